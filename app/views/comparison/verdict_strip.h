// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/described_box.h"
#include "app/base/controls/elided_label.h"
#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_source.h"

#include <QLabel>
#include <QObject>
#include <QProgressBar>
#include <QWidget>

#include <vector>

class QMenu;

namespace tessera {

class Actions;
class EngineBox;

// What can make a result, to choose from: the engines of this machine and those with a file, the case's expected
// values, what makes it now, and any other file or engine, which are asked for.
class SourceList : public QObject {
    Q_OBJECT

public:
    explicit SourceList(Document* document, QObject* parent = nullptr);

    // `result`: 0 is A; past the last: one more. A box has what makes it now as its choice; a menu's choice is taken at
    // once.
    void fill(EngineBox& box, size_t result);
    void fill(QMenu& menu, size_t result);
    void take(size_t result, const QString& choice); // takes a box's choice

signals:
    void fileRequested(size_t result); // a file is wanted as that result
    void engineRequested(size_t result); // an engine that is not in the list is wanted as that result

private:
    void fillAdapters(QMenu& menu, size_t result);

    Document* m_document;
    std::vector<EngineEntry> m_engines; // this machine's; empty: not asked for yet
};

// What a user looks at first: the two engines, and whether they agree.
class VerdictStrip : public QWidget {
    Q_OBJECT

public:
    VerdictStrip(Document* document, SourceList& sources, const Actions& actions);

    void setTask(const QString& words, bool isDone); // shows a lesson's task in place of the verdict; empty: none

signals:
    void detailsRequested(); // the verdict was clicked

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void choose(EngineBox* box);
    void showEngines();
    void showVerdict();
    void showProgress();

    Document* m_document;
    SourceList& m_sources;
    EngineBox* m_engineA = new EngineBox;
    EngineBox* m_engineB = new EngineBox;
    QLabel* m_icon = new QLabel;
    ElidedLabel* m_verdict = new ElidedLabel;
    QProgressBar* m_progress = new QProgressBar;
    std::pair<QString, bool> m_task;
    StaleDimmer* m_dimmer = new StaleDimmer(m_document, this);
};

} // namespace tessera
