// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/elided_label.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/messages.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/tensor/canvas/tensor_pane.h"
#include "app/window/views/view_area.h"
#include "app/window/views/view_controllers.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>

namespace tessera {

// A bar above the tabs that explain, while the map of an engine is searched for or was found. It says whose map the
// tabs show, and what was found.
class XrayBar : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(tessera::XrayBar)

public:
    // `close` forgets the found map, or stops the search.
    XrayBar(Document* document, const Probes* probes, const std::function<void()>& close)
        : m_document(document)
        , m_probes(probes)
    {
        setObjectName(QStringLiteral("xrayBar"));
        m_maps->setAccessibleName(tr("Whose map the tabs show"));
        m_maps->addSegment(tr("The operator's map"), tr("What is right"));
        m_maps->addSegment({}); // showState() writes the engine's name on it
        m_maps->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        m_findings->setObjectName(QStringLiteral("xrayFindings"));
        m_progress->setRange(0, 0); // nobody knows how many runs it takes
        m_progress->setTextVisible(false);
        m_progress->setFixedSize(96, 4);
        m_progress->setAccessibleName(tr("The X-ray runs"));
        auto* parts = newLayout<QHBoxLayout>(this, {16, 4, 8, 0}, 12);
        // The bar is as high during the search, so that the tabs move only once.
        parts->addStrut(m_maps->sizeHint().height());
        addWidgets(parts, {m_title, m_maps, m_progress});
        parts->addWidget(m_findings, 1);
        parts->addWidget(m_close);
        connect(m_maps, &SegmentedControl::chosen, this, [this](int map) { m_document->setShowsProbedMap(map == 1); });
        connect(m_close, &QToolButton::clicked, this, close);
        for (const auto changed : {&Document::mapChanged, &Document::shownChanged, &Document::enginesChanged})
            connect(document, changed, this, &XrayBar::showState);
        hide();
    }

    // A search has begun. `isDiagnosed`: a diagnosis names the map, so that the engine is not run.
    void showSearch(const QString& engine, bool isDiagnosed)
    {
        m_engine = engine;
        m_isDiagnosed = isDiagnosed;
        showState();
    }

    void showState()
    {
        const bool isRunning = m_probes->isBusy();
        const ProbedMap* found = isRunning ? nullptr : m_document->probedMap();
        setVisible(isRunning || found);
        m_progress->setVisible(isRunning);
        m_maps->setVisible(found);
        describe(m_close, m_close->toolTip(), isRunning ? tr("Stop") : tr("Forget what was found"));
        if (isRunning) {
            showTitle(m_engine, m_isDiagnosed);
            m_findings->setText({});
        }
        if (!found)
            return;
        showTitle(found->engine, found->isDiagnosed);
        m_maps->setText(1, tr("%1's map").arg(foundSide(*m_document)));
        m_maps->setTip(1, tr("What %1 does").arg(sourceLabel(found->engine)));
        m_maps->segments()[1]->setEnabled(found->isKnown());
        m_maps->setCurrent(m_document->showsProbedMap() ? 1 : 0);
        QStringList sentences;
        for (const Message& sentence : found->xray.findings)
            sentences << inWindowLanguage(sentence);
        m_findings->setText(sentences.join(QLatin1Char(' ')));
        describe(m_findings, m_findings->text(), sentences.join(QLatin1Char('\n')));
        m_findings->setTint(color(found->xray.isSame ? Role::Good : Role::Bad));
    }

protected:
    void changeEvent(QEvent* event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::StyleChange)
            showState();
    }

private:
    // A command, or a path, may be long.
    void showTitle(const QString& engine, bool isDiagnosed)
    {
        const QString title = isDiagnosed ? tr("Diagnosis of %1") : tr("X-ray of %1"), name = sourceLabel(engine);
        m_title->setText(title.arg(engine == m_document->engineB() ? tr("B") : tr("A")));
        describe(m_title, title.arg(name), name);
    }

    Document* m_document;
    const Probes* m_probes;
    QLabel* m_title = new QLabel(this);
    SegmentedControl* m_maps = new SegmentedControl(this);
    ElidedLabel* m_findings = new ElidedLabel(this);
    QProgressBar* m_progress = new QProgressBar(this);
    QToolButton* m_close = closeButton({});
    QString m_engine; // the engine that is searched
    bool m_isDiagnosed = false;
};

