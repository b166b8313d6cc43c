// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/further_search.h"

#include "engine/detect/identify/values.h"
#include "engine/detect/measured/kernels.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double kBitsOfSecond = 6; // how many more two changes at once need
constexpr double kBitsForgiven = 8; // of a single change, where the output is too short to have them
constexpr size_t kMostMaps = 8; // beside which a second change is tried
constexpr size_t kMostEqual = 6; // that explain the same

// Coordinates that another kernel may be at.
bool hasCoordinates(const Hypothesis& base, bool hasMeant)
{
    const auto* map = std::get_if<Resampling>(&base.map);
    const bool isOfCoordinates = base.mistake == MistakeClass::None || base.mistake == MistakeClass::Coordinates
        || base.mistake == MistakeClass::Scale;
    return map != nullptr && isOfCoordinates && base.changes <= 1 && base.extent != Extent::OneAxis
        && base.remedy == Remedy::OfClass && base.read.isPlain() && base.written.isPlain()
        && (hasMeant || map->axes[3].map.mode == InterpolationMode::Linear); // else both modes have the same
}

// The meant one and those at other coordinates, with other ends or by other kernels.
std::vector<Hypothesis> withOtherKernels(const std::vector<Hypothesis>& list, bool hasMeant, DataType type)
{
    std::vector<Hypothesis> all;
    for (const Hypothesis& base : list) {
        if (!hasCoordinates(base, hasMeant))
            continue;
        for (const SecondChange& change : secondChanges(std::get<Resampling>(base.map), type)) {
            auto one = change.isKernel || (base.changes == 0 && change.mistake == MistakeClass::Edge)
                ? withSecond(base, change)
                : std::nullopt;
            if (one && !one->second)
                all.push_back(std::move(*one));
        }
    }
    return all;
}

// Both ways of reading at once; none: they are two orders of the memory.
std::optional<Reading> readTwice(const Reading& one, const Reading& other)
{
    if (one.order != Reading{}.order || other.order != Reading{}.order || one.channelShift != 0
        || other.channelShift != 0 || one.mistake == other.mistake)
        return {};
    Reading both = one;
    for (size_t axis = 0; axis < 4; ++axis)
        both.isReversed[axis] = one.isReversed[axis] != other.isReversed[axis];
    both.swapsChannels = one.swapsChannels != other.swapsChannels;
    both.repeatsBatch = one.repeatsBatch || other.repeatsBatch;
    return both;
}

// A change of a resampling whose tensors are read and written in another way as well.
std::optional<Hypothesis> withReading(const Hypothesis& base, const Hypothesis& read)
{
    const bool isPlain = base.written.isPlain() && !base.readsMemory;
    if (!base.read.isPlain() && (read.read.isPlain() || !read.written.isPlain()))
        return {}; // what is done to both tensors may be nothing
    const std::optional<Reading> twice = base.read.isPlain() ? read.read : readTwice(base.read, read.read);
    if (!isPlain || !twice || base.extent == Extent::OneAxis || base.changes == 0 || base.changes > 2 || base.second
        || !std::holds_alternative<Resampling>(base.map))
        return {};
    Hypothesis both = base;
    both.read = *twice;
    both.written = read.written;
    both.readsMemory = read.readsMemory;
    both.second = base.mistake == read.mistake ? std::nullopt : std::optional(read.mistake);
    both.changes = base.changes + 1;
    both.op.reset();
    both.what = {say("identify", "%1, and %2")(base.what.words, read.what.words), Number::Plural};
    return both;
}

} // namespace

std::vector<FurtherSearch::Found> FurtherSearch::find(const std::stop_token& stop)
{
    findSecond();
    if (m_found.empty())
        findKernel();
    if (m_isSingle)
        std::erase_if(m_found, [](const Found& each) { return each.hypothesis.second.has_value(); });
    if (m_found.empty())
        m_isSingle ? findLinesBeside(stop) : findLines(stop);
    constexpr double kLeastOfTwo = 40; // bits; with fewer no evidence is enough for what follows
    if (information(m_trials.sample({})) < kLeastOfTwo)
        return std::move(m_found);
    if (m_found.empty())
        findCubic();
    if (m_isSingle)
        return std::move(m_found);
    if (m_found.empty())
        findBesideKernels();
    if (m_found.empty())
        findReadings(stop);
    if (m_found.empty())
        findModeLines(stop);
    if (m_found.empty())
        findReadLines(stop);
    return std::move(m_found);
}

