// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/io/json_text.h"
#include "engine/report/pages/case_data.h"
#include "engine/report/pages/words.h"
#include "engine/report/text/html_text.h"
#include "engine/teach/lesson/lesson.h"

#include <string>

namespace tessera {

// What a reader turns, reaches and raises on a page: its parts of the case's data, and its controls. lesson.js serves
// them.

// The knobs, the task and the nudge of the lesson's figure. Runs every setting. Throws as TaskCheck does.
void addTurnedParts(PageCase& page, const Lesson& lesson, const LessonFigure& figure, const MemoryBudget& budget);

// What operators.js computes an output of: {"name": "RESAMPLE1", "type": "FLOAT32", "input": […], "output": […],
// "Scales": […], …}, each field by its name.
void writeOperator(JsonText& json, const Operator& op);
void writeSizes(JsonText& json, std::string_view key, const TensorDesc& desc);
// "knobs", "setting", "layout", "task" and "nudge", as far as there are any.
void writeTurnedData(JsonText& json, const PageCase& page, const Words& words);

void writeKnobs(HtmlText& html, const PageCase& page, const Words& words);
// A tensor beside the others: what a task wants, or what is right.
void writeTarget(HtmlText& html, const PageCase& page, const Words& words);
void writeTask(HtmlText& html, const PageCase& page, const Words& words);
void writeNudge(HtmlText& html, const PageCase& page, const Words& words);

void writeSpans(HtmlText& html, const LessonText& text);
std::string valuesText(const Tensor& tensor); // one text: no value has a space. Many bytes: "=" and base64

} // namespace tessera
