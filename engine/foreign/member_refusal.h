// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/io/json.h"

namespace tessera {

// Throws JsonError: what is wrong with a member, whose path and value are %1 and %2 of the sentence.
template <class... More> [[noreturn]] void refuse(const JsonMember& member, const Text& sentence, More&&... more)
{
    throw JsonError(sentence(member.path(), member.valueText(), std::forward<More>(more)...));
}

} // namespace tessera
