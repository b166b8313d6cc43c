// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"
#include "engine/core/tensor/tensor.h"
#include "engine/teach/lesson/lesson.h"

namespace tessera {

// The engines that a lesson may name: Tessera's own. A lesson starts no program of somebody's.

// The name, where it is that of such an engine and the engine can do the case: "sabotage:order". Throws TextError.
const std::string& ownEngine(const std::string& name, const Case& c);

std::string engineOf(const LessonFigure& figure); // cpu where it names none

// What the engine makes of the case. Throws EngineError, and TextError where the engine cannot do this case.
Tensor outputBy(const std::string& engine, const Case& c, const Plan& plan, const Tensor& input);

// A case of a lesson with its result.
struct FigureResult {
    const LessonFigure& figure;
    const Plan& plan;
    const Tensor& input;
    const Tensor& output;
};

// The answer to "source 0,1,2,3" and its like; "other source 0,1,2,3" asks of the operator's other order. Throws
// TextError, EngineError.
std::string factAnswer(const FigureResult& result, std::string_view question);

bool isCalculation(std::string_view question); // it begins with a number or a bracket, and not with a word
std::string calculatedText(std::string_view question); // throws TextError

} // namespace tessera
