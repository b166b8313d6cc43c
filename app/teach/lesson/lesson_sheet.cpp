// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lesson_html.h"

#include "app/base/look/image_file.h"
#include "app/base/look/words.h"
#include "app/teach/lesson/lesson_pictures.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/teach/lesson/knob.h"
#include "engine/teach/lesson/lesson.h"
#include "engine/teach/lesson/task.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

#include <algorithm>
#include <iterator>

namespace tessera {

namespace {

constexpr uint64_t kMostCells = 64; // a larger tensor is not printed as numbers
constexpr GridLook kPaper = {.cellWidth = 30}; // cells to write into, in pixels of the page
constexpr int kPictureWidth = 600, kPictureHeight = 180; // the most, in pixels of the page

constexpr int kFiner = 3; // a picture's pixels in a pixel of the page
constexpr GridLook kCards = {.cellWidth = 16, .padding = 24, .isColoured = true}; // squares to cut out
constexpr GridLook kEmptyCards = {.cellWidth = 16, .padding = 24}; // to lay them on

QString pictureHtml(const SettingRun& run)
{
    const QImage image = imageOf(run.job.output, run.job.input);
    const QSize size = image.size().scaled(kPictureWidth, kPictureHeight, Qt::KeepAspectRatio);
    const QImage sharp = image.scaled(kFiner * size, Qt::IgnoreAspectRatio, Qt::FastTransformation);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    sharp.save(&buffer, "PNG");
    return QStringLiteral("<p><img width='%1' height='%2' src='data:image/png;base64,%3'></p>")
        .arg(size.width())
        .arg(size.height())
        .arg(QString::fromLatin1(png.toBase64()));
}

QString cellsHtml(const QString& name, const std::vector<uint32_t>& sizes, const CellText& text)
{
    return gridsHtml(gridsOf(name.toStdString(), sizes, text), kPaper);
}

class SheetWriter {
    Q_DECLARE_TR_FUNCTIONS(tessera::SheetWriter)

public:
    SheetWriter(const Lesson& lesson, bool solves, const MemoryBudget& budget)
        : m_lesson(lesson)
        , m_solves(solves)
        , m_budget(budget)
    {
    }

    std::vector<SheetPart> parts()
    {
        m_parts.push_back({QStringLiteral("<h1>%1</h1><p>%2</p>")
                               .arg(QString::fromStdString(m_lesson.title).toHtmlEscaped(),
                                    m_solves ? tr("Solutions") : tr("Name: %1").arg(QString(32, u'_')))});
        using Kind = LessonBlock::Kind;
        for (const LessonBlock& block : m_lesson.blocks) {
            if (block.kind == Kind::Figure && m_lesson.figures[block.index].hasCards && !m_solves)
                addCards(m_lesson.figures[block.index]);
            if (block.kind == Kind::Figure && m_lesson.figures[block.index].task)
                addTask(block.index);
            else if (block.kind == Kind::Paragraph && m_lesson.isQuiz) // its seed and level
                m_parts.back().html += QStringLiteral("<p class='line'>%1</p>").arg(spansHtml(block.texts.front()));
            else if (block.kind == Kind::Question)
                addQuestion(m_lesson.questions[block.index]);
            else if (block.kind == Kind::Exercise)
                addExercise(m_lesson.exercises[block.index]);
        }
        std::ranges::move(m_cards, std::back_inserter(m_parts));
        return std::move(m_parts);
    }

private:
    void add(const QString& words, const QString& html)
    {
        m_parts.push_back({QStringLiteral("<h3>%1&nbsp; %2</h3>%3").arg(QString::number(++m_number), words, html)});
    }

    // As the case begins, or with its task done.
    uint64_t settingOf(const LessonFigure& figure) const
    {
        return m_solves ? solutionsOf(figure, m_budget).at(0) // the lesson was checked
                        : tessera::settingOf(figure.knobs, figure.c);
    }

    // What is shown of the case, its output with empty cells or solved.
    QString shownHtml(const LessonFigure& figure) const
    {
        const SettingRun run = runSetting(figure, settingOf(figure), m_budget);
        if (std::max(elementCount(run.job.plan.input), elementCount(run.job.plan.output)) > kMostCells)
            return figure.isPicture ? pictureHtml(run) : QString();
        using View = LessonFigure::View;
        QString html;
        if (figure.view != View::Output && !m_solves)
            html += cellsHtml(tr("Input"), run.job.input.desc.sizes, valuesOf(run.job.input));
        if (figure.view != View::Input || m_solves)
            html += cellsHtml(
                tr("Output"), run.job.output.desc.sizes,
                m_solves ? valuesOf(run.job.output) : [](uint64_t) { return std::string(); });
        return html;
    }

    // Each knob with its choices, or with what it is turned to.
    QString knobsHtml(const LessonFigure& figure) const
    {
        const std::vector<FieldChange> turned = changesAt(figure.knobs, settingOf(figure));
        QString html;
        for (size_t i = 0; i < turned.size(); ++i) {
            const LessonKnob& knob = figure.knobs[i];
            QStringList choices;
            for (const std::string& choice : knob.choices)
                if (!m_solves || choice == turned[i].value)
                    choices << (m_solves ? QStringLiteral("<b class='cell'>%1</b>")
                                         : QStringLiteral("☐&nbsp;<span class='cell'>%1</span>"))
                                   .arg(QString::fromStdString(choice).toHtmlEscaped());
            html += QStringLiteral("<p>%1: %2</p>").arg(knobHtml(knob), choices.join(QStringLiteral(" &nbsp; ")));
        }
        return html;
    }

