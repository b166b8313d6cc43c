// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/data_form.h"

#include "app/base/controls/number_edit.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/input_case.h"
#include "app/views/form/raw_form.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/file_kind.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <bit>

namespace tessera {
namespace {

constexpr int kPictureChannels[] = {1, 3, 4};
constexpr DataType kPictureTypes[] = {DataType::UInt8, DataType::UInt16, DataType::Float16, DataType::Float32};

// The number that a pattern takes: its name, or nothing.
QString numberName(Pattern pattern)
{
    if (!takesNumber(pattern))
        return {};
    return pattern == Pattern::OneHot  ? DataForm::tr("Element")
        : pattern == Pattern::Constant ? DataForm::tr("Value")
                                       : DataForm::tr("Seed");
}

} // namespace

DataForm::DataForm(Document* document)
    : m_document(document)
    , m_loader(new InputLoader(document, this))
    , m_open(new QPushButton(tr("Open…"), this))
    , m_asPicture(new QPushButton(tr("Take it as a picture"), this))
    , m_sentence(secondaryLabel({}, this))
    , m_generate(new QPushButton(tr("Generate values"), this))
{
    for (const Pattern pattern : kPatterns)
        m_source->add(toQString(name(pattern)), inWindowLanguage(sentence(pattern)), int(pattern));
    m_source->setMaxVisibleItems(m_source->count() + 1);
    describe(m_source, tr("Data"), tr("What the input tensor holds."));
    m_open->setToolTip(tr("Open a tensor (.npy, .npz) or a picture as the input."));
    m_error->setWordWrap(true);
    m_error->hide();
    m_generate->setToolTip(tr("Fill the input with %1, in place of these data").arg(toQString(name(Pattern()))));

    m_asPicture->setToolTip(tr("The array is {H, W, C}: rows of pixels, the channels of each side by side."));
    m_asPicture->hide();
    auto* sourceRow = newLayout<QHBoxLayout>(nullptr, {}, 8);
    sourceRow->addWidget(new QLabel(tr("Data"), this));
    sourceRow->addWidget(m_source, 1);
    sourceRow->addWidget(m_open);
    auto* layout = newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 8);
    layout->addLayout(sourceRow);
    layout->addWidget(makeArrayRow());
    layout->addWidget(m_sentence);
    layout->addWidget(m_asPicture, 0, Qt::AlignLeft);
    layout->addWidget(makeGeneratorRow());
    layout->addWidget(makePictureOptions());
    layout->addWidget(m_error);
    layout->addWidget(m_generate, 0, Qt::AlignLeft);

    connect(m_source, &QComboBox::activated, this, &DataForm::choosePattern);
    connect(m_open, &QPushButton::clicked, this, &DataForm::chooseFile);
    connect(m_asPicture, &QPushButton::clicked, this,
            [this] { reportErrors([&] { m_loader->open(m_held.path + toQString(kAsPicture)); }); });
    connect(m_generate, &QPushButton::clicked, this,
            [this] { m_document->setData(Generator(), tr("Generate the input")); });
    connect(document, &Document::caseChanged, this, [this] {
        m_openError.clear();
        refresh();
    });
    connect(m_loader, &InputLoader::failed, this, [this](const Message& sentence) {
        m_openError = inWindowLanguage(sentence);
        refresh();
    });
    refresh();
}

QWidget* DataForm::makeArrayRow()
{
    m_arrayRow = new QWidget(this);
    m_arrays = new DescribedBox(m_arrayRow);
    describe(m_arrays, tr("Array"), tr("The arrays of the file: this one is the input."));
    auto* row = newLayout<QHBoxLayout>(m_arrayRow, {0, 0, 0, 0}, 8);
    row->addWidget(new QLabel(tr("Array"), m_arrayRow));
    row->addWidget(m_arrays, 1);
    m_arrayRow->hide();
    connect(m_arrays, &QComboBox::activated, this, [this](int index) {
        const QString file = pathText(fileOfArray(m_held.path.toStdU16String()));
        reportErrors([&] { m_loader->open(file + '#' + m_arrays->itemText(index)); });
    });
    return m_arrayRow;
}

