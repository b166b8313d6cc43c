// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/compare_canvas.h"

#include "app/base/controls/elided_label.h"

namespace tessera {

ViewPicture CompareCanvas::picture()
{
    return ViewPicture::ofWidget(this, parts(), captions());
}

std::vector<ViewPicture::Part> CompareCanvas::parts() const
{
    const auto whole = [](TensorView* view) { return ViewPicture::Part{view, view->geometry(), view->geometry()}; };
    std::vector<ViewPicture::Part> parts;
    switch (m_arrangement) {
    case Arrangement::SideBySide:
        for (TensorView* view : views())
            if (!view->isHidden())
                parts.push_back(whole(view));
        return parts;
    case Arrangement::Difference:
        return {whole(m_difference)};
    case Arrangement::Flip:
        return {whole(m_showsB == m_peeking ? m_a : m_b)};
    case Arrangement::Blend:
    case Arrangement::Wipe:
        break;
    }
    ViewPicture::Part over = whole(m_b);
    if (m_arrangement == Arrangement::Blend)
        over.opacity = m_blend;
    else
        over.seen = m_b->mask().boundingRect().translated(m_b->pos()) & m_b->geometry();
    return {whole(m_a), over};
}

std::vector<ViewPicture::Caption> CompareCanvas::captions() const
{
    std::vector<ViewPicture::Caption> captions;
    for (const ElidedLabel* label : m_captions)
        if (!label->isHidden())
            captions.push_back({label->text(), label->geometry(), label->alignment() & Qt::AlignHorizontal_Mask});
    return captions;
}

} // namespace tessera
