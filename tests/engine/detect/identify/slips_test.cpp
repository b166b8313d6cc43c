// SPDX-License-Identifier: Apache-2.0
// Mistakes of programs that no bad engine makes, each from the textbook: in the formula of x, at the edges, in weights
// and filters, in a channel's index and in the layout.

#include "engine/core/ops/axes.h"
#include "tests/engine/detect/identify/textbook.h"

#include <bit>
#include <numbers>

namespace tessera {
namespace {

// Expects this name, or a group of names with it that the data cannot tell apart.
void expectNamed(const Diagnosis& found, const std::string& what)
{
    const bool isEqual =
        std::ranges::any_of(said(found.equals), [&](const std::string& each) { return each.ends_with(": " + what); });
    EXPECT_TRUE(said(found.what) == what || isEqual) << what << "\n" << words(found);
    EXPECT_TRUE(said(found.what) == what || !found.isProved) << words(found);
}

struct Slip {
    const char* what;
    float inputFactor = 1, outputFactor = 1, outputShift = 0;
    bool isInverse = false;
};

constexpr Slip kSlips[] = {
    {"OutputPixelOffset with the other sign", 1, -1},
    {"InputPixelOffset with the other sign", -1},
    {"both offsets with the other sign", -1, -1},
    {"OutputPixelOffset taken as 0", 1, 0},
    {"InputPixelOffset taken as 0", 0},
    {"an output index that is one too high", 1, 1, -1},
    {"an output index that is one too low", 1, 1, 1},
    {"a multiplication with Scale for the division", 1, 1, 0, true},
};

// The same operator with one number changed on every axis.
Operator slipped(const Operator& op, const Slip& slip)
{
    Operator result = op;
    std::vector<float> scales, inputs, outputs;
    for (const AxisMap& map : axisMaps(op)) {
        scales.push_back(slip.isInverse ? 1 / map.scale : map.scale);
        inputs.push_back(slip.inputFactor * map.inputPixelOffset);
        outputs.push_back(slip.outputFactor * map.outputPixelOffset + slip.outputShift);
    }
    const TensorDesc sizes = op.output;
    setField(result, "Scales", scales);
    setField(result, "InputPixelOffsets", inputs);
    setField(result, "OutputPixelOffsets", outputs);
    setField(result, outputField(result), sizes);
    return result;
}

// In the last one floor(x + ½) is the operator's own rule, and no mistake.
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
            const Diagnosis found = meant.found(output);
            expectNamed(found, slip.what);
            if (line != std::end(kResized)[-1])
                continue;
            EXPECT_THAT(said(found.what), Not(HasSubstr("floor(x + ½)")));
            EXPECT_THAT(said(found.equals), Not(Contains(HasSubstr("floor(x + ½)"))));
            EXPECT_THAT(words(found), Not(HasSubstr("RoundingDirection"))); // a field that it lacks
        }
    }
}

// A gradient's InputPixelOffsets are the forward output's, so that its slips name the other field. At pixel centres
// exchanged offsets are both signs, too: one mistake.
TEST(Slips, OfAGradientAreInItsOwnWords)
{
    const std::string start = "RESAMPLE_GRAD --Sizes 1,3,9,14 --DataType FLOAT32 --InterpolationMode LINEAR --Scales "
                              "1,1,1.5,1.75 --data random:1 --InputPixelOffsets ",
                      own = " --OutputPixelOffsets 0.5,0.5,0.75,0.75",
                      centred =
                          "RESAMPLE_GRAD1 --Sizes 2,3,9,14 --DataType FLOAT32 --Scales 1,1,1.5,2.25 --data random:2";
    const auto found = [](const std::string& meantLine, const std::string& line) {
        const Meant meant(meantLine);
        return meant.found(runOn(engineNamed("cpu"), caseFromText(line), meant.input));
    };
    const std::string meant = start + "-0.5,-0.5,-0.25,-0.25" + own;
    expectNamed(found(meant, start + "0,0,0,0" + own), "InputPixelOffset taken as 0");
    expectNamed(found(meant, start + "-0.5,-0.5,-0.25,-0.25 --OutputPixelOffsets 0,0,0,0"),
                "OutputPixelOffset taken as 0");
    const Diagnosis exchanged = found(meant, start + "0.5,0.5,0.75,0.75 --OutputPixelOffsets -0.5,-0.5,-0.25,-0.25");
    expectNamed(exchanged, "both offsets exchanged");
    expectAlone(exchanged, MistakeClass::Gradient);
    EXPECT_THAT(remedyOf(exchanged), HasSubstr("x = (o − InputPixelOffset) / Scale − OutputPixelOffset"));
    expectAlone(
        found(centred, centred + " --InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5"),
        MistakeClass::Gradient);
}

