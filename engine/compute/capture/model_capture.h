// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/frameworks/onnx/onnx_case.h"

#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Runs a model in another program once, and keeps its tensors. The commands and the window use it.

// The programs that run a model, each by its adapter (resources/adapters).
inline constexpr std::array<std::string_view, 3> kRuntimes = {"onnxruntime", "onnxruntime-node", "opencv"};

struct CaptureRequest {
    std::string runtime = {}; // of kRuntimes; empty: the first of them that runs the model
    std::map<std::string, std::filesystem::path> inputs = {}; // .npy or .npz, by the names of the model's inputs
    ModelOptions options = {};
    double timeLimit = 300; // seconds
    std::stop_token stop = {};
};

// The tensors of one run of a model, in a folder that lives as long as this object.
struct Capture {
    std::string runtime; // "OpenCV 4.6.0"
    std::filesystem::path folder; // for NodePath::tensors
    std::vector<Message> notes = {}; // which tensors the runtime did not give
    std::shared_ptr<const void> owner = {};
};

// "x.npy" for a model's only input, "name=x.npy" for one of several. Throws TextError.
std::map<std::string, std::filesystem::path> captureInputs(const Model& model, const std::vector<std::string>& words);

// Runs the model once, with the inputs and outputs of each listed node as further outputs. Throws EngineError where the
// runtime is missing (with what installs it) or fails, with a line for each runtime that was tried; RunFailure where
// its time is over; Cancelled; and what openModel() throws.
Capture captureModel(const std::filesystem::path& model, const CaptureRequest& request);

} // namespace tessera
