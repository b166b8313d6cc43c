// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/issue_list.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace tessera {
namespace {

constexpr int kRoom = 220; // designed pixels of a row of values

QString sentenceOf(const Issue& issue, const QString& entry)
{
    const QString value = QString::fromStdString(issue.value);
    const QString message = inWindowLanguage(issue.message);
    const QString sentence = value.isEmpty() ? message : value + ' ' + message;
    return entry.isEmpty() ? sentence : entry + (value.isEmpty() ? ": " : " = ") + sentence;
}

} // namespace

IssueList::IssueList(QWidget* parent)
    : QWidget(parent)
{
    m_layout->setContentsMargins(10, 2, 0, 2);
    m_layout->setSpacing(4);
    hide();
}

void IssueList::setIssues(const Issues& issues, const QStringList& entries)
{
    if (issues == m_issues && entries == m_entries)
        return;
    m_issues = issues;
    m_entries = entries;
    // The button that was clicked is among them, so they go when the click is over.
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    for (size_t i = 0; i < m_issues.size(); ++i)
        add(m_issues[i], m_entries[qsizetype(i)]);
    setVisible(!m_issues.empty());
    update();
}

void IssueList::add(const Issue& issue, const QString& entry)
{
    const QString whole = inWindowLanguage(sentence(issue));
    auto* label = new ToneLabel(Role::Bad, sentenceOf(issue, entry), this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    describe(label, whole);
    m_layout->addWidget(label);
    if (issue.suggestions.empty())
        return;

    auto* choices = new QWidget(this);
    auto* rows = newLayout<QGridLayout>(choices, {0, 0, 0, 0}, 6);
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
    m_layout->addWidget(choices);
}

void IssueList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(Role::Bad));
    painter.drawRoundedRect(QRectF(1, 2, 3, height() - 4), 1.5, 1.5);
}

} // namespace tessera