void FurtherSearch::findSecond()
{
    for (const Hypothesis* map : m_trials.close(kMostMaps)) {
        if (map != m_meant && m_trials.explainsSample(*map))
            continue; // in another precision: nothing else is needed
        std::vector<unsigned> families;
        for (const SecondChange& change :
             secondChanges(std::get<Resampling>(map->map), m_evidence.output.desc.dataType)) {
            const bool isKnown = std::ranges::find(families, change.family) != families.end();
            const auto both = isKnown ? std::nullopt : withSecond(*map, change);
            if (!both || (both->second && change.isVague) || m_found.size() == kMostEqual
                || !holds(*both, kBitsOfSecond) || (both->second && !isWorth(*both, *map)))
                continue;
            families.push_back(change.family);
            add(*both, *map, change);
        }
        if (!m_found.empty())
            return;
    }
}

void FurtherSearch::findKernel()
{
    for (const Hypothesis& base : m_list) {
        if (!hasCoordinates(base, m_hasMeant))
            continue;
        for (const SecondChange& change :
             secondChanges(std::get<Resampling>(base.map), m_evidence.output.desc.dataType)) {
            auto both = change.isKernel ? withSecond(base, change) : std::nullopt;
            if (!both || (m_isSingle && both->second) || !holds(*both, kBitsOfSecond))
                continue;
            if (both->second)
                std::swap(both->mistake, *both->second); // the kernel is the greater one
            return add(*both, base, change);
        }
    }
}

// Cubic of any coefficient, at the coordinates where it comes nearest.
void FurtherSearch::findCubic()
{
    constexpr size_t kMostNear = 4;
    std::vector<Hypothesis> all;
    std::vector<std::pair<const Hypothesis*, size_t>> made; // the base and the kernel of each
    const std::vector<NamedKernel> kernels = cubicKernels(-0.5);
    for (const Hypothesis& base : m_list)
        for (size_t kernel = 0; hasCoordinates(base, m_hasMeant) && kernel < kernels.size(); ++kernel)
            if (auto one = withSecond(base, kernelChange(kernels[kernel]))) {
                all.push_back(std::move(*one));
                made.emplace_back(&base, kernel);
            }
    for (const Hypothesis* near : m_trials.closeOf(all, kMostNear)) {
        const auto& [base, kernel] = made[static_cast<size_t>(near - all.data())];
        const double best = bestCoefficient(*near);
        for (const double places : {100.0, 1000.0}) {
            auto both = withSecond(*base, kernelChange(cubicKernels(std::round(best * places) / places)[kernel]));
            if (!both || !holds(*both, kBitsOfSecond + std::log2(places)))
                continue;
            if (both->second)
                std::swap(both->mistake, *both->second);
            m_found.push_back({*both, {}, {}, {}});
            return;
        }
    }
}

// The coefficient that brings cubic nearest to the output.
double FurtherSearch::bestCoefficient(Hypothesis cubic)
{
    constexpr double kLeast = -1.5, kMost = 0.25, kStep = 0.05, kNearly = 1e-5;
    const auto distanceAt = [&](double coefficient) {
        for (AxisSampling& axis : std::get<Resampling>(cubic.map).axes)
            axis.coefficient = coefficient;
        return m_trials.distance(cubic);
    };
    double best = kLeast, least = distanceAt(kLeast);
    for (double a = kLeast + kStep; a <= kMost; a += kStep)
        if (const double distance = distanceAt(a); distance < least) {
            least = distance;
            best = a;
        }
    for (double step = kStep / 2; step > kNearly; step /= 2)
        for (const double a : {best - step, best + step})
            if (const double distance = distanceAt(a); distance < least) {
                least = distance;
                best = a;
            }
    return best;
}