XrayController::XrayController(const WindowContext& with)
    : Controller(with)
    , m_bar(*new XrayBar(&m_document, &m_probes,
                         [this] { m_probes.isBusy() ? stop() : m_document.setProbedMap(nullptr); }))
    , m_probes(probeWork(with.makeEngine),
               {.answered = [this](const ProbeRequest& asked, const Reply<std::shared_ptr<const ProbedMap>>& reply) {
                   if (reply.answer)
                       showMap(reply.answer);
                   m_bar.showState();
                   if (!reply.error.isEmpty())
                       m_messages.error(
                           inLines(tr("The X-ray of %1 failed: %2").arg(asked.engine, inWindowLanguage(reply.error))));
               }})
{
    m_with.stops.add([this] { return m_probes.isBusy(); }, [this] { stop(); });
    for (const auto changed : {&Document::mapChanged, &Document::shownChanged, &Document::enginesChanged})
        connect(&m_document, changed, this, &XrayController::showOutput);
    connect(&m_document, &Document::caseChanged, this, [this] {
        if (m_probes.isBusy() && !m_document.issues().empty())
            stop();
    });
}

void XrayController::showOutput()
{
    TensorPane& pane = *m_views.pane(Side::Output);
    const Tensor* output = m_document.mapOutput();
    const bool isOfB = output && output != m_document.tensor(Side::Output);
    const QString title = isOfB ? tr("Output of B") : QString();
    pane.setTitle(title);
    pane.view()->setOverlay(isOfB ? std::optional(TensorView::Overlay{.tensor = *output,
                                                                      .average = true,
                                                                      .companions = {*output},
                                                                      .legend = title,
                                                                      .holds = TensorDisplay::Values::B})
                                  : std::nullopt);
}

QWidget* XrayController::bar() const
{
    return &m_bar;
}

std::vector<ActionTable> XrayController::actions()
{
    const auto side = [this](const char* id, const QString& text, const QString& tip, const char* key, bool isB) {
        const auto can = [this, isB] { return !engine(isB).isEmpty() && m_document.issues().empty(); };
        return ActionRow(
            id, text, tip, key, [this, isB] { start(isB); },
            enabledIf(can, tr("that side is no engine, or the case does not run")));
    };
    const auto isFound = [this] { return m_document.probedMap() && m_document.probedMap()->isKnown(); };
    const std::vector<ActionRow> rows{
        side("xrayB", tr("&X-ray B"), tr("Find out from outside which inputs every output of engine B reads"),
             "Ctrl+Alt+X", true),
        side("xrayA", tr("X-ray &A"), tr("Find out from outside which inputs every output of engine A reads"),
             "Ctrl+Alt+Shift+X", false),
        {"foundMap", tr("Show the map that was &found"),
         tr("Explain what the X-rayed engine does, in place of what the operator says"), "Ctrl+Alt+F",
         switchOf(m_document, &Document::showsProbedMap, &Document::setShowsProbedMap),
         enabledIf(isFound, tr("no engine was X-rayed on this case"))},
    };
    return {{tr("Run"), rows}};
}

QString XrayController::engine(bool sideB) const
{
    const QString name = sideB ? m_document.engineB() : m_document.engineA();
    return isEngineSource(name) ? name : QString();
}

void XrayController::start(bool sideB)
{
    ask({.engine = engine(sideB),
         .op = m_document.currentCase().op,
         .options = {.validate = m_document.validates(), .budget = m_document.memoryBudget()}});
}

void XrayController::showDiagnosed(const QString& engine, const Diagnosis& diagnosis)
{
    ask({.engine = engine, .op = m_document.shown()->c.op, .options = {}, .diagnosis = diagnosis});
}

void XrayController::ask(const ProbeRequest& request)
{
    m_document.setProbedMap(nullptr);
    m_probes.request(request);
    m_bar.showSearch(request.engine, request.diagnosis.has_value());
}

// Pins an element where there is something to see: the pinned one, or the first that is read from another place.
void XrayController::showMap(const std::shared_ptr<const ProbedMap>& map)
{
    m_document.setProbedMap(map);
    if (!m_document.probedMap())
        return; // the case has changed meanwhile
    const std::optional<Pick> pinned = m_document.pinned();
    const bool isThere = pinned && pinned->side == Side::Output && map->differs[pinned->element];
    if (!isThere && !map->xray.firstDiffering.empty())
        m_views.goTo({Side::Output, map->xray.firstDiffering.front()});
    const bool hasLine = map->isDiagnosed && std::ranges::any_of(map->xray.axes, [](const XrayAxis& axis) {
                             return axis.fit && axis.rightFit && !axis.astray.empty();
                         });
    emit shown(hasLine ? QStringLiteral("Axes") : QStringLiteral("Mapping"));
}

void XrayController::stop()
{
    m_probes.cancel();
    m_bar.showState();
}

} // namespace tessera