// Resizes H and W. `of` makes the sample for a scale; coordinates are float32.
using SampleOf = std::function<SampleAt(float scale)>;

Array resized(const Array& in, float scaleH, float scaleW, const SampleOf& of)
{
    const auto axis = [&](const Array& from, size_t which, float by) {
        const auto x = [=](double o) { return double{(static_cast<float>(o) + 0.5f) / by - 0.5f}; };
        return along(from, which, static_cast<uint32_t>(static_cast<float>(from.sizes[which]) * by), x, of(by));
    };
    return axis(axis(in, 2, scaleH), 3, scaleW);
}

// A kernel of this radius, stretched by what the axis shrinks; what lies outside is left out.
SampleOf kernel(const std::function<double(double)>& weight, double radius)
{
    return [=](float scale) -> SampleAt {
        return [=, stretch = std::max(1.0, 1 / double{scale})](const std::vector<double>& line, double x) {
            double sum = 0, weights = 0;
            for (size_t i = 0; i < line.size(); ++i)
                if (const double d = std::abs(static_cast<double>(i) - x) / stretch; d < radius) {
                    weights += weight(d);
                    sum += weight(d) * line[i];
                }
            return sum / weights;
        };
    };
}

double keys(double d)
{
    constexpr double a = -0.5;
    return d <= 1 ? (a + 2) * d * d * d - (a + 3) * d * d + 1 : a * (d * d * d - 5 * d * d + 8 * d - 4);
}

double lanczos(double d)
{
    const double x = std::numbers::pi * d;
    return d == 0 ? 1 : 3 * std::sin(x) * std::sin(x / 3) / (x * x);
}

// The mean of the inputs under an output, each weighed by the covered part.
SampleAt covered(float scale)
{
    return [half = 0.5 / double{scale}](const std::vector<double>& line, double x) {
        double sum = 0, all = 0;
        for (size_t i = 0; i < line.size(); ++i) {
            const double at = static_cast<double>(i);
            const double part = std::max(0.0, std::min(x + half, at + 0.5) - std::max(x - half, at - 0.5));
            all += part;
            sum += part * line[i];
        }
        return sum / all;
    };
}

// The mean of the elements whose centres lie in an output, with its second end: Pillow's BOX.
SampleAt centred(float scale)
{
    return [half = 0.5 / double{scale}](const std::vector<double>& line, double x) {
        constexpr double nearly = 1e-5;
        double sum = 0, count = 0;
        for (size_t i = 0; i < line.size(); ++i)
            if (const double d = static_cast<double>(i) - x - nearly; d > -half && d <= half) {
                sum += line[i];
                ++count;
            }
        return sum / count;
    };
}

// Linear, with other weights; `element`: the index that is read for one outside, where x is not clamped.
SampleOf linear(const std::function<double(double weight)>& weight,
                const std::function<int(int index, int count)>& element = {})
{
    return [=](float) -> SampleAt {
        return [=](const std::vector<double>& line, double x) {
            const auto count = static_cast<int>(line.size());
            const double inside = element ? x : std::clamp(x, 0.0, count - 1.0);
            const int first = static_cast<int>(std::floor(inside));
            const auto at = [&](int i) {
                return line[static_cast<size_t>(element ? element(i, count) : std::min(i, count - 1))];
            };
            const auto t = static_cast<float>(inside - first);
            return weight(double{1 - t}) * at(first) + weight(double{t}) * at(first + 1);
        };
    };
}

