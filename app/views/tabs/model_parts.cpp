// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/opened_model.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/views/tabs/model_panel.h"
#include "app/views/tabs/tab.h"
#include "engine/core/case/case.h"
#include "engine/core/message/plain_text.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStringList>

#include <algorithm>
#include <array>
#include <limits>

namespace tessera {

namespace {

QString sizesText(const ModelTensor& tensor)
{
    const auto textOf = [](const ModelSize& each) { return text(each); };
    return tensor.sizes ? toQString(listText(*tensor.sizes, ",", textOf)) : QStringLiteral("?");
}

QStringList listed(const std::vector<std::string>& words)
{
    QStringList all;
    for (const std::string& word : words)
        all << toQString(shown(word));
    return all;
}

QString code(const QString& words)
{
    return QStringLiteral("<span style=\"font-family:'%1'\">%2</span>")
        .arg(dataFont().family(), words.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

QString paragraph(const QString& html)
{
    return QStringLiteral("<p style=\"margin:0 0 6px 0\">%1</p>").arg(html);
}

// A caption above its text.
QString part(const QString& caption, const QString& html)
{
    return paragraph(tinted(caption.toHtmlEscaped(), Role::SecondaryText) + QStringLiteral("<br>") + html);
}

// The node's words, and below them its notes, a line each.
QString noted(QString html, const std::vector<Message>& notes)
{
    for (const Message& note : notes)
        html += QStringLiteral("<br>") + inWindowLanguage(note).toHtmlEscaped();
    return html;
}

QString operatorLine(const Operator& op)
{
    return code(QString::fromStdString(fieldsText(op)));
}

QString whereHtml(const ModelNode& node)
{
    QString words = node.op.empty() ? QString() : toQString(shown(node.op));
    if (node.place == ModelPlace::Subgraph)
        words = tr("%1, in a subgraph of %2").arg(words, toQString(shown(node.within)));
    else if (node.place == ModelPlace::Function)
        words = tr("%1, in the function %2").arg(words, toQString(shown(node.within)));
    return paragraph(QStringLiteral("<b>%1</b><br>%2").arg(nodeName(node).toHtmlEscaped(), words.toHtmlEscaped()));
}

QString verdictHtml(const NodeVerdict& verdict)
{
    return part(verdict.state ? tr("As the model ran, held against DirectML's rules") : tr("As the model ran"),
                tinted(inWindowLanguage(verdict.figures).toHtmlEscaped(),
                       verdict.state ? roleOf(*verdict.state) : Role::SecondaryText));
}

QString meaningHtml(const ModelNode& node)
{
    return part(tr("In DirectML"),
                node.isCase() ? noted(operatorLine(*node.meaning.op), node.meaning.notes)
                              : tinted(inWindowLanguage(node.meaning.why).toHtmlEscaped(),
                                       node.open.empty() ? Role::Warning : Role::SecondaryText));
}

QString passedHtml(const ModelNode& node)
{
    const bool isSame = node.isCase() && !node.isPassedOtherwise;
    if (node.passed.op)
        return part(tr("ONNX Runtime's DirectML provider passes"),
                    noted(isSame ? tr("the same").toHtmlEscaped() : operatorLine(*node.passed.op), node.passed.notes));
    if (node.passed.why.isEmpty() || node.passed.why == node.meaning.why)
        return {};
    return part(tr("ONNX Runtime's DirectML provider"), inWindowLanguage(node.passed.why).toHtmlEscaped());
}

QString tensorHtml(const ModelTensor& tensor)
{
    return code(QStringLiteral("%1  %2").arg(toQString(shown(tensor.name)), QString::fromStdString(text(tensor))));
}

} // namespace

QString nodeName(const ModelNode& node)
{
    return toQString(shown(node.name));
}

QString meaningOf(const ModelNode& node)
{
    if (node.isCase())
        return toQString(name(*node.meaning.op));
    return node.open.empty() ? tr("no") : listed(node.open).join(QStringLiteral(", ")) + u'?';
}

QString sizesOf(const ModelNode& node)
{
    return QStringLiteral("%1 → %2").arg(sizesText(node.input), sizesText(node.output));
}

QString summaryOf(const OpenedModel& model)
{
    std::array<int, 4> counts{}; // indexed by rankOf()
    for (size_t node = 0; node < model.judgedCount(); ++node)
        ++counts[size_t(rankOf(model.verdict(node)))];
    const QString parts[] = {tr("%n differ", nullptr, counts[0]), tr("%n prove little", nullptr, counts[1]),
                             tr("%n equal", nullptr, counts[2]), tr("%n not judged", nullptr, counts[3])};
    QStringList words;
    for (size_t rank = 0; rank < counts.size(); ++rank)
        if (counts[rank] > 0)
            words << parts[rank];
    const QString all = words.join(QStringLiteral(" · "));
    const Capture* capture = model.captured().get();
    return capture && !words.isEmpty() ? tr("As %1 ran it: %2").arg(toQString(shown(capture->runtime)), all) : all;
}

QString factsOf(const Model& model)
{
    QStringList facts;
    if (!model.producer.empty())
        facts << toQString(shown(model.producer));
    if (model.opset > 0)
        facts << tr("opset %1").arg(model.opset);
    facts << tr("%1 of %n nodes concern DirectML", nullptr, pluralNumber(model.nodeCount)).arg(model.nodes.size());
    return facts.join(QStringLiteral(" · "));
}

QString nodeHtml(const ModelNode& node, const NodeVerdict* verdict)
{
    QString html = whereHtml(node);
    if (verdict)
        html += verdictHtml(*verdict);
    html += meaningHtml(node) + passedHtml(node);
    html += part(tr("Input and output"), tensorHtml(node.input) + QStringLiteral("<br>") + tensorHtml(node.output));
    if (!node.attributes.empty())
        html += part(tr("Attributes"), code(listed(node.attributes).join(u'\n')));
    if (node.isChain())
        html += part(tr("Nodes of the chain"), code(listed(node.nodes).join(u'\n')));
    return html;
}

DimsForm::DimsForm(QWidget* parent)
    : QWidget(parent)
{
    auto* rows = newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 6);
    rows->addWidget(
        secondaryLabel(tr("The model leaves these sizes open. Enter gives them to all of its nodes."), this));
    rows->addLayout(m_rows);
    auto* apply = new QPushButton(tr("Apply"), this);
    apply->setToolTip(tr("Give the nodes these sizes"));
    rows->addWidget(apply, 0, Qt::AlignLeft);
    connect(apply, &QPushButton::clicked, this, &DimsForm::give);
    hide();
}

void DimsForm::setSymbols(const std::vector<std::pair<std::string, uint32_t>>& symbols)
{
    constexpr int kFieldWidth = 88;
    setVisible(!symbols.empty());
    if (symbols == m_symbols)
        return;
    m_symbols = symbols;
    while (m_rows->rowCount() > 0)
        m_rows->removeRow(0);
    m_fields.clear();
    for (const auto& [symbol, size] : symbols) {
        const QString name = toQString(shown(symbol));
        auto* label = new QLabel(name);
        label->setFont(dataFont());
        label->setTextFormat(Qt::PlainText);
        auto* field = new QSpinBox;
        field->setRange(1, std::numeric_limits<int>::max());
        field->setValue(int(size));
        describe(field, tr("Size of %1").arg(name), tr("How large %1 is: a whole number, 1 or more").arg(name));
        field->setFont(dataFont());
        setTextWidth(field, kFieldWidth);
        connect(field->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this, &DimsForm::give,
                Qt::QueuedConnection); // the field may be another one then
        m_rows->addRow(label, field);
        m_fields.emplace_back(symbol, field);
    }
}

void DimsForm::give()
{
    ModelDims dims;
    for (const auto& [symbol, field] : m_fields)
        dims.emplace(symbol, uint32_t(field->value()));
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
