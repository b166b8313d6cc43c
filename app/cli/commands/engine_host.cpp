// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/foreign_engine.h"

#include <cstdio>

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::fputs("usage: tessera-engine-host lib|shader|shader-validated PATH\n", stderr);
        return 4;
    }
    return tessera::runHost(argv[1], argv[2]);
}
