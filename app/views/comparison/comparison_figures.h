// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QScrollArea>
#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;

namespace tessera {

class ToneLabel;

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

// What a comparison found, in words and numbers: the verdict, how many elements are equal, within and beyond the
// tolerance, the largest differences and where they are.
class ComparisonFigures : public QScrollArea {
    Q_OBJECT

public:
    explicit ComparisonFigures(Document* document, QWidget* parent = nullptr);

    void showResult(); // shows the result of the document, which has compared A and B
    void setQuality(const QString& words); // the figure of a map of SSIM or FLIP; empty: another map is shown

private:
    QGridLayout* makeGrid();
    QLabel* addFigure(QGridLayout* grid, int row, int column, const QString& name, const QString& tip);
    void fitWidth();

    Document* m_document;
    ToneLabel* m_verdict;
    QLabel* m_how; // different shapes are compared
    QLabel* m_quality;
    QLabel* m_why; // says why a comparison failed
    QLabel* m_details;
    QLabel *m_equal, *m_within, *m_beyond, *m_absolute, *m_relative, *m_ulp;
    WorstElements* m_worst;
};

} // namespace tessera
