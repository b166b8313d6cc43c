// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/form_parts.h"
#include "app/base/controls/number_edit.h"
#include "app/views/form/case_panel.h"
#include "app/views/form/data_form.h"
#include "app/views/form/raw_form.h"
#include "engine/formats/files/archive.h"
#include "tests/app/support/dialogs.h"
#include "tests/app/tensor/panes/panel_support.h"

#include <filesystem>

namespace tessera {
namespace {

struct DataFormTest : HasFolder, testing::Test {
    DataFormTest()
    {
        document.setLive(false);
        document.newCase(documentationExample());
        showActive(form, {300, 400});
        source = named<QComboBox>(form, "Data");
    }

    void choose(const QString& pattern)
    {
        for (int i = 0; i < source->count() && source->currentText() != pattern; ++i)
            keyIn(source, i == 0 ? Qt::Key_Home : Qt::Key_Down);
        ASSERT_EQ(source->currentText(), pattern);
    }

    QString array(DataType type, std::vector<uint32_t> sizes) const
    {
        writeNpy(Tensor(TensorDesc{.dataType = type, .sizes = std::move(sizes)}), path("t.npy").toStdU16String());
        return path("t.npy");
    }
    QString picture() const
    {
        writePicture(path("orange.png"), {4, 2}, QColor(255, 128, 0));
        return path("orange.png");
    }
    // A picture of 8 by 8 pixels of three channels, all bytes of one value.
    QString picture(const char* name, DataType type, uint8_t byte = 0) const
    {
        Picture made{.width = 8, .height = 8, .sample = type, .samples = Buffer(8 * 8 * 3 * elementBytes(type))};
        std::ranges::fill(made.samples.writableBytes(), std::byte{byte});
        pictureCodec().write(made, path(name).toStdU16String());
        return path(name);
    }
    float firstValue() { return std::bit_cast<float>(uint32_t(values().bits(0))); }

    const Case& current() { return document.currentCase(); }
    const TensorDesc& input() { return current().op.input; }
    const Tensor& values() { return std::get<FromValues>(current().data).tensor; }
    QAbstractButton* button(const QString& name) { return named<QAbstractButton>(form, name); }
    bool says(const QString& text) { return visibleText(form).contains(text); }

