// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/readout.h"

#include "app/base/controls/elided_label.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/tensor_display.h"
#include "engine/core/tensor/error.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kShort = 4; // characters that a narrow window leaves a number

// The most characters of a tensor's coordinates, and of its elements' bits.
int coordinateWidth(const TensorDesc& desc)
{
    return int(coordinateText(desc.sizes, elementCount(desc) - 1).size());
}

int bitsWidth(DataType type)
{
    return 2 + 2 * int(elementBytes(type));
}

// Pixels of the longest text of a zoom. Its space may come from another font than its digits.
int zoomWidth()
{
    return QFontMetrics(dataFont()).horizontalAdvance(zoomText(kLargestZoom - 0.001)) + 1;
}

} // namespace

Readout::Readout(Document* document)
    : m_document(document)
{
    auto* layout = newLayout<QHBoxLayout>(this, {16, 2, 0, 2}, 8);
    m_out = addField(QStringLiteral("outReadout"), tr("out"), tr("Output element: coordinate, A's value, bits"));
    m_in = addField(QStringLiteral("inReadout"), tr("in"), tr("Input element: coordinate, value, bits"));
    m_b = addField(QStringLiteral("bReadout"), tr("B"), tr("B's value of the output element"));
    m_difference = addField(QStringLiteral("differenceReadout"), tr("A − B"), tr("Output of A minus output of B"));
    m_ulp = addField(QStringLiteral("ulpReadout"), tr("ULP"), tr("Distance of A and B in units in the last place"));
    layout->addStretch(1);
    m_zoom = addField(QStringLiteral("zoomReadout"), tr("zoom"), tr("Device pixels for each element"));
    m_zoom.text->setAlignment(Qt::AlignRight | Qt::AlignVCenter);

    connect(document, &Document::shownChanged, this, [this] {
        measure();
        showSelection();
    });
    connect(document, &Document::picksChanged, this, &Readout::showSelection);
    const auto fit = [this] {
        fitCaptions();
        measure();
    };
    whenever({QEvent::FontChange}, this, this, [this, fit] { // the captions get the font after this
        QMetaObject::invokeMethod(this, fit, Qt::QueuedConnection);
    });
    fit();
    showSelection();
}

Readout::Field Readout::addField(const QString& name, const QString& caption, const QString& description)
{
    auto* label = new ElidedLabel(caption);
    label->setForegroundRole(QPalette::PlaceholderText);
    auto* text = new ElidedLabel;
    text->setObjectName(name);
    text->setFont(dataFont());
    text->setToolTip(description);
    auto* row = qobject_cast<QHBoxLayout*>(layout());
    row->addWidget(label);
    row->addWidget(text);
    row->addSpacing(16);
    return {label, text};
}

void Readout::fitCaptions()
{
    for (const Field& field : {m_out, m_in, m_b, m_difference, m_ulp, m_zoom}) {
        const int width = field.caption->fontMetrics().size(0, field.caption->text()).width();
        field.caption->setMinimumWidth(width);
        field.caption->setPreferredWidth(width); // else it could not become narrower again
    }
    const int advance = QFontMetrics(dataFont()).horizontalAdvance(QLatin1Char('0'));
    m_zoom.text->setMinimumWidth(zoomWidth());
    m_zoom.text->setPreferredWidth(zoomWidth());
    for (const Field& field : {m_b, m_difference, m_ulp})
        field.text->setMinimumWidth(advance * kShort);
}

void Readout::measure()
{
    const RunResult* shown = m_document->shown();
    if (!shown)
        return;
    const int advance = QFontMetrics(dataFont()).horizontalAdvance(QLatin1Char('0'));
    const DataType type = shown->plan.output.dataType;
    const int value = valueWidth(type) + bitsWidth(type);
    const auto fix = [&](const Field& field, int characters) {
        field.text->setPreferredWidth((characters + 1) * advance);
    };
    fix(m_out, coordinateWidth(shown->plan.output) + value + 8); // " +999"
    fix(m_in, coordinateWidth(shown->plan.input) + value + 10);
    fix(m_b, valueWidth(type));
    fix(m_difference, std::min(valueWidth(type) + 1, 10));
    const uint64_t most = shown->comparison ? shown->comparison->maxUlp : 0;
    fix(m_ulp, std::max(6, int(ulpText(most).size())));
    const std::optional<Comparison>& compared = shown->comparison;
    const bool differ = shown->b && (!compared || compared->equal < compared->count);
    for (const Field& field : {m_b, m_difference, m_ulp}) {
        field.caption->setVisible(differ);
        field.text->setVisible(differ);
    }
}

