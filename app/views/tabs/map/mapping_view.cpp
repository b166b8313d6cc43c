// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/mapping_view.h"

#include "app/base/controls/axis_editor.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/overlays.h"
#include "app/base/controls/table_model.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/element_texts.h"
#include "engine/core/tensor/value.h"

#include <QApplication>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>

#include <algorithm>
#include <array>
#include <functional>

namespace tessera {

namespace {

double valueAt(const Tensor& tensor, uint64_t element)
{
    return toDouble(tensor.desc.dataType, tensor.bits(element));
}

// A value in the digits of a tensor's values. Parts of integers have fractions.
QString textLike(DataType type, double value)
{
    const DataType shown = isFloat(type) ? type : DataType::Float32;
    return QString::fromStdString(toText(shown, fromDouble(shown, value)));
}

} // namespace

// The partners of one element as rows: where each lies, its value, its weight, and what that gives. The coordinates
// come first, a column for each axis.
class PartnersModel : public TableModel {
    Q_DECLARE_TR_FUNCTIONS(tessera::PartnersModel)

public:
    PartnersModel(Document* document, QObject* parent)
        : TableModel({}, parent)
        , m_document(document)
    {
        connect(document, &Document::shownChanged, this, [this] { setPick({}, {}); }); // they are the former result's
    }

    // Leaves hidden partners of an input out.
    void setPick(std::optional<Pick> pick, const std::function<bool(uint64_t output)>& isHidden)
    {
        m_pick = m_document->shown() ? pick : std::nullopt;
        m_partners = m_pick ? m_document->partners(*m_pick) : Partners{};
        m_hidesSome = false;
        if (m_pick && m_pick->side == Side::Input) {
            const auto hidden =
                std::erase_if(m_partners.list, [&](const Partner& each) { return isHidden(each.element); });
            m_partners.count -= hidden;
            m_hidesSome = hidden > 0;
        }
        const Tensor* tensor = m_document->tensor(side());
        const size_t rank = tensor ? tensor->desc.sizes.size() : 0;
        std::vector<TableColumn> columns;
        for (size_t at = 0; at < rank; at++)
            columns.push_back({.title = axisName(axisOfDimension(at, rank)), .axis = axisOfDimension(at, rank)});
        for (const QString& title : {tr("value"), tr("weight"), tr("part")})
            columns.push_back({.title = title});
        std::vector<TableRow> rows;
        for (const Partner& partner : m_partners.list)
            rows.push_back(rowOf(partner));
        reset(std::move(columns), std::move(rows));
    }

    const Partners& partners() const { return m_partners; }
    bool hidesSome() const { return m_hidesSome; }

    // The partner, as something to pin.
    std::optional<Pick> pickAt(int row) const
    {
        if (row < 0 || row >= rowCount())
            return {};
        return Pick{side(), m_partners.list[size_t(row)].element};
    }

    // The characters of the longest ordinary text.
    int characters(int column) const
    {
        constexpr int kWeight = 10, kPart = 12; // "0.00012345"; a part of integers
        const TensorDesc& desc = m_document->tensor(side())->desc;
        if (size_t(column) < desc.sizes.size())
            return std::max(2, int(QString::number(desc.sizes[size_t(column)] - 1).size()));
        const int value = valueWidth(desc.dataType);
        return std::array{value, kWeight, std::max(kPart, value)}[size_t(column) - desc.sizes.size()];
    }

    double weightSum() const
    {
        double sum = 0;
        for (const Partner& partner : m_partners.list)
            sum += partner.weight;
        return sum;
    }

