// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/agreement_search.h"
#include "app/model/document/document.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QProgressBar;
class QPushButton;
class QTreeView;
class QVBoxLayout;

namespace tessera {

class AgreementModel;
class ElidedLabel;
class EngineChoice;
class ToneLabel;

// Many engines on many cases: a cell each with its state, below the classes of engines that agree. A click on a cell
// asks for that case on that engine.
class AgreementView : public QWidget {
    Q_OBJECT

public:
    AgreementView(Document* document, EngineFactory makeEngine, QWidget* parent = nullptr);

    using CaseList = std::function<std::vector<AgreementItem>()>;
    void setOpenCases(CaseList cases); // those that the window has open; without issues

    void start(); // with what is chosen
    void stop();
    bool isRunning() const { return m_search.isBusy(); }
    bool hasReport() const; // whether there is one of a matrix that has ended
    std::string page() const; // the report as one HTML file
    QString selectedCommand() const; // that repeats the cell which has the focus; empty: none

signals:
    void failed(const QString& sentence); // nothing could be started
    // The case on the engine beside the one that judged it.
    void pairChosen(const AgreementRow& row, const QString& a, const QString& b);
    void caseChosen(const Case& c);
    void reportChanged(); // hasReport(), or whether it is to be seen

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Cases { Pack, Shown, Open };

    void layOut();
    void placeSummary();
    void makeTable();
    QPushButton* makeExport();
    void connectParts();
    void offerEngines();
    void offerJudges();
    void offerCases();
    std::vector<AgreementItem> items() const;
    void choose(const QModelIndex& index, bool byKey);
    void take(const Reply<AgreementFound>& reply);
    void addRow(const FoundRow& found);
    void finish(const Message& error);
    void save(const QString& filter, const std::string& content);
    void showState();
    void showLine();
    void shareColumns();

    Document* m_document;
    AgreementModel* m_model;
    QTreeView* m_table;
    QPushButton *m_run, *m_export;
    EngineChoice* m_engines;
    QComboBox *m_cases, *m_judge;
    QProgressBar* m_progress;
    ElidedLabel* m_summary;
    QHBoxLayout* m_bar = nullptr;
    QVBoxLayout* m_rows = nullptr;
    ToneLabel *m_hint, *m_line;
    CaseList m_openCases;
    QStringList m_sides; // A and B, when the engines were offered last
    QString m_error, m_now; // the error of the last matrix; the case that runs
    size_t m_of = 0; // cases
    AgreementSearch m_search; // last: what it tells is shown in the widgets
};

} // namespace tessera
