// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "engine/formats/files/file.h"

#include <QTemporaryDir>

#include <optional>

namespace tessera {

bool isBundle(const QString& path); // whether the name ends like a bundle's

// A copy of the case for saving. Tensors share their memory.
struct SavedCase : RunState {
    QString path; // the file to be written
    Case current;
    std::optional<CaseFile> file; // the case file that it came from, or was written to
    size_t dispatch = 0;
};
// Writes a case file, or a bundle (engine/formats/io/bundle.h) with the case and the outputs and the verdict of
// its last run. May be called on any thread. Throws IoError, EngineError, Cancelled.
void writeCase(SavedCase& saved, const MemoryBudget& budget, const WriteControl& control = {});
uint64_t bytesOf(const SavedCase& saved); // the size of the written tensors

// Both sides of a failure in a bundle, as names of engines. Their files exist as long as this object.
class StoredSides {
public:
    StoredSides(const QString& path, const MemoryBudget& budget); // throws IoError

    bool isThere() const { return !m_a.isEmpty(); } // whether the bundle has a failure
    QString a() const { return m_a; }
    QString b() const { return m_b; }

private:
    std::optional<QTemporaryDir> m_folder;
    QString m_a, m_b;
};

} // namespace tessera
