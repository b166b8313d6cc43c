// SPDX-License-Identifier: Apache-2.0
#include "app/cli/terminal/diff_pictures.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/report/text/tensor_picture.h"

#include <cctype>
#include <system_error>

namespace tessera {

std::filesystem::path DifferencePictures::newFolder(const std::string& title)
{
    constexpr size_t kMostCharacters = 80;
    std::string name;
    for (const char each : title) {
        const bool isPlain = std::isalnum(static_cast<unsigned char>(each)) || each == '.' || each == '-';
        if (isPlain ? !(name.empty() && each == '.') : !name.empty() && name.back() != '_')
            name += isPlain ? each : '_';
    }
    name = name.substr(0, kMostCharacters);
    std::string unique = name;
    for (int i = 2; !m_names.insert(unique).second; ++i)
        unique = name + "-" + std::to_string(i);
    std::error_code error;
    std::filesystem::path folder = m_folder / unique;
    std::filesystem::create_directories(folder, error);
    if (error)
        throw IoError(folder.string() + " cannot be made: " + error.message());
    return folder;
}

namespace {

DifferencePaintings wholePaintings(const Tensor& agreement, const Tensor& a, const Tensor& b)
{
    try {
        return paintDifference(agreement, a, b);
    } catch (const TextError& error) {
        throw TextError(std::string("--diff: ") + error.what());
    }
}

} // namespace

std::filesystem::path DifferencePictures::write(const std::string& title, const Plan& plan, const Tensor& input,
                                                const Tensor& a, const Tensor& b, const Tolerance& tolerance)
{
    const Tensor agreement = agreementMap(plan, input, a, b, tolerance);
    const DifferencePaintings paintings = wholePaintings(agreement, a, b);
    std::filesystem::path folder = newFolder(title);
    const PictureCodec& codec = pictureCodec();
    codec.write(paintings.a, folder / "a.png");
    codec.write(paintings.b, folder / "b.png");
    codec.write(paintings.difference, folder / "diff.png");
    return folder;
}

} // namespace tessera
