// SPDX-License-Identifier: Apache-2.0
#include "engine/core/plan/plan_tables.h"

#include "engine/core/ops/axes.h"
#include "engine/core/plan/rearrangement.h"
#include "tests/support/matchers.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera {

namespace {

std::array<uint32_t, 4> coordinatesIn(const TensorDesc& desc, uint64_t element)
{
    return paddedCoordinates(paddedSizes(desc), element);
}

std::vector<std::string> namesOf(const RearrangementStep& step)
{
    std::vector<std::string> names;
    for (const RearrangementDimension& dimension : step.dimensions)
        names.push_back(dimension.name);
    return names;
}

} // namespace

TEST(PlanTables, AnOutputHasTheTraitsOfItsSource)
{
    forEachRandom(300, [](const Loaded& random) {
        const Plan& plan = random.plan;
        for (size_t i = 0; i < kColorKeys; ++i) {
            const auto table = colorKeyTable(plan, static_cast<ColorKey>(i));
            if (!table)
                continue;
            for (uint64_t output = 0; output < elementCount(plan.output); ++output) {
                const Partners from = sources(plan, output);
                if (from.count == 0)
                    continue;
                const uint64_t input = std::ranges::max_element(from.list, {}, &Partner::weight)->element;
                const int64_t number = table->output.at(coordinatesIn(plan.output, output));
                // The heaviest of a product is that of its factors but for how they round.
                if (from.list.size() == 1) {
                    ASSERT_EQ(number, table->input.at(coordinatesIn(plan.input, input)))
                        << name(static_cast<ColorKey>(i)) << " of " << output;
                }
                ASSERT_LT(number, static_cast<int64_t>(table->count));
                ASSERT_GE(number, 0);
            }
        }
    });
}

TEST(PlanTables, ColorKeysTellWhatTheyAreNamedAfter)
{
    const Plan plan = planOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order DEPTH_COLUMN_ROW");
    const auto ofOutput = [&](ColorKey colorKey) { return colorKeyTable(plan, colorKey)->output.at({0, 1, 2, 3}); };
    EXPECT_EQ(ofOutput(ColorKey::Group), 1);
    EXPECT_EQ(ofOutput(ColorKey::BlockRow), 0);
    EXPECT_EQ(ofOutput(ColorKey::BlockColumn), 1);
    EXPECT_EQ(ofOutput(ColorKey::BlockPlace), 1); // by · 2 + bx
    EXPECT_EQ(colorKeyTable(plan, ColorKey::BlockPlace)->count, 4U);
    EXPECT_EQ(colorKeyTable(plan, ColorKey::BlockPlace)->output.at({0, 1, 3, 2}), 2);
    EXPECT_EQ(ofOutput(ColorKey::Channel), 3); // k = (0·2 + 1)·2 + 1
    EXPECT_EQ(ofOutput(ColorKey::Row), 1);
    EXPECT_EQ(ofOutput(ColorKey::Column), 1);
    EXPECT_EQ(ofOutput(ColorKey::Address), 22);
    EXPECT_FALSE(colorKeyTable(planOf("RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2"), ColorKey::BlockRow));
}

TEST(PlanTables, NeighbouringPixelsHaveDifferentNumbersModuloEight)
{
    for (uint32_t width = 1; width < 20; ++width) {
        const Plan plan = planOf("DEPTH_TO_SPACE --BlockSize 2 --Sizes 1,4,3," + std::to_string(width));
        const ColorKeyTable table = *colorKeyTable(plan, ColorKey::Pixel);
        const auto at = [&](uint32_t y, uint32_t x) { return table.input.at({0, 0, y, x}); };
        EXPECT_LT(at(0, width - 1), at(1, 0));
        if (width > 1) {
            EXPECT_THAT((std::vector{(at(1, 0) - at(0, 0)) % 8, (at(1, 1) - at(0, 0)) % 8, (at(0, 1) - at(0, 0)) % 8}),
                        ElementsAre(3, 4, 1));
        }
    }
}

