// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/drawer.h"
#include "tests/app/support/lesson_fixture.h"
#include "tests/app/support/text_probe.h"

namespace tessera {
namespace {

constexpr const char* kColoursLesson = R"(# Colours
Some words, *words that matter*, `code`.

```case
RESAMPLE1 --Sizes 1,2,4,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,1.5 --data iota
pin: 0,1,5,3
```

? Which of them is it?
- [x] This one. Because it is.
- [ ] That one. It is not.
)";

constexpr Theme kThemes[] = {Theme::Light, Theme::Dark, Theme::ContrastLight, Theme::ContrastDark};

class ContrastTest : public LessonWindowTest {
protected:
    // Every text of every tab, in every theme, each reached from the one before.
    void expectReadable()
    {
        for (const Theme theme : kThemes) {
            m_window.setTheme(theme);
            for (const DrawerTab& tab : drawerTabs()) {
                trigger(tab.action().toLatin1());
                EXPECT_EQ(unreadable(m_window), "") << qPrintable(name(theme)) << ", " << tab.name;
            }
            trigger("profileTab");
            EXPECT_EQ(unreadable(m_window), "") << qPrintable(name(theme)) << ", values";
            trigger("valuesPanel"); // hidden again
            for (const Side side : {Side::Input, Side::Output}) {
                TextProbe probe(view(side)->size());
                QPainter painter(&probe);
                view(side)->paintVectors(painter);
                painter.end();
                EXPECT_GT(probe.texts().size(), 5U);
                EXPECT_EQ(unreadable(probe), "") << qPrintable(name(theme)) << ", tensor " << int(side);
            }
        }
        m_window.setTheme(Theme::Light);
        EXPECT_EQ(unreadable(m_window), "") << "light again";
    }

    QTemporaryDir m_folder;
};

TEST_F(ContrastTest, EveryTextOfTheWindowReadsInEveryTheme)
{
    m_window.resize(1280, 800);
    expectReadable();
}

TEST_F(ContrastTest, EveryTextOfALessonReadsInEveryTheme)
{
    m_window.resize(1280, 800);
    const QString path = m_folder.filePath("lesson.md");
    writeContent(path, kColoursLesson);
    ASSERT_TRUE(m_window.openApart(path));
    waitUntilIdle();
    expectReadable();
}

TEST_F(ContrastTest, EveryTextOfWhatOpensReadsInEveryTheme)
{
    for (const char* id : {"palette", "range"}) {
        for (const Theme theme : kThemes) {
            m_window.setTheme(theme);
            trigger(id);
            int seen = 0;
            for (QWidget* widget : QApplication::topLevelWidgets()) {
                if (!widget->isVisible())
                    continue;
                ++seen;
                EXPECT_EQ(unreadable(*widget), "") << qPrintable(name(theme)) << ", " << id;
                if (widget != &m_window)
                    widget->close();
            }
            EXPECT_GT(seen, 0);
            key(Qt::Key_Escape);
        }
    }
    m_window.setTheme(Theme::Light);
}

// The comparison's pane, and a verdict that is a failure.
TEST_F(ContrastTest, EveryTextOfAComparisonReadsInEveryTheme)
{
    m_window.resize(1280, 800);
    document().setEngines("cpu", "sabotage:order");
    trigger("compare");
    expectReadable();
}

} // namespace
} // namespace tessera
