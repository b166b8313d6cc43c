// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace tbb {

template <class Value> class blocked_range {
public:
    blocked_range(Value begin, Value end, size_t = 1)
        : m_begin(begin)
        , m_end(end)
    {
    }
    Value begin() const { return m_begin; }
    Value end() const { return m_end; }

private:
    Value m_begin, m_end;
};

} // namespace tbb
