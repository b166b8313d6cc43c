// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/difference_view.h"

#include "app/base/controls/overlays.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/views/comparison/compare_canvas.h"
#include "app/views/comparison/verdict.h"
#include "engine/core/tensor/value.h"
#include "engine/judge/measure/verification.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tessera {
namespace {

constexpr int kLeastBeside = 640; // designed pixels: a narrower view has no figures beside the list
constexpr int kMeasuredRows = 64; // the rows that decide how wide a column is
constexpr uint64_t kMostWithSsim = 1 << 24; // elements: SSIM of more takes seconds

Message alikeness(const Tensor& a, const Tensor& b, const std::stop_token& stop)
{
    QualityRequest request{.measures = {QualityMeasure::Psnr}, .options = {.peak = whiteOf(b)}, .isAll = true};
    if (elementCount(a.desc) <= kMostWithSsim)
        request.measures.push_back(QualityMeasure::Ssim);
    return lineOf(qualityFigures(request, a, b, stop));
}

constexpr int kFiguresWidth = 304; // designed pixels, the least
const auto kOffer = QStringLiteral("offer"); // a link

QString shortFigure(double value)
{
    return QLocale::c().toString(value, 'g', 4);
}

// Plain lines as rich text; a second space stays one.
QString linesHtml(const QString& lines)
{
    return lines.toHtmlEscaped()
        .replace(QStringLiteral("  "), QStringLiteral("&nbsp; "))
        .replace(QChar(0x202f), QChar::Nbsp) // HTML would make it a blank, at which a number breaks
        .replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

} // namespace

ComparisonFigures::ComparisonFigures(Document* document, QWidget* parent)
    : QScrollArea(parent)
    , m_document(document)
{
    fillWithText(this, m_text);
    m_text->setContentsMargins(kRingRoom, 2, 8, 2);
    m_text->setToolTip(QStringList{
        tr("Elements that are equal, bit for bit."), tr("Elements that differ, within the tolerance."),
        tr("Elements that differ by more than the tolerance."), tr("The largest difference of finite values."),
        tr("The largest |A − B| / |B|, where B is not zero."), tr("The most representable values between A and B.")}
                           .join(QLatin1Char('\n')));
    connect(m_text, &QLabel::linkActivated, this, [this](const QString& element) {
        m_document->pin(Pick{Side::Output, element.toULongLong()});
    });
    setAccessibleName(tr("Figures of the comparison"));
}

void ComparisonFigures::showResult()
{
    const RunResult& shown = *m_document->shown();
    const Comparison& c = *shown.judged();
    const VerdictText verdict = verdictText(*m_document);
    QString words = verdict.words;
    if (shown.comparison && !verdict.brief.isEmpty())
        words = verdict.brief;
    if (shown.comparison && m_document->issues().empty()) // else the words say the issues
        words = tr("%1 · %2").arg(toQString(word(stateOf(c.verdict))), words);
    QString html;
    const auto add = [&](const QString& part) {
        html += QStringLiteral("<p style='margin:0 0 6px 0'>%1</p>").arg(part);
    };
    const auto addQuiet = [&](const QString& lines) {
        if (!lines.isEmpty())
            add(tinted(linesHtml(lines), Role::SecondaryText));
    };
    add(QStringLiteral("<b>%1</b>").arg(tinted(linesHtml(words), verdict.role)));
    addQuiet(shown.comparison ? QString() : shown.corresponding->how);
    addQuiet(m_quality);
    html += tableHtml({{tr("equal"), countText(c.equal), tr("max |A − B|"), shortFigure(c.maxAbsolute)},
                       {tr("within"), countText(c.within), tr("max relative"), shortFigure(c.maxRelative)},
                       {tr("beyond"), countText(c.beyond), tr("max ULP"), ulpText(c.maxUlp)}},
                      "nrnr");
    if (shown.comparison && c.worst) { // beside "cannot be compared" they would look like a verdict
        add(worstHtml(isOneWorst(c) ? tr("worst %1") : tr("most |A − B| %1"), *c.worst));
        if (!isOneWorst(c))
            add(worstHtml(tr("most ULP %1"), *c.worstUlp));
    }
    addQuiet(verdict.why);
    addQuiet(shown.comparison ? verdict.details : QString());
    m_text->setText(html);
    const int needed = m_text->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    setFixedWidth(std::max(static_cast<int>(kFiguresWidth * textSettings().scale), needed));
}

// The element's place, both values, and a link that pins it.
QString ComparisonFigures::worstHtml(const QString& what, const ElementDifference& found) const
{
    const RunResult& shown = *m_document->shown();
    const TensorDesc& output = shown.plan.output;
    const auto line = [&](char letter, uint64_t bits) {
        return QStringLiteral("%1 %2  %3")
            .arg(QLatin1Char(letter))
            .arg(QString::fromStdString(toText(output.dataType, bits)),
                 QString::fromStdString(toHex(output.dataType, bits)));
    };
    QString values =
        tr("%1\n%2\nA − B %3  ULP %4")
            .arg(line('A', found.aBits), line('B', found.bBits), differenceText(found), ulpText(found.ulp));
    if (const auto allowed = allowedDifference(shown.plan, shown.input, shown.tolerance, found))
        values += QLatin1Char('\n') + tr("allowed %1").arg(QLocale::c().toString(*allowed, 'g', 4));
    return QStringLiteral("<span style=\"font-family:'%1'\">%2</span> &nbsp;<a href='%3'>%4</a><br>"
                          "<span style=\"font-family:'%1'; white-space:pre\">%5</span>")
        .arg(dataFont().family(), what.arg(coordinateText(output.sizes, found.element)).toHtmlEscaped())
        .arg(found.element)
        .arg(tr("Go there"), linesHtml(values));
}

void ComparisonFigures::setQuality(const QString& words)
{
    if (std::exchange(m_quality, words) != words && m_document->shown() && m_document->shown()->judged())
        showResult();
}

DifferenceView::DifferenceView(const TabParts& parts)
    : Tab(parts)
    , m_model(new TableModel({{.title = tr("at"), .isNumber = false}, {tr("A")}, {tr("B")}, {tr("A − B")}, {tr("ULP")}},
                             this))
    , m_tolerance(new ToleranceEditor)
    , m_loader(m_document)
    , m_alikeWorker([](const Pair& pair, Message& answer,
                       const auto& control) { answer = alikeness(pair.first, pair.second, control.stop); },
                    {.answered = [this](const Pair&, const Reply<Message>& reply) {
                        m_alike = inWindowLanguage(reply.answer);
                        showQuality();
                    }})
{
    auto* page = new QWidget(this);
    auto* columns = newLayout<QHBoxLayout>(nullptr, {}, 16);
    columns->addWidget(m_figures);
    columns->addWidget(makePictures(), 1);
    auto* rows = newLayout<QVBoxLayout>(page, {12, 8, 16, 8}, 8);
    rows->addWidget(m_tolerance);
    rows->addLayout(columns, 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(page);
    auto* answer = new QScrollArea(this);
    answer->setAccessibleName(tr("Answer about B"));
    fillWithText(answer, m_answer);
    m_answer->setObjectName(QStringLiteral("answer"));
    m_answer->setMargin(12);
    m_stack->addWidget(answer);
    connect(m_answer, &QLabel::linkActivated, this, [this](const QString& link) {
        m_answer->clear();
        refresh();
        if (link == kOffer)
            emit answerTaken();
    });
    connect(m_document, &Document::shownChanged, m_answer, &QLabel::clear);

    connect(m_tolerance, &ToleranceEditor::edited, this, [this](const Tolerance& tolerance, int gesture) {
        m_document->setTolerance(tolerance, gesture == 0 ? QString() : QStringLiteral("tolerance%1").arg(gesture));
    });
    connect(m_tolerance, &ToleranceEditor::defaultChosen, this, [this] { m_document->setTolerance({}); });
    connect(&m_loader, &DifferenceLoader::ready, this,
            [this](const std::optional<TensorView::Overlay>& overlay, const Message& words) {
                m_quality = overlay ? words : Message();
                showQuality();
                m_view->setOverlayOnly(overlay ? tr("The difference appears here after a run.")
                                               : inWindowLanguage(words));
                m_view->setOverlay(overlay);
            });
    follow(m_document,
           {&Document::shownChanged, &Document::causeChanged, &Document::enginesChanged, &Document::caseChanged,
            &Document::toleranceChanged, &Document::runStateChanged},
           [this] { refresh(); });
    follow(m_dimmer, {&StaleDimmer::changed}, [this] { refresh(); });
    connect(m_document, &Document::picksChanged, this, &DifferenceView::selectPinned);
    whenever({QEvent::Resize}, this, this,
             [this] { m_figures->setVisible(width() >= kLeastBeside * textSettings().scale); });
}

// The list, the map or the histogram, with a caption above it.
QWidget* DifferenceView::makePictures()
{
    auto* pictures = new QWidget(this);
    m_mismatchTitle->setFont(demiBold(m_mismatchTitle->font()));
    m_mismatchTitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_parts = new SegmentedControl(this);
    m_parts->addSegment(tr("List"), tr("The elements beyond the tolerance."));
    m_parts->addSegment(tr("Map"), tr("Where A and B differ."));
    m_parts->addSegment(tr("Histogram"), tr("How many elements differ by how much."));
    m_parts->setAccessibleName(tr("List, map or histogram"));
    m_parts->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_parts, &SegmentedControl::chosen, this, [this](int part) {
        m_chosen = Part(part);
        showPart();
    });
    m_kinds = differenceKindBox(this);
    connect(m_kinds, &QComboBox::activated, this, &DifferenceView::showPart);
    m_enlarge = iconButton(QStringLiteral("compare"), tr("Compare in the middle of the window"));
    m_enlarge->setToolTip(tr("Compare in the middle of the window: side by side, wipe, flip, blend (C)"));
    connect(m_enlarge, &QToolButton::clicked, this, &DifferenceView::enlargeRequested);
    m_histogram->setFrameShape(QFrame::NoFrame);
    describe(m_histogram, tr("Histogram of the differences"), tr("Both scales are logarithmic"));
    auto* rows = newLayout<QVBoxLayout>(pictures, {0, 0, 0, 0}, 4);
    auto* bar = newLayout<QHBoxLayout>(nullptr, {}, 8);
    bar->addWidget(m_mismatchTitle, 1);
    addWidgets(bar, {m_order, m_kinds, m_parts, m_enlarge});
    rows->addLayout(bar);
    m_part = new QStackedLayout;
    for (QWidget* part : {makeMismatches(), makeMap(), static_cast<QWidget*>(m_histogram)})
        m_part->addWidget(part);
    rows->addLayout(m_part, 1);
    return pictures;
}

QWidget* DifferenceView::makeMismatches()
{
    const auto addOrder = [this](const QString& name, const QString& tip) {
        m_order->addItem(name);
        m_order->setItemData(m_order->count() - 1, tip, Qt::ToolTipRole);
    };
    addOrder(tr("|A − B|"), tr("The largest |A − B| first. F8 and Shift+F8 step through the list."));
    addOrder(tr("Position"), tr("In the order of the tensor. F8 and Shift+F8 step through the list."));
    m_order->setAccessibleName(tr("Order of the mismatches"));
    connect(m_order, &QComboBox::activated, this, [this] {
        listMismatches();
        showMismatches(*m_document->shown()->judged());
        selectPinned();
    });
    m_mismatches = numberTable(m_model, this);
    m_mismatches->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_mismatches->horizontalHeader()->setResizeContentsPrecision(kMeasuredRows);
    m_mismatches->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_mismatches->horizontalHeader()->setStretchLastSection(true);
    const auto jump = [this](const QModelIndex& index) {
        m_document->pin(Pick{Side::Output, m_listed[size_t(index.row())].element});
    };
    connect(m_mismatches, &QTableView::clicked, this, jump);
    connect(m_mismatches, &QTableView::activated, this, jump);
    return m_mismatches;
}

QWidget* DifferenceView::makeMap()
{
    m_view = new TensorView(m_document, Side::Output, this); // it draws its own legend
    m_view->setAccessibleName(tr("Map of the differences"));
    m_view->setOverlayOnly(tr("The difference appears here after a run."));
    return m_view;
}

void DifferenceView::setMapElsewhere(bool elsewhere)
{
    m_elsewhere = elsewhere;
    m_enlarge->setVisible(!elsewhere);
    showPart();
}

// Goes round the ends. Without a pinned element of the list it begins at the first or the last.
std::optional<uint64_t> DifferenceView::step(int direction)
{
    listMismatches(); // the list may not have been shown yet
    if (m_listed.empty())
        return {};
    const std::optional<size_t> row = pinnedRow();
    const size_t count = m_listed.size(), next = row ? *row + count + size_t(direction) : direction > 0 ? 0 : count - 1;
    return m_listed[next % count].element;
}

std::optional<size_t> DifferenceView::pinnedRow() const
{
    const std::optional<Pick> pin = m_document->pinned();
    if (!pin || pin->side != Side::Output)
        return {};
    const auto found = std::ranges::find(m_listed, pin->element, &ElementDifference::element);
    return found == m_listed.end() ? std::nullopt : std::optional(size_t(found - m_listed.begin()));
}

void DifferenceView::selectPinned()
{
    const std::optional<size_t> row = pinnedRow();
    if (!row)
        return m_mismatches->clearSelection();
    if (m_mismatches->currentIndex().row() != int(*row) || !m_mismatches->selectionModel()->hasSelection())
        m_mismatches->selectRow(int(*row));
}

void DifferenceView::listMismatches()
{
    const RunResult* shown = m_document->shown();
    const Comparison* judged = shown ? shown->judged() : nullptr;
    const int order = m_order->currentIndex();
    m_listed.clear();
    if (judged)
        m_listed = order == ByDifference ? judged->largest : judged->mismatches;
    std::vector<TableRow> rows;
    for (const ElementDifference& at : m_listed) {
        const DataType type = shown->plan.output.dataType;
        const auto hex = [type](uint64_t bits) { return QString::fromStdString(toHex(type, bits)); };
        const auto text = [type](uint64_t bits) { return QString::fromStdString(toText(type, bits)); };
        rows.push_back({.cells = {coordinateText(shown->plan.output.sizes, at.element), text(at.aBits), text(at.bBits),
                                  differenceText(at), ulpText(at.ulp)},
                        .tip = tr("A %1\nB %2").arg(hex(at.aBits), hex(at.bBits))});
    }
    m_model->setRows(std::move(rows));
}

void DifferenceView::showPart()
{
    const RunResult* shown = m_document->shown();
    const bool isRefused = shown && !shown->comparison; // then there is no difference to draw
    const bool offered[] = {!m_listed.empty(), !m_elsewhere && !isRefused, true};
    for (const Part each : {List, Map, Histogram})
        m_parts->setOffered(each, offered[each]);
    const auto first = int(std::ranges::find(offered, true) - offered);
    const int part = offered[m_chosen] ? int(m_chosen) : first;
    m_parts->setCurrent(part);
    m_parts->setVisible(offered[List] || offered[Map]);
    m_part->setCurrentIndex(part);
    m_order->setVisible(part == List && m_listed.size() > 1);
    m_kinds->setVisible(part == Map);
    if (part == Map && isVisible() && m_loader.request(DifferenceKind(m_kinds->currentIndex())))
        m_quality = {}; // it is not this result's
    showQuality();
}

void DifferenceView::setAnswer(const QStringList& paragraphs, const QString& offer)
{
    QString html = QStringLiteral("<b>%1</b>").arg(paragraphs.front().toHtmlEscaped());
    for (const QString& each : paragraphs.mid(1))
        html += QStringLiteral("<p>%1</p>").arg(each.toHtmlEscaped());
    const QString link = QStringLiteral("<a href='%1'>%2</a> &nbsp; ");
    html += offer.isEmpty() ? QString() : link.arg(kOffer, offer);
    m_answer->setText(html + link.arg(QStringLiteral("back"), tr("Back to the comparison")));
    refresh();
}

// A map of SSIM or FLIP has a figure that replaces the general one.
void DifferenceView::showQuality()
{
    const QString words = m_parts->current() == Map ? inWindowLanguage(m_quality) : QString();
    m_figures->setQuality(words.isEmpty() ? m_alike : words);
    m_view->setToolTip(words); // the figures may have no room
}

void DifferenceView::measureAlikeness()
{
    const RunResult& shown = *m_document->shown();
    const bool isPair = shown.comparison && shown.b;
    if (isPair && m_alikeOf && sameMemory(m_alikeOf->first, *shown.a) && sameMemory(m_alikeOf->second, *shown.b))
        return;
    m_alike.clear();
    m_alikeOf.reset();
    if (!isPair) {
        showQuality();
        return m_alikeWorker.cancel();
    }
    m_alikeOf.emplace(*shown.a, *shown.b);
    m_alikeWorker.request(*m_alikeOf);
}

QString DifferenceView::emptyText() const
{
    if (m_document->engineB().isEmpty())
        return tr("One engine runs: there is nothing to compare with.\n"
                  "Choose a second one as B, at the top of the window, or drop a file there.");
    if (tessera::isPending(*m_document, m_dimmer->isDimmed()))
        return verdictText(*m_document, m_dimmer->isDimmed()).words;
    if (!m_document->dataError().isEmpty() || !m_document->runError().isEmpty())
        return (noOutput(0) + u'\n' + reportOf(*m_document)).trimmed();
    if (const RunResult* shown = m_document->shown(); shown && shown->failure)
        return (noOutput(1) + u'\n' + reportOf(*m_document)).trimmed();
    if (const RunResult* shown = m_document->shown(); shown && !shown->refusal.isEmpty())
        return tr("A and B %1.\nThey can be looked at side by side: press C.").arg(inWindowLanguage(shown->refusal));
    return verdictText(*m_document).words;
}

void DifferenceView::refresh()
{
    const RunResult* shown = m_document->shown();
    const bool failed = !m_document->dataError().isEmpty() || !m_document->runError().isEmpty();
    const bool compared = shown && shown->judged() && !failed && !tessera::isPending(*m_document, m_dimmer->isDimmed());
    m_stack->setCurrentIndex(!m_answer->text().isEmpty() ? 2 : compared ? 1 : 0);
    m_empty->setText(emptyText());
    listMismatches();
    if (!compared)
        return;
    m_tolerance->setTolerance(m_document->tolerance(), m_document->toleranceIsChosen(), shown->plan);
    m_histogram->setHtml(tr("Elements by ULP") + ulpHistogram(*shown->judged()));
    m_figures->showResult();
    showMismatches(*shown->judged());
    selectPinned();
    measureAlikeness();
}

void DifferenceView::showMismatches(const Comparison& comparison)
{
    const size_t listed = comparison.mismatches.size();
    const QString listedOf = m_order->currentIndex() == ByPosition ? tr("The first %1 of %2 beyond the tolerance")
                                                                   : tr("The worst %1 of %2 beyond the tolerance");
    const QString title = listed < comparison.beyond ? listedOf.arg(countText(listed), countText(comparison.beyond))
                                                     : tr("%1 beyond the tolerance").arg(countText(listed));
    m_mismatchTitle->setText(title);
    describe(m_mismatchTitle, title);
    m_mismatches->setAccessibleName(title);
    showPart();
}

} // namespace tessera
