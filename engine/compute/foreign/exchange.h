// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/private_folder.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/temporary.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace tessera {

// The files through which another program gets its input and gives its output: .npy, dense, in C order, with the
// logical sizes and the type of the case. For one run at a time.
class Exchange {
public:
    // Writes the input, and takes away the output of the run before. Throws EngineError where there is no room.
    void begin(const Tensor& input, const TensorDesc& output);
    void writeJson(const Operator& op); // throws EngineError

    // The input as a picture, ".png": of one image whose channels the format holds, in samples as toStoredPicture()
    // makes them. Throws RunFailure (Unsupported) for another, EngineError.
    void writePicture(const Tensor& input, std::string_view extension);

    // The output that the program has written, into the elements of `output`; what lies between them is kept. Throws
    // RunFailure (Invalid), which says what was written instead.
    void readOutput(Tensor& output, const MemoryBudget& budget) const;
    // The same, as a picture of that extension. `range`: what white is in floats.
    void readPicture(Tensor& output, std::string_view extension, SampleRange range, const MemoryBudget& budget) const;

    std::filesystem::path folder() const { return m_folder->path(); } // after begin(), as the other names
    std::filesystem::path input() const { return folder() / "in.npy"; }
    std::filesystem::path output() const { return folder() / "out.npy"; }
    std::filesystem::path input(std::string_view extension) const { return folder() / ("in" + std::string(extension)); }
    std::filesystem::path output(std::string_view extension) const
    {
        return folder() / ("out" + std::string(extension));
    }
    std::filesystem::path json() const { return folder() / "case.json"; }

private:
    std::unique_ptr<PrivateFolder> m_folder;
    Temporary m_input, m_output, m_json; // go with a signal too
    std::map<std::string, Temporary> m_pictures; // by name
};

// The operator as a case file says it, on one line: {"operator": "DML_OPERATOR_…", "type": the same, "desc": {…},
// "frameworks": {…}}, the last from frameworkWords().
std::string operatorJson(const Operator& op);

} // namespace tessera
