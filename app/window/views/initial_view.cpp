// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/view_controllers.h"

#include "app/model/document/input_case.h"
#include "app/window/views/view_area.h"
#include "engine/core/tensor/value.h"

#include <QUndoStack>

#include <algorithm>

namespace tessera {

// How a case is shown when its first result is there: an element in the middle is pinned, so that the first look
// explains itself, and a picture is shown as one.
class InitialView : public QObject {
public:
    InitialView(Document& document, ViewArea& views)
        : m_document(document)
        , m_views(views)
    {
        connect(&document, &Document::shownChanged, this, [this] {
            if (!m_document.shown())
                return;
            if (m_document.state().firstLook && !m_document.isStale())
                showFirstResult(*m_document.takeFirstLook());
            followPicture();
        });
    }

private:
    uint32_t channels(Side side) const { return PaddedShape(m_document.tensor(side)->desc).sizes[1]; }

    // Whether its channels can be colours. A grey picture that was sorted into four channels has no colours.
    bool canBePicture(Side side) const
    {
        const uint32_t count = channels(side);
        return (count == 3 || count == 4) && channels(Side::Input) != 1;
    }

    void showFirstResult(const FirstLook& look)
    {
        for (const Side side : {Side::Input, Side::Output}) {
            TensorView* view = m_views.view(side);
            view->setPlane(0, 0);
            const bool isPicture = look.isPicture || holdsPicture(m_document.currentCase());
            view->setMode(isPicture && canBePicture(side) ? TensorView::Mode::Picture : TensorView::Mode::Atlas);
        }
        showLight();
        m_views.compareAsShown();
        const std::vector<uint32_t>& sizes = m_document.tensor(Side::Output)->desc.sizes;
        std::vector<uint32_t> at = look.at;
        if (at.size() != sizes.size()) {
            at = sizes;
            for (uint32_t& each : at)
                each /= 2;
        }
        m_document.pin(Pick{Side::Output, elementAt(sizes, at)});
    }

    // White is 1. A picture file of floats may have lighter pixels; a range up to the lightest would leave the rest
    // black.
    void showLight()
    {
        constexpr std::pair blackToWhite(0.0, 1.0);
        TensorDisplay& display = m_views.display();
        const Case& c = m_document.currentCase();
        const Tensor& input = *m_document.tensor(Side::Input);
        const bool isUnit =
            holdsPicture(c) && isFloat(input.desc.dataType) && sampleRange(c, input) == SampleRange::Unit;
        const FiniteRange found = isUnit ? display.finiteRanges()->of(input) : FiniteRange();
        const bool isLight = found && found->second > 1;
        if (isLight && !display.fixedRange())
            display.setRange(blackToWhite);
        else if (!isLight && m_isLight && display.fixedRange() == blackToWhite)
            display.setRange({});
        m_isLight = isLight;
    }

    // An output that becomes a picture is shown as one, unless the user chose the input's planes. An output that is a
    // picture no more is shown as planes again.
    void followPicture()
    {
        m_views.display().setGreyPicture(holdsPicture(m_document.currentCase()) && channels(Side::Input) == 1);
        const bool isPicture = holdsPicture(m_document.currentCase()) && canBePicture(Side::Output);
        const std::pair<const QUndoStack*, bool> now(m_document.undoStack(), isPicture);
        const auto before = std::exchange(m_outputIsPicture, now);
        const bool isOfPlanes =
            canBePicture(Side::Input) && m_views.view(Side::Input)->mode() != TensorView::Mode::Picture;
        if (now.first != before.first || now.second == before.second || isOfPlanes)
            return;
        m_views.view(Side::Output)->setMode(isPicture ? TensorView::Mode::Picture : TensorView::Mode::Atlas);
        if (!isPicture && !canBePicture(Side::Input)) // the opening was undone
            m_views.view(Side::Input)->setMode(TensorView::Mode::Atlas);
        m_views.compareAsShown();
    }

    Document& m_document;
    ViewArea& m_views;
    bool m_isLight = false; // the levels are those of a picture of light
    std::pair<const QUndoStack*, bool> m_outputIsPicture = {}; // the tab, and whether its output is a picture
};

std::unique_ptr<QObject> showFirstResults(Document& document, ViewArea& views)
{
    return std::make_unique<InitialView>(document, views);
}

} // namespace tessera
