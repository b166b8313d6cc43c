// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/arguments.h"

#include "app/canvas/view_picture.h"
#include "app/document/output_source.h"
#include "app/look/format.h"
#include "app/offscreen.h"
#include "app/show_window.h"
#include "app/window/drawer_tabs.h"
#include "app/window/main_window.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QSaveFile>
#include <QThreadPool>

#include <map>
#include <optional>
#include <ostream>

namespace tessera {

namespace {

struct RenderOptions {
    std::optional<CaseArgument> argument; // none: the documentation's example
    QString out;
    QSize size{1280, 800};
    double scale = 1;
    Theme theme = Theme::Light;
    QString pin, tab, engineA, engineB;
    std::optional<PictureOf> view; // none: the whole window
};

TextError wrong(const QString& option, const QString& value, const QString& right)
{
    return TextError(QStringLiteral("--%1 \"%2\": %3 would be right").arg(option, value, right).toStdString());
}

QSize sizeFrom(const QString& text)
{
    const QStringList parts = text.toLower().split(QLatin1Char('x'));
    const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
    if (size.width() < 320 || size.height() < 240 || size.width() > 16384 || size.height() > 16384)
        throw wrong(QStringLiteral("size"), text, QStringLiteral("WxH from 320x240 to 16384x16384"));
    return size;
}

double scaleFrom(const QString& text)
{
    const double scale = text.toDouble();
    if (!(scale >= 0.5 && scale <= 4))
        throw wrong(QStringLiteral("scale"), text, QStringLiteral("a number from 0.5 to 4"));
    return scale;
}

Theme themeFrom(const QString& text)
{
    if (const std::optional<Theme> theme = themeFromName(text))
        return *theme;
    throw wrong(QStringLiteral("theme"), text, QStringLiteral("light, dark, contrast-light or contrast-dark"));
}

// The whole window has no vectors: its views have.
std::optional<PictureOf> viewFrom(const QString& text, const QString& out)
{
    static const std::map<QString, std::optional<PictureOf>> views{
        {QStringLiteral("window"), std::nullopt},
        {QStringLiteral("input"), PictureOf::Input},
        {QStringLiteral("output"), PictureOf::Output},
        {QStringLiteral("both"), PictureOf::Both},
        {QStringLiteral("comparison"), PictureOf::Comparison}};
    const bool isSvg = out.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    const auto found = views.find(text.isEmpty() ? (isSvg ? QStringLiteral("both") : QStringLiteral("window")) : text);
    if (found == views.end() || (isSvg && !found->second))
        throw wrong(QStringLiteral("view"), text,
                    isSvg ? QStringLiteral("input, output, both or comparison")
                          : QStringLiteral("window, input, output, both or comparison"));
    return found->second;
}

// "Mapping, Axes, … or Code"
std::string tabNames()
{
    std::string names;
    for (const DrawerTab& tab : drawerTabs()) {
        if (!names.empty())
            names += &tab == &drawerTabs().back() ? " or " : ", ";
        names += tab.name;
    }
    return names;
}

const std::string kTabSentence = "The tab to show: " + tabNames() + '.';

const Option kOptions[] = {
    {"out", "FILE", "The picture to write: .png, or .svg of a view."},
    {"size", "WxH", "The window's size, before scaling (1280x800)."},
    {"theme", "THEME", "light, dark, contrast-light or contrast-dark (light)."},
    {"scale", "FACTOR", "Device pixels for each pixel of the window (1)."},
    {"view", "NAME", "What is drawn: window, input, output, both or comparison (window; of .svg both)."},
    {"pin", "n,c,y,x", "The output element to explain."},
    {"tab", "NAME", kTabSentence},
    {"engine", "WHAT", "A: an engine (cpu) or a file."},
    {"against", "WHAT", "B: reference, another engine, or a file (.npy, a picture, a case); none: do not compare."},
};

const CommandText kText{
    "render", "[CASE] --out FILE",
    "Draws the window of a case, or a view of it, pixel for pixel what the window shows; views also as vectors.",
    kOptions, "CASE may also be a tensor (.npy) or a picture; without one it is the documentation's example."};

RenderOptions optionsFrom(const CommandLine& line)
{
    const auto value = [&](std::string_view option, std::string_view otherwise = {}) {
        return QString::fromStdString(line.value(option, otherwise));
    };
    RenderOptions options;
    if (line.cases().size() > 1)
        throw TextError("render draws one case, not " + std::to_string(line.cases().size()));
    if (!line.cases().empty())
        options.argument = line.cases().front();
    options.out = value("out");
    if (options.out.isEmpty())
        throw TextError("--out FILE.png is missing");
    options.size = sizeFrom(value("size", "1280x800"));
    options.scale = scaleFrom(value("scale", "1"));
    options.theme = themeFrom(value("theme", "light"));
    options.pin = value("pin");
    options.tab = value("tab");
    options.view = viewFrom(value("view"), options.out);
    options.engineA = sourceNamed(line.value("engine", ""));
    options.engineB = sourceNamed(line.value("against", ""));
    for (const QString& side : {options.engineA, options.engineB})
        if (isFileSource(side) && !QFileInfo::exists(pathOfSource(side)))
            throw IoError(pathOfSource(side).toStdString() + " cannot be read: there is no such file");
    return options;
}

// Until the run has ended and the views' workers have delivered.
void settle(Document& document)
{
    QEventLoop loop;
    while (document.isRunning()) {
        QObject::connect(&document, &Document::runStateChanged, &loop, &QEventLoop::quit);
        loop.exec();
    }
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
}

void configure(MainWindow& window, const RenderOptions& options)
{
    Document& document = *window.document();
    if (options.argument) {
        if (const auto* file = std::get_if<std::filesystem::path>(&options.argument->source))
            window.open(QString::fromStdString(file->string()));
        else
            document.newCase(std::get<Case>(loadCase(*options.argument)));
    }
    if (!options.engineA.isEmpty() || !options.engineB.isEmpty()) {
        const QString b = options.engineB.isEmpty() ? document.engineB() : options.engineB;
        document.setEngines(options.engineA.isEmpty() ? document.engineA() : options.engineA,
                            b == QLatin1String("none") ? QString() : b);
    }
    if (!options.tab.isEmpty() && !window.showTab(options.tab))
        throw wrong(QStringLiteral("tab"), options.tab, QString::fromStdString(tabNames()));
}

void writeWindow(MainWindow& window, const QString& path)
{
    QImage picture = window.grab().toImage();
    picture.setDevicePixelRatio(1); // a viewer that knows the ratio would show it smaller
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !picture.save(&file, "PNG") || !file.commit())
        throw IoError(path.toStdString() + ": " + file.errorString().toStdString());
}

int render(const RenderOptions& options, std::ostream& err)
{
    MainWindow window({.fresh = true, .theme = options.theme, .readsInBackground = false});
    window.resize(options.size);
    configure(window, options);
    window.show();
    Document& document = *window.document();
    settle(document);
    if (!options.pin.isEmpty() && document.shown())
        document.pin(Pick{Side::Output, elementFromText(options.pin, document.shown()->plan.output.sizes)});
    if (options.view == PictureOf::Comparison)
        window.actions().get(QStringLiteral("compare"))->trigger();
    settle(document);
    if (QWidget* focus = options.view ? window.focusWidget() : nullptr)
        focus->clearFocus(); // its ring is no part of the view
    if (options.view)
        writePicture(window.picture(*options.view), options.out, 1,
                     QString::fromStdString(toText(document.currentCase())));
    else
        writeWindow(window, options.out);
    for (const QString& problem : {document.dataError(), document.runError()}) {
        if (!problem.isEmpty()) {
            err << "tessera render: " << problem.toStdString() << '\n';
            return problem == document.dataError() ? exit_code::kBadInput : exit_code::kEngineFailed;
        }
    }
    for (const Issue& issue : document.issues())
        err << "tessera render: " << sentence(issue) << '\n';
    if (!document.issues().empty())
        return exit_code::kBadInput;
    const QString refusal = document.shown() ? document.shown()->refusal : QString();
    if (!refusal.isEmpty())
        err << "tessera render: " << refusal.toStdString() << '\n';
    return refusal.isEmpty() ? exit_code::kFine : exit_code::kIncomparable;
}

} // namespace

int renderCommand(const Arguments& arguments, std::ostream& out, std::ostream& err)
{
    const CommandLine line(kText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    const RenderOptions options = optionsFrom(line);
    const OffscreenApplication application(options.scale);
    return render(options, err);
}

} // namespace tessera
