// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/trial_bench.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/judge/sweep/case_parts.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace tessera {

namespace {

using namespace parts;

constexpr size_t kMostRounds = 8;

// Smaller sizes to try, the smallest first; some are multiples of the block.
std::vector<uint32_t> smallerSizes(uint32_t size, const Operator& op)
{
    std::set<uint32_t> sizes = {1, 2, 3, 4, 5, 7, size / 2, size - 1};
    for (const Field& number : numbersOf(op)) {
        const uint64_t unit = std::get<uint32_t>(number.value);
        for (const uint64_t multiple : {unit, 2 * unit, 3 * unit, unit * unit, 2 * unit * unit, 3 * unit * unit})
            if (multiple < size)
                sizes.insert(static_cast<uint32_t>(multiple));
    }
    std::vector<uint32_t> smaller(sizes.begin(), sizes.end());
    std::erase_if(smaller, [&](uint32_t each) { return each == 0 || each >= size; });
    return smaller;
}

// The entries before `current` are simpler than it; all of them where it is not in the list.
template <class Value> std::vector<Value> simplerThan(const Value& current, const std::vector<Value>& bySimplicity)
{
    return {bySimplicity.begin(), std::ranges::find(bySimplicity, current)};
}

// The strides without gaps, in the same order; repeated axes stay repeated.
std::vector<uint32_t> withoutGaps(const TensorDesc& desc)
{
    std::vector<uint32_t> strides = *desc.strides;
    std::vector<size_t> order(strides.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::ranges::stable_sort(order, {}, [&](size_t axis) { return strides[axis]; });
    uint32_t stride = 1;
    for (const size_t axis : order) {
        if (strides[axis] == 0)
            continue;
        strides[axis] = stride;
        stride *= desc.sizes[axis];
    }
    return strides;
}

// Whether every scale is output size / input size, as in programs that take sizes.
bool hasScalesOfSizes(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    return !maps.empty() && std::ranges::all_of(maps, [](const AxisMap& map) {
        return map.scale == static_cast<float>(map.outputs) / static_cast<float>(map.inputs);
    });
}

struct Shrinker {
    Case best;
    const StillFails& stillFails;
    size_t left; // tries
    const bool keepsScales = hasScalesOfSizes(best.op); // other scales would be another mistake
    std::set<std::string> seen = {};

    Case run()
    {
        shrinkData(); // given values would not fit other sizes
        for (size_t round = 0; round < kMostRounds && left > 0; ++round) {
            const Case before = best;
            shrinkSizes();
            shrinkRank();
            shrinkLayouts();
            shrinkList("Offsets");
            shrinkList("Scales");
            shrinkNumbers();
            shrinkChoices();
            shrinkType();
            shrinkData();
            if (best == before)
                break;
        }
        return best;
    }

    bool tryCase(const Case& candidate)
    {
        if (left == 0 || candidate == best || !validate(candidate.op).empty()
            || (keepsScales && !hasScalesOfSizes(candidate.op)) || !seen.insert(toText(candidate)).second)
            return false;
        --left;
        if (!stillFails(candidate))
            return false;
        best = candidate;
        return true;
    }

    bool tryOperator(const Operator& op)
    {
        Case candidate = best;
        candidate.op = op;
        return tryCase(candidate);
    }

    void shrinkSizes()
    {
        for (size_t axis = 0; axis < best.op.input.sizes.size(); ++axis) {
            shrinkBoth(axis);
            if (keepsScales)
                shrinkScaled(axis);
            for (const TensorRole role : kRoles)
                shrinkSize(role, axis);
        }
    }

    // Equal input and output sizes shrink together, if that still fails.
    void shrinkBoth(size_t axis)
    {
        const uint32_t size = best.op.input.sizes[axis];
        if (outputIsFixed(best.op) || best.op.output.sizes[axis] != size)
            return;
        for (const uint32_t smaller : smallerSizes(size, best.op))
            if (tryOperator(
                    withSize(withSize(best.op, TensorRole::Input, axis, smaller), TensorRole::Output, axis, smaller)))
                return;
    }

    // Shrinks both sizes and sets their scale, first with the scale unchanged.
    void shrinkScaled(size_t axis)
    {
        const AxisMap map = axisMaps(best.op)[axis];
        const Field scales = *findField(best.op, "Scales");
        const bool isGradient = best.op.row().isGradient;
        const auto sizesOf = [&](uint32_t size) {
            std::vector<uint32_t> sizes = smallerSizes(size, best.op);
            sizes.push_back(size);
            return sizes;
        };
        for (const bool keepsScale : {true, false})
            for (const uint32_t inputs : sizesOf(map.inputs))
                for (const uint32_t outputs : sizesOf(map.outputs)) {
                    const float scale = static_cast<float>(outputs) / static_cast<float>(inputs);
                    if ((scale == map.scale) != keepsScale)
                        continue;
                    Operator op = withSize(best.op, isGradient ? TensorRole::Output : TensorRole::Input, axis, inputs);
                    op = withSize(op, isGradient ? TensorRole::Input : TensorRole::Output, axis, outputs);
                    if (tryOperator(withEntry(op, scales, axis, scale)))
                        return;
                }
    }

    void shrinkSize(TensorRole role, size_t axis)
    {
        if (role == TensorRole::Output && outputIsFixed(best.op))
            return;
        for (const uint32_t smaller : smallerSizes(descOf(best.op, role).sizes[axis], best.op))
            if (tryOperator(withSize(best.op, role, axis, smaller)))
                return;
    }

    void shrinkRank()
    {
        for (size_t axis = best.op.input.sizes.size(); axis-- > 0;)
            if (best.op.input.sizes.size() > 1)
                tryOperator(withoutAxis(best.op, axis));
    }

    void shrinkLayouts()
    {
        for (const TensorRole role : kRoles) {
            const auto change = [&](auto&& part) {
                Operator op = best.op;
                part(descOf(op, role));
                return tryOperator(op);
            };
            change([](TensorDesc& desc) { desc.totalTensorSizeInBytes = 0; });
            change([](TensorDesc& desc) { desc.guaranteedBaseOffsetAlignment = 0; });
            if (change([](TensorDesc& desc) { desc.strides.reset(); }))
                continue;
            change([](TensorDesc& desc) {
                if (desc.strides)
                    desc.strides = withoutGaps(desc);
            });
        }
    }

    // Tries simple numbers as entries, the operator's defaults first.
    void shrinkList(std::string_view ending)
    {
        for (const Field& field : listsOf(best.op))
            if (field.info.name.ends_with(ending))
                for (size_t axis = 0; axis < std::get<std::vector<float>>(field.value).size(); ++axis)
                    shrinkEntry(std::string(field.info.name), axis);
    }

    void shrinkEntry(const std::string& name, size_t axis)
    {
        const Field field = *findField(best.op, name);
        const float now = std::get<std::vector<float>>(field.value)[axis];
        const float usual = std::get<std::vector<float>>(usualOf(name)).front();
        std::vector<float> simple = {usual, 0, 1, 2, 0.5f, 3, 1.5f, -1};
        if (name == "Scales") {
            const auto sizes = std::pair{best.op.input.sizes[axis], best.op.output.sizes[axis]};
            simple.push_back(static_cast<float>(sizes.second) / static_cast<float>(sizes.first));
        }
        simple.insert(simple.end(), {std::trunc(now), std::round(now * 4) / 4});
        for (const float value : simplerThan(now, simple))
            if (tryOperator(withEntry(best.op, field, axis, value)))
                return;
    }

    void shrinkNumbers()
    {
        for (const Field& field : numbersOf(best.op))
            shrinkNumber(field);
    }

    void shrinkNumber(const Field& field)
    {
        for (uint32_t value = 1; value < std::min(std::get<uint32_t>(field.value), 9u); ++value)
            for (const Following following : {Following::Channels, Following::Plane, Following::Nothing})
                if (tryOperator(withNumber(best.op, field, value, following)))
                    return;
    }

    const FieldValue& usualOf(std::string_view name) const
    {
        const auto nameOf = [](const Field& each) { return each.info.name; };
        return std::ranges::find(defaultFields(best.op), name, nameOf)->value;
    }

    void shrinkChoices()
    {
        for (const Field& field : choicesOf(best.op)) {
            Operator op = best.op;
            setField(op, field.info.name, usualOf(field.info.name));
            tryOperator(op);
        }
    }

    void shrinkType()
    {
        static const std::vector<DataType> kSimplest = {DataType::Float32, DataType::UInt8, DataType::Int32};
        for (const DataType type : simplerThan(best.op.input.dataType, kSimplest))
            if (tryOperator(withType(best.op, type)))
                return;
    }

    void shrinkData()
    {
        static const std::vector<DataSource> kSimplest = {Generator{.pattern = Pattern::Iota},
                                                          Generator{.pattern = Pattern::Random, .seed = 1},
                                                          Generator{.pattern = Pattern::Special, .seed = 1}};
        for (const DataSource& data : simplerThan(best.data, kSimplest)) {
            Case candidate = best;
            candidate.data = data;
            if (tryCase(candidate))
                return;
        }
    }
};

} // namespace

Case shrunk(const Case& failing, const StillFails& stillFails, size_t tries)
{
    return Shrinker{failing, stillFails, tries}.run();
}

namespace {

constexpr size_t kTriesOfAHang = 20; // each may last until its time limit

} // namespace

std::optional<SmallestFailure> smallestFailure(const TrialBench& bench, const Case& c, const SweptTrial& trial,
                                               const std::function<bool(const Case& c)>& isWanted)
{
    const auto stillFails = [&](const Case& candidate) {
        try {
            return (!isWanted || isWanted(candidate)) && bench.run(candidate).isLike(trial);
        } catch (const TextError&) { // a file's values do not fit the shape
            return false;
        }
    };
    const bool isHang = trial.state == TrialState::Timeout;
    Case small = shrunk(c, stillFails, isHang ? kTriesOfAHang : kShrinkTries);
    SweptTrial again = isHang ? trial : bench.run(small);
    if (!again.isLike(trial))
        return {};
    return SmallestFailure{std::move(small), std::move(again)};
}

} // namespace tessera