    QString contributionSumText() const
    {
        if (m_partners.list.size() == 1)
            return contributionText(m_partners.list.front());
        double sum = 0;
        for (const Partner& partner : m_partners.list)
            sum += contribution(partner);
        return textLike(m_document->tensor(Side::Input)->desc.dataType, sum);
    }

private:
    TableRow rowOf(const Partner& partner) const
    {
        // The values of targets are those of the engine whose map is shown.
        const Tensor* values = side() == Side::Output ? m_document->mapOutput() : m_document->tensor(Side::Input);
        TableRow row{.tip = tr("Click to pin this element.")};
        for (const uint32_t at : coordinates(m_document->tensor(side())->desc.sizes, partner.element))
            row.cells << QString::number(at);
        row.cells << (values ? valueText(*values, partner.element) : QStringLiteral("–"))
                  << QLocale::c().toString(partner.weight, 'g', 5) << contributionText(partner);
        return row;
    }

    // The side of the partners.
    Side side() const { return m_pick && m_pick->side == Side::Input ? Side::Output : Side::Input; }

    // The input element of the two.
    uint64_t readBy(const Partner& partner) const
    {
        return m_pick->side == Side::Output ? partner.element : m_pick->element;
    }

    // weight · the value that is read
    double contribution(const Partner& partner) const
    {
        return partner.weight * valueAt(*m_document->tensor(Side::Input), readBy(partner));
    }

    // A contribution has as many digits as the tensor's values.
    QString contributionText(const Partner& partner) const
    {
        const Tensor& input = *m_document->tensor(Side::Input);
        return partner.weight == 1 ? valueText(input, readBy(partner))
                                   : textLike(input.desc.dataType, contribution(partner));
    }

    Document* m_document;
    std::optional<Pick> m_pick;
    Partners m_partners;
    bool m_hidesSome = false;
};

namespace {

constexpr double kFormulaText = 0.89; // a share of the window's text: the example's longest line in 1280 pixels
constexpr double kTitleText = 1.25;
constexpr int kLeastWordsDigits = 28, kMostWordsDigits = 84; // digits in a line: wrapped once, still read well

QString coordinateHtml(std::span<const uint32_t> sizes, uint64_t element)
{
    return sizesRichText(coordinates(sizes, element)).replace('{', '(').replace('}', ')');
}

// "reads (0,5,1,1)", and where that is another one, in its colour "right (0,2,1,1)"; the rearrangement as einops has
// it.
QString foundHtml(const ProbedMap& found, uint64_t output)
{
    const auto line = [](const QString& name, const QString& text, Role role) {
        return tinted(name + u' ' + text.toHtmlEscaped(), role);
    };
    const Xray& xray = found.xray;
    const TensorDesc& input = xray.right.input;
    const bool differs = found.differs[output];
    QStringList lines{
        line(MappingView::tr("reads"), sourcesText(sources(xray, output), input), differs ? Role::Bad : Role::Good)};
    if (differs)
        lines << line(MappingView::tr("right"), sourcesText(sources(xray.right, output), input), Role::Good);
    if (xray.isSame && !xray.rearrangement.empty()) // the findings say it of another map
        lines << line(MappingView::tr("is"), QString::fromStdString(xray.rearrangement), Role::SecondaryText);
    return lines.join(QStringLiteral("<br>"));
}

} // namespace

MappingView::MappingView(const TabParts& parts)
    : Tab(parts)
    , m_model(new PartnersModel(parts.document, this))
    , m_empty(placeholder(tr("Hover a cell, or click to pin it"), this))
{
    auto* columns = newLayout<QHBoxLayout>(m_page, {12 - kRingRoom, 8, 12, 8}, 12);
    columns->addWidget(makeWords(), 1);
    columns->addWidget(makePartners(), 1);
    columns->addWidget(m_addresses, 0, Qt::AlignTop);
    columns->addStretch(); // takes what is left where the columns are as wide as can be read
    m_addresses->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_addresses->setToolTip(
        QStringList{tr("The coordinate on each axis."), tr("The value, as short as it reads back equal."),
                    tr("The bits of the value."),
                    tr("The number of the element in logical order: row-major over the sizes, whatever the strides."),
                    tr("Where it lies in the buffer, in elements: the sum of coordinate times stride."),
                    tr("Where it lies in the buffer, in bytes.")}
            .join(QLatin1Char('\n')));
    fillArea(m_scroll, m_page); // new texts under a moving mouse then do not lay the whole window out
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_page->setAutoFillBackground(false);
    m_scroll->hide();
    addWidgets(newLayout<QVBoxLayout>(this, {0, 0, 0, 0}), {m_scroll, m_empty});
    follow(m_document, {&Document::picksChanged, &Document::shownChanged}, [this] { refresh(); });
    follow(m_display, {&TensorDisplay::stepChanged}, [this] { refresh(); });
}

QWidget* MappingView::makeWords()
{
    fillWithText(m_wordsArea, m_words);
    m_words->setContentsMargins(kRingRoom, 0, 0, 0);
    const int digit = QFontMetrics(dataFont()).horizontalAdvance('0');
    m_wordsArea->setMinimumWidth(kRingRoom + kLeastWordsDigits * digit);
    m_wordsArea->setMaximumWidth(kMostWordsDigits * digit);
    return m_wordsArea;
}

QWidget* MappingView::makePartners()
{
    auto* part = new QWidget(this);
    m_partnersTitle = heading({}, part);
    m_table = numberTable(m_model, part);
    m_table->horizontalHeader()->setMinimumSectionSize(24);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // else it pushes the sums out of sight
    m_sum = secondaryLabel({}, part);
    m_sum->setFont(dataFont(m_sum->font().pointSizeF()));
    auto* rows = newLayout<QVBoxLayout>(part, {0, 0, 0, 0}, 4);
    rows->addWidget(m_partnersTitle);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_sum);
    m_story = new StoryView(m_document, part);
    rows->addSpacing(4);
    rows->addWidget(m_story, 1);
    whenChosen(m_table, [this](int row) {
        const std::optional<Pick> pick = m_model->pickAt(row);
        m_document->hover({});
        m_document->pin(pick);
    });
    return part;
}

