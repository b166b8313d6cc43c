// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/second_changes.h"

#include "engine/detect/identify/axes/axis_change.h"

#include <algorithm>
#include <string>

namespace tessera {

namespace {

enum Family : unsigned { Roundings, WeightBits, StepBits, Apart }; // what is apart has a number of its own

class SecondChanges {
public:
    SecondChanges(const Resampling& meant, DataType type)
        : m_isTransposed(meant.isTransposed)
        , m_isLinear(meant.axes[3].map.mode == InterpolationMode::Linear)
        , m_type(type)
    {
    }

    std::vector<SecondChange> list()
    {
        if (m_isTransposed)
            addGradientScales();
        if (m_isLinear && !isFloat(m_type))
            addRoundings();
        for (const AxisChange& row : edgeRows())
            if (!row.isLinear || m_isLinear) {
                addToAxes(row);
                addToOneAxis(row);
            }
        for (const AxisChange& row : precisionRows())
            addToAxes(row, StepBits);
        const auto addHalf = [&](const Text& what) {
            add(MistakeClass::HalfWeights, {what, Number::Plural},
                [](Resampling& map) { map.summing.sums = Sums::Half; });
        };
        if (m_isLinear) {
            for (const AxisChange& row : weightRows())
                addToAxes(row, WeightBits);
            addHalf(halfSumsText(m_type));
            m_list.back().isVague = !isFloat(m_type);
        } else if (m_type == DataType::Float32)
            addHalf(say("identify", "values rounded to FLOAT16"));
        for (const NamedKernel& kernel : namedKernels()) {
            m_list.push_back(kernelChange(kernel));
            m_list.back().family = Apart + static_cast<unsigned>(m_list.size());
        }
        return std::move(m_list);
    }

private:
    void add(MistakeClass mistake, Named what, std::function<void(Resampling&)> change, unsigned family = Apart)
    {
        family = family == Apart ? Apart + static_cast<unsigned>(m_list.size()) : family;
        m_list.push_back({mistake, std::move(what), std::move(change), family});
    }

    // On the axes that are resized.
    void addToAxes(const AxisChange& row, unsigned family = Apart)
    {
        const auto change = [change = row.change](Resampling& map) {
            for (AxisSampling& axis : map.axes)
                if (!isIdle(axis))
                    change(axis);
        };
        add(row.mistake, row.what, change, family);
    }

    void addToOneAxis(const AxisChange& row)
    {
        for (const size_t alone : {size_t{2}, size_t{3}})
            add(row.mistake,
                {say("identify", "%1 on %2 alone")(row.what.words, std::string(1, kAxes[alone])), row.what.number},
                [change = row.change, alone](Resampling& map) {
                    const bool isOnlyOne = std::ranges::count_if(map.axes, isIdle) == 3;
                    if (!isOnlyOne && !isIdle(map.axes[alone]))
                        change(map.axes[alone]);
                });
    }

    void addGradientScales()
    {
        static constexpr struct {
            GradientScale scale;
            Text what;
        } kScales[] = {
            {GradientScale::Factor, say("identify", "a gradient that is divided by the scale, a mean for a sum")},
            {GradientScale::Mean, say("identify", "a gradient whose weights are made to sum to 1, a mean for a sum")},
            {GradientScale::LastOnly, say("identify", "a gradient whose terms overwrite each other: the last is left")},
            {GradientScale::FirstOnly, say("identify", "a gradient of which only the first term is kept")},
            {GradientScale::LowerOnly, say("identify", "a gradient that drops the second neighbour's terms")},
            {GradientScale::UpperOnly, say("identify", "a gradient that drops the first neighbour's terms")},
        };
        for (const auto& [scale, what] : kScales)
            add(MistakeClass::Gradient, {what}, [scale = scale](Resampling& map) { map.gradientScale = scale; });
    }

    void addRoundings()
    {
        for (const RoundedAfter after : {RoundedAfter::AllAxes, RoundedAfter::EachFromW, RoundedAfter::EachFromH})
            for (const auto& [rounding, what, needsSign] : roundingRows()) {
                const Message each = after == RoundedAfter::EachFromW
                    //: How sums are rounded.
                    ? say("identify", "%1 after each axis, W first")(what)
                    //: How sums are rounded.
                    : say("identify", "%1 after each axis, H first")(what);
                add(
                    MistakeClass::IntegerRounding,
                    {after == RoundedAfter::AllAxes ? Message(what) : each, Number::Plural},
                    [summing = Summing{Sums::Right, rounding, after}](Resampling& map) { map.summing = summing; },
                    Roundings);
            }
    }

    bool m_isTransposed, m_isLinear;
    DataType m_type;
    std::vector<SecondChange> m_list;
};

} // namespace

std::span<const RoundingRow> roundingRows()
{
    using enum IntegerRounding;
    static constexpr std::array<RoundingRow, 7> kRows = {{
        {HalfEven, say("identify", "sums that are rounded half to even")},
        {HalfUp, say("identify", "sums that are rounded half up")},
        {HalfAwayFromZero, say("identify", "sums that are rounded half away from zero"), true},
        {Truncate, say("identify", "sums that are cut off toward zero")},
        {HalfDown, say("identify", "sums that are rounded half down")},
        {Floor, say("identify", "sums that are rounded down"), true},
        {Ceil, say("identify", "sums that are rounded up")},
    }};
    return kRows;
}

Text halfSumsText(DataType type)
{
    return isFloat(type) ? say("identify", "sums in FLOAT16")
                         : say("identify", "sums in half precision or fixed point");
}

std::vector<SecondChange> secondChanges(const Resampling& meant, DataType type)
{
    return SecondChanges(meant, type).list();
}

SecondChange kernelChange(const NamedKernel& kernel)
{
    return {.mistake = MistakeClass::Mode,
            .what = {kernel.name, Number::Singular},
            .change =
                [kernel](Resampling& map) {
                    for (AxisSampling& axis : map.axes)
                        if (!isIdle(axis))
                            axis = withKernel(axis, kernel);
                },
            .isKernel = true};
}

std::optional<Hypothesis> withSecond(const Hypothesis& base, const SecondChange& second)
{
    const auto* own = std::get_if<Resampling>(&base.map);
    if (own == nullptr)
        return {};
    Resampling map = *own;
    second.change(map);
    if (isSame(map, *own))
        return {};
    Hypothesis result = base;
    result.map = map;
    result.op.reset();
    result.changes = base.changes + 1;
    if (base.changes == 0) {
        result.mistake = second.mistake;
        result.what = second.what;
        return result;
    }
    result.second = second.mistake;
    result.what = {say("identify", "%1, and %2")(base.what.words, second.what.words), Number::Plural};
    return result;
}

} // namespace tessera
