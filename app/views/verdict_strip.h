// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace tessera {

class Actions;
class ElidedLabel;
class EngineBox;

// What a user looks at first: the two engines, whether they agree, and how long each took.
class VerdictStrip : public QWidget {
    Q_OBJECT

public:
    VerdictStrip(Document* document, const Actions& actions, QWidget* parent = nullptr);

signals:
    void detailsRequested(); // the verdict was clicked

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent*) override;
    void changeEvent(QEvent* event) override;

private:
    void chooseEngines();
    void showEngines();
    void showVerdict();
    void showTimes();

    Document* m_document;
    EngineBox* m_engineA;
    EngineBox* m_engineB;
    QLabel* m_icon;
    ElidedLabel* m_verdict;
    QProgressBar* m_progress;
    QLabel* m_times;
};

} // namespace tessera
