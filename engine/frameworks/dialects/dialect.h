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

// What a case can be written as for other programs. What each can say is its row: dialect_row.h.
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
// The framework of an engine of that name: "torch", "onnxruntime-node"; none: no dialect is its language.
std::optional<Dialect> dialectOf(std::string_view engine);

// A snippet that does what the operator does: of DirectML its description, of the others `y` made of `x`, both packed
// NCHW. The operator must have no issues. Throws TextError where the dialect cannot say it, with what it lacks.
std::string code(const Operator& op, Dialect dialect);

// So many elements of an input stand in a script itself, each exactly; more are read from a file.
inline constexpr uint64_t kMostInlineValues = 256;

// A program that runs the case in the dialect's framework: a Python script, of WebNN a JavaScript module, of DirectML a
// model for DxDispatch. A Python script is called with INPUT.npy OUTPUT.npy: the first is read where the input is not
// inline, and without the second the output is printed. The case has no issues. Throws TextError where the framework
// cannot say the case exactly, with the field or the attribute and what the framework lacks; what loadInput() throws.
std::string script(const Case& c, Dialect dialect, const MemoryBudget& budget = {});

std::string_view scriptEnding(Dialect dialect); // the ending of its file: ".py"
std::string_view scriptLanguage(Dialect dialect); // as Markdown names it: "python"

// The command that writes the case's input as input.npy; empty where only this process has the values.
std::string inputCommand(const Case& c);

} // namespace tessera
