// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QDateTime>
#include <QJsonArray>
#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// What was shown, and what it was found to be. Its elements can be had again: they are not kept.
struct PastResult {
    Case c;
    QString engineA, engineB;
    QDateTime when;
    double seconds = 0; // in engine A, without transfers
    std::optional<Verdict> verdict = {}; // none: nothing was compared
    uint64_t differing = 0, count = 0; // elements beyond the tolerance, of all that were compared
    std::vector<std::string> classes = {}; // of the mistake, by name; empty: none is named
    std::string secondClass = {};
    QString line = {}; // of the case

    bool isOf(const Case& of, const QString& a, const QString& b) const;
};

// The results that the window has shown, the oldest first, each case on the same engines once. Those that a slider
// passes leave one behind: a result that is followed by another within a second is replaced by it.
class ResultHistory : public QObject {
    Q_OBJECT

public:
    using Clock = std::function<QDateTime()>; // tests have their own
    explicit ResultHistory(
        Document& document, Clock clock = [] { return QDateTime::currentDateTime(); });

    const std::vector<PastResult>& results() const { return m_results; }
    std::optional<size_t> current() const; // what the document shows; none: it shows something else
    void show(size_t index); // its case on its engines, as one step of the case's undo stack
    void remove(size_t first, size_t count = 1);

    // By line, without elements: what a line cannot say (values that were set by hand, too many to write) is left out.
    QJsonArray toJson() const;
    void readJson(const QJsonArray& json); // in place of what is here; what cannot be read is left out

signals:
    void changed(); // the results, or which one is current

private:
    void record();
    void fill(PastResult& result) const;

    Document& m_document;
    Clock m_clock;
    std::vector<PastResult> m_results;
    bool m_lastIsNew = false; // the last one was added while this program ran
};

} // namespace tessera
