// SPDX-License-Identifier: Apache-2.0
// Values are right, and stand in the wrong place.
#include "engine/compute/faulty/changed_run.h"
#include "engine/core/case/case.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"

#include <algorithm>
#include <utility>

namespace tessera::faulty {

namespace {

// The honest run of another input.
Timings runInput(const HonestRun& honest, const Tensor& input, Tensor& output)
{
    return honest.engine.run(honest.c, honest.plan, input, output, honest.control);
}

using Coordinates = std::span<const uint32_t>;

// The input's element i is taken from logical element from(coordinates of i).
Tensor rearranged(const Tensor& input, const std::function<uint64_t(Coordinates)>& from)
{
    Tensor result({.dataType = input.desc.dataType, .sizes = input.desc.sizes});
    for (uint64_t i = 0; i < elementCount(input.desc); ++i)
        result.setBits(i, input.bits(from(coordinates(input.desc.sizes, i))));
    return withLayout(result, input.desc);
}

// The input's element is taken from the place that `change` makes of its own.
Timings runMoved(const HonestRun& honest, const std::function<void(std::vector<uint32_t>& at)>& change, Tensor& output)
{
    const std::vector<uint32_t>& s = honest.plan.input.sizes;
    return runInput(honest,
                    rearranged(honest.input,
                               [&](Coordinates at) {
                                   std::vector<uint32_t> other(at.begin(), at.end());
                                   change(other);
                                   return elementAt(s, other);
                               }),
                    output);
}

} // namespace

Timings otherOrder(const HonestRun& honest, Tensor& output)
{
    Operator op = honest.c.op;
    if (const auto ordered = operatorFromName(std::string(name(op)) + "1")) // has none: it is DEPTH_COLUMN_ROW
        op = converted(op, *ordered);
    const auto other = withOtherOrder(op);
    if (!other)
        throw RunFailure(FailureKind::Unsupported, say("faulty", "%1 has no order")(name(op)));
    return runPlan(honest, makePlan(*other), output);
}

Timings rowsForColumns(const HonestRun& honest, Tensor& output)
{
    Plan plan = honest.plan;
    auto& work = std::get<StridedCopy>(plan.work);
    const auto find = [&](std::string_view letters) {
        return static_cast<size_t>(std::ranges::find(work.factors, letters, &AxisFactor::name) - work.factors.begin());
    };
    const size_t row = find("by"), column = find("bx");
    if (std::max(row, column) == work.factors.size())
        throw RunFailure(FailureKind::Unsupported, say("faulty", "%1 has no blocks")(name(honest.c.op)));
    if (work.sizes[row] >= 3)
        std::swap(work.inStrides[row], work.inStrides[column]);
    return runPlan(honest, plan, output);
}

Timings foldedBatch(const HonestRun& honest, Tensor& output)
{
    const std::vector<uint32_t>& s = honest.plan.input.sizes;
    return runInput(honest,
                    rearranged(honest.input,
                               [&](Coordinates at) {
                                   const uint64_t image = uint64_t{at[1]} * s[0] + at[0];
                                   return (image * s[2] + at[2]) * s[3] + at[3];
                               }),
                    output);
}

Timings ignoredStrides(const HonestRun& honest, Tensor& output)
{
    const TensorDesc packed{.dataType = honest.plan.input.dataType, .sizes = honest.plan.input.sizes};
    if (honest.input.bytes().size() < totalBytes(packed))
        throw RunFailure(FailureKind::Unsupported,
                         say("faulty", "the input's memory is smaller than its packed elements"));
    return runInput(honest, withLayout(Tensor(packed, honest.input.buffer), honest.plan.input), output);
}

Timings channelsLast(const HonestRun& honest, Tensor& output)
{
    const std::vector<uint32_t>& s = honest.plan.input.sizes;
    return runInput(honest,
                    rearranged(honest.input,
                               [&](Coordinates at) {
                                   const uint64_t pixel = (uint64_t{at[0]} * s[2] + at[2]) * s[3] + at[3];
                                   return pixel * s[1] + at[1];
                               }),
                    output);
}

Timings swappedAxes(const HonestRun& honest, Tensor& output)
{
    const std::vector<uint32_t>& s = honest.plan.input.sizes;
    const uint64_t plane = uint64_t{s[s.size() - 2]} * s.back();
    return runInput(honest,
                    rearranged(honest.input,
                               [&](Coordinates at) {
                                   const uint64_t i = elementAt(s, at);
                                   return i - i % plane + uint64_t{at.back()} * s[s.size() - 2] + at[s.size() - 2];
                               }),
                    output);
}

Timings swappedParameters(const HonestRun& honest, Tensor& output)
{
    if (honest.plan.input.sizes.size() < 2)
        throw RunFailure(FailureKind::Unsupported, say("faulty", "there is one axis"));
    auto maps = forwardMaps(honest);
    std::swap(maps[2].scale, maps[3].scale);
    std::swap(maps[2].inputPixelOffset, maps[3].inputPixelOffset);
    std::swap(maps[2].outputPixelOffset, maps[3].outputPixelOffset);
    return runPlan(honest, planOf(honest, maps), output);
}

Timings flippedRows(const HonestRun& honest, Tensor& output)
{
    const uint32_t last = honest.plan.input.sizes[honest.plan.input.sizes.size() - 2] - 1;
    return runMoved(
        honest, [=](std::vector<uint32_t>& at) { at[at.size() - 2] = last - at[at.size() - 2]; }, output);
}

Timings reversedChannels(const HonestRun& honest, Tensor& output)
{
    return runMoved(
        honest,
        [](std::vector<uint32_t>& at) {
            uint32_t& channel = at[at.size() - 3];
            channel = channel == 0 ? 2 : channel == 2 ? 0 : channel;
        },
        output);
}

Timings lastRowUnwritten(const HonestRun& honest, Tensor& output)
{
    const Tensor before = output;
    const Timings timings = runPlan(honest, honest.plan, output);
    const std::vector<uint32_t>& s = honest.plan.output.sizes;
    const size_t axis = s.size() < 2 ? 0 : s.size() - 2;
    for (uint64_t i = 0; i < elementCount(honest.plan.output); ++i)
        if (coordinates(s, i)[axis] == s[axis] - 1)
            output.setBits(i, before.bits(i));
    return timings;
}

Timings lastColumnZero(const HonestRun& honest, Tensor& output)
{
    const Timings timings = runPlan(honest, honest.plan, output);
    const uint64_t width = honest.plan.output.sizes.back();
    for (uint64_t i = width - 1; i < elementCount(honest.plan.output); i += width)
        output.setBits(i, 0);
    return timings;
}

} // namespace tessera::faulty
