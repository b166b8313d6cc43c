// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_pane.h"
#include "tests/app/support/text_probe.h"
#include "tests/app/support/window_fixture.h"

#include <iostream>

namespace tessera {
namespace {

TEST_F(WindowTest, StartsWithAnExampleThatExplainsItself)
{
    QStringList said;
    for (const char* each : {"verdict", "outReadout", "bReadout", "differenceReadout", "ulpReadout"})
        said << spoken(each);
    EXPECT_EQ(
        said,
        (QStringList{"equal, bit for bit · 48 of 48", "out (0,1,2,3) 49 0x00000031", "B 49", "A − B 0", "ULP 0"}));
    EXPECT_THAT(spoken("inReadout").toStdString(), StartsWith("in (0,"));
    EXPECT_TRUE(m_window.windowTitle().contains("Tessera") && !m_window.isWindowModified());
}

TEST_F(WindowTest, ABadFileIsToldAndTheCaseStays)
{
    const QString file = path("broken.json");
    writeContent(file, "{ \"resources\": 7");
    const auto placeOf = [&](const QWidget* part) { return placeIn(&m_window, part); };
    const std::array before{placeOf(view(Side::Input)), placeOf(view(Side::Output))};
    EXPECT_FALSE(m_window.files().tryOpen(file));
    waitUntilIdle();
    EXPECT_THAT(spoken("message").toStdString(), HasSubstr("broken.json"));
    const auto* message = part("messageBar");
    EXPECT_TRUE(message->isVisible() && m_window.rect().contains(placeOf(message)));
    for (const Side side : {Side::Input, Side::Output}) { // the view with its legend
        EXPECT_FALSE(placeOf(message).intersects(placeOf(view(side))));
        EXPECT_EQ(placeOf(view(side)), before[size_t(side)]) << "the tensors stay where they are";
    }
    EXPECT_EQ(document().currentCase(), documentationExample());
    EXPECT_EQ(spoken("verdict"), "equal, bit for bit · 48 of 48");
    QTest::mouseClick(named<QWidget>("Close this message"), Qt::LeftButton);
    EXPECT_FALSE(part("messageBar")->isVisible());
}

// The list of actions has every action, for users without a mouse and for users who search.
TEST_F(WindowTest, EveryActionHasItsOwnKeysAndWordsAndEveryButtonATip)
{
    key(Qt::Key_F1);
    const auto* list = part("actionDialog")->findChild<QTreeWidget*>();
    QStringList words, texts;
    for (const QTreeWidgetItem* item : list->findItems(QString(), Qt::MatchContains | Qt::MatchRecursive)) {
        words << item->text(0);
        texts << item->text(2);
    }
    std::map<QKeySequence, QString> keys;
    for (const Actions::Entry& entry : m_window.actions().all()) {
        const QString name = entry.action->objectName();
        EXPECT_FALSE(entry.action->text().isEmpty() || entry.action->toolTip().isEmpty() || entry.group.isEmpty())
            << name.toStdString();
        for (const QKeySequence& key : entry.action->shortcuts())
            EXPECT_EQ(keys.try_emplace(key, name).first->second, name) << key.toString().toStdString();
        EXPECT_TRUE(words.contains(entry.text) && texts.contains(keysText(*entry.action))) << name.toStdString();
    }
    EXPECT_GT(keys.size(), 30U);
    for (const char* gesture : {"M, Drag", "M, Shift+Drag", "M, Ctrl+Drag", "Shift+Arrows"})
        EXPECT_TRUE(texts.contains(QLatin1String(gesture))) << gesture;
    for (QAbstractButton* button : m_window.findChildren<QAbstractButton*>())
        if (button->isVisible() && !button->objectName().startsWith("qt_")) {
            EXPECT_FALSE(button->toolTip().isEmpty()) << nameOf(button).toStdString();
        }
}

TEST_F(WindowTest, ADraggedFileIsPromisedAndOpened)
{
    EXPECT_TRUE(drop("/nowhere/photo.png", QPoint(600, 400)));
    EXPECT_EQ(m_dragSaid, "Use photo.png as the input");
    EXPECT_FALSE(part("dropOverlay")->isVisible());
    EXPECT_THAT(spoken("message").toStdString(), HasSubstr("/nowhere/photo.png"));
}

TEST_F(WindowTest, AnOpenedPictureStartsInColourAndTheChoiceOfAModeStays)
{
    constexpr auto picture = PlaneMode::Picture, planes = PlaneMode::Atlas;
    const QString file = path("large photo.png");
    writePicture(file, {640, 480}); // a large picture, which is drawn later
    EXPECT_EQ(view(Side::Input)->mode(), planes);
    openFile(file);
    EXPECT_THAT(spoken("message").toStdString(), HasSubstr("the operator is now SPACE_TO_DEPTH1"));
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("UINT8 {1, 3, 480, 640}"));
    keyAt(Side::Output, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(document().currentCase(), documentationExample());

    document().setEngines("cpu", {}); // one engine, since the answer of a second one would draw the pane again
    changeCase("RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2");
    openFile(file);
    const auto both = [&] { return std::pair(view(Side::Input)->mode(), view(Side::Output)->mode()); };
    EXPECT_TRUE(waitFor([&] { return both() == std::pair(picture, picture); }));
    EXPECT_GT(pixelsLike(view(Side::Input), QColor(200, 30, 60)), 1000);

    trigger("link"); // unlinked panes zoom by themselves
    view(Side::Input)->setFocus();
    trigger("atlas");
    document().run();
    waitUntilIdle();
    EXPECT_EQ(both(), std::pair(planes, picture));

    openFile(file);
    EXPECT_TRUE(waitFor([&] { return both() == std::pair(picture, picture); }));
    trigger("link");
    trigger("atlas");
    EXPECT_EQ(both(), std::pair(planes, planes)) << "linked";
    EXPECT_TRUE(action("atlas")->isChecked());
    trigger("picture");
    EXPECT_EQ(both(), std::pair(picture, picture));
    EXPECT_TRUE(action("picture")->isChecked() && !action("atlas")->isChecked());
    changeCase(toText(documentationExample())); // the output has two channels
    EXPECT_EQ(both(), std::pair(planes, planes));
}

// A window on a machine without a Vulkan driver.
struct NoVulkanTest : WindowTest {
    NoVulkanTest()
        : WindowTest((qputenv("VK_DRIVER_FILES", "/nowhere.json"), WindowOptions{.fresh = true, .theme = Theme::Light}))
    {
    }
    ~NoVulkanTest() override { qunsetenv("VK_DRIVER_FILES"); }
};

TEST_F(NoVulkanTest, TheListOfEnginesSaysWhyAndTheRestWorks)
{
    EXPECT_EQ(spoken("verdict"), "equal, bit for bit · 48 of 48");
    auto* box = named<QComboBox>("Engine B");
    box->showPopup();
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(box->view());
    QAccessibleInterface* vulkan = nullptr;
    for (int i = 0; i < list->childCount(); ++i)
        if (list->child(i)->text(QAccessible::Name).startsWith("vulkan"))
            vulkan = list->child(i);
    ASSERT_TRUE(vulkan);
    EXPECT_EQ(vulkan->text(QAccessible::Name), "vulkan: missing");
    QWidget* viewport = box->view()->viewport();
    QTest::mouseClick(viewport, Qt::LeftButton, {}, viewport->mapFromGlobal(vulkan->rect().center()));
    EXPECT_EQ(box->currentText(), "reference"); // a missing engine cannot be chosen
    EXPECT_THAT(vulkan->text(QAccessible::Description).toStdString(),
                AllOf(HasSubstr("/nowhere.json"), HasSubstr("mesa-vulkan-drivers")));
    const QImage popup = box->view()->grab().toImage(); // but it is visible
    EXPECT_GT(pixelsLike(popup, popup.rect(), color(Role::Warning)), 100);
    box->hidePopup();
}

FakeEngine::Log g_noting{.note = "This device rounds down."};

struct NotingEngineTest : WindowTest {
    NotingEngineTest()
        : WindowTest({.fresh = true, .makeEngine = fakeEngines(g_noting)})
    {
    }
};

TEST_F(NotingEngineTest, WhatADevicesArithmeticDoesIsSaidBesideTheVerdict)
{
    EXPECT_THAT(part("verdict")->toolTip().toStdString(), HasSubstr("This device rounds down."));
}

TEST(WindowSettingsTest, AreKeptInTheFolderThatIsNamed)
{
    const QTemporaryDir folder;
    const QString saved = folder.filePath("a case.json");
    {
        MainWindow window({.configFolder = folder.path(), .theme = Theme::Light});
        window.actions().get("theme")->trigger();
        window.actions().get("validate")->trigger();
        saveCase(*window.document(), saved);
        EXPECT_TRUE(window.files().tryOpen(saved));
        window.actions().get("new")->trigger();
        window.close();
    }
    EXPECT_TRUE(QFile::exists(folder.filePath("tessera.json")));
    MainWindow again({.configFolder = folder.path()});
    again.show();
    QMenu* recent = nullptr;
    for (QMenu* menu : again.findChildren<QMenu*>())
        if (menu->title() == "Op&en recent")
            recent = menu;
    ASSERT_TRUE(recent);
    recent->popup(QPoint(50, 50));
    ASSERT_EQ(recent->actions().size(), 1);
    EXPECT_EQ(recent->actions().first()->text(), saved);
    EXPECT_THAT(again.windowTitle().toStdString(), Not(HasSubstr("a case.json")));
    QTest::keyClick(recent, Qt::Key_Down); // only some versions of Qt take a click away from the pointer
    QTest::keyClick(recent, Qt::Key_Return);
    EXPECT_THAT(again.windowTitle().toStdString(), HasSubstr("a case.json"));
    EXPECT_EQ(currentTheme(), Theme::Dark);
    EXPECT_TRUE(again.actions().get("validate")->isChecked());
    EXPECT_TRUE(again.document()->validates());
    MainWindow fresh({.configFolder = folder.path(), .fresh = true, .theme = Theme::Light});
    EXPECT_EQ(currentTheme(), Theme::Light);
    EXPECT_FALSE(fresh.document()->validates());
}

TEST_F(WindowTest, EachThemeKeepsEveryTextAsLargeAsItWas)
{
    for (int i = 0; i < 4; ++i)
        trigger("largerText");
    std::map<const QWidget*, double> sizes;
    for (const QWidget* widget : m_window.findChildren<QWidget*>())
        sizes[widget] = widget->font().pointSizeF();
    const std::pair<const char*, Theme> changes[] = {{"highContrast", Theme::ContrastLight},
                                                     {"theme", Theme::ContrastDark},
                                                     {"highContrast", Theme::Dark},
                                                     {"theme", Theme::Light}};
    for (const auto& [change, theme] : changes) {
        trigger(change);
        EXPECT_EQ(currentTheme(), theme);
        int torn = 0;
        for (const QWidget* widget : m_window.findChildren<QWidget*>())
            if (const auto before = sizes.find(widget); before != sizes.end())
                torn += std::abs(before->second - widget->font().pointSizeF()) > 0.01;
        EXPECT_EQ(torn, 0) << "after " << change;
    }
    trigger("normalText");
}

TEST_F(WindowTest, SmallerTextGivesBackTheRoomThatLargerTextTook)
{
    m_window.resize(1280, 800);
    QCoreApplication::processEvents();
    const auto* panel = m_window.findChild<QDockWidget*>("casePanel");
    const int before = panel->width();
    for (const char* step : {"largerText", "largerText", "largerText", "smallerText", "smallerText", "smallerText"}) {
        trigger(step);
        QCoreApplication::processEvents();
    }
    EXPECT_NEAR(panel->width(), before, 6);
}

TEST_F(WindowTest, APastedCaseIsSeenWhole)
{
    view(Side::Output)->setZoom(200, {0, 0});
    QGuiApplication::clipboard()->setText("check DEPTH_TO_SPACE1 --Sizes 1,8,20,30 --DataType UINT8 --BlockSize 2");
    trigger("paste");
    EXPECT_TRUE(view(Side::Output)->isFitted());
}

TEST_F(WindowTest, ATitleDoesNotOutliveItsCase)
{
    const QString example = QString::fromStdString(documentationExample().title);
    EXPECT_TRUE(m_window.windowTitle().startsWith(example)) << m_window.windowTitle().toStdString();
    document().setOperator(caseFromText("SPACE_TO_DEPTH1 --Sizes 1,1,4,4 --DataType UINT32 --BlockSize 2").op, {});
    EXPECT_THAT(m_window.windowTitle().toStdString(), StartsWith("SPACE_TO_DEPTH1"));
    document().undoStack()->undo();
    EXPECT_TRUE(m_window.windowTitle().startsWith(example));
}

TEST_F(WindowTest, EscapeInAListGoesBackToTheTensorAndKeepsThePin)
{
    const std::optional<Pick> pin = document().pinned();
    ASSERT_TRUE(pin);
    auto* box = named<QComboBox>("Operator");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Escape);
    EXPECT_EQ(document().pinned(), pin);
    EXPECT_FALSE(box->hasFocus());
    key(Qt::Key_Escape);
    EXPECT_FALSE(document().pinned());
}

TEST_F(WindowTest, AltAndArrowsGoBackAndForwardThroughPins)
{
    view(Side::Output)->setFocus();
    const auto first = document().pinned();
    for (const uint32_t x : {0u, 5u})
        QTest::mouseClick(view(Side::Output), Qt::LeftButton, {}, middleOf(Side::Output, {0, 0, 0, x}));
    const auto at = [&] { return document().pinned().value_or(Pick{Side::Input, 999}).element; };
    EXPECT_EQ(at(), 5u);
    key(Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(at(), 0u);
    key(Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(document().pinned(), first);
    EXPECT_FALSE(action("pinBack")->isEnabled());
    key(Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(at(), 0u);
    key(Qt::Key_Escape);
    key(Qt::Key_Left, Qt::AltModifier); // back to the pin that was cleared
    EXPECT_EQ(at(), 0u);
    QTest::mouseClick(view(Side::Output), Qt::LeftButton, {}, middleOf(Side::Output, {0, 1, 0, 0}));
    EXPECT_FALSE(document().canRevisit(1)); // a new pin drops those that were ahead
}

TEST_F(WindowTest, TheReadoutSaysBOnlyWhereSomethingDiffers)
{
    const auto isSeen = [this] {
        return std::ranges::all_of(std::array{"bReadout", "differenceReadout", "ulpReadout"},
                                   [this](const char* each) { return part(each)->isVisible(); });
    };
    EXPECT_FALSE(isSeen());
    const QString file = path("other.npy");
    writeNpy(Tensor(document().currentCase().op.output), file.toStdU16String());
    useEngines("cpu", "file:" + file);
    EXPECT_TRUE(isSeen()) << spoken("verdict").toStdString();
}

QStringList tabs(const QTabBar& bar)
{
    QStringList shown;
    for (int i = 0; i < bar.count(); ++i)
        if (bar.isTabVisible(i))
            shown << bar.tabText(i);
    return shown;
}

// The number of things that a user sees at first.
struct FirstSightTest : WindowTest {
    // Menus, buttons, boxes, numbers and links: all that can be clicked or typed into, except tabs.
    QStringList controls() const
    {
        QStringList all;
        for (const QAction* menu : m_window.findChild<QMenuBar*>()->actions())
            all << menu->text();
        for (QWidget* part : m_window.findChildren<QWidget*>()) {
            const auto* label = qobject_cast<QLabel*>(part);
            const bool isControl = qobject_cast<QAbstractButton*>(part) || qobject_cast<QComboBox*>(part)
                || qobject_cast<QAbstractSpinBox*>(part) || qobject_cast<QAbstractSlider*>(part)
                || (label && label->text().contains("<a href"));
            const bool isOfTabs = part->objectName() == "moreTabs" || qobject_cast<QTabBar*>(part->parentWidget());
            const bool isBar = qobject_cast<QScrollBar*>(part) || part->objectName().startsWith("qt_");
            if (part->isVisible() && isControl && !isOfTabs && !isBar)
                all << nameOf(part);
        }
        return all;
    }

    // Texts of two letters at least, as they are painted.
    QStringList words()
    {
        TextProbe probe(m_window.size());
        m_window.render(&probe);
        static const QRegularExpression word(QStringLiteral("\\p{L}[\\p{L}&_]*\\p{L}\\d?"));
        QStringList found;
        for (const TextProbe::Text& text : probe.texts())
            for (auto at = word.globalMatch(text.words); at.hasNext();)
                found << at.next().captured();
        return found;
    }

    // The number of entries of the longest menu under this one, without lines.
    static std::pair<int, QString> longest(const QAction* of)
    {
        int rows = 0;
        std::pair<int, QString> most(0, of->text());
        for (const QAction* action : of->menu()->actions()) {
            rows += int(!action->isSeparator());
            if (action->menu())
                most = std::max(most, longest(action));
        }
        return std::max(most, std::pair(rows, of->text()));
    }
};

TEST_F(FirstSightTest, FewControlsAndWordsShortMenusAndFiveTabs)
{
    for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080)}) {
        resize(size);
        EXPECT_LE(controls().size(), 32) << controls().join(", ").toStdString();
        EXPECT_LE(words().size(), 140) << words().join(' ').toStdString();
        EXPECT_LE(tabs(*part("drawer")->findChild<QTabBar*>()).size(), 5);
        EXPECT_TRUE(part("moreTabs")->isVisible());
        RecordProperty("controls", int(controls().size()));
        RecordProperty("words", int(words().size()));
    }
    for (const QAction* menu : m_window.findChild<QMenuBar*>()->actions()) {
        const auto [rows, name] = longest(menu);
        EXPECT_LE(rows, 16) << name.toStdString();
    }
}

// What the window shows at first sight, for tests/golden: its parts, its tabs, its actions with their keys.

struct Golden : WindowTest {
    static void print(int depth, const QString& text)
    {
        std::cout << "| " << std::string(size_t(depth) * 2, ' ') << text.toStdString() << '\n';
    }

