// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/cpu_engine.h"
#include "engine/core/compare/compare.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/ops/axes.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/case_file.h"
#include "tests/support/loaded.h"
#include "tests/support/matchers.h"
#include "tests/support/tensors.h"

#include <cmath>

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

// The tolerance of --tolerance's text beside the case's own tolerance, if it has one.
Tolerance toleranceOf(const std::string& text, const std::optional<Tolerance>& own, bool bothExecutePlans = true)
{
    return ToleranceOptions(text).of(planOf(kLinear + "FLOAT32"), own, bothExecutePlans);
}

// The printed text says all of a tolerance, also what the case itself allows.
TEST(ToleranceText, GivesTheToleranceBack)
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
    for (const Tolerance& tolerance : all) {
        EXPECT_EQ(toleranceOf(toleranceText(tolerance), Tolerance{.atol = 3}), tolerance) << toleranceText(tolerance);
        EXPECT_EQ(toleranceFromJson(toJson(tolerance)), tolerance) << "as it is saved with the case";
    }
    EXPECT_THAT(messageOf<IoError>([] { toleranceFromJson(R"({"integers": "down"})"); }),
                HasSubstr("truncate, half-up, half-even, half-away-from-zero, half-down, floor or ceil"));
}

TEST(ToleranceText, WhatIsNotSaidIsTheCasesOrTheDefault)
{
    const Tolerance own{.atol = 3, .hardLimit = 5};
    EXPECT_EQ(toleranceOf("ties=either", own), (Tolerance{.atol = 3, .eitherNeighbour = true, .hardLimit = 5}));
    EXPECT_EQ(toleranceOf("nan=different", {}, false), (Tolerance{.interpolationBound = true, .nanEqualsNan = false}));
    EXPECT_EQ(toleranceOf("ulp=3", own, false), Tolerance{.ulp = 3});
    EXPECT_EQ(toleranceOf("bound=off", {}, false), Tolerance{});
    EXPECT_TRUE(ToleranceOptions().isEmpty());
    EXPECT_FALSE(ToleranceOptions("limit=3").isEmpty());
    EXPECT_EQ(toleranceOf("onnx,atol=1,allow=50", own), (Tolerance{.atol = 1, .rtol = 1e-3, .allowedShare = 0.5}));
}

TEST(ToleranceText, RefusesWithThePartTheValueAndWhatIsRight)
{
    for (const auto& [part, value] : {std::pair<std::string, std::string>("allow", "100.5"),
                                      {"allow", "-1"},
                                      {"atol", "nan"},
                                      {"atol", "inf"},
                                      {"rtol", "1e999"},
                                      {"ulp", "1.5"},
                                      {"ulp", "99999999999999999999"},
                                      {"bound", "yes"},
                                      {"nan", "1"},
                                      {"ties", "other"},
                                      {"integers", "even"},
                                      {"limit", "x"}}) {
        const std::string text = part + "=" + value;
        EXPECT_THAT(messageOf<TextError>([&text] { ToleranceOptions{text}; }),
                    AllOf(StartsWith("--tolerance " + part + " \"" + value + "\": "), HasSubstr("expected")));
    }
    for (const char* wrong : {"loose", "", "ulp", "onnx,bits", "ulp=1,onnx", "size=1", "--ulp 4"})
        EXPECT_THAT(messageOf<TextError>([&] { ToleranceOptions{wrong}; }), HasSubstr("expected")) << wrong;
}

constexpr float kTwoUlps = 0x1p-19f; // two ulps of coordinates from 8 on

// Coordinates lie between 8 and 16, where a shift of an offset is as many ulps everywhere.
const std::string kOffsets = " --InputPixelOffsets -7.5 --OutputPixelOffsets -0.5 --data random:3";
const std::string kCases[] = {
    "DEPTH_TO_SPACE --Sizes 1,4,2,3 --data random:3",
    "RESAMPLE1 --Sizes 32 --OutputTensor.Sizes 15 --Scales 2 --InterpolationMode LINEAR" + kOffsets,
    "RESAMPLE1 --Sizes 32 --OutputTensor.Sizes 15 --Scales 2 --InterpolationMode LINEAR --DataType FLOAT16" + kOffsets,
    "RESAMPLE1 --Sizes 32 --OutputTensor.Sizes 15 --Scales 2 --InterpolationMode LINEAR --DataType UINT8" + kOffsets,
    "RESAMPLE1 --Sizes 32 --OutputTensor.Sizes 15 --Scales 2" + kOffsets,
    // Every coordinate is an element, or lies outside: linear copies.
    "RESAMPLE1 --Sizes 32 --OutputTensor.Sizes 8 --Scales 1 --InterpolationMode LINEAR --InputPixelOffsets -8 "
    "--OutputPixelOffsets 0 --data random:3",
    "RESAMPLE1 --Sizes 4 --OutputTensor.Sizes 6 --Scales 2 --InterpolationMode LINEAR --InputPixelOffsets -9 "
    "--OutputPixelOffsets 0 --data random:3",
    "RESAMPLE_GRAD --Sizes 15 --OutputGradientTensor.Sizes 32 --Scales 2 --InterpolationMode LINEAR "
    "--InputPixelOffsets -0.5 --OutputPixelOffsets -7.5 --data random:3",
    "RESAMPLE_GRAD --Sizes 5 --OutputGradientTensor.Sizes 32 --Scales 0.75 --InterpolationMode LINEAR "
    "--InputPixelOffsets -0.5 --OutputPixelOffsets -8.5 --DataType FLOAT16 --data random:3",
    "RESAMPLE_GRAD1 --Sizes 15 --OutputGradientTensor.Sizes 32 --Scales 2 --InputPixelOffsets -0.5 "
    "--OutputPixelOffsets -7.5 --data random:3",
};

