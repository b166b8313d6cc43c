// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lecture/lecture_words.h"

#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/pick_sentence.h"
#include "engine/core/ops/symbols.h"

namespace tessera {

namespace {

// "n = 0" of an axis of length one.
bool saysNothing(const FormulaLine& line)
{
    return line.coordinate == 0U;
}

} // namespace

LectureWords lectureWords(const Document& document, bool inSymbols)
{
    const RunResult* shown = document.shown();
    const std::optional<Pick> pin = document.pinned();
    if (!shown || !pin)
        return {{}, tr("Click a cell, or press Page Down.")};
    LectureWords words{{}, pickSentence(document, *pin)};
    const std::optional<uint64_t> output = pairOf(document, *pin).of(Side::Output);
    if (document.showsFoundMap() || !output)
        return words; // a formula would be the operator's, not the one that was found
    words.formula =
        inSymbols ? symbolsOf(shown->c.op, shown->plan) : explain(shown->c.op, shown->plan, *output).formula;
    std::erase_if(words.formula, saysNothing);
    return words;
}

} // namespace tessera
