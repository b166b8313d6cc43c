// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/work/latest.h"

#include <QCoreApplication>

#include <new>

namespace tessera {

QString workErrorSentence(std::exception_ptr error, const QString& outOfMemory)
{
    try {
        std::rethrow_exception(std::move(error));
    } catch (const std::bad_alloc&) {
        return outOfMemory.isEmpty() ? QCoreApplication::translate("Latest", "There is not enough memory for this.")
                                     : outOfMemory;
    } catch (const std::exception& e) {
        return QString::fromUtf8(e.what());
    } catch (...) {
        return QCoreApplication::translate("Latest", "The computation failed without saying why.");
    }
}

} // namespace tessera
