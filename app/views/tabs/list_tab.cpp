// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/list_tab.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/views/tabs/tab.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableView>
#include <QToolButton>

namespace tessera {

ListTab::ListTab(std::vector<TableColumn> columns, const std::vector<int>& characters, const QString& name,
                 const QString& empty, QWidget* parent)
    : QWidget(parent)
    , m_bar(newLayout<QHBoxLayout>(nullptr, {}, 4))
    , m_model(new TableModel(std::move(columns), this))
    , m_table(numberTable(m_model, this))
    , m_empty(placeholder(empty, this))
{
    m_table->setAccessibleName(name);
    for (size_t column = 0; column < characters.size(); ++column)
        if (characters[column] > 0)
            m_table->setColumnWidth(int(column), columnNeed(*m_table, int(column), characters[column]));
        else
            m_table->horizontalHeader()->setSectionResizeMode(int(column), QHeaderView::Stretch);
    auto* rows = newLayout<QVBoxLayout>(this, {16, 8, 16, 8}, 4);
    rows->addLayout(m_bar);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_empty, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ListTab::selectionChanged);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { emit chosen(size_t(index.row())); });
    connect(m_model, &QAbstractItemModel::modelReset, this, &ListTab::showList);
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

std::optional<size_t> ListTab::selected() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(size_t(rows.front().row()));
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
