// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/onnx_node.h"

#include "engine/core/ops/axes.h"
#include "engine/frameworks/parse/parse.h"
#include "tests/support/matchers.h"
#include "tests/support/random_case.h"

#include <cfloat>
#include <cmath>

namespace tessera {
namespace {

std::string lineOf(const Operator& op)
{
    return toText(Case{.title = {}, .op = op});
}

// The case's line, or the message of the refusal. One of the message's parts names the attribute.
std::string said(const std::function<ReadOperator()>& read, std::string* notes = nullptr)
{
    return textOrRefusal<TextError>([&] {
        const ReadOperator found = read();
        for (const Message& note : notes ? found.notes : std::vector<Message>())
            *notes += english(note) + "\n";
        return lineOf(found.op);
    });
}

// The inputs that the last axis reads, as ONNX's backend tests have them.
TEST(OnnxNode, ReadsWhatOnnxsTestVectorsRead)
{
    const std::tuple<const char*, uint32_t, std::vector<uint32_t>> rows[] = {
        {"Resize(x, scales=[1, 1, 1, 3])", 2, {0, 0, 0, 1, 1, 1}},
        {"Resize(x, scales=[1, 1, 1, 0.6])", 4, {0, 2}},
        {"Resize(x, sizes=[1, 1, 1, 8])", 2, {0, 0, 0, 0, 1, 1, 1, 1}},
        {"Resize(x, coordinate_transformation_mode='half_pixel', nearest_mode='ceil', sizes=[1, 1, 1, 8])",
         4,
         {0, 1, 1, 2, 2, 3, 3, 3}},
        {"Resize(x, coordinate_transformation_mode='align_corners', nearest_mode='floor', sizes=[1, 1, 1, 8])",
         4,
         {0, 0, 0, 1, 1, 2, 2, 3}},
        {"Resize(x, coordinate_transformation_mode='asymmetric', nearest_mode='round_prefer_ceil', "
         "sizes=[1, 1, 1, 8])",
         4,
         {0, 1, 1, 2, 2, 3, 3, 3}},
        {"Upsample(x, scales=[1, 1, 1, 3])", 2, {0, 0, 0, 1, 1, 1}},
        {"Resize(x, [1, 1, 1, 0.5])", 4, {0, 2}}, // of opset 10
    };
    for (const auto& [words, inputs, indices] : rows)
        EXPECT_EQ(makeTaps(axisMaps(operatorFromWords(words, {.sizes = {1, 1, 1, inputs}}).op).back()).first, indices)
            << words;
}

TEST(OnnxNode, PlacesFollowAFractionalSize)
{
    const auto place = [](const ReadOperator& read, size_t axis, uint32_t output) {
        return coordinate32(axisMaps(read.op)[axis], output);
    };
    // ONNX's vector has [1, 3.142857], which is the corner of 4·0.6 = 2.4 outputs.
    const ReadOperator corners = operatorFromWords(
        "Resize(x, mode='linear', coordinate_transformation_mode='align_corners', scales=[1, 1, 0.6, 0.6])",
        {.sizes = {1, 1, 2, 4}});
    EXPECT_NEAR(place(corners, 3, 1), 2.142857, 1e-5);
    EXPECT_EQ(corners.notes.size(), 1u);
}

TEST(OnnxNode, SaysTheCaseOrRefusesAnAttributeByItsName)
{
    const std::pair<const char*, const char*> rows[] = {
        {"Resize(x, mode='linear', axes=[-1, 2], scales=[3, 2])", "--Scales 1,1,2,3"},
        {"Resize(x, mode='linear', axes=[2, 2], scales=[3, 2])", "axes [2, 2]"},
        {"Resize(x, mode='linear', axes=[4, 2], scales=[3, 2])", "expected -4 to 3"},
        {"Resize(x, axes=[2, 3], sizes=[7, 8], keep_aspect_ratio_policy='not_larger')", "--Scales 1,1,1.75,1.75"},
        {"Resize(x, axes=[2, 3], sizes=[7, 8], keep_aspect_ratio_policy='not_smaller')", "--Scales 1,1,2,2"},
        {"Resize(x, mode='linear', antialias=1, exclude_outside=1, scales=[1, 1, 2, 2])",
         "RESAMPLE --Sizes 1,4,4,4"}, // a narrow filter needs no widening
        {"Resize(x, mode='linear', antialias=1, scales=[1, 1, 0.5, 0.5])",
         "--Antialiased true --AntialiasFilter TRIANGLE"},
        {"Resize(x, mode='linear', coordinate_transformation_mode='tf_crop_and_resize', sizes=[1, 4, 3, 3], "
         "roi=[0, 0, 0.4, 0.6, 1, 1, 1.2, 1.7], extrapolation_value=10.0)",
         "coordinate_transformation_mode 'tf_crop_and_resize': it resizes a region of its input, which is not read; "},
        {"Resize(x, mode='cubic', scales=[1, 1, 0.5, 0.5])",
         "DirectML has none: RESAMPLE copies one element or blends two"},
        {"Resize(x, mode='linear', antialias=1, exclude_outside=1, scales=[1, 1, 0.5, 0.5])", "exclude_outside 1"},
        {"Resize(x, mode='linear', antialias=1, coordinate_transformation_mode='align_corners', scales=[1, 1, 0.5, "
         "0.5])",
         "antialias 1: the filter's width follows the scale"},
        {"Resize(x, mode='linear', coordinate_transformation_mode='half_pixle', scales=[1, 1, 0.5, 0.5])",
         "did you mean half_pixel?"},
        {"Resize(x, scales=[1, 1, 0.5])", "expected 4 values"},
        {"Resize(x, scales=[1, 1, 0.01, 1])", "scales [1, 1, 0.01, 1]: the output would have the size 0"},
        {"Resize(x, sizes=[1, 1, 0, 4])", "sizes [1, 1, 0, 4]: expected a whole number from 1 on"},
        {"Resize(x)", "expected sizes or scales"},
        {"Resize(x, [1, 1, 0.5, 2], mode='nearest')", "it is ceil where an axis shrinks"},
        {"DepthToSpace(x, blocksize=3)", "depth to space by blocks of 3 does not go with {1, 4, 4, 4}"},
        {"DepthToSpace(x, blocksize=-2)", "blocksize -2"},
    };
    for (const auto& row : rows)
        EXPECT_THAT(said([&] {
                        return operatorFromWords(row.first, {.sizes = {1, 4, 4, 4}});
                    }),
                    HasSubstr(row.second))
            << row.first;
}

Value listOf(const std::vector<double>& numbers)
{
    return valueOf({static_cast<uint32_t>(numbers.size())}, numbers);
}
Value wordValue(const std::string& word)
{
    return {.is = word};
}

// Things that a model says and pasted words do not.
TEST(OnnxNode, IsOfItsOpset)
{
    const Value half = listOf({1, 1, 0.5, 0.5});
    const std::pair<OnnxNode, const char*> rows[] = {
        {{.op = "Upsample",
          .opset = 7,
          .arguments = {{"mode", wordValue("nearest")}, {"scales", listOf({1, 1, 1, 2})}}},
         "--Scales 1,1,1,2"},
        {{.op = "Resize", .arguments = {{"mod", wordValue("linear")}, {"scales", half}}},
         "Resize has no mod; did you mean mode?"},
        {{.op = "Resize", .arguments = {{"mode", valueOf(1)}, {"scales", half}}}, "mode 1"},
        {{.op = "Resize", .opset = 13, .arguments = {{"antialias", valueOf(1)}, {"scales", half}}},
         "antialias 1: Resize of opset 13 has no such attribute; it came with 18"},
        {{.op = "Upsample", .opset = 9, .arguments = {{"height_scale", valueOf(2)}}},
         "height_scale 2: Upsample of opset 9 has no such attribute; it came with 1 and went with 7"},
        {{.op = "DepthToSpace"}, "blocksize is missing"},
    };
    for (const auto& row : rows)
        EXPECT_THAT(said([&] {
                        return operatorOf(row.first, DataType::Float32, {1, 4, 4, 4});
                    }),
                    HasSubstr(row.second));
}

// As ONNX Runtime's DirectML provider runs it.

constexpr uint64_t kNodes = 1000;

struct Row {
    float scale, in, out;
    bool operator==(const Row&) const = default;
};

// The provider's own table, by the mode's name: n inputs, m outputs, s the given or computed scale.
Row rowOf(const std::string& mode, uint32_t n, uint32_t m, float s)
{
    const auto distance = [](uint32_t size) { return float(size - 1); };
    if (mode == "asymmetric")
        return {s, 0, 0};
    if (mode == "tf_half_pixel_for_nn")
        return {s, 0, -0.5f};
    if (mode == "align_corners")
        return n < 2 || m < 2 ? Row{FLT_MAX, 0, 0} : Row{distance(m) / distance(n), 0, 0};
    if (mode == "pytorch_half_pixel" && n < 2)
        return {FLT_MAX, 0, 0};
    if (mode == "half_pixel_symmetric")
        return {s, 0.5f - (float(n) / 2.0f) * (1.0f - float(m) / (s * float(n))), -0.5f};
    return {s, 0.5f, -0.5f};
}

struct Rounded {
    const char* name;
    AxisDirection direction;
    float added;
};
constexpr Rounded kRounded[] = {{"round_prefer_floor", AxisDirection::Increasing, 0.5f},
                                {"round_prefer_ceil", AxisDirection::Decreasing, -0.5f},
                                {"floor", AxisDirection::Decreasing, 0},
                                {"ceil", AxisDirection::Increasing, 0}};
const std::string kModes[] = {"half_pixel",         "asymmetric",           "align_corners",
                              "pytorch_half_pixel", "half_pixel_symmetric", "tf_half_pixel_for_nn"};

struct DrawnNode {
    OnnxNode node;
    std::vector<uint32_t> inputs, outputs;
    std::string mode;
    const Rounded* rounded = nullptr; // for nearest
    std::vector<float> scales;
};

// Up to four axes of more than one element, and ones among them.
DrawnNode drawn(Random& random)
{
    DrawnNode drawn;
    drawn.mode = kModes[random.below(std::size(kModes))];
    const bool isLinear = random.oneIn(2), bySizes = random.oneIn(2);
    OnnxNode& node = drawn.node;
    node = {.op = "Resize",
            .arguments = {{"mode", wordValue(isLinear ? "linear" : "nearest")},
                          {"coordinate_transformation_mode", wordValue(drawn.mode)}},
            .isForDirectMl = true};
    if (!isLinear) {
        drawn.rounded = &kRounded[random.below(std::size(kRounded))];
        node.arguments["nearest_mode"] = wordValue(drawn.rounded->name);
    }
    if (random.oneIn(5))
        node.arguments["antialias"] = valueOf(1);
    std::vector<double> scales, sizes;
    size_t longer = 0;
    for (uint64_t axes = 1 + random.below(7); axes > 0; --axes) {
        const bool isOne = longer == 4 || random.oneIn(3);
        longer += isOne ? 0 : 1;
        const auto n = static_cast<uint32_t>(isOne ? 1 : 1 + random.below(9));
        uint32_t m = isOne ? 1 : 1 + static_cast<uint32_t>(random.below(11));
        float scale = float(m) / float(n);
        if (!bySizes) {
            scale = isOne ? 1 : scale + float(random.below(100)) / (101 * float(n));
            m = static_cast<uint32_t>(std::floor(float(n) * scale));
        }
        drawn.inputs.push_back(n);
        drawn.outputs.push_back(m);
        drawn.scales.push_back(scale);
        scales.push_back(scale);
        sizes.push_back(m);
    }
    node.arguments[bySizes ? "sizes" : "scales"] = listOf(bySizes ? sizes : scales);
    return drawn;
}

Operator expected(const DrawnNode& drawn)
{
    const size_t rank = drawn.inputs.size();
    std::vector<uint32_t> inputs, outputs;
    std::vector<Row> rows;
    for (size_t i = 0; i < rank; ++i) {
        const bool isLastOfNone = inputs.empty() && i + 1 == rank; // one axis stays
        if (drawn.inputs[i] == 1 && drawn.outputs[i] == 1 && !isLastOfNone)
            continue;
        inputs.push_back(drawn.inputs[i]);
        outputs.push_back(drawn.outputs[i]);
        rows.push_back(rowOf(drawn.mode, drawn.inputs[i], drawn.outputs[i], drawn.scales[i]));
    }
    while (inputs.size() < 4) {
        inputs.insert(inputs.begin(), 1);
        outputs.insert(outputs.begin(), 1);
        rows.insert(rows.begin(), {1, 0.5f, -0.5f});
    }
    Operator op{.kind = OperatorKind::Resample3,
                .input = {.dataType = DataType::Float32, .sizes = inputs},
                .output = {.dataType = DataType::Float32, .sizes = outputs},
                .interpolationMode = drawn.rounded ? InterpolationMode::NearestNeighbor : InterpolationMode::Linear,
                .roundingDirection = drawn.rounded ? drawn.rounded->direction : AxisDirection::Decreasing};
    for (size_t i = 0; i < 4; ++i) {
        op.scales[i] = rows[i].scale;
        op.inputPixelOffsets[i] = rows[i].in + (drawn.rounded ? drawn.rounded->added : 0);
        op.outputPixelOffsets[i] = rows[i].out;
    }
    op.antialiased = drawn.node.arguments.contains("antialias");
    return op;
}

TEST(OnnxDirectMl, AThousandNodesHaveTheProvidersFields)
{
    for (const uint64_t seed : testSeeds(kNodes)) {
        Random random(seed * 11 + 3);
        const DrawnNode node = drawn(random);
        const ReadOperator read = operatorOf(node.node, DataType::Float32, node.inputs);
        EXPECT_EQ(lineOf(read.op), lineOf(expected(node))) << seed << ' ' << node.mode;
        EXPECT_EQ(read.outputSizes.empty() ? read.op.output.sizes : read.outputSizes, node.outputs) << seed;
    }
}

std::string readAs(const std::string& words, const std::vector<uint32_t>& sizes, std::string* notes = nullptr)
{
    const ReadOptions options{.sizes = sizes, .dialect = Dialect::Onnx, .isForDirectMl = true};
    return said([&] { return operatorFromWords(words, options); }, notes);
}

const std::vector<uint32_t> kFourByFour{1, 2, 4, 4};

struct ReadRow {
    const char* words;
    std::vector<uint32_t> sizes;
    const char* says; // in the case's line or the refusal, or in the notes; empty: there are no notes
};

// Nodes that the provider leaves to the CPU, at half the sizes; and axes of length 1, which it drops.
const ReadRow kLines[] = {
    {"Resize(x, mode=\"cubic\", scales=[1, 1, 0.5, 0.5])", kFourByFour,
     "mode \"cubic\": the DirectML provider leaves cubic to the CPU"},
    {"Resize(x, mode=\"linear\", exclude_outside=1, scales=[1, 1, 0.5, 0.5])", kFourByFour,
     "exclude_outside 1: the DirectML provider leaves it to the CPU"},
    {"Resize(x, mode=\"linear\", extrapolation_value=2.5, scales=[1, 1, 0.5, 0.5])", kFourByFour,
     "extrapolation_value 2.5: the DirectML provider leaves it to the CPU"},
    {"Resize(x, mode=\"linear\", keep_aspect_ratio_policy=\"not_larger\", sizes=[1, 2, 8, 4])", kFourByFour,
     "keep_aspect_ratio_policy \"not_larger\": what the DirectML provider makes"},
    {"Resize(x, coordinate_transformation_mode=\"tf_crop_and_resize\", roi=[0, 0, 0, 0, 1, 1, 1, 1], "
     "sizes=[1, 2, 1, 4])",
     kFourByFour, "it resizes a region of its input, which is not read"},
    {"Resize(x, scales=[2, 2, 2, 2, 2])", {2, 2, 2, 2, 2}, "RESAMPLE3 has four dimensions"},
    {"F.interpolate(x, scale_factor=2)", kFourByFour, "runs nodes of ONNX"},
    {"Resize(x, mode=\"linear\", axes=[2, 3, 4], scales=[2, 2, 2])", {1, 1, 3, 4, 5}, "--Scales 1,2,2,2 "},
};
// Where it departs from ONNX.
const ReadRow kNotes[] = {
    {"Resize(x, mode=\"linear\", scales=[1, 1, 2, 2])", kFourByFour, ""},
    {"Upsample(x, mode=\"linear\", scales=[1, 1, 2, 2])", kFourByFour, "as half_pixel, where ONNX"},
    {"Resize(x, mode=\"linear\", antialias=1, scales=[1, 1, 0.5, 0.5])", kFourByFour, "halves"},
    {"Resize(x, coordinate_transformation_mode=\"pytorch_half_pixel\", sizes=[1, 2, 1, 4])", kFourByFour,
     "lays this one as half_pixel"},
    {"Resize(x, coordinate_transformation_mode=\"align_corners\", scales=[1, 1, 1.6, 1.6])", kFourByFour,
     "follow the whole size 6"},
};

TEST(OnnxDirectMl, ANodeIsReadRefusedOrNotedAsTheProviderRunsIt)
{
    for (const ReadRow& row : kLines)
        EXPECT_THAT(readAs(row.words, row.sizes), HasSubstr(row.says)) << row.words;
    for (const ReadRow& row : kNotes) {
        std::string notes;
        readAs(row.words, row.sizes, &notes);
        EXPECT_THAT(notes, HasSubstr(row.says)) << row.words;
        EXPECT_EQ(notes.empty(), *row.says == '\0') << row.words;
    }
}

} // namespace
} // namespace tessera
