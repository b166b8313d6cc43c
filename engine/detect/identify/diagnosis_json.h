// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/diagnosis.h"

namespace tessera {

class JsonText;

// For programs: an object {"class", "classes", "second", "proved", "explained", "of", "case", "equals", "probe",
// "axes", "sentences"}; class is null where the data leave several classes, second where no other mistake was made at
// the same time.
void writeDiagnosis(JsonText& json, const Diagnosis& diagnosis);

} // namespace tessera
