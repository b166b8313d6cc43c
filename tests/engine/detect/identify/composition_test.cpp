// SPDX-License-Identifier: Apache-2.0
// MoveList before and after a block operator, and axes in another order: what reshape and transpose do wrong.
#include "engine/detect/identify/identify.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/engine/detect/identify/textbook.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

struct Move { // NumPy's x.reshape(shape).transpose(axes)
    std::vector<uint32_t> shape;
    std::vector<size_t> axes;
};
using MoveList = std::vector<Move>;

Array moved(const Array& from, const MoveList& moves, const Sizes& sizes)
{
    Array to{sizes, from.values};
    for (const auto& [shape, axes] : moves)
        to.values = transposed(to.values, shape, axes);
    return to;
}

struct Wrong {
    const char* meant; // behind the sizes
    Sizes input;
    MoveList moves;
    Sizes output;
    MistakeClass mistake;
    const char* what;
};

TEST(Compositions, AreNamed)
{
    using enum MistakeClass;
    const char *toSpaceCrd = "DEPTH_TO_SPACE1 --BlockSize 3 --Order COLUMN_ROW_DEPTH --Sizes ",
               *toSpaceDcr = "DEPTH_TO_SPACE1 --BlockSize 3 --Order DEPTH_COLUMN_ROW --Sizes ",
               *toDepthDcr = "SPACE_TO_DEPTH1 --BlockSize 3 --Order DEPTH_COLUMN_ROW --Sizes ";
    const Wrong all[] = {
        // torch-mlir#4351: reshape(n, b, b, C', h, w) of DEPTH_COLUMN_ROW, transposed as COLUMN_ROW_DEPTH
        {toSpaceCrd, Sizes{1, 18, 3, 2}, MoveList{{{1, 3, 3, 2, 3, 2}, {0, 1, 4, 2, 5, 3}}}, Sizes{1, 2, 9, 6},
         Permutation, "the shape of DEPTH_COLUMN_ROW with the axes of COLUMN_ROW_DEPTH"},
        {toSpaceDcr, Sizes{2, 18, 3, 2}, MoveList{{{2, 2, 3, 3, 3, 2}, {0, 3, 4, 1, 5, 2}}}, Sizes{2, 2, 9, 6},
         Permutation, "the shape of COLUMN_ROW_DEPTH with the axes of DEPTH_COLUMN_ROW"},
        // x.transpose(-1, -2) before the operator
        {toDepthDcr, Sizes{1, 2, 6, 9},
         MoveList{{{1, 2, 6, 9}, {0, 1, 3, 2}}, {{1, 2, 3, 3, 2, 3}, {0, 3, 5, 1, 2, 4}}}, Sizes{1, 18, 3, 2},
         SwappedAxes, "H and W exchanged before SPACE_TO_DEPTH1"},
        {toSpaceCrd, Sizes{1, 18, 2, 4},
         MoveList{{{1, 18, 2, 4}, {0, 1, 3, 2}}, {{1, 2, 3, 3, 4, 2}, {0, 1, 4, 2, 5, 3}}}, Sizes{1, 2, 12, 6},
         SwappedAxes, "H and W exchanged before DEPTH_TO_SPACE1"},
        // The other order, and an exchange after it
        {toSpaceCrd, Sizes{1, 18, 2, 4},
         MoveList{{{1, 3, 3, 2, 2, 4}, {0, 3, 4, 1, 5, 2}}, {{1, 2, 6, 12}, {0, 1, 3, 2}}}, Sizes{1, 2, 12, 6}, Order,
         "H and W exchanged after DEPTH_COLUMN_ROW"},
        // np.argsort(axes) for the axes
        {toSpaceCrd, Sizes{1, 18, 2, 4}, MoveList{{{1, 2, 3, 3, 2, 4}, {0, 1, 3, 5, 2, 4}}}, Sizes{1, 2, 6, 12},
         Permutation, "the axes of COLUMN_ROW_DEPTH turned round: their inverse"},
        // Any order of the six axes
        {toSpaceCrd, Sizes{1, 18, 2, 4}, MoveList{{{1, 2, 3, 3, 2, 4}, {5, 1, 0, 3, 2, 4}}}, Sizes{1, 2, 6, 12},
         Permutation, "a tensor that is read as (n, c, by, bx, h, w) and transposed by (0, 5, 1, 3, 2, 4)"},
    };
    for (const Wrong& wrong : all) {
        const Array in = counted(wrong.input);
        const Operator meant = operatorIn(wrong.meant + listText(wrong.input, ","));
        const Diagnosis found = identify(tensorOf(in), tensorOf(moved(in, wrong.moves, wrong.output)), meant);
        expectFound(found, wrong.mistake);
        EXPECT_EQ(said(found.what), wrong.what);
        EXPECT_TRUE(found.isProved) << words(found);
        EXPECT_EQ(found.explained, found.of);
    }
}

TEST(Compositions, OfBytesThatRepeatAreNamed)
{
    const Array in = bytes({1, 36, 8, 6}, 3);
    const Array out = moved(in, {{{1, 3, 3, 4, 8, 6}, {0, 1, 4, 2, 5, 3}}}, {1, 4, 24, 18});
    const Operator meant =
        operatorIn("DEPTH_TO_SPACE1 --DataType INT8 --Order COLUMN_ROW_DEPTH --Sizes 1,36,8,6 --BlockSize 3");
    const Diagnosis found = identify(tensorOf(in, DataType::Int8), tensorOf(out, DataType::Int8), meant);
    EXPECT_EQ(said(found.what), "the shape of DEPTH_COLUMN_ROW with the axes of COLUMN_ROW_DEPTH");
    EXPECT_FALSE(found.isProved);
}

TEST(Compositions, ThereAndBackIsNamedWithoutAnythingMeant)
{
    const Array in = counted({1, 3, 6, 9});
    const Array out =
        moved(in, {{{1, 3, 2, 3, 3, 3}, {0, 3, 5, 1, 2, 4}}, {{1, 3, 3, 3, 2, 3}, {0, 1, 4, 2, 5, 3}}}, in.sizes);
    const Diagnosis found = identify(tensorOf(in), tensorOf(out));
    EXPECT_EQ(said(found.what), "SPACE_TO_DEPTH by DEPTH_COLUMN_ROW and back by COLUMN_ROW_DEPTH, in blocks of 3");
    EXPECT_EQ(found.mistake, MistakeClass::Order);
}

TEST(Compositions, OfUnrelatedOrdersOfValuesAreNone)
{
    const Operator meant =
        operatorIn("DEPTH_TO_SPACE1 --DataType INT8 --Order COLUMN_ROW_DEPTH --Sizes 1,8,2,3 --BlockSize 2");
    for (unsigned seed = 1; seed <= 200; ++seed) {
        const Array in = bytes({1, 8, 2, 3}, seed);
        Array out{{1, 2, 4, 6}, in.values};
        Random random(seed);
        for (size_t i = out.values.size(); i > 1; --i)
            std::swap(out.values[i - 1], out.values[random.below(i)]);
        EXPECT_EQ(identify(tensorOf(in, DataType::Int8), tensorOf(out, DataType::Int8), meant).mistake,
                  MistakeClass::Unknown)
            << seed;
    }
}

} // namespace
} // namespace tessera
