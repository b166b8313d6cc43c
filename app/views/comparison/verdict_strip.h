// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/described_box.h"
#include "app/base/controls/elided_label.h"
#include "app/model/document/document.h"
#include "app/tensor/canvas/stale_dimmer.h"
#include "app/views/comparison/source_list.h"

#include <QLabel>
#include <QProgressBar>
#include <QWidget>

namespace tessera {

class Actions;

// What a user looks at first: the two engines, and whether they agree.
class VerdictStrip : public QWidget {
    Q_OBJECT

public:
    VerdictStrip(Document* document, const Actions& actions, QWidget* parent = nullptr);

    void setTask(const QString& words, bool isDone); // of a lesson, in the verdict's place; empty: there is none

signals:
    void detailsRequested(); // the verdict was clicked
    void fileRequested(size_t result); // as SourceList's
    void engineRequested(size_t result);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void choose(EngineBox* box);
    void showEngines();
    void showVerdict();
    void showProgress();

    Document* m_document;
    SourceList* m_sources = new SourceList(m_document, this);
    EngineBox* m_engineA = new EngineBox;
    EngineBox* m_engineB = new EngineBox;
    QLabel* m_icon = new QLabel;
    ElidedLabel* m_verdict = new ElidedLabel;
    QProgressBar* m_progress = new QProgressBar;
    std::pair<QString, bool> m_task;
    StaleDimmer* m_dimmer = new StaleDimmer(m_document, this);
};

} // namespace tessera
