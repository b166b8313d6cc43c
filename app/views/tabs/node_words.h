// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tessera {

struct Model;
struct ModelNode;
struct NodeVerdict;
class OpenedModel;

// What is said of a model and of its nodes.

QString nodeName(const ModelNode& node); // as it may stand in a line
QString meaningOf(const ModelNode& node); // "RESAMPLE2"; "batch?" where sizes are open; else "no"
QString sizesOf(const ModelNode& node); // "1,64,40,40 → 1,64,80,80"
QString verdictWords(const NodeVerdict& verdict); // "equal", "proves little", "36 of 48 differ"; without a state "–"
QString summaryOf(const OpenedModel& model); // of its verdicts: "10 equal · 1 differs"; empty: there are none
QString factsOf(const Model& model); // "pytorch 1.13.1 · opset 13 · 12 of 214 nodes concern DirectML"

// All of a node as rich text, in the theme's colours. `verdict`: null: it was not judged.
QString nodeHtml(const ModelNode& node, const NodeVerdict* verdict);

} // namespace tessera
