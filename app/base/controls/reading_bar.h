// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace tessera {

// Which file is being read, and how far; hidden while none is.
class ReadingBar : public QWidget {
    Q_OBJECT

public:
    explicit ReadingBar(QWidget* parent = nullptr);

    void start(const QString& name);
    void setProgress(double fraction); // 0 … 1

private:
    QLabel* m_text;
    QProgressBar* m_progress;
};

} // namespace tessera
