// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/identify/identify.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/probe/questions.h"

#include <deque>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

using HypothesisGroup = std::vector<const Hypothesis*>;

// A hypothesis that explains only a part.
struct Partial {
    const Hypothesis* hypothesis;
    Residue residue;
};

// Whether the evidence is more than chance gives, where `rank` hypotheses were tried before. `more`: bits that choosing
// this one costs.
bool isEnough(double bits, double more, size_t rank);

inline constexpr double kBitsOfSecond = 6; // what a second change costs, a region or a choice of ties

// A question, and the state that the steps of its search share. A hypothesis is tried on a sample of the output first,
// then on every element.
class Search {
public:
    Search(const Tensor& input, const Tensor& output, const std::optional<Operator>& meantCase,
           const IdentifyOptions& given);

    const std::optional<Operator>& meant;
    const IdentifyOptions& options;
    const Evidence evidence;
    const std::vector<Hypothesis> list; // the meant case and its changes, or every operator that fits
    const Grid sample, all; // elements of the output
    std::deque<Hypothesis> kept; // found by steps; addresses stay valid

    const Hypothesis* meantOne() const
    {
        return meant && !list.empty() && list.front().changes == 0 ? &list.front() : nullptr;
    }
    DataType type() const { return all.type(); }
    uint64_t count() const { return all.count(); } // of the output's elements
    PaddedSizes inputSizes() const { return paddedSizes(evidence.input.desc); }
    HypothesisGroup operators() const; // the meant operator, or every operator that fits
    // Whether its sums may be any rounding of the exact ones.
    bool isVague(const Hypothesis& each) const
    {
        const auto* map = each.resampling();
        return map != nullptr && map->summing.sums == Sums::Half && !isFloat(type());
    }
    bool isOfResampling() const { return meantOne() && meantOne()->resampling(); }
    bool isSmall() const { return count() < 16; } // too few elements for evidence
    const Hypothesis* keep(Hypothesis hypothesis) { return &kept.emplace_back(std::move(hypothesis)); }
    size_t rankOf(const Hypothesis& each) const; // the place in the list; its size: it is not listed
    bool isEnoughFor(const Hypothesis& each, double more) const { return isEnough(worthOf(each), more, rankOf(each)); }
    void endWhereAsked() const { tessera::endWhereAsked(options.stop, 0); } // throws Cancelled
    bool isSame(const Hypothesis& a, const Hypothesis& b) const { return isSameMap(a, b, inputSizes(), all.sizes()); }

    // Tries the list, and reports progress.
    void run();

    // The hypotheses that explain all elements with the fewest changes, in the list's order. Without a meant case: all
    // operators that do.
    const HypothesisGroup& explaining() const { return m_explaining; }
    // The other hypotheses of the list that explain all elements.
    HypothesisGroup alsoExplaining() const;
    // At most kMostPartial hypotheses that explain a part of the elements, each over a tenth. The one that explains the
    // most comes first; of equal ones, the one with fewer changes.
    const std::vector<Partial>& nearest();
    // The hypothesis whose numbers are closest to the output's, within a small share of their spread. Null: none is
    // close.
    const Hypothesis* closest() const;
    // At most `most` different maps of a list that are as near: the meant one first, then the closest. The list
    // outlives the result.
    HypothesisGroup close(const std::vector<Hypothesis>& of, size_t most) const;

    bool explains(const Hypothesis& hypothesis) const; // every element, and first those of the sample
    // Whether it explains more than another precision of the meant map would: every element exactly, or most of those
    // that the meant map cannot give.
    bool isNeeded(const Hypothesis& hypothesis) const;
    // Whether it gives most of these elements of a grid better than a base: by at least half of what the base is off.
    bool gains(const Prediction& other, const Prediction& base, const Grid& grid, const Numbers& of) const;
    // The evidence in bits, of the sample's elements that it explains or of these of a grid. Where elements are moved,
    // it counts the orders that they could have.
    double worthOf(const Hypothesis& hypothesis) const;
    double worthOf(const Hypothesis& hypothesis, const Prediction& own, const Grid& grid, const Numbers& of) const;
    // Whether it explains everything, is needed, and is more than chance.
    bool holds(const Hypothesis& hypothesis, double more, size_t rank) const;

