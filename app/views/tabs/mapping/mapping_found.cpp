// SPDX-License-Identifier: GPL-3.0-or-later
// The map that was found of an engine, in place of the operator's formula.
#include "app/base/look/engine_words.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/tensor/canvas/pick_sentence.h"
#include "app/views/tabs/mapping/address_table.h"
#include "app/views/tabs/mapping/mapping_view.h"

#include <QLabel>

namespace tessera {

namespace {

// "reads (0,5,1,1)", and where that is another one, in its colour "right (0,2,1,1)"; the rearrangement as einops has
// it.
QString foundHtml(const FoundMap& found, uint64_t output)
{
    const auto line = [](const QString& name, const QString& text, Role role) {
        return QStringLiteral("<span style=\"color:%1\">%2 %3</span>")
            .arg(color(role).name(), name, text.toHtmlEscaped());
    };
    const Xray& xray = found.xray;
    const TensorDesc& input = xray.right.input;
    const bool differs = found.differs[output];
    QStringList lines{
        line(MappingView::tr("reads"), sourcesText(sources(xray, output), input), differs ? Role::Bad : Role::Good)};
    if (differs)
        lines << line(MappingView::tr("right"), sourcesText(sources(xray.right, output), input), Role::Good);
    if (xray.isSame && !xray.rearrangement.empty()) // of another map the findings have it
        lines << line(MappingView::tr("is"), QString::fromStdString(xray.rearrangement), Role::SecondaryText);
    return lines.join(QStringLiteral("<br>"));
}

} // namespace

// What the engine does: what it reads beside what is right, what that rearranges, and the findings.
void MappingView::showFound(const Pick& pick, std::optional<uint64_t> output)
{
    const FoundMap& found = *m_document->foundMap();
    const Tensor* tensor = pick.side == Side::Output ? m_document->mapOutput() : m_document->tensor(Side::Input);
    const std::vector<uint32_t>& sizes = m_document->tensor(pick.side)->desc.sizes;
    const QString side = pick.side == Side::Output ? tr("output") : tr("input");
    m_title->setText(
        QStringLiteral("%1 %2 = <b>%3</b>")
            .arg(side, coloredCoordinate(sizes, pick.element), tensor ? valueText(*tensor, pick.element) : tr("none")));
    m_formula->setVisible(output.has_value());
    if (output)
        m_formula->setText(foundHtml(found, *output));
    QStringList sentences;
    for (const Message& sentence : found.xray.findings)
        sentences << inWindowLanguage(sentence);
    m_sentence->setText(sentences.join(QLatin1Char('\n')));
}

} // namespace tessera
