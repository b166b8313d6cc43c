// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace tessera {

class Actions;

// Every action and its keys, made from the actions themselves.
class ShortcutSheet : public QDialog {
    Q_OBJECT

public:
    ShortcutSheet(const Actions& actions, QWidget* parent);
};

} // namespace tessera
