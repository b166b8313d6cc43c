// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare.h"
#include "engine/core/plan/plan.h"
#include "engine/formats/pictures/picture.h"
#include "engine/report/text/page.h"

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

// What a report shows of a failure: the input, both outputs and what differs, and the worst elements. Made where the
// tensors are, and small whatever they are.

// A tensor as a picture, or, a small one, as numbers.
struct PageTensor {
    std::string shape = {}; // "1×8×2×3 UINT32"
    uint32_t width = 0, height = 0; // the sizes of the picture
    std::string png = {}; // in base64; empty: numbers
    std::vector<uint32_t> sizes = {}; // the sizes of the numbers
    std::vector<std::string> cells = {}; // by element
    std::vector<Agreement> marks = {}; // the same; empty: none
};

struct PageEvidence {
    PageTensor input = {}, a = {}, b = {},
               difference = {}; // without a and the difference: b is not held against another
    // A row for each of at most ten elements, the largest |a − b| first: "(0,1,2,3)", a, b, ULP and |a − b|, "–" where
    // there is none.
    std::vector<std::vector<std::string>> worst = {};
};

inline constexpr size_t kMostEvidence = 16; // failures of a report that carry pictures
inline constexpr uint64_t kMostNumbers = 64; // elements of a tensor that is shown as numbers
inline constexpr uint64_t kLongestSide = 256; // pixels
inline constexpr uint64_t kMostPictureBytes = 80 << 10; // the most bytes of all pictures of a failure, as PNG

// The evidence of two outputs of the plan that can be compared; the comparison is theirs, with all that it found. A
// pixel that stands for several elements shows the one that differs most.
PageEvidence evidenceOf(const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b,
                        const Tolerance& tolerance, const Comparison& comparison);
// A tensor alone, as `PageEvidence` has its input.
PageTensor viewOf(const Tensor& tensor);

// The pictures, which a reader can wipe and flip, and the table. `a`, `b`: what the two are called, "cpu".
void writeEvidence(HtmlText& html, const PageEvidence& evidence, const std::string& a, const std::string& b);

} // namespace tessera
