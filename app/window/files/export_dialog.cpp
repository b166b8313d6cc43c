// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/export_dialog.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"

#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QTimer>

namespace tessera {

namespace {

constexpr QSize kPreview(420, 240); // designed pixels
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
    , m_preview(new QLabel)
    , m_facts(new ToneLabel(Role::SecondaryText, {}, this))
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
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setFixedSize(kPreview);
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
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_png);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    auto* layout = dialogRows(this, 12);
    layout->addWidget(m_preview, 0, Qt::AlignHCenter);
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

const ViewPicture& ExportDialog::picture() const
{
    return m_views[size_t(m_choice.view)].picture;
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
    if (isVisible())
        showPreview();

    const QString refusal = m_choice.svg ? picture().svgRefusal() : QString();
    m_facts->setRole(refusal.isEmpty() ? Role::SecondaryText : Role::Bad);
    m_facts->setText(refusal.isEmpty() ? facts() : refusal);
    m_save->setEnabled(refusal.isEmpty());
    m_copy->setVisible(!m_choice.svg);
    m_png->setVisible(!refusal.isEmpty());
    if (!refusal.isEmpty())
        m_png->setFocus();
}

void ExportDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    QTimer::singleShot(0, this, &ExportDialog::showPreview);
}

// Now the view has lost the focus, and its ring.
void ExportDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        QTimer::singleShot(0, this, &ExportDialog::showPreview);
}

void ExportDialog::showPreview()
{
    const double dpr = devicePixelRatioF();
    QImage small =
        picture().image(1).scaled((QSizeF(kPreview) * dpr).toSize(), Qt::KeepAspectRatio, Qt::SmoothTransformation);
    small.setDevicePixelRatio(dpr);
    m_preview->setPixmap(QPixmap::fromImage(small));
}

} // namespace tessera
