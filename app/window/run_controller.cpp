// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/form_parts.h"
#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/format.h"
#include "app/base/look/window_settings.h"
#include "app/base/look/words.h"
#include "app/model/document/document.h"
#include "app/views/comparison/verdict_strip.h"
#include "app/window/views/view_area.h"
#include "app/window/window_controllers.h"
#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/case/case.h"
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/file.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QUrl>

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

struct Way {
    const char* prefix;
    const char* title;
    const char* example;
    const char* hint;
};

// The kinds of engines in the order of the list.
constexpr Way kWays[] = {
    {"exec:", QT_TRANSLATE_NOOP("tessera::EngineForm", "A program, started for each run"),
     "python3 mine.py {case} {input} {output}",
     QT_TRANSLATE_NOOP("tessera::EngineForm",
                       "{case} is the case's line, {json} a file with DxDispatch's description, {input} and {output} "
                       "are .npy files. Exit 0: it ran; 77: it cannot do this case.")},
    {"serve:", QT_TRANSLATE_NOOP("tessera::EngineForm", "A program that stays"), "python3 server.py",
     QT_TRANSLATE_NOOP("tessera::EngineForm",
                       "It greets, then answers a line of JSON for each run, on its standard input and output.")},
    {"lib:", QT_TRANSLATE_NOOP("tessera::EngineForm", "A shared library"), "./mine.so",
     QT_TRANSLATE_NOOP(
         "tessera::EngineForm",
         "It exports the functions of tessera_engine.h, and runs in a process of its own: a crash ends one run.")},
    {"shader:", QT_TRANSLATE_NOOP("tessera::EngineForm", "A compute shader"), "mine.comp",
     QT_TRANSLATE_NOOP("tessera::EngineForm",
                       "GLSL or SPIR-V, run on the Vulkan device. A saved file is compiled and run again.")},
};

constexpr int kCommandCharacters = 46;
const auto kValidateSetting = QStringLiteral("validate");

} // namespace

// Asks what starts an engine of the user's: a program, a library or a shader. An engine with a name is kept in a file,
// with its time limit.
class EngineForm : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(tessera::EngineForm)

public:
    explicit EngineForm(Prompts& questions, QWidget* parent)
        : QDialog(parent)
    {
        setWindowTitle(tr("Your engine"));
        for (const Way& way : kWays)
            m_way->addItem(tr(way.title), QString::fromLatin1(way.prefix));
        m_way->setAccessibleName(tr("How it is started"));
        m_command->setFont(dataFont());
        m_command->setAccessibleName(tr("Command"));
        m_command->setMinimumWidth(QFontMetrics(m_command->font()).horizontalAdvance(QLatin1Char('0'))
                                   * kCommandCharacters);
        m_name->setAccessibleName(tr("Name"));
        m_name->setPlaceholderText(tr("kept under this name; empty: not kept"));
        m_timeLimit->setRange(1, int(kMostTimeLimit));
        m_timeLimit->setValue(int(kForeignTimeLimit));
        m_timeLimit->setSuffix(tr(" s"));
        describe(m_timeLimit, tr("Time limit of a run"), tr("A run that takes longer is a TIMEOUT"));
        m_said->setRole(Role::Bad);
        m_add->setProperty("primary", true);
        m_add->setDefault(true);
        connect(m_way, &QComboBox::currentIndexChanged, this, &EngineForm::showState);
        for (QLineEdit* edit : {m_command, m_name})
            connect(edit, &QLineEdit::textChanged, this, &EngineForm::showState);
        layOut(questions);
        showState();
        m_command->setFocus();
    }

    // What the document calls the engine, if the dialog was accepted: its name, else what starts it.
    const QString& chosen() const { return m_chosen; }

private:
    void layOut(Prompts& questions)
    {
        auto* browse = dialogButton(tr("Browse…"), tr("Choose the file"));
        connect(browse, &QPushButton::clicked, this, [this, &questions] {
            const QString path = questions.fileToOpen(tr("Your engine"), {}, tr("All files (*)"));
            if (!path.isEmpty())
                m_command->setText(QString::fromStdString(shellWord(path.toStdString())));
        });
        auto* command = newLayout<QHBoxLayout>(nullptr, {}, 8);
        command->addWidget(m_command, 1);
        command->addWidget(browse);
        auto* form = new QFormLayout;
        form->setHorizontalSpacing(16);
        form->setVerticalSpacing(8);
        form->addRow(tr("Kind"), m_way);
        form->addRow(tr("Command"), command);
        form->addRow(QString(), m_hint);
        form->addRow(tr("Name"), m_name);
        form->addRow(tr("Time limit"), m_timeLimit);

        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
        buttons->addButton(m_add, QDialogButtonBox::AcceptRole);
        connect(buttons, &QDialogButtonBox::accepted, this, &EngineForm::take);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        auto* rows = dialogRows(this, 12);
        rows->addLayout(form);
        addWidgets(rows, {m_said, buttons});
    }

    void showState()
    {
        const Way& way = kWays[m_way->currentIndex()];
        const bool isKept = !m_name->text().trimmed().isEmpty();
        m_hint->setText(tr(way.hint));
        m_command->setPlaceholderText(QString::fromLatin1(way.example));
        m_add->setEnabled(!m_command->text().trimmed().isEmpty());
        m_add->setText(isKept ? tr("&Keep and use") : tr("&Use"));
        m_timeLimit->setEnabled(isKept);
        m_said->hide();
    }

    // Takes the engine and accepts the dialog, or says what is wrong with it.
    void take()
    {
        const std::string start = (m_way->currentData().toString() + m_command->text().trimmed()).toStdString();
        const std::string name = m_name->text().trimmed().toStdString();
        m_chosen = QString::fromStdString(name.empty() ? start : name);
        try {
            if (name.empty())
                makeForeignEngine(start); // throws if the words are wrong; it starts nothing
            else
                writeEngineFile({.path = engineFolders().front() / (name + std::string(kEngineFileEnd)),
                                 .name = name,
                                 .start = start,
                                 .timeLimit = double(m_timeLimit->value())});
            accept();
        } catch (const std::exception& e) {
            m_said->setText(inWindowLanguage(messageOf(e)));
            m_said->show();
            adjustSize(); // the dialog grows, so that all lines of the hint stay visible
        }
    }

    QComboBox* m_way = new QComboBox;
    QLineEdit *m_command = new QLineEdit, *m_name = new QLineEdit;
    QSpinBox* m_timeLimit = new QSpinBox;
    ToneLabel *m_hint = secondaryLabel({}, this), *m_said = secondaryLabel({}, this);
    QPushButton* m_add = dialogButton(tr("&Use"), tr("Run the case on it"));
    QString m_chosen;
};

