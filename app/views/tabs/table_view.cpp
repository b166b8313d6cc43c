// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/table_view.h"

#include "app/base/controls/axis_editor.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/element_texts.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QTableView>

#include <algorithm>

namespace tessera {

PlaneTableModel::PlaneTableModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
}

const Tensor* PlaneTableModel::tensor() const
{
    const RunResult* shown = m_document->shown();
    if (!shown)
        return nullptr;
    switch (m_place.source) {
    case TableSource::Input:
        return &shown->input;
    case TableSource::OutputA:
        return shown->a ? &*shown->a : nullptr;
    case TableSource::OutputB:
        break;
    }
    return shown->b ? &*shown->b : nullptr;
}

// The other engine's output where it has other bits; else none.
const Tensor* PlaneTableModel::otherOutput(uint64_t element) const
{
    const RunResult* shown = m_document->shown();
    if (m_place.source == TableSource::Input || !shown->b || shown->a->bits(element) == shown->b->bits(element))
        return nullptr;
    return m_place.source == TableSource::OutputA ? &*shown->b : &*shown->a;
}

std::array<uint32_t, 4> PlaneTableModel::sizes() const
{
    std::array<uint32_t, 4> sizes{1, 1, 1, 1};
    if (const Tensor* tensor = this->tensor())
        std::ranges::copy(tensor->desc.sizes, sizes.end() - std::ptrdiff_t(tensor->desc.sizes.size()));
    return sizes;
}

// The place brought inside the tensor; its first cell begins a part.
PlaneTableModel::Place PlaneTableModel::inside(Place place) const
{
    const auto [n, c, h, w] = sizes();
    place.n = std::min(place.n, n - 1);
    place.c = std::min(place.c, c - 1);
    place.row = std::min(place.row, h - 1) / kMostRows * kMostRows;
    place.column = std::min(place.column, w - 1) / kMostColumns * kMostColumns;
    return place;
}

void PlaneTableModel::setPlace(const Place& place)
{
    beginResetModel();
    m_place = inside(place);
    m_sizes = sizes();
    m_rows = tensor() ? int(std::min(m_sizes[2] - m_place.row, kMostRows)) : 0;
    m_columns = tensor() ? int(std::min(m_sizes[3] - m_place.column, kMostColumns)) : 0;
    endResetModel();
}

void PlaneTableModel::reload()
{
    if (sizes() != m_sizes || inside(m_place) != m_place || (tensor() != nullptr) != (m_rows > 0))
        setPlace(m_place);
    else if (m_rows > 0) // other values: the selection and the place in the table stay
        emit dataChanged(index(0, 0), index(m_rows - 1, m_columns - 1));
}

uint64_t PlaneTableModel::elementAt(const QModelIndex& index) const
{
    const auto [n, c, h, w] = sizes();
    const uint64_t row = uint64_t(index.row()) + m_place.row, column = uint64_t(index.column()) + m_place.column;
    return ((uint64_t{m_place.n} * c + m_place.c) * h + row) * w + column;
}

PlaneTableModel::Place PlaneTableModel::placeOf(uint64_t element) const
{
    const auto [n, c, h, w] = sizes();
    return inside({m_place.source, uint32_t(element / w / h / c), uint32_t(element / w / h % c),
                   uint32_t(element / w % h), uint32_t(element % w)});
}

QModelIndex PlaneTableModel::indexOf(uint64_t element) const
{
    if (!tensor() || element >= elementCount(tensor()->desc) || placeOf(element) != m_place)
        return {};
    const auto [n, c, h, w] = sizes();
    return index(int(element / w % h - m_place.row), int(element % w - m_place.column));
}

int PlaneTableModel::widestText() const
{
    const Tensor* tensor = this->tensor();
    return tensor ? valueWidth(tensor->desc.dataType) : 4;
}

QString PlaneTableModel::text(const QModelIndexList& cells) const
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

QVariant PlaneTableModel::data(const QModelIndex& index, int role) const
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

