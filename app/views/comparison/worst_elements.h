// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace tessera {

// The elements with the largest |A − B| and with the largest ULP: where, both values, and a button that pins it. One
// where they are the same.
class WorstElements : public QWidget {
    Q_OBJECT

public:
    explicit WorstElements(Document* document, QWidget* parent = nullptr);
    void setResult(const RunResult& shown); // hidden without a comparison

private:
    struct Part {
        QWidget* box;
        QLabel *place, *values;
        std::optional<uint64_t> element;
    };
    void add(Part& part, const QString& tip);
    void fill(Part& part, const QString& what, const std::optional<ElementDifference>& found, const RunResult& shown);

    Document* m_document;
    Part m_difference = {}, m_ulp = {};
};

} // namespace tessera
