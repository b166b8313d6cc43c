// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/files/temporary.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_operator.h"
#include "engine/formats/io/json_values.h"
#include "engine/formats/io/resource_memory.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <vector>

namespace tessera {

namespace {

using Allocator = JsonDocument::AllocatorType;

// What DxDispatch can run instead.
Operator exported(const Operator& op)
{
    try {
        return op->forDxDispatch();
    } catch (const TextError& error) {
        throw IoError(error.message());
    }
}

std::string freshName(const JsonValue& object, const std::string& name)
{
    std::string fresh = name;
    for (unsigned number = 2; object.HasMember(fresh.c_str()); ++number)
        fresh = name + "-" + std::to_string(number);
    return fresh;
}

// Where several members have one name, the last counts when things are registered by name, the first when they are
// looked up.
void keepLast(JsonValue& object)
{
    std::set<std::string> seen;
    for (auto member = object.MemberEnd(); member != object.MemberBegin();) {
        --member;
        if (!seen.insert({member->name.GetString(), member->name.GetStringLength()}).second)
            member = object.EraseMember(member);
    }
}

// The text of a file in which one dispatch becomes a case. What it does not touch stays as it is.
class CaseFileEdit {
public:
    // `file` is what `json` was read to.
    CaseFileEdit(const CaseFile& file, size_t index)
        : m_file(file)
        , m_old(file.dispatchCommand(index))
        , m_document(parseJson(file.json, file.budget))
    {
        keepLast(m_document["resources"]);
        keepLast(m_document["dispatchables"]);
        m_command = commandOf(index);
    }

    // `before` is the dispatch's operator, `op` the one that is written instead, for the case's own.
    void replace(const Case& c, const Operator& op, Detail detail, const Operator& before, bool newInput)
    {
        replaceOperator(op, detail);
        const bool sameFields = inputField(op) == inputField(before);
        if (!sameFields) {
            memberOf(*m_command, "bindings", allocator()).RemoveMember(std::string(inputField(before)).c_str());
            memberOf(*m_command, "bindings", allocator()).RemoveMember(std::string(outputField(before)).c_str());
        }
        const Binding input = m_old.bindings.at(std::string(inputField(before)));
        if (newInput)
            setInput(c, inputField(op), input);
        else if (!sameFields)
            bind(inputField(op), input);
        const auto output = m_old.bindings.find(std::string(outputField(before)));
        const bool bound = output != m_old.bindings.end();
        growOutput(op, bound ? output->second : Binding{freshName(resources(), "output"), 0}, !bound || !sameFields);
    }

    void describe(const Case& c)
    {
        JsonValue& tessera = objectOf(m_document, "tessera", allocator());
        memberOf(tessera, "version", allocator()).SetInt(1);
        const auto set = [&](const char* name, const std::string& text) {
            if (text.empty())
                tessera.RemoveMember(name);
            else
                memberOf(tessera, name, allocator()) = jsonString(text, allocator());
        };
        const auto* values = std::get_if<FromValues>(&c.data);
        set("title", c.title);
        set("text", values ? std::string() : toText(c));
        if (m_input && values)
            setOrigin(tessera, values->origin);
    }

    void setTolerance(const std::optional<Tolerance>& tolerance)
    {
        JsonValue& tessera = memberOf(m_document, "tessera", allocator());
        if (tolerance)
            writeTolerance(*tolerance, memberOf(tessera, "tolerance", allocator()), allocator());
        else
            tessera.RemoveMember("tolerance");
    }

    // Files that the text refers to from one folder are now seen from another.
    void moveSources(const std::filesystem::path& from, const std::filesystem::path& to)
    {
        for (auto& resource : resources().GetObject()) {
            JsonValue& initial = memberOf(resource.value, "initialValues", allocator());
            if (!initial.IsObject() || !initial.HasMember("sourcePath") || !initial["sourcePath"].IsString())
                continue;
            const std::filesystem::path source = from / initial["sourcePath"].GetString();
            std::error_code error;
            if (std::filesystem::exists(fileOfArray(source), error))
                initial["sourcePath"] =
                    jsonString(std::filesystem::proximate(source, to).generic_string(), allocator());
        }
    }

    // The same of pictures that values were decoded from; a path becomes one from the case's own place.
    void moveOrigins(const std::filesystem::path& from, const std::filesystem::path& to)
    {
        JsonValue& tessera = memberOf(m_document, "tessera", allocator());
        if (!tessera.HasMember("origins") || !tessera["origins"].IsObject())
            return;
        for (auto& origin : tessera["origins"].GetObject()) {
            std::error_code error;
            const std::filesystem::path path = from / origin.value.GetString();
            if (std::filesystem::is_regular_file(path, error))
                origin.value = jsonString(std::filesystem::proximate(path, to).generic_string(), allocator());
        }
    }

