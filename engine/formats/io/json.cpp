// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/json.h"

#include "engine/core/message/plain_text.h"

#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr unsigned kFlags = rapidjson::kParseNumbersAsStringsFlag | rapidjson::kParseCommentsFlag
    | rapidjson::kParseTrailingCommasFlag | rapidjson::kParseIterativeFlag | rapidjson::kParseStopWhenDoneFlag;

// An element takes two characters, "1,", and a value of 16 bytes, twice while an array grows.
constexpr uint64_t kTreeBytesPerCharacter = 16;
constexpr uint64_t kAlwaysAllowed = 4 << 20;

// A document of limited depth, since copying and writing a tree are recursive. Numbers are read by the standard
// library: RapidJSON's own reader of all digits ends the program at 0. and 350 zeros.
class ShallowDocument : public JsonDocument {
public:
    bool StartObject() { return ++m_depth <= kMostJsonDepth && JsonDocument::StartObject(); }
    bool EndObject(rapidjson::SizeType n) { return m_depth-- > 0 && JsonDocument::EndObject(n); }
    bool StartArray() { return ++m_depth <= kMostJsonDepth && JsonDocument::StartArray(); }
    bool EndArray(rapidjson::SizeType n) { return m_depth-- > 0 && JsonDocument::EndArray(n); }

    bool RawNumber(const char* text, rapidjson::SizeType length, bool)
    {
        const std::string_view number(text, length);
        if (const auto whole = numberIn<int64_t>(number))
            return Int64(*whole);
        if (const auto whole = numberIn<uint64_t>(number))
            return Uint64(*whole);
        if (const auto real = numberIn<double>(number))
            return Double(*real);
        const auto wide = numberIn<long double>(number); // none: beyond 10^±4932
        const bool isSmall = wide
            ? std::abs(*wide) < 1
            : number.find('-', 1) != number.npos || number.find_first_not_of("-0.") > number.find('.');
        m_isTooBig = !isSmall;
        return isSmall && Double(0);
    }
    bool isTooBig() const { return m_isTooBig; } // a number for a double

private:
    unsigned m_depth = 0;
    bool m_isTooBig = false;
};

// RapidJSON's own sentence, without its full stop.
Message sentenceOf(rapidjson::ParseErrorCode code)
{
    if (code == rapidjson::kParseErrorTermination) // by ShallowDocument
        return say("io", "Nested deeper than %1 levels")(kMostJsonDepth);
    std::string_view sentence = rapidjson::GetParseError_En(code);
    sentence.remove_suffix(sentence.ends_with('.') ? 1 : 0);
    return std::string(sentence);
}

[[noreturn]] void refuseText(std::string_view text, const rapidjson::ParseResult& result)
{
    if (text.starts_with("\xef\xbb\xbf"))
        throw JsonError(say("io",
                            "The text begins with a byte order mark, which DxDispatch does not read; save it as UTF-8 "
                            "without"));
    const std::string_view before = text.substr(0, result.Offset());
    const size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    throw JsonError(say("io", "line %1, column %2: %3")(std::ranges::count(before, '\n') + 1,
                                                        before.size() - lineStart + 1, sentenceOf(result.Code())));
}

} // namespace

std::string compactText(const JsonValue& value)
{
    JsonBuffer buffer;
    JsonWriter writer(buffer);
    return value.Accept(writer) ? std::string(buffer.GetString(), buffer.GetSize()) : std::string();
}

void checkJsonSize(uint64_t bytes, const MemoryBudget& budget)
{
    const uint64_t most = std::max(budget.bytes / kTreeBytesPerCharacter, kAlwaysAllowed);
    if (bytes > most)
        throw JsonError(say("io",
                            "The text has %1 bytes; within the memory budget it may have %2. Keep large values in a "
                            ".npy file")(bytes, most));
}

JsonDocument parseJson(std::string_view text, const MemoryBudget& budget)
{
    checkJsonSize(text.size(), budget);
    ShallowDocument document;
    JsonReader reader;
    rapidjson::MemoryStream stream(text.data(), text.size());
    const auto parse = [&](JsonDocument& target) {
        return !reader.Parse<kFlags>(stream, static_cast<ShallowDocument&>(target)).IsError();
    };
    document.Populate(parse);
    if (reader.HasParseError())
        refuseText(text,
                   {document.isTooBig() ? rapidjson::kParseErrorNumberTooBig : reader.GetParseErrorCode(),
                    reader.GetErrorOffset()});
    return JsonDocument(std::move(document));
}

std::string JsonMember::pathOf(std::string_view name) const
{
    return m_path.empty() ? shown(name) : m_path + "." + shown(name);
}

std::optional<JsonMember> JsonMember::find(std::string_view name) const
{
    object();
    const auto found = m_value->FindMember(
        JsonValue(rapidjson::StringRef(name.data(), static_cast<rapidjson::SizeType>(name.size()))));
    if (found == m_value->MemberEnd())
        return std::nullopt;
    return JsonMember(found->value, pathOf(name));
}

JsonMember JsonMember::required(std::string_view name) const
{
    if (auto member = find(name))
        return *std::move(member);
    throw JsonError(say("io", "%1 is missing")(pathOf(name)));
}

JsonMember JsonMember::element(rapidjson::SizeType index) const
{
    return {array().value()[index], m_path + "[" + std::to_string(index) + "]"};
}

const JsonMember& JsonMember::object() const
{
    if (!m_value->IsObject())
        refuse(say("io", "%1 = %2 is not an object {…}"));
    return *this;
}

const JsonMember& JsonMember::array() const
{
    if (!m_value->IsArray())
        refuse(say("io", "%1 = %2 is not an array […]"));
    return *this;
}

std::string JsonMember::string() const
{
    if (!m_value->IsString())
        refuse(say("io", "%1 = %2 is not a string"));
    return {m_value->GetString(), m_value->GetStringLength()};
}

std::string JsonMember::stringOf(std::string_view name) const
{
    const auto member = find(name);
    return member ? member->string() : std::string();
}

bool JsonMember::boolean() const
{
    if (!m_value->IsBool())
        refuse(say("io", "%1 = %2 is neither true nor false"));
    return m_value->GetBool();
}

constexpr Text kNoNumber = say("io", "%1 = %2 is not a whole number from 0 to %3");

uint32_t JsonMember::uint32() const
{
    if (!m_value->IsUint())
        refuse(kNoNumber, std::numeric_limits<uint32_t>::max());
    return m_value->GetUint();
}

uint64_t JsonMember::uint64() const
{
    if (!m_value->IsUint64())
        refuse(kNoNumber, std::numeric_limits<uint64_t>::max());
    return m_value->GetUint64();
}

std::string JsonMember::valueText() const
{
    if (m_value->IsObject())
        return "{…}";
    if (m_value->IsArray())
        return "[…]";
    return m_value->IsString() ? "\"" + shown(string()) + "\"" : compactText(*m_value);
}

Message JsonMember::pathText() const
{
    return m_path.empty() ? Message(say("io", "The text")) : Message(m_path);
}

} // namespace tessera
