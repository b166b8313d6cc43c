// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/status_line.h"

#include "app/base/controls/form_parts.h"
#include "app/base/work/file_writer.h"
#include "app/model/document/input_loader.h"
#include "app/tensor/canvas/readout.h"
#include "app/window/views/view_area.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QStatusBar>

#include <utility>

namespace tessera {

FileBar::FileBar(QString sentence, QWidget* parent)
    : QWidget(parent)
    , m_sentence(std::move(sentence))
{
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(96, 4);
    auto* layout = newLayout<QHBoxLayout>(this, {8, 0, 16, 0}, 8);
    layout->addWidget(m_text);
    layout->addWidget(m_progress);
    hide();
}

void FileBar::start(const QString& path)
{
    m_text->setText(m_sentence.arg(QFileInfo(path).fileName()));
    m_progress->setAccessibleName(m_text->text());
    setProgress(0);
    show();
}

void fillStatusBar(QStatusBar& bar, Document& document, const ViewArea& views, const InputLoader& loader,
                   const FileWriter& writer)
{
    auto* readout = new Readout(&document);
    readout->setDisplay(views.display());
    auto* reading = new FileBar(FileBar::tr("Reading %1 · Esc stops"));
    auto* writing = new FileBar(FileBar::tr("Saving %1 · Esc stops"));
    reading->setObjectName(QStringLiteral("readingBar"));
    writing->setObjectName(QStringLiteral("writingBar"));
    reading->follow(loader);
    writing->follow(writer);
    bar.setSizeGripEnabled(false);
    bar.setContentsMargins(0, 0, 0, 0);
    bar.addWidget(readout, 1);
    bar.addPermanentWidget(reading);
    bar.addPermanentWidget(writing);
    QObject::connect(&views, &ViewArea::zoomChanged, readout, &Readout::setZoom);
}

} // namespace tessera
