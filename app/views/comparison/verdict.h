// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"
#include "app/model/document/document.h"

namespace tessera {

// The verdict on what the document shows, in words; a sign and a colour say the same.
struct VerdictText {
    QString icon;
    Role role = Role::SecondaryText;
    QString words; // "equal, bit for bit · 48 of 48"
    QString details; // more lines, for a tooltip
    QString why = {}; // where outputs differ: the evidence for the mistake that is named, and its remedy; a line each
    QString brief = {}; // the words without the worst element; empty: they are without it
};

// isOverdue: what is shown has been out of date for a moment (app/tensor/canvas/stale_dimmer.h), and its verdict is one
// no more.
VerdictText verdictText(const Document& document, bool isOverdue = false);
// Whether the verdict waits for a run, or the run was cancelled.
bool isPending(const Document& document, bool isOverdue);

// That a result is not there. Why is said once: by the verdict, or where it has several lines by reportOf().
QString noOutput(size_t result);
QString reportOf(const Document& document); // empty: the verdict says all

// What a result of the comparison is, beside the base: in short, and the whole in `details`.
VerdictText verdictOfResult(const Document& document, size_t result);

} // namespace tessera
