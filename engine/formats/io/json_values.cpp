// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/json_values.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/io/json_operator.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace tessera {

namespace {

// The default rounding of half.hpp, which DxDispatch uses: toward zero; what is too large becomes infinite.
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
    const std::string word = lowerCase({value.GetString(), value.GetStringLength()});
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
        written = toDouble(type, bits); // the shortest text would be rounded twice, through a double
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

// a + b in the type itself: integers wrap, and halves are truncated as literals are.
uint64_t sum(DataType type, uint64_t a, uint64_t b)
{
    if (!isFloat(type))
        return a + b;
    if (type == DataType::Float64)
        return fromDouble(type, toDouble(type, a) + toDouble(type, b));
    const float exact = static_cast<float>(toDouble(type, a)) + static_cast<float>(toDouble(type, b));
    return *literalBits(JsonValue(exact), type);
}

// The file beside the case, else in the current folder, which lies outside.
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

// Reads one member. Each form determines type and count, takes memory, and fills it.
struct ValuesReader {
    const JsonMember& member;
    const ValuesRoom& room;
    const SourcePlace& place;
    MemoryAccount& memory;
    ReadValues values = {};

    ReadValues read(std::optional<DataType> type)
    {
        if (member.value().IsArray())
            type ? readArrayForm(*type) : readListForm();
        else if (!member.value().IsObject())
            member.refuse(say("io", "%1 = %2 is neither an array nor an object with value, valueStart or sourcePath"));
        else if (member.find("value"))
            readConstantForm(requireType(type));
        else if (member.find("valueStart"))
            readSequenceForm(requireType(type));
        else if (member.find("sourcePath"))
            readFileForm(type);
        else
            member.refuse(say("io", "%1 = %2 has neither value, valueStart nor sourcePath"));
        return std::move(values);
    }

    DataType requireType(std::optional<DataType> type) const
    {
        if (!type)
            member.refuse(say("io", "%1 = %2 needs initialValuesDataType beside it"));
        return *type;
    }

    // Sets type and count, and takes the memory from the account. Returns its size.
    uint64_t take(DataType type, uint64_t count)
    {
        if (count == 0)
            member.refuse(say("io", "%1 = %2 has no values"));
        if (count > std::numeric_limits<uint32_t>::max())
            member.refuse(say("io", "%1 = %2 has more than 2^32 − 1 values"));
        const uint64_t bytes = count * elementBytes(type);
        const uint64_t size = room.size ? room.size->uint64() : (bytes + 3) & ~uint64_t{3};
        const JsonMember& giver = room.size ? *room.size : member;
        if (size < bytes || size - bytes < room.offset)
            giver.refuse(say("io", "%1 = %2 is too small for %3 bytes of values at initialValuesOffsetInBytes = %4"),
                         bytes, room.offset);
        memory.take(size, giver);
        values.type = type;
        values.count = count;
        values.sizes = {static_cast<uint32_t>(count)};
        return size;
    }

    std::span<std::byte> makeRoom(DataType type, uint64_t count)
    {
        values.memory = Buffer(take(type, count));
        return values.memory.writableBytes().subspan(room.offset, count * elementBytes(type));
    }

    // Takes the values of a file or an array. Its memory is shared where it has the right size.
    void hold(DataType type, uint64_t count, const Buffer& content)
    {
        const uint64_t size = take(type, count), bytes = count * elementBytes(type);
        values.memory = content;
        if (room.offset == 0 && content.bytes().size() == size)
            return;
        values.memory = Buffer(size);
        std::ranges::copy(content.bytes().first(bytes), values.memory.writableBytes().data() + room.offset);
    }

    void readArrayForm(DataType type)
    {
        const std::span<std::byte> bytes = makeRoom(type, member.value().Size());
        for (Count i = 0; i < member.value().Size(); ++i) {
            const auto bits = literalBits(member.value()[i], type);
            put(bytes, type, i, bits ? *bits : literal(member.element(i), type));
        }
    }

