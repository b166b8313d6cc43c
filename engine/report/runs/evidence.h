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
#include <vector>

namespace tessera {

// Tensors as pictures: the planes stand in a grid, row by row, a pixel between them; small ones are enlarged. Grey from
// the smallest to the largest value, what is not finite is magenta.

// Without a longest side every element has pixels of its own, and what is too large for that is a TextError. With one
// neither side is longer: a pixel stands for a square of a plane's elements, and planes that have no pixel are left
// out.
using LongestSide = std::optional<uint64_t>;

struct DifferencePaintings {
    Picture a, b; // in one range of grey
    // Equal elements are white, those within the tolerance yellow, those beyond it red, the darker the farther.
    Picture difference;
};
// `agreement` is agreementMap() of the two. A pixel of several elements shows the one that differs most, in all three.
DifferencePaintings paintDifference(const Tensor& agreement, const Tensor& a, const Tensor& b, LongestSide side = {});
// From the smallest to the largest finite value of all; from infinity to -infinity where there is none.
std::pair<double, double> rangeOf(std::initializer_list<const Tensor*> tensors);
Picture paintTensor(const Tensor& tensor, LongestSide side = {});

inline constexpr size_t kMostEvidence = 16; // failures of a report that carry pictures
inline constexpr uint64_t kMostPictureBytes = 80 << 10; // of all pictures of a failure, as PNG

// Two outputs of a plan that can be compared, and what their comparison has found.
struct Compared {
    const Plan& plan;
    const Tensor &input, &a, &b;
    const Tolerance& tolerance;
    const Comparison& comparison;
    std::string nameA, nameB; // what the two are called: "cpu"
};

// What a page shows of a failure: the input, both outputs and what differs, which a reader can wipe and flip, and the
// worst elements. Small tensors are numbers, others pictures, in which a pixel that stands for several elements shows
// the one that differs most.
HtmlText evidenceHtml(const Compared& compared);
HtmlText evidenceHtml(const Tensor& input, const Tensor& output); // of an output that is held against nothing

} // namespace tessera
