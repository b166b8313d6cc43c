// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>

namespace tessera {

// Files that are not whole yet lie beside what they become, as .tessera-PROCESS-NUMBER.tmp. Who writes one locks it,
// and the system ends the lock with the program, however that ends: one that nobody has locked is a leftover.

std::string leftoverName(unsigned number); // of this program

// Locks a file that was just made. False: another program has removed it meanwhile.
bool isKept(int descriptor);

// Removes what killed programs of this user have left in the folder. Once a folder and program: what it costs is one
// look at its names. What cannot be removed, or not be locked, stays.
void removeLeftovers(const std::filesystem::path& folder);

} // namespace tessera
