#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tabia/variants.hpp>

namespace arbiter {

enum class command { moves, perft, apply, walk };

/// What the user asks, with all arguments read but the FEN and the moves, which only a variant can read.
struct request {
    arbiter::command command{};
    std::string_view variant;
    std::string_view fen;
    int depth = 0;
    std::uint64_t seed = 0;
    std::uint64_t plies = 0;
    std::vector<std::string_view> moves;
};

/// The text with all but printable ASCII written as `\xNN`.
inline std::string printable(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string shown;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte < 0x7f)
            shown += c;
        else
            (shown += "\\x").append({digits[byte >> 4], digits[byte & 15u]});
    }
    return shown;
}

namespace detail {

inline constexpr std::uint64_t deepest = 99;
inline constexpr std::uint64_t longest_walk = 1'000'000;

/// Takes the arguments one by one and remembers the first thing that is wrong.
class argument_reader {
public:
    explicit argument_reader(const std::vector<std::string_view>& arguments) : arguments_{arguments} {}

    std::string_view text(std::string_view what) {
        if (next_ < arguments_.size()) return arguments_[next_++];
        fail(std::string{what} + " is missing" + usage);
        return {};
    }

    std::uint64_t number(std::string_view what, std::uint64_t most) {
        const std::string_view digits = text(what);
        std::uint64_t value = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc{} || end != digits.data() + digits.size() || value > most)
            fail(place(what) + '\'' + std::string{digits} + "' is no whole number from 0 to " + std::to_string(most));
        return value;
    }

    std::vector<std::string_view> rest() {
        const std::size_t first = std::exchange(next_, arguments_.size());
        return {arguments_.begin() + static_cast<std::ptrdiff_t>(first), arguments_.end()};
    }

    /// Where the argument taken last stands.
    [[nodiscard]] std::string place(std::string_view what) const {
        return "argument " + std::to_string(next_) + " (" + std::string{what} + "): ";
    }

    void fail(std::string why) {
        if (!error_) error_ = std::move(why);
    }
    void fail_if_more() {
        if (next_ == arguments_.size()) return;
        const std::string_view extra = arguments_[next_];
        fail("argument " + std::to_string(next_ + 1) + ": '" + std::string{extra} + "' is one too many");
    }
    [[nodiscard]] const std::optional<std::string>& error() const noexcept { return error_; }

private:
    static constexpr auto usage = "; 'arbiter --help' tells what to write";

    const std::vector<std::string_view>& arguments_;
    std::size_t next_ = 0;
    std::optional<std::string> error_;
};

inline command read_command(argument_reader& in) {
    const std::string_view word = in.text("the command");
    if (word == "moves") return command::moves;
    if (word == "perft") return command::perft;
    if (word == "apply") return command::apply;
    if (word != "walk")
        in.fail(in.place("the command") + '\'' + std::string{word} + "' is none of moves, perft, apply, walk");
    return command::walk;
}

inline std::string_view read_variant(argument_reader& in) {
    const std::string_view name = in.text("VARIANT");
    if (std::find(tabia::variant_names.begin(), tabia::variant_names.end(), name) == tabia::variant_names.end()) {
        std::string why = in.place("VARIANT") + '\'' + std::string{name} + "' is none of";
        for (std::string_view separator = " "; const std::string_view known : tabia::variant_names) {
            why.append(separator).append(known);
            separator = ", ";
        }
        in.fail(std::move(why));
    }
    return name;
}

}  // namespace detail

/// Reads the arguments after the program's name; the error is a line that says what is wrong and where.
inline tabia::expected<request, std::string> parse_request(const std::vector<std::string_view>& arguments) {
    detail::argument_reader in{arguments};
    request asked;
    asked.command = detail::read_command(in);
    asked.variant = detail::read_variant(in);
    if (asked.command == command::perft) asked.depth = static_cast<int>(in.number("DEPTH", detail::deepest));
    if (asked.command == command::walk) {
        asked.seed = in.number("SEED", std::numeric_limits<std::uint64_t>::max());
        asked.plies = in.number("PLIES", detail::longest_walk);
    }
    asked.fen = in.text("FEN");
    if (asked.command == command::apply) asked.moves = in.rest();
    in.fail_if_more();
    if (in.error()) return *in.error();
    return asked;
}

/// The position of a FEN, or of the word `startpos`.
template <class V>
tabia::expected<tabia::position<V>, tabia::parse_error> parse_position(std::string_view fen) {
    if (fen == "startpos") return tabia::position<V>::start();
    return tabia::parse_fen<V>(fen);
}

}  // namespace arbiter
