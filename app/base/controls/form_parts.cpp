// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/form_parts.h"

#include "app/base/look/events.h"
#include "app/base/look/theme.h"

#include <QDialog>
#include <QDockWidget>
#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QVariant>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace tessera {

namespace {

constexpr int kTableRowHeight = 22, kColumnPadding = 16;

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
    widget->setProperty("textWidth", designed); // setTextSettings() uses it
    widget->setFixedWidth(int(designed * textSettings().scale));
}

void setRowHeight(QTableView* table, int designed)
{
    QHeaderView* rows = table->verticalHeader();
    rows->setProperty("rowHeight", designed);
    rows->setDefaultSectionSize(int(designed * textSettings().scale));
}

void describe(QWidget* control, const QString& name, const QString& tip)
{
    control->setAccessibleName(name);
    control->setToolTip(tip);
}

void describe(QWidget* control, const QString& tip)
{
    describe(control, tip, tip);
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
    whenever({QEvent::StyleChange, QEvent::PaletteChange}, this, this, [this] { paintRole(); });
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
    return newLayout<QVBoxLayout>(dialog, {16, 16, 16, 16}, spacing);
}

QToolButton* closeButton(const QString& tip)
{
    return iconButton(QStringLiteral("clear"), tip);
}

QToolButton* menuButton(const QString& iconName, const QString& tip, const std::function<void(QMenu& menu)>& fill)
{
    QToolButton* button = iconButton(iconName, tip);
    QObject::connect(button, &QToolButton::clicked, button, [button, fill] {
        auto* menu = new QMenu(button);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fill(*menu);
        menu->popup(button->mapToGlobal(QPoint(0, button->height())));
    });
    return button;
}

QHBoxLayout* addTitleBar(QDockWidget* panel, const std::vector<QWidget*>& parts, const QString& closeTip)
{
    auto* bar = new QWidget;
    auto* layout = newLayout<QHBoxLayout>(bar, {kTitleMargin, 4, 8, 4}, 8);
    auto* close = closeButton(closeTip);
    QObject::connect(close, &QToolButton::clicked, panel, &QDockWidget::close);
    for (QWidget* part : parts) // in the order of their keys
        layout->addWidget(part, part == parts.back() ? 1 : 0);
    layout->addWidget(close);
    panel->setTitleBarWidget(bar);
    return layout;
}

QToolButton* iconButton(const QString& iconName, const QString& tip)
{
    auto* button = new QToolButton;
    button->setIcon(icon(iconName));
    describe(button, tip);
    return button;
}

QPushButton* dialogButton(const QString& text, const QString& tip)
{
    auto* made = new QPushButton(text);
    made->setToolTip(tip);
    made->setAutoDefault(false);
    return made;
}

int widthWithout(const QWidget* part, const QBoxLayout& row)
{
    const int width = row.minimumSize().width();
    return row.indexOf(part) < 0 ? width : width - row.spacing() - part->minimumSizeHint().width();
}

void placeWhereItFits(QWidget* part, QBoxLayout& row, int at, QBoxLayout& rows, int room)
{
    const bool isInRow = row.indexOf(part) >= 0;
    if ((widthWithout(part, row) + row.spacing() + part->minimumSizeHint().width() <= room) == isInRow)
        return;
    (isInRow ? row : rows).removeWidget(part);
    isInRow ? rows.insertWidget(1, part) : row.insertWidget(at, part);
}

void fillArea(QScrollArea* area, QWidget* content)
{
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
}

void addWidgets(QLayout* layout, std::initializer_list<QWidget*> widgets)
{
    for (QWidget* each : widgets)
        layout->addWidget(each);
}

QLabel* heading(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setFont(demiBold(label->font()));
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
    label.setFont(resized(label.font(), 0.9));
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

// The length of a bar is a whole number of eighths of a character.
QString barsHtml(const std::vector<BarRow>& rows)
{
    constexpr int kCharacters = 12;
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"1\" style=\"font-family:'%1'\">")
                       .arg(dataFont().family());
    for (const BarRow& row : rows) {
        const int eighths = std::max(1, int(std::lround(row.share * kCharacters * 8)));
        QString bar(eighths / 8, QChar(0x2588));
        if (eighths % 8 > 0)
            bar += QChar(0x2590 - eighths % 8);
        html += QStringLiteral("<tr><td align=\"right\">%1&nbsp;</td><td style=\"white-space:pre\">"
                               "<span style=\"color:%2\">%3</span> %4</td></tr>")
                    .arg(row.name.toHtmlEscaped(), row.ink.name(), bar, row.figure.toHtmlEscaped());
    }
    return html + QStringLiteral("</table>");
}

int columnNeed(const QTableView& table, int column, int characters)
{
    return std::max(characters * QFontMetrics(dataFont()).horizontalAdvance(u'0') + kColumnPadding,
                    table.horizontalHeader()->sectionSizeHint(column));
}

int tableNeed(const QTableView& table, const std::vector<int>& needs)
{
    return std::accumulate(needs.begin(), needs.end(), table.verticalScrollBar()->sizeHint().width());
}

} // namespace tessera
