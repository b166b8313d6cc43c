// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/drafts.h"

#include "engine/core/ops/operator.h"

#include <algorithm>
#include <numeric>

namespace tessera::quiz {

namespace {

std::string joined(const std::vector<uint32_t>& list)
{
    std::string text;
    for (const uint32_t each : list)
        text += (text.empty() ? "" : ",") + std::to_string(each);
    return text;
}

// So many different whole numbers from 1 to `most`, or more where these are too few, times `step`, in any order.
std::string differentValues(uint64_t count, uint64_t most, uint32_t step, Random& random)
{
    std::vector<uint32_t> values(std::max(count, most));
    std::iota(values.begin(), values.end(), 1);
    for (size_t i = 0; i < count; ++i)
        std::swap(values[i], values[i + random.below(values.size() - i)]);
    std::string text = "values:";
    for (size_t i = 0; i < count; ++i)
        text += (i == 0 ? "" : ",") + std::to_string(values[i] * step);
    return text;
}

struct Permuted {
    std::string op;
    std::vector<uint32_t> sizes;
    uint32_t block;
    std::string order; // empty: the operator has none
};

std::string lineOf(const Permuted& p, const std::string& data)
{
    return p.op + " --Sizes " + joined(p.sizes) + " --DataType UINT32 --BlockSize " + std::to_string(p.block)
        + (p.order.empty() ? "" : " --Order " + p.order) + " --data " + data;
}

// Depth to space or back; `depth`: channels of the tensor that has the fewer.
Permuted permuted(unsigned level, Random& random, bool hasOrder)
{
    const bool toSpace = level == 3 ? random.oneIn(2) : !random.oneIn(5); // the lessons' way, mostly
    const uint32_t block = level == 3 ? random.between(2, 3) : 2;
    const uint32_t depth = hasOrder || block == 3 ? 2 : random.between(1, 2);
    const uint32_t batch = level > 1 && block == 2 ? random.between(1, 2) : 1;
    const uint32_t h = random.between(1, 2), w = random.between(block == 3 ? 1 : h, block == 3 ? 1 : 2);
    Permuted p{toSpace ? "DEPTH_TO_SPACE" : "SPACE_TO_DEPTH", {batch, depth, h, w}, block, {}};
    if (toSpace)
        p.sizes[1] = depth * block * block;
    else
        p.sizes = {batch, depth, h * block, w * block};
    if (hasOrder) {
        p.op += "1";
        p.order = random.oneIn(2) ? "DEPTH_COLUMN_ROW" : "COLUMN_ROW_DEPTH";
    }
    return p;
}

uint64_t countOf(const std::vector<uint32_t>& sizes)
{
    return elementCount(sizes).value();
}

Case permutedCase(unsigned level, Random& random, bool hasOrder)
{
    const Permuted p = permuted(level, random, hasOrder);
    std::string line = lineOf(p, countOf(p.sizes) > 99 ? "iota" : differentValues(countOf(p.sizes), 99, 1, random));
    if (level == 3 && random.oneIn(2)) { // an input whose channels lie last in memory
        const uint32_t c = p.sizes[1], w = p.sizes[3], h = p.sizes[2];
        line += " --Strides " + joined({c * h * w, 1, w * c, c});
    }
    return caseFromText(line);
}

Case nearestCase(unsigned level, Random& random)
{
    const bool isPlain = level == 2;
    const uint32_t h = isPlain ? 1 : random.between(2, 3), w = random.between(3, 5);
    const std::string scale =
        isPlain ? random.pick({"1.5", "2", "3", "0.5"}) : random.pick({"1.5", "0.6", "2.5", "0.75"});
    const std::string hScale = isPlain ? "1" : random.pick({"1", "2", "1.5"});
    std::string line = std::string(isPlain ? "RESAMPLE1" : "RESAMPLE2") + " --Sizes 1,1," + joined({h, w})
        + " --Scales 1,1," + hScale + "," + scale + " --InterpolationMode NEAREST_NEIGHBOR";
    if (!isPlain)
        line += std::string(" --RoundingDirection ") + (random.oneIn(2) ? "INCREASING" : "DECREASING");
    if (random.oneIn(2)) // corners as origin
        line += " --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0";
    return caseFromText(line + " --data " + differentValues(uint64_t{h} * w, 99, 1, random));
}

Case linearCase(unsigned level, Random& random)
{
    const bool isRow = level == 2;
    const uint32_t h = isRow ? 1 : 2, w = random.between(3, isRow ? 4 : 3);
    std::string line = "RESAMPLE1 --Sizes 1,1," + joined({h, w}) + " --Scales 1,1," + (isRow ? "1," : "2,")
        + (isRow ? random.pick({"2", "4"}) : "2") + " --InterpolationMode LINEAR";
    if (random.oneIn(2))
        line += " --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0";
    return caseFromText(line + " --data " + differentValues(uint64_t{h} * w, 12, isRow ? 4 : 8, random));
}

Case filteredCase(Random& random)
{
    const uint32_t w = 4 * random.between(2, 3);
    return caseFromText("RESAMPLE3 --Sizes 1,1,1," + std::to_string(w)
                        + " --Scales 1,1,1,0.25 --InterpolationMode LINEAR "
                          "--Antialiased true --data "
                        + differentValues(w, 12, 8, random));
}

Case gradientCase(Random& random)
{
    const uint32_t h = random.between(1, 2) * 2, w = random.between(4, 6);
    const bool isLinear = random.oneIn(2);
    return caseFromText("RESAMPLE_GRAD --Sizes 1,1," + joined({h, w}) + " --OutputGradientTensor.Sizes 1,1,"
                        + joined({h / 2, (w + 1) / 2}) + " --Scales 1,1,2,2 --InterpolationMode "
                        + (isLinear ? "LINEAR" : "NEAREST_NEIGHBOR") + " --data "
                        + differentValues(uint64_t{h} * w, 24, isLinear ? 4 : 1, random));
}

} // namespace

Case copyingCase(unsigned level, Random& random)
{
    if (level > 1 && random.below(3) == 0)
        return nearestCase(level, random);
    return permutedCase(level, random, level > 1);
}

Case computingCase(unsigned level, Random& random)
{
    if (level == 1)
        return permutedCase(level, random, false);
    if (level == 2)
        return random.below(3) == 0 ? permutedCase(level, random, true)
            : random.oneIn(3)       ? nearestCase(level, random)
                                    : linearCase(level, random);
    switch (random.below(4)) {
    case 0:
        return gradientCase(random);
    case 1:
        return filteredCase(random);
    case 2:
        return nearestCase(level, random);
    }
    return linearCase(level, random);
}

Case orderedCase(unsigned level, Random& random)
{
    return permutedCase(level == 3 ? 2 + static_cast<unsigned>(random.below(2)) : level, random, true);
}

} // namespace tessera::quiz
