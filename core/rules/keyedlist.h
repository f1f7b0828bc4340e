// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/wordindex.h"

#include <utility>
#include <vector>

namespace dugout {

/// Values in the order they were written down, found by their id in constant time.
/// Each `T` has a member `id` with `text()`. The first of two equal ids wins.
template<typename T>
class KeyedList
{
public:
    KeyedList() = default;
    explicit KeyedList(std::vector<T> values)
        : m_values(std::move(values))
        , m_rows(m_values.size())
    {
        for (size_t row = 0; row < m_values.size(); ++row)
            m_rows.add(m_values[row].id.text(), row);
    }

    /// Null when there is none.
    [[nodiscard]] const T *find(QStringView id) const
    {
        const size_t row = m_rows.find(id);
        return row == WordIndex::nowhere ? nullptr : &m_values[row];
    }
    template<typename Key>
    requires requires(const Key &id) { id.text(); }
    [[nodiscard]] const T *find(const Key &id) const { return find(id.text()); }

    [[nodiscard]] bool contains(const QString &id) const { return find(id) != nullptr; }
    [[nodiscard]] size_t size() const { return m_values.size(); }
    [[nodiscard]] bool empty() const { return m_values.empty(); }
    [[nodiscard]] const T &operator[](size_t row) const { return m_values[row]; }
    [[nodiscard]] auto begin() const { return m_values.begin(); }
    [[nodiscard]] auto end() const { return m_values.end(); }

private:
    std::vector<T> m_values;
    WordIndex m_rows;
};

} // namespace dugout
