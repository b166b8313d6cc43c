// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/issue.h"

#include <QStringList>
#include <QVBoxLayout>
#include <QWidget>

namespace tessera {

// The issues of a field: a sentence each, and a button for each value that would be right. Hidden without issues.
class IssueList : public QWidget {
    Q_OBJECT

public:
    explicit IssueList(QWidget* parent = nullptr);

    // entries: what is wrong of each: "H", an entry of the field; empty: the whole field.
    void setIssues(const Issues& issues, const QStringList& entries);
    const Issues& issues() const { return m_issues; }

signals:
    void suggestionChosen(const QString& path, const QString& value);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void add(const Issue& issue, const QString& entry);

    QVBoxLayout* m_layout = new QVBoxLayout(this);
    Issues m_issues;
    QStringList m_entries;
};

} // namespace tessera
