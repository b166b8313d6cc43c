// SPDX-License-Identifier: Apache-2.0
#include "engine/core/compare/compare.h"

#include "engine/core/compare/compare_taps.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

namespace tessera {

namespace {

constexpr size_t kMostMismatches = 1000;

// The first `most` of the elements with the largest sizes: a heap with the smallest of them on top.
class Largest {
public:
    explicit Largest(size_t most)
        : m_most(most)
    {
    }

    void add(const ElementDifference& difference, double size)
    {
        const Sized found{difference, size};
        if (m_heap.size() == m_most) {
            if (!isLarger(found, m_heap.front()))
                return;
            std::ranges::pop_heap(m_heap, isLarger);
            m_heap.pop_back();
        }
        m_heap.push_back(found);
        std::ranges::push_heap(m_heap, isLarger);
    }

    std::vector<ElementDifference> sorted()
    {
        std::ranges::sort(m_heap, isLarger);
        std::vector<ElementDifference> list;
        list.reserve(m_heap.size());
        for (const Sized& found : m_heap)
            list.push_back(found.difference);
        return list;
    }

private:
    struct Sized {
        ElementDifference difference;
        double size;
    };
    static bool isLarger(const Sized& a, const Sized& b)
    {
        return a.size != b.size ? a.size > b.size : a.difference.element < b.difference.element;
    }

    std::vector<Sized> m_heap;
    size_t m_most;
};

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr uint64_t kBlock = 4096; // elements; each block is compared as bytes first

class Comparator {
public:
    Comparator(const Plan& plan, const Tensor& input, const Tolerance& tolerance)
        : m_type(plan.output.dataType)
        , m_tolerance(tolerance)
        , m_nanMatters(!tolerance.nanEqualsNan)
        , m_payloadMatters(!computes(plan) && !usesBound(tolerance, plan))
    {
        if (const auto* taps = std::get_if<SeparableTaps>(&plan.work)) {
            m_taps.emplace(*taps, input);
            m_useBound = usesBound(tolerance, plan);
            m_useIntegers = usesIntegers(tolerance, plan);
            m_movesCoordinates = movesCoordinates(tolerance, plan);
            m_hasNeighbours = hasNeighbours(plan);
        }
    }

    // `agreement`: null, or one Agreement for each element, all Equal.
    template <class Word>
    Comparison run(const Tensor& a, const Tensor& b, uint8_t* agreement, const std::stop_token& stop)
    {
        m_agreement = agreement;
        const TensorDesc packed{.dataType = m_type, .sizes = a.desc.sizes};
        const Tensor packedA = withLayout(a, packed), packedB = withLayout(b, packed);
        const auto* x = reinterpret_cast<const Word*>(packedA.bytes().data());
        const auto* y = reinterpret_cast<const Word*>(packedB.bytes().data());
        m_result.count = elementCount(a.desc);
        // The exponent bits of a float, which are all 1 where it is not finite.
        const auto mask = static_cast<Word>(isFloat(m_type) ? fromDouble(m_type, kInfinity) : 0);
        for (uint64_t begin = 0; begin < m_result.count; begin += kBlock, x += kBlock, y += kBlock) {
            if (stop.stop_requested())
                throw Cancelled();
            const uint64_t count = std::min(kBlock, m_result.count - begin);
            uint64_t nonFinite = 0;
            if (mask != 0)
                for (uint64_t i = 0; i < count; ++i)
                    nonFinite += (x[i] & mask) == mask;
            if (std::memcmp(x, y, count * sizeof(Word)) == 0 && !(m_nanMatters && nonFinite != 0)) {
                addEqual(count, nonFinite);
                continue;
            }
            for (uint64_t i = 0; i < count; ++i)
                add(begin + i, x[i], y[i]);
        }
        if (const uint64_t finite = m_result.count - m_result.nonFinite; finite != 0)
            m_result.meanAbsolute = m_sum / static_cast<double>(finite);
        m_result.largest = m_largest.sorted();
        const auto worst = [&](Largest& beyond, Largest& within) {
            const std::vector<ElementDifference> list = (m_result.beyond > 0 ? beyond : within).sorted();
            return list.empty() ? std::nullopt : std::optional(list.front());
        };
        m_result.worst = worst(m_largest, m_worstWithin);
        m_result.worstUlp = worst(m_worstUlp, m_worstUlpWithin);
        if (m_result.withinOnTies > 0)
            m_result.shareOnTies = m_taps->shareOnTies();
        return std::move(m_result);
    }

private:
    void addEqual(uint64_t count, uint64_t nonFinite)
    {
        m_result.equal += count;
        m_result.nonFinite += nonFinite;
        m_result.ulpHistogram[0] += count - nonFinite;
    }

