// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "engine/formats/files/file.h"

#include <QTemporaryDir>

#include <optional>

namespace tessera {

bool isBundle(const QString& path); // by its name

// A case as it is when it is saved. Tensors share their memory.
struct SavedCase : RunState {
    QString path; // where it is saved
    Case current;
    std::optional<CaseFile> file; // that it came from; once it is written as a case file, that one
    size_t dispatch = 0;
};
// Writes it as a case file, or as a bundle (engine/formats/io/bundle.h): the case, and of its last run, where that
// is of this case, both outputs and the verdict. On any thread. Throws IoError, EngineError, Cancelled.
void writeCase(SavedCase& saved, const MemoryBudget& budget, const WriteControl& control = {});
uint64_t bytesOf(const SavedCase& saved); // how many the written tensors take

// Both sides of a bundle's failure as they were stored, as names of engines. Their files are there as long as this is.
class StoredSides {
public:
    StoredSides(const QString& path, const MemoryBudget& budget); // throws IoError

    bool isThere() const { return !m_a.isEmpty(); } // the bundle is of a failure
    QString a() const { return m_a; }
    QString b() const { return m_b; }

private:
    std::optional<QTemporaryDir> m_folder;
    QString m_a, m_b;
};

} // namespace tessera
