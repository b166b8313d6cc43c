// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/issue.h"

namespace tessera {

Message sentence(const Issue& issue)
{
    const Message wrong = issue.value.empty()
        //: A field, and what is wrong with it.
        ? say("tensor", "%1 %2")(issue.path, issue.message)
        //: A field, its value, and what is wrong with it.
        : say("tensor", "%1 = %2 %3")(issue.path, issue.value, issue.message);
    if (issue.suggestions.empty())
        return wrong;
    Message right(issue.suggestions.front());
    for (size_t i = 1; i < issue.suggestions.size(); ++i)
        right = say("tensor", "%1 or %2")(right, issue.suggestions[i]);
    //: What is wrong, and what was expected.
    return say("tensor", "%1; expected %2")(wrong, right);
}

} // namespace tessera
