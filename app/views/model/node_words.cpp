// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/model/node_words.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/opened_model.h"
#include "app/views/tabs/state_icon.h"
#include "engine/core/case/case.h"
#include "engine/formats/files/shown.h"

#include <QStringList>

#include <array>

namespace tessera {

namespace {

QString sizesText(const ModelTensor& tensor)
{
    if (!tensor.sizes)
        return QStringLiteral("?");
    QStringList sizes;
    for (const ModelSize& each : *tensor.sizes)
        sizes << (each.size > 0             ? QString::number(each.size)
                      : each.symbol.empty() ? QStringLiteral("?")
                                            : toQString(shown(each.symbol)));
    return sizes.join(u',');
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

QString sentences(const std::vector<Message>& notes)
{
    QStringList all;
    for (const Message& note : notes)
        all << inWindowLanguage(note).toHtmlEscaped();
    return all.join(QStringLiteral("<br>"));
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
    if (!verdict.state)
        return part(tr("As the model ran"),
                    tinted(inWindowLanguage(verdict.figures).toHtmlEscaped(), Role::SecondaryText));
    return part(tr("As the model ran, held against DirectML's rules"),
                tinted(inWindowLanguage(verdict.figures).toHtmlEscaped(), roleOf(*verdict.state)));
}

QString meaningHtml(const ModelNode& node)
{
    if (!node.meaning)
        return part(tr("In DirectML"),
                    tinted(inWindowLanguage(node.why).toHtmlEscaped(),
                           node.open.empty() ? Role::Warning : Role::SecondaryText));
    QString html = operatorLine(*node.meaning);
    if (!node.notes.empty())
        html += QStringLiteral("<br>") + sentences(node.notes);
    return part(tr("In DirectML"), html);
}

QString passedHtml(const ModelNode& node)
{
    if (node.passed) {
        QString html =
            !node.isPassedOtherwise && node.meaning ? tr("the same").toHtmlEscaped() : operatorLine(*node.passed);
        if (!node.passedNotes.empty())
            html += QStringLiteral("<br>") + sentences(node.passedNotes);
        return part(tr("ONNX Runtime's DirectML provider passes"), html);
    }
    const bool isSame = node.whyNotPassed == node.why;
    if (node.whyNotPassed.isEmpty() || isSame)
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
    QStringList words;
    if (counts[0] > 0)
        words << tr("%n differ", nullptr, counts[0]);
    if (counts[1] > 0)
        words << tr("%n prove little", nullptr, counts[1]);
    if (counts[2] > 0)
        words << tr("%n equal", nullptr, counts[2]);
    if (counts[3] > 0)
        words << tr("%n not judged", nullptr, counts[3]);
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
