// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare.h"
#include "engine/formats/pictures/picture.h"

#include <filesystem>
#include <set>
#include <string>

namespace tessera {

// Both outputs and what differs, as PNG: a.png, b.png and diff.png in a folder of its own for each case. The planes of
// a tensor stand in a grid, row by row; small ones are enlarged. a and b are grey from the smallest to the largest
// value of both, what is not finite is magenta. In diff equal elements are white, those within the tolerance yellow,
// those beyond it red, the darker the farther.
class DifferencePictures {
public:
    explicit DifferencePictures(std::filesystem::path folder) // made with the first picture
        : m_folder(std::move(folder))
    {
    }

    // The folder, below the one of the constructor: the title, in characters that every file system takes. a and b are
    // two outputs of the plan. Throws IoError; TextError where they are too large for a picture.
    std::filesystem::path write(const std::string& title, const Plan& plan, const Tensor& input, const Tensor& a,
                                const Tensor& b, const Tolerance& tolerance);

private:
    std::filesystem::path newFolder(const std::string& title);

    std::filesystem::path m_folder;
    std::set<std::string> m_names; // of folders that have been made
};

} // namespace tessera
