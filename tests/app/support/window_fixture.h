// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// This header brings the parts of the program that tests of the window use, and those for tests of widgets.
#include "app/base/actions/actions.h"
#include "app/base/controls/latest.h"
#include "app/base/look/words.h"
#include "app/model/document/case_bundle.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/canvas/tensor_view.h"
#include "app/window/files/files_controller.h"
#include "app/window/main_window.h"
#include "app/window/views/view_area.h"
#include "engine/formats/io/case_file.h"
#include "tests/app/support/dialogs.h"
#include "tests/app/tensor/panes/panel_support.h"

namespace tessera {

// Writes the document's case, which then belongs to that file. Throws IoError.
inline void saveCase(Document& document, const QString& path)
{
    SavedCase saved = document.savedCase(path);
    writeCase(saved, document.memoryBudget());
    document.noteSaved(saved);
}

// The real window, offscreen. As at its first start it shows the documentation's example, run and drawn.
class WindowTest : public HasFolder, public testing::Test {
public:
    explicit WindowTest(const WindowOptions& options = {.fresh = true, .theme = Theme::Light})
        : m_window(inFolder(options))
    {
        QCursor::setPos(0, 0); // not where the test before left it
        m_window.show();
        waitUntilIdle();
    }

    // Waits until the run has ended and its result is drawn. A picture gets its colours from workers, and is drawn
    // again.
    void waitUntilIdle()
    {
        ASSERT_TRUE(waitForRun(document()));
        for (int round = 0; round < 3 || workerThreads().activeThreadCount() > 0; ++round) {
            ASSERT_TRUE(workerThreads().waitForDone(kPatience));
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QCoreApplication::processEvents();
        }
    }

    Document& document() { return *m_window.document(); }
    const Document& document() const { return *m_window.document(); }

    // Each of these waits until its result is shown.
    void showCase(const std::string& line)
    {
        document().newCase(caseFromText(line));
        waitUntilIdle();
    }
    void changeCase(const std::string& line) // a step of undo
    {
        document().replaceCase(caseFromText(line), {});
        waitUntilIdle();
    }
    void useEngines(const QString& a, const QString& b)
    {
        document().setEngines(a, b);
        waitUntilIdle();
    }
    void openFile(const QString& path)
    {
        ASSERT_TRUE(m_window.files().tryOpen(path));
        waitUntilIdle();
    }
    void trigger(const QString& id)
    {
        action(id)->trigger();
        waitUntilIdle();
    }
    QAction* action(const QString& id) const { return m_window.actions().get(id); }

    // A part of the window by its object name or by its accessible name, and the words that a screen reader says of
    // one.
    template <class Widget = QWidget> Widget* part(const char* objectName) const
    {
        return m_window.findChild<Widget*>(QLatin1String(objectName));
    }
    QString spoken(const char* objectName) const
    {
        return part(objectName) ? part(objectName)->accessibleName() : QStringLiteral("(no such part)");
    }
    template <class Widget> Widget* named(const QString& accessibleName) const
    {
        for (Widget* widget : m_window.findChildren<Widget*>())
            if (widget->accessibleName() == accessibleName)
                return widget;
        return nullptr;
    }

    TensorView* view(Side side) const
    {
        return named<TensorView>(side == Side::Input ? "Input tensor" : "Output tensor");
    }

    // The text above a tensor: "UINT32 {1, 2, 4, 6}".
    std::string header(Side side) const
    {
        const auto* pane = m_window.centralWidget()->findChild<QWidget*>( // a quiz has panes too
            QLatin1String(side == Side::Input ? "inputPane" : "outputPane"));
        return pane->findChild<QLabel*>("description")->accessibleName().toStdString();
    }

    QPoint middleOf(Side side, std::array<uint32_t, 4> at) const
    {
        const std::vector<uint32_t>& sizes = document().tensor(side)->desc.sizes;
        return view(side)->elementRect(elementAt(sizes, at)).center().toPoint();
    }