TEST(PlanTables, UnreadInputsAreThoseWithoutTargets)
{
    forEachRandom(500, [](const Loaded& random) {
        const Plan& plan = random.plan;
        const AxisMarks in = marks(plan, Side::Input), out = marks(plan, Side::Output);
        uint64_t unread = 0;
        for (uint64_t input = 0; input < elementCount(plan.input); ++input) {
            const bool marked = (in.at(coordinatesIn(plan.input, input)) & (MarkCropped | MarkSkipped)) != 0;
            ASSERT_EQ(marked, targets(plan, input).count == 0) << input;
            unread += marked ? 1 : 0;
        }
        for (uint64_t output = 0; output < elementCount(plan.output); ++output)
            ASSERT_EQ((out.at(coordinatesIn(plan.output, output)) & (MarkCropped | MarkSkipped)) != 0,
                      sources(plan, output).count == 0)
                << output;
        EXPECT_GE(in.count(MarkCropped) + in.count(MarkSkipped), unread);
    });
}

TEST(PlanTables, TiesAndEdgesAreThoseOfTheTaps)
{
    // 6 → 3 by halves: every coordinate lies on a boundary.
    const Plan ties = planOf("RESAMPLE1 --Sizes 1,1,1,6 --Scales 1,1,1,0.5 --InterpolationMode NEAREST_NEIGHBOR");
    EXPECT_EQ(marks(ties, Side::Output).count(MarkTie), 3U);
    EXPECT_EQ(marks(ties, Side::Input).count(MarkSkipped), 3U); // 1, 3 and 5 are read
    EXPECT_EQ(marks(ties, Side::Input).count(MarkCropped), 0U);
    const Plan cropped = planOf("RESAMPLE1 --Sizes 1,1,1,6 --Scales 1,1,1,1 --OutputTensor.Sizes 1,1,1,4");
    EXPECT_EQ(marks(cropped, Side::Input).count(MarkCropped), 2U);
    EXPECT_EQ(marks(cropped, Side::Input).count(MarkSkipped), 0U);
    const Plan edges = planOf("RESAMPLE1 --Sizes 1,1,1,4 --Scales 1,1,1,2 --InterpolationMode LINEAR");
    EXPECT_EQ(marks(edges, Side::Output).count(MarkClamped), 2U);
    EXPECT_EQ(marks(edges, Side::Input).count(MarkClamped), 0U);
}

TEST(PlanTables, TheShiftIsZeroExactlyWherePartnersAgree)
{
    forEachRandom(500, [](const Loaded& random) {
        const auto other = withOtherOrder(random.c.op);
        if (!other)
            return;
        const Plan &a = random.plan, b = makePlan(*other);
        for (const Side side : {Side::Input, Side::Output}) {
            const TensorDesc& desc = side == Side::Input ? a.input : a.output;
            const auto partner = side == Side::Input ? targets : sources;
            const AxisSums shift = partnerShift(a, b, side);
            uint64_t changed = 0;
            for (uint64_t element = 0; element < elementCount(desc); ++element) {
                const bool same = partner(a, element, 1).list == partner(b, element, 1).list;
                ASSERT_EQ(shift.at(coordinatesIn(desc, element)) == 0, same) << element;
                changed += same ? 0 : 1;
            }
            EXPECT_EQ(shift.countNonZero(), changed);
        }
    });
}

TEST(PlanTables, PartnersAreTheElementsOfABox)
{
    forEachRandom(300, [](const Loaded& random) {
        const Plan& plan = random.plan;
        for (const Side side : {Side::Input, Side::Output}) {
            const PartnerBoxes boxes(plan, side);
            const TensorDesc& desc = side == Side::Input ? plan.input : plan.output;
            const TensorDesc& other = side == Side::Input ? plan.output : plan.input;
            for (uint64_t element = 0; element < elementCount(desc); ++element) {
                const Partners expected = side == Side::Input ? targets(plan, element) : sources(plan, element);
                const auto box = boxes.of(coordinatesIn(desc, element));
                ASSERT_EQ(box.has_value(), expected.count > 0) << element;
                if (!box)
                    continue;
                ASSERT_EQ(box->count(), expected.count) << element;
                ASSERT_EQ(box->first, coordinatesIn(other, expected.list.front().element)) << element;
            }
        }
    });
}

