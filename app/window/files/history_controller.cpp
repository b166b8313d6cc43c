// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/messages.h"
#include "app/model/document/output_source.h"
#include "app/model/document/result_history.h"
#include "app/views/tabs/list_tab.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/file_controllers.h"
#include "app/window/views/view_area.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/error.h"

namespace tessera {

// Compares with results that are there: the shown one as B, that of another tab as B, and those that were shown before.
class HistoryController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::HistoryController)

public:
    HistoryController(const WindowContext& with, HistoryView& list)
        : Controller(with)
        , m_list(list)
    {
        list.setHistory(m_with.history);
        connect(&list, &HistoryView::selectionChanged, this, &ActionSource::actionsChanged);
    }

    std::vector<ActionTable> actions() override
    {
        const auto canStep = [this](int by) { return [this, by] { return stepped(by).has_value(); }; };
        const auto any = [this] { return !m_with.history.results().empty(); };
        const auto hasRoom = [this] { return freeResult() < kMostResults; };
        const std::vector<ActionRow> rows{
            {"keepAsB", tr("Keep as B"),
             tr("Take what A shows as B, by the line of its case; then change the case, and see what that changes"),
             "Shift+B", "copy", [this] { reportErrors(m_messages, [this] { keepAsB(); }); },
             enabledIf([this] { return canKeep(); }, tr("there is no result of an engine, or it is out of date"))},
            {"keepBeside", tr("Keep beside the others"),
             tr("Take what A shows as one more result, by the line of its case"), "Ctrl+Shift+B", "copy",
             [this] { reportErrors(m_messages, [this] { keepBeside(); }); },
             enabledIf([this, hasRoom] { return hasRoom() && canKeep() && isEngineSource(m_document.engineA()); },
                       tr("there are four results, or none of an engine as A"))},
            {"addTab", tr("Add the next case"), tr("Take what the tab at the right gives as one more result"), "",
             [this] { reportErrors(m_messages, [this] { compareTabs(freeResult()); }); },
             enabledIf([this, hasRoom] { return hasRoom() && otherTab() >= 0; },
                       tr("there are four results, or no other tab has a case that runs"))},
            {"addPast", tr("Add the chosen result"),
             tr("Take the chosen row of the list of results as one more result"), "", "add",
             [this] { reportErrors(m_messages, [this] { addSelected(); }); },
             enabledIf([this, hasRoom] { return hasRoom() && m_list.selected().has_value(); },
                       tr("there are four results, or no row of the list is chosen"))},
            {"compareTabs", tr("Compare with the next case"), tr("Take what the tab at the right gives as B"),
             "Ctrl+Alt+T", "compare", [this] { reportErrors(m_messages, [this] { compareTabs(1); }); },
             enabledIf([this] { return otherTab() >= 0; }, tr("no other tab has a case that runs"))},
            {"previousResult", tr("Previous result"), tr("Show the result again that was shown before this one"),
             "Ctrl+Alt+Left", "channel-previous", [this] { m_with.history.show(*stepped(-1)); },
             enabledIf(canStep(-1), tr("no other result was shown before"))},
            {"nextResult", tr("Next result"), tr("Show the result again that was shown after this one"),
             "Ctrl+Alt+Right", "channel-next", [this] { m_with.history.show(*stepped(1)); },
             enabledIf(canStep(1), tr("no result was shown after this one"))},
            {"removeResult", tr("Remove result"), tr("Take the chosen row off the list of results"), "", "clear",
             [this] {
                 if (const std::optional<size_t> index = m_list.selected())
                     m_with.history.remove(*index);
             },
             enabledIf([this] { return m_list.selected().has_value(); }, tr("no row of the list is chosen"))},
            {"removeResults", tr("Remove all results"), tr("Empty the list of results"), "",
             [this] { m_with.history.remove(0, m_with.history.results().size()); },
             enabledIf(any, tr("the list is empty"))},
        };
        return {{tr("Compare"), rows}};
    }

private:
    bool canKeep() const
    {
        const RunResult* shown = m_document.shown();
        return shown && shown->a && !m_document.isStale() && m_document.issues().empty();
    }

    // A result from a file has no other command than the file.
    void keepAsB()
    {
        if (!isEngineSource(m_document.engineA()))
            return m_document.setEngines(m_document.engineA(), m_document.engineA());
        compareWith(m_document.shown()->c, m_document.engineA(), 1);
    }

    void keepBeside() { compareWith(m_document.shown()->c, m_document.engineA(), freeResult()); }

    void addSelected()
    {
        const PastResult& past = m_with.history.results().at(*m_list.selected());
        if (isEngineSource(past.engineA))
            compareWith(past.c, past.engineA, freeResult());
        else
            m_document.setResult(freeResult(), past.engineA);
        m_views.setComparing(true);
    }

    size_t freeResult() const { return size_t(m_document.results().size()); } // the first free place for a result

    // The next tab whose case runs, from the last one on to the first; -1: there is none.
    int otherTab() const
    {
        const int shown = m_tabs.currentIndex();
        for (int i = 1; i < m_tabs.count(); ++i) {
            const int tab = (shown + i) % m_tabs.count();
            if (m_tabs.state(tab).issues.empty())
                return tab;
        }
        return -1;
    }

    // Takes the other tab's case as that result.
    void compareTabs(size_t result)
    {
        const Document::State& other = m_tabs.state(otherTab());
        compareWith(other.current,
                    isEngineSource(other.engines.front()) ? other.engines.front() : QStringLiteral("cpu"), result);
        m_views.setComparing(true);
    }

    std::optional<size_t> stepped(int by) const
    {
        const size_t count = m_with.history.results().size();
        const std::optional<size_t> now = m_with.history.current();
        if (!now)
            return by < 0 && count > 0 ? std::optional(count - 1) : std::nullopt;
        const size_t to = *now + size_t(by); // wraps to a huge number before the first
        return to < count ? std::optional(to) : std::nullopt;
    }

    void compareWith(const Case& c, const QString& engine, size_t result)
    {
        if (!hasLine(c))
            throw TextError(
                say("window",
                    "the values of this case were set by hand, and are too many for its line; save the tensor "
                    "as .npy, and take the file as B"));
        m_document.setResult(result, QString::fromStdString(caseSource(c, engine.toStdString())));
    }

    HistoryView& m_list;
};

std::unique_ptr<ActionSource> makeHistoryController(const WindowContext& with, HistoryView& list)
{
    return std::make_unique<HistoryController>(with, list);
}

} // namespace tessera
