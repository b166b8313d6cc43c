// SPDX-License-Identifier: Apache-2.0
#include "engine/capi/handles.h"
#include "engine/capi/status.h"

#include <cstring>

using namespace tessera;

tessera_status tessera_case_from_text(const char* line, tessera_case** result) noexcept
{
    return create(result, [&] { return tessera_case{caseFromText(needed(line, "line"))}; });
}

void tessera_case_free(tessera_case* each) noexcept
{
    delete each;
}

tessera_status tessera_case_text(const tessera_case* each, char* text, size_t capacity, size_t* length) noexcept
{
    return guarded([&] {
        const std::string line = toText(needed(each, "each")->value);
        if (capacity > 0) {
            size_t used = std::min(line.size(), capacity - 1);
            while (used > 0 && used < line.size() && (static_cast<unsigned char>(line[used]) & 0xc0U) == 0x80)
                --used; // not within a character
            std::memcpy(needed(text, "text"), line.data(), used);
            text[used] = '\0';
        }
        if (length)
            *length = line.size();
    });
}
