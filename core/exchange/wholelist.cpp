// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/wholelist.h"

#include <QHash>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// More of anything than such a list holds; the readers refuse longer tables with a sentence.
constexpr size_t mostWholeRows = 5100;

/// Lists keep things in an array, or by their ids.
std::vector<std::pair<QString, QJsonObject>> jsonEntries(const QJsonValue &value)
{
    std::vector<std::pair<QString, QJsonObject>> entries;
    const QJsonObject byId = value.toObject();
    for (auto each = byId.constBegin(); each != byId.constEnd(); ++each)
        entries.emplace_back(each.key(), each->toObject());
    for (const auto &each : value.toArray()) {
        const QJsonObject object = each.toObject();
        entries.emplace_back(object.value("id"_L1).toVariant().toString(), object);
    }
    return entries;
}

QString fieldText(const QJsonObject &object, const QString &field)
{
    const QJsonValue value = object.value(field);
    return value.isDouble() ? QString::number(value.toDouble(), 'g', 12) : value.toString();
}

QString firstField(const QJsonObject &object, const QStringList &fields)
{
    for (const QString &field : fields) {
        if (const QString text = fieldText(object, field).trimmed(); !text.isEmpty())
            return text;
    }
    return {};
}

/// "HAMMERS" is what a die calls a hammer.
QString dieSymbolOf(const QString &icon)
{
    const QString word = icon.trimmed().toLower();
    return word.endsWith(u's') ? word.chopped(1) : word;
}

QString abilityNumber(const QString &words, const QString &ability)
{
    const QRegularExpression shape(ability + u"\\s*(\\d)"_s,
                                   QRegularExpression::CaseInsensitiveOption);
    return shape.match(words).captured(1);
}

/// The inspired side is an entry of its own, which may bear a name of its own or a wrong one: the
/// id says whose it is.
class FighterTable
{
public:
    explicit FighterTable(const QJsonObject &list)
    {
        for (const auto &[id, warband] : jsonEntries(list.value("warbands"_L1))) {
            const QString title = firstField(warband, {u"title"_s, u"name"_s});
            bool leads = true;
            for (const auto &fighter : warband.value("fighters"_L1).toArray()) {
                const QString key = fighter.toVariant().toString();
                m_order.append(key);
                m_warbands.insert(key, title.isEmpty() ? id : title);
                if (std::exchange(leads, false))
                    m_leaders.append(key);
            }
        }
        auto fighters = jsonEntries(list.value("fighters"_L1));
        std::stable_sort(fighters.begin(), fighters.end(), [this](const auto &a, const auto &b) {
            return m_order.indexOf(a.first) < m_order.indexOf(b.first);
        });
        for (const auto &[id, fighter] : fighters)
            m_names.insert(id, fieldText(fighter, u"name"_s));
        m_rows.push_back(
            {1,
             {u"warband"_s, u"fighter"_s, u"side"_s, u"leader"_s, u"move"_s, u"defence"_s,
              u"defence symbol"_s, u"wounds"_s, u"inspire"_s, u"attack"_s, u"range"_s, u"dice"_s,
              u"symbol"_s, u"damage"_s, u"knockback"_s, u"cleave"_s}});
        for (const auto &[id, fighter] : fighters) {
            if (!isInspired(id))
                add(id, fighter);
        }
        for (const auto &[id, fighter] : fighters) {
            if (isInspired(id))
                add(id, fighter);
        }
    }

    [[nodiscard]] const std::vector<CsvRow> &rows() const { return m_rows; }

private:
    [[nodiscard]] static bool isInspired(const QString &id)
    {
        return id.endsWith(u"inspired"_s, Qt::CaseInsensitive);
    }

    [[nodiscard]] static QString baseOf(const QString &id)
    {
        static const QRegularExpression ending(u"[-_ ]?inspired$"_s,
                                               QRegularExpression::CaseInsensitiveOption);
        return QString(id).remove(ending);
    }

    void add(const QString &id, const QJsonObject &fighter)
    {
        const QString base = baseOf(id);
        QString name = m_names.value(base);
        if (name.isEmpty())
            name = fieldText(fighter, u"name"_s);
        QString warband = m_warbands.value(base, m_warbands.value(id));
        if (warband.isEmpty())
            warband = fieldText(fighter, u"warband"_s);
        const QStringList side{
            warband,
            name,
            isInspired(id) ? u"inspired"_s : u"normal"_s,
            m_leaders.contains(base) ? u"yes"_s : u"no"_s,
            fieldText(fighter, u"move"_s),
            firstField(fighter, {u"defence"_s, u"defense"_s}),
            dieSymbolOf(firstField(fighter, {u"defenceIcon"_s, u"defenseIcon"_s})),
            firstField(fighter, {u"wounds"_s, u"health"_s}),
            isInspired(id) ? QString() : fieldText(fighter, u"inspiration"_s)};
        const QJsonValue attack = fighter.value("attack"_L1);
        QJsonArray attacks = attack.toArray();
        if (attack.isObject())
            attacks.append(attack);
        if (attacks.isEmpty())
            push(side);
        for (const auto &each : std::as_const(attacks))
            push(side + attackOf(each.toObject()));
    }

