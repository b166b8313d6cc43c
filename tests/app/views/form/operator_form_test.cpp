// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/number_edit.h"
#include "app/base/controls/segmented_control.h"
#include "app/views/form/issue_list.h"
#include "app/views/form/operator_form.h"
#include "tests/app/tensor/panes/panel_support.h"

#include <qtestspontaneevent.h>

namespace tessera {
namespace {

struct OperatorFormTest : testing::Test {
    OperatorFormTest()
    {
        applyTheme(*qApp, Theme::Light); // it draws the red frames
        document.setLive(false);
        document.newCase(documentationExample());
        showActive(form, {300, 900});
        QCoreApplication::processEvents();
    }

    void choose(const char* name)
    {
        Operator op = converted(document.currentCase().op, *operatorFromName(name));
        setInput(op, DataType::Float32, {1, 2, 3, 4});
        document.setOperator(op, "choose");
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }

    void unfold()
    {
        QTest::mouseClick(button("Layout in memory"), Qt::LeftButton);
        QCoreApplication::processEvents();
    }

    const Operator& op() { return document.currentCase().op; }
    bool says(const QString& text) { return visibleText(form).contains(text); }
    NumberEdit* edit(const QString& name) { return named<NumberEdit>(form, name); }
    bool isMarked(const QString& name) { return edit(name)->property("invalid").toBool(); }
    QAbstractButton* button(const QString& name) { return named<QAbstractButton>(form, name); }
    // The message that offers this value.
    QLabel* linkTo(const char* path, const char* value)
    {
        for (QLabel* label : form.messages()->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(QStringLiteral("'%1=%2'").arg(path, value)))
                return label;
        return nullptr;
    }
    void take(const char* path, const char* value)
    {
        QLabel* label = linkTo(path, value);
        ASSERT_TRUE(label) << value;
        emit label->linkActivated(QStringLiteral("%1=%2").arg(path, value));
    }

