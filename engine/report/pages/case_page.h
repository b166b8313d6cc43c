// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/tensor/engine.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/pages/words.h"
#include "engine/report/runs/page.h"
#include "engine/teach/lesson/lesson.h"
#include "engine/teach/lesson/player.h"
#include "engine/teach/lesson/task.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// This room writes files for browsers: the page of a case, and the page of a lesson. The commands, the window and the
// C interface use it.

// What a page shows of a case.
struct PageCase {
    Case c; // without issues
    Plan plan;
    Tensor input, output;
    bool isComputed = false; // the script computes the output, bit for bit as an engine that executes plans
    std::optional<Case> other = {}; // in the operator's other order
    Stepping stepping = {};
    std::optional<uint64_t> step = {}; // how many steps are shown; none: all
    std::vector<uint64_t> pins = {}; // output elements
    uint8_t overlays = 0; // Marks that are drawn
    LessonFigure::View view = LessonFigure::View::Both;
    bool isPicture = false; // cells are painted by their values
    bool isLarge() const; // a picture with too many elements to say something about each
    std::string engine = {}; // whose output it is, if the page says so; "?" in a duel
    bool showsRight = false; // then the right output
    std::string tab = {}; // drawn below the tensors: "memory" their addresses, "axes" their rulers
    LessonFigure::Colours colours = LessonFigure::Colours::Own;
    bool foldsFormula = false; // formula and line are shown on demand
    bool hasFormulas = true; // for each element; without them a page is smaller
    std::vector<LessonKnob> knobs = {};
    std::vector<SettingRun> settings = {}; // the settings of the knobs, by number
    uint64_t setting = 0; // the setting that it opens with
    LessonText goal = {}; // of a task that is solved by turning them
    std::optional<Tensor> target = {}; // the output to be reached; none: there is no task
};

// Runs the case. Throws what prepare() and requireFewElements() do, and EngineError.
PageCase pageCaseOf(const Case& c, const Engine& engine, const MemoryBudget& budget, bool isPicture = false);

// All that player.js needs: values, the operator, the steps of every order and unit, the texts of every element.
// Sentences are in the language of `words`.
std::string caseData(const PageCase& page, const Words& words);

// A case as a page of its own: both tensors, hover both ways, pins, player, formula. It opens from disk, loads nothing,
// and works in a course site's iframe. Its own texts are in the language of `words`.
std::string casePage(const PageCase& page, const Words& words = Words());

// Code to be copied and run. No word is broken at the end of a line, unless it is longer than the line.
void writeCode(HtmlText& html, std::string_view code, HtmlText::Attributes attributes = {});

// The case as a part of a page with several.
void writeCase(HtmlText& html, const PageCase& page, const Words& words);
// A page of such parts, with the scripts of figures and knobs.
std::string teachingPage(const std::string& title, const HtmlText& body, const Words& words);

// The operator as operators.js reads it: {"name": "RESAMPLE1", "type": "FLOAT32", "input": […], "output": […],
// "Scales": […], …}, each field by its name.
void writeOperator(JsonText& json, const Operator& op);
void writeSpans(HtmlText& html, const LessonText& text);
std::string valuesText(const Tensor& tensor); // separated by spaces; many bytes are "=" and base64

// Writes a text for every element of a tensor as short JSON, because texts of neighbours are alike:
//   {"by": axis, "texts": [of each coordinate]}         where the text depends on one axis alone
//   {"which": [group of each element], "groups": [{"words": […], "columns": […]}]}
// where a group's texts have the same words around other numbers: words[0] column[0] words[1] …. "which" is left out
// where there is one group. A column is again by one axis, or {"sums": [4 lists]}, the sum of its coordinates' numbers,
// or {"list": [of each element of the group, in their order]}. packedText() in mapping.js reads it.
// Sizes are N, C, H, W. `text` is called once for each element, in their order.
void writeCellTexts(JsonText& json, const PaddedSizes& sizes, const std::function<std::string(uint64_t element)>& text);

} // namespace tessera
