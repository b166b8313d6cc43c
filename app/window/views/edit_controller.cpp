// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/messages.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/cli/arguments/pasted_line.h"
#include "app/cli/arguments/shared_options.h"
#include "app/model/document/document.h"
#include "app/model/document/output_source.h"
#include "app/model/document/picture_codec.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/window/views/view_area.h"
#include "app/window/views/view_controllers.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/message/plain_text.h"
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

void copyValue(const WindowContext& with)
{
    if (with.views.display().selection())
        return copySelection(with, SelectionFormat::Text);
    const std::optional<Pick> pick = with.document.active();
    const Tensor* tensor = pick ? with.document.tensor(pick->side) : nullptr;
    if (tensor)
        QGuiApplication::clipboard()->setText(valueText(*tensor, pick->element));
}

PictureOf shownPicture(const ViewArea& views)
{
    if (views.isComparing())
        return PictureOf::Comparison;
    return views.keySide() == Side::Input ? PictureOf::Input : PictureOf::Output;
}

void copyPicture(const ViewArea& views)
{
    views.withoutRing([&] { QGuiApplication::clipboard()->setImage(views.picture(shownPicture(views)).image(1)); });
}

// Takes what the line says besides the case. Compared files and the tolerance belonged to the case before.
void take(const PastedLine& line, const WindowContext& with)
{
    Document& document = with.document;
    const auto source = [](const std::optional<std::string>& words, const QString& otherwise) {
        return words ? QString::fromStdString(*words == "none" ? "" : sourceNamed(*words)) : otherwise;
    };
    const Document::State own(line.c, document.state(), document.memoryBudget());
    QStringList results{source(line.engine, own.engines.front())};
    for (const std::string& other : line.against)
        results << source(other, {});
    document.setResults(line.against.empty() ? results << own.engines.mid(1) : results);
    document.setPlay(playState(line.steps));
    const bool runs = validate(line.c.op).empty();
    document.setTolerance({});
    if (!line.tolerance.isEmpty() && runs)
        takeTolerance(document, line.tolerance);
    if (line.element && runs) {
        const Pick pick{Side::Output, elementFromText(*line.element, line.c.op.output.sizes)};
        const auto pinIt = [&document, pick, c = line.c] { // once there is something to explain
            if (document.currentCase() == c)
                document.pin(pick);
        };
        QObject::connect(&document, &Document::shownChanged, &document, pinIt, Qt::SingleShotConnection);
    }
    for (const Message& note : line.notes)
        with.messages.note(inWindowLanguage(note));
    if (!line.ignored.empty())
        with.messages.note(
            tr("Not taken from the line, for it means nothing here: %1.").arg(toQString(listText(line.ignored, ", "))));
}

void pasteCase(const WindowContext& with)
{
    Document& document = with.document;
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    if (text.find_first_not_of(" \t\r\n") == text.npos)
        return;
    reportErrors(with.messages, [&] {
        const TensorDesc& open = document.currentCase().op.input;
        const PastedLine line = pastedLineOrWords(text, {.sizes = open.sizes, .type = open.dataType},
                                                  windowPictureCodec(), document.memoryBudget());
        with.messages.clear();
        {
            document.undoStack()->beginMacro(tr("Paste a case"));
            const QScopeGuard end([&] { document.undoStack()->endMacro(); });
            document.replaceCase(line.c, {});
            document.forgetPins();
            take(line, with);
        }
        with.document.awaitFirstResult(); // the view is still the old case's
    });
}

} // namespace

// Undo and redo, and the clipboard: values, pictures and cases as commands.
std::unique_ptr<ActionSource> editActions(const WindowContext& with, const std::function<QString()>& result)
{
    Document& document = with.document;
    QUndoGroup* undo = document.undoGroup();
    const auto hasOther = [&document] { return withOtherOrder(document.currentCase().op).has_value(); };
    const std::vector<ActionRow> rows{
        {"undo", tr("&Undo"), tr("Take the last change back"), "Ctrl+Z", "undo", [undo] { undo->undo(); },
         enabledIf([undo] { return undo->canUndo(); }, tr("nothing was changed")),
         textIs([undo] { return undo->undoText().isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undo->undoText()); })},
        {"redo", tr("&Redo"), tr("Make the change again"), "Ctrl+Shift+Z; Ctrl+Y", "redo", [undo] { undo->redo(); },
         enabledIf([undo] { return undo->canRedo(); }, tr("nothing was taken back")),
         textIs([undo] { return undo->redoText().isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(undo->redoText()); })},
        {"copyValue", tr("&Copy value or selection"),
         tr("Copy the selection as rows of numbers; where there is none, the active element's value"),
         QKeySequence::Copy, "copy", [&with] { copyValue(with); }},
        {"copyPicture", tr("Copy &picture"), tr("Copy what the pane shows as a picture"), "Ctrl+Shift+C",
         [&with] { copyPicture(with.views); }},
        {"copyReproducer", tr("Copy as c&ommand"), tr("Copy the command that checks this very case"), "Ctrl+Alt+C",
         [&with, result] {
             const QString ofResult = result ? result() : QString();
             QGuiApplication::clipboard()->setText(ofResult.isEmpty() ? reproducer(with) : ofResult);
         }},
        {"copyPictureCommand", tr("Copy as command of the picture"),
         tr("Copy the command that draws what the pane shows: this place, this size, these colours"), "Ctrl+Alt+V",
         [&with] { QGuiApplication::clipboard()->setText(pictureCommand(with)); }},
        {"paste", tr("Paste c&ase"),
         tr("Show the case whose command, or whose words of a framework, are in the clipboard"), QKeySequence::Paste,
         [&with] { pasteCase(with); }},
        {"otherOrder", tr("In t&he other order"), tr("Show the case with the other order of channels and blocks"),
         "Ctrl+Alt+O",
         [&document] { document.setOperator(*withOtherOrder(document.currentCase().op), tr("Other order")); },
         enabledIf(hasOther, tr("the operator has no order"))},
    };
    return sourceOf({{tr("Edit"), rows}});
}