    Document document;
    DataForm form{&document};
    QComboBox* source = nullptr;
};

TEST_F(DataFormTest, EveryGeneratorIsExplained)
{
    for (const Pattern pattern : kPatterns) {
        choose(std::string(name(pattern)).c_str());
        EXPECT_EQ(std::get<Generator>(current().data).pattern, pattern);
        EXPECT_EQ(source->toolTip(), QString::fromStdString(english(sentence(pattern)))) << name(pattern);
    }
}

TEST_F(DataFormTest, OnlyPatternsThatTakeANumberShowOne)
{
    EXPECT_FALSE(named<NumberEdit>(form, "Seed"));
    choose("random");
    ASSERT_TRUE(named<NumberEdit>(form, "Seed"));
    typeInto(named<NumberEdit>(form, "Seed"), "123");
    EXPECT_EQ(std::get<Generator>(current().data).seed, 123u);
    choose("constant");
    ASSERT_TRUE(named<NumberEdit>(form, "Value"));
    typeInto(named<NumberEdit>(form, "Value"), "-2.5");
    EXPECT_EQ(std::get<Generator>(current().data).value, -2.5);
    choose("one-hot");
    EXPECT_TRUE(named<NumberEdit>(form, "Element"));
}

TEST_F(DataFormTest, AnImpossibleNumberIsMarkedAndKeepsTheCase)
{
    choose("constant");
    const Case before = current();
    typeInto(named<NumberEdit>(form, "Value"), "two");
    EXPECT_EQ(current(), before);
    EXPECT_TRUE(says("\"two\" is not a number")) << visibleText(form).toStdString();
    typeInto(named<NumberEdit>(form, "Value"), "2.5 m");
    EXPECT_EQ(current(), before) << "not the 2.5 that it begins with";
    EXPECT_EQ(document.issues().size(), 1U);
    document.undoStack()->undo();
    EXPECT_FALSE(says("is not a number")) << visibleText(form).toStdString();
}

TEST_F(DataFormTest, ATensorFileSetsTheInputsShapeAndType)
{
    form.openFile(array(DataType::Int16, {2, 4, 3, 5}));
    EXPECT_EQ(input().dataType, DataType::Int16);
    EXPECT_THAT(input().sizes, ElementsAre(2, 4, 3, 5));
    EXPECT_THAT(current().op.output.sizes, ElementsAre(2, 1, 6, 10));
    EXPECT_EQ(source->currentText(), "t.npy");
    choose("iota");
    EXPECT_EQ(source->findText("t.npy"), -1) << "its entry goes with it";
}

TEST_F(DataFormTest, APictureIsReadAgainAsItsOptionsSay)
{
    form.openFile(picture());
    EXPECT_EQ(source->currentText(), "orange.png");
    EXPECT_TRUE(says("UINT8 {1, 3, 2, 4}")) << visibleText(form).toStdString();
    EXPECT_TRUE(button("RGB")->isChecked());
    EXPECT_FALSE(button("0–1")) << "integers have one range";

    auto* type = named<QComboBox>(form, "Type of the picture's samples");
    ASSERT_TRUE(type);
    keyIn(type, Qt::Key_End);
    EXPECT_EQ(input().dataType, DataType::Float32);
    EXPECT_EQ(firstValue(), 255.0f);
    QTest::mouseClick(button("0–1"), Qt::LeftButton);
    EXPECT_EQ(firstValue(), 1.0f);
    EXPECT_TRUE(button("0–1")->isChecked());
    QTest::mouseClick(button("RGBA"), Qt::LeftButton);
    EXPECT_THAT(input().sizes, ElementsAre(1, 4, 2, 4));
    QTest::mouseClick(button("Grey"), Qt::LeftButton);
    EXPECT_THAT(input().sizes, ElementsAre(1, 1, 2, 4));

    document.undoStack()->undo();
    EXPECT_TRUE(button("RGBA")->isChecked()) << "the options are read from what is loaded";
}

TEST_F(DataFormTest, APictureOf16BitsLeavesAResamplingOneAndBecomesFloats)
{
    document.newCase(caseFromText("RESAMPLE --Sizes 1,3,4,4 --Scales 1,1,2,2"));
    form.openFile(picture("a.png", DataType::UInt16, 255));
    EXPECT_EQ(name(current().op), "RESAMPLE");
    EXPECT_EQ(input().dataType, DataType::Float32);
    EXPECT_EQ(firstValue(), 1.0f);
    EXPECT_TRUE(button("0–1")->isChecked());
    EXPECT_TRUE(says("the samples of the file are UINT16")) << visibleText(form).toStdString();
    document.newCase(documentationExample()); // which takes none of three channels, whatever their type
    form.openFile(path("a.png"));
    EXPECT_EQ(input().dataType, DataType::UInt16);
}

TEST_F(DataFormTest, AnArrayOfRowsOfPixelsIsOfferedAsAPicture)
{
    form.openFile(array(DataType::UInt8, {8, 10, 3}));
    EXPECT_THAT(input().sizes, ElementsAre(1, 8, 10, 3));
    const auto offer = [&] { return buttonOf(form, "Take it as a picture"); };
    ASSERT_TRUE(offer());
    QTest::mouseClick(offer(), Qt::LeftButton);
    EXPECT_THAT(input().sizes, ElementsAre(1, 3, 8, 10));
    EXPECT_TRUE(says("the array {8, 10, 3} is {H, W, C}")) << visibleText(form).toStdString();
    EXPECT_FALSE(offer());
    QTest::mouseClick(button("Grey"), Qt::LeftButton);
    EXPECT_THAT(input().sizes, ElementsAre(1, 1, 8, 10));
    document.undoStack()->undo();
    document.undoStack()->undo();
    EXPECT_TRUE(offer());
}

TEST_F(DataFormTest, OfSeveralArraysOneIsTheInputAndTheOthersAreOffered)
{
    const auto bytesOf = [](std::vector<uint32_t> sizes) {
        return npyBytes(Tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = std::move(sizes)}));
    };
    const QString file = path("t.npz");
    writeContent(file,
                 QByteArray::fromStdString(archiveBytes(
                     {{"words.npy", "none"}, {"x.npy", bytesOf({1, 4, 3, 5})}, {"photo.npy", bytesOf({8, 10, 3})}})));
    form.openFile(file);
    EXPECT_THAT(input().sizes, ElementsAre(1, 4, 3, 5)) << "the first that can be read";
    EXPECT_EQ(source->currentText(), "t.npz#x");
    auto* arrays = named<QComboBox>(form, "Array");
    ASSERT_TRUE(arrays);
    EXPECT_EQ(arrays->count(), 3);
    EXPECT_EQ(arrays->currentText(), "x");
    keyIn(arrays, Qt::Key_End);
    EXPECT_EQ(source->currentText(), "t.npz#photo");
    EXPECT_THAT(input().sizes, ElementsAre(1, 8, 10, 3));
    QTest::keyClick(arrays, Qt::Key_Home);
    EXPECT_TRUE(says("words.npy")) << "which is no array: " << visibleText(form).toStdString();
    EXPECT_EQ(source->currentText(), "t.npz#photo");
    form.openFile(file + QStringLiteral("#photo#picture"));
    EXPECT_THAT(input().sizes, ElementsAre(1, 3, 8, 10));
    choose("iota");
    EXPECT_FALSE(named<QComboBox>(form, "Array"));
}

