// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tessera {

class Document;
class IssueList;
class TensorDisplay;

// Keeps the note below the form: that the picture shifts, else how many outputs the other order moves.
void keepNote(Document& document, TensorDisplay& display, IssueList& place);

} // namespace tessera
