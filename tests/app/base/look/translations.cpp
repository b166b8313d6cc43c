// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/base/look/translations.h"

#include <QtWidgets>
#include <gtest/gtest.h>

namespace tessera {

std::vector<Translated> translationsOf(const QString& code)
{
    QFile file(QStringLiteral("%1/%2.ts").arg(languagesFolder(), code));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
    QXmlStreamReader xml(&file);
    std::vector<Translated> all;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            all.push_back({context, {}, {}, xml.attributes().value("numerus") == u"yes"});
        } else if (xml.name() == u"source") {
            all.back().source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            all.back().isFinished = !xml.attributes().hasAttribute("type");
            if (!all.back().isPlural)
                all.back().forms << xml.readElementText();
        } else if (xml.name() == u"numerusform") {
            all.back().forms << xml.readElementText();
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return all;
}

namespace {

QStringList blocksIn(const QString& path)
{
    static const QRegularExpression border("\n\\s*\n");
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return QString::fromUtf8(file.readAll()).trimmed().split(border, Qt::SkipEmptyParts);
}

// Empty: the block is a case, or code.
QString saidBy(QString block)
{
    static const QRegularExpression fact("\\{=[^}]*(\\}[^}|]*\\|[^}]*)?\\}");
    static const QRegularExpression asked("^(?:ask|right|wrong|why|typed|goal): (.*)$",
                                          QRegularExpression::MultilineOption);
    block.replace(fact, " ");
    if (!block.startsWith(QLatin1String("```")))
        return block.contains(QLatin1String("\n    ")) || block.contains(QLatin1String("return ")) ? QString() : block;
    QStringList words;
    for (auto each = asked.globalMatch(block); each.hasNext();)
        words << each.next().captured(1);
    return words.join(QLatin1Char('\n'));
}

} // namespace

std::vector<TranslatedParagraph> lessonParagraphsOf(const QString& code)
{
    const QDir lessons(languagesFolder() + QStringLiteral("/../lessons"));
    std::vector<TranslatedParagraph> all;
    for (const QString& name : lessons.entryList({"??_*.md"}, QDir::Files, QDir::Name)) {
        const QStringList english = blocksIn(lessons.filePath(name));
        const QStringList translated = blocksIn(lessons.filePath(code + QLatin1Char('/') + name));
        EXPECT_EQ(english.size(), translated.size()) << code.toStdString() << ", " << name.toStdString();
        for (qsizetype i = 0; i < std::min(english.size(), translated.size()); ++i)
            if (const QString words = saidBy(english[i]); !words.isEmpty())
                all.push_back({name, words, saidBy(translated[i])});
    }
    return all;
}

QString languagesFolder()
{
    return QStringLiteral(TESSERA_LANGUAGES);
}

} // namespace tessera
