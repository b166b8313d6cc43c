// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QObject>

namespace tessera {

class IssueList;
class TensorDisplay;

// The note in the form: that the picture shifts, else how many outputs the other order moves.
class CaseNote : public QObject {
    Q_OBJECT

public:
    CaseNote(Document& document, TensorDisplay& display, IssueList& place);

private:
    QString text() const;

    Document& m_document;
    TensorDisplay& m_display;
};

} // namespace tessera
