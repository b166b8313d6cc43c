// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/formats/files/npy.h"

#include <cstdlib>
#include <fstream>

#include <unistd.h>

// Whatever is read as a .npy file reads back equal once it is written.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    static const std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("npy_fuzz-" + std::to_string(getpid()) + ".npy");
    const MemoryBudget budget{16 << 20};
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    try {
        const Tensor tensor = readNpy(path, budget);
        writeNpy(tensor, path); // the tensor may be a mapping of the old file
        if (!equalElements(readNpy(path, budget), tensor))
            std::abort();
    } catch (const IoError&) {
    }
    return 0;
}
