// SPDX-License-Identifier: Apache-2.0
// Moves before and after a block operator, and axes in another order: what reshape and transpose do wrong.
#include "engine/detect/identify/identify.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <numeric>

namespace tessera {
namespace {

using testing::HasSubstr;

using Shape = std::vector<uint32_t>;

Shape coordinatesOf(const Shape& sizes, uint64_t element)
{
    Shape at(sizes.size());
    for (size_t axis = sizes.size(); axis-- > 0; element /= sizes[axis])
        at[axis] = static_cast<uint32_t>(element % sizes[axis]);
    return at;
}

uint64_t elementAt(const Shape& sizes, const Shape& at)
{
    uint64_t element = 0;
    for (size_t axis = 0; axis < sizes.size(); ++axis)
        element = element * sizes[axis] + at[axis];
    return element;
}

// NumPy's x.reshape(shape).transpose(axes), as which of the elements stands where.
std::vector<uint64_t> transposed(const std::vector<uint64_t>& x, const Shape& shape, const Shape& axes)
{
    Shape sizes;
    for (const uint32_t axis : axes)
        sizes.push_back(shape[axis]);
    std::vector<uint64_t> result;
    for (uint64_t i = 0; i < x.size(); ++i) {
        const Shape at = coordinatesOf(sizes, i);
        Shape from(shape.size());
        for (size_t axis = 0; axis < axes.size(); ++axis)
            from[axes[axis]] = at[axis];
        result.push_back(x[elementAt(shape, from)]);
    }
    return result;
}

std::vector<uint64_t> counted(const Tensor& input)
{
    std::vector<uint64_t> elements(elementCount(input.desc));
    std::iota(elements.begin(), elements.end(), uint64_t{0});
    return elements;
}

Tensor gathered(const Tensor& input, const std::vector<uint64_t>& source, const Shape& sizes)
{
    Tensor output({.dataType = input.desc.dataType, .sizes = sizes});
    const uint32_t bytes = elementBytes(input.desc.dataType);
    for (uint64_t i = 0; i < source.size(); ++i)
        std::memcpy(output.writableBytes().data() + i * bytes, input.bytes().data() + source[i] * bytes, bytes);
    return output;
}

struct Wrong {
    const char* meant;
    std::function<std::vector<uint64_t>(const std::vector<uint64_t>& x)> moves;
    Shape output;
    MistakeClass mistake;
    const char* what;
    bool isProved = true;
};

const std::vector<Wrong>& wrongOnes()
{
    using enum MistakeClass;
    static const std::vector<Wrong> all = {
        // torch-mlir#4351: reshape(n, b, b, C', h, w) of DEPTH_COLUMN_ROW, transposed as COLUMN_ROW_DEPTH
        {"DEPTH_TO_SPACE1 --Sizes 1,18,3,2 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data iota",
         [](const auto& x) {
             return transposed(x, {1, 3, 3, 2, 3, 2}, {0, 1, 4, 2, 5, 3});
         },
         {1, 2, 9, 6},
         Permutation,
         "the shape of DEPTH_COLUMN_ROW with the axes of COLUMN_ROW_DEPTH"},
        {"DEPTH_TO_SPACE1 --Sizes 2,18,3,2 --DataType FLOAT32 --BlockSize 3 --Order DEPTH_COLUMN_ROW --data iota",
         [](const auto& x) {
             return transposed(x, {2, 2, 3, 3, 3, 2}, {0, 3, 4, 1, 5, 2});
         },
         {2, 2, 9, 6},
         Permutation,
         "the shape of COLUMN_ROW_DEPTH with the axes of DEPTH_COLUMN_ROW"},
        // x.transpose(-1, -2) before the operator
        {"SPACE_TO_DEPTH1 --Sizes 1,2,6,9 --DataType FLOAT32 --BlockSize 3 --Order DEPTH_COLUMN_ROW --data iota",
         [](const auto& x) {
             return transposed(transposed(x, {1, 2, 6, 9}, {0, 1, 3, 2}), {1, 2, 3, 3, 2, 3}, {0, 3, 5, 1, 2, 4});
         },
         {1, 18, 3, 2},
         SwappedAxes,
         "H and W exchanged before SPACE_TO_DEPTH1"},
        {"DEPTH_TO_SPACE1 --Sizes 1,18,2,4 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data iota",
         [](const auto& x) {
             return transposed(transposed(x, {1, 18, 2, 4}, {0, 1, 3, 2}), {1, 2, 3, 3, 4, 2}, {0, 1, 4, 2, 5, 3});
         },
         {1, 2, 12, 6},
         SwappedAxes,
         "H and W exchanged before DEPTH_TO_SPACE1"},
        // The other order, and an exchange after it
        {"DEPTH_TO_SPACE1 --Sizes 1,18,2,4 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data iota",
         [](const auto& x) {
             return transposed(transposed(x, {1, 3, 3, 2, 2, 4}, {0, 3, 4, 1, 5, 2}), {1, 2, 6, 12}, {0, 1, 3, 2});
         },
         {1, 2, 12, 6},
         Order,
         "H and W exchanged after DEPTH_COLUMN_ROW"},
        // np.argsort(axes) for the axes
        {"DEPTH_TO_SPACE1 --Sizes 1,18,2,4 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data iota",
         [](const auto& x) {
             return transposed(x, {1, 2, 3, 3, 2, 4}, {0, 1, 3, 5, 2, 4});
         },
         {1, 2, 6, 12},
         Permutation,
         "the axes of COLUMN_ROW_DEPTH turned round: their inverse"},
        // Any order of the six axes
        {"DEPTH_TO_SPACE1 --Sizes 1,18,2,4 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data iota",
         [](const auto& x) {
             return transposed(x, {1, 2, 3, 3, 2, 4}, {5, 1, 0, 3, 2, 4});
         },
         {1, 2, 6, 12},
         Permutation,
         "a tensor that is read as (n, c, by, bx, h, w) and transposed by (0, 5, 1, 3, 2, 4)"},
    };
    return all;
}

TEST(Compositions, AreNamed)
{
    for (const Wrong& wrong : wrongOnes()) {
        SCOPED_TRACE(wrong.what);
        const Case meant = caseFromText(wrong.meant);
        const Tensor input = loadInput(meant);
        const Diagnosis found = identify(input, gathered(input, wrong.moves(counted(input)), wrong.output), meant.op);
        EXPECT_EQ(name(found.mistake), name(wrong.mistake)) << testing::PrintToString(said(found.sentences));
        EXPECT_EQ(said(found.what), wrong.what);
        EXPECT_EQ(found.isProved, wrong.isProved) << testing::PrintToString(said(found.sentences));
        EXPECT_EQ(found.explained, found.of);
    }
}

TEST(Compositions, OfBytesThatRepeatAreNamed)
{
    const Case meant = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,36,8,6 --DataType UINT8 --BlockSize 3 --Order "
                                    "COLUMN_ROW_DEPTH --data random:3");
    const Tensor input = loadInput(meant);
    const auto source = transposed(counted(input), {1, 3, 3, 4, 8, 6}, {0, 1, 4, 2, 5, 3});
    const Diagnosis found = identify(input, gathered(input, source, {1, 4, 24, 18}), meant.op);
    EXPECT_EQ(said(found.what), "the shape of DEPTH_COLUMN_ROW with the axes of COLUMN_ROW_DEPTH");
    EXPECT_FALSE(found.isProved);
}

TEST(Compositions, ThereAndBackIsNamedWithoutAnythingMeant)
{
    const Case there = caseFromText("SPACE_TO_DEPTH1 --Sizes 1,3,6,9 --DataType FLOAT32 --BlockSize 3 --Order "
                                    "DEPTH_COLUMN_ROW --data iota");
    const Tensor input = loadInput(there);
    Case back =
        caseFromText("DEPTH_TO_SPACE1 --Sizes 1,27,2,3 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH");
    const Tensor output = runOn(engineNamed("cpu"), back, runOn(engineNamed("cpu"), there, input));
    const Diagnosis found = identify(input, output);
    EXPECT_EQ(said(found.what), "SPACE_TO_DEPTH by DEPTH_COLUMN_ROW and back by COLUMN_ROW_DEPTH, in blocks of 3");
    EXPECT_EQ(found.mistake, MistakeClass::Order);
}

TEST(Compositions, OfUnrelatedOrdersOfValuesAreNone)
{
    for (unsigned seed = 1; seed <= 200; ++seed) {
        const Case meant = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT8 --BlockSize 2 --Order "
                                        "COLUMN_ROW_DEPTH --data random:"
                                        + std::to_string(seed));
        const Tensor input = loadInput(meant);
        std::vector<uint64_t> source = counted(input);
        uint64_t state = seed;
        for (size_t i = source.size(); i > 1; --i) { // shuffled by a generator of our own
            state = state * 6364136223846793005 + 1442695040888963407;
            std::swap(source[i - 1], source[(state >> 33) % i]);
        }
        EXPECT_EQ(name(identify(input, gathered(input, source, {1, 2, 4, 6}), meant.op).mistake), "unknown") << seed;
    }
}

} // namespace
} // namespace tessera
