// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/data_form.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/number_edit.h"
#include "engine/formats/files/archive.h"
#include "engine/formats/files/npy.h"
#include "tests/app/support/set_field.h"
#include "tests/app/tensor/panes/panel_support.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <set>

namespace tessera {
namespace {

class DataFormTest : public testing::Test {
protected:
    DataFormTest()
    {
        document.setLive(false);
        document.newCase(documentationExample());
        showActive(form, {300, 400});
        source = named<QComboBox>(form, "Data");
    }

    void choose(const QString& pattern)
    {
        source->setFocus();
        for (int i = 0; i < source->count() && source->currentText() != pattern; ++i)
            QTest::keyClick(source, i == 0 ? Qt::Key_Home : Qt::Key_Down);
        ASSERT_EQ(source->currentText(), pattern);
    }

    QString picture() const
    {
        QImage image(4, 2, QImage::Format_RGB32);
        image.fill(qRgb(255, 128, 0));
        const QString path = folder.filePath("orange.png");
        image.save(path);
        return path;
    }

    const Case& current() { return document.currentCase(); }
    const TensorDesc& input() { return inputDesc(current().op); }
    const Tensor& values() { return std::get<FromValues>(current().data).tensor; }
    QAbstractButton* button(const QString& name) { return named<QAbstractButton>(form, name); }
    bool says(const QString& text) { return visibleText(form).contains(text); }

    QTemporaryDir folder;
    Document document;
    DataForm form{&document};
    QComboBox* source = nullptr;
};

TEST_F(DataFormTest, EveryGeneratorIsOfferedAndExplained)
{
    for (const Pattern pattern : kPatterns) {
        const std::string_view words = name(pattern);
        choose(QString::fromUtf8(words.data(), qsizetype(words.size())));
        EXPECT_EQ(std::get<Generator>(current().data).pattern, pattern);
        EXPECT_TRUE(says(QString::fromStdString(english(sentence(pattern))))) << words;
    }
}

TEST_F(DataFormTest, ASentenceOfAnotherLengthMovesNothing)
{
    std::set<int> heights;
    for (const Pattern pattern : kPatterns) {
        choose(std::string(name(pattern)).c_str());
        QCoreApplication::processEvents();
        heights.insert(form.findChild<HelpLabel*>()->height());
    }
    EXPECT_EQ(heights.size(), 1U);
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

TEST_F(DataFormTest, TypingASeedIsOneUndoStep)
{
    choose("random");
    const int before = document.undoStack()->count();
    typeInto(named<NumberEdit>(form, "Seed"), "987");
    EXPECT_EQ(document.undoStack()->count(), before + 1);
    document.undoStack()->undo();
    EXPECT_EQ(named<NumberEdit>(form, "Seed")->text(), "0");
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
    const QString path = folder.filePath("t.npy");
    writeNpy(Tensor(TensorDesc{.dataType = DataType::Int16, .sizes = {2, 4, 3, 5}}), path.toStdU16String());
    form.openFile(path);
    EXPECT_EQ(input().dataType, DataType::Int16);
    EXPECT_THAT(input().sizes, ElementsAre(2, 4, 3, 5));
    EXPECT_THAT(outputDesc(current().op).sizes, ElementsAre(2, 1, 6, 10));
    EXPECT_EQ(source->currentText(), "t.npy");
    choose("iota");
    EXPECT_EQ(source->findText("t.npy"), -1) << "its entry goes with it";
}

TEST_F(DataFormTest, AFileThatCannotBeOpenedSaysWhyAndKeepsTheCase)
{
    const Case before = current();
    form.openFile(folder.filePath("missing.npy"));
    EXPECT_EQ(current(), before);
    EXPECT_TRUE(says("missing.npy")) << visibleText(form).toStdString();
    choose("ramp");
    EXPECT_FALSE(says("missing.npy"));
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
    type->setFocus();
    QTest::keyClick(type, Qt::Key_End);
    EXPECT_EQ(input().dataType, DataType::Float32);
    EXPECT_EQ(std::bit_cast<float>(uint32_t(values().bits(0))), 255.0f);
    QTest::mouseClick(button("0–1"), Qt::LeftButton);
    EXPECT_EQ(std::bit_cast<float>(uint32_t(values().bits(0))), 1.0f);
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
    Picture made{.width = 8, .height = 8, .sample = DataType::UInt16, .samples = Buffer(8 * 8 * 6)};
    std::ranges::fill(made.samples.writableBytes(), std::byte{255});
    const QString path = folder.filePath("a.png");
    pictureCodec().write(made, path.toStdU16String());
    document.newCase(caseFromText("RESAMPLE --Sizes 1,3,4,4 --Scales 1,1,2,2"));
    form.openFile(path);
    EXPECT_EQ(name(current().op), "RESAMPLE");
    EXPECT_EQ(input().dataType, DataType::Float32);
    EXPECT_EQ(std::bit_cast<float>(uint32_t(values().bits(0))), 1.0f);
    EXPECT_TRUE(button("0–1")->isChecked());
    EXPECT_TRUE(says("the samples of the file are UINT16")) << visibleText(form).toStdString();
    document.newCase(documentationExample()); // which takes none of three channels, whatever their type
    form.openFile(path);
    EXPECT_EQ(input().dataType, DataType::UInt16);
}

TEST_F(DataFormTest, AnArrayOfRowsOfPixelsIsOfferedAsAPicture)
{
    const QString path = folder.filePath("t.npy");
    writeNpy(Tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = {8, 10, 3}}), path.toStdU16String());
    form.openFile(path);
    EXPECT_THAT(input().sizes, ElementsAre(1, 8, 10, 3));
    const auto offer = [&]() -> QAbstractButton* {
        for (auto* each : form.findChildren<QAbstractButton*>())
            if (each->isVisible() && each->text() == QLatin1String("Take it as a picture"))
                return each;
        return nullptr;
    };
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
    const auto member = [](const char* name, std::vector<uint32_t> sizes) {
        return ArchiveMember{name,
                             npyBytes(Tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = std::move(sizes)}))};
    };
    const QString path = folder.filePath("t.npz");
    const std::string bytes =
        archiveBytes({{"words.npy", "none"}, member("x.npy", {1, 4, 3, 5}), member("photo.npy", {8, 10, 3})});
    std::ofstream(path.toStdString(), std::ios::binary) << bytes;
    form.openFile(path);
    EXPECT_THAT(input().sizes, ElementsAre(1, 4, 3, 5)) << "the first that can be read";
    EXPECT_EQ(source->currentText(), "t.npz#x");
    auto* arrays = named<QComboBox>(form, "Array");
    ASSERT_TRUE(arrays);
    EXPECT_EQ(arrays->count(), 3);
    EXPECT_EQ(arrays->currentText(), "x");
    arrays->setFocus();
    QTest::keyClick(arrays, Qt::Key_End);
    EXPECT_EQ(source->currentText(), "t.npz#photo");
    EXPECT_THAT(input().sizes, ElementsAre(1, 8, 10, 3));
    QTest::keyClick(arrays, Qt::Key_Home);
    EXPECT_TRUE(says("words.npy")) << "which is no array: " << visibleText(form).toStdString();
    EXPECT_EQ(source->currentText(), "t.npz#photo");
    form.openFile(path + QStringLiteral("#photo#picture"));
    EXPECT_THAT(input().sizes, ElementsAre(1, 3, 8, 10));
    choose("iota");
    EXPECT_FALSE(named<QComboBox>(form, "Array"));
}