QWidget* DataForm::makeGeneratorRow()
{
    m_numberRow = new QWidget(this);
    m_numberCaption = new QLabel(m_numberRow);
    m_number = new NumberEdit(NumberEdit::Kind::Real, m_numberRow);
    m_number->setButtonSymbols(QAbstractSpinBox::UpDownArrows);
    m_number->setFixedWidth(120);
    auto* row = newLayout<QHBoxLayout>(m_numberRow, {0, 0, 0, 0});
    row->addWidget(m_numberCaption, 1);
    row->addWidget(m_number);
    connect(m_number, &NumberEdit::edited, this, &DataForm::setNumber);
    connect(m_number, &NumberEdit::gestureEnded, m_document, &Document::endMerge);
    return m_numberRow;
}

QWidget* DataForm::makePictureOptions()
{
    m_pictureOptions = new QWidget(this);
    m_type = new QComboBox(m_pictureOptions);
    m_type->setFont(dataFont());
    describe(m_type, tr("Type of the picture's samples"), tr("The data type that samples are converted to."));
    m_channels = new SegmentedControl(m_pictureOptions);
    m_channels->addSegment(tr("Grey"), tr("One channel: the brightness."));
    m_channels->addSegment(tr("RGB"), tr("Three channels; transparency is dropped."));
    m_channels->addSegment(tr("RGBA"), tr("Four channels; the last is the opacity."));
    m_range = new SegmentedControl(m_pictureOptions);
    m_range->addSegment(tr("0–255"), tr("Black is 0, white is 255."));
    m_range->addSegment(tr("0–1"), tr("Black is 0, white is 1."));

    auto* rows = new QFormLayout(m_pictureOptions);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setHorizontalSpacing(8);
    rows->setVerticalSpacing(8);
    rows->addRow(tr("Type"), m_type);
    rows->addRow(tr("Channels"), m_channels);
    rows->addRow(tr("Range"), m_range);

    using Options = PictureOptions;
    const auto change = [this](const std::function<void(Options&, int)>& set) {
        return [this, set](int index) {
            Options options = pictureOptions(m_document->currentCase());
            set(options, index);
            reportErrors([&] { m_loader->reread(picturePath(m_document->currentCase()), options); });
        };
    };
    const auto setType = [this](Options& options, int at) { options.type = DataType(m_type->itemData(at).toInt()); };
    const auto setChannels = [](Options& options, int at) { options.channels = kPictureChannels[at]; };
    const auto setRange = [](Options& options, int at) {
        options.range = at == 0 ? SampleRange::Byte : SampleRange::Unit;
    };
    connect(m_type, &QComboBox::activated, this, change(setType));
    connect(m_channels, &SegmentedControl::chosen, this, change(setChannels));
    connect(m_range, &SegmentedControl::chosen, this, change(setRange));
    return m_pictureOptions;
}

void DataForm::refresh()
{
    const DataSource& source = m_document->currentCase().data;
    // Data that no generator makes have an entry of their own in front.
    const bool hasOwnEntry = m_source->itemData(0).toInt() < 0;
    if (hasOwnEntry)
        m_source->removeItem(0);
    // A row that stays is not hidden first: it would lose the focus.
    const bool isGenerator = std::holds_alternative<Generator>(source);
    const bool isPicture = QFileInfo::exists(pictureFile(m_document->currentCase())); // and can be read another way
    if (!isGenerator)
        m_numberRow->hide();
    m_pictureOptions->setVisible(isPicture);
    if (const auto* generator = std::get_if<Generator>(&source)) {
        showGenerator(*generator);
    } else if (const auto* file = std::get_if<FromFile>(&source)) {
        showOrigin(pathText(file->path.filename()), pathText(file->path));
        askArray();
        m_sentence->setText(sizesNote(file->path));
    } else {
        const auto& values = std::get<FromValues>(source);
        const QString origin = QString::fromStdString(values.origin);
        showOrigin(QFileInfo(origin).fileName(), descText(values.tensor.desc));
        if (isPicture) {
            askPicture();
            const PictureOptions options = pictureOptions(m_document->currentCase());
            QString said = descText(values.tensor.desc) + '\n' + m_held.lines;
            if (m_held.sample && m_held.sample != options.type)
                said += tr("the samples of the file are %1").arg(toQString(name(*m_held.sample)));
            m_sentence->setText(said.trimmed());
            offerTypes(*options.type);
            m_channels->setCurrent(int(std::ranges::find(kPictureChannels, int(*options.channels)) - kPictureChannels));
            m_range->setCurrent(options.range == SampleRange::Byte ? 0 : 1);
            // An integer type has one range, and floats of a file stay what they are.
            const bool hasRanges = isFloat(*options.type) && !(m_held.sample && isFloat(*m_held.sample));
            static_cast<QFormLayout*>(m_pictureOptions->layout())->setRowVisible(m_range, hasRanges);
        }
    }
    m_sentence->setVisible(!isGenerator);
    const QString error = !m_openError.isEmpty() ? m_openError
        : invalidNumber() ? toQString(invalidNumber()->value) + ' ' + inWindowLanguage(invalidNumber()->message)
                          : inWindowLanguage(m_document->dataError());
    m_error->setText(error);
    m_error->setVisible(!error.isEmpty());
    setInvalid(m_source, !error.isEmpty());
    const bool isArray = std::holds_alternative<FromFile>(source);
    m_asPicture->setVisible(isArray && m_held.desc && isPictureArray(*m_held.desc));
    showArrays();
    m_generate->setVisible(!isGenerator && !m_document->dataError().isEmpty());
}

