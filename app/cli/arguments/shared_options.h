// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/judge/measure/quality.h"
#include "engine/teach/lesson/player.h"

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace tessera {

// Options of the commands that run foreign engines.
inline constexpr Option kEngineFile = repeatable(
    {"engine-file", "FILE", "An engine file (NAME.engine.json); --engine then takes its name.", ValueKind::File});
inline constexpr Option kTimeout{
    "timeout", "SECONDS", "How long one run of a foreign engine may take. Default: 30, or what its engine file says."};

inline constexpr Option kRuns{
    "runs", "NUMBER", "How often an engine runs a case; a result whose bits change from run to run is mistrusted.",
    ValueKind::Text, "1"};
// How many runs it says, or as many as usual. Throws TextError.
unsigned runsOf(const CommandLine& line, const char* usual = "1", uint64_t least = 1);

// Options of the commands that run many cases.
inline constexpr Option kPack = unrepeated(
    {"pack", "all|NAME", "Runs the conformance pack, or one of its cases by name or number, in place of a CASE.",
     ValueKind::PackCase});
inline constexpr Option kFilter =
    unrepeated({"filter", "REGEX", "Only cases whose path, line, pack name or title matches, as `grep -E` reads it."});
// The option of the commands that have results for programs.
inline constexpr Option kJson = unrepeated(
    {"json", "[FILE]", "Writes the result for programs: to FILE, or to standard output without a FILE or with -.",
     ValueKind::File});
// The options of commands that write reports in all forms.
inline constexpr Option kJunit =
    unrepeated({"junit", "FILE", "Writes a report for continuous integration.", ValueKind::File});
inline constexpr Option kHtml =
    unrepeated({"html", "FILE", "Writes a page for people: one file that needs no network.", ValueKind::File});

ForeignOptions foreignOptions(const CommandLine& line); // throws TextError

// The services' engines, and behind them the foreign ones, by the options of the line. Both live longer.
EngineFactory enginesOf(const CommandLine& line, const Services& services);
// Starts a foreign engine at once, so that one sentence for all cases says what is missing. Throws EngineError.
EngineFactory startedEngines(const CommandLine& line, const Services& services);

// Calls `work`; a RunFailure then names the engine and what became of it.
template <class Work> auto namingEngine(const std::string& engine, Work&& work)
{
    try {
        return work();
    } catch (const RunFailure& failure) {
        throw RunFailure(failure.kind, engine + ": " + std::string(word(failure.kind)) + ": " + failure.message());
    }
}

inline constexpr std::array<std::string_view, 6> kToleranceNames = {"bits",  "bound", "foreign",
                                                                    "webnn", "onnx",  "onnxruntime"};
static_assert(kToleranceNames.size() == kTolerancePresetCount); // the names of tolerancePresets()

// The option of the commands that judge.
inline constexpr Option kTolerance =
    ofParts("tolerance", "PARTS",
            "What may differ: a name, parts such as atol=1e-5,ties=either, or both; see `tessera check --help`.",
            kToleranceNames);
ToleranceOptions toleranceOf(const CommandLine& line); // throws TextError

// Options of the commands that measure outputs as pictures.
inline constexpr std::string_view kAllMeasures = "all";
inline constexpr auto kQualityChoices = [] {
    std::array<std::string_view, kQualityMeasureCount + 1> words;
    for (size_t i = 0; i < kQualityMeasureCount; ++i)
        words[i] = kQualityWords[i];
    words.back() = kAllMeasures;
    return words;
}();
inline constexpr Option kQuality =
    repeatable(ofParts("quality", "MEASURE[:PARTS]", "Also measures A against B as pictures.", kQualityChoices));
// None where --quality is not given. Throws TextError.
std::optional<QualityRequest> qualityRequestOf(const CommandLine& line);

inline constexpr uint64_t kMostSteps = uint64_t{1} << 62;

// Where a line says that the player stands. Option of the commands that play a case.
inline constexpr Option kStep = ofParts("step", "NUMBER,PARTS",
                                        "How many steps of the window's player are done, all by default; along=output, "
                                        "input or memory, by=element, row, block or channel.");
struct StepOptions {
    Stepping stepping;
    std::optional<uint64_t> done; // none: all
    double rate = 2; // steps a second
};
std::optional<StepOptions> stepsFromOptions(const CommandLine& line); // none: it says nothing of a player

// Options of a picture of tensors: which part of a tensor is seen, and in which colours.
inline constexpr std::array<std::string_view, 5> kMapNames = {"viridis", "cividis", "gray", "turbo", "blue-orange"};
inline constexpr std::array<std::string_view, 5> kViews = {"window", "input", "output", "both", "comparison"};
inline constexpr Option kView =
    ofParts("view", "NAME,PARTS",
            "What is drawn. Parts: zoom=PIXELS for each element, at=X:Y in the middle, channel=C alone.", kViews);
inline constexpr Option kColours = ofParts(
    "colours", "NAME,PARTS",
    "The colours of values. Parts: exposure=STOPS, gamma=NUMBER, levels=LOW:HIGH, clipping=on; see below.", kMapNames);
struct ToneOptions { // how values become colours
    std::optional<std::string> map; // one of kMapNames
    double exposure = 0, gamma = 1;
    bool showsClipping = false;
};

struct ViewOptions {
    std::optional<std::string> name; // one of kViews
    std::optional<double> zoom;
    std::optional<std::array<uint32_t, 2>> at; // x, y
    std::optional<uint32_t> channel;
    std::optional<std::pair<double, double>> levels;
    ToneOptions tone;
};
ViewOptions viewFromOptions(const CommandLine& line); // throws TextError

} // namespace tessera
