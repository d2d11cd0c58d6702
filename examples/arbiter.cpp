// How does a program serve every variant by name? It asks `visit_variant` for the type and does the rest in templates.

#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/answer.hpp"
#include "arbiter/help.hpp"
#include "arbiter/request.hpp"

namespace {

constexpr int bad_request = 2;
constexpr int unwritable_output = 3;

/// One line on stderr, whatever bytes the user's texts contain.
int refuse(std::string_view why) {
    std::cerr << "arbiter: " << arbiter::printable(why) << '\n';
    return bad_request;
}

int run(const std::vector<std::string_view>& arguments) {
    if (!arguments.empty() && (arguments[0] == "--help" || arguments[0] == "-h")) {
        std::cout << arbiter::help();
        return 0;
    }
    const auto request = arbiter::parse_request(arguments);
    if (!request) return refuse(request.error());

    int status = 0;
    tabia::visit_variant(request->variant, [&]<class V>() {
        const auto pos = arbiter::parse_position<V>(request->fen);
        status = pos ? arbiter::answer(*request, *pos) : refuse("FEN, " + to_string(pos.error()));
    });
    return status;
}

}  // namespace

int main(int count, char** texts) {
    std::ios::sync_with_stdio(false);
    const int status = run({texts + (count > 0 ? 1 : 0), texts + count});
    if (std::cout.flush()) return status;
    std::cerr << "arbiter: the output cannot be written\n";
    return unwritable_output;
}
