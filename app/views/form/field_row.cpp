// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/field_row.h"

#include "app/base/controls/axis_editor.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/words.h"
#include "app/model/document/operator_edit.h"
#include "engine/core/ops/operator.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace tessera {
namespace {

constexpr double kAnyFloat = 1e30;

QString hintOf(const FieldInfo& info)
{
    QString hint = inWindowLanguage(info.sentence);
    if (info.maximum <= info.minimum)
        return hint;
    if (info.maximum >= kAnyFloat)
        return hint; // the bounds are those of every float
    const auto number = [](double value) {
        return value >= 0 && value == std::floor(value) ? countText(uint64_t(value))
                                                        : QLocale::c().toString(value, 'g', 6);
    };
    hint += QStringLiteral("\n%1 … %2").arg(number(info.minimum), number(info.maximum));
    if (!info.unit.isEmpty())
        hint += ' ' + inWindowLanguage(info.unit);
    return hint;
}

constexpr int kNumberWidth = 96;

// The name at the left, the number at the right.
class NumberRow : public FieldRow {
public:
    NumberRow(const Field& field, QWidget* parent)
        : FieldRow(toQString(field.info.name), toQString(field.info.name), field.info, parent)
        , m_edit(new NumberEdit(NumberEdit::Kind::Natural, this))
    {
        m_edit->setButtonSymbols(QAbstractSpinBox::UpDownArrows);
        m_edit->setRange(field.info.minimum, field.info.maximum);
        describe(m_edit, path(), hint());
        connect(m_edit, &NumberEdit::edited, this, [this](const QString& text, int gesture) {
            emit edited(path(), text, QStringLiteral("%1#%2").arg(path()).arg(gesture));
        });
        connect(m_edit, &NumberEdit::gestureEnded, this, &FieldRow::gestureEnded);
        m_edit->setFixedWidth(kNumberWidth);
        captionRow()->addWidget(m_edit);
    }

    void showText(const QString& text, const std::set<int>& typed) override
    {
        m_edit->setCaseText(text, !typed.empty());
    }
    QList<QWidget*> editors() const override { return {m_edit}; }

protected:
    void setWrong(bool field, const std::set<int>&) override { m_edit->setWrong(field); }

private:
    NumberEdit* m_edit;
};

// A count that is the rank of the tensors: shown, not edited. A file may hold another, which is an issue with a
// suggestion.
class CountRow : public FieldRow {
public:
    CountRow(const Field& field, QWidget* parent)
        : FieldRow(toQString(field.info.name), toQString(field.info.name), field.info, parent)
        , m_value(new ToneLabel(Role::SecondaryText, {}, this))
    {
        m_value->setFont(dataFont());
        m_value->setToolTip(hint());
        captionRow()->addWidget(m_value);
    }

    void showText(const QString& text, const std::set<int>&) override
    {
        m_value->setText(text);
        m_value->setAccessibleName(QStringLiteral("%1 %2").arg(path(), text));
    }
    QList<QWidget*> editors() const override { return {}; }

protected:
    void setWrong(bool field, const std::set<int>&) override
    {
        m_value->setRole(field ? Role::Bad : Role::SecondaryText);
    }

private:
    ToneLabel* m_value;
};

class EnumRow : public FieldRow {
public:
    EnumRow(const Field& field, QWidget* parent)
        : FieldRow(toQString(field.info.name), toQString(field.info.name), field.info, parent)
        , m_type(std::get<EnumValue>(field.value).type)
        , m_segments(new SegmentedControl(this))
    {
        for (size_t i = 0; i < m_type->names.size(); ++i)
            m_segments->addSegment(toQString(m_type->names[i]));
        m_segments->setAccessibleName(path());
        connect(m_segments, &SegmentedControl::chosen, this,
                [this](int index) { emit edited(path(), toQString(m_type->names[size_t(index)]), {}); });
        setEditor(m_segments);
    }

    void showText(const QString& text, const std::set<int>&) override
    {
        const auto found = std::ranges::find(m_type->names, text.toStdString());
        const auto index = found - m_type->names.begin();
        m_segments->setCurrent(found == m_type->names.end() ? -1 : static_cast<int>(index));
    }
    void showMeanings(const Operator& op) override
    {
        const QString idle = inWindowLanguage(whyWithoutEffect(op, path().toStdString()));
        m_segments->setEnabled(idle.isEmpty());
        for (int i = 0; i < m_segments->segments().size(); ++i)
            m_segments->setTip(i, idle.isEmpty() ? inWindowLanguage(meaningOf(op, {m_type, uint32_t(i)})) : idle);
    }
    QList<QWidget*> editors() const override
    {
        QList<QWidget*> editors;
        for (QAbstractButton* segment : m_segments->segments())
            editors << segment;
        return editors;
    }

protected:
    void setWrong(bool field, const std::set<int>&) override { m_segments->setWrong(field); }

private:
    const EnumType* m_type;
    SegmentedControl* m_segments;
};

class BoolRow : public FieldRow {
public:
    BoolRow(const Field& field, QWidget* parent)
        : FieldRow(toQString(field.info.name), {}, field.info, parent)
        , m_check(new QCheckBox(path(), this))
    {
        m_check->setToolTip(hint());
        m_check->setAccessibleDescription(inWindowLanguage(field.info.sentence));
        connect(m_check, &QCheckBox::clicked, this, [this](bool checked) {
            emit edited(path(), checked ? QStringLiteral("true") : QStringLiteral("false"), {});
        });
        setEditor(m_check);
    }

