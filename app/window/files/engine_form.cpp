// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/engine_form.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/case/case.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace tessera {

namespace {

struct Way {
    const char* prefix;
    const char* title;
    const char* example;
    const char* hint;
};

// In the order of the list.
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

} // namespace

EngineForm::EngineForm(Prompts& questions, QWidget* parent)
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

void EngineForm::layOut()
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
    buttons->addButton(dialogButton(tr("Cancel"), tr("Leave the engines as they are")), QDialogButtonBox::RejectRole);
    buttons->addButton(m_add, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &EngineForm::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = dialogRows(this, 12);
    rows->addLayout(form);
    rows->addWidget(m_said);
    rows->addWidget(buttons);
}

void EngineForm::showWay()
{
    const Way& way = kWays[m_way->currentIndex()];
    m_hint->setText(tr(way.hint));
    m_command->setPlaceholderText(QString::fromLatin1(way.example));
    check();
}

void EngineForm::check()
{
    m_add->setEnabled(!m_command->text().trimmed().isEmpty());
    const bool isKept = !m_name->text().trimmed().isEmpty();
    m_add->setText(isKept ? tr("&Keep and use") : tr("&Use"));
    m_environment->setEnabled(isKept);
    m_environment->setToolTip(
        isKept
            ? tr("Variables for the engine's process: NAME=VALUE, with blanks between")
            : tr("Of an engine that is kept under a name; else “env NAME=VALUE” in front of a command does the same"));
    m_said->setText({});
    m_said->hide();
}

void EngineForm::take()
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
            makeForeignEngine(start); // throws where the words are wrong; nothing is started
        } else {
            m_chosen.path = engineFolders().front() / (name + std::string(kEngineFileEnd));
            writeEngineFile(m_chosen);
        }
        accept();
    } catch (const std::exception& e) {
        m_said->setText(inWindowLanguage(messageOf(e)));
        m_said->setRole(Role::Bad);
        m_said->show();
        adjustSize(); // no line of the hint gives way to it
    }
}

} // namespace tessera
