// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/host/fault.h"

#include <array>
#include <csignal>
#include <cstring>

#include <unistd.h>

namespace tessera {

namespace {

const GuardedBuffer* watchedInput = nullptr;
const GuardedBuffer* watchedOutput = nullptr;

void complain(const char* text)
{
    static_cast<void>(!write(STDERR_FILENO, text, std::strlen(text)));
}

void sayPlace(const GuardedBuffer* buffer, const void* address, const char* what)
{
    const char* const place = buffer ? buffer->placeOf(address) : "";
    if (*place == '\0')
        return;
    complain("it touched memory ");
    complain(place);
    complain(what);
}

extern "C" void onFault(int signal, siginfo_t* info, void*)
{
    sayPlace(watchedInput, info->si_addr, " the input, which may only be read\n");
    sayPlace(watchedOutput, info->si_addr, " the output\n");
    std::signal(signal, SIG_DFL);
    std::raise(signal); // held back until this handler returns
}

// On a stack of its own: the library may have used up the usual one.
bool listen()
{
    static std::array<char, 1 << 16> stack;
    const stack_t alternative = {.ss_sp = stack.data(), .ss_flags = 0, .ss_size = stack.size()};
    sigaltstack(&alternative, nullptr);
    struct sigaction action = {};
    action.sa_sigaction = onFault;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    for (const int signal : {SIGSEGV, SIGBUS})
        sigaction(signal, &action, nullptr);
    return true;
}

} // namespace

FaultWatch::FaultWatch(const GuardedBuffer& input, const GuardedBuffer& output)
{
    static const bool isListening = listen();
    static_cast<void>(isListening);
    watchedInput = &input;
    watchedOutput = &output;
}

FaultWatch::~FaultWatch()
{
    watchedInput = nullptr;
    watchedOutput = nullptr;
}

} // namespace tessera
