// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/described_box.h"

#include "app/base/look/theme.h"
#include "app/base/look/words.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

namespace tessera {

namespace {

constexpr int kListWidth = 400;
constexpr int kBoxMargin = 8;
constexpr int kLeastCharacters = 8; // of a name that the box shows
constexpr int kLineGap = 2; // between a name and its description
constexpr int kSeparatorHeight = 9;
constexpr int kDescription = Qt::AccessibleDescriptionRole;

bool isSeparator(const QModelIndex& index)
{
    return index.data(kDescription).toString() == QLatin1String("separator"); // Qt marks separators so
}

// A name, and below it a description on as many lines as it takes; or a line between groups.
class Entry : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (isSeparator(index))
            return {kListWidth, kSeparatorHeight};
        const QString description = index.data(kDescription).toString();
        int height = kBoxMargin + option.fontMetrics.height();
        if (!description.isEmpty())
            height += kLineGap + wrapped(description).height();
        return {kListWidth, height};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& item, const QModelIndex& index) const override
    {
        if (isSeparator(index))
            return painter->fillRect(QRect(item.rect.left(), item.rect.center().y(), item.rect.width(), 1),
                                     color(Role::Separator));
        QStyleOptionViewItem option = item;
        initStyleOption(&option, index);
        QApplication::style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
        const bool selected = option.state & QStyle::State_Selected;
        const bool available = option.state & QStyle::State_Enabled;
        const QColor text = selected ? option.palette.highlightedText().color() : option.palette.text().color();
        const QColor secondary = selected ? text : color(available ? Role::SecondaryText : Role::Warning);
        QRect rect = option.rect.adjusted(kBoxMargin, kBoxMargin / 2, -kBoxMargin, -kBoxMargin / 2);
        painter->save();
        painter->setFont(option.font);
        painter->setPen(available ? text : color(Role::SecondaryText));
        painter->drawText(rect, Qt::AlignTop | Qt::AlignLeft, option.text);
        rect.setTop(rect.top() + option.fontMetrics.height() + kLineGap);
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
        return QFontMetrics(small()).boundingRect(QRect(0, 0, kListWidth - 2 * kBoxMargin, 1 << 16), Qt::TextWordWrap,
                                                  text);
    }
};

} // namespace

DescribedBox::DescribedBox(QWidget* parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon); // a name may be longer than its place
    setMinimumContentsLength(kLeastCharacters);
    setItemDelegate(new Entry(this));
    view()->setMinimumWidth(kListWidth);
}

void DescribedBox::add(const QString& name, const QString& description, const QVariant& value)
{
    insert(count(), name, description, value);
}

void DescribedBox::insert(int index, const QString& name, const QString& description, const QVariant& value)
{
    insertItem(index, name, value);
    setItemData(index, description, kDescription);
}

void EngineBox::addEngines(const std::vector<EngineEntry>& entries)
{
    for (const EngineEntry& entry : entries) {
        const QString name = QString::fromStdString(entry.name);
        add(entry.available ? name : tr("%1: missing").arg(name), inWindowLanguage(entry.description), name);
        if (!entry.available)
            qobject_cast<QStandardItemModel*>(model())->item(count() - 1)->setEnabled(false);
    }
}

void EngineBox::choose(const QString& engine)
{
    if (findData(engine) < 0)
        add(engine, {}, engine);
    setCurrentIndex(findData(engine));
}

} // namespace tessera
