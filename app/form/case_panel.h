// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"

#include <QDockWidget>

class QComboBox;
class QHBoxLayout;
class QLayout;

namespace tessera {

class DataForm;
class InputLoader;
class OperatorForm;

// The case as forms: its operator, and where its input comes from. Of a file with several dispatches, which one.
class CasePanel : public QDockWidget {
    Q_OBJECT

public:
    CasePanel(Document* document, QWidget* parent);

    InputLoader* inputLoader() const;
    void addToTitle(QAction* action); // as a button with its words
    OperatorForm* form() const { return m_form; }

signals:
    void dispatchChosen(size_t index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeTitle();
    void showDispatches();

    Document* m_document;
    OperatorForm* m_form;
    QComboBox* m_dispatch;
    DataForm* m_data;
    QLayout* m_forms;
    QHBoxLayout* m_title = nullptr;
};

} // namespace tessera
