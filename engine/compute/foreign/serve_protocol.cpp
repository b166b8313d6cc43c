// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/serve_protocol.h"

#include "engine/compute/foreign/exchange.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_operator.h"
#include "engine/formats/io/json_text.h"

namespace tessera {

namespace {

// read() of a line's JSON. Where it throws, the answer is invalid: wrong(line, reason).
template <class Read> auto parsed(const std::string& line, const Text& wrong, Read&& read)
{
    try {
        const JsonDocument document = parseJson(line);
        return read(JsonMember(document, ""));
    } catch (const JsonError& error) {
        throw RunFailure(FailureKind::Invalid, wrong(shown(line), error.message()));
    }
}

// The reason in sentences. Both texts are the program's own, or empty.
Message whyNotReady(const std::string& error, const std::string& install)
{
    const Message why = error.empty() ? Message(say("foreign", "it is not ready, and says no reason")) : Message(error);
    return install.empty() ? why + "." : say("foreign", "%1. To install it: %2")(why, install);
}

// Unknown names are no error, since newer programs may know them.
Greeting readyFrom(const JsonMember& root)
{
    Greeting greeting{
        .name = root.stringOf("name"), .version = root.stringOf("version"), .device = root.stringOf("device")};
    greeting.claims.operators = listIn(root, "operators", [](const JsonMember& each) {
        const auto op = operatorFromName(each.string());
        return op ? std::string(name(*op)) : each.string();
    });
    if (const auto list = root.find("types"))
        list->forEachElement([&](const JsonMember& each) {
            if (const auto type = dataTypeFromName(each.string()))
                greeting.claims.types.push_back(*type);
        });
    return greeting;
}

} // namespace

void writeClaims(JsonText& json, const Claims& claims)
{
    if (!claims.operators.empty())
        json.key("operators").values(claims.operators);
    if (!claims.types.empty())
        json.key("types").values(claims.types, [](DataType type) { return name(type); });
}

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
        throw EngineError(whyNotReady(root.stringOf("error"), root.stringOf("install")));
    });
}

std::string requestLine(uint64_t id, const Case& c, const std::filesystem::path& input,
                        const std::filesystem::path& output)
{
    JsonText json;
    json.beginObject().key("id").value(id).key("case").value(toText(c));
    json.key("json").object(operatorJson(c.op)).key("input").value(input.string());
    return json.key("output").value(output.string()).endObject().line();
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
    JsonText json;
    json.beginObject().key("tessera").value(uint64_t{1}).key("ready").value(true);
    json.key("name").value(greeting.name).key("version").value(greeting.version).key("device").value(greeting.device);
    writeClaims(json, greeting.claims);
    return json.endObject().line();
}

std::string missingLine(const Message& reason)
{
    JsonText json;
    json.beginObject().key("tessera").value(uint64_t{1}).key("ready").value(false);
    return json.key("error").value(english(reason)).endObject().line();
}

std::string ranLine(uint64_t id, double seconds)
{
    JsonText json;
    json.beginObject().key("id").value(id).key("ran").value(true);
    return json.key("seconds").value(seconds).endObject().line();
}

std::string failedLine(uint64_t id, FailureKind kind, const Message& reason)
{
    JsonText json;
    json.beginObject().key("id").value(id).key(kind == FailureKind::Unsupported   ? "unsupported"
                                                   : kind == FailureKind::Invalid ? "invalid"
                                                                                  : "error");
    return json.value(english(reason)).endObject().line();
}

} // namespace tessera
