// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/list_tab.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/views/tabs/tab.h"

#include <QHBoxLayout>
#include <QTableView>
#include <QToolButton>

namespace tessera {

ListTab::ListTab(QAbstractItemModel* model, const QString& name, const QString& empty, QWidget* parent)
    : QWidget(parent)
    , m_bar(newLayout<QHBoxLayout>(nullptr, {}, 4))
    , m_table(numberTable(model, this))
    , m_empty(placeholder(empty, this))
{
    model->setParent(this);
    m_table->setAccessibleName(name);
    auto* rows = newLayout<QVBoxLayout>(this, {16, 8, 16, 8}, 4);
    rows->addLayout(m_bar);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_empty, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ListTab::selectionChanged);
    connect(model, &QAbstractItemModel::modelReset, this, &ListTab::showList);
    showList();
}

void ListTab::addButtons(const Actions& actions, std::initializer_list<const char*> ids)
{
    for (const char* id : ids) {
        QToolButton* button = actions.button(QLatin1String(id));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        m_bar->addWidget(button);
    }
    m_bar->addStretch();
}

std::optional<int> ListTab::selectedRow() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(rows.front().row());
}

void ListTab::showList()
{
    const bool any = m_table->model()->rowCount() > 0;
    m_table->setVisible(any);
    m_empty->setVisible(!any);
    setFocusProxy(any ? m_table : nullptr); // one that is hidden would keep the keys
    emit selectionChanged();
}

} // namespace tessera
