// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/compare_canvas.h"

#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "app/views/comparison/verdict.h"

#include <QKeyEvent>
#include <QScopedValueRollback>

#include <algorithm>

namespace tessera {

CompareCanvas::CompareCanvas(Document* document, TensorDisplay* display)
    : m_document(document)
    , m_handle(makeHandle())
{
    setObjectName(QStringLiteral("compareCanvas"));
    for (size_t i = 0; i < kPanes; ++i)
        makePane(i, display);
    sayWhatIsMissing();
    connect(document, &Document::shownChanged, this, [this] {
        if (isVisible())
            load();
    });
    connect(document, &Document::enginesChanged, this, [this] {
        place();
        loadDifferences();
    });
    for (const auto changed : {&Document::enginesChanged, &Document::runStateChanged})
        connect(document, changed, this, &CompareCanvas::sayWhatIsMissing);
    for (const auto changed : {&Document::runStateChanged, &Document::causeChanged})
        connect(document, changed, this, &CompareCanvas::showHeaders);
    setMinimumSize(240, 160);
    whenever({QEvent::Resize}, this, this, [this] { place(); });
    whenever({QEvent::Show}, this, this, [this] { load(); });
}

CompareCanvas::~CompareCanvas()
{
    for (const Pane& pane : m_panes)
        pane.view->disconnect(this);
}

void CompareCanvas::makePane(size_t index, TensorDisplay* display)
{
    Pane& pane = m_panes[index];
    pane.result = index % kMostResults;
    pane.header = new ResultHeader(this);
    pane.view = new TensorView(m_document, Side::Output, this);
    pane.view->setDisplay(display);
    pane.view->installEventFilter(this);
    pane.view->setOverlayOnly(tr("The output of A appears here after a run."));
    connect(pane.view, &TensorView::viewChanged, this,
            [this, index](double zoom, QPointF center) { moved(index, zoom, center); });
    connect(pane.view, &TensorView::modeChanged, this, [this, view = pane.view] { followMode(view); });
    connect(pane.header, &ResultHeader::closeAsked, this,
            [this, result = pane.result] { m_document->setResult(result, {}); });
    if (index < kMostResults) {
        pane.view->setAccessibleName(tr("Output of %1").arg(letterOf(index)));
        return;
    }
    pane.loader = std::make_unique<DifferenceLoader>(m_document);
    connect(pane.loader.get(), &DifferenceLoader::ready, this,
            [&pane](const std::optional<TensorView::Overlay>& overlay, const Message& words) {
                pane.whyNone = overlay ? QString() : inWindowLanguage(words);
                if (!overlay)
                    pane.view->setOverlayOnly(pane.whyNone);
                pane.view->setOverlay(overlay);
            });
}

void CompareCanvas::setSources(const Fill& fill)
{
    for (size_t i = 0; i < kMostResults; ++i)
        m_panes[i].header->setSources([fill, i](QMenu& menu) { fill(menu, i); });
}

size_t CompareCanvas::other() const
{
    const size_t base = m_document->base();
    return m_other < count() && m_other != base ? m_other : base == 0 ? 1 : 0;
}

ResultPair CompareCanvas::pairOf(size_t result) const
{
    return {std::min(result, m_document->base()), std::max(result, m_document->base())};
}

void CompareCanvas::load()
{
    for (size_t i = 0; i < kMostResults; ++i)
        loadResult(i);
    sayWhatIsMissing();
    place();
    loadDifferences();
}

void CompareCanvas::loadResult(size_t result)
{
    const RunResult* shown = m_document->shown();
    const auto held = [&](size_t i) {
        return !shown ? nullptr : i == 0 ? shown->output(0) : shown->side(i) ? shown->side(i)->held() : nullptr;
    };
    const Tensor* tensor = held(result);
    if (!tensor)
        return view(result)->setOverlay({});
    std::vector<Tensor> companions;
    QStringList letters;
    for (size_t i = 0; i < kMostResults; ++i)
        if (i == result || (held(i) && !m_choices.ownRanges)) {
            companions.push_back(*held(i));
            letters << letterOf(i);
        }
    view(result)->setOverlay(
        TensorView::Overlay{.tensor = *tensor,
                            .average = true,
                            .companions = companions,
                            .legend = letters.size() == 2 ? tr("%1 and %2").arg(letters[0], letters[1])
                                                          : letters.join(QStringLiteral(", ")),
                            .holds = TensorDisplay::Values(size_t(TensorDisplay::Values::A) + result)});
}

void CompareCanvas::loadDifferences()
{
    const RunResult* shown = m_document->shown();
    if (!isVisible())
        return;
    for (const size_t i : scene().panes) {
        Pane& pane = m_panes[i];
        if (!pane.loader || (shown && shown->base != m_document->base()))
            continue; // they are being compared
        if (!shown || !comparisonOf(*shown, pairOf(pane.result)))
            pane.view->setOverlay({});
        pane.loader->request(m_choices.kind, pairOf(pane.result));
    }
}

void CompareCanvas::say(Pane& pane, const QString& sentence)
{
    if (std::exchange(pane.whyNone, sentence) != sentence)
        pane.view->setOverlayOnly(sentence);
}

// Says in the empty places why a result or its difference is missing.
void CompareCanvas::sayWhatIsMissing()
{
    const RunResult* shown = m_document->shown();
    const bool waits = shown && !shown->isComplete;
    const bool failed = !m_document->runError().isEmpty() || !m_document->dataError().isEmpty();
    const QString running = m_document->engineB().isEmpty() ? QString()
        : failed                                            ? noOutput(0)
                                                            : verdictText(*m_document).words;
    for (size_t i = 1; i < kMostResults; ++i) {
        const SideResult* side = shown ? shown->side(i) : nullptr;
        const QString why = side && !side->refusal.isEmpty() ? noOutput(i) : running; // the verdict says why
        if (!side || !side->held())
            say(m_panes[i],
                why.isEmpty() ? tr("There is no B: choose a second engine, or a file, at the top of the window.")
                              : why);
    }
    for (size_t i = kMostResults; i < kPanes; ++i) {
        const SideResult* side = shown ? shown->side(m_panes[i].result) : nullptr;
        if (side && side->other)
            say(m_panes[i],
                tr("There is no difference to show: %1 holds %2, and the output is %3.")
                    .arg(letterOf(m_panes[i].result), descText(side->other->desc), descText(shown->plan.output)));
        else if (!shown || !comparisonOf(*shown, pairOf(m_panes[i].result)))
            say(m_panes[i],
                waits
                    ? running
                    : tr("There is no difference to show: %1 and %2 are not compared.")
                          .arg(letterOf(pairOf(m_panes[i].result).first), letterOf(pairOf(m_panes[i].result).second)));
    }
}

void CompareCanvas::choose(const Choices& choices)
{
    const size_t before = scene().front;
    const Choices was = std::exchange(m_choices, choices);
    m_choices.wipe = std::clamp(choices.wipe, 0.0, 1.0);
    m_choices.blend = std::clamp(choices.blend, 0.0, 1.0);
    if (m_choices == was)
        return;
    if (m_choices.ownRanges != was.ownRanges)
        load();
    m_choices.wipe == was.wipe ? place() : maskWipe(); // a line that moves leaves the views where they are
    if (m_choices.arrangement != was.arrangement)
        alignTo(before);
    loadDifferences();
    emit arrangementChanged();
}

// No empty frame between the two: the other one takes its place only when it has something to show.
void CompareCanvas::flip()
{
    size_t next = flipped();
    do
        next = (next + 1) % count();
    while (next != flipped() && !view(next)->range());
    if (next == flipped() || !view(flipped())->range())
        return;
    m_flipped = next;
    if (next != m_document->base())
        m_other = next;
    place();
    emit arrangementChanged();
}

void CompareCanvas::peek(bool other)
{
    if (m_choices.arrangement != Arrangement::Flip || m_peeking == other || !view(m_document->base())->range()
        || !view(this->other())->range())
        return;
    m_peeking = other;
    place();
}

void CompareCanvas::fit()
{
    const QScopedValueRollback leading(m_following, true);
    for (const Pane& pane : m_panes)
        pane.view->fit();
}

void CompareCanvas::reveal(uint64_t element)
{
    const QScopedValueRollback leading(m_following, true);
    for (const Pane& pane : m_panes)
        pane.view->reveal(element);
}

TensorView* CompareCanvas::current() const
{
    for (const Pane& pane : m_panes)
        if (pane.view->isVisible() && pane.view->hasFocus())
            return pane.view;
    return m_panes[scene().front].view;
}

std::optional<size_t> CompareCanvas::currentResult() const
{
    for (size_t i = 0; i < kMostResults; ++i)
        if (view(i) == current())
            return i;
    return {};
}

bool CompareCanvas::eventFilter(QObject* watched, QEvent* event)
{
    const auto pane = std::ranges::find(m_panes, watched, &Pane::view);
    if (pane != m_panes.end() && (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Shift && !key->isAutoRepeat())
            peek(event->type() == QEvent::KeyPress);
    }
    if (pane != m_panes.end() && event->type() == QEvent::FocusOut)
        peek(false);
    if (pane != m_panes.end() && event->type() == QEvent::FocusIn) {
        const bool isOther = pane->result != m_document->base() && pane->result != other();
        if (isOther && !scene().isStacked) {
            m_other = pane->result;
            place();
            loadDifferences();
            emit arrangementChanged();
        }
        emit currentChanged();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tessera
