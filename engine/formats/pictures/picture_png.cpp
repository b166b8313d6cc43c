// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/pictures/picture_decoders.h"

#include <png.h>

#include <algorithm>
#include <array>
#include <bit>
#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <new>
#include <string_view>

namespace tessera {

namespace {

// libpng reports errors by a longjmp, which must not cross anything with a destructor. The callbacks keep to plain
// data, and every function below that calls setjmp throws after the jump.

struct PngFailure {
    std::array<char, 160> text = {}; // libpng's own words
    Text own; // else our own
};

[[noreturn]] void onError(png_structp png, png_const_charp text)
{
    auto* failure = static_cast<PngFailure*>(png_get_error_ptr(png));
    std::snprintf(failure->text.data(), failure->text.size(), "%s", text);
    png_longjmp(png, 1);
}

[[noreturn]] void failWith(png_structp png, const Text& own)
{
    static_cast<PngFailure*>(png_get_error_ptr(png))->own = own;
    png_error(png, own.text);
}

Message reasonOf(const PngFailure& failure)
{
    return failure.own.isEmpty() ? Message(failure.text.data()) : Message(failure.own);
}

void onWarning(png_structp, png_const_charp) { } // the picture is whole all the same

void onRead(png_structp png, png_bytep to, size_t count)
{
    auto& rest = *static_cast<std::span<const std::byte>*>(png_get_io_ptr(png));
    if (count > rest.size())
        failWith(png, kEndsEarly);
    std::memcpy(to, rest.data(), count);
    rest = rest.subspan(count);
}

void onWrite(png_structp png, png_bytep from, size_t count)
{
    auto* file = static_cast<std::vector<std::byte>*>(png_get_io_ptr(png));
    bool isDone = false;
    try {
        const auto* bytes = reinterpret_cast<const std::byte*>(from);
        file->insert(file->end(), bytes, bytes + count);
        isDone = true;
    } catch (const std::bad_alloc&) {
    }
    if (!isDone)
        failWith(png, say("pictures", "there is not enough memory for the file"));
}

[[noreturn]] void fail(const PngFailure& failure)
{
    throw IoError(say("pictures", "it is no PNG picture that can be read: %1")(reasonOf(failure)));
}

constexpr png_alloc_size_t kMostChunk = 8'000'000; // bytes that a packed text or profile unpacks to

// A file is a signature of 8 bytes, then chunks: length, name, data and checksum (PNG, 3rd edition, section 5.3).
// libpng allocates what a text's length says before it asks for the text, whatever limit is set. Throws IoError.
void checkChunkLengths(std::span<const std::byte> file)
{
    constexpr size_t kSignature = 8, kAround = 12;
    for (auto rest = file.subspan(std::min(file.size(), kSignature)); rest.size() >= kAround;) {
        uint32_t length = 0;
        for (size_t i = 0; i < 4; ++i)
            length = length << 8 | std::to_integer<uint32_t>(rest[i]);
        const std::string_view name(reinterpret_cast<const char*>(&rest[4]), 4);
        if (name == "IEND")
            return;
        if (length > rest.size() - kAround)
            throw IoError(
                say("pictures", "the file ends before its picture does: a chunk is to have %1 bytes, %2 are left")(
                    length, rest.size() - kAround));
        rest = rest.subspan(kAround + length);
    }
}

// What libpng keeps of a file that it reads or writes.
struct PngFile {
    explicit PngFile(bool isRead_)
        : isRead(isRead_)
        , png(isRead ? png_create_read_struct(PNG_LIBPNG_VER_STRING, &failure, onError, onWarning)
                     : png_create_write_struct(PNG_LIBPNG_VER_STRING, &failure, onError, onWarning))
        , info(png ? png_create_info_struct(png) : nullptr)
    {
        if (!info) {
            destroy();
            throw std::bad_alloc();
        }
    }
    ~PngFile() { destroy(); }
    PngFile(const PngFile&) = delete;
    PngFile& operator=(const PngFile&) = delete;

    void destroy() { isRead ? png_destroy_read_struct(&png, &info, nullptr) : png_destroy_write_struct(&png, &info); }

    PngFailure failure;
    bool isRead;
    png_structp png;
    png_infop info;
};

class PngReader {
public:
    explicit PngReader(std::span<const std::byte> file)
        : m_rest(file)
    {
    }

