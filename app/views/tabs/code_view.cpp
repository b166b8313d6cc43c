// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/form_parts.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/views/tabs/tab.h"
#include "engine/formats/io/case_file.h"
#include "engine/frameworks/dialects/dialect.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSyntaxHighlighter>
#include <QTimer>

#include <utility>
#include <vector>

namespace tessera {

// Light colours for the languages of CodeView: comments, strings, numbers, keywords and DirectML's names.
class CodeHighlighter : public QSyntaxHighlighter {
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

    // What begins a comment that ends with the line; empty: none. Takes the theme's colours.
    void setCommentMark(const QString& mark)
    {
        const auto rule = [](const QString& pattern, const QColor& ink, int weight = QFont::Normal) {
            QTextCharFormat format;
            format.setForeground(ink);
            format.setFontWeight(weight);
            return Rule(QRegularExpression(pattern), format);
        };
        // The axes' inks are the theme's text colours beside the accent: readable on its ground by design.
        m_rules = {
            rule(QStringLiteral("\\b-?(0x[0-9a-fA-F]+|\\d[\\d.]*(e[+-]?\\d+)?f?)\\b"), axisColor(1)),
            rule(QStringLiteral("\\b(DML_\\w+|[A-Z][A-Z0-9]*(_[A-Z0-9]+)+)\\b|--[\\w.]+"), axisColor(3)),
            rule(QStringLiteral("\\b(const|auto|using|UINT|float|uint32_t|static|constexpr|return|new|let|var|nullptr|"
                                "null|true|false|TRUE|FALSE|import|from|as|def|for|in|if|else|lambda|None|True|False|"
                                "and|or|not)\\b"),
                 axisColor(0), QFont::DemiBold),
            rule(QStringLiteral("\"(\\\\.|[^\"])*\""), axisColor(2)),
        };
        if (!mark.isEmpty())
            m_rules.push_back(
                rule(QRegularExpression::escape(mark) + QStringLiteral(".*$"), color(Role::SecondaryText)));
        rehighlight();
    }

protected:
    void highlightBlock(const QString& text) override
    {
        for (const auto& [pattern, format] : m_rules)
            for (const QRegularExpressionMatch& match : pattern.globalMatch(text))
                setFormat(int(match.capturedStart()), int(match.capturedLength()), format);
    }

private:
    using Rule = std::pair<QRegularExpression, QTextCharFormat>;
    std::vector<Rule> m_rules; // later ones win
};

namespace {

struct ShownDialect {
    const char* name;
    const char* sentence;
    const char* commentMark;
    std::optional<Dialect> dialect; // the dialect, for a case without issues; none: for any case

