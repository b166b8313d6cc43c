// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/support/file_content.h"

#include <QFile>
#include <QString>

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace tessera {

// A model of ONNX as its bytes, written without ONNX's library: a chain of nodes, each on the output of the one before.
class ModelFile {
public:
    using Dim = std::variant<int, const char*>; // a size, or a symbol
    explicit ModelFile(const std::vector<Dim>& input) { ends("x", input, 11); }

    // DepthToSpace and its kin: whole numbers and texts as attributes.
    ModelFile& add(const std::string& op, const std::string& name, const std::string& attributes)
    {
        const std::string output = name + "_out";
        m_graph += field(1, field(1, m_last) + m_more + field(2, output) + field(3, name) + field(4, op) + attributes);
        m_more.clear();
        m_last = output;
        return *this;
    }
    ModelFile& addDepthToSpace(const std::string& name, int block, const std::string& mode)
    {
        return add("DepthToSpace", name, number("blocksize", block) + text("mode", mode));
    }
    // A Resize whose scales are a constant of the model.
    ModelFile& addResize(const std::string& name, const std::vector<float>& scales, const std::string& mode)
    {
        std::string raw(reinterpret_cast<const char*>(scales.data()), scales.size() * sizeof(float));
        const std::string constant = name + "_scales";
        m_graph += field(5, varint(1, scales.size()) + varint(2, 1) + field(8, constant) + field(9, raw));
        m_more = field(1, std::string()) + field(1, constant);
        return add("Resize", name, text("mode", mode));
    }

    // An attribute.
    static std::string number(const std::string& name, int value)
    {
        return field(5, field(1, name) + varint(3, uint64_t(value)) + varint(20, 2));
    }
    static std::string text(const std::string& name, const std::string& value)
    {
        return field(5, field(1, name) + field(4, value) + varint(20, 3));
    }

    void write(const QString& path)
    {
        const std::string graph =
            m_graph + field(2, std::string("net")) + field(12, field(1, m_last) + field(2, field(1, varint(1, 1))));
        const std::string model =
            varint(1, 7) + field(2, std::string("the tests")) + field(8, varint(2, 13)) + field(7, graph);
        writeContent(path, QByteArray::fromStdString(model));
    }

private:
    static std::string base128(uint64_t value)
    {
        std::string bytes;
        for (; value >= 128; value >>= 7)
            bytes += char(value | 128);
        return bytes + char(value);
    }
    static std::string varint(int number, uint64_t value) { return base128(uint64_t(number) << 3) + base128(value); }
    static std::string field(int number, const std::string& bytes)
    {
        return base128(uint64_t(number) << 3 | 2) + base128(bytes.size()) + bytes;
    }
    void ends(const std::string& name, const std::vector<Dim>& dims, int as)
    {
        std::string shape;
        for (const Dim& dim : dims) {
            const int* size = std::get_if<int>(&dim);
            shape += field(1, size ? varint(1, uint64_t(*size)) : field(2, std::string(std::get<const char*>(dim))));
        }
        m_graph += field(as, field(1, name) + field(2, field(1, varint(1, 1) + field(2, shape))));
        m_last = name;
    }

    std::string m_graph, m_last, m_more;
};

} // namespace tessera
