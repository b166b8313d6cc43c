// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/difference_view.h"

#include "app/form_parts.h"
#include "app/format.h"
#include "app/segmented_control.h"
#include "app/verdict.h"
#include "app/views/mismatch_model.h"
#include "app/views/tolerance_editor.h"
#include "engine/value.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>
#include <QTableView>
#include <QtConcurrent>

namespace tessera {
namespace {

constexpr int kCellPadding = 16;
constexpr int kSummaryWidth = 304;

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
{
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    auto* page = new QWidget(this);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(24);
    columns->addWidget(makeSummary());
    columns->addWidget(makeMismatches(), 2);
    columns->addWidget(makeMap(), 1);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(16, 8, 16, 8);
    rows->setSpacing(8);
    rows->addWidget(makeBar());
    rows->addLayout(columns, 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(page);

    connect(&m_worker, &QFutureWatcherBase::finished, this, &DifferenceView::showMap);
    const auto update = [this] {
        if (isVisible())
            refresh();
    };
    connect(document, &Document::shownChanged, this, [this, update] {
        update();
        if (isVisible())
            requestMap();
    });
    connect(document, &Document::enginesChanged, this, update);
    connect(document, &Document::caseChanged, this, update);
    connect(document, &Document::runStateChanged, this, update);
}

DifferenceView::~DifferenceView()
{
    m_worker.disconnect(this);
    m_worker.waitForFinished(); // it holds nothing of ours, but is no orphan either
}

QWidget* DifferenceView::makeBar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    m_tolerance = new ToleranceEditor(bar);
    m_kinds = new SegmentedControl(bar);
    m_kinds->addSegment(tr("Signed"), tr("A − B: blue below zero, orange above."));
    m_kinds->addSegment(tr("Absolute"), tr("|A − B|."));
    m_kinds->addSegment(tr("ULP"), tr("How many representable values lie between, on a logarithmic scale."));
    m_kinds->setCurrent(0);
    m_kinds->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_kinds->setAccessibleName(tr("Difference shown"));
    row->addWidget(m_tolerance);
    row->addStretch();
    row->addWidget(m_kinds);
    connect(m_tolerance, &ToleranceEditor::edited, m_document, &Document::setTolerance);
    connect(m_kinds, &SegmentedControl::chosen, this, &DifferenceView::requestMap);
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
        if (shown && shown->comparison && shown->comparison->worst)
            m_document->pin(Pick{Side::Output, shown->comparison->worst->element});
    });

    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 8, 0);
    rows->setSpacing(8);
    rows->addWidget(m_verdict);
    rows->addLayout(grid);
    rows->addWidget(m_worstBox);
    rows->addWidget(m_details);
    rows->addStretch();
    auto* area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFixedWidth(kSummaryWidth);
    return area;
}

QWidget* DifferenceView::makeMismatches()
{
    auto* part = new QWidget(this);
    m_mismatchTitle = heading({}, part);
    m_mismatches = numberTable(m_model, part);
    m_mismatches->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(m_mismatchTitle);
    rows->addWidget(m_mismatches, 1);
    rows->addStretch(); // of the title alone
    const auto jump = [this](const QModelIndex& index) {
        if (const std::optional<uint64_t> element = m_model->elementAt(index.row()))
            m_document->pin(Pick{Side::Output, *element});
    };
    connect(m_mismatches, &QTableView::clicked, this, jump);
    connect(m_mismatches, &QTableView::activated, this, jump);
    return part;
}

QWidget* DifferenceView::makeMap()
{
    m_view = new TensorView(m_document, Side::Output, this); // it draws its own legend
    m_view->setAccessibleName(tr("Map of the differences"));
    m_view->setMinimumWidth(200);
    return m_view;
}

QString DifferenceView::emptyText() const
{
    if (m_document->engineB().isEmpty())
        return tr(
            "One engine runs: there is nothing to compare with.\nChoose a second one as B, at the top of the window.");
    return verdictText(*m_document).words;
}

void DifferenceView::refresh()
{
    const Document::Shown* shown = m_document->shown();
    const bool compared = shown && shown->comparison && shown->a && shown->b;
    m_stack->setCurrentIndex(compared ? 1 : 0);
    m_empty->setText(emptyText());
    m_model->reload();
    if (!compared)
        return;
    m_tolerance->setTolerance(m_document->tolerance());
    showSummary();
}

void DifferenceView::showSummary()
{
    const Comparison& comparison = *m_document->shown()->comparison;
    const VerdictText verdict = verdictText(*m_document);
    m_verdict->setText(verdict.words);
    m_verdict->setRole(verdict.role);
    m_details->setText(verdict.details);
    m_details->setVisible(!verdict.details.isEmpty());
    m_equal->setText(countText(comparison.equal));
    m_within->setText(countText(comparison.within));
    m_beyond->setText(countText(comparison.beyond));
    m_absolute->setText(numberText(comparison.maxAbsolute));
    m_relative->setText(numberText(comparison.maxRelative));
    m_ulp->setText(ulpText(comparison.maxUlp));
    showWorst(comparison);
    const size_t listed = comparison.mismatches.size();
    m_mismatchTitle->setText(listed < comparison.beyond
                                 ? tr("The first %1 beyond the tolerance").arg(countText(listed))
                                 : tr("%1 beyond the tolerance").arg(listed == 0 ? tr("None") : countText(listed)));
    m_mismatches->setAccessibleName(m_mismatchTitle->text());
    m_mismatches->setVisible(listed > 0);
    const std::vector<uint32_t>& sizes = m_document->shown()->plan.output.sizes;
    const QString widest = coordinateText(sizes, elementCount(sizes).value_or(1) - 1);
    QHeaderView* header = m_mismatches->horizontalHeader();
    const QFontMetrics metrics(dataFont());
    for (const auto& [column, text] :
         {std::pair(MismatchModel::Where, widest), std::pair(MismatchModel::Ulp, QStringLiteral("00000"))}) {
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

void DifferenceView::requestMap()
{
    const Document::Shown* shown = m_document->shown();
    if (!shown || !shown->a || !shown->b)
        return;
    if (m_worker.isRunning()) {
        m_mapIsOld = true;
        return;
    }
    m_mapIsOld = false;
    const auto kind = DifferenceKind(m_kinds->current());
    m_worker.setFuture(QtConcurrent::run([a = *shown->a, b = *shown->b, kind] { return differenceMap(a, b, kind); }));
}

void DifferenceView::showMap()
{
    if (m_mapIsOld) {
        requestMap();
        return;
    }
    m_view->setOverlay(m_worker.result());
}

void DifferenceView::showEvent(QShowEvent*)
{
    refresh();
    requestMap();
}

} // namespace tessera
