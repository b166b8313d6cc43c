// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_stage.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/tensor/canvas/tensor_display.h"
#include "engine/core/ops/operator.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>

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
    , m_heading(heading({}, this))
{
    m_document.setEngines(QStringLiteral("cpu"), {});
    auto* display = new TensorDisplay(&m_document, this);
    auto* row = new QHBoxLayout;
    row->setSpacing(1);
    for (const Side side : m_sides) {
        auto* pane = new TensorPane(&m_document, side, display);
        pane->view()->installEventFilter(this);
        m_panes.push_back(pane);
        row->addWidget(pane);
    }
    auto* rows = newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 0);
    m_heading->setContentsMargins(8, 6, 8, 2);
    rows->addWidget(m_heading);
    rows->addLayout(row, 1);
    connect(&m_document, &Document::shownChanged, this, &QuizStage::takePin);
    connect(&m_document, &Document::picksChanged, this, [this] {
        const std::optional<Pick> pick = m_document.pinned();
        if (m_isTensor && !m_pin && pick)
            emit pinned(pick->element);
    });
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

void QuizStage::setTitle(const QString& title)
{
    static_cast<QLabel*>(m_heading)->setText(title);
    m_heading->setVisible(!title.isEmpty());
}

void QuizStage::showCase(const Case& c, std::optional<Pick> pin)
{
    m_isTensor = m_isHidden = false;
    m_pin = pin;
    for (TensorPane* pane : m_panes)
        pane->view()->setOverlay({});
    m_document.newCase(c);
}

void QuizStage::showTensor(const Tensor& tensor, std::optional<uint64_t> pin)
{
    m_isTensor = true;
    m_isHidden = false;
    m_pin = pin ? std::optional(Pick{m_sides.front(), *pin}) : std::nullopt;
    m_panes.front()->view()->setOverlay({});
    m_document.newCase(caseOf(tensor));
}

void QuizStage::showCells(const TensorDesc& desc, std::optional<uint64_t> asked)
{
    Tensor names({.dataType = DataType::UInt8, .sizes = desc.sizes});
    if (asked)
        names.setBits(*asked, 1);
    m_isHidden = asked.has_value();
    m_isTensor = !asked;
    m_pin = asked ? std::optional(Pick{m_sides.front(), *asked}) : std::nullopt;
    m_document.newCase(caseOf(Tensor({.dataType = desc.dataType, .sizes = desc.sizes})));
    if (!asked)
        m_document.pin({}); // of the last question
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
    , m_outputs{new QuizStage(makeEngine, {Side::Output}, this), new QuizStage(makeEngine, {Side::Output}, this)}
    , m_live(new QuizStage(makeEngine, {Side::Input, Side::Output}, this))
{
    auto* open = new QSplitter(Qt::Horizontal, this);
    open->setChildrenCollapsible(false);
    open->addWidget(m_input);
    for (QuizStage* output : m_outputs)
        open->addWidget(output);
    addWidget(open);
    addWidget(m_live);
    m_outputs[1]->hide(); // else the window is as wide as three
    m_input->setTitle({});
    m_live->setTitle({});
    connect(m_input, &QuizStage::pinned, this, &QuizCanvas::inputPinned);
}

void QuizCanvas::ask(const QuizQuestion& question)
{
    if (question.showsValues)
        m_input->showTensor(question.input, {});
    else
        m_input->showCells(question.input.desc, {});
    const bool areTwo = question.outputs.size() == 2;
    if (question.outputs.empty())
        m_outputs[0]->showCells(outputDesc(question.c.op), question.asked);
    for (size_t i = 0; i < question.outputs.size(); ++i)
        m_outputs[i]->showTensor(question.outputs[i].tensor, {});
    m_input->setTitle(areTwo ? tr("The case") : QString());
    for (size_t i = 0; i < m_outputs.size(); ++i)
        m_outputs[i]->setTitle(areTwo ? tr("Program %1").arg(inWindowLanguage(question.outputs[i].name)) : QString());
    m_areTwo = areTwo;
    place();
    m_input->setVisible(question.view != QuizView::Output);
    m_outputs[0]->setVisible(question.view != QuizView::Input);
    m_outputs[1]->setVisible(areTwo);
    auto* open = static_cast<QSplitter*>(widget(0));
    open->setSizes(areTwo ? QList<int>{1000, 1000, 1000} : QList<int>{1000, 1000, 0});
    setCurrentIndex(0);
}

// Side by side; three where there is no room for that, one below the other.
void QuizCanvas::place()
{
    int least = m_input->minimumSizeHint().width();
    for (const QuizStage* output : m_outputs)
        least += output->minimumSizeHint().width();
    static_cast<QSplitter*>(widget(0))->setOrientation(m_areTwo && width() < least ? Qt::Vertical : Qt::Horizontal);
}

void QuizCanvas::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    place();
}

void QuizCanvas::solve(const QuizQuestion& question)
{
    if (question.outputs.size() == 2) { // both programs stay, and where they part is lit
        ask(question);
        for (size_t i = 0; i < m_outputs.size(); ++i)
            m_outputs[i]->showTensor(question.outputs[i].tensor, question.telling);
        return;
    }
    m_live->showCase(question.c, Pick{Side::Output, question.telling});
    setCurrentIndex(1);
}

} // namespace tessera
