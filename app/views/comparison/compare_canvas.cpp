// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/compare_canvas.h"

#include "app/base/controls/elided_label.h"
#include "app/base/controls/wipe_handle.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/inputs/output_source.h"
#include "app/views/comparison/verdict.h"

#include <QGraphicsOpacityEffect>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kCaptionHeight = 24, kCaptionMargin = 12, kGap = 1;
constexpr double kWholePixels = 8; // from this zoom on an element has whole pixels

} // namespace

CompareCanvas::CompareCanvas(Document* document, TensorDisplay* display, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_a(new TensorView(document, Side::Output, this))
    , m_b(new TensorView(document, Side::Output, this))
    , m_difference(new TensorView(document, Side::Output, this))
    , m_captions{new ElidedLabel, new ElidedLabel, new ElidedLabel}
    , m_handle(new WipeHandle(this))
    , m_loader(document)
{
    setObjectName(QStringLiteral("compareCanvas"));
    m_a->setAccessibleName(tr("Output of A"));
    m_b->setAccessibleName(tr("Output of B"));
    m_difference->setAccessibleName(tr("Difference of A and B"));
    m_a->setOverlayOnly(tr("The output of A appears here after a run."));
    sayWhatIsMissing();
    for (size_t i = 0; i < views().size(); ++i) {
        TensorView* view = views()[i];
        view->setDisplay(display);
        view->installEventFilter(this);
        connect(view, &TensorView::viewChanged, this,
                [this, i](double zoom, QPointF center) { moved(i, zoom, center); });
        connect(view, &TensorView::modeChanged, this, [this, view] { followMode(view); });
        m_captions[i]->setParent(this);
        m_captions[i]->setContentsMargins(kCaptionMargin, 0, kCaptionMargin, 0);
    }
    connect(m_handle, &WipeHandle::dragged, this, [this](QPointF at) {
        const QRect area = m_a->geometry();
        setWipe(m_vertical ? (at.x() - area.left()) / std::max(1, area.width())
                           : (at.y() - area.top()) / std::max(1, area.height()));
    });
    connect(m_handle, &WipeHandle::stepped, this, [this](int percent) { setWipe(m_wipe + percent / 100.0); });
    connect(&m_loader, &DifferenceLoader::ready, this,
            [this](const std::optional<TensorView::Overlay>& overlay, const Message& words) {
                m_whyNoDifference = overlay ? QString() : inWindowLanguage(words);
                if (!overlay)
                    m_difference->setOverlayOnly(m_whyNoDifference);
                m_difference->setOverlay(overlay);
            });
    connect(document, &Document::shownChanged, this, [this] {
        if (isVisible())
            load();
    });
    connect(document, &Document::enginesChanged, this, &CompareCanvas::showCaptions);
    for (const auto changed : {&Document::enginesChanged, &Document::runStateChanged})
        connect(document, changed, this, &CompareCanvas::sayWhatIsMissing);
    setMinimumSize(240, 160);
}

CompareCanvas::~CompareCanvas()
{
    for (TensorView* view : views())
        view->disconnect(this);
}

void CompareCanvas::showEvent(QShowEvent*)
{
    load();
    place();
}

void CompareCanvas::load()
{
    const RunResult* shown = m_document->shown();
    using Holds = TensorView::Overlay::Holds;
    const auto valuesOf = [&](const std::optional<Tensor>& tensor, const std::optional<Tensor>& other,
                              const QString& name, Holds holds) -> std::optional<TensorView::Overlay> {
        if (!tensor)
            return {};
        const bool common = !m_ownRanges && other;
        return TensorView::Overlay{.tensor = *tensor,
                                   .map = ColorMap::Viridis,
                                   .minimum = 0,
                                   .maximum = 1,
                                   .average = true,
                                   .companion = common ? other : tensor,
                                   .legend = common ? tr("A and B") : name,
                                   .holds = holds};
    };
    if (shown) {
        const std::optional<Tensor>& b = shown->b ? shown->b : shown->other;
        m_a->setOverlay(valuesOf(shown->a, b, QStringLiteral("A"), Holds::A));
        m_b->setOverlay(valuesOf(b, shown->a, QStringLiteral("B"), Holds::B));
        if (!shown->comparison)
            m_difference->setOverlay({});
        sayWhatIsMissing();
        m_loader.request(m_kind);
    }
    showCaptions();
    place();
}

// Where B and the difference would stand.
void CompareCanvas::sayWhatIsMissing()
{
    const RunResult* shown = m_document->shown();
    const QString why = shown && !m_document->engineB().isEmpty() ? verdictText(*m_document).words : QString();
    const bool waits = shown && !shown->isComplete;
    const auto say = [](TensorView* view, QString& said, const QString& sentence) {
        if (std::exchange(said, sentence) != sentence)
            view->setOverlayOnly(sentence);
    };
    if (!shown || !(shown->b || shown->other))
        say(m_b, m_whyNoB,
            why.isEmpty() ? tr("There is no B: choose a second engine, or a file, at the top of the window.") : why);
    if (shown && shown->other)
        say(m_difference, m_whyNoDifference,
            tr("There is no difference to show: B holds %1, and the output is %2.")
                .arg(descText(shown->other->desc), descText(shown->plan.output)));
    else if (!shown || !shown->comparison)
        say(m_difference, m_whyNoDifference,
            waits ? why : tr("There is no difference to show: A and B are not compared."));
}

void CompareCanvas::arrange(Arrangement arrangement)
{
    if (arrangement == m_arrangement)
        return;
    const size_t before = leader();
    m_arrangement = arrangement;
    place();
    alignTo(before);
    emit arrangementChanged();
}

void CompareCanvas::setKind(DifferenceKind kind)
{
    m_kind = kind;
    m_loader.request(kind);
    showCaptions();
    emit arrangementChanged();
}

void CompareCanvas::setOwnRanges(bool own)
{
    m_ownRanges = own;
    load();
    emit arrangementChanged();
}

void CompareCanvas::setWipeVertical(bool vertical)
{
    m_vertical = vertical;
    m_handle->setVertical(vertical);
    maskWipe();
    emit arrangementChanged();
}

void CompareCanvas::setWipeLocked(bool locked)
{
    m_locked = locked;
    m_handle->setLocked(locked);
    emit arrangementChanged();
}

void CompareCanvas::setWipe(double share)
{
    m_wipe = std::clamp(share, 0.0, 1.0);
    maskWipe();
    emit arrangementChanged();
}

void CompareCanvas::setBlend(double share)
{
    m_blend = std::clamp(share, 0.0, 1.0);
    place();
    emit arrangementChanged();
}

// No empty frame between the two: the other one takes its place only when it has something to show.
void CompareCanvas::flip()
{
    if (!m_a->range() || !m_b->range())
        return;
    m_showsB = !m_showsB;
    place();
    emit arrangementChanged();
}

void CompareCanvas::peek(bool other)
{
    if (m_arrangement != Arrangement::Flip || m_peeking == other || !m_a->range() || !m_b->range())
        return;
    m_peeking = other;
    place();
}

void CompareCanvas::setLinked(bool linked)
{
    m_linked = linked;
    emit arrangementChanged();
}

void CompareCanvas::fit()
{
    m_following = true;
    for (TensorView* view : views())
        view->fit();
    m_following = false;
}

void CompareCanvas::reveal(uint64_t element)
{
    m_following = true;
    for (TensorView* view : views())
        view->reveal(element);
    m_following = false;
}

size_t CompareCanvas::leader() const
{
    if (m_arrangement == Arrangement::Difference)
        return 2;
    return m_arrangement == Arrangement::Flip && m_showsB ? 1 : 0;
}

TensorView* CompareCanvas::current() const
{
    for (TensorView* view : views())
        if (view->isVisible() && view->hasFocus())
            return view;
    return views()[leader()];
}

void CompareCanvas::place()
{
    const bool three = m_arrangement == Arrangement::SideBySide, stacked = !three;
    const bool onlyDifference = m_arrangement == Arrangement::Difference;
    const RunResult* shown = m_document->shown();
    const bool compared = shown && (shown->comparison || !shown->isComplete); // or its place is kept
    const int count = three ? (compared ? 3 : 2) : 1;
    const QRect area = rect().adjusted(0, kCaptionHeight, 0, 0);
    const int width = (area.width() - (count - 1) * kGap) / count;
    const std::array<bool, 3> visible = {!onlyDifference, !onlyDifference, onlyDifference || (three && compared)};
    const QWidget* focus = focusWidget();
    for (size_t i = 0; i < views().size(); ++i) {
        const int column = stacked ? 0 : int(i);
        // All as wide as each other, to the pixel: what is at one place in one is there in all.
        views()[i]->setGeometry(area.left() + column * (width + kGap), area.top(), width, area.height());
    }
    // Flipping hides none of the two: the one in front covers the other, and nothing is drawn between.
    if (stacked && !onlyDifference)
        (m_arrangement == Arrangement::Flip && m_showsB == m_peeking ? m_a : m_b)->raise();
    blendB(m_arrangement == Arrangement::Blend ? m_blend : 1);
    // What appears covers what goes: no frame without either.
    for (size_t i = 0; i < views().size(); ++i)
        if (visible[i])
            views()[i]->show();
    for (size_t i = 0; i < views().size(); ++i)
        if (!visible[i])
            views()[i]->hide();
    for (size_t i = 0; i < views().size(); ++i)
        if (focus == views()[i] && !visible[i])
            views()[leader()]->setFocus();
    maskWipe();
    showCaptions();
}

// A widget with an effect has no mask, even while the effect is off: B has one only while it is blended.
void CompareCanvas::blendB(double opacity)
{
    if (opacity >= 1) {
        m_b->setGraphicsEffect(nullptr);
        return;
    }
    auto* effect = qobject_cast<QGraphicsOpacityEffect*>(m_b->graphicsEffect());
    if (!effect) {
        effect = new QGraphicsOpacityEffect(m_b);
        m_b->setGraphicsEffect(effect);
    }
    effect->setOpacity(opacity);
}

void CompareCanvas::maskWipe()
{
    const bool wiping = m_arrangement == Arrangement::Wipe;
    m_handle->setVisible(wiping);
    if (!wiping) {
        m_b->clearMask();
        return;
    }
    const QRect area = m_b->geometry();
    const int at = int(std::lround(m_wipe * (m_vertical ? area.width() : area.height())));
    const QRect rest =
        m_vertical ? QRect(at, 0, area.width() - at, area.height()) : QRect(0, at, area.width(), area.height() - at);
    m_b->setMask(rest.isEmpty() ? QRegion(-1, -1, 1, 1) : QRegion(rest));
    constexpr int half = WipeHandle::kThickness / 2;
    m_handle->setGeometry(m_vertical
                              ? QRect(area.left() + at - half, area.top(), WipeHandle::kThickness, area.height())
                              : QRect(area.left(), area.top() + at - half, area.width(), WipeHandle::kThickness));
    m_handle->raise();
    m_handle->setAccessibleDescription(tr("%1 % of A").arg(int(std::lround(m_wipe * 100))));
}

void CompareCanvas::showCaptions()
{
    const auto label = [](const QString& engine) { return engine.isEmpty() ? tr("none") : sourceLabel(engine); };
    const QString a = tr("A  %1").arg(label(m_document->engineA()));
    const QString b = tr("B  %1").arg(label(m_document->engineB()));
    const QString kinds[] = {tr("A − B"),         tr("|A − B|"),         tr("|A − B| / |B|"),
                             tr("(A − B)²"),      tr("A and B, in ULP"), tr("A and B, by the tolerance"),
                             tr("A and B, SSIM"), tr("A and B, FLIP")};
    static_assert(std::size(kinds) == kDifferenceKinds);
    std::array<QString, 3> texts = {a, b, kinds[size_t(m_kind)]};
    std::array<Qt::Alignment, 3> sides = {Qt::AlignLeft, Qt::AlignLeft, Qt::AlignLeft};
    const bool shownB = m_showsB != m_peeking;
    switch (m_arrangement) {
    case Arrangement::Wipe:
        sides[1] = Qt::AlignRight;
        break;
    case Arrangement::Flip:
        texts[shownB ? 0 : 1].clear();
        break;
    case Arrangement::Blend:
        texts[0] = tr("%1 × %2 %").arg(a).arg(int(std::lround((1 - m_blend) * 100)));
        texts[1] = tr("%1 × %2 %").arg(b).arg(int(std::lround(m_blend * 100)));
        sides[1] = Qt::AlignRight;
        break;
    case Arrangement::SideBySide:
    case Arrangement::Difference:
        break;
    }
    const bool both = m_arrangement == Arrangement::Wipe || m_arrangement == Arrangement::Blend;
    for (size_t i = 0; i < views().size(); ++i) {
        const QRect area = views()[i]->geometry();
        QRect there(area.left(), 0, area.width(), kCaptionHeight);
        if (both)
            there.setWidth(area.width() / 2);
        if (both && i == 1)
            there.moveLeft(area.left() + area.width() / 2);
        m_captions[i]->setGeometry(there);
        m_captions[i]->setAlignment(sides[i] | Qt::AlignVCenter);
        m_captions[i]->setText(texts[i]);
        m_captions[i]->setAccessibleName(texts[i].simplified());
        m_captions[i]->setVisible(!views()[i]->isHidden() && !texts[i].isEmpty());
    }
}

void CompareCanvas::moved(size_t from, double zoom, QPointF center)
{
    Place& place = m_places[from];
    const double factor = place.zoom > 0 ? zoom / place.zoom : 1;
    const QPointF way = center - place.center;
    place = {zoom, center};
    if (views()[from]->isVisible())
        emit viewChanged(zoom);
    if (m_following || views()[from]->isMovedByProgram())
        return;
    m_following = true;
    const bool stacked = m_arrangement != Arrangement::SideBySide;
    for (size_t i = 0; i < views().size(); ++i) {
        if (i == from || !(m_linked || stacked))
            continue;
        TensorView* other = views()[i];
        if (views()[from]->isFitted()) {
            if (!other->isFitted())
                other->fit();
        } else if (stacked) {
            other->follow(zoom, center);
        } else {
            const double following = m_places[i].zoom * factor;
            other->follow(following >= kWholePixels ? std::round(following) : following, m_places[i].center + way);
        }
    }
    m_following = false;
}

void CompareCanvas::alignTo(size_t from)
{
    m_following = true;
    for (size_t i = 0; i < views().size(); ++i) {
        if (views()[from]->isFitted())
            views()[i]->fit();
        else if (i != from)
            views()[i]->follow(m_places[from].zoom, m_places[from].center);
    }
    m_following = false;
}

// The same planes in all of them; a difference has no colours of a picture, and then shows its plane.
void CompareCanvas::followMode(const TensorView* from)
{
    if (m_following)
        return;
    m_following = true;
    const auto [n, c] = from->plane();
    for (TensorView* view : views()) {
        if (view == from)
            continue;
        view->setPictureChannels(from->pictureChannels());
        view->setMode(from->mode());
        view->setPlane(n, c);
    }
    m_following = false;
}

bool CompareCanvas::eventFilter(QObject* watched, QEvent* event)
{
    const bool isView = watched == m_a || watched == m_b || watched == m_difference;
    if (isView && (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Shift && !key->isAutoRepeat())
            peek(event->type() == QEvent::KeyPress);
    }
    if (isView && event->type() == QEvent::FocusOut)
        peek(false);
    return QWidget::eventFilter(watched, event);
}

void CompareCanvas::resizeEvent(QResizeEvent*)
{
    place();
}

} // namespace tessera
