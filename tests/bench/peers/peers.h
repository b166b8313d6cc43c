// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

// Another library's way to compute the output of `op`, on one thread, everything prepared; none where it has no such
// thing.
using Work = std::function<void()>;
struct Peer {
    std::string name; // "oneDNN 2.6.3"
    std::optional<Work> (*prepare)(const Operator& op, const Plan& plan, const Tensor& input, Tensor& output);
};

// Those that were found when this was built: each file of this folder adds its own.
std::vector<Peer>& peers();
struct Added {
    explicit Added(Peer peer) { peers().push_back(std::move(peer)); }
};

template <class... Numbers> std::string version(const char* library, Numbers... numbers)
{
    std::string text = library;
    for (char before = ' '; const auto number : {numbers...}) {
        text += before + std::to_string(number);
        before = '.';
    }
    return text;
}

// The linear or nearest 2-D resample that a picture library may have: packed NCHW, half-pixel centres, N and C as they
// are. None for all else.
struct PlaneResize {
    bool linear;
    uint64_t planes;
    uint32_t inputHeight, inputWidth, outputHeight, outputWidth;
    DataType type;
};
std::optional<PlaneResize> planeResize(const Operator& op);

} // namespace tessera
