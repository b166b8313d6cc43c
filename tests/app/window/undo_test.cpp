// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is changed in the case panel is one step, and the step back.
#include "tests/app/support/window_fixture.h"

#include "app/views/form/case_panel.h"

namespace tessera {
namespace {

class UndoTest : public WindowTest {
protected:
    QWidget* panel() const { return m_window.findChild<CasePanel*>(); }

    // By name, since a change may make the form anew.
    template <class Control> QStringList namesOf() const
    {
        QStringList names;
        for (const Control* control : panel()->findChildren<Control*>())
            if (control->isVisible() && control->isEnabled() && !control->accessibleName().isEmpty())
                names << control->accessibleName();
        names.removeDuplicates();
        return names;
    }
    template <class Control> Control* control(const QString& name) const
    {
        for (Control* each : panel()->findChildren<Control*>())
            if (each->isVisible() && each->accessibleName() == name)
                return each;
        return nullptr;
    }

    // Says how often it changed the case; each change must be gone after Ctrl+Z, and there again after Ctrl+Y.
    template <class Control> int changeEach(const std::function<void(Control&)>& change)
    {
        int changes = 0;
        for (const QString& name : namesOf<Control>()) {
            Control* changed = control<Control>(name);
            if (!changed)
                continue;
            const Case before = document().currentCase();
            const int steps = document().undoStack()->index();
            changed->setFocus();
            change(*changed);
            waitUntilIdle();
            const Case after = document().currentCase();
            if (after == before)
                continue;
            ++changes;
            EXPECT_EQ(document().undoStack()->index(), steps + 1) << name.toStdString();
            key(Qt::Key_Z, Qt::ControlModifier);
            EXPECT_EQ(document().currentCase(), before) << name.toStdString();
            key(Qt::Key_Y, Qt::ControlModifier);
            EXPECT_EQ(document().currentCase(), after) << name.toStdString();
            key(Qt::Key_Z, Qt::ControlModifier);
        }
        return changes;
    }

    void start(const char* line) { showCase(line); }
};

const auto stepUp = [](QAbstractSpinBox& box) { QTest::keyClick(&box, Qt::Key_Up); };
const auto nextEntry = [](QComboBox& box) { QTest::keyClick(&box, Qt::Key_Down); };
const auto pressButton = [](QAbstractButton& button) {
    if (button.isCheckable() && !button.isChecked())
        QTest::keyClick(&button, Qt::Key_Space);
};

TEST_F(UndoTest, EveryControlOfADepthCaseIsOneStep)
{
    start("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --data random:7");
    EXPECT_GE(changeEach<QAbstractSpinBox>(stepUp), 6); // four sizes, the block, the seed
    EXPECT_GE(changeEach<QComboBox>(nextEntry), 5); // operator, type, two layouts, generator
    EXPECT_GE(changeEach<QAbstractButton>(pressButton), 1); // the order
}

TEST_F(UndoTest, EveryControlOfAResampleCaseIsOneStep)
{
    start("RESAMPLE2 --Sizes 1,2,4,4 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,2 --data "
          "constant:2.5");
    EXPECT_GE(changeEach<QAbstractSpinBox>(stepUp), 17); // sizes, scales, eight offsets, the constant
    EXPECT_GE(changeEach<QComboBox>(nextEntry), 5);
    EXPECT_GE(changeEach<QAbstractButton>(pressButton), 2); // mode, rounding
}

TEST_F(UndoTest, TwoHundredStepsComeBack)
{
    for (int i = 0; i < 250; ++i) {
        document().endMerge();
        Operator op = document().currentCase().op;
        setInput(op, DataType::UInt32, {1, 8, 2, uint32_t(4 + i)});
        document().setOperator(op, {});
    }
    for (int i = 0; i < 250; ++i)
        trigger("undo");
    EXPECT_EQ(document().currentCase(), documentationExample());
    EXPECT_FALSE(m_window.isWindowModified());
}

class LiveTest : public WindowTest { };

TEST_F(LiveTest, WithoutItAChangeWaitsForRun)
{
    key(Qt::Key_L, Qt::ControlModifier);
    type("BlockSize", "1");
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 2, 4, 6}");
    key(Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}");
    type("BlockSize", "2");
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}");
    key(Qt::Key_L, Qt::ControlModifier); // and what has waited is run
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 2, 4, 6}");
}

} // namespace
} // namespace tessera
