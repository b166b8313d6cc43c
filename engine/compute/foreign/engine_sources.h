// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tessera {

// The files that an engine which is not ours is made of, absolute: its engine file, its library or shader, and the
// programs and scripts of its command that are named by a path. A change of one is another engine. Empty: it is none of
// these, or its file cannot be read. Nothing is started.
std::vector<std::filesystem::path> engineSources(const std::string& name);

} // namespace tessera
