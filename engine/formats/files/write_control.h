// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/error.h"

#include <functional>
#include <stop_token>

namespace tessera {

// What the writing of a large file asks and says. Where it is stopped it throws Cancelled, and the file that was there
// stays.
struct WriteControl {
    std::stop_token stop = {};
    std::function<void(double fraction)> progress = {}; // 0 … 1, from the writing thread

    void check() const // throws Cancelled
    {
        if (stop.stop_requested())
            throw Cancelled();
    }
    void tell(double fraction) const
    {
        if (progress)
            progress(fraction);
    }
    WriteControl part(double from, double to) const // of a part of the work
    {
        return {stop, [whole = progress, from, to](double fraction) {
                    if (whole)
                        whole(from + (to - from) * fraction);
                }};
    }
};

} // namespace tessera
