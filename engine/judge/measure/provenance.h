// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace tessera {

// What must stand beside a figure for someone else to make sense of it.
struct Fact {
    std::string name; // "compiler"
    std::string value; // one line
};

// The facts of this machine and this build: processor, system, version, compiler, flags, libraries. In the order to be
// read; what the machine does not tell is left out. A device and its driver are Engine::description().
std::vector<Fact> provenance();

bool isOptimisedBuild(); // else figures say nothing about the kernels

} // namespace tessera
