// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/form_parts.h"
#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/format.h"
#include "app/base/look/window_settings.h"
#include "app/base/look/words.h"
#include "app/model/document/document.h"
#include "app/model/document/known_engines.h"
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
#include <QLabel>
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

// "A=1 B='two words'". Throws TextError.
std::map<std::string, std::string> environmentFrom(const std::string& text)
{
    std::map<std::string, std::string> environment;
    for (const std::string& word : shellWords(text)) {
        const size_t equals = word.find('=');
        if (equals == word.npos || equals == 0)
            throw TextError(
                say("window", "the environment has \"%1\", which is no NAME=VALUE; expected OMP_NUM_THREADS=1")(word));
        environment[word.substr(0, equals)] = word.substr(equals + 1);
    }
    return environment;
}

const auto kValidateSetting = QStringLiteral("validate"), kLimits = QStringLiteral("engineTimeLimits");

} // namespace

// Asks what starts an engine of the user's: a program, a library or a shader. An engine with a name can be kept.
class EngineForm : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(tessera::EngineForm)

public:
    explicit EngineForm(Prompts& questions, QWidget* parent)
        : QDialog(parent)
        , m_questions(questions)
        , m_command(new QLineEdit)
        , m_name(new QLineEdit)
        , m_environment(new QLineEdit)
        , m_hint(secondaryLabel({}, this))
        , m_said(secondaryLabel({}, this))
        , m_browse(dialogButton(tr("Browse…"), tr("Choose the file")))
        , m_add(dialogButton(tr("&Use"), tr("Run the case on it")))
    {
        setObjectName(QStringLiteral("engineForm"));
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
        m_environment->setFont(dataFont());
        m_environment->setAccessibleName(tr("Environment"));
        m_environment->setPlaceholderText(QStringLiteral("OMP_NUM_THREADS=1"));
        m_said->setObjectName(QStringLiteral("engineSaid"));
        m_add->setProperty("primary", true);
        m_add->setDefault(true);
        connect(m_way, &QComboBox::currentIndexChanged, this, &EngineForm::showWay);
        connect(m_browse, &QPushButton::clicked, this, [this] {
            const QString path = m_questions.fileToOpen(tr("Your engine"), {}, tr("All files (*)"));
            if (!path.isEmpty())
                m_command->setText(QString::fromStdString(shellWord(path.toStdString())));
        });
        for (QLineEdit* edit : {m_command, m_name, m_environment})
            connect(edit, &QLineEdit::textChanged, this, &EngineForm::check);
        layOut();
        showWay();
        m_command->setFocus();
    }

    // The engine, if the dialog was accepted. One without a name is named by what starts it, and has no path.
    const EngineFile& chosen() const { return m_chosen; }