void Readout::setZoom(double zoom)
{
    const QString text = zoomText(zoom);
    m_zoom.text->setText(text);
    m_zoom.text->setAccessibleName(tr("Zoom %1").arg(text));
}

QString Readout::elementText(Side side, std::optional<uint64_t> element, uint64_t others) const
{
    const Tensor* tensor = m_document->tensor(side);
    if (!tensor || !element)
        return QStringLiteral("–");
    const DataType type = tensor->desc.dataType;
    QString text = coordinateText(tensor->desc.sizes, *element).leftJustified(coordinateWidth(tensor->desc))
        + QLatin1Char(' ') + valueText(*tensor, *element).rightJustified(valueWidth(type)) + QStringLiteral("  ")
        + hexText(*tensor, *element);
    if (others > 0)
        text += QStringLiteral(" +%1").arg(others);
    return text;
}

void Readout::setDisplay(const TensorDisplay& display)
{
    m_display = &display;
    connect(&display, &TensorDisplay::stepChanged, this, &Readout::showSelection);
}

void Readout::showSelection()
{
    const std::optional<Pick> pick = m_document->active();
    const auto isHidden = [this](uint64_t output) { return isPending(output); };
    const ElementPair pair = pick ? pairOf(*m_document, *pick, isHidden) : ElementPair{};
    const bool ofOutput = pick && pick->side == Side::Output;
    m_out.text->setText(elementText(Side::Output, pair.output, ofOutput ? 0 : pair.more));
    m_in.text->setText(elementText(Side::Input, pair.input, ofOutput ? pair.more : 0));

    const RunResult* shown = m_document->shown();
    QString b = QStringLiteral("–"), difference = b, ulp = b;
    if (shown && shown->b && pair.output) {
        const ElementDifference found = differenceAt(*shown->a, *shown->b, *pair.output);
        b = valueText(*shown->b, *pair.output).rightJustified(valueWidth(shown->b->desc.dataType));
        difference = differenceText(found);
        ulp = ulpText(found.ulp);
    }
    m_b.text->setText(b);
    m_difference.text->setText(difference);
    m_ulp.text->setText(ulp);
    for (const Field& field : {m_out, m_in, m_b, m_difference, m_ulp})
        field.text->setAccessibleName(field.caption->text() + QLatin1Char(' ') + field.text->text().simplified());
}

GotoBar::GotoBar(Document* document)
    : m_document(document)
{
    setObjectName(QStringLiteral("gotoBar"));
    m_side->addItem(tr("Output element"), int(Side::Output));
    m_side->addItem(tr("Input element"), int(Side::Input));
    describe(m_side, tr("Tensor"), tr("The tensor that the coordinate is of"));
    m_text->setPlaceholderText(tr("n,c,y,x or a flat index"));
    describe(m_text, tr("Coordinate"), tr("Enter pins the element"));
    m_text->setFont(dataFont());
    m_text->setFixedWidth(240);
    m_problem->setForegroundRole(QPalette::BrightText);

    auto* close = closeButton(tr("Close"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);

    auto* layout = newLayout<QHBoxLayout>(this, {16, 6, 8, 6}, 8);
    layout->addWidget(m_side);
    layout->addWidget(m_text);
    layout->addWidget(m_problem, 1);
    layout->addWidget(close);
    connect(m_text, &QLineEdit::returnPressed, this, &GotoBar::look);
    connect(m_text, &QLineEdit::textEdited, this, [this] {
        m_problem->clear();
        m_text->setProperty("invalid", false);
    });
    hide();
}

void GotoBar::open(Side side)
{
    m_side->setCurrentIndex(m_side->findData(int(side)));
    m_problem->clear();
    m_text->setProperty("invalid", false);
    if (!isVisible())
        m_before = window()->focusWidget();
    show();
    m_text->selectAll();
    m_text->setFocus(Qt::ShortcutFocusReason);
}

void GotoBar::look()
{
    const Side side = Side(m_side->currentData().toInt());
    const Tensor* tensor = m_document->tensor(side);
    if (!tensor)
        return;
    try {
        const Pick pick{side, elementFromText(m_text->text(), tensor->desc.sizes)};
        hide();
        emit found(pick);
    } catch (const TextError& e) {
        m_problem->setText(inWindowLanguage(messageOf(e)));
        setInvalid(m_text, true);
    }
}

void GotoBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QWidget::keyPressEvent(event);
}

// The focus returns to where it was.
void GotoBar::hideEvent(QHideEvent*)
{
    if (m_before)
        m_before->setFocus(Qt::OtherFocusReason);
}

void GotoBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), color(Role::Separator));
}

} // namespace tessera
