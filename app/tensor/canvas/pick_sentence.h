// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QAccessibleWidget>

namespace tessera {

// Which engine the found map is of, in one letter: its name may be a long command. There is one.
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

void makeTensorViewsAccessible(); // from here on; once is enough

// The pin of this side in words, else the tensor's name and sizes. `sizes`: of the tensor that is shown.
QString spokenTensor(const Document& document, Side side, const std::vector<uint32_t>& sizes);
void speak(QWidget* view, const QString& value); // tells assistive technology where the value is another one

} // namespace tessera