private:
    void layOut()
    {
        auto* command = newLayout<QHBoxLayout>(nullptr, {}, 8);
        command->addWidget(m_command, 1);
        command->addWidget(m_browse);
        auto* form = new QFormLayout;
        form->setHorizontalSpacing(16);
        form->setVerticalSpacing(8);
        form->addRow(tr("Kind"), m_way);
        form->addRow(tr("Command"), command);
        form->addRow(QString(), m_hint);
        form->addRow(tr("Time limit"), m_timeLimit);
        form->addRow(tr("Name"), m_name);
        form->addRow(tr("Environment"), m_environment);

        auto* buttons = new QDialogButtonBox;
        buttons->addButton(dialogButton(tr("Cancel"), tr("Leave the engines as they are")),
                           QDialogButtonBox::RejectRole);
        buttons->addButton(m_add, QDialogButtonBox::AcceptRole);
        connect(buttons, &QDialogButtonBox::accepted, this, &EngineForm::take);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        auto* rows = dialogRows(this, 12);
        rows->addLayout(form);
        addWidgets(rows, {m_said, buttons});
    }

    void showWay()
    {
        const Way& way = kWays[m_way->currentIndex()];
        m_hint->setText(tr(way.hint));
        m_command->setPlaceholderText(QString::fromLatin1(way.example));
        check();
    }

    void check()
    {
        m_add->setEnabled(!m_command->text().trimmed().isEmpty());
        const bool isKept = !m_name->text().trimmed().isEmpty();
        m_add->setText(isKept ? tr("&Keep and use") : tr("&Use"));
        m_environment->setEnabled(isKept);
        m_environment->setToolTip(isKept ? tr("Variables for the engine's process: NAME=VALUE, with blanks between")
                                         : tr("Of an engine that is kept under a name; else “env NAME=VALUE” in front "
                                              "of a command does the same"));
        m_said->setText({});
        m_said->hide();
    }

    // Takes the engine and accepts the dialog, or says what is wrong with it.
    void take()
    {
        const std::string start = (m_way->currentData().toString() + m_command->text().trimmed()).toStdString();
        const std::string name = m_name->text().trimmed().toStdString();
        try {
            m_chosen = {.path = {},
                        .name = name,
                        .start = start,
                        .timeLimit = double(m_timeLimit->value()),
                        .environment = name.empty() ? std::map<std::string, std::string>()
                                                    : environmentFrom(m_environment->text().toStdString())};
            if (name.empty()) {
                makeForeignEngine(start); // throws if the words are wrong; it starts nothing
            } else {
                m_chosen.path = engineFolders().front() / (name + std::string(kEngineFileEnd));
                writeEngineFile(m_chosen);
            }
            accept();
        } catch (const std::exception& e) {
            m_said->setText(inWindowLanguage(messageOf(e)));
            m_said->setRole(Role::Bad);
            m_said->show();
            adjustSize(); // the dialog grows, so that all lines of the hint stay visible
        }
    }

    Prompts& m_questions;
    QComboBox* m_way = new QComboBox;
    QLineEdit *m_command, *m_name, *m_environment;
    QSpinBox* m_timeLimit = new QSpinBox;
    ToneLabel *m_hint, *m_said;
    QPushButton *m_browse, *m_add;
    EngineFile m_chosen;
};

// Runs the engines, sets how they run and with how much memory, and says what failed until a later run goes well.
// Adds a user's engines: programs, libraries and shaders.
class RunController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::RunController)

public:
    // Takes on what the settings say; `budget`: MiB, 0: the settings'.

    RunController(const WindowContext& with, uint64_t budget)
        : Controller(with)
    {
        m_with.limits.restore(m_settings.value(kLimits).toMap());
        m_document.setMemoryBudget(budgetOf(budget != 0 ? budget : keptBudget(m_settings)));
        m_document.setValidates(m_settings.value(kValidateSetting, false).toBool());
        connect(&m_views.sources(), &SourceList::engineRequested, this, &RunController::askEngine);
    }

    std::vector<ActionTable> actions() override
    {
        Document& document = m_document;
        const std::vector<ActionRow> rows{
            {"run", tr("&Run"), tr("Run the case on both engines now"), "Ctrl+R", "run",
             [&document] { document.run(); }},
            {"live", tr("&Live"), tr("Run again after every change"), "Ctrl+L", "live",
             switchOf(document, &Document::live, &Document::setLive)},
            {"validate", tr("&Validate Vulkan"),
             tr("Run Vulkan under its validation layer: what that says is shown as the engine's error"), "",
             [this] {
                 m_document.setValidates(!m_document.validates());
                 m_settings.set(kValidateSetting, m_document.validates());
             },
             checkedIf([&document] { return document.validates(); })},
            {"memoryBudget", tr("&Memory budget…"),
             tr("How much memory a case or a file may take; what needs more is refused before it is read"), "",
             [this] { changeMemoryBudget(); }},
            {"swapEngines", tr("&Swap A and B"), tr("Swap engine A and engine B"), "X", "swap",
             [&document] { document.setEngines(document.engineB(), document.engineA()); },
             enabledIf([&document] { return !document.engineB().isEmpty(); }, tr("there is no B"))},
            {"addEngine", tr("Add &engine…"), tr("Run a program, a library or a shader of yours as engine B"),
             "Ctrl+Shift+E", [this] { askEngine(1); }},
            {"newShader", tr("&New shader…"),
             tr("Write a compute shader that computes this operator right, and run it as engine B: each time it is "
                "saved, "
                "it is compiled and run again"),
             "", [this] { newShader(); },
             enabledIf([&document] { return !shaderTemplate(document.currentCase().op).empty(); },
                       tr("there is no shader to begin with for this operator"))},
        };
        return {{tr("Run"), rows}};
    }

    // Asks for one of the user's own engines and uses it as that result; 0: A.
    void askEngine(size_t result)
    {
        EngineForm form(m_questions, &m_with.window);
        if (form.exec() != QDialog::Accepted)
            return;
        const EngineFile& chosen = form.chosen();
        if (chosen.name.empty()) {
            m_with.limits.set(chosen.start, chosen.timeLimit.value());
            m_settings.set(kLimits, m_with.limits.values());
        }
        m_document.renewEngines(); // there may be an engine of this name with another limit
        m_document.setResult(result, QString::fromStdString(chosen.name.empty() ? chosen.start : chosen.name));
    }

