// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace tessera {

// How many threads beside those that are there can be started, at most `wanted`: a limit of the system may refuse more,
// which neither TBB nor Qt survives. They are started and have ended then: a question for a program's beginning.
unsigned threadsThatStart(unsigned wanted);

} // namespace tessera
