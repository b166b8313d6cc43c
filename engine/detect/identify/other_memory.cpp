// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/other_memory.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr uint64_t kMostMoved = 1 << 21; // elements of an input

bool isPlaced(const Hypothesis& each, bool hasMeant)
{
    const bool isOfRule = each.mistake == MistakeClass::NearestRule && each.changes == 1
        && each.extent != Extent::OneAxis && each.remedy == Remedy::OfClass && each.isPlain();
    return (hasCoordinates(each, true) || isOfRule) && (hasMeant || each.changes == 0 || hasCoordinates(each, false));
}

// The same resampling of other sizes to the output, by its own scales and by the ratios of the sizes.
std::vector<Operator> resizesOf(const Operator& op, const PaddedSizes& sizes, const TensorDesc& output)
{
    const size_t rank = inputDesc(op).sizes.size();
    if (axisMaps(op).empty() || isTransposed(op) || output.sizes.size() != rank)
        return {};
    const std::vector<uint32_t> inputs(sizes.end() - static_cast<std::ptrdiff_t>(rank), sizes.end());
    std::vector<float> given, ratios;
    for (const AxisMap& map : axisMaps(op)) {
        const size_t axis = given.size();
        given.push_back(map.scale);
        ratios.push_back(static_cast<float>(output.sizes[axis]) / static_cast<float>(inputs[axis]));
    }
    std::vector<Operator> all;
    for (const std::vector<float>& scales : {given, ratios}) {
        Operator other = op;
        setField(other, inputField(op), TensorDesc{.dataType = inputDesc(op).dataType, .sizes = inputs});
        setField(other, "Scales", scales);
        setField(other, outputField(op), output);
        if (validate(other).empty() && (all.empty() || scales != given))
            all.push_back(std::move(other));
    }
    return all;
}

// What resamples an input of these sizes, at several coordinates.
std::vector<Hypothesis> basesOver(const Search& search, const PaddedSizes& sizes)
{
    std::vector<Hypothesis> bases;
    const auto addFrom = [&](const std::vector<Hypothesis>& from) {
        std::ranges::copy_if(from, std::back_inserter(bases),
                             [&](const Hypothesis& each) { return isPlaced(each, search.meant.has_value()); });
    };
    if (sizes == paddedSizes(search.evidence.input.desc)) {
        addFrom(search.list);
        return bases;
    }
    const auto addOver = [&](const Operator& op) {
        for (const Operator& other : resizesOf(op, sizes, search.evidence.output.desc))
            addFrom(hypothesesOf(other));
    };
    if (search.meant)
        addOver(*search.meant);
    else
        for (const Hypothesis& each : search.list)
            if (each.changes == 0 && each.base)
                addOver(*each.base);
    return bases;
}

std::vector<std::shared_ptr<const MemoryMove>> movesOf(const PaddedSizes& sizes)
{
    std::vector<std::shared_ptr<const MemoryMove>> moves;
    for (auto* list : {&memoryMoves, &pitchMoves})
        for (MemoryMove& each : list(sizes))
            moves.push_back(std::make_shared<const MemoryMove>(std::move(each)));
    return moves;
}

Hypothesis with(Hypothesis base, const MemoryMove& move, bool isBefore, bool hasMeant)
{
    if (base.changes > 0)
        base.what = {say("identify", "%1, and %2")(base.what.words, move.what), Number::Plural};
    else
        base.what = {
            (isBefore ? say("identify", "%1 before %2") : say("identify", "%1 after %2"))(move.what, base.what.words)};
    if (hasMeant && base.changes > 0 && base.mistake != move.mistake)
        base.second = base.mistake;
    base.mistake = move.mistake;
    ++base.changes;
    base.op.reset();
    return base;
}

} // namespace

bool hasCoordinates(const Hypothesis& base, bool hasMeant)
{
    const auto* map = std::get_if<Resampling>(&base.map);
    const bool isOfCoordinates = base.mistake == MistakeClass::None || base.mistake == MistakeClass::Coordinates
        || base.mistake == MistakeClass::Scale;
    return map != nullptr && isOfCoordinates && base.changes <= 2 && map->axes[3].precision != Precision::Exact
        && base.extent != Extent::OneAxis && base.remedy == Remedy::OfClass && base.isPlain()
        && (hasMeant || map->axes[3].map.mode == InterpolationMode::Linear); // else both modes have the same
}

std::vector<Hypothesis> overOtherMemory(const Search& search)
{
    std::vector<Hypothesis> all;
    const PaddedSizes in = paddedSizes(search.evidence.input.desc), out = paddedSizes(search.evidence.output.desc);
    if (*elementCount(in) > kMostMoved)
        return all;
    const auto add = [&](const Hypothesis& base, const std::shared_ptr<const MemoryMove>& move, bool isBefore) {
        all.push_back(with(base, *move, isBefore, search.meant.has_value()));
        (isBefore ? all.back().before : all.back().after) = move;
    };
    for (const auto& move : movesOf(in))
        for (const Hypothesis& base : basesOver(search, move->sizes))
            add(base, move, true);
    for (const auto& move : movesOf(out))
        if (move->sizes == out)
            for (const Hypothesis& base : basesOver(search, in))
                add(base, move, false);
    std::ranges::stable_sort(all, {}, &Hypothesis::changes);
    return all;
}

} // namespace tessera
