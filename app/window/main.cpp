// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/window/window_services.h"

int main(int argc, char** argv)
{
    return tessera::programMain(tessera::Arguments(argv + 1, argv + argc), tessera::windowServices());
}
