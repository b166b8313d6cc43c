// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/engine_box.h"

#include "app/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

namespace tessera {

namespace {

constexpr int kListWidth = 400;
constexpr int kMargin = 8;
constexpr int kGap = 2; // between a name and its description
constexpr int kDescription = Qt::AccessibleDescriptionRole;

// A name, and below it a description on as many lines as it takes.
class EngineDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QString description = index.data(kDescription).toString();
        int height = 2 * kMargin / 2 + option.fontMetrics.height();
        if (!description.isEmpty())
            height += kGap + wrapped(description).height();
        return {kListWidth, height};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& item, const QModelIndex& index) const override
    {
        QStyleOptionViewItem option = item;
        initStyleOption(&option, index);
        QApplication::style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
        const bool selected = option.state & QStyle::State_Selected;
        const bool available = option.state & QStyle::State_Enabled;
        const QColor text = selected ? option.palette.highlightedText().color() : option.palette.text().color();
        const QColor secondary = selected ? text : color(available ? Role::SecondaryText : Role::Warning);
        QRect rect = option.rect.adjusted(kMargin, kMargin / 2, -kMargin, -kMargin / 2);
        painter->save();
        painter->setFont(option.font);
        painter->setPen(available ? text : color(Role::SecondaryText));
        painter->drawText(rect, Qt::AlignTop | Qt::AlignLeft, option.text);
        rect.setTop(rect.top() + option.fontMetrics.height() + kGap);
        painter->setFont(small());
        painter->setPen(secondary);
        painter->drawText(rect, Qt::TextWordWrap, index.data(kDescription).toString());
        painter->restore();
    }

private:
    static QFont small()
    {
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() - 1);
        return font;
    }

    static QRect wrapped(const QString& text)
    {
        return QFontMetrics(small()).boundingRect(QRect(0, 0, kListWidth - 2 * kMargin, 1 << 16), Qt::TextWordWrap,
                                                  text);
    }
};

} // namespace

EngineBox::EngineBox(QWidget* parent)
    : QComboBox(parent)
{
    setItemDelegate(new EngineDelegate(this));
    view()->setMinimumWidth(kListWidth);
}

void EngineBox::add(const QString& text, const QString& engine, const QString& description, bool available)
{
    addItem(text, engine);
    setItemData(count() - 1, description, kDescription);
    if (!available)
        qobject_cast<QStandardItemModel*>(model())->item(count() - 1)->setEnabled(false);
}

void EngineBox::addNone()
{
    add(tr("none"), {}, {}, true);
}

void EngineBox::addEngines(const std::vector<EngineEntry>& entries)
{
    for (const EngineEntry& entry : entries) {
        const QString name = QString::fromStdString(entry.name);
        add(entry.available ? name : tr("%1: missing").arg(name), name, QString::fromStdString(entry.description),
            entry.available);
    }
}

void EngineBox::addSource(const QString& text, const QString& engine, const QString& description)
{
    add(text, engine, description, true);
}

QString EngineBox::engine() const
{
    return currentData().toString();
}

void EngineBox::choose(const QString& engine)
{
    if (findData(engine) < 0)
        add(engine, engine, {}, true);
    setCurrentIndex(findData(engine));
}

} // namespace tessera
