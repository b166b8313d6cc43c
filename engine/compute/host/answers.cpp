// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/host/answers.h"

#include "engine/formats/io/json_types.h"

namespace tessera {

namespace {

// An object on one line.
class Line {
public:
    Line() { m_writer.StartObject(); }

    Line& add(const char* key, const std::string& text)
    {
        m_writer.Key(key);
        m_writer.String(text.c_str(), static_cast<rapidjson::SizeType>(text.size()));
        return *this;
    }
    Line& add(const char* key, uint64_t number)
    {
        m_writer.Key(key);
        m_writer.Uint64(number);
        return *this;
    }
    Line& add(const char* key, double number)
    {
        m_writer.Key(key);
        m_writer.Double(number);
        return *this;
    }
    Line& add(const char* key, const std::vector<std::string>& texts)
    {
        m_writer.Key(key);
        m_writer.StartArray();
        for (const std::string& text : texts)
            m_writer.String(text.c_str(), static_cast<rapidjson::SizeType>(text.size()));
        m_writer.EndArray();
        return *this;
    }
    Line& add(const char* key, bool isTrue)
    {
        m_writer.Key(key);
        m_writer.Bool(isTrue);
        return *this;
    }

    std::string text()
    {
        m_writer.EndObject();
        return std::string(m_buffer.GetString(), m_buffer.GetSize()) + "\n";
    }

private:
    JsonBuffer m_buffer;
    JsonWriter m_writer{m_buffer};
};

} // namespace

std::string greetingLine(const Greeting& greeting)
{
    Line line;
    line.add("tessera", uint64_t{1}).add("ready", true);
    line.add("name", greeting.name).add("version", greeting.version).add("device", greeting.device);
    if (!greeting.operators.empty())
        line.add("operators", greeting.operators);
    if (!greeting.types.empty()) {
        std::vector<std::string> types;
        for (const DataType type : greeting.types)
            types.emplace_back(name(type));
        line.add("types", types);
    }
    return line.text();
}

std::string missingLine(const Message& reason)
{
    return Line().add("tessera", uint64_t{1}).add("ready", false).add("error", english(reason)).text();
}

std::string ranLine(uint64_t id, double seconds)
{
    return Line().add("id", id).add("ran", true).add("seconds", seconds).text();
}

std::string failedLine(uint64_t id, FailureKind kind, const Message& reason)
{
    const char* const what = kind == FailureKind::Unsupported ? "unsupported"
        : kind == FailureKind::Invalid                        ? "invalid"
                                                              : "error";
    return Line().add("id", id).add(what, english(reason)).text();
}

} // namespace tessera