// Offers the types that the operator takes, and the current one.
void DataForm::offerTypes(DataType current)
{
    const Case& c = m_document->currentCase();
    const std::vector<uint32_t>& sizes = c.op.input.sizes;
    const auto isTaken = [&](DataType type) {
        Operator op = c.op;
        setInput(op, type, sizes);
        return std::ranges::none_of(validate(op, m_document->memoryBudget()),
                                    [](const Issue& issue) { return issue.path.ends_with("DataType"); });
    };
    m_type->clear();
    for (const DataType type : kPictureTypes)
        if (type == current || isTaken(type))
            m_type->addItem(toQString(name(type)), int(type));
    m_type->setCurrentIndex(m_type->findData(int(current)));
}

void DataForm::showGenerator(const Generator& generator)
{
    m_source->setCurrentIndex(m_source->findData(int(generator.pattern)));
    m_source->setToolTip(inWindowLanguage(sentence(generator.pattern)));
    const QString caption = numberName(generator.pattern);
    m_numberRow->setVisible(!caption.isEmpty());
    m_numberCaption->setText(caption);
    m_number->setAccessibleName(caption);
    const bool real = generator.pattern == Pattern::Constant;
    m_number->setKind(real ? NumberEdit::Kind::Real : NumberEdit::Kind::Natural);
    m_number->setCaseText(
        real ? QString::fromStdString(toText(DataType::Float64, std::bit_cast<uint64_t>(generator.value)))
             : QString::number(generator.seed),
        invalidNumber() != nullptr);
    m_number->setWrong(invalidNumber() != nullptr);
}

void DataForm::showOrigin(const QString& name, const QString& words)
{
    m_source->insert(0, name, words, -1);
    m_source->setCurrentIndex(0);
    m_source->setToolTip(words);
    m_sentence->setText(words);
}

QWidget* DataForm::lastControl() const
{
    return m_generate;
}

bool DataForm::isNew(const QString& path)
{
    const QDateTime written = QFileInfo(pathText(fileOfArray(pathOf(path)))).lastModified();
    if (m_held.path == path && m_held.written == written)
        return false;
    m_held = {.path = path, .written = written};
    return true;
}

void DataForm::askPicture()
{
    const QString path = picturePath(m_document->currentCase());
    try {
        if (!isNew(path) || !pictureCodec().isPicture(pathOf(path))) // Qt's formats say nothing of themselves
            return;
        const Picture picture = describePicture(pathOf(path), m_document->memoryBudget());
        m_held.sample = picture.sample;
        for (const Message& note : picture.notes)
            m_held.lines += inWindowLanguage(note) + '\n';
    } catch (const std::exception&) { // the loader says what is wrong with the file
    }
}

