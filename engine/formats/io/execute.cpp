// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/execute.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/io/resource_memory.h"
#include "engine/formats/pictures/picture_file.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <ostream>
#include <set>

namespace tessera {

namespace {

std::string coordinateText(std::span<const uint32_t> at)
{
    return "[" + listText(at, ", ") + "]";
}

size_t widestText(const Tensor& tensor)
{
    size_t widest = 0;
    for (uint64_t element = 0; element < elementCount(tensor.desc); ++element)
        widest = std::max(widest, toText(tensor.desc.dataType, tensor.bits(element)).size());
    return widest;
}

void printFlat(const Tensor& tensor, std::ostream& out)
{
    for (uint64_t element = 0; element < elementCount(tensor.desc); ++element)
        out << (element == 0 ? "" : ", ") << toText(tensor.desc.dataType, tensor.bits(element));
    out << '\n';
}

// Planes under their coordinates, rows on lines, numbers in columns.
void printRows(const Tensor& tensor, std::ostream& out)
{
    const std::vector<uint32_t>& sizes = tensor.desc.sizes;
    const uint64_t rowLength = sizes.back(), rows = sizes[sizes.size() - 2];
    const std::span planes(sizes.data(), sizes.size() - 2);
    const size_t widest = widestText(tensor);
    for (uint64_t element = 0; element < elementCount(tensor.desc); ++element) {
        if (!planes.empty() && element % (rowLength * rows) == 0)
            out << coordinateText(coordinates(planes, element / (rowLength * rows))) << '\n';
        const std::string text = toText(tensor.desc.dataType, tensor.bits(element));
        out << std::string(widest - text.size(), ' ') << text << ((element + 1) % rowLength == 0 ? "\n" : ", ");
    }
}

} // namespace

void print(const Tensor& tensor, std::string_view title, bool verbose, std::ostream& out)
{
    const bool flat = tensor.desc.sizes.size() < 2;
    out << title << ':';
    if (!verbose && flat) {
        out << ' ';
        return printFlat(tensor, out);
    }
    out << ' ' << text(tensor.desc.sizes) << ' ' << name(tensor.desc.dataType) << '\n';
    if (!verbose)
        return printRows(tensor, out);
    for (uint64_t element = 0; element < elementCount(tensor.desc); ++element)
        out << coordinateText(coordinates(tensor.desc.sizes, element)) << ' '
            << toText(tensor.desc.dataType, tensor.bits(element)) << " ("
            << toHex(tensor.desc.dataType, tensor.bits(element)) << ")\n";
}

namespace {

const Binding* find(const DispatchCommand& command, std::string_view field)
{
    const auto found = command.bindings.find(std::string(field));
    return found == command.bindings.end() ? nullptr : &found->second;
}

struct BoundTensor {
    std::string_view field;
    const TensorDesc& desc;
    TensorRole role;
};

std::array<BoundTensor, 2> tensorsOf(const Operator& op)
{
    return {BoundTensor{inputField(op), inputDesc(op), TensorRole::Input},
            BoundTensor{outputField(op), outputDesc(op), TensorRole::Output}};
}

Message withPath(const CaseFile& file, const Message& wrong)
{
    return file.path.empty() ? wrong : Message(file.path.string()) + ": " + wrong;
}

Issue unbound(const DispatchCommand& command, std::string_view field)
{
    const std::string others = listText(command.bindings, ", ", [](const auto& each) { return each.first; });
    return {"bindings." + std::string(field), "",
            others.empty() ? say("io", "is missing") : say("io", "is missing; bound are: %1")(others)};
}

} // namespace

Execution::Execution(const CaseFile& file)
    : m_file(file)
{
    for (const Resource& resource : file.resources)
        m_memory[resource.name] = resource.initial;
    std::set<std::string> disputed;
    for (size_t i = 0; i < file.dispatchCount(); ++i) {
        const DispatchCommand& command = file.dispatchCommand(i);
        const Dispatchable& dispatchable = *file.findDispatchable(command.dispatchable);
        if (!dispatchable.op)
            continue;
        for (const BoundTensor& tensor : tensorsOf(*dispatchable.op)) {
            const Binding* binding = find(command, tensor.field);
            if (!binding || !tessera::validate(tensor.desc, tensor.field, tensor.role).empty())
                continue;
            const Shape shape{tensor.desc, binding->offsetInBytes};
            const auto [known, isNew] = m_shapes.emplace(binding->resource, shape);
            if (!isNew && known->second != shape)
                disputed.insert(binding->resource);
        }
    }
    for (const std::string& name : disputed)
        m_shapes.erase(name);
}

const Resource& Execution::declared(const std::string& name) const
{
    const Resource* resource = m_file.findResource(name);
    assert(resource); // the reader has checked every name
    return *resource;
}

Issues Execution::validate(const DispatchCommand& command) const
{
    const Dispatchable& dispatchable = *m_file.findDispatchable(command.dispatchable);
    if (!dispatchable.op)
        return {{"dispatchables." + dispatchable.name, "", dispatchable.why}};
    Issues issues = tessera::validate(*dispatchable.op, m_file.budget);
    const bool described = issues.empty();
    for (const BoundTensor& tensor : tensorsOf(*dispatchable.op)) {
        const Binding* binding = find(command, tensor.field);
        if (!binding)
            issues.push_back(unbound(command, tensor.field));
        else if (described && !fits(tensor.desc, binding->offsetInBytes, m_memory.at(binding->resource)))
            issues.push_back(
                {"bindings." + std::string(tensor.field), "\"" + binding->resource + "\"",
                 say("io", "has %1 bytes; %2 are needed from offset %3 on")(
                     m_memory.at(binding->resource).bytes().size(), totalBytes(tensor.desc), binding->offsetInBytes)});
    }
    if (issues.empty() && overlap(*dispatchable.op, command))
        issues.push_back({"bindings." + std::string(outputField(*dispatchable.op)),
                          "\"" + find(command, outputField(*dispatchable.op))->resource + "\"",
                          say("io", "is the input's memory too; an output needs its own")});
    return issues;
}

bool Execution::overlap(const Operator& op, const DispatchCommand& command) const
{
    const Binding& input = *find(command, inputField(op));
    const Binding& output = *find(command, outputField(op));
    return input.resource == output.resource && input.offsetInBytes < output.offsetInBytes + totalBytes(outputDesc(op))
        && output.offsetInBytes < input.offsetInBytes + totalBytes(inputDesc(op));
}

DispatchJob Execution::prepare(const DispatchCommand& command) const
{
    const Issues issues = validate(command);
    if (!issues.empty())
        throw IoError(
            withPath(m_file, say("io", "dispatch of \"%1\": %2")(command.dispatchable, sentences(issues, ". "))));
    const Operator& op = *m_file.findDispatchable(command.dispatchable)->op;
    const Binding& input = *find(command, inputField(op));
    const Binding& output = *find(command, outputField(op));
    return {.dispatched = {.title = "dispatchable " + command.dispatchable, .op = op},
            .plan = makePlan(op),
            .input = tensorAt(inputDesc(op), input.offsetInBytes, m_memory.at(input.resource)),
            .output = tensorAt(outputDesc(op), output.offsetInBytes, m_memory.at(output.resource)),
            .outputResource = output.resource,
            .outputOffset = output.offsetInBytes};
}

void Execution::finish(const DispatchJob& job)
{
    Buffer& memory = m_memory.at(job.outputResource);
    const std::span<const std::byte> bytes = job.output.bytes();
    if (job.outputOffset == 0 && bytes.size() == memory.bytes().size())
        memory = job.output.buffer;
    else
        std::memcpy(memory.writableBytes().data() + job.outputOffset, bytes.data(), totalBytes(job.output.desc));
}

Timings Execution::dispatch(const DispatchCommand& command, const Engine& engine, const RunControl& control)
{
    DispatchJob job = prepare(command);
    Timings timings = engine.run(job.dispatched, job.plan, job.input, job.output, control);
    finish(job);
    return timings;
}

Tensor Execution::resource(const std::string& name) const
{
    const auto shape = m_shapes.find(name);
    if (shape == m_shapes.end())
        return flatResource(name);
    return resourceAs(shape->second.desc, shape->second.offsetInBytes, declared(name), m_memory.at(name));
}

Tensor Execution::flatResource(const std::string& name) const
{
    return flatTensor(declared(name), m_memory.at(name));
}

Tensor Execution::expected(const std::string& name) const
{
    const Tensor& values = m_file.expected.at(name);
    const Tensor now = resource(name);
    const uint64_t count = elementCount(values.desc);
    if (values.desc.sizes == now.desc.sizes && values.desc.dataType == now.desc.dataType)
        return values;
    const auto shape = m_shapes.find(name);
    const uint64_t offset = shape == m_shapes.end() ? 0 : shape->second.offsetInBytes;
    const TensorDesc& desc = now.desc;
    const uint64_t needed = memoryElements(desc) * elementBytes(desc.dataType);
    const uint64_t there = count * elementBytes(values.desc.dataType);
    if (there >= offset && there - offset >= needed) {
        Tensor result(desc);
        std::memcpy(result.writableBytes().data(), values.bytes().data() + offset, needed);
        return result;
    }
    if (count == elementCount(desc) && values.desc.dataType == desc.dataType)
        return Tensor({.dataType = desc.dataType, .sizes = desc.sizes}, values.buffer); // without the gaps
    throw IoError(withPath(m_file,
                           say("io", "%1 has %2 values; %3 are needed for %4")(
                               "tessera.expected." + name, count,
                               offset / elementBytes(desc.dataType) + memoryElements(desc), text(desc.sizes))));
}

void Execution::print(const PrintCommand& command, std::ostream& out) const
{
    tessera::print(resource(command.resource), "Resource '" + command.resource + "'", command.verbose, out);
}

// The resource's memory in the order of its addresses, of the initializer's type, as DxDispatch writes it.
Tensor Execution::memoryOf(const WriteFileCommand& command) const
{
    const Resource& resource = declared(command.resource);
    const Buffer& memory = m_memory.at(command.resource);
    const TensorDesc desc{.dataType = resource.dataType, .sizes = command.dimensions};
    const std::optional<uint64_t> count = elementCount(desc.sizes);
    const uint64_t most = memory.bytes().size() / elementBytes(resource.dataType);
    if (!count || *count == 0 || *count > most)
        throw IoError(say("io", "writeFile of \"%1\": dimensions %2 do not fit; there are %3 elements")(
            command.resource, text(desc.sizes), most));
    return tensorOver(desc, memory);
}

// A shape is said where that changes nothing in the order of the values.
Tensor Execution::arrayFor(const WriteFileCommand& command) const
{
    if (!command.dimensions.empty())
        return memoryOf(command);
    Tensor now = resource(command.resource), flat = flatResource(command.resource);
    const bool isWhole = isPacked(now.desc) && now.desc.dataType == flat.desc.dataType
        && elementCount(now.desc) == elementCount(flat.desc);
    return isWhole ? now : flat;
}

void Execution::writeFile(const WriteFileCommand& command, const std::filesystem::path& outputFolder,
                          const PictureCodec* codec, Existing existing) const
{
    const OutputPlace place(outputFolder, command.targetPath, existing);
    const FileKind kind = fileKind(place.path());
    if (kind == FileKind::Picture)
        return writePicture(command, place, codec);
    AtomicFile file = place.file();
    if (kind == FileKind::Npy)
        writeArray(arrayFor(command), file, place.path());
    else
        file.write(m_memory.at(command.resource).bytes());
    file.commit();
}

void Execution::writePicture(const WriteFileCommand& command, const OutputPlace& place, const PictureCodec* codec) const
{
    const Tensor tensor = command.dimensions.empty() ? resource(command.resource) : memoryOf(command);
    const auto format = pictureFormat(place.path());
    const auto channels = format ? storedChannels(*format, tensor.desc) : pictureChannels(tensor.desc);
    if (!channels)
        throw IoError(say("io", "writeFile of \"%1\": %2 is not a picture that a %3 can hold")(
            command.resource, text(tensor.desc.sizes), place.path().extension().string()));
    if (!codec)
        throw IoError(say("io", "writeFile of \"%1\": this program has no means to write pictures; .npy would do")(
            command.resource));
    const Picture picture = toStoredPicture(place.path(), tensor, 0, *channels, SampleRange::Unit);
    if (!format) // another program writes it, by its name
        return codec->write(picture, place.path());
    const std::vector<std::byte> bytes = encodePicture(picture, *format);
    AtomicFile file = place.file();
    file.write(bytes);
    file.commit();
}

} // namespace tessera
