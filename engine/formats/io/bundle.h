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

// A bundle is one file with a case and all that was found: a zip of case.json, the tensors as .npy, results.json,
// versions.json, and manifest.json, which says that it is one. Unpacked, case.json is a case file; numpy.load() reads
// the tensors by their names: input, expected, result.cpu.

inline constexpr std::string_view kBundleExtension = ".tessera";

// What an engine gave.
struct BundledResult {
    std::string engine; // its name
    Tensor output;
};

struct Bundle {
    Case c; // its data in whatever form: they are kept as values
    std::optional<Tolerance> tolerance = {};
    std::optional<Tensor> expected = {}; // has the output's sizes and type
    std::vector<BundledResult> results = {}; // where nothing is expected, the first is held against what is run later
    std::vector<std::string> verdicts = {}; // what was found of engines: each a result of a report, in JSON
    std::vector<std::pair<std::string, std::string>> versions = {}; // {"version", "1.2"}: what it was made with
};

// The file. Equal bundles give equal bytes. Paths of this machine stay out of it, but for what the texts say. Throws
// IoError, TextError, EngineError.
std::string bundleBytes(const Bundle& bundle, const MemoryBudget& budget = {}, const WriteControl& control = {});

// The case of a bundle, with its input, its expected values (where it has none, the first result), and its tolerance.
// Everything is within the budget, and as the zip's sums have it. Throws IoError, which names the member.
CaseFile readBundle(const std::filesystem::path& path, const MemoryBudget& budget = {});

// Both sides of a bundle whose first verdict is FAIL: the engine's output, and what it was held against. Empty: there
// is no such verdict, or not both are kept. Throws as readBundle() does.
std::vector<BundledResult> failedResults(const std::filesystem::path& path, const MemoryBudget& budget = {});

// Files that end in .tessera, and those without a known extension that begin as a zip.
const CaseFormat& bundleFormat();

} // namespace tessera
