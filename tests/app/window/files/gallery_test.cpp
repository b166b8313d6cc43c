// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/presets.h"
#include "app/tensor/painting/case_picture.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

int builtIn()
{
    return int(builtInPresets().size());
}

struct GalleryTest : KeptWindowTest {
    // Opens the gallery, uses it, and closes it where the use has left it open.
    void use(const std::function<void(QWidget& gallery)>& work)
    {
        const Answers answers({[&](QWidget& gallery) {
            work(gallery);
            if (gallery.isVisible())
                press(gallery, "Close");
        }});
        action("presets")->trigger();
        waitUntilIdle();
    }

    static QListWidget& list(QWidget& gallery) { return *gallery.findChild<QListWidget*>(); }
    static QString said(QWidget& gallery) // the words of the chosen card
    {
        return list(gallery).currentItem()->data(Qt::AccessibleTextRole).toString();
    }
    static QImage firstCard(QWidget& gallery)
    {
        return list(gallery).viewport()->grab(list(gallery).visualItemRect(list(gallery).item(0))).toImage();
    }
    static int visible(QWidget& gallery)
    {
        int count = 0;
        for (int row = 0; row < list(gallery).count(); ++row)
            count += !list(gallery).item(row)->isHidden();
        return count;
    }
    QString cases() const { return m_folder.filePath("cases"); }
    QString path(const QString& name) const { return cases() + QStringLiteral("/%1.json").arg(name); }
    void write(const QString& name) const
    {
        ASSERT_TRUE(QDir().mkpath(cases()));
        writeCaseFile(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2"), path(name).toStdU16String());
    }
};

TEST_F(GalleryTest, EveryBuiltInCaseHasAPictureAndASentence)
{
    use([](QWidget& gallery) {
        ASSERT_EQ(visible(gallery), builtIn());
        for (int row = 0; row < builtIn(); ++row) {
            const QString words = list(gallery).item(row)->data(Qt::AccessibleTextRole).toString();
            EXPECT_TRUE(words.contains(QRegularExpression("[.?] .+\\.$"))) << words.toStdString();
        }
        // A picture has many colours, an empty card two.
        const auto colors = [&] {
            const QImage image = firstCard(gallery);
            QSet<QRgb> found;
            for (int x = 0; x < image.width(); ++x)
                found << image.pixel(x, 60);
            return found.size();
        };
        EXPECT_TRUE(waitFor([&] { return colors() > 8; })) << colors();
    });
}

TEST_F(GalleryTest, IsUsedByKeysAlone)
{
    const Answers answers({[](QWidget& gallery) {
        auto* search = gallery.findChild<QLineEdit*>();
        QTest::keyClicks(QApplication::focusWidget(), "SPACE_TO_DEPTH1 page");
        EXPECT_EQ(visible(gallery), 2);
        QTest::keyClick(search, Qt::Key_Down);
        ASSERT_TRUE(list(gallery).hasFocus());
        const QString first = said(gallery);
        QTest::keyClick(&list(gallery), Qt::Key_Right);
        EXPECT_NE(said(gallery), first);
        QTest::keyClick(&list(gallery), Qt::Key_Return);
    }});
    key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}");
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("equal"));
}

TEST_F(GalleryTest, ALongNameIsWrittenWhole)
{
    write(QStringLiteral("Sixteen words ").repeated(12).simplified());
    use([](QWidget& gallery) {
        const QImage image = firstCard(gallery);
        int lines = 0; // separate rows of ink below the picture
        bool inside = false;
        for (int y = 182; y < image.height() - 4; ++y) {
            const QRect row(4, y, image.width() - 8, 1);
            const bool any = pixelsLike(image, row, gallery.palette().color(QPalette::Text)) > 0;
            lines += any && !inside;
            inside = any;
        }
        EXPECT_GE(lines, 4);
    });
}

