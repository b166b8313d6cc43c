// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/judge/measure/assess.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace tessera {

// A result that was shown, without its elements, which can be computed again.
struct PastResult {
    Case c;
    QString engineA, engineB;
    QDateTime when;
    double seconds = 0; // in engine A, without transfers
    std::optional<TrialState> state = {}; // none: nothing was compared
    uint64_t differing = 0, count = 0; // elements beyond the tolerance, of all that were compared
    Classes classes = {}; // empty: no mistake is named
    QString line; // the command line of the case

    bool isOf(const Case& of, const QString& a, const QString& b) const;
};

// The results that the window has shown, the oldest first, each case on the same engines once. A result that follows
// within a second replaces the one before, so that a slider leaves only one behind.
class ResultHistory : public QObject {
    Q_OBJECT

public:
    using Clock = std::function<QDateTime()>; // tests pass their own
    explicit ResultHistory(
        Document& document, Clock clock = [] { return QDateTime::currentDateTime(); });

    const std::vector<PastResult>& results() const { return m_results; }
    std::optional<size_t> current() const; // the result that the document shows; none: it shows another one
    void show(size_t index); // shows its case on its engines, as one undo step
    void remove(size_t first, size_t count = 1);

signals:
    void changed(); // the results, or which one is current

private:
    void record();
    void fill(PastResult& result) const;

    Document& m_document;
    Clock m_clock;
    std::vector<PastResult> m_results;
    bool m_lastIsNew = false; // the last one may be replaced by one that follows soon
};

} // namespace tessera
