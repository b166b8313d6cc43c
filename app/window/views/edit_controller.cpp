// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/messages.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/cli/arguments/pasted_line.h"
#include "app/cli/arguments/shared_options.h"
#include "app/model/document/document.h"
#include "app/model/document/known_engines.h"
#include "app/model/document/output_source.h"
#include "app/model/document/picture_codec.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/window/views/initial_view.h"
#include "app/window/views/view_area.h"
#include "app/window/views/view_controllers.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/tensor/element_text.h"
#include "engine/formats/io/file_kind.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QScopeGuard>

namespace tessera {

namespace {

QString sourceWord(const QString& name)
{
    return QString::fromStdString(shellWord((isFileSource(name) ? pathOfSource(name) : name).toStdString()));
}

// The command line of the case. An unchanged node of a model is named by its node.
QString caseWords(const Document& document)
{
    const bool isNode = !document.isModified() && isNodeOfModel(pathOf(document.path()));
    return QString::fromStdString(isNode ? shellWord(document.path().toStdString()) : toText(document.currentCase()));
}

// The words for A. The recorded output of a node needs none: the name of the node implies it.
QString engineWords(const Document& document)
{
    const QString engine = document.engineA();
    const bool isRecorded = !document.isModified() && isFileSource(engine) && pathOfSource(engine) == document.path();
    return isRecorded ? QString() : QStringLiteral(" --engine ") + sourceWord(engine);
}

// The options that say where the player stands; other commands understand them too.
QString playText(const WindowContext& with)
{
    const PlayState& play = with.document.play();
    if (!play.isOn)
        return {};
    uint64_t done = play.stepsDone;
    if (const RunResult* shown = with.document.shown())
        done = std::min(done, Player(shown->plan, play.stepping).steps());
    return QStringLiteral(" --step %1,along=%2,by=%3")
        .arg(done)
        .arg(toQString(name(play.stepping.order)), toQString(name(play.stepping.unit)));
}

// The limit in seconds. The command has one for both engines: the longer of the two; none: the usual one.
std::optional<double> timeLimit(const WindowContext& with)
{
    std::optional<double> limit;
    for (const QString& engine : with.document.results())
        limit = std::max(limit, with.limits.of(engine.toStdString()));
    return limit;
}

} // namespace

// Undo and redo, and the clipboard: values, pictures and cases as commands.
class EditController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::EditController)

public:
    EditController(const WindowContext& with, std::function<QString()> result)
        : Controller(with)
        , m_result(std::move(result))
    {
    }

    std::vector<ActionTable> actions() override
    {
        QUndoGroup* undo = m_document.undoGroup();
        const auto hasOther = [this] { return withOtherOrder(m_document.currentCase().op).has_value(); };
        const std::vector<ActionRow> rows{
            {"undo", tr("&Undo"), tr("Take the last change back"), "Ctrl+Z", "undo", [undo] { undo->undo(); },
             enabledIf([undo] { return undo->canUndo(); }, tr("nothing was changed")), textIs([undo] {
                 return undo->undoText().isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undo->undoText());
             })},
            {"redo", tr("&Redo"), tr("Make the change again"), "Ctrl+Shift+Z; Ctrl+Y", "redo", [undo] { undo->redo(); },
             enabledIf([undo] { return undo->canRedo(); }, tr("nothing was taken back")), textIs([undo] {
                 return undo->redoText().isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(undo->redoText());
             })},
            {"copyValue", tr("&Copy value or selection"),
             tr("Copy the selection as rows of numbers; where there is none, the active element's value"),
             QKeySequence::Copy, "copy", [this] { copyValue(); }},
            {"copyPicture", tr("Copy &picture"), tr("Copy what the pane shows as a picture"), "Ctrl+Shift+C",
             [this] { copyPicture(); }},
            {"copyReproducer", tr("Copy as c&ommand"), tr("Copy the command that checks this very case"), "Ctrl+Alt+C",
             [this] {
                 const QString result = m_result ? m_result() : QString();
                 QGuiApplication::clipboard()->setText(result.isEmpty() ? reproducer(m_with) : result);
             }},
            {"copyPictureCommand", tr("Copy as command of the picture"),
             tr("Copy the command that draws what the pane shows: this place, this size, these colours"), "Ctrl+Alt+V",
             [this] { QGuiApplication::clipboard()->setText(pictureCommand(m_with)); }},
            {"paste", tr("Paste c&ase"),
             tr("Show the case whose command, or whose words of a framework, are in the clipboard"),
             QKeySequence::Paste, [this] { pasteCase(); }},
            {"otherOrder", tr("In t&he other order"), tr("Show the case with the other order of channels and blocks"),
             "Ctrl+Alt+O",
             [this] {
                 if (const auto op = withOtherOrder(m_document.currentCase().op))
                     m_document.setOperator(*op, tr("Other order"));
             },
             enabledIf(hasOther, tr("the operator has no order"))},
        };
        return {{tr("Edit"), rows}};
    }

