// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace tessera {

class ElidedLabel;
class ProbeRunner;
class SegmentedControl;

// Above the tabs that explain, while an engine's map was found or is looked for: whose map they show, and what was
// found.
class XrayBar : public QWidget {
    Q_OBJECT

public:
    XrayBar(Document* document, const ProbeRunner* runner, QWidget* parent = nullptr);

    void setRunning(const QString& engine, unsigned runs); // while the runner runs

signals:
    void closeAsked(); // what was found is no longer wanted; while the runner runs: it is to stop

protected:
    void changeEvent(QEvent* event) override;

private:
    void showTitle(const QString& engine);
    void showState();

    Document* m_document;
    const ProbeRunner* m_runner;
    QLabel* m_title;
    SegmentedControl* m_maps;
    ElidedLabel* m_findings;
    QProgressBar* m_progress;
    QToolButton* m_close;
    QString m_engine; // that is looked at
    unsigned m_runs = 0;
};

} // namespace tessera