    // Reads up to the pixels, and sets the transformations to a Picture's form.
    Picture readHeader(const MemoryBudget& budget)
    {
        startReading();
        const uint32_t width = png_get_image_width(m_file.png, m_file.info),
                       height = png_get_image_height(m_file.png, m_file.info);
        Picture picture{.width = width, .height = height, .channels = 4, .sample = DataType::UInt16};
        requireMemoryFor(picture, budget); // before libpng allocates rows
        chooseSamples();
        picture.channels = png_get_channels(m_file.png, m_file.info);
        picture.sample = png_get_bit_depth(m_file.png, m_file.info) == 16 ? DataType::UInt16 : DataType::UInt8;
        if (rowBytes(picture) != png_get_rowbytes(m_file.png, m_file.info))
            throw IoError(say("pictures", "it is a PNG picture of a kind that cannot be read"));
        return picture;
    }

    void readRows(Picture& picture, const RunControl& control)
    {
        std::byte* const samples = picture.samples.writableBytes().data();
        const uint64_t stride = rowBytes(picture), rows = picture.height, all = rows * static_cast<uint64_t>(m_passes);
        if (setjmp(png_jmpbuf(m_file.png))) // NOLINT
            fail(m_file.failure);
        for (uint64_t row = 0; row < all; ++row) {
            advance(control, row, all);
            png_read_row(m_file.png, reinterpret_cast<png_bytep>(samples + row % rows * stride), nullptr);
        }
        png_read_end(m_file.png, nullptr);
    }

private:
    void startReading()
    {
        if (setjmp(png_jmpbuf(m_file.png))) // NOLINT: libpng's own way
            fail(m_file.failure);
        png_set_read_fn(m_file.png, &m_rest, onRead);
        png_set_user_limits(m_file.png, PNG_UINT_31_MAX, PNG_UINT_31_MAX); // the memory budget is the limit
        png_set_chunk_malloc_max(m_file.png, kMostChunk);
        png_read_info(m_file.png, m_file.info);
    }

    // 8 or 16 bits a sample; grey, RGB or RGBA.
    void chooseSamples()
    {
        if (setjmp(png_jmpbuf(m_file.png))) // NOLINT
            fail(m_file.failure);
        const int type = png_get_color_type(m_file.png, m_file.info);
        const bool isTransparent = png_get_valid(m_file.png, m_file.info, PNG_INFO_tRNS) != 0;
        if (type == PNG_COLOR_TYPE_PALETTE)
            png_set_palette_to_rgb(m_file.png);
        if (type == PNG_COLOR_TYPE_GRAY)
            png_set_expand_gray_1_2_4_to_8(m_file.png);
        if (isTransparent)
            png_set_tRNS_to_alpha(m_file.png);
        if (type == PNG_COLOR_TYPE_GRAY_ALPHA || (type == PNG_COLOR_TYPE_GRAY && isTransparent))
            png_set_gray_to_rgb(m_file.png);
        if (std::endian::native == std::endian::little)
            png_set_swap(m_file.png);
        m_passes = png_set_interlace_handling(m_file.png);
        png_read_update_info(m_file.png, m_file.info);
    }

    PngFile m_file{true};
    std::span<const std::byte> m_rest; // what is not read yet
    int m_passes = 1; // more of an interlaced picture
};

void writePng(PngFile& to, const Picture& picture, std::vector<std::byte>& file)
{
    const png_structp png = to.png;
    const std::byte* const samples = picture.samples.bytes().data();
    if (setjmp(png_jmpbuf(png))) // NOLINT
        throw IoError(say("pictures", "a PNG picture of %1 × %2 pixels cannot be made: %3")(
            picture.width, picture.height, reasonOf(to.failure)));
    const int type = picture.channels == 1 ? PNG_COLOR_TYPE_GRAY
        : picture.channels == 3            ? PNG_COLOR_TYPE_RGB
                                           : PNG_COLOR_TYPE_RGB_ALPHA;
    png_set_write_fn(png, &file, onWrite, nullptr);
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_IHDR(png, to.info, picture.width, picture.height, picture.sample == DataType::UInt16 ? 16 : 8, type,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, to.info);
    if (std::endian::native == std::endian::little)
        png_set_swap(png);
    for (uint64_t row = 0; row < picture.height; ++row)
        png_write_row(png, reinterpret_cast<png_const_bytep>(samples + row * rowBytes(picture)));
    png_write_end(png, nullptr);
}

} // namespace

Picture decodePng(const DecodeRequest& request)
{
    checkChunkLengths(request.file);
    PngReader reader(request.file);
    Picture picture = reader.readHeader(request.budget);
    if (request.isHeaderEnough)
        return picture;
    picture = blankPicture(picture);
    reader.readRows(picture, request.control);
    return picture;
}

std::vector<std::byte> encodePng(const Picture& picture)
{
    std::vector<std::byte> file;
    PngFile to(false);
    writePng(to, picture, file);
    return file;
}

} // namespace tessera
