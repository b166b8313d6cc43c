// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/out_of_memory.h"

#include "app/cli/commands/commands.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <new>
#include <string_view>

#include <sys/mman.h>
#include <unistd.h>

namespace tessera {

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr bool kSanitizerReports = true; // crashes, by itself
#else
constexpr bool kSanitizerReports = false;
#endif

constexpr std::string_view kNoMemory = "there is not enough memory for this; try smaller sizes";

void writeWords(std::string_view words)
{
    static_cast<void>(!::write(STDERR_FILENO, words.data(), words.size()));
}

[[noreturn]] void end(std::string_view sentence)
{
    writeWords("tessera: ");
    writeWords(sentence);
    writeWords("\n");
    _exit(exit_code::kEngineFailed);
}

// An exception that could not be thrown on, from a destructor or a thread.
[[noreturn]] void onTerminate()
{
    try {
        if (const auto exception = std::current_exception())
            std::rethrow_exception(exception);
    } catch (const std::bad_alloc&) {
        end(kNoMemory);
    } catch (const std::exception& error) {
        end(error.what());
    } catch (...) {
        end("ended by an exception that is not its own");
    }
    std::signal(SIGABRT, SIG_DFL);
    std::abort();
}

bool isMemoryShort()
{
    constexpr size_t kLittle = size_t{64} << 20;
    void* const block = mmap(nullptr, kLittle, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED)
        return true;
    munmap(block, kLittle);
    return false;
}

// A library that was refused memory goes on with a null pointer, or gives up; the refusal is the thread's last error.
void onCrash(int signal, siginfo_t* info, void* /*context*/)
{
    const bool wasRefused = errno == ENOMEM;
    const bool isSent = info->si_code <= 0; // a process sent it; no instruction caused it
    const bool isOurs = !isSent || (signal == SIGABRT && info->si_pid == getpid());
    if (wasRefused && isOurs && isMemoryShort())
        end(kNoMemory);
    std::signal(signal, SIG_DFL); // an instruction is tried again, and ends the program as usual
    if (isSent)
        std::raise(signal);
}

} // namespace

void endWithSentenceWithoutMemory()
{
    std::set_terminate(onTerminate);
    if (kSanitizerReports)
        return;
    struct sigaction action = {};
    action.sa_sigaction = onCrash;
    action.sa_flags = SA_SIGINFO;
    for (const int signal : {SIGSEGV, SIGBUS, SIGABRT})
        sigaction(signal, &action, nullptr);
}

} // namespace tessera
