// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/onnx/model.h"

#include <filesystem>
#include <vector>

namespace tessera {

// Writes the model into the folder with these tensors as outputs beside its own; files with external data are links
// there. The path of it. Throws IoError.
std::filesystem::path writeWidened(const Model& model, const std::vector<ModelTensor>& tensors,
                                   const std::filesystem::path& folder);

} // namespace tessera
