// SPDX-License-Identifier: Apache-2.0
#include "engine/identify/blind_spots.h"

#include "engine/identify/sentences.h"
#include "engine/ops/axes.h"
#include "engine/ops/operator.h"
#include "engine/probe/questions.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr uint64_t kMostElements = 1 << 20; // of an output whose maps are held against each other

// Those whose suppositions are compared; of the others a case that computes anything shows enough.
constexpr std::array kCompared = {MistakeClass::Order, MistakeClass::Permutation, MistakeClass::NearestRule};

std::string sentenceOf(MistakeClass mistake, const std::string& why)
{
    return "cannot show " + std::string(name(mistake)) + ": " + why;
}

void addShapes(const Operator& op, std::vector<std::string>& spots)
{
    const std::array<uint32_t, 4> inputs = paddedSizes(inputDesc(op)), outputs = paddedSizes(outputDesc(op));
    const std::vector<AxisMap> maps = axisMaps(op);
    const auto isSquare = [&] {
        if (inputs[2] != inputs[3] || outputs[2] != outputs[3])
            return false;
        return maps.size() < 2 || maps[maps.size() - 1].scale == maps[maps.size() - 2].scale;
    };
    if (isSquare() && inputs[2] > 1)
        spots.push_back(sentenceOf(MistakeClass::SwappedAxes, "H and W are alike, and may have been exchanged"));
    if (inputs[1] < 3 && inputDesc(op).sizes.size() > 2)
        spots.push_back(sentenceOf(MistakeClass::ChannelOrder, "the input has fewer than three channels"));
}

bool isComparable(const Supposition& each)
{
    return each.changes == 1 && each.read.isPlain() && each.written.isPlain() && !each.readsMemory && !isOfOneAxis(each)
        && std::ranges::find(kCompared, each.mistake) != kCompared.end();
}

void addMaps(const Operator& op, std::vector<std::string>& spots)
{
    const std::array<uint32_t, 4> inputs = paddedSizes(inputDesc(op)), outputs = paddedSizes(outputDesc(op));
    const std::vector<Supposition> list = suppositionsOf(op);
    std::array<std::vector<std::string>, kMistakeClasses> same;
    for (const Supposition& each : list)
        if (isComparable(each) && isSameMap(list.front(), each, inputs, outputs))
            same[static_cast<size_t>(each.mistake)].push_back(each.what);
    const bool isScaled = std::ranges::any_of(list, [](const Supposition& each) {
        return each.mistake == MistakeClass::Scale && each.what.starts_with("output size / input size");
    });
    if (!axisMaps(op).empty() && !isScaled)
        spots.push_back(sentenceOf(MistakeClass::Scale, "the scales are output size / input size"));
    for (const MistakeClass mistake : kCompared)
        if (const auto& names = same[static_cast<size_t>(mistake)]; !names.empty())
            spots.push_back(sentenceOf(mistake, alternativesText(names) + " does the same here"));
}

} // namespace

std::vector<std::string> blindSpots(const Operator& op)
{
    std::vector<std::string> spots;
    addShapes(op, spots);
    if (elementCount(outputDesc(op)) <= kMostElements)
        addMaps(op, spots);
    return spots;
}

} // namespace tessera
