// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "engine/compute/registry/registry.h"

#include <functional>
#include <memory>
#include <utility>
#include <vector>

class QWidget;

namespace tessera {

// This room has the controllers of views and results, and what all controllers of the window share. The main window and
// window/files use it.

class Actions;
class CaseTabs;
class Document;
class FileWriter;
class FilesController;
class InputController;
class InputLoader;
class LessonController;
class MessageBar;
class ModelController;
class Prompts;
class ResultHistory;
class ViewArea;
class WindowSettings;

// Work that can be stopped. Escape stops one at a time, in the order in which they were added.
class Stops {
public:
    void add(std::function<bool()> isOn, std::function<void()> stop)
    {
        m_all.emplace_back(std::move(isOn), std::move(stop));
    }
    template <class Work> void add(Work& work, bool (Work::*isOn)() const, void (Work::*stop)())
    {
        add(std::bind_front(isOn, &work), std::bind_front(stop, &work));
    }
    bool stopOne() const; // false: nothing goes on

private:
    std::vector<std::pair<std::function<bool()>, std::function<void()>>> m_all;
};

// What the controllers of a window work with. Some parts are made after a controller; its constructor must not use
// them.
struct WindowContext {
    QWidget& window;
    WindowSettings& settings;
    Actions& actions;
    MessageBar& messages;
    Prompts& questions;
    const EngineFactory& makeEngine;
    Document& document;
    ResultHistory& history;
    CaseTabs& tabs;
    ViewArea& views;
    InputLoader& loader;
    FileWriter& writer;
    InputController& input;
    LessonController& lessons;
    ModelController& models;
    FilesController& files;
    Stops& stops; // what Escape stops
    std::function<void(const QString&tab)> showTab, revealTab; // revealTab shows the tab's panel, too
};

// Actions that need no object of their own.
class ActionRows : public ActionSource {
public:
    explicit ActionRows(std::vector<ActionTable> tables)
        : m_tables(std::move(tables))
    {
    }
    std::vector<ActionTable> actions() override { return std::move(m_tables); } // it is asked once

private:
    std::vector<ActionTable> m_tables;
};
inline std::unique_ptr<ActionSource> sourceOf(std::vector<ActionTable> tables)
{
    return std::make_unique<ActionRows>(std::move(tables));
}

// A controller of the window.
class Controller : public ActionSource {
public:
    explicit Controller(const WindowContext& with)
        : m_with(with)
    {
    }

protected:
    const WindowContext& m_with;
    Document& m_document = m_with.document;
    CaseTabs& m_tabs = m_with.tabs;
    ViewArea& m_views = m_with.views;
    WindowSettings& m_settings = m_with.settings;
    MessageBar& m_messages = m_with.messages;
    Prompts& m_questions = m_with.questions;
};

} // namespace tessera
