// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/tab.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"

#include <QEvent>
#include <QIcon>
#include <QPalette>
#include <QTableView>

namespace tessera {

Tab::Tab(const TabParts& parts)
    : m_document(parts.document)
    , m_display(parts.display)
{
    whenever({QEvent::StyleChange}, this, this, [this] {
        if (isVisible())
            refresh();
    });
}

ToneLabel* placeholder(const QString& words, QWidget* parent)
{
    auto* label = new ToneLabel(Role::SecondaryText, words, parent);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    return label;
}

void whenChosen(QTableView* table, const std::function<void(int row)>& act)
{
    for (const auto chosen : {&QTableView::clicked, &QTableView::activated})
        QObject::connect(table, chosen, table, [act](const QModelIndex& index) { act(index.row()); });
}

Role roleOf(TrialState state)
{
    return state == TrialState::Pass       ? Role::Good
        : state == TrialState::Mistrusted  ? Role::Warning
        : state == TrialState::Unsupported ? Role::SecondaryText
                                           : Role::Bad;
}

void mark(TableRow& row, int column, Role role)
{
    row.marked = column;
    row.role = role;
    row.icon = role == Role::Good ? QStringLiteral("check")
        : role == Role::Warning   ? QStringLiteral("warning")
        : role == Role::Bad       ? QStringLiteral("error")
                                  : QString();
}

} // namespace tessera