    // [{ "type": "UINT32", "value": 1 }, …]: packed back to back.
    void readListForm()
    {
        std::vector<DataType> types;
        uint64_t bytes = 0;
        member.forEachElement([&](const JsonMember& entry) {
            types.push_back(dataTypeIn(entry.required("type")));
            bytes += elementBytes(types.back());
        });
        const bool isMixed = std::ranges::adjacent_find(types, std::ranges::not_equal_to{}) != types.end();
        std::span<std::byte> bytesLeft =
            isMixed || types.empty() ? makeRoom(DataType::UInt8, bytes) : makeRoom(types[0], types.size());
        for (Count i = 0; i < member.value().Size(); ++i) {
            put(bytesLeft, types[i], 0, literal(member.element(i).required("value"), types[i]));
            bytesLeft = bytesLeft.subspan(elementBytes(types[i]));
        }
    }

    void readConstantForm(DataType type)
    {
        for (const char* other : {"valueStart", "sourcePath"})
            if (const auto both = member.find(other))
                both->refuse(say("io", "%1 = %2 stands beside value; only one of them can be meant"));
        const uint64_t count = member.required("valueCount").uint32();
        const uint64_t bits = literal(member.required("value"), type);
        const std::span<std::byte> bytes = makeRoom(type, count);
        for (uint64_t i = 0; i < count && bits != 0; ++i) // new memory is zero, and stays untouched
            put(bytes, type, i, bits);
    }

    void readSequenceForm(DataType type)
    {
        const uint64_t count = member.required("valueCount").uint32();
        uint64_t bits = literal(member.required("valueStart"), type);
        const uint64_t delta = literal(member.required("valueDelta"), type);
        const std::span<std::byte> bytes = makeRoom(type, count);
        for (uint64_t i = 0; i < count; ++i, bits = sum(type, bits, delta))
            put(bytes, type, i, bits);
    }

    void readFileForm(std::optional<DataType> type)
    {
        const JsonMember source = member.required("sourcePath");
        if (place.held) {
            const auto found = place.held->find(source.string());
            if (found == place.held->end())
                source.refuse(say("io", "%1 = %2 is not in the bundle"));
            return holdArray(source, found->second, type);
        }
        const std::filesystem::path path = sourceFile(source, place);
        const FileKind kind = fileKind(path);
        if (kind == FileKind::Picture)
            source.refuse(
                say("io",
                    "%1 = %2 is a picture, which a case file cannot bring here; open it in the window or save "
                    "it as .npy"));
        values.source = fileOfArray(path);
        try {
            if (kind == FileKind::Npy)
                return holdArray(source, readArray(path, memory.left()), type);
            const uint64_t size = regularFileSize(path);
            const DataType element = requireType(type);
            if (size % elementBytes(element) != 0)
                source.refuse(say("io", "%1 = %2 has %3 bytes, not a multiple of the %4 of a %5"), size,
                              elementBytes(element), name(element));
            if (size > memory.left().bytes)
                throw IoError(beyondBudget(path.string(), size, memory.left()));
            hold(element, size / elementBytes(element), Buffer::read(path, 0, size));
        } catch (const IoError& error) {
            source.refuse(say("io", "%1 = %2 cannot be used: %3"), error.message());
        }
    }

    void holdArray(const JsonMember& source, const Tensor& tensor, std::optional<DataType> type)
    {
        const TensorDesc& desc = tensor.desc;
        if (type && *type != desc.dataType)
            source.refuse(say("io", "%1 = %2 holds %3 where initialValuesDataType is %4"), name(desc.dataType),
                          name(*type));
        hold(desc.dataType, elementCount(desc), tensor.buffer);
        values.sizes = desc.sizes;
    }
};

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

uint64_t claimedBytes(const JsonMember& member, std::optional<DataType> type, const SourcePlace& place)
{
    if (!member.value().IsObject())
        return 0;
    if (const auto count = member.find("valueCount"))
        return count->value().IsUint() && type ? uint64_t{count->value().GetUint()} * elementBytes(*type) : 0;
    const auto source = member.find("sourcePath");
    if (!source || !source->value().IsString() || place.held)
        return 0;
    std::error_code error;
    const uint64_t size = std::filesystem::file_size(sourceFile(*source, place), error); // none of a folder or a pipe
    return error ? 0 : size;
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

ReadValues readValues(const JsonMember& member, std::optional<DataType> type, const ValuesRoom& room,
                      const SourcePlace& place, MemoryAccount& memory)
{
    return ValuesReader{member, room, place, memory}.read(type);
}

void writeValues(JsonText& json, const ResourceContent& content, const std::string& file)
{
    if (content.values && file.empty()) {
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
