// SPDX-License-Identifier: Apache-2.0
// Every bad engine on purpose is named by its class, and nothing by another's.

#include "engine/compute/registry/faulty_engine.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/run_failure.h"
#include "tests/engine/detect/identify/textbook.h"
#include "tests/support/environment.h"
#include "tests/support/random_case.h"
#include "tests/support/todays_part.h"

#include <iostream>
#include <map>
#include <optional>

namespace tessera {
namespace {

constexpr const char* kCases[] = {
    "DEPTH_TO_SPACE1 --Sizes 1,18,3,4 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data random:1",
    "DEPTH_TO_SPACE --Sizes 2,27,4,5 --DataType UINT16 --BlockSize 3 --data random:2",
    "SPACE_TO_DEPTH1 --Sizes 2,3,6,9 --DataType FLOAT32 --BlockSize 3 --Order DEPTH_COLUMN_ROW --data iota",
    "SPACE_TO_DEPTH1 --Sizes 2,4,6,12 --DataType UINT8 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data random:3",
    "DEPTH_TO_SPACE1 --Sizes 2,36,4,4 --Strides 576,1,144,36 --DataType FLOAT16 --BlockSize 3 --data random:4",
    "RESAMPLE1 --Sizes 2,3,7,9 --DataType FLOAT32 --Scales 1,1,1.7,2.3 --InputPixelOffsets 0.5,0.5,0.25,0.75 "
    "--data random:5",
    "RESAMPLE1 --Sizes 2,3,7,9 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.7,2.3 "
    "--InputPixelOffsets 0.5,0.5,0.25,0.75 --data random:6",
    "RESAMPLE2 --Sizes 1,3,20,30 --DataType UINT8 --RoundingDirection DECREASING --Scales 1,1,0.3,0.6 --data random:7",
    "RESAMPLE2 --Sizes 2,4,9,8 --Strides 288,1,32,4 --DataType FLOAT16 --InterpolationMode LINEAR --Scales 1,1,2.2,3 "
    "--data random:8",
    "RESAMPLE --Sizes 2,3,8,11 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,2.4,0.7 --data random:9",
    "RESAMPLE3 --Sizes 1,3,17,23 --DataType FLOAT32 --InterpolationMode LINEAR --Antialiased true --Scales "
    "1,1,0.4,0.6 --data random:10",
    "RESAMPLE3 --Sizes 1,3,17,23 --DataType FLOAT32 --InterpolationMode LINEAR --Antialiased true --AntialiasFilter "
    "TRIANGLE --Scales 1,1,0.4,0.6 --data random:10",
    "RESAMPLE3 --Sizes 2,3,17,23 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,0.4,0.6 --data random:11",
    "RESAMPLE_GRAD --Sizes 1,3,9,14 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.5,2 --data random:12",
    "RESAMPLE_GRAD1 --Sizes 2,3,9,14 --DataType FLOAT32 --Scales 1,1,1.5,2 --data random:13",
    "RESAMPLE1 --Sizes 2,3,6,10 --OutputTensor.Sizes 2,3,1,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales "
    "1,1,0.16,0.45 --data random:14",
};

struct Tally {
    unsigned made = 0, named = 0, grouped = 0, unknown = 0, wrong = 0;
};

Tensor sabotaged(const std::string& mistakes, const Case& c, const Tensor& input)
{
    return runOn(*makeFaultyEngine("sabotage:" + mistakes, {.threads = 1}), c, Plan{}, input);
}

// The same mistake, made again, gives the same output.
void holdAgain(const Diagnosis& found, const Case& c, const Tensor& input, const Tensor& output)
{
    Tolerance tolerance = defaultTolerance(makePlan(c.op), false);
    tolerance.ulp = 64; // float64 against float32
    tolerance.atol = !isFloat(output.desc.dataType) ? 1 : said(found.what).starts_with("sums") ? 0.1 : 1e-3;
    const Tensor again = withLayout(found.again(input), output.desc);
    const Comparison compared = compare(makePlan(c.op), input, again, output, tolerance);
    EXPECT_EQ(compared.beyond, 0u) << name(found.mistake) << ": " << said(found.what) << ", " << toText(c);
}

// Not where several elements lie at one address, where the output is small, or where most values are NaN or infinite
// and everything explains everything.
bool canBeHeld(const Case& c)
{
    const std::vector<uint64_t> strides = effectiveStrides(c.op.input);
    const auto* generator = std::get_if<Generator>(&c.data);
    return std::ranges::find(strides, 0u) == strides.end() && elementCount(c.op.output) >= 16
        && (generator == nullptr || generator->pattern != Pattern::Special);
}

void hold(const Mistake& mistake, const Case& c, std::map<std::string, Tally>& tallies)
{
    const Tensor input = loadInput(c), right = runOn(engineNamed("cpu"), c, input);
    const Plan plan = makePlan(c.op);
    Tensor output;
    try {
        output = sabotaged(std::string(mistake.name), c, input);
    } catch (const RunFailure&) {
        return; // it cannot be made in this case
    }
    const std::string wanted(mistake.className());
    if (wanted != "none" && compare(plan, input, output, right, defaultTolerance(plan, false)).verdict != Verdict::Fail)
        return; // this case does not see it
    const Diagnosis found = identify(input, output, c.op);
    Tally& tally = tallies[wanted];
    ++tally.made;
    const std::vector<std::string> names = namesOf({.mistakes = found.classes().mistakes});
    const bool isWanted = std::ranges::find(names, wanted) != names.end();
    ++(names == std::vector{wanted} && !found.second      ? tally.named
           : isWanted                                     ? tally.grouped
           : names == std::vector{std::string("unknown")} ? tally.unknown
                                                          : tally.wrong);
    EXPECT_TRUE(isWanted || names.front() == "unknown") << mistake.name << ": " << toText(c) << words(found);
    if (found.isNamed() && found.again && found.explained == found.of)
        holdAgain(found, c, input, output);
}

// Two mistakes at once: exchanged axes and anything, a convention and a rounding, and what nobody wrote beside another.
constexpr std::string_view kPairs =
    "layout:channels-last+order swapped-axes+permutation channel-order+order "
    "swapped-axes:flipped+coordinates swapped-axes:flipped+mode swapped-axes+coordinates:align-corners "
    "channel-order+nearest-rule swapped-axes:flipped+half-weights:8-bit channel-order+integer-rounding "
    "coordinates+integer-rounding coordinates:half-pixel+integer-rounding:floor "
    "coordinates:align-corners+half-weights coordinates+half-weights:8-bit scale+integer-rounding:floor "
    "mode:cubic+half-weights:8-bit edge:extrapolated+integer-rounding order+unwritten "
    "coordinates:align-corners+unwritten:zero scale+unwritten:zero mode:cubic+unwritten "
    "integer-rounding+unwritten:zero swapped-axes+unwritten";

// None: one of the two cannot be made here, or does not show beside the other.
std::optional<std::vector<std::string>> classesOfBoth(const std::string& pair, const Case& c)
{
    const Tensor input = loadInput(c);
    const Plan plan = makePlan(c.op);
    const Tolerance tolerance = defaultTolerance(plan, false);
    try {
        const Tensor output = sabotaged(pair, c, input);
        const size_t plus = pair.find('+');
        for (const std::string& other : {std::string("none"), pair.substr(0, plus), pair.substr(plus + 1)})
            if (compare(plan, input, output, sabotaged(other, c, input), tolerance).verdict != Verdict::Fail)
                return {};
        const Diagnosis found = identify(input, output, c.op);
        return namesOf(found.classes());
    } catch (const RunFailure&) {
        return {};
    }
}

TEST(IdentifyFaultyEngines, TwoMistakesAtOnceAreBothNamed)
{
    unsigned made = 0, named = 0;
    uint64_t number = 0;
    for (const char* line : kCases)
        for (const std::string_view each : splitText(kPairs, " ")) {
            const std::string pair(each);
            if (!runsToday(number++))
                continue;
            const auto names = classesOfBoth(pair, caseFromText(line));
            if (!names)
                continue;
            const auto has = [&](const std::string& mistake) {
                return std::ranges::find(*names, mistake.substr(0, mistake.find(':'))) != names->end();
            };
            const bool first = has(pair.substr(0, pair.find('+'))), second = has(pair.substr(pair.find('+') + 1));
            ++made;
            named += static_cast<unsigned>(first && second);
            EXPECT_TRUE(first || second || names->front() == "unknown")
                << pair << " is named " << testing::PrintToString(*names) << ": " << line;
            if (!first || !second)
                std::cout << pair << " is named " << testing::PrintToString(*names) << ": " << line << '\n';
        }
    std::cout << "both named: " << named << " of " << made << '\n';
    EXPECT_LE(made - named, std::max(3u, made * 15 / 100));
}

TEST(IdentifyFaultyEngines, AreNamedByTheirClass)
{
    std::vector<Case> cases;
    for (const char* line : kCases)
        cases.push_back(caseFromText(line));
    for (const uint64_t seed : testSeeds(fromEnvironment("SEEDS", 2)))
        cases.push_back(randomCase(seed));
    std::map<std::string, Tally> tallies;
    uint64_t number = 0;
    for (const Case& c : cases)
        for (const Mistake& mistake : mistakes())
            if (runsToday(number++) && canBeHeld(c))
                hold(mistake, c, tallies);
    for (const auto& [name, tally] : tallies)
        std::cout << name << ": " << tally.named << " of " << tally.made << ", " << tally.grouped << " in a group, "
                  << tally.unknown << " unknown, " << tally.wrong << " wrong\n";
}

} // namespace
} // namespace tessera