void FurtherSearch::findBesideKernels()
{
    const DataType type = m_evidence.output.desc.dataType;
    m_kernels = withOtherKernels(m_list, m_hasMeant, type);
    for (const Hypothesis* base : m_trials.closeOf(m_kernels, kMostMaps))
        for (const SecondChange& change : secondChanges(std::get<Resampling>(base->map), type)) {
            const auto both = change.isKernel || change.isVague ? std::nullopt : withSecond(*base, change);
            if (both && both->second != both->mistake && holdBoth(*both, *base))
                return add(*both, *base, change);
        }
    findBesideGradientScale();
}

// A mean for a sum is far from every map.
void FurtherSearch::findBesideGradientScale()
{
    if (!isOfResampling() || !std::get<Resampling>(m_meant->map).isTransposed)
        return;
    for (const SecondChange& change :
         secondChanges(std::get<Resampling>(m_meant->map), m_evidence.output.desc.dataType))
        if (change.mistake == MistakeClass::Gradient)
            for (const auto* list : std::initializer_list<const std::vector<Hypothesis>*>{&m_list, &m_kernels})
                for (const Hypothesis& base : *list) {
                    const auto both =
                        base.changes > 0 && base.changes <= 2 && !base.second ? withSecond(base, change) : std::nullopt;
                    if (both && both->second != both->mistake && holdBoth(*both, base))
                        return add(*both, base, change);
                }
}

// The input read or the output written in another way, and another mistake.
void FurtherSearch::findReadings(const std::stop_token& stop)
{
    if (!isOfResampling())
        return;
    for (const Hypothesis& read : m_list) {
        if (read.changes != 1 || (read.read.isPlain() && !read.readsMemory && read.written.isPlain()))
            continue;
        for (const auto* list : std::initializer_list<const std::vector<Hypothesis>*>{&m_list, &m_kernels})
            for (const Hypothesis& base : *list) {
                if (stop.stop_requested())
                    throw Cancelled();
                const auto both = withReading(base, read);
                if (both && m_found.size() < kMostEqual && holdBoth(*both, read))
                    m_found.push_back({*both, base, read, {}});
            }
        if (!m_found.empty())
            return;
    }
}

void FurtherSearch::findLines(const std::stop_token& stop)
{
    if (isPlane(m_trials.sample({})))
        return; // by which any line can be had
    for (const Hypothesis& base : m_list)
        if (base.changes == 0 && m_found.empty() && std::holds_alternative<Resampling>(base.map))
            findMeasured(measuredMaps(base, m_evidence, stop));
}

// Lines of the rows that somebody wrote: the others lie at the end of an axis.
void FurtherSearch::findLinesBeside(const std::stop_token& stop)
{
    const std::optional<Slab>& slab = m_trials.leftOut({});
    if (!isOfResampling() || !slab)
        return;
    std::array<uint32_t, 4> sizes = paddedSizes(m_evidence.output.desc);
    if (slab->end != sizes[slab->axis] || slab->begin < 2)
        return;
    const uint32_t outputs = std::exchange(sizes[slab->axis], slab->begin);
    Evidence rest = m_evidence;
    rest.output = Tensor({.dataType = m_evidence.output.desc.dataType, .sizes = {sizes.begin(), sizes.end()}});
    uint64_t to = 0;
    m_trials.all({}).forEach([&](uint64_t, const Place& at) {
        rest.output.setBits(to++, m_trials.all({}).bits(at));
        return true;
    });
    Hypothesis base = *m_meant;
    std::get<Resampling>(base.map).axes[slab->axis].map.outputs = slab->begin;
    for (MeasuredMap map : measuredMaps(base, rest, stop)) {
        std::get<Resampling>(map.hypothesis.map).axes[slab->axis].map.outputs = outputs;
        if (!holds(map.hypothesis, map.bits))
            continue;
        m_found.push_back({map.hypothesis, {}, {}, meantOf(map)});
        return;
    }
}

// The input read in another way, and lines that are measured.
void FurtherSearch::findReadLines(const std::stop_token& stop)
{
    constexpr uint64_t kMostInputs = 1 << 18; // elements that are copied for each reading
    if (!isOfResampling() || elementCount(m_evidence.input.desc) > kMostInputs || isPlane(m_trials.sample({})))
        return;
    const std::array<uint32_t, 4> sizes = paddedSizes(m_evidence.input.desc);
    for (const Hypothesis& read : m_list) {
        if (read.changes != 1 || read.read.isPlain() || !read.written.isPlain() || read.readsMemory || read.second)
            continue;
        Evidence moved = m_evidence;
        moved.input = Tensor(m_evidence.input.desc);
        for (uint64_t i = 0; i < elementCount(moved.input.desc); ++i)
            moved.input.setBits(i, m_evidence.input.bits(read.read.element(i, sizes)));
        for (const MeasuredMap& map : measuredMaps(*m_meant, moved, stop)) {
            const auto both = withReading(map.hypothesis, read);
            if (!both || !holdBoth(*both, read, map.bits))
                continue;
            m_found.push_back({*both, map.hypothesis, read, meantOf(map)});
            return;
        }
    }
}