TEST_F(DataFormTest, AFileThatIsReplacedIsAskedAgain)
{
    const QString path = folder.filePath("t.npy");
    const auto write = [&](std::vector<uint32_t> sizes) {
        writeNpy(Tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = std::move(sizes)}), path.toStdU16String());
    };
    write({4, 8, 8});
    form.openFile(path);
    EXPECT_TRUE(says("The file holds {4, 8, 8}")) << visibleText(form).toStdString();
    write({4, 8, 6});
    std::filesystem::last_write_time(path.toStdU16String(),
                                     std::filesystem::file_time_type::clock::now()
                                         + std::chrono::seconds(2)); // a clock may be coarse
    form.openFile(path);
    EXPECT_TRUE(says("The file holds {4, 8, 6}")) << visibleText(form).toStdString();
}

TEST_F(DataFormTest, WhatAFileSaysOfItsColoursStandsBesideIt)
{
    Picture made{.width = 8, .height = 8, .sample = DataType::Float32, .samples = Buffer(8 * 8 * 12)};
    const QString path = folder.filePath("a.exr");
    pictureCodec().write(made, path.toStdU16String());
    form.openFile(path);
    EXPECT_TRUE(says("FLOAT32 {1, 3, 8, 8}")) << visibleText(form).toStdString();
    EXPECT_TRUE(says("channels R, G, B"));
    EXPECT_FALSE(button("0–1")) << "they stay what they are";
}

TEST_F(DataFormTest, WhatWasWrongWithAFileIsForgottenWithTheCase)
{
    form.openFile(folder.filePath("none.npy"));
    EXPECT_TRUE(says("none.npy")) << visibleText(form).toStdString();
    setFieldText(document, "BlockSize", "1");
    EXPECT_FALSE(says("none.npy")) << visibleText(form).toStdString();
    form.openFile(folder.filePath("none.npy"));
    EXPECT_TRUE(says("none.npy"));
    document.newCase(documentationExample());
    EXPECT_FALSE(says("none.npy"));
}

TEST_F(DataFormTest, ValuesThatDoNotFitAreReplacedByOneClick)
{
    Case c = documentationExample();
    c.data = FromValues{Tensor(inputDesc(c.op)), "my values"};
    document.newCase(c);
    setFieldText(document, "InputTensor.Sizes", "1,8,3,3");
    document.run();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !document.dataError().isEmpty(); }, 20000));
    EXPECT_TRUE(says("my values holds")) << visibleText(form).toStdString();
    ASSERT_TRUE(button("Generate values") || !form.findChildren<QAbstractButton*>().isEmpty());
    for (auto* each : form.findChildren<QAbstractButton*>())
        if (each->isVisible() && each->text() == QLatin1String("Generate values"))
            QTest::mouseClick(each, Qt::LeftButton);
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

} // namespace
} // namespace tessera
