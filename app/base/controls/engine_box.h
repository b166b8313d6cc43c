// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/described_box.h"
#include "engine/core/engines/engine.h"

namespace tessera {

// A choice of this machine's engines. One that is missing cannot be chosen, and says why and what to do.
class EngineBox : public DescribedBox {
    Q_OBJECT

public:
    using DescribedBox::DescribedBox;

    void addNone(); // an entry for no engine: the empty name
    void addEngines(const std::vector<EngineEntry>& entries);
    void addSource(const QString& text, const QString& engine, const QString& description); // no engine of the machine

    QString engine() const; // that is chosen
    void choose(const QString& engine); // also one that the list has not: from a command line
};

} // namespace tessera