    [[nodiscard]] static QStringList attackOf(const QJsonObject &attack)
    {
        const QString extra = firstField(attack, {u"extra"_s, u"rule"_s});
        const QString name = fieldText(attack, u"name"_s);
        return {name.isEmpty() ? u"Attack"_s : name,
                firstField(attack, {u"distance"_s, u"range"_s}),
                firstField(attack, {u"toHit"_s, u"dice"_s}),
                dieSymbolOf(firstField(attack, {u"toHitIcon"_s, u"symbol"_s})),
                fieldText(attack, u"damage"_s),
                abilityNumber(extra, u"knockback"_s),
                extra.contains(u"cleave"_s, Qt::CaseInsensitive) ? u"yes"_s : u"no"_s};
    }

    void push(const QStringList &fields)
    {
        if (m_rows.size() < mostWholeRows)
            m_rows.push_back({static_cast<int>(m_rows.size()) + 1, fields});
    }

    std::vector<CsvRow> m_rows;
    QHash<QString, QString> m_warbands;
    QHash<QString, QString> m_names;
    QStringList m_leaders;
    QStringList m_order; ///< as their warbands name them, the leader first
};

std::vector<CsvRow> wholeCards(const QJsonObject &list, QHash<QString, QString> &factions)
{
    std::vector<CsvRow> rows{{1,
                              {u"number"_s, u"name"_s, u"faction"_s, u"type"_s, u"glory"_s,
                               u"restricted"_s, u"text"_s, u"multiplayer"_s}}};
    const QJsonValue cards
        = list.contains("cardsdesc"_L1) ? list.value("cardsdesc"_L1) : list.value("cards"_L1);
    for (const auto &[id, card] : jsonEntries(cards)) {
        const QString faction = fieldText(card, u"faction"_s);
        const QString number = id.isEmpty() ? fieldText(card, u"number"_s) : id;
        factions.insert(number, faction);
        if (rows.size() < mostWholeRows)
            rows.push_back(
                {static_cast<int>(rows.size()) + 1,
                 {number, fieldText(card, u"name"_s), faction,
                  firstField(card, {u"subtype"_s, u"type"_s}),
                  firstField(card, {u"score"_s, u"glory"_s}), fieldText(card, u"restriction"_s),
                  fieldText(card, u"rule"_s), fieldText(card, u"rule34"_s)}});
    }
    return rows;
}

bool isEverybodys(const QString &faction)
{
    static const QStringList words{u""_s, u"universal"_s, u"-"_s};
    return words.contains(faction.trimmed().toLower());
}

std::vector<CsvRow> wholeDecks(const QJsonObject &list, const QHash<QString, QString> &factions)
{
    std::vector<CsvRow> rows{{1, {u"deck"_s, u"warband"_s, u"card"_s}}};
    for (const auto &[id, deck] : jsonEntries(list.value("decks"_L1))) {
        QStringList numbers;
        for (const char *pile : {"objective", "power"}) {
            for (const auto &number : deck.value(QLatin1StringView(pile)).toArray())
                numbers.append(number.toVariant().toString());
        }
        QString warband;
        for (const QString &number : std::as_const(numbers)) {
            if (warband.isEmpty() && !isEverybodys(factions.value(number)))
                warband = factions.value(number);
        }
        QString title = firstField(deck, {u"title"_s, u"name"_s});
        if (title.isEmpty())
            title = id;
        for (const QString &number : std::as_const(numbers)) {
            if (rows.size() < mostWholeRows)
                rows.push_back({static_cast<int>(rows.size()) + 1, {title, warband, number}});
        }
    }
    return rows;
}

} // namespace

bool isWholeList(const QJsonObject &object)
{
    return object.contains("cardsdesc"_L1)
        || (object.contains("fighters"_L1) && object.contains("warbands"_L1));
}

WholeList wholeList(const QJsonObject &object)
{
    QHash<QString, QString> factions;
    WholeList list;
    list.fighters = FighterTable(object).rows();
    list.cards = wholeCards(object, factions);
    list.decks = wholeDecks(object, factions);
    return list;
}

} // namespace dugout
