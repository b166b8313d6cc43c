// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/offscreen.h"

#include "app/work/worker.h"

#include <QApplication>

namespace tessera {

namespace {

// Qt keeps references to these.
int argc = 1;
char name[] = "tessera";
char* argv[] = {name, nullptr};

} // namespace

OffscreenApplication::OffscreenApplication(double scale)
{
    if (QCoreApplication::instance())
        return;
    needThreads();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", QByteArray::number(scale)); // the widgets themselves, not an enlarged picture of them
    m_own = std::make_unique<QApplication>(argc, argv);
}

OffscreenApplication::~OffscreenApplication() = default;

} // namespace tessera
