// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/stream_input.h"

#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/standard_output.h"
#include "engine/core/tensor/descriptor.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/case_file.h"
#include "engine/judge/measure/output_source.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <exception>
#include <map>
#include <optional>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace tessera {

namespace {

constexpr uint64_t kMadeOfText = 16; // bytes of memory, at most, for each byte of a text that is read
constexpr uint64_t kAlwaysAllowed = 4 << 20; // bytes of text, however small the budget is

[[noreturn]] void fail(const std::string& name, const char* what)
{
    throw IoError(Message(name) + " " + what + ": " + std::system_category().message(errno));
}

// The limit is known after the first block.
void copyAll(int from, int to, const std::string& name, const std::function<StreamLimit()>& limitOf)
{
    std::array<char, 1 << 16> block;
    std::optional<StreamLimit> limit;
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
        if (limit && total > limit->bytes)
            throw IoError(Message(name) + " " + limit->refusal);
        if (!writeAll(to, {block.data(), static_cast<size_t>(count)}))
            fail(name, "cannot be kept");
        if (!limit)
            limit = limitOf();
    }
    if (total == 0)
        throw IoError(Message(name) + " is empty: nothing came, or it has been read before");
    if (total > limit->bytes)
        throw IoError(Message(name) + " " + limit->refusal);
}

// Copies the stream into memory without a name, so that nothing is left behind, however the program ends.
std::filesystem::path spooled(const std::filesystem::path& path, const MemoryBudget& budget, const LimitOf& limitOf)
{
    const std::string name = path.string();
    const Descriptor from(path == "-" ? dup(STDIN_FILENO) : open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (from.number() < 0)
        fail(name, "cannot be opened");
    Descriptor to(memfd_create("tessera", MFD_CLOEXEC));
    if (to.number() < 0)
        fail(name, "cannot be kept");
    std::filesystem::path file = "/proc/self/fd/" + std::to_string(to.number());
    copyAll(from.number(), to.number(), name, [&] { return limitOf ? limitOf(file) : limitOfBytes(budget); });
    to.release(); // the file is read until the program ends
    return file;
}

// A text takes many times its size in memory, so its limit is much less than the budget. No byte of it is 0.
StreamLimit limitOfText(const std::filesystem::path& begun, const MemoryBudget& budget)
{
    if (readFile(begun, 1 << 16).find('\0') != std::string::npos)
        return {0, "is no text: a byte of it is 0"};
    const uint64_t most = std::max(budget.bytes / kMadeOfText, kAlwaysAllowed);
    return {most, withAdvice("gives more than " + std::to_string(most >> 20) + " MiB of text", budget)};
}

} // namespace

bool isStream(const std::filesystem::path& path)
{
    const std::string text = path.string();
    return text == "-" || text == "/dev/stdin" || text.starts_with("/dev/fd/") || text.starts_with("/proc/self/fd/");
}

StreamLimit limitOfBytes(const MemoryBudget& budget)
{
    return {budget.bytes,
            withAdvice("gives more than the memory budget of " + std::to_string(budget.bytes >> 20) + " MiB", budget)};
}

StreamLimit limitOfRaw(const TensorDesc& desc, const MemoryBudget& budget)
{
    const uint64_t bytes = validate(desc, {}, TensorRole::Input).empty() ? totalBytes(desc) : 0;
    if (bytes == 0 || bytes > budget.bytes)
        return limitOfBytes(budget); // the case says what is wrong
    return {bytes,
            "gives more than the " + std::to_string(bytes) + " bytes of " + std::string(name(desc.dataType)) + " "
                + text(desc.sizes)};
}

std::filesystem::path readableFile(const std::filesystem::path& path, const MemoryBudget& budget,
                                   const LimitOf& limitOf)
{
    struct Read {
        std::filesystem::path file;
        std::exception_ptr failure; // every later question gets it, too
    };
    static std::map<std::filesystem::path, Read> streams; // the ones that have been read
    std::error_code error;
    if (!isStream(path) || (path != "-" && std::filesystem::is_regular_file(path, error)))
        return path;
    const auto [known, isNew] = streams.try_emplace(path);
    try {
        if (isNew)
            known->second.file = spooled(path, budget, limitOf);
    } catch (...) {
        known->second.failure = std::current_exception();
    }
    if (known->second.failure)
        std::rethrow_exception(known->second.failure);
    return known->second.file;
}

std::filesystem::path caseStream(const std::filesystem::path& path, const MemoryBudget& budget)
{
    return readableFile(path, budget, [&](const std::filesystem::path& begun) {
        return caseFormatOf(begun) ? limitOfBytes(budget) : limitOfText(begun, budget);
    });
}

std::string readText(const std::filesystem::path& path, MemoryBudget& left)
{
    const std::filesystem::path file =
        readableFile(path, left, [&](const std::filesystem::path& begun) { return limitOfText(begun, left); });
    const uint64_t bytes = regularFileSize(file), made = bytes * kMadeOfText;
    if (bytes > left.bytes / kMadeOfText)
        throw IoError(beyondBudget(path.string(), made, left));
    left.bytes -= made;
    return readFile(file, bytes);
}

void readStream(const std::filesystem::path& path, const MemoryBudget& budget,
                const std::function<void(const std::filesystem::path& file)>& read)
{
    const std::filesystem::path file = readableFile(path, budget);
    try {
        read(file);
    } catch (const IoError& error) {
        throw IoError(renamed(error.message(), file, path.string()));
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
            return make(options, sourceWithData(sourceNamed(words, foreign), codec, options.budget));
        };
}

} // namespace tessera
