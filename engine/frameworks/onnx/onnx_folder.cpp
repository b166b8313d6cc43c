// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/system_reason.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/file_kind.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "engine/frameworks/onnx/onnx_proto.h"
#include "engine/frameworks/onnx/onnx_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <system_error>

namespace tessera {

static std::string graphName(const Operator& op)
{
    std::string text(name(op));
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

void writeOnnxFolder(const Operator& op, const Tensor& input, const Tensor& expected,
                     const std::filesystem::path& folder, Existing existing)
{
    const onnxfile::WrittenModel model{
        .node = onnxNodeOf(op), .input = inputDesc(op), .output = outputDesc(op), .name = graphName(op)};
    const std::filesystem::path set = folder / "test_data_set_0";
    const std::array<std::pair<std::filesystem::path, std::string>, 3> files = {{
        {folder / kModelInFolder, onnxfile::modelBytes(model)},
        {set / "input_0.pb", onnxfile::tensorBytes(input, "x")},
        {set / "output_0.pb", onnxfile::tensorBytes(expected, "y")},
    }};
    for (const auto& [path, bytes] : files)
        checkIsFree(path, existing);
    std::error_code error;
    std::filesystem::create_directories(set, error);
    if (error)
        throw IoError(say("onnx", "%1 cannot be made: %2")(set.string(), systemReason(error)));
    for (const auto& [path, bytes] : files)
        writeFileAtomically(path, std::as_bytes(std::span(bytes)));
}

} // namespace tessera
