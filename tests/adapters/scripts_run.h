// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/formats/files/npy.h"
#include "tests/engine/formats/io/io_files.h"

#include <stdexcept>
#include <string>

namespace tessera {

// Python scripts that take INPUT.npy OUTPUT.npy, run by one process.
class ScriptsRun {
public:
    explicit ScriptsRun(bool withStandIns) // for frameworks that are not here
        : m_modules(withStandIns ? "PYTHONPATH=" TESSERA_STAND_INS ":" TESSERA_ADAPTERS " " : "")
    {
    }

    void add(const std::string& script, const Tensor& input)
    {
        m_folder.write(nameOf(m_count, ".py"), script);
        writeNpy(input, m_folder / nameOf(m_count, ".in.npy"));
        ++m_count;
    }
    void runAll() const // throws where Python itself fails
    {
        const std::string line = m_modules + TESSERA_PYTHON " " TESSERA_SCRIPT_RUNNER " " + m_folder.path().string();
        if (std::system(line.c_str()) != 0)
            throw std::runtime_error("failed: " + line);
    }

    // Of the script that was added as number `index`; what it raised is empty where it ran.
    std::string script(size_t index) const { return contentOf(m_folder / nameOf(index, ".py")); }
    std::string error(size_t index) const { return contentOf(m_folder / nameOf(index, ".error")); }
    Tensor output(size_t index) const { return readNpy(m_folder / nameOf(index, ".out.npy")); }

private:
    static std::string nameOf(size_t index, const char* ending) { return std::to_string(index) + ending; }

    std::string m_modules;
    size_t m_count = 0;
    TemporaryFolder m_folder;
};

} // namespace tessera
