// SPDX-License-Identifier: Apache-2.0
#include "engine/core/plan/rearrangement.h"
#include "engine/frameworks/dialects/dialect_row.h"

#include <algorithm>

namespace tessera::dialects {

namespace {

// einops' letters: those of the formulas, but h and w of a block are bh and bw.
std::string letter(const AxisFactor& factor)
{
    return factor.name == "by" ? "bh" : factor.name == "bx" ? "bw" : std::string(factor.name);
}

std::string pattern(const StridedCopy& work, const std::array<std::vector<uint8_t>, 4>& axes)
{
    std::string text;
    for (const std::vector<uint8_t>& axis : axes) {
        std::string letters;
        for (const uint8_t factor : axis)
            letters += (letters.empty() ? "" : " ") + letter(work.factors[factor]);
        text += (text.empty() ? "" : " ") + (axis.size() == 1 ? letters : "(" + letters + ")");
    }
    return text;
}

constexpr std::string_view kLetters = "nchw";

// The lengths of all factors but one of every split axis of the input. einops finds that one itself: it is the axis's
// own.
std::string lengthsOf(const StridedCopy& work, const Rearrangement& shapes)
{
    std::string text;
    for (size_t axis = 0; axis < kLetters.size(); ++axis) {
        const std::vector<uint8_t>& split = shapes.input[axis];
        const auto own = std::ranges::find(split, kLetters.substr(axis, 1),
                                           [&](uint8_t factor) { return work.factors[factor].name; });
        const uint8_t found = own != split.end() ? *own : split.back();
        for (const uint8_t factor : split)
            if (factor != found)
                text += ", " + letter(work.factors[factor]) + "=" + std::to_string(work.sizes[factor]);
    }
    return text;
}

std::string movedByEinops(const Operator& op)
{
    const Plan plan = makePlan(op);
    const auto& work = std::get<StridedCopy>(plan.work);
    const Rearrangement shapes = rearrangement(plan).value();
    return filled(programText({"einops moved"}),
                  {{"pattern", pattern(work, shapes.input) + " -> " + pattern(work, shapes.output)},
                   {"lengths", lengthsOf(work, shapes)}});
}

// "n c h w -> n c (h rh) (w rw)", rh=2, rw=2
std::string repeatedByEinops(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    if (isTransposed(op) || !isRepeat(maps))
        throw TextError(say("dialects", "einops moves and repeats whole elements and does not blend them"));
    const std::string_view letters = maps.size() == 4 ? kLetters : "abcdefgh";
    std::string from, to, lengths;
    for (size_t axis = 0; axis < maps.size(); ++axis) {
        const std::string own(1, letters[axis]), between = axis == 0 ? "" : " ";
        const uint32_t times = maps[axis].outputs / maps[axis].inputs;
        from += between + own;
        to += between + (times == 1 ? own : "(" + own + " r" + own + ")");
        if (times > 1)
            lengths += ", r" + own + "=" + std::to_string(times);
    }
    return filled(programText({"einops repeat"}), {{"pattern", from + " -> " + to}, {"lengths", lengths}});
}

} // namespace

const DialectRow kEinops{
    .moved = movedByEinops,
    .resampled = repeatedByEinops,
};

} // namespace tessera::dialects
