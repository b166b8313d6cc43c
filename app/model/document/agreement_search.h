// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/latest.h"
#include "engine/judge/measure/agreement.h"
#include "engine/report/runs/matrix_report.h"

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
    std::vector<Message> descriptions = {}; // what the engines say of themselves; the reason where one is missing
    std::map<size_t, PageEvidence> evidence = {}; // evidence of its failing cells, by engine: the first few of a matrix
};

struct AgreementRequest {
    std::vector<std::string> engines; // none twice
    std::string judge; // one of them
    std::vector<AgreementItem> items;
    EngineOptions options = {};
};

// Runs every engine on every case, on another thread; shows each case when it begins, and when it has run. What one
// engine does stops no other: one that cannot be had is a column of missing cells.
struct AgreementFound {
    std::vector<Message> descriptions = {};
    size_t evidence = 0; // failures so far that carry it
    double fraction = 0; // how far the matrix was when the case began
    std::string name = {}; // the case's name
    std::optional<FoundRow> row = {}; // none: it has just begun, or
    Message why = {}; // it did not run
};
using AgreementSearch = Latest<AgreementRequest, AgreementFound>;
AgreementSearch::Work agreementWork(EngineFactory makeEngine);

} // namespace tessera
