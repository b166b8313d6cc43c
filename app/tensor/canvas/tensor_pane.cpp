// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_pane.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/model/document/element_pair.h"
#include "app/model/document/input_case.h"
#include "app/model/document/picture_codec.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/canvas/tensor_view.h"
#include "app/tensor/canvas/view_controls.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr uint32_t kAlpha = 3; // the channel that is the opacity
constexpr int kBetweenButtons = 1; // a row of them must fit beside the panel of values
constexpr int kHeaderHeight = 28;

bool showsAlpha(const TensorView& view, uint32_t channels)
{
    return view.mode() == TensorView::Mode::Picture && view.pictureChannels().withAlpha(view.plane().second, channels);
}

// The type and the sizes in their axes' colours; without the type where that is too wide, then without spaces, at last
// ended by "…".
class ShapeLabel : public QLabel {
public:
    using QLabel::QLabel;

    void setDesc(const TensorDesc* desc)
    {
        m_type = desc ? toQString(name(desc->dataType)) : QString();
        m_plainSizes = desc ? QString::fromStdString(tessera::text(desc->sizes)) : QString();
        m_sizes = desc ? sizesRichText(desc->sizes) : QString();
        const QString whole = (m_type + QLatin1Char(' ') + m_plainSizes).trimmed();
        describe(this, whole);
        showWhatFits();
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLabel::resizeEvent(event);
        showWhatFits();
    }
    void changeEvent(QEvent* event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            showWhatFits();
    }

private:
    void showWhatFits()
    {
        const auto fits = [this](const QString& words) { return fontMetrics().horizontalAdvance(words) <= width(); };
        const auto narrow = [](QString words) { return words.replace(QStringLiteral(", "), QStringLiteral(",")); };
        if (fits(m_type + QLatin1Char(' ') + m_plainSizes))
            setText(QStringLiteral("<span style=\"color:%1\">%2</span> %3")
                        .arg(color(Role::SecondaryText).name(), m_type, m_sizes));
        else if (fits(m_plainSizes))
            setText(m_sizes);
        else if (fits(narrow(m_plainSizes)))
            setText(narrow(m_sizes));
        else
            setText(fontMetrics().elidedText(narrow(m_plainSizes), Qt::ElideRight, width()));
    }

    QString m_type, m_sizes, m_plainSizes;
};

} // namespace

TensorPane::TensorPane(Document* document, Side side, TensorDisplay* display)
    : m_document(document)
    , m_side(side)
    , m_view(new TensorView(document, side))
{
    setObjectName(side == Side::Input ? QStringLiteral("inputPane") : QStringLiteral("outputPane"));
    auto* layout = newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 0);
    layout->addWidget(makeHeader());
    layout->addWidget(m_view, 1);

    connect(document, &Document::shownChanged, this, &TensorPane::showTensor);
    connect(m_view, &TensorView::modeChanged, this, &TensorPane::showMode);
    m_view->setDisplay(display);
    showTensor();
    whenever({QEvent::PaletteChange}, this, this, [this] { showTensor(); });
}

