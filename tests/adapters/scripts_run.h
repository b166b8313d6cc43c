// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/tensor.h"
#include "engine/formats/files/temporary.h"

#include <filesystem>
#include <string>

namespace tessera {

// Python scripts that take INPUT.npy OUTPUT.npy, run by one process.
class ScriptsRun {
public:
    explicit ScriptsRun(bool withStandIns); // for frameworks that are not here
    ~ScriptsRun();
    ScriptsRun(const ScriptsRun&) = delete;
    ScriptsRun& operator=(const ScriptsRun&) = delete;

    void add(const std::string& script, const Tensor& input);
    size_t count() const { return m_count; }
    void runAll() const; // throws where Python itself fails

    // The script that was added as number `index`.
    std::string script(size_t index) const;
    std::string error(size_t index) const; // what it raised; empty: it ran
    Tensor output(size_t index) const;

private:
    std::filesystem::path place(size_t index, const char* ending) const;

    bool m_withStandIns;
    size_t m_count = 0;
    Temporary m_folder;
};

} // namespace tessera
