// SPDX-License-Identifier: Apache-2.0
// Mistakes that programmers make in the formula of x, at the edges, in a channel's index and in the layout.
#include "engine/detect/identify/identify.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "tests/engine/detect/identify/textbook.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <functional>

namespace tessera {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

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

// The last has a rule of its own, which is no mistake of its.
constexpr const char* kResized[] = {
    "RESAMPLE2 --Sizes 1,2,5,7 --DataType FLOAT16 --RoundingDirection INCREASING --Scales 1,1,1.5,2.25 --data iota",
    "RESAMPLE2 --Sizes 1,2,5,7 --DataType INT8 --RoundingDirection DECREASING --Scales 1,1,1.5,2.25 --data iota",
    "RESAMPLE2 --Sizes 5,9 --DataType FLOAT16 --RoundingDirection DECREASING --Scales 1.5,0.7 --data iota",
    "RESAMPLE1 --Sizes 1,3,9,14 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.5,1.75 --data random:1",
    "RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2 --OutputTensor.Sizes 1,1,13,12 "
    "--OutputPixelOffsets 0,0,2.5,-3 --data iota",
};

TEST(Slips, InTheFormulaOfXAreNamed)
{
    for (const char* line : kResized) {
        const Meant meant(line);
        for (const Slip& slip : kSlips) {
            Case wrong = meant.c;
            wrong.op = slipped(meant.c.op, slip);
            const Tensor output = runOn(engineNamed("cpu"), wrong, meant.input);
            if (equalElements(output, meant.right))
                continue; // this case does not see it
            SCOPED_TRACE(line);
            const Diagnosis found = identify(meant.input, output, meant.c.op);
            expectNamed(found, slip.what);
            if (line != std::end(kResized)[-1])
                continue;
            EXPECT_THAT(said(found.what), Not(HasSubstr("floor(x + ½)"))) << words(found);
            EXPECT_THAT(said(found.equals), Not(Contains(HasSubstr("floor(x + ½)"))));
            EXPECT_THAT(said(found.sentences), Not(Contains(HasSubstr("RoundingDirection")))); // a field that it lacks
        }
    }
}

// Its InputPixelOffsets are those of the forward output: the slips have the other names, and one more is of gradients.
// At pixel centres the exchange is both signs, too, and one mistake.
TEST(Slips, OfAGradientAreInItsOwnWords)
{
    const std::string start = "RESAMPLE_GRAD --Sizes 1,3,9,14 --DataType FLOAT32 --InterpolationMode LINEAR --Scales "
                              "1,1,1.5,1.75 --data random:1 --InputPixelOffsets ",
                      centred =
                          "RESAMPLE_GRAD1 --Sizes 2,3,9,14 --DataType FLOAT32 --Scales 1,1,1.5,2.25 --data random:2";
    const auto found = [](const std::string& meantLine, const std::string& line) {
        const Meant meant(meantLine);
        return identify(meant.input, runOn(engineNamed("cpu"), caseFromText(line), meant.input), meant.c.op);
    };
    const std::string meant = start + "-0.5,-0.5,-0.25,-0.25 --OutputPixelOffsets 0.5,0.5,0.75,0.75";
    expectNamed(found(meant, start + "0,0,0,0 --OutputPixelOffsets 0.5,0.5,0.75,0.75"), "InputPixelOffset taken as 0");
    expectNamed(found(meant, start + "-0.5,-0.5,-0.25,-0.25 --OutputPixelOffsets 0,0,0,0"),
                "OutputPixelOffset taken as 0");
    const Diagnosis exchanged = found(meant, start + "0.5,0.5,0.75,0.75 --OutputPixelOffsets -0.5,-0.5,-0.25,-0.25");
    expectNamed(exchanged, "both offsets exchanged");
    expectAlone(exchanged, MistakeClass::Gradient);
    EXPECT_THAT(remedyOf(exchanged), HasSubstr("x = (o − InputPixelOffset) / Scale − OutputPixelOffset"));
    expectAlone(found(centred,
                      centred
                          + " --InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets "
                            "-0.5,-0.5,-0.5,-0.5"),
                MistakeClass::Gradient);
}

TEST(Slips, AtTheEdgesAndInTheWeightsAreNamed)
{
    const Operator meant = caseFromText("RESAMPLE1 --Sizes 1,2,7,9 --InterpolationMode LINEAR --Scales 1,1,1.7,2.3").op;
    const std::vector<AxisMap> maps = axisMaps(meant);
    const Array in = reals({1, 2, 7, 9}, 6);
    const auto expect = [&](const char* what, const SampleAt& of) {
        Array out = in;
        for (const size_t axis : {size_t{2}, size_t{3}}) {
            const auto x = [&](double o) { return double{coordinate32(maps[axis], static_cast<uint32_t>(o))}; };
            out = along(out, axis, maps[axis].outputs, x, of);
        }
        expectNamed(identify(tensorOf(in), tensorOf(out), meant), what);
    };
    expect("an input that is 0 outside", zeroOutside);
    expect("an input that wraps around at its ends", [](const std::vector<double>& line, double x) {
        const auto n = static_cast<int>(line.size()), i = static_cast<int>(std::floor(x)) + n;
        const double t = x + n - i;
        return (1 - t) * line[static_cast<size_t>(i % n)] + t * line[static_cast<size_t>((i + 1) % n)];
    });
    expect("weights t and 1 − t exchanged on the axes that are resized", [](const std::vector<double>& line, double x) {
        const double last = static_cast<double>(line.size()) - 1, inside = std::clamp(x, 0.0, last);
        const double first = std::floor(inside), t = inside - first;
        return t * line[static_cast<size_t>(first)] + (1 - t) * line[static_cast<size_t>(std::min(first + 1, last))];
    });
}

// Before the operator and after it, of a block operator and of an interpolation of channels.
TEST(Slips, InAChannelOrABatchAreNamed)
{
    using Place = void (*)(std::vector<uint32_t> & at);
    const Place same = [](auto&) {}, exchanged = [](auto&at) { at[1] = at[1] < 3 ? 2 - at[1] : at[1]; };
    const char *blocks = "DEPTH_TO_SPACE1 --Sizes 3,36,2,3 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH "
                         "--data iota",
               *linear = "RESAMPLE1 --Sizes 1,4,5,6 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1.5,2,2 "
                         "--data random:3";
    const struct {
        const char* line;
        Place before, after;
        const char* what;
    } rows[] = {
        {blocks, [](auto& at) { at[1] = (at[1] + 35) % 36; }, same, "an input whose channel index is one too low"},
        {blocks, same, [](auto& at) { at[0] = 0; }, "an input whose first batch entry is read for all"},
        {blocks, same, [](auto& at) { at[1] = (at[1] + 3) % 4; }, "an output whose channel index is one too high"},
        {linear, exchanged, same, "an input with its first and third channel exchanged (BGR for RGB)"},
        {linear, same, exchanged, "an output with its first and third channel exchanged (BGR for RGB)"},
    };
    for (const auto& [line, before, after, what] : rows) {
        const Meant meant(line);
        const Tensor output = runOn(engineNamed("cpu"), meant.c, rearranged(meant.input, before));
        expectNamed(identify(meant.input, rearranged(output, after), meant.c.op), what);
    }
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
    for (const std::string mode : {"LINEAR", "NEAREST_NEIGHBOR"}) {
        const Meant meant("RESAMPLE1 --Sizes 1,3,8,10 --DataType FLOAT32 --Scales 1,1,2,2 --data random:1 "
                          "--InterpolationMode "
                          + mode);
        const Tensor turned = rearranged(meant.right, [](auto& at) { std::swap(at[2], at[3]); }, {1, 3, 20, 16});
        const Diagnosis found = identify(meant.input, turned, meant.c.op);
        expectFound(found, MistakeClass::SwappedAxes, "the right result, transposed: n c h w -> n c w h");
        EXPECT_TRUE(equalElements(found.again(meant.input), turned) || mode == "LINEAR");
    }
}

} // namespace
} // namespace tessera
