// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader finds: a name on every control, and the pinned element as a sentence.
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

std::function<void(const QAccessibleEvent&)> announced; // what a reader would be told

struct AccessibilityTest : KeptWindowTest {
    ~AccessibilityTest() override { announced = {}; }

    static bool isControl(const QWidget* widget)
    {
        for (const QWidget* up = widget->parentWidget(); up; up = up->parentWidget()) // a part of another control
            if (up->inherits("QComboBox") || up->inherits("QLineEdit") || up->inherits("QKeySequenceEdit")
                || up->inherits("QAbstractSpinBox") || up->inherits("QAbstractScrollArea") || up->inherits("QMenuBar"))
                if (widget->inherits("QScrollBar") || widget->inherits("QHeaderView") || widget->inherits("QLineEdit")
                    || widget->inherits("QTableCornerButton") || widget->inherits("QLineEditIconButton")
                    || widget->objectName().startsWith("qt_"))
                    return false;
        if (widget->inherits("QLabel")) // its text is its name
            return false;
        return widget->focusPolicy() != Qt::NoFocus || widget->inherits("QAbstractButton")
            || widget->inherits("QAbstractSlider");
    }

    // In every tab of the bottom panel, with a case of either kind.
    template <class Check> void inEveryTab(Check check)
    {
        auto* bottomPanel = part<QTabWidget>("drawer");
        for (const char* line :
             {"DEPTH_TO_SPACE1 --Sizes 2,8,2,3 --DataType UINT32 --BlockSize 2 --data doc-iota",
              "RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2"}) {
            changeCase(line);
            for (int tab = 0; tab < bottomPanel->count(); ++tab) {
                bottomPanel->setCurrentIndex(tab);
                waitUntilIdle();
                check(bottomPanel->tabText(tab));
            }
        }
    }

    // Every control that is to be seen.
    void expectNames(const QString& where)
    {
        int controls = 0;
        for (QWidget* top : QApplication::topLevelWidgets()) {
            for (QWidget* widget : top->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !isControl(widget))
                    continue;
                ++controls;
                QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
                const bool named =
                    !widget->accessibleName().isEmpty() || (interface && !interface->text(QAccessible::Name).isEmpty());
                QString path;
                for (const QWidget* up = widget; up && path.size() < 200; up = up->parentWidget())
                    path += QStringLiteral(" < %1 %2").arg(up->metaObject()->className(), up->objectName());
                EXPECT_TRUE(named) << where.toStdString() << ':' << path.toStdString();
                if (const auto* box = qobject_cast<QComboBox*>(widget); box && box->window() == &m_window) {
                    // By itself Qt gives the chosen entry as the box's name on Linux.
                    EXPECT_EQ(interface->text(QAccessible::Name), box->accessibleName()) << path.toStdString();
                    EXPECT_EQ(interface->text(QAccessible::Value), box->currentText()) << path.toStdString();
                }
            }
        }
        EXPECT_GT(controls, 10) << where.toStdString();
    }
};

TEST_F(AccessibilityTest, EveryControlOfEveryTabPanelAndDialogHasAName)
{
    inEveryTab([this](const QString& tab) { expectNames(tab); });
    for (const char* opens : {"marks", "range", "compare", "channels", "goto", "palette", "new"}) {
        trigger(opens);
        expectNames(QString::fromLatin1(opens));
        for (QWidget* top : QApplication::topLevelWidgets())
            if (top != &m_window && top->isVisible() && !top->inherits("QTipLabel"))
                top->close();
        waitUntilIdle();
    }
    for (const char* opens : {"presets", "exportView", "memoryBudget", "dataFont", "open", "saveAs"}) {
        Answers answers({[&](QWidget& dialog) {
            expectNames(QString::fromLatin1(opens));
            dialog.close();
        }});
        action(opens)->trigger();
    }
    Answers answers({[](QWidget& gallery) { press(gallery, "Save this case…"); },
                     [&](QWidget& dialog) {
                         expectNames("a case of one's own");
                         dialog.close();
                     }});
    action("presets")->trigger();
}

// A screen reader hears of a pin and of a message at once, without asking.
TEST_F(AccessibilityTest, APinAndAMessageAreAnnounced)
{
    std::vector<std::string> said;
    announced = [&](const QAccessibleEvent& event) {
        if (event.type() == QAccessible::ValueChanged && qobject_cast<TensorView*>(event.object()))
            said.push_back(static_cast<const QAccessibleValueChangeEvent&>(event).value().toString().toStdString());
        if (event.type() == QAccessible::Alert)
            said.push_back(event.accessibleInterface()->text(QAccessible::Name).toStdString());
    };
    keyAt(Side::Output, Qt::Key_Left);
    EXPECT_THAT(said, ElementsAre(StartsWith("Output (0,1,2,2) = 40. ")));
    click(Side::Output, {0, 0, 0, 0});
    QTest::mouseMove(view(Side::Output), middleOf(Side::Output, {0, 1, 0, 0})); // the mouse on its way is no news
    waitUntilIdle();
    EXPECT_THAT(said, ElementsAre(testing::_, StartsWith("Output (0,0,0,0) = 0. ")));
    EXPECT_FALSE(m_window.files().tryOpen("/nowhere/case.json"));
    EXPECT_THAT(said, ElementsAre(testing::_, testing::_, HasSubstr("/nowhere/case.json")));
}

TEST_F(AccessibilityTest, ToToggleAButtonIsToClickIt)
{
    const auto toggle = [](QWidget* widget) {
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
        ASSERT_TRUE(interface && interface->actionInterface());
        interface->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    };
    auto* order = named<QAbstractButton>("DEPTH_COLUMN_ROW");
    toggle(order);
    EXPECT_EQ(fieldText(document().currentCase().op, "Order"), "DEPTH_COLUMN_ROW");
    EXPECT_EQ(QAccessible::queryAccessibleInterface(order)->role(), QAccessible::RadioButton);
    EXPECT_TRUE(QAccessible::queryAccessibleInterface(order)->state().checked);
    const bool live = document().live();
    toggle(buttonOf(m_window, "Live")); // a button of an action
    EXPECT_NE(document().live(), live);
}

// A screen reader would spell markup, and reads "1e+06" letter by letter.
TEST_F(AccessibilityTest, NothingIsSpokenInMarkupOrInPowersOfTen)
{
    static const QRegularExpression markup("<[a-z/][^>]*>|&[a-z]+;");
    static const QRegularExpression power("\\de\\+\\d");
    inEveryTab([&](const QString&) {
        for (QWidget* widget : m_window.findChildren<QWidget*>()) {
            QAccessibleInterface* interface =
                widget->isVisible() ? QAccessible::queryAccessibleInterface(widget) : nullptr;
            if (!interface)
                continue;
            for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value}) {
                const QString said = interface->text(kind);
                EXPECT_FALSE(said.contains(markup) || said.contains(power))
                    << widget->metaObject()->className() << ' ' << widget->objectName().toStdString() << ": "
                    << said.toStdString();
            }
        }
    });
}

} // namespace
} // namespace tessera

// In place of Qt's own, which passes nothing on while no reader is there, and offscreen none ever is.
void QAccessible::updateAccessibility(QAccessibleEvent* event)
{
    if (tessera::announced)
        tessera::announced(*event);
}