// While the player has not filled the pinned output, the output that it filled last is explained.
std::optional<Pick> MappingView::explained() const
{
    const std::optional<Pick> pick = m_document->shown() ? m_document->active() : std::nullopt;
    if (!pick || pick->side == Side::Input || !isPending(pick->element))
        return pick;
    const std::optional<PlaybackState::Now>& now = m_display->step()->now;
    const bool isFilled = now && !isPending(now->first); // else it is the output of a question
    return isFilled && !m_document->hovered() ? std::optional(Pick{Side::Output, now->first}) : std::nullopt;
}

void MappingView::refresh()
{
    const std::optional<Pick> pick = explained();
    m_empty->setText(m_document->shown() && m_document->active() ? tr("The player has not filled this output yet")
                                                                 : tr("Hover a cell, or click to pin it"));
    const auto isHidden = [this](uint64_t output) { return isPending(output); };
    m_model->setPick(pick, isHidden);
    m_empty->setVisible(!pick);
    m_scroll->setVisible(pick.has_value());
    if (!pick)
        return;
    const ElementPair pair = pairOf(*m_document, *pick, isHidden);
    showWords(*pick, pair.output);
    showPartners(*pick);
    showAddresses(pair.input, pair.output);
}

// The element; where it comes from: the formula, or what the engine was found to read beside what is right; then the
// same in words.
void MappingView::showWords(const Pick& pick, std::optional<uint64_t> output)
{
    const RunResult& shown = *m_document->shown();
    const ProbedMap* found = m_document->showsProbedMap() ? m_document->probedMap() : nullptr;
    const Tensor* tensor = pick.side == Side::Output ? m_document->mapOutput() : m_document->tensor(Side::Input);
    const QString side = pick.side == Side::Output ? tr("output") : tr("input");
    const QString title = QStringLiteral("%1 %2 = <b>%3</b>")
                              .arg(side, coordinateHtml(m_document->tensor(pick.side)->desc.sizes, pick.element),
                                   tensor ? valueText(*tensor, pick.element) : tr("none"));
    QString formula;
    if (output)
        formula = found ? foundHtml(*found, *output) : formulaHtml(explain(shown.c.op, shown.plan, *output).formula);
    QStringList sentences;
    if (found)
        for (const Message& sentence : found->xray.findings)
            sentences << inWindowLanguage(sentence).toHtmlEscaped();
    else
        sentences << (m_model->hidesSome() ? tr("The player has not filled every output that reads this element yet.")
                                           : pickSentence(*m_document, pick))
                         .toHtmlEscaped();
    const auto paragraph = [](const QString& html, const QFont& font) {
        return QStringLiteral("<p style=\"margin:0 0 8px 0; font-family:'%1'; font-size:%2pt\">%3</p>")
            .arg(font.family())
            .arg(font.pointSizeF())
            .arg(html);
    };
    const double size = font().pointSizeF();
    m_words->setText(paragraph(title, dataFont(size * kTitleText)) + paragraph(formula, dataFont(size * kFormulaText))
                     + paragraph(sentences.join(QStringLiteral("<br>")), font()));
    if (tensor)
        setValueTip(m_words, *tensor, pick.element);
    m_wordsArea->setAccessibleName(sentences.join(QLatin1Char('\n')));
}

