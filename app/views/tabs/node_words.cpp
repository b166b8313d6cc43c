// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/node_words.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/opened_model.h"
#include "app/views/tabs/tab.h"
#include "engine/core/case/case.h"
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/shown.h"

#include <QStringList>

#include <array>

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

QString tinted(const QString& html, Role role)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(color(role).name(), html);
}

QString paragraph(const QString& html)
{
    return QStringLiteral("<p style=\"margin:0 0 6px 0\">%1</p>").arg(html);
}

// A caption, and below it what it is about.
QString part(const QString& caption, const QString& html)
{
    return paragraph(tinted(caption.toHtmlEscaped(), Role::SecondaryText) + QStringLiteral("<br>") + html);
}

// With the notes below it, a line each.
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
                node.meaning ? noted(operatorLine(*node.meaning), node.notes)
                             : tinted(inWindowLanguage(node.why).toHtmlEscaped(),
                                      node.open.empty() ? Role::Warning : Role::SecondaryText));
}

QString passedHtml(const ModelNode& node)
{
    const bool isSame = node.meaning && !node.isPassedOtherwise;
    if (node.passed)
        return part(tr("ONNX Runtime's DirectML provider passes"),
                    noted(isSame ? tr("the same").toHtmlEscaped() : operatorLine(*node.passed), node.passedNotes));
    if (node.whyNotPassed.isEmpty() || node.whyNotPassed == node.why)
        return {};
    return part(tr("ONNX Runtime's DirectML provider"), inWindowLanguage(node.whyNotPassed).toHtmlEscaped());
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
    if (node.meaning)
        return toQString(name(*node.meaning));
    return node.open.empty() ? tr("no") : listed(node.open).join(QStringLiteral(", ")) + u'?';
}

QString sizesOf(const ModelNode& node)
{
    return QStringLiteral("%1 → %2").arg(sizesText(node.input), sizesText(node.output));
}

QString verdictWords(const NodeVerdict& verdict)
{
    if (!verdict.state)
        return QStringLiteral("–");
    if (*verdict.state == TrialState::Pass)
        return tr("equal");
    if (*verdict.state == TrialState::Mistrusted)
        return tr("proves little");
    return verdict.count > 0 ? tr("%1 of %2 differ").arg(countText(verdict.differing), countText(verdict.count))
                             : inWindowLanguage(verdict.figures);
}

QString summaryOf(const OpenedModel& model)
{
    std::array<int, 4> counts{}; // by rankOf()
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

} // namespace tessera
