// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/result_history.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr size_t kMost = 200;
constexpr qint64 kPassing = 1000; // milliseconds

} // namespace

bool PastResult::isOf(const Case& of, const QString& a, const QString& b) const
{
    return engineA == a && engineB == b && c.op == of.op && c.data == of.data;
}

ResultHistory::ResultHistory(Document& document, Clock clock)
    : m_document(document)
    , m_clock(std::move(clock))
{
    connect(&document, &Document::shownChanged, this, &ResultHistory::record);
    connect(&document, &Document::causeChanged, this, &ResultHistory::record);
    for (const auto changed : {&Document::caseChanged, &Document::enginesChanged})
        connect(&document, changed, this, &ResultHistory::changed);
}

std::optional<size_t> ResultHistory::current() const
{
    const auto found = std::ranges::find_if(m_results, [this](const PastResult& each) {
        return each.isOf(m_document.currentCase(), m_document.engineA(), m_document.engineB());
    });
    return found == m_results.end() ? std::nullopt : std::optional(size_t(found - m_results.begin()));
}

void ResultHistory::record()
{
    const RunResult* shown = m_document.shown();
    if (!shown || !shown->isComplete || m_document.isStale() || !shown->a)
        return;
    if (const std::optional<size_t> known = current()) {
        fill(m_results[*known]);
    } else {
        PastResult result{.c = shown->c,
                          .engineA = m_document.engineA(),
                          .engineB = m_document.engineB(),
                          .when = m_clock(),
                          .line = QString::fromStdString(toText(shown->c))};
        fill(result);
        if (m_lastIsNew && !m_results.empty() && m_results.back().when.msecsTo(result.when) < kPassing)
            m_results.pop_back();
        if (m_results.size() == kMost)
            m_results.erase(m_results.begin());
        m_results.push_back(std::move(result));
        m_lastIsNew = true;
    }
    emit changed();
}

void ResultHistory::fill(PastResult& result) const
{
    const RunResult& shown = *m_document.shown();
    result.seconds = shown.timingsA.kernel;
    result.state.reset();
    if (const Comparison* judged = shown.judged()) {
        result.state = stateOf(judged->verdict);
        result.differing = judged->beyond;
        result.count = judged->count;
    }
    const Cause* cause = m_document.cause();
    result.classes = cause && cause->diagnosis.isNamed() ? cause->diagnosis.classes() : Classes();
}

void ResultHistory::show(size_t index)
{
    const PastResult result = m_results.at(index);
    m_lastIsNew = false; // a slider's next result must not replace it
    if (m_document.currentCase().op != result.c.op || m_document.currentCase().data != result.c.data)
        m_document.replaceCase(result.c, tr("Show a result again"));
    m_document.setEngines(result.engineA, result.engineB);
}

void ResultHistory::remove(size_t first, size_t count)
{
    const auto begin = m_results.begin() + std::ptrdiff_t(first);
    m_results.erase(begin, begin + std::ptrdiff_t(count));
    emit changed();
}

} // namespace tessera
