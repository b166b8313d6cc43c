// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/file.h"
#include "engine/formats/pictures/picture_decoders.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <new>
#include <string_view>
#include <tuple>
#include <utility>

#include <ImfChannelList.h>
#include <ImfFrameBuffer.h>
#include <ImfHeader.h>
#include <ImfIO.h>
#include <ImfInputFile.h>
#include <ImfOutputFile.h>
#include <ImfStdIO.h>

namespace tessera {

namespace {

using namespace std::string_view_literals;

// The bytes of a value by its type. The library reads as many, whatever the length says.
constexpr std::array kFixedLengths = {
    std::pair("box2f"sv, 16u),
    std::pair("box2i"sv, 16u),
    std::pair("chromaticities"sv, 32u),
    std::pair("double"sv, 8u),
    std::pair("compression"sv, 1u),
    std::pair("envmap"sv, 1u),
    std::pair("float"sv, 4u),
    std::pair("deepImageState"sv, 1u),
    std::pair("int"sv, 4u),
    std::pair("keycode"sv, 28u),
    std::pair("lineOrder"sv, 1u),
    std::pair("m33f"sv, 36u),
    std::pair("m33d"sv, 72u),
    std::pair("m44f"sv, 64u),
    std::pair("m44d"sv, 128u),
    std::pair("rational"sv, 8u),
    std::pair("tiledesc"sv, 9u),
    std::pair("timecode"sv, 8u),
    std::pair("v2f"sv, 8u),
    std::pair("v2i"sv, 8u),
    std::pair("v2d"sv, 16u),
    std::pair("v3f"sv, 12u),
    std::pair("v3i"sv, 12u),
    std::pair("v3d"sv, 24u),
};

// A name and 16 bytes for each channel, then an empty name.
bool isChannelList(std::string_view value)
{
    constexpr size_t kChannel = 16;
    FileParts parts(std::as_bytes(std::span(value)));
    while (!parts.upTo('\0').empty())
        parts.bytes(kChannel);
    return parts.rest().empty();
}

bool isOfItsType(std::string_view type, std::string_view value)
{
    if (type == "chlist")
        return isChannelList(value);
    const auto fixed = std::ranges::find(kFixedLengths, type, &decltype(kFixedLengths)::value_type::first);
    return fixed == kFixedLengths.end() || value.size() == fixed->second;
}

// Reads attributes up to the empty name that ends a header.
void checkHeader(FileParts& file, std::string_view name)
{
    for (; !name.empty(); name = file.upTo('\0')) {
        const std::string_view type = file.upTo('\0');
        uint32_t length = 0;
        std::memcpy(&length, file.bytes(sizeof length).data(), sizeof length); // little endian
        if (!isOfItsType(type, file.bytes(length)))
            throw IoError(say("pictures", "it is no OpenEXR picture that can be read: %1")(
                say("pictures", "its attribute %1 is not as long as one of its type")(name)));
    }
}

} // namespace

uint32_t checkExrHeaders(std::span<const std::byte> file)
{
    constexpr size_t kSignature = 8;
    constexpr unsigned char kHasParts = 0x10; // of the version's second byte
    FileParts rest(file);
    const bool hasParts = (static_cast<unsigned char>(rest.bytes(kSignature)[5]) & kHasParts) != 0;
    checkHeader(rest, rest.upTo('\0'));
    uint32_t parts = 1;
    if (hasParts)
        for (std::string_view name = rest.upTo('\0'); !name.empty(); name = rest.upTo('\0'), ++parts)
            checkHeader(rest, name);
    return parts;
}

namespace {

// A whole file as the library's input.
class ExrSource : public Imf::IStream {
public:
    explicit ExrSource(std::span<const std::byte> file)
        : IStream("it")
        , m_file(file)
    {
    }

