// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/mapping_view.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/overlays.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/tensor/canvas/pick_sentence.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/views/tabs/map/address_table.h"
#include "app/views/tabs/map/formula_html.h"
#include "app/views/tabs/map/partners_model.h"
#include "app/views/tabs/map/story_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kFormulaText = 0.89; // a share of the window's text: the example's longest line in 1280 pixels
constexpr int kLeastFormulaDigits = 28, kMostFormulaDigits = 84; // digits in a line: wrapped once, still read well

// As wide as there is room. It remembers its height: laying the page out asks for it many times, and each answer shapes
// the whole text again.
class ProseLabel : public QLabel {
public:
    using QLabel::QLabel;

    QSize sizeHint() const override { return {0, heightForWidth(width())}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

    int heightForWidth(int width) const override
    {
        if (width != m_width || text() != m_text || font() != m_font) {
            m_width = width;
            m_text = text();
            m_font = font();
            m_height = QLabel::heightForWidth(width);
        }
        return m_height;
    }

private:
    mutable int m_width = -1, m_height = 0;
    mutable QString m_text;
    mutable QFont m_font;
};

QLabel* selectableLabel(QWidget* parent)
{
    auto* label = new ProseLabel(parent);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    return label;
}

} // namespace

MappingView::MappingView(Document* document, QWidget* parent)
    : Tab(document, parent)
    , m_model(new PartnersModel(document, this))
    , m_empty(placeholder(tr("Hover a cell, or click to pin it"), this))
{
    auto* columns = newLayout<QHBoxLayout>(m_page, {12 - kRingRoom, 8, 12, 8}, 12);
    columns->addWidget(makeFormula(), 1);
    columns->addWidget(makePartners(), 1);
    m_addresses = new AddressTable(m_page);
    columns->addWidget(m_addresses);
    columns->addStretch(); // takes what is left where the columns are as wide as can be read
    m_scroll->setWidget(m_page); // which keeps new texts, under a moving mouse, from laying the whole window out
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_page->setAutoFillBackground(false);
    m_scroll->hide();
    addWidgets(newLayout<QVBoxLayout>(this, {0, 0, 0, 0}), {m_scroll, m_empty});

    follow({&Document::picksChanged, &Document::shownChanged}, [this] { refresh(); });
}

QWidget* MappingView::makeFormula()
{
    auto* content = new QWidget(this);
    m_title = selectableLabel(content);
    QFont large = dataFont(font().pointSizeF() * 1.25);
    m_title->setFont(large);
    m_formula = selectableLabel(content);
    m_formula->setFont(dataFont(font().pointSizeF() * kFormulaText));
    m_sentence = selectableLabel(content);
    auto* rows = newLayout<QVBoxLayout>(content, {kRingRoom, 0, 0, 0}, 8);
    rows->addWidget(m_title);
    rows->addWidget(m_formula);
    rows->addWidget(m_sentence);
    rows->addStretch();
    auto* area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    stopWhereItScrolls(area);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    const int digit = QFontMetrics(dataFont()).horizontalAdvance('0');
    area->setMinimumWidth(kRingRoom + kLeastFormulaDigits * digit);
    area->setMaximumWidth(kMostFormulaDigits * digit);
    m_formulaArea = area;
    return area;
}

QWidget* MappingView::makePartners()
{
    auto* part = m_partners = new QWidget(this);
    m_partnersTitle = heading({}, part);
    m_table = numberTable(m_model, part);
    m_table->horizontalHeader()->setMinimumSectionSize(24);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sum = secondaryLabel({}, part);
    m_sum->setFont(dataFont(m_sum->font().pointSizeF()));
    auto* rows = newLayout<QVBoxLayout>(part, {0, 0, 0, 0}, 4);
    rows->addWidget(m_partnersTitle);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_sum);
    m_story = new StoryView(m_document, part);
    rows->addSpacing(4);
    rows->addWidget(m_story, 1);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) { jump(index.row()); });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) { jump(index.row()); });
    return part;
}

void MappingView::setDisplay(const TensorDisplay& display)
{
    m_display = &display;
    connect(&display, &TensorDisplay::stepChanged, this, [this] {
        if (isVisible())
            refresh();
    });
}

// While a pinned output is to come, the output that the player filled last stands for it.
std::optional<Pick> MappingView::told() const
{
    const std::optional<Pick> pick = m_document->shown() ? m_document->active() : std::nullopt;
    if (!pick || pick->side == Side::Input || !isPending(pick->element))
        return pick;
    const std::optional<PlaybackState::Now>& now = m_display->step()->now;
    const bool isFilled = now && !isPending(now->first); // else it is what is asked about
    return isFilled && !m_document->hovered() ? std::optional(Pick{Side::Output, now->first}) : std::nullopt;
}

