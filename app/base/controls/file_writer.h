// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/latest.h"
#include "engine/formats/files/file.h"

namespace tessera {

// Writes files on another thread, one at a time, so that the window does not wait.
class FileWriter : public QObject {
    Q_OBJECT

public:
    struct Job {
        QString path;
        uint64_t bytes = 0; // about how many are written
        // Throws Cancelled when it is stopped, and then changes nothing.
        std::function<void(const WriteControl& control)> write;
        std::function<void()> written; // called after the writing, on the FileWriter's thread
    };
    FileWriter();
    ~FileWriter() override; // stops

    // Requires !isBusy(). A small file is written before the call returns, which throws as `write` does.
    void start(Job job);
    void stop() { m_stop.request_stop(); }
    bool isBusy() const { return m_writing.isBusy(); }
    QString path() const { return m_path; } // the file that is written, or was written last

signals:
    void busyChanged();
    void progressed(double fraction); // 0 … 1
    void failed(const Message& why);
    void ended(bool isWritten); // comes after `written` or failed(); false also if the job was stopped

private:
    struct Request {
        Job job;
        std::stop_token stop;
    };

    QString m_path;
    std::stop_source m_stop;
    Latest<Request, bool> m_writing; // answers whether the file is written
};

} // namespace tessera
