// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/latest.h"
#include "app/model/document/document.h"
#include "app/window/files/show_server.h"
#include "app/window/views/window_context.h"
#include "engine/detect/identify/diagnosis.h"

#include <QPointer>
#include <QTimer>

#include <deque>
#include <memory>
#include <optional>

namespace tessera {

class GivenTensors;

// Tensors that other programs give: each name a tab, in which what comes next takes the place of what came before, with
// the zoom, the pins and the undo steps as they are. Listens where the user has told it to, or a program that has
// started the window for it.
class ShowController : public Controller {
    Q_OBJECT

public:
    // `window`: the one that is used; it outlives this.
    explicit ShowController(const WindowContext& with);

    std::vector<ActionTable> actions() override;
    bool listens() const { return m_server != nullptr; }
    void setListening(bool listens); // as long as this window is open; a message says why it cannot

private:
    struct Waiting {
        QPointer<QLocalSocket> peer; // null: it is gone
        ShowMessage message;
    };
    // What makes the second of two files of the first.
    struct Pair {
        std::shared_ptr<GivenTensors> given;
        uint64_t frame; // as it was when it was asked about
    };

    void takeNext();
    void take(ShowMessage message); // throws IoError, TextError
    int find(const QString& name) const; // the tab; -1: there is none
    bool isAsBefore(int index, const ShowMessage& message) const; // the case stays, with other values
    void show(int index, const std::shared_ptr<GivenTensors>& given);
    std::unique_ptr<Document::State> stateOf(const std::shared_ptr<GivenTensors>& given, const Operator& op) const;
    void search(const std::shared_ptr<GivenTensors>& given);
    void takeFound(const Pair& pair, const Reply<Diagnosis>& reply);
    void showFound(int index, const Operator& op);

    std::unique_ptr<ShowServer> m_server;
    std::deque<Waiting> m_waiting; // until what came before is drawn
    QTimer m_patience; // of the first of them
    std::deque<std::weak_ptr<GivenTensors>> m_unsearched;
    Latest<Pair, Diagnosis> m_search; // last
};

} // namespace tessera