void MappingView::refresh()
{
    const std::optional<Pick> pick = told();
    m_empty->setText(m_document->shown() && m_document->active() ? tr("The player has not filled this output yet")
                                                                 : tr("Hover a cell, or click to pin it"));
    m_model->setPick(pick);
    m_empty->setVisible(!pick);
    m_scroll->setVisible(pick.has_value());
    if (!pick)
        return;
    const auto toCome = [this](uint64_t output) { return isPending(output); };
    const uint64_t all = m_model->partners().count;
    if (pick->side == Side::Input && m_display && m_display->step())
        m_model->leaveOut(toCome);
    m_isHidden = m_model->partners().count < all;
    const ElementPair pair = pairOf(*m_document, *pick, toCome);
    showFormula(*pick, pair.output);
    showPartners(*pick);
    showStory(*pick);
    // The addresses are those of the engine whose map is shown.
    m_addresses->setOutputName(m_document->showsProbedMap() ? tr("Output of %1").arg(foundSide(*m_document))
                                                            : tr("Output"));
    m_addresses->setPlaces({pair.input ? m_document->tensor(Side::Input) : nullptr, pair.input.value_or(0)},
                           {pair.output ? m_document->mapOutput() : nullptr, pair.output.value_or(0)});
}

void MappingView::showFormula(const Pick& pick, std::optional<uint64_t> output)
{
    if (m_document->showsProbedMap())
        return showFound(pick, output);
    const Tensor& tensor = *m_document->tensor(pick.side);
    const QString side = pick.side == Side::Output ? tr("output") : tr("input");
    m_title->setText(
        QStringLiteral("%1 %2 = <b>%3</b>")
            .arg(side, coloredCoordinate(tensor.desc.sizes, pick.element), valueText(tensor, pick.element)));
    setValueTip(m_title, tensor, pick.element);
    m_formula->setVisible(output.has_value());
    m_sentence->setText(m_isHidden ? tr("The player has not filled every output that reads this element yet.")
                                   : pickSentence(*m_document, pick));
    m_formulaArea->setAccessibleName(m_sentence->text());
    if (!output)
        return;
    const RunResult& shown = *m_document->shown();
    m_formula->setText(formulaHtml(explain(shown.c.op, shown.plan, *output).formula));
}

void MappingView::showPartners(const Pick& pick)
{
    const Partners& partners = m_model->partners();
    const bool isOutput = pick.side == Side::Output;
    const QString count = countText(partners.count);
    const int plural = pluralNumber(partners.count);
    m_partnersTitle->setText(
        (isOutput ? tr("%1 sources", nullptr, plural) : tr("%1 targets", nullptr, plural)).arg(count));
    m_table->setAccessibleName(m_partnersTitle->text());
    QStringList sums{tr("Σ weight %1").arg(QLocale::c().toString(m_model->weightSum(), 'g', 7))};
    if (isOutput)
        sums << tr("Σ part %1").arg(m_model->contributionSumText());
    if (partners.list.size() < partners.count)
        sums << tr("of the first %1").arg(countText(partners.list.size()));
    m_sum->setText(sums.join(QStringLiteral("   ")));
    // The columns have what the values of a type need, and not those that are there: nothing moves under the mouse.
    std::vector<int> needs;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        needs.push_back(columnNeed(*m_table, column, m_model->characters(column)));
        m_table->setColumnWidth(column, needs.back());
    }
    m_table->setMinimumWidth(tableNeed(*m_table, needs));
}

// A permutation has one partner: the table needs a row, and the rest is the story's.
void MappingView::showStory(const Pick& pick)
{
    m_story->setElement(m_isHidden ? std::nullopt : std::optional(pick)); // it says where the element goes
    const bool told = m_story->hasStory();
    m_story->setVisible(told);
    m_sum->setVisible(!told);
    m_table->setMaximumHeight(told ? m_table->horizontalHeader()->height()
                                      + m_table->verticalHeader()->defaultSectionSize() + 2
                                   : QWIDGETSIZE_MAX);
}

void MappingView::jump(int row)
{
    if (const std::optional<Pick> pick = m_model->pickAt(row)) {
        m_document->hover({});
        m_document->pin(pick);
    }
}

namespace {

// "reads (0,5,1,1)", and where that is another one, in its colour "right (0,2,1,1)"; the rearrangement as einops has
// it.
QString foundHtml(const ProbedMap& found, uint64_t output)
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
    if (xray.isSame && !xray.rearrangement.empty()) // for another map the findings have it
        lines << line(MappingView::tr("is"), QString::fromStdString(xray.rearrangement), Role::SecondaryText);
    return lines.join(QStringLiteral("<br>"));
}

} // namespace

// What the engine does: what it reads beside what is right, what that rearranges, and the findings.
void MappingView::showFound(const Pick& pick, std::optional<uint64_t> output)
{
    const ProbedMap& found = *m_document->probedMap();
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
