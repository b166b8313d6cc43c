// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/dispatch_job.h"

#include "engine/core/case/case.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/file_kind.h"

#include <algorithm>
#include <cstring>
#include <ostream>
#include <span>

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

// Reads a file without a header: the tensor's whole memory, or its elements packed.
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

// The resource as the first dispatch that binds it to such a tensor reads it.
Tensor readResource(const NamedResource& named, const TensorDesc& desc, const MemoryBudget& budget)
{
    const CaseFile file = readCaseFile(named.file, budget);
    for (size_t i = 0; i < file.dispatchCount(); ++i) {
        const Dispatch& dispatch = file.dispatches[i];
        if (!dispatch.op)
            continue;
        const Binding* const binding = dispatch.input();
        const TensorDesc& own = dispatch.op->input;
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
    const TensorDesc& desc = c.op.input;
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
    const bool begins = codec.isPicture(pictures.front()); // the others are checked when they are read
    return begins ? pictures : std::vector<std::filesystem::path>();
}

ReadPicture loadInputPictures(const Case& c, std::span<const std::filesystem::path> pictures, const PictureCodec& codec,
                              const MemoryBudget& budget)
{
    PictureOptions options = pictureOptionsFor(c.op.input);
    options.range = rangeOf(c.data);
    return loadPictures(codec, pictures, options, budget);
}

Case withPictures(Case c, const PictureCodec& codec, const MemoryBudget& budget)
{
    const auto* file = std::get_if<FromFile>(&c.data);
    const std::string named = file ? file->path.string() : std::string();
    if (const auto pictures = picturesNamed(named, codec); !pictures.empty()) {
        ReadPicture read = loadInputPictures(c, pictures, codec, budget);
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
    return {c, makePlan(c.op), loadInput(c, budget), Tensor(c.op.output)};
}

namespace {

// Prints planes under their coordinates, with a line for each row and numbers in columns.
void printRows(const Tensor& tensor, std::ostream& out)
{
    const std::vector<uint32_t>& sizes = tensor.desc.sizes;
    const uint64_t rowLength = sizes.back(), rows = sizes[sizes.size() - 2];
    const std::span planes(sizes.data(), sizes.size() - 2);
    const uint64_t count = elementCount(tensor.desc);
    size_t widest = 0;
    for (uint64_t element = 0; element < count; ++element)
        widest = std::max(widest, toText(tensor, element).size());
    for (uint64_t element = 0; element < count; ++element) {
        if (!planes.empty() && element % (rowLength * rows) == 0)
            out << "[" + listText(coordinates(planes, element / (rowLength * rows)), ", ") + "]\n";
        const std::string text = toText(tensor, element);
        out << std::string(widest - text.size(), ' ') << text << ((element + 1) % rowLength == 0 ? "\n" : ", ");
    }
}

} // namespace

void print(const Tensor& tensor, std::string_view title, std::ostream& out)
{
    out << title << ": ";
    if (tensor.desc.sizes.size() < 2) {
        for (uint64_t element = 0; element < elementCount(tensor.desc); ++element)
            out << (element == 0 ? "" : ", ") << toText(tensor, element);
        out << '\n';
        return;
    }
    out << text(tensor.desc.sizes) << ' ' << name(tensor.desc.dataType) << '\n';
    printRows(tensor, out);
}

namespace {

Message withPath(const CaseFile& file, const Message& wrong)
{
    return file.path.empty() ? wrong : Message(file.path.string()) + ": " + wrong;
}

Issue unbound(const Dispatch& dispatch, std::string_view field)
{
    const std::string others = listText(dispatch.bindings, ", ", [](const auto& each) { return each.first; });
    return {"bindings." + std::string(field), "",
            others.empty() ? say("io", "is missing") : say("io", "is missing; bound are: %1")(others)};
}

bool overlap(const Operator& op, const Binding& input, const Binding& output)
{
    return input.resource == output.resource && input.offsetInBytes < output.offsetInBytes + totalBytes(op.output)
        && output.offsetInBytes < input.offsetInBytes + totalBytes(op.input);
}

const Buffer& memoryOf(const CaseFile& file, const Binding& binding)
{
    return file.findResource(binding.resource)->initial;
}

} // namespace

Issues validateDispatch(const CaseFile& file, size_t index)
{
    const Dispatch& dispatch = file.dispatches[index];
    if (!dispatch.op)
        return {{"dispatchables." + dispatch.name, "", dispatch.why}};
    const Operator& op = *dispatch.op;
    const Binding *const input = dispatch.input(), *const output = dispatch.output();
    Issues issues = validate(op, file.budget);
    const bool isDescribed = issues.empty();
    const auto check = [&](std::string_view field, const TensorDesc& desc, const Binding* binding) {
        if (!binding)
            issues.push_back(unbound(dispatch, field));
        else if (isDescribed && !fits(desc, binding->offsetInBytes, memoryOf(file, *binding)))
            issues.push_back({"bindings." + std::string(field), "\"" + binding->resource + "\"",
                              say("io", "has %1 bytes; %2 are needed from offset %3 on")(
                                  memoryOf(file, *binding).bytes().size(), totalBytes(desc), binding->offsetInBytes)});
    };
    check(inputField(op), op.input, input);
    check(outputField(op), op.output, output);
    if (issues.empty() && overlap(op, *input, *output))
        issues.push_back({"bindings." + std::string(outputField(op)), "\"" + output->resource + "\"",
                          say("io", "is the input's memory too; an output needs its own")});
    return issues;
}

DispatchJob prepareDispatch(const CaseFile& file, size_t index)
{
    const Dispatch& dispatch = file.dispatches[index];
    const Issues issues = validateDispatch(file, index);
    if (!issues.empty())
        throw IoError(withPath(file, say("io", "dispatch of \"%1\": %2")(dispatch.name, sentences(issues, ". "))));
    const Operator& op = *dispatch.op;
    const Binding &input = *dispatch.input(), &output = *dispatch.output();
    return {.dispatched = {.title = "dispatchable " + dispatch.name, .op = op},
            .plan = makePlan(op),
            .input = tensorAt(op.input, input.offsetInBytes, memoryOf(file, input)),
            .output = tensorAt(op.output, output.offsetInBytes, memoryOf(file, output))};
}

// The output of the dispatch, if no later dispatch writes there; null: one does, or it is unknown.
static const Binding* lastOutput(const CaseFile& file, size_t index)
{
    const auto outputOf = [](const Dispatch& dispatch) { return dispatch.op ? dispatch.output() : nullptr; };
    const std::span<const Dispatch> dispatches(file.dispatches);
    const Binding* const own = outputOf(dispatches[index]);
    const auto isOverwritten = [&](const Dispatch& later) {
        const Binding* other = outputOf(later);
        return other && other->resource == own->resource;
    };
    return own && std::ranges::none_of(dispatches.subspan(index + 1), isOverwritten) ? own : nullptr;
}

std::optional<Tensor> expectedOutput(const CaseFile& file, size_t index)
{
    const Binding* binding = lastOutput(file, index);
    const auto found = binding ? file.expected.find(binding->resource) : file.expected.end();
    if (found == file.expected.end())
        return std::nullopt;
    const Tensor& values = found->second;
    const TensorDesc& desc = file.dispatches[index].op->output;
    const bool isAsItIs = values.desc.sizes == desc.sizes && values.desc.dataType == desc.dataType;
    if (isAsItIs || !validate(desc, {}, TensorRole::Output).empty())
        return values;
    const uint64_t count = elementCount(values.desc), offset = binding->offsetInBytes;
    const uint64_t needed = memoryElements(desc) * elementBytes(desc.dataType);
    const uint64_t there = count * elementBytes(values.desc.dataType);
    if (there >= offset && there - offset >= needed) {
        Tensor result(desc);
        std::memcpy(result.writableBytes().data(), values.bytes().data() + offset, needed);
        return result;
    }
    if (count == elementCount(desc) && values.desc.dataType == desc.dataType)
        return Tensor(withoutLayout(desc), values.buffer); // without the gaps
    throw IoError(withPath(file,
                           say("io", "%1 has %2 values; %3 are needed for %4")(
                               "tessera.expected." + binding->resource, count,
                               offset / elementBytes(desc.dataType) + memoryElements(desc), text(desc.sizes))));
}

Tensor resourceTensor(const CaseFile& file, const std::string& name)
{
    const Resource& resource = *file.findResource(name);
    const auto expected = file.expected.find(name);
    for (size_t i = 0; i < file.dispatchCount(); ++i) {
        const Dispatch& dispatch = file.dispatches[i];
        if (!dispatch.op)
            continue;
        const Binding *const input = dispatch.input(), *const output = dispatch.output();
        if (input && input->resource == name)
            return resourceAs(dispatch.op->input, input->offsetInBytes, resource);
        if (!output || output->resource != name)
            continue;
        if (expected == file.expected.end())
            return resourceAs(dispatch.op->output, output->offsetInBytes, resource);
        if (auto values = expectedOutput(file, i)) // none: a later dispatch writes them
            return *std::move(values);
    }
    return expected == file.expected.end() ? flatTensor(resource) : expected->second;
}

} // namespace tessera
