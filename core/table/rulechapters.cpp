// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/rulechapters.h"

#include "core/dice/dicewords.h"
#include "core/rules/categoryname.h"
#include "core/rules/tablelead.h"
#include "core/skirmish/cards/cardwords.h"
#include "core/team/stat.h"
#include "core/text/collation.h"
#include "core/text/goldtext.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// One thing to look up.
struct ChapterEntry
{
    QString name{};
    QString facts{};
    QString summary{};
    QJsonArray rows{};
};

struct ChapterGroup
{
    QString name{};
    std::vector<ChapterEntry> entries{};
};

using ChapterGroups = std::vector<ChapterGroup>;

void insertWords(QJsonObject &object, const QString &key, const QString &words)
{
    if (!words.isEmpty())
        object.insert(key, words);
}

QJsonObject rowObject(const QString &lead, const QString &name, const QString &summary)
{
    QJsonObject object;
    insertWords(object, u"lead"_s, lead);
    insertWords(object, u"name"_s, name);
    insertWords(object, u"summary"_s, summary);
    return object;
}

QString joinedFacts(const QStringList &words)
{
    QStringList some = words;
    some.removeAll(QString());
    return some.join(u" · "_s);
}

QString skillsNamed(const Ruleset &ruleset, const std::vector<SkillId> &skills)
{
    QStringList names;
    for (const SkillId &id : skills) {
        if (const Skill *skill = ruleset.skills().find(id))
            names.append(localized(skill->name));
    }
    return names.join(u", "_s);
}

QString profileLetters(const Profile &profile)
{
    QStringList words;
    for (const Stat stat : allStats)
        words.append(
            u"%1 %2"_s.arg(statLetters(stat, currentLanguage())).arg(statOf(profile, stat)));
    return words.join(u' ');
}

/// By name, as the language sorts; without a heading.
template<typename List, typename Make>
ChapterGroups sortedEntries(const List &list, Make make)
{
    ChapterGroup group;
    for (const auto &each : list)
        group.entries.push_back(make(each));
    const Collation order(currentLanguage());
    std::stable_sort(group.entries.begin(), group.entries.end(),
                     [&order](const ChapterEntry &one, const ChapterEntry &other) {
                         return order.less(one.name, other.name);
                     });
    return {group};
}

/// What has no more to it than a name and a sentence.
template<typename T>
ChapterEntry plainEntry(const T &thing)
{
    return {localized(thing.name), {}, localized(thing.summary), {}};
}

ChapterGroups skillGroups(const Ruleset &ruleset)
{
    ChapterGroups groups;
    for (const SkillCategory category :
         {SkillCategory::General, SkillCategory::Agility, SkillCategory::Passing,
          SkillCategory::Strength, SkillCategory::Mutation, SkillCategory::Extraordinary}) {
        std::vector<Skill> some;
        for (const Skill &skill : ruleset.skills()) {
            if (skill.category == category)
                some.push_back(skill);
        }
        ChapterGroup group = sortedEntries(some, plainEntry<Skill>).front();
        group.name = skillCategoryName(category);
        if (!some.empty())
            groups.push_back(std::move(group));
    }
    return groups;
}

ChapterGroups tableGroups(const Ruleset &ruleset)
{
    return sortedEntries(ruleset.tables(), [](const Table &table) {
        ChapterEntry entry = plainEntry(table);
        if (table.dice)
            entry.facts = diceWords(*table.dice, currentLanguage());
        for (const TableRow &row : table.rows)
            entry.rows.append(rowObject(rowLead(table, row, currentLanguage()), localized(row.name),
                                        localized(row.summary)));
        return entry;
    });
}

/// In the order in which they stand: that is what they are about.
ChapterGroups sequenceGroups(const Ruleset &ruleset)
{
    ChapterGroup group;
    for (const Sequence &sequence : ruleset.sequences()) {
        ChapterEntry entry = plainEntry(sequence);
        for (const SequenceStep &step : sequence.steps)
            entry.rows.append(rowObject(QString::number(entry.rows.size() + 1),
                                        localized(step.name), localized(step.summary)));
        group.entries.push_back(std::move(entry));
    }
    return {group};
}

