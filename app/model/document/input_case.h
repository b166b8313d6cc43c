// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/picture_codec.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/tensor.h"

#include <QString>

namespace tessera {

QString pathText(const std::filesystem::path& path); // the inverse of pathOf()

// The case with another input, within the budget. If the operator cannot take it, the most similar operator that can:
// a photograph dropped on DEPTH_TO_SPACE1 has too few channels, and goes through SPACE_TO_DEPTH1.
Case withInput(const Case& c, const TensorDesc& desc, DataSource data, const MemoryBudget& budget);

// The picture as an input: its samples, or floats from 0 to 1 if the operator takes only those; so a resampling takes
// a picture of 16 bits. Throws as loadPicture().
ReadPicture takePictureFor(const Case& c, const QString& path, const MemoryBudget& budget,
                           const RunControl& control = {});

// A case whose input is the output of this one. Its operator is the inverse, if depth and space have one, else the
// same.
Case withOutputAsInput(const Case& c, const Tensor& output, const MemoryBudget& budget);

QString inputFile(const Case& c); // the file that every run of the case reads; empty: none

QString dataFileName(const Case& c); // the name of the file that its input came from; empty: none

// The picture file that the input was decoded from, even if it is deleted by now. Empty: there was none.
QString picturePath(const Case& c); // names the array too: "array.npy#picture"
QString pictureFile(const Case& c); // the file alone
// Whether the input is a picture, from a file or generated, or an array of bytes as large as a picture.
bool holdsPicture(const Case& c);
PictureOptions pictureOptions(const Case& c); // how the picture was read; requires a picture
// Whether white is 1 or 255 when a tensor of the case becomes a picture: as in the case's own picture, else by its
// values.
SampleRange sampleRange(const Case& c, const Tensor& tensor);

// The issues of a case, as validate() finds them. Loaded data have a fixed type and sizes, so none is suggested.
Issues issuesOf(const Case& c, const MemoryBudget& budget);

// Whether the file says nothing about its values: it is no case, no .npy and no picture.
bool isRawFile(const QString& path);

// The bytes that a tensor of that description takes of a raw file, up to its last element. Requires a description
// without issues.
uint64_t rawBytes(const TensorDesc& desc);

// Reads little-endian elements, the first at `offset` bytes. Throws IoError that says what is wrong with the
// description or how many bytes are missing, and EngineError.
Tensor readRaw(const QString& path, const TensorDesc& desc, uint64_t offset, const MemoryBudget& budget);

} // namespace tessera
