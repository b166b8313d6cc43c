// SPDX-License-Identifier: Apache-2.0
#include "app/commands/arguments/stream_input.h"

#include "app/commands/arguments/foreign_options.h"
#include "engine/measure/output_source.h"
#include "engine/tensor/error.h"

#include <array>
#include <cerrno>
#include <map>
#include <string>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace tessera {

namespace {

[[noreturn]] void fail(const std::string& name, const char* what)
{
    throw IoError(name + " " + what + ": " + std::system_category().message(errno));
}

void writeAll(int file, std::string_view bytes, const std::string& name)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            fail(name, "cannot be kept");
        bytes.remove_prefix(static_cast<size_t>(written));
    }
}

void copyAll(int from, int to, const std::string& name, const MemoryBudget& budget)
{
    std::array<char, 1 << 16> block;
    uint64_t total = 0;
    for (;;) {
        const ssize_t count = ::read(from, block.data(), block.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            fail(name, "cannot be read");
        if (count == 0)
            break;
        total += static_cast<uint64_t>(count);
        if (total > budget.bytes)
            throw IoError(withAdvice(
                name + " gives more than the memory budget of " + std::to_string(budget.bytes >> 20) + " MiB", budget));
        writeAll(to, {block.data(), static_cast<size_t>(count)}, name);
    }
    if (total == 0)
        throw IoError(name + " is empty: nothing came, or it has been read before");
}

// In memory, without a name: nothing is left behind, however the program ends.
std::filesystem::path spooled(const std::filesystem::path& path, const MemoryBudget& budget)
{
    const std::string name = path.string();
    const int from = path == "-" ? dup(STDIN_FILENO) : open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (from < 0)
        fail(name, "cannot be opened");
    const int to = memfd_create("tessera", MFD_CLOEXEC);
    if (to < 0) {
        close(from);
        fail(name, "cannot be kept");
    }
    try {
        copyAll(from, to, name, budget);
    } catch (...) {
        close(from);
        close(to);
        throw;
    }
    close(from);
    return "/proc/self/fd/" + std::to_string(to);
}

} // namespace

bool isStream(const std::filesystem::path& path)
{
    const std::string text = path.string();
    return text == "-" || text == "/dev/stdin" || text.starts_with("/dev/fd/") || text.starts_with("/proc/self/fd/");
}

std::filesystem::path readableFile(const std::filesystem::path& path, const MemoryBudget& budget)
{
    static std::map<std::filesystem::path, std::filesystem::path> files; // of the streams that have been read
    std::error_code error;
    if (!isStream(path) || (path != "-" && std::filesystem::is_regular_file(path, error)))
        return path;
    if (const auto found = files.find(path); found != files.end())
        return found->second;
    return files[path] = spooled(path, budget);
}

void readStream(const std::filesystem::path& path, const MemoryBudget& budget,
                const std::function<void(const std::filesystem::path& file)>& read)
{
    const std::filesystem::path file = readableFile(path, budget);
    try {
        read(file);
    } catch (const IoError& error) {
        std::string sentence = error.what();
        if (sentence.starts_with(file.string()))
            sentence.replace(0, file.string().size(), path.string());
        throw IoError(sentence);
    }
}

SourceFactory streamedSources(const CommandLine& line, const Services& services)
{
    const PictureCodec& codec = services.codec();
    const SourceReach reach = line.reach();
    return
        [&codec, reach, foreign = foreignOptions(line), make = withFiles(startedEngines(line, services), codec, reach)](
            const EngineOptions& options, const std::string& words) -> std::unique_ptr<OutputSource> {
            if (isStream(words))
                return makeFileSource(readableFile(words, options.budget), codec, options.budget, reach, words);
            return make(options, sourceNamed(words, foreign));
        };
}

} // namespace tessera
