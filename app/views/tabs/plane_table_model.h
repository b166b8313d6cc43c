// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"
#include "app/model/document/document.h"
#include "app/tensor/canvas/element_texts.h"

#include <QAbstractTableModel>

#include <algorithm>

namespace tessera {

// Which tensor a table shows.
enum class TableSource { Input, OutputA, OutputB };

// One plane of a tensor as rows and columns of texts, made when they are asked for. It ends where a table that scrolls
// would need much memory for the places of its rows.
class PlaneTableModel : public QAbstractTableModel {
    Q_DECLARE_TR_FUNCTIONS(tessera::PlaneTableModel)

public:
    static constexpr uint32_t kMostRows = 1U << 22, kMostColumns = 1U << 17;

    explicit PlaneTableModel(Document* document, QObject* parent = nullptr)
        : QAbstractTableModel(parent)
        , m_document(document)
    {
    }

    struct Place { // where the table lies in its tensor
        TableSource source = TableSource::OutputA;
        uint32_t n = 0, c = 0; // the plane
        bool operator==(const Place&) const = default;
    };
    // what exceeds the tensor is brought inside
    void setPlace(const Place& place)
    {
        beginResetModel();
        m_place = inside(place);
        m_sizes = sizes();
        m_rows = tensor() ? int(std::min(m_sizes[2], kMostRows)) : 0;
        m_columns = tensor() ? int(std::min(m_sizes[3], kMostColumns)) : 0;
        endResetModel();
    }

    // the document has other results
    void reload()
    {
        if (sizes() != m_sizes || inside(m_place) != m_place || (tensor() != nullptr) != (m_rows > 0))
            setPlace(m_place);
        else if (m_rows > 0) // other values: the selection and the place in the table stay
            emit dataChanged(index(0, 0), index(m_rows - 1, m_columns - 1));
    }

    const Place& place() const { return m_place; }
    // none before the first run
    const Tensor* tensor() const
    {
        const RunResult* shown = m_document->shown();
        if (!shown)
            return nullptr;
        if (m_place.source == TableSource::Input)
            return &shown->input;
        const std::optional<Tensor>& output = m_place.source == TableSource::OutputA ? shown->a : shown->b;
        return output ? &*output : nullptr;
    }

    PaddedSizes sizes() const { return tensor() ? paddedSizes(tensor()->desc) : PaddedSizes{1, 1, 1, 1}; }

    uint64_t elementAt(const QModelIndex& index) const
    {
        const auto [n, c, h, w] = sizes();
        return ((uint64_t{m_place.n} * c + m_place.c) * h + uint64_t(index.row())) * w + uint64_t(index.column());
    }

    // invalid where it lies in another plane, or beyond the last row or column
    QModelIndex indexOf(uint64_t element) const
    {
        if (!tensor() || element >= elementCount(tensor()->desc) || placeOf(element) != m_place)
            return {};
        const auto [n, c, h, w] = sizes();
        return index(int(element / w % h), int(element % w));
    }

    // the plane that it lies in
    Place placeOf(uint64_t element) const
    {
        const auto [n, c, h, w] = sizes();
        return inside({m_place.source, uint32_t(element / w / h / c), uint32_t(element / w / h % c)});
    }

    // rows and columns separated by tabs and ends of lines
    QString text(const QModelIndexList& cells) const
    {
        if (cells.isEmpty() || !tensor())
            return {};
        QModelIndexList sorted = cells;
        std::ranges::sort(sorted, {}, [](const QModelIndex& cell) { return std::pair(cell.row(), cell.column()); });
        QString text;
        for (qsizetype i = 0; i < sorted.size(); ++i) {
            if (i > 0)
                text += sorted[i].row() == sorted[i - 1].row() ? QLatin1Char('\t') : QLatin1Char('\n');
            text += valueText(*tensor(), elementAt(sorted[i]));
        }
        return text;
    }

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_rows; }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_columns; }
    QVariant data(const QModelIndex& index, int role) const override
    {
        const Tensor* tensor = this->tensor();
        if (!index.isValid() || !tensor || sizes() != m_sizes || index.row() >= rowCount()
            || index.column() >= columnCount())
            return {};
        if (role == Qt::TextAlignmentRole)
            return int(Qt::AlignRight | Qt::AlignVCenter);
        const uint64_t element = elementAt(index);
        if (role == Qt::DisplayRole)
            return valueText(*tensor, element);
        const Tensor* other = otherOutput(element);
        if (role == Qt::ToolTipRole) {
            const QString name = m_place.source == TableSource::OutputA ? tr("Output B") : tr("Output A");
            const QString has = other ? tr("<p>%1 has %2</p>").arg(name, valueText(*other, element)) : QString();
            return valueTip(*tensor, element) + has;
        }
        if (other && role == Qt::FontRole) {
            QFont font = dataFont();
            font.setBold(true);
            return font;
        }
        if (other && role == Qt::BackgroundRole) {
            QColor tint = color(Role::Bad);
            tint.setAlphaF(0.2f);
            return tint;
        }
        return {};
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        const bool across = orientation == Qt::Horizontal;
        if (role == Qt::ForegroundRole)
            return axisColor(across ? 3 : 2);
        if (role == Qt::TextAlignmentRole)
            return int(Qt::AlignRight | Qt::AlignVCenter);
        if (role == Qt::DisplayRole)
            return QString::number(section);
        return {};
    }

private:
    // The other engine's output where it has other bits; else none.
    const Tensor* otherOutput(uint64_t element) const
    {
        const RunResult* shown = m_document->shown();
        if (m_place.source == TableSource::Input || !shown->b || shown->a->bits(element) == shown->b->bits(element))
            return nullptr;
        return m_place.source == TableSource::OutputA ? &*shown->b : &*shown->a;
    }

    // The place brought inside the tensor.
    Place inside(Place place) const
    {
        const auto [n, c, h, w] = sizes();
        place.n = std::min(place.n, n - 1);
        place.c = std::min(place.c, c - 1);
        return place;
    }

    Document* m_document;
    Place m_place;
    // The sizes that the view was told: the document may have another tensor before reload().
    PaddedSizes m_sizes{1, 1, 1, 1};
    int m_rows = 0, m_columns = 0;
};

} // namespace tessera
