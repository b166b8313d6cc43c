// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/wording.h"

#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/hypothesis.h"

#include <algorithm>

namespace tessera {

namespace {

// "3, not 1"; "3" where both read alike.
Message valueText(DataType type, const HeldElement& element)
{
    const std::string is = toText(type, element.bits), meant = toText(type, element.expected);
    //: A value, and the one that is meant.
    return is == meant ? Message(is) : say("identify", "%1, not %2")(is, meant);
}

// `text` has places for the element and its value.
Message heldText(const HeldElement& element, const Evidence& evidence, const Text& text)
{
    const TensorDesc& desc = evidence.output.desc;
    return text(elementText(desc.sizes, element.number), valueText(desc.dataType, element));
}

// The first element that is explained, and is not as meant where a case is meant; none: there is none.
std::optional<Message> firstText(const Residue& residue, const Prediction* found, const Prediction* meant,
                                 const Grid& grid, const Evidence& evidence)
{
    std::optional<Message> text;
    const auto textOf = [&](const Place& at, uint64_t each, uint64_t bits) {
        const Text first = meant == nullptr ? say("identify", "the first, %1, holds %2")
                                            : say("identify", "the first that is not as meant, %1, holds %2");
        const Message holds = heldText({each, bits, meant ? meant->expected(each, at) : bits}, evidence, first);
        const auto source = found != nullptr ? found->source(each, at) : std::nullopt;
        //: What an element of the output holds, and the element of the input that it is.
        return source ? say("identify", "%1: input %2")(holds, elementText(evidence.input.desc.sizes, *source)) : holds;
    };
    grid.allOf([&](uint64_t each, const Place& at) {
        const uint64_t bits = grid.bits(at);
        if (residue.left() > 0 && each >= residue.first.number)
            return false;
        if (meant == nullptr || !meant->explains(each, at, bits))
            text = textOf(at, each, bits);
        return !text;
    });
    return text;
}

Message explainedText(const Residue& residue)
{
    if (residue.left() > 0)
        return say("identify", "%1 of %2 elements")(groupedText(residue.explained), groupedText(residue.of));
    return residue.of == 1 ? say("identify", "the one element")
                           : say("identify", "all %1 elements")(groupedText(residue.of));
}

Message regionText(const Residue& residue, const Grid& grid)
{
    const Message lies =
        (residue.left() == 1 ? say("identify", "the other %1 lies in %2")
                             : say("identify", "the other %1 lie in %2"))(groupedText(residue.left()), *residue.region);
    //: Where elements lie, and their value.
    return residue.isUnwritten
        ? say("identify", "%1, which holds %2 everywhere")(lies, toText(grid.type(), residue.first.bits))
        : lies;
}

} // namespace

Message evidenceText(const Residue& residue, const Prediction* found, const Prediction* meant, const Grid& grid,
                     const Evidence& evidence)
{
    std::vector<Message> parts{explainedText(residue)};
    if (const auto first = firstText(residue, found, meant, grid, evidence))
        parts.push_back(*first);
    if (residue.left() > 0 && residue.region)
        parts.push_back(regionText(residue, grid));
    if (residue.left() > 0 && !residue.isUnwritten)
        parts.push_back(heldText(residue.first, evidence, say("identify", "the first of the others, %1, holds %2")));
    return say("identify", "It explains %1.")(joined(parts, "; "));
}

Message differenceText(const Residue& residue, const Evidence& evidence)
{
    const std::string left = groupedText(residue.left()), of = groupedText(residue.of);
    std::vector<Message> clauses{(residue.left() == 1 ? say("identify", "%1 of %2 elements differs")
                                                      : say("identify", "%1 of %2 elements differ"))(left, of),
                                 heldText(residue.first, evidence, say("identify", "the first, %1, holds %2"))};
    const auto addCount = [&](uint64_t count, const Text& text) {
        if (count > 0)
            clauses.push_back(text(groupedText(count)));
    };
    //: How many elements that differ are NaN, or should be.
    addCount(residue.nans, say("identify", "NaN: %1"));
    addCount(residue.infinities, say("identify", "infinite: %1"));
    if (residue.largest > 0 && residue.left() > 1) {
        const bool areFinite = residue.nans + residue.infinities == 0;
        const Text text = areFinite ? say("identify", "the largest difference is %1, at %2: %3")
                                    : say("identify", "the largest finite difference is %1, at %2: %3");
        clauses.push_back(text(shortText(residue.largest),
                               elementText(evidence.output.desc.sizes, residue.farthest.number),
                               valueText(evidence.output.desc.dataType, residue.farthest)));
    }
    return joined(clauses, "; ") + ".";
}

Message elementsText(uint64_t count)
{
    return count == 1 ? say("identify", "one element") : say("identify", "%1 elements")(groupedText(count));
}

Message givesText(std::string_view side, const Named& what, uint64_t left)
{
    const Message gives = (what.number == Number::Plural ? say("identify", "%1 is what %2 give")
                                                         : say("identify", "%1 is what %2 gives"))(side, what.words);
    return left == 0 ? gives : say("identify", "%1, but for %2")(gives, elementsText(left));
}

std::vector<Message> shortened(std::vector<Message> list)
{
    if (list.size() > kMostNamed) {
        const size_t more = list.size() - kMostNamed;
        list.resize(kMostNamed);
        list.push_back(say("identify", "%1 more")(more));
    }
    return list;
}

} // namespace tessera
