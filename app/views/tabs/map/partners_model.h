// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/table_model.h"
#include "app/model/document/document.h"

#include <functional>

namespace tessera {

// The partners of one element as rows: where each lies, its value, its weight, and what that gives. The coordinates
// come first, a column for each axis.
class PartnersModel : public TableModel {
    Q_OBJECT

public:
    explicit PartnersModel(Document* document, QObject* parent = nullptr);

    void setPick(std::optional<Pick> pick);
    void leaveOut(const std::function<bool(uint64_t output)>& isHidden); // leaves out some of an input's partners
    const Partners& partners() const { return m_partners; }
    std::optional<Pick> pickAt(int row) const; // the partner, as something to pin
    int axes() const { return int(sizes(side()).size()); }
    int characters(int column) const; // the length of the longest ordinary text
    double weightSum() const; // the sum over the rows
    QString contributionSumText() const;

private:
    void show(); // the rows of the partners
    TableRow rowOf(const Partner& partner) const;

    // the side of the partners
    Side side() const { return m_pick && m_pick->side == Side::Input ? Side::Output : Side::Input; }
    // that the partners are of; empty: there is no tensor
    const std::vector<uint32_t>& sizes(Side side) const { return side == Side::Input ? m_inputSizes : m_outputSizes; }
    const Tensor* tensor(Side side) const; // null while the document has another one than the partners are of
    uint64_t readBy(const Partner& partner) const; // the input element of the two
    double contribution(const Partner& partner) const; // weight · the value that is read
    QString contributionText(const Partner& partner) const; // as many digits as values have
    QString valueOf(const Partner& partner) const;

    Document* m_document;
    std::optional<Pick> m_pick;
    Partners m_partners;
    std::vector<uint32_t> m_inputSizes, m_outputSizes;
};

} // namespace tessera
