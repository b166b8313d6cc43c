// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/formats/io/bundle.h"
#include "engine/formats/io/dispatch_job.h"
#include "tests/fuzz/fuzz.h"

// Whatever is read as a bundle gives cases that are read back equal once they are bundled again.
void tessera::fuzz(std::string_view bytes)
{
    static const std::filesystem::path path = ownPlace("a.tessera");
    const MemoryBudget budget{16 << 20};
    write(path, bytes);
    mayRefuse<IoError, TextError>([&] {
        const CaseFile file = readBundle(path, budget);
        for (size_t i = 0; i < file.dispatchCount(); ++i) {
            Bundle bundle;
            bundle.c = file.dispatch(i);
            write(path, bundleBytes(bundle, budget));
            expect(readBundle(path).dispatch(0).op == bundle.c.op);
        }
    });
}