    // Replaces the text of a field by typing.
    void type(const QString& field, const QString& text)
    {
        auto* edit = named<QAbstractSpinBox>(field);
        ASSERT_TRUE(edit) << field.toStdString();
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        waitUntilIdle();
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget* target = QApplication::focusWidget() ? QApplication::focusWidget() : &m_window;
        QTest::keyClick(target, key, modifiers);
        waitUntilIdle();
    }

    void keyAt(Side side, Qt::Key pressed, Qt::KeyboardModifiers modifiers = {})
    {
        view(side)->setFocus();
        key(pressed, modifiers);
    }
    void click(QWidget* widget, QPoint at = {}) // a null point: in its middle
    {
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
        waitUntilIdle();
    }
    void click(Side side, std::array<uint32_t, 4> at) { click(view(side), middleOf(side, at)); }
    void resize(QSize size)
    {
        m_window.resize(size);
        waitUntilIdle();
    }

    // Drags a file to a place in the window, where it is let go or taken away again. Whether the window takes it.
    bool drop(const QString& path, QPoint where, bool letGo = true)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(2, 2), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&m_window, &enter);
        QDragMoveEvent move(where, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&m_window, &move);
        m_dragSaid = part("dropOverlay")->isVisible() ? spoken("dropOverlay") : QString();
        m_dragPicture = m_window.grab().toImage();
        QDropEvent dropped(where, Qt::CopyAction, &data, Qt::LeftButton, {});
        QDragLeaveEvent left;
        QApplication::sendEvent(&m_window, letGo ? static_cast<QEvent*>(&dropped) : &left);
        waitUntilIdle();
        return enter.isAccepted();
    }

    std::string labelText(const char* name) const
    {
        const auto* label = part<QLabel>(name);
        return label && label->isVisible() ? label->text().toStdString() : "(not to be seen)";
    }
    // All visible texts.
    QString visibleText() const
    {
        QString all;
        for (const QLabel* label : m_window.findChildren<QLabel*>())
            if (label->isVisible())
                all +=
                    (Qt::mightBeRichText(label->text()) ? QTextDocumentFragment::fromHtml(label->text()).toPlainText()
                                                        : label->text())
                    + QLatin1Char('\n') + label->accessibleName() + QLatin1Char('\n');
        return all;
    }
    bool shows(const QString& words) const { return visibleText().contains(words); }

    MainWindow m_window;
    QString m_dragSaid; // what the overlay said during the last drag
    QImage m_dragPicture;

private:
    // The window keeps its settings and its session in the test's folder.
    WindowOptions inFolder(WindowOptions options) const
    {
        if (!options.fresh && options.configFolder.isEmpty())
            options.configFolder = m_folder.path();
        return options;
    }
};

// The same, which keeps its settings for the next start.
struct KeptWindowTest : WindowTest {
    KeptWindowTest()
        : WindowTest({.theme = Theme::Light})
    {
    }
};

// The window with an engine "flawed" beside the real ones.
struct FlawedWindowTest : WindowTest {
    explicit FlawedWindowTest(const FlawedEngine::Flaws& flaws)
        : WindowTest({.fresh = true, .theme = Theme::Light, .makeEngine = flawedEngines(flaws)})
    {
        m_window.resize(1280, 800);
    }
};

// A pixel of an element's cell off its number, its grid and its rim; `composed` is the view's parent, where it is
// seen with the others.
inline QRgb groundOf(TensorView* view, uint64_t element, QWidget* composed = nullptr)
{
    const QRectF cell = view->elementRect(element);
    const QPoint at = (cell.center() + QPointF(-cell.width() * 0.28, cell.height() * 0.28)).toPoint();
    return composed ? composed->grab().toImage().pixel(at + view->pos()) : view->grab().toImage().pixel(at);
}

} // namespace tessera
