// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/described_box.h"
#include "app/model/document/document.h"
#include "app/model/document/operator_edit.h"

#include <QWidget>

#include <set>

class QCheckBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tessera {

class AxisRow;
class FieldRow;
class HelpLabel;
class IssueList;
class LayoutForm;

// The operator's fields as editors, made from fields(): knows no operator. What is wrong is allowed and marked in
// place, with the values that would be right. To be put into something that scrolls.
class OperatorForm : public QWidget {
    Q_OBJECT

public:
    explicit OperatorForm(Document* document, QWidget* parent = nullptr);

    // Rich text below the fields; empty: none. `sentences`: all that may stand there, whose place is kept.
    void setNote(const QString& note, const QStringList& sentences);

signals:
    void noteActivated(const QString& link);

private:
    void fillOperators();
    void makeInput();
    void makeOutput();
    void makeFields(); // makes those of the operator's alternative
    void makeNote();
    void makeLayouts();
    void adopt(FieldRow* row); // connects the row: its edits change the document
    void refresh();
    void showCase();
    void showOutputShape(bool noOffer);
    void showIssues();
    std::set<int> typedIn(const FieldRow& row) const; // its entries whose text is no value: it stays
    void orderTabs();

    void edit(const QString& path, const QString& text, const QString& mergeKey);
    void changeRank(int by);
    void setOwnShape(bool own);
    const Operator& op() const { return m_document->currentCase().op; }

    Document* m_document;
    std::string m_shownName; // the operator whose rows there are
    bool m_ownShape = false;
    QList<FieldRow*> m_rows; // the rows of all fields

    DescribedBox* m_operator = new DescribedBox(this);
    QLabel* m_summary;
    QWidget* m_body = nullptr; // everything that depends on the alternative
    QVBoxLayout* m_bodyLayout = nullptr;
    FieldRow* m_type = nullptr;
    AxisRow* m_sizes = nullptr;
    QWidget* m_captions = nullptr;
    QPushButton* m_lessAxes = nullptr;
    QPushButton* m_moreAxes = nullptr;
    QString m_noteText;
    QStringList m_noteSentences;
    HelpLabel* m_note = nullptr;
    QLabel* m_outputShape = nullptr;
    QLabel* m_outputBytes = nullptr;
    QCheckBox* m_own = nullptr;
    AxisRow* m_outputSizes = nullptr;
    QLabel* m_featureLevel = nullptr;
    LayoutForm* m_layouts[2] = {};
    IssueList* m_otherIssues = nullptr; // the issues of fields that have no editor
};

} // namespace tessera
