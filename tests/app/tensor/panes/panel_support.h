// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What tests of widgets use of the program comes with it.
#include "app/base/look/theme.h"
#include "app/model/document/output_source.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/npy.h"
#include "tests/app/support/fake_engine.h"
#include "tests/app/support/file_content.h"
#include "tests/app/support/flawed_engine.h"
#include "tests/app/support/set_field.h"
#include "tests/app/support/wait.h"
#include "tests/support/matchers.h"
#include "tests/support/tensors.h"

#include <QtTest>
#include <QtWidgets>

#include <algorithm>
#include <climits>
#include <cmath>
#include <string>
#include <vector>

namespace tessera {

// Waits until the document has run its case.
inline bool waitUntilIdle(Document& document)
{
    return QTest::qWaitFor([&] { return document.shown() && !document.isStale() && !document.isRunning(); }, 20000);
}

// The example of the reference page: output (0,1,2,3) is input (0,3,1,1) = 31.
constexpr auto kReferencePage =
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data doc-iota";

// The document of a tab or a part: its case has run on the CPU, and on B where there is one.
struct OpenedCase : testing::Test {
    explicit OpenedCase(const std::string& line, const QString& engineB = {})
    {
        document.setEngines("cpu", engineB);
        open(line);
    }
    void open(const std::string& line)
    {
        document.newCase(caseFromText(line));
        ASSERT_TRUE(waitUntilIdle(document)) << english(document.runError());
    }

    Document document;
};

// What a table says after the document has changed its case and before it tells of the results. A layout may ask then.
inline QStringList saidBetween(Document& document, Document::State& other, const QAbstractItemModel& model)
{
    QStringList said;
    QObject asking;
    QObject::connect(&document, &Document::caseChanged, &asking, [&] {
        for (int column = 0; column < model.columnCount(); ++column) {
            said << model.headerData(column, Qt::Horizontal).toString();
            for (int row = 0; row < model.rowCount(); ++row)
                said << model.index(row, column).data().toString();
        }
    });
    document.exchange(other);
    said.removeAll(QString());
    said.removeDuplicates(); // it may be asked more than once
    return said;
}

inline void showActive(QWidget& window, QSize size)
{
    window.resize(size);
    window.show();
    window.activateWindow();
    (void)QTest::qWaitForWindowActive(&window);
}

// The left button goes down at the first of these places and up at the last.
inline void drag(QWidget* widget, const std::vector<QPoint>& way, Qt::KeyboardModifiers modifiers = {})
{
    QTest::mousePress(widget, Qt::LeftButton, modifiers, way.front());
    for (const QPoint& at : way) {
        QMouseEvent move(QEvent::MouseMove, at, widget->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, modifiers);
        QApplication::sendEvent(widget, &move);
    }
    QTest::mouseRelease(widget, Qt::LeftButton, modifiers, way.back());
}

// The number of the rectangle's pixels for whose colour `holds` is true.
template <class Holds> int pixelsThat(const QImage& picture, const QRect& rect, Holds holds)
{
    int count = 0;
    const QRect inside = rect.intersected(picture.rect());
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            count += holds(QColor(picture.pixel(x, y)));
    return count;
}

// The number of pixels that have nearly this colour.
inline int pixelsLike(const QImage& picture, const QRect& rect, const QColor& wanted)
{
    return pixelsThat(picture, rect, [&](const QColor& is) {
        return std::abs(is.red() - wanted.red()) + std::abs(is.green() - wanted.green())
            + std::abs(is.blue() - wanted.blue())
            < 60;
    });
}

inline int pixelsLike(QWidget* widget, const QColor& wanted) // of the whole widget
{
    const QImage picture = widget->grab().toImage();
    return pixelsLike(picture, picture.rect(), wanted);
}

// The number of pixels in which two pictures of one size differ.
inline int pixelsThatDiffer(const QImage& one, const QImage& other)
{
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += one.pixel(x, y) != other.pixel(x, y);
    return count;
}

// A key for a widget, which takes the focus first.
inline void keyIn(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    widget->setFocus();
    QTest::keyClick(widget, key, modifiers);
}

inline QRect placeIn(const QWidget* around, const QWidget* part) // of a part of it
{
    return {part->mapTo(around, QPoint()), part->size()};
}

inline void clickCell(QAbstractItemView* list, int row, int column = 0)
{
    const QPoint middle = list->visualRect(list->model()->index(row, column)).center();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, middle);
}

// The columns that are out of sight, or too narrow for a text of the table's first rows.
inline QStringList cutColumns(const QTableView* table, int rows = INT_MAX)
{
    QStringList names;
    const QAbstractItemModel& model = *table->model();
    for (int column = 0; column < model.columnCount(); ++column)
        for (int row = 0; row < std::min(rows, model.rowCount()) && !table->isColumnHidden(column); ++row) {
            const QModelIndex cell = model.index(row, column);
            const int needed = QFontMetrics(dataFont()).horizontalAdvance(cell.data().toString()) + 6; // the margins
            const int right = table->columnViewportPosition(column) + table->columnWidth(column);
            if (table->columnWidth(column) < needed || right > table->viewport()->width())
                names << model.headerData(column, Qt::Horizontal).toString();
        }
    names.removeDuplicates();
    return names;
}

inline void turnWheel(QWidget* over, const QPointF& at, int steps)
{
    QWheelEvent wheel(at, over->mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(over, &wheel);
}

// The text of the tooltip at a place of the widget.
inline std::string tipAt(QWidget* widget, const QPoint& at)
{
    QHelpEvent help(QEvent::ToolTip, at, widget->mapToGlobal(at));
    QApplication::sendEvent(widget, &help);
    const QString text = QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText().simplified();
    QToolTip::hideText();
    return text.toStdString();
}

// As a user chooses an entry.
inline void chooseIn(QComboBox* box, int index)
{
    box->setCurrentIndex(index);
    emit box->activated(index);
}

// What a screen reader says of a widget.
inline QString nameOf(QWidget* widget)
{
    if (!widget->accessibleName().isEmpty())
        return widget->accessibleName(); // a combo box's interface answers with its text instead
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
    QString name = interface ? interface->text(QAccessible::Name) : QString();
    if (Qt::mightBeRichText(name)) {
        QTextDocument text;
        text.setHtml(name);
        name = text.toPlainText();
    }
    return name.replace(QChar::Nbsp, ' ');
}

// The visible widget with that accessible name; null where there is none.
template <class Widget = QWidget> Widget* named(QWidget& root, const QString& name)
{
    for (Widget* widget : root.findChildren<Widget*>())
        if (widget->isVisibleTo(&root) && nameOf(widget) == name)
            return widget;
    return nullptr;
}

// Everything that can be read in it, one line for each widget.
inline QString visibleText(QWidget& root)
{
    QStringList lines;
    for (QWidget* widget : root.findChildren<QWidget*>())
        if (widget->isVisibleTo(&root) && widget->inherits("QLabel"))
            lines << nameOf(widget);
    return lines.join('\n');
}

// Replaces what an editor holds, as a user does.
inline void typeInto(QWidget* editor, const QString& text)
{
    editor->setFocus(Qt::TabFocusReason);
    QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(editor, text);
    QCoreApplication::processEvents(); // what was added since is shown
}

} // namespace tessera
