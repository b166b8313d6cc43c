// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/operator_form.h"

#include "app/base/controls/elided_label.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/views/form/field_row.h"
#include "app/views/form/issue_list.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

#include <algorithm>

namespace tessera {
namespace {

constexpr FieldInfo kSizes{"Sizes", say("form", "The number of elements on each axis, the slowest first."), 1,
                           4294967295.0, say("form", "elements")};
constexpr int kMostAxes = 4;
constexpr double kLargeText = 1.2; // the scale of the output's shape while it has room beside the box
constexpr qsizetype kLargeShape = 15; // the most characters of such a shape

QPushButton* axisButton(const QString& text, const QString& toolTip, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setFixedSize(24, 20);
    describe(button, toolTip);
    return button;
}

bool ranksVary(const Operator& op)
{
    const std::vector<Field> all = fields(op);
    return op.input.sizes.size() != kMostAxes
        || std::any_of(all.begin(), all.end(), [](const Field& field) { return field.info.followsRank; });
}

} // namespace

OperatorForm::OperatorForm(Document* document)
    : m_document(document)
    , m_fold(new QToolButton(this))
    , m_messages(new IssueList(this))
{
    auto* layout = newLayout<QVBoxLayout>(this, {0, 8, 0, 8}, 8);
    addWidgets(layout, {m_operator, m_fold, m_messages});
    layout->addStretch();
    m_fold->setText(tr("Layout in memory"));
    m_fold->setToolTip(tr("How both tensors lie in memory"));
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_fold, &QToolButton::clicked, this, [this] {
        m_isUnfolded = m_memory->isHidden();
        showCase();
    });
    fillOperators();
    connect(m_operator, &QComboBox::activated, this, [this](int index) {
        const std::optional<Operator> chosen = operatorFromName(m_operator->itemText(index).toStdString());
        if (chosen && name(*chosen) != name(op()))
            choose(*chosen);
    });
    connect(m_messages, &IssueList::suggestionChosen, this, [this](const QString& path, const QString& value) {
        const Issue issue{path.toStdString(), {}, {}};
        edit(path, value, {});
        m_document->endMerge();
        for (const FieldRow* row : m_rows)
            if (const QList<QWidget*> all = row->editors(); row->isOf(issue) && !all.isEmpty())
                all[std::clamp<qsizetype>(entryOf(issue), 0, all.size() - 1)]->setFocus(); // the link is gone
    });
    connect(document, &Document::caseChanged, this, &OperatorForm::refresh);
    refresh();
    whenever({QEvent::StyleChange}, this, this, [this] {
        if (m_body)
            showCase(); // axes have other colours
    });
}

// Operators whose names differ only in a last digit are a group.
void OperatorForm::fillOperators()
{
    QString family;
    for (const Operator& each : allOperators()) {
        const QString operatorName = toQString(name(each));
        const QString first = QString(operatorName).remove(QRegularExpression(QStringLiteral("\\d+$")));
        if (!family.isEmpty() && first != family)
            m_operator->insertSeparator(m_operator->count());
        family = first;
        m_operator->add(operatorName, inWindowLanguage(each.row().sentence));
    }
    m_operator->setFont(dataFont());
    m_operator->setMaxVisibleItems(m_operator->count());
    m_operator->setAccessibleName(tr("Operator"));
}

// A case that runs is repaired, so that it still runs: RESAMPLE takes no UINT32, for one. A resampling that follows an
// operator without scales doubles H and W, since scales of 1 would show nothing.
void OperatorForm::choose(const Operator& chosen)
{
    Case after = m_document->currentCase();
    after.op = converted(op(), chosen);
    if (op().row().movesBlocks && !chosen.row().movesBlocks)
        after.op = scaled(after.op, QStringLiteral("2"));
    if (m_document->issues().empty())
        after.op = repaired(after, false, m_document->memoryBudget()).value_or(after.op);
    m_document->setOperator(after.op, tr("Change the operator to %1").arg(toQString(name(chosen))));
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
    m_sizes = makeAxisRow(path + QStringLiteral(".Sizes"), tr("Sizes"), kSizes, true, m_body);
    m_lessAxes = axisButton(QStringLiteral("−"), tr("Remove the first axis"), m_body);
    m_moreAxes = axisButton(QStringLiteral("+"), tr("Add an axis in front"), m_body);
    connect(m_lessAxes, &QPushButton::clicked, this, [this] { changeRank(-1); });
    connect(m_moreAxes, &QPushButton::clicked, this, [this] { changeRank(1); });
    m_sizes->captionRow()->addWidget(m_lessAxes);
    m_sizes->captionRow()->addWidget(m_moreAxes);
    m_sizes->captionRow()->addWidget(m_type);
    m_bodyLayout->addWidget(m_sizes);
    adopt(m_type);
    adopt(m_sizes);
}

