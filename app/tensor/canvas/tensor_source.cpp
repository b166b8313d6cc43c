// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_source.h"

namespace tessera {

TensorSource::TensorSource(Document* document, Side side, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_side(side)
{
    connect(&m_loader, &TensorLoader::ready, this, [this](const auto& drawable) { take(drawable); });
}

void TensorSource::setDisplay(TensorDisplay* display)
{
    m_display = display;
    m_loader.shareRanges(display->finiteRanges());
}

void TensorSource::load()
{
    const Tensor* tensor = m_overlay ? &m_overlay->tensor
        : m_whyNoOverlay.isEmpty()   ? m_document->tensor(m_side)
                                     : nullptr;
    if (tensor) {
        m_loader.request(requestOf(*tensor));
    } else {
        m_loader.clear();
        take(nullptr);
    }
}

TensorLoader::Request TensorSource::requestOf(const Tensor& tensor) const
{
    TensorLoader::Request request{.tensor = tensor, .companion = {}, .range = {}, .reduction = Reduction::Mean};
    if (m_overlay) {
        request.companion = m_overlay->companion;
        if (!m_overlay->companion)
            request.range = ValueRange{m_overlay->minimum, m_overlay->maximum, m_overlay->logarithmic};
        request.reduction = m_overlay->average ? Reduction::Mean : Reduction::Farthest;
    }
    if (m_display && m_display->fixedRange() && marked()) {
        request.companion.reset();
        request.range = ValueRange{m_display->fixedRange()->first, m_display->fixedRange()->second};
    } else if (const Tensor* other = m_document->tensor(m_side == Side::Input ? Side::Output : Side::Input);
               !m_overlay && other && (!m_display || m_display->fit() == TensorDisplay::Fit::Both)) {
        request.companion = *other;
    }
    return request;
}

void TensorSource::take(const std::shared_ptr<const DrawableTensor>& drawable)
{
    const bool isNew = m_shown != drawable;
    m_shown = drawable;
    emit ready(isNew);
}

bool TensorSource::isCurrent() const
{
    const Tensor* tensor = m_document->tensor(m_side);
    return m_shown && tensor && tensor->desc.sizes == m_shown->tensor.desc.sizes;
}

std::optional<TensorDisplay::Values> TensorSource::marked() const
{
    if (!m_overlay)
        return m_side == Side::Input ? TensorDisplay::Values::Input : TensorDisplay::Values::A;
    switch (m_overlay->holds) {
    case TensorOverlay::Holds::A:
        return TensorDisplay::Values::A;
    case TensorOverlay::Holds::B:
        return TensorDisplay::Values::B;
    case TensorOverlay::Holds::Else:
        break;
    }
    return {};
}

QString TensorSource::whyNothing() const
{
    if (!m_whyNoOverlay.isEmpty())
        return m_whyNoOverlay;
    if (!m_document->issues().empty())
        return tr("Nothing to show yet: the case needs a correction.");
    if (!m_document->dataError().isEmpty())
        return tr("Nothing to show yet: there is no input.");
    if (m_document->isRunning())
        return tr("Running…");
    return m_side == Side::Input ? tr("The input appears here.") : tr("The output appears here after a run.");
}

} // namespace tessera
