// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_stage.h"

#include "app/base/controls/form_parts.h"
#include "app/tensor/canvas/tensor_display.h"
#include "engine/core/ops/operator.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QSplitter>

namespace tessera {

namespace {

// A block of one pixel moves nothing.
Case caseOf(const Tensor& tensor)
{
    const TensorDesc packed{.dataType = tensor.desc.dataType, .sizes = tensor.desc.sizes};
    Operator op = operatorFromName("DEPTH_TO_SPACE").value();
    setField(op, "BlockSize", uint32_t{1});
    setInput(op, packed.dataType, packed.sizes);
    return {.title = {}, .op = op, .data = FromValues{withLayout(tensor, packed), {}}};
}

} // namespace

QuizStage::QuizStage(const EngineFactory& makeEngine, std::vector<Side> sides, QWidget* parent)
    : QWidget(parent)
    , m_document(makeEngine)
    , m_sides(std::move(sides))
{
    m_document.setEngines(QStringLiteral("cpu"), {});
    auto* display = new TensorDisplay(&m_document, this);
    auto* row = newLayout<QHBoxLayout>(this, {0, 0, 0, 0}, 1);
    for (const Side side : m_sides) {
        auto* pane = new TensorPane(&m_document, side, display);
        pane->view()->installEventFilter(this);
        m_panes.push_back(pane);
        row->addWidget(pane);
    }
    connect(&m_document, &Document::shownChanged, this, &QuizStage::takePin);
}

// The document goes before the widgets do.
QuizStage::~QuizStage()
{
    disconnect(&m_document, nullptr, nullptr, nullptr);
    for (TensorPane* pane : m_panes)
        delete pane;
}

TensorView* QuizStage::view(Side side) const
{
    const auto found = std::ranges::find(m_sides, side);
    return found == m_sides.end() ? nullptr : m_panes[size_t(found - m_sides.begin())]->view();
}

void QuizStage::showCase(const Case& c, std::optional<Pick> pin)
{
    m_isHidden = false;
    m_pin = pin;
    for (TensorPane* pane : m_panes)
        pane->view()->setOverlay({});
    m_document.newCase(c);
}

void QuizStage::showTensor(const Tensor& tensor)
{
    m_isHidden = false;
    m_pin.reset();
    m_panes.front()->view()->setOverlay({});
    m_document.newCase(caseOf(tensor));
}

void QuizStage::showCells(const TensorDesc& desc, std::optional<uint64_t> asked)
{
    Tensor names({.dataType = DataType::UInt8, .sizes = desc.sizes});
    if (asked)
        names.setBits(*asked, 1);
    m_isHidden = asked.has_value();
    m_pin = asked ? std::optional(Pick{m_sides.front(), *asked}) : std::nullopt;
    m_document.newCase(caseOf(Tensor({.dataType = desc.dataType, .sizes = desc.sizes})));
    m_panes.front()->view()->setOverlay(TensorOverlay{.tensor = names,
                                                      .map = ColorMap::Agreement,
                                                      .minimum = 0,
                                                      .maximum = 2, // a quiet tone
                                                      .classes = {tr("· hidden"), tr("? asked for")}});
}

void QuizStage::takePin()
{
    if (!m_pin)
        return;
    m_document.pin(m_pin);
    if (m_document.pinned() == m_pin)
        m_pin.reset();
}

// Nothing is said of cells that are hidden, and their pin stays.
bool QuizStage::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (type == QEvent::ContextMenu)
        return true; // the copies that its menu offers are of no use here
    const bool isPick = type == QEvent::MouseButtonPress || type == QEvent::MouseButtonRelease
        || type == QEvent::MouseButtonDblClick || type == QEvent::MouseMove || type == QEvent::KeyPress
        || type == QEvent::ToolTip;
    return (m_isHidden && isPick) || QWidget::eventFilter(watched, event);
}

QuizCanvas::QuizCanvas(const EngineFactory& makeEngine, QWidget* parent)
    : QStackedWidget(parent)
    , m_input(new QuizStage(makeEngine, {Side::Input}, this))
    , m_output(new QuizStage(makeEngine, {Side::Output}, this))
    , m_live(new QuizStage(makeEngine, {Side::Input, Side::Output}, this))
{
    auto* open = new QSplitter(Qt::Horizontal, this);
    open->setChildrenCollapsible(false);
    open->addWidget(m_input);
    open->addWidget(m_output);
    open->setSizes({1000, 1000}); // the same width for both
    addWidget(open);
    addWidget(m_live);
}

void QuizCanvas::ask(const QuizQuestion& question)
{
    if (question.showsValues)
        m_input->showTensor(question.input);
    else
        m_input->showCells(question.input.desc, {});
    if (question.output)
        m_output->showTensor(*question.output);
    else
        m_output->showCells(outputDesc(question.c.op), question.asked);
    setCurrentIndex(0);
}

void QuizCanvas::solve(const QuizQuestion& question)
{
    m_live->showCase(question.c, Pick{Side::Output, question.telling});
    setCurrentIndex(1);
}

} // namespace tessera
