// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/npy.h"

#include <cstdlib>
#include <fstream>

#include <unistd.h>

namespace {

using namespace tessera;

constexpr uint64_t kBudget = 16 << 20;

// What the name gives reads back equal once it is written.
void readBack(const std::filesystem::path& name)
{
    static const std::filesystem::path copy =
        std::filesystem::temp_directory_path() / ("npy_fuzz-" + std::to_string(getpid()) + ".copy.npy");
    try {
        const Tensor tensor = readArray(name, {kBudget});
        if (describeArray(name) != tensor.desc)
            std::abort();
        writeNpy(tensor, copy); // the tensor may be a mapping of the old file
        if (!equalElements(readNpy(copy, {kBudget}), tensor))
            std::abort();
    } catch (const IoError&) {
    }
}

} // namespace

// Whatever is read as a .npy file, or as an .npz, with each of its arrays.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    static const std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("npy_fuzz-" + std::to_string(getpid()) + ".npz");
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    readBack(path);
    try {
        for (const StoredArray& each : arraysIn(path))
            readBack(path.string() + "#" + each.name);
    } catch (const IoError&) {
    }
    return 0;
}
