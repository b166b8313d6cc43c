// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/difference_view.h"

#include "app/base/controls/overlays.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/views/comparison/compare_pane.h"
#include "app/views/comparison/difference_map.h"
#include "app/views/comparison/tolerance_editor.h"
#include "app/views/comparison/verdict.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tessera {
namespace {

constexpr int kLeastMap = 280; // with a legend that can be read
constexpr int kLeastKinds = 56;
constexpr int kLeastList = 220;
constexpr int kMargin = 16, kSpacing = 16, kBarSpacing = 8;

enum Part { List, Map, Histogram };

} // namespace

DifferenceView::DifferenceView(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_loader(document)
{
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    auto* page = new QWidget(this);
    auto* columns = newLayout<QHBoxLayout>(nullptr, {}, kSpacing);
    columns->addWidget(m_figures);
    columns->addWidget(makePictures(), 1);
    auto* rows = newLayout<QVBoxLayout>(page, {kMargin - kRingRoom, 8, kMargin, 8}, 8);
    rows->addWidget(makeBar());
    rows->addLayout(columns, 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(page);

    connect(&m_loader, &DifferenceLoader::ready, this,
            [this](const std::optional<TensorView::Overlay>& overlay, const Message& words) {
                m_quality = overlay ? words : Message();
                showQuality();
                m_view->setOverlayOnly(overlay ? tr("The difference appears here after a run.")
                                               : inWindowLanguage(words));
                m_view->setOverlay(overlay);
            });
    const auto follow = [this] {
        if (isVisible())
            refresh();
    };
    for (const auto changed : {&Document::shownChanged, &Document::causeChanged, &Document::enginesChanged,
                               &Document::caseChanged, &Document::toleranceChanged, &Document::runStateChanged})
        connect(document, changed, this, follow);
    connect(m_dimmer, &StaleDimmer::changed, this, follow);
    connect(document, &Document::picksChanged, this, &DifferenceView::selectPinned);
    whenever({QEvent::StyleChange}, this, this, [this] {
        if (isVisible())
            refresh(); // the text has another size
    });
    whenever({QEvent::Resize}, this, this, [this] { shareWidth(); });
    whenever({QEvent::Resize}, m_mismatches->viewport(), this,
             [this] { shareColumns(*m_mismatches, m_columnNeeds, MismatchModel::A); });
    whenever({QEvent::Show}, this, this, [this] { refresh(); });
}

QWidget* DifferenceView::makeBar()
{
    auto* bar = new QWidget(this);
    auto* row = newLayout<QHBoxLayout>(bar, {kRingRoom, 0, 0, 0}, 16);
    m_tolerance = new ToleranceEditor(bar);
    row->addWidget(m_tolerance, 1);
    connect(m_tolerance, &ToleranceEditor::edited, this, [this](const Tolerance& tolerance, int gesture) {
        m_document->setTolerance(tolerance, gesture == 0 ? QString() : QStringLiteral("tolerance%1").arg(gesture));
    });
    connect(m_tolerance, &ToleranceEditor::defaultChosen, this, [this] { m_document->setTolerance({}); });
    return bar;
}

// The list and the map, and above both what they are of.
QWidget* DifferenceView::makePictures()
{
    auto* pictures = new QWidget(this);
    m_bar = newLayout<QHBoxLayout>(nullptr, {}, kBarSpacing);
    m_parts = newLayout<QHBoxLayout>(nullptr, {}, kSpacing);
    auto* rows = newLayout<QVBoxLayout>(pictures, {0, 0, 0, 0}, 4);
    rows->addLayout(m_bar);
    rows->addLayout(m_parts, 1);
    m_parts->addWidget(makeMismatches());
    m_parts->addWidget(makeMap(), 1);
    return pictures;
}

QWidget* DifferenceView::makeMismatches()
{
    m_mismatchTitle = heading({}, this);
    m_mismatchTitle->setWordWrap(true);
    m_order = new SegmentedControl(this);
    m_order->addSegment(tr("|A − B|"), tr("The largest |A − B| first. F8 and Shift+F8 step through the list."));
    m_order->addSegment(tr("ULP"), tr("The most ULP first. F8 and Shift+F8 step through the list."));
    m_order->addSegment(tr("Position"), tr("In the order of the tensor. F8 and Shift+F8 step through the list."));
    m_order->setCurrent(0);
    m_order->setAccessibleName(tr("Order of the mismatches"));
    m_order->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_mismatches = numberTable(m_model, this);
    m_mismatches->horizontalHeader()->setMinimumSectionSize(24);
    m_mismatches->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_mismatches->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_bar->addWidget(m_mismatchTitle);
    m_bar->addWidget(m_order);
    m_bar->addStretch();
    const auto jump = [this](const QModelIndex& index) {
        if (const std::optional<uint64_t> element = m_model->elementAt(index.row()))
            m_document->pin(Pick{Side::Output, *element});
    };
    connect(m_mismatches, &QTableView::clicked, this, jump);
    connect(m_mismatches, &QTableView::activated, this, jump);
    connect(m_order, &SegmentedControl::chosen, this, [this](int order) {
        m_model->setOrder(MismatchModel::Order(order));
        showMismatches(*m_document->shown()->judged());
        selectPinned();
    });
    return m_mismatches;
}

// A map of the differences, or how many elements differ by how much.
QWidget* DifferenceView::makeMap()
{
    auto* part = m_map = new QWidget(this);
    m_pictures = new SegmentedControl(this);
    m_pictures->addSegment(tr("List"), tr("The elements beyond the tolerance."));
    m_pictures->addSegment(tr("Map"), tr("Where A and B differ."));
    m_pictures->addSegment(tr("Histogram"), tr("How many elements differ by how much."));
    m_pictures->setCurrent(Map);
    m_pictures->setAccessibleName(tr("List, map or histogram"));
    m_pictures->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_kinds = differenceKindBox(this);
    m_enlarge = new QToolButton(this);
    m_enlarge->setIcon(icon(QStringLiteral("compare")));
    m_enlarge->setAutoRaise(true);
    m_enlarge->setFocusPolicy(Qt::TabFocus);
    describe(m_enlarge, tr("Compare in the middle of the window"),
             tr("Compare in the middle of the window: side by side, wipe, flip, blend (C)"));
    m_view = new TensorView(m_document, Side::Output, part); // it draws its own legend
    m_view->setAccessibleName(tr("Map of the differences"));
    m_view->setOverlayOnly(tr("The difference appears here after a run."));
    m_view->setMinimumWidth(200);
    m_histogram = new UlpHistogram(part);
    addWidgets(m_bar, {m_kinds, m_pictures, m_enlarge});
    setTabOrder(m_kinds, m_pictures);
    m_picture = new QStackedLayout(part);
    m_picture->addWidget(m_view);
    m_picture->addWidget(m_histogram);
    connect(m_pictures, &SegmentedControl::chosen, this, &DifferenceView::shareWidth);
    connect(m_kinds, &QComboBox::activated, this, &DifferenceView::showPicture);
    connect(m_enlarge, &QToolButton::clicked, this, &DifferenceView::enlargeRequested);
    return part;
}

void DifferenceView::setMapElsewhere(bool elsewhere)
{
    m_elsewhere = elsewhere;
    shareWidth();
}

std::optional<uint64_t> DifferenceView::step(int direction) const
{
    m_model->reload(); // it may not have been seen yet
    const std::optional<Pick> pin = m_document->pinned();
    const bool ofOutput = pin && pin->side == Side::Output;
    return m_model->neighbourOf(ofOutput ? std::optional(pin->element) : std::nullopt, direction);
}

// The row of the pinned element.
void DifferenceView::selectPinned()
{
    const std::optional<Pick> pin = m_document->pinned();
    const std::optional<int> row = pin && pin->side == Side::Output ? m_model->rowOf(pin->element) : std::nullopt;
    if (!row) {
        m_mismatches->clearSelection();
        return;
    }
    if (m_mismatches->currentIndex().row() != *row || !m_mismatches->selectionModel()->hasSelection())
        m_mismatches->selectRow(*row);
}

// What can be shown now.
void DifferenceView::choosePicture()
{
    const RunResult* shown = m_document->shown();
    const bool refused = shown && !shown->comparison; // then there is no difference to draw
    const bool offered[] = {m_onePlace, !m_elsewhere && !refused, true};
    for (const Part each : {List, Map, Histogram})
        m_pictures->setOffered(each, offered[each]);
    if (!offered[m_pictures->current()])
        m_pictures->setCurrent(offered[Map] ? Map : Histogram);
    m_pictures->setVisible(offered[List] || offered[Map]);
}

void DifferenceView::showPicture()
{
    const bool list = m_pictures->current() == List, histogram = m_pictures->current() == Histogram;
    const int listed = m_model->rowCount();
    const bool hasList = listed > 0 && (list || !m_onePlace); // the figures say that there are none
    m_mismatches->setVisible(hasList);
    m_order->setVisible(hasList && listed > 1);
    m_enlarge->setVisible(!m_elsewhere);
    m_map->setVisible(!list);
    m_picture->setCurrentIndex(histogram ? 1 : 0);
    m_kinds->setVisible(!list && !histogram);
    if (m_pictures->current() == Map && isVisible() && m_loader.request(DifferenceKind(m_kinds->currentIndex())))
        m_quality = {}; // it is not this result's
    showQuality();
}

// Beside the map that it belongs to.
void DifferenceView::showQuality()
{
    const QString words = m_pictures->current() == Map ? inWindowLanguage(m_quality) : QString();
    m_figures->setQuality(words);
    m_view->setToolTip(words); // the figures may have no room
}

QString DifferenceView::emptyText() const
{
    if (m_document->engineB().isEmpty())
        return tr("One engine runs: there is nothing to compare with.\n"
                  "Choose a second one as B, at the top of the window, or drop a file there.");
    if (isPending(*m_document, m_dimmer->isDimmed()))
        return verdictText(*m_document, m_dimmer->isDimmed()).words;
    if (!m_document->dataError().isEmpty() || !m_document->runError().isEmpty())
        return verdictText(*m_document).words;
    if (const RunResult* shown = m_document->shown(); shown && shown->failure)
        return tr("B gave no output.\n%1").arg(inWindowLanguage(shown->refusal));
    if (const RunResult* shown = m_document->shown(); shown && !shown->refusal.isEmpty())
        return tr("The difference of A and B %1.\nThey can be looked at side by side: press C.")
            .arg(inWindowLanguage(shown->refusal));
    return verdictText(*m_document).words;
}

void DifferenceView::refresh()
{
    const RunResult* shown = m_document->shown();
    const bool failed = !m_document->dataError().isEmpty() || !m_document->runError().isEmpty();
    const bool compared = shown && shown->judged() && !failed && !isPending(*m_document, m_dimmer->isDimmed());
    m_stack->setCurrentIndex(compared ? 1 : 0);
    m_empty->setText(emptyText());
    m_model->reload();
    if (!compared)
        return;
    m_tolerance->setTolerance(m_document->tolerance(), m_document->toleranceIsChosen(), shown->plan);
    m_histogram->setComparison(*shown->judged());
    m_figures->showResult();
    showMismatches(*shown->judged());
    selectPinned();
}

void DifferenceView::showMismatches(const Comparison& comparison)
{
    const size_t listed = comparison.mismatches.size();
    m_mismatchTitle->setText(listed < comparison.beyond ? (m_model->order() == MismatchModel::Order::Position
                                                               ? tr("The first %1 of %2 beyond the tolerance")
                                                               : tr("The worst %1 of %2 beyond the tolerance"))
                                                              .arg(countText(listed), countText(comparison.beyond))
                                                        : tr("%1 beyond the tolerance").arg(countText(listed)));
    m_mismatches->setAccessibleName(m_mismatchTitle->text());
    measureColumns();
    shareWidth();
}

void DifferenceView::measureColumns()
{
    m_columnNeeds.clear();
    for (int column = 0; column < MismatchModel::ColumnCount; ++column)
        m_columnNeeds.push_back(columnNeed(*m_mismatches, column, m_model->characters(MismatchModel::Column(column))));
}

// Side by side where the list is readable beside a map, else one in the place of the other, and the list comes first;
// where even that is narrow, A − B is what the other columns say too.
void DifferenceView::shareWidth()
{
    const bool listed = m_model->rowCount() > 0;
    const int whole = width() - 2 * kMargin, beside = whole - m_figures->minimumWidth() - kSpacing;
    const bool fits = !listed || beside >= kLeastList * textSettings().scale; // else the verdict above has to do
    const int room = fits ? beside : whole;
    m_figures->setVisible(fits);
    m_mismatches->setColumnHidden(MismatchModel::Difference, false);
    const int needed = listed ? tableNeed(*m_mismatches, m_columnNeeds) : 0;
    m_mismatches->setColumnHidden(MismatchModel::Difference, needed > room);
    const bool had = std::exchange(m_onePlace, listed && room < needed + kSpacing + kLeastMap);
    if (m_onePlace && !had)
        m_pictures->setCurrent(List);
    m_parts->setStretch(0, listed ? 2 : 0);
    m_mismatches->setMinimumWidth(m_onePlace ? 0 : needed);
    choosePicture();
    showPicture();
    fitBar(room);
    shareColumns(*m_mismatches, m_columnNeeds, MismatchModel::A);
}

// The title where it reads well beside the buttons, since the figures count as well; where even these are too wide, C
// enlarges without a button, and the worst stay first.
void DifferenceView::fitBar(int room)
{
    int left = room;
    for (int i = 0; i < m_bar->count(); ++i)
        if (const QWidget* each = m_bar->itemAt(i)->widget(); each && each != m_mismatchTitle && !each->isHidden())
            left -= each->sizeHint().width() + kBarSpacing;
    for (QWidget* each : {static_cast<QWidget*>(m_enlarge), static_cast<QWidget*>(m_order)}) {
        if (left >= 0 || each->isHidden())
            continue;
        each->hide();
        left += each->sizeHint().width() + kBarSpacing;
    }
    m_kinds->setFixedWidth(std::max(kLeastKinds, m_kinds->sizeHint().width() + std::min(left, 0)));
    const QFontMetrics metrics(m_mismatchTitle->font());
    const QRect needed =
        metrics.boundingRect(QRect(0, 0, left, QWIDGETSIZE_MAX), Qt::TextWordWrap, m_mismatchTitle->text());
    m_mismatchTitle->setVisible(!m_mismatches->isHidden() && needed.width() <= left
                                && needed.height() <= 2 * metrics.lineSpacing());
    m_mismatchTitle->setMinimumWidth(std::min(needed.width() + 1, std::max(left, 0)));
}

} // namespace tessera
