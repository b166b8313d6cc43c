// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/identify.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/wording.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr uint64_t kMostElements = 1 << 20; // the largest output whose maps are held against each other

// Those whose hypotheses are compared; of the others a case that computes anything shows enough.
constexpr std::array kCompared = {MistakeClass::Order, MistakeClass::Permutation, MistakeClass::NearestRule};

void addShapes(const Operator& op, std::vector<Message>& spots)
{
    const PaddedSizes inputs = paddedSizes(inputDesc(op)), outputs = paddedSizes(outputDesc(op));
    const std::vector<AxisMap> maps = axisMaps(op);
    const auto isSquare = [&] {
        if (inputs[2] != inputs[3] || outputs[2] != outputs[3])
            return false;
        return maps.size() < 2 || maps[maps.size() - 1].scale == maps[maps.size() - 2].scale;
    };
    if (isSquare() && inputs[2] > 1)
        spots.push_back(say("identify", "cannot show %1: H and W are alike, and may have been exchanged")(
            name(MistakeClass::SwappedAxes)));
    if (inputs[1] < 3 && inputDesc(op).sizes.size() > 2)
        spots.push_back(say("identify", "cannot show %1: the input has fewer than three channels")(
            name(MistakeClass::ChannelOrder)));
}

bool isComparable(const Hypothesis& each)
{
    return each.changes == 1 && each.read.isPlain() && each.written.isPlain() && !each.readsMemory
        && each.extent != Extent::OneAxis && std::ranges::find(kCompared, each.mistake) != kCompared.end();
}

void addMaps(const Operator& op, std::vector<Message>& spots)
{
    const PaddedSizes inputs = paddedSizes(inputDesc(op)), outputs = paddedSizes(outputDesc(op));
    const std::vector<Hypothesis> list = hypothesesOf(op);
    std::array<std::vector<Message>, kMistakeClasses> same;
    for (const Hypothesis& each : list)
        if (isComparable(each) && isSameMap(list.front(), each, inputs, outputs))
            same[static_cast<size_t>(each.mistake)].push_back(each.what.words);
    const std::vector<AxisMap> maps = axisMaps(op);
    const auto isOfSizes = [](const AxisMap& map) {
        return map.scale == static_cast<float>(map.outputs) / static_cast<float>(map.inputs);
    };
    if (!maps.empty() && std::ranges::all_of(maps, isOfSizes))
        spots.push_back(
            say("identify", "cannot show %1: the scales are output size / input size")(name(MistakeClass::Scale)));
    for (const MistakeClass mistake : kCompared)
        if (const auto& names = same[static_cast<size_t>(mistake)]; !names.empty())
            //: A class of mistakes, and what it is not told from.
            spots.push_back(
                say("identify", "cannot show %1: %2 does the same here")(name(mistake), anyOf(shortened(names))));
}

} // namespace

std::vector<Message> blindSpots(const Operator& op)
{
    std::vector<Message> spots;
    addShapes(op, spots);
    if (elementCount(outputDesc(op)) <= kMostElements)
        addMaps(op, spots);
    return spots;
}

} // namespace tessera
