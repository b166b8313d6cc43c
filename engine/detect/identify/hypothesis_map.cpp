// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/hypothesis.h"

#include "engine/core/ops/operator.h"
#include "engine/detect/probe/known_map.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>

namespace tessera {

namespace {

Tensor zeros(const TensorDesc& desc)
{
    return Tensor(TensorDesc{.dataType = desc.dataType, .sizes = desc.sizes});
}

Copies copiesOf(const Prediction& prediction, const Grid& grid, const std::stop_token& stop)
{
    Copies copies;
    copies.source.resize(grid.count());
    grid.forEach([&](uint64_t number, const Place& at) {
        endWhereAsked(stop, number);
        const auto source = prediction.source(number, at);
        copies.source[number] = source ? static_cast<int64_t>(*source) : Copies::kUnknown;
    });
    return copies;
}

// Bands along the axes that are meant, or a table where the input is read through others.
KnownMap blendOf(const SeparableTaps& taps, const Reading& read, const Operator& meant)
{
    const PaddedSizes sizes = paddedSizes(inputDesc(meant));
    if (read.order == Reading().order)
        return readThrough(taps, read, sizes).axes;
    return tableOf({inputDesc(meant), outputDesc(meant), taps},
                   [&](uint64_t element) { return read.element(element, sizes); });
}

// The lines as they were named, in the terms of the right ones: nearest may have another rule.
void setLines(const std::vector<MeasuredAxis>& axes, Xray& xray)
{
    const size_t missing = 4 - xray.axes.size();
    for (const MeasuredAxis& each : axes)
        if (each.axis >= missing && each.meant) {
            XrayAxis& axis = xray.axes[each.axis - missing];
            axis.fit = each.line;
            if (axis.rightFit)
                axis.fit->offset -= each.meant->offset - axis.rightFit->offset;
        }
}

} // namespace

std::optional<Xray> mapOf(const Hypothesis& hypothesis, const Operator& meant, const std::stop_token& stop)
{
    const TensorDesc &input = inputDesc(meant), &output = outputDesc(meant);
    if (hypothesis.readsMemory || std::max(elementCount(input), elementCount(output)) > kMostProbedElements)
        return {};
    const Evidence evidence = evidenceOf(zeros(input), zeros(output));
    const Grid grid = Grid::all(evidence.output);
    const auto prediction = predictionOf(hypothesis, grid, evidence, false);
    if (!prediction)
        return {};
    std::optional<Xray> xray;
    const auto* resampling = hypothesis.resampling();
    if (const Copies copies = copiesOf(*prediction, grid, stop); copies.areAll())
        xray = xrayOf(copies, meant, stop);
    else if (resampling != nullptr && hypothesis.written.isPlain() && !hypothesis.before && !hypothesis.after)
        xray = xrayOf(blendOf(tapsOn(*resampling, grid, input), hypothesis.read, meant), meant, stop);
    if (xray)
        setLines(hypothesis.axes, *xray);
    return xray;
}

} // namespace tessera
