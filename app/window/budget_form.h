// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/budget.h"

#include <QDialog>

class QSpinBox;

namespace tessera {

// Of so many MiB (0: half of the machine's memory), with the words that say how a user raises it.
MemoryBudget budgetOf(uint64_t mebibytes);

// Asks how much memory a case or a file may take, in MiB; 0: half of the machine's.
class BudgetForm : public QDialog {
    Q_OBJECT

public:
    BudgetForm(uint64_t chosen, uint64_t inForce, QWidget* parent = nullptr);

    uint64_t chosen() const;

private:
    QSpinBox* m_budget;
};

} // namespace tessera
