// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/pictures/picture_decoders.h"

#include <jerror.h>
#include <jpeglib.h>

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstddef>
#include <cstdio> // jpeglib.h needs it before itself
#include <cstdlib>
#include <cstring>
#include <limits>
#include <utility>

namespace tessera {

namespace {

// The EXIF orientation, 1 … 8, in a marker's data ("Exif\0\0" and a TIFF block); 1 where there is none.
unsigned exifOrientation(std::span<const std::byte> marker)
{
    constexpr size_t kHeader = 6; // "Exif\0\0"
    if (marker.size() < kHeader || std::memcmp(marker.data(), "Exif\0\0", kHeader) != 0)
        return 1;
    const std::span<const std::byte> block = marker.subspan(kHeader);
    const auto at = [&](uint64_t offset) { // beyond the block's end it reads 0
        return offset < block.size() ? std::to_integer<uint32_t>(block[offset]) : 0;
    };
    const bool isLittleEndian = at(0) == 'I';
    const auto number = [&](uint64_t offset, uint64_t bytes) {
        uint32_t value = 0;
        for (uint64_t i = 0; i < bytes; ++i)
            value = value << 8 | at(offset + (isLittleEndian ? bytes - 1 - i : i));
        return value;
    };
    if ((at(0) != 'I' && at(0) != 'M') || at(1) != at(0) || number(2, 2) != 42)
        return 1;
    const uint64_t directory = number(4, 4);
    constexpr uint32_t kOrientation = 0x0112, kShort = 3;
    for (uint64_t i = 0; i < number(directory, 2); ++i) {
        const uint64_t entry = directory + 2 + 12 * i; // tag, type, count, value
        const uint32_t value = number(entry + 8, 2);
        if (number(entry, 2) == kOrientation && number(entry + 2, 2) == kShort && value >= 1 && value <= 8)
            return value;
    }
    return 1;
}

// libjpeg reports errors by a longjmp, which must not cross anything with a destructor. The callbacks keep to plain
// data, and every function below that calls setjmp throws after the jump.

constexpr int kQuality = 75; // libjpeg's own choice
constexpr int kMostScans = 500; // the most scans of a progressive file; more are made to keep a decoder busy

// What the callbacks know of a picture; it is libjpeg's client_data.
struct JpegState {
    jpeg_error_mgr errors = {};
    jpeg_progress_mgr progress = {};
    std::jmp_buf jump = {};
    std::array<char, JMSG_LENGTH_MAX> text = {}; // libjpeg's own words
    const RunControl* control = nullptr; // of a reader
    bool isStopped = false, hasTooManyScans = false;
};

JpegState& stateOf(j_common_ptr jpeg)
{
    return *static_cast<JpegState*>(jpeg->client_data);
}

[[noreturn]] void onError(j_common_ptr jpeg)
{
    jpeg->err->format_message(jpeg, stateOf(jpeg).text.data());
    std::longjmp(stateOf(jpeg).jump, 1); // NOLINT: libjpeg's own way
}

// Fails where a file is broken or ends too early; libjpeg would fill the rest with grey.
void onMessage(j_common_ptr jpeg, int level)
{
    const int code = jpeg->err->msg_code;
    if (level < 0 && (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER || code == JWRN_HUFF_BAD_CODE))
        onError(jpeg);
}

void onProgress(j_common_ptr jpeg)
{
    JpegState& state = stateOf(jpeg);
    state.isStopped = state.control->stop.stop_requested();
    state.hasTooManyScans = reinterpret_cast<j_decompress_ptr>(jpeg)->input_scan_number > kMostScans;
    if (state.isStopped || state.hasTooManyScans)
        std::longjmp(state.jump, 1); // NOLINT
}

template <class Jpeg> void prepare(Jpeg& jpeg, JpegState& state)
{
    jpeg.err = jpeg_std_error(&state.errors);
    state.errors.error_exit = onError;
    state.errors.emit_message = onMessage;
    state.progress.progress_monitor = onProgress;
    jpeg.client_data = &state;
}

class JpegReader {
public:
    JpegReader(std::span<const std::byte> file, const RunControl& control)
        : m_file(file)
    {
        prepare(m_jpeg, m_state);
        m_state.control = &control;
    }
    ~JpegReader() { jpeg_destroy_decompress(&m_jpeg); }
    JpegReader(const JpegReader&) = delete;
    JpegReader& operator=(const JpegReader&) = delete;

    // Without samples.
    Picture readHeader(const MemoryBudget& budget)
    {
        startReading(budget);
        const bool isGrey = m_jpeg.jpeg_color_space == JCS_GRAYSCALE;
        if (m_jpeg.jpeg_color_space == JCS_CMYK || m_jpeg.jpeg_color_space == JCS_YCCK)
            throw IoError(say("pictures", "it is a JPEG picture in CMYK, which is not read; saved as RGB it is"));
        m_jpeg.out_color_space = isGrey ? JCS_GRAYSCALE : JCS_RGB;
        m_jpeg.progress = &m_state.progress;
        Picture header{.width = m_jpeg.image_width, .height = m_jpeg.image_height, .channels = isGrey ? 1u : 3u};
        requireMemoryFor(header, budget);
        return header;
    }

