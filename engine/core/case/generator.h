// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/tensor/tensor.h"

#include <cstdint>
#include <string_view>

namespace tessera {

// Inputs as pure functions of seed and logical index, so every layout of a case holds the same values (semantics.md,
// section 8).
enum class Pattern { DocIota, Iota, Random, Coordinates, Constant, Ramp, Checker, OneHot, Special, Chart };

struct Generator {
    Pattern pattern = Pattern::DocIota;
    uint64_t seed = 0; // random, special; one-hot: the element that is 1
    double value = 1; // constant

    bool operator==(const Generator&) const = default;
};

inline constexpr std::array kPatterns = {Pattern::DocIota,  Pattern::Iota, Pattern::Random,  Pattern::Coordinates,
                                         Pattern::Constant, Pattern::Ramp, Pattern::Checker, Pattern::OneHot,
                                         Pattern::Special,  Pattern::Chart};

std::string_view name(Pattern pattern); // "doc-iota"
Text sentence(Pattern pattern); // what it shows
bool takesNumber(Pattern pattern); // after a colon: random:7
std::optional<Pattern> patternFromName(std::string_view name);

Tensor generate(const Generator& generator, const TensorDesc& desc);

} // namespace tessera
