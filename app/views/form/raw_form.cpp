// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/raw_form.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/input_case.h"
#include "engine/core/tensor/error.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace tessera {

namespace {

// "1, 3, 224,224" as numbers; throws TextError that names the field.
std::vector<uint32_t> numbersOf(const QString& name, const QString& text)
{
    std::vector<uint32_t> numbers;
    for (const QString& part : text.split(u',')) {
        bool isNumber = false;
        numbers.push_back(part.trimmed().toUInt(&isNumber));
        if (!isNumber)
            throw TextError(RawForm::tr("%1: “%2” is no whole number; “1,3,224,224” is right")
                                .arg(name, part.trimmed())
                                .toStdString());
    }
    return numbers;
}

QString joined(const std::vector<uint32_t>& numbers)
{
    QStringList parts;
    for (const uint32_t each : numbers)
        parts << QString::number(each);
    return parts.join(u',');
}

} // namespace

RawForm::RawForm(const QString& path, const TensorDesc& suggested, const MemoryBudget& budget, QWidget* parent)
    : QDialog(parent)
    , m_path(path)
    , m_budget(budget)
    , m_sizes(field(tr("Sizes"), tr("Elements on each axis, the slowest first: 1,3,224,224"), joined(suggested.sizes)))
    , m_offset(field(tr("First byte"), tr("Bytes of a header that are skipped"), QStringLiteral("0")))
    , m_strides(field(tr("Strides"), tr("Elements from one index to the next on each axis; empty: packed"), {}))
    , m_said(secondaryLabel({}, this))
{
    setWindowTitle(tr("Open %1 as a tensor").arg(QFileInfo(path).fileName()));
    for (const DataType type : kDataTypes)
        m_type->addItem(toQString(name(type)), int(type));
    m_type->setCurrentIndex(m_type->findData(int(suggested.dataType)));
    m_type->setFont(dataFont());
    describe(m_type, tr("Type"), tr("The type of every element, little-endian"));
    m_strides->setPlaceholderText(tr("packed"));
    m_said->setObjectName(QStringLiteral("rawSaid"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel | QDialogButtonBox::Open);
    m_open = buttons->button(QDialogButtonBox::Open);
    m_open->setProperty("primary", true);
    connect(buttons, &QDialogButtonBox::accepted, this, &RawForm::read);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_type, &QComboBox::currentIndexChanged, this, &RawForm::check);

    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->addRow(tr("Type"), m_type);
    form->addRow(tr("Sizes"), m_sizes);
    form->addRow(tr("First byte"), m_offset);
    form->addRow(tr("Strides"), m_strides);
    auto* rows = dialogRows(this, 12);
    rows->addLayout(form);
    addWidgets(rows, {m_said, buttons});
    setMinimumWidth(420);
    m_sizes->setFocus();
    check();
}

QLineEdit* RawForm::field(const QString& name, const QString& tip, const QString& text)
{
    auto* edit = new QLineEdit(text);
    edit->setFont(dataFont());
    describe(edit, name, tip);
    connect(edit, &QLineEdit::textChanged, this, &RawForm::check);
    return edit;
}

TensorDesc RawForm::desc() const
{
    TensorDesc desc{.dataType = DataType(m_type->currentData().toInt()),
                    .sizes = numbersOf(tr("Sizes"), m_sizes->text())};
    if (!m_strides->text().trimmed().isEmpty())
        desc.strides = numbersOf(tr("Strides"), m_strides->text());
    if (const Issues issues = validate(desc, "Input", TensorRole::Input); !issues.empty())
        throw TextError(sentence(issues.front()));
    return desc;
}

void RawForm::check()
{
    QString wrong, fine;
    try {
        const uint64_t needed = rawBytes(desc());
        bool isNumber = false;
        const uint64_t offset = m_offset->text().trimmed().toULongLong(&isNumber);
        const auto size = uint64_t(QFileInfo(m_path).size());
        if (!isNumber)
            wrong = tr("First byte: “%1” is no whole number").arg(m_offset->text().trimmed());
        else if (offset > size || needed > size - offset)
            wrong = tr("Needs %1 bytes from byte %2 on; the file has %3.")
                        .arg(countText(needed), countText(offset), countText(size));
        else
            fine = tr("Reads %1 of the file's %2 bytes.").arg(countText(needed), countText(size));
    } catch (const std::exception& e) {
        wrong = inWindowLanguage(messageOf(e));
    }
    m_said->setText(wrong.isEmpty() ? fine : wrong);
    m_said->setRole(wrong.isEmpty() ? Role::SecondaryText : Role::Bad);
    m_open->setEnabled(wrong.isEmpty());
}

void RawForm::read()
{
    try {
        m_tensor = readRaw(m_path, desc(), m_offset->text().trimmed().toULongLong(), m_budget);
        accept();
    } catch (const std::exception& e) {
        m_said->setText(inWindowLanguage(messageOf(e)));
        m_said->setRole(Role::Bad);
    }
}

} // namespace tessera