QVariant PlaneTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool across = orientation == Qt::Horizontal;
    if (role == Qt::ForegroundRole)
        return axisColor(across ? 3 : 2);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DisplayRole)
        return QString::number(uint64_t(section) + (across ? m_place.column : m_place.row));
    return {};
}

namespace {

constexpr int kRowHeight = 20;

// Copies what is selected, before the window's own Copy does.
class CellTable : public QTableView {
public:
    using QTableView::QTableView;

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
            event->accept();
            return true;
        }
        return QTableView::event(event);
    }

    // Qt makes the first cell current if none is. That gives the keys a place, and must pin nothing.
    void focusInEvent(QFocusEvent* event) override
    {
        const QSignalBlocker quiet(selectionModel());
        QTableView::focusInEvent(event);
        viewport()->update();
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        if (!event->matches(QKeySequence::Copy))
            return QTableView::keyPressEvent(event);
        const auto* cells = static_cast<PlaneTableModel*>(model());
        QGuiApplication::clipboard()->setText(cells->text(selectionModel()->selectedIndexes()));
    }
};

} // namespace

TableView::TableView(Document* document, QWidget* parent)
    : Tab(document, parent)
    , m_model(new PlaneTableModel(document, this))
    , m_table(new CellTable(this))
    , m_empty(placeholder(tr("The numbers appear here after a run."), this))
{
    m_table->setModel(m_model);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setFont(dataFont());
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (QHeaderView* header : {m_table->horizontalHeader(), m_table->verticalHeader()}) {
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setHighlightSections(true);
    }
    setRowHeight(m_table, kRowHeight);
    m_table->verticalHeader()->setMinimumWidth(40);
    m_table->setAccessibleName(tr("Numbers of one plane"));
    setFocusProxy(m_table);

    auto* layout = newLayout<QVBoxLayout>(this, {12, 8, 12, 0}, 8);
    layout->addWidget(makeBar());
    layout->addWidget(m_table, 1);
    layout->addWidget(m_empty, 1);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &TableView::pinCurrent);
    follow({&Document::shownChanged}, [this] { refresh(); });
    follow({&Document::picksChanged}, [this] { showPin(); });
}

// The caption is beside the box, in a part of the bar that is hidden with it.
QSpinBox* TableView::addChooser(const QString& caption, const QString& name, const QString& tip)
{
    auto* part = new QWidget(m_bar);
    auto* row = newLayout<QHBoxLayout>(part, {0, 0, 0, 0}, 8);
    auto* label = new QLabel(caption, part);
    auto* box = new QSpinBox(part);
    describe(box, name, tip);
    box->setKeyboardTracking(false);
    addWidgets(row, {label, box});
    label->setBuddy(box);
    m_bar->layout()->addWidget(part);
    connect(box, &QSpinBox::valueChanged, this, [this] {
        setPlace({m_model->place().source, uint32_t(m_n->value()), uint32_t(m_c->value()), uint32_t(m_row->value()),
                  uint32_t(m_column->value())});
    });
    return box;
}

QWidget* TableView::makeBar()
{
    m_bar = new QWidget(this);
    auto* row = newLayout<QHBoxLayout>(m_bar, {0, 0, 0, 0}, 8);
    m_source = new SegmentedControl(m_bar);
    m_source->addSegment(tr("Input"), tr("The input tensor"));
    m_source->addSegment(tr("Output A"), tr("What engine A has written"));
    m_source->addSegment(tr("Output B"), tr("What engine B has written"));
    m_source->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_source->setCurrent(int(TableSource::OutputA));
    row->addWidget(m_source);
    row->addSpacing(8);
    m_n = addChooser(QStringLiteral("N"), tr("Batch entry"), tr("The batch entry that is shown."));
    m_c = addChooser(QStringLiteral("C"), tr("Channel"), tr("The channel that is shown."));
    m_row = addChooser(tr("rows from"), tr("First row"), tr("The rows are too many for one table."));
    m_column = addChooser(tr("columns from"), tr("First column"), tr("The columns are too many for one table."));
    m_row->setSingleStep(int(PlaneTableModel::kMostRows));
    m_column->setSingleStep(int(PlaneTableModel::kMostColumns));
    m_note = secondaryLabel({}, m_bar);
    m_note->setWordWrap(false);
    row->addWidget(m_note, 1);
    connect(m_source, &SegmentedControl::chosen, this, [this](int index) {
        PlaneTableModel::Place place = m_model->place();
        place.source = TableSource(index);
        setPlace(place);
        showPin();
    });
    return m_bar;
}

