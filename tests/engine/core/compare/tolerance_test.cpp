// SPDX-License-Identifier: Apache-2.0
#include "engine/core/compare/tolerance.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

Plan planOf(const std::string& text)
{
    return makePlan(caseFromText(text).op);
}

std::string resampling(const char* mode, const char* type)
{
    return std::string("RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2 --InterpolationMode ") + mode + " --DataType "
        + type;
}

// semantics.md, section 7.
TEST(TolerancePreset, SaysWhatOthersAllow)
{
    struct Row {
        const char* preset;
        std::string text;
        Tolerance expected;
    };
    const std::string moves = "DEPTH_TO_SPACE --Sizes 1,4,2,2 --DataType FLOAT32";
    const Row rows[] = {
        {"bits", resampling("LINEAR", "FLOAT32"), {}},
        {"bound", resampling("LINEAR", "FLOAT32"), {.interpolationBound = true}},
        {"bound", resampling("NEAREST_NEIGHBOR", "FLOAT32"), {}},
        {"foreign", moves, {}},
        {"foreign", resampling("NEAREST_NEIGHBOR", "FLOAT32"), {.eitherNeighbour = true}},
        {"foreign", resampling("LINEAR", "FLOAT16"), {.interpolationBound = true, .anyCoordinates = true}},
        {"webnn", moves, {}},
        {"webnn", resampling("NEAREST_NEIGHBOR", "FLOAT32"), {}},
        {"webnn", resampling("LINEAR", "FLOAT32"), {.ulp = 84}},
        {"webnn", resampling("LINEAR", "FLOAT16"), {.ulp = 10}},
        {"webnn", resampling("LINEAR", "UINT8"), {.ulp = 1}},
        {"onnx", moves, {.atol = 1e-7, .rtol = 1e-3}},
        {"onnx", resampling("LINEAR", "INT8"), {.atol = 1e-7, .rtol = 1e-3}},
        {"onnxruntime", resampling("LINEAR", "FLOAT32"), {.atol = 1e-5, .rtol = 1e-4}},
        {"onnxruntime", resampling("LINEAR", "FLOAT16"), {.atol = 2.5e-3, .rtol = 1e-3}},
        {"onnxruntime", resampling("LINEAR", "UINT8"), {}},
    };
    for (const Row& row : rows) {
        ASSERT_TRUE(tolerancePreset(row.preset)) << row.preset;
        EXPECT_EQ(tolerancePreset(row.preset)->of(planOf(row.text)), row.expected) << row.preset << " of " << row.text;
    }
    EXPECT_FALSE(tolerancePreset("strict"));
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

Plan linear()
{
    return makePlan(caseFromText("RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2 --InterpolationMode LINEAR").op);
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
    const Tolerance own{.atol = 3, .nanEqualsNan = true};
    for (const Tolerance& tolerance : all)
        EXPECT_EQ(optionsOf(optionsText(tolerance)).of(linear(), own, true), tolerance) << optionsText(tolerance);
}

TEST(ToleranceText, EveryShareSurvives)
{
    for (int i = 0; i <= 1000; ++i) {
        const Tolerance tolerance{.allowedShare = i / 1000.0};
        EXPECT_EQ(optionsOf(optionsText(tolerance)).of(linear(), std::nullopt, true).allowedShare,
                  tolerance.allowedShare);
    }
}

TEST(ToleranceText, WhatIsNotSaidIsTheCasesOrTheDefault)
{
    const Tolerance own{.atol = 3, .hardLimit = 5};
    EXPECT_EQ(optionsOf("--ties either").of(linear(), own, true),
              (Tolerance{.atol = 3, .eitherNeighbour = true, .hardLimit = 5}));
    EXPECT_EQ(optionsOf("--nan different").of(linear(), std::nullopt, false),
              (Tolerance{.interpolationBound = true, .nanEqualsNan = false}));
    EXPECT_EQ(optionsOf("--ulp 3").of(linear(), own, false), Tolerance{.ulp = 3});
    EXPECT_EQ(optionsOf("--bound off").of(linear(), std::nullopt, false), Tolerance{});
    for (const IntegerRounding rounding : kIntegerRoundings)
        EXPECT_EQ(optionsOf("--integers " + std::string(name(rounding))).of(linear(), own, true).integers, rounding);
    EXPECT_TRUE(ToleranceOptions().isEmpty());
    EXPECT_FALSE(optionsOf("--limit 3").isEmpty());
}

TEST(ToleranceText, RefusesWithTheOptionTheValueAndWhatIsRight)
{
    for (const char* wrong : {"--allow 100.5", "--allow -1", "--atol nan", "--atol inf", "--rtol 1e999", "--ulp 1.5",
                              "--ulp 99999999999999999999", "--bound yes", "--nan 1", "--ties other", "--integers even",
                              "--limit x", "--tolerance loose"}) {
        const std::vector<std::string> words = shellWords(wrong);
        try {
            optionsOf(wrong);
            ADD_FAILURE() << wrong;
        } catch (const TextError& error) {
            EXPECT_THAT(error.what(), testing::StartsWith(words[0] + " \"" + words[1] + "\": "));
            EXPECT_THAT(error.what(), testing::HasSubstr("expected"));
        }
    }
    EXPECT_THROW(optionsOf("--tolerance onnx --bound on"), TextError);
}

} // namespace
} // namespace tessera
