// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/ongoingword.h"

#include <QSet>

#include <mutex>

namespace dugout {

namespace {

/// Only ever grows, for what it holds is pointed at; but files of strangers do not fill it.
class WordHoard
{
public:
    [[nodiscard]] QString kept(const QString &word)
    {
        const std::scoped_lock lock(m_mutex);
        auto known = m_words.constFind(word);
        if (known == m_words.cend()) {
            if (word.size() > longestWord || m_words.size() >= mostWords)
                return word;
            // A copy of its own: what is pointed at must not be somebody else's raw data.
            known = m_words.insert(QString(word.constData(), word.size()));
        }
        return QString::fromRawData(known->constData(), known->size());
    }

private:
    static constexpr qsizetype longestWord = 80; ///< longer than any id
    static constexpr qsizetype mostWords = 50'000; ///< several times what all editions have

    std::mutex m_mutex;
    QSet<QString> m_words;
};

} // namespace

QString ongoingWord(const QString &word)
{
    static WordHoard hoard;
    return word.isEmpty() ? word : hoard.kept(word);
}

} // namespace dugout
