// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QAccessibleWidget>

namespace tessera {

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
