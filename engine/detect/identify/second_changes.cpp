// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/second_changes.h"

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
        addEdges();
        addPrecisions();
        if (m_isLinear) {
            addWeights();
            add(MistakeClass::HalfWeights,
                {isFloat(m_type) ? say("identify", "sums in FLOAT16")
                                 : say("identify", "sums in half precision or fixed point"),
                 Number::Plural},
                [](Resampling& map) { map.sums = Sums::Half; });
            m_list.back().isVague = !isFloat(m_type);
        }
        if (!m_isLinear && m_type == DataType::Float32)
            add(MistakeClass::HalfWeights, {say("identify", "values rounded to FLOAT16"), Number::Plural},
                [](Resampling& map) { map.sums = Sums::Half; });
        addKernels();
        return std::move(m_list);
    }

private:
    void add(MistakeClass mistake, Named what, std::function<void(Resampling&)> change, unsigned family = Apart)
    {
        family = family == Apart ? Apart + static_cast<unsigned>(m_list.size()) : family;
        m_list.push_back({mistake, std::move(what), std::move(change), family});
    }

    // On the axes that are resized.
    void addToAxes(MistakeClass mistake, const Named& what, const std::function<void(AxisSampling&)>& change,
                   unsigned family = Apart)
    {
        add(
            mistake, what,
            [change](Resampling& map) {
                for (AxisSampling& axis : map.axes)
                    if (!isIdle(axis))
                        change(axis);
            },
            family);
    }

    void addToOneAxis(MistakeClass mistake, const Named& what, const std::function<void(AxisSampling&)>& change)
    {
        for (const size_t alone : {size_t{2}, size_t{3}})
            add(mistake, {say("identify", "%1 on %2 alone")(what.words, std::string(1, kAxes[alone])), what.number},
                [change, alone](Resampling& map) {
                    const bool isOnlyOne = std::ranges::count_if(map.axes, isIdle) == 3;
                    if (!isOnlyOne && !isIdle(map.axes[alone]))
                        change(map.axes[alone]);
                });
    }

    void addGradientScales()
    {
        add(MistakeClass::Gradient, {say("identify", "a gradient that is divided by the scale, a mean for a sum")},
            [](Resampling& map) { map.gradientScale = GradientScale::Factor; });
        add(MistakeClass::Gradient,
            {say("identify", "a gradient whose weights are made to sum to 1, a mean for a sum")},
            [](Resampling& map) { map.gradientScale = GradientScale::Mean; });
    }

    void addRoundings()
    {
        struct Way {
            Sums sums;
            Text what;
        };
        static constexpr std::array<Way, 7> ways = {{
            {Sums::HalfUp, say("identify", "sums that are rounded half up")},
            {Sums::HalfEven, say("identify", "sums that are rounded half to even")},
            {Sums::HalfAwayFromZero, say("identify", "sums that are rounded half away from zero")},
            {Sums::Right, say("identify", "sums that are cut off toward zero")},
            {Sums::HalfDown, say("identify", "sums that are rounded half down")},
            {Sums::Floor, say("identify", "sums that are rounded down")},
            {Sums::Ceil, say("identify", "sums that are rounded up")},
        }};
        for (const RoundedAfter after : {RoundedAfter::AllAxes, RoundedAfter::EachFromW, RoundedAfter::EachFromH})
            for (const auto& [sums, what] : ways) {
                const Message each = after == RoundedAfter::EachFromW
                    //: How sums are rounded.
                    ? say("identify", "%1 after each axis, W first")(what)
                    //: How sums are rounded.
                    : say("identify", "%1 after each axis, H first")(what);
                add(
                    MistakeClass::IntegerRounding,
                    {after == RoundedAfter::AllAxes ? Message(what) : each, Number::Plural},
                    [sums = sums, after](Resampling& map) {
                        map.sums = sums;
                        map.roundedAfter = after;
                    },
                    Roundings);
            }
    }

    void addEdges()
    {
        const auto edges = [&](Edges which, const Named& what) {
            const auto change = [which](AxisSampling& axis) { axis.edges = which; };
            addToAxes(MistakeClass::Edge, what, change);
            addToOneAxis(MistakeClass::Edge, what, change);
        };
        edges(Edges::OneShort,
              {say("identify", "coordinates clamped one element short of the end"), Number::Coordinates});
        edges(Edges::Zero, {say("identify", "an input that is 0 outside")});
        edges(Edges::Reflected, {say("identify", "an input that is reflected at its ends")});
        edges(Edges::Symmetric, {say("identify", "an input that is reflected at its ends, the edge twice")});
        edges(Edges::Wrapped, {say("identify", "an input that wraps around at its ends")});
        if (!m_isLinear)
            return;
        edges(Edges::Extrapolated,
              {say("identify", "coordinates that are not clamped: negative weights outside"), Number::Coordinates});
        edges(Edges::LowExtrapolated,
              {say("identify", "coordinates that are not clamped below 0: a negative weight at the first element"),
               Number::Coordinates});
        edges(Edges::HighExtrapolated,
              {say("identify", "coordinates that are not clamped behind the last element: a negative weight there"),
               Number::Coordinates});
        edges(Edges::IndexClamped,
              {say("identify", "an index that is clamped, with the weights of the coordinate that is not")});
    }

    void addPrecisions()
    {
        const auto precision = [&](Precision which, const Text& what) {
            addToAxes(MistakeClass::Tie, {what, Number::Coordinates},
                      [which](AxisSampling& axis) { axis.precision = which; });
        };
        precision(Precision::Float64, say("identify", "coordinates in float64"));
        precision(Precision::Exact, say("identify", "coordinates by the exact ratio of the sizes"));
        precision(Precision::Reciprocal, say("identify", "coordinates by a multiplication with 1 / Scale in float32"));
        precision(Precision::Ratio,
                  say("identify", "coordinates by a multiplication with input size / output size in float32"));
        precision(Precision::Half, say("identify", "coordinates computed in FLOAT16"));
        precision(Precision::HalfCoordinate, say("identify", "coordinates rounded to FLOAT16"));
        precision(Precision::BFloat, say("identify", "coordinates computed in bfloat16"));
        precision(Precision::BFloatCoordinate, say("identify", "coordinates rounded to bfloat16"));
        for (uint8_t bits = 4; bits <= 24; ++bits)
            for (const Precision which : {Precision::Fixed, Precision::FixedNearest})
                addToAxes(
                    MistakeClass::Tie,
                    {say("identify", "coordinates in steps of 1/%1")(uint32_t{1} << bits), Number::Coordinates},
                    [which, bits](AxisSampling& axis) {
                        axis.precision = which;
                        axis.stepBits = bits;
                    },
                    StepBits);
    }

    void addWeights()
    {
        const auto weights = [&](Weights which, const Text& what) {
            for (const bool keepsSum : {false, true})
                addToAxes(MistakeClass::HalfWeights, {what, Number::Plural}, [which, keepsSum](AxisSampling& axis) {
                    axis.weights = which;
                    axis.keepsSum = keepsSum;
                });
        };
        weights(Weights::Float16, say("identify", "weights rounded to FLOAT16"));
        weights(Weights::BFloat16, say("identify", "weights rounded to bfloat16"));
        for (uint8_t bits = 3; bits <= 16; ++bits)
            for (const Weights which : {Weights::Fixed, Weights::FixedDown})
                for (const bool keepsSum : {true, false})
                    addToAxes(
                        MistakeClass::HalfWeights,
                        {(which == Weights::Fixed
                              ? say("identify", "weights in parts of %1")
                              : say("identify", "weights cut off to parts of %1"))(uint32_t{1} << bits),
                         Number::Plural},
                        [which, bits, keepsSum](AxisSampling& axis) {
                            axis.weights = which;
                            axis.keepsSum = keepsSum;
                            axis.weightBits = bits;
                        },
                        WeightBits);
    }

    void addKernels()
    {
        for (const NamedKernel& kernel : namedKernels()) {
            m_list.push_back(kernelChange(kernel));
            m_list.back().family = Apart + static_cast<unsigned>(m_list.size());
        }
    }

    bool m_isTransposed, m_isLinear;
    DataType m_type;
    std::vector<SecondChange> m_list;
};

} // namespace

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
    result.takesSizes = false;
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
