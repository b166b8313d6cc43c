// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <array>
#include <optional>
#include <vector>

namespace tessera {

// The elements of one tensor that are marked. Elements are logical indices.
struct PickMarks {
    std::optional<uint64_t> pinned, hovered;
    Partners ofPin, ofHover; // of what is pinned or hovered in the other tensor
    bool pinIsWeak = false; // something else is hovered
    struct Kept {
        size_t number; // of the pin in the document's list, from 1 on
        uint64_t element;
        bool isPartner; // the pin is in the other tensor, this is its heaviest partner
    };
    std::vector<Kept> kept;
    // Where the coordinates of the other tensor's active element fall, n, c, y and x in elements; integers are centres.
    std::optional<std::array<double, 4>> position;

    // What keys move: the pin, or the first partner of the other tensor's.
    std::optional<uint64_t> active() const;
};

// Finds the marks of one of a document's tensors. Asks the document only when told that it changed.
class TensorPicks {
public:
    TensorPicks(const Document* document, Side side);

    const PickMarks& marks() const { return m_marks; }
    bool findPicks(); // after the selection or the results changed; true: the pin is another one
    void findKept(); // after the kept pins or the results changed

private:
    std::optional<std::array<double, 4>> position() const;

    const Document* m_document;
    Side m_side;
    std::optional<Pick> m_pinned; // in either tensor
    PickMarks m_marks;
};

} // namespace tessera
