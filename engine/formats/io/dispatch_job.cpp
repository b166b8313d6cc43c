// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/dispatch_job.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/io/resource_memory.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <ostream>

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
        widest = std::max(widest, toText(tensor, element).size());
    return widest;
}

void printFlat(const Tensor& tensor, std::ostream& out)
{
    for (uint64_t element = 0; element < elementCount(tensor.desc); ++element)
        out << (element == 0 ? "" : ", ") << toText(tensor, element);
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
        const std::string text = toText(tensor, element);
        out << std::string(widest - text.size(), ' ') << text << ((element + 1) % rowLength == 0 ? "\n" : ", ");
    }
}

} // namespace

void print(const Tensor& tensor, std::string_view title, std::ostream& out)
{
    out << title << ": ";
    if (tensor.desc.sizes.size() < 2)
        return printFlat(tensor, out);
    out << text(tensor.desc.sizes) << ' ' << name(tensor.desc.dataType) << '\n';
    printRows(tensor, out);
}

namespace {

struct BoundTensor {
    std::string_view field;
    const TensorDesc& desc;
    TensorRole role;
};

std::vector<BoundTensor> tensorsOf(const Operator& op)
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

bool overlap(const Operator& op, const Binding& input, const Binding& output)
{
    return input.resource == output.resource && input.offsetInBytes < output.offsetInBytes + totalBytes(outputDesc(op))
        && output.offsetInBytes < input.offsetInBytes + totalBytes(inputDesc(op));
}

const std::optional<Operator>& operatorOf(const CaseFile& file, size_t index)
{
    return file.findDispatchable(file.dispatches[index].dispatchable)->op; // the reader has checked every name
}

const Buffer& memoryOf(const CaseFile& file, const Binding& binding)
{
    return file.findResource(binding.resource)->initial;
}

} // namespace

Issues validateDispatch(const CaseFile& file, size_t index)
{
    const DispatchCommand& command = file.dispatches[index];
    const Dispatchable& dispatchable = *file.findDispatchable(command.dispatchable);
    if (!dispatchable.op)
        return {{"dispatchables." + dispatchable.name, "", dispatchable.why}};
    Issues issues = validate(*dispatchable.op, file.budget);
    const bool described = issues.empty();
    for (const BoundTensor& tensor : tensorsOf(*dispatchable.op)) {
        const Binding* binding = command.bound(tensor.field);
        if (!binding)
            issues.push_back(unbound(command, tensor.field));
        else if (described && !fits(tensor.desc, binding->offsetInBytes, memoryOf(file, *binding)))
            issues.push_back(
                {"bindings." + std::string(tensor.field), "\"" + binding->resource + "\"",
                 say("io", "has %1 bytes; %2 are needed from offset %3 on")(
                     memoryOf(file, *binding).bytes().size(), totalBytes(tensor.desc), binding->offsetInBytes)});
    }
    if (!issues.empty())
        return issues;
    const Operator& op = *dispatchable.op;
    const Binding &input = *command.bound(inputField(op)), &output = *command.bound(outputField(op));
    if (overlap(op, input, output))
        issues.push_back({"bindings." + std::string(outputField(op)), "\"" + output.resource + "\"",
                          say("io", "is the input's memory too; an output needs its own")});
    return issues;
}

DispatchJob prepareDispatch(const CaseFile& file, size_t index)
{
    const DispatchCommand& command = file.dispatches[index];
    const Issues issues = validateDispatch(file, index);
    if (!issues.empty())
        throw IoError(
            withPath(file, say("io", "dispatch of \"%1\": %2")(command.dispatchable, sentences(issues, ". "))));
    const Operator& op = *operatorOf(file, index);
    const Binding &input = *command.bound(inputField(op)), &output = *command.bound(outputField(op));
    return {.dispatched = {.title = "dispatchable " + command.dispatchable, .op = op},
            .plan = makePlan(op),
            .input = tensorAt(inputDesc(op), input.offsetInBytes, memoryOf(file, input)),
            .output = tensorAt(outputDesc(op), output.offsetInBytes, memoryOf(file, output))};
}

namespace {

// Where the dispatch writes what stands in the end; null: another does, or nobody knows.
const Binding* lastOutput(const CaseFile& file, size_t index)
{
    const auto outputOf = [&](size_t i) {
        const auto& op = operatorOf(file, i);
        return op ? file.dispatches[i].bound(outputField(*op)) : nullptr;
    };
    const Binding* binding = outputOf(index);
    for (size_t later = index + 1; binding && later < file.dispatchCount(); ++later)
        if (const Binding* other = outputOf(later); other && other->resource == binding->resource)
            return nullptr;
    return binding;
}

} // namespace

std::optional<Tensor> expectedOutput(const CaseFile& file, size_t index)
{
    const Binding* binding = lastOutput(file, index);
    const auto found = binding ? file.expected.find(binding->resource) : file.expected.end();
    if (found == file.expected.end())
        return std::nullopt;
    const Tensor& values = found->second;
    const TensorDesc& desc = outputDesc(*operatorOf(file, index));
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
    for (size_t i = 0; i < file.dispatchCount(); ++i) {
        const auto& op = operatorOf(file, i);
        for (const BoundTensor& tensor : op ? tensorsOf(*op) : std::vector<BoundTensor>()) {
            const Binding* binding = file.dispatches[i].bound(tensor.field);
            if (!binding || binding->resource != name)
                continue;
            const bool isExpected = tensor.role == TensorRole::Output && file.expected.contains(name);
            if (auto expected = isExpected ? expectedOutput(file, i) : std::nullopt)
                return *std::move(expected);
            if (isExpected) // of a later dispatch
                continue;
            return resourceAs(tensor.desc, binding->offsetInBytes, resource, resource.initial);
        }
    }
    const auto expected = file.expected.find(name);
    return expected == file.expected.end() ? flatTensor(resource, resource.initial) : expected->second;
}

} // namespace tessera
