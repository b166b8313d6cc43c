// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/described_box.h"
#include "app/base/controls/form_parts.h"
#include "app/model/document/document.h"
#include "app/model/document/input_case.h"
#include "app/model/document/input_loader.h"
#include "engine/formats/files/array_file.h"

#include <QDateTime>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace tessera {

class NumberEdit;
class SegmentedControl;

// Where the input comes from: a generator with its number, an array of a .npy or .npz file, or a picture with the way
// it becomes a tensor.
class DataForm : public QWidget {
    Q_OBJECT

public:
    explicit DataForm(Document* document);

    // opens a .npy, a .npz, a picture, a case or raw bytes; shows what is wrong
    void openFile(const QString& path)
    {
        reportErrors([&] { isRawFile(path) ? openRaw(path) : m_loader->open(path); });
    }
    InputLoader* loader() const { return m_loader; }
    QWidget* lastControl() const; // in the order of Tab

private:
    QWidget* makeArrayRow();
    QWidget* makeGeneratorRow();
    QWidget* makePictureOptions();
    void refresh();
    void offerTypes(DataType current);
    void showGenerator(const Generator& generator);
    void showOrigin(const QString& name, const QString& description);
    // Reads what the input's file says of itself into m_held, unless it is there already.
    void askArray();
    void askPicture();
    bool isNew(const QString& path); // empties m_held for a file that it has not
    void showArrays(); // fills the list with the arrays of the file
    QString sizesNote(const std::filesystem::path& path) const;

    void chooseFile();
    void openRaw(const QString& path); // asks how its bytes make a tensor
    void choosePattern(int index);
    void setNumber(const QString& text, int gesture);
    const Issue* invalidNumber() const; // the issue about the number's text; null: it is a number

    void reportErrors(const std::function<void()>& work); // shows the error that `work` throws

    Document* m_document;
    InputLoader* m_loader;
    DescribedBox* m_source = new DescribedBox(this);
    QPushButton* m_open;
    QPushButton* m_asPicture; // shown for an array that may be a picture
    struct Held {
        QString path = {};
        QDateTime written = {}; // the file's time when it was read
        std::optional<TensorDesc> desc = {}; // of an array that can be read
        std::vector<StoredArray> arrays = {}; // the arrays of its file
        std::optional<DataType> sample = {}; // of a picture that is read here
        QString lines = {}; // notes about the picture; each ends with an end of line
    } m_held; // what the input's file holds
    QWidget* m_arrayRow;
    DescribedBox* m_arrays;
    ToneLabel* m_sentence; // about a file
    QWidget* m_numberRow;
    QLabel* m_numberCaption;
    NumberEdit* m_number;
    QWidget* m_pictureOptions;
    QComboBox* m_type;
    SegmentedControl* m_channels;
    SegmentedControl* m_range;
    ToneLabel* m_error = new ToneLabel(Role::Bad, {}, this);
    QPushButton* m_generate; // in place of data that do not fit
    QString m_openError; // why the last file could not be opened, until the case is another one
};

} // namespace tessera