    void addTask(size_t number)
    {
        const LessonFigure& figure = m_lesson.figures[number];
        m_shown = number;
        const QString shown = shownHtml(figure), knobs = knobsHtml(figure);
        add(spansHtml(figure.task->goal), m_solves ? knobs + shown : shown + knobs);
    }

    // A page with the input's channels in different colours, and the output's empty squares.
    void addCards(const LessonFigure& figure)
    {
        const SettingRun run = runSetting(figure, settingOf(figure), m_budget);
        const auto empty = [](uint64_t) { return std::string(); };
        m_cards.push_back({QStringLiteral("<p>%1</p>").arg(tr("Cut out the squares, and lay them on the empty output."))
                               + gridsHtml(gridsOf({}, run.job.input.desc.sizes, valuesOf(run.job.input)), kCards)
                               + gridsHtml(gridsOf({}, run.job.output.desc.sizes, empty), kEmptyCards),
                           true});
    }

    void addQuestion(const LessonQuestion& question)
    {
        QString html;
        if (!m_solves && m_lesson.isQuiz)
            html = QStringLiteral("<p>%1</p>").arg(spansHtml(question.about)) + gridsHtml(question.given, kPaper);
        const size_t figure = question.words.figure;
        if (!m_solves && figure < m_lesson.figures.size() && std::exchange(m_shown, figure) != figure)
            html = shownHtml(m_lesson.figures[figure]);
        for (const size_t i : answerOrder(question)) {
            const LessonAnswer& answer = question.answers[i];
            const QString words = spansHtml(answer.words);
            if (m_solves)
                html += (answer.isRight ? QStringLiteral("<p><b>%1</b>&nbsp; %2</p>")
                                        : QStringLiteral("<p><i>%1</i>: %2</p>"))
                            .arg(words, spansHtml(answer.why));
            else
                html += QStringLiteral("<p>☐&nbsp; %1</p>").arg(words);
        }
        add(spansHtml(question.words), html);
    }

    void addExercise(const LessonExercise& exercise)
    {
        const QString code = QStringLiteral("<pre class='line'>%1</pre>");
        if (m_solves)
            return add(spansHtml(exercise.words), code.arg(QString::fromStdString(exercise.solution).toHtmlEscaped()));
        add(spansHtml(exercise.words),
            code.arg(QString::fromStdString(signatureOf(exercise)))
                + QStringLiteral("<p>%1</p>").arg(tr("Write this function in a file of Python, and check it:"))
                + code.arg(QString::fromStdString(checkCommand(exercise))));
    }

    const Lesson& m_lesson;
    bool m_solves;
    MemoryBudget m_budget;
    std::vector<SheetPart> m_parts, m_cards; // cards have pages of their own, at the end
    size_t m_number = 0;
    size_t m_shown = SIZE_MAX; // the last printed figure
};

} // namespace

std::vector<SheetPart> sheetParts(const Lesson& lesson, SheetOf of, const MemoryBudget& budget)
{
    return SheetWriter(lesson, of == SheetOf::Solutions, budget).parts();
}

namespace {

constexpr int kDotsPerInch = 96; // the document's; the file's is finer
constexpr double kPartGap = 14;
const QString kStyle =
    QStringLiteral("<style>body{font-family:Inter,sans-serif;font-size:10pt;color:#000}h1{font-size:16pt}h3{font-size:"
                   "11pt}.cell{white-space:nowrap}.cell,.line{font-family:'JetBrains Mono',monospace;font-size:9pt}"
                   "</style>");

void drawParts(QPdfWriter& writer, std::span<const SheetPart> parts)
{
    const double scale = double(writer.resolution()) / kDotsPerInch;
    const QSizeF page = QSizeF(writer.width(), writer.height()) / scale;
    QPainter painter(&writer);
    painter.scale(scale, scale);
    double y = 0;
    for (const SheetPart& part : parts) {
        QTextDocument laid;
        laid.setDocumentMargin(0);
        laid.setHtml(kStyle + part.html);
        laid.setTextWidth(page.width());
        const double height = laid.size().height();
        const auto drawFrom = [&](double top) { // as far as it fits the page
            painter.save();
            painter.translate(0, y - top);
            laid.drawContents(&painter, QRectF(0, top, page.width(), page.height() - y));
            painter.restore();
        };
        if (y > 0 && (part.beginsPage || y + height > page.height())) {
            writer.newPage();
            y = 0;
        }
        double top = 0;
        for (; height - top > page.height() - y; top += page.height() - y, y = 0) { // higher than a page
            drawFrom(top);
            writer.newPage();
        }
        drawFrom(top);
        y += height - top + kPartGap;
    }
}

} // namespace

void writeSheet(const QString& path, const QString& title, std::span<const SheetPart> parts)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(title);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(18, 16, 18, 16), QPageLayout::Millimeter);
        drawParts(writer, parts);
    }
    writeFile(path, bytes);
}

} // namespace tessera
