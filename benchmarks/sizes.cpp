// How many bytes are a variant's position and its list of moves? One line for each: name, position, list.

#include <iostream>

#include <tabia/variants.hpp>

int main() {
    for (const auto name : tabia::variant_names)
        tabia::visit_variant(name, [&]<class V>() {
            std::cout << name << ' ' << sizeof(tabia::position<V>) << ' ' << sizeof(tabia::move_list<V>) << '\n';
        });
}
