// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

namespace tessera {

// Whether there is a comparison to report of: of A and B, or the reason why they cannot be compared.
bool isReportable(const Document& document);

// What is shown of A and B, as `tessera check --html` says it of the same case: the whole file. `command` repeats it;
// `makeEngine` says what the two are. isReportable() is true. Throws TextError where memory is short of the pictures.
std::string reportOfShown(const Document& document, const std::string& command, const EngineFactory& makeEngine);

} // namespace tessera
