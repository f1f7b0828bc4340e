// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/sameword.h"

#include <QString>

#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

namespace dugout {

/// The numbers of a row, a card or a rule of the data, by key. They are so few that looking at each
/// is quicker than summing up a key for a QHash.
class Numbers
{
public:
    using Number = std::pair<QString, int>;

    Numbers() = default;
    Numbers(std::initializer_list<Number> numbers)
    {
        for (const auto &[key, number] : numbers)
            insert(key, number);
    }

    [[nodiscard]] auto begin() const { return m_numbers.begin(); }
    [[nodiscard]] auto end() const { return m_numbers.end(); }

    [[nodiscard]] bool isEmpty() const { return m_numbers.empty(); }
    [[nodiscard]] bool contains(QStringView key) const { return find(key) != end(); }
    [[nodiscard]] int value(QStringView key, int fallback = 0) const
    {
        const auto found = find(key);
        return found == end() ? fallback : found->second;
    }

    void insert(const QString &key, int number) { (*this)[key] = number; }
    [[nodiscard]] int &operator[](const QString &key)
    {
        const auto isBefore
            = [](const Number &one, const QString &other) { return one.first < other; };
        auto place = std::lower_bound(m_numbers.begin(), m_numbers.end(), key, isBefore);
        if (place == m_numbers.end() || place->first != key)
            place = m_numbers.insert(place, {key, 0});
        return place->second;
    }
    void remove(QStringView key)
    {
        if (const auto found = find(key); found != end())
            m_numbers.erase(found);
    }
    /// Removes it; 0 where there is none.
    int take(QStringView key)
    {
        const int number = value(key);
        remove(key);
        return number;
    }
    bool operator==(const Numbers &) const = default;

private:
    [[nodiscard]] std::vector<Number>::const_iterator find(QStringView key) const
    {
        return std::find_if(begin(), end(),
                            [key](const Number &each) { return isSameWord(each.first, key); });
    }

    std::vector<Number> m_numbers; ///< in the order of their keys
};

} // namespace dugout
