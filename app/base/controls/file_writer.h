// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/formats/files/file.h"
#include "app/base/controls/latest.h"

namespace tessera {

// Writes files on another thread, one at a time, so that the window goes on meanwhile.
class FileWriter : public QObject {
    Q_OBJECT

public:
    struct Job {
        QString path;
        uint64_t bytes = 0; // about so many are written
        std::function<void(const WriteControl& control)> write; // once stopped, it throws Cancelled and changes nothing
        std::function<void()> written; // then, on the writer's own thread
    };
    explicit FileWriter(QObject* parent = nullptr);
    ~FileWriter() override; // stops

    // Not while it is busy. A small file is there when the call returns, which throws what `write` does.
    void start(Job job);
    void stop() { m_stop.request_stop(); }
    bool isBusy() const { return m_writing.isBusy(); }
    QString path() const { return m_path; } // what is written, or was last

signals:
    void busyChanged();
    void progressed(double fraction); // 0 … 1
    void failed(const Message& why);
    void ended(bool isWritten); // behind the job's `written` or failed(); false also where it was stopped

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
