// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/theme.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QProxyStyle>
#include <QScrollBar>
#include <QStyleOption>
#include <QTabBar>
#include <QWidget>

#include <algorithm>

namespace tessera {

namespace {

constexpr double kRadius = 4;
constexpr double kGroove = 4, kHandle = 14; // sizes of a slider
constexpr int kButtonMargin = 12; // the least room beside the words of a button
constexpr int kComboMargin = 1, kComboIconGap = 4; // as Qt draws a chosen entry
constexpr int kBesideTitle = 150; // the icon and the buttons of a window's title bar
constexpr int kIconGap = 2; // on both sides of a tool button's icon
constexpr int kTabRing = 4; // beside a tab's text
constexpr int kTextMargin = 5; // a text field's margin, beyond what Qt leaves

// These are not drawn: the controls below draw their own frames, and the page of a tab bar draws its own line.
constexpr QStyle::PrimitiveElement kUndrawn[] = {QStyle::PE_FrameTabBarBase,      QStyle::PE_FrameLineEdit,
                                                 QStyle::PE_FrameStatusBarItem,   QStyle::PE_FrameButtonTool,
                                                 QStyle::PE_FrameDefaultButton,   QStyle::PE_PanelScrollAreaCorner,
                                                 QStyle::PE_IndicatorTabTearLeft, QStyle::PE_IndicatorTabTearRight};

struct Metric {
    QStyle::PixelMetric of;
    int pixels;
};
constexpr Metric kMetrics[] = {
    {QStyle::PM_SplitterWidth, 5},
    {QStyle::PM_DockWidgetSeparatorExtent, 1},
    {QStyle::PM_FocusFrameHMargin, 5}, // beside the texts of tables and lists, less one
    {QStyle::PM_SmallIconSize, 16},
    {QStyle::PM_ButtonIconSize, 16},
    {QStyle::PM_IndicatorWidth, 16},
    {QStyle::PM_IndicatorHeight, 16},
    {QStyle::PM_ExclusiveIndicatorWidth, 16},
    {QStyle::PM_ExclusiveIndicatorHeight, 16},
    {QStyle::PM_LayoutHorizontalSpacing, 8},
    {QStyle::PM_LayoutVerticalSpacing, 8},
};

bool has(const QStyleOption& option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
}

void drawBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& border, double radius = kRadius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(border.alpha() ? QPen(border, 1) : Qt::NoPen);
    const double half = border.alpha() ? 0.5 : 0;
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius);
    painter.restore();
}

QColor borderOf(const QStyleOption& option, const QWidget* widget)
{
    if (widget && widget->property("invalid").toBool())
        return color(Role::Bad);
    if (has(option, QStyle::State_HasFocus) && has(option, QStyle::State_Enabled))
        return color(Role::Accent);
    return color(has(option, QStyle::State_Enabled) ? Role::Border : Role::Separator);
}

QColor groundOf(const QStyleOption& option, const QColor& rest)
{
    if (!has(option, QStyle::State_Enabled))
        return rest;
    if (has(option, QStyle::State_Sunken) || has(option, QStyle::State_On))
        return color(Role::Pressed);
    return has(option, QStyle::State_MouseOver) ? color(Role::Hover) : rest;
}

void drawChevron(QPainter& painter, const QRectF& rect, bool up, const QColor& tint)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tint, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF c = rect.center();
    const double w = 3.5, h = up ? -1.75 : 1.75;
    painter.drawPolyline(QPolygonF({c + QPointF(-w, -h), c + QPointF(0, h), c + QPointF(w, -h)}));
    painter.restore();
}

void drawPushButton(const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    if (widget && widget->property("primary").toBool() && has(option, QStyle::State_Enabled)) {
        QColor fill = color(Role::Accent);
        if (has(option, QStyle::State_Sunken) || has(option, QStyle::State_MouseOver))
            fill = fill.darker(108);
        drawBox(painter, option.rect, fill, has(option, QStyle::State_HasFocus) ? option.palette.text().color() : fill);
        return;
    }
    drawBox(painter, option.rect, groundOf(option, color(Role::Panel)), borderOf(option, widget));
}