double whole(double weight)
{
    return weight;
}

double bfloat(double weight)
{
    const auto bits = std::bit_cast<uint32_t>(static_cast<float>(weight));
    return double{std::bit_cast<float>((bits + 0x7fff + ((bits >> 16) & 1)) & 0xffff0000)};
}

TEST(TextbookMistakes, OfFiltersEdgesAndWeightsAreNamed)
{
    using enum MistakeClass;
    const std::string smaller = "RESAMPLE3 --InterpolationMode LINEAR --Scales 1,1,0.4,0.6 --Sizes 1,1,17,23",
                      larger = "RESAMPLE1 --InterpolationMode LINEAR --Scales 1,1,1.7,2.3 --Sizes 1,2,9,11";
    const struct {
        std::string meant;
        MistakeClass mistake;
        SampleOf of;
        const char* what = nullptr; // null: whatever it is called
    } rows[] = {
        {smaller, Mode, kernel(keys, 2)},
        {smaller, Mode, kernel(lanczos, 3)},
        {smaller, Mode, covered},
        {smaller, Mode, centred, "the mean of the elements whose centres an output covers"},
        {smaller + " --Antialiased true --AntialiasFilter TRIANGLE", Antialias,
         kernel([](double d) { return 1 - d; }, 1)},
        {larger, None, linear(whole)},
        {larger, Edge, linear(whole, [](int i, int n) { return i < 0 ? -i
                                                            : i >= n ? 2 * n - 2 - i
                                                                     : i; })},
        {larger, Edge, linear(whole, [](int i, int n) { return (i + n) % n; }),
         "an input that wraps around at its ends"},
        {larger, Edge, [](float) { return zeroOutside; }, "an input that is 0 outside"},
        {larger, HalfWeights, linear([](double weight) { return std::round(weight * 2048) / 2048; })},
        {larger, HalfWeights, linear([](double weight) { return std::floor(weight * 128) / 128; })},
        {larger, HalfWeights, linear(bfloat)},
        {larger, Coordinates, linear([](double weight) { return 1 - weight; }),
         "weights t and 1 − t exchanged on the axes that are resized"},
        {larger, Coordinates,
         [](float) { return [](const std::vector<double>& line, double x) { return blended(line, x + 0.5); }; }},
    };
    for (const auto& [meant, mistake, of, what] : rows) {
        const Operator op = operatorIn(meant);
        const Array in = reals(op == operatorIn(larger) ? Sizes{1, 2, 9, 11} : Sizes{1, 1, 17, 23}, 10);
        const std::vector<AxisMap> maps = axisMaps(op);
        const Diagnosis found = identify(tensorOf(in), tensorOf(resized(in, maps[2].scale, maps[3].scale, of)), op);
        EXPECT_THAT(found.classes().mistakes, Contains(mistake)) << words(found);
        if (what != nullptr)
            expectNamed(found, what);
    }
}

TEST(TextbookMistakes, SumsInHalfAreNamed)
{
    const auto half = [](float value) { return halfToFloat(floatToHalf(value)); };
    const Meant meant("RESAMPLE1 --Sizes 1,2,9,11 --InterpolationMode LINEAR --Scales 1,1,1.7,2.3 --data random:6");
    const Plan plan = makePlan(meant.c.op);
    Tensor output(plan.output);
    for (uint64_t o = 0; o < elementCount(plan.output); ++o) {
        float sum = 0;
        for (const Partner& source : sources(plan, o).list) {
            const auto value = static_cast<float>(toDouble(meant.input, source.element));
            sum = half(sum + half(static_cast<float>(source.weight) * value));
        }
        output.setBits(o, fromDouble(DataType::Float32, double{sum}));
    }
    expectFound(meant.found(output), MistakeClass::HalfWeights);
}

