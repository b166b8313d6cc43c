// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/registry/registry.h"
#include "engine/core/compare/compare.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/frameworks/onnx/onnx_case.h"

#include <filesystem>
#include <string>

namespace tessera {

inline void writeBytes(const std::filesystem::path& path, const std::string& bytes)
{
    std::filesystem::create_directories(path.parent_path());
    writeFileAtomically(path, std::as_bytes(std::span(bytes)));
}

inline Tensor filled(const TensorDesc& desc, const std::vector<double>& values = {})
{
    Tensor tensor(desc);
    for (uint64_t i = 0; i < elementCount(desc); ++i)
        tensor.setBits(i, fromDouble(desc.dataType, values.empty() ? static_cast<double>(i) : values[i]));
    return tensor;
}

// What the cpu engine makes of each dispatch is held against what the file expects: how many elements are beyond.
inline uint64_t beyondExpected(const CaseFile& file)
{
    uint64_t beyond = 0;
    for (size_t i = 0; i < file.dispatchCount(); ++i) {
        DispatchJob job = prepareDispatch(file, i);
        makeEngine("cpu")->run(job.dispatched, job.plan, job.input, job.output);
        const Tensor expected = expectedOutput(file, i).value();
        beyond += compare(job.plan, job.input, job.output, expected, file.tolerance.value_or(Tolerance{})).beyond;
    }
    return beyond;
}

} // namespace tessera
