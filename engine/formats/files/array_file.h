// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/tensor.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

class AtomicFile;

// A file of arrays: NumPy's .npy, or its .npz, a zip of them as numpy.savez and savez_compressed write it. "a.npz#NAME"
// is one of its arrays, by NumPy's name or by its member's, NAME.npy. Where it holds only one, "a.npz" is that.
struct ArrayName {
    std::filesystem::path file;
    std::string array = {}; // empty: the only one
};
// The path alone for other names, and where a file has the whole name.
ArrayName arrayNamed(const std::filesystem::path& path);

// Follows an array's name to say that it is a picture: {H, W, C} or {N, H, W, C} with 1, 3 or 4 channels. An array
// whose own name is "picture" is "a.npz#picture.npy".
inline constexpr std::string_view kAsPicture = "#picture";

bool namesArray(const std::filesystem::path& path); // "a.npy", "a.npz", "a.npz#NAME", existing or not
// Whether an array's name is followed by "#picture", unless a file has the whole name; and the name before it.
bool namesPictureArray(const std::filesystem::path& path);
std::filesystem::path withoutAsPicture(const std::filesystem::path& path);
std::filesystem::path fileOfArray(const std::filesystem::path& path); // without "#NAME" and "#picture"

// The file's content decides whether it is an .npz, not its name. Throws IoError as readNpy() does, and where the
// archive does not hold the array; it then names those that it holds.
Tensor readArray(const std::filesystem::path& path, const MemoryBudget& budget = {});
TensorDesc describeArray(const std::filesystem::path& path); // readArray()'s, by the header alone; throws IoError

// An array of an .npz, in the archive's order.
struct StoredArray {
    std::string name; // what follows "#"
    std::optional<TensorDesc> desc = {}; // none: damaged, or of a type that is not read
};
std::vector<StoredArray> arraysIn(const std::filesystem::path& path); // empty for another file. Throws IoError

// Writes what the file's name says: a .npy, or an .npz with the tensor as "arr_0", as numpy.savez calls it. Does not
// commit. Throws IoError, also for a name with "#NAME": an .npz is written whole.
void writeArray(const Tensor& tensor, AtomicFile& file, const std::filesystem::path& name);

// Whether a zip's first member is an array, by the zip's first bytes. `begin` has kArchiveStart bytes, or is the whole
// file.
bool isArchiveOfArrays(std::string_view begin);
inline constexpr size_t kArchiveStart = 512;
inline constexpr std::string_view kZipSignature = "PK\x03\x04"; // a zip's first bytes

} // namespace tessera
