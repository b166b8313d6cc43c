// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/input_loader.h"

#include "app/document/input_case.h"

#include <QFileInfo>
#include <QImageReader>
#include <QtConcurrent>

namespace tessera {

namespace {

constexpr qint64 kAtOnce = qint64{512} * 1024; // pixels: a few milliseconds

QString operatorName(const Case& c)
{
    return QString::fromStdString(std::string(name(c.op)));
}

bool isCaseOrTensor(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix == QLatin1String("json") || suffix == QLatin1String("npy");
}

// A file that is no picture is small: what is wrong with it is said at once.
bool isLargePicture(const QString& path)
{
    QImageReader reader(path);
    reader.setDecideFormatFromContent(true);
    const QSize size = reader.size();
    return reader.canRead() && (!size.isValid() || qint64(size.width()) * size.height() > kAtOnce);
}

} // namespace

InputLoader::InputLoader(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_worker.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &InputLoader::finished);
}

InputLoader::~InputLoader()
{
    m_stop.request_stop();
    m_watcher.disconnect(this);
    m_worker.waitForDone();
}

void InputLoader::setInBackground(bool inBackground)
{
    m_inBackground = inBackground;
}

void InputLoader::open(const QString& path)
{
    cancel();
    if (!isCaseOrTensor(path) && m_inBackground && isLargePicture(path))
        return request({path, {}});
    const QString before = operatorName(m_document->currentCase());
    m_document->open(path);
    emit opened(path, before);
}

void InputLoader::reread(const QString& path, const PictureOptions& options)
{
    cancel();
    if (m_inBackground && isLargePicture(path))
        return request({path, options});
    take({path, options}, readPicture(path, options, m_document->memoryBudget()));
}

void InputLoader::cancel()
{
    m_stop.request_stop();
    if (!isBusy())
        return;
    m_watcher.setFuture({}); // its answer is dropped
    m_request = {};
    emit busyChanged();
}

bool InputLoader::isBusy() const
{
    return !m_request.path.isEmpty();
}

QString InputLoader::path() const
{
    return m_request.path;
}

InputLoader::Answer InputLoader::decode(const Request& request, const MemoryBudget& budget, const RunControl& control)
{
    try {
        return {readPicture(request.path, request.options.value_or(PictureOptions{}), budget, control), {}};
    } catch (const std::bad_alloc&) {
        return {{}, tr("There is not enough memory for this file.")};
    } catch (const std::exception& e) {
        return {{}, QString::fromUtf8(e.what())};
    }
}

void InputLoader::request(const Request& request)
{
    m_request = request;
    m_stop = std::stop_source();
    const uint64_t serial = ++m_serial;
    RunControl control{.stop = m_stop.get_token(), .progress = {}};
    control.progress = [this, serial, last = 0.0](double fraction) mutable {
        if (fraction - last < 0.01)
            return;
        last = fraction;
        QMetaObject::invokeMethod(
            this,
            [this, serial, fraction] {
                if (serial == m_serial && isBusy())
                    emit progressed(fraction);
            },
            Qt::QueuedConnection);
    };
    m_watcher.setFuture(QtConcurrent::run(&m_worker, [request, budget = m_document->memoryBudget(), control] {
        return decode(request, budget, control);
    }));
    emit busyChanged();
}

void InputLoader::finished()
{
    if (!isBusy())
        return;
    const Request request = std::exchange(m_request, {});
    const Answer answer = m_watcher.result();
    emit busyChanged();
    if (answer.error.isEmpty())
        take(request, answer.tensor);
    else
        emit failed(answer.error);
}

void InputLoader::take(const Request& request, const Tensor& picture)
{
    const QString name = QFileInfo(request.path).fileName();
    // The whole path: it is read again with other options.
    const FromValues values{picture, QFileInfo(request.path).absoluteFilePath().toStdString()};
    Case c = m_document->currentCase();
    if (request.options) {
        setInput(c.op, picture.desc.dataType, picture.desc.sizes);
        c.data = values;
        return m_document->replaceCase(c, tr("Read %1 again").arg(name));
    }
    m_document->replaceCase(withInput(c, picture.desc, values, m_document->memoryBudget()), tr("Open %1").arg(name));
    emit opened(request.path, operatorName(c));
}

} // namespace tessera
