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

#include <functional>
#include <limits>

namespace tessera {

namespace {

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

void writeResource(JsonText& json, const ResourceContent& content, const std::string& file)
{
    json.beginObject().key("initialValuesDataType").value(name(content.type));
    writeValues(json.key("initialValues"), content, file);
    const bool isCountable = content.count <= std::numeric_limits<uint32_t>::max();
    if (!isCountable || content.bytes > ((content.count * elementBytes(content.type) + 3) & ~uint64_t{3}))
        json.key("sizeInBytes").value(content.bytes);
    json.endObject();
}

// One dispatch, and what `tessera` writes behind it.
std::string caseText(const Operator& op, Detail detail, const ResourceContent& input, const std::string& inputFile,
                     const std::function<void(JsonText& json)>& tessera)
{
    JsonText json(JsonText::Form::ShortLists);
    writeResource(json.beginObject().key("resources").beginObject().key("input"), input, inputFile);
    writeResource(json.key("output"), zeros(outputDesc(op), TensorRole::Output), {});
    writeOperator(json.endObject().key("dispatchables").beginObject().key("op").beginObject(), op, detail);
    json.endObject().endObject().key("commands").beginArray();
    json.beginObject().key("type").value("dispatch").key("dispatchable").value("op").key("bindings").beginObject();
    json.key(inputField(op)).value("input").key(outputField(op)).value("output").endObject().endObject();
    json.beginObject().key("type").value("print").key("resource").value("output").endObject().endArray();
    if (tessera)
        tessera(json);
    return json.endObject().text();
}

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

std::string toJson(const CaseParts& parts)
{
    const Case& c = parts.c;
    return caseText(c.op, Detail::Everything, parts.input, parts.inputFile, [&](JsonText& json) {
        const auto* values = std::get_if<FromValues>(&c.data);
        json.key("tessera").beginObject().key("version").value(uint64_t{1});
        const auto add = [&](const char* key, const std::string& text) {
            if (!text.empty())
                json.key(key).value(text);
        };
        add("title", c.title);
        add("sentence", parts.extras.sentence);
        add("text", values ? std::string() : toText(c));
        if (values) {
            const std::string& origin = values->origin;
            json.key("origins").beginObject().key("input");
            json.value(parts.folder.empty() ? origin : originFrom(parts.folder, origin)).endObject();
        }
        if (parts.extras.tolerance)
            writeTolerance(json.key("tolerance"), *parts.extras.tolerance);
        if (parts.expected) {
            json.key("expected").beginObject().key("output");
            writeValues(json, *parts.expected, parts.expectedFile);
            json.endObject();
        }
        json.endObject();
    });
}

std::string toJson(const Case& c, bool forTessera, const MemoryBudget& budget)
{
    const ResourceContent input = inputContent(c, budget);
    return forTessera ? toJson({.c = c, .input = input, .inputFile = "input.npy"})
                      : caseText(exported(c.op), Detail::Needed, input, "input.npy", {});
}

void writeCaseFile(const Case& c, const std::filesystem::path& path, const CaseExtras& extras,
                   const MemoryBudget& budget, const WriteControl& control)
{
    const ResourceContent input = inputContent(c, budget);
    ValuesFile inputFile(input, path, "input", control);
    const auto expected = extras.expected ? std::optional(contentOf(*extras.expected)) : std::nullopt;
    std::optional<ValuesFile> expectedFile;
    if (expected)
        expectedFile.emplace(*expected, path, "expected_output", control);
    const std::string json = toJson({.c = c,
                                     .input = input,
                                     .inputFile = inputFile.name(),
                                     .extras = extras,
                                     .expected = expected,
                                     .expectedFile = expectedFile ? expectedFile->name() : "",
                                     .folder = std::filesystem::absolute(path).parent_path()});
    writeFileAtomically(path, std::as_bytes(std::span(json)), control);
    inputFile.keep(json);
    if (expectedFile)
        expectedFile->keep(json);
}

} // namespace tessera