TEST_F(GalleryTest, ACaseThatIsSavedInTheFolderIsShown)
{
    type("BlockSize", "1");
    const Answers saving({[](QWidget& gallery) { press(gallery, "Save this case…"); },
                          [this](QWidget& dialog) {
                              EXPECT_EQ(dynamic_cast<QFileDialog&>(dialog).directory().path(), cases());
                              typePath(path("mine"))(dialog);
                          }});
    action("presets")->trigger();
    EXPECT_EQ(document().path(), path("mine"));
    EXPECT_FALSE(document().isModified());

    MainWindow second({.configFolder = m_folder.path(), .theme = Theme::Light});
    second.show();
    const Answers opening({[this](QWidget& gallery) {
        EXPECT_EQ(visible(gallery), builtIn() + 1);
        EXPECT_THAT(said(gallery).toStdString(), StartsWith("mine. "));
        EXPECT_TRUE(gallery.findChild<QLabel*>("galleryFolder")->text().contains(cases()));
        press(gallery, "Open");
    }});
    second.actions().get("presets")->trigger();
    EXPECT_EQ(fieldText(second.document()->currentCase().op, "BlockSize"), "1");
    EXPECT_EQ(second.document()->path(), path("mine"));
}

TEST_F(GalleryTest, WhatIsNoCaseIsLeftOutWithAReason)
{
    write("mine");
    writeContent(path("other"), "{}");
    use([](QWidget& gallery) {
        EXPECT_EQ(visible(gallery), builtIn() + 1);
        EXPECT_TRUE(gallery.findChild<QLabel*>("gallerySaid")->text().contains("other.json"));
    });
}

// The search also takes words for what a user sees, which are in no name.
TEST_F(GalleryTest, FindsAQuestionByItsSymptomOrSaysThatThereIsNone)
{
    use([](QWidget& gallery) {
        for (const auto& [symptom, question] : {std::pair("half pixel", "Why does my picture shift?"),
                                                {"colours scrambled", "What does the order change?"},
                                                {"mismatch ulp", "Where do the engines differ?"},
                                                {"moire", "Why is my shrunk picture jagged?"}}) {
            gallery.findChild<QLineEdit*>()->setText(QLatin1String(symptom));
            EXPECT_GE(visible(gallery), 1) << symptom;
            EXPECT_THAT(said(gallery).toStdString(), StartsWith(question));
        }
        const auto* says = gallery.findChild<QLabel*>("gallerySaid");
        EXPECT_FALSE(says->isVisible());
        gallery.findChild<QLineEdit*>()->setText("zebra");
        EXPECT_EQ(says->text(), "No case is about “zebra”.");
        EXPECT_TRUE(says->isVisible());
        EXPECT_FALSE(buttonOf(gallery, "Open")->isEnabled());
    });
}

// The case opens with the tab that shows its mistake, and with a pin at the edge. No handle covers the pin's number.
TEST_F(GalleryTest, TheHalfPixelIsSeenAtOnce)
{
    use([](QWidget& gallery) {
        QTest::keyClicks(QApplication::focusWidget(), "shift");
        QTest::keyClick(gallery.findChild<QLineEdit*>(), Qt::Key_Return);
    });
    EXPECT_EQ(spoken("outReadout").left(14), "out (0,0,1,1) ");
    EXPECT_TRUE(part("axisSentence")->isVisible());
    EXPECT_EQ(view(Side::Output)->mode(), PlaneMode::Picture);
}

// A colour picture is drawn in colour, and so are the pictures into which its blocks are split.
TEST_F(GalleryTest, DrawsPicturesInColour)
{
    const std::vector<Preset> presets = builtInPresets();
    const auto preset =
        std::ranges::find(presets, QStringLiteral("What does space to depth do to a picture?"), &Preset::name);
    ASSERT_NE(preset, presets.end());
    const QImage image = drawCase(preset->c, {640, 336}, 1, CasePictureColors::ofTheme(), {}, {});
    for (const QRect half : {QRect(0, 0, 320, 336), QRect(320, 0, 320, 336)}) {
        const auto isSail = [](const QColor& is) { return is.red() > 180 && is.green() < 90 && is.blue() < 80; };
        const auto isSky = [](const QColor& is) { return is.blue() > 140 && is.red() < 90 && is.green() < 130; };
        EXPECT_GT(pixelsThat(image, half, isSail), 100);
        EXPECT_GT(pixelsThat(image, half, isSky), 500);
    }
}

} // namespace
} // namespace tessera
