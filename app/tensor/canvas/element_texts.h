// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"
#include "app/model/document/document.h"
#include "app/tensor/planes/element_selection.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/tensor.h"

#include <QAccessibleWidget>
#include <QStringList>

class QLabel;
class QScrollArea;
class QWidget;

namespace tessera {

// A table as rich text. `columns` has a letter for each column: n for quiet names; l and r for figures in the data
// font, at the left or the right, at least `width` pixels wide. Cells are rich text.
QString tableHtml(const std::vector<QStringList>& rows, std::string_view columns, int width = 0);
QString tinted(const QString& html, Role role); // in that colour of the theme

// Shows rich text that wraps and scrolls. It can be selected, and its links can be clicked.
void fillWithText(QScrollArea* area, QLabel* text);

// A formula as rich text. A line has the colour of its axis; a line about the whole element is bold.
QString formulaHtml(std::span<const FormulaLine> formula);

// What the readout does not say of an element, as rich text: its bits, and what a float's sign, exponent and mantissa
// stand for.
QString valueTip(const Tensor& tensor, uint64_t element);
// Makes valueTip() the widget's tool tip, and its plain text the accessible description.
void setValueTip(QWidget* widget, const Tensor& tensor, uint64_t element);

enum class SelectionFormat { Text, Csv, CArray, NumPy };

// The chosen elements, exactly: a box as rows of numbers (text, CSV) or as an array with its sizes (C, NumPy); other
// selections as one element a line with its coordinates (text, CSV), or as a list in logical order (C, NumPy).
QString selectionText(const Tensor& tensor, const ElementSelection& elements, SelectionFormat format);

// The letter of the engine whose map was found. Requires a probedMap().
QString foundSide(const Document& document);

// "(0,5,1,1)", "0.25·(0,0,1,1) + 0.75·(0,0,1,2)", "nothing"; only the first few of many.
QString sourcesText(const Partners& partners, const TensorDesc& input);

// Where a picked element comes from, or goes to, in words: what the Mapping tab says and a screen reader speaks. It
// follows the map that the views show. Requires shown results.
QString pickSentence(const Document& document, const Pick& pick);

// A tensor's picture for assistive technology: a canvas whose value is what is pinned on it.
class AccessibleTensor : public QAccessibleWidget {
public:
    explicit AccessibleTensor(QWidget* view); // the value is the view's accessible description

    QString text(QAccessible::Text kind) const override;
};

void makeTensorViewsAccessible(); // registers the interface; once is enough

// The pin of this side in words, else the tensor's name and sizes. `sizes`: of the tensor that is shown.
QString spokenTensor(const Document& document, Side side, const std::vector<uint32_t>& sizes);
void speak(QWidget* view, const QString& value); // tells assistive technology a value that has changed

} // namespace tessera