    // DirectML's own is another language of the list, and WebNN has none.
    bool hasScript() const { return dialect && *dialect != Dialect::DirectML && *dialect != Dialect::WebNn; }
};

constexpr int kOneLine = 3; // in the list below

const ShownDialect kLanguages[] = {
    {"DirectML C++", QT_TRANSLATE_NOOP("tessera::CodeView", "The operator's description as a C++ program fills it."),
     "//", Dialect::DirectML},
    {"NumPy", QT_TRANSLATE_NOOP("tessera::CodeView", "The same result from NumPy alone."), "#", Dialect::NumPy},
    {"DxDispatch JSON",
     QT_TRANSLATE_NOOP("tessera::CodeView", "A model for DxDispatch, which runs it on DirectML itself."),
     "//",
     {}},
    {"One line",
     QT_TRANSLATE_NOOP("tessera::CodeView", "What follows “tessera run”: paste it to open this case anywhere."),
     "",
     {}},
    {"ONNX", QT_TRANSLATE_NOOP("tessera::CodeView", "A node of an ONNX model."), "#", Dialect::Onnx},
    {"PyTorch", QT_TRANSLATE_NOOP("tessera::CodeView", "The same in PyTorch."), "#", Dialect::PyTorch},
    {"TensorFlow", QT_TRANSLATE_NOOP("tessera::CodeView", "The same in TensorFlow, whose tensors are NHWC."), "#",
     Dialect::TensorFlow},
    {"OpenVINO", QT_TRANSLATE_NOOP("tessera::CodeView", "The same as a node of OpenVINO."), "#", Dialect::OpenVino},
    {"WebNN", QT_TRANSLATE_NOOP("tessera::CodeView", "The same in a browser, by WebNN."), "//", Dialect::WebNn},
    {"einops", QT_TRANSLATE_NOOP("tessera::CodeView", "The same as one pattern of einops."), "#", Dialect::Einops},
    {"OpenCV", QT_TRANSLATE_NOOP("tessera::CodeView", "The same in OpenCV, a plane at a time."), "#", Dialect::OpenCv},
    {"Pillow", QT_TRANSLATE_NOOP("tessera::CodeView", "The same in Pillow, a plane at a time."), "#", Dialect::Pillow},
};

constexpr int kCopiedMilliseconds = 1500;

} // namespace

// The case as a program or a file, to be copied: DirectML C++, NumPy, DxDispatch JSON, the line of `tessera run`, and
// what other frameworks call it. A framework's words are a snippet, or a whole script that runs.
class CodeView : public Tab {
    Q_DECLARE_TR_FUNCTIONS(tessera::CodeView)

public:
    explicit CodeView(const TabParts& parts)
        : Tab(parts)
        , m_script(new QCheckBox(tr("Runnable script"), this))
        , m_highlighter(new CodeHighlighter(m_text->document()))
        , m_copy(new QPushButton(tr("Copy"), this))
        , m_note(secondaryLabel({}, this))
    {
        for (const ShownDialect& language : kLanguages)
            m_dialects->addItem(QString::fromUtf8(language.name));
        describe(m_dialects, tr("Language"), tr("What the case is written in"));
        setFocusProxy(m_dialects);
        m_text->setReadOnly(true);
        m_text->setFont(dataFont());
        m_text->setFrameShape(QFrame::NoFrame);
        m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
        m_text->document()->setDocumentMargin(8);
        m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        m_text->setAccessibleName(tr("The case as code"));
        makeBar();
        connect(m_dialects, &QComboBox::currentIndexChanged, this, &CodeView::refresh);
        connect(m_script, &QCheckBox::toggled, this, &CodeView::refresh);
        connect(m_copy, &QPushButton::clicked, this, &CodeView::copy);
        follow(m_document, {&Document::caseChanged, &Document::fileChanged}, [this] { refresh(); });
    }

private:
    void refresh() override
    {
        const ShownDialect& language = kLanguages[m_dialects->currentIndex()];
        m_note->setText(isScript() ? tr("A program that runs as it is.") : tr(language.sentence));
        m_script->setEnabled(language.hasScript());
        m_text->setLineWrapMode(m_dialects->currentIndex() == kOneLine ? QPlainTextEdit::WidgetWidth
                                                                       : QPlainTextEdit::NoWrap);
        QString text;
        if (language.dialect && !m_document->issues().empty()) {
            m_note->setText(tr("There is no code for a case that is wrong: the form marks where."));
        } else {
            try {
                text = codeOf(m_dialects->currentIndex());
            } catch (const std::runtime_error& error) { // what this dialect cannot say
                m_note->setText(tr("%1.").arg(inWindowLanguage(messageOf(error))));
            }
        }
        m_copy->setEnabled(!text.isEmpty());
        if (m_text->toPlainText() != text)
            m_text->setPlainText(text);
        m_highlighter->setCommentMark(QString::fromUtf8(language.commentMark));
    }

    void makeBar()
    {
        m_script->setToolTip(tr("A whole program: imports, the input, the call, and its output printed or saved"));
        m_copy->setToolTip(tr("Copy all of it to the clipboard."));
        m_copy->setMinimumWidth(88);

        auto* bar = newLayout<QHBoxLayout>(nullptr, {}, 12);
        addWidgets(bar, {m_dialects, m_script});
        bar->addWidget(m_note, 1);
        bar->addWidget(m_copy);
        auto* layout = newLayout<QVBoxLayout>(this, {12, 8, 12, 8}, 8);
        layout->addLayout(bar);
        layout->addWidget(m_text, 1);
    }

    // throws
    QString codeOf(int language) const
    {
        const Case& c = m_document->currentCase();
        if (const std::optional<Dialect> dialect = kLanguages[language].dialect)
            return QString::fromStdString(isScript() ? script(c, *dialect, m_document->memoryBudget())
                                                     : code(c.op, *dialect));
        return QString::fromStdString(language == kOneLine ? toText(c) : toJson(c, m_document->memoryBudget()));
    }

    // A whole script is asked for, and there is one.
    bool isScript() const { return m_script->isChecked() && kLanguages[m_dialects->currentIndex()].hasScript(); }

    void copy()
    {
        QApplication::clipboard()->setText(m_text->toPlainText());
        m_copy->setText(tr("Copied ✓"));
        QTimer::singleShot(kCopiedMilliseconds, m_copy, [this] { m_copy->setText(tr("Copy")); });
    }

    QComboBox* m_dialects = new QComboBox(this);
    QCheckBox* m_script;
    QPlainTextEdit* m_text = new QPlainTextEdit(this);
    CodeHighlighter* m_highlighter;
    QPushButton* m_copy;
    ToneLabel* m_note;
};

QWidget* makeCodeView(const TabParts& parts)
{
    return new CodeView(parts);
}

} // namespace tessera
