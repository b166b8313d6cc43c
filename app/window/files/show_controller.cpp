// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/actions.h"
#include "app/base/controls/messages.h"
#include "app/base/look/window_settings.h"
#include "app/base/look/words.h"
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/loaded_case.h"
#include "app/model/document/given_tensors.h"
#include "app/model/document/output_source.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/show_server.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/dispatch_job.h"

#include <QApplication>
#include <QLocalSocket>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <deque>

namespace tessera {

namespace {

const auto kTakes = QStringLiteral("takeTensors");
constexpr uint32_t kLeastPicture = 16; // the sides of a tensor that is taken for a picture

std::filesystem::path outputFile(const GivenTensors& given)
{
    return pathOfSource(given.output().toStdString());
}

// Throws IoError if it is no array, or larger than the budget.
TensorDesc descOf(const std::filesystem::path& path, const char* what, const MemoryBudget& budget)
{
    try {
        TensorDesc desc = describeNpy(path);
        if (totalBytes(desc) > budget.bytes)
            throw IoError(beyondBudget(path.string(), totalBytes(desc), budget));
        return desc;
    } catch (const IoError& e) {
        throw IoError(english(renamed(e.message(), path, what)));
    }
}

// Throws TextError if the case has another tensor.
void requireSame(const std::string& what, const TensorDesc& is, const TensorDesc& ofCase)
{
    if (is.sizes != ofCase.sizes || is.dataType != ofCase.dataType)
        throw TextError("the " + what + " is " + text(is) + "; the case's is " + text(ofCase));
}

bool isLikePicture(const TensorDesc& desc)
{
    const std::vector<uint32_t>& sizes = desc.sizes;
    return sizes.size() == 4 && (sizes[1] == 1 || sizes[1] == 3) && std::min(sizes[2], sizes[3]) >= kLeastPicture;
}

} // namespace

// Shows tensors that other programs give. Each name has a tab, where the newest tensors replace the earlier ones, and
// the zoom, the pins and the undo steps stay. It listens where the user has switched it on, or where a program has
// started the window for it.
class ShowController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::ShowController)

public:
    ShowController(const WindowContext& with, bool listens)
        : Controller(with)
    {
        connect(&m_document, &Document::runStateChanged, this, &ShowController::takeNext, Qt::QueuedConnection);
        if (listens || m_settings.value(kTakes, false).toBool())
            setListening(true);
    }

    std::vector<ActionTable> actions() override
    {
        const std::vector<ActionRow> rows{
            {"takeTensors", tr("Take tensors from other programs"),
             tr("Show what `tessera show` and tessera.show() of Python give, each name in a tab of its own"), "",
             [this] {
                 setListening(!listens());
                 m_settings.set(kTakes, listens());
             },
             checkedIf([this] { return listens(); })},
        };
        return {{tr("View"), rows}};
    }

    bool listens() const { return m_server != nullptr; }

    // Listens as long as this window is open; a message says why it cannot.
    void setListening(bool listens)
    {
        m_waiting.clear();
        m_server.reset();
        if (listens)
            reportErrors(m_messages, [this] {
                m_server = listenToPrograms([this](QLocalSocket* peer, ShowMessage message) {
                    m_waiting.push_back({peer, std::move(message)});
                    QTimer::singleShot(kShowPatience, peer, [this, peer] { leaveOut(peer); });
                    takeNext();
                });
            });
        emit actionsChanged();
    }

