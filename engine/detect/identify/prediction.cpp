// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/prediction.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace tessera {

namespace {

uint64_t bitsAt(const Tensor& packed, uint64_t element)
{
    const uint32_t bytes = elementBytes(packed.desc.dataType);
    uint64_t bits = 0;
    std::memcpy(&bits, packed.bytes().data() + element * bytes, bytes);
    return bits;
}

// The element that is copied to an output. None: it lies outside, and the output is 0.
using CopiedAt = std::function<std::optional<uint64_t>(const Element& e)>;

class CopiesPrediction final : public Prediction {
public:
    CopiesPrediction(const Tensor& input, CopiedAt copiedAt, SourceOf origin = {})
        : m_input(input)
        , m_copiedAt(std::move(copiedAt))
        , m_origin(std::move(origin))
    {
    }

    bool explains(const Element& e, uint64_t bits) const override { return expected(e) == bits; }
    uint64_t expected(const Element& e) const override
    {
        const auto element = m_copiedAt(e);
        return element ? bitsAt(m_input, *element) : 0;
    }
    double value(const Element& e) const override { return toDouble(m_input.desc.dataType, expected(e)); }
    std::optional<uint64_t> source(const Element& e) const override
    {
        const auto element = m_copiedAt(e);
        const uint64_t from = element && m_origin ? m_origin(*element) : element.value_or(kOutside);
        return from == kOutside ? std::nullopt : std::optional(from);
    }

private:
    const Tensor& m_input;
    CopiedAt m_copiedAt;
    SourceOf m_origin;
};

// Adds up the offsets of the axes, where each row is empty or one weight of 1. None: there are other rows.
std::optional<CopiedAt> copiedBy(const SeparableTaps& taps)
{
    std::array<std::vector<uint64_t>, 4> offsets;
    for (size_t axis = 0; axis < 4; ++axis) {
        const AxisTaps& own = taps.axes[axis];
        for (uint32_t row = 0; row < own.outputs; ++row) {
            if (own.taps(row) > 0 && !own.passes(row))
                return {};
            offsets[axis].push_back(own.taps(row) == 0 ? kOutside : own.first[row] * taps.inStrides[axis]);
        }
    }
    return [offsets = std::move(offsets)](const Element& e) {
        uint64_t element = 0;
        for (size_t axis = 0; axis < 4; ++axis) {
            if (offsets[axis][e.at[axis]] == kOutside)
                return std::optional<uint64_t>();
            element += offsets[axis][e.at[axis]];
        }
        return std::optional(element);
    };
}

// A prediction through a tensor of other sizes; elements outside that tensor are 0.
class ReshapedPrediction final : public Prediction {
public:
    ReshapedPrediction(const Grid& grid, const Tensor& output, const PaddedSizes& sizes, SourceOf source,
                       const std::function<std::unique_ptr<Prediction>(const Grid& inner)>& make)
        : m_outer(grid)
        , m_tensor(ofSizes({.dataType = grid.type(), .sizes = {sizes.begin(), sizes.end()}}, output))
        , m_grid(m_tensor)
        , m_source(std::move(source))
        , m_prediction(make(m_grid))
    {
    }

    bool isThere() const { return m_prediction != nullptr; }

    bool explains(const Element& e, uint64_t bits) const override
    {
        return inside(e, bits == 0,
                      [=](const Prediction& own, const Element& from) { return own.explains(from, bits); });
    }
    uint64_t expected(const Element& e) const override
    {
        return inside(e, uint64_t{0}, std::mem_fn(&Prediction::expected));
    }
    double value(const Element& e) const override { return inside(e, 0.0, std::mem_fn(&Prediction::value)); }
    std::optional<uint64_t> source(const Element& e) const override
    {
        return inside(e, std::optional<uint64_t>(), std::mem_fn(&Prediction::source));
    }

private:
    // A result that is cut has more elements than the output.
    static Tensor ofSizes(const TensorDesc& desc, const Tensor& output)
    {
        return output.bytes().size() < totalBytes(desc) ? Tensor(desc) : Tensor(desc, output.buffer);
    }

    template <class Result> Result inside(const Element& e, Result outside, auto&& asked) const
    {
        const uint64_t element = m_outer.outputElement(e.at), from = m_source ? m_source(element) : element;
        return from < m_grid.count() ? asked(*m_prediction, m_grid.element(from)) : outside;
    }

