// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/plane_sampler.h"

#include <QFutureWatcher>
#include <QObject>

#include <memory>
#include <stop_token>

namespace tessera {

// Makes tensors ready to be drawn, small ones at once and large ones in a worker. The newest request replaces the one
// that waits; the one that is being made is finished and shown, so that a stream of requests is seen moving.
class TensorLoader : public QObject {
    Q_OBJECT

public:
    struct Request {
        Tensor tensor;
        std::optional<Tensor> companion; // its values widen the range
        std::optional<ValueRange> range; // none = of the finite values of both
        Reduction reduction = Reduction::Mean;

        bool same(const Request& other) const; // would look the same
    };

    explicit TensorLoader(QObject* parent = nullptr);
    ~TensorLoader() override; // stops and waits

    void request(const Request& request); // nothing happens where the last one was the same
    void clear();
    bool isBusy() const;

signals:
    void ready(std::shared_ptr<const DrawableTensor> drawable); // perhaps before request() returns

private:
    using Answer = std::shared_ptr<const DrawableTensor>;
    static Answer make(const Request& request, const std::stop_token& stop);
    void start(const Request& request);
    void finished();

    std::optional<Request> m_last, m_waiting;
    QFutureWatcher<Answer> m_watcher;
    std::stop_source m_stop;
    bool m_drop = false; // what is being made is no longer wanted
};

} // namespace tessera
