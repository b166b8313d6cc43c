// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/latest.h"
#include "app/model/document/document.h"
#include "app/model/document/picture_codec.h"

namespace tessera {

// Opens tensors and pictures as the document's input. Large pictures are decoded on another thread; the newest request
// wins (app/base/controls/latest.h).
class InputLoader : public QObject {
    Q_OBJECT

public:
    explicit InputLoader(Document* document, QObject* parent = nullptr);

    bool isInBackground() const { return m_inBackground; }
    // Not in the background, the input is there when the calls return.
    void setInBackground(bool inBackground) { m_inBackground = inBackground; }
    // An .npy or a picture. Throws IoError, TextError, EngineError for what is wrong at once.
    void open(const QString& path);
    // Pictures of one size, an image each. Throws as open().
    void openBatch(const QStringList& paths) { request({paths}); }
    void use(const Tensor& tensor, const QString& path); // takes a tensor that was read from `path`
    // Reads it again and keeps the operator. Throws as open().
    void reread(const QString& path, const PictureOptions& options) { request({{path}, options}); }
    void cancel() { m_decoding.cancel(); } // the case stays as it is
    bool isBusy() const { return m_decoding.isBusy(); }
    QString path() const { return isBusy() ? m_path : QString(); } // the path of what is read; empty when not busy

signals:
    void busyChanged();
    void progressed(double fraction); // 0 … 1
    void opened(const QString& path, const QString& operatorBefore); // the document has the input
    void failed(const Message& sentence); // says what went wrong after the call

private:
    struct Request {
        QStringList paths; // of several pictures, the images of a batch
        std::optional<PictureOptions> options = {}; // none: a new input, for which the operator may change
        MemoryBudget budget = {};
        Case c = {}; // the case whose input it becomes
    };
    static void decode(const Request& request, ReadPicture& picture, const RunControl& control);
    void request(Request request);
    void take(const Request& request, const ReadPicture& picture);
    void take(const TensorDesc& desc, DataSource data, const QString& name, const QString& path);

    Document* m_document;
    bool m_inBackground = true;
    QString m_path; // the path of the newest request
    Latest<Request, ReadPicture> m_decoding;
};

} // namespace tessera
