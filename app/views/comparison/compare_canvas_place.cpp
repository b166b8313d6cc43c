// SPDX-License-Identifier: GPL-3.0-or-later
// The places of a comparison's views, what they look at, the captions above them, and a picture of them.
#include "app/base/look/device_pixels.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/model/document/output_source.h"
#include "app/views/comparison/compare_canvas.h"

#include <QCoreApplication>
#include <QGraphicsOpacityEffect>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kGap = 1;
constexpr double kClearlyMore = 1.15;
constexpr int kGripLength = 28, kGripWidth = 7;
constexpr double kStep = 0.01, kLargeStep = 0.1; // of the wipe

// The line between the base and the other one: dragged, or moved by the arrow keys.
class WipeHandle : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(tessera::WipeHandle)

public:
    static constexpr int kThickness = 11; // the part that the mouse can catch; the line is thinner

    explicit WipeHandle(CompareCanvas* canvas)
        : QWidget(canvas)
        , m_canvas(canvas)
    {
        setObjectName(QStringLiteral("wipeLine"));
        setAccessibleName(tr("Wipe line"));
        setFocusPolicy(Qt::StrongFocus);
    }

    void showLine()
    {
        setCursor(wipe().isLocked ? Qt::ArrowCursor : wipe().isUpright ? Qt::SplitHCursor : Qt::SplitVCursor);
        setToolTip(wipe().isLocked ? tr("Locked. Shift+X lets the line go.")
                                   : tr("Drag: more of A or of B. Arrow keys move it too; Shift+X locks it."));
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF all = rect();
        const QPointF middle = all.center();
        const QColor ink = color(hasFocus() && !wipe().isLocked ? Role::Accent : Role::Panel);
        const QColor edge = color(Role::SecondaryText);
        const QRectF line = wipe().isUpright ? QRectF(middle.x() - 1, all.top(), 2, all.height())
                                             : QRectF(all.left(), middle.y() - 1, all.width(), 2);
        painter.fillRect(line.adjusted(-1, -1, 1, 1), edge);
        painter.fillRect(line, ink);
        QRectF grip(0, 0, wipe().isUpright ? kGripWidth : kGripLength, wipe().isUpright ? kGripLength : kGripWidth);
        grip.moveCenter(middle);
        painter.setPen(QPen(edge, 1));
        painter.setBrush(wipe().isLocked ? edge : ink);
        painter.drawRoundedRect(grip, 3, 3);
    }

    void mousePressEvent(QMouseEvent* event) override
    {
        m_pressed = event->button() == Qt::LeftButton;
        event->setAccepted(m_pressed);
    }

    void mouseMoveEvent(QMouseEvent* event) override
    {
        if (!m_pressed || wipe().isLocked)
            return;
        const QRect area = m_canvas->view(0)->geometry();
        const QPointF at = mapToParent(exactPosition(this, event)) - area.topLeft();
        m_canvas->choose(&CompareCanvas::Choices::wipe,
                         wipe().isUpright ? at.x() / std::max(1, area.width()) : at.y() / std::max(1, area.height()));
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        const double step = (event->modifiers() & Qt::ShiftModifier) != 0 ? kLargeStep : kStep;
        const bool back = event->key() == (wipe().isUpright ? Qt::Key_Left : Qt::Key_Up);
        const bool on = event->key() == (wipe().isUpright ? Qt::Key_Right : Qt::Key_Down);
        if (wipe().isLocked || !(back || on))
            return QWidget::keyPressEvent(event);
        m_canvas->choose(&CompareCanvas::Choices::wipe, wipe().wipe + (back ? -step : step));
    }

    void mouseReleaseEvent(QMouseEvent*) override { m_pressed = false; }
    void focusInEvent(QFocusEvent*) override { update(); }
    void focusOutEvent(QFocusEvent*) override { update(); }

private:
    const CompareCanvas::Choices& wipe() const { return m_canvas->choices(); }

    CompareCanvas* m_canvas;
    bool m_pressed = false;
};

// The number of columns that gives the views the most room, for planes of that width over height. All rows are full.
int columnsFor(int count, QSize area, double aspect)
{
    int best = 1;
    double most = 0;
    for (int columns = 1; columns <= count; ++columns) {
        if (count % columns != 0)
            continue;
        const int rows = count / columns;
        const double width = double(area.width()) / columns,
                     height = double(area.height()) / rows - ResultHeader::kHeight;
        const double size = std::min(width / aspect, height);
        if (size > most * kClearlyMore) { // else fewer columns: the caption above each view needs the width
            most = size;
            best = columns;
        }
    }
    return best;
}

double aspectOf(const RunResult* shown)
{
    const Tensor* output = shown ? shown->output(0) : nullptr;
    if (!output)
        return 1;
    const PaddedShape shape(output->desc);
    return std::clamp(double(shape.sizes[3]) / double(std::max(shape.sizes[2], 1U)), 0.25, 4.0);
}

} // namespace

bool CompareCanvas::hasDifference(size_t result) const
{
    const RunResult* shown = m_document->shown();
    return shown && result != m_document->base()
        && (!shown->isComplete || shown->base != m_document->base() || comparisonOf(*shown, pairOf(result)));
}

