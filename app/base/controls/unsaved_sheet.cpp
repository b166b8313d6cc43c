// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/unsaved_sheet.h"

#include "app/base/controls/form_parts.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

UnsavedSheet::UnsavedSheet(const QStringList& names, QWidget* parent)
    : QDialog(parent)
    , m_count(names.size())
{
    setWindowTitle(tr("Unsaved changes"));
    auto* layout = dialogRows(this, 12);
    auto* words = new QLabel(m_count == 1 ? tr("“%1” has changes that are not saved.").arg(names.front())
                                          : tr("These cases have changes that are not saved. Which are saved?"));
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    layout->addWidget(words);
    if (m_count > 1) {
        m_list = new QListWidget;
        m_list->setObjectName(QStringLiteral("changedCases"));
        m_list->setAccessibleName(words->text());
        for (const QString& name : names) {
            auto* item = new QListWidgetItem(name, m_list);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(Qt::Checked);
            item->setToolTip(name);
        }
        m_list->setCurrentRow(0);
        connect(m_list, &QListWidget::itemChanged, this, &UnsavedSheet::showTicked);
        layout->addWidget(m_list);
        m_list->setFocus();
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Discard | QDialogButtonBox::Cancel);
    m_save = buttons->button(QDialogButtonBox::Save);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::Discard), &QPushButton::clicked, this, [this] {
        m_discards = true;
        accept();
    });
    layout->addWidget(buttons);
    m_save->setDefault(true); // in the dialog: else its first button, the one that discards, were another default
    showTicked();
}

std::vector<size_t> UnsavedSheet::toSave() const
{
    return m_discards ? std::vector<size_t>() : ticked();
}

std::vector<size_t> UnsavedSheet::ticked() const
{
    std::vector<size_t> rows;
    for (int row = 0; row < int(m_count); ++row)
        if (!m_list || m_list->item(row)->checkState() == Qt::Checked)
            rows.push_back(size_t(row));
    return rows;
}

void UnsavedSheet::showTicked()
{
    const size_t saved = ticked().size();
    m_save->setEnabled(saved > 0);
    if (m_count > 1)
        m_save->setText(saved == size_t(m_count) ? tr("&Save all") : tr("&Save those ticked"));
}

} // namespace tessera
