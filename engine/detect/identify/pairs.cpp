// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/search.h"

#include "engine/core/tensor/element_text.h"
#include "engine/detect/fit/axis_sampling.h"
#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double kBitsForgiven = 8; // of a single change, where the output is short
constexpr size_t kMostNear = 8; // bases that come near the output
constexpr size_t kMostEqual = 6; // hypotheses that explain the same

using Base = MeasuredMap; // what is changed, and what choosing it costs

struct PairSearch {
    Search& search;
    size_t tried = search.list.size(); // how many hypotheses
    std::vector<Hypothesis> kernels = {};
    std::optional<std::vector<Base>> linesFound = {};
    std::vector<MistakeClass> families = {}; // that were found
    Answer answer = {}; // the likeliest first

    // Each tier tries changes of bases; the first that explains everything ends the search.
    std::optional<Diagnosis> find()
    {
        constexpr double kLeastOfTwo = 40; // bits that the output must tell for the late tiers
        using This = PairSearch;
        static constexpr struct {
            std::vector<Base> (This::*bases)();
            bool (*isTried)(const Change&); // which changes are tried; null: the bases are tried unchanged
            bool isLate = false;
        } kTiers[] = {
            {&This::near, isAny},
            {&This::placed, isKernel},
            {&This::overMovedMemory, nullptr},
            {&This::lines, nullptr},
            {&This::lines, isArithmetic},
            {&This::placed, isArithmetic, true},
            {&This::nearKernels, isArithmetic, true},
            {&This::anything, isOfGradient, true},
            {&This::anything, isReading, true},
        };
        for (const auto& [bases, isTried, isLate] : kTiers) {
            if (isLate && information(search.sample, numbersOf(search.sample)) < kLeastOfTwo)
                break;
            for (const Base& base : (this->*bases)()) {
                for (const Change& change : changesOf(base, isTried))
                    tryPair(base, change);
                if (answer.group.empty())
                    continue;
                answer.isCertain = !(search.meant && search.isSmall());
                if (!answer.group.front()->second) { // the list's own names had too little evidence
                    std::ranges::copy(search.explaining(), std::back_inserter(answer.group));
                    addUnwritten(search, answer.group);
                }
                return conclude(search, std::move(answer));
            }
        }
        return {};
    }

    static std::vector<Base> basesOf(const std::vector<Hypothesis>& of, auto&& isTaken)
    {
        std::vector<Base> bases;
        for (const Hypothesis& each : of)
            if (isTaken(each))
                bases.push_back({each});
        return bases;
    }

    std::vector<Base> closeOf(const std::vector<Hypothesis>& of)
    {
        std::vector<Base> bases;
        for (const Hypothesis* each : search.close(of, kMostNear))
            if (each == search.meantOne() || !search.explains(*each)) // else nothing else is needed
                bases.push_back({*each});
        return bases;
    }

    std::vector<Base> near() { return closeOf(search.list); }
    std::vector<Base> nearKernels() { return closeOf(otherKernels()); }
    std::vector<Base> placed()
    {
        return basesOf(search.list,
                       [&](const Hypothesis& each) { return hasCoordinates(each, search.meant.has_value()); });
    }

    std::vector<Base> overMovedMemory() { return overOtherMemory(search); }

    // The meant and other coordinates with other edges or kernels.
    const std::vector<Hypothesis>& otherKernels()
    {
        if (kernels.empty())
            for (const Base& base : placed())
                for (const Change& change : changesOf(base, isAny))
                    if (change.mistake == MistakeClass::Mode
                        || (base.hypothesis.changes == 0 && change.mistake == MistakeClass::Edge))
                        if (auto one = withChange(base.hypothesis, change); one && !one->second)
                            kernels.push_back(std::move(*one));
        return kernels;
    }

    std::vector<Base> anything()
    {
        if (!search.isOfResampling())
            return {};
        const auto isOne = [](const Hypothesis& each) { return each.changes > 0 && each.changes <= 2 && !each.second; };
        std::vector<Base> bases = basesOf(search.list, isOne);
        std::ranges::move(basesOf(otherKernels(), isOne), std::back_inserter(bases));
        return bases;
    }

    std::vector<Base> lines()
    {
        if (!linesFound) {
            linesFound.emplace();
            for (const Hypothesis& base : search.list)
                if (base.changes == 0 && base.resampling() && !isPlane(search.sample)) // else any line can be had
                    std::ranges::move(measuredMaps(base, search.evidence, search.options.stop),
                                      std::back_inserter(*linesFound));
        }
        return *linesFound;
    }