ChapterGroups inducementGroups(const Ruleset &ruleset)
{
    return sortedEntries(ruleset.inducements(), [](const Inducement &inducement) {
        ChapterEntry entry = plainEntry(inducement);
        const QString most = inducement.max > 0 ? u"0–%1"_s.arg(inducement.max) : QString();
        entry.facts = joinedFacts({most, inducement.cost ? goldText(*inducement.cost) : QString()});
        return entry;
    });
}

ChapterGroups starGroups(const Ruleset &ruleset)
{
    return sortedEntries(ruleset.stars(), [&ruleset](const StarPlayer &star) {
        ChapterEntry entry = plainEntry(star);
        entry.facts = goldText(star.cost);
        for (const StarMember &member : star.members)
            entry.rows.append(rowObject({}, localized(member.name),
                                        joinedFacts({profileLetters(member.profile),
                                                     skillsNamed(ruleset, member.skills)})));
        if (star.members.empty())
            entry.facts = joinedFacts(
                {entry.facts, profileLetters(star.profile), skillsNamed(ruleset, star.skills)});
        return entry;
    });
}

ChapterGroups teamGroups(const Ruleset &ruleset)
{
    return sortedEntries(ruleset.rosters(), [&ruleset](const Roster &roster) {
        ChapterEntry entry = plainEntry(roster);
        for (const Position &position : roster.positions)
            entry.rows.append(rowObject(
                u"0–%1"_s.arg(position.max), localized(position.name),
                joinedFacts({profileLetters(position.profile),
                             skillsNamed(ruleset, position.skills), goldText(position.cost)})));
        return entry;
    });
}

ChapterGroups deckGroups(const Ruleset &ruleset)
{
    ChapterGroups groups;
    for (const Deck &deck : ruleset.decks()) {
        ChapterGroup group = sortedEntries(deck.cards, plainEntry<PlayCard>).front();
        group.name = localized(deck.name);
        groups.push_back(std::move(group));
    }
    return groups;
}

ChapterGroups cardGroups(const Ruleset &ruleset)
{
    const CardWords words(ruleset);
    ChapterGroups groups;
    for (const CardKind kind : {CardKind::Objective, CardKind::Ploy, CardKind::Upgrade}) {
        std::vector<SkirmishCard> some;
        for (const SkirmishCard &card : ruleset.skirmishCards()) {
            if (card.kind == kind)
                some.push_back(card);
        }
        ChapterGroup group = sortedEntries(some, [&words](const SkirmishCard &card) {
                                 ChapterEntry entry = plainEntry(card);
                                 entry.facts = words.details(card);
                                 return entry;
                             }).front();
        group.name = CardWords::kinds(kind);
        if (!some.empty())
            groups.push_back(std::move(group));
    }
    return groups;
}

ChapterGroups warbandGroups(const Ruleset &ruleset)
{
    const CardWords words(ruleset);
    return sortedEntries(ruleset.warbands(), [&words](const Warband &warband) {
        ChapterEntry entry = plainEntry(warband);
        for (const FighterCard &fighter : warband.fighters)
            entry.rows.append(
                rowObject({}, CardWords::fighter(fighter), words.side(fighter.normal)));
        return entry;
    });
}

ChapterGroups dieGroups(const Ruleset &ruleset)
{
    return sortedEntries(ruleset.skirmishDice(), [](const SkirmishDie &die) {
        ChapterEntry entry = plainEntry(die);
        for (const SkirmishFace &face : die.faces)
            entry.rows.append(rowObject(u"%1×"_s.arg(face.count), localized(face.name), {}));
        return entry;
    });
}

