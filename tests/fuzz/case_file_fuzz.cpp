// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/dispatch_job.h"
#include "tests/fuzz/fuzz.h"

#include <sstream>

namespace tessera {
namespace {

// Saving a dispatch, changed or not, gives a file from which the same operator is read.
void saveAndLoad(const CaseFile& file, size_t index)
{
    static const std::filesystem::path path = ownPlace("case.json");
    const Case c = file.dispatch(index);
    writeCaseFile(c, path, {file.sentence, file.tolerance, expectedOutput(file, index)}, file.budget);
    expect(readCaseFile(path, file.budget).dispatch(0).op == c.op);
    expect(parseCaseFile(toJson(c, file.budget), {}, file.budget).dispatch(0).op == c.op);
}

} // namespace

// A text is refused with an IoError, or is a file whose dispatches can be run, saved and read back.
void fuzz(std::string_view bytes)
{
    mayRefuse<IoError>([&] {
        const CaseFile file = parseCaseFile(std::string(bytes), "/nonexistent", {4 << 20});
        for (size_t i = 0; i < file.dispatchCount(); ++i)
            mayRefuse<IoError>([&] {
                saveAndLoad(file, i);
                prepareDispatch(file, i);
            });
        for (const Resource& each : file.resources)
            mayRefuse<IoError>([&] {
                std::ostringstream out;
                print(resourceTensor(file, each.name), each.name, out);
            });
    });
}

} // namespace tessera
