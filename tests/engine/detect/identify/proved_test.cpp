// SPDX-License-Identifier: Apache-2.0
// What is called proved has no rival: maps of small shapes are enumerated from the textbook, and no other class of them
// gives the same. What is right and only stored otherwise is never called a mistake.
#include "engine/detect/identify/identify.h"

#include "engine/core/case/case.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/engine/detect/identify/textbook.h"
#include "tests/support/engines.h"
#include "tests/support/environment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace tessera {
namespace {

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

// Every order of a block operator's six axes: a name explains all of it.
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
