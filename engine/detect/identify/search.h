// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/identify/identify.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/probe/questions.h"

#include <deque>
#include <stop_token>
#include <vector>

namespace tessera {

// What comes near without explaining everything.
struct Partial {
    const Hypothesis* hypothesis;
    Residue residue;
};

// Whether so many bits of evidence are more than chance gives, which has `rank` hypotheses to choose from. `more`: what
// choosing the hypothesis itself is worth.
bool isEnough(double bits, double more, size_t rank);

inline constexpr double kBitsOfRegion = 6; // how many more it takes where a region or a choice is left over

// One question, and what the steps of its search share. A sample of the output decides first of each hypothesis, and
// only those that it leaves are held against every element.
class Search {
public:
    Search(const Tensor& input, const Tensor& output, const std::optional<Operator>& meantCase,
           const IdentifyOptions& given);

    const std::optional<Operator>& meant;
    const IdentifyOptions& options;
    const Evidence evidence;
    const std::vector<Hypothesis> list; // what is meant, and all that is one change of it
    const Grid sample, all; // of the output: elements that decide; all
    std::deque<Hypothesis> kept; // what steps found beside the list

    const Hypothesis* meantOne() const
    {
        return meant && !list.empty() && list.front().changes == 0 ? &list.front() : nullptr;
    }
    DataType type() const { return all.type(); }
    uint64_t count() const { return all.count(); } // of the output's elements
    PaddedSizes inputSizes() const { return paddedSizes(evidence.input.desc); }
    std::vector<const Hypothesis*> operators() const; // what is meant, or every operator that fits
    // Sums that may be every rounding of the exact ones.
    bool isVague(const Hypothesis& each) const
    {
        const auto* map = each.resampling();
        return map != nullptr && map->summing.sums == Sums::Half && !isFloat(type());
    }
    // A case is meant, and it resamples.
    bool isOfResampling() const { return meantOne() && meantOne()->resampling(); }
    bool isSmall() const { return count() < 16; } // so short that no evidence could be enough
    const Hypothesis* keep(Hypothesis hypothesis) { return &kept.emplace_back(std::move(hypothesis)); }
    size_t rankOf(const Hypothesis& each) const; // in the list; its size: behind it
    bool isEnoughFor(const Hypothesis& each, double more) const { return isEnough(worthOf(each), more, rankOf(each)); }
    void endWhereAsked() const { tessera::endWhereAsked(options.stop, 0); } // throws Cancelled

    // Holds the list against the output, and tells how far it is now and then.
    void run();

    // Those that explain all and change least, in the list's order; where no case is meant, all operators that do.
    const std::vector<const Hypothesis*>& explaining() const { return m_explaining; }
    // What else on the list explains all, however much it changes.
    std::vector<const Hypothesis*> alsoExplaining();
    // The best of the others: by elements explained, then by changes. At most kMostPartial, each more than a tenth.
    const std::vector<Partial>& nearest();
    // Whose numbers are closest to the output's where few are the same: by a small part of how much the output varies.
    // Null: none is close.
    const Hypothesis* closest() const;
    // At most `most` of a list, which outlives this, that are no farther than a part of how much the output varies: the
    // one that changes nothing, then the closest. No two of them are the same map.
    std::vector<const Hypothesis*> close(const std::vector<Hypothesis>& of, size_t most) const;

    bool explainsSample(const Hypothesis& hypothesis) const; // a few elements first, which most fail on
    // Every element; those that one hypothesis has failed on are asked first of the next.
    bool explainsEverything(const Hypothesis& hypothesis);
    // Whether another map is what it takes: it gives every element exactly, or what the one that changes nothing cannot
    // give in any precision.
    bool isNeeded(const Hypothesis& hypothesis) const;
    // How many bits of evidence it is that the hypothesis explains what it does of the sample, or these elements of a
    // grid. Another order of the elements is held against all orders that they could have.
    double worthOf(const Hypothesis& hypothesis) const;
    double worthOf(const Hypothesis& hypothesis, const Prediction& own, const Grid& grid, const Numbers& of) const;
    // Whether it explains everything, is needed, and that is no chance among `rank` others.
    bool holds(const Hypothesis& hypothesis, double more, size_t rank);

    // What it leaves in whatever precision: what is off by a rounding is not where a mistake lies.
    Partial loosely(const Hypothesis& each) const
    {
        return {&each, residueOf(*predictionOf(each, all, evidence, true), all)};
    }
    std::unique_ptr<Prediction> prediction(const Hypothesis& hypothesis) const { return predictionOn(all, hypothesis); }
    std::unique_ptr<Prediction> sampled(const Hypothesis& hypothesis) const { return predictionOn(sample, hypothesis); }

private:
    struct Score {
        const Hypothesis* hypothesis;
        uint64_t explained; // elements of the sample
    };
    std::unique_ptr<Prediction> predictionOn(const Grid& grid, const Hypothesis& hypothesis) const
    {
        return predictionOf(hypothesis, grid, evidence, hypothesis.changes > 0 || !meant); // nobody says its precision
    }
    bool isSame(const Hypothesis& a, const Hypothesis& b) const { return isSameMap(a, b, inputSizes(), all.sizes()); }
    bool isOtherMap(const Hypothesis& hypothesis) const;
    uint64_t scoreOf(const Hypothesis& hypothesis) const;
    void setExplaining();
    IdentifyProgress reached() const;
    struct Distance {
        const Hypothesis* hypothesis;
        double mean; // difference; infinite: none
    };
    double distanceOf(const Hypothesis& hypothesis) const; // infinite: half of the elements are no numbers
    std::vector<Distance> distances(const std::vector<Hypothesis>& of) const; // the meant one, then the nearest
    double spread() const; // the mean distance of the output's numbers from their mean
    bool isOtherConvention(const Hypothesis& hypothesis) const; // an operator's, and not among m_explaining

