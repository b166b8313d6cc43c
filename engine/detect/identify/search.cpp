// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/search.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/prediction.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace tessera {

namespace {

constexpr uint64_t kEnoughToMeasure = 512; // elements that distances are measured on
constexpr uint64_t kSample = 4096; // elements that are tried first
constexpr uint64_t kHopeless = 32; // elements; after these a change that explains a tenth or less is given up
constexpr size_t kMostPartial = 4; // hypotheses that explain a part and are tried on all elements
constexpr size_t kBetweenReports = 16; // hypotheses between two reports of progress
// Shares of the output's spread: how far a hypothesis may be that comes close, and one that another change may help.
constexpr double kClose = 0.05, kNotFar = 0.5;
constexpr double kFar = std::numeric_limits<double>::infinity();

Eigen::Map<const Eigen::ArrayXd> valuesOf(const std::vector<double>& values)
{
    return {values.data(), std::ssize(values)};
}

std::vector<uint32_t> longSizes(std::vector<uint32_t> sizes)
{
    std::erase(sizes, 1u);
    return sizes;
}

// An output that lacks dimensions of length one, or is flat, gets the meant sizes.
Evidence evidenceFor(const std::optional<Operator>& meant, const Tensor& input, const Tensor& output)
{
    Evidence evidence = evidenceOf(input, output);
    std::vector<uint32_t>& sizes = evidence.output.desc.sizes;
    if (!meant)
        return evidence;
    const TensorDesc& right = meant->output;
    const bool isFlat = sizes.size() == 1 && sizes.front() == elementCount(right);
    if (isFlat || (sizes.size() != right.sizes.size() && longSizes(sizes) == longSizes(right.sizes)))
        sizes = right.sizes;
    return evidence;
}

} // namespace

bool isEnough(double bits, double more, size_t rank)
{
    constexpr double kLeastBits = 13; // for the first hypothesis
    return bits >= kLeastBits + more + std::log2(static_cast<double>(rank + 1));
}

Search::Search(const Tensor& input, const Tensor& output, const std::optional<Operator>& meantCase,
               const IdentifyOptions& given)
    : meant(meantCase)
    , options(given)
    , evidence(evidenceFor(meantCase, input, output))
    , list(hypothesesFor(meantCase, evidence.input.desc, evidence.output.desc))
    , sample(Grid::sample(evidence.output, kSample))
    , all(evidence.output)
    , m_measured(Grid::sample(evidence.output, kEnoughToMeasure))
{
}

HypothesisGroup Search::operators() const
{
    HypothesisGroup found;
    for (const Hypothesis& each : list)
        if (&each == meantOne() || (!meant && each.mistake == MistakeClass::None && each.changes <= 1))
            found.push_back(&each);
    return found;
}

size_t Search::rankOf(const Hypothesis& each) const
{
    const auto found = std::ranges::find(list, &each, [](const Hypothesis& own) { return &own; });
    return static_cast<size_t>(found - list.begin());
}

void Search::putMeantFirst(std::vector<Score>& scores) const
{
    const auto right = std::ranges::find(scores, meantOne(), &Score::hypothesis);
    if (right != scores.end())
        std::rotate(scores.begin(), right, right + 1);
}

bool Search::explains(const Hypothesis& hypothesis) const
{
    return std::ranges::all_of(std::array{&sample, &all}, [&](const Grid* grid) {
        const auto own = predictionOn(*grid, hypothesis);
        return own && explainsAll(*own, *grid);
    });
}

double Search::worthOf(const Hypothesis& hypothesis) const
{
    const auto own = sampled(hypothesis);
    return worthOf(hypothesis, *own, sample, numbersOf(sample, [&](const Element& e) { return own->explains(e); }));
}

double Search::worthOf(const Hypothesis& hypothesis, const Prediction& own, const Grid& grid, const Numbers& of) const
{
    const bool keepsOrder = hypothesis.read.isPlain() && hypothesis.written.isPlain() && !hypothesis.readsMemory;
    const double bits = information(grid, own, of);
    return keepsOrder && !own.source(Element{}) ? std::max(bits, informationOfValues(grid, own, of)) : bits;
}

bool Search::holds(const Hypothesis& hypothesis, double more, size_t rank) const
{
    return explains(hypothesis) && isNeeded(hypothesis) && isEnough(worthOf(hypothesis), more, rank);
}

bool Search::gains(const Prediction& other, const Prediction& base, const Grid& grid, const Numbers& of) const
{
    const auto gained = std::ranges::count_if(of, [&](uint64_t number) {
        const Element e = grid.element(number);
        const auto valueOf = [&](uint64_t each) { return toDouble(type(), each); };
        const double own = valueOf(other.expected(e)), from = valueOf(base.expected(e));
        return std::abs(own - from) * 2 > std::abs(valueOf(e.bits) - from);
    });
    return 2 * gained > std::ssize(of);
}

bool Search::isNeeded(const Hypothesis& hypothesis) const
{
    if (!meantOne() || hypothesis.changes == 0 || !hypothesis.resampling())
        return true;
    const auto exact = predictionOf(hypothesis, sample, evidence, false);
    if (explainsAll(*exact, sample))
        return true;
    const auto right = predictionOf(*meantOne(), sample, evidence, true);
    return gains(*exact, *right, sample, numbersOf(sample, [&](const Element& e) { return !right->explains(e); }));
}

// Whether the hypothesis is more than the meant map in another precision.
bool Search::isOtherMap(const Hypothesis& hypothesis) const
{
    if (!meantOne() || &hypothesis == meantOne() || !hypothesis.resampling())
        return true;
    return !isSame(hypothesis, *meantOne()) && isNeeded(hypothesis);
}

