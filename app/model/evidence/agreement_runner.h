// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/latest.h"
#include "engine/judge/agreement/agreement.h"
#include "engine/report/runs/matrix_evidence.h"

#include <QObject>
#include <QString>

#include <string>
#include <vector>

namespace tessera {

// A case of a matrix.
struct AgreementItem {
    std::string name; // for people
    std::string command; // the words behind "tessera check" that name it
    Case c; // without issues
    std::optional<Tolerance> own = {}; // the case's tolerance, if it has one
};
AgreementItem itemOf(const Case& c, const QString& name = {}); // without a name: its title, else its line
std::vector<AgreementItem> packItems(); // the conformance pack; throws IoError

// A case of the matrix that has run.
struct FoundRow {
    AgreementRow row; // without outputs
    std::vector<Message> descriptions = {}; // of the engines; the reason where one is missing
    std::map<size_t, PageEvidence> evidence = {}; // of its failing cells, by engine: of the first few of a matrix
};

struct AgreementRequest {
    std::vector<std::string> engines; // none twice
    std::string judge; // one of them
    std::vector<AgreementItem> items;
    EngineOptions options = {};
};

// Runs every engine on every case, on another thread. What one engine does stops no other: one that cannot be had is a
// column of missing cells.
class AgreementRunner : public QObject {
    Q_OBJECT

public:
    explicit AgreementRunner(EngineFactory makeEngine, QObject* parent = nullptr);

    void start(AgreementRequest request); // in place of one that runs
    void stop(); // what is not known yet is left undone
    bool isRunning() const { return m_matrix.isBusy(); }

signals:
    void found(const FoundRow& row); // in the order of the cases
    void didNotRun(const std::string& name, const Message& why); // in place of a row
    void progressed(double fraction, const QString& what); // 0 … 1, and the case that is begun
    void finished(const Message& error); // a sentence; empty: done, or stopped

private:
    struct Found {
        std::vector<Message> descriptions = {};
        size_t evidence = 0; // failures so far that carry it
        double fraction = 0;
        std::string name = {}; // of the case
        std::optional<FoundRow> row = {}; // none: it has just begun, or
        Message why = {}; // it did not run
    };
    using Matrix = Latest<AgreementRequest, Found>;
    void runAll(const AgreementRequest& request, Found& found, const Matrix::Control& control) const;
    void take(const Reply<Found>& reply);

    EngineFactory m_makeEngine;
    Matrix m_matrix; // last: it reads the factory
};

} // namespace tessera
