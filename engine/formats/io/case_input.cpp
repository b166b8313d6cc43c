// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/case_input.h"

#include "engine/core/case/case.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/io/resource_memory.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr size_t kDimensions = 4; // {N, C, H, W}

std::vector<uint32_t> withOnesInFront(std::vector<uint32_t> sizes, size_t count)
{
    sizes.insert(sizes.begin(), count - std::min(count, sizes.size()), 1);
    return sizes;
}

Tensor fitted(const Tensor& held, const TensorDesc& desc, const Message& origin)
{
    const std::vector<uint32_t> sizes = withOnesInFront(held.desc.sizes, desc.sizes.size());
    const Tensor tensor = sizes == desc.sizes && isPacked(held.desc)
        ? Tensor({.dataType = held.desc.dataType, .sizes = sizes}, held.buffer)
        : held;
    if (tensor.desc.dataType != desc.dataType || tensor.desc.sizes != desc.sizes)
        throw TextError(
            say("io", "%1 holds %2, and the operator's input is %3")(origin, text(tensor.desc), text(desc)));
    return withLayout(tensor, desc);
}

// A file without a header: the whole memory of the tensor, or its elements packed.
Tensor readRaw(const std::filesystem::path& path, const TensorDesc& desc, const MemoryBudget& budget)
{
    const uint64_t size = regularFileSize(path);
    if (size > budget.bytes)
        throw IoError(beyondBudget(path.string(), size, budget));
    if (size == totalBytes(desc))
        return Tensor(desc, Buffer::read(path, 0, size));
    const TensorDesc packed = withoutLayout(desc);
    if (size != elementCount(desc) * elementBytes(desc.dataType))
        throw IoError(say("io", "%1 has %2 bytes, and %3 needs %4")(path.string(), size, text(desc), totalBytes(desc)));
    return withLayout(tensorOver(packed, Buffer::read(path, 0, size)), desc);
}

// What the first dispatch that reads the resource as such a tensor finds in it.
Tensor readResource(const NamedResource& named, const TensorDesc& desc, const MemoryBudget& budget)
{
    const CaseFile file = readCaseFile(named.file, budget);
    for (size_t i = 0; i < file.dispatchCount(); ++i) {
        const Dispatch& dispatch = file.dispatches[i];
        if (!dispatch.op)
            continue;
        const Binding* const binding = dispatch.input();
        const TensorDesc& own = inputDesc(*dispatch.op);
        if (binding && binding->resource == named.resource && own.dataType == desc.dataType && own.sizes == desc.sizes)
            return withLayout(loadInput(file.dispatch(i), budget), desc);
    }
    throw IoError(
        say("io", "%1: no dispatch reads a resource \"%2\" as %3")(named.file.string(), named.resource, text(desc)));
}

} // namespace

std::optional<NamedResource> resourceNamed(const std::filesystem::path& path)
{
    const std::string text = path.string();
    const size_t mark = text.rfind('#');
    std::error_code error;
    if (mark == std::string::npos || fileKind(text.substr(0, mark)) != FileKind::Case
        || std::filesystem::exists(path, error))
        return {};
    return NamedResource{text.substr(0, mark), text.substr(mark + 1)};
}

std::vector<uint32_t> sizesTaken(const Operator& op, const TensorDesc& held)
{
    Operator same = op;
    setInput(same, held.dataType, held.sizes);
    const auto isOfSizes = [&](const Issue& issue) { return issue.path == std::string(inputField(op)) + ".Sizes"; };
    const bool isTaken = held.sizes.size() >= kDimensions || std::ranges::none_of(validate(same), isOfSizes);
    return isTaken ? held.sizes : withOnesInFront(held.sizes, kDimensions);
}

Tensor loadInput(const Case& c, const MemoryBudget& budget)
{
    const TensorDesc& desc = inputDesc(c.op);
    if (const auto* generator = std::get_if<Generator>(&c.data))
        return generate(*generator, desc);
    if (const auto* values = std::get_if<FromValues>(&c.data))
        return fitted(values->tensor, desc,
                      values->origin.empty() ? Message(say("io", "The data")) : Message(values->origin));
    const std::filesystem::path& file = std::get<FromFile>(c.data).path;
    if (fileKind(file) == FileKind::Npy)
        return fitted(readArray(file, budget), desc, file.string());
    const auto named = resourceNamed(file);
    return named ? readResource(*named, desc, budget) : readRaw(file, desc, budget);
}

std::vector<std::filesystem::path> picturesNamed(const std::string& data, const PictureCodec& codec)
{
    std::error_code error;
    if (data.find(',') == data.npos || std::filesystem::exists(data, error))
        return codec.isPicture(data) ? std::vector<std::filesystem::path>{data} : std::vector<std::filesystem::path>();
    const std::vector<std::string_view> names = splitText(data, ",");
    std::vector<std::filesystem::path> pictures(names.begin(), names.end());
    const bool begins = codec.isPicture(pictures.front()); // the others are judged when they are read
    return begins ? pictures : std::vector<std::filesystem::path>();
}

ReadPicture takeInputPictures(const Case& c, std::span<const std::filesystem::path> pictures, const PictureCodec& codec,
                              const MemoryBudget& budget)
{
    PictureOptions options = pictureOptionsFor(inputDesc(c.op));
    options.range = rangeOf(c.data);
    return takePictures(codec, pictures, options, budget);
}

Case withPictures(Case c, const PictureCodec& codec, const MemoryBudget& budget)
{
    const auto* file = std::get_if<FromFile>(&c.data);
    const std::string named = file ? file->path.string() : std::string();
    if (const auto pictures = picturesNamed(named, codec); !pictures.empty()) {
        ReadPicture read = takeInputPictures(c, pictures, codec, budget);
        c.data = FromValues{std::move(read.tensor), named, {}, read.range};
    }
    return c;
}

SampleRange rangeFor(const Case& c, const Tensor& values)
{
    if (const auto* file = std::get_if<FromFile>(&c.data); file && file->range)
        return *file->range;
    const auto* held = std::get_if<FromValues>(&c.data);
    const bool isDecoded = held && held->file.empty() && fileKind(held->origin) == FileKind::Picture;
    return isDecoded ? held->range : rangeOfValues(values);
}

Message sentences(const Issues& issues, std::string_view between)
{
    std::vector<Message> all;
    for (const Issue& issue : issues)
        all.push_back(sentence(issue));
    return joined(all, between);
}

void throwIfInvalid(const Operator& op, const MemoryBudget& budget)
{
    if (const Issues issues = validate(op, budget); !issues.empty())
        throw TextError(sentences(issues, "\n"));
}

DispatchJob prepare(const Case& c, const MemoryBudget& budget)
{
    throwIfInvalid(c.op, budget);
    return {c, makePlan(c.op), loadInput(c, budget), Tensor(outputDesc(c.op))};
}

} // namespace tessera
