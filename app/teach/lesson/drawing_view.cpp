// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/drawing_view.h"

#include "app/base/look/events.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/document.h"
#include "app/model/document/element_pair.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr double kLargest = 1.25; // times its designed size
constexpr double kArrow = 5, kArrowWidth = 2.5, kRound = 3; // units

QColor colourOf(Ink ink, const QPalette& palette)
{
    if (ink >= Ink::Kind0)
        return QColor::fromRgb(categoryColors()[size_t(ink) - size_t(Ink::Kind0)]);
    if (ink >= Ink::N)
        return axisColor(int(ink) - int(Ink::N));
    if (ink == Ink::Accent)
        return color(Role::Accent);
    if (ink == Ink::Wrong)
        return color(Role::Bad);
    return ink == Ink::Quiet ? color(Role::SecondaryText) : palette.color(QPalette::WindowText);
}

QFont fontOf(const DrawnText& text, const QFont& own)
{
    QFont font = text.isCode ? dataFont() : own;
    if (text.isStrong)
        font = demiBold(font);
    font.setPixelSize(int(std::lround(text.size)));
    return font;
}

void paintLine(QPainter& painter, const DrawnLine& line, const QColor& ink)
{
    const QPointF from(line.x1, line.y1), to(line.x2, line.y2);
    painter.setPen(QPen(ink, line.isStrong ? 2 : 1, Qt::SolidLine, Qt::FlatCap));
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    if (!line.hasArrow || length < kArrow)
        return painter.drawLine(from, to);
    const QPointF along = (to - from) / length, across(-along.y(), along.x()), neck = to - along * kArrow;
    painter.drawLine(from, neck);
    QPainterPath head(to);
    head.lineTo(neck + across * kArrowWidth);
    head.lineTo(neck - across * kArrowWidth);
    head.closeSubpath();
    painter.fillPath(head, ink);
}

void paintText(QPainter& painter, const DrawnText& text, const QFont& own, const QColor& ink)
{
    painter.setPen(ink);
    painter.setFont(fontOf(text, own));
    const QString words = inWindowLanguage(text.words);
    const double width = painter.fontMetrics().horizontalAdvance(words) + 2, height = text.size * 1.6;
    const double left = text.align == DrawnText::Align::Left ? text.x
        : text.align == DrawnText::Align::Centre             ? text.x - width / 2
                                                             : text.x - width;
    const Qt::Alignment side = text.align == DrawnText::Align::Left ? Qt::AlignLeft
        : text.align == DrawnText::Align::Centre                    ? Qt::AlignHCenter
                                                                    : Qt::AlignRight;
    painter.drawText(QRectF(left, text.y - height / 2, width, height), int(side | Qt::AlignVCenter), words);
}

} // namespace

DrawingView::DrawingView(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("lessonDrawing"));
    hide();
    for (const auto changed :
         {&Document::caseChanged, &Document::shownChanged, &Document::picksChanged, &Document::enginesChanged})
        connect(&document, changed, this, &DrawingView::find);
    whenever({QEvent::StyleChange, QEvent::FontChange}, this, this, [this] { update(); });
}

void DrawingView::setFigure(const LessonFigure* figure)
{
    m_kind = figure ? figure->drawing : LessonFigure::Drawing::None;
    m_stack = nullptr;
    setDrawing(figure ? drawingOf(*figure) : Drawing());
}

void DrawingView::followCase()
{
    m_stack = m_document.undoStack();
    find();
}

void DrawingView::find()
{
    if (m_kind == LessonFigure::Drawing::None || m_document.undoStack() != m_stack || !m_document.issues().empty())
        return;
    const Operator& op = m_document.currentCase().op;
    const std::optional<Pick> pin = m_document.pinned();
    const std::optional<uint64_t> output = pin ? pairOf(m_document, *pin).of(Side::Output) : std::nullopt;
    setDrawing(drawingOf(m_kind, op, makePlan(op), output, m_document.engineA().toStdString()));
}

void DrawingView::setDrawing(Drawing drawing)
{
    m_drawing = std::move(drawing);
    setVisible(!m_drawing.isEmpty());
    setAccessibleName(inWindowLanguage(m_drawing.sentence));
    makeRoom();
    update();
}

double DrawingView::scale() const
{
    return m_drawing.isEmpty() ? 1 : std::min(kLargest, contentsRect().width() / m_drawing.width);
}

void DrawingView::makeRoom()
{
    const QMargins margins = contentsMargins();
    setFixedHeight(int(std::ceil(m_drawing.height * scale())) + margins.top() + margins.bottom());
}

void DrawingView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(contentsRect().topLeft());
    painter.scale(scale(), scale());
    for (const DrawnRect& rect : m_drawing.rects) {
        const QColor ink = colourOf(rect.ink, palette());
        QColor inside = ink;
        inside.setAlphaF(float(rect.fill));
        painter.setBrush(inside);
        painter.setPen(rect.hasFrame ? QPen(ink, 1) : QPen(Qt::NoPen));
        const QRectF box(rect.x, rect.y, rect.width, rect.height);
        const double round = rect.hasFrame ? std::min(kRound, rect.height / 2) : 0;
        painter.drawRoundedRect(rect.hasFrame ? box.adjusted(0.5, 0.5, -0.5, -0.5) : box, round, round);
    }
    for (const DrawnLine& line : m_drawing.lines)
        paintLine(painter, line, colourOf(line.ink, palette()));
    for (const DrawnText& text : m_drawing.texts)
        paintText(painter, text, font(), colourOf(text.ink, palette()));
}

void DrawingView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    makeRoom();
}

} // namespace tessera
