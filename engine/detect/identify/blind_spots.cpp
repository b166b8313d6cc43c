// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/blind_spots.h"

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

// A class of mistakes, and what it is not told from: by how many there are, at most as many as shortened() leaves.
constexpr std::array<Text, 5> kCannotShow = {
    //: A class of mistakes, and what it is not told from.
    say("identify", "cannot show %1: %2 does the same here"),
    say("identify", "cannot show %1: %2 or %3 does the same here"),
    say("identify", "cannot show %1: %2, %3 or %4 does the same here"),
    say("identify", "cannot show %1: %2, %3, %4 or %5 does the same here"),
    say("identify", "cannot show %1: %2, %3, %4, %5 or %6 does the same here"),
};

// `same`: what does the same as is meant; not empty.
Message sentenceOf(MistakeClass mistake, const std::vector<Message>& same)
{
    std::vector<Message> places = shortened(same);
    const Text& text = kCannotShow.at(places.size() - 1);
    places.insert(places.begin(), Message(name(mistake)));
    return {text, places};
}

void addShapes(const Operator& op, std::vector<Message>& spots)
{
    const std::array<uint32_t, 4> inputs = paddedSizes(inputDesc(op)), outputs = paddedSizes(outputDesc(op));
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
    const std::array<uint32_t, 4> inputs = paddedSizes(inputDesc(op)), outputs = paddedSizes(outputDesc(op));
    const std::vector<Hypothesis> list = hypothesesOf(op);
    std::array<std::vector<Message>, kMistakeClasses> same;
    for (const Hypothesis& each : list)
        if (isComparable(each) && isSameMap(list.front(), each, inputs, outputs))
            same[static_cast<size_t>(each.mistake)].push_back(each.what.words);
    const bool isScaled = std::ranges::any_of(list, &Hypothesis::takesSizes);
    if (!axisMaps(op).empty() && !isScaled)
        spots.push_back(
            say("identify", "cannot show %1: the scales are output size / input size")(name(MistakeClass::Scale)));
    for (const MistakeClass mistake : kCompared)
        if (const auto& names = same[static_cast<size_t>(mistake)]; !names.empty())
            spots.push_back(sentenceOf(mistake, names));
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
