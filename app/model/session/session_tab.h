// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document_state.h"
#include "app/model/document/tensor_look.h"

#include <QJsonObject>

#include <optional>

class QDir;

namespace tessera {

// What one tab held, as the next start brings it back.
struct SessionTab {
    Case c;
    QString path; // of its file; empty: it has none
    FileState fileState; // when it was read or written
    bool readsOutside = false; // the user has allowed it
    size_t dispatch = 0;
    bool modified = false;
    QString engineA, engineB;
    QString expected; // where the expected values lie, of a case without a file
    std::optional<Tolerance> tolerance; // none: the default
    std::optional<KeptPin> pinned;
    std::vector<KeptPin> keptPins;
    PlayState play;
    TensorLooks looks;
};

SessionTab sessionTab(const Document::State& state, const TensorLooks& looks);
// With its file, where that is still there; a file that nobody changed here is shown as it is now.
std::unique_ptr<Document::State> documentState(const SessionTab& tab, const MemoryBudget& budget = {});

// The case as its line of text; the title and where values came from stand beside it. Values lie in `valuesFile`.
QJsonObject toJson(const SessionTab& tab, const QString& valuesFile);
QString valuesFileOf(const QJsonObject& json); // the name of it; empty: there are none
// `folder`: of the values' file. Throws TextError, IoError, EngineError.
SessionTab sessionTabFrom(const QJsonObject& json, const QDir& folder, const MemoryBudget& budget);

} // namespace tessera
