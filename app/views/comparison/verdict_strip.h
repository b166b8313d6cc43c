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
class StaleDimmer;

// What a user looks at first: the two engines, whether they agree, and how long each took.
class VerdictStrip : public QWidget {
    Q_OBJECT

public:
    VerdictStrip(Document* document, const Actions& actions, QWidget* parent = nullptr);

signals:
    void detailsRequested(); // the verdict was clicked
    void fileRequested(bool sideB); // a file is wanted as that side
    void engineRequested(bool sideB); // an engine that is not in the list is wanted as that side

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent*) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill(EngineBox* box, const QString& chosen, const std::vector<EngineEntry>& engines);
    void choose(EngineBox* box);
    void showEngines();
    void showVerdict();
    void showProgress();
    void showTimes();
    void showTimesThatFit();

    Document* m_document;
    std::vector<EngineEntry> m_engines; // the engines of this machine
    EngineBox* m_engineA;
    EngineBox* m_engineB;
    QLabel* m_icon;
    ElidedLabel* m_verdict;
    QProgressBar* m_progress;
    QLabel* m_times;
    StaleDimmer* m_dimmer;
};

} // namespace tessera
