// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/file_writer.h"
#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/format.h"
#include "app/base/look/window_settings.h"
#include "app/base/look/words.h"
#include "app/model/document/input_case.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/files_controller.h"
#include "app/window/views/initial_view.h"
#include "app/window/views/view_area.h"
#include "engine/formats/files/npy.h"

#include <QDir>
#include <QFileInfo>

namespace tessera {

namespace {

constexpr int kMostScale = 4;
const auto kFolder = QStringLiteral("export/folder"), kView = QStringLiteral("export/view"),
           kFilter = QStringLiteral("export/filter");

} // namespace

// Makes a file or the next case's input of an output, and pictures of pixels or vectors of the views.
class ExportController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::ExportController)

public:
    using Controller::Controller;

    std::vector<ActionTable> actions() override
    {
        const std::vector<ActionRow> rows{
            {"saveOutput", tr("Save output as .n&py…"), tr("Save the output tensor for NumPy"), "",
             [this] { saveOutput(); }},
            {"savePicture", tr("Save output as p&icture…"), tr("Save the plane or picture that is shown"), "",
             [this] { savePicture(); }},
            {"outputAsInput", tr("&Use output as input"),
             tr("A new tab: the output goes the way back between depth and space, or through the same operator again"),
             "", "jump", [this] { useOutput(); },
             enabledIf([this] { return m_document.tensor(Side::Output) != nullptr; }, tr("there is no output"))},
            {"exportView", tr("E&xport view…"),
             tr("Write what the panes show as PNG, at 1 to 4 times the screen's pixels, or as SVG"), "Ctrl+E",
             "picture", [this] { exportView(); }},
        };
        return {{tr("File"), rows}};
    }

private:
    void saveOutput()
    {
        const Tensor* output = m_document.tensor(Side::Output);
        if (!output)
            return;
        const QString path =
            m_questions.fileToSave(tr("Save the output"), suggestedPath(m_document, QStringLiteral("-output.npy")),
                                   tr("NumPy arrays (*.npy)"));
        if (path.isEmpty() || !m_with.files.finishWriting())
            return;
        const auto write = [output = *output, file = pathOf(path)](const WriteControl& control) {
            writeNpy(output, file, control);
        };
        reportErrors(m_messages, [&] { m_with.writer.start({path, totalBytes(output->desc), write, [] {}}); });
    }

    void savePicture()
    {
        if (!m_document.tensor(Side::Output))
            return;
        const QString path = m_questions.fileToSave(tr("Save the output as a picture"),
                                                    suggestedPath(m_document, QStringLiteral("-output.png")),
                                                    tr("Pictures (%1)").arg(writtenPicturePatterns()));
        if (path.isEmpty())
            return;
        reportErrors(m_messages, [&] {
            const std::vector<Message> lost = m_views.pane(Side::Output)->savePicture(path);
            if (!lost.empty())
                m_messages.note(tr("%1 does not hold everything: %2")
                                    .arg(QFileInfo(path).fileName(), inWindowLanguage(joined(lost, "; "))));
        });
    }

    void useOutput()
    {
        const RunResult* shown = m_document.shown();
        if (!shown)
            return;
        const bool isPicture = m_views.view(Side::Output)->mode() == TensorView::Mode::Picture;
        m_tabs.add(withOutputAsInput(shown->c, *shown->a, m_document.memoryBudget()));
        m_with.firstLook.awaitFirstResult(isPicture);
    }

    // The file's type says how many pixels the picture has for each of the screen's, or that it is of vectors.
    void exportView()
    {
        auto of = PictureOf::Comparison;
        if (!m_views.isComparing()) {
            const int suggested = m_settings.value(kView, m_views.keySide() == Side::Input ? 0 : 1).toInt();
            const auto view = m_questions.chosenOf(tr("Export the view"), tr("View"),
                                                   {tr("Input"), tr("Output"), tr("Both")}, suggested);
            if (!view)
                return;
            m_settings.set(kView, *view);
            of = PictureOf(*view);
        }
        const QString pixels = tr("Pictures (*.png)");
        QStringList filters{pixels};
        for (int scale = 2; scale <= kMostScale; ++scale)
            filters << QString(pixels).replace(QStringLiteral(" ("), QStringLiteral(", %1× (").arg(scale));
        filters << tr("Vectors (*.svg)");
        QString filter = filters.value(m_settings.value(kFilter).toInt(), pixels);
        const QFileInfo suggested(suggestedPath(m_document, {}));
        const QDir folder(m_settings.value(kFolder, suggested.path()).toString());
        const QString path = pathToSave(m_views.window(), tr("Export the view"), folder.filePath(suggested.fileName()),
                                        filters.join(QStringLiteral(";;")), &filter);
        if (path.isEmpty())
            return;
        const auto chosen = int(filters.indexOf(filter));
        m_settings.set(kFilter, chosen);
        m_settings.set(kFolder, QFileInfo(path).absolutePath());
        m_views.withoutRing([&] {
            const QString line = QString::fromStdString(toText(m_document.currentCase()));
            if (reportErrors(m_messages,
                             [&] { writePicture(m_views.picture(of), path, chosen % kMostScale + 1, line); }))
                m_messages.note(tr("The view is in %1.").arg(QDir::toNativeSeparators(path)));
        });
    }
};

std::unique_ptr<ActionSource> makeExportController(const WindowContext& with)
{
    return std::make_unique<ExportController>(with);
}

} // namespace tessera
