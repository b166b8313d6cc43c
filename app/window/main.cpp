// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/window/window_services.h"

int main(int argc, char** argv)
{
    using namespace tessera;
    const Arguments arguments(argv + 1, argv + argc);
    if (arguments.size() == 4 && arguments.front() == kThumbnail)
        return writeThumbnail(argv[2], argv[3], argv[4]);
    return programMain(arguments, windowServices());
}
