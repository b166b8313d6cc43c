// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/panes/display_panel.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QPainter>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr QSize kSwatch(28, 16);
constexpr int kByValue = -1; // beside the colour keys

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
    auto* grid = newLayout<QGridLayout>(part, {0, 0, 0, 0});
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    m_colorKey = new QComboBox;
    describe(m_colorKey, tr("Colour cells by"),
             tr("What a cell's colour stands for, in both tensors: one colour is one place of origin"));
    m_colorKey->addItem(tr("Value"), kByValue);
    for (size_t i = 0; i < kColorKeys; ++i)
        m_colorKey->addItem(nameOf(ColorKey(i)), int(i));
    connect(m_colorKey, &QComboBox::activated, this, [this](int index) {
        const int colorKey = m_colorKey->itemData(index).toInt();
        m_display->setColorKey(colorKey < 0 ? std::nullopt : std::optional(ColorKey(colorKey)));
    });
    m_numbers = new QComboBox;
    describe(m_numbers, tr("Numbers in cells"), tr("How numbers are written in the cells"));
    m_numbers->addItems({tr("Shortest exact"), tr("Four digits"), tr("Bits (hexadecimal)")});
    connect(m_numbers, &QComboBox::activated, this, [this](int index) { m_display->setNumbers(CellNumbers(index)); });
    m_traitSentence = secondaryLabel({}, part);
    m_traitSentence->setMinimumHeight(2 * m_traitSentence->fontMetrics().lineSpacing());
    m_traitSentence->setAlignment(Qt::AlignTop);
    grid->addWidget(heading(tr("Colour cells by"), part), 0, 0);
    grid->addWidget(m_colorKey, 0, 1);
    grid->addWidget(m_traitSentence, 1, 0, 1, 2);
    grid->addWidget(heading(tr("Numbers in cells"), part), 2, 0);
    grid->addWidget(m_numbers, 2, 1);
    grid->setColumnStretch(1, 1);
    return part;
}

QWidget* DisplayPanel::makeMarks()
{
    auto* part = new QWidget(this);
    auto* grid = newLayout<QGridLayout>(part, {0, 0, 0, 0});
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
    const std::optional<ColorKey> colorKey = m_display->colorKey();
    m_numbers->setCurrentIndex(int(m_display->numbers()));
    m_colorKey->setCurrentIndex(m_colorKey->findData(colorKey ? int(*colorKey) : kByValue));
    m_traitSentence->setText(colorKey ? sentenceOf(*colorKey)
                                      : tr("The number in the cell, by the range below the tensors"));
    for (size_t i = 0; i < kColorKeys; ++i)
        qobject_cast<QStandardItemModel*>(m_colorKey->model())
            ->item(int(i) + 1)
            ->setEnabled(m_display->isPossible(ColorKey(i)));
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
    m_colorKey->setFocus(Qt::PopupFocusReason);
}

void DisplayPanel::hideEvent(QHideEvent* event)
{
    m_display->setCounting(false);
    QFrame::hideEvent(event);
}

} // namespace tessera
