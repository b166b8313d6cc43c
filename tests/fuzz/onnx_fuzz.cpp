// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/dispatch_job.h"
#include "engine/frameworks/onnx/onnx_case.h"

#include <fstream>

#include <unistd.h>

namespace {

void write(const std::filesystem::path& path, const uint8_t* data, size_t size)
{
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
}

} // namespace

// The first byte says what the others are: a model of any number of nodes, whose test then has a tensor where it has
// one node; or a tensor of a test.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    static const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("onnx_fuzz-" + std::to_string(getpid()));
    const std::filesystem::path set = folder / "test_data_set_0";
    std::filesystem::create_directories(set);
    if (size == 0)
        return 0;
    const MemoryBudget budget{64 << 20};
    const bool isModel = data[0] % 2 == 0;
    write(isModel ? folder / "model.onnx" : set / "input_0.pb", data + 1, size - 1);
    try {
        if (!isModel)
            onnxfile::readTensor(set / "input_0.pb", budget);
        else
            modelJson(openModel(folder / "model.onnx", {.budget = budget}));
        const CaseFile file = readOnnxCase(folder, budget);
        for (size_t i = 0; i < file.dispatchCount(); ++i)
            prepareDispatch(file, i);
    } catch (const IoError&) {
    }
    return 0;
}
