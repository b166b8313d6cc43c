// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/budget.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// Writes cases in the words of other programs, for every room above. Each framework is a row of dialect_row.h.
enum class Dialect {
    DirectML,
    NumPy,
    Onnx,
    PyTorch,
    TensorFlow,
    OpenVino,
    WebNn,
    Einops,
    OpenCv,
    Pillow,
};

// "ONNX", by value.
inline constexpr std::array<std::string_view, 10> kDialectNames = {
    "DirectML", "NumPy", "ONNX", "PyTorch", "TensorFlow", "OpenVINO", "WebNN", "einops", "OpenCV", "Pillow"};

inline constexpr auto kDialects = [] {
    std::array<Dialect, kDialectNames.size()> all{};
    for (size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<Dialect>(i);
    return all;
}();

std::string_view name(Dialect dialect);
// The framework of an engine: "torch", "onnxruntime-node". None: it is no dialect.
std::optional<Dialect> dialectOf(std::string_view engine);

// A snippet for the operator, which must have no issues: DirectML's description, or `y` made of `x`, both packed NCHW.
// Throws TextError with what the dialect lacks.
std::string code(const Operator& op, Dialect dialect);

// Scripts hold up to this many elements of the input; more are read from a file.
inline constexpr uint64_t kMostInlineValues = 256;

// A program that runs the case, which must have no issues, in the framework: a Python script, for DirectML a model for
// DxDispatch. WebNN has none. A Python script is called with INPUT.npy OUTPUT.npy; it may hold the input itself, and
// without OUTPUT.npy it prints the output. Throws TextError where the framework cannot compute the case exactly, with
// what it lacks, and what loadInput() throws.
std::string script(const Case& c, Dialect dialect, const MemoryBudget& budget = {});

std::string_view scriptLanguage(Dialect dialect); // for Markdown: "python"

// The command that writes the case's input as input.npy. Empty: only this process has the values.
std::string inputCommand(const Case& c);

} // namespace tessera
