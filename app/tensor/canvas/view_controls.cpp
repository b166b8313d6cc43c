// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/view_controls.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/format.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/canvas/tensor_view.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
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

// What opens below a button, and is gone when it is left.
class Popup : public QFrame {
protected:
    Popup(const QString& id, const QString& name, QWidget* parent)
        : QFrame(parent, Qt::Popup)
    {
        setAttribute(Qt::WA_DeleteOnClose);
        setObjectName(id);
        setAccessibleName(name);
    }

    void paintEvent(QPaintEvent*) override { paintPopup(this); }
};

// What cells are coloured by, and which of them are marked, with how many there are on either side. It is the marks'
// legend too.
class DisplayPanel : public Popup {
    Q_DECLARE_TR_FUNCTIONS(tessera::DisplayPanel)

public:
    DisplayPanel(TensorDisplay* display, QWidget* parent)
        : Popup(QStringLiteral("displayPanel"), tr("Colours and marks"), parent)
        , m_display(display)
    {
        auto* layout = newLayout<QVBoxLayout>(this, {16, 12, 16, 16}, 12);
        layout->addWidget(makeColours());
        layout->addWidget(separator(this));
        layout->addWidget(makeMarks());
        connect(display, &TensorDisplay::changed, this, &DisplayPanel::showDisplay);
        showDisplay();
    }

    void openBelow(QWidget* button)
    {
        m_display->setCounting(true);
        adjustSize();
        placeBelow(this, button);
        show();
        m_colorKey->setFocus(Qt::PopupFocusReason);
    }

protected:
    void hideEvent(QHideEvent* event) override
    {
        m_display->setCounting(false);
        Popup::hideEvent(event);
    }

private:
    struct MarkRow {
        CellMark mark;
        QCheckBox* box;
        QWidget* swatch;
        std::array<QLabel*, 2> counts; // input, output
    };

