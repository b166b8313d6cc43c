// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/views/form/data_form.h"

#include <QComboBox>
#include <QDockWidget>

class QHBoxLayout;

namespace tessera {

// This room has the form of a case: its operator's fields, its tensors and its data. Only the window uses it.

class InputLoader;
class OperatorForm;

// The case as forms: its operator, and where its input comes from; below them what is wrong. A file with several
// dispatches has a choice of them.
class CasePanel : public QDockWidget {
    Q_OBJECT

public:
    CasePanel(Document* document, QWidget* parent);

    InputLoader* inputLoader() const { return m_data->loader(); }
    void addToTitle(QAction* action); // as a button with its words
    OperatorForm* form() const { return m_form; }

signals:
    void dispatchChosen(size_t index);

private:
    void showDispatches();

    Document* m_document;
    OperatorForm* m_form;
    QComboBox* m_dispatch = new QComboBox;
    DataForm* m_data = new DataForm(m_document);
    QHBoxLayout* m_title = nullptr;
};

} // namespace tessera
