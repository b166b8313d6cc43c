// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/difference_view.h"

#include "app/form_parts.h"
#include "app/format.h"
#include "app/segmented_control.h"
#include "app/verdict.h"
#include "app/verification.h"
#include "app/views/compare_pane.h"
#include "app/views/element_pair.h"
#include "app/views/mismatch_model.h"
#include "app/views/tolerance_editor.h"
#include "app/views/ulp_histogram.h"
#include "engine/value.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>

namespace tessera {
namespace {

constexpr int kCellPadding = 16;
constexpr int kSummaryWidth = 304;
constexpr int kRoomForMap = 880;

QString numberText(double value)
{
    return QLocale::c().toString(value, 'g', 4);
}

} // namespace

DifferenceView::DifferenceView(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new MismatchModel(document, this))
    , m_stack(new QStackedLayout(this))
    , m_empty(new ToneLabel(Role::SecondaryText, {}, this))
    , m_loader(document)
{
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    auto* page = new QWidget(this);
    m_columns = new QHBoxLayout;
    m_columns->setSpacing(24);
    m_columns->addWidget(makeSummary());
    m_columns->addWidget(makeMismatches(), 2);
    m_columns->addWidget(m_map = makeMap(), 1);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(16, 8, 16, 8);
    rows->setSpacing(8);
    rows->addWidget(makeBar());
    rows->addLayout(m_columns, 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(page);

    connect(&m_loader, &DifferenceLoader::ready, this,
            [this](const TensorView::Overlay& overlay) { m_view->setOverlay(overlay); });
    for (const auto changed :
         {&Document::shownChanged, &Document::enginesChanged, &Document::caseChanged, &Document::runStateChanged})
        connect(document, changed, this, [this] {
            if (isVisible())
                refresh();
        });
    connect(document, &Document::selectionChanged, this, &DifferenceView::selectPinned);
}

QWidget* DifferenceView::makeBar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    m_tolerance = new ToleranceEditor(bar);
    row->addWidget(m_tolerance);
    row->addStretch();
    connect(m_tolerance, &ToleranceEditor::edited, this, [this](const Tolerance& tolerance, int gesture) {
        m_document->setTolerance(tolerance, gesture == 0 ? QString() : QStringLiteral("tolerance%1").arg(gesture));
    });
    connect(m_tolerance, &ToleranceEditor::defaultChosen, this, [this] { m_document->setTolerance({}); });
    return bar;
}

QLabel* DifferenceView::addFigure(QGridLayout* grid, int row, int column, const QString& name, const QString& tip)
{
    QLabel* caption = secondaryLabel(name, this);
    caption->setWordWrap(false);
    caption->setToolTip(tip);
    auto* value = new QLabel(this);
    value->setFont(dataFont());
    value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    value->setToolTip(tip);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid->addWidget(caption, row, 3 * column);
    grid->addWidget(value, row, 3 * column + 1);
    return value;
}

QWidget* DifferenceView::makeSummary()
{
    auto* content = new QWidget(this);
    m_verdict = new ToneLabel(Role::Good, {}, content);
    QFont large = m_verdict->font();
    large.setPointSizeF(large.pointSizeF() * 1.1);
    large.setWeight(QFont::DemiBold);
    m_verdict->setFont(large);
    m_verdict->setWordWrap(true);
    m_details = secondaryLabel({}, content);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    m_equal = addFigure(grid, 0, 0, tr("equal"), tr("Elements that are equal, bit for bit."));
    m_within = addFigure(grid, 1, 0, tr("within"), tr("Elements that differ, within the tolerance."));
    m_beyond = addFigure(grid, 2, 0, tr("beyond"), tr("Elements that differ by more than the tolerance."));
    m_absolute = addFigure(grid, 0, 1, tr("max |A − B|"), tr("The largest difference of finite values."));
    m_relative = addFigure(grid, 1, 1, tr("max relative"), tr("The largest |A − B| / |B|, where B is not zero."));
    m_ulp = addFigure(grid, 2, 1, tr("max ULP"), tr("The most representable values between A and B."));
    grid->setColumnMinimumWidth(2, 8);
    grid->setColumnStretch(2, 1);

    m_worstBox = new QWidget(content);
    m_worst = new QLabel(m_worstBox);
    m_worst->setFont(dataFont());
    m_worst->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_goThere = new QPushButton(tr("Go there"), m_worstBox);
    m_goThere->setToolTip(tr("Pin the worst element."));
    auto* worstRow = new QHBoxLayout(m_worstBox);
    worstRow->setContentsMargins(0, 0, 0, 0);
    worstRow->addWidget(m_worst, 1);
    worstRow->addWidget(m_goThere, 0, Qt::AlignTop);
    connect(m_goThere, &QPushButton::clicked, this, [this] {
        const Document::Shown* shown = m_document->shown();
        if (shown && shown->judged() && shown->judged()->worst)
            m_document->pin(Pick{Side::Output, shown->judged()->worst->element});
    });

    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 8, 0);
    rows->setSpacing(8);
    rows->addWidget(m_verdict);
    rows->addWidget(m_how = secondaryLabel({}, content));
    rows->addLayout(grid);
    rows->addWidget(m_worstBox);
    rows->addWidget(m_details);
    rows->addStretch();
    m_summary = new QScrollArea(this);
    m_summary->setAccessibleName(tr("Figures of the comparison"));
    m_summary->setWidget(content);
    m_summary->setWidgetResizable(true);
    m_summary->setFrameShape(QFrame::NoFrame);
    m_summary->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return m_summary;
}

