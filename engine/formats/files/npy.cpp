// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/npy.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/file.h"

#include <algorithm>
#include <array>
#include <limits>

namespace tessera {

namespace {

// What a .npy file says before its data.
struct NpyHeader {
    DataType type = DataType::Float32;
    bool bigEndian = false; // single bytes have no order
    bool fortranOrder = false;
    std::vector<uint64_t> shape;
    uint64_t dataOffset = 0;
};

// No header is longer: a Python literal of three entries with eight sizes.
constexpr uint64_t kMostNpyHeaderBytes = 1 << 16;

constexpr std::string_view kMagic = "\x93NUMPY";
constexpr size_t kMostDimensions = 8;

// NumPy's code of the type without the byte order: "f4".
std::string codeOf(DataType type)
{
    return (isFloat(type) ? "f" : isSigned(type) ? "i" : "u") + std::to_string(elementBytes(type));
}

[[noreturn]] void refuseEntry(const Message& subject, std::string_view name)
{
    throw IoError(say("files", "%1 has a damaged .npy header: its entry '%2' is missing or wrong")(subject, name));
}

// What stands behind the entry's name in the literal, a dictionary of Python.
std::string_view entryOf(std::string_view literal, std::string_view name, const Message& subject)
{
    for (const char quote : {'\'', '"'}) {
        const std::string key = quote + std::string(name) + quote;
        const size_t at = literal.find(key), colon = literal.find(':', at);
        if (colon != literal.npos && trimmed(literal.substr(at + key.size(), colon - at - key.size())).empty())
            return trimmed(literal.substr(colon + 1));
    }
    refuseEntry(subject, name);
}

// "(2, 3)", "(2L,)" as Python 2 wrote it, or "()".
std::vector<uint64_t> shapeOf(std::string_view text, const Message& subject)
{
    const size_t end = text.find(')');
    if (!text.starts_with('(') || end == text.npos)
        refuseEntry(subject, "shape");
    std::vector<uint64_t> shape;
    for (std::string_view part : splitText(text.substr(1, end - 1), ",")) {
        part = trimmed(part);
        part.remove_suffix(part.ends_with('L') ? 1 : 0);
        if (part.empty())
            continue;
        if (shape.size() == kMostDimensions)
            throw IoError(say("files", "%1 has more than %2 dimensions")(subject, kMostDimensions));
        const auto size = numberIn<uint64_t>(part);
        if (!size)
            refuseEntry(subject, "shape");
        shape.push_back(*size);
    }
    return shape;
}

void readType(std::string_view entry, NpyHeader& header, const Message& subject)
{
    if (entry.starts_with('['))
        throw IoError(say("files",
                          "%1 holds structures (a list of named fields), which is not supported; save each field "
                          "alone")(subject));
    std::string descr(entry.substr(0, entry.find_first_of(",}")));
    std::erase_if(descr, [](char c) { return c == '\'' || c == '"' || c == ' '; });
    std::string_view code = descr;
    const char order = code.empty() ? '\0' : code.front();
    if (order == '<' || order == '>' || order == '|' || order == '=')
        code.remove_prefix(1);
    if (code == "b1" || code == "?") // a byte that is 0 or 1
        code = "u1";
    const auto found = std::ranges::find(kDataTypes, code, codeOf);
    if (found == kDataTypes.end())
        throw IoError(say("files",
                          "%1 holds elements of type %2, which is not supported; floats of 16 to 64 and integers of "
                          "8 to 64 bits are")(subject, "'" + shown(descr) + "'"));
    header.type = *found;
    header.bigEndian = order == '>' && elementBytes(header.type) > 1;
}

constexpr Text kCutOff = say("files", "%1 ends inside its .npy header");

std::string_view literalOf(std::string_view start, uint64_t& dataOffset, const Message& subject)
{
    if (start.size() < kMagic.size() + 2 || !start.starts_with(kMagic))
        throw IoError(say("files", "%1 is not a .npy file: it does not begin with \\x93NUMPY and a version")(subject));
    const auto version = static_cast<unsigned char>(start[kMagic.size()]);
    if (version < 1 || version > 3)
        throw IoError(say("files", "%1 is a .npy file of version %2; 1 to 3 are supported")(subject, version));
    const size_t lengthBytes = version == 1 ? 2 : 4;
    const size_t begin = kMagic.size() + 2 + lengthBytes;
    if (start.size() < begin)
        throw IoError(kCutOff(subject));
    uint64_t length = 0;
    for (size_t i = lengthBytes; i-- > 0;)
        length = length << 8 | static_cast<unsigned char>(start[kMagic.size() + 2 + i]);
    if (length > start.size() - begin)
        throw IoError(kCutOff(subject));
    dataOffset = begin + length;
    return start.substr(begin, length);
}

// `start` is the file's beginning, kMostNpyHeaderBytes of it or all. Throws IoError, which begins with `subject`, the
// file's path.
NpyHeader parseNpyHeader(std::string_view start, const Message& subject)
{
    NpyHeader header;
    const std::string_view literal = literalOf(start, header.dataOffset, subject);
    readType(entryOf(literal, "descr", subject), header, subject);
    const std::string_view order = entryOf(literal, "fortran_order", subject);
    header.fortranOrder = order.starts_with("True");
    if (!header.fortranOrder && !order.starts_with("False"))
        refuseEntry(subject, "fortran_order");
    header.shape = shapeOf(entryOf(literal, "shape", subject), subject);
    return header;
}

// Version 1, little endian, C order; the data that follow begin at a multiple of 64.
std::string npyHeader(DataType type, const std::vector<uint32_t>& shape)
{
    std::string literal = std::string("{'descr': '") + (elementBytes(type) == 1 ? "|" : "<") + codeOf(type)
        + "', 'fortran_order': False, 'shape': (" + listText(shape, ", ") + (shape.size() == 1 ? ",), }" : "), }");
    const size_t begin = kMagic.size() + 4;
    literal.append((64 - (begin + literal.size() + 1) % 64) % 64, ' ').push_back('\n');
    std::string header = std::string(kMagic) + '\x01' + '\x00';
    header += static_cast<char>(literal.size() & 255);
    header += static_cast<char>(literal.size() >> 8);
    return header + literal;
}

constexpr uint64_t kMostPadding = 3;

// The tensor that the header announces, checked against the file's size.
TensorDesc announced(const NpyHeader& header, uint64_t fileBytes, const Message& subject)
{
    TensorDesc desc{.dataType = header.type, .sizes = {}};
    uint64_t bytes = elementBytes(header.type);
    bool fits = true;
    for (const uint64_t size : header.shape) {
        if (size == 0)
            throw IoError(say("files", "%1 has no elements: one of its sizes is 0")(subject));
        fits = !__builtin_mul_overflow(bytes, size, &bytes) && fits;
        desc.sizes.push_back(static_cast<uint32_t>(std::min<uint64_t>(size, std::numeric_limits<uint32_t>::max())));
    }
    const uint64_t there = fileBytes - header.dataOffset;
    if (!fits || bytes > there)
        throw IoError(say("files", "%1 is too short: its header announces %2 bytes of data, %3 are there")(
            subject, fits ? Message(bytes) : Message(say("files", "more than 2^64")), there));
    if (bytes / elementBytes(header.type) > std::numeric_limits<uint32_t>::max())
        throw IoError(say("files", "%1 has more than 2^32 − 1 elements")(subject));
    if (there - bytes > kMostPadding)
        throw IoError(say("files", "%1 is too long: %2 bytes follow the last element, at most %3 may")(
            subject, there - bytes, kMostPadding));
    if (desc.sizes.empty())
        desc.sizes = {1};
    return desc;
}

void checkBudget(uint64_t bytes, const MemoryBudget& budget, const Message& subject)
{
    if (bytes > budget.bytes)
        throw IoError(beyondBudget(subject, bytes, budget));
}

struct Described {
    NpyHeader header;
    TensorDesc desc;
    uint64_t fileBytes;
};

Described describe(const std::filesystem::path& path)
{
    const uint64_t fileBytes = regularFileSize(path);
    const NpyHeader header = parseNpyHeader(readFile(path, kMostNpyHeaderBytes), path.string());
    if (fileBytes < header.dataOffset)
        throw IoError(kCutOff(path.string()));
    return {header, announced(header, fileBytes, path.string()), fileBytes};
}

// A file's elements, in this machine's byte order and in C order.
Tensor arranged(const NpyHeader& header, const TensorDesc& desc, Buffer memory, const MemoryBudget& budget,
                const Message& subject)
{
    const uint32_t width = elementBytes(desc.dataType);
    if (header.bigEndian)
        swapBytes(memory.writableBytes().first(elementCount(desc) * width), width);
    const auto isLong = [](uint32_t size) { return size > 1; };
    if (!header.fortranOrder || std::ranges::count_if(desc.sizes, isLong) < 2)
        return Tensor(desc, std::move(memory));
    checkBudget(totalBytes(desc), budget, subject);
    TensorDesc fortran = desc;
    fortran.strides.emplace(desc.sizes.size(), 1);
    for (size_t axis = 1; axis < desc.sizes.size(); ++axis)
        (*fortran.strides)[axis] = (*fortran.strides)[axis - 1] * desc.sizes[axis - 1];
    return withLayout(Tensor(fortran, std::move(memory)), desc);
}

std::string startOf(const ByteSource& source, uint64_t bytes)
{
    std::string start(std::min(bytes, kMostNpyHeaderBytes), '\0');
    source(std::as_writable_bytes(std::span(start)));
    return start;
}

} // namespace

void swapBytes(std::span<std::byte> bytes, uint32_t width)
{
    for (size_t i = 0; i + width <= bytes.size(); i += width)
        std::reverse(bytes.begin() + static_cast<ptrdiff_t>(i), bytes.begin() + static_cast<ptrdiff_t>(i + width));
}

Tensor readNpy(const std::filesystem::path& path, const MemoryBudget& budget)
{
    const auto [header, desc, fileBytes] = describe(path);
    const uint64_t total = totalBytes(desc), there = std::min(total, fileBytes - header.dataOffset);
    checkBudget(total, budget, path.string());
    Buffer memory = Buffer::read(path, header.dataOffset, there);
    if (there < total) { // the file has no padding
        Buffer padded(total);
        std::ranges::copy(memory.bytes(), padded.writableBytes().begin());
        memory = std::move(padded);
    }
    return arranged(header, desc, std::move(memory), budget, path.string());
}

Tensor readNpy(const ByteSource& source, uint64_t bytes, const MemoryBudget& budget, const Message& subject)
{
    const std::string start = startOf(source, bytes);
    const NpyHeader header = parseNpyHeader(start, subject);
    const TensorDesc desc = announced(header, bytes, subject);
    checkBudget(totalBytes(desc), budget, subject);
    Buffer memory(totalBytes(desc));
    const uint64_t there = std::min(totalBytes(desc), bytes - header.dataOffset);
    const std::span<std::byte> place = memory.writableBytes().first(there);
    const auto first = std::as_bytes(std::span(start)).subspan(header.dataOffset);
    const size_t held = std::min(place.size(), first.size());
    std::ranges::copy(first.first(held), place.begin());
    source(place.subspan(held));
    std::array<std::byte, kMostPadding> rest;
    source(std::span(rest).first(bytes - header.dataOffset - std::max(there, first.size())));
    return arranged(header, desc, std::move(memory), budget, subject);
}

TensorDesc describeNpy(const std::filesystem::path& path)
{
    return describe(path).desc;
}

TensorDesc describeNpy(const ByteSource& source, uint64_t bytes, const Message& subject)
{
    return announced(parseNpyHeader(startOf(source, bytes), subject), bytes, subject);
}

namespace {

// Calls `write` with the header and with the elements.
template <class Write> void writeParts(const Tensor& tensor, Write&& write)
{
    const TensorDesc packed = withoutLayout(tensor.desc);
    const Tensor content = withLayout(tensor, packed);
    const std::string header = npyHeader(packed.dataType, packed.sizes);
    write(std::as_bytes(std::span(header)));
    write(content.bytes().first(elementCount(packed) * elementBytes(packed.dataType)));
}

} // namespace

void writeNpy(const Tensor& tensor, const std::filesystem::path& path, const WriteControl& control)
{
    AtomicFile file(path);
    writeNpy(tensor, file, control);
    control.check();
    file.commit();
}

void writeNpy(const Tensor& tensor, AtomicFile& file, const WriteControl& control)
{
    writeParts(tensor, [&](std::span<const std::byte> bytes) { file.write(bytes, control); });
}

std::string npyBytes(const Tensor& tensor)
{
    std::string all;
    writeParts(tensor, [&](std::span<const std::byte> bytes) {
        all.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    });
    return all;
}

} // namespace tessera
