// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/form_parts.h"

#include <QDialog>
#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QTableView>
#include <QToolButton>
#include <QVariant>

#include <algorithm>

namespace tessera {
namespace {

constexpr int kTableRowHeight = 22;

class Separator : public QWidget {
public:
    explicit Separator(QWidget* parent)
        : QWidget(parent)
    {
        setFixedHeight(1);
    }

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), color(Role::Separator)); }
};

} // namespace

void setTextWidth(QWidget* widget, int designed)
{
    widget->setProperty("textWidth", designed); // setTextSettings() follows it
    widget->setFixedWidth(int(designed * textSettings().scale));
}

void setRowHeight(QTableView* table, int designed)
{
    QHeaderView* rows = table->verticalHeader();
    rows->setProperty("rowHeight", designed);
    rows->setDefaultSectionSize(int(designed * textSettings().scale));
}

void setInvalid(QWidget* control, bool invalid)
{
    control->setProperty("invalid", invalid);
    control->update();
}

ToneLabel::ToneLabel(Role role, const QString& text, QWidget* parent)
    : QLabel(text, parent)
    , m_role(role)
{
    paintRole();
}

void ToneLabel::setRole(Role role)
{
    m_role = role;
    paintRole();
}

void ToneLabel::paintRole()
{
    if (palette().color(QPalette::WindowText) == color(m_role))
        return;
    QPalette tone = palette();
    tone.setColor(QPalette::WindowText, color(m_role));
    setPalette(tone);
}

void ToneLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange)
        paintRole();
}

void placeBelow(QWidget* popup, const QWidget* button)
{
    QPoint at = button->mapToGlobal(QPoint(button->width() - popup->width(), button->height() + 4));
    const QRect screen = button->screen()->availableGeometry();
    at.setX(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - popup->width())));
    at.setY(std::clamp(at.y(), screen.top(), std::max(screen.top(), screen.bottom() - popup->height())));
    popup->move(at);
}

void paintPopup(QWidget* popup)
{
    QPainter painter(popup);
    painter.fillRect(popup->rect(), color(Role::Panel));
    painter.setPen(color(Role::Border));
    painter.drawRect(QRectF(popup->rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

QVBoxLayout* dialogRows(QDialog* dialog, int spacing)
{
    constexpr int kMargin = 16;
    auto* rows = new QVBoxLayout(dialog);
    rows->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    rows->setSpacing(spacing);
    return rows;
}

QToolButton* closeButton(const QString& tip)
{
    auto* button = new QToolButton;
    button->setIcon(icon(QStringLiteral("clear")));
    button->setAutoRaise(true);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    return button;
}

QPushButton* dialogButton(const QString& text, const QString& tip)
{
    auto* made = new QPushButton(text);
    made->setToolTip(tip);
    made->setAutoDefault(false);
    return made;
}

QLabel* heading(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

ToneLabel* secondaryLabel(const QString& text, QWidget* parent)
{
    auto* label = new ToneLabel(Role::SecondaryText, text, parent);
    makeSecondary(*label);
    return label;
}

void makeSecondary(ToneLabel& label)
{
    label.setWordWrap(true);
    QFont small = label.font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    label.setFont(small);
}

QWidget* separator(QWidget* parent)
{
    return new Separator(parent);
}

QTableView* numberTable(QAbstractItemModel* model, QWidget* parent)
{
    auto* table = new QTableView(parent);
    table->setModel(model);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setRowHeight(table, kTableRowHeight);
    table->horizontalHeader()->setHighlightSections(false);
    return table;
}

} // namespace tessera
