// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/axis_editor.h"
#include "app/base/controls/described_box.h"
#include "app/model/document/operator_edit.h"
#include "app/views/form/issue_list.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/tensor.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <QWidget>

#include <functional>
#include <set>

namespace tessera {

// One field of an operator: its name, and an editor that fits its kind, red where it is wrong.
class FieldRow : public QWidget {
    Q_OBJECT

public:
    // What differs from one kind of field to the next. Entries are those of a list; −1: the whole field.
    struct Editor {
        std::function<QList<QWidget*>()> parts; // in the order of Tab
        std::function<void(const QString& text, const std::set<int>& typed)> show; // what is typed stays
        std::function<void(bool field, const std::set<int>& entries)> setWrong;
        std::function<void(const Operator& op)> showMeanings = {}; // says what the offered values mean in this operator
        std::function<QString(int entry)> entryName = {}; // empty: the field's
    };

    // caption: what stands above the editor; empty: nothing.
    FieldRow(const QString& path, const QString& caption, const FieldInfo& info, QWidget* parent);

    void setEditor(Editor editor) { m_editor = std::move(editor); }
    const QString& path() const { return m_path; }
    const QString& hint() const { return m_hint; } // sentence, unit and range
    QHBoxLayout* captionRow() const { return m_captionRow; }
    QVBoxLayout* rows() const { return m_rows; }

    void showText(const QString& text, const std::set<int>& typed) { m_editor.show(text, typed); } // the case's
    void showMeanings(const Operator& op);
    QList<QWidget*> editors() const { return m_editor.parts(); } // in the order of Tab
    bool isRelevant(const Operator& op) const { return hasEffect(op, m_info); }
    bool isOf(const Issue& issue) const; // whether an issue is about this field or an entry of it
    // Takes the issues of this field and its entries out of the list, and marks what they are about.
    void takeIssues(Issues& all, std::vector<NamedIssue>& shown);

signals:
    void edited(const QString& path, const QString& text, const QString& mergeKey);
    void gestureEnded();

private:
    QString entryName(int entry) const;

    QString m_path;
    FieldInfo m_info;
    QString m_hint;
    QVBoxLayout* m_rows = new QVBoxLayout(this);
    QHBoxLayout* m_captionRow = new QHBoxLayout;
    Editor m_editor;
};

int entryOf(const Issue& issue); // the entry in "InputTensor.Sizes[2]"; −1: the whole field

FieldRow* makeFieldRow(const Field& field, QWidget* parent); // null for a tensor, which is made of rows of its own
// A number for each axis: sizes, strides, scales, offsets.
FieldRow* makeAxisRow(const QString& path, const QString& caption, const FieldInfo& info, bool natural,
                      QWidget* parent);
FieldRow* makeTypeRow(const QString& path, const FieldInfo& info, QWidget* parent); // a data type out of the eleven

// How one tensor lies in memory: packed, channels last, padded, or any strides. Strides show where they are given.
class LayoutForm : public QWidget {
    Q_OBJECT

public:
    LayoutForm(const Operator& op, bool output, QWidget* parent = nullptr);

    void showCase(const Operator& op, const std::set<int>& typed); // `typed`: the strides whose typed text stays
    FieldRow* strides() const { return m_strides; }
    DescribedBox* kind() const { return m_kind; }

signals:
    void layoutChosen(Layout layout);

private:
    bool m_output;
    DescribedBox* m_kind = new DescribedBox(this);
    FieldRow* m_strides;
};

} // namespace tessera
