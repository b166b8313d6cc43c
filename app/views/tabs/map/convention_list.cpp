// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/convention_list.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/words.h"

#include <QHBoxLayout>

#include <algorithm>
#include <utility>

namespace tessera {
namespace {

constexpr int kConvention = Qt::UserRole;

QString nameOf(const ConventionMatch& match)
{
    QString name = toQString(match.convention->framework) + ' ' + toQString(match.convention->mode);
    if (match.rule && !match.convention->rule)
        name += QStringLiteral(", ") + toQString(onnxName(*match.rule));
    return name;
}

} // namespace

ConventionList::ConventionList(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_sentence(secondaryLabel({}, this))
{
    describe(m_list, tr("Conventions of other frameworks"),
             tr("Click one, or press Enter, to set scales and offsets as that framework does."));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sentence->setMinimumHeight(m_sentence->fontMetrics().lineSpacing() * 3);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto* region = newLayout<QHBoxLayout>(m_region, {0, 0, 0, 0}, 4);
    const auto add = [&](QDoubleSpinBox* box, const QString& name, double value) {
        box->setRange(0, 1);
        box->setDecimals(4);
        box->setSingleStep(0.05);
        box->setValue(value);
        describe(box, tr("Region %1").arg(name),
                 tr("The region's %1, as a fraction of the distance between the outermost centres.").arg(name));
        region->addWidget(secondaryLabel(name, m_region));
        region->addWidget(box, 1);
        connect(box, &QDoubleSpinBox::editingFinished, this, &ConventionList::take);
    };
    add(m_start, tr("start"), 0);
    add(m_end, tr("end"), 1);

    auto* layout = newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 4);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_region);
    layout->addWidget(m_sentence);
    connect(m_list, &QListWidget::currentRowChanged, this, &ConventionList::explain);
    connect(m_list, &QListWidget::itemClicked, this, &ConventionList::take);
    connect(m_list, &QListWidget::itemActivated, this, &ConventionList::take);
}

void ConventionList::fill()
{
    m_list->clear();
    std::string_view framework;
    for (const ResizeConvention* each : m_offered) {
        if (each->framework != framework) {
            framework = each->framework;
            auto* head = new QListWidgetItem(toQString(framework), m_list);
            head->setFlags(Qt::ItemIsEnabled); // a heading: it cannot be chosen
        }
        auto* item = new QListWidgetItem(m_list);
        item->setData(kConvention, int(each - resizeConventions().data()));
        item->setToolTip(inWindowLanguage(each->sentence));
    }
}

void ConventionList::refresh()
{
    const Operator& op = m_document->currentCase().op;
    m_matches = conventionsOf(op);
    std::vector<const ResizeConvention*> offered;
    for (const ResizeConvention& each : resizeConventions())
        if (applies(each, op))
            offered.push_back(&each);
    if (std::exchange(m_offered, offered) != offered)
        fill();
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const QVariant index = item->data(kConvention);
        if (!index.isValid()) {
            item->setForeground(color(Role::SecondaryText));
            continue;
        }
        const ResizeConvention& each = resizeConventions()[size_t(index.toInt())];
        const bool present = m_matches.resizes
            && std::ranges::any_of(m_matches.list,
                                   [&](const ConventionMatch& match) { return match.convention == &each; });
        item->setText((present ? QStringLiteral("  ● ") : QStringLiteral("     ")) + toQString(each.mode));
        item->setData(Qt::AccessibleTextRole,
                      (present ? tr("%1 %2, what the case has") : QStringLiteral("%1 %2"))
                          .arg(toQString(each.framework), toQString(each.mode)));
        QFont font = m_list->font();
        font.setBold(present);
        item->setFont(font);
    }
    explain();
}

QString ConventionList::verdict() const
{
    if (!m_matches.resizes)
        return tr("Nothing is resized: every convention agrees.");
    if (m_matches.list.empty())
        return tr("No framework uses these numbers.");
    return tr("These are %1").arg(nameOf(m_matches.list.front()));
}

QString ConventionList::others() const
{
    QStringList names;
    if (m_matches.resizes)
        for (const ConventionMatch& match : m_matches.list)
            names << nameOf(match);
    return names.join('\n');
}

void ConventionList::explain()
{
    const QListWidgetItem* item = m_list->currentItem();
    const QVariant index = item ? item->data(kConvention) : QVariant();
    const ResizeConvention* chosen = index.isValid() ? &resizeConventions()[size_t(index.toInt())] : nullptr;
    if (!chosen && m_matches.resizes && !m_matches.list.empty())
        chosen = m_matches.list.front().convention;
    m_region->setVisible(chosen && chosen->placement == Placement::CropAndResize);
    m_sentence->setText(chosen ? tr("%1: %2", "a framework, and what it does")
                                     .arg(toQString(chosen->framework), inWindowLanguage(chosen->sentence))
                               : QString());
}

void ConventionList::take()
{
    const QListWidgetItem* item = m_list->currentItem();
    const QVariant index = item ? item->data(kConvention) : QVariant();
    if (!index.isValid() || axisMaps(m_document->currentCase().op).empty())
        return;
    const ResizeConvention& chosen = resizeConventions()[size_t(index.toInt())];
    m_document->setOperator(withConvention(m_document->currentCase().op, chosen, {m_start->value(), m_end->value()}),
                            tr("Place samples as %1 %2").arg(toQString(chosen.framework), toQString(chosen.mode)));
}

} // namespace tessera
