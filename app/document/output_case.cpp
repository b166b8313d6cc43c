// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/output_case.h"

#include "app/document/input_case.h"

namespace tessera {

namespace {

// DEPTH_TO_SPACE1 leads back from SPACE_TO_DEPTH1, and the other way round.
std::optional<Operator> wayBack(const Operator& op)
{
    static const std::string depth = "DEPTH_TO_SPACE", space = "SPACE_TO_DEPTH";
    std::string wanted(name(op));
    const auto swap = [&](const std::string& from, const std::string& to) {
        const bool is = wanted.starts_with(from);
        if (is)
            wanted.replace(0, from.size(), to);
        return is;
    };
    if (!swap(depth, space) && !swap(space, depth))
        return {};
    const std::optional<Operator> back = operatorFromName(wanted);
    return back ? std::optional(converted(op, *back)) : std::nullopt;
}

} // namespace

Case withOutputAsInput(const RunResult& shown, const MemoryBudget& budget)
{
    const TensorDesc packed{.dataType = shown.a->desc.dataType, .sizes = shown.a->desc.sizes};
    const Case next{.title = {}, .op = wayBack(shown.c.op).value_or(shown.c.op), .data = {}};
    const FromValues values{withLayout(*shown.a, packed), "output of " + std::string(name(shown.c.op))};
    return withInput(next, packed, values, budget);
}

} // namespace tessera
