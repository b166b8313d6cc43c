// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/io/case_file.h"
#include "tests/support/tensors.h"

#include <string>

namespace tessera {

// A case file with one DEPTH_TO_SPACE dispatch; each part may be another.
struct CaseText {
    std::string input = R"({"initialValuesDataType": "UINT8", "initialValues": [1, 2, 3, 4]})";
    std::string output = R"({"initialValuesDataType": "UINT8", "initialValues": {"valueCount": 4, "value": 0}})";
    std::string op = R"({"type": "DEPTH_TO_SPACE", "desc": {"InputTensor": {"DataType": "UINT8", "Sizes": [1, 4, 1, 1]},
        "OutputTensor": {"DataType": "UINT8", "Sizes": [1, 1, 2, 2]}, "BlockSize": 2}})";
    std::string commands = R"([{"type": "dispatch", "dispatchable": "op",
        "bindings": {"InputTensor": "input", "OutputTensor": "output"}}])";
    std::string more = {}; // root members, after a comma

    std::string text() const
    {
        return "{\"resources\": {\"input\": " + input + ", \"output\": " + output
            + "},\n\"dispatchables\": {\"op\": " + op + "},\n\"commands\": " + commands + more + "}";
    }
    CaseFile parse(const std::filesystem::path& folder = {}, const MemoryBudget& budget = {}) const
    {
        return parseCaseFile(text(), folder, budget);
    }
};

} // namespace tessera