// Nearest for linear or the reverse, and lines that are measured.
void FurtherSearch::findModeLines(const std::stop_token& stop)
{
    if (isPlane(m_trials.sample({})))
        return;
    for (const Hypothesis& base : m_list) {
        if (base.mistake != MistakeClass::Mode || base.changes != 1 || base.extent == Extent::OneAxis)
            continue;
        for (const MeasuredMap& map : measuredMaps(base, m_evidence, stop)) {
            Hypothesis both = map.hypothesis;
            both.second = both.mistake;
            both.mistake = MistakeClass::Mode;
            both.changes = 2;
            both.what = {say("identify", "%1, and %2")(base.what.words, map.hypothesis.what.words), Number::Plural};
            if (!holds(both, map.bits + kBitsOfSecond))
                continue;
            m_found.push_back({both, base, {}, meantOf(map)});
            return;
        }
    }
}

void FurtherSearch::findMeasured(const std::vector<MeasuredMap>& maps)
{
    for (const MeasuredMap& map : maps)
        if (holds(map.hypothesis, map.bits)) {
            m_found.push_back({map.hypothesis, {}, {}, meantOf(map)});
            return;
        }
    for (const MeasuredMap& map : maps)
        for (const SecondChange& change :
             secondChanges(std::get<Resampling>(map.hypothesis.map), m_evidence.output.desc.dataType)) {
            const auto both = change.isKernel || change.isVague ? std::nullopt : withSecond(map.hypothesis, change);
            if (!both || !holds(*both, map.bits + kBitsOfSecond))
                continue;
            add(*both, map.hypothesis, change);
            m_found.back().meant = meantOf(map);
            return;
        }
}

bool FurtherSearch::holds(const Hypothesis& hypothesis, double more)
{
    ++m_tried;
    return m_trials.explainsSample(hypothesis) && m_trials.explainsEverything(hypothesis)
        && m_trials.isNeeded(hypothesis)
        && isEnough(m_trials.worthOf(hypothesis), m_isSmall && !hypothesis.second ? more - kBitsForgiven : more,
                    m_tried);
}

bool FurtherSearch::holdBoth(const Hypothesis& both, const Hypothesis& first, double more)
{
    return holds(both, more + kBitsOfSecond) && isWorth(both, first);
}

bool FurtherSearch::isOfResampling() const
{
    return m_meant != nullptr && std::holds_alternative<Resampling>(m_meant->map);
}

Message FurtherSearch::meantOf(const MeasuredMap& map) const
{
    return m_hasMeant ? map.meant : Message();
}

// The evidence for the second of two changes is what the first leaves.
bool FurtherSearch::isWorth(const Hypothesis& both, const Hypothesis& first)
{
    const Grid& grid = m_trials.sample(first.written);
    const uint64_t left = grid.count() - countExplained(*m_trials.sampled(first), grid);
    const double share = static_cast<double>(left) / static_cast<double>(grid.count());
    return m_trials.worthOf(both) * share >= kBitsOfSecond + std::log2(static_cast<double>(m_tried));
}

void FurtherSearch::add(const Hypothesis& both, const Hypothesis& first, const SecondChange& second)
{
    Found found{.hypothesis = both, .first = {}, .second = {}};
    if (!m_hasMeant && both.second && !lineOf(first).empty()) { // an operator does the first
        found.hypothesis.mistake = second.mistake;
        found.hypothesis.second.reset();
    }
    if (found.hypothesis.second) {
        found.first = first;
        found.second = m_meant != nullptr ? withSecond(*m_meant, second) : std::nullopt;
    }
    m_found.push_back(std::move(found));
}

} // namespace tessera
