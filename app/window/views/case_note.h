// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/views/form/operator_form.h"

#include <QObject>

namespace tessera {

class TensorDisplay;

// The note in the form: that the picture shifts, else how many outputs the other order moves.
class CaseNote : public QObject {
    Q_OBJECT

public:
    CaseNote(Document& document, TensorDisplay& display, OperatorForm& form);

private:
    void show() { m_form.setNote(text(), sentences()); }
    QString text() const;
    QStringList sentences() const; // that it may be

    Document& m_document;
    TensorDisplay& m_display;
    OperatorForm& m_form;
};

} // namespace tessera
