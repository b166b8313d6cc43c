// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/archive.h"

#include "engine/formats/files/file.h"

#include <zip.h>

#include <algorithm>
#include <string_view>

namespace tessera {

namespace {

bool isPlainName(std::string_view name)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-";
    return !name.empty() && name.size() <= 128 && name.front() != '.'
        && name.find_first_not_of(letters) == std::string_view::npos;
}

constexpr Text kNotRead = say("bundle", "%1: member %2 cannot be read: %3");

} // namespace

MemberReader::MemberReader(zip* archive, std::string name, uint64_t index, uint64_t size, std::string where)
    : m_name(std::move(name))
    , m_where(std::move(where))
    , m_left(size)
    , m_file(zip_fopen_index(archive, index, 0), zip_fclose)
{
    if (!m_file)
        refuse(kNotRead, zip_strerror(archive));
}

void MemberReader::read(std::span<std::byte> place)
{
    for (std::span<std::byte> rest = place; !rest.empty();) {
        const auto count = zip_fread(m_file.get(), rest.data(), std::min<uint64_t>(rest.size(), m_left));
        if (count < 0)
            refuse(kNotRead, zip_file_strerror(m_file.get()));
        if (count == 0)
            refuse(say("bundle", "%1: member %2 is shorter than it declares"));
        m_left -= static_cast<uint64_t>(count);
        rest = rest.subspan(static_cast<size_t>(count));
    }
    std::byte more;
    const auto count = m_left == 0 ? zip_fread(m_file.get(), &more, 1) : 0; // also compares the checksum
    if (count < 0)
        refuse(kNotRead, zip_file_strerror(m_file.get()));
    if (count != 0)
        refuse(say("bundle", "%1: member %2 is longer than it declares"));
}

std::string MemberReader::text()
{
    std::string text(m_left, '\0');
    read(std::as_writable_bytes(std::span(text)));
    return text;
}

ArchiveReader::ArchiveReader(const std::filesystem::path& path, const MemoryBudget& budget, ArchiveUse use)
    : m_path(path)
    , m_budget(budget)
    , m_use(use)
    , m_archive(nullptr, zip_discard) // nothing is written
{
    regularFileSize(path); // no pipe blocks
    int code = 0;
    m_archive.reset(zip_open(path.c_str(), ZIP_RDONLY, &code));
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    const std::string why = zip_error_strerror(&error);
    zip_error_fini(&error);
    if (!m_archive)
        throw IoError(say("bundle", "%1 is no zip that can be read: %2")(path.string(), why));
    const zip_int64_t count = zip_get_num_entries(m_archive.get(), 0);
    const size_t most = use == ArchiveUse::Whole ? kMostMembers : kMostArrays;
    if (count < 0 || static_cast<uint64_t>(count) > most)
        throw IoError(say("bundle", "%1 holds %2 members; expected at most %3")(path.string(), count, most));
    for (zip_int64_t i = 0; i < count; ++i)
        addMember(static_cast<uint64_t>(i));
}

Message ArchiveReader::subjectOf(const std::string& name) const
{
    //: The subject of a sentence: a bundle, and a member of it.
    return say("bundle", "%1: member %2")(m_path.string(), name);
}

void ArchiveReader::addMember(uint64_t index)
{
    zip_stat_t facts;
    zip_stat_init(&facts);
    constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD;
    if (zip_stat_index(m_archive.get(), index, ZIP_FL_ENC_RAW, &facts) != 0 || (facts.valid & needed) != needed)
        throw IoError(say("bundle", "%1: member %2 is not described")(m_path.string(), index + 1));
    const std::string name = facts.name;
    const bool isWhole = m_use == ArchiveUse::Whole;
    if (isWhole && !isPlainName(name))
        refuse("\"" + shown(name) + "\"",
               say("bundle", "%1: member %2 has no plain name; expected letters, digits, \".\", \"-\" and \"_\""));
    const Member member{index, facts.size, facts.comp_size, facts.comp_method};
    if (!m_members.emplace(name, member).second)
        refuse(name, say("bundle", "%1: member %2 is there twice"));
    if (!isWhole)
        return;
    check(name, member);
    if (__builtin_add_overflow(m_total, member.size, &m_total) || m_total > m_budget.bytes)
        throw IoError(beyondBudget(subjectOf(name), std::max(m_total, member.size), m_budget));
}

