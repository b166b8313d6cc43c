// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

struct zip;
struct zip_file;

namespace tessera {

inline constexpr size_t kMostMembers = 64; // of a bundle
inline constexpr size_t kMostArrays = 1 << 16; // of an .npz
// No deflate stream unpacks to more bytes for each of its own.
inline constexpr uint64_t kMostInflation = 1032;

// A member of an archive, read once from its beginning to its end.
class MemberReader {
public:
    MemberReader(zip* archive, std::string name, uint64_t index, uint64_t size, std::string where);

    uint64_t size() const { return m_left; } // the bytes that are left to be read
    // Fills all of it with the next bytes. Throws IoError, at the end also where more follows than the size, or the
    // zip's checksum is wrong.
    void read(std::span<std::byte> place);
    std::string text(); // all that is left to be read. Throws as read() does

private:
    // Throws IoError with the sentence; %1 and %2 are the archive's path and the member's name.
    template <class... More> [[noreturn]] void refuse(const Text& sentence, More&&... more) const
    {
        throw IoError(sentence(m_where, m_name, std::forward<More>(more)...));
    }

    std::string m_name, m_where;
    uint64_t m_left;
    std::unique_ptr<zip_file, int (*)(zip_file*)> m_file;
};

enum class ArchiveUse {
    Whole, // all is read: at most kMostMembers with plain names, within the budget together
    OneMember, // one of at most kMostArrays, of any name; checked when it is opened; the reader checks its size
};

// A zip that is not trusted. Its members are stored or deflated, each name once; a link is its text. A plain name has
// letters, digits, ".", "-" and "_", and no "." in front. What breaks this is refused before anything is unpacked, and
// the sizes in the directory are checked while a member is read.
class ArchiveReader {
public:
    // Throws IoError, which names the member that is wrong, if one is.
    ArchiveReader(const std::filesystem::path& path, const MemoryBudget& budget, ArchiveUse use = ArchiveUse::Whole);

    std::vector<std::string> names() const; // in the archive's order
    std::unique_ptr<MemberReader> open(const std::string& name) const; // throws IoError, also where it is missing
    // Throws IoError with the sentence; %1 and %2 are the archive's path and that name.
    template <class... More>
    [[noreturn]] void refuse(const std::string& name, const Text& sentence, More&&... more) const
    {
        throw IoError(sentence(m_path.string(), shown(name), std::forward<More>(more)...));
    }
    Message subjectOf(const std::string& name) const; // the subject of sentences about a member

private:
    struct Member {
        uint64_t index, size, packed;
        uint16_t method;
    };
    void addMember(uint64_t index);
    void check(const std::string& name, const Member& member) const;

    std::filesystem::path m_path;
    MemoryBudget m_budget;
    ArchiveUse m_use;
    uint64_t m_total = 0; // the size of all members together
    std::unique_ptr<zip, void (*)(zip*)> m_archive;
    std::map<std::string, Member> m_members;
};

// A member to be written.
struct ArchiveMember {
    std::string name;
    std::string bytes;
};

// A zip of the members in this order, deflated, with fixed times: equal members give equal bytes. Throws EngineError.
std::string archiveBytes(const std::vector<ArchiveMember>& members, const WriteControl& control = {});

} // namespace tessera
