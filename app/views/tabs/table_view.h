// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/views/tabs/tab.h"

#include <QAbstractTableModel>
#include <QWidget>

class QSpinBox;
class QTableView;

namespace tessera {

class SegmentedControl;
class ToneLabel;

// Which tensor a table shows.
enum class TableSource { Input, OutputA, OutputB };

// One plane of a tensor as rows and columns of texts, made when they are asked for. A plane that has more rows or
// columns than a table can scroll through is shown in parts.
class PlaneTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr uint32_t kMostRows = 1U << 20, kMostColumns = 1U << 14; // the most rows and columns of one part

    explicit PlaneTableModel(Document* document, QObject* parent = nullptr);

    struct Place { // where the table lies in its tensor
        TableSource source = TableSource::OutputA;
        uint32_t n = 0, c = 0; // the plane
        uint32_t row = 0, column = 0; // where the part's first cell is
        bool operator==(const Place&) const = default;
    };
    void setPlace(const Place& place); // what exceeds the tensor is brought inside
    void reload(); // the document has other results
    const Place& place() const { return m_place; }
    const Tensor* tensor() const; // none before the first run
    std::array<uint32_t, 4> sizes() const; // n, c, h, w; padded in front with 1

    uint64_t elementAt(const QModelIndex& index) const;
    QModelIndex indexOf(uint64_t element) const; // invalid where it lies in another plane or part
    Place placeOf(uint64_t element) const; // the plane and part that show it
    int widestText() const; // characters of the widest value of the type
    QString text(const QModelIndexList& cells) const; // rows and columns separated by tabs and ends of lines

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_rows; }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const Tensor* otherOutput(uint64_t element) const;
    Place inside(Place place) const;

    Document* m_document;
    Place m_place;
    // The sizes that the view was told: the document may have another tensor before reload().
    std::array<uint32_t, 4> m_sizes{1, 1, 1, 1};
    int m_rows = 0, m_columns = 0;
};

// The numbers of one plane. The current cell is the pinned element, both ways; a selection is copied as text that a
// spreadsheet takes.
class TableView : public Tab {
    Q_OBJECT

public:
    explicit TableView(Document* document, QWidget* parent = nullptr);

private:
    QWidget* makeBar();
    QSpinBox* addChooser(const QString& caption, const QString& name, const QString& tip);
    void refresh() override;
    void showPin();
    void setPlace(const PlaneTableModel::Place& place);
    void showPlace();
    void pinCurrent(const QModelIndex& current);

    PlaneTableModel* m_model;
    QTableView* m_table;
    ToneLabel* m_empty;
    QWidget* m_bar = nullptr;
    SegmentedControl* m_source = nullptr;
    QSpinBox* m_n = nullptr;
    QSpinBox* m_c = nullptr;
    QSpinBox* m_row = nullptr; // the row of the part; hidden where there is one
    QSpinBox* m_column = nullptr;
    ToneLabel* m_note = nullptr;
    bool m_following = false; // while the table follows the pin, a new current cell is no new pin
};

} // namespace tessera
