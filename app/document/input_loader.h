// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/document/picture_codec.h"

#include <QFutureWatcher>
#include <QThreadPool>

#include <stop_token>

namespace tessera {

// Opens tensors and pictures as the document's input. Large pictures are decoded by a worker, one at a time: the newest
// request replaces the one before.
class InputLoader : public QObject {
    Q_OBJECT

public:
    explicit InputLoader(Document* document, QObject* parent = nullptr);
    ~InputLoader() override; // stops and waits

    void setInBackground(bool inBackground); // else everything is there when the calls return
    void open(const QString& path); // what is wrong at once: throws IoError, TextError, EngineError
    void reread(const QString& path, const PictureOptions& options); // the same, into the operator as it is
    void cancel(); // the case stays as it is
    bool isBusy() const;
    QString path() const; // of what is read

signals:
    void busyChanged();
    void progressed(double fraction); // 0 … 1
    void opened(const QString& path, const QString& operatorBefore); // the document has it
    void failed(const QString& sentence); // later than the call

private:
    struct Request {
        QString path;
        std::optional<PictureOptions> options; // none: as the file has it, and the operator may change
    };
    struct Answer {
        Tensor tensor;
        QString error;
    };
    static Answer decode(const Request& request, const MemoryBudget& budget, const RunControl& control);
    void request(const Request& request);
    void finished();
    void take(const Request& request, const Tensor& picture);

    Document* m_document;
    bool m_inBackground = true;
    Request m_request;
    QFutureWatcher<Answer> m_watcher;
    QThreadPool m_worker; // one thread
    std::stop_source m_stop;
    uint64_t m_serial = 0; // of the newest request
};

} // namespace tessera
