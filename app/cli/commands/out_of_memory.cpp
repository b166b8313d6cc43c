// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/out_of_memory.h"

#include "app/cli/commands/commands.h"

#include <csignal>
#include <cstdlib>
#include <exception>
#include <new>
#include <string_view>

#include <unistd.h>

namespace tessera {

namespace {

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
        end("there is not enough memory for this; try smaller sizes");
    } catch (const std::exception& error) {
        end(error.what());
    } catch (...) {
        end("ended by an exception that is not its own");
    }
    std::signal(SIGABRT, SIG_DFL);
    std::abort();
}

} // namespace

void endWithSentenceWithoutMemory()
{
    std::set_terminate(onTerminate);
}

} // namespace tessera