void DataForm::askArray()
{
    const std::filesystem::path& named = std::get<FromFile>(m_document->currentCase().data).path;
    if (!isNew(pathText(std::filesystem::absolute(named))))
        return;
    if (fileKind(named) != FileKind::Npy || !QFileInfo(inputFile(m_document->currentCase())).isFile())
        return;
    try {
        m_held.arrays = arraysIn(named);
        m_held.desc = describeArray(named);
    } catch (const std::exception&) { // the run says what is wrong with the file
    }
}

void DataForm::showArrays()
{
    const bool hasOthers = std::holds_alternative<FromFile>(m_document->currentCase().data) && m_held.arrays.size() > 1;
    m_arrayRow->setVisible(hasOthers);
    m_arrays->clear();
    if (!hasOthers)
        return;
    const std::string now = arrayNamed(m_held.path.toStdU16String()).array;
    for (const StoredArray& each : m_held.arrays) {
        m_arrays->add(QString::fromStdString(each.name), each.desc ? descText(*each.desc) : tr("cannot be read"));
        if (each.name == now)
            m_arrays->setCurrentIndex(m_arrays->count() - 1);
    }
}

// The path; a second line tells where ones are added in front of the file's sizes.
QString DataForm::sizesNote(const std::filesystem::path& path) const
{
    const std::vector<uint32_t>& taken = m_document->currentCase().op.input.sizes;
    if (!m_held.desc || m_held.desc->sizes.size() >= taken.size())
        return pathText(path);
    const std::vector<uint32_t>& held = m_held.desc->sizes;
    const QString sentence = taken.size() - held.size() == 1 ? tr("The file holds %1: a batch of one is added, %2.")
                                                             : tr("The file holds %1: ones are added in front, %2.");
    return pathText(path) + '\n'
        + sentence.arg(QString::fromStdString(text(held)), QString::fromStdString(text(taken)));
}

void DataForm::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open the input"), {},
        tr("Tensors and pictures (*.npy *.npz %1);;Tensors (*.npy *.npz);;Pictures (%1);;All files (*)")
            .arg(picturePatterns()));
    if (!path.isEmpty())
        openFile(path);
}

void DataForm::openRaw(const QString& path)
{
    RawForm form(path, m_document->currentCase().op.input, m_document->memoryBudget(), window());
    if (form.exec() == QDialog::Accepted)
        m_loader->use(form.tensor(), path);
}

void DataForm::choosePattern(int index)
{
    m_openError.clear();
    const int pattern = m_source->itemData(index).toInt();
    if (pattern < 0)
        return;
    Generator generator;
    if (const auto* now = std::get_if<Generator>(&m_document->currentCase().data))
        generator = *now;
    generator.pattern = Pattern(pattern);
    m_document->setData(generator, tr("Fill the input with %1").arg(m_source->itemText(index)));
}

void DataForm::setNumber(const QString& text, int gesture)
{
    const auto* now = std::get_if<Generator>(&m_document->currentCase().data);
    if (!now)
        return;
    Generator generator = *now;
    bool ok = false;
    if (generator.pattern == Pattern::Constant)
        generator.value = QLocale::c().toDouble(text, &ok);
    else
        generator.seed = text.toULongLong(&ok);
    const QString key = QStringLiteral("data#%1").arg(gesture);
    if (!ok)
        return m_document->setInvalidText({kDataPath.toStdString(), '"' + text.toStdString() + '"',
                                           generator.pattern == Pattern::Constant
                                               ? say("case", "is not a number, such as 0.5 or 1e-3")
                                               : say("case", "is not a whole number from 0 to %1")(UINT64_MAX)},
                                          key);
    Case after = m_document->currentCase();
    after.data = generator;
    m_document->setTyped(kDataPath, after, tr("Change the data's %1").arg(m_numberCaption->text().toLower()), key);
}

const Issue* DataForm::invalidNumber() const
{
    const Issues& all = m_document->invalidTexts();
    const auto found = std::ranges::find(all, kDataPath.toStdString(), &Issue::path);
    return found == all.end() ? nullptr : &*found;
}

void DataForm::reportErrors(const std::function<void()>& work)
{
    m_openError.clear();
    try {
        work();
    } catch (const std::runtime_error& error) { // IoError, TextError, EngineError: the case is kept
        m_openError = inWindowLanguage(messageOf(error));
    }
    refresh();
}

} // namespace tessera
