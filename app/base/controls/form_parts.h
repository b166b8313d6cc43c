// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/format.h"
#include "app/base/look/theme.h"

#include <QLabel>
#include <QVBoxLayout>

#include <string_view>

class QAbstractItemModel;
class QDialog;
class QPushButton;
class QTableView;
class QToolButton;

namespace tessera {

// What the forms and tabs are made of.

void setTextWidth(QWidget* widget, int designed); // a fixed width that grows with the text
void setRowHeight(QTableView* table, int designed); // the same of its rows
void setInvalid(QWidget* control, bool invalid); // the style draws its border red

// Text in a colour of the theme, also after the theme has changed.
class ToneLabel : public QLabel {
public:
    ToneLabel(Role role, const QString& text, QWidget* parent);
    void setRole(Role role);

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintRole();

    Role m_role;
};

// A popup: below the button and inside its screen, with a border.
void placeBelow(QWidget* popup, const QWidget* button);
void paintPopup(QWidget* popup);

QLabel* heading(const QString& text, QWidget* parent);
ToneLabel* secondaryLabel(const QString& text, QWidget* parent); // small and quiet, wraps
void makeSecondary(ToneLabel& label); // small, and it wraps
QWidget* separator(QWidget* parent); // a line across
// What a dialog's parts stand in, one below the other, `spacing` designed pixels apart and away from its edges.
QVBoxLayout* dialogRows(QDialog* dialog, int spacing);
QToolButton* closeButton(const QString& tip); // of a panel or a bar; the tip is its accessible name, too
// Return presses it only where it is the default.
QPushButton* dialogButton(const QString& text, const QString& tip);
// Rows of numbers to choose one from; a long number loses its last digits, not all behind the point.
QTableView* numberTable(QAbstractItemModel* model, QWidget* parent);

} // namespace tessera
