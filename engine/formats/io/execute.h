// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"
#include "engine/core/message/export.h"
#include "engine/core/plan/plan.h"
#include "engine/formats/files/output_path.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/pictures/picture.h"

#include <filesystem>
#include <iosfwd>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace TESSERA_API tessera {

// One dispatch, ready for any engine: engine.run(job.dispatched, job.plan, job.input, job.output). To run it on two
// engines, copy the output before the first run.
struct DispatchJob {
    Case dispatched; // the operator; the title is "dispatchable NAME"
    Plan plan;
    Tensor input; // as the bound resource holds it now, in the layout of the operator's input
    Tensor output; // as the bound resource holds it now: what lies between the elements is kept
    std::string outputResource;
    uint64_t outputOffset = 0; // in bytes
};

// A case file being executed: the state of its resources, which each command reads or changes. The file must outlive
// it.
//
//     Execution execution(file);
//     for (const Command& command : file.commands)
//         std::visit(overloaded{[&](const DispatchCommand& c) { execution.dispatch(c, engine); },
//                               [&](const PrintCommand& c) { execution.print(c, std::cout); },
//                               [&](const WriteFileCommand& c) { execution.writeFile(c, folder, codec); }}, command);
//
// and for a check on two engines, in the place of dispatch():
//
//     DispatchJob job = execution.prepare(c);
//     Tensor other = job.output;
//     a.run(job.dispatched, job.plan, job.input, job.output);
//     b.run(job.dispatched, job.plan, job.input, other);
//     compare(job.plan, job.input, job.output, other, tolerance);
//     execution.finish(job);
class Execution {
public:
    explicit Execution(const CaseFile& file);

    // Everything that keeps the dispatch from running: the operator's issues, tensors that are not bound or do not fit
    // into their resource, input and output in the same bytes, an operator that this program does not know.
    Issues validate(const DispatchCommand& command) const;

    DispatchJob prepare(const DispatchCommand& command) const; // throws IoError with every issue in one sentence each
    void finish(const DispatchJob& job); // job.output becomes the resource's content
    // All three steps. Throws IoError, EngineError, Cancelled; the resources are then as they were.
    Timings dispatch(const DispatchCommand& command, const Engine& engine, const RunControl& control = {});

    // The resource's content as it is now. In the shape that its dispatches give it where they agree on one (the same
    // description at the same offset everywhere it is bound); else flat, {valueCount} of the initializer's type.
    Tensor resource(const std::string& name) const;
    Tensor flatResource(const std::string& name) const;
    // The file's expected values of it, in the layout of resource(name), so that the two can be compared. Expected
    // values stand in the order of the memory, as initial values do; a .npy of the tensor's own shape is taken as it
    // is. Throws IoError where their number is not right. The file must have some for it.
    Tensor expected(const std::string& name) const;

    // "Resource 'output': 1, 2, 3", or with a shape the same in rows under their coordinates; verbose: a line per
    // element,
    // "[0, 1, 2, 3] 5 (0x00000005)". 8-bit values are numbers.
    void print(const PrintCommand& command, std::ostream& out) const;

    // Writes the resource below outputFolder, which is made where it is missing, like the folders of the target's path;
    // never outside it (absolute paths, "..", links that lead out: IoError). By extension:
    //   .npy                the resource's memory in the order of its addresses, as DxDispatch writes it, under
    //                       `dimensions` (which may say less than all); without them in the shape of resource(name)
    //                       where its strides are packed, else flat
    //   .png .jpg .bmp …     the first image of the memory under `dimensions`, or of the tensor, of 1, 3 or 4 channels;
    //                       floats 0 … 1. Needs a codec.
    //   others              the buffer's bytes
    // Throws IoError; FileExists where a file is there that is not to be replaced.
    void writeFile(const WriteFileCommand& command, const std::filesystem::path& outputFolder,
                   const PictureCodec* codec, Existing existing = Existing::Refuse) const;

private:
    struct Shape { // a resource's shape, where its dispatches agree
        TensorDesc desc;
        uint64_t offsetInBytes;
        bool operator==(const Shape&) const = default;
    };

    const Resource& declared(const std::string& name) const;
    bool overlap(const Operator& op, const DispatchCommand& command) const;
    Tensor memoryOf(const WriteFileCommand& command) const;
    Tensor arrayFor(const WriteFileCommand& command) const;
    void writePicture(const WriteFileCommand& command, const OutputPlace& place, const PictureCodec* codec) const;

    const CaseFile& m_file;
    std::map<std::string, Buffer> m_memory; // by resource
    std::map<std::string, Shape> m_shapes; // by resource
};

// What print writes, for any tensor; `title` is what stands before the values ("Resource 'output'").
void print(const Tensor& tensor, std::string_view title, bool verbose, std::ostream& out);

} // namespace tessera
