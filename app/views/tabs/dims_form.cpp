// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/dims_form.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "engine/formats/files/shown.h"

#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

constexpr int kFieldWidth = 88;

// 0: it is none.
uint32_t sizeFrom(const QString& text)
{
    bool isNumber = false;
    const qulonglong size = text.trimmed().toULongLong(&isNumber);
    return isNumber && size <= std::numeric_limits<uint32_t>::max() ? uint32_t(size) : 0;
}

} // namespace

DimsForm::DimsForm(QWidget* parent)
    : QWidget(parent)
    , m_apply(new QPushButton(tr("Apply"), this))
{
    setObjectName(QStringLiteral("dimsForm"));
    auto* rows = newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 6);
    rows->addWidget(
        secondaryLabel(tr("The model leaves these sizes open. Enter gives them to all of its nodes."), this));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    rows->addLayout(m_grid);
    makeSecondary(*m_said);
    m_said->hide();
    rows->addWidget(m_said);
    m_apply->setToolTip(tr("Give the nodes these sizes"));
    connect(m_apply, &QPushButton::clicked, this, &DimsForm::give);
    hide();
}

void DimsForm::setSymbols(const std::vector<std::pair<std::string, uint32_t>>& symbols)
{
    setVisible(!symbols.empty());
    if (symbols == m_symbols)
        return;
    m_symbols = symbols;
    for (const auto& [symbol, field] : m_fields)
        field->deleteLater();
    for (QLabel* label : findChildren<QLabel*>(QStringLiteral("symbol")))
        label->deleteLater();
    m_fields.clear();
    int row = 0;
    for (const auto& [symbol, size] : symbols) {
        const QString name = toQString(shown(symbol));
        auto* label = new QLabel(name, this);
        label->setObjectName(QStringLiteral("symbol"));
        label->setFont(dataFont());
        label->setTextFormat(Qt::PlainText);
        auto* field = new QLineEdit(QString::number(std::max(size, 1U)), this);
        describe(field, tr("Size of %1").arg(name), tr("How large %1 is: a whole number, 1 or more").arg(name));
        field->setFont(dataFont());
        setTextWidth(field, kFieldWidth);
        connect(field, &QLineEdit::returnPressed, this, &DimsForm::give);
        connect(field, &QLineEdit::textEdited, this, &DimsForm::check);
        m_grid->addWidget(label, row, 0);
        m_grid->addWidget(field, row, 1);
        m_fields.emplace_back(symbol, field);
        label->show();
        field->show();
        ++row;
    }
    m_grid->addWidget(m_apply, std::max(row - 1, 0), 2);
    m_grid->setColumnStretch(3, 1);
    check();
}

bool DimsForm::check()
{
    QString wrong;
    for (const auto& [symbol, field] : m_fields) {
        const bool isWrong = !field->text().trimmed().isEmpty() && sizeFrom(field->text()) == 0;
        setInvalid(field, isWrong);
        if (isWrong && wrong.isEmpty())
            wrong = tr("%1 is no size of %2: a whole number, 1 or more").arg(field->text(), toQString(shown(symbol)));
    }
    m_said->setText(wrong);
    m_said->setVisible(!wrong.isEmpty());
    return wrong.isEmpty();
}

void DimsForm::give()
{
    if (!check())
        return;
    ModelDims dims;
    for (const auto& [symbol, field] : m_fields)
        if (const uint32_t size = sizeFrom(field->text()); size > 0)
            dims.emplace(symbol, size);
    emit given(dims);
}

void DimsForm::focusFirst()
{
    for (size_t i = 0; i < m_symbols.size(); ++i)
        if (m_symbols[i].second == 0) {
            m_fields[i].second->setFocus(Qt::TabFocusReason);
            return m_fields[i].second->selectAll();
        }
}

} // namespace tessera
