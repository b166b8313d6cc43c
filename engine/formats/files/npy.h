// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/tensor.h"
#include "engine/formats/files/file.h"

#include <filesystem>
#include <functional>
#include <span>
#include <string>

namespace tessera {

class AtomicFile;

// NumPy's .npy (numpy.lib.format): versions 1 to 3, both byte orders, C and Fortran order, the eleven types, 0 to 8
// dimensions; up to three bytes of padding after the last element (DxDispatch writes them). The file is read into
// memory, so later changes to it do not matter. Nothing is allocated before the header's sizes are checked against the
// file's and the budget. A scalar (0 dimensions) reads as {1}, booleans as UINT8; sizes of 0 and structures are
// refused.
Tensor readNpy(const std::filesystem::path& path, const MemoryBudget& budget = {}); // throws IoError
TensorDesc describeNpy(const std::filesystem::path& path); // readNpy()'s, by the header alone; throws IoError

// Writes version 1 in C order, packed whatever the tensor's strides; replaces the file whole or not at all.
void writeNpy(const Tensor& tensor, const std::filesystem::path& path,
              const WriteControl& control = {}); // throws IoError
void writeNpy(const Tensor& tensor, AtomicFile& file, const WriteControl& control = {}); // the same, without a commit

// The same from a file of `bytes` within another file. `source` fills each place with the next bytes. Throws IoError,
// which begins with `subject`, and what the source throws.
using ByteSource = std::function<void(std::span<std::byte> place)>;
Tensor readNpy(const ByteSource& source, uint64_t bytes, const MemoryBudget& budget, const Message& subject);
TensorDesc describeNpy(const ByteSource& source, uint64_t bytes, const Message& subject);

std::string npyBytes(const Tensor& tensor); // what writeNpy() writes

void swapBytes(std::span<std::byte> bytes, uint32_t width); // within each number of `width` bytes

} // namespace tessera
