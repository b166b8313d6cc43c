// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/panes/view_controls.h"

#include "app/base/controls/form_parts.h"
#include "app/tensor/panes/display_panel.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

namespace tessera {

QToolButton* paneButton(const QString& iconName, const QString& tip)
{
    QToolButton* made = iconButton(iconName, tip);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

namespace {

enum Way { Plane, Colours, Grey };

} // namespace

std::pair<uint32_t, uint32_t> planeCounts(const TensorDesc& desc)
{
    const size_t rank = desc.sizes.size();
    return {rank >= 4 ? desc.sizes[rank - 4] : 1, rank >= 3 ? desc.sizes[rank - 3] : 1};
}

ChannelPanel::ChannelPanel(Document* document, Side side, TensorView* view, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_document(document)
    , m_side(side)
    , m_view(view)
{
    setObjectName(QStringLiteral("channelPanel"));
    setAccessibleName(tr("Channels"));
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
            [this, colours] { colours(planeCounts(m_document->tensor(m_side)->desc).second / 3); });
    const int row = grid->rowCount();
    grid->addWidget(m_neighbours, row, 0);
    grid->addWidget(m_thirds, row, 1);
    grid->setColumnStretch(1, 1);
    connect(view, &TensorView::modeChanged, this, &ChannelPanel::showView);
}

ChannelPanel::Row ChannelPanel::addRow(const QString& caption, const QString& name, const QString& tip)
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

void ChannelPanel::setColours(uint32_t red, uint32_t green, uint32_t blue)
{
    const uint32_t count = planeCounts(m_document->tensor(m_side)->desc).second;
    const auto from = [&](uint32_t channel) { return (channel + count - red) % count; };
    m_view->setPictureChannels({.grey = false, .from = {0, from(green), from(blue)}});
    m_view->setPlane(m_view->plane().first, red);
}

void ChannelPanel::read()
{
    if (!m_document->tensor(m_side))
        return;
    const auto first = uint32_t(m_first.box->value());
    m_view->setPlane(uint32_t(m_image.box->value()), first);
    if (m_ways->current() == Colours)
        setColours(first, uint32_t(m_green.box->value()), uint32_t(m_blue.box->value()));
}

void ChannelPanel::showView()
{
    const Tensor* tensor = m_document->tensor(m_side);
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

void ChannelPanel::openBelow(QWidget* button)
{
    show();
    showView();
    placeBelow(this, button);
    m_first.box->setFocus(Qt::PopupFocusReason);
}

ViewPopups::ViewPopups(Document* document, TensorDisplay* display, TensorView* view, Side side, QWidget* parent)
    : m_document(document)
    , m_display(display)
    , m_view(view)
    , m_side(side)
    , m_parent(parent)
{
}

void ViewPopups::openDisplay(QWidget* button)
{
    if (!m_displayPanel)
        m_displayPanel = new DisplayPanel(m_display, m_parent);
    m_displayPanel->openBelow(button);
}

void ViewPopups::openChannels(QWidget* button)
{
    if (!m_document->tensor(m_side))
        return;
    if (m_view->mode() == TensorView::Mode::Atlas)
        m_view->setMode(TensorView::Mode::Plane);
    if (!m_channelPanel)
        m_channelPanel = new ChannelPanel(m_document, m_side, m_view, m_parent);
    m_channelPanel->openBelow(button);
}

} // namespace tessera
