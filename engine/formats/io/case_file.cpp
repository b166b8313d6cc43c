// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/case_file.h"

#include "engine/formats/files/file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_values.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

namespace tessera {

// Whether the input's memory can be made.
static bool canBeHeld(const Operator& op, const MemoryBudget& budget)
{
    const TensorDesc& desc = op.input;
    return validate(desc, inputField(op), TensorRole::Input).empty() && totalBytes(desc) <= budget.bytes;
}

// The data of the saved line of text, where its case is this dispatch. None: the file's values count.
static std::optional<DataSource> savedData(const std::string& text, const Operator& op, const Tensor& input,
                                           const MemoryBudget& budget)
{
    if (text.empty())
        return {};
    try {
        const Case saved = caseFromText(text);
        const auto* file = std::get_if<FromFile>(&saved.data);
        const bool isOfCaseFile = file != nullptr && resourceNamed(file->path).has_value(); // maybe this one
        if (saved.op != op || std::holds_alternative<FromValues>(saved.data) || isOfCaseFile)
            return {};
        if (!canBeHeld(op, budget) || (input.desc == op.input && equalElements(loadInput(saved, budget), input)))
            return saved.data;
    } catch (const Error&) {
    }
    return {};
}

static const Binding* boundTo(const Dispatch& dispatch, std::string_view field)
{
    const auto found = dispatch.bindings.find(field);
    return found == dispatch.bindings.end() ? nullptr : &found->second;
}

const Binding* Dispatch::input() const
{
    return boundTo(*this, inputField(*op));
}

const Binding* Dispatch::output() const
{
    return boundTo(*this, outputField(*op));
}

const Resource* CaseFile::findResource(const std::string& name) const
{
    const auto found = std::ranges::find(resources, name, &Resource::name);
    return found == resources.end() ? nullptr : &*found;
}

Case CaseFile::dispatch(size_t index) const
{
    const Message where = path.empty() ? Message() : Message(path.string()) + ": ";
    if (index >= dispatchCount())
        throw IoError(where + say("io", "dispatch %1 is asked for, and there are %2")(index + 1, dispatchCount()));
    const Dispatch& dispatch = dispatches[index];
    if (!dispatch.op)
        throw IoError(where + say("io", "dispatchable \"%1\" %2")(dispatch.name, dispatch.why));
    const Operator& op = *dispatch.op;
    const Binding* const binding = dispatch.input();
    if (!binding)
        throw IoError(where + say("io", "the dispatch of \"%1\" binds nothing to %2")(dispatch.name, inputField(op)));
    const Resource& resource = *findResource(binding->resource);
    const Tensor input = resourceAs(op.input, binding->offsetInBytes, resource);
    const auto origin = origins.find(resource.name);
    FromValues values{input, origin == origins.end() ? "resource " + resource.name : origin->second};
    if (!path.empty())
        values.file = path.string() + "#" + resource.name;
    Case result{.title = title, .op = op, .data = std::move(values)};
    if (auto data = savedData(text, op, input, budget))
        result.data = *std::move(data);
    return result;
}

CaseFile parseCaseFile(std::string_view json, const std::filesystem::path& folder, const MemoryBudget& budget,
                       SourceReach reach)
{
    try {
        return readCase(json, {folder, reach}, budget);
    } catch (const JsonError& error) {
        throw IoError(error.message());
    }
}

CaseFile readCaseFile(const std::filesystem::path& path, const MemoryBudget& budget, SourceReach reach)
{
    if (const CaseFormat* format = caseFormatOf(path))
        return format->read(path, budget, reach);
    const Message where = Message(path.string()) + ": ";
    try {
        checkJsonSize(regularFileSize(path), budget);
        const std::string json = readFile(path, std::numeric_limits<uint64_t>::max());
        const std::filesystem::path folder = path.parent_path();
        CaseFile file = readCase(json, {folder, reach}, budget);
        file.path = path;
        return file;
    } catch (const JsonError& error) {
        throw IoError(where + error.message());
    } catch (const OutsideFolder& error) {
        throw OutsideFolder(where + error.message());
    }
}

static std::vector<CaseFormat>& formats()
{
    static std::vector<CaseFormat> all;
    return all;
}

void addCaseFormat(const CaseFormat& format)
{
    formats().push_back(format);
}

const CaseFormat* caseFormatOf(const std::filesystem::path& path)
{
    const auto found = std::ranges::find_if(formats(), [&](const CaseFormat& format) { return format.takes(path); });
    return found == formats().end() ? nullptr : &*found;
}

namespace {

constexpr BuiltInCase kCases[] = {
#include "built_in_cases.inc"
};

} // namespace

std::span<const BuiltInCase> builtInCases()
{
    return kCases;
}

bool isBuiltInCase(std::string_view path)
{
    return path.starts_with(":/");
}

CaseFile readBuiltInCase(std::string_view path, const MemoryBudget& budget)
{
    const auto found = std::ranges::find(kCases, path, &BuiltInCase::path);
    if (found == std::end(kCases))
        throw IoError(say("io", "%1 is no built-in example")(path));
    return parseCaseFile(found->json, {}, budget);
}

Tensor tensorOver(const TensorDesc& desc, const Buffer& memory)
{
    const std::span<const std::byte> bytes = memory.bytes();
    if (bytes.size() >= totalBytes(desc))
        return Tensor(desc, memory);
    Tensor copy(desc); // its own memory is rounded up to a multiple of four
    std::memcpy(copy.writableBytes().data(), bytes.data(), bytes.size());
    return copy;
}

TensorDesc flatDesc(DataType type, uint64_t count)
{
    constexpr uint64_t kMost = std::numeric_limits<uint32_t>::max();
    if (count > kMost)
        throw IoError(say("io", "%1 elements in one row are more than the %2 that a size can say")(count, kMost));
    return {.dataType = type, .sizes = {static_cast<uint32_t>(count)}};
}

Tensor flatTensor(const Resource& resource)
{
    if (resource.valueCount == 0)
        throw IoError(say("io", "Resource \"%1\" is \"deferred\": only an ONNX dispatch would fill it")(resource.name));
    return tensorOver(flatDesc(resource.dataType, resource.valueCount), resource.initial);
}

bool fits(const TensorDesc& desc, uint64_t offsetInBytes, const Buffer& memory)
{
    const uint64_t bytes = memory.bytes().size();
    return offsetInBytes <= bytes && totalBytes(desc) <= bytes - offsetInBytes;
}

Tensor tensorAt(const TensorDesc& desc, uint64_t offsetInBytes, const Buffer& memory)
{
    assert(fits(desc, offsetInBytes, memory));
    if (offsetInBytes == 0)
        return Tensor(desc, memory);
    Tensor copy(desc);
    std::memcpy(copy.writableBytes().data(), memory.bytes().data() + offsetInBytes, totalBytes(desc));
    return copy;
}

Tensor resourceAs(const TensorDesc& desc, uint64_t offsetInBytes, const Resource& resource)
{
    if (validate(desc, "", TensorRole::Input).empty() && fits(desc, offsetInBytes, resource.initial))
        return tensorAt(desc, offsetInBytes, resource.initial);
    return flatTensor(resource);
}

uint64_t memoryElements(const TensorDesc& desc)
{
    return offsetOf(desc, elementCount(desc) - 1) + 1;
}

bool ResourceContent::needsFile() const
{
    constexpr uint64_t kMostValuesInText = 4096;
    if (!values || count > kMostValuesInText)
        return values.has_value();
    for (uint64_t i = 0; i < count; ++i)
        if (!isWritable(type, values->bits(i)))
            return true;
    return false;
}

ResourceContent zeros(const TensorDesc& desc, TensorRole role)
{
    if (!validate(desc, "", role).empty())
        return {.type = desc.dataType};
    return {.type = desc.dataType, .count = memoryElements(desc), .bytes = totalBytes(desc)};
}

ResourceContent contentOf(const Tensor& tensor)
{
    ResourceContent content = zeros(tensor.desc, TensorRole::Input);
    content.values = Tensor(flatDesc(content.type, content.count), tensor.buffer);
    return content;
}

ResourceContent inputContent(const Case& c, const MemoryBudget& budget)
{
    try {
        if (canBeHeld(c.op, budget))
            return contentOf(loadInput(c, budget));
    } catch (const TextError&) { // not of the operator's type or shape
    }
    if (const auto* given = std::get_if<FromValues>(&c.data))
        return contentOf(withLayout(given->tensor, withoutLayout(given->tensor.desc)));
    return {.type = c.op.input.dataType};
}

} // namespace tessera
