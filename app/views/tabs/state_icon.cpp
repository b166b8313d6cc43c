// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/state_icon.h"

#include <QGuiApplication>
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

Role roleOf(Verdict verdict)
{
    return verdict == Verdict::Pass ? Role::Good : verdict == Verdict::Mistrusted ? Role::Warning : Role::Bad;
}

Role roleOf(TrialState state)
{
    return state == TrialState::Unsupported ? Role::SecondaryText : roleOf(verdictOf(state));
}

QIcon verdictIcon(Verdict verdict)
{
    const auto drawn = [&](const QColor& tint) { return iconPixmap(iconOf(verdict), tint, 14, 2); };
    QIcon icon(drawn(color(roleOf(verdict))));
    icon.addPixmap(drawn(QGuiApplication::palette().color(QPalette::HighlightedText)), QIcon::Selected);
    return icon;
}

QIcon stateIcon(TrialState state)
{
    return state == TrialState::Unsupported ? QIcon() : verdictIcon(verdictOf(state));
}

} // namespace tessera