    Document document;
    OperatorForm form{&document};
};

// A message about a mistake has a place of its own. It moved the fields, and the next click hit another one.
TEST_F(OperatorFormTest, NothingMovesWhenAFieldIsWrong)
{
    const auto places = [this] {
        std::map<const QWidget*, QRect> all;
        for (const QWidget* part : form.findChildren<QWidget*>())
            if (part->isVisible() && (part->focusPolicy() & Qt::TabFocus) && !form.messages()->isAncestorOf(part))
                all[part] = placeIn(&form, part);
        return all;
    };
    for (const Operator& each : allOperators()) {
        choose(std::string(name(each)).c_str());
        const auto before = places();
        for (const char* wrong : {"0", "2x", "4000000000"}) {
            typeInto(edit("Sizes C"), wrong);
            typeInto(edit("Sizes H"), wrong);
            EXPECT_FALSE(document.issues().empty()) << name(each) << ' ' << wrong;
            EXPECT_EQ(places(), before) << name(each) << ' ' << wrong;
        }
    }
}

// A row that was shown for a moment moved another button under the mouse.
TEST_F(OperatorFormTest, NothingMovesWhileASeedChanges)
{
    struct : QObject {
        bool eventFilter(QObject*, QEvent* event) override
        {
            shown += event->type() == QEvent::Show;
            return false;
        }
        int shown = 0;
    } watch;
    for (QWidget* part : form.findChildren<QWidget*>())
        part->installEventFilter(&watch);
    document.setData(Generator{.pattern = Pattern::Random, .seed = 5}, "seed");
    QCoreApplication::processEvents();
    EXPECT_EQ(watch.shown, 0);
}

TEST_F(OperatorFormTest, AWrongSizeIsAllowedMarkedAndMendedByOneClick)
{
    typeInto(edit("Sizes C"), "10");
    EXPECT_THAT(op().input.sizes, ElementsAre(1, 10, 2, 3));
    EXPECT_TRUE(says("is not a multiple of BlockSize")) << visibleText(form).toStdString();
    EXPECT_TRUE(says("Output shape")) << "the shape stays visible";

    form.setFocus(); // the ring of the focus is no red frame
    const QImage shot = edit("Sizes C")->grab().toImage();
    const QColor border = shot.pixelColor(shot.width() / 2, 0);
    EXPECT_GT(border.red(), border.green() + 60) << "a red frame";

    take("InputTensor.Sizes[1]", "12");
    EXPECT_THAT(op().input.sizes, ElementsAre(1, 12, 2, 3));
    EXPECT_FALSE(says("is not a multiple of"));
    EXPECT_EQ(edit("Sizes C")->text(), "12");
    EXPECT_TRUE(says("Output shape {1, 3, 4, 6}")) << "offered again";
}

TEST_F(OperatorFormTest, WrongEntriesOfOneFieldAreNamed)
{
    typeInto(edit("Sizes H"), "0");
    const auto expectRead = [this](const char* sentence) { // on the screen, beside what a screen reader says
        const QString html = QString::fromUtf8(sentence).toHtmlEscaped();
        EXPECT_TRUE(std::ranges::any_of(
            form.findChildren<QLabel*>(),
            [&](const QLabel* label) { return label->isVisible() && label->text().section("<br>", 0, 0) == html; }))
            << sentence << " in " << visibleText(form).toStdString();
    };
    for (const auto& [typed, sentence] :
         {std::pair("2x", "W = \"2x\" is not a whole number from 0 to 4294967295"), {"0", "W = 0 is not a size"}}) {
        typeInto(edit("Sizes W"), typed);
        expectRead("H = 0 is not a size");
        expectRead(sentence);
    }
}

TEST_F(OperatorFormTest, TheShapeOfAPhotographIsSeenWhole)
{
    choose("RESAMPLE1");
    Operator photograph = op();
    setInput(photograph, DataType::Float32, {1, 3, 1080, 1920});
    document.setOperator(photograph, "choose");
    QCoreApplication::processEvents();
    int shapes = 0;
    for (const QLabel* label : form.findChildren<QLabel*>())
        if (label->accessibleName().startsWith("Output shape")) {
            ++shapes;
            EXPECT_GE(label->width(), label->sizeHint().width()) << label->accessibleName().toStdString();
        }
    EXPECT_EQ(shapes, 1);
}

// RESAMPLE1 does not take UINT32, and the message offers four types. The form keeps its width, and the field the focus.
TEST_F(OperatorFormTest, ManyValuesThatWouldBeRightHaveRoom)
{
    document.setOperator(converted(op(), *operatorFromName("RESAMPLE1")), "choose");
    QCoreApplication::processEvents();
    EXPECT_EQ(form.width(), 300);
    for (const char* type : {"FLOAT32", "FLOAT16", "INT8", "UINT8"}) {
        const QLabel* label = linkTo("InputTensor.DataType", type);
        ASSERT_TRUE(label) << type;
        EXPECT_TRUE(form.rect().contains(placeIn(&form, label))) << type;
    }
    take("InputTensor.DataType", "INT8");
    EXPECT_EQ(op().input.dataType, DataType::Int8);
    EXPECT_TRUE(named<QComboBox>(form, "DataType")->hasFocus());
}

TEST_F(OperatorFormTest, AWrongCaseShowsTheShapeThatTheSuggestionsGive)
{
    for (const auto& [block, shape] : {std::pair("0", "Output shape {1, 8, 2, 3}"),
                                       {"3", "Output shape {1, 1, 6, 9}"},
                                       {"1", "Output shape {1, 8, 2, 3}"}}) {
        typeInto(edit("BlockSize"), block);
        EXPECT_TRUE(says(shape)) << visibleText(form).toStdString();
        EXPECT_EQ(says("UINT32, with the suggested values"), *block != '1') << visibleText(form).toStdString();
    }
    EXPECT_TRUE(document.issues().empty());
}

TEST_F(OperatorFormTest, EscapeTakesATextBackThatIsNoNumber)
{
    typeInto(edit("BlockSize"), "2x");
    EXPECT_TRUE(says("\"2x\"")) << visibleText(form).toStdString();
    EXPECT_TRUE(isMarked("BlockSize"));
    QTest::keyClick(edit("BlockSize"), Qt::Key_Escape);
    EXPECT_EQ(edit("BlockSize")->text(), "2");
    EXPECT_FALSE(isMarked("BlockSize"));
}

TEST_F(OperatorFormTest, WhileATextIsNoNumberTheCaseIsAsBeforeIt)
{
    const Operator before = op();
    for (const char* text : {"99999999999", "1/3"}) { // both begin with what is a number
        typeInto(edit("Sizes C"), text);
        EXPECT_EQ(op(), before) << text;
        ASSERT_EQ(document.issues().size(), 1U) << text;
        EXPECT_TRUE(says(QString::fromUtf8(text))) << visibleText(form).toStdString();
        EXPECT_FALSE(says("is not a multiple")) << visibleText(form).toStdString();
        edit("Sizes H")->setFocus();
        EXPECT_EQ(edit("Sizes C")->text(), text);
        EXPECT_TRUE(edit("Sizes C")->property("invalid").toBool());
    }
    EXPECT_EQ(document.undoStack()->count(), 0);
    EXPECT_TRUE(says("Output shape {1, 2, 4, 6}")) << "the case is a right one";
}

TEST_F(OperatorFormTest, UndoTakesBackWhatCouldNotBeRead)
{
    for (const bool leaves : {false, true}) {
        typeInto(edit("Sizes C"), "12");
        edit("Sizes H")->setFocus();
        typeInto(edit("Sizes C"), "abc");
        ASSERT_EQ(document.issues().size(), 1U);
        if (leaves)
            edit("Sizes H")->setFocus();
        document.undoStack()->undo();
        EXPECT_EQ(edit("Sizes C")->text(), "8");
        EXPECT_FALSE(edit("Sizes C")->property("invalid").toBool());
        EXPECT_FALSE(says("abc")) << visibleText(form).toStdString();
        form.setFocus();
    }
}

TEST_F(OperatorFormTest, WhatCouldNotBeReadStaysWhileAnotherFieldIsTyped)
{
    typeInto(edit("Sizes C"), "abc");
    typeInto(edit("Sizes W"), "5");
    EXPECT_THAT(op().input.sizes, ElementsAre(1, 8, 2, 5));
    EXPECT_EQ(edit("Sizes C")->text(), "abc");
    EXPECT_EQ(document.issues().size(), 1U);
    document.newCase(documentationExample());
    EXPECT_EQ(edit("Sizes C")->text(), "8");
    EXPECT_TRUE(document.issues().empty());
}

TEST_F(OperatorFormTest, ADecimalCommaIsAPointAndAStepIsWrittenAsShortAsCanBe)
{
    choose("RESAMPLE1");
    typeInto(edit("Scales W"), "0,75");
    EXPECT_EQ(fieldText(op(), "Scales"), "1,1,1,0.75");
    EXPECT_TRUE(document.issues().empty());
    edit("Scales H")->setFocus();
    EXPECT_EQ(edit("Scales W")->text(), "0.75");
    typeInto(edit("Scales W"), "0.2");
    QTest::keyClick(edit("Scales W"), Qt::Key_Up);
    EXPECT_EQ(edit("Scales W")->text(), "0.7");
}

TEST_F(OperatorFormTest, AFieldTakesAListOfAsManyValuesAsThereAreAndNoOther)
{
    choose("RESAMPLE1");
    typeInto(edit("Scales W"), "1,2,3");
    EXPECT_EQ(fieldText(op(), "Scales"), "1,1,1,1");
    EXPECT_TRUE(edit("Scales W")->property("invalid").toBool());
    typeInto(edit("Scales W"), "1,1,2,3");
    EXPECT_EQ(fieldText(op(), "Scales"), "1,1,2,3");
    EXPECT_EQ(edit("Scales W")->text(), "3");
    EXPECT_EQ(edit("Scales H")->text(), "2");
    typeInto(edit("Sizes W"), "4,5");
    EXPECT_THAT(op().input.sizes, ElementsAre(1, 2, 3, 4));
    EXPECT_TRUE(edit("Sizes W")->property("invalid").toBool());
}

TEST_F(OperatorFormTest, ArrowKeysStepAndTheirStepsAreOne)
{
    for (int i = 0; i < 3; ++i)
        keyIn(edit("Sizes W"), Qt::Key_Up);
    EXPECT_THAT(op().input.sizes, ElementsAre(1, 8, 2, 6));
    EXPECT_EQ(document.undoStack()->count(), 1);
    keyIn(edit("Sizes H"), Qt::Key_Down);
    EXPECT_THAT(op().input.sizes, ElementsAre(1, 8, 1, 6));
    EXPECT_EQ(document.undoStack()->count(), 2);
}

TEST_F(OperatorFormTest, TheWheelChangesOnlyWhatHasTheFocus)
{
    const auto turn = [](QWidget* over) {
        QWheelEvent wheel(QPointF(5, 5), over->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&wheel); // as the mouse's is: some widgets take the focus with it
        qApp->notify(over, &wheel);
    };
    edit("Sizes H")->setFocus();
    turn(named<QComboBox>(form, "Operator"));
    EXPECT_EQ(name(op()), "DEPTH_TO_SPACE1");
    turn(edit("Sizes W"));
    EXPECT_THAT(op().input.sizes, ElementsAre(1, 8, 2, 3));
    turn(edit("Sizes H"));
    EXPECT_THAT(op().input.sizes, ElementsAre(1, 8, 3, 3));
}

TEST_F(OperatorFormTest, WhatHasNoEffectIsDisabledAndSaysSo)
{
    choose("RESAMPLE2");
    for (const char* mode : {"NEAREST_NEIGHBOR", "LINEAR", "NEAREST_NEIGHBOR"}) {
        QTest::mouseClick(button(mode), Qt::LeftButton);
        EXPECT_EQ(button("DECREASING")->isEnabled(), *mode == 'N');
        EXPECT_EQ(button("DECREASING")->toolTip().contains("no effect in LINEAR"), *mode == 'L');
    }
}

TEST_F(OperatorFormTest, EveryFieldOfEveryOperatorHasAnEditor)
{
    for (const Operator& each : allOperators()) {
        const std::string operatorName(name(each));
        choose(operatorName.c_str());
        ASSERT_EQ(name(op()), name(each));
        if (!named<QComboBox>(form, "Layout of the input"))
            unfold();
        for (const Field& field : fields(op()))
            if (!field.info.onlyWith.empty()) {
                Operator on = op();
                setField(on, field.info.onlyWith, true);
                document.setOperator(on, "switch on");
                QCoreApplication::processEvents();
            }
        for (const Field& field : fields(op())) {
            const QString fieldName = QString::fromStdString(std::string(field.info.name));
            if (const auto* list = std::get_if<std::vector<float>>(&field.value)) {
                EXPECT_EQ(list->size(), 4u);
                for (const char* axis : {"N", "C", "H", "W"})
                    EXPECT_TRUE(edit(fieldName + ' ' + axis)) << operatorName << ' ' << fieldName.toStdString();
            } else if (const auto* value = std::get_if<EnumValue>(&field.value)) {
                for (const std::string_view choice : value->type->names)
                    EXPECT_TRUE(button(QString::fromStdString(std::string(choice)))) << operatorName;
            } else if (field.info.followsRank) {
                EXPECT_TRUE(says(fieldName + " 4")) << operatorName << '\n' << visibleText(form).toStdString();
            } else if (!std::holds_alternative<TensorDesc>(field.value)) {
                EXPECT_TRUE(named(form, fieldName)) << operatorName << ' ' << fieldName.toStdString();
            }
        }
    }
}

TEST_F(OperatorFormTest, TheFilterIsShownWhereAntialiasedIsOnAndSaidToBeOurs)
{
    const auto caption = [this] {
        for (QLabel* label : form.findChildren<QLabel*>())
            if (label->isVisible() && label->text() == "AntialiasFilter")
                return label->toolTip();
        return QString();
    };
    choose("RESAMPLE3");
    EXPECT_EQ(caption(), QString());
    const auto toggle = [this] {
        QTest::mouseClick(named<QCheckBox>(form, "Antialiased"), Qt::LeftButton, {}, {8, 8});
        QCoreApplication::processEvents();
    };
    toggle();
    EXPECT_THAT(caption().toStdString(), HasSubstr("no field of DirectML"));
    QTest::mouseClick(button("TRIANGLE"), Qt::LeftButton);
    EXPECT_EQ(op().antialiasFilter, AntialiasFilter::Triangle);
    EXPECT_THAT(button("TRIANGLE")->toolTip().toStdString(), HasSubstr("ONNX's antialias"));
    toggle();
    EXPECT_EQ(caption(), QString());
}

TEST_F(OperatorFormTest, TheListSaysWhatEachOperatorDoes)
{
    auto* box = named<QComboBox>(form, "Operator");
    keyIn(box, Qt::Key_Down, Qt::AltModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return box->view()->isVisible(); }));
    const QImage list = box->view()->grab().toImage();
    QAccessibleInterface* entries = QAccessible::queryAccessibleInterface(box->view());
    int said = 0;
    for (int i = 0; i < box->count(); ++i) {
        const auto each = operatorFromName(box->itemText(i).toStdString());
        if (!each)
            continue; // a line between groups
        const std::string description = entries->child(i)->text(QAccessible::Description).toStdString();
        EXPECT_EQ(description, english(each->row().sentence));
        const QRect row = box->view()->visualRect(box->model()->index(i, 0)).adjusted(0, 18, 0, -2);
        const QColor ground = list.pixelColor(row.right() - 1, row.bottom());
        EXPECT_GT(pixelsThat(list, row, [&](const QColor& is) { return is != ground; }), 100)
            << description << " below the name";
        ++said;
    }
    EXPECT_EQ(said, int(allOperators().size()));
    QTest::keyClick(box->view(), Qt::Key_Escape);
}

