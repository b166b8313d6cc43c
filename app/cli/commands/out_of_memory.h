// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace tessera {

// From now on a program that ends for want of memory, also in a library or a driver, which crash then, says so and has
// the exit code of an engine that failed. Other crashes stay what they are.
void endWithSentenceWithoutMemory();

} // namespace tessera
