// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"

#include "app/format.h"
#include "app/main_window.h"
#include "app/show_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QEventLoop>
#include <QSaveFile>
#include <QThreadPool>

#include <optional>
#include <ostream>

namespace tessera {

namespace {

struct RenderOptions {
    QString caseName; // a file; empty = the documentation's example
    QString out;
    QSize size{1280, 800};
    double scale = 1;
    Theme theme = Theme::Light;
    QString pin, tab, engineA, engineB;
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
    if (text == QLatin1String("light"))
        return Theme::Light;
    if (text == QLatin1String("dark"))
        return Theme::Dark;
    throw wrong(QStringLiteral("theme"), text, QStringLiteral("light or dark"));
}

void describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription(QStringLiteral("Draws the window of a case into a picture; needs no display."));
    parser.addPositionalArgument(QStringLiteral("CASE"),
                                 QStringLiteral("A case (.json), a tensor (.npy) or a picture."),
                                 QStringLiteral("[CASE]"));
    parser.addOptions({
        {QStringLiteral("help"), QStringLiteral("Show this text.")},
        {QStringLiteral("out"), QStringLiteral("The picture to write; .png."), QStringLiteral("FILE")},
        {QStringLiteral("size"), QStringLiteral("The window's size, before scaling (1280x800)."),
         QStringLiteral("WxH")},
        {QStringLiteral("theme"), QStringLiteral("light or dark."), QStringLiteral("THEME"), QStringLiteral("light")},
        {QStringLiteral("scale"), QStringLiteral("Device pixels for each pixel of the window (1)."),
         QStringLiteral("FACTOR")},
        {QStringLiteral("pin"), QStringLiteral("The output element to explain."), QStringLiteral("n,c,y,x")},
        {QStringLiteral("tab"), QStringLiteral("The tab to show: Mapping, Difference, Code."), QStringLiteral("NAME")},
        {QStringLiteral("engine"), QStringLiteral("Engine A (cpu)."), QStringLiteral("NAME")},
        {QStringLiteral("against"), QStringLiteral("Engine B (reference); none: do not compare."),
         QStringLiteral("NAME")},
    });
}

RenderOptions optionsFrom(const QCommandLineParser& parser)
{
    const auto value = [&](const char* option) { return parser.value(QLatin1String(option)); };
    RenderOptions options;
    if (parser.positionalArguments().size() > 1)
        throw TextError("render draws one case, not " + std::to_string(parser.positionalArguments().size()));
    options.caseName = parser.positionalArguments().value(0);
    options.out = value("out");
    if (options.out.isEmpty())
        throw TextError("--out FILE.png is missing");
    if (!value("size").isEmpty())
        options.size = sizeFrom(value("size"));
    if (!value("scale").isEmpty())
        options.scale = scaleFrom(value("scale"));
    options.theme = themeFrom(value("theme"));
    options.pin = value("pin");
    options.tab = value("tab");
    options.engineA = value("engine");
    options.engineB = value("against");
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
    if (!options.caseName.isEmpty())
        window.open(options.caseName);
    if (!options.engineA.isEmpty() || !options.engineB.isEmpty()) {
        const QString b = options.engineB.isEmpty() ? document.engineB() : options.engineB;
        document.setEngines(options.engineA.isEmpty() ? document.engineA() : options.engineA,
                            b == QLatin1String("none") ? QString() : b);
    }
    if (!options.tab.isEmpty() && !window.showTab(options.tab))
        throw wrong(QStringLiteral("tab"), options.tab, QStringLiteral("Mapping, Difference or Code"));
}

int render(const RenderOptions& options, std::ostream& err)
{
    MainWindow window({.fresh = true, .theme = options.theme});
    window.resize(options.size);
    configure(window, options);
    window.show();
    Document& document = *window.document();
    settle(document);
    if (!options.pin.isEmpty() && document.shown())
        document.pin(Pick{Side::Output, elementFromText(options.pin, document.shown()->plan.output.sizes)});
    settle(document);

    QImage picture = window.grab().toImage();
    picture.setDevicePixelRatio(1); // a viewer that knows the ratio would show it smaller
    QSaveFile file(options.out);
    if (!file.open(QIODevice::WriteOnly) || !picture.save(&file, "PNG") || !file.commit())
        throw IoError(options.out.toStdString() + ": " + file.errorString().toStdString());
    for (const QString& problem : {document.dataError(), document.runError()}) {
        if (!problem.isEmpty()) {
            err << "tessera render: " << problem.toStdString() << '\n';
            return problem == document.dataError() ? exit_code::kBadInput : exit_code::kEngineFailed;
        }
    }
    for (const Issue& issue : document.issues())
        err << "tessera render: " << sentence(issue) << '\n';
    return document.issues().empty() ? exit_code::kFine : exit_code::kBadInput;
}

} // namespace

int renderCommand(const Arguments& arguments, std::ostream& out, std::ostream& err)
{
    QCommandLineParser parser;
    describe(parser);
    QStringList words{QStringLiteral("tessera render")};
    for (const std::string& argument : arguments)
        words << QString::fromStdString(argument);
    if (!parser.parse(words))
        throw TextError(parser.errorText().toStdString());
    if (parser.isSet(QStringLiteral("help"))) {
        out << parser.helpText().toStdString();
        return exit_code::kFine;
    }
    const RenderOptions options = optionsFrom(parser);
    if (QCoreApplication::instance())
        return render(options, err);

    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", QByteArray::number(options.scale)); // the window itself, not an enlarged picture of it
    int argc = 1;
    char name[] = "tessera";
    char* argv[] = {name, nullptr};
    const QApplication application(argc, argv);
    return render(options, err);
}

} // namespace tessera