// the command that repeats the comparison that is shown
QString reproducer(const WindowContext& with)
{
    QString line = QStringLiteral("tessera check ") + caseWords(with.document) + engineWords(with.document);
    if (!with.document.engineB().isEmpty())
        line += QStringLiteral(" --against %1").arg(sourceWord(with.document.engineB()));
    if (with.document.toleranceIsChosen())
        line += QString::fromStdString(optionsText(with.document.tolerance()));
    return line + playText(with);
}

// the command that draws what the pane shows
QString pictureCommand(const WindowContext& with)
{
    const TensorView* view = with.views.keyView();
    QString line = QStringLiteral("tessera render ") + caseWords(with.document) + engineWords(with.document);
    if (with.views.isComparing()) {
        for (const QString& other : with.document.results().mid(1))
            line += QStringLiteral(" --against %1").arg(sourceWord(other));
        if (with.document.base() > 0)
            line += QStringLiteral(" --base %1").arg(letterOf(with.document.base()));
    }
    line += QStringLiteral(" --view %1").arg(toQString(kPictureNames[size_t(shownPicture(with.views))]))
        + viewText(*view) + toneOptions(view->tone(), with.views.display().fixedRange());
    return line + playText(with) + QStringLiteral(" --out view.png");
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
    const auto at = PaddedShape(tensor->desc).coordinates(pick->element);
    for (size_t axis = 0; axis < 3; ++axis)
        row.first[axis] = row.last[axis] = at[axis];
    return ElementSelection{.side = pick->side, .sizes = tensor->desc.sizes, .parts = {{row, true}}};
}

void copyElements(const WindowContext& with, const std::optional<ElementSelection>& elements, SelectionFormat format)
{
    const Tensor* tensor = elements ? with.document.tensor(elements->side) : nullptr;
    if (!tensor)
        return;
    const uint64_t count = elements->count();
    if (count > kMostCopied)
        return with.messages.error(
            tr("%1 elements are too many for the clipboard; %2 are the most. Save the tensor as .npy instead.", nullptr,
               pluralNumber(count))
                .arg(countText(count), countText(kMostCopied)));
    QGuiApplication::clipboard()->setText(selectionText(*tensor, *elements, format));
}

} // namespace

void copySelection(const WindowContext& with, SelectionFormat format)
{
    const std::optional<ElementSelection>& selected = with.views.display().selection();
    copyElements(with, selected ? selected : activeRow(with.document), format);
}

// What dragging in a tensor does, which elements are selected, and their values in the clipboard.
std::unique_ptr<ActionSource> selectionActions(const WindowContext& with)
{
    using Tool = TensorDisplay::Tool;
    TensorDisplay& display = with.views.display();
    const auto tool = [&](const char* id, const QString& text, const QString& tip, const char* key, Tool value) {
        const auto isChosen = [&display, value] { return display.tool() == value; };
        return ActionRow(
            id, text, tip, key, [&display, value] { display.setTool(value); }, checkedIf(isChosen, "tool"));
    };
    const StatePart ofAny = enabledIf([&with] { return with.views.display().selection() || with.document.active(); },
                                      tr("nothing is selected or pinned"));
    const auto copying = [&](const char* id, const QString& text, const QString& tip, SelectionFormat format) {
        return ActionRow(
            id, text, tip, "", [&with, format] { copySelection(with, format); }, ofAny);
    };
    const std::vector<ActionRow> rows{
        tool("toolPan", tr("&Move tool"), tr("Dragging moves the tensors"), "P", Tool::Pan),
        tool("toolSelect", tr("&Select tool"), tr("Dragging selects a rectangle; Shift adds one, Ctrl takes one away"),
             "M", Tool::Select),
        tool("toolInspect", tr("&Inspect tool"), tr("Dragging takes the pin along"), "I", Tool::Inspect),
        {"selectAll", tr("Select a&ll"), tr("Select every element of the current pane"), QKeySequence::SelectAll,
         [&with] {
             const Side side = with.views.keySide();
             if (const Tensor* tensor = with.document.tensor(side))
                 with.views.display().setSelection(ElementSelection{
                     .side = side, .sizes = tensor->desc.sizes, .parts = {{ElementBox::of(tensor->desc), true}}});
         }},
        {"copyRow", tr("Copy ro&w"), tr("Copy the row of the active element"), "",
         [&with] { copyElements(with, activeRow(with.document), SelectionFormat::Text); }},
        copying("copyCsv", tr("Copy as CS&V"),
                tr("Copy the selection, or else the active element's row, separated by commas"), SelectionFormat::Csv),
        copying("copyCArray", tr("Copy as C arra&y"),
                tr("Copy the selection, or else the active element's row, as a constant of C"),
                SelectionFormat::CArray),
        copying("copyNumPy", tr("Copy as N&umPy"),
                tr("Copy the selection, or else the active element's row, as an np.array"), SelectionFormat::NumPy),
    };
    auto source = sourceOf({{tr("Edit"), rows}});
    QObject::connect(&with.document, &Document::picksChanged, source.get(), &ActionSource::actionsChanged);
    return source;
}

} // namespace tessera
