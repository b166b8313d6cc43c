// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/words.h"

#include <QCoreApplication>

namespace tessera {

QString inWindowLanguage(const Message& message)
{
    return QString::fromStdString(said(
        message, [](const Text& text) { return QCoreApplication::translate(text.room, text.text).toStdString(); }));
}

} // namespace tessera
