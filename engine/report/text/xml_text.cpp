// SPDX-License-Identifier: Apache-2.0
#include "engine/report/text/xml_text.h"

#include "engine/report/text/terminal_text.h"

namespace tessera {

std::string xmlText(std::string_view text, bool isAttribute)
{
    std::string result;
    for (const char each : terminalLines(text))
        result += each == '&'             ? "&amp;"
            : each == '<'                 ? "&lt;"
            : each == '>'                 ? "&gt;"
            : each == '"'                 ? "&quot;"
            : isAttribute && each == '\n' ? "&#10;"
            : isAttribute && each == '\t' ? "&#9;"
                                          : std::string(1, each);
    return result;
}

} // namespace tessera