void drawIndicator(const QStyleOption& option, QPainter& painter, const QWidget* widget, bool round)
{
    const double side = std::min(option.rect.width(), option.rect.height());
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option.rect).center());
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool on = has(option, QStyle::State_On);
    const QColor fill = !on ? option.palette.base().color() : color(enabled ? Role::Accent : Role::Border);
    const QColor border = on && !has(option, QStyle::State_HasFocus) ? fill : borderOf(option, widget);
    drawBox(painter, box, fill, border, round ? side / 2 : 3);
    if (!on)
        return;

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor mark = option.palette.highlightedText().color();
    if (round) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark);
        painter.drawEllipse(box.center(), side / 5, side / 5);
    } else {
        painter.setPen(QPen(mark, side / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const auto at = [&](double x, double y) { return box.topLeft() + QPointF(x, y) * side; };
        painter.drawPolyline(QPolygonF({at(.26, .52), at(.43, .69), at(.75, .33)}));
    }
    painter.restore();
}

void drawSpinBox(const QStyle& style, const QStyleOptionSpinBox& option, QPainter& painter, const QWidget* widget)
{
    if (option.frame)
        drawBox(painter, option.rect, option.palette.base().color(), borderOf(option, widget));
    for (const QStyle::SubControl part : {QStyle::SC_SpinBoxUp, QStyle::SC_SpinBoxDown}) {
        if (!option.subControls.testFlag(part) || option.buttonSymbols == QAbstractSpinBox::NoButtons)
            continue;
        const bool up = part == QStyle::SC_SpinBoxUp;
        const bool can =
            option.stepEnabled.testFlag(up ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled);
        const QRect rect = style.subControlRect(QStyle::CC_SpinBox, &option, part, widget);
        const bool enabled = can && has(option, QStyle::State_Enabled);
        drawChevron(painter, rect, up, color(enabled ? Role::SecondaryText : Role::Separator));
    }
}

void drawComboBox(const QStyle& style, const QStyleOptionComboBox& option, QPainter& painter, const QWidget* widget)
{
    if (option.frame) {
        QStyleOption ground = option;
        ground.state.setFlag(QStyle::State_On, false); // an open list does not press the box
        drawBox(painter, option.rect, groundOf(ground, color(Role::Panel)), borderOf(option, widget));
    }
    const QRect arrow = style.subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxArrow, widget);
    drawChevron(painter, arrow, false,
                color(has(option, QStyle::State_Enabled) ? Role::SecondaryText : Role::Separator));
}

// The passed part of the groove has the accent, since a dark groove and handle cannot be seen on a dark ground.
void drawSlider(const QStyle& style, const QStyleOptionSlider& option, QPainter& painter, const QWidget* widget)
{
    const QRectF room = style.subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, widget);
    const QRectF place = style.subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, widget);
    QRectF groove(room.left(), room.center().y() - kGroove / 2, room.width(), kGroove);
    drawBox(painter, groove, color(has(option, QStyle::State_Enabled) ? Role::Border : Role::Separator),
            Qt::transparent, kGroove / 2);
    const QColor ink = color(has(option, QStyle::State_Enabled) ? Role::Accent : Role::Border);
    groove.setRight(place.center().x());
    drawBox(painter, groove, ink, Qt::transparent, kGroove / 2);
    const double side = std::min({place.width(), place.height(), kHandle});
    QRectF handle(0, 0, side, side);
    handle.moveCenter(place.center());
    const bool focus = has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange);
    drawBox(painter, handle, ink, focus ? option.palette.text().color() : ink, side / 2);
}

} // namespace

// Fusion's behaviour with flat controls: one-pixel borders, corners of four pixels, a ring in the accent for the focus.
class InstrumentStyle : public QProxyStyle {
public:
    InstrumentStyle()
        : QProxyStyle(QStringLiteral("fusion"))
    {
    }