    // Only the first explanation of each of these classes is named.
    static bool isFamily(MistakeClass mistake)
    {
        return mistake == MistakeClass::IntegerRounding || mistake == MistakeClass::Tie
            || mistake == MistakeClass::HalfWeights;
    }

    static bool isAny(const Change& each) { return !each.isReading; }
    static bool isKernel(const Change& each) { return isAny(each) && each.mistake == MistakeClass::Mode; }
    static bool isArithmetic(const Change& each) { return isAny(each) && each.mistake != MistakeClass::Mode; }
    static bool isOfGradient(const Change& each) { return isAny(each) && each.mistake == MistakeClass::Gradient; }
    static bool isReading(const Change& each) { return each.isReading; }

    std::vector<Change> changesOf(const Base& base, bool (*isTried)(const Change&)) const
    {
        if (isTried == nullptr)
            return {{}};
        std::vector<Change> all;
        if (const auto* map = base.hypothesis.resampling()) {
            all = secondChanges(*map, search.type());
            // A kernel takes the place of a filter, so that a filter and a kernel are no two mistakes.
            const bool isMeant = search.meant && base.hypothesis.changes == 0;
            const auto isFilter = [](const AxisSampling& axis) {
                return axis.map.antialias.has_value() || axis.edges == Edges::Dropped;
            };
            if (!isMeant && std::ranges::any_of(map->axes, isFilter))
                std::erase_if(all, [](const Change& each) { return each.mistake == MistakeClass::Mode; });
        }
        const bool canBeRead = base.hypothesis.isPlain() && base.hypothesis.extent != Extent::OneAxis;
        for (const Hypothesis& read : search.list) // the input read or the output written in another way
            if (canBeRead && read.changes == 1 && !read.isPlain())
                all.push_back(readAs(read));
        std::erase_if(all, [&](const Change& each) { return !isTried(each); });
        return all;
    }

    void tryPair(const Base& base, const Change& change)
    {
        search.endWhereAsked();
        const bool isChanged = change.mistake != MistakeClass::Unknown;
        auto both = withChange(base.hypothesis, change);
        if (!both || search.isVague(*both) || answer.group.size() == kMostEqual
            || (both->second && both->second == both->mistake)
            || std::ranges::find(families, change.mistake) != families.end())
            return;
        const auto first = change.isReading ? withChange(*search.meantOne(), change) : base.hypothesis;
        if (!holds(*both, base.bits + (isChanged ? kBitsOfSecond : 0))
            || (both->second && isChanged && !isWorth(*both, *first)))
            return;
        if (isAny(change) && isFamily(change.mistake))
            families.push_back(change.mistake);
        add(base, std::move(*both), change);
    }

    void add(const Base& base, Hypothesis both, const Change& change)
    {
        std::optional<MistakeClass>& second = both.second;
        if (second && change.mistake == MistakeClass::Mode) // the mode is the greater mistake
            std::swap(both.mistake, *second);
        if (!search.meant && second && !lineOf(base.hypothesis).empty()) { // the base is an operator of its own
            both.mistake = change.mistake;
            second.reset();
        }
        if (answer.group.empty() && second && change.mistake != MistakeClass::Unknown)
            answer.sentences.push_back(sharesOf(base.hypothesis, change));
        answer.group.push_back(search.keep(std::move(both)));
    }

    // How many elements each of two mistakes explains alone.
    Message sharesOf(const Hypothesis& first, const Change& change) const
    {
        const auto explained = [&](const Hypothesis& each) {
            return groupedText(countExplained(*search.prediction(each), search.all));
        };
        const auto second = first.base ? withChange(asMeant(*first.base), change) : std::nullopt;
        //: After the evidence for both: counts of elements.
        return say("identify", "These are two mistakes: the first alone explains %1 of them, the second alone %2.")(
            explained(first), second ? explained(*second) : "0");
    }

    bool holds(const Hypothesis& hypothesis, double more)
    {
        const bool isForgiven = search.meant && search.isSmall() && !hypothesis.second;
        return search.holds(hypothesis, isForgiven ? more - kBitsForgiven : more, ++tried);
    }

    // What the first change leaves is the evidence for the second.
    bool isWorth(const Hypothesis& both, const Hypothesis& first)
    {
        const Grid& grid = search.sample;
        const uint64_t left = grid.count() - countExplained(*search.sampled(first), grid);
        const double share = static_cast<double>(left) / static_cast<double>(grid.count());
        return search.worthOf(both) * share >= kBitsOfSecond + std::log2(static_cast<double>(tried));
    }
};

} // namespace

std::optional<Diagnosis> twoChanges(Search& search)
{
    return PairSearch{search}.find();
}

} // namespace tessera
