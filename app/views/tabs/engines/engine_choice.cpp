// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/engines/engine_choice.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/words.h"

#include <QFrame>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr QSize kPopup{320, 360};
constexpr int kChoiceHeight = 22;

QSize rowSize()
{
    return {0, int(kChoiceHeight * textSettings().scale)};
}

// A list to choose from, over the window.
class EngineList : public QFrame {
public:
    explicit EngineList(QWidget* parent)
        : QFrame(parent, Qt::Popup)
    {
    }

protected:
    void paintEvent(QPaintEvent*) override { paintPopup(this); }
};

} // namespace

EngineChoice::EngineChoice(QWidget* parent)
    : QPushButton(parent)
    , m_popup(new EngineList(this))
    , m_list(new QListWidget(m_popup))
{
    setObjectName(QStringLiteral("engineChoice"));
    m_list->setAccessibleName(tr("Engines of the matrix"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_popup->setObjectName(QStringLiteral("enginePopup"));
    m_popup->setAccessibleName(tr("Engines of the matrix"));
    m_popup->resize(kPopup);
    auto* rows = new QVBoxLayout(m_popup);
    rows->setContentsMargins(8, 8, 8, 8);
    rows->addWidget(m_list);
    connect(this, &QPushButton::clicked, this, &EngineChoice::open);
    connect(m_list, &QListWidget::itemChanged, this, [this] {
        showCount();
        emit chosenChanged();
    });
    // Enter, and a click on the words: the box alone is small.
    connect(m_list, &QListWidget::itemActivated, this, [](QListWidgetItem* item) {
        if (item->flags() & Qt::ItemIsUserCheckable)
            item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
    showCount();
}

void EngineChoice::offer(const QString& heading, const std::vector<EngineEntry>& entries)
{
    const QSignalBlocker quiet(m_list);
    QListWidgetItem* head = nullptr;
    for (const EngineEntry& entry : entries) {
        const QString name = QString::fromStdString(entry.name);
        if (!m_list->findItems(name, Qt::MatchExactly).isEmpty())
            continue;
        if (!head) {
            head = new QListWidgetItem(heading, m_list);
            head->setFlags(Qt::ItemIsEnabled); // and nothing to choose
            head->setSizeHint(rowSize());
            head->setFont(demiBold(head->font()));
        }
        auto* item = new QListWidgetItem(name, m_list);
        item->setToolTip(inWindowLanguage(entry.description));
        item->setData(Qt::AccessibleDescriptionRole, item->toolTip());
        item->setFlags(entry.available ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                                       : Qt::ItemIsSelectable);
        item->setCheckState(Qt::Unchecked);
        item->setSizeHint(rowSize());
    }
}

void EngineChoice::choose(const QStringList& engines)
{
    for (const QString& name : engines)
        offer(tr("In use"), {{name.toStdString(), {}, true}});
    {
        const QSignalBlocker quiet(m_list);
        for (int i = 0; i < m_list->count(); ++i)
            if (QListWidgetItem* item = m_list->item(i); item->flags() & Qt::ItemIsUserCheckable)
                item->setCheckState(engines.contains(item->text()) ? Qt::Checked : Qt::Unchecked);
    }
    showCount();
    emit chosenChanged();
}

QStringList EngineChoice::chosen() const
{
    QStringList names;
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->checkState() == Qt::Checked)
            names << m_list->item(i)->text();
    return names;
}

void EngineChoice::open()
{
    placeBelow(m_popup, this);
    m_popup->show();
    m_list->setFocus(Qt::PopupFocusReason);
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(1); // behind its heading
}

void EngineChoice::showCount()
{
    const QStringList names = chosen();
    setText(names.size() == 1 ? names.front() : tr("%n engines", nullptr, int(names.size())));
    setToolTip(names.isEmpty() ? tr("Choose the engines that are held against each other")
                               : tr("Held against each other: %1").arg(names.join(QStringLiteral(", "))));
    setAccessibleName(tr("Engines of the matrix: %1").arg(names.join(QStringLiteral(", "))));
}

} // namespace tessera
