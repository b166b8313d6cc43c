// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/tensor/engine.h"
#include "engine/report/pages/words.h"
#include "engine/teach/lesson/lesson.h"
#include "engine/teach/lesson/player.h"
#include "engine/teach/lesson/task.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// What a reader is to reach on a page by turning.
struct PageTask {
    LessonTask task;
    std::optional<Tensor> target; // the output that is wanted
    uint64_t fewestBytes = 0; // of an input on which the task's changes show
};

// What a page shows of a case.
struct PageCase {
    Case c; // without issues
    Plan plan;
    Tensor input, output;
    std::optional<Case> other = {}; // in the operator's other order
    Stepping stepping = {};
    std::optional<uint64_t> step = {}; // how many steps are done; none: all
    std::vector<uint64_t> pins = {}; // output elements
    uint8_t overlays = 0; // Marks that are drawn
    LessonFigure::View view = LessonFigure::View::Both;
    bool isPicture = false; // cells are painted by their values
    bool isLarge() const; // so many that nothing is said of an element: they are looked at
    std::string engine = {}; // whose output it is, where the page says so
    bool isUnseen = false; // of a duel: its name is not told
    std::optional<Tensor> right = {}; // then, what the reference gives
    std::string tab = {}; // what is drawn below the tensors: "memory" their streets, "axes" the rulers of their axes
    LessonFigure::Colours colours = LessonFigure::Colours::Own;
    bool foldsFormula = false; // formula and line are shown when they are asked for
    bool hasFormulas = true; // of each element; without them a page takes fewer bytes
    std::vector<LessonKnob> knobs = {};
    std::vector<SettingRun> settings = {}; // of the knobs, by their numbers
    uint64_t setting = 0; // that it opens with
    std::optional<PageTask> task = {};
    std::optional<LessonNudge> nudge = {};
};

// Runs the case. Throws what prepare() does, EngineError, and TextError where it has too many elements for a page.
// `most`: of both tensors together.
PageCase pageCaseOf(const Case& c, const Engine& engine, const MemoryBudget& budget,
                    uint64_t most = kMostFigureElements);

// All that player.js needs: values, the map, the steps of every order and unit, the texts of every element.
// Sentences are in the language of `words`.
std::string caseData(const PageCase& page, const Words& words);

} // namespace tessera
