// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"

#include <QComboBox>

namespace tessera {

// A choice of this machine's engines. The list says under each name what the engine is, or why it is missing and what
// to do; what is missing cannot be chosen.
class EngineBox : public QComboBox {
    Q_OBJECT

public:
    explicit EngineBox(QWidget* parent = nullptr);

    void addNone(); // an entry for no engine: the empty name
    void addEngines(const std::vector<EngineEntry>& entries);
    void addSource(const QString& text, const QString& engine, const QString& description); // no engine of the machine

    QString engine() const; // that is chosen
    void choose(const QString& engine); // also one that the list has not: from a command line

private:
    void add(const QString& text, const QString& engine, const QString& description, bool available);
};

} // namespace tessera
