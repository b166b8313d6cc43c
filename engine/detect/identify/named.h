// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"

#include <cstdint>
#include <utility>

namespace tessera {

// The verb that a name takes, and whether what stands behind it may change that.
enum class Number : uint8_t {
    Singular, // unless coordinates stand behind it: "an input that is 0 outside"
    AlwaysSingular, // "nearest by floor(x)"
    Plural, // where it stands first: "weights in parts of 256"
    Coordinates, // plural, behind another name too: "asymmetric coordinates"
};
constexpr Number both(Number first, Number behind)
{
    return first == Number::Singular && behind == Number::Coordinates ? behind : first;
}

// What gives an output, in words, behind "B is what": "asymmetric coordinates give".
struct Named {
    Message words;
    Number number;

    // A constructor, not an aggregate: where a later member of what holds it throws, GCC 12 ends an aggregate twice.
    Named(Message said = {}, Number verb = Number::Singular)
        : words(std::move(said))
        , number(verb)
    {
    }

    bool isPlural() const { return number == Number::Plural || number == Number::Coordinates; }
    bool operator==(const Named&) const = default;
};

} // namespace tessera
