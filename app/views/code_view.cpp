// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/code_view.h"

#include "app/form_parts.h"
#include "app/segmented_control.h"
#include "app/views/code_highlighter.h"
#include "engine/io/case_file.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>

namespace tessera {
namespace {

struct DialectWords {
    const char* name;
    const char* sentence;
    const char* keywords; // between spaces
    const char* commentMark;
    bool needsPlan; // of a case without issues
};

enum Language { DirectMLCpp, NumPyScript, DxDispatchJson, OneLine };

// In the order of Language.
constexpr DialectWords kDialects[] = {
    {"DirectML C++", QT_TRANSLATE_NOOP("tessera::CodeView", "The operator's description as a C++ program fills it."),
     "const auto using UINT float uint32_t static constexpr return nullptr true false TRUE FALSE", "//", true},
    {"NumPy", QT_TRANSLATE_NOOP("tessera::CodeView", "The same result from NumPy alone."),
     "import as def return for in if else lambda None True False and or not", "#", true},
    {"DxDispatch JSON",
     QT_TRANSLATE_NOOP("tessera::CodeView", "A model for DxDispatch, which runs it on DirectML itself."),
     "true false null", "//", false},
    {"One line",
     QT_TRANSLATE_NOOP("tessera::CodeView", "What follows “tessera run”: paste it to open this case anywhere."), "", "",
     false},
};

constexpr int kCopiedMilliseconds = 1500;

} // namespace

CodeView::CodeView(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_dialects(new SegmentedControl(this))
    , m_text(new QPlainTextEdit(this))
    , m_highlighter(new CodeHighlighter(m_text->document()))
    , m_copy(new QPushButton(tr("Copy"), this))
    , m_note(secondaryLabel({}, this))
{
    for (const DialectWords& dialect : kDialects)
        m_dialects->addSegment(QString::fromUtf8(dialect.name), tr(dialect.sentence));
    m_dialects->setCurrent(DirectMLCpp);
    m_dialects->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_text->setReadOnly(true);
    m_text->setFont(dataFont());
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->document()->setDocumentMargin(8);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setAccessibleName(tr("The case as code"));
    m_copy->setToolTip(tr("Copy all of it to the clipboard."));
    m_copy->setMinimumWidth(88);
    m_copied.setSingleShot(true);
    m_copied.setInterval(kCopiedMilliseconds);

    auto* bar = new QHBoxLayout;
    bar->setSpacing(12);
    bar->addWidget(m_dialects);
    bar->addWidget(m_note, 1);
    bar->addWidget(m_copy);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addLayout(bar);
    layout->addWidget(m_text, 1);

    connect(m_dialects, &SegmentedControl::chosen, this, &CodeView::refresh);
    connect(m_copy, &QPushButton::clicked, this, &CodeView::copy);
    connect(&m_copied, &QTimer::timeout, m_copy, [this] { m_copy->setText(tr("Copy")); });
    connect(document, &Document::caseChanged, this, [this] {
        if (isVisible())
            refresh();
    });
}

QString CodeView::codeOf(int dialect) const
{
    const Case& c = m_document->currentCase();
    switch (dialect) {
    case DirectMLCpp:
        return QString::fromStdString(code(c.op, Dialect::DirectML));
    case NumPyScript:
        return QString::fromStdString(code(c.op, Dialect::NumPy));
    case DxDispatchJson:
        return QString::fromStdString(toJson(c, false));
    default:
        return QString::fromStdString(toText(c));
    }
}

void CodeView::refresh()
{
    const DialectWords& dialect = kDialects[m_dialects->current()];
    m_note->setText(tr(dialect.sentence));
    m_text->setLineWrapMode(m_dialects->current() == OneLine ? QPlainTextEdit::WidgetWidth : QPlainTextEdit::NoWrap);
    QString text;
    if (dialect.needsPlan && !m_document->issues().empty()) {
        m_note->setText(tr("There is no code for a case that is wrong: the form marks where."));
    } else {
        try {
            text = codeOf(m_dialects->current());
        } catch (const std::runtime_error& error) { // what this dialect cannot say
            m_note->setText(QString::fromStdString(error.what()));
        }
    }
    m_copy->setEnabled(!text.isEmpty());
    m_highlighter->setKeywords(QString::fromUtf8(dialect.keywords).split(' ', Qt::SkipEmptyParts));
    m_highlighter->setCommentMark(QString::fromUtf8(dialect.commentMark));
    if (m_text->toPlainText() != text)
        m_text->setPlainText(text);
    m_highlighter->applyTheme();
}

void CodeView::copy()
{
    QApplication::clipboard()->setText(m_text->toPlainText());
    m_copy->setText(tr("Copied ✓"));
    m_copied.start();
}

void CodeView::showEvent(QShowEvent*)
{
    refresh();
}

void CodeView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        m_highlighter->applyTheme();
}

} // namespace tessera
