// SPDX-License-Identifier: Apache-2.0
// Mistakes that programmers make in the formula of x, at the edges, in a channel's index and in the layout.
#include "engine/detect/identify/identify.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>

namespace tessera {
namespace {

using testing::AnyOf;
using testing::Contains;
using testing::Eq;
using testing::HasSubstr;
using testing::Not;

Tensor outcome(const Case& c, const Tensor& input)
{
    return runOn(engineNamed("cpu"), c, input);
}

// Named, or among the names that the data cannot tell from it.
void expectNamed(const Diagnosis& found, const std::string& what)
{
    const bool isEqual =
        std::ranges::any_of(said(found.equals), [&](const std::string& each) { return each.ends_with(": " + what); });
    EXPECT_TRUE(said(found.what) == what || isEqual) << what << "\n" << words(found);
    EXPECT_TRUE(said(found.what) == what || !found.isProved) << words(found);
}

struct Slip {
    const char* what;
    std::function<void(float& scale, float& inputOffset, float& outputOffset)> change;
};

const Slip kSlips[] = {
    {"OutputPixelOffset with the other sign", [](float&, float&, float& offset) { offset = -offset; }},
    {"InputPixelOffset with the other sign", [](float&, float& offset, float&) { offset = -offset; }},
    {"both offsets with the other sign",
     [](float&, float& in, float& out) {
         in = -in;
         out = -out;
     }},
    {"OutputPixelOffset taken as 0", [](float&, float&, float& offset) { offset = 0; }},
    {"InputPixelOffset taken as 0", [](float&, float& offset, float&) { offset = 0; }},
    {"an output index that is one too high", [](float&, float&, float& offset) { offset -= 1; }},
    {"an output index that is one too low", [](float&, float&, float& offset) { offset += 1; }},
    {"a multiplication with Scale for the division", [](float& scale, float&, float&) { scale = 1 / scale; }},
};

// The same operator with one number changed on every axis.
Operator slipped(const Operator& op, const Slip& slip)
{
    Operator result = op;
    std::vector<float> scales, inputs, outputs;
    for (AxisMap map : axisMaps(op)) {
        slip.change(map.scale, map.inputPixelOffset, map.outputPixelOffset);
        scales.push_back(map.scale);
        inputs.push_back(map.inputPixelOffset);
        outputs.push_back(map.outputPixelOffset);
    }
    const TensorDesc sizes = outputDesc(op);
    setField(result, "Scales", scales);
    setField(result, "InputPixelOffsets", inputs);
    setField(result, "OutputPixelOffsets", outputs);
    setField(result, outputField(result), sizes);
    return result;
}

constexpr const char* kResized[] = {
    "RESAMPLE2 --Sizes 1,2,5,7 --DataType FLOAT16 --RoundingDirection INCREASING --Scales 1,1,1.5,2.25 --data iota",
    "RESAMPLE2 --Sizes 1,2,5,7 --DataType INT8 --RoundingDirection DECREASING --Scales 1,1,1.5,2.25 --data iota",
    "RESAMPLE2 --Sizes 5,9 --DataType FLOAT16 --RoundingDirection DECREASING --Scales 1.5,0.7 --data iota",
    "RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2 --OutputTensor.Sizes 1,1,13,12 "
    "--OutputPixelOffsets 0,0,2.5,-3 --data iota",
    "RESAMPLE1 --Sizes 1,3,9,14 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.5,1.75 --data random:1",
};

TEST(Slips, InTheFormulaOfXAreNamed)
{
    for (const char* line : kResized) {
        const Meant meant(line);
        for (const Slip& slip : kSlips) {
            Case wrong = meant.c;
            wrong.op = slipped(meant.c.op, slip);
            const Tensor output = outcome(wrong, meant.input);
            if (equalElements(output, meant.right))
                continue; // this case does not see it
            SCOPED_TRACE(line);
            expectNamed(identify(meant.input, output, meant.c.op), slip.what);
        }
    }
}

// Its InputPixelOffsets are those of the forward output: the slips have the other names, and one more is of gradients.
TEST(Slips, OfAGradientAreInItsOwnWords)
{
    const std::string start = "RESAMPLE_GRAD --Sizes 1,3,9,14 --DataType FLOAT32 --InterpolationMode LINEAR --Scales "
                              "1,1,1.5,1.75 --data random:1 --InputPixelOffsets ";
    const Meant meant(start + "-0.5,-0.5,-0.25,-0.25 --OutputPixelOffsets 0.5,0.5,0.75,0.75");
    const auto found = [&](const std::string& offsets) {
        return identify(meant.input, outcome(caseFromText(start + offsets), meant.input), meant.c.op);
    };
    expectNamed(found("0,0,0,0 --OutputPixelOffsets 0.5,0.5,0.75,0.75"), "InputPixelOffset taken as 0");
    expectNamed(found("-0.5,-0.5,-0.25,-0.25 --OutputPixelOffsets 0,0,0,0"), "OutputPixelOffset taken as 0");
    const Diagnosis exchanged = found("0.5,0.5,0.75,0.75 --OutputPixelOffsets -0.5,-0.5,-0.25,-0.25");
    expectNamed(exchanged, "both offsets exchanged");
    expectAlone(exchanged, MistakeClass::Gradient);
    EXPECT_THAT(remedyOf(exchanged), HasSubstr("x = (o − InputPixelOffset) / Scale − OutputPixelOffset"));
}

// At pixel centres the exchange is both signs, too, and one mistake.
TEST(Slips, OffsetsThatAreExchangedAreOneName)
{
    const std::string start =
        "RESAMPLE_GRAD1 --Sizes 2,3,9,14 --DataType FLOAT32 --Scales 1,1,1.5,2.25 --data random:2";
    const Meant meant(start);
    const Diagnosis found = identify(
        meant.input,
        outcome(caseFromText(start + " --InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5"),
                meant.input),
        meant.c.op);
    expectAlone(found, MistakeClass::Gradient);
}

// The rule that the operator has itself is no mistake of its, and no remedy names a field that it lacks.
TEST(Slips, AreNotTheOperatorsOwnRule)
{
    const Meant meant(kResized[3]);
    for (const Slip& slip : kSlips) {
        Case wrong = meant.c;
        wrong.op = slipped(meant.c.op, slip);
        const Diagnosis found = identify(meant.input, outcome(wrong, meant.input), meant.c.op);
        EXPECT_THAT(said(found.what), Not(HasSubstr("floor(x + ½)"))) << words(found);
        EXPECT_THAT(said(found.equals), Not(Contains(HasSubstr("floor(x + ½)"))));
        EXPECT_THAT(said(found.sentences), Not(Contains(HasSubstr("RoundingDirection"))));
    }
}

using At = std::vector<uint32_t>;

// Each element of the output as a function of its coordinates.
Tensor made(const TensorDesc& desc, const std::function<double(const At&)>& value)
{
    Tensor output(desc);
    for (uint64_t o = 0; o < elementCount(desc); ++o)
        output.setBits(o, fromDouble(desc.dataType, value(coordinates(desc.sizes, o))));
    return output;
}

double at(const Tensor& tensor, const At& place)
{
    return toDouble(tensor.desc.dataType, tensor.bits(elementAt(tensor.desc.sizes, place)));
}

// How a program takes the two neighbours of x on an axis of n elements: pairs of index and weight.
using Neighbours = std::function<std::vector<std::pair<int, float>>(float x, int n)>;

Tensor interpolated(const Case& meant, const Tensor& input, const Neighbours& neighbours)
{
    const std::vector<AxisMap> maps = axisMaps(meant.op);
    return made(outputDesc(meant.op), [&](const At& place) {
        double sum = 0;
        for (const auto& [y, v] : neighbours(coordinate32(maps[2], place[2]), int(maps[2].inputs)))
            for (const auto& [x, w] : neighbours(coordinate32(maps[3], place[3]), int(maps[3].inputs)))
                sum += double{v} * double{w} * at(input, {place[0], place[1], uint32_t(y), uint32_t(x)});
        return sum;
    });
}

TEST(Slips, AtTheEdgesAndInTheWeightsAreNamed)
{
    const Meant meant(
        "RESAMPLE1 --Sizes 1,2,7,9 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.7,2.3 --data random:6");
    const auto zero = [](float x, int n) {
        const int i = int(std::floor(x));
        const float t = x - float(i);
        std::vector<std::pair<int, float>> all;
        for (const auto& [index, weight] : {std::pair{i, 1 - t}, {i + 1, t}})
            if (index >= 0 && index < n)
                all.emplace_back(index, weight);
        return all;
    };
    const auto wrapped = [](float x, int n) {
        const int i = int(std::floor(x));
        const float t = x - float(i);
        return std::vector{std::pair{(i + n) % n, 1 - t}, {(i + 1 + n) % n, t}};
    };
    const auto exchanged = [](float x, int n) {
        const float inside = std::clamp(x, 0.0f, float(n - 1));
        const int i = int(inside);
        const float t = inside - float(i);
        return std::vector{std::pair{i, t}, {std::min(i + 1, n - 1), 1 - t}};
    };
    expectNamed(identify(meant.input, interpolated(meant.c, meant.input, zero), meant.c.op),
                "an input that is 0 outside");
    expectNamed(identify(meant.input, interpolated(meant.c, meant.input, wrapped), meant.c.op),
                "an input that wraps around at its ends");
    expectNamed(identify(meant.input, interpolated(meant.c, meant.input, exchanged), meant.c.op),
                "weights t and 1 − t exchanged on the axes that are resized");
}

TEST(Slips, InAChannelOrABatchAreNamed)
{
    const Meant meant(
        "DEPTH_TO_SPACE1 --Sizes 3,36,2,3 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data iota");
    const auto moved = [](const Tensor& from, const std::function<At(At)>& to) {
        return made(from.desc, [&](const At& place) { return at(from, to(place)); });
    };
    const Tensor shifted = moved(meant.input, [](At place) {
        place[1] = (place[1] + 35) % 36;
        return place;
    });
    expectNamed(identify(meant.input, outcome(meant.c, shifted), meant.c.op),
                "an input whose channel index is one too low");
    const Tensor first = moved(meant.right, [](At place) {
        place[0] = 0;
        return place;
    });
    expectNamed(identify(meant.input, first, meant.c.op), "an input whose first batch entry is read for all");
    const Tensor further = moved(meant.right, [](At place) {
        place[1] = (place[1] + 3) % 4;
        return place;
    });
    expectNamed(identify(meant.input, further, meant.c.op), "an output whose channel index is one too high");
}

// TensorFlow's depth_to_space on a buffer that is NCHW: read as NHWC, and written so.
TEST(Slips, OfBothLayoutsAreNamed)
{
    const Meant meant("DEPTH_TO_SPACE1 --Sizes 1,18,4,5 --DataType FLOAT32 --BlockSize 3 --data random:1");
    Tensor output(outputDesc(meant.c.op)); // {1, 2, 12, 15} whose memory is {1, 12, 15, 2}
    for (uint64_t o = 0; o < elementCount(output.desc); ++o) {
        const uint64_t y = o / 30, x = o / 2 % 15, c = o % 2;
        output.setBits(o, meant.input.bits(((y / 3) * 5 + x / 3) * 18 + ((y % 3) * 3 + x % 3) * 2 + c));
    }
    const Diagnosis found = identify(meant.input, output, meant.c.op);
    expectFound(found, MistakeClass::Layout);
    expectNamed(found, "an operator that takes both NCHW tensors for NHWC");
}

TEST(Slips, ATransposedResultIsNamedInEveryMode)
{
    for (const char* mode : {"LINEAR", "NEAREST_NEIGHBOR"}) {
        const Meant meant("RESAMPLE1 --Sizes 1,3,8,10 --DataType FLOAT32 --Scales 1,1,2,2 --data "
                          "random:1 --InterpolationMode "
                          + std::string(mode));
        const Tensor turned = made({.dataType = DataType::Float32, .sizes = {1, 3, 20, 16}}, [&](const At& place) {
            return at(meant.right, {place[0], place[1], place[3], place[2]});
        });
        const Diagnosis found = identify(meant.input, turned, meant.c.op);
        expectFound(found, MistakeClass::SwappedAxes);
        EXPECT_THAT(said(found.what), Eq("the right result, transposed: n c h w -> n c w h")) << words(found);
        EXPECT_TRUE(equalElements(found.again(meant.input), turned) || mode == std::string("LINEAR"));
    }
}

// BGR for RGB; a fourth channel stays.
Tensor exchanged(const Tensor& tensor)
{
    Tensor result(tensor.desc);
    for (uint64_t i = 0; i < elementCount(tensor.desc); ++i) {
        std::vector<uint32_t> at = coordinates(tensor.desc.sizes, i);
        at[1] = at[1] < 3 ? 2 - at[1] : at[1];
        result.setBits(i, tensor.bits(elementAt(tensor.desc.sizes, at)));
    }
    return result;
}

TEST(ExchangedChannels, AreFoundBeforeAndAfterAnInterpolationOfChannels)
{
    const Meant meant("RESAMPLE1 --Sizes 1,4,5,6 --DataType FLOAT32 --InterpolationMode LINEAR --Scales "
                      "1,1.5,2,2 --data random:3");
    expectFound(identify(meant.input, runOn(engineNamed("cpu"), meant.c, exchanged(meant.input)), meant.c.op),
                MistakeClass::ChannelOrder, "an input with its first and third channel exchanged");
    expectFound(identify(meant.input, exchanged(meant.right), meant.c.op), MistakeClass::ChannelOrder,
                "an output with its first and third channel exchanged");
}

} // namespace
} // namespace tessera