void OperatorForm::makeFields()
{
    for (const Field& field : fields(op())) {
        FieldRow* row = makeFieldRow(field, m_body);
        if (!row)
            continue;
        const bool isRank = field.info.followsRank && std::holds_alternative<uint32_t>(field.value);
        (isRank ? m_memory->layout() : m_bodyLayout)->addWidget(row);
        adopt(row);
    }
}

void OperatorForm::makeOutput()
{
    const Field output = fields(op())[1];
    const QString path = toQString(output.info.name);
    m_own = new QCheckBox(tr("Own shape"), m_body);
    m_own->setToolTip(tr("Choose the output's sizes instead of the offered ones: what exceeds the scaled input repeats "
                         "its edge, what falls short crops it."));
    connect(m_own, &QCheckBox::clicked, this, &OperatorForm::setOwnShape);
    m_outputShape = new QLabel(m_body);
    m_outputShape->setTextFormat(Qt::RichText);
    m_outputShape->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_outputShape->setMinimumWidth(1); // a long one is cut, and makes the form no wider
    m_outputWords = new ElidedLabel(m_body);
    m_outputWords->setForegroundRole(QPalette::PlaceholderText);
    m_outputWords->setTwoLines();
    m_outputWords->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* line = newLayout<QHBoxLayout>(nullptr, {}, 8);
    line->addWidget(m_outputShape);
    line->addWidget(m_outputWords, 1);
    line->addWidget(m_own);
    m_bodyLayout->addLayout(line);
    m_outputSizes = makeAxisRow(path + QStringLiteral(".Sizes"), {}, kSizes, true, m_body);
    m_bodyLayout->addWidget(m_outputSizes);
    adopt(m_outputSizes);
}

void OperatorForm::makeLayouts()
{
    for (const bool output : {false, true}) {
        auto* form = new LayoutForm(op(), output, m_memory);
        connect(form, &LayoutForm::layoutChosen, this, [this, output](Layout layout) {
            m_document->setOperator(withLayout(op(), output, layout),
                                    output ? tr("Change the output's layout") : tr("Change the input's layout"));
        });
        m_memory->layout()->addWidget(form);
        adopt(form->strides());
        m_layouts[output] = form;
    }
    m_featureLevel = secondaryLabel({}, m_memory);
    m_featureLevel->setToolTip(
        tr("The lowest DirectML feature level that has this operator with this data type and rank."));
    m_memory->layout()->addWidget(m_featureLevel);
}

void OperatorForm::insertAboveLayouts(QWidget* part, QWidget* last)
{
    auto* layout = static_cast<QVBoxLayout*>(this->layout());
    layout->insertWidget(layout->indexOf(m_fold), part);
    m_lastAbove = last;
    orderTabs();
}

void OperatorForm::refresh()
{
    if (m_shownName != name(op())) {
        m_shownName = name(op());
        m_rows.clear();
        for (QWidget* old : {m_body, m_memory})
            if (old) {
                old->hide();
                old->deleteLater(); // a click inside it may have brought us here
            }
        m_body = new QWidget(this);
        m_bodyLayout = newLayout<QVBoxLayout>(m_body, {0, 0, 0, 0}, 8);
        m_memory = new QWidget(this);
        newLayout<QVBoxLayout>(m_memory, {0, 0, 0, 0}, 8);
        makeInput();
        makeFields();
        makeOutput();
        makeLayouts();
        auto* layout = static_cast<QVBoxLayout*>(this->layout());
        layout->insertWidget(layout->indexOf(m_operator) + 1, m_body);
        layout->insertWidget(layout->indexOf(m_fold) + 1, m_memory);
    }
    showCase();
    m_body->updateGeometry(); // rows were hidden before it was seen
    showIssues();
    orderTabs();
}

