// SPDX-License-Identifier: Apache-2.0
#include "app/cli/terminal/output_file.h"

#include "app/cli/terminal/standard_output.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"

#include <cerrno>
#include <ostream>
#include <span>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace tessera {

bool isStandardOutput(const std::optional<std::string>& path)
{
    return path == "-";
}

void requireNoTerminal(const std::string& what)
{
    if (isatty(STDOUT_FILENO) != 0)
        throw TextError(what
                        + ", which a terminal cannot show; `> FILE` behind the line keeps it, and `| cat` sends it "
                        + "to the terminal all the same");
}

void writeOutput(const std::string& path, std::string_view bytes, std::ostream& out)
{
    if (isStandardOutput(path))
        writeRaw(out, bytes);
    else
        writeFileAtomically(path, std::as_bytes(std::span(bytes)));
}

bool writeAll(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(file, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        bytes.remove_prefix(static_cast<size_t>(count));
    }
    return true;
}

void requireWritable(const std::optional<std::string>& path)
{
    if (!path || isStandardOutput(path))
        return;
    const std::filesystem::path folder = std::filesystem::path(*path).parent_path();
    std::error_code error;
    if (std::filesystem::is_directory(*path, error))
        throw IoError(*path + " cannot be written: it is a folder; expected a file's name");
    if (!folder.empty() && !std::filesystem::is_directory(folder, error))
        throw IoError(*path + " cannot be written: there is no folder " + folder.string() + "; make it first");
    if (canHavePartial(*path)) // a pipe would wait, and its reader would see its end
        const AtomicFile tried(*path);
}

void requireWritableFolder(const std::optional<std::string>& path)
{
    if (!path || isStandardOutput(path))
        return;
    std::error_code error;
    std::filesystem::path there = std::filesystem::absolute(*path, error);
    while (!std::filesystem::exists(there, error) && there.has_relative_path())
        there = there.parent_path();
    if (!std::filesystem::is_directory(there, error))
        throw IoError(*path + " cannot be made: " + there.string() + " is no folder; choose another name");
    if (faccessat(AT_FDCWD, there.c_str(), W_OK | X_OK, AT_EACCESS) != 0)
        throw IoError(*path + " cannot be written into: " + std::system_category().message(errno)
                      + "; choose another folder");
}

bool canHavePartial(const std::string& path)
{
    std::error_code error;
    return !isStandardOutput(path)
        && (!std::filesystem::exists(path, error) || std::filesystem::is_regular_file(path, error));
}

} // namespace tessera
