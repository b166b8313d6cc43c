// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/issue_list.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"

#include <QFocusEvent>
#include <QPainter>
#include <QStringList>
#include <QVBoxLayout>

namespace tessera {
namespace {

constexpr int kHeight = 100; // designed pixels: a sentence of two lines, and two rows of values

QString sentenceOf(const NamedIssue& named)
{
    const QString value = QString::fromStdString(named.issue.value), message = inWindowLanguage(named.issue.message);
    return value.isEmpty() ? named.name + ": " + message : named.name + " = " + value + ' ' + message;
}

// Tab goes to the label's links, which show the focus. A label without a link is skipped.
class LinkLabel : public ToneLabel {
public:
    LinkLabel(Role role, const QString& html, QWidget* parent)
        : ToneLabel(role, html, parent)
    {
        setTextFormat(Qt::RichText);
        setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        setWordWrap(true);
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
class IssueLabel : public LinkLabel {
public:
    IssueLabel(const QString& html, QWidget* parent)
        : LinkLabel(Role::Bad, html, parent)
    {
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
    auto* note = new LinkLabel(Role::SecondaryText, {}, inside);
    makeSecondary(*note);
    m_note = note;
    m_note->setObjectName(QStringLiteral("caseNote"));
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
        item->widget()->deleteLater(); // the link that was clicked is among them
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
    QStringList links;
    for (const std::string& value : named.issue.suggestions)
        links << QStringLiteral("<a href='%1=%2' style=\"font-family:'%3'\">%2</a>")
                     .arg(toQString(named.issue.path), toQString(value), dataFont().family());
    QString html = sentenceOf(named).toHtmlEscaped();
    if (!links.isEmpty())
        html += QStringLiteral("<br>") + tr("Use %1").arg(links.join(QStringLiteral(" &nbsp;")));
    auto* label = new IssueLabel(html, widget());
    describe(label, inWindowLanguage(sentence(named.issue)));
    connect(label, &QLabel::linkActivated, this,
            [this](const QString& link) { emit suggestionChosen(link.section(u'=', 0, 0), link.section(u'=', 1)); });
    m_layout->insertWidget(m_layout->count() - 2, label);
}

} // namespace tessera
