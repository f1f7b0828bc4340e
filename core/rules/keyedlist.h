// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

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
    {
        for (size_t row = 0; row < m_values.size(); ++row) {
            const QString &id = m_values[row].id.text();
            if (!m_rows.contains(id))
                m_rows.insert(id, row);
        }
    }

    /// Null when there is none.
    [[nodiscard]] const T *find(const QString &id) const
    {
        const auto row = m_rows.constFind(id);
        return row == m_rows.constEnd() ? nullptr : &m_values[*row];
    }
    template<typename Key>
    [[nodiscard]] const T *find(const Key &id) const
    {
        return find(id.text());
    }

    [[nodiscard]] bool contains(const QString &id) const { return m_rows.contains(id); }
    [[nodiscard]] size_t size() const { return m_values.size(); }
    [[nodiscard]] bool empty() const { return m_values.empty(); }
    [[nodiscard]] const T &operator[](size_t row) const { return m_values[row]; }
    [[nodiscard]] auto begin() const { return m_values.begin(); }
    [[nodiscard]] auto end() const { return m_values.end(); }

private:
    std::vector<T> m_values;
    QHash<QString, size_t> m_rows;
};

} // namespace dugout