    // Scrolling a page must not change controls under the mouse: the wheel is for the control that has the focus, and
    // does not give the focus.
    void polish(QWidget* widget) override
    {
        QProxyStyle::polish(widget);
        if (auto* dialog = qobject_cast<QDialog*>(widget)) { // the title must not be cut
            const int title = QFontMetrics(QApplication::font()).horizontalAdvance(dialog->windowTitle());
            if (dialog->sizeHint().width() < title + kBesideTitle)
                dialog->setMinimumWidth(title + kBesideTitle);
        }
        const bool changes = qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget)
            || (qobject_cast<QAbstractSlider*>(widget) && !qobject_cast<QScrollBar*>(widget));
        if (!changes)
            return;
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        widget->installEventFilter(this);
    }

    using QProxyStyle::polish;
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus())
            return QProxyStyle::eventFilter(watched, event);
        event->ignore(); // the widget that scrolls behind it takes the event
        return true;
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        if (std::ranges::find(kUndrawn, element) != std::end(kUndrawn))
            return;
        if (element == PE_PanelButtonCommand)
            return drawPushButton(*option, *painter, widget);
        if (element == PE_PanelButtonTool)
            return drawBox(*painter, option->rect, groundOf(*option, Qt::transparent), Qt::transparent);
        if (element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton)
            return drawIndicator(*option, *painter, widget,
                                 element == PE_IndicatorRadioButton && !qobject_cast<const QMenu*>(widget));
        if (element == PE_PanelLineEdit) {
            const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            if (frame && frame->lineWidth > 0)
                return drawBox(*painter, option->rect, option->palette.base().color(), borderOf(*option, widget));
            return; // the frame of the spin box around it is drawn instead
        }
        if (element == PE_Frame)
            return drawBox(*painter, option->rect, Qt::transparent, color(Role::Separator));
        if (element == PE_FrameFocusRect) {
            const auto* focus = qstyleoption_cast<const QStyleOptionFocusRect*>(option);
            const bool isChosen = focus && focus->backgroundColor == option->palette.highlight().color();
            const QColor ink = isChosen ? option->palette.highlightedText().color() : color(Role::Accent);
            // A style sheet's tab passes its text's place.
            const int beside = qobject_cast<const QTabBar*>(widget) ? kTabRing : 0;
            return drawBox(*painter, option->rect.adjusted(-beside, -beside, beside, beside), Qt::transparent, ink, 3);
        }
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override
    {
        if (element == CE_Splitter) {
            const bool bar = has(*option, State_Horizontal); // the handle stands upright
            QRect line = option->rect;
            if (bar)
                line = QRect(line.center().x(), line.top(), 1, line.height());
            else
                line = QRect(line.left(), line.center().y(), line.width(), 1);
            painter->fillRect(line, color(has(*option, State_MouseOver) ? Role::Accent : Role::Separator));
            return;
        }
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (element == CE_PushButtonLabel && button && widget && widget->property("primary").toBool()
            && has(*option, State_Enabled)) {
            QStyleOptionButton filled = *button;
            filled.palette.setColor(QPalette::ButtonText, option->palette.highlightedText().color());
            return QProxyStyle::drawControl(element, &filled, painter, widget);
        }
        const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        if (element == CE_ComboBoxLabel && combo) {
            QStyleOptionComboBox shown = *combo;
            const int room = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width() - 2 * kComboMargin
                - (combo->currentIcon.isNull() ? 0 : combo->iconSize.width() + kComboIconGap);
            shown.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room);
            return QProxyStyle::drawControl(element, &shown, painter, widget);
        }
        const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        if (element == CE_ToolButtonLabel && tool && tool->toolButtonStyle == Qt::ToolButtonTextBesideIcon) {
            // Qt leaves all free room at the right.
            const int words = tool->fontMetrics.size(Qt::TextShowMnemonic, tool->text).width();
            const int left = tool->rect.width() - tool->iconSize.width() - 2 * kIconGap - words;
            QStyleOptionToolButton centred = *tool;
            centred.rect.translate(std::max(0, left / 2), 0);
            return QProxyStyle::drawControl(element, &centred, painter, widget);
        }
        QProxyStyle::drawControl(element, option, painter, widget);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override
    {
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option); spin && control == CC_SpinBox)
            return drawSpinBox(*this, *spin, *painter, widget);
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option); combo && control == CC_ComboBox)
            return drawComboBox(*this, *combo, *painter, widget);
        if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option); slider && control == CC_Slider)
            return drawSlider(*this, *slider, *painter, widget);
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override
    {
        const auto* const own = std::ranges::find(kMetrics, metric, &Metric::of);
        return own != std::end(kMetrics) ? own->pixels : QProxyStyle::pixelMetric(metric, option, widget);
    }

    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override
    {
        QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
        if (type == CT_PushButton || type == CT_ComboBox || type == CT_LineEdit || type == CT_SpinBox)
            result.setHeight(std::max(result.height(), 28));
        if (type == CT_PushButton)
            result.setWidth(std::max(result.width(), size.width() + 2 * kButtonMargin));
        if (type == CT_ToolButton)
            result = result.expandedTo({28, 28});
        return result;
    }

    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override
    {
        const QRect rect = QProxyStyle::subElementRect(element, option, widget);
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (element == SE_LineEditContents && frame && frame->lineWidth > 0)
            return rect.adjusted(kTextMargin, 0, -kTextMargin, 0);
        return rect;
    }

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override
    {
        if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
            return 0; // buttons of dialogs have no icons
        if (hint == SH_Table_GridLineColor)
            return int(color(Role::Separator).rgba());
        if (hint == SH_DialogButtonLayout)
            return QDialogButtonBox::GnomeLayout; // the accepting button is at the right in every dialog
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
};

QStyle* makeInstrumentStyle()
{
    return new InstrumentStyle;
}

} // namespace tessera