    // The input's values, where they are new and too many for the text; their file is named after the resource.
    const Tensor* valuesForFile() const { return m_input && m_input->needsFile() ? &*m_input->values : nullptr; }
    const std::string& inputResource() const { return m_inputResource; }
    void setValuesFile(const std::filesystem::path& file)
    {
        writeContent(*m_input, file.generic_string(), memberOf(resources(), m_inputResource, allocator()), allocator());
    }

    std::string text() const { return jsonText(m_document); }

private:
    Allocator& allocator() { return m_document.GetAllocator(); }
    JsonValue& resources() { return m_document["resources"]; }

    JsonValue* commandOf(size_t index)
    {
        size_t at = 0; // the reader has understood every command
        while (!std::holds_alternative<DispatchCommand>(m_file.commands[at]) || index-- > 0)
            ++at;
        return &m_document["commands"][static_cast<rapidjson::SizeType>(at)];
    }

    void bind(std::string_view field, const Binding& binding)
    {
        JsonValue value = jsonString(binding.resource, allocator());
        if (binding.offsetInBytes != 0) {
            JsonValue object(rapidjson::kObjectType);
            object.AddMember("name", value, allocator());
            object.AddMember("elementOffset", JsonValue(binding.offsetInBytes), allocator());
            object.AddMember("elementSizeInBytes", JsonValue(1), allocator());
            value = object;
        }
        memberOf(memberOf(*m_command, "bindings", allocator()), field, allocator()) = value;
    }

    void setOrigin(JsonValue& tessera, const std::string& origin)
    {
        JsonValue& origins = objectOf(tessera, "origins", allocator());
        memberOf(origins, m_inputResource, allocator()) = jsonString(origin, allocator());
    }

    template <class Count> size_t countDispatches(Count&& count) const
    {
        size_t result = 0;
        for (const Command& command : m_file.commands)
            if (const auto* dispatch = std::get_if<DispatchCommand>(&command))
                result += static_cast<size_t>(count(*dispatch));
        return result;
    }

    void replaceOperator(const Operator& op, Detail detail)
    {
        JsonValue& all = m_document["dispatchables"];
        const std::string& name = m_old.dispatchable;
        JsonValue object(memberOf(all, name, allocator()), allocator());
        writeOperator(op, detail, object, allocator());
        const bool shared = countDispatches([&](const auto& other) { return other.dispatchable == name; }) > 1;
        const std::string target = shared ? freshName(all, name) : name;
        memberOf(all, target, allocator()) = object;
        if (shared)
            memberOf(*m_command, "dispatchable", allocator()) = jsonString(target, allocator());
    }

    // What other dispatches read or write as well stays; the input then gets a resource of its own.
    void setInput(const Case& c, std::string_view field, const Binding& old)
    {
        const size_t uses = countDispatches([&](const DispatchCommand& other) {
            return std::ranges::count_if(other.bindings,
                                         [&](const auto& b) { return b.second.resource == old.resource; });
        });
        m_inputResource = uses > 1 ? freshName(resources(), old.resource) : old.resource;
        m_input = inputContent(c, m_file.budget);
        writeContent(*m_input, "input.npy", memberOf(resources(), m_inputResource, allocator()), allocator());
        bind(field, {m_inputResource, 0});
    }

    void growOutput(const Operator& op, const Binding& binding, bool rebind)
    {
        ResourceContent content = zeros(outputDesc(op), TensorRole::Output);
        content.bytes += binding.offsetInBytes;
        const Resource* resource = m_file.findResource(binding.resource);
        if (!resource || resource->dataType != content.type || resource->initial.bytes().size() < content.bytes)
            writeContent(content, {}, memberOf(resources(), binding.resource, allocator()), allocator());
        if (rebind)
            bind(outputField(op), binding);
        if (!m_document.HasMember("tessera") || !m_document["tessera"].HasMember("expected"))
            return;
        JsonValue& expected = m_document["tessera"]["expected"];
        expected.RemoveMember(binding.resource.c_str());
        if (expected.ObjectEmpty())
            m_document["tessera"].RemoveMember("expected");
    }

    const CaseFile& m_file;
    const DispatchCommand& m_old;
    JsonDocument m_document;
    JsonValue* m_command = nullptr;
    std::string m_inputResource;
    std::optional<ResourceContent> m_input; // where it is written anew
};

// A file of one dispatch that a case can take the place of.
CaseFile skeleton(const Operator& op, const MemoryBudget& budget)
{
    const std::string input(inputField(op)), output(outputField(op));
    CaseFile file;
    file.budget = budget;
    file.json =
        R"({"resources": {"input": {}, "output": {}}, "dispatchables": {"op": {}}, "commands": [{"type": "dispatch",
        "dispatchable": "op", "bindings": {")"
        + input + R"(": "input", ")" + output + R"(": "output"}}, {"type": "print", "resource": "output"}]})";
    file.commands = {DispatchCommand{"op", {{input, {"input", 0}}, {output, {"output", 0}}}}, PrintCommand{"output"}};
    return file;
}

} // namespace

