// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/table_model.h"
#include "app/model/document/document.h"
#include "app/model/document/searches.h"
#include "app/views/tabs/tab.h"
#include "engine/judge/measure/verification.h"

#include <QWidget>

class QPushButton;
class QTableView;

namespace tessera {

class ToneLabel;

size_t packSize(); // the number of cases in the conformance pack

// What can be shown of the engines by one click: the permutation, the way there and back, repeated runs, and the
// conformance pack. Every finding is a line; Enter shows its case, Ctrl+Alt+C copies the command that repeats it.
class VerifyView : public QWidget {
    Q_OBJECT

public:
    enum class Task { Permutation, RoundTrip, Repeat, Pack };

    explicit VerifyView(const TabParts& parts);

    void start(Task task); // runs the task with engine A, and with B where it is an engine
    // The command of the finding that is selected while this has the focus; else empty.
    QString selectedCommand() const;

signals:
    void failed(const QString& sentence); // nothing could be started
    void caseChosen(const Case& c);

private:
    QPushButton* addButton(const QString& text, const QString& tip, std::function<void()> run);
    std::vector<VerifyStep> steps(Task task) const;
    void add(const Finding& finding);
    void clear();
    const Finding* at(int row) const; // null: there is none
    void showState();
    void showLine();

    Document* m_document;
    EngineFactory m_makeEngine;
    Verification m_verification;
    std::vector<Finding> m_findings;
    TableModel* m_model;
    QTableView* m_table;
    ToneLabel *m_summary, *m_hint, *m_line;
    std::vector<QPushButton*> m_ofPermutations;
    QPushButton* m_repeat; // how often every case runs
    QPushButton* m_stop;
    size_t m_of = 0; // how many findings there will be
    std::optional<CaseVersion> m_about; // what the findings are about; none: no case of the document
};

} // namespace tessera
