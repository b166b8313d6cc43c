// SPDX-License-Identifier: GPL-3.0-or-later
// What the real window costs, offscreen at 1920 × 1200: from the event to everything painted, as a table in Markdown.
//   QT_QPA_PLATFORM=offscreen window_bench [WORD…]      only the rows that have every WORD in their names: hover 16M
// Budgets: a frame of 16 ms, 300 ms from the program's start to its first picture, 6 bytes for each element that is
// shown, beyond the tensors themselves.
#include "app/base/work/latest.h"
#include "app/tensor/canvas/tensor_view.h"
#include "app/window/main_window.h"
#include "engine/core/case/case.h"

#include <QAbstractButton>
#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QProcess>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <utility>

#include <malloc.h>
#include <unistd.h>

namespace {

using namespace tessera;

constexpr int kFrames = 120, kStarts = 15;
constexpr double kFrame = 16, kStart = 300, kBytes = 6; // the budgets

struct Size {
    const char* name;
    double elements;
    const char* text;
};
constexpr Size kSizes[] = {
    {"1M", 1 << 20, "SPACE_TO_DEPTH1 --Sizes 1,4,512,512 --DataType FLOAT32 --BlockSize 2 --data random"},
    {"16M", 16 << 20, "SPACE_TO_DEPTH1 --Sizes 1,16,1024,1024 --DataType FLOAT32 --BlockSize 2 --data random"},
    {"100M", 1e8, "SPACE_TO_DEPTH1 --Sizes 1,25,2000,2000 --DataType FLOAT32 --BlockSize 2 --data random"},
};
constexpr const char* kPhoto =
    "SPACE_TO_DEPTH1 --Sizes 1,3,3000,4000 --DataType UINT8 --BlockSize 2 --data chart"; // 12 megapixels

QStringList words;

bool isWanted(const QString& row)
{
    return std::ranges::all_of(words, [&](const QString& word) { return row.contains(word, Qt::CaseInsensitive); });
}

void printHeader()
{
    std::puts("| what | median | 95 % | budget | |\n|---|--:|--:|--:|---|");
}

// A row of the table, from all that was measured.
void print(const QString& name, std::vector<double> each, double budget, const char* unit)
{
    std::ranges::sort(each);
    const double median = each[each.size() / 2], nearlyAll = each[each.size() * 95 / 100];
    std::printf("| %s | %.2f %s | %.2f %s | %g %s | %s |\n", qPrintable(name), median, unit, nearlyAll, unit, budget,
                unit,
                median > budget          ? "**missed**"
                    : nearlyAll > budget ? "median holds"
                                         : "holds");
    std::fflush(stdout);
}

// Until the run has ended, every worker has delivered and all is painted.
void waitUntilIdle(Document& document)
{
    QTimer alarm; // a worker may end without an event
    alarm.start(1);
    do
        QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    while (document.isRunning() || document.isStale() || workerThreads().activeThreadCount() > 0);
    QApplication::processEvents();
}

class Bench {
public:
    Bench()
    {
        m_window.resize(1920, 1200);
        m_window.show();
        look("Input tensor");
        waitUntilIdle(document());
    }

    void look(const char* name) // that view is measured from now on
    {
        for (TensorView* view : m_window.findChildren<TensorView*>())
            if (view->isVisible() && view->accessibleName() == QLatin1String(name))
                m_view = view;
    }

    Document& document() { return *m_window.document(); }
    TensorView& view() { return *m_view; }
    void trigger(const char* action) { m_window.actions().get(QLatin1String(action))->trigger(); }

    void open(const char* text) { m_next = text; } // when a row needs it

    bool prepare(const QString& row)
    {
        if (!isWanted(row))
            return false;
        if (m_next)
            openNow(std::exchange(m_next, nullptr));
        return true;
    }

    void openNow(const char* text)
    {
        document().setEngines(QStringLiteral("cpu"), {});
        document().newCase(caseFromText(text));
        waitUntilIdle(document());
        if (!document().shown() || !document().runError().isEmpty())
            qFatal("no result: %s", english(document().runError()).c_str());
    }

