// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what a frame of the real window costs with a picture of 12 megapixels: from the event to everything painted.
//   QT_QPA_PLATFORM=offscreen window_bench [TEXT]      only the measurements with TEXT in their names
// Budget: median at most 16 ms, 95th percentile at most 33 ms.
#include "app/main_window.h"
#include "app/views/tensor_view.h"
#include "engine/case.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QTest>
#include <QThreadPool>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace {

using namespace tessera;

constexpr int kFrames = 120;
const char* wanted = ""; // in the names of what is measured

void send(TensorView& view, QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons buttons)
{
    QMouseEvent event(type, at, view.mapToGlobal(at), button, buttons, Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
}

void wheel(TensorView& view, QPointF at, int angle)
{
    QWheelEvent event(at, view.mapToGlobal(at), {}, {0, angle}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view, &event);
}

struct Figures { // in milliseconds
    double median, nearlyAll, worst; // nearlyAll: the 95th percentile

    explicit Figures(std::vector<double> each)
    {
        std::sort(each.begin(), each.end());
        median = each[each.size() / 2];
        nearlyAll = each[each.size() * 95 / 100];
        worst = each.back();
    }
};

template <class Step> void measure(const std::string& name, Step&& step)
{
    if (name.find(wanted) == std::string::npos)
        return;
    // The processor's time, of all threads, tells what others on the machine cost us.
    std::vector<double> passed, processor;
    for (int frame = 0; frame < kFrames; ++frame) {
        QElapsedTimer timer;
        const std::clock_t before = std::clock();
        timer.start();
        step(frame);
        QApplication::processEvents();
        passed.push_back(double(timer.nsecsElapsed()) * 1e-6);
        processor.push_back(double(std::clock() - before) * 1000 / CLOCKS_PER_SEC);
    }
    const Figures clock(passed), work(processor);
    std::printf("%-28s median %6.2f ms   95 %% %6.2f ms   worst %6.2f ms   processor %6.2f, %6.2f, %6.2f ms\n",
                name.c_str(), clock.median, clock.nearlyAll, clock.worst, work.median, work.nearlyAll, work.worst);
}

void measureAt(TensorView& view, double zoom, const char* name)
{
    const QPointF middle = QRectF(view.rect()).center();
    zoom > 0 ? view.setZoom(zoom, middle) : view.fit();
    QApplication::processEvents();

    QPointF at = middle;
    send(view, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
    measure(std::string("pan, ") + name, [&](int frame) {
        at += frame % 60 < 30 ? QPointF(5, 3) : QPointF(-5, -3);
        send(view, QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
    });
    send(view, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
    measure(std::string("hover, ") + name, [&](int frame) {
        send(view, QEvent::MouseMove, middle + QPointF(frame, frame % 40), Qt::NoButton, Qt::NoButton);
    });
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc > 1)
        wanted = argv[1];
    MainWindow window(WindowOptions{.fresh = true});
    window.resize(1920, 1200);
    window.show();
    window.document()->newCase(
        caseFromText("SPACE_TO_DEPTH1 --Sizes 1,3,3000,4000 --DataType UINT8 --BlockSize 2 --data chart"));
    TensorView* input = nullptr;
    for (TensorView* view : window.findChildren<TensorView*>())
        if (view->isVisible() && view->accessibleName() == QLatin1String("Input tensor"))
            input = view;
    window.document()->run();
    const bool shown = QTest::qWaitFor(
        [&] {
            return window.document()->shown() && window.document()->shown()->input.desc.sizes.back() == 4000
                && !window.document()->isRunning();
        },
        60000);
    if (!shown || !input) {
        std::fprintf(stderr, "no result: %s\n", qPrintable(window.document()->runError()));
        return 1;
    }
    TensorView& view = *input;
    view.setMode(TensorView::Mode::Picture);
    for (int i = 0; i < 2; ++i) { // mips
        QThreadPool::globalInstance()->waitForDone();
        QApplication::processEvents();
    }
    std::printf("input pane %d × %d of a window of %d × %d\n", view.width(), view.height(), window.width(),
                window.height());

    const QPointF middle = QRectF(view.rect()).center();
    view.fit();
    measure("zoom, fit to 64 and back", [&](int frame) { wheel(view, middle, frame < kFrames / 2 ? 60 : -60); });
    measureAt(view, 0, "fit");
    measureAt(view, 0.71, "71 %");
    measureAt(view, 1, "100 %");
    measureAt(view, 20, "20 pixels an element");
    measureAt(view, 64, "64 pixels an element");

    // Coloured by where elements come from, marked where the other order would move them, a part of them selected.
    for (const char* action : {"colourByPixel", "markOtherOrder", "selectAll"})
        window.actions().get(QLatin1String(action))->trigger();
    view.setMode(TensorView::Mode::Atlas);
    measureAt(view, 0, "fit, coloured and marked");
    measureAt(view, 1, "100 %, coloured and marked");
    measureAt(view, 20, "20 pixels, coloured and marked");
    return 0;
}