double Search::scoreOf(const Hypothesis& hypothesis) const
{
    constexpr uint64_t kScattered = 2'654'435'761; // a prime: the first rows may be lost
    const auto own = sampled(hypothesis);
    uint64_t explained = 0;
    for (uint64_t i = 0; own && i < sample.count(); ++i) {
        if (hypothesis.changes > 0 && i >= kHopeless && 10 * explained <= i)
            break;
        explained += static_cast<uint64_t>(own->explains(sample.element(i * kScattered % sample.count())));
    }
    return static_cast<double>(explained) / static_cast<double>(sample.count());
}

void Search::run()
{
    for (const Hypothesis& hypothesis : list) {
        endWhereAsked();
        m_scores.push_back({&hypothesis, scoreOf(hypothesis)});
        if (options.progress && m_scores.size() % kBetweenReports == 0)
            options.progress(m_scores.size(), list.size());
        // An unchanged map that explains everything ends the search.
        if (hypothesis.changes == 0 && m_scores.back().number == 1 && list.size() > 1 && list[1].changes > 0
            && explains(hypothesis)) {
            m_explaining = {&hypothesis};
            return;
        }
    }
    for (const auto& [hypothesis, explained] : m_scores) {
        endWhereAsked();
        const bool isFarther = !m_explaining.empty() && hypothesis->changes > m_explaining.front()->changes;
        if (explained == 1 && (!isFarther || isOtherConvention(*hypothesis)) && explains(*hypothesis)
            && isNeeded(*hypothesis))
            m_explaining.push_back(hypothesis);
    }
}

HypothesisGroup Search::alsoExplaining() const
{
    HypothesisGroup also;
    for (const auto& [hypothesis, explained] : m_scores) {
        endWhereAsked();
        if (!meant && lineOf(*hypothesis).empty())
            continue; // no operator does that
        if (explained == 1 && std::ranges::find(m_explaining, hypothesis) == m_explaining.end()
            && explains(*hypothesis))
            also.push_back(hypothesis);
    }
    return also;
}

double Search::distanceOf(const Hypothesis& hypothesis) const
{
    const auto own = predictionOn(m_measured, hypothesis);
    std::vector<double> differences;
    m_measured.forEach([&](const Element& e) {
        const double off = own ? toDouble(type(), e.bits) - toDouble(type(), own->expected(e)) : kFar;
        if (std::isfinite(off))
            differences.push_back(std::abs(off));
    });
    return 2 * differences.size() > m_measured.count() ? valuesOf(differences).mean() : kFar;
}

std::vector<Search::Score> Search::distances(const std::vector<Hypothesis>& of) const
{
    const double limit = kNotFar * spread();
    std::vector<Score> near;
    for (const Hypothesis& each : of) {
        endWhereAsked();
        if (const double mean = distanceOf(each); &each == meantOne() || mean <= limit)
            near.push_back({&each, mean});
    }
    std::ranges::stable_sort(near, {}, &Score::number);
    putMeantFirst(near);
    return near;
}

double Search::spread() const
{
    std::vector<double> values;
    m_measured.forEach([&](const Element& e) {
        if (const double value = toDouble(type(), e.bits); std::isfinite(value))
            values.push_back(value);
    });
    return values.empty() ? 0 : (valuesOf(values) - valuesOf(values).mean()).abs().mean();
}

const Hypothesis* Search::closest() const
{
    const Hypothesis* best = nullptr;
    double least = kClose * spread();
    for (const auto& [hypothesis, mean] : distances(list))
        if (mean < least) {
            best = hypothesis;
            least = hypothesis == meantOne() ? mean / 2 : mean; // another must be twice as close as the meant one
        }
    return best;
}

HypothesisGroup Search::close(const std::vector<Hypothesis>& of, size_t most) const
{
    HypothesisGroup found;
    for (const auto& [hypothesis, mean] : distances(of)) {
        const auto isSameAs = [&, own = hypothesis](const Hypothesis* known) { return isSame(*known, *own); };
        if (found.size() < most && hypothesis->resampling() && std::ranges::none_of(found, isSameAs))
            found.push_back(hypothesis);
    }
    return found;
}

// Without a meant case every convention is as likely.
bool Search::isOtherConvention(const Hypothesis& hypothesis) const
{
    if (meant || !hypothesis.resampling() || !hypothesis.read.isPlain() || hypothesis.mistake == MistakeClass::None
        || hypothesis.extent == Extent::OneAxis)
        return false;
    const std::string line = lineOf(hypothesis);
    return !line.empty()
        && std::ranges::none_of(m_explaining, [&](const Hypothesis* each) { return lineOf(*each) == line; });
}

const std::vector<Partial>& Search::nearest()
{
    if (!m_nearest.empty())
        return m_nearest;
    std::vector<Score> scores = m_scores;
    std::erase_if(scores, [](const Score& each) { return 10 * each.number <= 1; });
    std::ranges::stable_sort(scores, std::greater{}, &Score::number);
    putMeantFirst(scores); // it is always tried
    for (const Score& score : scores) {
        endWhereAsked();
        if (m_nearest.size() < kMostPartial && isOtherMap(*score.hypothesis))
            m_nearest.push_back({score.hypothesis, residueOf(*prediction(*score.hypothesis), all)});
    }
    std::ranges::stable_sort(m_nearest, std::greater{}, [](const Partial& each) { return each.residue.explained; });
    return m_nearest;
}

} // namespace tessera
