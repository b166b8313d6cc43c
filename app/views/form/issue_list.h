// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/tensor.h"

#include <QScrollArea>
#include <QString>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace tessera {

// An issue, and what is wrong in a word: "H", an entry of the sizes; "BlockSize", a whole field.
struct NamedIssue {
    QString name;
    Issue issue;

    bool operator==(const NamedIssue&) const = default;
};

// The issues of a case: a sentence each, and a link for each value that would be right. Without issues a note stands
// there. Its height is the same whatever it holds, so that nothing else moves.
class IssueList : public QScrollArea {
    Q_OBJECT

public:
    explicit IssueList(QWidget* parent = nullptr);

    void setIssues(const std::vector<NamedIssue>& issues);
    void setNote(const QString& note); // rich text; empty: none

signals:
    void suggestionChosen(const QString& path, const QString& value);
    void noteActivated(const QString& link);

private:
    void add(const NamedIssue& named);

    QVBoxLayout* m_layout;
    QLabel* m_note;
    std::vector<NamedIssue> m_issues;
};

} // namespace tessera
