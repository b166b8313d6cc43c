// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/latest.h"
#include "app/tensor/planes/finite_ranges.h"
#include "app/tensor/planes/plane_sampler.h"

#include <QObject>

#include <memory>

namespace tessera {

// Makes tensors ready to be drawn, small ones at once and large ones in a worker. The newest request replaces the one
// that waits; the one that is being made is finished and shown, so that a stream of requests is seen moving. Where only
// the range is another one, what is there is shown in it at once, and replaced by what the worker makes; where not even
// that is, what is there stays.
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

    void shareRanges(std::shared_ptr<FiniteRanges> ranges); // with other loaders
    void request(const Request& request); // nothing happens where the last one was the same
    void clear();
    bool isBusy() const;

signals:
    void ready(std::shared_ptr<const DrawableTensor> drawable); // perhaps before request() returns

private:
    using Answer = std::shared_ptr<const DrawableTensor>;
    struct Made {
        Answer drawable;
        // Of the tensor and its companion, where they were looked for.
        std::optional<std::array<FiniteRange, 2>> finite;
    };
    // `there`: of the same tensor and reduction, or null.
    static Made make(const Request& request, const Answer& there, FiniteRanges& ranges, const std::stop_token& stop);
    Answer reusable(const Request& request) const;
    Answer inOtherRange(const Request& request) const; // of what is there; none: it must be made
    struct Wanted {
        Request request;
        Answer there; // reusable(request)
        std::shared_ptr<FiniteRanges> ranges;
    };
    void take(const Request& request, const Made& made);

    std::shared_ptr<FiniteRanges> m_ranges = std::make_shared<FiniteRanges>();
    std::optional<Request> m_last;
    Made m_whole; // the last one whose range has every finite value
    std::optional<Request> m_wholeOf;
    std::weak_ptr<const DrawableTensor> m_lastMade; // of the worker
    Latest<Wanted, Made> m_worker; // last: it uses the member before it
};

} // namespace tessera