// Zeros, ones and what a debugger fills memory with.
TEST(TextbookMistakes, AColumnThatIsNotWrittenIsNamed)
{
    const Meant meant("RESAMPLE1 --Sizes 2,3,7,9 --DataType FLOAT32 --Scales 1,1,2,2 --data random:5");
    for (const uint64_t bits : {uint64_t{0}, ~uint64_t{0}, uint64_t{0xcdcdcdcdcdcdcdcd}}) {
        Tensor output = meant.right;
        for (uint64_t i = 17; i < elementCount(output.desc); i += 18)
            output.setBits(i, bits);
        expectFound(meant.found(output), MistakeClass::Unwritten);
    }
}

// Channels or batch entries are moved before or after a block operator or an interpolation. The last
// mistake is TensorFlow's depth_to_space on an NCHW buffer that is read and written as NHWC.
TEST(Slips, InAChannelABatchOrBothLayoutsAreNamed)
{
    using Place = void (*)(std::vector<uint32_t> & at);
    const Place same = [](auto&) {}, exchanged = [](auto&at) { at[1] = at[1] < 3 ? 2 - at[1] : at[1]; };
    const char *blocks = "DEPTH_TO_SPACE1 --Sizes 3,36,2,3 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH "
                         "--data iota",
               *linearly = "RESAMPLE1 --Sizes 1,4,5,6 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1.5,2,2 "
                           "--data random:3";
    const struct {
        const char* line;
        Place before, after;
        const char* what;
    } rows[] = {
        {blocks, [](auto& at) { at[1] = (at[1] + 35) % 36; }, same,
         "an input that is read with a channel index that is one too low"},
        {blocks, same, [](auto& at) { at[0] = 0; }, "an input that is read with its first batch entry for all"},
        {blocks, same, [](auto& at) { at[1] = (at[1] + 3) % 4; },
         "an output that is written with a channel index that is one too high"},
        {linearly, exchanged, same, "an input that is read with its first and third channel exchanged (BGR for RGB)"},
        {linearly, same, exchanged,
         "an output that is written with its first and third channel exchanged (BGR for RGB)"},
    };
    for (const auto& [line, before, after, what] : rows) {
        const Meant meant(line);
        const Tensor output = runOn(engineNamed("cpu"), meant.c, rearranged(meant.input, before));
        expectNamed(meant.found(rearranged(output, after)), what);
    }
    const Meant meant("DEPTH_TO_SPACE1 --Sizes 1,18,4,5 --DataType FLOAT32 --BlockSize 3 --data random:1");
    Tensor output(meant.c.op.output); // {1, 2, 12, 15} whose memory is {1, 12, 15, 2}
    for (uint64_t o = 0; o < elementCount(output.desc); ++o) {
        const uint64_t y = o / 30, x = o / 2 % 15, c = o % 2;
        output.setBits(o, meant.input.bits(((y / 3) * 5 + x / 3) * 18 + ((y % 3) * 3 + x % 3) * 2 + c));
    }
    const Diagnosis found = meant.found(output);
    expectFound(found, MistakeClass::Layout);
    expectNamed(found, "an operator that reads and writes as NHWC");
}

TEST(Slips, ATransposedResultIsNamedInEveryMode)
{
    for (const std::string mode : {"LINEAR", "NEAREST_NEIGHBOR"}) {
        const Meant meant("RESAMPLE1 --Sizes 1,3,8,10 --DataType FLOAT32 --Scales 1,1,2,2 --data random:1 "
                          "--InterpolationMode "
                          + mode);
        const Tensor turned = rearranged(meant.right, [](auto& at) { std::swap(at[2], at[3]); }, {1, 3, 20, 16});
        const Diagnosis found = meant.found(turned);
        expectFound(found, MistakeClass::SwappedAxes, "the right result, transposed: n c h w -> n c w h");
        EXPECT_TRUE(equalElements(found.again(meant.input), turned) || mode == "LINEAR");
    }
}

} // namespace
} // namespace tessera
