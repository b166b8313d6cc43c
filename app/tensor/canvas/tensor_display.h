// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/latest.h"
#include "app/model/document/document.h"
#include "app/tensor/painting/cell_painter.h"
#include "app/tensor/painting/color_key_painter.h"
#include "app/tensor/painting/mark_painter.h"
#include "app/tensor/planes/cell_marks.h"
#include "app/tensor/planes/element_selection.h"
#include "app/tensor/planes/tone.h"
#include "app/tensor/planes/value_levels.h"

#include <array>
#include <functional>
#include <memory>
#include <utility>

namespace tessera {

// How both tensors are drawn: what cells are coloured by, which of them are marked, and the range of the colours. Each
// pane's own choices are in its view. The marks follow the document's results.
class TensorDisplay : public QObject {
    Q_OBJECT

public:
    explicit TensorDisplay(Document* document, QObject* parent = nullptr);
    ~TensorDisplay() override;

    CellMarks marks() const { return m_marks; }
    void setMarked(CellMark mark, bool on);
    bool isPossible(CellMark mark) const; // the case can have it at all
    struct Count {
        uint64_t marked = 0, all = 0;
    };
    std::optional<Count> count(CellMark mark, Side side) const; // none: not known yet, or there is nothing to mark
    void setCounting(bool counting); // while counts are shown: counts also the marks of values that are not drawn

    std::optional<ColorKey> colorKey() const { return m_colorKey; } // none: by value
    void setColorKey(std::optional<ColorKey> colorKey);
    bool isPossible(ColorKey colorKey) const;
    // A tint: the colour key colours the grey values instead of covering them. A picture that is made of several
    // channels is left as it is.
    bool isTint() const { return m_isTint; }
    void setTint(bool isTint) { set(m_isTint, isTint); }

    // The range of the colours: fixed, or following every result.
    using Range = std::pair<double, double>;
    enum class Fit { Both, Own }; // Both: one range for both tensors, so that equal colours are equal values
    Fit fit() const { return m_fit; }
    void setFit(Fit fit); // applies to these results and all later ones
    std::optional<Range> fixedRange() const { return m_range; }
    void setRange(std::optional<Range> range);

    const Tone& tone() const { return m_tone; } // the tone of values, in every pane
    void setTone(const Tone& tone) { set(m_tone, tone); }
    // The tone and the range, which a tab keeps.
    struct Levels {
        Tone tone = {};
        std::optional<Range> range = {};
    };
    Levels levels() const { return {m_tone, m_range}; }
    void setLevels(const Levels& levels)
    {
        setTone(levels.tone);
        setRange(levels.range);
    }
    // Whether the input is a picture of one channel: then values are grey, where no other map is chosen.
    bool isGreyPicture() const { return m_isGreyPicture; }
    void setGreyPicture(bool isGrey) { set(m_isGreyPicture, isGrey); }

    std::shared_ptr<FiniteRanges> finiteRanges() const { return m_finiteRanges; } // the ranges of what is shown

    CellNumbers numbers() const { return m_numbers; }
    void setNumbers(CellNumbers numbers) { set(m_numbers, numbers); }

    bool hasGrid() const { return m_hasGrid; } // lines between elements
    void setGrid(bool visible) { set(m_hasGrid, visible); }
    bool hasBlockGrid() const { return m_hasBlockGrid; } // the heavier lines between blocks
    void setBlockGrid(bool visible) { set(m_hasBlockGrid, visible); }

    enum class Tool { Pan, Select, Inspect }; // what dragging with the left button does
    Tool tool() const { return m_tool; }
    void setTool(Tool tool) { set(m_tool, tool, &TensorDisplay::toolChanged); }
    const std::optional<ElementSelection>& selection() const { return m_selection; }
    void setSelection(std::optional<ElementSelection> selection);
    // the partners in the other tensor; null: nothing is selected
    const PartnerBoxes* partnersOfSelection() const { return m_partners ? &*m_partners : nullptr; }

