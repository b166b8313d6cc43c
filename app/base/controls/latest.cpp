// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/latest.h"

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/threads.h"

#include <QCoreApplication>
#include <QEvent>
#include <QThread>

#include <chrono>
#include <new>
#include <system_error>
#include <utility>

namespace tessera {

Message workErrorSentence(std::exception_ptr error)
{
    try {
        std::rethrow_exception(std::move(error));
    } catch (const std::bad_alloc&) {
        return QCoreApplication::translate("Latest", "There is not enough memory for this.").toStdString();
    } catch (const std::exception& e) {
        return messageOf(e);
    } catch (...) {
        return QCoreApplication::translate("Latest", "The computation failed without saying why.").toStdString();
    }
}

namespace {

QEvent::Type delivered()
{
    static const int type = QEvent::registerEventType();
    return static_cast<QEvent::Type>(type);
}

} // namespace

ThreadPool& workerThreads()
{
    static ThreadPool pool;
    return pool;
}

void requireThreads()
{
    const auto count = static_cast<unsigned>(QThread::idealThreadCount()) + 2;
    if (threadsThatStart(count) < count)
        throw EngineError(say("work",
                              "The system starts no more threads, which a window needs. Close other programs, or raise "
                              "the limit of processes (ulimit -u)."));
}

Worker::Worker(WhenNewer whenNewer, std::function<void()> busyChanged)
    : m_whenNewer(whenNewer)
    , m_busyChanged(std::move(busyChanged))
{
}

Worker::~Worker()
{
    std::unique_lock lock(m_mutex);
    m_waiting.reset();
    m_stop.request_stop();
    m_ended.wait(lock, [this] { return !m_isRunning; });
}

void Worker::start(Job job)
{
    const uint64_t number = ++m_newest;
    bool isIdle = false;
    {
        const std::lock_guard lock(m_mutex);
        m_waiting = Numbered{number, std::move(job)};
        if (m_whenNewer == WhenNewer::Stop)
            m_stop.request_stop();
        isIdle = !std::exchange(m_isRunning, true);
    }
    if (m_whenNewer == WhenNewer::Stop)
        m_oldestWanted = number;
    if (isIdle && !workerThreads().start([this] { run(); }))
        run();
    setBusy(true);
}

void Worker::cancel()
{
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.reset();
        m_stop.request_stop();
    }
    m_oldestWanted = ++m_newest;
    setBusy(false);
}

void Worker::deliver(uint64_t number, std::function<void()> call, bool last)
{
    const std::lock_guard lock(m_mutex);
    m_deliveries.push_back({number, std::move(call), last});
    QCoreApplication::postEvent(this, new QEvent(delivered()));
}

void Worker::customEvent(QEvent*)
{
    Delivery delivery;
    {
        const std::lock_guard lock(m_mutex);
        delivery = std::move(m_deliveries.front());
        m_deliveries.pop_front();
    }
    if (delivery.number < m_oldestWanted)
        return;
    if (delivery.last && delivery.number == m_newest)
        setBusy(false);
    if (delivery.call)
        delivery.call(); // last: it may delete the worker
}

void Worker::run()
{
    while (true) {
        Numbered next;
        std::stop_token stop;
        {
            const std::lock_guard lock(m_mutex);
            if (!m_waiting) {
                m_isRunning = false;
                m_ended.notify_all();
                return;
            }
            next = *std::exchange(m_waiting, std::nullopt);
            m_stop = std::stop_source();
            stop = m_stop.get_token();
        }
        next.job(next.number, stop);
    }
}

void Worker::setBusy(bool isBusy)
{
    if (std::exchange(m_isBusy, isBusy) != isBusy && m_busyChanged)
        m_busyChanged();
}

ThreadPool::~ThreadPool()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
    }
    m_changed.notify_all();
    for (std::thread& thread : m_threads)
        thread.join();
}

bool ThreadPool::start(std::function<void()> work)
{
    const std::lock_guard lock(m_mutex);
    const size_t free = m_threads.size() - m_active;
    if (m_waiting.size() >= free && m_threads.size() < m_most) {
        try {
            m_threads.emplace_back([this] { serve(); });
        } catch (const std::system_error&) {
            return false;
        }
    }
    m_waiting.push_back(std::move(work));
    m_changed.notify_one();
    return true;
}

bool ThreadPool::waitForDone(int milliseconds)
{
    std::unique_lock lock(m_mutex);
    return m_done.wait_for(lock, std::chrono::milliseconds(milliseconds),
                           [this] { return m_active == 0 && m_waiting.empty(); });
}

size_t ThreadPool::activeThreadCount()
{
    const std::lock_guard lock(m_mutex);
    return m_active + m_waiting.size();
}

void ThreadPool::serve()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_isEnding || !m_waiting.empty(); });
        if (m_waiting.empty())
            return;
        std::function<void()> work = std::move(m_waiting.front());
        m_waiting.pop_front();
        ++m_active;
        lock.unlock();
        work();
        work = {}; // frees what the work held
        lock.lock();
        --m_active;
        if (m_active == 0 && m_waiting.empty())
            m_done.notify_all();
    }
}

} // namespace tessera
