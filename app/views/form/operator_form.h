// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/described_box.h"
#include "app/model/document/document.h"

#include <QWidget>

#include <set>

class QCheckBox;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace tessera {

class ElidedLabel;
class FieldRow;
class IssueList;
class LayoutForm;

// The operator's fields as editors, made from fields(): it knows no operator by name. What is wrong is allowed and
// marked in place; messages() says it, with the values that would be right. Put it into something that scrolls.
class OperatorForm : public QWidget {
    Q_OBJECT

public:
    explicit OperatorForm(Document* document);

    // What is wrong, or a note; at the form's end unless it is put elsewhere.
    IssueList* messages() const { return m_messages; }
    // Puts a part above the layouts in memory. `last`: its last control in the order of Tab.
    void insertAboveLayouts(QWidget* part, QWidget* last);

private:
    void fillOperators();
    void choose(const Operator& chosen);
    void makeInput();
    void makeOutput();
    void makeFields();
    void makeLayouts(); // makes all rows that are only about memory
    void adopt(FieldRow* row); // connects the row: its edits change the document
    void refresh();
    void showCase();
    void showOutputShape();
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
    QWidget* m_body = nullptr; // everything that depends on the operator
    QVBoxLayout* m_bodyLayout = nullptr;
    QToolButton* m_fold; // over m_memory
    QWidget* m_memory = nullptr; // depends on the operator, too
    bool m_isUnfolded = false; // the user has unfolded it
    QWidget* m_lastAbove = nullptr; // `last` of insertAboveLayouts()
    FieldRow* m_type = nullptr;
    FieldRow* m_sizes = nullptr;
    QPushButton* m_lessAxes = nullptr;
    QPushButton* m_moreAxes = nullptr;
    QLabel* m_outputShape = nullptr;
    ElidedLabel* m_outputWords = nullptr;
    QCheckBox* m_own = nullptr;
    FieldRow* m_outputSizes = nullptr;
    QLabel* m_featureLevel = nullptr;
    LayoutForm* m_layouts[2] = {};
    IssueList* m_messages;
};

} // namespace tessera
