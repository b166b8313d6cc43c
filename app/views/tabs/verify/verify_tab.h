// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QWidget>

class QStackedWidget;

namespace tessera {

class AgreementView;
class SegmentedControl;
class VerifyView;

// The tab: proofs about single engines, and the agreement of many.
class VerifyTab : public QWidget {
    Q_OBJECT

public:
    VerifyTab(Document* document, EngineFactory makeEngine, QWidget* parent = nullptr);

    enum class Page { Proofs, Agreement };
    void setPage(Page page);
    VerifyView& proofs() const { return *m_proofs; }
    AgreementView& agreement() const { return *m_agreement; }
    // That repeats the finding or the cell which has the focus; empty: none.
    QString selectedCommand() const;

private:
    SegmentedControl* m_choice;
    VerifyView* m_proofs;
    AgreementView* m_agreement;
    QStackedWidget* m_pages;
};

} // namespace tessera
