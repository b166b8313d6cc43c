// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/files/temporary.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_operator.h"
#include "engine/formats/io/json_values.h"

#include <limits>

namespace tessera {

namespace {

// A picture's path, seen from the case's folder; other origins are words.
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

// Begins an object with one dispatch; the caller ends it.
void beginCase(JsonText& json, const Operator& op, Detail detail, const ResourceContent& input,
               const std::string& inputFile)
{
    writeResource(json.beginObject().key("resources").beginObject().key("input"), input, inputFile);
    writeResource(json.key("output"), zeros(op.output, TensorRole::Output), {});
    writeOperator(json.endObject().key("dispatchables").beginObject().key("op").beginObject(), op, detail);
    json.endObject().endObject().key("commands").beginArray();
    json.beginObject().key("type").value("dispatch").key("dispatchable").value("op").key("bindings").beginObject();
    json.key(inputField(op)).value("input").key(outputField(op)).value("output").endObject().endObject();
    json.beginObject().key("type").value("print").key("resource").value("output").endObject().endArray();
}

// The .npy of a resource's values beside the case, "case.input.npy" or "case.input-2.npy". It is removed if the case
// cannot be written. Its name is new, so the old case and its files stay valid until the case is written.
class ValuesFile {
public:
    ValuesFile(const ResourceContent& content, const std::filesystem::path& path, const std::string& resource,
               const WriteControl& control)
        : m_folder(path.parent_path())
        , m_stem(path.stem().string() + "." + resource)
    {
        if (!content.needsFile())
            return;
        std::filesystem::path file = m_folder / (m_stem + ".npy");
        std::error_code error;
        for (unsigned number = 2; std::filesystem::exists(file, error); ++number)
            file = m_folder / (m_stem + "-" + std::to_string(number) + ".npy");
        m_file = Temporary(file);
        writeNpy(*content.values, file, control);
    }

    std::string name() const { return m_file.path().filename().generic_string(); } // empty: none is needed

    void keep(const std::string& caseText) // removes older ones that the text does not name
    {
        if (m_file.path().empty())
            return;
        m_file.keep();
        std::error_code error;
        for (const std::filesystem::path& entry : entriesOf(m_folder)) {
            const std::string name = entry.filename().string();
            if (isOurs(name) && caseText.find('"' + name + '"') == std::string::npos)
                std::filesystem::remove(entry, error);
        }
    }

private:
    bool isOurs(const std::string& name) const
    {
        if (!name.starts_with(m_stem) || !name.ends_with(".npy"))
            return false;
        const std::string middle = name.substr(m_stem.size(), name.size() - m_stem.size() - 4); // "-2"
        return middle.empty() || (middle[0] == '-' && numberIn<unsigned>(std::string_view(middle).substr(1)));
    }

    std::filesystem::path m_folder;
    std::string m_stem;
    Temporary m_file;
};

} // namespace

std::string toJson(const CaseParts& parts)
{
    const Case& c = parts.c;
    const auto* values = std::get_if<FromValues>(&c.data);
    JsonText json(JsonText::Form::ShortLists);
    beginCase(json, c.op, Detail::Everything, parts.input, parts.inputFile);
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
    return json.endObject().endObject().text();
}

std::string toJson(const Case& c, const MemoryBudget& budget)
{
    const ResourceContent input = inputContent(c, budget);
    JsonText json(JsonText::Form::ShortLists);
    beginCase(json, forDxDispatch(c.op), Detail::Needed, input, input.needsFile() ? "input.npy" : "");
    return json.endObject().text();
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
