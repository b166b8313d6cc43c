// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/bundle/archive.h"

#include <zip.h>

namespace tessera {

namespace {

constexpr zip_uint32_t kCompressionLevel = 6; // the highest takes much longer and gains little
constexpr zip_uint16_t kFirstDay = 1 << 5 | 1; // of 1980, where a zip's time begins

[[noreturn]] void fail(const Message& why)
{
    throw EngineError(say("bundle", "A bundle cannot be made: %1")(why));
}

// What a zip is written into: memory that outlives the archive.
class ZipMemory {
public:
    ZipMemory()
    {
        zip_error_t error;
        zip_error_init(&error);
        m_source = zip_source_buffer_create(nullptr, 0, 0, &error);
        if (m_source)
            m_archive = zip_open_from_source(m_source, ZIP_TRUNCATE, &error);
        const std::string why = m_archive ? "" : zip_error_strerror(&error);
        zip_error_fini(&error);
        if (!m_archive) {
            zip_source_free(m_source);
            fail(why);
        }
        zip_source_keep(m_source);
    }
    ~ZipMemory()
    {
        if (m_archive)
            zip_discard(m_archive);
        zip_source_free(m_source);
    }
    ZipMemory(const ZipMemory&) = delete;
    ZipMemory& operator=(const ZipMemory&) = delete;

    // The member lives until bytes() is done.
    void add(const ArchiveMember& member)
    {
        zip_source_t* source = zip_source_buffer(m_archive, member.bytes.data(), member.bytes.size(), 0);
        const zip_int64_t index = source ? zip_file_add(m_archive, member.name.c_str(), source, 0) : -1;
        if (index < 0) {
            zip_source_free(source);
            fail(zip_strerror(m_archive));
        }
        const auto at = static_cast<zip_uint64_t>(index);
        if (zip_set_file_compression(m_archive, at, ZIP_CM_DEFLATE, kCompressionLevel) != 0
            || zip_file_set_dostime(m_archive, at, 0, kFirstDay, 0) != 0)
            fail(zip_strerror(m_archive));
    }

    std::string bytes()
    {
        if (zip_close(m_archive) != 0)
            fail(zip_strerror(m_archive));
        m_archive = nullptr;
        zip_stat_t facts;
        if (zip_source_stat(m_source, &facts) != 0 || zip_source_open(m_source) != 0)
            fail(zip_error_strerror(zip_source_error(m_source)));
        std::string bytes(facts.size, '\0');
        const zip_int64_t count = zip_source_read(m_source, bytes.data(), bytes.size());
        zip_source_close(m_source);
        if (count < 0 || static_cast<uint64_t>(count) != bytes.size())
            fail(say("bundle", "its bytes are lost"));
        return bytes;
    }

private:
    zip_source_t* m_source = nullptr;
    zip_t* m_archive = nullptr;
};

} // namespace

std::string archiveBytes(const std::vector<ArchiveMember>& members)
{
    ZipMemory memory;
    for (const ArchiveMember& member : members)
        memory.add(member);
    return memory.bytes();
}

} // namespace tessera
