// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QTemporaryDir>

#include <optional>

namespace tessera {

bool isBundle(const QString& path); // by its name
// What the state's file expects of a case that nobody has changed; none: nothing, or there is no file.
std::optional<Tensor> expectedOfFile(const Document::State& state);
// Writes what a state shows into one file (engine/formats/bundle/bundle.h): the case, and of its last run, where that
// is of this case, both outputs and the verdict. Throws IoError, EngineError.
void writeBundle(const Document::State& state, const QString& path, const MemoryBudget& budget);

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
