// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/latest.h"
#include "app/tensor/canvas/tensor_view.h"
#include "engine/core/compare/compare.h"
#include "engine/judge/measure/quality.h"

#include <QWidget>

#include <stop_token>

namespace tessera {

// How alike two outputs are as pictures, element by element.
struct QualityMap {
    std::optional<TensorView::Overlay> overlay = {}; // each channel shows the map of its image; none: refused
    Message words = {}; // the figure, or why there is none
};

// What is white in a picture of these numbers: the type's white where no value lies beyond it, 255 where they look like
// bytes, else the largest value.
double whiteOf(const Tensor& b);

// How many elements differ by how many units in the last place, as rich text: a bar for 0 and for every power of two,
// as long as the logarithm of its count.
QString ulpHistogram(const Comparison& comparison);

enum class DifferenceKind { Signed, Absolute, Relative, Squared, Ulp, Agreement, Ssim, Flip };
inline constexpr int kDifferenceKinds = 8;
struct DifferenceWords {
    QString name, tip; // "Signed"
    QString title; // "%1 − %2": the letters of two results
};
DifferenceWords wordsOf(DifferenceKind kind);

// a − b of every element, |a − b|, |a − b| / |b|, (a − b)², or how many representable values lie between, with the
// range that shows all of it: symmetrical about 0, from 0 on, or logarithmic. A NaN on one side only stays NaN. Types
// and sizes are equal; the kind is none of those below. Throws Cancelled.
TensorView::Overlay differenceMap(const Tensor& a, const Tensor& b, DifferenceKind kind,
                                  const std::stop_token& stop = {});

// Two of the results that a document shows. The earlier one is compared with the later one.
struct ResultPair {
    size_t first = 0, second = 1; // 0: A
    bool operator==(const ResultPair&) const = default;
};
const BaseComparison* comparisonOf(const RunResult& shown, const ResultPair& pair); // null: they are not compared

// Makes the map of what a document shows on another thread; the newest request wins.
class DifferenceLoader : public QObject {
    Q_OBJECT

public:
    explicit DifferenceLoader(Document* document, QObject* parent = nullptr);

    bool request(DifferenceKind kind, const ResultPair& pair = {}); // false: that map is there or is being made

signals:
    // None: there is no such map, and the words say why. Else they are the figure of SSIM or FLIP, or nothing.
    void ready(const std::optional<TensorView::Overlay>& overlay, const Message& words);

private:
    struct Request {
        Tensor a, b; // held, so that no others take their memory
        DifferenceKind kind;
        Tolerance tolerance; // the tolerance of Agreement
        ResultPair pair;
        bool operator==(const Request& other) const;
    };
    struct Job {
        Request request;
        RunResult result; // the result that the map belongs to
        Comparison comparison; // compares the pair
    };

    static QualityMap mapOf(const Job& job, const std::stop_token& stop);
    static TensorView::Overlay agreementOverlay(const Job& job, const std::stop_token& stop); // throws Cancelled

    Document* m_document;
    std::optional<Request> m_wanted; // the map that is there, or is being made
    Latest<Job, QualityMap> m_worker;
};

} // namespace tessera