    const Grid& m_outer;
    Tensor m_tensor; // only its sizes matter; its memory is the output's where that is enough
    Grid m_grid;
    SourceOf m_source;
    std::unique_ptr<Prediction> m_prediction;
};

// Whether each of these rows is the element at its own place.
bool keepsElements(const AxisTaps& taps)
{
    for (uint32_t row = 0; row < taps.outputs; ++row)
        if (taps.taps(row) != 1 || taps.x[row] != static_cast<float>(taps.first[row]))
            return false;
    return true;
}

// The input as a product with all weights of H, of W or of both reads it: 0 · NaN and 0 · ∞ make a whole line NaN.
Tensor spread(const Tensor& input, const SeparableTaps& taps, Sums sums)
{
    const DataType type = input.desc.dataType;
    const uint64_t count = elementCount(input.desc);
    const auto lineOf = [&](uint64_t i) { // its first element
        for (const auto& [axis, other] : {std::pair{size_t{2}, Sums::WholeRows}, {size_t{3}, Sums::WholeColumns}})
            if (sums != other)
                i -= i / taps.inStrides[axis] % taps.axes[axis].inputs * taps.inStrides[axis];
        return i;
    };
    std::set<uint64_t> lines;
    for (uint64_t i = 0; i < count; ++i)
        if (!isFinite(type, bitsAt(input, i)))
            lines.insert(lineOf(i));
    Tensor result = input;
    for (uint64_t i = 0; i < count; ++i)
        if (lines.contains(lineOf(i)))
            result.setBits(i, fromDouble(type, std::numeric_limits<double>::quiet_NaN()));
    return result;
}

class SumsPrediction final : public Prediction {
public:
    SumsPrediction(Tensor input, SeparableTaps taps, const Summing& summing)
        : m_taps(std::move(taps))
        , m_input(std::move(input))
        , m_elements(m_taps, m_input)
        , m_type(m_input.desc.dataType)
        , m_summing(summing)
        , m_areExact(std::ranges::all_of(m_taps.axes, hasFewPlaces))
    {
        if (summing.sums == Sums::WithWeightZero)
            std::ranges::transform(m_taps.axes, m_keeps.begin(), keepsElements);
    }

    bool explains(const Element& e, uint64_t bits) const override
    {
        if (m_summing.after != RoundedAfter::AllAxes)
            return isSumByAxis(e.at, bits);
        if (m_summing.rounding != IntegerRounding::Truncate)
            return m_elements.isRounding(e.number, bits, m_summing.rounding) || isNearlyRounding(e.number, bits);
        if (m_summing.sums == Sums::Half)
            return isHalfSum(e.number, bits);
        if (m_elements.isValue(e.number, bits, false) || m_summing.sums == Sums::Right)
            return m_elements.isValue(e.number, bits, false);
        return m_elements.isValue(e.number, bits, true)
            || (m_summing.sums == Sums::WithWeightZero && isNan(m_type, bits) && meetsSpecial(e.at, 0, 0, false, true));
    }
    uint64_t expected(const Element& e) const override
    {
        const double sum = value(e);
        if (m_summing.sums == Sums::WithWeightZero && meetsSpecial(e.at, 0, 0, false, false))
            return fromDouble(m_type, std::numeric_limits<double>::quiet_NaN());
        if (m_summing.after != RoundedAfter::AllAxes)
            return fromDouble(m_type, sumByAxis(e.at, 0, 0).least);
        return fromDouble(m_type, isFloat(m_type) ? sum : rounded(static_cast<float>(sum), m_summing.rounding));
    }
    double value(const Element& e) const override
    {
        const TapsOfElements::Evaluation right = m_elements.evaluated(e.number, false);
        const double sum = right.special != 0 ? right.special : right.value;
        return m_summing.sums == Sums::Half ? toDouble(DataType::Float16, fromDouble(DataType::Float16, sum)) : sum;
    }
    std::optional<uint64_t> source(const Element&) const override { return {}; }

private:
    struct Range {
        double least, most;
    };

    // Whether all weights have so few places that their products with integers are exact.
    static bool hasFewPlaces(const AxisTaps& taps)
    {
        constexpr float kParts = 1 << 10;
        return std::ranges::all_of(taps.weights,
                                   [](float weight) { return weight * kParts == std::floor(weight * kParts); });
    }

    double nearOfSums() const { return m_areExact ? 0 : 1e-3; } // fixed point of 22 bits is as exact

    double integer(double value) const
    {
        return toDouble(m_type, fromDouble(m_type, rounded(value, m_summing.rounding)));
    }

    // A sum that is nearly a boundary of the rounding may go either way: nobody says how exact it is.
    bool isNearlyRounding(uint64_t number, uint64_t bits) const
    {
        const TapsOfElements::Evaluation own = m_elements.evaluated(number, false);
        const double value = toDouble(m_type, bits);
        return own.special == 0 && value >= integer(own.value - nearOfSums())
            && value <= integer(own.value + nearOfSums());
    }

    // The axes from the `depth`th on are summed, and rounded on the way back; a sum that is nearly a boundary of the
    // rounding may go either way.
    Range sumByAxis(const Place& at, size_t depth, uint64_t offset) const
    {
        static constexpr std::array<size_t, 4> kFromW = {0, 1, 2, 3}, kFromH = {0, 1, 3, 2};
        if (depth == 4) {
            const double value = toDouble(m_type, bitsAt(m_input, offset));
            return {value, value};
        }
        const size_t axis = (m_summing.after == RoundedAfter::EachFromW ? kFromW : kFromH)[depth];
        const AxisTaps& taps = m_taps.axes[axis];
        const uint32_t row = at[axis], begin = taps.rowStart[row];
        if (taps.taps(row) == 1 && taps.weights[begin] == 1)
            return sumByAxis(at, depth + 1, offset + taps.first[row] * m_taps.inStrides[axis]);
        Range sum{0, 0};
        for (uint32_t tap = 0; tap < taps.taps(row); ++tap) {
            const Range own = sumByAxis(at, depth + 1, offset + (taps.first[row] + tap) * m_taps.inStrides[axis]);
            const double weight = taps.weights[begin + tap];
            sum.least += weight * (weight < 0 ? own.most : own.least);
            sum.most += weight * (weight < 0 ? own.least : own.most);
        }
        return {integer(sum.least - nearOfSums()), integer(sum.most + nearOfSums())};
    }