    void add(uint64_t element, uint64_t a, uint64_t b)
    {
        const bool finite = isFinite(m_type, a) && isFinite(m_type, b);
        const bool nans = !finite && isNan(m_type, a) && isNan(m_type, b);
        if (nans ? !m_nanMatters && (a == b || !m_payloadMatters) : a == b)
            return addEqual(1, finite ? 0 : 1);

        const ElementDifference found{element, a, b, differenceOf(m_type, a, b), ulpDistance(m_type, a, b)};
        if (finite)
            addStatistics(found);
        else {
            ++m_result.nonFinite;
            ++(isNan(m_type, a) || isNan(m_type, b) ? m_result.nans : m_result.infinities);
        }
        const double size = finite ? std::abs(found.difference) : kInfinity;
        const bool isOver = size > m_tolerance.hardLimit;
        const bool isPlain = !isOver && isWithin(found, finite, nans);
        const bool within = isPlain || (!isOver && m_tolerance.eitherNeighbour && areNeighbours(found, nans));
        if (m_agreement)
            m_agreement[element] = static_cast<uint8_t>(within ? Agreement::Within : Agreement::Beyond);
        if (within) {
            ++m_result.within;
            m_result.withinOnTies += static_cast<uint64_t>(!isPlain);
            m_worstWithin.add(found, size);
            m_worstUlpWithin.add(found, static_cast<double>(found.ulp));
        } else {
            m_result.beyondLimit += static_cast<uint64_t>(isOver);
            addBeyond(found, size, nans);
        }
    }

    void addBeyond(const ElementDifference& found, double size, bool nans)
    {
        ++m_result.beyond;
        m_result.beyondOnTies += static_cast<uint64_t>(areNeighbours(found, nans));
        if (m_result.mismatches.size() < kMostMismatches)
            m_result.mismatches.push_back(found);
        m_largest.add(found, size);
        m_worstUlp.add(found, static_cast<double>(found.ulp));
    }

    void addStatistics(const ElementDifference& found)
    {
        const double size = std::abs(found.difference), value = std::abs(toDouble(m_type, found.bBits));
        m_sum += size;
        if (size > m_result.maxAbsolute) {
            m_result.maxAbsolute = size;
            m_result.worstFinite = found;
        }
        if (value != 0)
            m_result.maxRelative = std::max(m_result.maxRelative, size / value);
        m_result.maxUlp = std::max(m_result.maxUlp, found.ulp);
        ++m_result.ulpHistogram[static_cast<size_t>(std::bit_width(found.ulp))];
    }

    bool isWithin(const ElementDifference& found, bool finite, bool nans) const
    {
        if (finite && (m_tolerance.atol > 0 || m_tolerance.rtol > 0)
            && std::abs(found.difference)
                <= m_tolerance.atol + m_tolerance.rtol * std::abs(toDouble(m_type, found.bBits)))
            return true;
        if (finite && m_tolerance.ulp > 0 && found.ulp <= m_tolerance.ulp)
            return true;
        if (nans)
            return false;
        if (m_useBound && m_taps->withinBound(found.element, found.aBits, found.bBits, m_movesCoordinates))
            return true;
        return m_useIntegers
            && m_taps->areRoundings(found.element, found.aBits, found.bBits, m_tolerance.integers, m_movesCoordinates);
    }

    bool areNeighbours(const ElementDifference& found, bool nans) const
    {
        return m_hasNeighbours && !nans && m_taps->areNeighbours(found.element, found.aBits, found.bBits);
    }

