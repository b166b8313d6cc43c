// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_services.h"

#include "app/base/controls/latest.h"
#include "app/base/look/format.h"
#include "app/base/look/image_file.h"
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/standard_output.h"
#include "app/cli/arguments/stream_input.h"
#include "app/model/document/output_source.h"
#include "app/model/document/picture_codec.h"
#include "app/tensor/canvas/view_picture.h"
#include "app/window/files/files_controller.h"
#include "app/window/main_window.h"
#include "app/window/views/view_area.h"
#include "engine/compute/registry/registry.h"
#include "engine/formats/files/array_file.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <optional>
#include <ostream>
#include <span>

namespace tessera {

namespace {

struct RenderOptions {
    QString out;
    QSize size{1280, 800};
    double scale = 1;
    QString engineA;
    QStringList others; // B, C and D; none: the window's own
    size_t base = 0;
    std::optional<PictureOf> view; // none: the whole window
    ViewOptions seen; // what the output's view shows
};

QString value(const CommandLine& line, std::string_view option)
{
    return QString::fromStdString(line.valueOrStandard(option));
}

TextError wrong(const QString& option, const QString& value, const QString& right)
{
    return TextError(QStringLiteral("--%1 \"%2\": expected %3").arg(option, value, right).toStdString());
}

// The size of a window's picture, "1280x800@2".
void takeSize(RenderOptions& options, const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^(\\d+)x(\\d+)(?:@(.+))?$"));
    const QRegularExpressionMatch parts = form.match(text.toLower());
    const QSize size(parts.captured(1).toInt(), parts.captured(2).toInt());
    if (size.width() < 320 || size.height() < 240 || size.width() > 16384 || size.height() > 16384)
        throw wrong(QStringLiteral("size"), text, QStringLiteral("WxH from 320x240 to 16384x16384"));
    options.size = size;
    options.scale = parts.hasCaptured(3) ? parts.captured(3).toDouble() : 1;
    if (!(options.scale >= 0.5 && options.scale <= 4))
        throw wrong(QStringLiteral("size …@"), parts.captured(3), QStringLiteral("a number from 0.5 to 4"));
}

// Returns when the run has ended and the views' workers have delivered.
void waitUntilDrawn(Document& document)
{
    QEventLoop loop;
    while (document.isRunning()) {
        QObject::connect(&document, &Document::runStateChanged, &loop, &QEventLoop::quit);
        loop.exec();
    }
    // One layout may cause another, and drawing may start workers. Four rounds are enough for every tab.
    constexpr int kRounds = 4;
    for (int round = 0; round < kRounds; ++round) {
        workerThreads().waitForDone();
        QCoreApplication::processEvents();
    }
}

// A view, not the whole window, can be drawn as vectors.
std::optional<PictureOf> viewFrom(const QString& text, const QString& out)
{
    const bool isSvg = out.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    if (!isSvg && (text.isEmpty() || text == QLatin1String("window")))
        return {};
    const auto found = std::ranges::find(kPictureNames, text.isEmpty() ? "both" : text.toStdString());
    if (found == kPictureNames.end())
        throw wrong(QStringLiteral("view"), text,
                    QString::fromLatin1(isSvg ? "" : "window, ") + QStringLiteral("input, output, both or comparison"));
    return PictureOf(found - kPictureNames.begin());
}

QString sourceOf(const std::optional<std::string>& words, const MemoryBudget& budget)
{
    return QString::fromStdString(sourceWithData(sourceNamed(words.value_or("")), windowPictureCodec(), budget));
}

RenderOptions optionsFrom(const CommandLine& line, const std::string& out)
{
    RenderOptions options;
    options.out = QString::fromStdString(out);
    takeSize(options, value(line, "size"));
    options.seen = viewFromOptions(line);
    options.view = viewFrom(QString::fromStdString(options.seen.name.value_or("")), options.out);
    // The picture needs bytes on the screen that is not there, and in the file.
    const double bytes = 12.0 * options.size.width() * options.size.height() * options.scale * options.scale;
    if (bytes > double(line.budget().bytes))
        throw TextError(beyondBudget("--size " + line.valueOrStandard("size"), uint64_t(bytes), line.budget()));
    options.engineA = sourceOf(line.value("engine"), line.budget());
    for (const std::string& other : line.values("against"))
        options.others << sourceOf(other, line.budget());
    if (size_t(options.others.size()) >= kMostResults)
        throw TextError("--against is given " + std::to_string(options.others.size())
                        + " times: expected at most three, of B, C and D");
    options.base = size_t(line.valueOrStandard("base").front() - 'A');
    if (options.base > size_t(std::max<qsizetype>(options.others.size(), 1)))
        throw wrong(QStringLiteral("base"), value(line, "base"),
                    QStringLiteral("a result that --engine or --against names"));
    for (const QString& side : QStringList{options.engineA} + options.others)
        if (isFileSource(side) && !std::filesystem::exists(fileOfArray(pathOfSource(side).toStdU16String())))
            throw IoError(pathOfSource(side).toStdString() + " cannot be read: there is no such file");
    return options;
}

// Without a case in the line, the documentation's example stays.
void configure(MainWindow& window, const CommandLine& line, const RenderOptions& options)
{
    Document& document = *window.document();
    for (const CaseArgument& argument : line.cases()) {
        const auto* file = argument.path();
        if (file && !isStream(*file))
            window.files().open(QString::fromStdString(file->string()), 0, line.reach());
        else
            document.newCase(loadCase(argument, windowPictureCodec(), document.memoryBudget(), line.reach()).first());
    }
    QStringList results = options.others.isEmpty() ? document.results().mid(1) : options.others;
    results.removeAll(QStringLiteral("none"));
    document.setResults((options.engineA.isEmpty() ? document.results().mid(0, 1) : QStringList{options.engineA})
                        + results);
    document.setBase(options.base);
    if (const ToleranceOptions tolerance = toleranceOf(line); !tolerance.isEmpty() && document.issues().empty())
        takeTolerance(document, tolerance);
    if (const QString tab = value(line, "tab"); !tab.isEmpty())
        window.showTab(tab);
    if (const auto steps = stepsFromOptions(line))
        document.setPlay(playState(steps));
}

void write(MainWindow& window, const std::optional<PictureOf>& view, const QString& path)
{
    if (view)
        return writePicture(window.views().picture(*view), path, 1,
                            QString::fromStdString(toText(window.document()->currentCase())));
    QImage picture = window.grab().toImage();
    picture.setDevicePixelRatio(1); // a viewer that knows the ratio would show it smaller
    writeImage(picture, path, rasterFormat(path));
}

// Draws each step of the player into a file of its own.
void writeFrames(MainWindow& window, const CommandLine& line, const std::optional<PictureOf>& view,
                 std::span<const std::string> files)
{
    PlayState play = playState(stepsFromOptions(line).value_or(StepOptions()));
    for (play.stepsDone = 0; play.stepsDone < files.size(); ++play.stepsDone) {
        window.document()->setPlay(play);
        waitUntilDrawn(*window.document());
        write(window, view, QString::fromStdString(files[play.stepsDone]));
    }
}

int render(const CommandLine& line, const RenderOptions& options, std::span<const std::string> frames,
           std::ostream& err)
{
    MainWindow window({.fresh = true,
                       .theme = themeFromName(value(line, "theme")).value_or(Theme::Light),
                       .language = value(line, "language"),
                       .memoryBudget = line.value(kMemoryBudget.name) ? line.budget().bytes >> 20 : 0,
                       .readsInBackground = false});
    window.resize(options.size);
    configure(window, line, options);
    window.show();
    Document& document = *window.document();
    waitUntilDrawn(document);
    if (const QString at = value(line, "at"); !at.isEmpty() && document.shown())
        document.pin(Pick{Side::Output, elementFromText(at, document.shown()->plan.output.sizes)});
    if (options.view == PictureOf::Comparison)
        window.actions().get(QStringLiteral("compare"))->trigger();
    waitUntilDrawn(document);
    showView(window.views(), options.seen, options.view == PictureOf::Input ? Side::Input : Side::Output);
    waitUntilDrawn(document);
    if (QWidget* focus = options.view ? window.focusWidget() : nullptr)
        focus->clearFocus(); // the ring of the focus is no part of the view
    if (frames.empty())
        write(window, options.view, options.out);
    else
        writeFrames(window, line, options.view, frames);
    for (const Message& problem : {document.dataError(), document.runError()}) {
        if (!problem.isEmpty()) {
            err << "tessera render: " << english(problem) << '\n';
            return problem == document.dataError() ? exit_code::kBadInput : exit_code::kEngineFailed;
        }
    }
    for (const Issue& issue : document.issues())
        err << "tessera render: " << english(sentence(issue)) << '\n';
    if (!document.issues().empty())
        return exit_code::kBadInput;
    int code = exit_code::kFine;
    for (size_t i = 1; document.shown() && document.shown()->side(i); ++i)
        if (const SideResult& side = *document.shown()->side(i); !side.refusal.isEmpty()) {
            err << "tessera render: " << english(side.refusal) << '\n';
            const bool hasFailed = side.failure && side.failure != FailureKind::Unsupported;
            code = std::max(code, hasFailed ? exit_code::kEngineFailed : exit_code::kIncomparable);
        }
    return code;
}

} // namespace

int drawWindow(const Arguments& arguments, std::span<const std::string> frames, std::ostream& out, std::ostream& err)
{
    const CommandLine line(kRenderText, arguments);
    RenderOptions options = optionsFrom(line, frames.empty() ? line.valueOrStandard("out") : frames.front());
    const auto application = offscreenApplication(options.scale);
    if (options.out != QLatin1String("-")) {
        if (!options.out.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive) && !rasterFormat(options.out))
            throw wrong(QStringLiteral("out"), options.out, QStringLiteral("a name that ends in .png, .jpg or .svg"));
        return render(line, options, frames, err);
    }
    const QTemporaryDir folder;
    options.out = folder.filePath(QStringLiteral("picture.png"));
    const int code = render(line, options, {}, err);
    QFile file(options.out);
    if (!file.open(QIODevice::ReadOnly))
        throw IoError(options.out.toStdString() + ": " + file.errorString().toStdString());
    writeRaw(out, file.readAll().toStdString());
    return code;
}

} // namespace tessera