private:
    struct Waiting {
        QPointer<QLocalSocket> peer; // null: it is gone
        ShowMessage message;
    };

    // Back-pressure: a faster sender waits for the previous frame.
    void takeNext()
    {
        const auto isHeld = [this](const QString& name) { // the previous frame is not drawn yet
            return m_document.isRunning() && find(name) == m_tabs.currentIndex();
        };
        while (!m_waiting.empty() && !isHeld(m_waiting.front().message.name)) {
            Waiting next = std::move(m_waiting.front());
            m_waiting.pop_front();
            try {
                take(std::move(next.message));
                answer(next.peer, ShowAnswerKind::Taken);
            } catch (const std::exception& e) {
                answer(next.peer, ShowAnswerKind::Refused, english(messageOf(e)));
            }
        }
    }

    void leaveOut(QLocalSocket* peer) // unless it was answered
    {
        if (std::erase_if(m_waiting, [peer](const Waiting& each) { return each.peer == peer; }) > 0)
            answer(peer, ShowAnswerKind::LeftOut, "the window is still busy with what it shows");
        takeNext();
    }

    // Throws IoError, TextError.
    void take(ShowMessage message)
    {
        const int index = find(message.name);
        const MemoryBudget& budget = m_document.memoryBudget();
        uint64_t others = 0;
        for (int i = 0; i < m_tabs.count(); ++i)
            if (const auto& given = m_tabs.state(i).given; given && i != index)
                others += given->bytes();
        if (message.bytes > budget.bytes || others > budget.bytes - message.bytes)
            throw IoError("the tensors that are shown need " + english(neededAmount(others)) + ", and these "
                          + english(neededAmount(message.bytes)) + " more, above the memory budget of "
                          + english(amountOf(budget)) + "; close a tab");
        if (index >= 0 && isAsBefore(index, message)) {
            m_tabs.state(index).given->take(std::move(message.arrays), message.bytes);
            return m_tabs.renew(index);
        }
        auto given = std::make_shared<GivenTensors>(message.name);
        given->take(std::move(message.arrays), message.bytes);
        given->setLine(message.line);
        show(index, given);
    }

    // The tab of these tensors; -1: there is none.
    int find(const QString& name) const
    {
        for (int i = 0; i < m_tabs.count(); ++i)
            if (const auto& given = m_tabs.state(i).given; given && given->name() == name)
                return i;
        return -1;
    }

    // Whether the new tensors fit the case that is there.
    bool isAsBefore(int index, const ShowMessage& message) const
    {
        const Document::State& state = m_tabs.state(index);
        const GivenTensors& given = *state.given;
        if (message.line != given.line() || given.hasOutput() != (message.arrays.size() > 1)
            || state.current.data != DataSource(FromFile{given.input()}))
            return false;
        const auto now = [&](size_t array) {
            return descOf("/proc/self/fd/" + std::to_string(message.arrays[array].number()),
                          array == 0 ? "the input" : "the output", m_document.memoryBudget());
        };
        return now(0) == describeNpy(given.input()) && (!given.hasOutput() || now(1) == describeNpy(outputFile(given)));
    }

    void show(int index, const std::shared_ptr<GivenTensors>& given)
    {
        const MemoryBudget& budget = m_document.memoryBudget();
        const TensorDesc input = descOf(given->input(), "the input", budget);
        const auto output =
            given->hasOutput() ? std::optional(descOf(outputFile(*given), "the output", budget)) : std::nullopt;
        if (output && output->dataType != input.dataType)
            throw TextError("the output is " + text(*output) + " and the input " + text(input)
                            + ": give both one type");
        const bool isTold = !given->line().empty();
        const Operator op =
            operatorOn(isTold ? shellWords(given->line()) : Arguments{"DEPTH_TO_SPACE", "--BlockSize", "1"}, input);
        if (isTold) {
            requireSame("input", input, op.input);
            if (output)
                requireSame("output", *output, op.output);
        }
        throwIfInvalid(op, budget);
        const Case c{.title = {}, .op = op, .data = FromFile{given->input()}};
        auto state = std::make_unique<Document::State>(c, m_document.state(), budget);
        state->given = given;
        state->engines.resize(1); // the tensor alone is shown: there is nothing to compare it with
        if (output)
            state->engines.insert(isTold ? 0 : 1, given->output());
        if (index >= 0) {
            m_tabs.replace(index, std::move(state));
        } else {
            m_tabs.put(-1, std::move(state));
            m_document.awaitFirstResult({isLikePicture(input) && (!output || isLikePicture(*output))});
            QApplication::alert(&m_with.window);
        }
        if (QAction* search = m_with.actions.get(QStringLiteral("identifyB")); output && !isTold)
            m_messages.note(tr("No case was given with the two arrays: the second is shown as B."),
                            {tr("What makes B?"), [search] { search->trigger(); }});
    }

    std::unique_ptr<QObject> m_server;
    std::deque<Waiting> m_waiting; // frames that wait until the one before is drawn
};

std::unique_ptr<ActionSource> makeShowController(const WindowContext& with, bool listens)
{
    return std::make_unique<ShowController>(with, listens);
}

} // namespace tessera
