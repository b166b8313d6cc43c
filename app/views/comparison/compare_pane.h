// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>
#include <QToolButton>

#include "app/base/controls/elided_label.h"
#include "app/base/controls/segmented_control.h"
#include "app/tensor/panes/view_controls.h"
#include "app/views/comparison/compare_canvas.h"

class QComboBox;
class QMenu;

namespace tessera {

class Actions;
class SourceList;
class TensorDisplay;

// The comparison with all the room there is: how the results are shown, what of their difference, and one line about
// the element under the mouse.
class ComparePane : public QWidget {
    Q_OBJECT

public:
    // The canvas becomes its own.
    ComparePane(Document* document, CompareCanvas* canvas, TensorDisplay* display, const Actions& actions,
                QWidget* parent = nullptr);

    // As TensorPane's; what they say of channels, range and statistics is A's.
    void openDisplay(QWidget* button) { m_popups.openDisplay(button); }
    void openChannels() { m_popups.openChannels(m_arrangements); }
    void addTools(QWidget* tools) { m_header->layout()->addWidget(tools); } // at the end of the line
    void openSources(); // a menu of what can make one more result
    void fillSources(QMenu& menu, size_t result); // with what can make it, and whether it is the base
    SourceList& sources() const { return *m_sources; }

private:
    void placeControls();
    QWidget* makeHeader(const Actions& actions);
    QWidget* makeControls(const Actions& actions);
    void showState();
    void showElement();

    Document* m_document;
    const Actions& m_actions;
    CompareCanvas* m_canvas;
    SourceList* m_sources;
    ViewPopups m_popups;
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
