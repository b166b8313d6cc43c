// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/descriptor.h"

#include <QString>
#include <QTemporaryDir>

#include <filesystem>
#include <vector>

namespace tessera {

// An input and perhaps an output that another program shares. Every run reads them through links in a folder, which is
// removed with this object. The next tensors get the same paths, so that the case does not change.
class GivenTensors {
public:
    explicit GivenTensors(const QString& name); // throws IoError if it cannot make the folder

    const QString& name() const { return m_name; } // what the program calls them
    std::filesystem::path input() const { return path(0); }
    bool hasOutput() const { return m_files.size() > 1; }
    QString output() const; // the output as the name of an engine; requires hasOutput()
    uint64_t bytes() const { return m_bytes; } // the size of all files
    bool contains(const QString& file) const; // whether it is one of them

    // Takes one or two regular files, each a .npy, of `bytes` in all. If it throws IoError, nothing has changed.
    void take(std::vector<Descriptor> files, uint64_t bytes);

    const std::string& line() const { return m_line; } // the command line of the case, from the program; empty: none
    void setLine(const std::string& line) { m_line = line; }

private:
    std::filesystem::path path(size_t index) const;

    QString m_name;
    QTemporaryDir m_folder;
    std::vector<Descriptor> m_files;
    uint64_t m_bytes = 0;
    std::string m_line;
};

} // namespace tessera
