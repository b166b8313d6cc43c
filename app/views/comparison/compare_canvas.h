// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/panes/view_picture.h"
#include "app/views/comparison/difference_map.h"

#include <QWidget>

#include <array>

namespace tessera {

class ElidedLabel;
class TensorDisplay;
class WipeHandle;

// A, B and their difference, each a view of its own that looks at the same place at the same zoom: side by side, or A
// and B one over the other, parted by a line, flipped or blended. A and B share the range of their colours.
class CompareCanvas : public QWidget {
    Q_OBJECT

public:
    enum class Arrangement { SideBySide, Wipe, Flip, Blend, Difference };

    CompareCanvas(Document* document, TensorDisplay* display, QWidget* parent = nullptr);
    ~CompareCanvas() override;

    Arrangement arrangement() const { return m_arrangement; }
    void arrange(Arrangement arrangement);
    DifferenceKind kind() const { return m_kind; }
    void setKind(DifferenceKind kind);
    bool ownRanges() const { return m_ownRanges; }
    void setOwnRanges(bool own); // A and B each in the range of its own values
    bool wipeIsVertical() const { return m_vertical; } // the line stands upright
    void setWipeVertical(bool vertical);
    bool wipeIsLocked() const { return m_locked; }
    void setWipeLocked(bool locked);
    double wipe() const { return m_wipe; } // 0 … 1: how much of A is to be seen
    void setWipe(double share);
    double blend() const { return m_blend; } // 0 … 1: how much of B
    void setBlend(double share);
    void flip(); // to the other one, once both can be drawn
    bool showsB() const { return m_showsB; }
    bool linked() const { return m_linked; }
    void setLinked(bool linked); // what lies between the views stays between them
    void fit();
    void showPlanesOf(const TensorView& view) { followMode(&view); }
    void reveal(uint64_t element); // brings it into sight in every view
    TensorView* current() const; // what keys are for
    std::array<TensorView*, 3> views() const { return {m_a, m_b, m_difference}; }
    ViewPicture picture(); // a picture of what is to be seen

signals:
    void arrangementChanged(); // the arrangement, or anything else that a control shows, has changed
    void viewChanged(double zoom);

protected:
    void resizeEvent(QResizeEvent*) override;
    void showEvent(QShowEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Place {
        double zoom = 1;
        QPointF center = {0.5, 0.5};
    };

    std::vector<ViewPicture::Part> parts() const; // the parts of the picture
    std::vector<ViewPicture::Caption> captions() const;
    void load(); // what the document shows
    void sayWhatIsMissing();
    void place();
    void blendB(double opacity);
    void maskWipe();
    void showCaptions();
    void moved(size_t view, double zoom, QPointF center);
    void alignTo(size_t view); // all others look at what it shows
    void followMode(const TensorView* from);
    void peek(bool other); // while Shift is held
    size_t leader() const; // the view that is in front

    Document* m_document;
    TensorView *m_a, *m_b, *m_difference;
    std::array<ElidedLabel*, 3> m_captions;
    WipeHandle* m_handle;
    DifferenceLoader m_loader;
    std::array<Place, 3> m_places;
    QString m_whyNoB, m_whyNoDifference; // sentences in place of B and of the difference

    Arrangement m_arrangement = Arrangement::SideBySide;
    DifferenceKind m_kind = DifferenceKind::Signed;
    bool m_ownRanges = false;
    bool m_vertical = true, m_locked = false;
    double m_wipe = 0.5, m_blend = 0.5;
    bool m_showsB = false, m_peeking = false;
    bool m_linked = true, m_following = false;
};

} // namespace tessera
