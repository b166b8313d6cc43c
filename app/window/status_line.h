// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QStatusBar;

namespace tessera {

class Document;
class InputLoader;
class ViewArea;

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

// What stands in the window's last line: the readout of the active element, and how far a file has been read.
void fillStatusBar(QStatusBar& bar, Document& document, const ViewArea& views, const InputLoader& loader);

} // namespace tessera