    Grid m_glance, m_measured; // fewer elements than the sample's
    std::vector<Score> m_scores;
    std::vector<const Hypothesis*> m_explaining;
    std::vector<uint64_t> m_witnesses; // output elements
    std::vector<Partial> m_nearest;
};

// What gives the output, or all of it but a part.
struct Answer {
    std::vector<const Hypothesis*> group = {}; // they explain the same, and the first is named
    std::vector<const Hypothesis*> also = {}; // these too, by more changes
    std::optional<Residue> left = {}; // what the name leaves, and says; none: nothing
    bool isCertain = true; // else so few elements may agree by chance
    bool isOfPositions = false; // elements of unique values are copied: it is proved where no other name explains it
    Message evidence = {}; // a sentence behind the count of elements
    std::vector<Message> sentences = {}; // behind all others
    std::optional<Diagnosis> whole = {}; // in place of all that: no hypothesis says it
};

// What no hypothesis of a list says: `like` has its class, its name and its remedy.
Answer answerOf(const Search& search, const Hypothesis& like, std::vector<Message> sentences, uint64_t explained);
// A name that explains every element. `sentence`: what the output is; empty: what the name gives.
Answer answerOfAll(const Search& search, const Hypothesis& like, const Message& sentence = {});

// A step of the search: bases and changes of them. None: nothing that it knows explains the output.
using SearchStep = std::optional<Answer> (*)(Search& search);

std::optional<Answer> oneChange(Search& search);
std::optional<Answer> otherPrecision(Search& search); // coordinates of a precision that nobody named
std::optional<Answer> otherTies(Search& search); // nearest, but for some ties
std::optional<Answer> moves(Search& search); // the input's values in another order
std::optional<Answer> butForRegion(Search& search); // that nobody wrote, beside one change at most
std::optional<Answer> movedResult(Search& search); // the right elements, each in another place
std::optional<Answer> twoChanges(Search& search); // pairs, other kernels, and lines that are measured
std::optional<Answer> memoryReadOn(Search& search); // beyond the end of a row or a plane
std::optional<Answer> otherValues(Search& search); // a line, a curve, cut off, or rounded in some channels
std::optional<Answer> exchangedSizes(Search& search); // a picture that lay, and stands
std::optional<Answer> oneChannelMore(Search& search); // alpha, say, that holds one value
std::optional<Answer> samePicture(Search& search); // shifted, scaled or filtered
std::optional<Answer> changeInPart(Search& search); // in some rows or a stretch of memory alone
std::optional<Answer> vagueSums(Search& search); // whatever is less than a unit away
std::optional<Answer> notANumber(Search& search);
std::optional<Answer> anyButForFew(Search& search); // wherever they lie
std::optional<Answer> oneValue(Search& search);

// What is 0 at an end may be 0 because it is outside, or because nobody wrote it.
void addUnwritten(Search& search, std::vector<const Hypothesis*>& group);

// What a line makes of the right elements of a part: "times 0.51"; empty: it is none.
Message lineOfPart(const Prediction& right, const Grid& all, const TensorPart& part);

// Says what was found: what is equal, what tells it apart, what is left.
Diagnosis conclude(Search& search, Answer answer);
Diagnosis unknown(Search& search);

// A map with lines that were measured, in what has a name or short numbers first.
struct MeasuredMap {
    Hypothesis hypothesis;
    double bits = 0; // what choosing its numbers is worth
};

// The meant resampling with every axis that may lie elsewhere measured from the data; empty: nothing was measured, or
// only what is meant. Each is still to be held against all elements. Throws Cancelled.
std::vector<MeasuredMap> measuredMaps(const Hypothesis& meant, const Evidence& evidence, const std::stop_token& stop);

using Move = std::shared_ptr<const MemoryMove>;

// Without those that change nothing of these sizes.
std::vector<Move> memoryMoves(const PaddedSizes& sizes);

std::vector<Move> movesOfResult(const PaddedSizes& sizes); // what an output may be of these, behind the operator

// What the hypothesis makes of memory that was moved before, or moves of its own result.
Hypothesis overMoved(Hypothesis base, const Move& move, bool isBefore, bool hasMeant = true);

// Coordinates that another kernel, another end or other memory may be at.
bool hasCoordinates(const Hypothesis& base, bool hasMeant);

// What resamples over memory that was moved before the operator, or is moved after it: by its changes.
std::vector<Hypothesis> overOtherMemory(const Search& search);

} // namespace tessera