CompareCanvas::Scene CompareCanvas::scene() const
{
    const size_t base = m_document->base();
    std::vector<size_t> results, differences;
    for (size_t i = 0; i < count(); ++i) {
        results.push_back(i);
        if (i != base)
            differences.push_back(kMostResults + i);
    }
    switch (m_choices.arrangement) {
    case Arrangement::SideBySide:
        break;
    case Arrangement::Difference:
        return {differences, kMostResults + other()};
    case Arrangement::Flip: // all stay visible, and the front one covers the others: no frame is empty
        return {results, !m_peeking ? flipped() : flipped() == base ? other() : base, true};
    case Arrangement::Wipe:
    case Arrangement::Blend:
        return {{base, other()}, base, true};
    }
    if (count() < kMostResults && hasDifference(other())) // there is room for one
        results.push_back(kMostResults + other());
    return {results};
}

void CompareCanvas::place()
{
    const Scene scene = this->scene();
    const QWidget* focus = focusWidget();
    placeViews(scene);
    if (scene.isStacked)
        m_panes[m_choices.arrangement == Arrangement::Flip ? scene.front : other()].view->raise();
    blendOther(m_choices.arrangement == Arrangement::Blend ? m_choices.blend : 1);
    // The new view covers the old one before that is hidden, so that no frame is empty.
    for (const size_t i : scene.panes)
        m_panes[i].view->show();
    for (size_t i = 0; i < kPanes; ++i)
        if (!scene.has(i)) {
            if (focus == m_panes[i].view) // before it is hidden: Qt would choose another result
                m_panes[scene.front].view->setFocus();
            m_panes[i].view->hide();
        }
    maskWipe();
    showHeaders();
}

// Places the views in rows, or all in one place. All have the same size to the pixel, so that a pixel shows the same
// element in each.
void CompareCanvas::placeViews(const Scene& scene)
{
    const int count = scene.isStacked ? 1 : int(scene.panes.size());
    const int columns = columnsFor(count, size(), aspectOf(m_document->shown()));
    const int rows = count / columns;
    const int cellWidth = (width() - (columns - 1) * kGap) / columns,
              cellHeight = (height() - (rows - 1) * kGap) / rows;
    for (size_t i = 0; i < scene.panes.size(); ++i) {
        const int cell = scene.isStacked ? 0 : int(i);
        const QRect place(cell % columns * (cellWidth + kGap), cell / columns * (cellHeight + kGap), cellWidth,
                          cellHeight);
        QRect above(place.topLeft(), QSize(cellWidth, ResultHeader::kHeight));
        if (scene.isStacked && m_choices.arrangement != Arrangement::Flip) {
            above.setWidth(cellWidth / 2);
            above.moveLeft(int(i) * (cellWidth / 2));
        }
        m_panes[scene.panes[i]].header->setGeometry(above);
        m_panes[scene.panes[i]].view->setGeometry(place.adjusted(0, ResultHeader::kHeight, 0, 0));
    }
}

// Qt ignores the mask of a widget that has an effect, so a view has an effect only while it is blended.
void CompareCanvas::blendOther(double opacity)
{
    for (size_t i = 0; i < kMostResults; ++i)
        if (opacity >= 1 || i != other())
            view(i)->setGraphicsEffect(nullptr);
    for (size_t i = 0; i < kMostResults; ++i)
        view(i)->setNumbersVisible(opacity >= 1 || opacity <= 0); // two numbers would lie over each other
    if (opacity >= 1)
        return;
    auto* effect = qobject_cast<QGraphicsOpacityEffect*>(view(other())->graphicsEffect());
    if (!effect) {
        effect = new QGraphicsOpacityEffect(view(other()));
        view(other())->setGraphicsEffect(effect);
    }
    effect->setOpacity(opacity);
}

QWidget* CompareCanvas::makeHandle()
{
    return new WipeHandle(this);
}

void CompareCanvas::maskWipe()
{
    const bool wiping = m_choices.arrangement == Arrangement::Wipe;
    m_handle->setVisible(wiping);
    static_cast<WipeHandle*>(m_handle)->showLine();
    for (size_t i = 0; i < kMostResults; ++i)
        if (!wiping || i != other())
            view(i)->clearMask();
    if (!wiping)
        return;
    const QRect area = view(other())->geometry();
    const int at = int(std::lround(m_choices.wipe * (m_choices.isUpright ? area.width() : area.height())));
    const QRect rest = m_choices.isUpright ? QRect(at, 0, area.width() - at, area.height())
                                           : QRect(0, at, area.width(), area.height() - at);
    view(other())->setMask(rest.isEmpty() ? QRegion(-1, -1, 1, 1) : QRegion(rest));
    view(m_document->base())->update(); // Qt paints the canvas where the mask is gone, and not the view below
    constexpr int half = WipeHandle::kThickness / 2;
    m_handle->setGeometry(m_choices.isUpright
                              ? QRect(area.left() + at - half, area.top(), WipeHandle::kThickness, area.height())
                              : QRect(area.left(), area.top() + at - half, area.width(), WipeHandle::kThickness));
    m_handle->raise();
    m_handle->setAccessibleDescription(
        tr("%1 % of %2").arg(int(std::lround(m_choices.wipe * 100))).arg(letterOf(m_document->base())));
}

