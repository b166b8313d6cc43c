// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/operator_form.h"

#include "app/base/controls/axis_editor.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/views/form/field_row.h"
#include "app/views/form/issue_list.h"
#include "app/views/form/layout_form.h"
#include "engine/core/case/case.h"

#include <QCheckBox>
#include <QEvent>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QRegularExpression>

namespace tessera {
namespace {

constexpr FieldInfo kSizes{"Sizes", say("form", "The number of elements on each axis, the slowest first."), 1,
                           4294967295.0, say("form", "elements")};
constexpr int kMostAxes = 4;

QPushButton* axisButton(const QString& text, const QString& toolTip, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setFixedSize(24, 20);
    describe(button, toolTip);
    return button;
}

// Tab goes on to its link, which shows the focus; without a link, past it.
class NoteLabel : public HelpLabel {
public:
    using HelpLabel::HelpLabel;

protected:
    void focusInEvent(QFocusEvent* event) override
    {
        HelpLabel::focusInEvent(event);
        if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
            focusNextPrevChild(event->reason() == Qt::TabFocusReason);
    }
};

bool ranksVary(const Operator& op)
{
    const std::vector<Field> all = fields(op);
    return inputDesc(op).sizes.size() != kMostAxes
        || std::any_of(all.begin(), all.end(), [](const Field& field) { return field.info.followsRank; });
}

} // namespace

OperatorForm::OperatorForm(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_summary(secondaryLabel({}, this))
{
    auto* layout = newLayout<QVBoxLayout>(this, {0, 8, 0, 8}, 4);
    layout->addWidget(m_operator);
    layout->addWidget(m_summary);
    layout->addSpacing(8);
    layout->addStretch();
    fillOperators();
    connect(m_operator, &QComboBox::activated, this, [this](int index) {
        const std::optional<Operator> chosen = operatorFromName(m_operator->itemText(index).toStdString());
        if (chosen && name(*chosen) != name(op()))
            m_document->setOperator(converted(op(), *chosen),
                                    tr("Change the operator to %1").arg(toQString(name(*chosen))));
    });
    connect(document, &Document::caseChanged, this, &OperatorForm::refresh);
    refresh();
    whenever({QEvent::StyleChange}, this, this, [this] {
        if (m_body)
            showCase(); // axes have other colours
    });
}

// In groups: those whose names differ in a last digit only.
void OperatorForm::fillOperators()
{
    QString family;
    for (const Operator& each : allOperators()) {
        const QString operatorName = toQString(name(each));
        const QString first = QString(operatorName).remove(QRegularExpression(QStringLiteral("\\d+$")));
        if (!family.isEmpty() && first != family)
            m_operator->insertSeparator(m_operator->count());
        family = first;
        m_operator->add(operatorName, inWindowLanguage(each->sentence()));
    }
    m_operator->setFont(dataFont());
    m_operator->setMaxVisibleItems(m_operator->count());
    m_operator->setAccessibleName(tr("Operator"));
}

void OperatorForm::adopt(FieldRow* row)
{
    m_rows << row;
    connect(row, &FieldRow::edited, this, &OperatorForm::edit);
    connect(row, &FieldRow::gestureEnded, m_document, &Document::endMerge);
}

void OperatorForm::makeInput()
{
    const Field input = fields(op())[0];
    const QString path = toQString(input.info.name);
    m_type = makeTypeRow(path + QStringLiteral(".DataType"), input.info, m_body);
    m_bodyLayout->addWidget(m_type);
    adopt(m_type);

    m_sizes = new AxisRow(path + QStringLiteral(".Sizes"), tr("Sizes"), kSizes, true, m_body);
    m_lessAxes = axisButton(QStringLiteral("−"), tr("Remove the first axis"), m_body);
    m_moreAxes = axisButton(QStringLiteral("+"), tr("Add an axis in front"), m_body);
    connect(m_lessAxes, &QPushButton::clicked, this, [this] { changeRank(-1); });
    connect(m_moreAxes, &QPushButton::clicked, this, [this] { changeRank(1); });
    m_sizes->addToCaption(m_lessAxes);
    m_sizes->addToCaption(m_moreAxes);
    m_captions = new AxisCaptions(m_sizes);
    m_sizes->addAboveAxes(m_captions);
    m_bodyLayout->addWidget(m_sizes);
    adopt(m_sizes);
}

void OperatorForm::makeFields()
{
    for (const Field& field : fields(op())) {
        FieldRow* row = makeFieldRow(field, m_body);
        if (!row)
            continue;
        m_bodyLayout->addWidget(row);
        adopt(row);
    }
}

void OperatorForm::makeNote()
{
    m_note = new NoteLabel(m_body);
    m_note->setObjectName(QStringLiteral("caseNote"));
    m_note->setTextFormat(Qt::RichText);
    m_note->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_note, &QLabel::linkActivated, this, &OperatorForm::noteActivated);
    m_bodyLayout->addWidget(m_note);
    setNote(m_noteText, m_noteSentences);
}

void OperatorForm::setNote(const QString& note, const QStringList& sentences)
{
    m_noteText = note;
    m_noteSentences = sentences;
    m_note->setText(note);
    m_note->setSentences(sentences);
    m_note->setVisible(!note.isEmpty() || !sentences.isEmpty());
}

void OperatorForm::makeOutput()
{
    const Field output = fields(op())[1];
    const QString path = toQString(output.info.name);
    auto* header = newLayout<QHBoxLayout>(nullptr, {}, 8);
    QLabel* label = heading(path, m_body);
    label->setToolTip(inWindowLanguage(output.info.sentence));
    header->addWidget(label, 1);
    m_own = new QCheckBox(tr("Own shape"), m_body);
    m_own->setToolTip(tr("Choose the output's sizes instead of the offered ones: what exceeds the scaled input repeats "
                         "its edge, what falls short crops it."));
    connect(m_own, &QCheckBox::clicked, this, &OperatorForm::setOwnShape);
    header->addWidget(m_own);
    m_bodyLayout->addLayout(header);

    m_outputShape = new QLabel(m_body);
    m_outputShape->setTextFormat(Qt::RichText);
    m_outputShape->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_outputShape->setFont(demiBold(dataFont(m_outputShape->font().pointSizeF() * 1.2)));
    m_outputBytes = secondaryLabel({}, m_body);
    m_bodyLayout->addWidget(m_outputShape);
    m_bodyLayout->addWidget(m_outputBytes);
    m_outputSizes = new AxisRow(path + QStringLiteral(".Sizes"), {}, kSizes, true, m_body);
    m_bodyLayout->addWidget(m_outputSizes);
    adopt(m_outputSizes);
}

void OperatorForm::makeLayouts()
{
    m_bodyLayout->addWidget(separator(m_body));
    m_bodyLayout->addWidget(heading(tr("Layout in memory"), m_body));
    for (const bool output : {false, true}) {
        auto* form = new LayoutForm(op(), output, m_body);
        connect(form, &LayoutForm::layoutChosen, this, [this, output](Layout layout) {
            m_document->setOperator(withLayout(op(), output, layout),
                                    output ? tr("Change the output's layout") : tr("Change the input's layout"));
        });
        m_bodyLayout->addWidget(form);
        adopt(form->strides());
        m_layouts[output] = form;
    }
    m_featureLevel = secondaryLabel({}, m_body);
    m_featureLevel->setToolTip(
        tr("The lowest DirectML feature level that has this operator with this data type and rank."));
    m_bodyLayout->addWidget(m_featureLevel);
    m_otherIssues = new IssueList(m_body);
    connect(m_otherIssues, &IssueList::suggestionChosen, this,
            [this](const QString& path, const QString& value) { edit(path, value, {}); });
    m_bodyLayout->addWidget(m_otherIssues);
}

void OperatorForm::refresh()
{
    if (m_shownName != name(op())) {
        m_shownName = name(op());
        m_rows.clear();
        if (m_body) {
            m_body->hide();
            m_body->deleteLater(); // a click inside it may have brought us here
        }
        m_body = new QWidget(this);
        m_bodyLayout = newLayout<QVBoxLayout>(m_body, {0, 0, 0, 0}, 8);
        makeInput();
        m_bodyLayout->addWidget(separator(m_body));
        makeFields();
        makeNote();
        m_bodyLayout->addWidget(separator(m_body));
        makeOutput();
        makeLayouts();
        auto* layout = static_cast<QVBoxLayout*>(this->layout());
        layout->insertWidget(layout->count() - 1, m_body);
    }
    showCase();
    showIssues();
    orderTabs();
}

void OperatorForm::showCase()
{
    m_operator->setCurrentText(toQString(name(op())));
    m_operator->setToolTip(inWindowLanguage(op()->sentence()));
    m_summary->setText(inWindowLanguage(op()->sentence()));
    const int rank = int(inputDesc(op()).sizes.size());
    static_cast<AxisCaptions*>(m_captions)->setRank(rank);
    for (QPushButton* button : {m_lessAxes, m_moreAxes})
        button->setVisible(ranksVary(op()));
    m_lessAxes->setEnabled(rank > 1);
    m_moreAxes->setEnabled(rank < kMostAxes);
    for (FieldRow* row : m_rows)
        if (row != m_layouts[0]->strides() && row != m_layouts[1]->strides()) {
            row->showText(QString::fromStdString(fieldText(op(), row->path().toStdString())), typedIn(*row));
            row->showMeanings(op());
            row->setVisible(row->isWanted(op()));
        }
    for (LayoutForm* form : m_layouts)
        form->showCase(op(), typedIn(*form->strides()));

    const bool noOffer = offeredOutput(op()).sizes.empty();
    const bool offered = noOffer || outputIsOffered(op());
    m_ownShape = !offered || (m_ownShape && !op()->outputIsFixed());
    m_own->setChecked(m_ownShape);
    m_own->setVisible(!op()->outputIsFixed() || !offered);
    m_outputSizes->setVisible(m_ownShape);
    showOutputShape(noOffer);
    m_featureLevel->setText(tr("Needs feature level %1").arg(toQString(op()->featureLevel())));
}

std::set<int> OperatorForm::typedIn(const FieldRow& row) const
{
    std::set<int> entries;
    for (const Issue& issue : m_document->invalidTexts())
        if (row.isOf(issue))
            entries.insert(entryOf(issue));
    return entries;
}

// A case that is wrong shows the shape that it would have with the suggested values.
void OperatorForm::showOutputShape(bool noOffer)
{
    const std::optional<Operator> right = repaired(m_document->currentCase(), m_ownShape, m_document->memoryBudget());
    const bool wrong = right != op();
    const Operator& shown = right ? *right : op();
    const TensorDesc& output = outputDesc(shown);
    const bool unknown = output.sizes.empty() || (!right && noOffer && !m_ownShape);
    m_outputShape->setText(
        QStringLiteral("<span style='color:%1'>→</span>&nbsp;%2")
            .arg(color(Role::SecondaryText).name(), unknown ? QStringLiteral("?") : sizesRichText(output.sizes)));
    const std::optional<uint64_t> bytes = unknown ? std::nullopt : minimumBytes(output);
    m_outputShape->setAccessibleName(unknown ? tr("Output shape unknown")
                                             : tr("Output shape %1").arg(QString::fromStdString(text(output.sizes))));
    if (unknown)
        m_outputBytes->setText(tr("The fields above give no shape."));
    else if (wrong && right)
        m_outputBytes->setText(tr("%1, with the suggested values").arg(toQString(name(output.dataType))));
    else
        m_outputBytes->setText(bytes ? tr("%1, %2 bytes").arg(toQString(name(output.dataType)), countText(*bytes))
                                     : tr("More bytes than 64 bits can count."));
}

void OperatorForm::showIssues()
{
    Issues left = m_document->issues();
    for (FieldRow* row : m_rows)
        row->takeIssues(left);
    std::erase_if(left,
                  [](const Issue& issue) { return QString::fromStdString(issue.path) == kDataPath; }); // shown there
    QStringList paths;
    for (const Issue& issue : left)
        paths << QString::fromStdString(issue.path);
    m_otherIssues->setIssues(left, paths);
}

// Rows are made when an operator is chosen, long after what follows the form.
void OperatorForm::orderTabs()
{
    QWidget* last = m_operator;
    const auto next = [&](QWidget* widget) {
        setTabOrder(last, widget);
        last = widget;
    };
    for (FieldRow* row : m_rows) {
        if (row == m_sizes) {
            next(m_lessAxes);
            next(m_moreAxes);
        } else if (row == m_outputSizes) {
            next(m_note);
            next(m_own);
        }
        for (LayoutForm* form : m_layouts)
            if (row == form->strides())
                next(form->kind());
        for (QWidget* editor : row->editors())
            next(editor);
    }
}

void OperatorForm::edit(const QString& path, const QString& text, const QString& mergeKey)
{
    try {
        Case after = m_document->currentCase();
        after.op = edited(op(), path, text, m_ownShape);
        m_document->setTyped(path, after, tr("Change %1").arg(path), mergeKey);
    } catch (const FieldError& error) { // the entry that was edited is wrong
        m_document->setInvalidText({path.toStdString(), error.issue.value, error.issue.message}, mergeKey);
    } catch (const TextError& error) {
        m_document->setInvalidText({path.toStdString(), {}, error.message()}, mergeKey);
    }
}

void OperatorForm::changeRank(int by)
{
    QStringList sizes;
    for (const uint32_t size : inputDesc(op()).sizes)
        sizes << QString::number(size);
    if (by > 0)
        sizes.prepend(QStringLiteral("1"));
    else
        sizes.removeFirst();
    edit(m_sizes->path(), sizes.join(','), {});
}

void OperatorForm::setOwnShape(bool own)
{
    m_ownShape = own;
    if (!own && !outputIsOffered(op()))
        m_document->setOperator(withOfferedShape(op()), tr("Take the offered output shape"));
    else
        refresh();
}

} // namespace tessera
