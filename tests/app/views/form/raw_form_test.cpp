// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/raw_form.h"

#include "tests/app/support/file_content.h"
#include "tests/app/tensor/panes/panel_support.h"

namespace tessera {
namespace {

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

TEST_F(RawFormTest, ReadsWhatTheFieldsSay)
{
    type("First byte", "4");
    open();
    ASSERT_EQ(form.result(), QDialog::Accepted);
    EXPECT_EQ(form.tensor().desc.sizes, (std::vector<uint32_t>{1, 2, 3, 4}));
    for (uint64_t i = 0; i < 24; ++i)
        EXPECT_EQ(form.tensor().bits(i), i);
}

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

} // namespace
} // namespace tessera