TEST_F(DataFormTest, AFileThatIsReplacedIsAskedAgain)
{
    form.openFile(array(DataType::UInt8, {4, 8, 8}));
    EXPECT_TRUE(says("The file holds {4, 8, 8}")) << visibleText(form).toStdString();
    const QString file = array(DataType::UInt8, {4, 8, 6});
    const auto later = std::filesystem::file_time_type::clock::now() + std::chrono::seconds(2);
    std::filesystem::last_write_time(file.toStdU16String(), later); // a clock may be coarse
    form.openFile(file);
    EXPECT_TRUE(says("The file holds {4, 8, 6}")) << visibleText(form).toStdString();
}

TEST_F(DataFormTest, WhatAFileSaysOfItsColoursStandsBesideIt)
{
    form.openFile(picture("a.exr", DataType::Float32));
    EXPECT_TRUE(says("FLOAT32 {1, 3, 8, 8}")) << visibleText(form).toStdString();
    EXPECT_TRUE(says("channels R, G, B"));
    EXPECT_FALSE(button("0–1")) << "they stay what they are";
}

TEST_F(DataFormTest, WhatWasWrongWithAFileIsForgottenWithTheCase)
{
    const std::function<void()> changes[] = {[this] { setFieldText(document, "BlockSize", "1"); },
                                             [this] { document.newCase(documentationExample()); }};
    for (const auto& change : changes) {
        form.openFile(path("none.npy"));
        EXPECT_TRUE(says("none.npy")) << visibleText(form).toStdString();
        change();
        EXPECT_FALSE(says("none.npy")) << visibleText(form).toStdString();
    }
}

TEST_F(DataFormTest, ValuesThatDoNotFitAreReplacedByOneClick)
{
    Case c = documentationExample();
    c.data = FromValues{Tensor(c.op.input), "my values"};
    document.newCase(c);
    setFieldText(document, "InputTensor.Sizes", "1,8,3,3");
    document.run();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !document.dataError().isEmpty(); }, 20000));
    EXPECT_TRUE(says("my values holds")) << visibleText(form).toStdString();
    press(form, "Generate values");
    EXPECT_TRUE(std::holds_alternative<Generator>(current().data));
    EXPECT_FALSE(says("my values holds"));
}

TEST_F(DataFormTest, OffersTypesThatTheOperatorTakes)
{
    form.openFile(picture());
    auto* types = named<QComboBox>(form, "Type of the picture's samples");
    ASSERT_TRUE(types);
    EXPECT_GE(types->findText("UINT16"), 0); // SPACE_TO_DEPTH1 takes all
    document.setOperator(converted(current().op, *operatorFromName("RESAMPLE1")), {});
    EXPECT_EQ(types->findText("UINT16"), -1);
    EXPECT_GE(types->findText("FLOAT16"), 0);
    EXPECT_EQ(types->currentText(), "UINT8");
}