TEST_F(OperatorFormTest, AnotherOperatorOfACaseThatRunsRuns)
{
    auto* box = named<QComboBox>(form, "Operator");
    for (int i = 0; i < box->count(); ++i) {
        document.newCase(documentationExample()); // UINT32, which RESAMPLE does not take
        chooseIn(box, i);
        EXPECT_TRUE(document.issues().empty()) << box->itemText(i).toStdString();
        EXPECT_NE(op().output.sizes, op().input.sizes) << "a resampling by 1 shows nothing";
    }
}

TEST_F(OperatorFormTest, AnOwnShapeIsKeptUntilItIsGivenUp)
{
    choose("RESAMPLE1");
    QTest::mouseClick(named<QCheckBox>(form, "Own shape"), Qt::LeftButton, {}, {8, 8});
    QList<NumberEdit*> widths;
    for (NumberEdit* each : form.findChildren<NumberEdit*>())
        if (each->isVisibleTo(&form) && each->accessibleName() == "Sizes W")
            widths << each;
    ASSERT_EQ(widths.size(), 2) << "the input's and the output's";
    typeInto(widths[1], "9");
    EXPECT_THAT(op().output.sizes, ElementsAre(1, 2, 3, 9));
    typeInto(edit("Scales W"), "3");
    EXPECT_THAT(op().output.sizes, ElementsAre(1, 2, 3, 9)) << "an own shape does not follow";
    QTest::mouseClick(named<QCheckBox>(form, "Own shape"), Qt::LeftButton, {}, {8, 8});
    EXPECT_THAT(op().output.sizes, ElementsAre(1, 2, 3, 12));
}

