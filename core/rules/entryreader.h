// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"
#include "core/rules/numbers.h"
#include "core/rules/provenance.h"
#include "core/values/problem.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QSet>
#include <QStringList>
#include <QVarLengthArray>

#include <bitset>
#include <limits>
#include <optional>
#include <vector>

namespace dugout {

/// A JSON object together with where it stands, so that every complaint can say so.
struct Entry
{
    QJsonObject object;
    QString file;
    QString within; ///< the place of the object itself, or of the list it stands in
    qsizetype row = -1; ///< its row in that list

    /// Put into words only when somebody complains: most entries are sound.
    [[nodiscard]] QString place() const;
};

/// Takes the fields of one entry, checks each and reports what does not fit. A field that cannot
/// be read gives an empty value, so that one pass finds every problem of a file.
class EntryReader
{
    Q_DECLARE_TR_FUNCTIONS(EntryReader)

public:
    EntryReader(Entry entry, ProblemList &problems);

    [[nodiscard]] QString id();
    [[nodiscard]] QString optionalId(const QString &key);
    [[nodiscard]] LocalizedText text(const QString &key);
    [[nodiscard]] LocalizedText optionalText(const QString &key);
    [[nodiscard]] QString optionalString(const QString &key);
    /// One of `allowed`; the first of them when missing or wrong.
    [[nodiscard]] QString word(const QString &key, const QStringList &allowed);
    [[nodiscard]] int number(const QString &key, int lowest, int highest);
    [[nodiscard]] std::optional<int> optionalNumber(const QString &key,
                                                    int lowest = std::numeric_limits<int>::min(),
                                                    int highest = std::numeric_limits<int>::max());
    [[nodiscard]] bool flag(const QString &key, bool fallback);
    /// Whether a list may hold the same thing more than once.
    enum class Repeats { Refused, Meant };
    [[nodiscard]] QStringList ids(const QString &key, Repeats repeats = Repeats::Refused);
    [[nodiscard]] Numbers numbers(const QString &key);
    [[nodiscard]] QJsonValue raw(const QString &key);
    /// The objects of a list, each with its own place; an empty list when the field is missing. Of
    /// two with one id, where that is refused, the second would answer to the name of the first.
    [[nodiscard]] std::vector<Entry> children(const QString &key, Repeats repeats = Repeats::Meant);
    [[nodiscard]] std::optional<Entry> child(const QString &key);
    [[nodiscard]] Provenance provenance();

    template<typename Wanted>
    [[nodiscard]] std::vector<Wanted> idList(const QString &key, Repeats repeats = Repeats::Refused)
    {
        std::vector<Wanted> list;
        const QStringList texts = ids(key, repeats);
        for (const QString &text : texts)
            list.emplace_back(text);
        return list;
    }

    void complain(const QString &key, const QString &reason);
    /// A field that nobody asked for is most likely a slip of the pen: say so, and which of those
    /// that were asked for may have been meant.
    void refuseUnknown();

    [[nodiscard]] ProblemList &problems() { return m_problems; }

private:
    [[nodiscard]] QString placeOf(const QString &key) const;
    [[nodiscard]] LocalizedText textOf(const QString &key, const QJsonValue &value);

    Entry m_entry;
    ProblemList &m_problems;
    std::bitset<64> m_asked; ///< by their place in the object; no sound entry has as many fields
    QVarLengthArray<QString, 24> m_inVain; ///< fields that were asked for and are not there
};

} // namespace dugout
