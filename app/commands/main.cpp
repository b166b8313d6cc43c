// SPDX-License-Identifier: Apache-2.0
#include "app/commands/commands.h"

int main(int argc, char** argv)
{
    return tessera::programMain({argv + 1, argv + argc}, {});
}
