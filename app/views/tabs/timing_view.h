// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/table_model.h"
#include "app/model/document/document.h"
#include "app/model/document/searches.h"
#include "app/views/tabs/tab.h"

#include <QWidget>

#include <functional>

class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QTableView;

namespace tessera {

class Plot;
class ToneLabel;

// How long the case takes on engines A and B, beside their own copies: a table, the samples as a chart, and what the
// figures were made on. Measures when asked to, on a thread of its own; the figures stay until the next time.
class TimingView : public QWidget {
    Q_OBJECT

public:
    explicit TimingView(const TabParts& parts);

    QString selectedCommand() const; // the command that repeats the row while the table has the focus; else empty
    const std::vector<TimedCase>& results() const { return m_results; }
    bool isOther() const; // the figures are of another case than the document's
    bool isMeasuring() const { return m_measurements.isBusy(); }
    void cancel() { m_measurements.cancel(); }

private:
    QWidget* makeControls();
    QMenu* makeExportMenu();
    QWidget* makeFigures();
    QStringList engines() const;
    void measureOrStop();
    void take(const Reply<Measured>& reply);
    void showProgress(double fraction); // the progress of all engines together
    void showState(); // shows the state of the buttons and the note
    void showTable();
    void showOrigin();
    using WriteTo = std::function<void(const QString& path)>; // may throw IoError
    void save(const QString& filter, const WriteTo& write); // where the user says

    Document* m_document;
    Measurements m_measurements;
    std::vector<TimedCase> m_results;
    TableModel* m_model = nullptr;
    QString m_engine; // the engine at work
    QString m_error;

    QPushButton* m_measure = nullptr;
    QPushButton* m_export = nullptr;
    QProgressBar* m_progress = nullptr;
    ToneLabel* m_note = nullptr;
    ToneLabel* m_origin = nullptr;
    QLabel* m_hint = nullptr; // in the figures' place while there are none
    QWidget* m_figures = nullptr;
    QTableView* m_table = nullptr;
    Plot* m_chart = nullptr;
};

} // namespace tessera
