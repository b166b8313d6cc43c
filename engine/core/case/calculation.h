// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Numbers by their names: "elements", "H".
using Variables = std::map<std::string, double, std::less<>>;

// The values of "ceil(W / 8), ceil(H / 8), N * C", which commas separate. A value has numbers, names, + - * / % ( ),
// ceil() and floor(); a % b has the sign of b. Throws TextError, which says what is wrong and where.
std::vector<double> calculatedList(std::string_view text, const Variables& variables = {});
// The same for one value: "(3 + 0.5) / 2 - 0.5".
double calculated(std::string_view text, const Variables& variables = {});

} // namespace tessera
