// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/lastingword.h"

#include <QSet>

#include <mutex>

namespace dugout {

namespace {

/// Only ever grows: what it holds is pointed at.
class WordHoard
{
public:
    [[nodiscard]] QStringView kept(const QString &word)
    {
        const std::scoped_lock lock(m_mutex);
        const auto known = m_words.constFind(word);
        // A copy of its own: what is pointed at must not be somebody else's raw data.
        return known != m_words.cend() ? *known
                                       : *m_words.insert(QString(word.constData(), word.size()));
    }

private:
    std::mutex m_mutex;
    QSet<QString> m_words;
};

} // namespace

QString lastingWord(const QString &word)
{
    static WordHoard hoard;
    if (word.isEmpty())
        return word;
    const QStringView kept = hoard.kept(word);
    return QString::fromRawData(kept.data(), kept.size());
}

} // namespace dugout
