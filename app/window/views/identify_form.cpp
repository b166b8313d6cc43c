// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/identify_form.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/engine_words.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr int kWidth = 560;

QString tensorText(const TensorDesc& desc)
{
    return toQString(name(desc.dataType)) + QLatin1Char(' ') + QString::fromStdString(text(desc.sizes));
}

QString sentencesOf(const Diagnosis& diagnosis)
{
    QStringList lines;
    for (const Message& sentence : diagnosis.sentences)
        lines << inWindowLanguage(sentence);
    if (!diagnosis.equals.empty())
        lines << IdentifyForm::tr("These tensors cannot tell it from:");
    for (const Message& equal : diagnosis.equals)
        lines << QStringLiteral("•  ") + inWindowLanguage(equal);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

IdentifyForm::IdentifyForm(const IdentifyRequest& request, const QString& outputName, DataSource source,
                           QWidget* parent)
    : QDialog(parent)
    , m_data(std::move(source))
    , m_headline(heading(tr("Trying every operator, order, block and convention…"), this))
    , m_sentences(new QLabel)
    , m_line(new QLabel)
    , m_copy(dialogButton(tr("&Copy line"), tr("Copy the case in field names, as the commands take it")))
    , m_use(
          dialogButton(tr("&Show this case"), tr("Make it the case that is shown, on the same input, with B as it is")))
{
    setObjectName(QStringLiteral("identifyForm"));
    setWindowTitle(tr("What makes B of the input?"));
    setAttribute(Qt::WA_DeleteOnClose);
    layOut(tr("Input %1;  B %2, %3").arg(tensorText(request.input.desc), outputName, tensorText(request.output.desc)));
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_line->text()); });
    connect(m_use, &QPushButton::clicked, this, [this] {
        emit caseWanted(*m_found);
        accept();
    });
    connect(&m_runner, &IdentifyRunner::found, this, &IdentifyForm::tell);
    connect(&m_runner, &IdentifyRunner::failed, this, &IdentifyForm::fail);
    m_runner.start(request);
}

void IdentifyForm::layOut(const QString& tensors)
{
    m_headline->setWordWrap(true);
    m_headline->setObjectName(QStringLiteral("headline"));
    for (QLabel* text : {m_sentences, m_line}) {
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        text->setTextFormat(Qt::PlainText);
        text->hide();
    }
    m_line->setObjectName(QStringLiteral("line"));
    m_line->setFont(dataFont());
    m_line->setAccessibleName(tr("The case that was found"));
    m_use->setProperty("primary", true);
    for (QPushButton* button : {m_copy, m_use})
        button->setEnabled(false);
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(dialogButton(tr("Close"), tr("Leave the case as it is")), QDialogButtonBox::RejectRole);
    buttons->addButton(m_copy, QDialogButtonBox::ActionRole);
    buttons->addButton(m_use, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    for (QWidget* row : std::initializer_list<QWidget*>{secondaryLabel(tensors, this), m_headline, m_sentences, m_line})
        layout->addWidget(row);
    layout->addStretch();
    layout->addWidget(buttons);
    setTextWidth(this, kWidth);
}

void IdentifyForm::tell(const Diagnosis& diagnosis)
{
    const bool isFound = !diagnosis.line.empty();
    m_headline->setText(isFound ? diagnosis.isProved ? tr("Proved: no other case on the list gives B")
                                                     : tr("Likely: this case gives B")
                                : tr("Unknown: no case on the list explains B"));
    m_sentences->setText(sentencesOf(diagnosis));
    m_sentences->show();
    if (isFound)
        m_found = caseFromText(diagnosis.line).op;
    m_line->setText(isFound ? QString::fromStdString(toText(Case{.title = {}, .op = *m_found, .data = m_data}))
                            : QString());
    m_line->setVisible(isFound);
    for (QPushButton* button : {m_copy, m_use})
        button->setEnabled(isFound);
    m_use->setDefault(isFound);
    adjustSize();
}

void IdentifyForm::fail(const Message& error)
{
    m_headline->setText(tr("Not searched"));
    m_sentences->setText(inWindowLanguage(error));
    m_sentences->show();
    adjustSize();
}

} // namespace tessera
