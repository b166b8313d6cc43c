// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/message/message.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/error.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// An operator that was read from another program's words: without issues, its output's sizes those of the words.
struct ReadOperator {
    Operator op;
    // What a user must know: where implementations of the framework do not agree. A sentence each.
    std::vector<Message> notes = {};
    // The sizes of the words' tensor, where its axes are not those of the operator. Empty: they are.
    std::vector<uint32_t> outputSizes = {};
    std::optional<DataSource> data = {}; // where the words make the input and say what it holds
};

// An attribute or argument whose value DirectML's operators cannot say, or which the framework itself does not have.
class RefusedAttribute : public TextError {
public:
    // `reason`: "RESAMPLE blends two neighbours an axis; expected nearest or linear".
    // `value`: as text, "\"cubic\"", "0.5"; empty: it is missing.
    RefusedAttribute(const std::string& attribute_, const std::string& value, const Message& reason_)
        : TextError(attribute_ + (value.empty() ? "" : " ") + value + ": " + reason_)
        , attribute(attribute_)
        , reason(reason_)
    {
    }

    std::string attribute; // "mode", "scales[2]", as the framework calls it
    Message reason;
};

} // namespace tessera