    template <class Step> void measure(const QString& name, Step&& step, bool untilIdle = false)
    {
        if (!prepare(name))
            return;
        std::vector<double> passed;
        for (int frame = -4; frame < kFrames; ++frame) { // the first ones warm up
            QElapsedTimer timer;
            timer.start();
            step(frame);
            untilIdle ? waitUntilIdle(document()) : QApplication::processEvents();
            QEvent paint(QEvent::UpdateRequest); // now, not with the screen's next frame
            QApplication::sendEvent(&m_window, &paint);
            if (frame >= 0)
                passed.push_back(double(timer.nsecsElapsed()) * 1e-6);
        }
        print(name, passed, kFrame, "ms");
    }

    void send(QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons)
    {
        QMouseEvent event(type, at, m_view->mapToGlobal(at), button, buttons, Qt::NoModifier);
        QApplication::sendEvent(m_view, &event);
    }
    void wheel(QPointF at, int angle)
    {
        QWheelEvent event(at, m_view->mapToGlobal(at), {}, {0, angle}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(m_view, &event);
    }
    void click(const QString& text)
    {
        for (QAbstractButton* button : m_window.findChildren<QAbstractButton*>())
            if (button->isVisible() && button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        qFatal("no button %s", qPrintable(text));
    }

    void measureLook(double zoom, const QString& name)
    {
        const QString pan = QStringLiteral("pan, ") + name, hover = QStringLiteral("hover to repaint, ") + name;
        if (!prepare(pan) && !prepare(hover))
            return;
        const QPointF middle = QRectF(m_view->rect()).center();
        const auto isInside = [&](QPointF at) {
            return m_view->elementAt(at) && m_view->elementAt(at + QPointF(120, 40));
        };
        zoom > 0 ? m_view->setZoom(zoom, middle) : m_view->fit();
        waitUntilIdle(document());
        QPointF at = middle;
        send(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
        measure(pan, [&](int frame) {
            at += frame % 60 < 30 ? QPointF(5, 3) : QPointF(-5, -3);
            send(QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
        });
        send(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
        at = middle;
        while (!isInside(at) && at.x() > 1) // not in a gap between planes
            at -= QPointF(3, 2);
        measure(hover, [&](int frame) {
            const double step = std::max(1.0, zoom); // another element each time
            send(QEvent::MouseMove, at + QPointF(frame % 6 * step, (frame / 6 + 1) % 2 * step), Qt::NoButton,
                 Qt::NoButton);
        });
    }

    void measureZoom(const QString& of)
    {
        const QString name = QStringLiteral("zoom, ") + of;
        if (!prepare(name))
            return;
        m_view->fit();
        const QPointF middle = QRectF(m_view->rect()).center();
        measure(name, [&](int frame) { wheel(middle, frame < kFrames / 2 ? 60 : -60); });
    }

private:
    MainWindow m_window{WindowOptions{.fresh = true}};
    TensorView* m_view = nullptr;
    const char* m_next = nullptr; // the case to be opened
};

void measureSize(Bench& bench, const Size& size)
{
    const QString of = QString::fromLatin1(size.name);
    bench.open(size.text);
    bench.measureZoom(of);
    bench.measureLook(0, of + QStringLiteral(", all in sight"));
    bench.measureLook(1, of + QStringLiteral(", 100 %"));
    bench.measureLook(20, of + QStringLiteral(", 2000 %"));
    const QString range = QStringLiteral("range change, ") + of;
    if (!bench.prepare(range))
        return;
    bench.view().fit();
    waitUntilIdle(bench.document());
    bench.measure(range, [&](int frame) { bench.trigger(frame % 2 == 0 ? "rangeUnit" : "rangeBoth"); });
    waitUntilIdle(bench.document());
}

// As a picture, and as planes that are coloured by where elements come from, marked where the other order would move
// them, and selected.
void measurePhoto(Bench& bench)
{
    const QString photo = QStringLiteral("photograph of 12 megapixels"),
                  coloured = photo + QStringLiteral(", coloured and marked");
    bench.open(kPhoto);
    if (!bench.prepare(coloured + QStringLiteral(", zoom, pan, hover to repaint, all in sight, 100 %, 2000 %")))
        return; // no row of these
    bench.view().setMode(TensorView::Mode::Picture);
    bench.measureZoom(photo);
    bench.measureLook(0, photo + QStringLiteral(", all in sight"));
    bench.measureLook(1, photo + QStringLiteral(", 100 %"));
    for (const char* action : {"colourByPixel", "markOtherOrder", "selectAll"})
        bench.trigger(action);
    bench.view().setMode(TensorView::Mode::Atlas);
    bench.measureLook(0, coloured + QStringLiteral(", all in sight"));
    bench.measureLook(20, coloured + QStringLiteral(", 2000 %"));
    for (const char* action : {"colourByValue", "markOtherOrder", "escape"})
        bench.trigger(action);
}

void measureFourResults(Bench& bench)
{
    const QString four = QStringLiteral("four results of 12 megapixels");
    bench.open(kPhoto);
    if (!bench.prepare(four + QStringLiteral(", zoom, pan, hover to repaint, all in sight, 100 %, 2000 %")))
        return; // no row of these
    bench.document().setResults({"cpu", "sabotage:order", "sabotage:layout", "sabotage:unwritten"});
    waitUntilIdle(bench.document());
    bench.trigger("compare");
    bench.look("Output of A");
    waitUntilIdle(bench.document());
    bench.measureZoom(four);
    bench.measureLook(0, four + QStringLiteral(", all in sight"));
    bench.measureLook(1, four + QStringLiteral(", 100 %"));
    bench.measureLook(20, four + QStringLiteral(", 2000 %"));
}

void measureParameter(Bench& bench)
{
    bench.open(kSizes[0].text);
    bench.measure(
        QStringLiteral("parameter change to picture, 1M"),
        [&](int frame) {
            bench.click(frame % 2 == 0 ? QStringLiteral("COLUMN_ROW_DEPTH") : QStringLiteral("DEPTH_COLUMN_ROW"));
        },
        true);
}

// In the program's own words: what /proc says that it holds.
double residentBytes()
{
    malloc_trim(0);
    std::ifstream statm("/proc/self/statm");
    double all = 0, resident = 0;
    statm >> all >> resident;
    return resident * double(sysconf(_SC_PAGESIZE));
}

// Measures a window that has shown nothing large yet: what it keeps of an earlier one would count for less than
// nothing.
void measureMemory(Bench& bench, const Size& size)
{
    const QString name = QStringLiteral("memory beyond the tensors, %1 in and out, per element").arg(size.name);
    if (!isWanted(name))
        return;
    bench.openNow("SPACE_TO_DEPTH1 --Sizes 1,1,2,2 --DataType FLOAT32 --BlockSize 2");
    static const double before = residentBytes();
    bench.openNow(size.text);
    bench.view().fit();
    waitUntilIdle(bench.document());
    const RunResult& shown = *bench.document().shown();
    const double tensors = double(shown.input.bytes().size()) + double(shown.a->bytes().size());
    print(name, {(residentBytes() - before - tensors) / (2 * size.elements)}, kBytes, "B");
}

double now() // a clock that two processes share, in milliseconds
{
    return double(std::chrono::steady_clock::now().time_since_epoch().count()) * 1e-6;
}

// The program that measureStart() starts: says when its window was painted first, and when with the first result.
int startOnly(double begun)
{
    MainWindow window(WindowOptions{.fresh = true});
    window.resize(1920, 1200);
    window.show();
    QApplication::processEvents();
    const double painted = now() - begun;
    waitUntilIdle(*window.document());
    std::printf("%f %f\n", painted, now() - begun);
    return 0;
}

void measureStart()
{
    const QString first = QStringLiteral("start to first paint"), result = QStringLiteral("start to first result");
    if (!isWanted(first) && !isWanted(result))
        return;
    std::vector<double> painted, shown;
    for (int i = 0; i < kStarts; ++i) {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("--start"), QString::number(now(), 'f', 6)});
        program.waitForFinished(-1);
        const QList<QByteArray> times = program.readAllStandardOutput().simplified().split(' ');
        painted.push_back(times.value(0).toDouble());
        shown.push_back(times.value(1).toDouble());
    }
    print(first, painted, kStart, "ms");
    print(result, shown, kStart, "ms");
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    words = QApplication::arguments().mid(1);
    if (words.size() == 2 && words[0] == QLatin1String("--start"))
        return startOnly(words[1].toDouble());
    printHeader();
    measureStart();
    Bench bench;
    for (const Size& size : {kSizes[1], kSizes[2]})
        measureMemory(bench, size);
    measureParameter(bench);
    for (const Size& size : kSizes)
        measureSize(bench, size);
    measurePhoto(bench);
    measureFourResults(bench);
    return 0;
}
