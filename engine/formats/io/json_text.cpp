// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/json_text.h"

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

// In strings line feeds are escaped: those that are there indent.
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

} // namespace tessera