void TableView::setPlace(const PlaneTableModel::Place& place)
{
    if (place == m_model->place())
        return;
    const QScopedValueRollback following(m_following, true);
    m_model->setPlace(place);
    showPlace();
}

void TableView::refresh()
{
    const RunResult* shown = m_document->shown();
    m_bar->setVisible(shown);
    m_table->setVisible(shown);
    m_empty->setVisible(!shown);
    if (!shown)
        return;
    const QScopedValueRollback following(m_following, true);
    if (m_model->place().source == TableSource::OutputB && !shown->b) {
        PlaneTableModel::Place place = m_model->place();
        place.source = TableSource::OutputA;
        m_model->setPlace(place);
    }
    m_model->reload();
    showPlace();
    showPin();
}

// The choosers, the columns' width and the note say what the model shows.
void TableView::showPlace()
{
    const PlaneTableModel::Place& place = m_model->place();
    const auto [n, c, h, w] = m_model->sizes();
    const auto set = [](QSpinBox* box, uint32_t value, uint32_t count, bool needed) {
        const QSignalBlocker quiet(box);
        box->setRange(0, int(std::min<uint32_t>(count - 1, INT_MAX)));
        box->setValue(int(value));
        box->parentWidget()->setVisible(needed);
    };
    set(m_n, place.n, n, n > 1);
    set(m_c, place.c, c, c > 1);
    set(m_row, place.row, h, h > PlaneTableModel::kMostRows);
    set(m_column, place.column, w, w > PlaneTableModel::kMostColumns);
    m_source->setCurrent(int(place.source));
    m_source->segments()[int(TableSource::OutputB)]->setEnabled(m_document->shown() && m_document->shown()->b);
    const QSpinBox* ofAxes[] = {m_n, m_c};
    for (int axis : {0, 1}) {
        auto* label = ofAxes[axis]->parentWidget()->findChild<QLabel*>();
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, axisColor(axis));
        label->setPalette(palette);
    }
    const QFontMetrics digits(dataFont());
    m_table->horizontalHeader()->setDefaultSectionSize((m_model->widestText() + 3)
                                                       * digits.horizontalAdvance(QLatin1Char('0')));
    QString note = tr("%1 rows, %2 columns").arg(countText(h), countText(w));
    const RunResult* shown = m_document->shown();
    if (place.source != TableSource::Input && shown && shown->comparison
        && shown->comparison->equal < shown->comparison->count)
        note = tr("%1 · bold: the other output has other bits").arg(note);
    m_note->setText(note);
}

// The pinned element, or its heaviest partner where the pin is in the other tensor.
void TableView::showPin()
{
    if (!m_document->shown())
        return;
    const std::optional<Pick> pin = m_document->pinned();
    const Side side = m_model->place().source == TableSource::Input ? Side::Input : Side::Output;
    const QScopedValueRollback following(m_following, true);
    const std::optional<uint64_t> element = pin ? pairOf(*m_document, *pin).of(side) : std::nullopt;
    if (!element)
        return m_table->clearSelection();
    setPlace(m_model->placeOf(*element));
    const QModelIndex cell = m_model->indexOf(*element);
    if (cell == m_table->currentIndex() && m_table->selectionModel()->hasSelection())
        return;
    m_table->setCurrentIndex(cell);
    m_table->scrollTo(cell);
}

void TableView::pinCurrent(const QModelIndex& current)
{
    if (m_following || !current.isValid() || !m_document->shown())
        return;
    const QScopedValueRollback following(m_following, true);
    const Side side = m_model->place().source == TableSource::Input ? Side::Input : Side::Output;
    m_document->hover({});
    m_document->pin(Pick{side, m_model->elementAt(current)});
}

} // namespace tessera
