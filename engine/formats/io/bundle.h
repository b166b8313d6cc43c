// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/case_file.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// A bundle is one file with a case and its results: a zip of case.json, the tensors as .npy, results.json,
// versions.json, and manifest.json, which says that it is a bundle. Unpacked, case.json is a case file. numpy.load()
// reads the tensors by their names: input, expected, result.cpu.

inline constexpr std::string_view kBundleExtension = ".tessera";

// An engine's output.
struct BundledResult {
    std::string engine; // its name
    Tensor output;
};

struct Bundle {
    Case c; // its data, in any form, are kept as values
    std::optional<Tolerance> tolerance = {};
    std::optional<Tensor> expected = {}; // has the output's sizes and type
    std::vector<BundledResult> results = {}; // where nothing is expected, later runs are compared with the first
    std::vector<std::string> verdicts = {}; // each a result of a report, in JSON
    std::vector<std::pair<std::string, std::string>> versions = {}; // {"version", "1.2"}: of the programs that made it
};

// The bundle's file. Equal bundles give equal bytes. Paths of this machine are left out, except in texts. Throws
// IoError, TextError, EngineError.
std::string bundleBytes(const Bundle& bundle, const MemoryBudget& budget = {}, const WriteControl& control = {});

// The case of a bundle, with its input, its expected values (the first result where it has none), and its tolerance.
// The budget bounds everything together, and the zip's checksums are compared. Throws IoError, which names the member.
CaseFile readBundle(const std::filesystem::path& path, const MemoryBudget& budget = {});

// Both sides of a bundle whose first verdict is FAIL: the engine's output, and what it was compared with. Empty: there
// is no such verdict, or one side is missing. Throws as readBundle() does.
std::vector<BundledResult> failedResults(const std::filesystem::path& path, const MemoryBudget& budget = {});

// Files that end in .tessera, and those without a known extension that begin as a zip.
const CaseFormat& bundleFormat();

} // namespace tessera
