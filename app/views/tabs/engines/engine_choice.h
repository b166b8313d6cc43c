// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/engines/engine.h"

#include <QPushButton>
#include <QStringList>

class QListWidget;

namespace tessera {

// A button that says how many engines are chosen, with the list to choose them from below it.
class EngineChoice : public QPushButton {
    Q_OBJECT

public:
    explicit EngineChoice(QWidget* parent);

    // Under a heading, behind those that are there; one that is there already is not added. Missing ones cannot be
    // chosen, and say why.
    void offer(const QString& heading, const std::vector<EngineEntry>& entries);
    void choose(const QStringList& engines); // these, and no others; one that is not offered is added
    QStringList chosen() const; // in the list's order

signals:
    void chosenChanged();

private:
    void open();
    void showCount();

    QWidget* m_popup;
    QListWidget* m_list;
};

} // namespace tessera
