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

// A picture's path, from the case's own folder; other origins are words.
std::string originFrom(const std::filesystem::path& folder, const std::string& origin)
{
    std::error_code error;
    const std::filesystem::path path = folder / origin;
    return std::filesystem::is_regular_file(path, error) ? std::filesystem::proximate(path, folder).generic_string()
                                                         : origin;
}

// A text of one dispatch, in the order in which its parts are written.
class CaseText {
public:
    CaseText(const Operator& op, Detail detail, const ResourceContent& input, const std::string& inputFile)
    {
        m_document.SetObject();
        JsonValue resources(rapidjson::kObjectType), dispatchables(rapidjson::kObjectType), commands;
        writeContent(input, inputFile, memberOf(resources, "input", allocator()), allocator());
        writeContent(zeros(outputDesc(op), TensorRole::Output), {}, memberOf(resources, "output", allocator()),
                     allocator());
        writeOperator(op, detail, memberOf(dispatchables, "op", allocator()), allocator());
        m_document.AddMember("resources", resources, allocator());
        m_document.AddMember("dispatchables", dispatchables, allocator());
        m_document.AddMember("commands", commands.SetArray(), allocator());
        JsonValue bindings(rapidjson::kObjectType);
        memberOf(bindings, inputField(op), allocator()) = "input";
        memberOf(bindings, outputField(op), allocator()) = "output";
        addCommand({{"type", "dispatch"}, {"dispatchable", "op"}}).AddMember("bindings", bindings, allocator());
        addCommand({{"type", "print"}, {"resource", "output"}});
    }

    // `folder`: where the file will lie; empty: nobody knows.
    void describe(const Case& c, const CaseExtras& extras, const std::filesystem::path& folder)
    {
        JsonValue& tessera = memberOf(m_document, "tessera", allocator()).SetObject();
        tessera.AddMember("version", 1, allocator());
        const auto* values = std::get_if<FromValues>(&c.data);
        const auto add = [&](const char* name, const std::string& text) {
            if (!text.empty())
                memberOf(tessera, name, allocator()) = jsonString(text, allocator());
        };
        add("title", c.title);
        add("sentence", extras.sentence);
        add("text", values ? std::string() : toText(c));
        if (values) {
            const std::string origin = folder.empty() ? values->origin : originFrom(folder, values->origin);
            memberOf(memberOf(tessera, "origins", allocator()).SetObject(), "input", allocator()) =
                jsonString(origin, allocator());
        }
        if (extras.tolerance)
            writeTolerance(*extras.tolerance, memberOf(tessera, "tolerance", allocator()), allocator());
    }

    void expect(const ResourceContent& expected, const std::string& file)
    {
        JsonValue resource;
        writeContent(expected, file, resource, allocator());
        memberOf(memberOf(m_document["tessera"], "expected", allocator()).SetObject(), "output", allocator()) =
            resource["initialValues"];
    }

    std::string text() const { return jsonText(m_document); }

private:
    Allocator& allocator() { return m_document.GetAllocator(); }

    JsonValue& addCommand(const std::vector<std::pair<const char*, const char*>>& members)
    {
        JsonValue& commands = m_document["commands"];
        commands.PushBack(JsonValue(rapidjson::kObjectType), allocator());
        JsonValue& command = commands[commands.Size() - 1];
        for (const auto& [name, value] : members)
            memberOf(command, name, allocator()) = JsonValue(value, allocator());
        return command;
    }

    JsonDocument m_document;
};

// The .npy beside the case that a resource's values need; gone with a case that cannot be written.
class ValuesFile {
public:
    ValuesFile(const ResourceContent& content, const std::filesystem::path& path, std::string resource,
               const WriteControl& control)
        : m_case(path)
        , m_resource(std::move(resource))
    {
        if (!content.needsFile())
            return;
        m_file = Temporary(freeValuesFile(path, m_resource));
        writeNpy(*content.values, m_file.path(), control);
    }

    std::string name() const { return m_file.path().filename().generic_string(); } // empty: none is needed

    void keep(const std::string& caseText) // with those of before gone
    {
        if (m_file.path().empty())
            return;
        m_file.keep();
        removeOldValues(m_case, m_resource, caseText);
    }

private:
    std::filesystem::path m_case;
    std::string m_resource;
    Temporary m_file;
};

} // namespace

std::string toJson(const Case& c, bool forTessera, const std::filesystem::path& valuesFile, const MemoryBudget& budget)
{
    const Operator op = forTessera ? c.op : exported(c.op);
    CaseText text(op, forTessera ? Detail::Everything : Detail::Needed, inputContent(c, budget),
                  valuesFile.empty() ? "input.npy" : valuesFile.generic_string());
    if (forTessera)
        text.describe(c, {}, {});
    return text.text();
}

void writeCaseFile(const Case& c, const std::filesystem::path& path, const CaseExtras& extras,
                   const MemoryBudget& budget, const WriteControl& control)
{
    const ResourceContent input = inputContent(c, budget);
    ValuesFile inputFile(input, path, "input", control);
    CaseText text(c.op, Detail::Everything, input, inputFile.name());
    text.describe(c, extras, std::filesystem::absolute(path).parent_path());
    const auto expected = extras.expected ? std::optional(contentOf(*extras.expected)) : std::nullopt;
    std::optional<ValuesFile> expectedFile;
    if (expected) {
        expectedFile.emplace(*expected, path, "expected_output", control);
        text.expect(*expected, expectedFile->name());
    }
    const std::string json = text.text();
    writeFileAtomically(path, std::as_bytes(std::span(json)), control);
    inputFile.keep(json);
    if (expectedFile)
        expectedFile->keep(json);
}

} // namespace tessera
