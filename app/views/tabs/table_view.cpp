// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/axis_editor.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/format.h"
#include "app/model/document/element_pair.h"
#include "app/views/tabs/plane_table_model.h"
#include "app/views/tabs/tab.h"

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

namespace tessera {
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

// The numbers of one plane. The current cell is the pinned element, both ways; a selection is copied as text that a
// spreadsheet takes.
class TableView : public Tab {
    Q_DECLARE_TR_FUNCTIONS(tessera::TableView)

public:
    explicit TableView(const TabParts& parts)
        : Tab(parts)
        , m_model(new PlaneTableModel(m_document, this))
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
        follow(m_document, {&Document::shownChanged}, [this] { refresh(); });
        follow(m_document, {&Document::picksChanged}, [this] { showPin(); });
    }

private:
    QWidget* makeBar()
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
        m_note = secondaryLabel({}, m_bar);
        m_note->setWordWrap(false);
        row->addWidget(m_note, 1);
        connect(m_source, &SegmentedControl::chosen, this, [this](int index) {
            setPlace({TableSource(index), m_model->place().n, m_model->place().c});
            showPin();
        });
        return m_bar;
    }

    // The caption is beside the box, in a part of the bar that is hidden with it.
    QSpinBox* addChooser(const QString& caption, const QString& name, const QString& tip)
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
            setPlace({m_model->place().source, uint32_t(m_n->value()), uint32_t(m_c->value())});
        });
        return box;
    }

    void refresh() override
    {
        const RunResult* shown = m_document->shown();
        m_bar->setVisible(shown);
        m_table->setVisible(shown);
        m_empty->setVisible(!shown);
        if (!shown)
            return;
        const QScopedValueRollback following(m_following, true);
        if (const auto& [source, n, c] = m_model->place(); source == TableSource::OutputB && !shown->b)
            m_model->setPlace({TableSource::OutputA, n, c});
        m_model->reload();
        showPlace();
        showPin();
    }

    // The pinned element, or its heaviest partner where the pin is in the other tensor.
    void showPin()
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
        m_table->selectionModel()->setCurrentIndex(cell, QItemSelectionModel::ClearAndSelect); // whatever key is held
        m_table->scrollTo(cell);
    }

    void setPlace(const PlaneTableModel::Place& place)
    {
        if (place == m_model->place())
            return;
        const QScopedValueRollback following(m_following, true);
        m_model->setPlace(place);
        showPlace();
    }

    // The choosers, the columns' width and the note say what the model shows.
    void showPlace()
    {
        const PlaneTableModel::Place& place = m_model->place();
        const auto [n, c, h, w] = m_model->sizes();
        const auto set = [](QSpinBox* box, uint32_t value, uint32_t count) {
            const QSignalBlocker quiet(box);
            box->setRange(0, int(std::min<uint32_t>(count - 1, INT_MAX)));
            box->setValue(int(value));
            box->parentWidget()->setVisible(count > 1);
        };
        set(m_n, place.n, n);
        set(m_c, place.c, c);
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
        const int widest = m_model->tensor() ? valueWidth(m_model->tensor()->desc.dataType) : 4;
        m_table->horizontalHeader()->setDefaultSectionSize((widest + 3) * digits.horizontalAdvance(u'0'));
        QString note = tr("%1 rows, %2 columns").arg(countText(h), countText(w));
        if (h > PlaneTableModel::kMostRows || w > PlaneTableModel::kMostColumns)
            note = tr("%1 · the first %2 and %3 are shown")
                       .arg(note, countText(PlaneTableModel::kMostRows), countText(PlaneTableModel::kMostColumns));
        const RunResult* shown = m_document->shown();
        if (place.source != TableSource::Input && shown && shown->comparison
            && shown->comparison->equal < shown->comparison->count)
            note = tr("%1 · bold: the other output has other bits").arg(note);
        m_note->setText(note);
    }

    void pinCurrent(const QModelIndex& current)
    {
        if (m_following || !current.isValid() || !m_document->shown())
            return;
        const QScopedValueRollback following(m_following, true);
        const Side side = m_model->place().source == TableSource::Input ? Side::Input : Side::Output;
        m_document->hover({});
        m_document->pin(Pick{side, m_model->elementAt(current)});
    }

    PlaneTableModel* m_model;
    QTableView* m_table;
    ToneLabel* m_empty;
    QWidget* m_bar = nullptr;
    SegmentedControl* m_source = nullptr;
    QSpinBox* m_n = nullptr;
    QSpinBox* m_c = nullptr;
    ToneLabel* m_note = nullptr;
    bool m_following = false; // while the table follows the pin, a new current cell is no new pin
};

QWidget* makeTableView(const TabParts& parts)
{
    return new TableView(parts);
}

} // namespace tessera
