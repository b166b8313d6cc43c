// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/elided_label.h"
#include "app/base/controls/segmented_control.h"
#include "app/model/document/document.h"
#include "app/model/document/searches.h"
#include "app/window/views/window_context.h"

#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <QWidget>

namespace tessera {

// Above the tabs that explain, while an engine's map was found or is looked for: whose map they show, and what was
// found.
class XrayBar : public QWidget {
    Q_OBJECT

public:
    XrayBar(Document* document, const Probes* probes, QWidget* parent = nullptr);

    // While it runs. `runs`: none: it needs no runs, since a diagnosis names the map.
    void setRunning(const QString& engine, std::optional<unsigned> runs);

signals:
    void closeAsked(); // what was found is no longer wanted; while it runs: it is to stop

protected:
    void changeEvent(QEvent* event) override;

private:
    void showTitle(const QString& engine, bool isDiagnosed);
    void showState();

    Document* m_document;
    const Probes* m_probes;
    QLabel* m_title = new QLabel(this);
    SegmentedControl* m_maps = new SegmentedControl(this);
    ElidedLabel* m_findings = new ElidedLabel(this);
    QProgressBar* m_progress = new QProgressBar(this);
    QToolButton* m_close = new QToolButton(this);
    QString m_engine; // that is looked at
    std::optional<unsigned> m_runs = 0;
};

// Finds the map of A or of B, by asking or from a diagnosis, and lets the views show it in place of the operator's.
class XrayController : public Controller {
    Q_OBJECT

public:
    explicit XrayController(const WindowContext& with);

    std::vector<ActionTable> actions() override;
    QWidget* makeBar(); // hidden while there is nothing to say; for who lays it out
    bool isRunning() const { return m_probes.isBusy(); }
    void stop();
    void showDiagnosed(const QString& engine, const Diagnosis& diagnosis); // shows the map that it names, if it does

signals:
    void shown(const QString& tab); // that explains it best

private:
    QString engine(bool sideB) const; // empty: there is none that could be asked
    void start(bool sideB);
    void showRuns(std::optional<unsigned> runs); // how many the engine has made so far
    void take(const Reply<Probed>& reply);
    void finish(const Message& error); // empty: it was found, or stopped
    void showMap(const std::shared_ptr<const ProbedMap>& map);
    void showOutput(); // shows the output of the engine whose map is shown

    XrayBar* m_bar = nullptr;
    QString m_asked; // the engine
    bool m_showsB = false; // in the output's pane
    Probes m_probes; // last
};

} // namespace tessera
