// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/dispatch_job.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/resource_memory.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <ostream>
#include <span>

namespace tessera {

namespace {

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
            out << "[" + listText(coordinates(planes, element / (rowLength * rows)), ", ") + "]\n";
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
    return input.resource == output.resource && input.offsetInBytes < output.offsetInBytes + totalBytes(outputDesc(op))
        && output.offsetInBytes < input.offsetInBytes + totalBytes(inputDesc(op));
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
    check(inputField(op), inputDesc(op), input);
    check(outputField(op), outputDesc(op), output);
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
            .input = tensorAt(inputDesc(op), input.offsetInBytes, memoryOf(file, input)),
            .output = tensorAt(outputDesc(op), output.offsetInBytes, memoryOf(file, output))};
}

// Where the dispatch writes what stands in the end; null: another does, or nobody knows.
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
    const TensorDesc& desc = outputDesc(*file.dispatches[index].op);
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
            return resourceAs(inputDesc(*dispatch.op), input->offsetInBytes, resource);
        if (!output || output->resource != name)
            continue;
        if (expected == file.expected.end())
            return resourceAs(outputDesc(*dispatch.op), output->offsetInBytes, resource);
        if (auto values = expectedOutput(file, i)) // else they are a later dispatch's
            return *std::move(values);
    }
    return expected == file.expected.end() ? flatTensor(resource) : expected->second;
}

} // namespace tessera
