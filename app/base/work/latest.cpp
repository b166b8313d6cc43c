// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/work/latest.h"

#include <QCoreApplication>

#include <new>

namespace tessera {

Message workErrorSentence(std::exception_ptr error, const QString& outOfMemory)
{
    try {
        std::rethrow_exception(std::move(error));
    } catch (const std::bad_alloc&) {
        if (!outOfMemory.isEmpty())
            return outOfMemory.toStdString();
        return QCoreApplication::translate("Latest", "There is not enough memory for this.").toStdString();
    } catch (const std::exception& e) {
        return messageOf(e);
    } catch (...) {
        return QCoreApplication::translate("Latest", "The computation failed without saying why.").toStdString();
    }
}

} // namespace tessera
