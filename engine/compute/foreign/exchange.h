// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/temporary.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace tessera {

// A folder that only this user can enter. It lies in memory where that has room for `bytes`, else with temporary files.
// This object removes it with all that is in it.
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
    Temporary m_atSignal;
};

// The files in which another program gets its input and leaves its output, in a folder of their own. They are pictures,
// or .npy: dense, in C order, with the case's logical sizes and type. For one run at a time.
class Exchange {
public:
    // Writes the input as .npy, and removes the output of the run before. Throws EngineError where there is no room.
    void begin(const Tensor& input, const TensorDesc& output);
    void writeJson(const Operator& op); // throws EngineError

    // Writes the input as a picture (".png") by toStoredPicture(). It must be one image whose channels the format
    // holds. Throws RunFailure (Unsupported) where it is not, and EngineError.
    void writePicture(const Tensor& input, std::string_view extension);

    // Reads the program's output into the elements of `output`; what lies between them is kept. `range`: what white is
    // in a picture's floats. Throws RunFailure (Invalid), which says what was written instead.
    void readOutput(Tensor& output, std::string_view extension, SampleRange range, const MemoryBudget& budget);

    const std::filesystem::path& folder() const { return m_folder->path(); } // after begin(), as the names in it
    std::filesystem::path input(std::string_view extension = kNpy) { return file("in" + std::string(extension)); }
    std::filesystem::path output(std::string_view extension = kNpy) { return file("out" + std::string(extension)); }
    std::filesystem::path json() { return file("case.json"); }

    static constexpr std::string_view kNpy = ".npy";

private:
    std::filesystem::path file(const std::string& name);

    std::unique_ptr<PrivateFolder> m_folder;
    std::map<std::string, Temporary> m_files; // by name; also removed on a signal
};

// The operator as in a case file, in one line: {"operator": "DML_OPERATOR_…", "type": the same, "desc": {…},
// "frameworks": {…}}. The last says how frameworks resize so, see exchange.cpp.
std::string operatorJson(const Operator& op);

} // namespace tessera
