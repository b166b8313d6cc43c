// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/issue_list.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"

#include <QFocusEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace tessera {
namespace {

constexpr int kHeight = 100; // designed pixels: a sentence of two lines, and two rows of values
constexpr int kRoom = 220; // designed pixels of a row of values

QString sentenceOf(const NamedIssue& named)
{
    const QString value = QString::fromStdString(named.issue.value), message = inWindowLanguage(named.issue.message);
    return value.isEmpty() ? named.name + ": " + message : named.name + " = " + value + ' ' + message;
}

// Tab goes to the label's link, which shows the focus. A label without a link is skipped.
class NoteLabel : public ToneLabel {
public:
    explicit NoteLabel(QWidget* parent)
        : ToneLabel(Role::SecondaryText, {}, parent)
    {
        makeSecondary(*this);
    }

protected:
    void focusInEvent(QFocusEvent* event) override
    {
        ToneLabel::focusInEvent(event);
        if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
            focusNextPrevChild(event->reason() == Qt::TabFocusReason);
    }
};

// An issue has a red line before it.
class IssueLabel : public ToneLabel {
public:
    IssueLabel(const QString& words, QWidget* parent)
        : ToneLabel(Role::Bad, words, parent)
    {
        setTextFormat(Qt::PlainText);
        setWordWrap(true);
        setContentsMargins(10, 0, 0, 0);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        ToneLabel::paintEvent(event);
        QPainter painter(this);
        painter.fillRect(1, 1, 3, height() - 2, color(Role::Bad));
    }
};

} // namespace

IssueList::IssueList(QWidget* parent)
    : QScrollArea(parent)
{
    auto* inside = new QWidget;
    m_layout = newLayout<QVBoxLayout>(inside, {0, 4, 0, 4}, 4);
    m_note = new NoteLabel(inside);
    m_note->setObjectName(QStringLiteral("caseNote"));
    m_note->setTextFormat(Qt::RichText);
    m_note->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_note, &QLabel::linkActivated, this, &IssueList::noteActivated);
    m_layout->addWidget(m_note);
    m_layout->addStretch();
    fillArea(this, inside);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedHeight(int(kHeight * textSettings().scale));
    setNote({});
}

void IssueList::setIssues(const std::vector<NamedIssue>& issues)
{
    if (issues == m_issues)
        return;
    m_issues = issues;
    while (m_layout->count() > 2) { // the note and the space below
        QLayoutItem* item = m_layout->takeAt(0);
        item->widget()->hide();
        item->widget()->deleteLater(); // the button that was clicked is among them
        delete item;
    }
    for (const NamedIssue& each : m_issues)
        add(each);
    setNote(m_note->text());
}

void IssueList::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty() && m_issues.empty());
}

void IssueList::add(const NamedIssue& named)
{
    auto* label = new IssueLabel(sentenceOf(named), widget());
    describe(label, inWindowLanguage(sentence(named.issue)));
    m_layout->insertWidget(m_layout->count() - 2, label);
    if (!named.issue.suggestions.empty())
        m_layout->insertWidget(m_layout->count() - 2, makeChoices(named.issue));
}

QWidget* IssueList::makeChoices(const Issue& issue)
{
    auto* choices = new QWidget(widget());
    auto* rows = newLayout<QGridLayout>(choices, {10, 0, 0, 0}, 6);
    rows->addWidget(new QLabel(tr("Use"), choices), 0, 0);
    rows->setColumnStretch(1, 1);
    QHBoxLayout* row = nullptr;
    int line = 0, room = 0; // in the row
    for (const std::string& suggestion : issue.suggestions) {
        const QString value = QString::fromStdString(suggestion);
        auto* button = new QPushButton(value, choices);
        button->setFont(dataFont());
        button->setFixedWidth(button->fontMetrics().horizontalAdvance(value) + 24);
        describe(button, tr("Use %1 for %2").arg(value, QString::fromStdString(issue.path)), button->accessibleName());
        connect(button, &QPushButton::clicked, this,
                [this, path = QString::fromStdString(issue.path), value] { emit suggestionChosen(path, value); });
        if (!row || room < button->width()) {
            row = new QHBoxLayout;
            row->setSpacing(6);
            rows->addLayout(row, line++, 1, Qt::AlignLeft);
            room = int(kRoom * textSettings().scale);
        }
        row->addWidget(button);
        room -= button->width() + row->spacing();
    }
    return choices;
}

} // namespace tessera