    bool isSumByAxis(const Place& at, uint64_t bits) const
    {
        const Range range = sumByAxis(at, 0, 0);
        const double value = toDouble(m_type, bits);
        return value >= range.least && value <= range.most;
    }

    // Whether an element that is summed with weight 0, the one after a neighbour of weight 1, is NaN or infinite. The
    // axes from `axis` on are still to be walked. `anywhere`: also axes that keep their elements, and places past the
    // last element, where programs take the last again.
    bool meetsSpecial(const Place& at, size_t axis, uint64_t offset, bool isBeside, bool anywhere) const
    {
        if (axis == 4)
            return isBeside && !isFinite(m_type, bitsAt(m_input, offset));
        const AxisTaps& taps = m_taps.axes[axis];
        const uint32_t first = taps.first[at[axis]], count = taps.taps(at[axis]);
        const auto meets = [&](uint32_t index, bool beside) {
            return meetsSpecial(at, axis + 1, offset + index * m_taps.inStrides[axis], beside, anywhere);
        };
        for (uint32_t tap = 0; tap < count; ++tap)
            if (meets(first + tap, isBeside))
                return true;
        const bool goesOn = count == 1 && (!m_keeps[axis] || (anywhere && axis > 1));
        const bool isLast = first + 1 >= taps.inputs;
        return goesOn && (anywhere || !isLast) && meets(isLast ? first : first + 1, true);
    }

    // Whether this is a number of FLOAT16 that lies as near to the sum as FLOAT16's roundings leave it.
    bool isHalfSum(uint64_t number, uint64_t bits) const
    {
        const double value = toDouble(m_type, bits);
        const TapsOfElements::Evaluation right = m_elements.evaluated(number, false);
        if (right.special != 0)
            return m_elements.isValue(number, bits, false);
        if (isFloat(m_type) && toDouble(DataType::Float16, fromDouble(DataType::Float16, value)) != value)
            return false;
        constexpr double kFloatSteps = 0x1p13; // steps of float32 in one of FLOAT16
        if (isFloat(m_type))
            return std::abs(value - right.value) <= right.error * kFloatSteps + 0x1p-25;
        // Three steps of FLOAT16 where the value lies: 1/8 from 128 on, 1/16 below.
        const double off = 3 * std::ldexp(1.0, std::ilogb(std::max(1.0, std::abs(right.value))) - 10);
        const double low = right.value - off, high = right.value + off;
        return value >= std::min(std::trunc(low), low - 0.5) && value <= std::max(std::trunc(high), high + 0.5);
    }

    SeparableTaps m_taps;
    Tensor m_input;
    TapsOfElements m_elements;
    DataType m_type;
    Summing m_summing;
    bool m_areExact;
    std::array<bool, 4> m_keeps{}; // by axis
};

} // namespace

bool spreadsSpecials(Sums sums)
{
    return sums >= Sums::WithWeightZero;
}

std::unique_ptr<Prediction> movedPrediction(const Grid& grid, const Tensor& input, SourceOf source)
{
    const auto copiedAt = [&grid, source = std::move(source)](const Element& e) {
        const uint64_t from = source(grid.isAll() ? e.number : grid.outputElement(e.at));
        return from == kOutside ? std::nullopt : std::optional(from);
    };
    return std::make_unique<CopiesPrediction>(input, copiedAt);
}

std::unique_ptr<Prediction>
reshapedPrediction(const Grid& grid, const Tensor& output, const PaddedSizes& sizes, SourceOf source,
                   const std::function<std::unique_ptr<Prediction>(const Grid& inner)>& make)
{
    auto prediction = std::make_unique<ReshapedPrediction>(grid, output, sizes, std::move(source), make);
    return prediction->isThere() ? std::move(prediction) : nullptr;
}

std::unique_ptr<Prediction> tapsPrediction(const Tensor& input, SeparableTaps taps, const Summing& summing,
                                           SourceOf origin)
{
    if (summing.isRight() || summing.sums == Sums::AnyCoordinates)
        if (auto copiedAt = copiedBy(taps))
            return std::make_unique<CopiesPrediction>(input, *std::move(copiedAt), std::move(origin));
    const bool isSpread = spreadsSpecials(summing.sums) && summing.sums != Sums::WithWeightZero;
    Tensor read = isSpread ? spread(input, taps, summing.sums) : input;
    return std::make_unique<SumsPrediction>(std::move(read), std::move(taps), summing);
}

} // namespace tessera
