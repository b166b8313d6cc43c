// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/descriptor.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/temporary.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace tessera {

// A folder that only this user can enter, in memory where that has room for `bytes`, else where temporary files go. It
// is gone with this object, whatever lies in it. One that a program which was killed has left is removed by the next.
class PrivateFolder {
public:
    explicit PrivateFolder(uint64_t bytes); // throws IoError
    ~PrivateFolder();
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    bool hasRoomFor(uint64_t bytes) const;

private:
    std::filesystem::path m_path;
    Descriptor m_lock; // held as long as the folder is in use
    Temporary m_atSignal;
};

// The files through which another program gets its input and gives its output, in a folder of their own: .npy, dense,
// in C order, with the logical sizes and the type of the case; or pictures. For one run at a time.
class Exchange {
public:
    // Writes the input as .npy, and takes away the output of the run before. Throws EngineError where there is no room.
    void begin(const Tensor& input, const TensorDesc& output);
    void writeJson(const Operator& op); // throws EngineError

    // The input as a picture, ".png": of one image whose channels the format holds, in samples as toStoredPicture()
    // makes them. Throws RunFailure (Unsupported) for another, EngineError.
    void writePicture(const Tensor& input, std::string_view extension);

    // The output that the program has written, into the elements of `output`; what lies between them is kept. Throws
    // RunFailure (Invalid), which says what was written instead. `range`: what white is in the floats of a picture.
    void readOutput(Tensor& output, std::string_view extension, SampleRange range, const MemoryBudget& budget);

    const std::filesystem::path& folder() const { return m_folder->path(); } // after begin(), as the names in it
    std::filesystem::path input(std::string_view extension = kNpy) { return file("in" + std::string(extension)); }
    std::filesystem::path output(std::string_view extension = kNpy) { return file("out" + std::string(extension)); }
    std::filesystem::path json() { return file("case.json"); }

    static constexpr std::string_view kNpy = ".npy";

private:
    std::filesystem::path file(const std::string& name);

    std::unique_ptr<PrivateFolder> m_folder;
    std::map<std::string, Temporary> m_files; // by name; they go with a signal too
};

// The operator as a case file says it, on one line: {"operator": "DML_OPERATOR_…", "type": the same, "desc": {…},
// "frameworks": {…}}, the last from frameworkWords().
std::string operatorJson(const Operator& op);

} // namespace tessera
