// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/pick_sentence.h"

#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/tensor_view.h"
#include "engine/core/tensor/tensor.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tessera {

namespace {

QString foundSentence(const Document& document, uint64_t output)
{
    const ProbedMap& found = *document.probedMap();
    const TensorDesc& input = found.xray.right.input;
    const QString reads = tr("%1 reads %2 for %3")
                              .arg(foundSide(document), sourcesText(sources(found.xray, output), input),
                                   coordinateText(found.xray.right.output.sizes, output));
    return found.differs[output]
        ? tr("%1, where %2 is right.").arg(reads, sourcesText(sources(found.xray.right, output), input))
        : tr("%1, which is right.").arg(reads);
}

// The sentence follows the map that the views show.
QString outputSentence(const Document& document, uint64_t output)
{
    const RunResult& shown = *document.shown();
    return document.showsProbedMap() ? foundSentence(document, output)
                                     : inWindowLanguage(explain(shown.c.op, shown.plan, output).sentence);
}

} // namespace

QString foundSide(const Document& document)
{
    return document.probedMap()->engine == document.engineB() ? tr("B") : tr("A");
}

QString sourcesText(const Partners& partners, const TensorDesc& input)
{
    constexpr size_t kMost = 3;
    QStringList parts;
    for (size_t i = 0; i < std::min(partners.list.size(), kMost); ++i) {
        const Partner& partner = partners.list[i];
        const QString weight =
            partner.weight == 1 ? QString() : QLocale::c().toString(partner.weight, 'g', 5) + QStringLiteral("·");
        parts << weight + coordinateText(input.sizes, partner.element);
    }
    if (partners.count > kMost)
        parts << tr("%1 more", nullptr, pluralNumber(partners.count - kMost)).arg(partners.count - kMost);
    return parts.isEmpty() ? tr("nothing") : parts.join(QStringLiteral(" + "));
}

QString pickSentence(const Document& document, const Pick& pick)
{
    const RunResult& shown = *document.shown();
    if (pick.side == Side::Output)
        return outputSentence(document, pick.element);
    const std::optional<uint64_t> output = pairOf(document, pick).output;
    if (!output)
        return tr("No output element reads this one: it is cropped away, or skipped.");
    return tr("Of output %1, which reads it: %2")
        .arg(coordinateText(shown.plan.output.sizes, *output), outputSentence(document, *output));
}

QString spokenPick(const Document& document, const Pick& pick)
{
    const Tensor& tensor = *document.tensor(pick.side);
    return QStringLiteral("%1 %2 = %3. %4")
        .arg(pick.side == Side::Input ? tr("Input") : tr("Output"), coordinateText(tensor.desc.sizes, pick.element),
             valueText(tensor, pick.element), pickSentence(document, pick));
}

namespace {

QAccessibleInterface* accessibleTensor(const QString&, QObject* object)
{
    auto* view = qobject_cast<TensorView*>(object);
    return view ? new AccessibleTensor(view) : nullptr;
}

} // namespace

AccessibleTensor::AccessibleTensor(QWidget* view)
    : QAccessibleWidget(view, QAccessible::Canvas)
{
}

QString AccessibleTensor::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Value ? widget()->accessibleDescription() : QAccessibleWidget::text(kind);
}

void makeTensorViewsAccessible()
{
    QAccessible::installFactory(accessibleTensor); // once is enough, more do no harm
}

QString spokenTensor(const Document& document, Side side, const std::vector<uint32_t>& sizes)
{
    if (const std::optional<Pick> pin = document.pinned(); pin && pin->side == side)
        return spokenPick(document, *pin);
    const QString name = side == Side::Input ? QObject::tr("Input") : QObject::tr("Output");
    return QStringLiteral("%1 %2").arg(name, QString::fromStdString(text(sizes)));
}

void speak(QWidget* view, const QString& value)
{
    if (value == view->accessibleDescription())
        return;
    view->setAccessibleDescription(value);
    QAccessibleValueChangeEvent change(view, value);
    QAccessible::updateAccessibility(&change);
}

} // namespace tessera
