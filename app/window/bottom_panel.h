// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/tabs/tab.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QStackedWidget>
#include <QTabWidget>

#include <span>

class QMenu;

namespace tessera {

class SegmentedControl;

// A page of the bottom panel: the settings and the command line know it by its name, the window shows both in its
// language.
struct BottomTab {
    // When the page is a tab. Sampled: while the operator samples axes; Memory: while it does not; Compared: as a part
    // of the tab "Compare"; More: while it is the current one.
    enum class Place { Front, Sampled, Memory, Compared, More };

    const char* name;
    const char* tip; // one sentence
    Qt::Key key; // pressed with Alt+Shift
    QWidget* (*make)(const TabParts& parts); // the page
    Place place = Place::Front;

    static QString words(const char* text) { return QCoreApplication::translate("BottomTab", text); }
    // the id of the action that shows the page: "mappingTab"
    QString action() const { return QString::fromLatin1(name).toLower() + QStringLiteral("Tab"); }
};

std::span<const BottomTab> bottomTabs(); // in the bottom panel's order

// The panel of explanations below the tensors. At most five pages of bottomTabs() are tabs; the others are behind the
// button "More", whose menu also moves and hides the panel.
class BottomPanel : public QDockWidget {
    Q_OBJECT

public:
    explicit BottomPanel(const TabParts& parts, QWidget* parent = nullptr);

    bool showTab(const QString& name); // "Mapping", in any case; false: there is none of that name
    bool revealTab(const QString& name); // shows the panel too
    void openTab(const QString& name); // shows the page and gives it the keyboard's focus
    void explain(const QString& tab); // shows this tab, which explains a map, unless another that does is on show
    QString currentTab() const; // its name
    QStringList otherTabs() const; // actions of the tabs under More that have something to show
    void addAbove(QWidget* bar); // adds a bar over the tabs
    QMenu& menu() const { return *m_menu; } // the button's, empty at first
    // The page of this class, which one of bottomTabs() makes.
    template <class Page> Page& page() const { return *widget()->findChild<Page*>(); }

signals:
    void tabChanged();

private:
    QWidget* makeCorner();
    bool isInFront(const BottomTab& tab) const;
    void showFront();

    Document* m_document;
    QTabWidget* m_tabs = new QTabWidget;
    QStackedWidget* m_compared = new QStackedWidget;
    SegmentedControl* m_parts; // chooses which of m_compared is shown
    std::vector<QWidget*> m_pages; // one for each of bottomTabs(), in their order
    QMenu* m_menu;
};

} // namespace tessera
