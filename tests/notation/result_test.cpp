#include <doctest/doctest.h>

#include <string>

#include "tabia/chess.hpp"
#include "tabia/notation/fen_reader.hpp"

namespace {

using tabia::expected;
using tabia::parse_error;
using reader = tabia::fen_reader<tabia::chess>;

TEST_CASE("expected: a value or an error") {
    const expected<int, parse_error> value = 7;
    CHECK(value.has_value());
    CHECK(static_cast<bool>(value));
    CHECK_EQ(*value, 7);
    const expected<int, parse_error> error = parse_error{3, "no good"};
    CHECK_FALSE(error.has_value());
    CHECK_EQ(error.error().offset, 3);
    CHECK_EQ(to_string(error.error()), "at 3: no good");
    expected<std::string, parse_error> text = std::string{"abc"};
    CHECK_EQ(text->size(), 3);
    *text += "d";
    CHECK_EQ(*text, "abcd");
}

TEST_CASE("reader: characters and ends") {
    reader in{"a b"};
    CHECK_EQ(in.peek(), 'a');
    CHECK(in.in_field());
    CHECK_FALSE(in.take('b'));
    CHECK(in.take('a'));
    CHECK_FALSE(in.in_field());
    CHECK_EQ(in.rest(), " b");
    in.skip(2);
    CHECK(in.at_end());
    CHECK_EQ(in.peek(), '\0');
    CHECK_FALSE(in.take('\0'));
    CHECK_EQ(in.offset(), 3);
}

TEST_CASE("reader: numbers") {
    reader good{"120x"};
    CHECK(good.number(120, "n") == 120u);
    CHECK_EQ(good.offset(), 3);
    CHECK_FALSE(good.error().has_value());
    reader zero{"0"};
    CHECK(zero.number(5, "n") == 0u);
    for (const auto* text : {"", "x", "-1", "121", "007", "00", "99999999999999999999999999"}) {
        CAPTURE(text);
        reader bad{text};
        CHECK_FALSE(bad.number(120, "n").has_value());
        REQUIRE(bad.error().has_value());
        CHECK_EQ(bad.error()->offset, 0);
    }
}

TEST_CASE("reader: the first thing wrong is kept") {
    reader in{"e9"};
    CHECK_FALSE(in.cell_name("a cell").has_value());
    in.skip();
    in.fail("later");
    REQUIRE(in.error().has_value());
    CHECK_EQ(in.error()->offset, 0);
    CHECK_EQ(in.error()->reason, "expected a cell");
    reader cell{"e4"};
    CHECK(cell.cell_name("a cell") == tabia::cell_at<tabia::chess, "e4">);
    CHECK(cell.at_end());
}

}  // namespace
