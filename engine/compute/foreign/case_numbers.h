// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/tensor.h"

#include <array>
#include <cstdint>

namespace tessera {

// A case as libraries and shaders get it: all of its numbers, padded in front to four axes.

struct TensorNumbers {
    uint32_t dataType = 0, rank = 0; // the values of DataType
    std::array<uint32_t, 4> sizes = {1, 1, 1, 1}, strides = {}; // in elements
    uint64_t bytes = 0; // of the whole buffer
};

struct CaseNumbers {
    TensorNumbers input, output;
    uint32_t blockSize = 0; // 0: the operator has none, here and below
    uint32_t order = 0, mode = 0, direction = 0, antialiased = 0; // DirectML's values
    uint32_t antialiasFilter = 0; // 0: halving, 1: the triangle; of RESAMPLE3 that is antialiased
    bool hasDirection = false; // else nearest rounds ties up
    bool isGradient = false;
    std::array<float, 4> scales = {1, 1, 1, 1};
    // As the fields say; where there are none, pixel centres: of a gradient −0.5 and 0.5.
    std::array<float, 4> inputPixelOffsets = {0.5f, 0.5f, 0.5f, 0.5f};
    std::array<float, 4> outputPixelOffsets = {-0.5f, -0.5f, -0.5f, -0.5f};
};

CaseNumbers numbersOf(const Operator& op); // without issues, of at most four dimensions

} // namespace tessera
