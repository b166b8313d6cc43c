// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/xray_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/look/engine_words.h"
#include "app/model/inputs/output_source.h"
#include "app/tensor/panes/tensor_pane.h"
#include "app/window/views/view_area.h"
#include "app/window/views/xray_bar.h"

namespace tessera {

XrayController::XrayController(Document& document, ViewArea& views, EngineFactory makeEngine, Messages& messages)
    : m_document(document)
    , m_views(views)
    , m_messages(messages)
    , m_runner(std::move(makeEngine))
{
    for (const auto changed : {&Document::enginesChanged, &Document::caseChanged, &Document::mapChanged})
        connect(&document, changed, this, &ActionSource::actionsChanged);
    connect(&document, &Document::shownChanged, this, &ActionSource::actionsChanged);
    for (const auto changed : {&Document::mapChanged, &Document::shownChanged, &Document::enginesChanged})
        connect(&document, changed, this, &XrayController::showOutput);
    connect(&document, &Document::caseChanged, this, [this] {
        if (m_runner.isRunning() && !m_document.issues().empty())
            stop();
    });
    connect(&m_runner, &ProbeRunner::progressed, this, [this](unsigned runs) {
        if (m_bar)
            m_bar->setRunning(m_asked, runs);
    });
    connect(&m_runner, &ProbeRunner::found, this, &XrayController::take);
    connect(&m_runner, &ProbeRunner::finished, this, [this](const Message& error) {
        if (m_bar)
            m_bar->setRunning(m_asked, 0);
        if (!error.isEmpty())
            m_messages.error(inLines(tr("The X-ray of %1 failed: %2").arg(m_asked, inWindowLanguage(error))));
        emit actionsChanged();
    });
}

void XrayController::showOutput()
{
    TensorPane& pane = *m_views.pane(Side::Output);
    const Tensor* output = m_document.mapOutput();
    const bool isOfB = output && output != m_document.tensor(Side::Output);
    const bool wasOfB = std::exchange(m_showsB, isOfB);
    if (!isOfB && !wasOfB)
        return;
    const QString title = isOfB ? tr("Output of B") : QString();
    pane.setTitle(title);
    pane.view()->setOverlay(isOfB ? std::optional(TensorView::Overlay{.tensor = *output,
                                                                      .map = ColorMap::Viridis,
                                                                      .minimum = 0,
                                                                      .maximum = 1,
                                                                      .average = true,
                                                                      .companion = *output,
                                                                      .legend = title,
                                                                      .holds = TensorView::Overlay::Holds::B})
                                  : std::nullopt);
}

QWidget* XrayController::makeBar()
{
    m_bar = new XrayBar(&m_document, &m_runner);
    connect(m_bar, &QObject::destroyed, this, [this] { m_bar = nullptr; });
    connect(m_bar, &XrayBar::closeAsked, this, [this] {
        if (m_runner.isRunning())
            stop();
        else
            m_document.setFoundMap(nullptr);
    });
    return m_bar;
}

std::vector<ActionTable> XrayController::actions()
{
    return {{tr("Run"),
             {sideRow(true),
              sideRow(false),
              {"foundMap",
               tr("Show the map that was &found"),
               tr("Explain what the X-rayed engine does, in place of what the operator says"),
               {},
               keys(Qt::CTRL | Qt::ALT | Qt::Key_F),
               [this] { m_document.setShowsFoundMap(!m_document.showsFoundMap()); },
               {.enabled = [this] { return m_document.foundMap() && m_document.foundMap()->isKnown(); },
                .needs = tr("no engine was X-rayed on this case"),
                .checked = [this] { return m_document.showsFoundMap(); }}}}}};
}

ActionRow XrayController::sideRow(bool sideB)
{
    return {sideB ? "xrayB" : "xrayA",
            sideB ? tr("&X-ray B") : tr("X-ray &A"),
            sideB ? tr("Find out from outside which inputs every output of engine B reads")
                  : tr("Find out from outside which inputs every output of engine A reads"),
            {},
            sideB ? keys(Qt::CTRL | Qt::ALT | Qt::Key_X) : keys(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_X),
            [this, sideB] { start(sideB); },
            {.enabled = [this, sideB] { return !engine(sideB).isEmpty() && m_document.issues().empty(); },
             .needs = tr("that side is no engine, or the case does not run")}};
}

QString XrayController::engine(bool sideB) const
{
    const QString name = sideB ? m_document.engineB() : m_document.engineA();
    return isFileSource(name) ? QString() : name;
}

void XrayController::start(bool sideB)
{
    m_asked = engine(sideB);
    m_document.setFoundMap(nullptr);
    m_runner.start({.engine = m_asked,
                    .op = m_document.currentCase().op,
                    .options = {.validate = m_document.validates(), .budget = m_document.memoryBudget()}});
    if (m_bar)
        m_bar->setRunning(m_asked, 0);
}

// On an element where there is something to see: the pinned one, or the first that reads otherwise.
void XrayController::take(const std::shared_ptr<const FoundMap>& map)
{
    m_document.setFoundMap(map);
    if (!m_document.foundMap())
        return; // the case is another one by now
    const std::optional<Pick> pinned = m_document.pinned();
    const bool isThere = pinned && pinned->side == Side::Output && map->differs[pinned->element];
    if (!isThere && !map->xray.firstDiffering.empty())
        m_views.goTo({Side::Output, map->xray.firstDiffering.front()});
    emit shown();
}

void XrayController::stop()
{
    m_runner.stop();
}

} // namespace tessera
