// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/export_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/controls/questions.h"
#include "app/base/look/window_settings.h"
#include "app/window/files/files_controller.h"
#include "app/window/views/view_area.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>

namespace tessera {

namespace {

const auto kFolder = QStringLiteral("export/folder"), kView = QStringLiteral("export/view"),
           kFormat = QStringLiteral("export/format"), kScale = QStringLiteral("export/scale");

} // namespace

ExportController::ExportController(Document& document, ViewArea& views, WindowSettings& settings, Messages& messages,
                                   Questions& questions)
    : m_document(document)
    , m_views(views)
    , m_settings(settings)
    , m_messages(messages)
    , m_questions(questions)
{
}

std::vector<ActionTable> ExportController::actions()
{
    return {{tr("File"),
             {{"exportView", tr("E&xport view…"),
               tr("Write what the panes show as PNG, at 1 to 4 times the screen's pixels, or as SVG"), "picture",
               keys(Qt::CTRL | Qt::Key_E), [this] { exportView(); }}}}};
}

std::vector<ExportDialog::View> ExportController::choices() const
{
    if (m_views.isComparing())
        return {{tr("Comparison"), tr("The panes of the comparison"), m_views.picture(PictureOf::Comparison)}};
    return {{tr("Input"), tr("The input's pane"), m_views.picture(PictureOf::Input)},
            {tr("Output"), tr("The output's pane"), m_views.picture(PictureOf::Output)},
            {tr("Both"), tr("Input and output side by side, with their captions"), m_views.picture(PictureOf::Both)}};
}

void ExportController::exportView()
{
    const int keyView = m_views.keySide() == Side::Input ? 0 : 1;
    ExportDialog dialog(choices(),
                        {.view = m_settings.value(kView, keyView).toInt(),
                         .svg = m_settings.value(kFormat).toString() == QLatin1String("svg"),
                         .scale = m_settings.value(kScale, 1).toInt()},
                        m_views.window());
    connect(&dialog, &ExportDialog::copyRequested, &dialog, [&dialog] {
        QGuiApplication::clipboard()->setImage(dialog.picture().image(dialog.choice().scale));
        dialog.accept();
    });
    connect(&dialog, &ExportDialog::saveRequested, &dialog, [this, &dialog] {
        if (save(dialog.picture(), dialog.choice()))
            dialog.accept();
    });
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (!m_views.isComparing())
        m_settings.set(kView, dialog.choice().view);
    m_settings.set(kFormat, dialog.choice().svg ? QStringLiteral("svg") : QStringLiteral("png"));
    m_settings.set(kScale, dialog.choice().scale);
}

bool ExportController::save(const ViewPicture& picture, const ExportDialog::Choice& choice)
{
    const QString suffix = choice.svg ? QStringLiteral(".svg") : QStringLiteral(".png");
    const QFileInfo suggested(suggestedPath(m_document, suffix));
    const QDir folder(m_settings.value(kFolder, suggested.path()).toString());
    const QString path = m_questions.pathToSave(tr("Export the view"), folder.filePath(suggested.fileName()),
                                                choice.svg ? tr("Vectors (*.svg)") : tr("Pictures (*.png)"));
    if (path.isEmpty())
        return false;
    const bool written = guarded(m_messages, [&] {
        writePicture(picture, path, choice.scale, QString::fromStdString(toText(m_document.currentCase())));
    });
    m_settings.set(kFolder, QFileInfo(path).absolutePath());
    if (written)
        m_messages.note(tr("The view is in %1.").arg(QDir::toNativeSeparators(path)));
    return written;
}

} // namespace tessera
