// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lecture_controller.h"

#include "app/base/look/theme.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/tensor/canvas/tensor_view.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLayout>
#include <QMainWindow>
#include <QPointer>
#include <QScreen>
#include <QSplitter>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>

namespace tessera {

namespace {

constexpr double kLecturePoints = 24, kLectureHeight = 1080; // the letters' points on a screen of this height
constexpr double kDesignedPoints = 9.75; // the size of the window's text

} // namespace

// The window before the lecture.
struct LectureController::Kept {
    QRect geometry; // when neither maximized nor full screen
    QByteArray panels, middle;
    Qt::WindowStates windowState;
    bool hasMenu, hasStatus;
    Theme theme;
    TextSettings text;
    std::vector<QPointer<QWidget>> buttons; // over the tensors
    QPointer<QWidget> focus;
};

namespace {

// Hides the visible buttons over the tensors, and returns them.
std::vector<QPointer<QWidget>> hiddenButtons(const std::array<TensorView*, 2>& views)
{
    std::vector<QPointer<QWidget>> buttons;
    for (const TensorView* view : views)
        for (auto* button : view->parentWidget()->findChildren<QToolButton*>())
            if (!button->isHidden()) {
                button->hide();
                buttons.emplace_back(button);
            }
    return buttons;
}

} // namespace

LectureController::LectureController(const Parts& parts)
    : m_of(parts)
{
}

LectureController::~LectureController() = default;

std::vector<ActionTable> LectureController::actions()
{
    const auto isOn = [this] { return this->isOn(); };
    const QString needs = tr("nobody lectures: F5 begins");
    const std::vector<ActionRow> rows{
        {"lecture", tr("Lecture"),
         tr("The tensors alone on the full screen, in large letters; again or Esc: as before"), "F5",
         [this, isOn] { setOn(!isOn()); }, checkedIf(isOn)},
        {"lectureSymbols", tr("Formula in s&ymbols"), tr("The formula of a lecture in symbols, or with its numbers"),
         "F4",
         [this] {
             m_inSymbols = !m_inSymbols;
             emit symbolsChanged(m_inSymbols);
             emit actionsChanged();
         },
         enabledIf(isOn, needs), checkedIf([this] { return m_inSymbols; })},
        {"lectureNext", tr("Lecture: ne&xt"), tr("The next step, or the next element; Page Down, as a remote sends it"),
         "", [this] { step(1); }, enabledIf(isOn, needs)},
        {"lectureBack", tr("Lecture: &back"), tr("The step or the element before; Page Up, as a remote sends it"), "",
         [this] { step(-1); }, enabledIf(isOn, needs)},
    };
    return {{tr("View"), rows}};
}

void LectureController::setOn(bool on)
{
    if (on == isOn())
        return;
    on ? enter() : leave();
    emit actionsChanged();
}

void LectureController::enter()
{
    QMainWindow& window = m_of.window;
    m_kept = std::make_unique<Kept>(Kept{.geometry = window.normalGeometry(),
                                         .panels = window.saveState(),
                                         .middle = m_of.middle.saveState(),
                                         .windowState = window.windowState(),
                                         .hasMenu = !window.menuWidget()->isHidden(),
                                         .hasStatus = !window.statusBar()->isHidden(),
                                         .theme = currentTheme(),
                                         .text = textSettings(),
                                         .buttons = hiddenButtons(m_of.views),
                                         .focus = QApplication::focusWidget()});
    const bool hasLesson = m_of.lesson.hasLesson() && !m_of.lesson.isHidden();
    for (auto* panel : window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
        panel->hide();
    window.menuWidget()->hide();
    window.statusBar()->hide();
    applyTheme(*qApp, themeWith(isDark(currentTheme()), true));
    // Before the letters grow: with another parent, the task's knobs get their first font again.
    m_band = makeLectureBand(*this, m_of.document, m_of.lesson, hasLesson, &window);
    const double scale = kLecturePoints / kDesignedPoints * window.screen()->geometry().height() / kLectureHeight;
    setTextSettings(*qApp, {scale, textSettings().dataFamily});
    window.addDockWidget(Qt::BottomDockWidgetArea, m_band);
    for (TensorView* view : m_of.views)
        view->fit();
    window.setWindowState(window.windowState() | Qt::WindowFullScreen);
    qApp->installEventFilter(this);
    m_of.views[1]->setFocus();
}

void LectureController::leave()
{
    QMainWindow& window = m_of.window;
    const std::unique_ptr<Kept> kept = std::move(m_kept);
    qApp->removeEventFilter(this);
    window.removeDockWidget(m_band);
    emit symbolsChanged(m_inSymbols = false);
    window.menuWidget()->setVisible(kept->hasMenu);
    window.statusBar()->setVisible(kept->hasStatus);
    window.setWindowState(kept->windowState);
    for (const QPointer<QWidget>& button : kept->buttons)
        if (button)
            button->show();
    window.restoreState(kept->panels); // visible panels measure the letters
    applyTheme(*qApp, kept->theme);
    setTextSettings(*qApp, kept->text);
    if (m_of.lesson.hasLesson())
        m_of.lesson.takeTask();
    delete std::exchange(m_band, nullptr);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    window.layout()->activate(); // with larger letters the window could not be as small
    if (!(kept->windowState & (Qt::WindowMaximized | Qt::WindowFullScreen)))
        window.setGeometry(kept->geometry); // restoreGeometry() makes it no larger than the screen
    window.restoreState(kept->panels);
    m_of.middle.restoreState(kept->middle);
    if (kept->focus)
        kept->focus->setFocus();
}

void LectureController::step(int by)
{
    if (!m_step || !m_step(by))
        stepPin(by);
}

void LectureController::stepPin(int by)
{
    const std::optional<Pick> pin = m_of.document.pinned();
    const Side side = pin ? pin->side : Side::Output;
    const Tensor* tensor = m_of.document.tensor(side);
    if (!tensor)
        return;
    const auto last = int64_t(elementCount(tensor->desc)) - 1;
    const int64_t next = pin ? std::clamp<int64_t>(int64_t(pin->element) + by, 0, last) : 0;
    m_of.goTo({side, uint64_t(next)});
}

// Takes the remote's keys from tensors and lists, which would scroll.
bool LectureController::eventFilter(QObject* watched, QEvent* event)
{
    const auto* widget = qobject_cast<QWidget*>(watched);
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || !widget || widget->window() != &m_of.window)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const int by = key->key() == Qt::Key_PageDown ? 1 : key->key() == Qt::Key_PageUp ? -1 : 0;
    if (by == 0 || (key->modifiers() & ~Qt::KeypadModifier) != 0)
        return false;
    event->accept();
    if (event->type() == QEvent::KeyPress)
        step(by);
    return true;
}

} // namespace tessera