    // The hypothesis with what it leaves unexplained in any precision.
    Partial loosely(const Hypothesis& each) const
    {
        return {&each, residueOf(*predictionOf(each, all, evidence, true), all)};
    }
    std::unique_ptr<Prediction> prediction(const Hypothesis& hypothesis) const { return predictionOn(all, hypothesis); }
    std::unique_ptr<Prediction> sampled(const Hypothesis& hypothesis) const { return predictionOn(sample, hypothesis); }

private:
    struct Score {
        const Hypothesis* hypothesis;
        double number; // the share of the sample that it explains, or its distance
    };
    std::unique_ptr<Prediction> predictionOn(const Grid& grid, const Hypothesis& hypothesis) const
    {
        return predictionOf(hypothesis, grid, evidence,
                            hypothesis.changes > 0 || !meant); // whose precision is not known
    }
    bool isOtherMap(const Hypothesis& hypothesis) const;
    void putMeantFirst(std::vector<Score>& scores) const;
    double scoreOf(const Hypothesis& hypothesis) const;
    double distanceOf(const Hypothesis& hypothesis) const; // infinite where half of the elements are not finite
    std::vector<Score> distances(const std::vector<Hypothesis>& of) const; // the meant one first, then by distance
    double spread() const; // the mean absolute deviation of the output
    bool isOtherConvention(const Hypothesis& hypothesis) const; // of an operator, and new to m_explaining

    Grid m_measured; // a part of the sample
    std::vector<Score> m_scores;
    HypothesisGroup m_explaining;
    std::vector<Partial> m_nearest;
};

// Hypotheses that give the output, or all of it but a part.
struct Answer {
    HypothesisGroup group = {}; // hypotheses that explain the same; the first is named
    HypothesisGroup also = {}; // others that explain it with more changes
    std::optional<Residue> left = {}; // what they leave unexplained; none: nothing
    bool isCertain = true; // the evidence is more than chance gives
    bool isOfPositions = false; // elements are copied: unique values prove the name
    std::vector<Message> sentences = {}; // last
};
// Words the diagnosis: what was found, what is equal to it here, which case separates them, and what is left.
Diagnosis conclude(Search& search, Answer answer);

// Where no hypothesis says it: a diagnosis with the class, the name and the remedy of `like`.
Diagnosis diagnosisLike(const Search& search, const Hypothesis& like, std::vector<Message> sentences,
                        uint64_t explained);
// The same, and it explains every element. `sentence`: the first one; empty: "B is what … gives".
Diagnosis diagnosisOfAll(const Search& search, const Hypothesis& like, const Message& sentence = {});

// A step of the search. None: nothing that it knows explains the output.
using SearchStep = std::optional<Diagnosis> (*)(Search& search);

std::optional<Diagnosis> oneChange(Search& search);
std::optional<Diagnosis> otherPrecision(Search& search); // coordinates in an unnamed precision
std::optional<Diagnosis> otherTies(Search& search); // nearest, except at some ties
std::optional<Diagnosis> moves(Search& search); // the input's values in another order
std::optional<Diagnosis> takenChannels(Search& search); // channels of the input, another number of them
std::optional<Diagnosis> movedResult(Search& search); // the right elements in other places
std::optional<Diagnosis> butForRegion(Search& search); // that was never written, beside at most one change
std::optional<Diagnosis> twoChanges(Search& search); // pairs of changes, other kernels, measured lines
std::optional<Diagnosis> memoryReadOn(Search& search); // beyond the end of a row or a plane
std::optional<Diagnosis> otherValues(Search& search); // scaled, by a curve, cut off, or rounded in some channels
std::optional<Diagnosis> exchangedSizes(Search& search); // landscape for portrait
std::optional<Diagnosis> oneChannelMore(Search& search); // of one value: alpha, say
std::optional<Diagnosis> samePicture(Search& search); // shifted, scaled or filtered
std::optional<Diagnosis> changeInPart(Search& search); // in some rows or a range of memory
std::optional<Diagnosis> vagueSums(Search& search); // less than a unit away
std::optional<Diagnosis> notANumber(Search& search);
std::optional<Diagnosis> anyButForFew(Search& search); // scattered damage
std::optional<Diagnosis> oneValue(Search& search);

