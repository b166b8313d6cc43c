// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/field_row.h"

#include "app/base/controls/axis_editor.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/operator_edit.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
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

// The editor of a row that is one control.
FieldRow::Editor editorOf(QWidget* part, decltype(FieldRow::Editor::show) show)
{
    return {.parts = [part] { return QList<QWidget*>{part}; },
            .show = std::move(show),
            .setWrong = [part](bool isWrong, const auto&) { setInvalid(part, isWrong); }};
}

FieldRow* captioned(const Field& field, QWidget* parent)
{
    return new FieldRow(toQString(field.info.name), toQString(field.info.name), field.info, parent);
}

// The name at the left, the number at the right.
FieldRow* makeNumberRow(const Field& field, QWidget* parent)
{
    FieldRow* row = captioned(field, parent);
    auto* edit = new NumberEdit(NumberEdit::Kind::Natural, row);
    edit->setButtonSymbols(QAbstractSpinBox::UpDownArrows);
    edit->setRange(field.info.minimum, field.info.maximum);
    edit->setFixedWidth(kNumberWidth);
    describe(edit, row->path(), row->hint());
    QObject::connect(edit, &NumberEdit::edited, row, [row](const QString& text, int gesture) {
        emit row->edited(row->path(), text, QStringLiteral("%1#%2").arg(row->path()).arg(gesture));
    });
    QObject::connect(edit, &NumberEdit::gestureEnded, row, &FieldRow::gestureEnded);
    row->captionRow()->addWidget(edit);
    row->setEditor(
        editorOf(edit, [edit](const QString& text, const auto& typed) { edit->setCaseText(text, !typed.empty()); }));
    return row;
}

// The rank of the tensors: shown, not edited. A file may hold another one, which is an issue with a suggestion.
FieldRow* makeCountRow(const Field& field, QWidget* parent)
{
    FieldRow* row = captioned(field, parent);
    auto* value = new ToneLabel(Role::SecondaryText, {}, row);
    value->setFont(dataFont());
    value->setToolTip(row->hint());
    row->captionRow()->addWidget(value);
    row->setEditor({.parts = [] { return QList<QWidget*>(); },
                    .show =
                        [row, value](const QString& text, const auto&) {
                            value->setText(text);
                            value->setAccessibleName(QStringLiteral("%1 %2").arg(row->path(), text));
                        },
                    .setWrong = [value](bool isWrong,
                                        const auto&) { value->setRole(isWrong ? Role::Bad : Role::SecondaryText); }});
    return row;
}

FieldRow* makeEnumRow(const Field& field, QWidget* parent)
{
    FieldRow* row = captioned(field, parent);
    const EnumType* type = std::get<EnumValue>(field.value).type;
    auto* segments = new SegmentedControl(row);
    for (const std::string_view name : type->names)
        segments->addSegment(toQString(name));
    segments->setAccessibleName(row->path());
    QObject::connect(segments, &SegmentedControl::chosen, row, [row, type](int index) {
        emit row->edited(row->path(), toQString(type->names[size_t(index)]), {});
    });
    row->rows()->addWidget(segments);
    row->setEditor(
        {.parts =
             [segments] {
                 QList<QWidget*> parts;
                 for (QAbstractButton* segment : segments->segments())
                     parts << segment;
                 return parts;
             },
         .show =
             [segments, type](const QString& text, const auto&) {
                 const auto found = std::ranges::find(type->names, text.toStdString());
                 segments->setCurrent(found == type->names.end() ? -1 : int(found - type->names.begin()));
             },
         .setWrong = [segments](bool isWrong, const auto&) { setInvalid(segments, isWrong); },
         .showMeanings =
             [row, segments, type](const Operator& op) {
                 const QString idle = inWindowLanguage(whyWithoutEffect(op, row->path().toStdString()));
                 segments->setEnabled(idle.isEmpty());
                 for (int i = 0; i < segments->segments().size(); ++i)
                     segments->setTip(i, idle.isEmpty() ? inWindowLanguage(meaningOf(op, {type, uint32_t(i)})) : idle);
             }});
    return row;
}

FieldRow* makeBoolRow(const Field& field, QWidget* parent)
{
    auto* row = new FieldRow(toQString(field.info.name), {}, field.info, parent);
    auto* check = new QCheckBox(row->path(), row);
    check->setToolTip(row->hint());
    check->setAccessibleDescription(inWindowLanguage(field.info.sentence));
    QObject::connect(check, &QCheckBox::clicked, row, [row](bool checked) {
        emit row->edited(row->path(), checked ? QStringLiteral("true") : QStringLiteral("false"), {});
    });
    row->rows()->addWidget(check);
    row->setEditor(editorOf(
        check, [check](const QString& text, const auto&) { check->setChecked(text == QLatin1String("true")); }));
    return row;
}

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
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(4);
    m_captionRow->setSpacing(4);
    if (!caption.isEmpty()) {
        auto* label = new QLabel(caption, this);
        label->setToolTip(m_hint);
        m_captionRow->addWidget(label);
        m_captionRow->addStretch();
    }
    m_rows->addLayout(m_captionRow);
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
    m_editor.setWrong(field, entries);
}

void FieldRow::showMeanings(const Operator& op)
{
    if (m_editor.showMeanings)
        m_editor.showMeanings(op);
}