    Comparison m_result;
    DataType m_type;
    const Tolerance& m_tolerance;
    bool m_nanMatters, m_payloadMatters;
    bool m_useBound = false, m_useIntegers = false, m_movesCoordinates = false, m_hasNeighbours = false;
    std::optional<TapsOfElements> m_taps;
    Largest m_largest{kMostMismatches}, m_worstUlp{1}, m_worstWithin{1}, m_worstUlpWithin{1};
    uint8_t* m_agreement = nullptr;
    double m_sum = 0; // the sum of the absolute differences
};

Comparison compareElements(Comparator& comparator, const Tensor& a, const Tensor& b, const std::stop_token& stop,
                           uint8_t* agreement = nullptr)
{
    switch (elementBytes(a.desc.dataType)) {
    case 1:
        return comparator.run<uint8_t>(a, b, agreement, stop);
    case 2:
        return comparator.run<uint16_t>(a, b, agreement, stop);
    case 4:
        return comparator.run<uint32_t>(a, b, agreement, stop);
    }
    return comparator.run<uint64_t>(a, b, agreement, stop);
}

} // namespace

Comparison compare(const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b, const Tolerance& tolerance,
                   const std::stop_token& stop)
{
    assert(a.desc.dataType == b.desc.dataType && a.desc.sizes == b.desc.sizes);
    Comparator comparator(plan, input, tolerance);
    Comparison result = compareElements(comparator, a, b, stop);
    const double allowed = tolerance.allowedShare * static_cast<double>(result.count);
    if (result.beyondLimit != 0 || static_cast<double>(result.beyond) > allowed)
        result.verdict = Verdict::Fail;
    result.rule = ruleText(tolerance, plan);
    return result;
}

WorstKind worstKind(const Comparison& comparison, DataType type)
{
    if (comparison.worstUlp->ulp == 0)
        return WorstKind::Bits;
    const double difference = comparison.worst->difference;
    if (!std::isfinite(difference))
        return std::isnan(difference) ? WorstKind::NotANumber : WorstKind::Infinite;
    return isFloat(type) ? WorstKind::Real : WorstKind::Integer;
}

bool isOneWorst(const Comparison& comparison)
{
    return comparison.worst->element == comparison.worstUlp->element
        || comparison.worst->ulp == comparison.worstUlp->ulp;
}

std::vector<Message> advice(const Comparison& comparison)
{
    std::vector<Message> sentences;
    if (comparison.verdict != Verdict::Fail)
        return sentences;
    if (comparison.beyondOnTies == comparison.beyond && comparison.beyondLimit == 0)
        sentences.emplace_back(say("compare", "all on ties; --tolerance ties=either accepts them"));
    else if (comparison.beyondOnTies > 0)
        sentences.push_back(say("compare", "%1 on ties")(groupedText(comparison.beyondOnTies)));
    return sentences;
}

Tensor agreementMap(const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b, const Tolerance& tolerance,
                    const std::stop_token& stop)
{
    assert(a.desc.dataType == b.desc.dataType && a.desc.sizes == b.desc.sizes);
    Tensor map(TensorDesc{.dataType = DataType::UInt8, .sizes = a.desc.sizes});
    Comparator comparator(plan, input, tolerance);
    compareElements(comparator, a, b, stop, reinterpret_cast<uint8_t*>(map.writableBytes().data()));
    return map;
}

std::optional<double> allowedDifference(const Plan& plan, const Tensor& input, const Tolerance& tolerance,
                                        const ElementDifference& found)
{
    const DataType type = plan.output.dataType;
    const bool hasMargin = tolerance.atol > 0 || tolerance.rtol > 0, hasBound = usesBound(tolerance, plan);
    if (!isFloat(type) || !(hasMargin || hasBound) || !isFinite(type, found.aBits) || !isFinite(type, found.bBits))
        return {};
    double allowed = tolerance.atol + tolerance.rtol * std::abs(toDouble(type, found.bBits));
    if (hasBound)
        allowed = std::max(allowed,
                           TapsOfElements(std::get<SeparableTaps>(plan.work), input)
                               .bound(found.element, found.aBits, found.bBits, movesCoordinates(tolerance, plan)));
    return std::min(allowed, tolerance.hardLimit);
}

} // namespace tessera
