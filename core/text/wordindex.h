// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/sameword.h"

#include <QString>

#include <algorithm>
#include <bit>
#include <cstring>
#include <vector>

namespace dugout {

/// The places of words that are made once and looked up by the thousand, such as the ids of an
/// edition. They are few and short: a QHash would spend more on its sum than on finding them.
class WordIndex
{
public:
    static constexpr size_t nowhere = static_cast<size_t>(-1);

    WordIndex() = default;
    /// With room for so many words.
    explicit WordIndex(size_t words)
        : m_slots(std::bit_ceil(2 * words + 1))
    { }

    /// The first place of a word stays.
    void add(const QString &word, size_t place)
    {
        if (Slot &slot = m_slots[slotOf(word)]; slot.place == nowhere)
            slot = {word, place};
    }
    [[nodiscard]] size_t find(QStringView word) const
    {
        return m_slots.empty() ? nowhere : m_slots[slotOf(word)].place;
    }

private:
    struct Slot
    {
        QString word;
        size_t place = nowhere;
    };

    /// Where the word stands, or else belongs. More than half of the slots are empty.
    [[nodiscard]] size_t slotOf(QStringView word) const
    {
        const size_t mask = m_slots.size() - 1;
        size_t at = sumOf(word) & mask;
        while (m_slots[at].place != nowhere && !isSameWord(m_slots[at].word, word))
            at = (at + 1) & mask;
        return at;
    }
    [[nodiscard]] static quint64 fourLetters(const char16_t *letters)
    {
        quint64 four = 0;
        std::memcpy(&four, letters, sizeof four);
        return four;
    }
    /// Of where words differ: their length, how they begin and end, and their middle.
    [[nodiscard]] static size_t sumOf(QStringView word)
    {
        constexpr quint64 spread = 0x9E3779B97F4A7C15ULL;
        const char16_t *letters = word.utf16();
        const auto count = static_cast<size_t>(word.size());
        quint64 sum = count;
        if (count < 4) {
            for (size_t at = 0; at < count; ++at)
                sum = (sum ^ letters[at]) * spread;
        } else {
            sum = (sum ^ fourLetters(letters)) * spread;
            sum = (sum ^ fourLetters(letters + count / 2 - 2)) * spread;
            sum = (sum ^ fourLetters(letters + count - 4)) * spread;
        }
        return static_cast<size_t>(sum ^ (sum >> 32));
    }

    std::vector<Slot> m_slots;
};

} // namespace dugout
