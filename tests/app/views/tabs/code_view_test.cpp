// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/code_view.h"

#include "engine/formats/io/case_file.h"
#include "engine/frameworks/dialects/dialect.h"
#include "tests/app/tensor/panes/panel_support.h"

namespace tessera {
namespace {

class CodeViewTest : public testing::Test {
protected:
    CodeViewTest()
    {
        document.setLive(false);
        document.newCase(documentationExample());
        showActive(view, {1000, 220});
    }

    void show(const QString& dialect)
    {
        auto* language = named<QComboBox>(view, "Language");
        language->setCurrentIndex(language->findText(dialect));
        ASSERT_EQ(language->currentText(), dialect);
    }
    std::string shown() { return view.findChild<QPlainTextEdit*>()->toPlainText().toStdString(); }

    Document document;
    CodeView view{&document};
};

TEST_F(CodeViewTest, EveryDialectIsWhatTheEngineSays)
{
    const Case& c = document.currentCase();
    EXPECT_EQ(shown(), code(c.op, Dialect::DirectML));
    show("NumPy");
    EXPECT_EQ(shown(), code(c.op, Dialect::NumPy));
    show("DxDispatch JSON");
    EXPECT_EQ(shown(), toJson(c, false));
    show("One line");
    EXPECT_EQ(shown(), toText(c));
}

TEST_F(CodeViewTest, OtherFrameworksSayItOrWhyTheyCannot)
{
    show("PyTorch");
    EXPECT_THAT(shown(), HasSubstr("F.pixel_shuffle(x, 2)"));
    show("einops");
    EXPECT_THAT(shown(), HasSubstr("n (c bh bw) h w -> n c (h bh) (w bw)"));
    document.newCase(caseFromText("RESAMPLE1 --Sizes 1,1,2,2 --InterpolationMode LINEAR --Scales 1,1,2,2"));
    EXPECT_EQ(shown(), "");
    EXPECT_TRUE(visibleText(view).contains("einops moves and repeats whole elements and does not blend them."));
    EXPECT_FALSE(named<QAbstractButton>(view, "Copy")->isEnabled());
    show("ONNX");
    EXPECT_THAT(shown(), HasSubstr("coordinate_transformation_mode=\"half_pixel\""));
}

TEST_F(CodeViewTest, AScriptIsWhatTheEngineWrites)
{
    auto* whole = view.findChild<QCheckBox*>();
    show("NumPy");
    whole->click();
    EXPECT_EQ(shown(), script(document.currentCase(), Dialect::NumPy));
    EXPECT_THAT(shown(), HasSubstr("import sys"));
    show("One line");
    EXPECT_FALSE(whole->isEnabled()); // it runs as it is
    EXPECT_EQ(shown(), toText(document.currentCase()));
    show("PyTorch"); // it stays chosen; UINT32 is no type of its tensors
    EXPECT_TRUE(whole->isEnabled());
    EXPECT_EQ(shown(), "");
    EXPECT_TRUE(visibleText(view).contains("DataType UINT32"));
    EXPECT_FALSE(named<QAbstractButton>(view, "Save as…")->isEnabled());
    whole->click();
    EXPECT_THAT(shown(), HasSubstr("F.pixel_shuffle(x, 2)"));
}

TEST_F(CodeViewTest, CopyTakesAllOfItAndSaysSo)
{
    show("NumPy");
    auto* copy = named<QAbstractButton>(view, "Copy");
    ASSERT_TRUE(copy);
    QTest::mouseClick(copy, Qt::LeftButton);
    EXPECT_EQ(QApplication::clipboard()->text().toStdString(), shown());
    EXPECT_TRUE(copy->text().startsWith("Copied"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return copy->text() == "Copy"; }, 5000));
}

TEST_F(CodeViewTest, ACaseThatIsWrongHasNoProgramAndSaysSo)
{
    Operator op = document.currentCase().op;
    setFieldText(op, "BlockSize", "3");
    document.setOperator(op, "break");
    EXPECT_EQ(shown(), "");
    EXPECT_FALSE(named<QAbstractButton>(view, "Copy")->isEnabled());
    EXPECT_TRUE(visibleText(view).contains("wrong"));
    show("One line");
    EXPECT_THAT(shown(), HasSubstr("--BlockSize 3"));
}

TEST_F(CodeViewTest, CommentsAreQuietAndNamesAreColoured)
{
    const QTextDocument* text = view.findChild<QPlainTextEdit*>()->document();
    int colored = 0;
    for (QTextBlock block = text->begin(); block.isValid(); block = block.next())
        colored += int(block.layout()->formats().size());
    EXPECT_GT(colored, 5);
}

} // namespace
} // namespace tessera