void OperatorForm::showCase()
{
    m_operator->setCurrentText(toQString(name(op())));
    m_operator->setToolTip(inWindowLanguage(op().row().sentence));
    const int rank = int(op().input.sizes.size());
    for (QPushButton* button : {m_lessAxes, m_moreAxes})
        button->setVisible(ranksVary(op()));
    m_lessAxes->setEnabled(rank > 1);
    m_moreAxes->setEnabled(rank < kMostAxes);
    const bool offered = offeredOutput(op()).sizes.empty() || outputIsOffered(op());
    m_ownShape = !offered || (m_ownShape && !outputIsFixed(op()));
    for (FieldRow* row : m_rows)
        if (row != m_layouts[0]->strides() && row != m_layouts[1]->strides()) {
            row->showText(QString::fromStdString(fieldText(op(), row->path().toStdString())), typedIn(*row));
            row->showMeanings(op());
            // Shown for a moment, it would move what is under the mouse.
            row->setVisible(row == m_outputSizes ? m_ownShape : row->isRelevant(op()));
        }
    for (LayoutForm* form : m_layouts)
        form->showCase(op(), typedIn(*form->strides()));
    const bool isStrided = op().input.strides || op().output.strides;
    m_memory->setVisible(m_isUnfolded || isStrided);
    m_fold->setArrowType(m_isUnfolded || isStrided ? Qt::DownArrow : Qt::RightArrow);

    m_own->setChecked(m_ownShape);
    m_own->setVisible(!outputIsFixed(op()) || !offered);
    showOutputShape();
    m_featureLevel->setText(tr("Needs feature level %1").arg(toQString(featureLevel(op()))));
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
void OperatorForm::showOutputShape()
{
    const std::optional<Operator> right = repaired(m_document->currentCase(), m_ownShape, m_document->memoryBudget());
    const bool wrong = right != op();
    const Operator& shown = right ? *right : op();
    const TensorDesc& output = shown.output;
    const bool unknown = output.sizes.empty() || (!right && !m_ownShape && !validate(op()).empty());
    m_outputShape->setText(
        QStringLiteral("<span style='color:%1'>→</span>&nbsp;%2")
            .arg(color(Role::SecondaryText).name(), unknown ? QStringLiteral("?") : sizesRichText(output.sizes)));
    const std::optional<uint64_t> bytes = unknown ? std::nullopt : minimumBytes(output);
    const QString shape = QString::fromStdString(text(output.sizes));
    m_outputShape->setAccessibleName(unknown ? tr("Output shape unknown") : tr("Output shape %1").arg(shape));
    const double grown = shape.size() > kLargeShape ? 1 : kLargeText;
    m_outputShape->setFont(demiBold(dataFont(font().pointSizeF() * grown)));
    const QString type = toQString(name(output.dataType));
    const QString wrongWords =
        unknown ? tr("The fields above give no shape.") : tr("%1, with the suggested values").arg(type);
    const QString words = unknown || (wrong && right) ? wrongWords
        : bytes                                       ? tr("%1, %2 bytes").arg(type, countText(*bytes))
                                                      : tr("More bytes than 64 bits can count.");
    m_outputWords->setText(unknown || wrong || !bytes ? words : QString());
    m_outputWords->setToolTip(words);
    m_outputShape->setToolTip(inWindowLanguage(fields(op())[1].info.sentence) + QLatin1Char('\n') + words);
}

void OperatorForm::showIssues()
{
    Issues left = m_document->issues();
    std::vector<NamedIssue> shown;
    for (FieldRow* row : m_rows)
        row->takeIssues(left, shown);
    for (const Issue& issue : left)
        if (QString::fromStdString(issue.path) != kDataPath) // shown there
            shown.push_back({QString::fromStdString(issue.path), issue});
    m_messages->setIssues(shown);
}

// Rows are made when an operator is chosen, long after what follows the form.
void OperatorForm::orderTabs()
{
    QWidget* last = m_operator;
    const auto next = [&](QWidget* widget) {
        setTabOrder(last, widget);
        last = widget;
    };
    for (const FieldRow* row : m_rows) {
        if (row == m_outputSizes)
            next(m_own);
        if (row == m_layouts[0]->strides()) {
            last = m_lastAbove ? m_lastAbove : last;
            next(m_fold);
        }
        for (const LayoutForm* form : m_layouts)
            if (row == form->strides())
                next(form->kind());
        for (QWidget* editor : row->editors())
            next(editor);
        if (row == m_type) {
            next(m_lessAxes);
            next(m_moreAxes);
        }
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
    for (const uint32_t size : op().input.sizes)
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
