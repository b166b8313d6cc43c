// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tabs/code/code_view.h"

#include "app/controls/form_parts.h"
#include "app/tabs/code/code_highlighter.h"
#include "engine/dialects/framework_code.h"
#include "engine/io/case_file.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
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

enum Language { DirectMLCpp, NumPyScript, DxDispatchJson, OneLine, OfFrameworks };

constexpr const char* kPython = "import from as def return for in if else lambda None True False and or not";

// In the order of Language, then in that of Framework.
constexpr DialectWords kDialects[] = {
    {"DirectML C++", QT_TRANSLATE_NOOP("tessera::CodeView", "The operator's description as a C++ program fills it."),
     "const auto using UINT float uint32_t static constexpr return nullptr true false TRUE FALSE", "//", true},
    {"NumPy", QT_TRANSLATE_NOOP("tessera::CodeView", "The same result from NumPy alone."), kPython, "#", true},
    {"DxDispatch JSON",
     QT_TRANSLATE_NOOP("tessera::CodeView", "A model for DxDispatch, which runs it on DirectML itself."),
     "true false null", "//", false},
    {"One line",
     QT_TRANSLATE_NOOP("tessera::CodeView", "What follows “tessera run”: paste it to open this case anywhere."), "", "",
     false},
    {"ONNX", QT_TRANSLATE_NOOP("tessera::CodeView", "The node of an ONNX model that does the same."), kPython, "#",
     true},
    {"PyTorch", QT_TRANSLATE_NOOP("tessera::CodeView", "The same in PyTorch."), kPython, "#", true},
    {"TensorFlow", QT_TRANSLATE_NOOP("tessera::CodeView", "The same in TensorFlow, whose tensors are NHWC."), kPython,
     "#", true},
    {"OpenVINO", QT_TRANSLATE_NOOP("tessera::CodeView", "The same as a node of OpenVINO."), kPython, "#", true},
    {"WebNN", QT_TRANSLATE_NOOP("tessera::CodeView", "The same in a browser, by WebNN."), "const let var new return",
     "//", true},
    {"einops", QT_TRANSLATE_NOOP("tessera::CodeView", "The same as one pattern of einops."), kPython, "#", true},
};
static_assert(std::size(kDialects) == OfFrameworks + kFrameworks.size());

constexpr int kCopiedMilliseconds = 1500;

} // namespace

CodeView::CodeView(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_dialects(new QComboBox(this))
    , m_text(new QPlainTextEdit(this))
    , m_highlighter(new CodeHighlighter(m_text->document()))
    , m_copy(new QPushButton(tr("Copy"), this))
    , m_note(secondaryLabel({}, this))
{
    for (const DialectWords& dialect : kDialects)
        m_dialects->addItem(QString::fromUtf8(dialect.name));
    m_dialects->setAccessibleName(tr("Language"));
    m_dialects->setToolTip(tr("What the case is written in"));
    setFocusProxy(m_dialects);
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

    connect(m_dialects, &QComboBox::currentIndexChanged, this, &CodeView::refresh);
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
        return QString::fromStdString(toJson(c, false, {}, m_document->memoryBudget()));
    case OneLine:
        return QString::fromStdString(toText(c));
    default:
        return QString::fromStdString(frameworkCode(c.op, kFrameworks[size_t(dialect - OfFrameworks)]));
    }
}

void CodeView::refresh()
{
    const DialectWords& dialect = kDialects[m_dialects->currentIndex()];
    m_note->setText(tr(dialect.sentence));
    m_text->setLineWrapMode(m_dialects->currentIndex() == OneLine ? QPlainTextEdit::WidgetWidth
                                                                  : QPlainTextEdit::NoWrap);
    QString text;
    if (dialect.needsPlan && !m_document->issues().empty()) {
        m_note->setText(tr("There is no code for a case that is wrong: the form marks where."));
    } else {
        try {
            text = codeOf(m_dialects->currentIndex());
        } catch (const std::runtime_error& error) { // what this dialect cannot say
            m_note->setText(tr("%1.").arg(QString::fromStdString(error.what())));
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