QString CompareCanvas::nameOf(const Pane& pane) const
{
    const size_t base = m_document->base();
    if (!pane.loader) {
        const QString source = m_document->results().value(qsizetype(pane.result));
        const QString name =
            QStringLiteral("%1  %2").arg(letterOf(pane.result), source.isEmpty() ? tr("none") : sourceLabel(source));
        const double share = pane.result == base ? 1 - m_choices.blend : m_choices.blend;
        return m_choices.arrangement == Arrangement::Blend
            ? tr("%1 × %2 %").arg(name).arg(int(std::lround(share * 100)))
            : name;
    }
    const ResultPair pair = pairOf(pane.result);
    return wordsOf(m_choices.kind).title.arg(letterOf(pair.first), letterOf(pair.second));
}

// Names the views that are seen; some may lie below others.
void CompareCanvas::showHeaders()
{
    const Scene scene = this->scene();
    const bool beside = m_choices.arrangement == Arrangement::SideBySide;
    const bool several = m_document->results().size() > 2;
    for (size_t i = 0; i < kPanes; ++i) {
        Pane& pane = m_panes[i];
        if (pane.loader)
            pane.view->setAccessibleName(
                tr("Difference of %1 and %2")
                    .arg(letterOf(pairOf(pane.result).first), letterOf(pairOf(pane.result).second)));
        const bool isSeen = scene.has(i) && (m_choices.arrangement != Arrangement::Flip || i == scene.front);
        pane.header->setVisible(isSeen);
        if (!isSeen)
            continue;
        const bool isDifference = pane.loader != nullptr;
        const bool saysVerdict = isDifference ? m_choices.arrangement == Arrangement::Difference : true;
        pane.header->say(nameOf(pane), saysVerdict ? verdictOfResult(*m_document, pane.result) : VerdictText());
        pane.header->showClose(
            beside,
            several && pane.result > 0 && !isDifference ? tr("Take %1 away").arg(letterOf(pane.result)) : QString());
    }
}

void CompareCanvas::moved(size_t from, double zoom, QPointF center)
{
    Place& place = m_panes[from].place;
    const TensorView* view = m_panes[from].view;
    const double exact = view->exactZoom(), factor = place.zoom > 0 ? exact / place.zoom : 1;
    const QPointF way = center - place.center;
    place = {exact, center};
    if (view->isVisible())
        emit viewChanged(zoom);
    if (m_following || view->isMovedByProgram())
        return;
    const QScopedValueRollback leading(m_following, true);
    const bool stacked = m_choices.arrangement != Arrangement::SideBySide;
    for (size_t i = 0; i < kPanes; ++i) {
        if (i == from || !(m_choices.isLinked || stacked))
            continue;
        TensorView* other = m_panes[i].view;
        if (view->isFitted()) {
            if (!other->isFitted())
                other->fit();
        } else if (stacked) {
            other->follow(exact, center);
        } else {
            other->follow(m_panes[i].place.zoom * factor, m_panes[i].place.center + way);
        }
    }
}

void CompareCanvas::alignTo(size_t from)
{
    const QScopedValueRollback leading(m_following, true);
    const Place place = m_panes[from].place; // before this changes it: every view has another size now
    for (const Pane& pane : m_panes) {
        if (m_panes[from].view->isFitted()) {
            pane.view->fit();
        } else {
            pane.view->takeColumns(*m_panes[from].view);
            pane.view->follow(place.zoom, place.center);
        }
    }
}

// Shows the same planes in all views. A difference has no colours of a picture, and then shows its plane.
void CompareCanvas::followMode(const TensorView* from)
{
    if (m_following)
        return;
    const QScopedValueRollback leading(m_following, true);
    const auto [n, c] = from->plane();
    for (const Pane& pane : m_panes) {
        if (pane.view == from)
            continue;
        pane.view->setPictureChannels(from->pictureChannels());
        pane.view->setMode(from->mode());
        pane.view->setPlane(n, c);
    }
}

std::vector<ViewPicture::Part> CompareCanvas::parts() const
{
    std::vector<ViewPicture::Part> parts;
    for (const size_t i : m_choices.arrangement == Arrangement::Flip ? std::vector{scene().front} : scene().panes) {
        TensorView* view = m_panes[i].view;
        parts.push_back({view, view->geometry(), view->geometry()});
    }
    if (m_choices.arrangement == Arrangement::Blend)
        parts.back().opacity = m_choices.blend;
    else if (m_choices.arrangement == Arrangement::Wipe)
        parts.back().seen =
            view(other())->mask().boundingRect().translated(view(other())->pos()) & view(other())->geometry();
    return parts;
}

std::vector<ViewPicture::Caption> CompareCanvas::captions() const
{
    std::vector<ViewPicture::Caption> captions;
    for (const Pane& pane : m_panes)
        if (!pane.header->isHidden())
            captions.push_back({pane.header->caption(), pane.header->geometry()});
    return captions;
}

} // namespace tessera
