// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/axis_editor.h"

#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"

#include <QPainter>

namespace tessera {
namespace {

constexpr int kPartGap = 6, kCaptionGap = 4;
constexpr int kBar = 4; // the height of the bar in the axis' colour, below each number

// `count` equal columns; rounding is distributed so that the last one ends at the edge.
QRect column(const QWidget& widget, int index, int count)
{
    const double width = double(widget.width() + kPartGap) / std::max(count, 1);
    const int left = qRound(index * width);
    return {left, 0, qRound((index + 1) * width) - kPartGap - left, widget.height()};
}

QColor columnColor(int dimension, int rank)
{
    const int axis = axisOfDimension(size_t(dimension), size_t(rank));
    return axis < 0 ? color(Role::SecondaryText) : axisColor(axis);
}

} // namespace

QString axisName(int axis)
{
    return axis < 0 ? QStringLiteral("·") : QStringLiteral("NCHW").mid(axis, 1);
}

QString dimensionName(int dimension, int rank)
{
    const int axis = axisOfDimension(size_t(dimension), size_t(rank));
    return axis < 0 ? QStringLiteral("[%1]").arg(dimension) : axisName(axis);
}

AxisEditor::AxisEditor(NumberEdit::Kind kind, const QString& name, double minimum, double maximum, bool hasCaptions,
                       QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_name(name)
    , m_minimum(minimum)
    , m_maximum(maximum)
    , m_hasCaptions(hasCaptions)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    whenever({QEvent::Resize}, this, this, [this] { place(); });
}

void AxisEditor::setCount(int count)
{
    if (count == static_cast<int>(m_edits.size()))
        return;
    while (static_cast<int>(m_edits.size()) > count) {
        m_edits.back()->hide();
        m_edits.back()->deleteLater();
        m_edits.pop_back();
    }
    while (static_cast<int>(m_edits.size()) < count) {
        const int dimension = static_cast<int>(m_edits.size());
        auto* edit = new NumberEdit(m_kind, this);
        edit->setStep(m_kind == NumberEdit::Kind::Real ? 0.5 : 1);
        edit->setRange(m_minimum, m_maximum);
        connect(edit, &NumberEdit::edited, this,
                [this, dimension](const QString&, int gesture) { emit edited(dimension, gesture); });
        connect(edit, &NumberEdit::gestureEnded, this, &AxisEditor::gestureEnded);
        if (!m_edits.empty())
            setTabOrder(m_edits.back(), edit);
        m_edits.push_back(edit);
        edit->show();
    }
    for (int i = 0; i < count; ++i) {
        m_edits[size_t(i)]->setAccessibleName(QStringLiteral("%1 %2").arg(m_name, dimensionName(i, count)));
        m_edits[size_t(i)]->setToolTip(toolTip());
    }
    place();
    update();
}

void AxisEditor::setTexts(const QStringList& texts, const std::set<int>& typed)
{
    setCount(static_cast<int>(texts.size()));
    for (int i = 0; i < texts.size(); ++i)
        m_edits[size_t(i)]->setCaseText(texts[i], typed.contains(i));
}

QStringList AxisEditor::texts() const
{
    QStringList texts;
    for (const NumberEdit* edit : m_edits)
        texts << edit->typedText();
    return texts;
}

void AxisEditor::setWrong(const std::set<int>& dimensions)
{
    for (size_t i = 0; i < m_edits.size(); ++i)
        m_edits[i]->setWrong(dimensions.contains(static_cast<int>(i)));
}

QSize AxisEditor::sizeHint() const
{
    const QSize one = NumberEdit(m_kind).minimumSizeHint();
    const int count = std::max<int>(4, static_cast<int>(m_edits.size()));
    return {count * (one.width() + kPartGap) - kPartGap, captionHeight() + one.height() + kBar};
}

int AxisEditor::captionHeight() const
{
    return m_hasCaptions ? fontMetrics().height() + kCaptionGap : 0;
}

void AxisEditor::place()
{
    for (size_t i = 0; i < m_edits.size(); ++i) {
        const QRect place = column(*this, static_cast<int>(i), static_cast<int>(m_edits.size()));
        m_edits[i]->setGeometry(place.adjusted(0, captionHeight(), 0, -kBar));
    }
}

void AxisEditor::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(demiBold(font()));
    const int count = static_cast<int>(m_edits.size());
    for (int i = 0; i < count; ++i) {
        const QRect place = column(*this, i, count);
        painter.setPen(columnColor(i, count));
        if (m_hasCaptions)
            painter.drawText(QRect(place.topLeft(), QSize(place.width(), fontMetrics().height())), Qt::AlignCenter,
                             axisName(axisOfDimension(size_t(i), size_t(count))));
        painter.setPen(Qt::NoPen);
        painter.setBrush(columnColor(i, count));
        painter.drawRoundedRect(QRectF(place.left() + 3, height() - kBar + 1.5, place.width() - 6, 2), 1, 1);
    }
}

} // namespace tessera
