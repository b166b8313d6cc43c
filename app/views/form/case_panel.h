// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/views/form/data_form.h"

#include <QComboBox>
#include <QDockWidget>
#include <QPointer>

class QHBoxLayout;
class QLayout;
class QScrollArea;

namespace tessera {

class InputLoader;
class OperatorForm;

// The case as forms: its operator, and where its input comes from. Of a file with several dispatches, which one.
class CasePanel : public QDockWidget {
    Q_OBJECT

public:
    CasePanel(Document* document, QWidget* parent);
    ~CasePanel() override;

    InputLoader* inputLoader() const { return m_data->loader(); }
    void addToTitle(QAction* action); // as a button with its words
    OperatorForm* form() const { return m_form; }

signals:
    void dispatchChosen(size_t index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showDispatches();
    // The field that has the focus keeps its place on the screen while sentences come and go above it, so that the next
    // click on it meets it. Where the forms cannot be scrolled so far, there is room above or below them.
    void hold(QWidget* field);
    void keepInPlace();
    void makeRoom(int above, int below);
    void setMargins();

    Document* m_document;
    OperatorForm* m_form;
    QComboBox* m_dispatch = new QComboBox;
    DataForm* m_data = new DataForm(m_document);
    QScrollArea* m_scroll;
    QLayout* m_forms;
    QPointer<QWidget> m_held;
    int m_heldTop = 0; // in the part that is seen
    int m_barWidth = 0; // 0: there is none
    int m_above = 0, m_below = 0; // pixels of room
    bool m_isMoving = false; // by itself, and not by the user
    QHBoxLayout* m_title = nullptr;
};

} // namespace tessera
