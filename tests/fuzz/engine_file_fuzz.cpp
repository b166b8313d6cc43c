// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/engine_file.h"
#include "engine/core/tensor/error.h"

#include <cstdlib>

#include <unistd.h>

// A file is refused with an IoError, or reads back equal once it is written.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    static const std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("engine_file_fuzz-" + std::to_string(getpid()) + ".engine.json");
    try {
        const EngineFile file = parseEngineFile(std::string(reinterpret_cast<const char*>(data), size), path);
        writeEngineFile(file);
        const EngineFile again = readEngineFile(path);
        if (again.name != file.name || again.start != file.start || again.claims.operators != file.claims.operators
            || again.claims.types != file.claims.types || again.timeLimit != file.timeLimit
            || again.environment != file.environment)
            std::abort();
    } catch (const IoError&) {
    }
    return 0;
}
