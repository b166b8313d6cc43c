// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/json_values.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/output_path.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/io/resource_memory.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <cmath>
#include <cstring>
#include <limits>

namespace tessera {

namespace {

// half.hpp's default rounding: what does not fit is cut off, what is too large is infinite.
uint16_t halfTowardsZero(float value)
{
    const uint16_t nearest = floatToHalf(value);
    const bool infinite = std::isinf(halfToFloat(nearest));
    const bool roundedAway = infinite ? std::abs(value) < 65536.0f : std::abs(halfToFloat(nearest)) > std::abs(value);
    // Halves are ordered by their bits without the sign: one step back is the next one towards zero.
    return static_cast<uint16_t>(nearest - (roundedAway ? 1 : 0));
}

std::optional<double> floatLiteral(const JsonValue& value)
{
    if (value.IsNumber())
        return value.IsLosslessDouble() ? std::optional{value.GetDouble()} : std::nullopt;
    if (!value.IsString())
        return std::nullopt;
    std::string word(value.GetString(), value.GetStringLength());
    std::ranges::transform(word, word.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (word == "nan")
        return std::numeric_limits<double>::quiet_NaN();
    return word == "inf" ? std::optional{infinity} : word == "-inf" ? std::optional{-infinity} : std::nullopt;
}

std::optional<uint64_t> integerLiteral(const JsonValue& value, DataType type)
{
    const auto [least, most] = integerRange(type);
    if (value.IsUint64())
        return value.GetUint64() <= most ? std::optional{value.GetUint64()} : std::nullopt;
    if (!value.IsInt64() || value.GetInt64() < least)
        return std::nullopt;
    return static_cast<uint64_t>(value.GetInt64())
        & (std::numeric_limits<uint64_t>::max() >> (64 - 8 * elementBytes(type)));
}

} // namespace

std::optional<uint64_t> literalBits(const JsonValue& value, DataType type)
{
    if (!isFloat(type))
        return integerLiteral(value, type);
    const auto number = floatLiteral(value);
    if (!number)
        return std::nullopt;
    if (type == DataType::Float16)
        return halfTowardsZero(static_cast<float>(*number));
    return fromDouble(type, *number);
}

uint64_t literal(const JsonMember& member, DataType type)
{
    if (const auto bits = literalBits(member.value(), type))
        return *bits;
    if (isFloat(type))
        member.refuse(say("io", "%1 = %2 is not a %3; expected a number, \"nan\", \"inf\" or \"-inf\""), name(type));
    const auto [least, most] = integerRange(type);
    member.refuse(say("io", "%1 = %2 is not a %3; expected a whole number from %4 to %5"), name(type), least, most);
}

void writeLiteral(JsonText& json, DataType type, uint64_t bits)
{
    const std::string text = toText(type, bits);
    if (!isFloat(type)) {
        isSigned(type) ? json.value(static_cast<int64_t>(fromText(DataType::Int64, text))) : json.value(bits);
        return;
    }
    if (!isFinite(type, bits)) {
        json.value(isNan(type, bits) ? "nan" : text);
        return;
    }
    double written = numberIn<double>(text).value();
    if (literalBits(JsonValue(written), type) != bits)
        written = toDouble(type, bits); // the shortest text rounds the wrong way on its way through a double
    if (written == std::floor(written) && std::abs(written) < 1e15 && !(written == 0 && std::signbit(written)))
        json.value(static_cast<int64_t>(written)); // 3, not 3.0
    else
        json.value(written);
}

bool isWritable(DataType type, uint64_t bits)
{
    return !isFloat(type) || !isNan(type, bits) || bits == fromDouble(type, std::numeric_limits<double>::quiet_NaN());
}

namespace {

using Count = rapidjson::SizeType;

void put(std::span<std::byte> bytes, DataType type, uint64_t index, uint64_t bits)
{
    const uint32_t width = elementBytes(type);
    std::memcpy(bytes.data() + index * width, &bits, width);
}

InitialValues counted(DataType type, uint64_t count)
{
    return {
        .type = type, .count = count, .sizes = flatDesc(type, count).sizes, .source = {}, .content = {}, .fill = {}};
}

InitialValues arrayForm(const JsonMember& member, DataType type)
{
    InitialValues values = counted(type, member.value().Size());
    values.fill = [member, type](std::span<std::byte> bytes) {
        for (Count i = 0; i < member.value().Size(); ++i) {
            const auto bits = literalBits(member.value()[i], type);
            put(bytes, type, i, bits ? *bits : literal(member.element(i), type));
        }
    };
    return values;
}

// [{ "type": "UINT32", "value": 1 }, …]: packed back to back.
InitialValues listForm(const JsonMember& member)
{
    std::vector<DataType> types;
    uint64_t bytes = 0;
    for (Count i = 0; i < member.value().Size(); ++i) {
        const JsonMember entry = member.element(i);
        const auto type = dataTypeOf(entry.required("type"));
        if (!type)
            entry.required("type").refuse(say("io", "%1 = %2 is not a type of a value"));
        types.push_back(*type);
        bytes += elementBytes(*type);
    }
    const bool mixed = std::ranges::adjacent_find(types, std::ranges::not_equal_to{}) != types.end();
    InitialValues values = mixed || types.empty() ? counted(DataType::UInt8, bytes) : counted(types[0], types.size());
    values.fill = [member, types](std::span<std::byte> memory) {
        for (Count i = 0; i < member.value().Size(); ++i) {
            put(memory, types[i], 0, literal(member.element(i).required("value"), types[i]));
            memory = memory.subspan(elementBytes(types[i]));
        }
    };
    return values;
}

DataType needType(const JsonMember& member, std::optional<DataType> type)
{
    if (!type)
        member.refuse(say("io", "%1 = %2 needs initialValuesDataType beside it"));
    return *type;
}

InitialValues constantForm(const JsonMember& member, DataType type)
{
    for (const char* other : {"valueStart", "sourcePath"})
        if (const auto both = member.find(other))
            both->refuse(say("io", "%1 = %2 stands beside value; only one of them can be meant"));
    InitialValues values = counted(type, member.required("valueCount").uint32());
    const uint64_t bits = literal(member.required("value"), type);
    values.fill = [type, bits, count = values.count](std::span<std::byte> bytes) {
        if (bits == 0)
            return; // new memory is zero, and stays untouched
        for (uint64_t i = 0; i < count; ++i)
            put(bytes, type, i, bits);
    };
    return values;
}

// a + b in the type itself: integers wrap, halves are cut off as literals are.
uint64_t sum(DataType type, uint64_t a, uint64_t b)
{
    if (!isFloat(type))
        return a + b;
    if (type == DataType::Float64)
        return fromDouble(type, toDouble(type, a) + toDouble(type, b));
    const float exact = static_cast<float>(toDouble(type, a)) + static_cast<float>(toDouble(type, b));
    return *literalBits(JsonValue(exact), type);
}

InitialValues sequenceForm(const JsonMember& member, DataType type)
{
    InitialValues values = counted(type, member.required("valueCount").uint32());
    const uint64_t start = literal(member.required("valueStart"), type);
    const uint64_t delta = literal(member.required("valueDelta"), type);
    values.fill = [type, start, delta, count = values.count](std::span<std::byte> bytes) {
        uint64_t bits = start;
        for (uint64_t i = 0; i < count; ++i, bits = sum(type, bits, delta))
            put(bytes, type, i, bits);
    };
    return values;
}

// Beside the case, else in the current folder, which lies outside.
std::filesystem::path sourceFile(const JsonMember& source, const SourcePlace& place)
{
    std::string text = source.string();
    if (text.empty() || text.find('\0') != std::string::npos)
        source.refuse(say("io", "%1 = %2 is not a file's name"));
    std::ranges::replace(text, '\\', '/');
    std::error_code error;
    const auto isThere = [&](const std::filesystem::path& path) {
        return std::filesystem::exists(fileOfArray(path), error);
    };
    std::filesystem::path path = place.folder / text;
    if (!isThere(path))
        path = text;
    if (isThere(path) && place.reach == SourceReach::CaseFolder && !liesBelow(fileOfArray(path), place.folder))
        throw OutsideFolder(say("io", "%1 = \"%2\" lies outside the case's folder")(source.path(), shown(text)));
    return path;
}

InitialValues arrayValues(const JsonMember& source, const Tensor& tensor, std::optional<DataType> type)
{
    if (type && *type != tensor.desc.dataType)
        source.refuse(say("io", "%1 = %2 holds %3 where initialValuesDataType is %4"), name(tensor.desc.dataType),
                      name(*type));
    return {.type = tensor.desc.dataType,
            .count = elementCount(tensor.desc),
            .sizes = tensor.desc.sizes,
            .source = {},
            .content = tensor.buffer,
            .fill = {}};
}

InitialValues heldForm(const JsonMember& source, const HeldArrays& held, std::optional<DataType> type)
{
    const auto found = held.find(source.string());
    if (found == held.end())
        source.refuse(say("io", "%1 = %2 is not in the bundle"));
    return arrayValues(source, found->second, type);
}

InitialValues fileForm(const JsonMember& member, std::optional<DataType> type, const SourcePlace& place,
                       const MemoryBudget& budget)
{
    const JsonMember source = member.required("sourcePath");
    if (place.held)
        return heldForm(source, *place.held, type);
    const std::filesystem::path path = sourceFile(source, place);
    const FileKind kind = fileKind(path);
    if (kind == FileKind::Picture)
        source.refuse(
            say("io",
                "%1 = %2 is a picture, which a case file cannot bring here; open it in the window or save it as .npy"));
    try {
        if (kind == FileKind::Npy) {
            InitialValues values = arrayValues(source, readArray(path, budget), type);
            values.source = fileOfArray(path);
            return values;
        }
        const uint64_t size = regularFileSize(path);
        const DataType element = needType(member, type);
        InitialValues values = counted(element, size / elementBytes(element));
        if (values.bytes() != size)
            source.refuse(say("io", "%1 = %2 has %3 bytes, not a multiple of the %4 of a %5"), size,
                          elementBytes(element), name(element));
        if (size > budget.bytes)
            source.refuseBytes(size, budget);
        values.source = path;
        values.content = Buffer::read(path, 0, size);
        return values;
    } catch (const IoError& error) {
        source.refuse(say("io", "%1 = %2 cannot be used: %3"), error.message());
    }
}

InitialValues anyForm(const JsonMember& member, std::optional<DataType> type, const SourcePlace& place,
                      const MemoryBudget& budget)
{
    if (member.value().IsArray())
        return type ? arrayForm(member, *type) : listForm(member);
    if (!member.value().IsObject())
        member.refuse(say("io", "%1 = %2 is neither an array nor an object with value, valueStart or sourcePath"));
    if (member.find("value"))
        return constantForm(member, needType(member, type));
    if (member.find("valueStart"))
        return sequenceForm(member, needType(member, type));
    if (member.find("sourcePath"))
        return fileForm(member, type, place, budget);
    member.refuse(say("io", "%1 = %2 has neither value, valueStart nor sourcePath"));
}

} // namespace

MemoryAccount::MemoryAccount(MemoryBudget budget)
    : m_budget(std::move(budget))
    , m_left(m_budget.bytes)
{
}

MemoryBudget MemoryAccount::left() const
{
    return {.bytes = m_left, .advice = m_budget.advice};
}

void MemoryAccount::take(uint64_t bytes, const JsonMember& why)
{
    if (bytes > m_left)
        throw JsonError(withAdvice(say("io", "%1 needs %2 bytes of memory; of the budget of %3, %4 are left")(
                                       why.path(), bytes, m_budget.bytes, m_left),
                                   m_budget));
    m_left -= bytes;
}

std::optional<DataType> dataTypeOf(const std::optional<JsonMember>& member)
{
    if (!member)
        return std::nullopt;
    const std::string text = member->string();
    if (const auto type = dataTypeFromName(text))
        return type;
    if (text == "UNKNOWN" || text == "DML_TENSOR_DATA_TYPE_UNKNOWN")
        return std::nullopt;
    member->refuse(
        say("io", "%1 = %2 is not a data type that values can have; FLOAT64, FLOAT32, FLOAT16, INT64 … UINT8 are"));
}

uint64_t sourceBytes(const JsonMember& member, const SourcePlace& place)
{
    const auto source = member.value().IsObject() ? member.find("sourcePath") : std::nullopt;
    if (!source || !source->value().IsString())
        return 0;
    std::error_code error;
    const std::filesystem::path path = sourceFile(*source, place);
    const uint64_t size = std::filesystem::is_regular_file(path, error) ? std::filesystem::file_size(path, error) : 0;
    return error ? 0 : size;
}

InitialValues initialValues(const JsonMember& member, std::optional<DataType> type, const SourcePlace& place,
                            const MemoryBudget& budget)
{
    InitialValues values = anyForm(member, type, place, budget);
    if (values.count == 0)
        member.refuse(say("io", "%1 = %2 has no values"));
    if (values.count > std::numeric_limits<uint32_t>::max())
        member.refuse(say("io", "%1 = %2 has more than 2^32 − 1 values"));
    return values;
}

void writeValues(JsonText& json, const ResourceContent& content, const std::string& file)
{
    if (content.values && !content.needsFile()) {
        json.beginArray();
        for (uint64_t i = 0; i < content.count; ++i)
            writeLiteral(json, content.type, content.values->bits(i));
        json.endArray();
    } else if (content.values) {
        json.beginObject().key("sourcePath").value(file).endObject();
    } else {
        const bool isCountable = content.count <= std::numeric_limits<uint32_t>::max();
        json.beginObject().key("valueCount").value(isCountable ? content.count : 1);
        json.key("value").value(uint64_t{0}).endObject();
    }
}

} // namespace tessera
