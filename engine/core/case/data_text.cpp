// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"

#include "engine/core/message/message.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <filesystem>
#include <limits>

namespace tessera {

namespace {

constexpr std::string_view kValues = "values:";
constexpr uint64_t kFewValues = 64; // shorter than most paths and a file

std::string generatorText(const Generator& generator)
{
    std::string text(name(generator.pattern));
    if (generator.pattern == Pattern::Constant)
        return text + ":" + toText(DataType::Float64, std::bit_cast<uint64_t>(generator.value));
    return generator.seed == 0 || !takesNumber(generator.pattern) ? text : text + ":" + std::to_string(generator.seed);
}

// Whether the text names an existing file, or after "#" a part of one: a resource, an array, an array as a picture.
bool namesAFile(const std::string& origin)
{
    std::error_code error;
    if (std::filesystem::is_regular_file(origin, error))
        return true;
    const size_t mark = origin.rfind('#');
    return mark != origin.npos && namesAFile(origin.substr(0, mark));
}

// The text that reads back bit for bit; a NaN with a payload is in hexadecimal.
std::string valueText(DataType type, uint64_t bits)
{
    const std::string text = toText(type, bits);
    return fromText(type, text) == bits ? text : toHex(type, bits);
}

std::string valuesText(const Tensor& tensor)
{
    std::string text(kValues);
    const uint64_t count = elementCount(tensor.desc);
    for (uint64_t i = 0; i < count; ++i)
        text += (i == 0 ? "" : ",") + valueText(tensor.desc.dataType, tensor.bits(i));
    return text;
}

const std::string& nameOf(const FromValues& values)
{
    return values.file.empty() ? values.origin : values.file;
}

std::vector<std::string> patternNames()
{
    std::vector<std::string> names;
    for (const Pattern pattern : kPatterns)
        names.emplace_back(name(pattern));
    return names;
}

// Whether the word is a misspelt pattern and not a file.
bool isNearlyPattern(const std::string& word)
{
    std::error_code error;
    return !closest(word, patternNames()).empty() && !std::filesystem::exists(word, error);
}

uint64_t bitsOf(DataType type, const std::string& text)
{
    if (!isFloat(type) || !text.starts_with("0x"))
        return fromText(type, text);
    uint64_t bits = 0;
    const char* const end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data() + 2, end, bits, 16);
    const bool isTooWide = elementBytes(type) < 8 && bits >> (8 * elementBytes(type)) != 0;
    if (error != std::errc{} || last != end || isTooWide)
        throw TextError(say("case", "\"%1\" is not %2 in hexadecimal")(text, name(type)));
    return bits;
}

FromValues valuesFromText(const std::string& text, const TensorDesc& input)
{
    const std::vector<std::string_view> given = splitText(std::string_view(text).substr(kValues.size()), ",");
    uint64_t count = 1;
    for (const uint32_t size : input.sizes)
        count = std::min<uint64_t>(count * size, std::numeric_limits<uint32_t>::max());
    if (given.size() != count)
        throw TextError(say("case", "--data values:…: %1 values are given, and %2 would fill %3")(
            given.size(), count, tessera::text(input.sizes)));
    FromValues values{Tensor(withoutLayout(input)), {}};
    for (uint64_t i = 0; i < count; ++i)
        try {
            values.tensor.setBits(i, bitsOf(input.dataType, std::string(given[i])));
        } catch (const TextError& error) {
            throw TextError(say("case", "--data values:…, value %1: %2")(i + 1, error.message()));
        }
    return values;
}

std::string_view name(SampleRange range)
{
    return range == SampleRange::Unit ? "0-1" : "0-255";
}

} // namespace

bool hasLine(const Case& c)
{
    const auto* values = std::get_if<FromValues>(&c.data);
    return !values || elementCount(values->tensor.desc) <= kMostWrittenValues || namesAFile(nameOf(*values));
}

std::string dataText(const DataSource& data)
{
    if (const auto* generator = std::get_if<Generator>(&data))
        return generatorText(*generator);
    if (const auto* file = std::get_if<FromFile>(&data))
        return file->path.string();
    const auto& values = std::get<FromValues>(data);
    const uint64_t count = elementCount(values.tensor.desc);
    const bool isWritten = count <= kFewValues || (count <= kMostWrittenValues && !namesAFile(nameOf(values)));
    return isWritten ? valuesText(values.tensor) : nameOf(values);
}

DataSource dataFromText(const std::string& text, const TensorDesc& input)
{
    if (text.empty())
        throw TextError(say("case", "--data is empty; expected a file, a generator or values:1,2,3"));
    if (text.starts_with(kValues))
        return valuesFromText(text, input);
    const size_t colon = text.find(':');
    const auto pattern = patternFromName(std::string_view(text).substr(0, colon));
    if (!pattern && isNearlyPattern(text.substr(0, colon)))
        throw TextError(say("case", "--data \"%1\" is neither a generator nor a file")(text) + "; "
                        + suggestion(text.substr(0, colon), patternNames()));
    if (!pattern)
        return FromFile{text};
    Generator generator{.pattern = *pattern};
    if (colon == std::string::npos)
        return generator;
    if (!takesNumber(*pattern))
        throw TextError(say("case", "--data \"%1\": %2 takes no number")(text, name(*pattern)) + "; "
                        + kExpected(name(*pattern)));
    const std::string number = text.substr(colon + 1);
    const bool isValue = *pattern == Pattern::Constant;
    try {
        if (isValue)
            generator.value = toDouble(DataType::Float64, fromText(DataType::Float64, number));
        else
            generator.seed = fromText(DataType::UInt64, number);
    } catch (const TextError& error) {
        const Message reason =
            isValue ? error.message() : say("case", "\"%1\" is not a whole number from 0 to 2^64 − 1")(number);
        throw TextError(say("case", "--data \"%1\": %2")(text, reason));
    }
    return generator;
}

SampleRange rangeOf(const DataSource& data)
{
    if (const auto* file = std::get_if<FromFile>(&data))
        return file->range.value_or(SampleRange::Byte);
    const auto* values = std::get_if<FromValues>(&data);
    return values ? values->range : SampleRange::Byte;
}

// Values that are written out, or that a case file holds, have their range already.
std::string rangeText(const DataSource& data)
{
    if (const auto* file = std::get_if<FromFile>(&data))
        return file->range ? std::string(name(*file->range)) : "";
    const SampleRange range = rangeOf(data);
    const auto* values = std::get_if<FromValues>(&data);
    const bool isRead = !values || (values->file.empty() && !dataText(data).starts_with(kValues));
    return range != SampleRange::Byte && isRead ? std::string(name(range)) : "";
}

void setRange(DataSource& data, const std::string& text, const TensorDesc& input)
{
    if (text != name(SampleRange::Byte) && text != name(SampleRange::Unit))
        throw TextError(say("case", "--range \"%1\" is neither 0-255 nor 0-1")(text));
    auto* file = std::get_if<FromFile>(&data);
    if (!file)
        throw TextError(kRangeNeedsFile);
    file->range = text == name(SampleRange::Unit) ? SampleRange::Unit : SampleRange::Byte;
    if (*file->range == SampleRange::Unit && !isFloat(input.dataType))
        throw TextError(
            say("case", "--range %1 is of float types; %2 has a range of its own")(text, name(input.dataType)));
}

} // namespace tessera