    QWidget* makeColours()
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
        connect(m_numbers, &QComboBox::activated, this,
                [this](int index) { m_display->setNumbers(CellNumbers(index)); });
        m_keySentence = secondaryLabel({}, part);
        m_keySentence->setMinimumHeight(2 * m_keySentence->fontMetrics().lineSpacing());
        m_keySentence->setAlignment(Qt::AlignTop);
        grid->addWidget(heading(tr("Colour cells by"), part), 0, 0);
        grid->addWidget(m_colorKey, 0, 1);
        grid->addWidget(m_keySentence, 1, 0, 1, 2);
        grid->addWidget(heading(tr("Numbers in cells"), part), 2, 0);
        grid->addWidget(m_numbers, 2, 1);
        grid->setColumnStretch(1, 1);
        return part;
    }

    QWidget* makeMarks()
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

    void showDisplay()
    {
        const std::optional<ColorKey> colorKey = m_display->colorKey();
        m_numbers->setCurrentIndex(int(m_display->numbers()));
        m_colorKey->setCurrentIndex(m_colorKey->findData(colorKey ? int(*colorKey) : kByValue));
        m_keySentence->setText(colorKey ? sentenceOf(*colorKey)
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

    TensorDisplay* m_display;
    QComboBox* m_colorKey;
    QComboBox* m_numbers;
    QLabel* m_keySentence;
    std::vector<MarkRow> m_rows;
};

std::pair<uint32_t, uint32_t> planeCounts(const TensorDesc& desc)
{
    const size_t rank = desc.sizes.size();
    return {rank >= 4 ? desc.sizes[rank - 4] : 1, rank >= 3 ? desc.sizes[rank - 3] : 1};
}

// Which planes a view shows: one alone, three as red, green and blue, or one as grey.
class ChannelPanel : public Popup {
    Q_DECLARE_TR_FUNCTIONS(tessera::ChannelPanel)

public:
    ChannelPanel(TensorView* view, QWidget* parent)
        : Popup(QStringLiteral("channelPanel"), tr("Channels"), parent)
        , m_view(view)
    {
        auto* grid = newLayout<QGridLayout>(this, {16, 12, 16, 16});
        grid->setHorizontalSpacing(12);
        grid->setVerticalSpacing(6);
        m_ways->addSegment(tr("One plane"), tr("One channel, coloured by its values"));
        m_ways->addSegment(tr("Colours"), tr("One channel as red, one as green, one as blue"));
        m_ways->addSegment(tr("Grey"), tr("One channel as a grey picture"));
        m_ways->setAccessibleName(tr("How channels are shown"));
        connect(m_ways, &SegmentedControl::chosen, this, [this](int way) {
            TensorView::PictureChannels channels = m_view->pictureChannels();
            channels.grey = way == Grey;
            m_view->setPictureChannels(channels);
            m_view->setMode(way == Plane ? TensorView::Mode::Plane : TensorView::Mode::Picture);
        });
        grid->addWidget(m_ways, 0, 0, 1, 2);
        m_image = addRow(tr("Image"), tr("Image"), tr("The entry of the batch"));
        m_first = addRow({}, tr("Channel"), tr("The channel that is shown, or that is red"));
        m_green = addRow(tr("Green"), tr("Green channel"), tr("The channel that is green"));
        m_blue = addRow(tr("Blue"), tr("Blue channel"), tr("The channel that is blue"));
        m_neighbours = new QPushButton(tr("Neighbours"), this);
        m_neighbours->setToolTip(tr("Three channels that follow each other: c, c + 1, c + 2"));
        m_thirds = new QPushButton(tr("A third apart"), this);
        m_thirds->setToolTip(
            tr("Channels a third of them apart: the colours of one pixel after SPACE_TO_DEPTH with COLUMN_ROW_DEPTH"));
        const auto colours = [this](uint32_t step) {
            const uint32_t red = m_view->plane().second;
            setColours(red, red + step, red + 2 * step);
        };
        connect(m_neighbours, &QPushButton::clicked, this, [colours] { colours(1); });
        connect(m_thirds, &QPushButton::clicked, this,
                [this, colours] { colours(planeCounts(m_view->tensor()->desc).second / 3); });
        const int row = grid->rowCount();
        grid->addWidget(m_neighbours, row, 0);
        grid->addWidget(m_thirds, row, 1);
        grid->setColumnStretch(1, 1);
        connect(view, &TensorView::modeChanged, this, &ChannelPanel::showView);
    }

    void openBelow(QWidget* button)
    {
        show();
        showView();
        placeBelow(this, button);
        m_first.box->setFocus(Qt::PopupFocusReason);
    }

private:
    enum Way { Plane, Colours, Grey };
    struct Row {
        QLabel* caption;
        QSpinBox* box;
    };

    Row addRow(const QString& caption, const QString& name, const QString& tip)
    {
        auto* grid = static_cast<QGridLayout*>(layout());
        auto* label = new QLabel(caption, this);
        auto* box = new QSpinBox(this);
        describe(box, name, tip);
        box->setWrapping(true);
        box->setKeyboardTracking(false);
        label->setBuddy(box);
        const int row = grid->rowCount();
        grid->addWidget(label, row, 0);
        grid->addWidget(box, row, 1);
        connect(box, &QSpinBox::valueChanged, this, &ChannelPanel::read);
        return {label, box};
    }

    void setColours(uint32_t red, uint32_t green, uint32_t blue)
    {
        const uint32_t count = planeCounts(m_view->tensor()->desc).second;
        const auto from = [&](uint32_t channel) { return (channel + count - red) % count; };
        m_view->setPictureChannels({.grey = false, .from = {0, from(green), from(blue)}});
        m_view->setPlane(m_view->plane().first, red);
    }

    void read()
    {
        if (!m_view->tensor())
            return;
        const auto first = uint32_t(m_first.box->value());
        m_view->setPlane(uint32_t(m_image.box->value()), first);
        if (m_ways->current() == Colours)
            setColours(first, uint32_t(m_green.box->value()), uint32_t(m_blue.box->value()));
    }

    void showView()
    {
        const Tensor* tensor = m_view->tensor();
        if (!tensor || !isVisible())
            return;
        const auto [images, count] = planeCounts(tensor->desc);
        const auto [n, c] = m_view->plane();
        const TensorView::PictureChannels channels = m_view->pictureChannels();
        const int way = m_view->mode() != TensorView::Mode::Picture ? Plane : channels.grey ? Grey : Colours;
        m_ways->setCurrent(way);
        m_ways->segments().at(Colours)->setEnabled(count >= 3);
        const auto show = [](const Row& row, uint32_t of, uint32_t value, bool visible) {
            const QSignalBlocker quiet(row.box);
            row.box->setRange(0, int(of) - 1);
            row.box->setValue(int(value % of));
            row.caption->setVisible(visible);
            row.box->setVisible(visible);
        };
        show(m_image, images, n, images > 1);
        show(m_first, count, c, true);
        show(m_green, count, c + channels.from[1], way == Colours);
        show(m_blue, count, c + channels.from[2], way == Colours);
        m_first.caption->setText(way == Colours ? tr("Red") : tr("Channel"));
        m_first.box->setAccessibleName(way == Colours ? tr("Red channel") : tr("Channel"));
        m_neighbours->setVisible(way == Colours);
        m_thirds->setVisible(way == Colours);
        m_thirds->setEnabled(count >= 6);
        adjustSize();
    }

    TensorView* m_view;
    SegmentedControl* m_ways = new SegmentedControl(this);
    Row m_image, m_first, m_green, m_blue;
    QPushButton *m_neighbours, *m_thirds;
};

void openDisplay(TensorDisplay* display, QWidget* button)
{
    (new DisplayPanel(display, button))->openBelow(button);
}

void openChannels(TensorView* view, QWidget* button)
{
    if (!view->tensor())
        return;
    if (view->mode() == TensorView::Mode::Atlas)
        view->setMode(TensorView::Mode::Plane);
    (new ChannelPanel(view, button))->openBelow(button);
}

} // namespace tessera
