// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare.h"
#include "engine/core/plan/plan.h"
#include "engine/formats/pictures/picture.h"
#include "engine/report/runs/page.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>

namespace tessera {

// Tensors as pictures. The planes form a grid, row by row, with a pixel between them; small ones are enlarged. Values
// are grey from the smallest to the largest; those that are not finite are magenta.

// The most pixels of a side. A pixel then stands for a square of a plane's elements, and planes without room are left
// out. Without a limit every element has pixels of its own, and a tensor that is too large for that throws TextError.
using LongestSide = std::optional<uint64_t>;

struct DifferencePaintings {
    Picture a, b; // with one range of grey
    // Equal elements are white, those within the tolerance yellow, those beyond it red; darker is farther.
    Picture difference;
};
// `agreement` is agreementMap() of the two. In all three pictures a pixel of several elements shows the one that
// differs most.
DifferencePaintings paintDifference(const Tensor& agreement, const Tensor& a, const Tensor& b, LongestSide side = {});
// The smallest and the largest finite value of all tensors; infinity and -infinity where there is none.
std::pair<double, double> rangeOf(std::initializer_list<const Tensor*> tensors);
Picture paintTensor(const Tensor& tensor, LongestSide side = {});

inline constexpr size_t kMostEvidence = 16; // failures of a report with pictures

// Two outputs of a plan with their comparison.
struct Compared {
    const Plan& plan;
    const Tensor &input, &a, &b;
    const Tolerance& tolerance;
    const Comparison& comparison;
    std::string nameA, nameB; // their names: "cpu"
};

// A failure on a page: the input, both outputs and their difference, which a reader can wipe and flip, and the worst
// elements. Small tensors are shown as numbers, others as pictures.
HtmlText evidenceHtml(const Compared& compared);
HtmlText evidenceHtml(const Tensor& input, const Tensor& output); // for an output that is compared with nothing

} // namespace tessera
