// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/descriptor.h"

#include <QString>
#include <QTemporaryDir>

#include <filesystem>
#include <vector>

namespace tessera {

// Tensors that another program gives, an input and perhaps an output, as files that every run reads: links, in a folder
// that ends with this, to what the program shares. What comes next takes the place of what is there, under the same
// paths, so that the case stays as it is.
class GivenTensors {
public:
    explicit GivenTensors(const QString& name); // throws IoError where there is no room for the folder

    const QString& name() const { return m_name; } // what the program calls them
    std::filesystem::path input() const { return path(0); }
    bool hasOutput() const { return m_files.size() > 1; }
    QString output() const; // as the name of an engine; needs hasOutput()
    uint64_t bytes() const { return m_bytes; } // of all files
    uint64_t frame() const { return m_frame; } // how often they were replaced
    bool contains(const QString& file) const; // whether it is one of them

    // One or two regular files that hold a .npy each, of `bytes` in all. Throws IoError, and then all stays.
    void take(std::vector<Descriptor> files, uint64_t bytes);

    const std::string& line() const { return m_line; } // the case's, as the program says it; empty: it says none
    void setLine(const std::string& line) { m_line = line; }

private:
    std::filesystem::path path(size_t index) const;

    QString m_name;
    QTemporaryDir m_folder;
    std::vector<Descriptor> m_files;
    uint64_t m_bytes = 0, m_frame = 0;
    std::string m_line;
};

} // namespace tessera