QString FieldRow::entryName(int entry) const
{
    return entry >= 0 && m_editor.entryName ? m_editor.entryName(entry) : m_path.section('.', -1);
}

FieldRow* makeAxisRow(const QString& path, const QString& caption, const FieldInfo& info, bool natural, QWidget* parent)
{
    auto* row = new FieldRow(path, caption, info, parent);
    // The sizes of the input need no name, and the axes are named above them.
    const bool isInput = path.startsWith(QLatin1String("Input")) && path.endsWith(QLatin1String("Sizes"));
    auto* axes = new AxisEditor(natural ? NumberEdit::Kind::Natural : NumberEdit::Kind::Real, path.section('.', -1),
                                info.minimum, info.maximum, isInput, row);
    axes->setToolTip(row->hint());
    QObject::connect(axes, &AxisEditor::edited, row, [row, axes](int dimension, int gesture) {
        const QString entry = QStringLiteral("%1[%2]").arg(row->path()).arg(dimension);
        emit row->edited(entry, axes->texts()[dimension], QStringLiteral("%1#%2").arg(entry).arg(gesture));
    });
    QObject::connect(axes, &AxisEditor::gestureEnded, row, &FieldRow::gestureEnded);
    row->rows()->addWidget(axes);
    const QString before = isInput ? QString() : path.section('.', -1) + ' ';
    row->setEditor(
        {.parts =
             [axes] {
                 QList<QWidget*> parts;
                 for (NumberEdit* edit : axes->edits())
                     parts << edit;
                 return parts;
             },
         .show =
             [axes](const QString& text, const std::set<int>& typed) {
                 axes->setTexts(text.isEmpty() ? QStringList() : text.split(','), typed);
             },
         .setWrong =
             [axes](bool isWrong, std::set<int> entries) {
                 for (size_t i = 0; isWrong && i < axes->edits().size(); ++i)
                     entries.insert(int(i));
                 axes->setWrong(entries);
             },
         .entryName = [axes, before](int entry) { return before + dimensionName(entry, int(axes->edits().size())); }});
    return row;
}

FieldRow* makeFieldRow(const Field& field, QWidget* parent)
{
    if (std::holds_alternative<TensorDesc>(field.value))
        return nullptr;
    if (std::holds_alternative<uint32_t>(field.value))
        return field.info.followsRank ? makeCountRow(field, parent) : makeNumberRow(field, parent);
    if (std::holds_alternative<bool>(field.value))
        return makeBoolRow(field, parent);
    if (std::holds_alternative<EnumValue>(field.value))
        return makeEnumRow(field, parent);
    const QString name = toQString(field.info.name);
    return makeAxisRow(name, name, field.info, false, parent);
}

FieldRow* makeTypeRow(const QString& path, const FieldInfo& info, QWidget* parent)
{
    auto* row = new FieldRow(path, {}, info, parent);
    auto* combo = new QComboBox(row);
    for (const DataType type : kDataTypes)
        combo->addItem(toQString(name(type)));
    combo->setFont(dataFont());
    combo->setMaxVisibleItems(int(kDataTypes.size()));
    describe(combo, FieldRow::tr("DataType"), FieldRow::tr("The type of every element, of both tensors."));
    QObject::connect(combo, &QComboBox::activated, row,
                     [row, combo] { emit row->edited(row->path(), combo->currentText(), {}); });
    row->rows()->addWidget(combo);
    row->setEditor(editorOf(combo, [combo](const QString& text, const auto&) { combo->setCurrentText(text); }));
    return row;
}

namespace {

constexpr FieldInfo kStrides{"Strides", say("form", "How many elements of memory lie between neighbours on an axis."),
                             0, 4294967295.0, say("form", "elements")};

QString stridesPath(const Operator& op, bool output)
{
    return toQString(output ? outputField(op) : inputField(op)) + QStringLiteral(".Strides");
}

} // namespace

LayoutForm::LayoutForm(const Operator& op, bool output, QWidget* parent)
    : QWidget(parent)
    , m_output(output)
    , m_strides(makeAxisRow(stridesPath(op, output), {}, kStrides, true, this))
{
    auto* label = new QLabel(output ? tr("Output") : tr("Input"), this);
    label->setMinimumWidth(56);
    for (int kind = 0; kind < int(kLayouts); ++kind)
        m_kind->add(layoutName(Layout(kind)), layoutSentence(Layout(kind)));
    m_kind->setAccessibleName(output ? tr("Layout of the output") : tr("Layout of the input"));
    connect(m_kind, &QComboBox::activated, this, [this](int index) { emit layoutChosen(Layout(index)); });

    auto* row = newLayout<QHBoxLayout>(nullptr, {}, 8);
    row->addWidget(label);
    row->addWidget(m_kind, 1);
    auto* layout = newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 4);
    layout->addLayout(row);
    layout->addWidget(m_strides);
}

void LayoutForm::showCase(const Operator& op, const std::set<int>& typed)
{
    const TensorDesc& desc = m_output ? op.output : op.input;
    const Layout kind = layoutOf(desc);
    m_kind->setCurrentIndex(int(kind));
    m_kind->setToolTip(layoutSentence(kind));
    const std::string path = stridesPath(op, m_output).toStdString();
    m_strides->showText(desc.strides ? QString::fromStdString(fieldText(op, path)) : QString(), typed);
    m_strides->setVisible(desc.strides.has_value());
}

} // namespace tessera
