// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/preset_form.h"

#include "app/base/controls/form_parts.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace tessera {

PresetForm::PresetForm(const QString& title, const QString& name, const QString& sentence, QWidget* parent)
    : QDialog(parent)
    , m_name(new QLineEdit(name))
    , m_sentence(new QLineEdit(sentence))
{
    setObjectName(QStringLiteral("presetForm"));
    setWindowTitle(title);
    m_name->setAccessibleName(tr("Name"));
    m_name->setToolTip(tr("What the preset is called"));
    m_name->setMinimumWidth(360);
    m_name->selectAll();
    m_sentence->setAccessibleName(tr("Sentence"));
    m_sentence->setToolTip(tr("What it shows, in one sentence"));
    m_sentence->setPlaceholderText(tr("What it shows, in one sentence"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel | QDialogButtonBox::Save);
    QPushButton* save = buttons->button(QDialogButtonBox::Save);
    save->setProperty("primary", true);
    save->setToolTip(tr("Keep the preset"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto check = [this, save] { save->setEnabled(!this->name().isEmpty()); };
    connect(m_name, &QLineEdit::textChanged, this, check);
    check();

    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Sentence"), m_sentence);
    auto* layout = dialogRows(this, 16);
    layout->addLayout(form);
    layout->addWidget(buttons);
}

QString PresetForm::name() const
{
    return m_name->text().simplified();
}

QString PresetForm::sentence() const
{
    return m_sentence->text().simplified();
}

} // namespace tessera