TEST(Story, EndsWhereItSaysAndKeepsEveryElement)
{
    for (const char* text : {"DEPTH_TO_SPACE1 --Sizes 2,12,2,3 --BlockSize 2 --Order DEPTH_COLUMN_ROW",
                             "DEPTH_TO_SPACE1 --Sizes 2,12,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
                             "SPACE_TO_DEPTH1 --Sizes 2,3,4,6 --BlockSize 2 --Order DEPTH_COLUMN_ROW",
                             "SPACE_TO_DEPTH1 --Sizes 2,3,4,6 --BlockSize 2 --Order COLUMN_ROW_DEPTH"}) {
        SCOPED_TRACE(text);
        const Plan plan = planOf(text);
        const auto& work = std::get<StridedCopy>(plan.work);
        const std::vector<RearrangementStep> steps = rearrangementSteps(plan);
        ASSERT_EQ(steps.size(), 4U);
        // Row-major through a step's dimensions is the tensor's own order: of the input, twice, and of the output.
        const auto stridesOf = [&](const RearrangementStep& step) {
            std::array<uint64_t, 6> strides{};
            uint64_t stride = 1;
            for (size_t d = step.dimensions.size(); d-- > 0;)
                for (size_t p = step.dimensions[d].parts.size(); p-- > 0;) {
                    strides[step.dimensions[d].parts[p]] = stride;
                    stride *= work.sizes[step.dimensions[d].parts[p]];
                }
            return strides;
        };
        for (size_t i = 0; i < 4; ++i)
            EXPECT_EQ(stridesOf(steps[i]), i < 2 ? work.inLogical : work.outLogical) << i;
    }
    EXPECT_TRUE(rearrangementSteps(planOf("RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2")).empty());
}

TEST(Story, NamesTheAxesOfTheFormula)
{
    const auto steps =
        rearrangementSteps(planOf("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order DEPTH_COLUMN_ROW"));
    EXPECT_THAT(namesOf(steps[0]), ElementsAre("n", "k", "h", "w"));
    EXPECT_THAT(namesOf(steps[1]), ElementsAre("n", "by", "bx", "c", "h", "w"));
    EXPECT_THAT(namesOf(steps[2]), ElementsAre("n", "c", "h", "by", "w", "bx"));
    EXPECT_THAT(namesOf(steps[3]), ElementsAre("n", "c", "y", "x"));
}

