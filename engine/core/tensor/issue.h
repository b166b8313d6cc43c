// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"

#include <string>
#include <vector>

namespace tessera {

// One thing that is wrong with a user's case: data, never thrown.
struct Issue {
    std::string path; // DirectML's field, with its index: "OutputTensor.Sizes[1]"
    std::string value; // what stands there now, as text
    Message message; // what is wrong, as the rest of a sentence: "is not a multiple of BlockSize² = 4"
    std::vector<std::string> suggestions = {}; // values of that field that would be right, the nearest first

    bool operator==(const Issue&) const = default;
};

using Issues = std::vector<Issue>;

// One sentence without a full stop: "InputTensor.Sizes[1] = 10 is not a multiple of BlockSize² = 4; expected 8 or 12".
Message sentence(const Issue& issue);

} // namespace tessera
