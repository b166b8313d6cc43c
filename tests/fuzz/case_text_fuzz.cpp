// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/tensor/error.h"

#include <cstdlib>

// A line is refused with a TextError, or reads back equal from the text that is made of it.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    try {
        const Case c = caseFromText({reinterpret_cast<const char*>(data), size});
        const Case again = caseFromText(toText(c));
        // A NaN in the data's number is no number's equal: its text is compared instead.
        if (again != c && toText(again) != toText(c))
            std::abort();
    } catch (const TextError&) {
    }
    return 0;
}
