// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/engine_file.h"
#include "engine/core/tensor/error.h"
#include "tests/fuzz/fuzz.h"

#include <tuple>

// A file is refused with an IoError, or reads back equal once it is written.
void tessera::fuzz(std::string_view bytes)
{
    static const std::filesystem::path path = ownPlace("a.engine.json");
    mayRefuse<IoError>([&] {
        const EngineFile file = parseEngineFile(std::string(bytes), path);
        writeEngineFile(file);
        const auto all = [](const EngineFile& f) {
            return std::tie(f.name, f.start, f.claims.operators, f.claims.types, f.timeLimit, f.environment);
        };
        expect(all(readEngineFile(path)) == all(file));
    });
}
