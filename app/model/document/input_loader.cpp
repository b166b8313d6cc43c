// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/input_loader.h"

#include "app/base/look/format.h"
#include "app/model/document/input_case.h"
#include "app/model/document/picture_codec.h"
#include "engine/core/tensor/budget.h"
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

// The first array that can be read, if a file has several and none is named. The form offers the others.
std::filesystem::path arrayToOpen(const std::filesystem::path& path)
{
    const std::vector<StoredArray> arrays =
        arrayNamed(path).array.empty() ? arraysIn(path) : std::vector<StoredArray>();
    const auto first = std::ranges::find_if(arrays, [](const StoredArray& each) { return each.desc.has_value(); });
    return arrays.size() < 2 || first == arrays.end() ? path : std::filesystem::path(path.string() + '#' + first->name);
}

// A pipe is not opened, since that would block.
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
    if (fileKind(pathOf(path)) != FileKind::Npy)
        return request({{path}});
    cancel();
    const std::filesystem::path array = arrayToOpen(pathOf(path));
    const TensorDesc desc = describeArray(array);
    if (const MemoryBudget& budget = m_document->memoryBudget(); totalBytes(desc) > budget.bytes)
        throw IoError(beyondBudget(path.toStdString(), totalBytes(desc), budget));
    take(desc, FromFile{array}, QFileInfo(path).fileName(), path);
}

void InputLoader::use(const Tensor& tensor, const QString& path)
{
    cancel();
    const QString name = QFileInfo(path).fileName();
    take(tensor.desc, FromValues{tensor, name.toStdString()}, name, path);
}

void InputLoader::take(const TensorDesc& desc, DataSource data, const QString& name, const QString& path)
{
    const Case c = m_document->currentCase();
    m_document->replaceCase(withInput(c, desc, std::move(data), m_document->memoryBudget()), tr("Open %1").arg(name));
    emit opened(path, toQString(tessera::name(c.op)));
}

void InputLoader::decode(const Request& request, ReadPicture& picture, const RunControl& control)
{
    const QString& path = request.paths.front();
    picture = request.paths.size() > 1 ? pictureOfBatch(request.paths, request.budget)
        : request.options              ? loadPicture(path, *request.options, request.budget, control)
                                       : takePictureFor(request.c, path, request.budget, control);
}

// Small pictures are decoded at once, so that an error comes at once.
void InputLoader::request(Request request)
{
    cancel();
    m_path = request.paths.front();
    request.budget = m_document->memoryBudget();
    request.c = m_document->currentCase();
    if (m_inBackground && std::ranges::any_of(request.paths, isLargePicture))
        return m_decoding.request(std::move(request));
    ReadPicture picture;
    decode(request, picture, {});
    take(request, picture);
}

void InputLoader::take(const Request& request, const ReadPicture& picture)
{
    QStringList names;
    for (const QString& path : request.paths)
        names << QFileInfo(path).fileName();
    const QString& path = request.paths.front();
    const QString name = names.join(QStringLiteral(", "));
    const TensorDesc& desc = picture.tensor.desc;
    if (names.size() > 1)
        return take(desc, FromValues{picture.tensor, name.toStdString()}, name, path);
    // The case keeps the whole path, since the picture may be read again with other options.
    const FromValues values{picture.tensor,
                            QFileInfo(path).absoluteFilePath().toStdString(),
                            {},
                            isFloat(desc.dataType) ? picture.range : SampleRange::Byte};
    if (!request.options)
        return take(desc, values, name, path);
    Case c = m_document->currentCase();
    setInput(c.op, desc.dataType, desc.sizes);
    c.data = values;
    m_document->replaceCase(c, tr("Read %1 again").arg(name));
}

} // namespace tessera
