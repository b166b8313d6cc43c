// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/layout_form.h"

#include "app/base/controls/form_parts.h"
#include "app/views/form/field_row.h"
#include "engine/core/case/case.h"

#include <QHBoxLayout>

namespace tessera {
namespace {

constexpr FieldInfo kStrides{"Strides", say("form", "How many elements of memory lie between neighbours on an axis."),
                             0, 4294967295.0, say("form", "elements")};

QString stridesPath(const Operator& op, bool output)
{
    return toQString(output ? outputField(op) : inputField(op)) + QStringLiteral(".Strides");
}

} // namespace

LayoutForm::LayoutForm(const Operator& op, bool output, QWidget* parent)
    : QWidget(parent)
    , m_output(output)
    , m_strides(new AxisRow(stridesPath(op, output), {}, kStrides, true, this))
{
    auto* label = new QLabel(output ? tr("Output") : tr("Input"), this);
    label->setMinimumWidth(56);
    for (int kind = 0; kind < int(kLayouts); ++kind)
        m_kind->add(layoutName(Layout(kind)), layoutSentence(Layout(kind)));
    m_kind->setAccessibleName(output ? tr("Layout of the output") : tr("Layout of the input"));
    connect(m_kind, &QComboBox::activated, this, [this](int index) { emit layoutChosen(Layout(index)); });

    auto* row = newLayout<QHBoxLayout>(nullptr, {}, 8);
    row->addWidget(label);
    row->addWidget(m_kind, 1);
    auto* layout = newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 4);
    layout->addLayout(row);
    layout->addWidget(m_strides);
}

void LayoutForm::showCase(const Operator& op, const std::set<int>& typed)
{
    const TensorDesc& desc = m_output ? outputDesc(op) : inputDesc(op);
    const Layout kind = layoutOf(desc);
    m_kind->setCurrentIndex(int(kind));
    m_kind->setToolTip(layoutSentence(kind));
    const std::string path = stridesPath(op, m_output).toStdString();
    m_strides->showText(desc.strides ? QString::fromStdString(fieldText(op, path)) : QString(), typed);
    m_strides->setVisible(desc.strides.has_value());
}

} // namespace tessera
