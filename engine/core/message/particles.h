// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace tessera {

// Korean chooses a particle by the sound before it, and a sentence with places is written with both forms: "%1은(는)".
// Once its places are filled this leaves the form that is right: "출력 3은", "Scale은". Both stay where the sound is
// not known, as behind a sign.
std::string withParticles(std::string_view korean);

} // namespace tessera
