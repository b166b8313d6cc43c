// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QAbstractTableModel>

#include <functional>

namespace tessera {

// The partners of one element as rows: where each lies, its value, its weight, and what that gives. The coordinates
// come first, a column for each axis.
class PartnersModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit PartnersModel(Document* document, QObject* parent = nullptr);

    void setPick(std::optional<Pick> pick);
    void leaveOut(const std::function<bool(uint64_t output)>& isHidden); // of an input's partners
    const Partners& partners() const { return m_partners; }
    std::optional<Pick> pickAt(int row) const; // the partner, as something to pin
    int axes() const;
    int characters(int column) const; // of the longest ordinary text
    double weightSum() const; // of the rows
    QString contributionSumText() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Side side() const; // of the partners
    const std::vector<uint32_t>& sizes(Side side) const; // that the partners are of; empty: there is no tensor
    const Tensor* tensor(Side side) const; // null while the document has another one than the partners are of
    uint64_t readBy(const Partner& partner) const; // the input element of the two
    double contribution(const Partner& partner) const; // weight · the value that is read
    QString contributionText(const Partner& partner) const; // as many digits as values have
    QString valueOf(const Partner& partner) const;
    QString cell(const Partner& partner, int column) const;

    Document* m_document;
    std::optional<Pick> m_pick;
    Partners m_partners;
    std::vector<uint32_t> m_inputSizes, m_outputSizes;
};

} // namespace tessera
