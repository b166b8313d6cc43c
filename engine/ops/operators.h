// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/ops/depth_space.h"
#include "engine/ops/resample.h"
#include "engine/ops/resample_grad.h"
#include "engine/tensor/export.h"

#include <variant>

namespace TESSERA_API tessera {

// An operator is its fields: this header leads to no plan, so that who computes from the fields alone can include it.
using Operator = std::variant<DepthToSpace, DepthToSpace1, SpaceToDepth, SpaceToDepth1, Resample, Resample1, Resample2,
                              Resample3, ResampleGrad, ResampleGrad1>;

} // namespace tessera
