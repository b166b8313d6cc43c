// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/tab.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"

#include <QEvent>
#include <QIcon>
#include <QPalette>

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

namespace {

QString iconOf(Verdict verdict)
{
    return verdict == Verdict::Pass      ? QStringLiteral("check")
        : verdict == Verdict::Mistrusted ? QStringLiteral("warning")
                                         : QStringLiteral("error");
}

Verdict verdictOf(TrialState state)
{
    return state == TrialState::Pass      ? Verdict::Pass
        : state == TrialState::Mistrusted ? Verdict::Mistrusted
                                          : Verdict::Fail;
}

} // namespace

Role roleOf(TrialState state)
{
    TableRow row{.role = Role::SecondaryText};
    mark(row, 0, state);
    return row.role;
}

void mark(TableRow& row, int column, Verdict verdict)
{
    row.marked = column;
    row.icon = iconOf(verdict);
    row.role = verdict == Verdict::Pass ? Role::Good : verdict == Verdict::Mistrusted ? Role::Warning : Role::Bad;
}

void mark(TableRow& row, int column, TrialState state)
{
    if (state != TrialState::Unsupported)
        mark(row, column, verdictOf(state));
}

} // namespace tessera
