// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/engines/run_failure.h"
#include "engine/judge/quality/quality.h"
#include "engine/teach/lesson/player.h"

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace tessera {

// Options of the commands that run engines which are not ours.
inline constexpr Option kEngineFile =
    repeatable({"engine-file", "FILE",
                "An engine that a file describes; its name is then one for --engine. May be given more than once.",
                ValueKind::File});
inline constexpr Option kTimeout{
    "timeout", "SECONDS",
    "So long may an engine that is not ours take for one run; 30, or what its file says, where it is not given."};

inline constexpr Option kRuns{"runs", "NUMBER",
                              "How often an engine runs a case; what differs in a bit from run to run is mistrusted.",
                              ValueKind::Text, "1"};
// How many runs it says, or as many as usual. Throws TextError.
unsigned runsOf(const CommandLine& line, const char* usual = "1", uint64_t least = 1);

// Options of the commands that run many cases.
inline constexpr Option kPack =
    unrepeated({"pack", "all|NAME", "No CASE, but the conformance pack, or one of its cases, by its name or number.",
                ValueKind::PackCase});
inline constexpr Option kFilter = unrepeated(
    {"filter", "REGEX",
     "Only cases with this in their path or line, or in a pack case's name or title, as `grep -E` reads it."});
inline constexpr Option kResultsJson =
    unrepeated({"json", "FILE", "Writes a report with all figures.", ValueKind::File});

ForeignOptions foreignOptions(const CommandLine& line); // throws TextError

// The services's engines, and behind them those that are not ours, by the options of the line. Both live longer.
EngineFactory enginesOf(const CommandLine& line, const Services& services);
// The same; an engine that is not ours is started at once, so that what is missing is one sentence for all cases.
// Throws EngineError.
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
static_assert(kToleranceNames.size() == kTolerancePresetCount); // those of tolerancePresets()
inline constexpr std::array<std::string_view, 2> kBoundChoices = {"on", "off"}, kNanChoices = {"equal", "different"},
                                                 kTieChoices = {"either", "exact"},
                                                 kCoordinateChoices = {"any", "exact"};
inline constexpr auto kIntegerChoices = [] {
    std::array<std::string_view, kIntegerRoundings.size()> names;
    for (size_t i = 0; i < names.size(); ++i)
        names[i] = name(kIntegerRoundings[i]);
    return names;
}();

// Options of the commands that judge: each part of a tolerance, by the names of ToleranceOptions.
inline constexpr std::array<Option, 11> kToleranceOptions = {{
    oneOf("tolerance", "NAME", "What others allow.", kToleranceNames),
    {"atol", "NUMBER", "Elements may differ by this much …"},
    {"rtol", "NUMBER", "… plus this much of the expected value …"},
    {"ulp", "NUMBER", "… or by so many units in the last place …"},
    oneOf("bound", "WORD", "… or by what the roundings of an interpolation can add up to.", kBoundChoices),
    oneOf("nan", "WORD", "Whether NaN is equal to NaN.", kNanChoices),
    oneOf("ties", "WORD", "Whether a nearest neighbour at a tie may be the other one.", kTieChoices),
    oneOf("integers", "WORD", "How the other program rounds sums to integers, where DirectML truncates.",
          kIntegerChoices),
    oneOf("coordinates", "WORD",
          "Whether coordinates may be 4 float32 ulps apart: another program computes them in another way.",
          kCoordinateChoices),
    {"allow", "PERCENT", "So many of the elements may differ by more …"},
    {"limit", "NUMBER", "… but none by more than this."},
}};

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
inline constexpr Option kQuality = repeatable(oneOf(
    "quality", "MEASURE", "Measures A against B as pictures, too; may be given more than once.", kQualityChoices));
inline constexpr Option kPeak{"peak", "NUMBER",
                              "White less black; where it is not given 1 for floats, 65535 for UINT16, else 255."};
inline constexpr Option kViewingDistance{"viewing-distance", "METRES",
                                         "How far FLIP's eye is from a display of 3840 pixels on 0.7 m.",
                                         ValueKind::Text, "0.7"};
inline constexpr Option kPixelsPerDegree{"ppd", "NUMBER", "The same as pixels per degree of vision; 67 for 0.7 m."};
// What these ask for; none where --quality is not given. Throws TextError.
std::optional<QualityRequest> qualityRequestOf(const CommandLine& line);

inline constexpr uint64_t kMostSteps = uint64_t{1} << 62;

// Options of the commands that play a case: where the player stands.
inline constexpr Option kAlong = oneOf("along", "ORDER", "Which order the steps follow.", kStepOrders, "output");
inline constexpr Option kBy = oneOf("by", "UNIT", "What a step fills.", kStepUnits, "element");

inline constexpr Option kStep{"step", "NUMBER",
                              "So many steps of the window's player are done; all where it is not given."};

inline Stepping steppingOf(const CommandLine& line)
{
    return {stepOrderFromText("--along", line.valueOrStandard("along")),
            stepUnitFromText("--by", line.valueOrStandard("by"))};
}

// Where a line says that the player stands; none: it says nothing of a player. Throws TextError.
struct ToldSteps {
    Stepping stepping;
    std::optional<uint64_t> done; // none: all
};
inline std::optional<ToldSteps> stepsFromOptions(const CommandLine& line)
{
    if (!line.value("along") && !line.value("by") && !line.value("step"))
        return {};
    ToldSteps told{steppingOf(line), {}};
    if (const auto step = line.value("step"))
        told.done = wholeNumber("step", *step, 0, kMostSteps);
    return told;
}

} // namespace tessera
