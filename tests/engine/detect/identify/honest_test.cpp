// SPDX-License-Identifier: Apache-2.0
// Nothing is named of pairs that have nothing to do with each other, with a case meant and without, and what is right
// and only stored otherwise is no mistake. What is called proved has no rival: maps of small shapes are enumerated from
// the textbook, and no other class of them gives the same.

#include "engine/core/message/plain_text.h"
#include "tests/engine/detect/identify/textbook.h"
#include "tests/support/environment.h"
#include "tests/support/random_case.h"
#include "tests/support/todays_part.h"

#include <map>
#include <numeric>
#include <set>

namespace tessera {
namespace {

enum class Unrelated { Values, FewValues, DrawnFromInput, Smooth, Shuffled };
constexpr unsigned kUnrelated = 5;

// A tensor of unrelated values with the shape of the right output, in rows of this width.
Tensor unrelated(Unrelated kind, const Tensor& input, const Tensor& right, uint64_t width, Random& random)
{
    const double a = random.within(1), b = random.within(1), c = random.within(3);
    const bool isReal = isFloat(right.desc.dataType);
    const std::vector<double> given = doublesOf(input);
    std::vector<double> values = doublesOf(right);
    for (size_t i = values.size(); kind == Unrelated::Shuffled && i > 1; --i)
        std::swap(values[i - 1], values[random.below(i)]);
    Tensor result(right.desc);
    for (size_t i = 0; i < values.size(); ++i) {
        const double wave = std::sin(a * static_cast<double>(i / width) + b * static_cast<double>(i % width) + c);
        if (kind == Unrelated::Values)
            values[i] = isReal ? double{random.within(1)} : static_cast<double>(random.below(120));
        else if (kind == Unrelated::FewValues)
            values[i] = static_cast<double>(random.below(3));
        else if (kind == Unrelated::DrawnFromInput)
            values[i] = given[random.below(given.size())];
        else if (kind == Unrelated::Smooth)
            values[i] = isReal ? wave : std::floor(60 + 50 * wave);
        result.setBits(i, fromDouble(right.desc.dataType, values[i]));
    }
    return result;
}

bool isConstant(const Tensor& tensor) // which agrees with much
{
    const std::vector<double> values = doublesOf(tensor);
    return std::ranges::all_of(values, [&](double each) { return each == values.front(); });
}

bool mostlyOneValue(const Tensor& tensor) // but for fewer than four elements
{
    const std::vector<double> values = doublesOf(tensor);
    return std::ranges::any_of(
        values, [&](double each) { return values.size() - static_cast<size_t>(std::ranges::count(values, each)) < 4; });
}

bool sameValues(const Tensor& a, const Tensor& b) // whichever NaN it is
{
    return std::ranges::equal(doublesOf(a), doublesOf(b), [](double one, double other) {
        return one == other || (std::isnan(one) && std::isnan(other));
    });
}

void expectUnknown(const Tensor& input, const Tensor& output, const Operator& op, Unrelated kind)
{
    for (const auto& meant : {std::optional(op), std::optional<Operator>()}) {
        const Diagnosis found = identify(input, output, meant);
        EXPECT_TRUE(found.mistake == MistakeClass::Unknown
                    || (isConstant(output) && found.mistake == MistakeClass::Unwritten))
            << static_cast<int>(kind) << (meant ? " meant " : " any ") << words(found);
    }
}

TEST(IdentifyHonest, NamesNothingOfUnrelatedTensors)
{
    for (const uint64_t seed : todaysPart(testSeeds(fromEnvironment("PAIRS", 250)))) {
        const Case c = randomCase(seed);
        const Tensor input = loadInput(c), right = runOn(engineNamed("cpu"), c, input);
        if (elementCount(right.desc) < 16 || isConstant(right) || isConstant(input))
            continue;
        Random random(seed);
        const auto kind = std::array{Unrelated::Values, Unrelated::Shuffled, Unrelated::DrawnFromInput,
                                     Unrelated::FewValues}[seed % 4];
        const Tensor output = unrelated(kind, input, right, 1, random);
        if (sameValues(output, right) || (kind == Unrelated::Shuffled && mostlyOneValue(right)))
            continue; // few values, shuffled: another rule may well put them there
        SCOPED_TRACE(trace(seed, c));
        expectUnknown(input, output, c.op, kind);
    }
}

TEST(IdentifyHonest, NamesNothingOfSmallUnrelatedPairs)
{
    for (uint64_t seed = 1; seed <= fromEnvironment("PAIRS", 100); ++seed) {
        Random random(seed);
        const Sizes from{1, random.between(1, 2), random.between(2, 7), random.between(2, 7)},
            to{1, from[1], random.between(2, 9), random.between(2, 9)};
        const DataType type = random.pick({DataType::Float32, DataType::Float16, DataType::UInt8, DataType::Int8});
        const auto kind = static_cast<Unrelated>(seed % kUnrelated);
        // So few shuffled elements may be a mirror or a turn by chance, and so few zeros, ones and twos the result of
        // many mistakes. These are rightly named, with a doubt.
        if ((kind == Unrelated::Shuffled || kind == Unrelated::FewValues) && to[1] * to[2] * to[3] < 16)
            continue;
        const Case c = caseFromText("RESAMPLE --Sizes " + listText(from, ",") + " --DataType " + std::string(name(type))
                                    + " --OutputTensor.Sizes " + listText(to, ",") + " --InterpolationMode "
                                    + (seed % 3 == 0 ? "NEAREST_NEIGHBOR" : "LINEAR") + " --Scales 1,1,"
                                    + std::to_string(float(to[2]) / float(from[2])) + ","
                                    + std::to_string(float(to[3]) / float(from[3])));
        const bool isLike = kind == Unrelated::Smooth || kind == Unrelated::FewValues;
        const Tensor zeros({.dataType = type, .sizes = {from.begin(), from.end()}});
        const Tensor input = unrelated(isLike ? kind : Unrelated::Values, zeros, zeros, from[3], random);
        SCOPED_TRACE(toText(c) + " " + std::to_string(seed));
        const Tensor right = runOn(engineNamed("cpu"), c, input);
        expectUnknown(input, unrelated(kind, input, right, to[3], random), c.op, kind);
    }
}

TEST(IdentifyHonest, NamesNoOperatorOfPlanesOfOneValue)
{
    for (const std::vector<uint32_t>& sizes :
         std::vector<std::vector<uint32_t>>{{1, 3, 6, 4}, {1, 3, 4, 6}, {1, 3, 2, 3}, {1, 4, 6, 4}, {1, 4, 2, 3}})
        for (const bool isSame : {true, false}) {
            SCOPED_TRACE(listText(sizes, "×") + (isSame ? " of one value" : ""));
            Tensor input(TensorDesc{.sizes = {1, 3, 4, 6}}), output(TensorDesc{.sizes = sizes});
            for (uint64_t i = 0; i < elementCount(input.desc); ++i)
                input.setBits(i, fromDouble(DataType::Float32, static_cast<double>(i * i)));
            for (uint64_t i = 0; i < elementCount(output.desc); ++i) {
                const double plane = isSame ? 0 : static_cast<double>(i / (sizes[2] * sizes[3]));
                output.setBits(i, fromDouble(DataType::Float32, 0.41 + plane));
            }
            const Operator meant = caseFromText("RESAMPLE --Sizes 1,3,4,6 --Scales 1,1,2,2").op;
            for (const Diagnosis& found : {identify(input, output), identify(input, output, meant)})
                EXPECT_TRUE(found.mistake == MistakeClass::Unknown || found.mistake == MistakeClass::Unwritten)
                    << words(found);
        }
}

TEST(IdentifyHonest, NamesNoChannelMoreOfOneValueAlone)
{
    const Case c = caseFromText("RESAMPLE --Sizes 1,1,1,4 --DataType INT8 --InterpolationMode LINEAR"
                                " --OutputTensor.Sizes 7,1,2,2 --Scales 0.05,1,0.07,0.25 --data random:147212");
    const Tensor input = loadInput(c);
    Tensor output({.dataType = DataType::Int8, .sizes = {7, 2, 2, 1}});
    for (uint64_t i = 0; i < elementCount(output.desc); ++i)
        output.setBits(i, input.bits(0));
    const Diagnosis found = identify(input, output, c.op);
    EXPECT_NE(found.second, MistakeClass::Values) << words(found);
}

Array mirrored(const Array& array, size_t axis)
{
    const double last = array.sizes[axis] - 1.0;
    return along(array, axis, array.sizes[axis], line(-1, last), copied);
}

Array withMemory(Array array, const std::vector<size_t>& axes) // its memory in another order
{
    array.values = transposed(array.values, {array.sizes.begin(), array.sizes.end()}, axes);
    return array;
}

struct Rival {
    MistakeClass mistake;
    Array output;
};

// What is done wrong to a tensor beside the operator.
std::vector<Rival> storedOtherwise(const Array& array)
{
    using enum MistakeClass;
    return {{ChannelOrder, mirrored(array, 1)},
            {SwappedAxes, mirrored(array, 2)},
            {SwappedAxes, mirrored(array, 3)},
            {SwappedAxes, mirrored(mirrored(array, 2), 3)},
            {Layout, withMemory(array, {0, 2, 3, 1})},
            {SwappedAxes, withMemory(array, {0, 1, 3, 2})},
            {Permutation, withMemory(array, {1, 0, 2, 3})}};
}

struct BlockCase {
    Sizes in; // of depth
    uint32_t block;
    bool isDepthFirst; // the channel is (c, by, bx), else (by, bx, c)
};

Array toSpace(const Array& in, const BlockCase& c, bool isDepthFirst)
{
    const uint32_t b = c.block, depth = in.sizes[1] / (b * b), h = in.sizes[2], w = in.sizes[3];
    const Sizes out{in.sizes[0], depth, h * b, w * b};
    if (isDepthFirst)
        return {out, transposed(in.values, {in.sizes[0], depth, b, b, h, w}, {0, 1, 4, 2, 5, 3})};
    return {out, transposed(in.values, {in.sizes[0], b, b, depth, h, w}, {0, 3, 4, 1, 5, 2})};
}

std::string lineOf(const BlockCase& c)
{
    return "DEPTH_TO_SPACE1 --Sizes " + listText(c.in, ",") + " --BlockSize " + std::to_string(c.block) + " --Order "
        + (c.isDepthFirst ? "COLUMN_ROW_DEPTH" : "DEPTH_COLUMN_ROW");
}

std::vector<Rival> rivalsOf(const Array& in, const BlockCase& c)
{
    const Array right = toSpace(in, c, c.isDepthFirst);
    std::vector<Rival> rivals = storedOtherwise(right);
    rivals.push_back({MistakeClass::Order, toSpace(in, c, !c.isDepthFirst)});
    rivals.push_back({MistakeClass::Permutation, {right.sizes, in.values}});
    for (Rival& each : storedOtherwise(in))
        rivals.push_back({each.mistake, toSpace(each.output, c, c.isDepthFirst)});
    return rivals;
}

constexpr BlockCase kBlocks[] = {
    {{1, 4, 2, 2}, 2, true},  {{1, 8, 1, 3}, 2, false}, {{1, 8, 2, 2}, 2, true},
    {{2, 4, 1, 2}, 2, false}, {{1, 12, 2, 3}, 2, true}, {{1, 9, 2, 1}, 3, false},
};

TEST(IdentifyProved, HasNoRivalOfAnotherClass)
{
    unsigned proved = 0;
    for (const BlockCase& c : kBlocks) {
        const Array in = counted(c.in);
        std::map<std::vector<double>, std::set<MistakeClass>> classes; // by output
        for (const Rival& rival : rivalsOf(in, c))
            classes[rival.output.values].insert(rival.mistake);
        const Array right = toSpace(in, c, c.isDepthFirst);
        const Operator meant = caseFromText(lineOf(c)).op;
        for (const auto& [values, all] : classes) {
            const Diagnosis found = identify(tensorOf(in), tensorOf({right.sizes, values}), meant);
            if (values == right.values) {
                EXPECT_EQ(found.mistake, MistakeClass::None) << lineOf(c) << words(found);
                continue;
            }
            if (!found.isProved)
                continue;
            ++proved;
            EXPECT_EQ(all, (std::set<MistakeClass>{found.mistake}))
                << lineOf(c) << " " << all.size() << " classes, " << words(found);
        }
    }
    EXPECT_GE(proved, 20u);
}

TEST(IdentifyProved, ExplainsEveryOrderOfSixAxes)
{
    const BlockCase c{{2, 12, 2, 3}, 2, true};
    const Array in = counted(c.in);
    const Array right = toSpace(in, c, true);
    const Operator meant = caseFromText(lineOf(c)).op;
    std::vector<size_t> axes(6);
    std::iota(axes.begin(), axes.end(), 0);
    const uint64_t step = fromEnvironment("ORDERS", 61);
    for (uint64_t number = 0; std::ranges::next_permutation(axes).found; ++number) {
        if (number % step != 0)
            continue;
        const Array out{right.sizes, transposed(in.values, {2, 3, 2, 2, 2, 3}, axes)};
        const Diagnosis found = identify(tensorOf(in), tensorOf(out), meant);
        if (out.values == right.values) {
            EXPECT_EQ(found.mistake, MistakeClass::None);
        } else if (found.isProved) {
            EXPECT_TRUE(found.isNamed() && found.explained == found.of
                        && equalElements(found.again(tensorOf(in)), tensorOf(out)))
                << testing::PrintToString(axes) << words(found);
        }
    }
}

// Right outputs under every type, rank, layout and padding.
TEST(IdentifyHonest, NamesNoMistakeOfWhatIsOnlyStoredOtherwise)
{
    const uint64_t pairs = fromEnvironment("HARMLESS", 20);
    for (uint64_t seed = 1; seed <= pairs; ++seed) {
        Random random(seed);
        const DataType type = random.pick({DataType::Float32, DataType::Float16, DataType::UInt8, DataType::Int8});
        Sizes sizes{random.between(1, 2), random.between(1, 4), random.between(2, 6), random.between(2, 7)};
        sizes[1] *= 4;
        const std::string kinds[] = {
            "DEPTH_TO_SPACE1 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
            "DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW",
            "RESAMPLE1 --InterpolationMode LINEAR --Scales 1,1,2,1.5",
            "RESAMPLE1 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1.5,2",
        };
        std::string line = kinds[seed % 4];
        line.insert(line.find(' '), " --Sizes " + listText(sizes, ",") + " --DataType " + std::string(name(type)));
        const Case c = caseFromText(line + " --data random:" + std::to_string(seed));
        const Tensor input = loadInput(c), right = runOn(engineNamed("cpu"), c, input);
        const auto expectNone = [&](const Tensor& in, const Tensor& out, const std::optional<Operator>& meant) {
            const Diagnosis found = identify(in, out, meant);
            const bool isNone = found.mistake == MistakeClass::None
                || (!meant && found.mistake == MistakeClass::Unknown); // too little to say
            EXPECT_TRUE(isNone) << seed << " " << line << " " << words(found);
        };
        expectNone(input, right, c.op);
        // The same elements in other memory: channels last, or rows with room behind them.
        const std::vector<uint32_t>& s = right.desc.sizes;
        TensorDesc last = right.desc, padded = right.desc;
        last.strides = {s[1] * s[2] * s[3], 1, s[3] * s[1], s[1]};
        padded.strides = {s[1] * s[2] * (s[3] + 3), s[2] * (s[3] + 3), s[3] + 3, 1};
        expectNone(input, withLayout(right, last), c.op);
        expectNone(input, withLayout(right, padded), c.op);
        // Under other sizes of the same elements: without dimensions of length one, or as one.
        Tensor squeezed = right, flat = right;
        std::erase(squeezed.desc.sizes, 1u);
        flat.desc.sizes = {static_cast<uint32_t>(elementCount(right.desc))};
        expectNone(input, squeezed, c.op);
        expectNone(input, flat, c.op);
        expectNone(input, right, {});
    }
}

} // namespace
} // namespace tessera