private:
    void copyValue()
    {
        if (m_views.display().selection())
            return copySelection(m_with, SelectionFormat::Text);
        const std::optional<Pick> pick = m_document.active();
        const Tensor* tensor = pick ? m_document.tensor(pick->side) : nullptr;
        if (tensor)
            QGuiApplication::clipboard()->setText(valueText(*tensor, pick->element));
    }

    void copyPicture()
    {
        const PictureOf of = m_views.isComparing() ? PictureOf::Comparison
            : m_views.keySide() == Side::Input     ? PictureOf::Input
                                                   : PictureOf::Output;
        m_views.withoutRing([&] { QGuiApplication::clipboard()->setImage(m_views.picture(of).image(1)); });
    }

    void pasteCase()
    {
        const std::string text = QGuiApplication::clipboard()->text().toStdString();
        if (text.find_first_not_of(" \t\r\n") == text.npos)
            return;
        reportErrors(m_messages, [&] {
            const TensorDesc& open = inputDesc(m_document.currentCase().op);
            const PastedLine line = pastedLineOrWords(text, {.sizes = open.sizes, .type = open.dataType},
                                                      windowPictureCodec(), m_document.memoryBudget());
            m_messages.clear();
            {
                m_document.undoStack()->beginMacro(tr("Paste a case"));
                const QScopeGuard end([this] { m_document.undoStack()->endMacro(); });
                m_document.replaceCase(line.c, {});
                m_document.forgetPins();
                take(line);
            }
            m_with.firstLook.awaitFirstResult(); // the view is still the old case's
        });
    }

    // Takes what the line says besides the case. Compared files and the tolerance belonged to the case before.
    void take(const PastedLine& line)
    {
        const auto source = [](const std::optional<std::string>& words, const QString& otherwise) {
            return words ? QString::fromStdString(*words == "none" ? "" : sourceNamed(*words)) : otherwise;
        };
        const Document::State own(line.c, m_document.state(), m_document.memoryBudget());
        QStringList results{source(line.engine, own.engines.front())};
        for (const std::string& other : line.against)
            results << source(other, {});
        m_document.setResults(line.against.empty() ? results << own.engines.mid(1) : results);
        m_document.setPlay(playState(line.steps));
        if (line.tolerance.isEmpty()) {
            m_document.setTolerance({});
        } else if (validate(line.c.op).empty()) {
            const bool bothExecutePlans = sourceExecutesPlans(m_document.engineA().toStdString())
                && sourceExecutesPlans(m_document.engineB().toStdString());
            m_document.setTolerance(line.tolerance.of(makePlan(line.c.op), std::nullopt, bothExecutePlans));
        }
        if (line.element && validate(line.c.op).empty()) {
            const Pick pick{Side::Output, elementFromText(*line.element, outputDesc(line.c.op).sizes)};
            const auto pinIt = [this, pick, c = line.c] { // once there is something to explain
                if (m_document.currentCase() == c)
                    m_document.pin(pick);
            };
            connect(&m_document, &Document::shownChanged, this, pinIt, Qt::SingleShotConnection);
        }
        QStringList ignored;
        for (const std::string& option : line.ignored)
            ignored << QString::fromStdString(option);
        for (const Message& note : line.notes)
            m_messages.note(inWindowLanguage(note));
        if (!ignored.isEmpty())
            m_messages.note(tr("Not taken from the line, for it means nothing here: %1.").arg(ignored.join(tr(", "))));
    }

    std::function<QString()> m_result;
};

// the command that repeats the comparison that is shown
QString reproducer(const WindowContext& with)
{
    QString line = QStringLiteral("tessera check ") + caseWords(with.document) + engineWords(with.document);
    if (!with.document.engineB().isEmpty())
        line += QStringLiteral(" --against %1").arg(sourceWord(with.document.engineB()));
    if (with.document.toleranceIsChosen())
        line += QString::fromStdString(optionsText(with.document.tolerance()));
    if (const std::optional<double> limit = timeLimit(with))
        line += QStringLiteral(" --timeout %1").arg(*limit);
    return line + playText(with);
}

// the command that draws what the pane shows
QString pictureCommand(const WindowContext& with)
{
    const TensorView* view = with.views.keyView();
    const QString of = with.views.isComparing() ? QStringLiteral("comparison")
        : with.views.keySide() == Side::Input   ? QStringLiteral("input")
                                                : QStringLiteral("output");
    QString line = QStringLiteral("tessera render ") + caseWords(with.document) + engineWords(with.document);
    if (with.views.isComparing()) {
        for (const QString& other : with.document.results().mid(1))
            line += QStringLiteral(" --against %1").arg(sourceWord(other));
        if (with.document.base() > 0)
            line += QStringLiteral(" --base %1").arg(letterOf(with.document.base()));
    }
    line += QStringLiteral(" --view %1").arg(of) + viewText(*view)
        + toneOptions(view->tone(), with.views.display().fixedRange());
    return line + playText(with) + QStringLiteral(" --out view.png");
}