std::string toJson(const Case& c, bool forTessera, const std::filesystem::path& valuesFile, const MemoryBudget& budget)
{
    const Operator op = forTessera ? c.op : exported(c.op);
    const CaseFile file = skeleton(op, budget);
    CaseFileEdit edit(file, 0);
    edit.replace(c, op, forTessera ? Detail::Everything : Detail::Needed, op, true);
    if (forTessera)
        edit.describe(c);
    if (edit.valuesForFile() && !valuesFile.empty())
        edit.setValuesFile(valuesFile);
    return edit.text();
}

void writeCaseFile(const Case& c, const std::filesystem::path& path, const std::string& original, size_t index,
                   const std::filesystem::path& originalFolder, const std::optional<Tolerance>* tolerance,
                   const MemoryBudget& budget, const WriteControl& control)
{
    const std::filesystem::path folder = path.parent_path();
    const std::filesystem::path from = originalFolder.empty() ? folder : originalFolder;
    const bool isNew = original.empty();
    const CaseFile file = isNew ? skeleton(c.op, budget) : parseCaseFile(original, from, budget, SourceReach::Anywhere);
    CaseFileEdit edit(file, isNew ? 0 : index);
    if (isNew) {
        edit.replace(c, c.op, Detail::Everything, c.op, true);
    } else {
        if (from != folder)
            edit.moveSources(from, folder);
        const Case before = file.dispatch(index);
        const bool newInput = before.data != c.data || inputDesc(before.op) != inputDesc(c.op);
        if (newInput || before.op != c.op)
            edit.replace(c, c.op, Detail::Everything, before.op, newInput);
    }
    edit.describe(c);
    edit.moveOrigins(std::filesystem::absolute(from), std::filesystem::absolute(folder));
    if (tolerance)
        edit.setTolerance(*tolerance);
    Temporary valuesFile; // gone with a case that cannot be written
    if (const Tensor* values = edit.valuesForFile()) {
        valuesFile = Temporary(freeValuesFile(path, edit.inputResource()));
        writeNpy(*values, valuesFile.path(), control);
        edit.setValuesFile(valuesFile.path().filename());
    }
    const std::string text = edit.text();
    writeFileAtomically(path, std::as_bytes(std::span(text)), control);
    const bool hasNewValues = !valuesFile.path().empty();
    valuesFile.keep();
    if (hasNewValues)
        removeOldValues(path, edit.inputResource(), text);
}

namespace {

std::string fileStem(const std::string& resource)
{
    return "expected_" + resource;
}

void needUnchanged(const CaseFile& file)
{
    if (file.path.empty())
        throw IoError(say("io", "expected values have a place in a case file, and this case was read from none"));
    if (readFile(file.path, regularFileSize(file.path)) != file.json)
        throw IoError(say("io", "%1 was changed since it was read, and is left as it is")(file.path.string()));
}

} // namespace

void writeExpected(const CaseFile& file, const std::map<std::string, Tensor>& values)
{
    needUnchanged(file);
    JsonDocument document = parseJson(file.json, file.budget);
    auto& allocator = document.GetAllocator();
    JsonValue& expected = objectOf(objectOf(document, "tessera", allocator), "expected", allocator);
    std::vector<Temporary> files; // gone with a case that cannot be written
    for (const auto& [name, tensor] : values) {
        const ResourceContent content{.type = tensor.desc.dataType,
                                      .count = elementCount(tensor.desc),
                                      .bytes = totalBytes(tensor.desc),
                                      .values = tensor};
        std::string valuesFile;
        if (content.needsFile()) {
            files.emplace_back(freeValuesFile(file.path, fileStem(name)));
            writeNpy(tensor, files.back().path());
            valuesFile = files.back().path().filename().generic_string();
        }
        JsonValue resource(rapidjson::kObjectType);
        writeContent(content, valuesFile, resource, allocator);
        memberOf(expected, name, allocator) = resource["initialValues"];
    }
    const std::string text = jsonText(document);
    writeFileAtomically(file.path, std::as_bytes(std::span(text)));
    for (Temporary& each : files)
        each.keep();
    for (const auto& [name, tensor] : values)
        removeOldValues(file.path, fileStem(name), text);
}

} // namespace tessera