struct RawFormTest : testing::Test {
    RawFormTest()
    {
        QByteArray bytes("head", 4);
        for (int i = 0; i < 24; ++i)
            bytes.append(char(i));
        writeContent(path, bytes);
    }
    void type(const QString& field, const QString& text)
    {
        auto* edit = named<QLineEdit>(form, field);
        ASSERT_TRUE(edit) << field.toStdString();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    void open()
    {
        for (auto* each : form.findChildren<QAbstractButton*>())
            if (each->text().remove(u'&') == QLatin1String("Open") && each->isEnabled())
                each->click();
    }
    QString said() const { return form.findChild<QLabel*>("rawSaid")->text(); }

    QTemporaryDir folder;
    QString path = folder.filePath("data.bin");
    RawForm form{path, TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 2, 3, 4}}, MemoryBudget()};
};

TEST_F(RawFormTest, StridesSkipWhatIsBetween)
{
    type("Sizes", "1,1,3,2");
    type("First byte", "4");
    type("Strides", "24, 24, 8, 2");
    open();
    ASSERT_EQ(form.result(), QDialog::Accepted);
    EXPECT_THAT((std::vector{form.tensor().bits(0), form.tensor().bits(1), form.tensor().bits(2)}),
                ElementsAre(0, 2, 8));
}

TEST_F(RawFormTest, SaysWhatIsMissingAndOpensNothing)
{
    type("First byte", "5");
    open();
    EXPECT_EQ(form.result(), 0);
    EXPECT_THAT(said().toStdString(), HasSubstr("28")); // the file's bytes
    type("Sizes", "1,two");
    EXPECT_THAT(said().toStdString(), HasSubstr("two"));
    type("Sizes", "0,1");
    open();
    EXPECT_EQ(form.result(), 0);
}

// Clicks on BlockSize's arrow show and hide a sentence about the sizes above. The arrow stays under the mouse.
TEST(CasePanel, AFieldInHandStaysWhereItIsWhileSentencesComeAndGo)
{
    const struct {
        int height;
        Case first;
        std::vector<int> sizes;
    } rows[] = {{1200, documentationExample(), {3, 2, 1, 2, 3, 2}},
                {500, documentationExample(), {3, 2, 1, 2, 3, 2}},
                {320, documentationExample(), {3, 2, 1, 2, 3, 2}},
                {1200, caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 3"), {2}}}; // wrong at first
    for (const auto& row : rows) {
        Document document;
        document.setLive(false);
        document.newCase(row.first);
        CasePanel panel(&document, nullptr);
        showActive(panel, {320, row.height});
        auto* edit = named<NumberEdit>(panel, "BlockSize");
        panel.findChild<QScrollArea*>()->ensureWidgetVisible(edit);
        edit->setFocus();
        QCoreApplication::processEvents();
        const auto place = [&] { return edit->mapTo(&panel, QPoint()).y(); };
        const int before = place();
        for (const int size : row.sizes) {
            setFieldText(document, "BlockSize", QString::number(size));
            QCoreApplication::processEvents();
            EXPECT_EQ(document.issues().empty(), size != 3);
            EXPECT_EQ(place(), before) << size << " in " << row.height;
        }
    }
}

// The scroll bar makes the forms narrower, a sentence then wraps, and they are higher. In a panel of about their height
// the bar came and went without end, in calls within calls.
TEST(CasePanel, TheScrollBarComesToRestInAPanelOfAnyHeight)
{
    Document document;
    document.setLive(false);
    document.newCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data /no/such/folder/and/no/such/file/as.npy"));
    CasePanel panel(&document, nullptr);
    showActive(panel, {320, 1200});
    const auto* scroll = panel.findChild<QScrollArea*>();
    const QWidget* forms = scroll->widget();
    const auto heightOf = [&] { return forms->layout()->minimumHeightForWidth(forms->width()); };
    for (int width = 280; width <= 340; width += 4) {
        panel.resize(width, 1200);
        QCoreApplication::processEvents();
        const int least = heightOf() + panel.height() - scroll->maximumViewportSize().height();
        for (int height = least - 24; height < least + 24; ++height) {
            panel.resize(width, height);
            QCoreApplication::processEvents();
            EXPECT_EQ(scroll->verticalScrollBar()->isVisible(), heightOf() > scroll->maximumViewportSize().height())
                << width << " by " << height;
        }
    }
}

} // namespace
} // namespace tessera
