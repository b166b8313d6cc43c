// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/canvas/tensor_pane.h"
#include "app/compare/compare_canvas.h"
#include "app/controls/message_bar.h"
#include "app/window/export_dialog.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>

namespace tessera {

namespace {

const auto kFolder = QStringLiteral("export/folder"), kView = QStringLiteral("export/view"),
           kFormat = QStringLiteral("export/format"), kScale = QStringLiteral("export/scale");

} // namespace

void MainWindow::makeExportActions()
{
    m_actions.add({"exportView",
                   tr("File"),
                   tr("E&xport view…"),
                   tr("Write what the panes show as PNG, at 1 to 4 times the screen's pixels, or as SVG"),
                   "picture",
                   {QKeySequence(Qt::CTRL | Qt::Key_E)}},
                  [this] { exportView(); });
}

ViewPicture MainWindow::picture(PictureOf of)
{
    switch (of) {
    case PictureOf::Input:
        return ViewPicture::ofView(m_pane[0]->view());
    case PictureOf::Output:
        return ViewPicture::ofView(m_pane[1]->view());
    case PictureOf::Comparison:
        return m_canvas->picture();
    case PictureOf::Both:
        break;
    }
    return ViewPicture::ofPair(m_pane[0]->view(), m_pane[0]->caption(), m_pane[1]->view(), m_pane[1]->caption());
}

void MainWindow::exportView()
{
    std::vector<ExportDialog::View> views;
    if (isComparing())
        views = {{tr("Comparison"), tr("The panes of the comparison"), picture(PictureOf::Comparison)}};
    else
        views = {{tr("Input"), tr("The input's pane"), picture(PictureOf::Input)},
                 {tr("Output"), tr("The output's pane"), picture(PictureOf::Output)},
                 {tr("Both"), tr("Input and output side by side, with their captions"), picture(PictureOf::Both)}};
    const bool isInput = m_current == m_pane[0];
    ExportDialog dialog(std::move(views),
                        {.view = m_settings.value(kView, isInput ? 0 : 1).toInt(),
                         .svg = m_settings.value(kFormat).toString() == QLatin1String("svg"),
                         .scale = m_settings.value(kScale, 1).toInt()},
                        this);
    connect(&dialog, &ExportDialog::copyRequested, &dialog, [&dialog] {
        QGuiApplication::clipboard()->setImage(dialog.picture().image(dialog.choice().scale));
        dialog.accept();
    });
    connect(&dialog, &ExportDialog::saveRequested, &dialog, [this, &dialog] {
        if (saveView(dialog))
            dialog.accept();
    });
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (!isComparing())
        m_settings.set(kView, dialog.choice().view);
    m_settings.set(kFormat, dialog.choice().svg ? QStringLiteral("svg") : QStringLiteral("png"));
    m_settings.set(kScale, dialog.choice().scale);
}

bool MainWindow::saveView(const ExportDialog& dialog)
{
    const QString suffix = dialog.choice().svg ? QStringLiteral(".svg") : QStringLiteral(".png");
    const QString suggested = suggestedPath(suffix);
    const QDir folder(m_settings.value(kFolder, QFileInfo(suggested).path()).toString());
    QString path =
        QFileDialog::getSaveFileName(this, tr("Export the view"), folder.filePath(QFileInfo(suggested).fileName()),
                                     dialog.choice().svg ? tr("Vectors (*.svg)") : tr("Pictures (*.png)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += suffix;
    const bool written = guarded([&] {
        writePicture(dialog.picture(), path, dialog.choice().scale,
                     QString::fromStdString(toText(m_document.currentCase())));
    });
    m_settings.set(kFolder, QFileInfo(path).absolutePath());
    if (written)
        m_messages->show(MessageBar::Kind::Note, tr("The view is in %1.").arg(QDir::toNativeSeparators(path)));
    return written;
}

} // namespace tessera
