// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/bundle/archive.h"

#include "engine/formats/files/file.h"
#include "engine/formats/io/json.h"

#include <algorithm>
#include <string_view>

#include <sys/stat.h>
#include <zip.h>

namespace tessera {

namespace {

bool isPlainName(std::string_view name)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-";
    return !name.empty() && name.size() <= 128 && name.front() != '.'
        && name.find_first_not_of(letters) == std::string_view::npos;
}

constexpr Text kNotRead = say("bundle", "%1: member %2 cannot be read: %3");

std::string archiveError(int code)
{
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    std::string text = zip_error_strerror(&error);
    zip_error_fini(&error);
    return text;
}

bool isLink(zip_t* archive, uint64_t index)
{
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    return zip_file_get_external_attributes(archive, index, 0, &system, &attributes) == 0 && system == ZIP_OPSYS_UNIX
        && S_ISLNK(attributes >> 16);
}

} // namespace

MemberReader::MemberReader(zip* archive, std::string name, uint64_t index, uint64_t size, std::string where)
    : m_name(std::move(name))
    , m_where(std::move(where))
    , m_left(size)
    , m_file(zip_fopen_index(archive, index, 0))
{
    if (!m_file)
        refuse(kNotRead, zip_strerror(archive));
}

MemberReader::~MemberReader()
{
    if (m_file)
        zip_fclose(m_file);
}

void MemberReader::read(std::span<std::byte> place)
{
    while (!place.empty()) {
        const auto count = zip_fread(m_file, place.data(), std::min<uint64_t>(place.size(), m_left));
        if (count < 0)
            refuse(kNotRead, zip_file_strerror(m_file));
        if (count == 0)
            refuse(say("bundle", "%1: member %2 is shorter than it declares"));
        m_left -= static_cast<uint64_t>(count);
        place = place.subspan(static_cast<size_t>(count));
    }
}

void MemberReader::finish()
{
    std::byte more;
    const auto count = zip_fread(m_file, &more, 1); // compares the sum, too
    if (count < 0)
        refuse(kNotRead, zip_file_strerror(m_file));
    if (count != 0)
        refuse(say("bundle", "%1: member %2 is longer than it declares"));
}

ArchiveReader::ArchiveReader(const std::filesystem::path& path, const MemoryBudget& budget)
    : m_path(path)
    , m_budget(budget)
{
    regularFileSize(path); // no pipe blocks
    int code = 0;
    m_archive = zip_open(path.c_str(), ZIP_RDONLY, &code);
    if (!m_archive)
        throw IoError(say("bundle", "%1 is no zip that can be read: %2")(path.string(), archiveError(code)));
    try {
        const zip_int64_t count = zip_get_num_entries(m_archive, 0);
        if (count < 0 || static_cast<uint64_t>(count) > kMostMembers)
            throw IoError(
                say("bundle", "%1 holds %2 members; at most %3 would be right")(path.string(), count, kMostMembers));
        for (zip_int64_t i = 0; i < count; ++i)
            addMember(static_cast<uint64_t>(i));
    } catch (...) {
        zip_discard(m_archive);
        throw;
    }
}

ArchiveReader::~ArchiveReader()
{
    zip_discard(m_archive);
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
    if (zip_stat_index(m_archive, index, ZIP_FL_ENC_RAW, &facts) != 0 || (facts.valid & needed) != needed)
        throw IoError(say("bundle", "%1: member %2 is not described")(m_path.string(), index + 1));
    const std::string name = facts.name;
    if (!isPlainName(name))
        refuse(
            "\"" + shown(name) + "\"",
            say("bundle", "%1: member %2 has no plain name; letters, digits, \".\", \"-\" and \"_\" would be right"));
    if (isLink(m_archive, index))
        refuse(name, say("bundle", "%1: member %2 is a link; a regular file would be right"));
    if ((facts.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && facts.encryption_method != ZIP_EM_NONE)
        refuse(name, say("bundle", "%1: member %2 is encrypted"));
    if (facts.comp_method != ZIP_CM_STORE && facts.comp_method != ZIP_CM_DEFLATE)
        refuse(name,
               say("bundle", "%1: member %2 is compressed by method %3; 0 (stored) or 8 (deflated) would be right"),
               facts.comp_method);
    if (!m_members.emplace(name, Member{index, facts.size}).second)
        refuse(name, say("bundle", "%1: member %2 is there twice"));
    checkSize(name, facts.size, facts.comp_size, m_budget);
}

void ArchiveReader::checkSize(const std::string& name, uint64_t size, uint64_t packed, const MemoryBudget& budget)
{
    if (size / kMostInflation > packed)
        refuse(name,
               say("bundle", "%1: member %2 declares %3 bytes of %4 that are there; none can be packed so tightly"),
               size, packed);
    if (__builtin_add_overflow(m_total, size, &m_total) || m_total > budget.bytes)
        throw IoError(withAdvice(
            say("bundle", "%1: member %2 and those before it needs %3 of memory, more than the memory budget of %4")(
                m_path.string(), name, neededAmount(std::max(m_total, size)), amountOf(budget)),
            budget));
}

std::vector<std::string> ArchiveReader::names() const
{
    std::vector<std::string> names;
    for (const auto& [name, member] : m_members)
        names.push_back(name);
    return names;
}

std::unique_ptr<MemberReader> ArchiveReader::open(const std::string& name) const
{
    const auto found = m_members.find(name);
    if (found == m_members.end())
        refuse(name, say("bundle", "%1: member %2 is missing"));
    return std::make_unique<MemberReader>(m_archive, name, found->second.index, found->second.size, m_path.string());
}

} // namespace tessera
