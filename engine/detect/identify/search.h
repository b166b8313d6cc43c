// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/identify.h"
#include "engine/detect/identify/trials.h"

#include <deque>

namespace tessera {

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

struct Search;

// What no hypothesis of a list says: `like` has its class, its name and its remedy.
Answer answerOf(const Search& search, const Hypothesis& like, std::vector<Message> sentences, uint64_t explained);

// One question, and what the steps of its search share.
struct Search {
    Search(const Tensor& input, const Tensor& output, const std::optional<Operator>& meantCase,
           const IdentifyOptions& given);

    const Hypothesis* meantOne() const { return meant && list.front().changes == 0 ? &list.front() : nullptr; }
    DataType type() const { return evidence.output.desc.dataType; }
    uint64_t count() const { return elementCount(evidence.output.desc); } // of the output's elements
    // Sums that may be every rounding of the exact ones.
    bool isVague(const Hypothesis& each) const
    {
        const auto* map = std::get_if<Resampling>(&each.map);
        return map != nullptr && map->summing.sums == Sums::Half && !isFloat(type());
    }
    // A case is meant, and it resamples.
    bool isOfResampling() const { return meantOne() && std::holds_alternative<Resampling>(meantOne()->map); }
    bool isSmall() const { return count() < 16; } // so short that no evidence could be enough
    const Hypothesis* keep(Hypothesis hypothesis) { return &kept.emplace_back(std::move(hypothesis)); }
    size_t rankOf(const Hypothesis& each) const; // in the list; its size: behind it
    bool isEnoughFor(const Hypothesis& each, double more) { return isEnough(trials.worthOf(each), more, rankOf(each)); }

    const std::optional<Operator>& meant;
    const IdentifyOptions& options;
    Evidence evidence;
    std::vector<Hypothesis> list; // what is meant, and all that is one change of it
    Trials trials;
    std::deque<Hypothesis> kept; // what steps found beside the list
};

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

// Says what was found: what is equal, what tells it apart, what is left.
Diagnosis conclude(Search& search, Answer answer);
Diagnosis unknown(Search& search);

} // namespace tessera
