// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/engine.h"

#include <QComboBox>

namespace tessera {

// A combo box whose list has a small description under each name; screen readers hear it too.
class DescribedBox : public QComboBox {
    Q_OBJECT

public:
    explicit DescribedBox(QWidget* parent = nullptr);

    void add(const QString& name, const QString& description, const QVariant& value = {}); // adds the last entry
    void insert(int index, const QString& name, const QString& description, const QVariant& value = {});
};

// A choice of this machine's engines. A missing engine cannot be chosen; its entry says why, and what to do.
class EngineBox : public DescribedBox {
    Q_OBJECT

public:
    using DescribedBox::DescribedBox;

    void addEngines(const std::vector<EngineEntry>& entries);

    QString engine() const { return currentData().toString(); } // the chosen engine
    void choose(const QString& engine); // adds the engine if it is not in the list: a command line may name any
};

} // namespace tessera