TEST_F(OperatorFormTest, AxesAreRemovedAndAddedInFront)
{
    choose("RESAMPLE1");
    typeInto(edit("Scales W"), "2");
    QTest::mouseClick(button("Remove the first axis"), Qt::LeftButton);
    EXPECT_THAT(op().input.sizes, ElementsAre(2, 3, 4));
    EXPECT_THAT(op().scales, ElementsAre(1, 1, 2));
    EXPECT_THAT(op().output.sizes, ElementsAre(2, 3, 8));
    EXPECT_FALSE(edit("Scales N"));
    QTest::mouseClick(button("Add an axis in front"), Qt::LeftButton);
    QCoreApplication::processEvents();
    EXPECT_THAT(op().input.sizes, ElementsAre(1, 2, 3, 4));
    EXPECT_THAT(op().scales, ElementsAre(1, 1, 1, 2));
    EXPECT_TRUE(document.issues().empty());
}

TEST_F(OperatorFormTest, ANamedLayoutFollowsTheSizes)
{
    EXPECT_FALSE(named<QComboBox>(form, "Layout of the input"));
    unfold();
    auto* layout = named<QComboBox>(form, "Layout of the input");
    ASSERT_TRUE(layout);
    keyIn(layout, Qt::Key_Down);
    EXPECT_THAT(*op().input.strides, ElementsAre(48, 1, 24, 8));
    EXPECT_EQ(edit("Strides N")->text(), "48");
    typeInto(edit("Sizes W"), "5");
    EXPECT_THAT(*op().input.strides, ElementsAre(80, 1, 40, 8));
    EXPECT_TRUE(document.issues().empty());
    typeInto(edit("Strides W"), "9");
    EXPECT_EQ(layout->currentText(), "Own strides");
    QTest::keyClick(layout, Qt::Key_Home);
    EXPECT_FALSE(op().input.strides.has_value());
    EXPECT_FALSE(edit("Strides N"));
}

