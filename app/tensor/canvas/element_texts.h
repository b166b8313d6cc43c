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

// A table as rich text, a letter for each column: n: quiet names; l and r: figures in the font of data, at the left or
// the right, at least `width` pixels wide. Cells are rich text.
QString tableHtml(const std::vector<QStringList>& rows, std::string_view columns, int width = 0);
QString tinted(const QString& html, Role role); // in that colour of the theme

void fillWithText(QScrollArea* area,
                  QLabel* text); // rich text that wraps, is selected and scrolled; its links are clicked

// A formula as rich text: a line each, in the colour of its axis; what is of the whole element is bold.
QString formulaHtml(std::span<const FormulaLine> formula);

// What there is of an element beyond the readout, as rich text: its bits, and of a float what sign, exponent and
// mantissa stand for.
QString valueTip(const Tensor& tensor, uint64_t element);
// The same as the widget's tool tip, and without markup as its accessible description.
void setValueTip(QWidget* widget, const Tensor& tensor, uint64_t element);

enum class SelectionFormat { Text, Csv, CArray, NumPy };

// The chosen elements, exactly: a box as rows of numbers (text, CSV) or as an array with its sizes (C, NumPy); other
// selections as one element a line with its coordinates (text, CSV), or as a list in logical order (C, NumPy).
QString selectionText(const Tensor& tensor, const ElementSelection& elements, SelectionFormat format);

// The letter of the engine whose map was found. A map must be there.
QString foundSide(const Document& document);

// "(0,5,1,1)", "0.25·(0,0,1,1) + 0.75·(0,0,1,2)", "nothing"; of many the first few.
QString sourcesText(const Partners& partners, const TensorDesc& input);

// Where a picked element comes from, or goes to, in words: what the Mapping tab says and a screen reader speaks. Of
// what the document shows, by the map that views show.
QString pickSentence(const Document& document, const Pick& pick);
// The same after its name and value: "Output (0,1,2,3) = 49. …".
QString spokenPick(const Document& document, const Pick& pick);

// A tensor's picture for assistive technology: a canvas whose value is what is pinned on it.
class AccessibleTensor : public QAccessibleWidget {
public:
    explicit AccessibleTensor(QWidget* view); // whose accessible description is the value

    QString text(QAccessible::Text kind) const override;
};

void makeTensorViewsAccessible(); // registers the interface; once is enough

// The pin of this side in words, else the tensor's name and sizes. `sizes`: of the tensor that is shown.
QString spokenTensor(const Document& document, Side side, const std::vector<uint32_t>& sizes);
void speak(QWidget* view, const QString& value); // tells assistive technology where the value is another one

} // namespace tessera