namespace {

// A budget of `mebibytes` (0: half of the machine's memory), with the words that say how a user raises it.
MemoryBudget budgetOf(uint64_t mebibytes)
{
    const QString advice = tr("Run → Memory budget… raises it, on a command line --memory-budget");
    return {mebibytes == 0 ? halfOfMemory() : mebibytes << 20, advice.toStdString()};
}

void changeMemoryBudget(const WindowContext& with)
{
    constexpr int kMost = std::numeric_limits<int>::max();
    bool isChosen = false;
    const int chosen = QInputDialog::getInt(
        &with.window, tr("Memory budget"),
        tr("What needs more memory is refused before it is read.\nIn force: %1 MiB. 0: half of this machine's memory")
            .arg(with.document.memoryBudget().bytes >> 20),
        int(std::min(keptBudget(with.settings), uint64_t(kMost))), 0, kMost, 1024, &isChosen);
    if (!isChosen)
        return;
    with.settings.set(kBudgetKey, chosen);
    with.document.setMemoryBudget(budgetOf(uint64_t(chosen)));
}

// Asks for one of the user's own engines and uses it as that result; 0: A.
void askEngine(const WindowContext& with, size_t result)
{
    EngineForm form(with.questions, &with.window);
    if (form.exec() != QDialog::Accepted)
        return;
    with.document.renewEngines(); // the file of this name may have had another engine
    with.document.setResult(result, form.chosen());
}

// Writes the file of a new engine, and takes it as engine B.
void newShader(const WindowContext& with)
{
    const Operator& op = with.document.currentCase().op;
    const std::string_view source = shaderTemplate(op);
    const QString path = with.questions.fileToSave(tr("New shader"), QStringLiteral("mine.comp"), tr("GLSL (*.comp)"));
    if (path.isEmpty())
        return;
    if (!reportErrors(with.messages,
                      [&] { writeFileAtomically(path.toStdU16String(), std::as_bytes(std::span(source))); }))
        return;
    with.document.renewEngines();
    with.document.setResult(1, QStringLiteral("shader:") + path);
    with.messages.note(tr("%1 does %2. Change it in an editor: each time it is saved, it is compiled and run again.")
                           .arg(QFileInfo(path).fileName(),
                                toQString(listText(templateTypes(op), ", ", [](DataType each) { return name(each); }))),
                       {tr("Open in the editor"), [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); }});
}

} // namespace

std::unique_ptr<ActionSource> runActions(const WindowContext& with, uint64_t budget)
{
    Document& document = with.document;
    document.setMemoryBudget(budgetOf(budget != 0 ? budget : keptBudget(with.settings)));
    document.setValidates(with.settings.value(kValidateSetting, false).toBool());
    QObject::connect(&with.views.sources(), &SourceList::engineRequested, &document,
                     [&with](size_t result) { askEngine(with, result); });
    const std::vector<ActionRow> rows{
        {"run", tr("&Run"), tr("Run the case on both engines now"), "Ctrl+R", "run", [&document] { document.run(); }},
        {"live", tr("&Live"), tr("Run again after every change"), "Ctrl+L", "live",
         switchOf(document, &Document::live, &Document::setLive)},
        {"validate", tr("&Validate Vulkan"),
         tr("Run Vulkan under its validation layer: what that says is shown as the engine's error"), "",
         [&with, &document] {
             document.setValidates(!document.validates());
             with.settings.set(kValidateSetting, document.validates());
         },
         checkedIf([&document] { return document.validates(); })},
        {"memoryBudget", tr("&Memory budget…"),
         tr("How much memory a case or a file may take; what needs more is refused before it is read"), "",
         [&with] { changeMemoryBudget(with); }},
        {"swapEngines", tr("&Swap A and B"), tr("Swap engine A and engine B"), "X", "swap",
         [&document] { document.setEngines(document.engineB(), document.engineA()); },
         enabledIf([&document] { return !document.engineB().isEmpty(); }, tr("there is no B"))},
        {"addEngine", tr("Add &engine…"), tr("Run a program, a library or a shader of yours as engine B"),
         "Ctrl+Shift+E", [&with] { askEngine(with, 1); }},
        {"newShader", tr("&New shader…"),
         tr("Write a compute shader that computes this operator right, and run it as engine B: each time it is "
            "saved, it is compiled and run again"),
         "", [&with] { newShader(with); },
         enabledIf([&document] { return !shaderTemplate(document.currentCase().op).empty(); },
                   tr("there is no shader to begin with for this operator"))},
    };
    return sourceOf({{tr("Run"), rows}});
}

} // namespace tessera