TEST_F(OperatorFormTest, TheFeatureLevelIsTheOperatorsAndTheTypes)
{
    unfold();
    EXPECT_TRUE(says("Needs feature level 2_1"));
    keyIn(named<QComboBox>(form, "DataType"), Qt::Key_Home);
    EXPECT_EQ(op().output.dataType, DataType::Float64);
    EXPECT_TRUE(says("Needs feature level 5_0")) << visibleText(form).toStdString();
}

TEST_F(OperatorFormTest, EveryIssueIsShownSomewhere)
{
    Operator wrong = op();
    TensorDesc input = wrong.input;
    input.totalTensorSizeInBytes = 4; // has no editor
    setField(wrong, "InputTensor", input);
    document.setOperator(wrong, "break");
    QCoreApplication::processEvents();
    ASSERT_FALSE(document.issues().empty());
    for (const Issue& issue : document.issues())
        EXPECT_TRUE(says(QString::fromStdString(english(sentence(issue))))) << english(sentence(issue));
}

TEST_F(OperatorFormTest, ADoubleClickAndATripleOneTakeTheWholeNumber)
{
    choose("RESAMPLE1");
    auto* offset = edit("OutputPixelOffsets W");
    auto* field = offset->findChild<QLineEdit*>();
    const QPoint at = offset->rect().center();
    QTest::mouseClick(field, Qt::LeftButton, {}, at);
    QTest::mouseDClick(field, Qt::LeftButton, {}, at);
    EXPECT_TRUE(waitFor([&] { return field->selectedText() == field->text(); }));
    QTest::mousePress(field, Qt::LeftButton, {}, at);
    EXPECT_EQ(field->selectedText(), field->text());
    QTest::keyClicks(field, "0");
    EXPECT_EQ(fieldText(op(), "OutputPixelOffsets"), "-0.5,-0.5,-0.5,0");
}

} // namespace
} // namespace tessera
