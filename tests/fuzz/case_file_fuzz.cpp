// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/dispatch_job.h"

#include <cstdlib>
#include <sstream>

#include <unistd.h>

namespace tessera {
namespace {

// Saving a dispatch, changed or not, gives a file from which the same operator is read.
void saveAndLoad(const CaseFile& file, size_t index)
{
    static const std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("case_file_fuzz-" + std::to_string(getpid()) + ".json");
    const Case c = file.dispatch(index);
    writeCaseFile(c, path, {file.sentence, file.tolerance, expectedOutput(file, index)}, file.budget);
    if (readCaseFile(path, file.budget).dispatch(0).op != c.op)
        std::abort();
    if (parseCaseFile(toJson(c, file.budget), {}, file.budget).dispatch(0).op != c.op)
        std::abort();
}

template <class Action> void mayRefuse(Action&& action)
{
    try {
        action();
    } catch (const IoError&) {
    }
}

} // namespace
} // namespace tessera

// A text is refused with an IoError, or is a file whose dispatches can be run, saved and read back.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    const MemoryBudget budget{4 << 20};
    mayRefuse([&] {
        const CaseFile file = parseCaseFile({reinterpret_cast<const char*>(data), size}, "/nonexistent", budget);
        for (size_t i = 0; i < file.dispatchCount(); ++i)
            mayRefuse([&] {
                saveAndLoad(file, i);
                prepareDispatch(file, i);
            });
        for (const Resource& each : file.resources)
            mayRefuse([&] {
                std::ostringstream out;
                print(resourceTensor(file, each.name), each.name, out);
            });
    });
    return 0;
}
