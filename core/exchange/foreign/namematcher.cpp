// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/namematcher.h"

#include "core/exchange/foreign/namewords.h"
#include "core/text/searchfold.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <functional>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QStringList toStrings(const QJsonValue &value)
{
    QStringList list;
    const QJsonArray array = value.toArray();
    for (const QJsonValue item : array)
        list.append(item.toString());
    return list;
}

NameAliases::Words toWords(const QJsonObject &object)
{
    NameAliases::Words words;
    for (auto it = object.begin(); it != object.end(); ++it)
        words[it.key()] = toStrings(it.value());
    return words;
}

NameAliases readAliases()
{
    NameAliases aliases;
    QFile file(u":/exchange/aliases.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return aliases;
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonArray editions = root.value(u"editions"_s).toArray();
    for (const QJsonValue edition : editions) {
        const QString id = edition[u"id"_s].toString();
        aliases.editions.emplace_back(id, toStrings(edition[u"names"_s]));
        aliases.ffbEditions[id] = edition[u"ffb"_s].toString(id);
    }
    aliases.laterEditions = toStrings(root.value(u"laterEditions"_s));
    const QJsonObject rosters = root.value(u"fumbblRosters"_s).toObject();
    for (auto it = rosters.begin(); it != rosters.end(); ++it)
        aliases.fumbblRosters[it.key()] = it.value().toString();
    aliases.injuries = toWords(root.value(u"injuries"_s).toObject());
    aliases.races = toWords(root.value(u"races"_s).toObject());
    aliases.skills = toWords(root.value(u"skills"_s).toObject());
    const QJsonObject positions = root.value(u"positions"_s).toObject();
    for (auto it = positions.begin(); it != positions.end(); ++it)
        aliases.positions[it.key()] = toWords(it.value().toObject());
    return aliases;
}

QStringList wordsFor(const NameAliases::Words &words, const QString &id)
{
    const auto found = words.find(id);
    return found == words.end() ? QStringList() : found->second;
}

QString replacedEnd(const QString &key, const QString &end, const QString &other)
{
    return key.endsWith(end) ? key.chopped(end.size()) + other : QString();
}

/// The name itself first, then what it may be short for or the plural of.
QStringList spellings(const QString &name)
{
    static const QRegularExpression tail(u"\\s*[(\\[].*$|\\s+-\\s+.*$"_s);
    QStringList keys{nameKey(name), nameKey(QString(name).remove(tail))};
    const QString bare = keys.constLast();
    for (const QString &shorter :
         {replacedEnd(bare, u"team"_s, {}), replacedEnd(bare, u"teams"_s, {})}) {
        if (!shorter.isEmpty())
            keys.append(shorter);
    }
    for (const QString &key : QStringList(keys)) {
        keys.append(replacedEnd(key, u"s"_s, {}));
        keys.append(replacedEnd(key, u"ves"_s, u"f"_s));
        keys.append(replacedEnd(key, u"men"_s, u"man"_s));
    }
    keys.removeAll(QString());
    keys.removeDuplicates();
    return keys;
}

QStringList keysOf(const QString &id, const LocalizedText &name, const QStringList &aliases)
{
    QStringList keys{nameKey(id)};
    for (const Language language : allLanguages)
        keys.append(nameKey(name.in(language)));
    for (const QString &alias : aliases)
        keys.append(nameKey(alias));
    keys.removeDuplicates();
    return keys;
}

QStringList positionAliases(const Roster &roster, const Position &position)
{
    QStringList aliases;
    const auto &known = nameAliases().positions;
    for (const QString &list : {roster.id.text(), u"*"_s}) {
        if (const auto found = known.find(list); found != known.end())
            aliases += wordsFor(found->second, position.id.text());
    }
    return aliases;
}

QStringList positionKeys(const Roster &roster, const Position &position)
{
    return keysOf(position.id.text(), position.name, positionAliases(roster, position));
}

/// Every name of a position as a set of words.
std::vector<QSet<QString>> positionWords(const Roster &roster, const Position &position)
{
    std::vector<QSet<QString>> words{nameWords(position.id.text())};
    for (const Language language : allLanguages)
        words.push_back(nameWords(position.name.in(language)));
    for (const QString &alias : positionAliases(roster, position))
        words.push_back(nameWords(alias));
    return words;
}

/// The words of the team list's own name, which say nothing about the position.
QSet<QString> raceWords(const Roster &roster)
{
    QSet<QString> words = nameWords(roster.id.text());
    for (const Language language : allLanguages)
        words += nameWords(roster.name.in(language));
    return words;
}

/// "Human Blitzer" among humans is a blitzer.
QString withoutRace(const QString &name, const Roster &roster)
{
    for (const QString &race : {roster.name.en, roster.name.es, roster.name.de}) {
        if (name.startsWith(race + u' ', Qt::CaseInsensitive))
            return name.mid(race.size() + 1);
    }
    return {};
}

std::optional<Stat> gainedStat(const QString &name)
{
    static const QRegularExpression short_(u"^\\+\\s*1?\\s*(ma|st|ag|av)$"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    if (const auto match = short_.match(name.trimmed()); match.hasMatch())
        return statFromKey(match.captured(1).toLower());
    static const QHash<QString, Stat> words{{u"increasedmovement"_s, Stat::Movement},
                                            {u"increasedstrength"_s, Stat::Strength},
                                            {u"increasedagility"_s, Stat::Agility},
                                            {u"increasedarmour"_s, Stat::Armour}};
    const auto found = words.constFind(nameKey(name));
    return found == words.constEnd() ? std::nullopt : std::optional(*found);
}

using Fits = std::function<bool(const QSet<QString> &ours)>;

/// The position of which a name fits; null when that is none or several. Names without words of
/// their own, such as those of the race, fit nobody.
const Position *onlyPosition(const Roster &roster, const Fits &fits)
{
    const Position *found = nullptr;
    for (const Position &each : roster.positions) {
        const auto names = positionWords(roster, each);
        if (std::none_of(names.begin(), names.end(), [&fits](const QSet<QString> &ours) {
                return !ours.isEmpty() && fits(ours);
            }))
            continue;
        if (found)
            return nullptr;
        found = &each;
    }
    return found;
}

} // namespace

const NameAliases &nameAliases()
{
    static const NameAliases aliases = readAliases();
    return aliases;
}

QString nameKey(QStringView name)
{
    QString key = foldForSearch(name);
    key.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    return key;
}

NameMatcher::NameMatcher(const Ruleset &ruleset)
    : m_ruleset(ruleset)
{ }

const Roster *NameMatcher::roster(const QString &name) const
{
    if (m_rosters.isEmpty()) {
        for (const Roster &each : m_ruleset.rosters()) {
            const QStringList aliases = wordsFor(nameAliases().races, each.id.text());
            for (const QString &key : keysOf(each.id.text(), each.name, aliases)) {
                if (!m_rosters.contains(key))
                    m_rosters.insert(key, &each);
            }
        }
    }
    for (const QString &key : spellings(name)) {
        if (const Roster *found = m_rosters.value(key))
            return found;
    }
    return nullptr;
}

NameMatcher::PositionMatch NameMatcher::position(const Roster &roster, const QString &name) const
{
    QStringList wanted = spellings(name);
    wanted += spellings(withoutRace(name, roster));
    for (const QString &key : wanted) {
        for (const Position &each : roster.positions) {
            if (positionKeys(roster, each).contains(key))
                return {&each, false};
        }
    }
    const QSet<QString> race = raceWords(roster);
    const QSet<QString> words = nameWords(name);
    const QSet<QString> telling = words - race;
    if (const Position *same = onlyPosition(roster, [&](const QSet<QString> &ours) {
            return ours == words || (!telling.isEmpty() && ours - race == telling);
        }))
        return {same, false};
    // Theirs says more than ours, or less: only when no other position could be meant.
    for (const auto &fits : {Fits([&](const QSet<QString> &ours) { return words.contains(ours); }),
                             Fits([&](const QSet<QString> &ours) {
                                 return !telling.isEmpty() && ours.contains(telling);
                             })}) {
        if (const Position *near = onlyPosition(roster, fits))
            return {near, true};
    }
    return {};
}

std::optional<Gain> NameMatcher::gain(const QString &name) const
{
    if (const auto stat = gainedStat(name))
        return Gain(*stat);
    if (m_skills.isEmpty()) {
        for (const Skill &each : m_ruleset.skills()) {
            const QStringList aliases = wordsFor(nameAliases().skills, each.id.text());
            for (const QString &key : keysOf(each.id.text(), each.name, aliases)) {
                if (!m_skills.contains(key))
                    m_skills.insert(key, each.id);
            }
        }
    }
    for (const QString &key : spellings(name)) {
        if (const auto found = m_skills.constFind(key); found != m_skills.constEnd())
            return Gain(*found);
    }
    return std::nullopt;
}

NameMatcher::StarMatch NameMatcher::star(const QString &name) const
{
    const QString key = nameKey(name);
    if (key.isEmpty())
        return {};
    for (const StarPlayer &each : m_ruleset.stars()) {
        for (size_t member = 0; member < each.members.size(); ++member) {
            if (keysOf({}, each.members[member].name, {}).contains(key))
                return {&each, static_cast<int>(member)};
        }
        if (keysOf(each.id.text(), each.name, {}).contains(key))
            return {&each, 0};
    }
    return {};
}

} // namespace dugout
