// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/private_folder.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"
#include "engine/formats/files/temporary.h"

#include <memory>

namespace tessera {

// The files through which another program gets its input and gives its output: .npy, dense, in C order, with the
// logical sizes and the type of the case. For one run at a time.
class Exchange {
public:
    // Writes the input, and takes away the output of the run before. Throws EngineError where there is no room.
    void begin(const Tensor& input, const TensorDesc& output);
    void writeJson(const Operator& op); // throws EngineError

    // The output that the program has written, into the elements of `output`; what lies between them is kept. Throws
    // RunFailure (Invalid), which says what was written instead.
    void readOutput(Tensor& output, const MemoryBudget& budget) const;

    std::filesystem::path folder() const { return m_folder->path(); } // after begin(), as the other names
    std::filesystem::path input() const { return folder() / "in.npy"; }
    std::filesystem::path output() const { return folder() / "out.npy"; }
    std::filesystem::path json() const { return folder() / "case.json"; }

private:
    std::unique_ptr<PrivateFolder> m_folder;
    Temporary m_input, m_output, m_json; // go with a signal too
};

// The operator as a case file says it, on one line: {"operator": "DML_OPERATOR_…", "type": the same, "desc": {…},
// "frameworks": {…}}, the last from frameworkWords().
std::string operatorJson(const Operator& op);

} // namespace tessera
