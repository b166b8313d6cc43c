// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/messages.h"

#include "app/base/look/engine_words.h"

#include <QCoreApplication>

#include <exception>
#include <new>

namespace tessera {

QString inLines(QString sentence)
{
    return sentence.replace(QStringLiteral(" | "), QStringLiteral("\n"));
}

bool guarded(Messages& messages, const std::function<void()>& work)
{
    try {
        work();
        return true;
    } catch (const std::bad_alloc&) {
        messages.error(QCoreApplication::translate("Messages", "There is not enough memory for this file."));
    } catch (const std::exception& e) {
        messages.error(inWindowLanguage(messageOf(e)));
    }
    return false;
}

} // namespace tessera
