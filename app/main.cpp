// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/program.h"
#include "app/show_window.h"

#include <iostream>

#include <csignal>

int main(int argc, char** argv)
{
    std::signal(SIGPIPE, SIG_IGN); // a closed pipe is a failed write, not the end
    const tessera::Arguments arguments(argv + 1, argv + argc);
    if (const auto code = tessera::runProgram(arguments, std::cout, std::cerr))
        return *code;
    return tessera::showWindow(argc, argv);
}
