// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace tessera {

// The text of the exception of type E that `action` throws; "nothing was thrown" where it throws none.
template <class E, class Action> std::string messageOf(Action&& action)
{
    try {
        action();
    } catch (const E& error) {
        return error.what();
    }
    return "nothing was thrown";
}

// The text that `action` gives, or that of the exception of type E that it throws instead.
template <class E, class Action> std::string textOrRefusal(Action&& action)
{
    try {
        return action();
    } catch (const E& error) {
        return error.what();
    }
}

} // namespace tessera
