// SPDX-License-Identifier: Apache-2.0
#include "engine/tensor/issue.h"

namespace tessera {

std::string sentence(const Issue& issue)
{
    std::string text = issue.path;
    if (!issue.value.empty())
        text += " = " + issue.value;
    text += " " + issue.message;
    for (size_t i = 0; i < issue.suggestions.size(); ++i)
        text += (i == 0 ? "; " : " or ") + issue.suggestions[i];
    if (!issue.suggestions.empty())
        text += " would be";
    return text;
}

} // namespace tessera