// A permutation has one partner: the table needs a row, and the rest is the story's.
void MappingView::showPartners(const Pick& pick)
{
    const Partners& partners = m_model->partners();
    const bool isOutput = pick.side == Side::Output;
    const int plural = pluralNumber(partners.count);
    m_partnersTitle->setText((isOutput ? tr("%1 sources", nullptr, plural) : tr("%1 targets", nullptr, plural))
                                 .arg(countText(partners.count)));
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
    m_story->setElement(m_model->hidesSome() ? std::nullopt : std::optional(pick)); // it tells where the element goes
    const bool hasStory = m_story->hasStory();
    m_story->setVisible(hasStory);
    m_sum->setVisible(!hasStory);
    const int aRow = m_table->horizontalHeader()->height() + m_table->verticalHeader()->defaultSectionSize() + 2;
    m_table->setMinimumHeight(aRow);
    m_table->setMaximumHeight(hasStory ? aRow : QWIDGETSIZE_MAX);
}

// Where both elements lie. The output's are those of the engine whose map is shown.
void MappingView::showAddresses(std::optional<uint64_t> input, std::optional<uint64_t> output)
{
    const QString title = m_document->showsProbedMap() ? tr("Output of %1").arg(foundSide(*m_document)) : tr("Output");
    const auto head = [](const QString& words) {
        return QStringLiteral("<b style=\"font-family:'%1'\">%2</b>").arg(QApplication::font().family(), words);
    };
    std::vector<QStringList> rows{{QString(), head(tr("Input")), head(title)},
                                  {tr("at")},
                                  {tr("value")},
                                  {tr("bits")},
                                  {tr("element")},
                                  {tr("offset")},
                                  {tr("byte")}};
    const auto add = [&](const Tensor* tensor, std::optional<uint64_t> element) {
        QStringList cells(6, QStringLiteral("–"));
        if (tensor && element) {
            const uint64_t offset = offsetOf(tensor->desc, *element);
            cells = {coordinateHtml(tensor->desc.sizes, *element).replace(QStringLiteral(", "), QStringLiteral(",")),
                     valueText(*tensor, *element),
                     hexText(*tensor, *element),
                     countText(*element),
                     countText(offset),
                     countText(offset * elementBytes(tensor->desc.dataType))};
        }
        for (size_t row = 0; row < size_t(cells.size()); ++row)
            rows[row + 1] << cells[qsizetype(row)];
    };
    add(m_document->tensor(Side::Input), input);
    add(m_document->mapOutput(), output);
    // Room for ordinary values and addresses: the columns do not move under the mouse.
    m_addresses->setText(
        tableHtml(rows, "nrr", QFontMetrics(dataFont()).horizontalAdvance(QStringLiteral("0x00000000"))));
}

} // namespace tessera
