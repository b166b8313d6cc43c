// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/file_writer.h"
#include "app/base/controls/form_parts.h"
#include "app/model/document/input_loader.h"
#include "app/tensor/canvas/readout.h"
#include "app/window/views/view_area.h"
#include "app/window/window_controllers.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QStatusBar>
#include <QWidget>

#include <utility>

namespace tessera {

// Shows which file is being read or written, and how far; hidden while none is.
class FileBar : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(tessera::FileBar)

public:
    // `sentence`: with %1 for the file's name. `source`: an InputLoader or a FileWriter.
    template <class Source>
    FileBar(const QString& name, QString sentence, const Source& source)
        : m_sentence(std::move(sentence))
    {
        setObjectName(name);
        m_progress->setRange(0, 1000);
        m_progress->setTextVisible(false);
        m_progress->setFixedSize(96, 4);
        addWidgets(newLayout<QHBoxLayout>(this, {8, 0, 16, 0}, 8), {m_text, m_progress});
        hide();
        connect(&source, &Source::progressed, this, &FileBar::setProgress);
        connect(&source, &Source::busyChanged, this, [this, &source] {
            if (!source.isBusy())
                return hide();
            m_text->setText(m_sentence.arg(QFileInfo(source.path()).fileName()));
            m_progress->setAccessibleName(m_text->text());
            setProgress(0);
            show();
        });
    }

private:
    void setProgress(double fraction) { m_progress->setValue(int(fraction * m_progress->maximum())); } // 0 … 1

    QString m_sentence;
    QLabel* m_text = new QLabel;
    QProgressBar* m_progress = new QProgressBar;
};

void fillStatusBar(QStatusBar& bar, const WindowContext& with)
{
    auto* readout = new Readout(&with.document);
    readout->setDisplay(with.views.display());
    bar.setSizeGripEnabled(false);
    bar.setContentsMargins(0, 0, 0, 0);
    bar.addWidget(readout, 1);
    bar.addPermanentWidget(
        new FileBar(QStringLiteral("readingBar"), FileBar::tr("Reading %1 · Esc stops"), with.loader));
    bar.addPermanentWidget(
        new FileBar(QStringLiteral("writingBar"), FileBar::tr("Saving %1 · Esc stops"), with.writer));
    QObject::connect(&with.views, &ViewArea::zoomChanged, readout, &Readout::setZoom);
}

} // namespace tessera
