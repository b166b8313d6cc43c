// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/panes/display_panel.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr QSize kSwatch(28, 16);
constexpr int kByValue = -1, kMixed = -2; // beside the traits

class Swatch : public QWidget {
public:
    Swatch(CellMark mark, QWidget* parent)
        : QWidget(parent)
        , m_mark(mark)
    {
        setFixedSize(kSwatch);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        if (!isEnabled())
            painter.setOpacity(0.35);
        paintSwatch(painter, rect(), m_mark, devicePixelRatioF());
    }

private:
    CellMark m_mark;
};

// "36 · 75 %"
QString markedText(const TensorDisplay::Count& count)
{
    if (count.marked == 0)
        return QStringLiteral("0");
    const double share = 100.0 * double(count.marked) / double(count.all);
    const QString percent = share > 0 && share < 0.1 ? QStringLiteral("< 0.1") : QString::number(share, 'g', 3);
    return QStringLiteral("%1 · %2 %").arg(countText(count.marked), percent);
}

} // namespace

DisplayPanel::DisplayPanel(TensorDisplay* display, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_display(display)
{
    setObjectName(QStringLiteral("displayPanel"));
    setAccessibleName(tr("Colours and marks"));
    auto* layout = newLayout<QVBoxLayout>(this, {16, 12, 16, 16}, 12);
    layout->addWidget(makeColours());
    layout->addWidget(separator(this));
    layout->addWidget(makeMarks());
    connect(display, &TensorDisplay::changed, this, &DisplayPanel::showDisplay);
    showDisplay();
}

QWidget* DisplayPanel::makeColours()
{
    auto* part = new QWidget(this);
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    m_trait = new QComboBox;
    m_trait->setAccessibleName(tr("Colour cells by"));
    m_trait->setToolTip(tr("What a cell's colour stands for, in both tensors: one colour is one place of origin"));
    m_trait->addItem(tr("Value"), kByValue);
    for (size_t i = 0; i < kTraits; ++i)
        m_trait->addItem(nameOf(Trait(i)), int(i));
    connect(m_trait, &QComboBox::activated, this, [this](int index) {
        const int trait = m_trait->itemData(index).toInt();
        if (trait == kMixed)
            m_display->setMixture(m_display->mixture());
        else
            m_display->setTrait(trait < 0 ? std::nullopt : std::optional(Trait(trait)));
    });
    m_trait->addItem(tr("Hue, saturation, lightness"), kMixed);
    m_numbers = new QComboBox;
    m_numbers->setAccessibleName(tr("Numbers in cells"));
    m_numbers->setToolTip(tr("How numbers are written in the cells"));
    m_numbers->addItems({tr("Shortest exact"), tr("Four digits"), tr("Bits (hexadecimal)")});
    connect(m_numbers, &QComboBox::activated, this, [this](int index) { m_display->setNumbers(CellNumbers(index)); });
    m_traitSentence = secondaryLabel({}, part);
    m_traitSentence->setMinimumHeight(2 * m_traitSentence->fontMetrics().lineSpacing());
    m_traitSentence->setAlignment(Qt::AlignTop);
    grid->addWidget(heading(tr("Colour cells by"), part), 0, 0);
    grid->addWidget(m_trait, 0, 1);
    grid->addWidget(m_traitSentence, 1, 0, 1, 2);
    grid->addWidget(m_mixture = makeMixture(), 2, 0, 1, 2);
    grid->addWidget(heading(tr("Numbers in cells"), part), 3, 0);
    grid->addWidget(m_numbers, 3, 1);
    grid->setColumnStretch(1, 1);
    return part;
}

// One chip each: its letter, and what it follows.
QWidget* DisplayPanel::makeMixture()
{
    auto* part = new QWidget(this);
    auto* row = newLayout<QHBoxLayout>(part, {0, 0, 0, 4}, 6);
    const std::pair<QString, QString> names[] = {
        {tr("H"), tr("Hue by")}, {tr("S"), tr("Saturation by")}, {tr("L"), tr("Lightness by")}};
    for (size_t i = 0; i < kTraitParts; ++i) {
        auto* box = new QComboBox;
        box->setAccessibleName(names[i].second);
        box->setToolTip(names[i].second);
        box->addItem(tr("None"), kByValue);
        for (size_t trait = 0; trait < kTraits; ++trait)
            box->addItem(nameOf(Trait(trait)), int(trait));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        connect(box, &QComboBox::activated, this, [this, i, box](int index) {
            TraitParts traits = m_display->mixture();
            const int trait = box->itemData(index).toInt();
            traits[i] = trait < 0 ? std::nullopt : std::optional(Trait(trait));
            m_display->setMixture(traits);
        });
        auto* letter = heading(names[i].first, part);
        letter->setBuddy(box);
        row->addWidget(letter);
        row->addWidget(box, 1);
        m_parts[i] = box;
    }
    return part;
}

QWidget* DisplayPanel::makeMarks()
{
    auto* part = new QWidget(this);
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    grid->addWidget(heading(tr("Mark"), part), 0, 0, 1, 2);
    const QString sides[] = {tr("Input"), tr("Output")};
    for (int side = 0; side < 2; ++side)
        grid->addWidget(secondaryLabel(sides[side], part), 0, 2 + side, Qt::AlignRight | Qt::AlignVCenter);
    const int countWidth = QFontMetrics(dataFont()).horizontalAdvance(QStringLiteral("00 000 000 · 100 %"));
    for (const CellMark mark : kCellMarks) {
        const int row = grid->rowCount();
        auto* box = new QCheckBox(nameOf(mark));
        box->setToolTip(sentenceOf(mark));
        connect(box, &QCheckBox::clicked, this, [this, mark](bool on) { m_display->setMarked(mark, on); });
        auto* swatch = new Swatch(mark, part);
        swatch->setToolTip(sentenceOf(mark));
        MarkRow made{mark, box, swatch, {}};
        grid->addWidget(swatch, row, 0);
        grid->addWidget(box, row, 1);
        for (int side = 0; side < 2; ++side) {
            auto* count = new QLabel;
            count->setFont(dataFont());
            count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            count->setMinimumWidth(countWidth);
            made.counts[size_t(side)] = count;
            grid->addWidget(count, row, 2 + side);
        }
        m_rows.push_back(made);
    }
    grid->setColumnStretch(1, 1);
    return part;
}

void DisplayPanel::showDisplay()
{
    const std::optional<Trait> trait = m_display->trait();
    m_numbers->setCurrentIndex(int(m_display->numbers()));
    const bool mixed = m_display->isMixed();
    m_trait->setCurrentIndex(m_trait->findData(mixed ? kMixed : trait ? int(*trait) : kByValue));
    m_traitSentence->setText(mixed ? tr("Each by a coordinate of its own: read it off the legend below the tensors")
                                 : trait ? sentenceOf(*trait)
                                         : tr("The number in the cell, by the range below the tensors"));
    const bool mixtureWasHidden = m_mixture->isHidden();
    m_mixture->setVisible(mixed);
    if (isVisible() && mixtureWasHidden == mixed)
        adjustSize();
    for (size_t part = 0; part < kTraitParts; ++part) {
        const std::optional<Trait>& of = m_display->mixture()[part];
        m_parts[part]->setCurrentIndex(m_parts[part]->findData(of ? int(*of) : kByValue));
    }
    for (QComboBox* box : {m_trait, m_parts[0], m_parts[1], m_parts[2]})
        for (size_t i = 0; i < kTraits; ++i)
            qobject_cast<QStandardItemModel*>(box->model())
                ->item(int(i) + 1)
                ->setEnabled(m_display->isPossible(Trait(i)));
    for (const MarkRow& row : m_rows) {
        const bool possible = m_display->isPossible(row.mark);
        row.box->setChecked((m_display->marks() & setOf(row.mark)) != 0);
        row.box->setEnabled(possible);
        row.swatch->setEnabled(possible);
        for (const Side side : {Side::Input, Side::Output}) {
            QLabel* label = row.counts[size_t(side)];
            const auto count = m_display->count(row.mark, side);
            label->setText(count ? markedText(*count) : QString(QChar(0x2013)));
            label->setEnabled(possible);
            label->setAccessibleName(
                tr("%1, %2: %3")
                    .arg(nameOf(row.mark), side == Side::Input ? tr("input") : tr("output"), label->text()));
        }
    }
}

void DisplayPanel::openBelow(QWidget* button)
{
    m_display->setCounting(true);
    adjustSize();
    placeBelow(this, button);
    show();
    m_trait->setFocus(Qt::PopupFocusReason);
}

void DisplayPanel::hideEvent(QHideEvent* event)
{
    m_display->setCounting(false);
    QFrame::hideEvent(event);
}

void DisplayPanel::paintEvent(QPaintEvent*)
{
    paintPopup(this);
}

} // namespace tessera
