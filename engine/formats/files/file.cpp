// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/file.h"

#include "engine/core/tensor/error.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tessera {

uint64_t regularFileSize(const std::filesystem::path& path)
{
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found)
        throw IoError(say("files", "%1 does not exist")(path.string()));
    if (status.type() == std::filesystem::file_type::directory)
        throw IoError(say("files", "%1 is a folder, not a file")(path.string()));
    if (status.type() != std::filesystem::file_type::regular)
        throw IoError(error ? say("files", "%1 cannot be read: %2")(path.string(), systemReason(error))
                            : say("files", "%1 is not a regular file")(path.string()));
    const uint64_t size = std::filesystem::file_size(path, error);
    if (error)
        throw IoError(say("files", "%1 cannot be read: %2")(path.string(), systemReason(error)));
    return size;
}

std::string readFile(const std::filesystem::path& path, uint64_t bytes)
{
    std::string content(std::min(bytes, regularFileSize(path)), '\0');
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw IoError(say("files", "%1 cannot be opened: %2")(path.string(), systemReason(errno)));
    file.read(content.data(), static_cast<std::streamsize>(content.size()));
    if (file.bad())
        throw IoError(say("files", "%1 cannot be read: %2")(path.string(), systemReason(errno)));
    content.resize(static_cast<size_t>(file.gcount()));
    return content;
}

Message renamed(const Message& message, const std::filesystem::path& path, const Message& name)
{
    if (message.isWords())
        return message.words() == path.string() ? name : message;
    std::vector<Message> places;
    for (const Message& each : message.places())
        places.push_back(renamed(each, path, name));
    return {message.text(), places};
}

