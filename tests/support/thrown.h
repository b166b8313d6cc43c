// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace tessera {

// What the exception of type E says that `action` throws; "nothing was thrown" where it does not.
template <class E, class Action> std::string messageOf(Action&& action)
{
    try {
        action();
    } catch (const E& error) {
        return error.what();
    }
    return "nothing was thrown";
}

// The text that `action` gives, or what the exception of type E says that it throws in its place.
template <class E, class Action> std::string textOrRefusal(Action&& action)
{
    try {
        return action();
    } catch (const E& error) {
        return error.what();
    }
}

} // namespace tessera
