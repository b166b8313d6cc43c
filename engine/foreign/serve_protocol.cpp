// SPDX-License-Identifier: Apache-2.0
#include "engine/foreign/serve_protocol.h"

#include "engine/engines/run_failure.h"
#include "engine/foreign/exchange.h"
#include "engine/io/json.h"
#include "engine/io/json_types.h"
#include "engine/ops/operator.h"

namespace tessera {

namespace {

// What `read` makes of a line; what is wrong with the line is an invalid answer.
template <class Read> auto parsed(const std::string& line, const char* what, Read&& read)
{
    try {
        const JsonDocument document = parseJson(line);
        return read(JsonMember(document, ""));
    } catch (const JsonError& error) {
        throw RunFailure(FailureKind::Invalid,
                         std::string("it wrote \"") + shown(line) + "\" as its " + what + ": " + error.what());
    }
}

std::string textOf(const JsonMember& root, const char* field)
{
    const auto member = root.find(field);
    return member ? member->string() : "";
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
    return parsed(line, "greeting", [](const JsonMember& root) {
        const JsonMember version = root.required("tessera");
        if (version.uint32() != 1)
            version.refuse("is not 1, the version of this conversation");
        if (root.required("ready").boolean())
            return readyFrom(root);
        const std::string install = textOf(root, "install"), error = textOf(root, "error");
        throw EngineError((error.empty() ? "it is not ready, and says no reason" : error) + "."
                          + (install.empty() ? "" : " To install it: " + install));
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
    return parsed(line, "answer", [&](const JsonMember& root) -> std::optional<double> {
        const JsonMember answered = root.required("id");
        if (answered.uint64() != id)
            answered.refuse("is not the id of the request, " + std::to_string(id));
        if (const auto reason = root.find("unsupported"))
            throw RunFailure(FailureKind::Unsupported, reason->string());
        if (const auto error = root.find("error"))
            throw RunFailure(FailureKind::Failed, error->string());
        if (const auto why = root.find("invalid"))
            throw RunFailure(FailureKind::Invalid, why->string());
        if (const JsonMember ran = root.required("ran"); !ran.boolean())
            ran.refuse("comes without \"unsupported\" or \"error\", which say why");
        const auto seconds = root.find("seconds");
        if (!seconds || seconds->value().IsNull())
            return std::nullopt;
        if (!seconds->value().IsNumber() || !(seconds->value().GetDouble() >= 0))
            seconds->refuse("is no time in seconds");
        return seconds->value().GetDouble();
    });
}

} // namespace tessera
