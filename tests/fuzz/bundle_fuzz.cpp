// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/formats/io/bundle.h"
#include "engine/formats/io/dispatch_job.h"

#include <cstdlib>
#include <fstream>

#include <unistd.h>

// Whatever is read as a bundle gives cases that are read back equal once they are bundled again.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    static const std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("bundle_fuzz-" + std::to_string(getpid()) + ".tessera");
    const MemoryBudget budget{16 << 20};
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    try {
        const CaseFile file = readBundle(path, budget);
        for (size_t i = 0; i < file.dispatchCount(); ++i) {
            Bundle bundle;
            bundle.c = file.dispatch(i);
            std::ofstream(path, std::ios::binary) << bundleBytes(bundle, budget);
            if (readBundle(path).dispatch(0).op != bundle.c.op)
                std::abort();
        }
    } catch (const IoError&) {
    } catch (const TextError&) {
    }
    return 0;
}
