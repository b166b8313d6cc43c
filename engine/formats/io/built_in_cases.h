// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/io/case_file.h"

#include <span>
#include <string_view>

namespace tessera {

// The built-in examples: resources/cases, compiled in.
struct BuiltInCase {
    std::string_view path; // ":/cases/NAME.json": no file has such a path
    std::string_view json;
};

std::span<const BuiltInCase> builtInCases(); // by name
bool isBuiltInCase(std::string_view path); // by how the path begins
CaseFile readBuiltInCase(std::string_view path, const MemoryBudget& budget = {}); // throws IoError

} // namespace tessera