    void showText(const QString& text, const std::set<int>&) override
    {
        m_check->setChecked(text == QLatin1String("true"));
    }
    QList<QWidget*> editors() const override { return {m_check}; }

protected:
    void setWrong(bool field, const std::set<int>&) override { setInvalid(m_check, field); }

private:
    QCheckBox* m_check;
};

class TypeRow : public FieldRow {
    Q_DECLARE_TR_FUNCTIONS(tessera::TypeRow)

public:
    TypeRow(const QString& path, const FieldInfo& info, QWidget* parent)
        : FieldRow(path, {}, info, parent)
        , m_combo(new QComboBox(this))
    {
        for (const DataType type : kDataTypes)
            m_combo->addItem(toQString(name(type)));
        m_combo->setFont(dataFont());
        m_combo->setMaxVisibleItems(int(kDataTypes.size()));
        describe(m_combo, tr("DataType"), tr("The type of every element, of both tensors."));
        connect(m_combo, &QComboBox::activated, this,
                [this] { emit edited(this->path(), m_combo->currentText(), {}); });
        setEditor(m_combo);
    }

    void showText(const QString& text, const std::set<int>&) override { m_combo->setCurrentText(text); }
    QList<QWidget*> editors() const override { return {m_combo}; }

protected:
    void setWrong(bool field, const std::set<int>&) override { setInvalid(m_combo, field); }

private:
    QComboBox* m_combo;
};

} // namespace

int entryOf(const Issue& issue)
{
    const size_t bracket = issue.path.rfind('[');
    return bracket == std::string::npos ? -1 : std::atoi(issue.path.c_str() + bracket + 1);
}

FieldRow::FieldRow(const QString& path, const QString& caption, const FieldInfo& info, QWidget* parent)
    : QWidget(parent)
    , m_path(path)
    , m_info(info)
    , m_hint(hintOf(info))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    m_captionRow->setSpacing(4);
    if (!caption.isEmpty()) {
        auto* label = new QLabel(caption, this);
        label->setToolTip(m_hint);
        m_captionRow->addWidget(label);
        m_captionRow->addStretch();
    }
    m_layout->addLayout(m_captionRow);
}

bool FieldRow::isOf(const Issue& issue) const
{
    const std::string field = m_path.toStdString();
    return issue.path == field || issue.path.starts_with(field + '[');
}

void FieldRow::takeIssues(Issues& all, std::vector<NamedIssue>& shown)
{
    std::set<int> entries;
    bool field = false;
    std::erase_if(all, [&](const Issue& issue) {
        if (!isOf(issue))
            return false;
        const int entry = entryOf(issue);
        entry < 0 ? void(field = true) : void(entries.insert(entry));
        shown.push_back({entryName(entry), issue});
        return true;
    });
    setWrong(field, entries);
}

AxisRow::AxisRow(const QString& path, const QString& caption, const FieldInfo& info, bool natural, QWidget* parent)
    : FieldRow(path, caption, info, parent)
    , m_axes(new AxisEditor(natural ? NumberEdit::Kind::Natural : NumberEdit::Kind::Real, path.section('.', -1), this))
{
    m_axes->setToolTip(hint());
    if (!natural) {
        m_axes->setStep(0.5);
        m_axes->setRange(info.minimum, info.maximum);
    }
    connect(m_axes, &AxisEditor::edited, this, [this](int dimension, int gesture) {
        const QString entry = QStringLiteral("%1[%2]").arg(this->path()).arg(dimension);
        emit edited(entry, m_axes->texts()[dimension], QStringLiteral("%1#%2").arg(entry).arg(gesture));
    });
    connect(m_axes, &AxisEditor::gestureEnded, this, &FieldRow::gestureEnded);
    setEditor(m_axes);
}

void AxisRow::showText(const QString& text, const std::set<int>& typed)
{
    m_axes->setTexts(text.isEmpty() ? QStringList() : text.split(','), typed);
}

QList<QWidget*> AxisRow::editors() const
{
    QList<QWidget*> editors;
    for (NumberEdit* edit : m_axes->edits())
        editors << edit;
    return editors;
}

// The sizes of the input need no name.
QString AxisRow::entryName(int entry) const
{
    const QString axis = entry < 0 ? QString() : dimensionName(entry, int(m_axes->edits().size()));
    const bool isInput = path().startsWith(QLatin1String("Input")) && path().endsWith(QLatin1String("Sizes"));
    return isInput && entry >= 0 ? axis : (FieldRow::entryName(entry) + ' ' + axis).trimmed();
}

// Where the whole field is wrong, so is every entry.
void AxisRow::setWrong(bool field, const std::set<int>& entries)
{
    std::set<int> wrong = entries;
    if (field)
        for (size_t i = 0; i < m_axes->edits().size(); ++i)
            wrong.insert(static_cast<int>(i));
    m_axes->setWrong(wrong);
}

FieldRow* makeFieldRow(const Field& field, QWidget* parent)
{
    struct Make {
        const Field& field;
        QWidget* parent;
        FieldRow* operator()(const TensorDesc&) const { return nullptr; }
        FieldRow* operator()(uint32_t) const
        {
            if (field.info.followsRank)
                return new CountRow(field, parent);
            return new NumberRow(field, parent);
        }
        FieldRow* operator()(bool) const { return new BoolRow(field, parent); }
        FieldRow* operator()(const EnumValue&) const { return new EnumRow(field, parent); }
        FieldRow* operator()(const std::vector<float>&) const
        {
            const QString name = toQString(field.info.name);
            return new AxisRow(name, name, field.info, false, parent);
        }
    };
    return std::visit(Make{field, parent}, field.value);
}

FieldRow* makeTypeRow(const QString& path, const FieldInfo& info, QWidget* parent)
{
    return new TypeRow(path, info, parent);
}

} // namespace tessera
