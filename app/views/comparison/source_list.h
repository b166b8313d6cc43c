// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QObject>

#include <vector>

class QMenu;

namespace tessera {

class EngineBox;

// What can make a result, to choose from: the engines of this machine and those with a file, the case's expected
// values, what makes it now, and any other file or engine, which are asked for.
class SourceList : public QObject {
    Q_OBJECT

public:
    explicit SourceList(Document* document, QObject* parent = nullptr);

    // `result`: 0 is A; past the last: one more. A box chooses what makes it now; a menu's choices are taken.
    void fill(EngineBox& box, size_t result);
    void fill(QMenu& menu, size_t result);
    void take(size_t result, const QString& choice); // a box's

signals:
    void fileRequested(size_t result); // a file is wanted as that result
    void engineRequested(size_t result); // an engine that is not in the list is

private:
    void fillAdapters(QMenu& menu, size_t result);

    Document* m_document;
    std::vector<EngineEntry> m_engines; // of this machine; empty: not asked for yet
};

} // namespace tessera
