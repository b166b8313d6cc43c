// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/npy.h"
#include "tests/fuzz/fuzz.h"

namespace tessera {
namespace {

// What the name gives reads back equal once it is written.
void readBack(const std::filesystem::path& name)
{
    static const std::filesystem::path copy = ownPlace("copy.npy");
    const MemoryBudget budget{16 << 20};
    mayRefuse<IoError>([&] {
        const Tensor tensor = readArray(name, budget);
        expect(describeArray(name) == tensor.desc);
        writeNpy(tensor, copy); // the tensor may be a mapping of the old file
        expect(equalElements(readNpy(copy, budget), tensor));
    });
}

} // namespace

// Whatever is read as a .npy file, or as an .npz, with each of its arrays.
void fuzz(std::string_view bytes)
{
    static const std::filesystem::path path = ownPlace("a.npz");
    write(path, bytes);
    readBack(path);
    mayRefuse<IoError>([&] {
        for (const StoredArray& each : arraysIn(path))
            readBack(path.string() + "#" + each.name);
    });
}

} // namespace tessera
