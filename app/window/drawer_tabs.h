// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/compute/registry/registry.h"

#include <QCoreApplication>

#include <span>

class QWidget;

namespace tessera {

class Document;
class OwnTolerances;

// What the pages of the drawer are made of. Everything outlives them.
struct DrawerParts {
    Document* document;
    EngineFactory makeEngine;
    OwnTolerances* tolerances;
};

// A tab of the drawer: the settings and the command line know it by its name, the window shows both in its language.
struct DrawerTab {
    const char* name;
    const char* tip; // one sentence
    Qt::Key key; // with Alt+Shift
    QWidget* (*make)(const DrawerParts& parts); // the page

    static QString words(const char* text) { return QCoreApplication::translate("DrawerTab", text); }
    QString action() const; // the id of the one that shows it: "mappingTab"
};

std::span<const DrawerTab> drawerTabs(); // in the drawer's order

} // namespace tessera
