// SPDX-License-Identifier: Apache-2.0
#pragma once

// For lupdate, which knows it by its name.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace tessera {

// What a page of a case or a lesson says by itself, for translators: %1 … stand for what differs. The writers of the
// page and its scripts say each of them through Words, and words() of mapping.js.
inline constexpr const char* kPageSentences[] = {
    QT_TRANSLATE_NOOP("Page", "Input"),
    QT_TRANSLATE_NOOP("Page", "Output"),
    QT_TRANSLATE_NOOP("Page", "Player"),
    QT_TRANSLATE_NOOP("Page", "To the beginning (Home)"),
    QT_TRANSLATE_NOOP("Page", "Back (left arrow, Page Up)"),
    QT_TRANSLATE_NOOP("Page", "▶ Play"),
    QT_TRANSLATE_NOOP("Page", "❚❚ Pause"),
    QT_TRANSLATE_NOOP("Page", "Play or pause (space)"),
    QT_TRANSLATE_NOOP("Page", "Step (right arrow, Page Down)"),
    QT_TRANSLATE_NOOP("Page", "To the end (End)"),
    QT_TRANSLATE_NOOP("Page", "Steps"),
    QT_TRANSLATE_NOOP("Page", "along the"),
    QT_TRANSLATE_NOOP("Page", "output"),
    QT_TRANSLATE_NOOP("Page", "input"),
    QT_TRANSLATE_NOOP("Page", "memory"),
    QT_TRANSLATE_NOOP("Page", "by"),
    QT_TRANSLATE_NOOP("Page", "element"),
    QT_TRANSLATE_NOOP("Page", "row"),
    QT_TRANSLATE_NOOP("Page", "block"),
    QT_TRANSLATE_NOOP("Page", "channel"),
    QT_TRANSLATE_NOOP("Page", "steps a second"),
    QT_TRANSLATE_NOOP("Page", "Step %1 of %2"),
    QT_TRANSLATE_NOOP("Page", "Marks"),
    QT_TRANSLATE_NOOP("Page", "tie"),
    QT_TRANSLATE_NOOP("Page", "clamped"),
    QT_TRANSLATE_NOOP("Page", "cropped"),
    QT_TRANSLATE_NOOP("Page", "skipped"),
    QT_TRANSLATE_NOOP("Page", "two neighbours are equally near"),
    QT_TRANSLATE_NOOP("Page", "outside the input, where the edge is repeated"),
    QT_TRANSLATE_NOOP("Page", "no output reads it: it lies beyond what the outputs stand for"),
    QT_TRANSLATE_NOOP("Page", "no output reads it"),
    QT_TRANSLATE_NOOP("Page", "Order"),
    QT_TRANSLATE_NOOP("Page", "The tensors are drawn by a script, which this reader does not run."),
    QT_TRANSLATE_NOOP("Page", "The formula with its numbers"),
    QT_TRANSLATE_NOOP("Page", "What belongs to it"),
    QT_TRANSLATE_NOOP("Page", "Pins"),
    QT_TRANSLATE_NOOP("Page", "Open in Tessera:"),
    QT_TRANSLATE_NOOP("Page",
                      "Point at an element, or walk with the arrow keys, to see what belongs to it; click or press "
                      "Enter to keep it. Space plays, the arrows and Page Up and Page Down step."),
    QT_TRANSLATE_NOOP("Page", "%1, its channels as red, green and blue"),
    QT_TRANSLATE_NOOP("Page", "empty"),
    QT_TRANSLATE_NOOP("Page", "Nothing is filled yet."),
    QT_TRANSLATE_NOOP("Page", "Input %1 waits: the outputs that read it read a later element as well."),
    QT_TRANSLATE_NOOP("Page", "Input %1 is read by no output: nothing is filled."),
    QT_TRANSLATE_NOOP("Page", "Fills %1 elements %2. The first: %3"),
    QT_TRANSLATE_NOOP("Page", "from %1 to %2"),
    QT_TRANSLATE_NOOP("Page", "from %1, weight %2"),
    QT_TRANSLATE_NOOP("Page", "to %1, weight %2"),
    QT_TRANSLATE_NOOP("Page", "and %1 more"),
    QT_TRANSLATE_NOOP("Page", "No output reads it."),
    QT_TRANSLATE_NOOP("Page", "It is read by %1 output."),
    QT_TRANSLATE_NOOP("Page", "It is read by %1 outputs."),
    QT_TRANSLATE_NOOP("Page", "Remove the pin of %1"),
    QT_TRANSLATE_NOOP("Page", "Lesson"),
    QT_TRANSLATE_NOOP("Page", "Lesson %1"),
    QT_TRANSLATE_NOOP("Page", "%1 minutes"),
    QT_TRANSLATE_NOOP("Page", "Right."),
    QT_TRANSLATE_NOOP("Page", "Not this one."),
    QT_TRANSLATE_NOOP("Page", "What you can turn"),
    QT_TRANSLATE_NOOP("Page", "Task"),
    QT_TRANSLATE_NOOP("Page", "Target"),
    QT_TRANSLATE_NOOP("Page", "Show the explanation"),
    QT_TRANSLATE_NOOP("Page", "Output %1 copies input %2."),
    QT_TRANSLATE_NOOP("Page", "Output %1 blends %2 inputs."),
    QT_TRANSLATE_NOOP("Page", "Your answer"),
    QT_TRANSLATE_NOOP("Page", "Check"),
    QT_TRANSLATE_NOOP("Page", "Show the answer"),
    QT_TRANSLATE_NOOP(
        "Page", "Which outputs will change? Pin them in the output, then look. Another input can be pinned, too."),
    QT_TRANSLATE_NOOP("Page", "Raise input %1 by %2"),
    QT_TRANSLATE_NOOP("Page", "Put input %1 back"),
    QT_TRANSLATE_NOOP("Page", "No output changes."),
    QT_TRANSLATE_NOOP("Page", "These outputs change: %1."),
    QT_TRANSLATE_NOOP("Page", "You had pinned %1 of %2, and %3 that stay."),
    QT_TRANSLATE_NOOP("Page", "Write this function in a file of Python, and check it:"),
    QT_TRANSLATE_NOOP("Page", "The solution"),
};

} // namespace tessera
