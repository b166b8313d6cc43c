// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/axis_editor.h"
#include "app/views/form/issue_list.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/tensor.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <QWidget>

#include <set>

namespace tessera {

// One field of an operator: its name, and an editor that fits its kind, red where it is wrong.
class FieldRow : public QWidget {
    Q_OBJECT

public:
    // caption: what stands above the editor; empty = nothing.
    FieldRow(const QString& path, const QString& caption, const FieldInfo& info, QWidget* parent);

    const QString& path() const { return m_path; }
    // The case's. What stands in the entries that are typed stays; −1: in the whole field.
    virtual void showText(const QString& text, const std::set<int>& typed) = 0;
    virtual void showMeanings(const Operator&) { } // shows what the offered values mean for this operator
    virtual QList<QWidget*> editors() const = 0; // in the order of Tab
    bool isWanted(const Operator& op) const { return hasEffect(op, m_info); } // it has an effect
    bool isOf(const Issue& issue) const; // whether an issue is about this field or an entry of it
    // Takes the issues of this field and its entries out of the list, and marks what they are about.
    void takeIssues(Issues& all, std::vector<NamedIssue>& shown);

signals:
    void edited(const QString& path, const QString& text, const QString& mergeKey);
    void gestureEnded();

protected:
    virtual void setWrong(bool field, const std::set<int>& entries) = 0;
    virtual QString entryName(int) const { return m_path.section('.', -1); } // −1: of the whole field
    void setEditor(QWidget* editor) { m_layout->addWidget(editor); }
    QHBoxLayout* captionRow() const { return m_captionRow; }
    QVBoxLayout* rows() const { return m_layout; }
    const QString& hint() const { return m_hint; } // sentence, unit and range

private:
    QString m_path;
    FieldInfo m_info;
    QString m_hint;
    QVBoxLayout* m_layout = new QVBoxLayout(this);
    QHBoxLayout* m_captionRow = new QHBoxLayout;
};

int entryOf(const Issue& issue); // the entry in "InputTensor.Sizes[2]"; −1: the whole field

// The row for a field's kind; tensors are made of rows of their own.
FieldRow* makeFieldRow(const Field& field, QWidget* parent); // null for a tensor

// A number for each axis: sizes, strides, scales, offsets.
class AxisRow : public FieldRow {
    Q_OBJECT

public:
    AxisRow(const QString& path, const QString& caption, const FieldInfo& info, bool natural, QWidget* parent);
    void showText(const QString& text, const std::set<int>& typed) override;
    QList<QWidget*> editors() const override;
    AxisEditor* axes() const { return m_axes; }
    void addToCaption(QWidget* widget) { captionRow()->addWidget(widget); } // at its right end
    void addAboveAxes(QWidget* widget) { rows()->insertWidget(1, widget); }

protected:
    void setWrong(bool field, const std::set<int>& entries) override;
    QString entryName(int entry) const override;

private:
    AxisEditor* m_axes;
};

// A tensor's name and its data type, out of the eleven.
FieldRow* makeTypeRow(const QString& path, const FieldInfo& info, QWidget* parent);

} // namespace tessera
