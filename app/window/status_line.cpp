// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/status_line.h"

#include "app/base/controls/form_parts.h"
#include "app/model/document/input_loader.h"
#include "app/tensor/panes/readout.h"
#include "app/window/views/view_area.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QStatusBar>

namespace tessera {

ReadingBar::ReadingBar(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel)
    , m_progress(new QProgressBar)
{
    setObjectName(QStringLiteral("readingBar"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(96, 4);
    m_progress->setAccessibleName(tr("Progress of the reading"));
    auto* layout = newLayout<QHBoxLayout>(this, {8, 0, 16, 0}, 8);
    layout->addWidget(m_text);
    layout->addWidget(m_progress);
    hide();
}

void ReadingBar::start(const QString& name)
{
    m_text->setText(tr("Reading %1 · Esc stops").arg(name));
    setProgress(0);
    show();
}

void ReadingBar::setProgress(double fraction)
{
    m_progress->setValue(int(fraction * m_progress->maximum()));
}

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