QWidget* TensorPane::makeHeader()
{
    auto* header = new QWidget;
    auto* layout = m_header = newLayout<QHBoxLayout>(header, {12, 4, 8, 4}, kBetweenButtons);
    layout->addStrut(kHeaderHeight); // the height does not depend on tools

    m_title = new QLabel;
    setTitle({});
    m_title->setFont(demiBold(m_title->font()));
    m_description = new ShapeLabel;
    m_description->setObjectName(QStringLiteral("description"));
    m_description->setFont(dataFont());
    m_description->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(m_title);
    layout->addSpacing(4);
    layout->addWidget(m_description, 1);

    m_plane = new QToolButton;
    m_plane->setObjectName(QStringLiteral("plane"));
    m_plane->setFont(dataFont());
    m_plane->setToolTip(tr("Choose channels, colours or grey. Right click: all planes again"));
    m_plane->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_plane, &QToolButton::clicked, this, &TensorPane::openChannels);
    connect(m_plane, &QWidget::customContextMenuRequested, m_view,
            [this] { m_view->setMode(TensorView::Mode::Atlas); });
    m_previous = iconButton(QStringLiteral("channel-previous"), tr("Previous channel"));
    m_next = iconButton(QStringLiteral("channel-next"), tr("Next channel"));
    connect(m_previous, &QToolButton::clicked, this, [this] { m_view->stepChannel(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { m_view->stepChannel(1); });
    addWidgets(layout, {m_previous, m_plane, m_next});

    return header;
}

void TensorPane::setTitle(const QString& title)
{
    m_title->setText(!title.isEmpty() ? title : m_side == Side::Input ? tr("Input") : tr("Output"));
}

const TensorDesc* TensorPane::desc() const
{
    const Tensor* tensor = m_document->tensor(m_side);
    return tensor ? &tensor->desc : nullptr;
}

QString TensorPane::caption() const
{
    return desc() ? m_title->text() + QStringLiteral("  ") + m_description->accessibleName() : m_title->text();
}

void TensorPane::addTools(QWidget* tools)
{
    m_header->addWidget(tools);
}

std::vector<Message> TensorPane::savePicture(const QString& path) const
{
    const Tensor* tensor = m_document->tensor(m_side);
    if (!tensor)
        return {};
    const Tensor shown = shownPlanes(*tensor);
    const std::filesystem::path file = path.toStdU16String();
    const SampleRange range = sampleRange(m_document->shown()->c, *tensor);
    const Picture picture = toStoredPicture(file, shown, 0, shown.desc.sizes[1], range);
    windowPictureCodec().write(picture, file);
    return picture.notes;
}

// {1, 1, 3 or 4, height, width}: the plane, or the channels that are red, green, blue and the opacity.
Tensor TensorPane::shownPlanes(const Tensor& tensor) const
{
    const PaddedShape shape(tensor.desc);
    const auto [images, channels, height, width] = shape.sizes;
    const TensorView::PictureChannels picture = m_view->pictureChannels();
    const bool hasAlpha = showsAlpha(*m_view, channels);
    const bool colours = m_view->mode() == TensorView::Mode::Picture && !picture.grey && channels >= 3;
    const uint32_t n = std::min(m_view->plane().first, images - 1), c = std::min(m_view->plane().second, channels - 1);
    Tensor planes(TensorDesc{.dataType = tensor.desc.dataType,
                             .sizes = {1,
                                       hasAlpha      ? 4U
                                           : colours ? 3U
                                                     : 1U,
                                       height, width}});
    const auto channelOf = [&, count = channels](uint32_t i) {
        return i == kAlpha ? kAlpha : colours ? (c + picture.from[i]) % count : c;
    };
    uint64_t to = 0;
    for (uint32_t i = 0; i < planes.desc.sizes[1]; ++i)
        for (uint32_t y = 0; y < height; ++y)
            for (uint32_t x = 0; x < width; ++x)
                planes.setBits(to++, tensor.bits(shape.element(n, channelOf(i), y, x)));
    return planes;
}

void TensorPane::showTensor()
{
    static_cast<ShapeLabel*>(m_description)->setDesc(desc());
    showMode();
}

void TensorPane::showMode()
{
    const TensorView::Mode mode = m_view->mode();
    const auto [images, channels] = desc() ? planeCounts(*desc()) : std::pair(1U, 1U);
    const bool stepping = mode != TensorView::Mode::Atlas && uint64_t(images) * channels > 1;
    // A single colour picture has no next one, and its shape needs the room.
    const bool hasMore = mode == TensorView::Mode::Plane || images > 1 || channels > 4;
    m_plane->setVisible(stepping);
    for (QWidget* part : {m_previous, m_next})
        part->setVisible(stepping && hasMore);
    m_plane->setText(planeText());
    m_plane->setAccessibleName(tr("Channels shown: %1").arg(m_plane->text()));
    if (mode == TensorView::Mode::Plane) // stepping moves nothing
        m_plane->setMinimumWidth(
            m_plane->fontMetrics().horizontalAdvance(images > 1 ? QStringLiteral("n%1 c%2").arg(images).arg(channels)
                                                                : QStringLiteral("c%1").arg(channels))
            + 12);
    else
        m_plane->setMinimumWidth(0);
}

// "n1 c4", or of a picture "R4 G5 B6", or "R0 G1 B2 A3".
QString TensorPane::planeText() const
{
    const auto [images, channels] = desc() ? planeCounts(*desc()) : std::pair(1U, 1U);
    const auto [n, c] = m_view->plane();
    const TensorView::PictureChannels picture = m_view->pictureChannels();
    QString text = QStringLiteral("c%1").arg(c);
    if (m_view->mode() == TensorView::Mode::Picture && !picture.grey)
        text = QStringLiteral("R%1 G%2 B%3")
                   .arg(c)
                   .arg((c + picture.from[1]) % channels)
                   .arg((c + picture.from[2]) % channels)
            + (showsAlpha(*m_view, channels) ? QStringLiteral(" A%1").arg(kAlpha) : QString());
    else if (m_view->mode() == TensorView::Mode::Picture)
        text = tr("grey %1").arg(text);
    return images > 1 ? QStringLiteral("n%1 %2").arg(n).arg(text) : text;
}

PaneLink::PaneLink(Document* document, TensorView* first, TensorView* second, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_panes{Pane{first, first->zoom(), {0.5, 0.5}}, Pane{second, second->zoom(), {0.5, 0.5}}}
{
    for (size_t i = 0; i < 2; ++i)
        connect(m_panes[i].view, &TensorView::viewChanged, this,
                [this, i](double, QPointF center) { moved(i, center); });
}

void PaneLink::setOn(bool on)
{
    if (std::exchange(m_on, on) != on)
        emit changed();
}

void PaneLink::setMode(Mode mode)
{
    if (std::exchange(m_mode, mode) != mode)
        emit changed();
}

void PaneLink::fitBoth()
{
    const QScopedValueRollback leading(m_following, true);
    for (Pane& pane : m_panes)
        pane.view->fit();
}

void PaneLink::reveal(const Pick& pick)
{
    const size_t asked = pick.side == Side::Input ? 0 : 1;
    m_panes[asked].view->reveal(pick.element);
    const std::optional<uint64_t> partner = heaviest(m_document->partners(pick));
    if (!partner)
        return;
    const QScopedValueRollback leading(m_following, true); // a followed pane must not move the leading one
    m_panes[1 - asked].view->reveal(*partner);
}

void PaneLink::moved(size_t from, QPointF center)
{
    Pane& pane = m_panes[from];
    const double zoom = pane.view->exactZoom();
    const double factor = pane.zoom > 0 ? zoom / pane.zoom : 1;
    const QPointF way = center - pane.center;
    pane.zoom = zoom;
    pane.center = center;
    if (!m_on || m_following || pane.view->isMovedByProgram()
        || pane.view->isFitted()) // each tensor is fitted for itself
        return;

    Pane& other = m_panes[1 - from];
    const QScopedValueRollback leading(m_following, true);
    const double following = other.zoom * factor;
    if (m_mode == Mode::ByMapping) {
        followMapping(from, following);
    } else if (m_mode == Mode::SamePixel) {
        // The way is a share of this content. The same number of elements is another share of the other content.
        const double elements = pane.view->pixelsAcross() / std::max(1e-9, pane.zoom);
        const double others = other.view->pixelsAcross() / std::max(1e-9, other.zoom);
        other.view->follow(following, other.center + way * (elements / std::max(1e-9, others)));
    } else {
        other.view->follow(following, other.center + way);
    }
}

// A permutation leads from one plane to many: there, the plane that is in sight is kept.
void PaneLink::followMapping(size_t from, double zoom)
{
    const RunResult* shown = m_document->shown();
    const std::optional<uint64_t> middle = m_panes[from].view->centerElement();
    if (!shown || !middle)
        return;
    const std::optional<uint64_t> there =
        heaviest(m_document->partners({from == 0 ? Side::Input : Side::Output, *middle}));
    if (there)
        m_panes[1 - from].view->lookAt(*there, zoom, std::holds_alternative<StridedCopy>(shown->plan.work));
}

} // namespace tessera
