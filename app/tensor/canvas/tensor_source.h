// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/latest.h"
#include "app/base/look/theme.h"
#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/planes/plane_sampler.h"
#include "app/tensor/planes/value_levels.h"
#include "engine/core/tensor/tensor.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tessera {

// A tensor that a view shows in place of the document's, such as a difference.
struct TensorOverlay {
    Tensor tensor;
    ColorMap map = ColorMap::Viridis;
    double minimum = 0, maximum = 1;
    bool logarithmic = false; // zero apart; by log(value) where the minimum is above 0, else by log(1 + value)
    bool average = false; // zoomed out: values are averaged; false: differences keep the element farthest from 0
    std::vector<Tensor> companions = {}; // where given, the range is that of the finite values of all
    QString legend = {}; // whose range it is: "A and B"
    std::optional<TensorDisplay::Values> holds = {}; // a result, whose values can be marked
    std::vector<QString> classes = {}; // what the values 0, 1 … mean, and cells say first: "= equal"
};

// Makes tensors ready to be drawn, small ones at once and large ones in a worker. The newest request replaces the one
// that waits; the one that is being made is finished and shown, so that a stream of requests is seen moving. If only
// the range is new, the present picture is shown in the new range at once, until the worker's comes. If nothing is new,
// it stays.
class TensorLoader : public QObject {
    Q_OBJECT

public:
    struct Request {
        Tensor tensor;
        std::vector<Tensor> companions; // their values widen the range
        std::optional<ValueRange> range; // none = of the finite values of all
        double exposure = 0; // the exposure that it will be shown with
        Reduction reduction = Reduction::Mean;

        bool same(const Request& other) const; // both would look the same
    };

    TensorLoader();

    // Other loaders use the same ranges.
    void shareRanges(std::shared_ptr<FiniteRanges> ranges) { m_ranges = std::move(ranges); }
    void request(const Request& request); // nothing happens where the last one was the same
    void clear();
    bool isBusy() const { return m_worker.isBusy(); }

signals:
    void ready(std::shared_ptr<const DrawableTensor> drawable); // perhaps before request() returns

private:
    using Answer = std::shared_ptr<const DrawableTensor>;
    struct Made {
        Answer drawable;
        std::vector<FiniteRange> finite; // the tensor's and its companions', where they were looked for
    };
    // `there`: of the same tensor and reduction, or null.
    static Made make(const Request& request, const Answer& there, FiniteRanges& ranges, const std::stop_token& stop);
    Answer reusable(const Request& request) const;
    Answer inOtherRange(const Request& request) const; // made from what is there; none: it must be made anew
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
    std::weak_ptr<const DrawableTensor> m_lastMade; // only the worker uses this
    Latest<Wanted, Made> m_worker; // last: it uses the member before it
};

// Which tensor a view shows, the document's or an overlay, made ready to be drawn in the range that the display wants.
class TensorSource : public QObject {
    Q_OBJECT

public:
    TensorSource(Document* document, Side side);

    // These take effect with load().
    void setDisplay(TensorDisplay* display);
    void setOverlay(std::optional<TensorOverlay> overlay) { m_overlay = std::move(overlay); } // none: the document's
    void setOverlayOnly(const QString& whyNone) { m_whyNoOverlay = whyNone; } // never the document's; empty: it may be
    void setExposure(double exposure) { m_exposure = exposure; } // the exposure of values, in stops
    double exposure() const { return m_exposure; }
    void load();
    bool isLoading() const { return m_loader.isBusy(); }

    const std::optional<TensorOverlay>& overlay() const { return m_overlay; }
    const std::shared_ptr<const DrawableTensor>& shown() const { return m_shown; } // null: nothing
    bool isCurrent() const; // what is shown has the shape of the document's tensor: its elements can be picked
    bool isDifference() const { return m_overlay && !m_overlay->average; }
    std::optional<TensorDisplay::Values> marked() const; // whose values are shown
    QString whyNothing() const; // what to say where nothing is shown

signals:
    void ready(bool isNew); // shown() may be another tensor, or the same as before

private:
    TensorLoader::Request requestOf(const Tensor& tensor) const;
    void take(const std::shared_ptr<const DrawableTensor>& drawable);

    Document* m_document;
    Side m_side;
    TensorDisplay* m_display = nullptr;
    std::optional<TensorOverlay> m_overlay;
    QString m_whyNoOverlay;
    double m_exposure = 0;
    TensorLoader m_loader;
    std::shared_ptr<const DrawableTensor> m_shown;
};

// Says whether a document's results are dimmed, since they are out of date. It waits a moment first, longer during a
// run, so that results that are soon replaced do not flicker.
class StaleDimmer : public QObject {
    Q_OBJECT

public:
    explicit StaleDimmer(Document* document, QObject* parent = nullptr);

    bool isDimmed() const { return m_isDimmed; }

signals:
    void changed();

private:
    void follow();

    Document* m_document;
    QTimer m_timer;
    bool m_isDimmed = false;
};

} // namespace tessera
