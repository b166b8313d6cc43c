// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/io/case_file.h"

#include <filesystem>
#include <span>
#include <string_view>

namespace tessera {

// A form, besides JSON, in which a case comes: a file or a folder. readCaseFile() reads those that a program has added.
struct CaseFormat {
    bool (*takes)(const std::filesystem::path& path); // by its name, or by what is there
    // Throws IoError; OutsideFolder where the reach is too short for what it names.
    CaseFile (*read)(const std::filesystem::path& path, const MemoryBudget& budget, SourceReach reach);
};

void addCaseFormat(const CaseFormat& format); // when the program begins, before it has threads
const CaseFormat* caseFormatOf(const std::filesystem::path& path); // null: JSON, as far as it is known

// The built-in examples: resources/cases, compiled in.
struct BuiltInCase {
    std::string_view path; // ":/cases/NAME.json": no file has such a path
    std::string_view json;
};

std::span<const BuiltInCase> builtInCases(); // by name
bool isBuiltInCase(std::string_view path); // decided by the path's beginning
CaseFile readBuiltInCase(std::string_view path, const MemoryBudget& budget = {}); // throws IoError

} // namespace tessera