    void readRows(Picture& picture)
    {
        auto* const samples = reinterpret_cast<JSAMPLE*>(picture.samples.writableBytes().data());
        const uint64_t stride = rowBytes(picture);
        if (setjmp(m_state.jump)) // NOLINT
            fail();
        jpeg_start_decompress(&m_jpeg);
        while (m_jpeg.output_scanline < m_jpeg.output_height) {
            advance(*m_state.control, m_jpeg.output_scanline, m_jpeg.output_height);
            JSAMPLE* rows[] = {samples + m_jpeg.output_scanline * stride};
            jpeg_read_scanlines(&m_jpeg, rows, 1);
        }
        jpeg_finish_decompress(&m_jpeg);
    }

    unsigned orientation() const
    {
        for (const jpeg_marker_struct* marker = m_jpeg.marker_list; marker; marker = marker->next)
            if (const unsigned found = exifOrientation(std::as_bytes(std::span(marker->data, marker->data_length)));
                found != 1)
                return found;
        return 1;
    }

private:
    void startReading(const MemoryBudget& budget)
    {
        if (setjmp(m_state.jump)) // NOLINT: libjpeg's own way
            fail();
        jpeg_create_decompress(&m_jpeg);
        m_jpeg.mem->max_memory_to_use =
            static_cast<long>(std::min<uint64_t>(budget.bytes, std::numeric_limits<long>::max()));
        jpeg_mem_src(&m_jpeg, reinterpret_cast<const unsigned char*>(m_file.data()), m_file.size());
        jpeg_save_markers(&m_jpeg, JPEG_APP0 + 1, 0xffff); // EXIF
        jpeg_read_header(&m_jpeg, TRUE);
    }

    [[noreturn]] void fail() const
    {
        if (m_state.isStopped)
            throw Cancelled();
        throw IoError(say("pictures", "it is no JPEG picture that can be read: %1")(
            m_state.hasTooManyScans ? say("pictures", "more than %1 scans")(kMostScans)
                                    : Message(m_state.text.data())));
    }

    std::span<const std::byte> m_file;
    JpegState m_state;
    jpeg_decompress_struct m_jpeg = {};
};

class JpegWriter {
public:
    JpegWriter() { prepare(m_jpeg, m_state); }
    ~JpegWriter()
    {
        jpeg_destroy_compress(&m_jpeg);
        std::free(m_file); // NOLINT: libjpeg's malloc
    }
    JpegWriter(const JpegWriter&) = delete;
    JpegWriter& operator=(const JpegWriter&) = delete;

    // Writes 8 bits, one channel or three. The bytes are there as long as the writer.
    std::span<const std::byte> write(const Picture& picture)
    {
        // libjpeg only reads them.
        auto* const samples = reinterpret_cast<JSAMPLE*>(const_cast<std::byte*>(picture.samples.bytes().data()));
        if (setjmp(m_state.jump)) // NOLINT
            throw IoError(say("pictures", "a JPEG picture of %1 × %2 pixels cannot be made: %3")(
                picture.width, picture.height, m_state.text.data()));
        jpeg_create_compress(&m_jpeg);
        jpeg_mem_dest(&m_jpeg, &m_file, &m_bytes);
        m_jpeg.image_width = picture.width;
        m_jpeg.image_height = picture.height;
        m_jpeg.input_components = static_cast<int>(picture.channels);
        m_jpeg.in_color_space = picture.channels == 1 ? JCS_GRAYSCALE : JCS_RGB;
        jpeg_set_defaults(&m_jpeg);
        jpeg_set_quality(&m_jpeg, kQuality, TRUE);
        jpeg_start_compress(&m_jpeg, TRUE);
        while (m_jpeg.next_scanline < m_jpeg.image_height) {
            JSAMPLE* rows[] = {samples + m_jpeg.next_scanline * rowBytes(picture)};
            jpeg_write_scanlines(&m_jpeg, rows, 1);
        }
        jpeg_finish_compress(&m_jpeg);
        return {reinterpret_cast<const std::byte*>(m_file), m_bytes};
    }

private:
    JpegState m_state;
    jpeg_compress_struct m_jpeg = {};
    unsigned char* m_file = nullptr;
    unsigned long m_bytes = 0;
};

} // namespace

Picture decodeJpeg(const DecodeRequest& request)
{
    JpegReader reader(request.file, request.control);
    Picture picture = reader.readHeader(request.budget);
    const unsigned orientation = reader.orientation(); // libjpeg forgets its markers at the end
    if (!request.isHeaderEnough) {
        picture = blankPicture(picture);
        reader.readRows(picture);
    }
    return oriented(std::move(picture), orientation);
}

std::vector<std::byte> encodeJpeg(const Picture& picture)
{
    JpegWriter writer;
    const std::span<const std::byte> file = writer.write(withChannels(picture, std::min(picture.channels, 3u)));
    return {file.begin(), file.end()};
}

} // namespace tessera