template<typename List>
ChapterGroups plainGroups(const List &list)
{
    return sortedEntries(list, plainEntry<std::decay_t<decltype(*list.begin())>>);
}

/// In the order in which coaches look things up.
struct Chapter
{
    QStringView id;
    const char *name; // translated when shown
    ChapterGroups (*groups)(const Ruleset &);
};

constexpr Chapter allChapters[]{
    {u"skills", QT_TRANSLATE_NOOP("RulesKind", "Skills"), skillGroups},
    {u"tables", QT_TRANSLATE_NOOP("RulesKind", "Tables"), tableGroups},
    {u"sequences", QT_TRANSLATE_NOOP("RulesKind", "Sequences"), sequenceGroups},
    {u"inducements", QT_TRANSLATE_NOOP("RulesKind", "Inducements"), inducementGroups},
    {u"stars", QT_TRANSLATE_NOOP("RulesKind", "Star players"), starGroups},
    {u"teams", QT_TRANSLATE_NOOP("RulesKind", "Teams"), teamGroups},
    {u"decks", QT_TRANSLATE_NOOP("RulesKind", "Decks"), deckGroups},
    {u"cards", QT_TRANSLATE_NOOP("RulesKind", "Cards"), cardGroups},
    {u"warbands", QT_TRANSLATE_NOOP("RulesKind", "Warbands"), warbandGroups},
    {u"dice", QT_TRANSLATE_NOOP("RulesKind", "Dice"), dieGroups},
    {u"symbols", QT_TRANSLATE_NOOP("RulesKind", "Symbols"),
     [](const Ruleset &ruleset) { return plainGroups(ruleset.symbols()); }},
    {u"tokens", QT_TRANSLATE_NOOP("RulesKind", "Tokens"),
     [](const Ruleset &ruleset) { return plainGroups(ruleset.tokens()); }},
    {u"boards", QT_TRANSLATE_NOOP("RulesKind", "Boards"),
     [](const Ruleset &ruleset) { return plainGroups(ruleset.boardFacts()); }},
    {u"options", QT_TRANSLATE_NOOP("RulesKind", "Optional rules"),
     [](const Ruleset &ruleset) { return plainGroups(ruleset.options()); }},
};

bool isEmptyChapter(const ChapterGroups &groups)
{
    return std::all_of(groups.begin(), groups.end(),
                       [](const ChapterGroup &group) { return group.entries.empty(); });
}

QJsonObject groupObject(const ChapterGroup &group)
{
    QJsonArray entries;
    for (const ChapterEntry &each : group.entries) {
        QJsonObject entry;
        insertWords(entry, u"name"_s, each.name);
        insertWords(entry, u"facts"_s, each.facts);
        insertWords(entry, u"summary"_s, each.summary);
        if (!each.rows.isEmpty())
            entry.insert(u"rows"_s, each.rows);
        entries.append(entry);
    }
    QJsonObject object{{u"entries"_s, entries}};
    insertWords(object, u"name"_s, group.name);
    return object;
}

QJsonObject chapterHead(const Chapter &chapter)
{
    return {{u"id"_s, chapter.id.toString()},
            {u"name"_s, QCoreApplication::translate("RulesKind", chapter.name)}};
}

} // namespace

QJsonObject ruleChapters(const Ruleset &ruleset)
{
    QJsonArray all;
    for (const Chapter &each : allChapters) {
        if (!isEmptyChapter(each.groups(ruleset)))
            all.append(chapterHead(each));
    }
    return {{u"chapters"_s, all}};
}

QJsonObject ruleChapter(const Ruleset &ruleset, const QString &id)
{
    for (const Chapter &each : allChapters) {
        if (each.id != id)
            continue;
        QJsonObject object = chapterHead(each);
        QJsonArray groups;
        for (const ChapterGroup &group : each.groups(ruleset))
            groups.append(groupObject(group));
        object.insert(u"groups"_s, groups);
        return object;
    }
    return {};
}

} // namespace dugout
