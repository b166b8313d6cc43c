// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QGridLayout;
class QLabel;

namespace tessera {

class Document;
class ToneLabel;
class WorstElements;

// What a comparison found, in words and numbers: the verdict, how many elements are equal, within and beyond the
// tolerance, the largest differences and where they are.
class ComparisonFigures : public QScrollArea {
    Q_OBJECT

public:
    explicit ComparisonFigures(Document* document, QWidget* parent = nullptr);

    void showResult(); // of the document, which has compared A and B

private:
    QGridLayout* makeGrid();
    QLabel* addFigure(QGridLayout* grid, int row, int column, const QString& name, const QString& tip);
    void fitWidth();

    Document* m_document;
    ToneLabel* m_verdict;
    QLabel* m_how; // different shapes are compared
    QLabel* m_why; // of a failure
    QLabel* m_details;
    QLabel *m_equal, *m_within, *m_beyond, *m_absolute, *m_relative, *m_ulp;
    WorstElements* m_worst;
};

} // namespace tessera