std::unique_ptr<ActionSource> makeEditController(const WindowContext& with, std::function<QString()> result)
{
    return std::make_unique<EditController>(with, std::move(result));
}

namespace {

constexpr uint64_t kMostCopied = 1'000'000; // elements; more text would fill the programs that read the clipboard

// The row of the active element; none if no element is pinned or hovered.
std::optional<ElementSelection> activeRow(const Document& document)
{
    const std::optional<Pick> pick = document.active();
    const Tensor* tensor = pick ? document.tensor(pick->side) : nullptr;
    if (!tensor)
        return {};
    ElementBox row = ElementBox::of(tensor->desc);
    const std::vector<uint32_t> at = coordinates(tensor->desc.sizes, pick->element);
    for (size_t i = 0; i + 1 < at.size(); ++i)
        row.first[4 - at.size() + i] = row.last[4 - at.size() + i] = at[i];
    return ElementSelection{.side = pick->side, .sizes = tensor->desc.sizes, .parts = {{row, true}}};
}

} // namespace

// What dragging in a tensor does, which elements are selected, and their values in the clipboard.
class SelectionController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::SelectionController)

public:
    explicit SelectionController(const WindowContext& with)
        : Controller(with)
    {
        connect(&m_document, &Document::picksChanged, this, &ActionSource::actionsChanged);
    }

    std::vector<ActionTable> actions() override
    {
        using Tool = TensorDisplay::Tool;
        TensorDisplay& display = m_views.display();
        const auto tool = [&](const char* id, const QString& text, const QString& tip, const char* key, Tool value) {
            const auto isChosen = [&display, value] { return display.tool() == value; };
            return ActionRow(
                id, text, tip, key, [&display, value] { display.setTool(value); }, checkedIf(isChosen, "tool"));
        };
        const StatePart ofAny = enabledIf([this] { return m_views.display().selection() || m_document.active(); },
                                          tr("nothing is selected or pinned"));
        const auto copying = [&](const char* id, const QString& text, const QString& tip, SelectionFormat format) {
            return ActionRow(
                id, text, tip, "", [this, format] { copySelection(m_with, format); }, ofAny);
        };
        const std::vector<ActionRow> rows{
            tool("toolPan", tr("&Move tool"), tr("Dragging moves the tensors"), "P", Tool::Pan),
            tool("toolSelect", tr("&Select tool"),
                 tr("Dragging selects a rectangle; Shift adds one, Ctrl takes one away"), "M", Tool::Select),
            tool("toolInspect", tr("&Inspect tool"), tr("Dragging takes the pin along"), "I", Tool::Inspect),
            {"selectAll", tr("Select a&ll"), tr("Select every element of the current pane"), QKeySequence::SelectAll,
             [this] {
                 const Side side = m_views.keySide();
                 if (const Tensor* tensor = m_document.tensor(side))
                     m_views.display().setSelection(ElementSelection{
                         .side = side, .sizes = tensor->desc.sizes, .parts = {{ElementBox::of(tensor->desc), true}}});
             }},
            {"copyRow", tr("Copy ro&w"), tr("Copy the row of the active element"), "",
             [this] {
                 if (const std::optional<ElementSelection> row = activeRow(m_document))
                     QGuiApplication::clipboard()->setText(
                         selectionText(*m_document.tensor(row->side), *row, SelectionFormat::Text));
             }},
            copying("copyCsv", tr("Copy as CS&V"),
                    tr("Copy the selection, or else the active element's row, separated by commas"),
                    SelectionFormat::Csv),
            copying("copyCArray", tr("Copy as C arra&y"),
                    tr("Copy the selection, or else the active element's row, as a constant of C"),
                    SelectionFormat::CArray),
            copying("copyNumPy", tr("Copy as N&umPy"),
                    tr("Copy the selection, or else the active element's row, as an np.array"), SelectionFormat::NumPy),
        };
        return {{tr("Edit"), rows}};
    }
};

void copySelection(const WindowContext& with, SelectionFormat format)
{
    const std::optional<ElementSelection>& selected = with.views.display().selection();
    const std::optional<ElementSelection> elements = selected ? selected : activeRow(with.document);
    const Tensor* tensor = elements ? with.document.tensor(elements->side) : nullptr;
    if (!tensor)
        return;
    const uint64_t count = elements->count();
    if (count > kMostCopied)
        return with.messages.error(
            SelectionController::tr(
                "%1 elements are too many for the clipboard; %2 are the most. Save the tensor as .npy instead.",
                nullptr, pluralNumber(count))
                .arg(countText(count), countText(kMostCopied)));
    QGuiApplication::clipboard()->setText(selectionText(*tensor, *elements, format));
}

std::unique_ptr<ActionSource> makeSelectionController(const WindowContext& with)
{
    return std::make_unique<SelectionController>(with);
}

} // namespace tessera
