// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/status_line.h"

#include "app/base/controls/reading_bar.h"
#include "app/model/document/input_loader.h"
#include "app/tensor/panes/readout.h"
#include "app/window/views/view_area.h"

#include <QFileInfo>
#include <QStatusBar>

namespace tessera {

void fillStatusBar(QStatusBar& bar, Document& document, const ViewArea& views, const InputLoader& loader)
{
    auto* readout = new Readout(&document);
    readout->setDisplay(views.display());
    auto* reading = new ReadingBar;
    bar.setSizeGripEnabled(false);
    bar.setContentsMargins(0, 0, 0, 0);
    bar.addWidget(readout, 1);
    bar.addPermanentWidget(reading);
    QObject::connect(&views, &ViewArea::zoomChanged, readout, &Readout::setZoom);
    QObject::connect(&loader, &InputLoader::progressed, reading, &ReadingBar::setProgress);
    QObject::connect(&loader, &InputLoader::busyChanged, reading, [&loader, reading] {
        if (loader.isBusy())
            reading->start(QFileInfo(loader.path()).fileName());
        else
            reading->hide();
    });
}

} // namespace tessera
