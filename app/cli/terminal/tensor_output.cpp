// SPDX-License-Identifier: Apache-2.0
#include "app/cli/terminal/tensor_output.h"

#include "engine/core/case/case.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/files/output_path.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/pictures/picture_file.h"

namespace tessera {

namespace {

constexpr const char* kInFolder = "output.npy";

uint32_t imagesOf(const TensorDesc& desc)
{
    return desc.sizes.size() == 4 ? desc.sizes[0] : 1;
}

} // namespace

bool TensorOutput::namesFile(const std::string& named)
{
    std::error_code error;
    return (fileKind(named) == FileKind::Npy || pictureFormat(std::filesystem::path(named)))
        && !std::filesystem::is_directory(named, error);
}

void TensorOutput::need(const std::string& named)
{
    std::error_code error;
    if (!namesFile(named) && std::filesystem::exists(named, error) && !std::filesystem::is_directory(named, error))
        throw TextError("--output " + shellWord(named)
                        + " is a file; a folder, or a name that ends in .npy, .png or .jpg, would be right");
}

TensorOutput::TensorOutput(const std::string& named, Existing existing)
    : m_named(named)
    , m_folder(namesFile(named) ? std::filesystem::path(named).parent_path() : std::filesystem::path(named))
    , m_name(namesFile(named) ? std::filesystem::path(named).filename() : std::filesystem::path(kInFolder))
    , m_existing(existing)
{
    checkIsFree(m_folder / m_name, existing);
}

bool TensorOutput::isPicture() const
{
    return pictureFormat(m_name).has_value();
}

void TensorOutput::check(const TensorDesc& desc) const
{
    if (isPicture() && !pictureChannels(desc))
        throw TextError("--output " + shellWord(m_named) + ": " + text(desc.sizes)
                        + " is not a picture; {N, C, H, W} with 1, 3 or 4 channels would be, and .npy takes any");
}

std::string TensorOutput::imageName(uint32_t image, uint32_t of) const
{
    return of == 1 ? m_name.string()
                   : m_name.stem().string() + "_" + std::to_string(image) + m_name.extension().string();
}

void TensorOutput::write(const Tensor& tensor, SampleRange range) const
{
    check(tensor.desc);
    if (!isPicture()) {
        const OutputPlace place(m_folder, m_name.string(), m_existing);
        AtomicFile file = place.file();
        writeNpy(tensor, file);
        return file.commit();
    }
    const uint32_t images = imagesOf(tensor.desc), channels = *pictureChannels(tensor.desc);
    for (uint32_t image = 0; image < images; ++image) {
        const OutputPlace place(m_folder, imageName(image, images), m_existing);
        AtomicFile file = place.file();
        file.write(encodePicture(toPicture(tensor, image, 0, channels, range), *pictureFormat(m_name)));
        file.commit();
    }
}

} // namespace tessera
