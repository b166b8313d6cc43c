// SPDX-License-Identifier: Apache-2.0
#include "engine/core/compare/tolerance.h"

#include "engine/core/tensor/error.h"
#include "tests/support/loaded.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

const std::string kNearest = "RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2 --DataType ";
const std::string kLinear = "RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2 --InterpolationMode LINEAR --DataType ";
const std::string kMoves = "DEPTH_TO_SPACE --Sizes 1,4,2,2 --DataType ";

// semantics.md, section 7.
TEST(TolerancePreset, SaysWhatOthersAllow)
{
    struct Row {
        const char* preset;
        std::string text;
        Tolerance expected;
    };
    const Row rows[] = {
        {"bits", kLinear + "FLOAT32", {}},
        {"bound", kLinear + "FLOAT32", {.interpolationBound = true}},
        {"bound", kNearest + "FLOAT32", {}},
        {"foreign", kMoves + "FLOAT32", {}},
        {"foreign", kNearest + "FLOAT32", {.eitherNeighbour = true}},
        {"foreign", kLinear + "FLOAT16", {.interpolationBound = true, .anyCoordinates = true}},
        {"webnn", kMoves + "FLOAT32", {}},
        {"webnn", kNearest + "FLOAT32", {}},
        {"webnn", kLinear + "FLOAT32", {.ulp = 84}},
        {"webnn", kLinear + "FLOAT16", {.ulp = 10}},
        {"webnn", kLinear + "UINT8", {.ulp = 1}},
        {"onnx", kMoves + "FLOAT32", {.atol = 1e-7, .rtol = 1e-3}},
        {"onnx", kLinear + "INT8", {.atol = 1e-7, .rtol = 1e-3}},
        {"onnxruntime", kLinear + "FLOAT32", {.atol = 1e-5, .rtol = 1e-4}},
        {"onnxruntime", kLinear + "FLOAT16", {.atol = 2.5e-3, .rtol = 1e-3}},
        {"onnxruntime", kLinear + "UINT8", {}},
    };
    for (const Row& row : rows) {
        EXPECT_EQ(tolerancePreset(row.preset)->of(planOf(row.text)), row.expected) << row.preset << " of " << row.text;
    }
    EXPECT_FALSE(tolerancePreset("strict"));
    const Plan linear = planOf(kLinear + "FLOAT32"), copies = planOf(kNearest + "FLOAT32");
    EXPECT_EQ(defaultTolerance(linear, false), (Tolerance{.interpolationBound = true}));
    EXPECT_EQ(defaultTolerance(linear, true), Tolerance()) << "both execute the plan";
    EXPECT_EQ(defaultTolerance(copies, false), Tolerance());
}

ToleranceOptions optionsOf(const std::string& text)
{
    const std::vector<std::string> words = shellWords(text);
    ToleranceOptions options;
    for (size_t i = 0; i + 1 < words.size(); i += 2)
        options.set(words[i].substr(2), words[i + 1]);
    options.check();
    return options;
}

// What the options give where the case allows something of its own, or nothing.
Tolerance toleranceOf(const std::string& options, const std::optional<Tolerance>& own, bool bothExecutePlans = true)
{
    return optionsOf(options).of(planOf(kLinear + "FLOAT32"), own, bothExecutePlans);
}

// Whatever the case allows of its own: the line says all of it.
TEST(ToleranceText, OptionsGiveTheToleranceBack)
{
    std::vector<Tolerance> all = {{}};
    const auto vary = [&](auto&& change) {
        const size_t count = all.size();
        for (size_t i = 0; i < count; ++i) {
            all.push_back(all[i]);
            change(all.back());
        }
    };
    vary([](Tolerance& t) { t.atol = 1e-7; });
    vary([](Tolerance& t) { t.rtol = 0.1; });
    vary([](Tolerance& t) { t.ulp = UINT64_MAX; });
    vary([](Tolerance& t) { t.interpolationBound = true; });
    vary([](Tolerance& t) { t.nanEqualsNan = false; });
    vary([](Tolerance& t) { t.eitherNeighbour = true; });
    vary([](Tolerance& t) { t.integers = IntegerRounding::HalfEven; });
    vary([](Tolerance& t) { t.anyCoordinates = true; });
    vary([](Tolerance& t) { t.allowedShare = 0.07; });
    vary([](Tolerance& t) { t.hardLimit = 1.0 / 3; });
    for (int i = 0; i <= 1000; ++i)
        all.push_back({.allowedShare = i / 1000.0});
    for (const IntegerRounding rounding : kIntegerRoundings)
        all.push_back({.integers = rounding});
    for (const Tolerance& tolerance : all)
        EXPECT_EQ(toleranceOf(optionsText(tolerance), Tolerance{.atol = 3}), tolerance) << optionsText(tolerance);
}

TEST(ToleranceText, WhatIsNotSaidIsTheCasesOrTheDefault)
{
    const Tolerance own{.atol = 3, .hardLimit = 5};
    EXPECT_EQ(toleranceOf("--ties either", own), (Tolerance{.atol = 3, .eitherNeighbour = true, .hardLimit = 5}));
    EXPECT_EQ(toleranceOf("--nan different", {}, false),
              (Tolerance{.interpolationBound = true, .nanEqualsNan = false}));
    EXPECT_EQ(toleranceOf("--ulp 3", own, false), Tolerance{.ulp = 3});
    EXPECT_EQ(toleranceOf("--bound off", {}, false), Tolerance{});
    EXPECT_TRUE(ToleranceOptions().isEmpty());
    EXPECT_FALSE(optionsOf("--limit 3").isEmpty());
}

TEST(ToleranceText, RefusesWithTheOptionTheValueAndWhatIsRight)
{
    for (const char* wrong : {"--allow 100.5", "--allow -1", "--atol nan", "--atol inf", "--rtol 1e999", "--ulp 1.5",
                              "--ulp 99999999999999999999", "--bound yes", "--nan 1", "--ties other", "--integers even",
                              "--limit x", "--tolerance loose"}) {
        const std::vector<std::string> words = shellWords(wrong);
        EXPECT_THAT(
            messageOf<TextError>([&] { optionsOf(wrong); }),
            testing::AllOf(testing::StartsWith(words[0] + " \"" + words[1] + "\": "), testing::HasSubstr("expected")));
    }
    EXPECT_THROW(optionsOf("--tolerance onnx --bound on"), TextError);
}

} // namespace
} // namespace tessera
