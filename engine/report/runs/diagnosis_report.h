// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/diagnosis.h"

#include <iosfwd>
#include <string>

namespace tessera {

class JsonText;

// A diagnosis for people: the class and the counts in a line, a sentence each below.
void print(std::ostream& out, const Diagnosis& diagnosis);

// For programs: an object {"class", "classes", "proved", "explained", "of", "case", "equals", "probe", "sentences"};
// class is null where the data leave several classes.
void writeDiagnosis(JsonText& json, const Diagnosis& diagnosis);
// The report of `identify`: what was compared, the command line, and the diagnosis.
std::string identifyJson(const std::string& name, const std::string& command, const Diagnosis& diagnosis);

} // namespace tessera