    // A place in twentieths of the window's width and height: fonts may move it by some pixels.
    QString place(const QWidget* widget) const
    {
        const QRect rect = placeIn(&m_window, widget);
        const auto part = [](int pixels, int of) { return (pixels * 20 + of / 2) / of; };
        return QStringLiteral("%1,%2 %3×%4")
            .arg(part(rect.x(), m_window.width()))
            .arg(part(rect.y(), m_window.height()))
            .arg(part(rect.width(), m_window.width()))
            .arg(part(rect.height(), m_window.height()));
    }

    void printParts(const QWidget* widget, int depth)
    {
        for (const QObject* child : widget->children()) {
            const auto* part = qobject_cast<const QWidget*>(child);
            if (part == nullptr || !part->isVisible() || part->isWindow())
                continue;
            const bool isNamed = !part->objectName().isEmpty() && !part->objectName().startsWith(QLatin1String("qt_"));
            if (isNamed && part->width() * part->height() >= m_window.width() * m_window.height() / 50)
                print(depth, part->objectName() + QLatin1Char(' ') + place(part));
            printParts(part, depth + int(isNamed));
        }
    }

    // A line for each group of entries, which ends at a separator, at a menu of its own, or where the line is full.
    void printActions(const QMenu* menu, int depth)
    {
        QString group;
        const auto end = [&] {
            if (!group.isEmpty())
                print(depth, std::exchange(group, {}));
        };
        for (const QAction* action : menu->actions()) {
            const QString keys = action->shortcut().toString();
            const QString entry = action->text() + (keys.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(keys));
            if (action->isSeparator() || group.size() + entry.size() > 100)
                end();
            if (!action->isSeparator())
                group += (group.isEmpty() ? QString() : QStringLiteral(" · ")) + entry;
            if (action->menu()) {
                end();
                printActions(action->menu(), depth + 1);
            }
        }
        end();
    }
};

TEST_F(Golden, Window)
{
    resize({1280, 800});
    print(0, "parts, in twentieths of the window");
    printParts(&m_window, 1);
    for (const QTabBar* bar : m_window.findChildren<QTabBar*>()) {
        const QStringList shown = tabs(*bar);
        if (bar->isVisible() && !shown.isEmpty())
            print(0, QStringLiteral("tabs: ") + shown.join(", "));
    }
    const auto* menus = m_window.findChild<QMenuBar*>();
    ASSERT_TRUE(menus);
    for (const QAction* menu : menus->actions()) {
        print(0, QStringLiteral("menu ") + menu->text());
        printActions(menu->menu(), 1);
    }
}

struct MemoryBudgetTest : KeptWindowTest {
    void setBudget(const QString& mebibytes)
    {
        Answers answers({[&](QWidget& form) {
            auto* budget = form.findChild<QSpinBox*>();
            budget->setFocus();
            budget->selectAll();
            QTest::keyClicks(budget, mebibytes);
            QTest::keyClick(budget, Qt::Key_Return);
        }});
        trigger("memoryBudget");
    }
};

TEST_F(MemoryBudgetTest, WhatIsBeyondItIsRefusedInWordsUntilItIsRaisedAndItStays)
{
    const QString file = path("large.npy");
    writeNpy(Tensor({.dataType = DataType::Float32, .sizes = {1, 8, 512, 512}}), file.toStdU16String());
    setBudget("4");
    EXPECT_FALSE(m_window.files().tryOpen(file));
    EXPECT_TRUE(spoken("message").endsWith(
        "large.npy needs 8 MiB of memory, more than the memory budget of 4 MiB; Run → Memory budget… "
        "raises it, on a command line --memory-budget"))
        << spoken("message").toStdString();
    setBudget("1");
    changeCase("DEPTH_TO_SPACE1 --Sizes 1,8,256,256 --DataType FLOAT32 --BlockSize 2");
    EXPECT_THAT(spoken("verdict").toStdString(), HasSubstr("more than the memory budget of 1 MiB"));
    setBudget("64");
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("equal")) << "the case runs";
    EXPECT_TRUE(m_window.files().tryOpen(file));
    waitUntilIdle();
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("FLOAT32 {1, 2, 1024, 1024}"));
    const MainWindow next({.configFolder = m_folder.path(), .theme = Theme::Light});
    EXPECT_EQ(next.document()->memoryBudget().bytes, uint64_t{64} << 20);
}

} // namespace
} // namespace tessera
