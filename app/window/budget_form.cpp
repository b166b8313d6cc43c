// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/budget_form.h"

#include "app/base/controls/form_parts.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

#include <limits>

namespace tessera {

MemoryBudget budgetOf(uint64_t mebibytes)
{
    const QString advice = BudgetForm::tr("Run → Memory budget… raises it, on a command line --memory-budget");
    return {mebibytes == 0 ? halfOfMemory() : mebibytes << 20, advice.toStdString()};
}

BudgetForm::BudgetForm(uint64_t chosen, uint64_t inForce, QWidget* parent)
    : QDialog(parent)
    , m_budget(new QSpinBox)
{
    constexpr int kMost = std::numeric_limits<int>::max();
    setObjectName(QStringLiteral("budgetForm"));
    setWindowTitle(tr("Memory budget"));
    m_budget->setRange(0, kMost);
    m_budget->setSingleStep(1024);
    m_budget->setSuffix(tr(" MiB"));
    m_budget->setSpecialValueText(tr("Half of this machine's memory"));
    m_budget->setValue(int(std::min(chosen, uint64_t(kMost))));
    m_budget->setAccessibleName(tr("Memory budget"));
    m_budget->setToolTip(tr("In MiB; 0: half of this machine's memory"));
    m_budget->setMinimumWidth(280);
    m_budget->selectAll();

    auto* buttons = new QDialogButtonBox;
    auto* cancel = dialogButton(tr("Cancel"), tr("Leave the budget as it is"));
    auto* set = dialogButton(tr("&Set"), tr("Takes effect at once, and at every start"));
    set->setProperty("primary", true);
    set->setDefault(true);
    buttons->addButton(cancel, QDialogButtonBox::RejectRole);
    buttons->addButton(set, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->addRow(tr("&Memory budget"), m_budget);
    auto* layout = dialogRows(this, 12);
    layout->addLayout(form);
    layout->addWidget(
        secondaryLabel(tr("A case with its buffers and tables, or a file, may take so much; what needs more is refused "
                          "before it is read. In force: %1 MiB.")
                           .arg(inForce),
                       this));
    layout->addWidget(buttons);
}

uint64_t BudgetForm::chosen() const
{
    return uint64_t(m_budget->value());
}

} // namespace tessera
