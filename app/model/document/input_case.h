// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/picture_codec.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/tensor.h"

#include <QString>

namespace tessera {

QString pathText(const std::filesystem::path& path); // pathOf() backwards

// The case with another input. Where the operator cannot take it, the operator that is most like it and can: a
// photograph dropped on DEPTH_TO_SPACE1 has too few channels, and goes through SPACE_TO_DEPTH1. Within the budget.
Case withInput(const Case& c, const TensorDesc& desc, DataSource data, const MemoryBudget& budget);

// The picture as it is; as floats from 0 to 1 where the case's operator takes those and not its samples, so that one of
// 16 bits leaves a resampling what it is. Throws as takePicture().
ReadPicture takePictureFor(const Case& c, const QString& path, const MemoryBudget& budget,
                           const RunControl& control = {});

// The case that takes the case's output for its input: on the operator that leads back, where depth and space have one,
// else on the same.
Case withOutputAsInput(const Case& c, const Tensor& output, const MemoryBudget& budget);

QString inputFile(const Case& c); // that the case reads at every run; empty: none

QString dataFileName(const Case& c); // the name of the file that its input came from; empty: none

// The picture file that the case's input was decoded from; it may be deleted by now. Empty: there was none.
QString picturePath(const Case& c); // as it is read: "array.npy#picture" of an array that is one
QString pictureFile(const Case& c); // the file alone
// The input is a picture, of a file that is there or not, or made; or an array of bytes that is as large as one.
bool holdsPicture(const Case& c);
PictureOptions pictureOptions(const Case& c); // how the picture was read; the case has one
// Whether white is 1 or 255 where the tensor, of a run of the case, becomes a picture: as in the case's own picture,
// else as its values tell.
SampleRange sampleRange(const Case& c, const Tensor& tensor);

// What is wrong with a case, as validate() says. Data that are there have their own type and sizes: no others are
// suggested, but values of other fields that go with them.
Issues issuesOf(const Case& c, const MemoryBudget& budget);

// Whether the file does not say what it holds: it is no case, no .npy and no picture.
bool isRawFile(const QString& path);

// The bytes of a raw file that a tensor of that description takes; the last element ends them. The description has no
// issues.
uint64_t rawBytes(const TensorDesc& desc);

// Little-endian elements, the first at `offset` bytes. Throws IoError that says what is wrong with the description or
// how many bytes are missing; EngineError.
Tensor readRaw(const QString& path, const TensorDesc& desc, uint64_t offset, const MemoryBudget& budget);

} // namespace tessera