private:
    // A budget of `mebibytes` (0: half of the machine's memory), with the words that say how a user raises it.
    static MemoryBudget budgetOf(uint64_t mebibytes)
    {
        const QString advice = tr("Run → Memory budget… raises it, on a command line --memory-budget");
        return {mebibytes == 0 ? halfOfMemory() : mebibytes << 20, advice.toStdString()};
    }

    // Asks how much memory in MiB a case or a file may take; 0: half of the machine's. None: the user cancelled.
    static std::optional<uint64_t> askForBudget(uint64_t chosen, uint64_t inForce, QWidget* parent)
    {
        constexpr int kMost = std::numeric_limits<int>::max();
        QInputDialog dialog(parent);
        dialog.setWindowTitle(tr("Memory budget"));
        dialog.setLabelText(tr("A case with its buffers and tables, or a file, may take so much; what needs "
                               "more is refused before it is read. In force: %1 MiB.")
                                .arg(inForce)
                            + u'\n' + tr("In MiB; 0: half of this machine's memory"));
        dialog.findChild<QLabel*>()->setWordWrap(true);
        dialog.setInputMode(QInputDialog::IntInput);
        dialog.setIntRange(0, kMost);
        dialog.setIntStep(1024);
        dialog.setIntValue(int(std::min(chosen, uint64_t(kMost))));
        return dialog.exec() == QDialog::Accepted ? std::optional(uint64_t(dialog.intValue())) : std::nullopt;
    }

    void changeMemoryBudget()
    {
        const std::optional<uint64_t> chosen =
            askForBudget(keptBudget(m_settings), m_document.memoryBudget().bytes >> 20, &m_with.window);
        if (!chosen)
            return;
        m_settings.set(kBudgetKey, qulonglong(*chosen));
        m_document.setMemoryBudget(budgetOf(*chosen));
    }

    // Writes the file of a new engine, and takes it as engine B.
    void newShader()
    {
        const Operator& op = m_document.currentCase().op;
        const std::string_view source = shaderTemplate(op);
        const QString path = m_questions.fileToSave(tr("New shader"), QStringLiteral("mine.comp"), tr("GLSL (*.comp)"));
        if (path.isEmpty())
            return;
        if (!reportErrors(m_messages,
                          [&] { writeFileAtomically(path.toStdU16String(), std::as_bytes(std::span(source))); }))
            return;
        m_document.renewEngines();
        m_document.setResult(1, QStringLiteral("shader:") + path);
        const DataType type = outputDesc(op).dataType;
        const std::vector<DataType> done = templateTypes(op);
        const QString begins = std::ranges::count(done, type) > 0
            ? tr("%1 starts out right.").arg(QFileInfo(path).fileName())
            : tr("%1 does %2, and not yet %3, which this case is of.")
                  .arg(QFileInfo(path).fileName(),
                       toQString(listText(done, ", ", [](DataType each) { return name(each); })),
                       toQString(name(type)));
        m_messages.note(QStringLiteral("%1 %2").arg(
                            begins, tr("Change it in an editor: each time it is saved, it is compiled and run again.")),
                        {tr("Open in the editor"), [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); }});
    }
};

std::unique_ptr<ActionSource> makeRunController(const WindowContext& with, uint64_t budget)
{
    return std::make_unique<RunController>(with, budget);
}

} // namespace tessera
