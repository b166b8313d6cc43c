// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace tessera {

class Actions;
class ElidedLabel;
class EngineBox;
class SourceList;
class StaleDimmer;

// What a user looks at first: the two engines, whether they agree, and how long each took.
class VerdictStrip : public QWidget {
    Q_OBJECT

public:
    VerdictStrip(Document* document, const Actions& actions, QWidget* parent = nullptr);

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
    void showTimes();
    void showTimesThatFit();

    Document* m_document;
    SourceList* m_sources;
    EngineBox* m_engineA;
    EngineBox* m_engineB;
    QLabel* m_icon;
    ElidedLabel* m_verdict;
    QProgressBar* m_progress;
    QLabel* m_times;
    StaleDimmer* m_dimmer;
};

} // namespace tessera
