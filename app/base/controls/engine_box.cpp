// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/engine_box.h"

#include "app/base/look/engine_words.h"

#include <QStandardItemModel>

namespace tessera {

void EngineBox::addNone()
{
    add(tr("none"), {});
}

void EngineBox::addEngines(const std::vector<EngineEntry>& entries)
{
    for (const EngineEntry& entry : entries) {
        const QString name = QString::fromStdString(entry.name);
        add(entry.available ? name : tr("%1: missing").arg(name), inWindowLanguage(entry.description), name);
        if (!entry.available)
            qobject_cast<QStandardItemModel*>(model())->item(count() - 1)->setEnabled(false);
    }
}

void EngineBox::addSource(const QString& text, const QString& engine, const QString& description)
{
    add(text, description, engine);
}

QString EngineBox::engine() const
{
    return currentData().toString();
}

void EngineBox::choose(const QString& engine)
{
    if (findData(engine) < 0)
        add(engine, {}, engine);
    setCurrentIndex(findData(engine));
}

} // namespace tessera
