// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/dialect_row.h"

namespace tessera::dialects {

namespace {

// "n c h w -> n c (h rh) (w rw)", rh=2, rw=2
std::string repeatedByEinops(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    if (isTransposed(op) || !isRepeat(maps))
        throw TextError(say("dialects", "einops moves and repeats whole elements and does not blend them"));
    const std::string_view letters = maps.size() == 4 ? "nchw" : "abcdefgh";
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

const DialectRow kEinops{.resampled = repeatedByEinops};

} // namespace tessera::dialects
