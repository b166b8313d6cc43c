// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/canvas/tensor_loader.h"
#include "app/tensor/canvas/tensor_overlay.h"

#include <memory>
#include <optional>

namespace tessera {

// Which tensor a view shows, the document's or an overlay, made ready to be drawn in the range that the display wants.
class TensorSource : public QObject {
    Q_OBJECT

public:
    TensorSource(Document* document, Side side, QObject* parent = nullptr);

    // These take effect with load().
    void setDisplay(TensorDisplay* display);
    void setOverlay(std::optional<TensorOverlay> overlay) { m_overlay = std::move(overlay); } // none: the document's
    void setOverlayOnly(const QString& whyNone) { m_whyNoOverlay = whyNone; } // never the document's; empty: it may be
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
    TensorLoader m_loader;
    std::shared_ptr<const DrawableTensor> m_shown;
};

} // namespace tessera
