// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/pasted_line.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/pictures/picture_file.h"

#include <cstdlib>

// What is pasted into the window is refused with a sentence, or is a case whose line is pasted as the same one.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    const MemoryBudget budget{4 << 20};
    const ReadOptions open{.sizes = {1, 8, 2, 3}};
    try {
        const PastedLine pasted =
            pastedLineOrWords({reinterpret_cast<const char*>(data), size}, open, pictureCodec(), budget);
        const std::string line = toText(pasted.c);
        const PastedLine again = pastedLine(line, pictureCodec(), budget);
        if (again.c.op != pasted.c.op || toText(again.c) != line)
            std::abort();
    } catch (const TextError&) {
    } catch (const IoError&) {
    } catch (const EngineError&) {
    }
    return 0;
}
