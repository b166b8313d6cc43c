// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

class AtomicFile;

// A file of arrays: NumPy's .npy, or its .npz, a zip of them as numpy.savez and savez_compressed write it. "a.npz#NAME"
// is one of its arrays, by the name that NumPy gives it or by that of the member, NAME.npy; where it holds one alone,
// "a.npz" is that.
struct ArrayName {
    std::filesystem::path file;
    std::string array = {}; // empty: the only one
};
ArrayName arrayNamed(const std::filesystem::path& path); // of another name, or of a file with that name: the path alone

// Behind the name of an array: it is a picture, {H, W, C} or {N, H, W, C} of 1, 3 or 4 channels. An array that has this
// name itself is "a.npz#picture.npy".
inline constexpr std::string_view kAsPicture = "#picture";

bool namesArray(const std::filesystem::path& path); // "a.npy", "a.npz", "a.npz#NAME": nothing need be there
// One of these with "#picture" behind it, unless a file has that name itself; and what stands before it.
bool namesPictureArray(const std::filesystem::path& path);
std::filesystem::path withoutAsPicture(const std::filesystem::path& path);
std::filesystem::path fileOfArray(const std::filesystem::path& path); // without "#NAME" and "#picture"

// What is there, whatever the name promises, decides whether it is an .npz. Throws IoError: as readNpy(), and where the
// archive does not hold the array, with the names of those that it holds.
Tensor readArray(const std::filesystem::path& path, const MemoryBudget& budget = {});
TensorDesc describeArray(const std::filesystem::path& path); // what that gives, by the header alone; throws IoError

// An array of an .npz, in the archive's order.
struct StoredArray {
    std::string name; // what stands behind "#"
    std::optional<TensorDesc> desc = {}; // none: of no type that is read, or damaged
};
std::vector<StoredArray> arraysIn(const std::filesystem::path& path); // of another file: none. Throws IoError

// As the name of the file says: .npz with the tensor as "arr_0", which is what numpy.savez calls it, or .npy. Throws
// IoError, also for a name with "#NAME": an .npz is written whole. Without a commit.
void writeArray(const Tensor& tensor, AtomicFile& file, const std::filesystem::path& name);

// A zip's first bytes tell that its first member is an array. `begin`: as many as kArchiveStart, or the whole file.
bool isArchiveOfArrays(std::string_view begin);
inline constexpr size_t kArchiveStart = 512;
inline constexpr std::string_view kZipSignature = "PK\x03\x04"; // a zip's first bytes

} // namespace tessera
