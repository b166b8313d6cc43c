// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace tessera {

// From now on a program that an exception ends which nobody can catch, as for want of memory in a thread, says so and
// has the exit code of an engine that failed.
void endWithSentenceWithoutMemory();

} // namespace tessera
