// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/files/file.h"
#include "engine/formats/pictures/picture.h"

#include <filesystem>
#include <string>

namespace tessera {

// Where --output puts the one tensor of a case: into the file that it names, FILE.npy, or FILE.png or FILE.jpg of 1, 3
// or 4 channels (of several images FILE_0.png and so on); else into a folder, as output.npy.
class TensorOutput {
public:
    TensorOutput(const std::string& named, Existing existing); // throws FileExists

    static bool namesFile(const std::string& named); // and no folder
    static void need(const std::string& named); // throws TextError where a file stands in the place of a folder

    void check(const TensorDesc& desc) const; // before it is computed. Throws TextError where it is no picture
    // `range`: what is white, in a float type. Throws IoError, TextError.
    void write(const Tensor& tensor, SampleRange range) const;

private:
    std::string m_named;
    std::filesystem::path m_folder;
    std::filesystem::path m_name;
    Existing m_existing;

    bool isPicture() const;
    std::string imageName(uint32_t image, uint32_t of) const;
};

} // namespace tessera
