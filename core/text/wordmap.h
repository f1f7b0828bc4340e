// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/wordindex.h"

#include <QHash>

namespace dugout {

/// Values by words, see WordIndex: collected in a QHash, looked up here.
template<typename Value>
class WordMap
{
public:
    WordMap() = default;
    explicit WordMap(const QHash<QString, Value> &values)
        : m_places(static_cast<size_t>(values.size()))
    {
        for (auto each = values.begin(); each != values.end(); ++each) {
            m_places.add(each.key(), m_values.size());
            m_values.push_back(each.value());
        }
    }

    /// Null when there is none.
    [[nodiscard]] const Value *find(QStringView word) const
    {
        const size_t place = m_places.find(word);
        return place == WordIndex::nowhere ? nullptr : &m_values[place];
    }

    // The values, in no particular order.
    [[nodiscard]] auto begin() const { return m_values.begin(); }
    [[nodiscard]] auto end() const { return m_values.end(); }

private:
    std::vector<Value> m_values;
    WordIndex m_places;
};

} // namespace dugout
