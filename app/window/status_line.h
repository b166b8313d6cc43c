// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QProgressBar>
#include <QString>
#include <QWidget>

class QStatusBar;

namespace tessera {

class Document;
class FileWriter;
class InputLoader;
class ViewArea;

// Which file is being read or written, and how far; hidden while none is.
class FileBar : public QWidget {
    Q_OBJECT

public:
    explicit FileBar(QString sentence, QWidget* parent = nullptr); // with %1 for the file's name

    // Of an InputLoader or a FileWriter.
    template <class Source> void follow(const Source& source)
    {
        connect(&source, &Source::progressed, this, &FileBar::setProgress);
        connect(&source, &Source::busyChanged, this, [this, &source] {
            if (source.isBusy())
                start(source.path());
            else
                hide();
        });
    }

private:
    void start(const QString& path);
    void setProgress(double fraction) { m_progress->setValue(int(fraction * m_progress->maximum())); } // 0 … 1

    QString m_sentence;
    QLabel* m_text = new QLabel;
    QProgressBar* m_progress = new QProgressBar;
};

// What stands in the window's last line: the readout of the active element, and how far a file is read or written.
void fillStatusBar(QStatusBar& bar, Document& document, const ViewArea& views, const InputLoader& loader,
                   const FileWriter& writer);

} // namespace tessera