void ArchiveReader::check(const std::string& name, const Member& member) const
{
    if (member.method != ZIP_CM_STORE && member.method != ZIP_CM_DEFLATE)
        refuse(name, say("bundle", "%1: member %2 is compressed by method %3; expected 0 (stored) or 8 (deflated)"),
               member.method);
    if (member.size / kMostInflation > member.packed)
        refuse(name,
               say("bundle", "%1: member %2 declares %3 bytes of %4 that are there; none can be packed so tightly"),
               member.size, member.packed);
}

std::vector<std::string> ArchiveReader::names() const
{
    std::vector<std::string> names(m_members.size());
    for (const auto& [name, member] : m_members)
        names[member.index] = name;
    return names;
}

std::unique_ptr<MemberReader> ArchiveReader::open(const std::string& name) const
{
    const auto found = m_members.find(name);
    if (found == m_members.end())
        refuse(name, say("bundle", "%1: member %2 is missing"));
    if (m_use != ArchiveUse::Whole)
        check(name, found->second);
    return std::make_unique<MemberReader>(m_archive.get(), shown(name), found->second.index, found->second.size,
                                          m_path.string());
}

namespace {

constexpr zip_uint32_t kCompressionLevel = 6; // the highest takes much longer and gains little
constexpr zip_uint16_t kFirstDay = 1 << 5 | 1; // 1980-01-01, where a zip's time begins

[[noreturn]] void fail(const Message& why)
{
    throw EngineError(say("bundle", "A bundle cannot be made: %1")(why));
}

// The memory that a zip is written into, which outlives the archive.
class ZipMemory {
public:
    ZipMemory()
    {
        zip_error_t error;
        zip_error_init(&error);
        m_source.reset(zip_source_buffer_create(nullptr, 0, 0, &error));
        if (m_source)
            m_archive.reset(zip_open_from_source(m_source.get(), ZIP_TRUNCATE, &error));
        const std::string why = m_archive ? "" : zip_error_strerror(&error);
        zip_error_fini(&error);
        if (!m_archive)
            fail(why);
        zip_source_keep(m_source.get());
    }

    // The member lives until bytes() is done.
    void add(const ArchiveMember& member)
    {
        zip_t* const archive = m_archive.get();
        zip_source_t* source = zip_source_buffer(archive, member.bytes.data(), member.bytes.size(), 0);
        const zip_int64_t index = source ? zip_file_add(archive, member.name.c_str(), source, 0) : -1;
        if (index < 0) {
            zip_source_free(source);
            fail(zip_strerror(archive));
        }
        const auto at = static_cast<zip_uint64_t>(index);
        if (zip_set_file_compression(archive, at, ZIP_CM_DEFLATE, kCompressionLevel) != 0
            || zip_file_set_dostime(archive, at, 0, kFirstDay, 0) != 0)
            fail(zip_strerror(archive));
    }

    std::string bytes(const WriteControl& control)
    {
        constexpr double kPrecision = 0.01; // of the progress
        zip_t* const archive = m_archive.get();
        void* state = const_cast<WriteControl*>(&control);
        const auto tell = [](zip_t*, double fraction, void* of) { static_cast<WriteControl*>(of)->tell(fraction); };
        const auto isStopped = [](zip_t*, void* of) {
            return static_cast<int>(static_cast<WriteControl*>(of)->stop.stop_requested());
        };
        if (zip_register_progress_callback_with_state(archive, kPrecision, tell, nullptr, state) != 0
            || zip_register_cancel_callback_with_state(archive, isStopped, nullptr, state) != 0)
            fail(zip_strerror(archive));
        if (zip_close(archive) != 0) {
            control.check();
            fail(zip_strerror(archive));
        }
        static_cast<void>(m_archive.release()); // it is gone
        zip_stat_t facts;
        if (zip_source_stat(m_source.get(), &facts) != 0 || zip_source_open(m_source.get()) != 0)
            fail(zip_error_strerror(zip_source_error(m_source.get())));
        std::string bytes(facts.size, '\0');
        const zip_int64_t count = zip_source_read(m_source.get(), bytes.data(), bytes.size());
        zip_source_close(m_source.get());
        if (count < 0 || static_cast<uint64_t>(count) != bytes.size())
            fail(say("bundle", "its bytes are lost"));
        return bytes;
    }

private:
    std::unique_ptr<zip_source_t, void (*)(zip_source_t*)> m_source{nullptr, zip_source_free};
    std::unique_ptr<zip_t, void (*)(zip_t*)> m_archive{nullptr, zip_discard}; // destroyed before its source
};

} // namespace

std::string archiveBytes(const std::vector<ArchiveMember>& members, const WriteControl& control)
{
    ZipMemory memory;
    for (const ArchiveMember& member : members)
        memory.add(member);
    return memory.bytes(control);
}

} // namespace tessera
