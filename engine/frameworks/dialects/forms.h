// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"

#include <string>
#include <vector>

// How each dialect writes the two kinds of plans.
namespace tessera::dialects {

std::string listText(const std::vector<uint32_t>& values, std::string_view open = "[", std::string_view close = "]");

// A comment's line; empty: none.
inline std::string remark(const std::string& sentence, std::string_view mark = "# ")
{
    return sentence.empty() ? "" : std::string(mark) + sentence + "\n";
}

std::string directMl(const Operator& op);
// Throws TextError of an operator that filters as DirectML does not, by AntialiasFilter TRIANGLE.
void needFilterOfDirectMl(const Operator& op);

// A permutation, as reshape, transpose, reshape, and why not by the dialect's own word.
std::string moved(const Operator& op, const Plan& plan, Dialect dialect);

// A resampling. Throws TextError where the dialect cannot say it, with what it lacks.
std::string resampled(const Operator& op, Dialect dialect);
std::string resampledByNumPy(const Operator& op);

} // namespace tessera::dialects
