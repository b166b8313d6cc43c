// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/serve_protocol.h"

#include "engine/compute/foreign/exchange.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/json.h"

namespace tessera {

namespace {

// What `read` makes of a line; what is wrong with the line is an invalid answer. `wrong`: of the line, and of that.
template <class Read> auto parsed(const std::string& line, const Text& wrong, Read&& read)
{
    try {
        const JsonDocument document = parseJson(line);
        return read(JsonMember(document, ""));
    } catch (const JsonError& error) {
        throw RunFailure(FailureKind::Invalid, wrong(shown(line), error.message()));
    }
}

std::string textOf(const JsonMember& root, const char* field)
{
    const auto member = root.find(field);
    return member ? member->string() : "";
}

// In sentences. Both are in the words of the program, or empty.
Message whyNotReady(const std::string& error, const std::string& install)
{
    if (!install.empty())
        return say("foreign", "%1. To install it: %2")(
            error.empty() ? Message(say("foreign", "it is not ready, and says no reason")) : Message(error), install);
    if (error.empty())
        return say("foreign", "it is not ready, and says no reason") + ".";
    return error + ".";
}

// Names that this program does not know are no error: a newer one may.
Greeting readyFrom(const JsonMember& root)
{
    Greeting greeting{
        .name = textOf(root, "name"), .version = textOf(root, "version"), .device = textOf(root, "device")};
    if (const auto list = root.find("operators"))
        for (rapidjson::SizeType i = 0; i < list->array().value().Size(); ++i) {
            const auto op = operatorFromName(list->element(i).string());
            greeting.operators.push_back(op ? std::string(name(*op)) : list->element(i).string());
        }
    if (const auto list = root.find("types"))
        for (rapidjson::SizeType i = 0; i < list->array().value().Size(); ++i)
            if (const auto type = dataTypeFromName(list->element(i).string()))
                greeting.types.push_back(*type);
    return greeting;
}

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

std::string Greeting::text() const
{
    std::string text = name;
    if (!version.empty())
        text += (text.empty() ? "" : " ") + version;
    if (!device.empty())
        text += (text.empty() ? "" : ", ") + device;
    return text;
}

Greeting greetingFrom(const std::string& line)
{
    return parsed(line, say("foreign", "it wrote \"%1\" as its greeting: %2"), [](const JsonMember& root) {
        const JsonMember version = root.required("tessera");
        if (version.uint32() != 1)
            version.refuse(say("foreign", "%1 = %2 is not 1, the version of this conversation"));
        if (root.required("ready").boolean())
            return readyFrom(root);
        throw EngineError(whyNotReady(textOf(root, "error"), textOf(root, "install")));
    });
}

std::string requestLine(const Request& request, const Case& c)
{
    JsonBuffer buffer;
    JsonWriter writer(buffer);
    const auto text = [&](const char* key, const std::string& value) {
        writer.Key(key);
        writer.String(value.c_str(), static_cast<rapidjson::SizeType>(value.size()));
    };
    writer.StartObject();
    writer.Key("id");
    writer.Uint64(request.id);
    text("case", toText(c));
    writer.Key("json");
    const std::string op = operatorJson(c.op);
    writer.RawValue(op.c_str(), op.size(), rapidjson::kObjectType);
    text("input", request.input);
    text("output", request.output);
    writer.EndObject();
    return std::string(buffer.GetString(), buffer.GetSize()) + "\n";
}

std::string copyRequestLine(uint64_t id, uint64_t bytes)
{
    return "{\"id\": " + std::to_string(id) + ", \"copy\": " + std::to_string(bytes) + "}\n";
}

std::optional<double> secondsFrom(const std::string& line, uint64_t id)
{
    return parsed(line, say("foreign", "it wrote \"%1\" as its answer: %2"),
                  [&](const JsonMember& root) -> std::optional<double> {
                      const JsonMember answered = root.required("id");
                      if (answered.uint64() != id)
                          answered.refuse(say("foreign", "%1 = %2 is not the id of the request, %3"), id);
                      if (const auto reason = root.find("unsupported"))
                          throw RunFailure(FailureKind::Unsupported, reason->string());
                      if (const auto error = root.find("error"))
                          throw RunFailure(FailureKind::Failed, error->string());
                      if (const auto why = root.find("invalid"))
                          throw RunFailure(FailureKind::Invalid, why->string());
                      if (const JsonMember ran = root.required("ran"); !ran.boolean())
                          ran.refuse(
                              say("foreign", "%1 = %2 comes without \"unsupported\" or \"error\", which say why"));
                      const auto seconds = root.find("seconds");
                      if (!seconds || seconds->value().IsNull())
                          return std::nullopt;
                      if (!seconds->value().IsNumber() || !(seconds->value().GetDouble() >= 0))
                          seconds->refuse(say("foreign", "%1 = %2 is no time in seconds"));
                      return seconds->value().GetDouble();
                  });
}

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
