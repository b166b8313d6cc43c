// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/bug_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/look/engine_words.h"
#include "app/model/inputs/output_source.h"
#include "engine/detect/identify/identify.h"

#include <QClipboard>
#include <QGuiApplication>

namespace tessera {

namespace {

ToleranceOptions optionsOf(const Tolerance& tolerance)
{
    ToleranceOptions options;
    const std::vector<std::string> words = shellWords(optionsText(tolerance));
    for (size_t i = 0; i + 1 < words.size(); i += 2)
        options.set(words[i].substr(2), words[i + 1]);
    return options;
}

} // namespace

BugController::BugController(Document& document, EngineFactory makeEngine, Messages& messages)
    : m_document(document)
    , m_messages(messages)
    , m_runner(std::move(makeEngine))
{
    for (const auto changed : {&Document::shownChanged, &Document::causeChanged, &Document::enginesChanged})
        connect(&document, changed, this, &ActionSource::actionsChanged);
    connect(&m_runner, &BugRunner::found, this, &BugController::take);
    connect(&m_runner, &BugRunner::failed, this, [this](const Message& error) {
        m_messages.error(inLines(tr("There is no bug report: %1").arg(inWindowLanguage(error))));
    });
}

std::vector<ActionTable> BugController::actions()
{
    return {{tr("Compare"),
             {{"copyBugReport",
               tr("Cop&y bug report"),
               tr("Find the smallest case that goes wrong alike, and copy a report of it as Markdown"),
               {},
               keys(Qt::CTRL | Qt::ALT | Qt::Key_G),
               [this] { guarded(m_messages, [this] { start(); }); },
               {.enabled = [this] { return canReport(); },
                .needs = tr("A and B do not differ, or one of them is a file, which runs no smaller case")}}}}};
}

bool BugController::canReport() const
{
    const RunResult* shown = m_document.shown();
    return shown && shown->isComplete && m_document.cause() && !m_document.engineB().isEmpty()
        && !isFileSource(m_document.engineA()) && !isFileSource(m_document.engineB());
}

// The report is about the side that is wrong; A and B are the window's.
BugRequest BugController::request() const
{
    const bool isB = m_document.cause()->side == "B";
    BugRequest request{.c = m_document.currentCase(),
                       .engine = (isB ? m_document.engineB() : m_document.engineA()).toStdString(),
                       .against = (isB ? m_document.engineA() : m_document.engineB()).toStdString(),
                       .isB = isB,
                       .options = {},
                       .tolerance = {},
                       .engineOptions = {.validate = m_document.validates(), .budget = m_document.memoryBudget()}};
    request.options = " --engine " + shellWord(m_document.engineA().toStdString()) + " --against "
        + shellWord(m_document.engineB().toStdString());
    if (m_document.toleranceIsChosen()) {
        request.options += optionsText(m_document.tolerance());
        request.tolerance = optionsOf(m_document.tolerance());
    }
    return request;
}

void BugController::start()
{
    m_runner.start(request());
    m_messages.note(tr("Looking for the smallest case that goes wrong alike. Escape stops it."),
                    {tr("Stop"), [this] { stop(); }});
}

void BugController::stop()
{
    m_runner.stop();
    m_messages.clear();
}

void BugController::take(const BugSearch& search)
{
    if (search.title.isEmpty()) {
        m_messages.note(tr("There is nothing to report: run again, nothing was wrong."));
        return;
    }
    QGuiApplication::clipboard()->setText(QString::fromStdString(search.markdown));
    m_messages.note(tr("The bug report is on the clipboard: %1").arg(inWindowLanguage(search.title)));
}

} // namespace tessera
