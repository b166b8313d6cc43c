// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/elided_label.h"
#include "app/base/controls/segmented_control.h"
#include "app/tensor/canvas/view_controls.h"
#include "app/tensor/canvas/view_picture.h"
#include "app/views/comparison/difference_map.h"
#include "app/views/comparison/verdict.h"

#include <QLayout>
#include <QSlider>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QMenu;

namespace tessera {

// This room shows up to four results: side by side, their differences, tolerances, the verdict. Only the window uses
// it.

class Actions;
class SourceList;
class TensorDisplay;

// The results that the document compares, up to four, and how each differs from the base: every one a view of its own
// that looks at the same place at the same zoom. Side by side with a difference where there is room for one; or the
// base and another one over each other, parted by a line, flipped or blended; or the differences. The results share the
// range of their colours.
class CompareCanvas : public QWidget {
    Q_OBJECT

public:
    enum class Arrangement { SideBySide, Wipe, Flip, Blend, Difference };
    struct Choices {
        Arrangement arrangement = Arrangement::SideBySide;
        DifferenceKind kind = DifferenceKind::Signed;
        bool ownRanges = false; // each result in the range of its own values
        bool isUpright = true, isLocked = false; // the wipe's line
        double wipe = 0.5; // 0 … 1: how much of the base is to be seen
        double blend = 0.5; // 0 … 1: how much of the other one
        bool isLinked = true; // the views zoom and move together

        bool operator==(const Choices&) const = default;
    };

    CompareCanvas(Document* document, TensorDisplay* display);
    ~CompareCanvas() override;

    const Choices& choices() const { return m_choices; }
    void choose(const Choices& choices);
    template <class Value> void choose(Value Choices::*part, Value value) // one of them
    {
        Choices changed = m_choices;
        changed.*part = value;
        choose(changed);
    }
    void flip(); // shows the next result once both can be drawn
    // The result that is seen while they are flipped; 0: A.
    size_t flipped() const { return m_flipped < count() ? m_flipped : 0; }
    size_t other() const; // the result that lies over the base, the one that had the keys last
    void fit();
    void showPlanesOf(const TensorView& view) { followMode(&view); }
    void reveal(uint64_t element); // brings it into sight in every view
    TensorView* current() const; // the view that keys act on
    std::optional<size_t> currentResult() const; // the result that it shows; none: it shows a difference
    TensorView* view(size_t result) const { return m_panes[result].view; }
    // a picture of what is to be seen
    ViewPicture picture() { return ViewPicture::ofWidget(this, parts(), captions()); }

    // Fills the menu of a result.
    using Fill = std::function<void(QMenu& menu, size_t result)>;
    void setSources(const Fill& fill); // gives the headers of results their menus

signals:
    void arrangementChanged(); // the arrangement, or anything else that a control shows, has changed
    void viewChanged(double zoom);
    void currentChanged(); // another view has the keys

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr size_t kPanes = 2 * kMostResults; // the results, then how each differs from the base

    struct Place {
        double zoom = 1;
        QPointF center = {0.5, 0.5};
    };
    struct Pane {
        size_t result = 0;
        TensorView* view = nullptr;
        ResultHeader* header = nullptr;
        std::unique_ptr<DifferenceLoader> loader; // makes a difference; null: the pane shows a result
        Place place;
        QString whyNone; // the sentence in the picture's place
    };

    void makePane(size_t index, TensorDisplay* display);
    // the number of results, at least two: a missing one keeps its place
    size_t count() const { return std::max<size_t>(2, size_t(m_document->results().size())); }
    ResultPair pairOf(size_t result) const; // the result and the base
    // What is to be seen: the panes in their order, and which one is in front where all have one place.
    struct Scene {
        std::vector<size_t> panes;
        size_t front = 0;
        bool isStacked = false;

        bool has(size_t pane) const { return std::ranges::find(panes, pane) != panes.end(); }
    };
    Scene scene() const;
    bool hasDifference(size_t result) const; // true also while its place is kept
    std::vector<ViewPicture::Part> parts() const; // the parts of the picture
    std::vector<ViewPicture::Caption> captions() const;
    void load(); // what the document shows
    void loadResult(size_t result);
    void loadDifferences(); // only those that are seen
    void sayWhatIsMissing();
    void say(Pane& pane, const QString& sentence);
    void place();
    void placeViews(const Scene& scene);
    QWidget* makeHandle();
    void blendOther(double opacity);
    void maskWipe();
    void showHeaders();
    QString nameOf(const Pane& pane) const;
    void moved(size_t pane, double zoom, QPointF center);
    void alignTo(size_t pane); // all others look at what it shows
    void followMode(const TensorView* from);
    void peek(bool other); // while Shift is held

    Document* m_document;
    std::array<Pane, kPanes> m_panes;
    QWidget* m_handle; // the wipe's line

    Choices m_choices;
    size_t m_other = 1; // other(), while there is one
    size_t m_flipped = 0;
    bool m_peeking = false;
    bool m_following = false;
};

// The comparison in the middle of the window: how the results are shown, what of their difference, and one line about
// the element under the mouse.
class ComparePane : public QWidget {
    Q_OBJECT

public:
    // The pane takes over the canvas.
    ComparePane(Document* document, CompareCanvas* canvas, SourceList& sources, const Actions& actions);

    void openChannels() { tessera::openChannels(m_canvas->view(0), m_arrangements); } // the others follow A
    void addTools(QWidget* tools) { m_header->layout()->addWidget(tools); } // puts them at the end of the header
    void openSources(); // a menu of what can make one more result
    void fillSources(QMenu& menu, size_t result); // what can make the result, and whether it is the base

private:
    QWidget* makeHeader(const Actions& actions);
    QWidget* makeControls(const Actions& actions);
    void showState();
    void showElement();

    Document* m_document;
    const Actions& m_actions;
    CompareCanvas* m_canvas;
    SourceList& m_sources;
    SegmentedControl* m_arrangements = new SegmentedControl;
    QWidget *m_header = nullptr, *m_controlRow = nullptr;
    QToolButton* m_add = nullptr;
    QComboBox* m_kinds;
    QSlider* m_blend = new QSlider(Qt::Horizontal);
    std::vector<std::pair<std::vector<CompareCanvas::Arrangement>, QWidget*>> m_controls; // shown with those alone
    ElidedLabel* m_element = new ElidedLabel;
};

// What the kinds of differences are called, in the order of DifferenceKind; for each a tip.
QComboBox* differenceKindBox(QWidget* parent);

} // namespace tessera
