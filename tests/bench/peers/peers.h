// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// Another library's way to compute the output of `op`, on one thread, everything prepared; none where it has no such
// thing.
using Work = std::function<void()>;
struct Peer {
    std::string name; // "oneDNN 2.6.3"
    std::optional<Work> (*prepare)(const Operator& op, const Plan& plan, const Tensor& input, Tensor& output);
};

// Those that were found when this was built.
std::vector<Peer> peers();

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
