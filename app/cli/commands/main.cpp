// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"

#include <cstdio>
#include <new>

int main(int argc, char** argv)
try {
    return tessera::programMain({argv + 1, argv + argc}, {});
} catch (const std::bad_alloc&) { // the arguments themselves need too much
    std::fputs("tessera: there is not enough memory\n", stderr);
    return tessera::exit_code::kEngineFailed;
}