namespace {

// What must hold of every plan, whatever its numbers.

// Repeated inputs too: elements are told apart by their number, not by their address.
TEST(PlanProperty, TargetsAreTheSourcesInverted)
{
    forEachRandom(1000, [](const Loaded& random) {
        const Plan& plan = random.plan;
        std::vector<std::vector<Partner>> inverted(elementCount(plan.input));
        for (uint64_t output = 0; output < elementCount(plan.output); ++output)
            for (const Partner& source : sources(plan, output).list)
                inverted.at(source.element).push_back({output, source.weight});
        for (uint64_t input = 0; input < inverted.size(); ++input) {
            const Partners found = targets(plan, input);
            ASSERT_EQ(found.list, inverted[input]) << "of input element " << input;
            ASSERT_EQ(found.count, inverted[input].size());
            const Partners some = targets(plan, input, 3); // the beginning of the long answer
            ASSERT_EQ(some.count, found.count);
            inverted[input].resize(std::min<size_t>(3, inverted[input].size()));
            ASSERT_EQ(some.list, inverted[input]);
        }
    });
}

TEST(PlanProperty, BlocksArePermutationsAndForwardWeightsSumToOne)
{
    forEachRandom(400, [](const Loaded& random) {
        const bool isPermutation = inversesOf(random.c.op).has_value();
        std::vector<uint64_t> read;
        for (uint64_t output = 0; output < elementCount(random.plan.output); ++output) {
            const Partners from = sources(random.plan, output);
            double sum = 0;
            for (const Partner& source : from.list)
                sum += source.weight;
            ASSERT_TRUE(random.c.op.row().isGradient || std::abs(sum - 1) < 1e-7 * double(from.count + 3)) << output;
            if (isPermutation)
                read.push_back(from.list.at(0).element);
        }
        std::ranges::sort(read);
        std::vector<uint64_t> all(isPermutation ? elementCount(random.plan.input) : 0);
        std::iota(all.begin(), all.end(), uint64_t{0});
        ASSERT_EQ(read, all);
    });
}

// Twice the float's largest exponent of elements: an answer may not depend on walking over the tensor.
TEST(PlanProperty, QueriesReachTwoToThe31Elements)
{
    const Plan permutation = planOf("SPACE_TO_DEPTH1 --Sizes 2,3,32768,16384 --DataType UINT8 --BlockSize 2 --Order "
                                    "COLUMN_ROW_DEPTH");
    // out[1, 11, 16383, 8190] = in[1, 2, 32767, 16381]: channel 11 is depth 2, row 1, column 1.
    const uint64_t output = ((uint64_t{1} * 12 + 11) * 16384 + 16383) * 8192 + 8190;
    const uint64_t input = ((uint64_t{1} * 3 + 2) * 32768 + 32767) * 16384 + 16381;
    EXPECT_THAT(sources(permutation, output).list, ElementsAre(Partner{input, 1}));
    EXPECT_THAT(targets(permutation, input).list, ElementsAre(Partner{output, 1}));

    const Plan taps = planOf("RESAMPLE --Sizes 1,2,32768,32768 --DataType UINT8 --InterpolationMode LINEAR --Scales "
                             "1,1,0.5,1");
    // Row 16383 lies between the rows 32766 and 32767.
    const uint64_t last = uint64_t{2} * 16384 * 32768 - 1, below = (uint64_t{1} << 31) - 1;
    EXPECT_THAT(sources(taps, last).list, ElementsAre(Partner{below - 32768, 0.5}, Partner{below, 0.5}));
    EXPECT_THAT(targets(taps, below).list, ElementsAre(Partner{last, 0.5}));
}

// Output rows of the reference page's example take their columns from two channels, 12 elements apart.
TEST(ReadPattern, OfDepthToSpace)
{
    const std::string line = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order DEPTH_COLUMN_ROW";
    const ReadPattern row = readPattern(planOf(line), 6); // 0 12 1 13 2 14
    EXPECT_EQ(row.steps, 5u);
    EXPECT_FALSE(row.isWhole);
    EXPECT_TRUE(readPattern(planOf(line), 48).isWhole);
    EXPECT_EQ(row.jumps, (std::vector<ReadPattern::Jump>{{12, 3}, {-11, 2}}));
    // Written channel by channel: 0 6 12 18 1 7 …
    EXPECT_EQ(readPattern(planOf(line + " --OutputTensor.Strides 48,1,12,2"), 4).jumps,
              (std::vector<ReadPattern::Jump>{{6, 3}}));
}

// Rows 0 1 2 and 3 4 5 become three columns, each at a quarter or three between two. Of each output the sum along H
// comes first: 0 | 0 1 | 0 1 | 1 2 …, and each with the row below.
TEST(ReadPattern, CountsEveryReadOfALinearOutput)
{
    const Plan plan = planOf("RESAMPLE --Sizes 1,1,2,3 --Scales 1,1,0.5,2 --InterpolationMode LINEAR");
    const ReadPattern all = readPattern(plan, 100), some = readPattern(plan, 6);
    EXPECT_EQ(all.steps, 19u); // 0 3 | 0 3 1 4 | 0 3 1 4 | 1 4 2 5 | 1 4 2 5 | 2 5
    EXPECT_EQ(all.jumps, (std::vector<ReadPattern::Jump>{{3, 10}, {-2, 4}, {-3, 3}, {-4, 2}}));
    EXPECT_TRUE(all.isWhole && !some.isWhole);
    EXPECT_EQ(some.steps, 5u);
}

} // namespace
} // namespace tessera
