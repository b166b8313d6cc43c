// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace tessera {

// Text as it stands in XML and HTML. Control characters are in no XML, not even escaped: they are spelled out. An
// attribute keeps no line feed that is not escaped.
std::string xmlText(std::string_view text, bool isAttribute = false);

} // namespace tessera
