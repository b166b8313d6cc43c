// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/canvas/tensor_pane.h"
#include "app/tensor/canvas/view_picture.h"
#include "app/tensor/planes/tone.h"
#include "app/views/comparison/compare_canvas.h"

#include <QSplitter>
#include <QString>
#include <QToolButton>

#include <array>
#include <functional>
#include <optional>
#include <string_view>

namespace tessera {

class Actions;
class CompareCanvas;
class SourceList;
struct StepOptions;
class ToleranceOptions;
struct ViewOptions;

enum class PictureOf { Input, Output, Both, Comparison };
inline constexpr std::array<std::string_view, 4> kPictureNames = {"input", "output", "both", "comparison"};

// The middle of the window: the panes of input and output, or the comparison in their place. Knows which view keys and
// actions are for: the one that had the mouse or the focus last.
class ViewArea : public QSplitter {
    Q_OBJECT

public:
    explicit ViewArea(Document* document);
    ~ViewArea() override;

    // Makes the pane that compares results, and one strip of tools for it and for both panes, with actions as buttons.
    // setComparing() needs this call first.
    void addTools(const Actions& actions);

    TensorDisplay& display() const { return *m_display; }
    CompareCanvas& canvas() const { return *m_canvas; }
    SourceList& sources() const { return *m_sources; } // lists what can make a result
    PaneLink& link() const { return *m_link; }
    TensorPane* pane(Side side) const { return m_pane[side == Side::Input ? 0 : 1]; }
    TensorView* view(Side side) const { return pane(side)->view(); }

    bool isComparing() const { return m_compare && !m_compare->isHidden(); }
    void setComparing(bool on);
    // the comparison shows the planes that the output's pane shows
    void compareAsShown() { m_canvas->showPlanesOf(*view(Side::Output)); }
    void setOnly(std::optional<Side> side); // shows that pane alone; none: both. A comparison stays in their place
    // the view that zooming is for
    TensorView* keyView() const { return isComparing() ? m_canvas->current() : m_current->view(); }
    TensorView* valuesView(Side side) const; // the view of that side's tensor; the output is that of A
    // the side that selecting is for
    Side keySide() const { return !isComparing() && m_current == m_pane[0] ? Side::Input : Side::Output; }
    void focusKeyView() { keyView()->setFocus(); }

    void goTo(const Pick& pick); // pins it and brings it into view, and its first partner too

    bool keepsFitting() const { return m_keepsFitting; } // new results are fitted again
    void setKeepsFitting(bool keeps);
    void setLinked(bool linked); // links the panes, and the views of the comparison
    bool minimapVisible() const { return m_pane[0]->view()->minimapVisible(); }
    void setMinimapVisible(bool visible); // shows or hides it in both panes
    // Shows planes in both panes while they are linked, else in the pane that has the keys. Returns why it is refused;
    // empty: they are shown.
    QString setMode(PlaneMode mode);

    // The keys of these actions open popups.
    void openDisplay() { tessera::openDisplay(m_display, m_palette); }
    void openChannels() { isComparing() ? m_compare->openChannels() : m_current->openChannels(); }
    void openSources(); // asks for one more result of the comparison

    ViewPicture picture(PictureOf of) const;
    // Runs `work` without the focus, whose ring is no part of a picture.
    void withoutRing(const std::function<void()>& work) const;

signals:
    void comparingChanged(bool on);
    void zoomChanged(double zoom); // the zoom of keyView()
    void keyViewChanged(); // another view has the keys
    void modeChanged(); // a view shows other planes
    void settingsChanged(); // link or minimap
    void rangeRequested(Side side); // the legend of a view was clicked

private:
    void placeTools(); // puts them over the last visible pane
    void showMode(); // gives the strip's button the icon of the mode
    bool isAway(const TensorPane* pane) const { return m_only && pane != this->pane(*m_only); }

    Document* m_document;
    TensorDisplay* m_display;
    std::array<TensorPane*, 2> m_pane; // input, output
    TensorPane* m_current; // one of them
    PaneLink* m_link;
    bool m_keepsFitting = false;
    std::optional<Side> m_only; // the one pane that is shown
    SourceList* m_sources;
    CompareCanvas* m_canvas;
    ComparePane* m_compare = nullptr; // hidden, or in the panes' place
    QWidget* m_tools = nullptr; // the strip
    QToolButton *m_planes = nullptr, *m_palette = nullptr;
};

// The two directions of what a command line says about a view.
// Shows it in the pane of that side, or in the comparison while results are compared.
void showView(ViewArea& views, const ViewOptions& options, Side side);
void takeTolerance(Document& document, const ToleranceOptions& options); // the case must have no issues
// Puts the player where the line says; a line that says nothing about it turns it off.
PlayState playState(const std::optional<StepOptions>& options);
// The parts of --view that make a picture of this very place: ",zoom=8,at=12:7".
QString viewText(const TensorView& view);

} // namespace tessera
