// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/input_loader.h"

#include "app/base/look/format.h"
#include "app/model/document/input_case.h"
#include "app/model/document/picture_codec.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/io/file_kind.h"

#include <QFileInfo>
#include <QImageReader>

#include <algorithm>
#include <filesystem>
#include <vector>

namespace tessera {

namespace {

constexpr qint64 kAtOnce = qint64{512} * 1024; // pixels: a few milliseconds

bool isCaseOrTensor(const QString& path)
{
    const FileKind kind = fileKind(path.toStdU16String());
    return kind == FileKind::Case || kind == FileKind::Npy;
}

// A small file is read at once, so that its error comes at once. A pipe is not opened, since that would block.
bool isLargePicture(const QString& path)
{
    constexpr qint64 kLargeFile = qint64{1} << 20; // bytes, for formats whose size Qt does not tell
    const QFileInfo file(pathText(fileOfArray(path.toStdU16String())));
    if (!file.isFile())
        return false;
    if (file.size() > kLargeFile && pictureCodec().isPicture(path.toStdU16String()))
        return true;
    QImageReader reader(path);
    reader.setDecideFormatFromContent(true);
    const QSize size = reader.size();
    return reader.canRead() && (!size.isValid() || qint64(size.width()) * size.height() > kAtOnce);
}

ReadPicture pictureOfBatch(const QStringList& paths, const MemoryBudget& budget)
{
    std::vector<std::filesystem::path> files;
    for (const QString& path : paths)
        files.emplace_back(path.toStdU16String());
    return loadPictures(windowPictureCodec(), files, {}, budget);
}

} // namespace

InputLoader::InputLoader(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_decoding(&InputLoader::decode,
                 {.answered =
                      [this](const Request& request, const Reply<ReadPicture>& reply) {
                          if (reply.error.isEmpty())
                              take(request, reply.answer);
                          else
                              emit failed(reply.error);
                      },
                  .progressed = [this](double fraction) { emit progressed(fraction); },
                  .busyChanged = [this] { emit busyChanged(); }})
{
}

void InputLoader::open(const QString& path)
{
    cancel();
    if (!isCaseOrTensor(path) && m_inBackground && isLargePicture(path))
        return request({{path}});
    const QString before = toQString(name(m_document->currentCase().op));
    m_document->open(path);
    emit opened(path, before);
}

void InputLoader::openBatch(const QStringList& paths)
{
    cancel();
    if (m_inBackground && std::ranges::any_of(paths, isLargePicture))
        return request({paths});
    takeBatch(paths, pictureOfBatch(paths, m_document->memoryBudget()).tensor);
}

void InputLoader::takeBatch(const QStringList& paths, const Tensor& tensor)
{
    QStringList names;
    for (const QString& path : paths)
        names << QFileInfo(path).fileName();
    take(tensor, names.join(QStringLiteral(", ")), paths.front());
}

void InputLoader::use(const Tensor& tensor, const QString& path)
{
    cancel();
    take(tensor, QFileInfo(path).fileName(), path);
}

void InputLoader::take(const Tensor& tensor, const QString& origin, const QString& path)
{
    const Case c = m_document->currentCase();
    m_document->replaceCase(
        withInput(c, tensor.desc, FromValues{tensor, origin.toStdString()}, m_document->memoryBudget()),
        tr("Open %1").arg(origin));
    emit opened(path, toQString(tessera::name(c.op)));
}

void InputLoader::reread(const QString& path, const PictureOptions& options)
{
    cancel();
    if (m_inBackground && isLargePicture(path))
        return request({{path}, options});
    take({{path}, options}, loadPicture(path, options, m_document->memoryBudget()));
}

void InputLoader::decode(const Request& request, ReadPicture& picture, const RunControl& control)
{
    const QString& path = request.paths.front();
    picture = request.paths.size() > 1 ? pictureOfBatch(request.paths, request.budget)
        : request.options              ? loadPicture(path, *request.options, request.budget, control)
                                       : takePictureFor(request.c, path, request.budget, control);
}

void InputLoader::request(Request request)
{
    m_path = request.paths.front();
    request.budget = m_document->memoryBudget();
    request.c = m_document->currentCase();
    m_decoding.request(std::move(request));
}

void InputLoader::take(const Request& request, const ReadPicture& picture)
{
    if (request.paths.size() > 1)
        return takeBatch(request.paths, picture.tensor);
    const QString& path = request.paths.front();
    const QString name = QFileInfo(path).fileName();
    // The case keeps the whole path, since the picture may be read again with other options.
    const TensorDesc& desc = picture.tensor.desc;
    const FromValues values{picture.tensor,
                            QFileInfo(path).absoluteFilePath().toStdString(),
                            {},
                            isFloat(desc.dataType) ? picture.range : SampleRange::Byte};
    Case c = m_document->currentCase();
    if (request.options) {
        setInput(c.op, desc.dataType, desc.sizes);
        c.data = values;
        return m_document->replaceCase(c, tr("Read %1 again").arg(name));
    }
    m_document->replaceCase(withInput(c, desc, values, m_document->memoryBudget()), tr("Open %1").arg(name));
    emit opened(path, toQString(tessera::name(c.op)));
}

} // namespace tessera
