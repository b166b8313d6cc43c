// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/lesson_files.h"

#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/input_case.h"
#include "app/model/document/presets.h"
#include "engine/report/pages/lesson_page.h"
#include "engine/report/pages/words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

namespace tessera {

namespace {

const auto kBuiltIn = QStringLiteral(":/lessons"), kQuiz = kBuiltIn + QStringLiteral("/quiz-");

QByteArray contentOf(const QString& builtIn)
{
    QFile file(builtIn);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Lesson quizAt(const QString& path)
{
    const QStringList numbers = path.mid(kQuiz.size()).split(u'-');
    const QuizOrder order{.seed = numbers.value(0).toULongLong(),
                          .level = numbers.value(1).toUInt(),
                          .questions = numbers.value(2).toULongLong()};
    return quizLesson(order, [](const Message& message) { return inWindowLanguage(message).toStdString(); });
}

// A lesson of the program is not checked again here: the tests recompute it. The files of its cases are resources too.
Lesson builtInLesson(const QString& path, const MemoryBudget& budget)
{
    Lesson lesson = readLesson(contentOf(path).toStdString()).lesson;
    for (LessonFigure& figure : lesson.figures)
        if (!figure.dataFile.empty())
            figure.c.data = FromValues{resourceTensor(builtInPath(QString::fromStdString(figure.dataFile)), budget),
                                       figure.dataFile};
    return lesson;
}

} // namespace

QString builtInPath(const QString& name)
{
    return kBuiltIn + u'/' + name;
}

QString quizPath(const QuizOrder& order)
{
    return kQuiz + QStringLiteral("%1-%2-%3").arg(order.seed).arg(order.level).arg(order.questions);
}

bool isBuiltIn(const QString& path)
{
    return path.startsWith(kBuiltIn);
}

QStringList builtInNames()
{
    return QDir(kBuiltIn).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
}

QStringList builtInLectures()
{
    const QString folder = QString::fromLatin1(kLecturesFolder) + u'/';
    QStringList names = QDir(builtInPath(folder)).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    for (QString& name : names)
        name.prepend(folder);
    return names;
}

QString inLanguage(const QString& path)
{
    if (languageOfLesson(pathOf(path)) != kLanguageCodes.front())
        return path;
    const QString wanted = pathText(lessonIn(pathOf(path), currentLanguage().toStdString()));
    return QFile::exists(wanted) ? wanted : path;
}

QString builtInTitle(const QString& name)
{
    QFile file(inLanguage(builtInPath(name)));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readLine()).mid(2).trimmed() : QString();
}

Lesson lessonAt(const QString& name, const MemoryBudget& budget)
{
    if (name.startsWith(kQuiz))
        return quizAt(name);
    const QString path = inLanguage(name);
    Lesson lesson = isBuiltIn(path) ? builtInLesson(path, budget) : checkedLesson(pathOf(path), budget);
    chooseUnseen(lesson, [](size_t count) { return QRandomGenerator::global()->bounded(quint32(count)); });
    return lesson;
}

QString lessonAfter(const QString& path)
{
    const QStringList names = builtInNames();
    const qsizetype at = names.indexOf(QFileInfo(path).fileName());
    return at < 0 || at + 1 == names.size() ? QString() : builtInPath(names[at + 1]);
}

} // namespace tessera
