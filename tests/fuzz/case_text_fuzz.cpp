// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/tensor/error.h"
#include "tests/fuzz/fuzz.h"

// A line is refused with a TextError, or reads back equal from the text that is made of it.
void tessera::fuzz(std::string_view bytes)
{
    mayRefuse<TextError>([&] {
        const Case c = caseFromText(std::string(bytes)), again = caseFromText(toText(c));
        // A NaN in the data's number is no number's equal: its text is compared instead.
        expect(again == c || toText(again) == toText(c));
    });
}
