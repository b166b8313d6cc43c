// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/state_icon.h"

#include <QIcon>
#include <QPalette>

namespace tessera {

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
