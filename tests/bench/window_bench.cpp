// SPDX-License-Identifier: GPL-3.0-or-later
// What the real window costs, offscreen at 1920 × 1200: from the event to everything painted, as a table in Markdown.
//   QT_QPA_PLATFORM=offscreen window_bench [PART…]      of start, memory, parameter, 1M, 16M, 100M, photo and four
// Budgets: a frame of 16 ms, 300 ms from the program's start to its first picture, 6 bytes for each element that is
// shown, beyond the tensors themselves.
#include "app/base/controls/latest.h"
#include "app/tensor/canvas/tensor_view.h"
#include "app/window/main_window.h"
#include "engine/core/case/case.h"
#include "tests/support/resident_memory.h"

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

#include <malloc.h>

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

    void open(const char* text)
    {
        document().setEngines(QStringLiteral("cpu"), {});
        document().newCase(caseFromText(text));
        waitUntilIdle(document());
        if (!document().shown() || !document().runError().isEmpty())
            qFatal("no result: %s", english(document().runError()).c_str());
    }

    template <class Step> void measure(const QString& name, Step&& step, bool untilIdle = false)
    {
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
        const QPointF middle = QRectF(m_view->rect()).center();
        const auto isInside = [&](QPointF at) {
            return m_view->elementAt(at) && m_view->elementAt(at + QPointF(120, 40));
        };
        zoom > 0 ? m_view->setZoom(zoom, middle) : m_view->fit();
        waitUntilIdle(document());
        QPointF at = middle;
        send(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
        measure(QStringLiteral("pan, ") + name, [&](int frame) {
            at += frame % 60 < 30 ? QPointF(5, 3) : QPointF(-5, -3);
            send(QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
        });
        send(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
        at = middle;
        while (!isInside(at) && at.x() > 1) // not in a gap between planes
            at -= QPointF(3, 2);
        measure(QStringLiteral("hover to repaint, ") + name, [&](int frame) {
            const double step = std::max(1.0, zoom); // another element each time
            send(QEvent::MouseMove, at + QPointF(frame % 6 * step, (frame / 6 + 1) % 2 * step), Qt::NoButton,
                 Qt::NoButton);
        });
    }

    void measureZoom(const QString& of)
    {
        m_view->fit();
        const QPointF middle = QRectF(m_view->rect()).center();
        measure(QStringLiteral("zoom, ") + of, [&](int frame) { wheel(middle, frame < kFrames / 2 ? 60 : -60); });
    }

private:
    MainWindow m_window{WindowOptions{.fresh = true}};
    TensorView* m_view = nullptr;
};

void measureSize(Bench& bench, const Size& size)
{
    const QString of = QString::fromLatin1(size.name);
    bench.open(size.text);
    bench.measureZoom(of);
    bench.measureLook(0, of + QStringLiteral(", all in sight"));
    bench.measureLook(1, of + QStringLiteral(", 100 %"));
    bench.measureLook(20, of + QStringLiteral(", 2000 %"));
    bench.view().fit();
    waitUntilIdle(bench.document());
    bench.measure(QStringLiteral("range change, ") + of,
                  [&](int frame) { bench.trigger(frame % 2 == 0 ? "rangeUnit" : "rangeBoth"); });
    waitUntilIdle(bench.document());
}

// A photograph as a picture; then as planes with colours by source, with marks for the other order, and selected.
void measurePhoto(Bench& bench)
{
    const QString photo = QStringLiteral("photograph of 12 megapixels"),
                  coloured = photo + QStringLiteral(", coloured and marked");
    bench.open(kPhoto);
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

double heldBytes()
{
    malloc_trim(0);
    return double(residentBytes("VmRSS"));
}

// Measures a window that has shown nothing large yet: memory that it keeps of a larger case would hide what is new.
void measureMemory(Bench& bench, const Size& size)
{
    bench.open("SPACE_TO_DEPTH1 --Sizes 1,1,2,2 --DataType FLOAT32 --BlockSize 2");
    static const double before = heldBytes();
    bench.open(size.text);
    bench.view().fit();
    waitUntilIdle(bench.document());
    const RunResult& shown = *bench.document().shown();
    const double tensors = double(shown.input.bytes().size()) + double(shown.a->bytes().size());
    print(QStringLiteral("memory beyond the tensors, %1 in and out, per element").arg(size.name),
          {(heldBytes() - before - tensors) / (2 * size.elements)}, kBytes, "B");
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
    print(QStringLiteral("start to first paint"), painted, kStart, "ms");
    print(QStringLiteral("start to first result"), shown, kStart, "ms");
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList parts = QApplication::arguments().mid(1);
    if (parts.size() == 2 && parts[0] == QLatin1String("--start"))
        return startOnly(parts[1].toDouble());
    const auto isWanted = [&](const char* part) { return parts.isEmpty() || parts.contains(QLatin1String(part)); };
    std::puts("| what | median | 95 % | budget | |\n|---|--:|--:|--:|---|");
    if (isWanted("start"))
        measureStart();
    Bench bench;
    for (const Size& size : {kSizes[1], kSizes[2]})
        if (isWanted("memory"))
            measureMemory(bench, size);
    if (isWanted("parameter"))
        measureParameter(bench);
    for (const Size& size : kSizes)
        if (isWanted(size.name))
            measureSize(bench, size);
    if (isWanted("photo"))
        measurePhoto(bench);
    if (isWanted("four"))
        measureFourResults(bench);
    return 0;
}
