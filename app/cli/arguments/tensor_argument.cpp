// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/tensor_argument.h"

#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/stream_input.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/frameworks/onnx/onnx_case.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace tessera {

namespace {

constexpr const char* kNeedsMeant = "is neither a .npy, an .npz, a picture nor a case; raw bytes need --meant";

Tensor ofResource(const NamedResource& named, const CommandLine& line)
{
    const CaseFile file = readCaseFile(named.file, line.budget(), line.reach());
    if (file.findResource(named.resource) == nullptr)
        throw TextError(named.file.string() + " has no resource \"" + named.resource + "\"; expected one of "
                        + listText(file.resources, ", ", [](const Resource& each) { return each.name; }));
    return resourceTensor(file, named.resource);
}

Tensor ofRawBytes(const std::filesystem::path& path, const TensorDesc& like, const CommandLine& line)
{
    Operator copy = *operatorFromName("DEPTH_TO_SPACE1"); // any that has such an input
    setField(copy, inputField(copy), like);
    return loadInput({.title = {}, .op = copy, .data = FromFile{path}}, line.budget());
}

// What flows into a node of a model, where the path names one.
std::optional<Tensor> ofNode(const std::filesystem::path& path, const CommandLine& line)
{
    const auto named = isNodeOfModel(path) ? nodePathOf(path) : std::nullopt;
    if (!named || !openModelAt(*named, line.budget(), line.reach()).find(named->node))
        return {};
    return loadInput(*openNode(*named, line.budget(), line.reach()).c, line.budget());
}

Tensor ofFile(const std::filesystem::path& path, const PictureCodec& codec, const CommandLine& line,
              const std::optional<TensorDesc>& like)
{
    if (auto node = ofNode(path, line))
        return *std::move(node);
    if (const auto named = resourceNamed(path))
        return ofResource(*named, line);
    FileKind kind = fileKind(path);
    const std::filesystem::path file = readableFile(path, line.budget(), [&](const std::filesystem::path& begun) {
        if (fileKindByContent(begun) != FileKind::Other)
            return limitOfBytes(line.budget());
        return like ? limitOfRaw(*like, line.budget()) : StreamLimit{0, kNeedsMeant};
    });
    if (kind == FileKind::Other)
        kind = fileKindByContent(file);
    switch (kind) {
    case FileKind::Npy:
        return readArray(file, line.budget());
    case FileKind::Case:
        return loadInput(readCaseFile(file, line.budget(), line.reach()).dispatch(0), line.budget());
    case FileKind::Picture: {
        const PictureOptions options = like ? pictureOptionsFor(*like) : PictureOptions{};
        return takePicture(codec, file, options, line.budget()).tensor;
    }
    case FileKind::Lesson:
    case FileKind::Other:
        break;
    }
    if (!like)
        throw IoError(path.string() + " " + kNeedsMeant);
    return ofRawBytes(file, *like, line);
}

} // namespace

Tensor readTensor(const CaseArgument& argument, const PictureCodec& codec, const CommandLine& line,
                  const std::optional<TensorDesc>& like)
{
    if (const auto* words = argument.words())
        return loadInput(caseFromWords(*words, codec, line.budget()), line.budget());
    return ofFile(*argument.path(), codec, line, like);
}

Operator readMeant(const std::string& text, const TensorDesc& input, const PictureCodec& codec, const CommandLine& line)
{
    const Arguments words = shellWords(text);
    const bool isLine = !words.empty() && operatorFromName(words.front());
    std::error_code error;
    if (!isLine && !isNodeOfModel(text) && !std::filesystem::exists(text, error))
        throw TextError("--meant \"" + text + "\" is neither a case file nor an operator with its fields; "
                        + "expected one such as 'DEPTH_TO_SPACE1 --BlockSize 2'");
    if (!isLine)
        return loadCase({text, std::filesystem::path(text)}, codec, line.budget(), line.reach()).first().op;
    return operatorOn(words, input);
}

std::optional<Tensor> converted(const Tensor& tensor, DataType type)
{
    if (tensor.desc.dataType == type)
        return tensor;
    Tensor result({.dataType = type, .sizes = tensor.desc.sizes});
    const uint64_t count = elementCount(tensor.desc);
    for (uint64_t i = 0; i < count; ++i) {
        const double value = toDouble(tensor.desc.dataType, tensor.bits(i));
        const uint64_t bits = fromDouble(type, value);
        const double back = toDouble(type, bits);
        if (!(back == value || (value != value && back != back)))
            return {};
        result.setBits(i, bits);
    }
    return result;
}

} // namespace tessera
