// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/json_text.h"

#include "engine/core/message/plain_text.h"
#include "engine/formats/io/json.h"

#include <cmath>

namespace tessera {

struct JsonText::Writer {
    JsonBuffer buffer;
    JsonPrettyWriter writer{buffer};
};

JsonText::JsonText(Form form)
    : m_writer(std::make_unique<Writer>())
{
    if (form == Form::Reports)
        return;
    m_writer->writer.SetIndent(' ', 2);
    m_writer->writer.SetFormatOptions(rapidjson::kFormatSingleLineArray);
}

JsonText::~JsonText() = default;

JsonText& JsonText::beginObject()
{
    return after(m_writer->writer.StartObject());
}

JsonText& JsonText::endObject()
{
    return after(m_writer->writer.EndObject());
}

JsonText& JsonText::beginArray()
{
    return after(m_writer->writer.StartArray());
}

JsonText& JsonText::endArray()
{
    return after(m_writer->writer.EndArray());
}

JsonText& JsonText::key(std::string_view name)
{
    return after(m_writer->writer.Key(name.data(), static_cast<rapidjson::SizeType>(name.size())));
}

JsonText& JsonText::value(std::string_view text)
{
    // RapidJSON refuses a null pointer, which an empty view may have.
    return after(
        m_writer->writer.String(text.empty() ? "" : text.data(), static_cast<rapidjson::SizeType>(text.size())));
}

JsonText& JsonText::value(uint64_t number)
{
    return after(m_writer->writer.Uint64(number));
}

JsonText& JsonText::value(int64_t number)
{
    return after(m_writer->writer.Int64(number));
}

JsonText& JsonText::value(double number)
{
    if (!std::isfinite(number))
        return value(std::isnan(number) ? "NaN" : number > 0 ? "Infinity" : "-Infinity");
    return after(m_writer->writer.Double(number));
}

JsonText& JsonText::value(bool isTrue)
{
    return after(m_writer->writer.Bool(isTrue));
}

JsonText& JsonText::null()
{
    return after(m_writer->writer.Null());
}

JsonText& JsonText::object(std::string_view json)
{
    return after(m_writer->writer.RawValue(json.data(), json.size(), rapidjson::kObjectType));
}

std::string JsonText::text() const
{
    return std::string(m_writer->buffer.GetString(), m_writer->buffer.GetSize()) + "\n";
}

// Line feeds within strings are escaped, so those in the text only indent.
std::string JsonText::line() const
{
    std::string result;
    bool isIndent = false;
    for (const char each : text()) {
        isIndent = each == '\n' || (isIndent && each == ' ');
        if (!isIndent)
            result += each;
        else if (result.ends_with(','))
            result += ' ';
    }
    return result + "\n";
}

std::string inOneLine(std::string_view json)
try {
    return compactText(parseJson(json));
} catch (const JsonError&) {
    return {};
}

namespace {

constexpr std::string_view kReportSchema = "tessera-report", kProgram = "tessera ";
constexpr uint64_t kReportVersion = 1; // readers must refuse another number

} // namespace

JsonText& beginReport(JsonText& json, std::string_view command)
{
    return beginReport(json, command, TESSERA_VERSION);
}

JsonText& beginReport(JsonText& json, std::string_view command, std::string_view programVersion)
{
    json.beginObject().key("schema").value(kReportSchema).key("version").value(kReportVersion);
    json.key("program").value(std::string(kProgram) + std::string(programVersion));
    return json.key("command").value(command);
}

ReportHead reportHeadIn(const JsonMember& root)
{
    root.object();
    const JsonMember schema = root.required("schema"), version = root.required("version");
    if (schema.string() != kReportSchema)
        schema.refuse(say("io", "%1 = %2 is no report of tessera; expected \"%3\""), kReportSchema);
    if (version.uint64() != kReportVersion)
        version.refuse(say("io", "%1 = %2 is a form that this program does not know; expected %3, or a newer tessera"),
                       kReportVersion);
    const JsonMember program = root.required("program");
    const std::string text = program.string();
    if (!text.starts_with(kProgram))
        program.refuse(say("io", "%1 = %2 is none that writes reports; expected \"tessera 0.1.0\""));
    return {.command = root.required("command").string(), .programVersion = text.substr(kProgram.size())};
}

namespace {

bool isFormula(std::string_view text)
{
    constexpr std::string_view kFirst = "=+-@\t\r";
    const bool isNumber = numberIn<double>(text.substr(text.starts_with('+') ? 1 : 0)).has_value();
    return !text.empty() && kFirst.find(text.front()) != kFirst.npos && !isNumber;
}

} // namespace

std::string csvText(std::string_view text)
{
    const bool runs = isFormula(text);
    if (!runs && text.find_first_of(",\"\r\n") == text.npos)
        return std::string(text);
    std::string field = runs ? "\"'" : "\"";
    for (const char each : text)
        field += each == '"' ? std::string("\"\"") : std::string(1, each);
    return field + '"';
}

std::string csvLine(const std::vector<std::string>& fields)
{
    return listText(fields, ",", csvText) + '\n';
}

} // namespace tessera
