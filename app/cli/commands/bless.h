// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"

#include <iosfwd>

namespace tessera {

// Of `check`.
inline constexpr Option kBless{
    "bless", "", "Checks nothing: takes the results of --engine as the expected values of the case files.",
    ValueKind::None};
inline constexpr Option kDryRun{"dry-run", "", "With --bless: says what would change, and writes nothing.",
                                ValueKind::None};

// `check --bless`: runs the case files of the line, says what changes of their expected values, and writes them. A file
// that does not run to its end, or not twice alike, keeps what it has. Answers with an exit code. Throws TextError for
// options that do not go with it.
int blessCases(const CommandLine& line, std::ostream& out, std::ostream& err, const Services& services);

} // namespace tessera