// Zeros at an end may lie outside the input, or were never written: adds the second to an edge.
void addUnwritten(Search& search, HypothesisGroup& group);

// The line from the right values of a part to its own: "times 0.51"; empty: there is none.
Message lineOfPart(const Prediction& right, const Grid& all, const TensorPart& part);

Diagnosis unknown(Search& search);

// A map with measured lines, or the base of a pair of changes.
struct MeasuredMap {
    Hypothesis hypothesis;
    double bits = 0; // what choosing its numbers costs
};

// The meant resampling with the lines of its axes measured from the data, named or short numbers first; empty: no other
// line was measured. They are not tried on all elements yet. Throws Cancelled.
std::vector<MeasuredMap> measuredMaps(const Hypothesis& meant, const Evidence& evidence, const std::stop_token& stop);

// Moves of a tensor of these sizes that change it.
std::vector<Move> memoryMoves(const PaddedSizes& sizes);

std::vector<Move> movesOfResult(const PaddedSizes& sizes); // after an operator

// The hypothesis with its input moved before, or its result moved after.
Hypothesis overMoved(Hypothesis base, const Move& move, bool isBefore, bool hasMeant = true);

// Whether it has coordinates at which other kernels, edges and memory are tried.
bool hasCoordinates(const Hypothesis& base, bool hasMeant);

// Resamplings with memory moved before or after them, fewest changes first.
std::vector<MeasuredMap> overOtherMemory(const Search& search);

inline constexpr size_t kMostNamed = 4; // names of a long list

// "It explains all 216 elements; the first that is not as meant, (0,0,0,1), holds 3, not 1." `meant`: null: no case is.
// `found`: null: its places are not the output's.
Message evidenceText(const Search& search, const Residue& residue, const Prediction* found, const Prediction* meant);
// "2 of 960 elements differ; the first, (0,0,0,1), holds 3, not 1; the largest difference is 4, at (0,0,2,1)."
Message differenceText(const Search& search, const Residue& residue);
// "B is what COLUMN_ROW_DEPTH gives, but for 2 elements" `left`: how many it leaves and does not say itself.
Message givesText(std::string_view side, const Named& what, uint64_t left);
Message elementsText(uint64_t count); // "2 elements"
inline std::string shortText(double value) // "0.0003", "1e-07": five digits
{
    return digitsText(value, 5);
}
// Adds the remedy, if there is one.
void addRemedy(Diagnosis& diagnosis, const Hypothesis& named, const std::optional<Operator>& meant);
// The first few of a long list, and how many more there are.
std::vector<Message> shortened(std::vector<Message> list);

// Which hypotheses of the group are one map for this operator: the number of each one's map, from 0 on. They are found
// among the operator's hypotheses, or, where no case is meant, among all between tensors of these sizes. Empty: one of
// the group is not found.
std::vector<size_t> partsOf(const HypothesisGroup& group, const Operator& op, bool isMeant = true);

// The smallest case like the operator's on which no two of the group agree, and none is right. Where there is none, the
// case that separates most of them, and the first of them from what is meant. Without a meant operator, a case of the
// group's own. None: no case separates any, or the group belongs to no operator.
std::optional<Case> separatingCase(const std::optional<Operator>& meant, const HypothesisGroup& group);

// How a case separates a group.
struct Told {
    bool isAll = false; // no two of the group give the same, and none what is right
    Message text; // "Its element (0,0,0,1): COLUMN_ROW_DEPTH would make it 3; right is 1."
};
// None: the case separates the first of the group neither from another one nor from what is right.
std::optional<Told> toldApart(const Case& probe, const HypothesisGroup& group, bool isMeant);

// The hypotheses of the group that explain the case's output. An operator is meant.
HypothesisGroup thoseThatGive(const Tensor& output, const Case& probe, const HypothesisGroup& group);

} // namespace tessera
