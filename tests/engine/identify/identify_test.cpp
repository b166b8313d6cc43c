// SPDX-License-Identifier: Apache-2.0
#include "engine/identify/identify.h"

#include "engine/io/case_input.h"
#include "engine/ops/operator.h"
#include "engine/tensor/random.h"
#include "engine/tensor/value.h"
#include "tests/support/engines.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::IsEmpty;

Tensor runLine(const std::string& line)
{
    const Case c = caseFromText(line);
    return runOn(engineNamed("cpu"), c, loadInput(c));
}

// Values of other tensors of the same sizes.
enum class Unrelated { OtherValues, SameValuesShuffled, DrawnFromInput, FewValues };

Tensor unrelated(Unrelated kind, const Tensor& input, const Tensor& right, Random& random)
{
    Tensor output(right.desc);
    const uint64_t count = elementCount(right.desc), inputs = elementCount(input.desc);
    std::vector<uint64_t> bits(count);
    for (uint64_t i = 0; i < count; ++i)
        bits[i] = kind == Unrelated::SameValuesShuffled ? right.bits(i)
            : kind == Unrelated::DrawnFromInput         ? input.bits(random.below(inputs))
            : kind == Unrelated::FewValues
            ? fromDouble(right.desc.dataType, static_cast<double>(random.below(3)))
            : fromDouble(right.desc.dataType,
                         static_cast<double>(random.within(isFloat(right.desc.dataType) ? 1.0f : 100.0f)));
    for (uint64_t i = count; kind == Unrelated::SameValuesShuffled && i > 1; --i)
        std::swap(bits[i - 1], bits[random.below(i)]);
    for (uint64_t i = 0; i < count; ++i)
        output.setBits(i, bits[i]);
    return output;
}

bool isConstant(const Tensor& tensor)
{
    for (uint64_t i = 1; i < elementCount(tensor.desc); ++i)
        if (tensor.bits(i) != tensor.bits(0))
            return false;
    return true;
}

// Nothing is named of a thousand pairs that have nothing to do with each other, with a case meant and without. Outputs
// of less than 16 elements may agree by chance, which a sentence then says; constants agree with much.
TEST(Identify, NamesNothingOfUnrelatedTensors)
{
    unsigned pairs = 0;
    for (const uint64_t seed : testSeeds(1600)) {
        const Case c = randomCase(seed);
        const Tensor input = loadInput(c), right = runOn(engineNamed("cpu"), c, input);
        if (elementCount(right.desc) < 16 || isConstant(right) || isConstant(input))
            continue;
        Random random(seed);
        const auto kind = static_cast<Unrelated>(seed % 4);
        const Tensor output = unrelated(kind, input, right, random);
        if (equalElements(output, right))
            continue; // few values, shuffled
        SCOPED_TRACE(trace(seed, c));
        const Diagnosis meant = identify(input, output, c.op), any = identify(input, output);
        EXPECT_EQ(meant.mistake, MistakeClass::Unknown) << seed % 4 << testing::PrintToString(meant.sentences);
        EXPECT_EQ(any.mistake, MistakeClass::Unknown) << seed % 4 << testing::PrintToString(any.sentences);
        ++pairs;
    }
    EXPECT_GT(pairs, 1000u);
    std::cout << pairs << " pairs\n";
}

// Every built-in permutation is found from its tensors alone.
TEST(Identify, FindsTheOperatorWithoutBeingTold)
{
    for (const char* line :
         {"DEPTH_TO_SPACE1 --Sizes 1,18,3,4 --DataType UINT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data random:1",
          "SPACE_TO_DEPTH1 --Sizes 2,3,4,8 --DataType FLOAT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data "
          "random:2"}) {
        const Case c = caseFromText(line);
        const Diagnosis diagnosis = identify(loadInput(c), runLine(line));
        EXPECT_EQ(diagnosis.mistake, MistakeClass::None) << testing::PrintToString(diagnosis.sentences);
        EXPECT_TRUE(diagnosis.isProved);
        EXPECT_EQ(caseFromText(diagnosis.line).op, c.op);
        EXPECT_THAT(diagnosis.equals, IsEmpty());
    }
}

} // namespace
} // namespace tessera
