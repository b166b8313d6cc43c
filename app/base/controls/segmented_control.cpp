// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/segmented_control.h"

#include "app/base/look/events.h"
#include "app/base/look/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace tessera {
namespace {

constexpr int kSegmentPadding = 7;
constexpr double kShare = 0.87; // the size of the letters: two of DirectML's long names fit into 300 pixels
constexpr qreal kSegmentRadius = 4;

class Segment : public QAbstractButton {
public:
    explicit Segment(QWidget* parent)
        : QAbstractButton(parent)
    {
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
    }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics = fontMetrics();
        return {metrics.horizontalAdvance(text()) + 2 * kSegmentPadding, metrics.height() + kSegmentPadding};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF inside = QRectF(rect()).adjusted(2, 2, -2, -2);
        QColor textColor = palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText);
        QColor fill = color(isEnabled() ? Role::Accent : Role::Separator);
        if (isChecked())
            textColor = textOn(fill);
        else
            fill.setAlphaF(underMouse() && isEnabled() ? 0.12f : 0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawRoundedRect(inside, kSegmentRadius - 1, kSegmentRadius - 1);
        painter.setPen(textColor);
        painter.drawText(rect(), Qt::AlignCenter,
                         fontMetrics().elidedText(text(), Qt::ElideRight, width() - kSegmentPadding));
        if (hasFocus()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(isChecked() ? textColor : color(Role::Accent), 1));
            painter.drawRoundedRect(inside.adjusted(1.5, 1.5, -1.5, -1.5), kSegmentRadius - 2, kSegmentRadius - 2);
        }
    }
};

} // namespace

SegmentedControl::SegmentedControl(QWidget* parent)
    : QWidget(parent)
{
    // Not Fixed: that would hold the height at one row's.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFont(resized(font(), kShare));
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedControl::chosen);
    // A new font reaches the segments after this widget: then they ask for a layout.
    whenever({QEvent::Resize, QEvent::LayoutRequest}, this, this, [this] { place(); });
}

void SegmentedControl::addSegment(const QString& text, const QString& toolTip)
{
    auto* segment = new Segment(this);
    segment->setFont(font()); // set on each, since a new style sheet makes children forget the fonts of their parents
    const auto index = static_cast<int>(m_group->buttons().size());
    m_group->addButton(segment, index);
    setTip(index, toolTip);
    segment->setVisible(true);
    setText(index, text);
}

void SegmentedControl::setText(int index, const QString& text)
{
    QAbstractButton* segment = m_group->button(index);
    segment->setText(text);
    segment->setAccessibleName(text);
    place();
    updateGeometry();
}

void SegmentedControl::setTip(int index, const QString& toolTip)
{
    QAbstractButton* segment = m_group->button(index);
    segment->setToolTip(toolTip);
    segment->setAccessibleDescription(toolTip);
}

void SegmentedControl::clear()
{
    for (QAbstractButton* button : m_group->buttons()) {
        m_group->removeButton(button);
        button->hide();
        button->deleteLater(); // later, since its own click or styling may be going on
    }
    updateGeometry();
}

void SegmentedControl::setCurrent(int index)
{
    // Tab stops at the choice, or at the first where there is none; the arrow keys go on from there.
    for (QAbstractButton* button : m_group->buttons())
        button->setFocusPolicy(m_group->id(button) == std::max(index, 0) ? Qt::StrongFocus : Qt::ClickFocus);
    if (QAbstractButton* button = m_group->button(index)) {
        if (isAncestorOf(QApplication::focusWidget()))
            button->setFocus(); // the keys stay with the choice
        button->setChecked(true);
    } else if (QAbstractButton* checked = m_group->checkedButton()) {
        m_group->setExclusive(false);
        checked->setChecked(false);
        m_group->setExclusive(true);
    }
}

void SegmentedControl::setOffered(int index, bool offered)
{
    m_group->button(index)->setVisible(offered);
    place();
    updateGeometry();
}

QList<QAbstractButton*> SegmentedControl::offered() const
{
    QList<QAbstractButton*> list = m_group->buttons();
    list.removeIf([](const QAbstractButton* button) { return button->isHidden(); });
    return list;
}

int SegmentedControl::rowWidth() const
{
    int width = 0;
    for (const QAbstractButton* button : offered())
        width += button->sizeHint().width();
    return width;
}

int SegmentedControl::heightForWidth(int width) const
{
    const int rows = width >= rowWidth() ? 1 : static_cast<int>(offered().size());
    return rows * segmentHeight();
}

QSize SegmentedControl::minimumSizeHint() const
{
    int widest = 0;
    for (const QAbstractButton* button : offered())
        widest = std::max(widest, button->sizeHint().width());
    return {widest, segmentHeight()};
}

void SegmentedControl::place()
{
    const QList<QAbstractButton*> buttons = offered();
    const int spare = width() - rowWidth();
    int x = 0;
    for (int i = 0; i < buttons.size(); ++i) {
        if (spare < 0) {
            buttons[i]->setGeometry(0, i * segmentHeight(), width(), segmentHeight());
            continue;
        }
        const int right =
            i + 1 == buttons.size() ? width() : x + buttons[i]->sizeHint().width() + spare / int(buttons.size());
        buttons[i]->setGeometry(x, 0, right - x, segmentHeight());
        x = right;
    }
}

void SegmentedControl::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isWrong = property("invalid").toBool();
    painter.setPen(QPen(color(isWrong ? Role::Bad : Role::Separator), isWrong ? 1.5 : 1));
    painter.setBrush(palette().color(QPalette::Base));
    const QRectF frame(0, 0, width(), heightForWidth(width()));
    painter.drawRoundedRect(frame.adjusted(0.75, 0.75, -0.75, -0.75), kSegmentRadius, kSegmentRadius);
}

} // namespace tessera