struct Held : Loaded {
    using Loaded::Loaded;
    Tensor right = outputOf(c);

    Tensor outputOf(const Case& other) const
    {
        const Plan own = makePlan(other.op);
        Tensor output(own.output);
        makeCpuEngine(1)->run(other, own, input, output);
        return output;
    }
    bool accepts(const TolerancePreset& preset, const Tensor& output) const
    {
        return compare(plan, input, output, right, preset.of(plan)).beyond == 0;
    }
    // Every element changed by so many steps of its type, away from 0.
    Tensor byUlps(uint64_t ulps) const
    {
        std::vector<uint64_t> bits = bitsOf(right);
        for (uint64_t& each : bits)
            each += ulps;
        return tensorOfBits(right.desc.dataType, right.desc.sizes, bits);
    }
    // Every element off by less than half of what may be.
    Tensor beside(const Tolerance& allowed) const
    {
        std::vector<double> values = doublesOf(right);
        for (double& each : values)
            each += 0.4 * (allowed.atol + allowed.rtol * std::abs(each));
        return tensorOf(right.desc.dataType, right.desc.sizes, values);
    }
    // The same with the forward input's offset moved: its field is that of the tensor that is as long.
    Tensor moved() const
    {
        const std::string field = offsetNames(c.op.row().isGradient).inputs + 's';
        Case other = c;
        setField(other.op, field, std::vector<float>{std::stof(fieldText(c.op, field)) + kTwoUlps});
        return outputOf(other);
    }
};

TEST(PresetRules, AcceptWhatTheySay)
{
    unsigned coordinates = 0;
    for (const std::string& line : kCases)
        for (const TolerancePreset& preset : tolerancePresets()) {
            const Held held(line);
            const std::string rule = english(ruleText(preset.of(held.plan), held.plan));
            SCOPED_TRACE(std::string(preset.name) + ", " + rule + ": " + line);
            const DataType type = held.right.desc.dataType;
            const bool isMoving = rule.find("4 float32 ulps apart") != std::string::npos;
            EXPECT_TRUE(rule != "equal bits" || !held.accepts(preset, held.byUlps(1)));
            if (rule.find(" ULP") != std::string::npos) {
                EXPECT_TRUE(held.accepts(preset, held.byUlps(std::stoull(rule))));
                EXPECT_FALSE(held.accepts(preset, held.byUlps(std::stoull(rule) + 1)));
            }
            if (isFloat(type) && rule.find("rounding bound") != std::string::npos) {
                EXPECT_TRUE(held.accepts(preset, held.byUlps(1)));
            }
            if (isFloat(type) && rule.starts_with("|A − B|")) {
                EXPECT_TRUE(held.accepts(preset, held.beside(preset.of(held.plan))));
            }
            coordinates += isMoving ? 1 : 0;
            if (isMoving
                || (rule.starts_with("the rounding bound") && computes(held.plan) && type == DataType::Float32
                    && line.find("LINEAR") != std::string::npos)) {
                EXPECT_EQ(held.accepts(preset, held.moved()), isMoving);
            }
        }
    EXPECT_EQ(coordinates, 7u) << "of linear, forward and backwards, in one preset";
}

TEST(PresetRules, NoneIsSaidThatDoesNotHold)
{
    const auto foreignRule = [](const std::string& line) {
        const Plan plan = planOf(line);
        return english(ruleText(tolerancePreset("foreign")->of(plan), plan));
    };
    EXPECT_THAT(foreignRule(kCases[6]), Not(HasSubstr("neighbour"))) << "linear has no ties";
    EXPECT_THAT(foreignRule(kCases[9]), Not(HasSubstr("4 float32 ulps"))) << "a gradient of nearest has no weights";
    EXPECT_THAT(foreignRule("RESAMPLE --Sizes 4 --Scales 1 --InterpolationMode LINEAR"), Eq("equal bits"));
}

// An input beside the band may get a weight, and one far away may not.
TEST(PresetRules, AGradientTakesNothingFromFarAway)
{
    const Held held(kCases[7]);
    std::vector<double> values = doublesOf(held.right);
    values[10] += 1e-3;
    const Tensor wrong = tensorOf(DataType::Float32, held.right.desc.sizes, values);
    EXPECT_FALSE(held.accepts(*tolerancePreset("foreign"), wrong));
}

} // namespace
} // namespace tessera
