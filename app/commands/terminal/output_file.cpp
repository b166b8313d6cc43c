// SPDX-License-Identifier: Apache-2.0
#include "app/commands/terminal/output_file.h"

#include "app/commands/terminal/standard_output.h"
#include "engine/files/npy.h"
#include "engine/tensor/error.h"

#include <ostream>
#include <span>
#include <system_error>

#include <unistd.h>

namespace tessera {

bool isStandardOutput(const std::optional<std::string>& path)
{
    return path == "-";
}

void needNoTerminal(const std::string& what)
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

void needFolderOf(const std::optional<std::string>& path)
{
    if (!path || isStandardOutput(path))
        return;
    const std::filesystem::path folder = std::filesystem::path(*path).parent_path();
    std::error_code error;
    if (std::filesystem::is_directory(*path, error))
        throw IoError(*path + " cannot be written: it is a folder; a file's name would be right");
    if (!folder.empty() && !std::filesystem::is_directory(folder, error))
        throw IoError(*path + " cannot be written: there is no folder " + folder.string() + "; make it first");
}

} // namespace tessera