QWidget* DifferenceView::makeMismatches()
{
    auto* part = m_mismatchPart = new QWidget(this);
    m_mismatchTitle = heading({}, part);
    m_mismatchTitle->setMinimumWidth(40);
    m_mismatchTitle->setWordWrap(true);
    m_order = new SegmentedControl(part);
    m_order->addSegment(tr("Size"), tr("The worst first. F8 and Shift+F8 step through the list."));
    m_order->addSegment(tr("Position"), tr("In the order of the tensor. F8 and Shift+F8 step through the list."));
    m_order->setCurrent(0);
    m_order->setAccessibleName(tr("Order of the mismatches"));
    m_order->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_mismatches = numberTable(m_model, part);
    m_mismatches->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_mismatches->horizontalHeader()->setResizeContentsPrecision(64); // rows that are measured
    auto* title = new QHBoxLayout;
    title->setContentsMargins(0, 0, 0, 0);
    title->addWidget(m_mismatchTitle, 1);
    title->addWidget(m_order);
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addLayout(title);
    rows->addWidget(m_mismatches, 1);
    const auto jump = [this](const QModelIndex& index) {
        if (const std::optional<uint64_t> element = m_model->elementAt(index.row()))
            m_document->pin(Pick{Side::Output, *element});
    };
    connect(m_mismatches, &QTableView::clicked, this, jump);
    connect(m_mismatches, &QTableView::activated, this, jump);
    connect(m_order, &SegmentedControl::chosen, this, [this](int order) {
        m_model->setBySize(order == 0);
        showMismatches(*m_document->shown()->judged());
        selectPinned();
    });
    return part;
}

// A map of the differences, or how many elements differ by how much.
QWidget* DifferenceView::makeMap()
{
    auto* part = new QWidget(this);
    m_pictures = new SegmentedControl(part);
    m_pictures->addSegment(tr("Map"), tr("Where A and B differ."));
    m_pictures->addSegment(tr("Histogram"), tr("How many elements differ by how much."));
    m_pictures->setCurrent(0);
    m_pictures->setAccessibleName(tr("Map or histogram"));
    m_pictures->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_kinds = differenceKindBox(part);
    m_enlarge = new QToolButton(part);
    m_enlarge->setIcon(icon(QStringLiteral("compare")));
    m_enlarge->setAutoRaise(true);
    m_enlarge->setFocusPolicy(Qt::TabFocus);
    m_enlarge->setToolTip(tr("Compare in the middle of the window: side by side, wipe, flip, blend (C)"));
    m_enlarge->setAccessibleName(tr("Compare in the middle of the window"));
    m_view = new TensorView(m_document, Side::Output, part); // it draws its own legend
    m_view->setAccessibleName(tr("Map of the differences"));
    m_view->setOverlayOnly(tr("The difference appears here after a run."));
    m_view->setMinimumWidth(200);
    m_histogram = new UlpHistogram(part);
    auto* bar = new QHBoxLayout;
    bar->setSpacing(4);
    bar->addWidget(m_pictures);
    bar->addStretch();
    bar->addWidget(m_kinds);
    bar->addWidget(m_enlarge);
    m_picture = new QStackedLayout;
    m_picture->addWidget(m_view);
    m_picture->addWidget(m_histogram);
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addLayout(bar);
    rows->addLayout(m_picture, 1);
    connect(m_pictures, &SegmentedControl::chosen, this, &DifferenceView::showPicture);
    connect(m_kinds, &QComboBox::activated, this, &DifferenceView::showPicture);
    connect(m_enlarge, &QToolButton::clicked, this, &DifferenceView::enlargeRequested);
    return part;
}

void DifferenceView::setOwnTolerances(OwnTolerances* own)
{
    m_tolerance->setOwnPresets(own);
}