    bool read(char to[], int count) override
    {
        if (count < 0 || m_at > m_file.size() || static_cast<uint64_t>(count) > m_file.size() - m_at)
            throw IoError(kEndsEarly);
        std::memcpy(to, m_file.data() + m_at, static_cast<size_t>(count));
        m_at += static_cast<uint64_t>(count);
        return m_at < m_file.size();
    }
    uint64_t tellg() override { return m_at; }
    void seekg(uint64_t at) override { m_at = at; }

private:
    std::span<const std::byte> m_file;
    uint64_t m_at = 0;
};

// Runs work that calls the library. The library's errors become ours.
template <class Work> auto reportErrors(const Text& sentence, const Work& work)
{
    try {
        return work();
    } catch (const Error&) {
        throw;
    } catch (const Cancelled&) {
        throw;
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        throw IoError(sentence(error.what()));
    }
}

constexpr uint64_t kExrSignature = 8; // the magic number and the version

// Layers by their names, "diffuse" of "diffuse.R", the one without a name first; in each R, G, B, A, X, Y, Z and W, by
// their letter, then by name. A channel that is no colour and in no layer has the place of a layer of its name.
std::vector<std::string> orderedNames(const Imf::ChannelList& channels)
{
    static constexpr std::string_view kLetters = "rgbaxyzw";
    std::vector<std::string> names;
    for (auto each = channels.begin(); each != channels.end(); ++each)
        names.emplace_back(each.name());
    const auto rank = [](const std::string& name) {
        std::string layer(layerOf(name)), own = lowerCase(name.substr(layer.size()));
        std::erase(own, '.');
        const size_t letter = own.size() == 1 ? kLetters.find(own) : std::string_view::npos;
        const bool isColour = letter < kLetters.find('x') || own == "y";
        return std::tuple(layer.empty() && !isColour ? name : layer, letter, name);
    };
    std::ranges::sort(names, {}, rank);
    return names;
}

// The type that holds all channels: their own where they share one.
DataType commonSample(const Imf::ChannelList& channels)
{
    const auto isAll = [&](Imf::PixelType type) {
        for (auto each = channels.begin(); each != channels.end(); ++each)
            if (each.channel().type != type)
                return false;
        return true;
    };
    return isAll(Imf::HALF) ? DataType::Float16 : isAll(Imf::UINT) ? DataType::UInt32 : DataType::Float32;
}

Imf::PixelType typeOf(DataType sample)
{
    return sample == DataType::Float16 ? Imf::HALF : sample == DataType::UInt32 ? Imf::UINT : Imf::FLOAT;
}

// The channel names of grey, RGB or RGBA; empty for other numbers of channels.
std::vector<std::string> usualNames(size_t channels)
{
    if (channels == 1)
        return {"Y"};
    std::vector<std::string> colours = {"R", "G", "B", "A"};
    colours.resize(channels == 3 || channels == 4 ? channels : 0);
    return colours;
}

Message boxText(const Imath::Box2i& box)
{
    const int64_t width = int64_t{box.max.x} - box.min.x + 1, height = int64_t{box.max.y} - box.min.y + 1;
    return say("pictures", "%1 × %2 at (%3, %4)")(width, height, box.min.x, box.min.y);
}

void addNotes(const Imf::Header& header, Picture& picture)
{
    std::vector<Message>& notes = picture.notes;
    notes.push_back(say("pictures", "channels %1")(listText(orderedNames(header.channels()), ", ")));
    for (auto each = header.channels().begin(); each != header.channels().end(); ++each)
        if (each.channel().type != typeOf(picture.sample))
            notes.push_back(say("pictures", "%1 is of another type and becomes %2")(each.name(), name(picture.sample)));
    if (header.dataWindow() != header.displayWindow())
        notes.push_back(say("pictures", "the data window, %1, which is read; the display window is %2")(
            boxText(header.dataWindow()), boxText(header.displayWindow())));
}

// Without samples. Throws IoError.
Picture headerOf(const Imf::Header& header, const MemoryBudget& budget)
{
    const Imath::Box2i& window = header.dataWindow();
    const int64_t width = int64_t{window.max.x} - window.min.x + 1, height = int64_t{window.max.y} - window.min.y + 1;
    const std::vector<std::string> names = orderedNames(header.channels());
    if (width < 1 || height < 1 || names.empty())
        throw IoError(say("pictures", "it has no pixels"));
    Picture picture{.width = static_cast<uint32_t>(width),
                    .height = static_cast<uint32_t>(height),
                    .channels = static_cast<uint32_t>(names.size()),
                    .sample = commonSample(header.channels())};
    if (names != usualNames(names.size()))
        picture.names = names;
    requireMemoryFor(picture, budget);
    if (header.hasTileDescription()) { // a row of tiles is kept
        const Imf::TileDescription& tiles = header.tileDescription();
        Picture row = picture;
        row.width = std::max(row.width, tiles.xSize);
        row.height = tiles.ySize;
        requireMemoryFor(row, budget);
    }
    for (auto each = header.channels().begin(); each != header.channels().end(); ++each)
        if (each.channel().xSampling != 1 || each.channel().ySampling != 1)
            throw IoError(
                say("pictures",
                    "its channel %1 has one sample for %2 × %3 pixels; a tensor has one for each, and to make "
                    "them up would convert luminance and chroma: save it with the channels R, G and B")(
                    each.name(), each.channel().xSampling, each.channel().ySampling));
    addNotes(header, picture);
    return picture;
}

void readSamples(Imf::InputFile& file, Picture& picture, const RunControl& control)
{
    const Imath::Box2i window = file.header().dataWindow();
    const std::vector<std::string> names = orderedNames(file.header().channels());
    char* const base = reinterpret_cast<char*>(picture.samples.writableBytes().data());
    const size_t sampleBytes = elementBytes(picture.sample);
    Imf::FrameBuffer target;
    for (size_t c = 0; c < names.size(); ++c)
        target.insert(names[c],
                      Imf::Slice::Make(typeOf(picture.sample), base + c * sampleBytes, window, pixelBytes(picture),
                                       rowBytes(picture)));
    file.setFrameBuffer(target);
    constexpr int64_t kAtOnce = 256; // rows: as many as the largest block of a compression has
    for (int64_t y = window.min.y; y <= window.max.y; y += kAtOnce) {
        advance(control, static_cast<uint64_t>(y - window.min.y), picture.height);
        file.readPixels(static_cast<int>(y), static_cast<int>(std::min<int64_t>(y + kAtOnce - 1, window.max.y)));
    }
}

std::vector<std::string> namesToWrite(const Picture& picture)
{
    std::vector<std::string> names = picture.names.empty() ? usualNames(picture.channels) : picture.names;
    if (!names.empty())
        return names;
    const size_t digits = std::to_string(picture.channels - 1).size();
    for (uint32_t c = 0; c < picture.channels; ++c) {
        const std::string number = std::to_string(c); // of as many digits as the last: in the order of their names
        names.push_back("C" + std::string(digits - number.size(), '0') + number);
    }
    return names;
}

} // namespace

Picture decodeExr(const DecodeRequest& request)
{
    const uint32_t parts = checkExrHeaders(request.file);
    return reportErrors(say("pictures", "it is no OpenEXR picture that can be read: %1"), [&] {
        ExrSource source(request.file);
        source.seekg(kExrSignature);
        Imf::Header header;
        int version = 0;
        std::memcpy(&version, request.file.subspan(4).first(sizeof version).data(), sizeof version);
        header.readFrom(source, version);
        Picture picture = headerOf(header, request.budget);
        if (parts > 1)
            picture.notes.push_back(say("pictures", "the first of %1 parts")(parts));
        if (request.isHeaderEnough)
            return picture;
        source.seekg(0);
        Imf::InputFile file(source, 0); // in this thread
        if (file.header().dataWindow() != header.dataWindow() || file.header().channels() != header.channels())
            throw IoError(say("pictures", "its headers contradict each other"));
        picture = blankPicture(picture);
        readSamples(file, picture, request.control);
        return picture;
    });
}

std::vector<std::byte> encodeExr(const Picture& picture)
{
    return reportErrors(say("pictures", "an OpenEXR picture cannot be made: %1"), [&] {
        const std::vector<std::string> names = namesToWrite(picture);
        Imf::Header header(static_cast<int>(picture.width), static_cast<int>(picture.height));
        header.compression() = Imf::ZIP_COMPRESSION;
        Imf::FrameBuffer from;
        const Imf::PixelType type = typeOf(picture.sample);
        // The library only reads them.
        char* const base = reinterpret_cast<char*>(const_cast<std::byte*>(picture.samples.bytes().data()));
        for (uint32_t c = 0; c < picture.channels; ++c) {
            header.channels().insert(names[c], Imf::Channel(type));
            from.insert(names[c],
                        Imf::Slice(type, base + size_t{c} * elementBytes(picture.sample), pixelBytes(picture),
                                   rowBytes(picture)));
        }
        Imf::StdOSStream target;
        {
            Imf::OutputFile file(target, header, 0);
            file.setFrameBuffer(from);
            file.writePixels(static_cast<int>(picture.height));
        }
        const std::string written = target.str();
        const std::span<const std::byte> bytes = std::as_bytes(std::span(written));
        return std::vector<std::byte>(bytes.begin(), bytes.end());
    });
}

} // namespace tessera
