// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/messages.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "app/model/document/result_history.h"
#include "app/views/tabs/list_tab.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/file_controllers.h"
#include "app/window/views/view_area.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/error.h"

namespace tessera {

namespace {

size_t freeResult(const Document& document) // the first free place for a result
{
    return size_t(document.results().size());
}

bool hasRoom(const Document& document)
{
    return freeResult(document) < kMostResults;
}

bool canKeep(const Document& document)
{
    const RunResult* shown = document.shown();
    return shown && shown->a && !document.isStale() && document.issues().empty();
}

void compareWith(Document& document, const Case& c, const QString& engine, size_t result)
{
    if (!hasLine(c))
        throw TextError(say("window",
                            "the values of this case were set by hand, and are too many for its line; save the tensor "
                            "as .npy, and take the file as B"));
    document.setResult(result, QString::fromStdString(caseSource(c, engine.toStdString())));
}

// A result from a file has no other command than the file.
void keepAsB(Document& document)
{
    if (isEngineSource(document.engineA()))
        compareWith(document, document.shown()->c, document.engineA(), 1);
    else
        document.setEngines(document.engineA(), document.engineA());
}

void addPast(const WindowContext& with, const PastResult& past)
{
    Document& document = with.document;
    if (isEngineSource(past.engineA))
        compareWith(document, past.c, past.engineA, freeResult(document));
    else
        document.setResult(freeResult(document), past.engineA);
    with.views.setComparing(true);
}

// The next tab whose case runs, from the last one on to the first; -1: there is none.
int otherTab(const CaseTabs& tabs)
{
    for (int i = 1; i < tabs.count(); ++i) {
        const int tab = (tabs.currentIndex() + i) % tabs.count();
        if (tabs.state(tab).issues.empty())
            return tab;
    }
    return -1;
}

// Takes the other tab's case as that result.
void compareTabs(const WindowContext& with, size_t result)
{
    const Document::State& other = with.tabs.state(otherTab(with.tabs));
    const QString engine = isEngineSource(other.engines.front()) ? other.engines.front() : QStringLiteral("cpu");
    compareWith(with.document, other.current, engine, result);
    with.views.setComparing(true);
}

std::optional<size_t> stepped(const ResultHistory& history, int by)
{
    const size_t count = history.results().size();
    const std::optional<size_t> now = history.current();
    if (!now)
        return by < 0 && count > 0 ? std::optional(count - 1) : std::nullopt;
    const size_t to = *now + size_t(by); // wraps to a huge number before the first
    return to < count ? std::optional(to) : std::nullopt;
}

} // namespace

// Compares with results that are there: the shown one as B, that of another tab as B, and those that were shown before.
std::unique_ptr<ActionSource> historyActions(const WindowContext& with, HistoryView& list)
{
    Document& document = with.document;
    ResultHistory& history = with.history;
    list.setHistory(history);
    const auto trying = [&messages = with.messages](const std::function<void()>& work) {
        return [&messages, work] { reportErrors(messages, work); };
    };
    const auto showing = [&history](int by) { return [&history, by] { history.show(*stepped(history, by)); }; };
    const auto canStep = [&history](int by) { return [&history, by] { return stepped(history, by).has_value(); }; };
    const auto isChosen = [&list] { return list.selected().has_value(); };
    const std::vector<ActionRow> rows{
        {"keepAsB", tr("Keep as B"),
         tr("Take what A shows as B, by the line of its case; then change the case, and see what that changes"),
         "Shift+B", "copy", trying([&document] { keepAsB(document); }),
         enabledIf([&document] { return canKeep(document); },
                   tr("there is no result of an engine, or it is out of date"))},
        {"keepBeside", tr("Keep beside the others"),
         tr("Take what A shows as one more result, by the line of its case"), "Ctrl+Shift+B", "copy",
         trying([&document] { compareWith(document, document.shown()->c, document.engineA(), freeResult(document)); }),
         enabledIf([&document] { return hasRoom(document) && canKeep(document) && isEngineSource(document.engineA()); },
                   tr("there are four results, or none of an engine as A"))},
        {"addTab", tr("Add the next case"), tr("Take what the tab at the right gives as one more result"), "",
         trying([&with] { compareTabs(with, freeResult(with.document)); }),
         enabledIf([&with] { return hasRoom(with.document) && otherTab(with.tabs) >= 0; },
                   tr("there are four results, or no other tab has a case that runs"))},
        {"addPast", tr("Add the chosen result"), tr("Take the chosen row of the list of results as one more result"),
         "", "add", trying([&with, &history, &list] { addPast(with, history.results().at(*list.selected())); }),
         enabledIf([&document, isChosen] { return hasRoom(document) && isChosen(); },
                   tr("there are four results, or no row of the list is chosen"))},
        {"compareTabs", tr("Compare with the next case"), tr("Take what the tab at the right gives as B"), "Ctrl+Alt+T",
         "compare", trying([&with] { compareTabs(with, 1); }),
         enabledIf([&with] { return otherTab(with.tabs) >= 0; }, tr("no other tab has a case that runs"))},
        {"previousResult", tr("Previous result"), tr("Show the result again that was shown before this one"),
         "Ctrl+Alt+Left", "channel-previous", showing(-1),
         enabledIf(canStep(-1), tr("no other result was shown before"))},
        {"nextResult", tr("Next result"), tr("Show the result again that was shown after this one"), "Ctrl+Alt+Right",
         "channel-next", showing(1), enabledIf(canStep(1), tr("no result was shown after this one"))},
        {"removeResult", tr("Remove result"), tr("Take the chosen row off the list of results"), "", "clear",
         [&history, &list] { history.remove(*list.selected()); },
         enabledIf(isChosen, tr("no row of the list is chosen"))},
        {"removeResults", tr("Remove all results"), tr("Empty the list of results"), "",
         [&history] { history.remove(0, history.results().size()); },
         enabledIf([&history] { return !history.results().empty(); }, tr("the list is empty"))},
    };
    auto source = sourceOf({{tr("Compare"), rows}});
    QObject::connect(&list, &HistoryView::selectionChanged, source.get(), &ActionSource::actionsChanged);
    return source;
}

} // namespace tessera
