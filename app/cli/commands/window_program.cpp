// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/window_program.h"

#include "engine/compute/foreign/child_process.h"
#include "engine/compute/foreign/foreign_setup.h"
#include "engine/formats/pictures/picture_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

extern char** environ; // NOLINT: POSIX's name

namespace tessera {

namespace {

constexpr const char* kName = "tessera-window";

bool canStart(const std::filesystem::path& path)
{
    std::error_code error;
    return std::filesystem::is_regular_file(path, error) && access(path.c_str(), X_OK) == 0;
}

[[noreturn]] void failToStart(const std::filesystem::path& program, int error)
{
    throw EngineError(program.string() + " does not start: " + std::system_category().message(error)
                      + "; installing the package tessera again may fix it");
}

} // namespace

std::filesystem::path windowProgram()
{
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    if (std::filesystem::path beside = self.parent_path() / kName; !error && canStart(beside))
        return beside;
    if (std::filesystem::path found = programInPath(kName); !found.empty())
        return found;
    throw EngineError("this needs the window program, and there is no " + std::string(kName)
                      + " beside tessera or in a folder of PATH; install the package tessera");
}

void becomeWindow(std::string_view command, const Arguments& arguments)
{
    const std::filesystem::path program = windowProgram();
    std::vector<std::string> words = {kName};
    if (!command.empty())
        words.emplace_back(command);
    words.insert(words.end(), arguments.begin(), arguments.end());
    execv(program.c_str(), argumentPointers(words).data());
    failToStart(program, errno);
}

pid_t startWindow(const Arguments& arguments)
{
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
    posix_spawn_file_actions_t files; // who waits for the end of this program's output does not wait for the window
    posix_spawn_file_actions_init(&files);
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&files, file, "/dev/null", O_RDWR, 0);
    const std::filesystem::path program = windowProgram();
    std::vector<std::string> words = {kName};
    words.insert(words.end(), arguments.begin(), arguments.end());
    pid_t process = 0;
    if (const int error =
            posix_spawn(&process, program.c_str(), &files, &attributes, argumentPointers(words).data(), environ))
        failToStart(program, error);
    return process;
}

std::string whyNoDisplay()
{
    const char* variables[] = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    const bool isThere = std::ranges::any_of(variables, [](const char* name) {
        const char* const value = std::getenv(name);
        return value && *value != '\0';
    });
    if (isThere)
        return {};
    return "neither DISPLAY nor WAYLAND_DISPLAY is set; a terminal of the desktop has them, and over a network `ssh "
           "-X` sets them. `tessera render --out picture.png` draws the window into a file";
}

const PictureCodec& Services::codec() const
{
    return pictures ? *pictures : pictureCodec();
}

} // namespace tessera
