// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/output_path.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/files/descriptor.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tessera {

namespace {

namespace fs = std::filesystem;

constexpr Text kNoName = say("files", "targetPath \"%1\" is not a file's name");
constexpr Text kNotMade = say("files", "%1 cannot be made: %2");
constexpr Text kIsThere = say("files", "%1 exists already");

std::vector<fs::path> parts(const std::string& target)
{
    std::string text = target;
    std::ranges::replace(text, '\\', '/');
    const bool drive = text.size() > 1 && std::isalpha(static_cast<unsigned char>(text[0])) && text[1] == ':';
    if (text.starts_with('/') || drive)
        throw IoError(say("files", "targetPath \"%1\" is absolute; expected a path inside the output folder")(target));
    if (text.empty() || text.ends_with('/') || text.find('\0') != std::string::npos)
        throw IoError(kNoName(target));
    std::vector<fs::path> result;
    for (const fs::path& part : fs::path(text)) {
        if (part == "..")
            throw IoError(say("files", "targetPath \"%1\" leaves the output folder; \"..\" is not allowed")(target));
        if (part != ".")
            result.push_back(part);
    }
    if (result.empty())
        throw IoError(kNoName(target));
    return result;
}

void makeFolder(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        throw IoError(kNotMade(folder.string(), systemReason(error)));
}

} // namespace

void checkIsFree(const fs::path& path, Existing existing)
{
    std::error_code error;
    if (existing == Existing::Refuse && fs::symlink_status(path, error).type() != fs::file_type::not_found)
        throw FileExists(kIsThere(path.string()));
}

bool liesBelow(const fs::path& path, const fs::path& folder)
{
    std::error_code error, another;
    const fs::path root = fs::canonical(folder.empty() ? fs::path(".") : folder, error);
    const fs::path real = fs::canonical(path, another);
    return !error && !another && std::ranges::mismatch(root, real).in1 == root.end();
}

namespace {

constexpr int kFolder = O_RDONLY | O_DIRECTORY | O_CLOEXEC;

[[noreturn]] void failOf(const fs::path& path, const Text& sentence)
{
    throw IoError(sentence(path.string(), systemReason(errno)));
}

bool isLink(int folder, const fs::path& name)
{
    struct stat facts { };
    return fstatat(folder, name.c_str(), &facts, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(facts.st_mode);
}

// The folder within another one, which is made where it is missing. -1: it is a link.
int stepInto(int folder, const fs::path& name, const fs::path& path)
{
    if (mkdirat(folder, name.c_str(), 0777) != 0 && errno != EEXIST)
        failOf(path, kNotMade);
    const int next = openat(folder, name.c_str(), kFolder | O_NOFOLLOW);
    if (next < 0 && !isLink(folder, name))
        failOf(path, kNotMade);
    return next;
}

} // namespace

OutputPlace::OutputPlace(const fs::path& folder, const std::string& target, Existing existing)
    : m_path(folder.empty() ? fs::path(".") : folder)
    , m_existing(existing)
{
    const std::vector<fs::path> names = parts(target);
    makeFolder(m_path);
    Descriptor last(open(m_path.c_str(), kFolder)); // which the user names, and may be a link
    if (last.number() < 0)
        failOf(m_path, say("files", "%1 cannot be used: %2"));
    const auto refuseLink = [&] {
        throw IoError(
            say("files", "targetPath \"%1\" leaves the output folder: %2 is a link")(target, m_path.string()));
    };
    for (size_t i = 0; i + 1 < names.size(); ++i) {
        m_path /= names[i];
        Descriptor next(stepInto(last.number(), names[i], m_path));
        if (next.number() < 0)
            refuseLink();
        last = std::move(next);
    }
    m_path /= names.back();
    struct stat facts { };
    if (fstatat(last.number(), names.back().c_str(), &facts, AT_SYMLINK_NOFOLLOW) == 0) {
        if (S_ISLNK(facts.st_mode))
            refuseLink();
        if (!S_ISREG(facts.st_mode))
            throw IoError(say("files", "targetPath \"%1\" is there and is not a file")(target));
        if (existing == Existing::Refuse)
            throw FileExists(kIsThere(m_path.string()));
    }
    m_folder = last.release();
}

OutputPlace::~OutputPlace()
{
    close(m_folder);
}

AtomicFile OutputPlace::file() const
{
    return AtomicFile(m_folder, m_path, m_existing);
}

} // namespace tessera
