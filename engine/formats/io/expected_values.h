// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/io/case_file.h"

#include <map>
#include <string>

namespace tessera {

// Sets expected values of a case file where it was read; all else in it stays. By resource: the elements in the order
// of its memory, {count}, as Execution::flatResource() has them. More than 4,096, and those that a text cannot hold, go
// to a .npy beside the file. All or nothing is written. Throws IoError; also where the file was changed since it was
// read, or was read from no file.
void writeExpected(const CaseFile& file, const std::map<std::string, Tensor>& values);

} // namespace tessera
