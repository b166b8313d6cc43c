// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/commands/arguments/command_line.h"

#include <span>
#include <string_view>

namespace tessera {

// Of the commands that write a page.
inline constexpr Option kHtml{"html", "FILE", "Writes a page for people, which needs no other file and no network.",
                              ValueKind::File};

// Before long work, of the options that name files for reports: whether one of them is standard output. Throws IoError
// where a folder is missing, TextError where standard output would take two.
bool useStandardOutput(const CommandLine& line, std::span<const std::string_view> options);

} // namespace tessera