void DifferenceView::setMapElsewhere(bool elsewhere)
{
    m_elsewhere = elsewhere;
    m_enlarge->setVisible(!elsewhere);
    showPicture();
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

void DifferenceView::showPicture()
{
    const Document::Shown* shown = m_document->shown();
    const bool refused = shown && !shown->comparison; // then there is no difference to draw
    const bool histogram = m_elsewhere || refused || m_pictures->current() == 1;
    m_picture->setCurrentIndex(histogram ? 1 : 0);
    m_pictures->setVisible(!m_elsewhere && !refused);
    m_kinds->setVisible(!histogram);
    if (!histogram && isVisible())
        m_loader.request(DifferenceKind(m_kinds->currentIndex()));
}

QString DifferenceView::emptyText() const
{
    if (m_document->engineB().isEmpty())
        return tr("One engine runs: there is nothing to compare with.\nChoose a second one as B, at the top of the "
                  "window, or drop a file there.");
    if (const Document::Shown* shown = m_document->shown(); shown && !shown->refusal.isEmpty())
        return tr("The difference of A and B %1.\nThey can be looked at side by side: press C.").arg(shown->refusal);
    return verdictText(*m_document).words;
}

void DifferenceView::refresh()
{
    const Document::Shown* shown = m_document->shown();
    const bool compared = shown && shown->judged();
    m_stack->setCurrentIndex(compared ? 1 : 0);
    m_empty->setText(emptyText());
    m_model->reload();
    if (!compared)
        return;
    m_tolerance->setTolerance(m_document->tolerance(), m_document->toleranceIsChosen(), shown->plan);
    m_histogram->setComparison(*shown->judged());
    showSummary();
    showMismatches(*shown->judged());
    selectPinned();
    showPicture();
}

void DifferenceView::showSummary()
{
    const Document::Shown& shown = *m_document->shown();
    const Comparison& comparison = *shown.judged();
    const VerdictText verdict = verdictText(*m_document);
    m_verdict->setRole(verdict.role);
    if (shown.comparison) {
        m_verdict->setText(tr("%1 · %2").arg(toQString(word(comparison.verdict)), verdict.words));
        m_details->setText(verdict.details);
    } else { // the refusal, and what is left
        m_verdict->setText(verdict.words);
        m_how->setText(shown.corresponding->how);
    }
    m_how->setVisible(!shown.comparison);
    m_details->setVisible(shown.comparison && !m_details->text().isEmpty());
    m_equal->setText(countText(comparison.equal));
    m_within->setText(countText(comparison.within));
    m_beyond->setText(countText(comparison.beyond));
    m_absolute->setText(numberText(comparison.maxAbsolute));
    m_relative->setText(numberText(comparison.maxRelative));
    m_ulp->setText(ulpText(comparison.maxUlp));
    showWorst(comparison);
    m_summary->widget()->layout()->activate(); // so that the hint is of these texts
    const int figures =
        m_summary->widget()->minimumSizeHint().width() + m_summary->verticalScrollBar()->sizeHint().width();
    m_summary->setFixedWidth(std::max(static_cast<int>(kSummaryWidth * textSettings().scale), figures));
}

void DifferenceView::showMismatches(const Comparison& comparison)
{
    const size_t listed = comparison.mismatches.size();
    m_mismatchTitle->setText(listed < comparison.beyond
                                 ? (m_model->bySize() ? tr("The worst %1 of %2 beyond the tolerance")
                                                      : tr("The first %1 of %2 beyond the tolerance"))
                                       .arg(countText(listed), countText(comparison.beyond))
                                 : tr("%1 beyond the tolerance").arg(countText(listed)));
    m_mismatches->setAccessibleName(m_mismatchTitle->text());
    m_mismatchTitle->setToolTip(m_mismatchTitle->text());
    m_mismatchPart->setVisible(listed > 0); // the figures say that there are none
    m_order->setVisible(listed > 1);
    shareWidth();
    const std::vector<uint32_t>& sizes = m_document->shown()->plan.output.sizes;
    const QString widest = coordinateText(sizes, elementCount(sizes).value_or(1) - 1);
    QHeaderView* header = m_mismatches->horizontalHeader();
    const QFontMetrics metrics(dataFont());
    for (const auto& [column, text] :
         {std::pair(MismatchModel::Where, widest),
          std::pair(MismatchModel::Ulp, ulpText(comparison.maxUlp).rightJustified(5, u'0'))}) {
        header->setSectionResizeMode(column, QHeaderView::Fixed); // the numbers share the rest
        header->resizeSection(column, metrics.horizontalAdvance(text) + kCellPadding);
    }
}

void DifferenceView::showWorst(const Comparison& comparison)
{
    m_worstBox->setVisible(comparison.worst.has_value());
    if (!comparison.worst)
        return;
    const ElementDifference& worst = *comparison.worst;
    const TensorDesc& desc = m_document->shown()->plan.output;
    const auto line = [&](QChar engine, uint64_t bits) {
        return QStringLiteral("%1 %2  %3")
            .arg(engine)
            .arg(QString::fromStdString(toText(desc.dataType, bits)),
                 QString::fromStdString(toHex(desc.dataType, bits)));
    };
    m_worst->setText(tr("worst %1\n%2\n%3\nA − B %4  ULP %5")
                         .arg(coordinateText(desc.sizes, worst.element), line('A', worst.aBits), line('B', worst.bBits),
                              numberText(worst.difference), ulpText(worst.ulp)));
}

// The list comes first: in a narrow window the map goes, which C shows large, and without a list the map has its room.
void DifferenceView::shareWidth()
{
    const bool listed = m_model->rowCount() > 0;
    m_columns->setStretch(1, listed ? 2 : 0);
    m_map->setVisible(!listed || width() >= kRoomForMap);
}

void DifferenceView::resizeEvent(QResizeEvent*)
{
    shareWidth();
}

void DifferenceView::showEvent(QShowEvent*)
{
    refresh();
}

void DifferenceView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange && isVisible())
        refresh(); // the text has another size
}

} // namespace tessera
