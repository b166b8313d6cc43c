// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/pasted_line.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/pictures/picture_file.h"
#include "tests/fuzz/fuzz.h"

// What is pasted into the window is refused with a sentence, or is a case whose line is pasted as the same one.
void tessera::fuzz(std::string_view bytes)
{
    const MemoryBudget budget{4 << 20};
    const ReadOptions open{.sizes = {1, 8, 2, 3}};
    mayRefuse<TextError, IoError, EngineError>([&] {
        const PastedLine pasted = pastedLineOrWords(std::string(bytes), open, pictureCodec(), budget);
        const std::string line = toText(pasted.c);
        const PastedLine again = pastedLine(line, pictureCodec(), budget);
        expect(again.c.op == pasted.c.op && toText(again.c) == line);
    });
}
