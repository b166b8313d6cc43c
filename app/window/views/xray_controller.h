// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"
#include "app/model/evidence/probe_runner.h"

namespace tessera {

class Messages;
class ViewArea;
class XrayBar;

// Finds the map of A or of B, and lets the views show it in place of the operator's.
class XrayController : public ActionSource {
    Q_OBJECT

public:
    XrayController(Document& document, ViewArea& views, EngineFactory makeEngine, Messages& messages);

    std::vector<ActionTable> actions() override;
    QWidget* makeBar(); // hidden while there is nothing to say; for who lays it out
    bool isRunning() const { return m_runner.isRunning(); }
    void stop();

signals:
    void shown(); // the tab that explains is wanted

private:
    ActionRow sideRow(bool sideB);
    QString engine(bool sideB) const; // empty: there is none that could be asked
    void start(bool sideB);
    void take(const std::shared_ptr<const FoundMap>& map);
    void showOutput(); // of the engine whose map is shown

    Document& m_document;
    ViewArea& m_views;
    Messages& m_messages;
    XrayBar* m_bar = nullptr;
    QString m_asked; // the engine
    bool m_showsB = false; // in the output's pane
    ProbeRunner m_runner; // last
};

} // namespace tessera
