// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/dispatch_job.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "tests/fuzz/fuzz.h"

// The first byte says what the others are: a model of any number of nodes, whose test then has a tensor where it has
// one node; or a tensor of a test.
void tessera::fuzz(std::string_view bytes)
{
    static const std::filesystem::path folder = ownPlace("onnx");
    const std::filesystem::path set = folder / "test_data_set_0";
    std::filesystem::create_directories(set);
    if (bytes.empty())
        return;
    const MemoryBudget budget{64 << 20};
    const bool isModel = static_cast<uint8_t>(bytes[0]) % 2 == 0;
    write(isModel ? folder / "model.onnx" : set / "input_0.pb", bytes.substr(1));
    mayRefuse<IoError>([&] {
        if (!isModel)
            onnxfile::readTensor(set / "input_0.pb", budget);
        else
            modelJson(openModel(folder / "model.onnx", {.budget = budget}));
        const CaseFile file = readOnnxCase(folder, budget);
        for (size_t i = 0; i < file.dispatchCount(); ++i)
            prepareDispatch(file, i);
    });
}
