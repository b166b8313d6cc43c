// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/report/pages/case_data.h"
#include "engine/report/pages/words.h"
#include "engine/report/text/html_text.h"

#include <string>

namespace tessera {

// A case as a page of its own: both tensors, hover both ways, pins, player, formula. It opens from disk, asks for
// nothing, and stands in a course site's iframe. What it says itself is in the language of `words`.
std::string casePage(const PageCase& page, const Words& words = Words());

// Code that is copied and run: none of its words is divided at the end of a line, unless it is longer than the line.
void writeCode(HtmlText& html, std::string_view code, HtmlText::Attributes attributes = {});

// The same as a part of a page with several.
void writeCase(HtmlText& html, const PageCase& page, const Words& words);
// A page of such parts, with figures and all that can be turned.
std::string teachingPage(const std::string& title, const HtmlText& body, const Words& words);

} // namespace tessera
