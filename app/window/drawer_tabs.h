// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace tessera {

// A tab of the drawer: the settings and the command line know it by its name, the window shows both in its language.
struct DrawerTab {
    const char* name;
    const char* tip; // one sentence
    Qt::Key key; // with Alt+Shift

    static QString words(const char* text) { return QCoreApplication::translate("DrawerTab", text); }
};

// In the drawer's order.
inline constexpr DrawerTab kDrawerTabs[] = {
    {QT_TRANSLATE_NOOP("DrawerTab", "Mapping"),
     QT_TRANSLATE_NOOP("DrawerTab", "Where an element comes from and goes to, and by which formula"), Qt::Key_W},
    {QT_TRANSLATE_NOOP("DrawerTab", "Axes"), QT_TRANSLATE_NOOP("DrawerTab", "How each axis is sampled, to scale"),
     Qt::Key_A},
    {QT_TRANSLATE_NOOP("DrawerTab", "Memory"),
     QT_TRANSLATE_NOOP("DrawerTab", "Both buffers in the order of their addresses"), Qt::Key_M},
    {QT_TRANSLATE_NOOP("DrawerTab", "Difference"),
     QT_TRANSLATE_NOOP("DrawerTab", "Where A and B differ, and by how much"), Qt::Key_D},
    {QT_TRANSLATE_NOOP("DrawerTab", "Verify"), QT_TRANSLATE_NOOP("DrawerTab", "Proofs about the case, on demand"),
     Qt::Key_V},
    {QT_TRANSLATE_NOOP("DrawerTab", "Timing"), QT_TRANSLATE_NOOP("DrawerTab", "How long the engines take"), Qt::Key_I},
    {QT_TRANSLATE_NOOP("DrawerTab", "Table"), QT_TRANSLATE_NOOP("DrawerTab", "One plane as numbers"), Qt::Key_T},
    {QT_TRANSLATE_NOOP("DrawerTab", "Pins"),
     QT_TRANSLATE_NOOP("DrawerTab", "The kept pins with the values of every result"), Qt::Key_P},
    {QT_TRANSLATE_NOOP("DrawerTab", "Code"),
     QT_TRANSLATE_NOOP("DrawerTab", "The case in the words of other frameworks, to copy"), Qt::Key_C},
};

} // namespace tessera
