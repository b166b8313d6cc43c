// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace tessera {

// As roff prints it unchanged: a backslash doubled, no dot or quote at the beginning of a line, dashes that are dashes,
// characters beyond ASCII by their names.
std::string roffText(std::string_view text);

// What of Markdown the manuals in resources/ are written with, for man(1): "## " begins a section, tables of two
// columns and blocks of code, `code`, **bold** and links. The first line, "# ", is left out.
std::string roffOfMarkdown(std::string_view markdown);

} // namespace tessera
