// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/out_of_memory.h"

#include "app/cli/commands/commands.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>

#include <unistd.h>

namespace tessera {

namespace {

[[noreturn]] void end(const char* sentence)
{
    dprintf(STDERR_FILENO, "tessera: %s\n", sentence); // allocates nothing
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