    // What painting needs; empty or null where there is none.
    enum class Values { Input, A, B, C, D }; // the tensors whose values can be marked; the results in their order
    MarkSources markSources(Values of) const; // what the plan says about the output, and the result's own values
    MarkSources markSources(Side side) const { return markSources(side == Side::Input ? Values::Input : Values::A); }
    MarkSources planMarkSources() const; // the sources of the output's marks, whatever its values
    std::optional<ColorKeyLook> colorKeyLook(Side side) const;

    // Where the player stands in the results that are shown. Null: it is off, or does not know these results yet.
    const PlaybackState* step() const;
    void setStep(std::optional<PlaybackState> step);
    bool isPending(uint64_t output) const; // the player has not filled it yet, and its value is hidden

    // Takes clicks in place of the document; while there is one, nothing is hovered. Empty: there is none.
    using PickTaker = std::function<void(const Pick&)>;
    const PickTaker& pickTaker() const { return m_pickTaker; }
    void setPickTaker(PickTaker taker) { m_pickTaker = std::move(taker); }

    void setAllFinite(Values of, bool allFinite); // a view that has read the tensor says so, which saves a search

signals:
    void changed(); // what is drawn has changed, or a count
    void rangeChanged();
    void stepChanged();
    void toolChanged();
    void selectionChanged();

private:
    template <class T> void set(T& now, const T& wanted, void (TensorDisplay::*says)() = &TensorDisplay::changed)
    {
        if (std::exchange(now, wanted) != wanted)
            emit(this->*says)();
    }

    using Flags = std::shared_ptr<const ValueFlags>;
    struct OfSide {
        AxisMarks marks;
        std::optional<AxisSums> shift;
        uint64_t shifted = 0;
    };
    struct Counted {
        Tensor tensor;
        std::optional<Range> range;
    };
    struct OfValues {
        Flags flags; // null: not asked for, or not there yet
        bool allFinite = true;
        std::unique_ptr<Latest<Counted, Flags>> worker;
    };

    OfSide& of(Side side) { return m_sides[static_cast<size_t>(side)]; }
    const OfSide& of(Side side) const { return m_sides[static_cast<size_t>(side)]; }
    void followDocument();
    void findShift();
    void findColorKey();
    void findPartners();
    CellMarks possibleOfValues(Values of) const;
    void countValues(Values of); // on another thread
    void countAllValues();
    const Tensor* tensor(Values of) const;
    OfValues& values(Values of) { return m_values[static_cast<size_t>(of)]; }
    const OfValues& values(Values of) const { return m_values[static_cast<size_t>(of)]; }

    Document* m_document;
    CellMarks m_marks = setOf(CellMark::NotANumber) | setOf(CellMark::Infinite) | setOf(CellMark::ReadOtherwise);
    bool m_counting = false;
    std::optional<ColorKey> m_colorKey;
    bool m_isTint = false;
    std::optional<ColorKeyTable> m_table; // the colour key's numbers; none: the results do not have it
    std::optional<KeyColors> m_colors;
    std::array<OfSide, 2> m_sides;
    std::array<OfValues, 1 + kMostResults> m_values;
    Fit m_fit = Fit::Both;
    std::optional<Range> m_range;
    Tone m_tone;
    bool m_isGreyPicture = false;
    std::shared_ptr<FiniteRanges> m_finiteRanges = std::make_shared<FiniteRanges>();
    CellNumbers m_numbers = CellNumbers::Shortest;
    bool m_hasGrid = true, m_hasBlockGrid = true;
    Tool m_tool = Tool::Pan;
    std::optional<ElementSelection> m_selection;
    std::optional<PartnerBoxes> m_partners;
    std::optional<PlaybackState> m_step;
    PickTaker m_pickTaker;
};

QString nameOf(ColorKey colorKey); // "Block row"
QString sentenceOf(ColorKey colorKey);

} // namespace tessera
