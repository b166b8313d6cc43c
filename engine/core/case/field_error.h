// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/issue.h"

namespace tessera {

// A text that is no value of a field of an operator. what() is the issue's sentence.
class FieldError : public TextError {
public:
    explicit FieldError(const Issue& refused)
        : TextError(sentence(refused))
        , issue(refused)
    {
    }

    Issue issue; // the field, the text in quotation marks, and why it is no value of it
};

} // namespace tessera
