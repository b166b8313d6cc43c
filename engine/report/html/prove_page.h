// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/measure/verification.h"
#include "engine/report/html/page.h"

#include <span>
#include <string>

namespace tessera {

// A property of an engine on a case, shown or broken.
struct ProvedFinding {
    std::string name; // of the case, as it is given
    Finding finding;
};

// The page of a run of `prove`. `head` comes with its line and facts.
std::string proveHtml(std::span<const ProvedFinding> found, PageHead head);

} // namespace tessera