std::string lowerCase(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

std::string lowerCaseExtension(const std::filesystem::path& path)
{
    return lowerCase(path.extension().string());
}

constexpr Text kNotWritten = say("files", "%1 cannot be written: %2");

AtomicFile::AtomicFile(const std::filesystem::path& path, Existing existing)
    : m_path(path)
    , m_target(path)
    , m_existing(existing)
{
    struct stat facts { };
    const bool exists = stat(path.c_str(), &facts) == 0;
    if (exists && S_ISDIR(facts.st_mode))
        throw IoError(kNotWritten(path.string(), say("files", "it is a folder")));
    if (exists && faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
        fail(kNotWritten);
    if (exists && !S_ISREG(facts.st_mode)) {
        m_descriptor = Descriptor(open(path.c_str(), O_WRONLY | O_CLOEXEC));
        if (m_descriptor.number() < 0)
            fail(say("files", "%1 cannot be opened for writing: %2"));
        return;
    }
    std::error_code error;
    if (exists)
        m_target = std::filesystem::canonical(path, error);
    openBeside();
    if (exists)
        static_cast<void>(
            fchmod(m_descriptor.number(), facts.st_mode & 07777)); // where that is not allowed the default stays
}

// Takes a name that nothing has, so two programs that save into one folder do not collide.
void AtomicFile::openBeside()
{
    for (unsigned attempt = 0; attempt < 100; ++attempt) {
        Temporary name(m_target.parent_path()
                       / (".tessera-" + std::to_string(getpid()) + "-" + std::to_string(attempt) + ".tmp"));
        m_descriptor = Descriptor(open(name.path().c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (m_descriptor.number() >= 0) {
            m_temporary = std::move(name);
            return;
        }
        const int error = errno;
        name.keep(); // somebody else's, or never made
        errno = error;
        if (error != EEXIST)
            break;
    }
    fail(kNotWritten);
}

void AtomicFile::fail(const Text& sentence) const
{
    throw IoError(sentence(m_path.string(), systemReason(errno)));
}

void AtomicFile::write(std::span<const std::byte> bytes, const WriteControl& control)
{
    constexpr size_t kSlice = 16 << 20;
    const size_t all = bytes.size();
    while (!bytes.empty()) {
        control.check();
        const ssize_t written = ::write(m_descriptor.number(), bytes.data(), std::min(bytes.size(), kSlice));
        if (written < 0 && errno == EINTR)
            continue;
        if (written == 0)
            errno = ENOSPC; // a device that takes no more and does not say why
        if (written <= 0)
            fail(kNotWritten);
        bytes = bytes.subspan(static_cast<size_t>(written));
        if (all > kSlice)
            control.tell(1 - static_cast<double>(bytes.size()) / static_cast<double>(all));
    }
}

// Some systems report here what did not reach the disk.
void AtomicFile::close()
{
    if (::close(m_descriptor.release()) != 0 && errno != EINTR)
        fail(kNotWritten);
}

void AtomicFile::commit()
{
    if (m_temporary.path().empty())
        return close();
    while (fsync(m_descriptor.number()) != 0) {
        if (errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP)
            break; // a file system that cannot
        if (errno != EINTR)
            fail(kNotWritten);
    }
    close();
    const char *const from = m_temporary.path().c_str(), *const to = m_target.c_str();
    const bool isRenamed = m_existing == Existing::Replace
        ? rename(from, to) == 0
        : renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0;
    if (!isRenamed) {
        if (errno == EEXIST)
            throw FileExists(say("files", "%1 exists already")(m_path.string()));
        fail(say("files", "%1 cannot be replaced: %2"));
    }
    m_temporary.keep();
    // The rename itself survives a power cut once the folder is synced too; where that is impossible the file is whole
    // either way.
    const auto folder = m_target.has_parent_path() ? m_target.parent_path() : std::filesystem::path(".");
    if (const Descriptor opened(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)); opened.number() >= 0)
        fsync(opened.number());
}

void writeFileAtomically(const std::filesystem::path& path, std::span<const std::byte> bytes,
                         const WriteControl& control)
{
    AtomicFile file(path);
    file.write(bytes, control);
    control.check();
    file.commit();
}

namespace fs = std::filesystem;

void makeFolder(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        throw IoError(say("files", "%1 cannot be made: %2")(folder.string(), systemReason(error)));
}

void checkIsFree(const fs::path& path, Existing existing)
{
    std::error_code error;
    if (existing == Existing::Refuse && fs::symlink_status(path, error).type() != fs::file_type::not_found)
        throw FileExists(say("files", "%1 exists already")(path.string()));
}

bool liesBelow(const fs::path& path, const fs::path& folder)
{
    std::error_code error, another;
    const fs::path root = fs::canonical(folder.empty() ? fs::path(".") : folder, error);
    const fs::path real = fs::canonical(path, another);
    return !error && !another && std::ranges::mismatch(root, real).in1 == root.end();
}

namespace {

struct CloseFolder {
    void operator()(DIR* folder) const { closedir(folder); }
};

} // namespace

std::vector<fs::path> entriesOf(const fs::path& folder, std::error_code& error)
{
    error.clear();
    std::vector<fs::path> entries;
    const std::unique_ptr<DIR, CloseFolder> open(opendir(folder.empty() ? "." : folder.c_str()));
    errno = open ? 0 : errno;
    while (const dirent* entry = open ? readdir(open.get()) : nullptr) {
        const std::string_view name = entry->d_name;
        if (name != "." && name != "..")
            entries.push_back(folder / name);
        errno = 0;
    }
    if (errno == ENOMEM)
        throw std::bad_alloc();
    if (errno != 0)
        error.assign(errno, std::generic_category());
    std::ranges::sort(entries);
    return entries;
}

std::vector<fs::path> entriesOf(const fs::path& folder)
{
    std::error_code ignored;
    return entriesOf(folder, ignored);
}

std::vector<fs::path> filesBelow(const fs::path& folder, std::error_code& error)
{
    std::vector<fs::path> files, open = {folder};
    error.clear();
    while (!open.empty()) {
        std::error_code ofThisOne, ofItsKind;
        const fs::path next = std::move(open.back());
        open.pop_back();
        for (fs::path& entry : entriesOf(next, ofThisOne))
            (fs::symlink_status(entry, ofItsKind).type() == fs::file_type::directory ? open : files)
                .push_back(std::move(entry));
        if (!error)
            error = ofThisOne;
    }
    std::ranges::sort(files);
    return files;
}

void removeTree(const fs::path& path) noexcept
{
    constexpr int openFolders = 16; // the most descriptors at a time; deeper folders are opened again
    nftw(
        path.c_str(),
        [](const char* each, const struct stat*, int, FTW*) {
            std::remove(each);
            return 0;
        },
        openFolders, FTW_DEPTH | FTW_PHYS);
}

} // namespace tessera
