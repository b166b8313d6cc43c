// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/export_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/controls/questions.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/format.h"
#include "app/base/look/window_settings.h"
#include "app/base/look/words.h"
#include "app/base/work/file_writer.h"
#include "app/model/inputs/input_case.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/files_controller.h"
#include "app/window/views/first_look.h"
#include "app/window/views/view_area.h"
#include "engine/formats/files/npy.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>

namespace tessera {

namespace {

constexpr int kMostScale = 4;

} // namespace

ExportDialog::ExportDialog(std::vector<View> views, const Choice& choice, QWidget* parent)
    : QDialog(parent)
    , m_views(std::move(views))
    , m_choice(choice)
    , m_view(new SegmentedControl)
    , m_format(new SegmentedControl)
    , m_scale(new SegmentedControl)
    , m_scaleCaption(new QLabel(tr("Scale")))
    , m_save(dialogButton(tr("&Save…"), tr("Choose the file and write it")))
    , m_copy(dialogButton(tr("&Copy"), tr("Put the pixels into the clipboard")))
    , m_png(dialogButton(tr("Take &PNG"), tr("Pixels instead of vectors")))
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export the view"));
    m_view->setAccessibleName(tr("View"));
    for (const View& view : m_views)
        m_view->addSegment(view.name, view.tip);
    m_format->setAccessibleName(tr("Format"));
    m_format->addSegment(tr("PNG"), tr("Pixels, those of the screen"));
    m_format->addSegment(tr("SVG"), tr("Vectors: every cell a rectangle, every number text"));
    m_scale->setAccessibleName(tr("Scale"));
    for (int i = 1; i <= kMostScale; ++i)
        m_scale->addSegment(QStringLiteral("%1×").arg(i),
                            i == 1 ? tr("The screen's own pixels") : tr("%1 pixels for each of the screen's").arg(i));
    m_facts->setObjectName(QStringLiteral("exportFacts"));
    m_facts->setWordWrap(true);
    m_facts->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_facts->setMinimumHeight(2 * m_facts->fontMetrics().height());

    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->addRow(new QLabel(tr("View")), m_view);
    form->addRow(new QLabel(tr("Format")), m_format);
    form->addRow(m_scaleCaption, m_scale);
    auto* cancel = dialogButton(tr("Cancel"), tr("Write nothing"));
    m_save->setProperty("primary", true);
    m_save->setDefault(true);
    auto* buttons = newLayout<QHBoxLayout>(nullptr, {}, 8);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_png);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    auto* layout = dialogRows(this, 12);
    layout->addLayout(form);
    layout->addWidget(m_facts);
    layout->addLayout(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);

    connect(m_view, &SegmentedControl::chosen, this, [this](int index) { m_choice.view = index, showChoice(); });
    connect(m_format, &SegmentedControl::chosen, this, [this](int index) { m_choice.svg = index == 1, showChoice(); });
    connect(m_scale, &SegmentedControl::chosen, this, [this](int index) { m_choice.scale = index + 1, showChoice(); });
    connect(m_png, &QPushButton::clicked, this, [this] { m_choice.svg = false, showChoice(); });
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::saveRequested);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copyRequested);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_choice.view = std::clamp(m_choice.view, 0, int(m_views.size()) - 1);
    m_choice.scale = std::clamp(m_choice.scale, 1, kMostScale);
    showChoice();
}

QString ExportDialog::facts() const
{
    if (m_choice.svg)
        return tr("%1 cells as vectors, numbers and captions as text.", nullptr, pluralNumber(picture().cells()))
            .arg(countText(picture().cells()));
    const QSize size = picture().pixels(m_choice.scale);
    return tr("%1 × %2 pixels.").arg(size.width()).arg(size.height());
}

void ExportDialog::showChoice()
{
    m_view->setCurrent(m_choice.view);
    m_format->setCurrent(m_choice.svg ? 1 : 0);
    m_scale->setCurrent(m_choice.scale - 1);
    m_scale->setEnabled(!m_choice.svg);
    m_scaleCaption->setEnabled(!m_choice.svg);
    const QString refusal = m_choice.svg ? picture().svgRefusal() : QString();
    m_facts->setRole(refusal.isEmpty() ? Role::SecondaryText : Role::Bad);
    m_facts->setText(refusal.isEmpty() ? facts() : refusal);
    m_save->setEnabled(refusal.isEmpty());
    m_copy->setVisible(!m_choice.svg);
    m_png->setVisible(!refusal.isEmpty());
    if (!refusal.isEmpty())
        m_png->setFocus();
}

namespace {

const auto kFolder = QStringLiteral("export/folder"), kView = QStringLiteral("export/view"),
           kFormat = QStringLiteral("export/format"), kScale = QStringLiteral("export/scale");

} // namespace

ExportController::ExportController(const WindowContext& with)
    : Controller(with)
{
    connect(&m_document, &Document::shownChanged, this, &ActionSource::actionsChanged);
}

std::vector<ActionTable> ExportController::actions()
{
    const std::vector<ActionRow> rows{
        {"saveOutput", tr("Save output as .n&py…"), tr("Save the output tensor for NumPy"), "",
         [this] { saveOutput(); }},
        {"savePicture", tr("Save output as p&icture…"), tr("Save the plane or picture that is shown"), "",
         [this] { savePicture(); }},
        {"outputAsInput", tr("&Use output as input"),
         tr("A new tab: the output goes the way back between depth and space, or through the same operator again"), "",
         "jump", [this] { useOutput(); },
         enabledIf([this] { return m_document.tensor(Side::Output) != nullptr; }, tr("there is no output"))},
        {"exportView", tr("E&xport view…"),
         tr("Write what the panes show as PNG, at 1 to 4 times the screen's pixels, or as SVG"), "Ctrl+E", "picture",
         [this] { exportView(); }},
    };
    return {{tr("File"), rows}};
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

void ExportController::saveOutput()
{
    const Tensor* output = m_document.tensor(Side::Output);
    if (!output)
        return;
    const QString path = m_questions.fileToSave(
        tr("Save the output"), suggestedPath(m_document, QStringLiteral("-output.npy")), tr("NumPy arrays (*.npy)"));
    if (path.isEmpty() || !finishWriting(m_with.writer, m_views.window()))
        return;
    const auto write = [output = *output, file = pathOf(path)](const WriteControl& control) {
        writeNpy(output, file, control);
    };
    guarded(m_messages, [&] { m_with.writer.start({path, totalBytes(output->desc), write, [] {}}); });
}

void ExportController::useOutput()
{
    const RunResult* shown = m_document.shown();
    if (!shown)
        return;
    const bool isPicture = m_views.view(Side::Output)->mode() == TensorView::Mode::Picture;
    m_tabs.add(withOutputAsInput(shown->c, *shown->a, m_document.memoryBudget()));
    m_with.firstLook.awaitFirstResult(isPicture);
}

void ExportController::savePicture()
{
    if (!m_document.tensor(Side::Output))
        return;
    const QString path = m_questions.fileToSave(tr("Save the output as a picture"),
                                                suggestedPath(m_document, QStringLiteral("-output.png")),
                                                tr("Pictures (%1)").arg(writtenPicturePatterns()));
    if (path.isEmpty())
        return;
    guarded(m_messages, [&] {
        const std::vector<Message> lost = m_views.pane(Side::Output)->savePicture(path);
        if (!lost.empty())
            m_messages.note(tr("%1 does not hold everything: %2")
                                .arg(QFileInfo(path).fileName(), inWindowLanguage(joined(lost, "; "))));
    });
}

} // namespace tessera
