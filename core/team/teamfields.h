// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulefields.h"
#include "core/team/team.h"
#include "core/team/teamedits.h"

namespace dugout {

// The fields of a team and of all it is made of: see core/values/fields.h. What was once written
// must stay readable: fields are added, never given another meaning.

template<>
const QStringList &enumWords<PlayerKind>();
template<>
const QStringList &enumWords<PlayerStatus>();
template<>
const QStringList &enumWords<Stat>();
template<>
const QStringList &enumWords<BadgeShape>();
template<>
const QStringList &enumWords<BadgeCharge>();

template<>
struct WrittenAs<Rgb>
{
    static QString to(const Rgb &colour) { return colour.toString(); }
    static std::optional<Rgb> from(const QString &text) { return Rgb::parse(text); }
    static QString needed();
};

template<>
struct WrittenAs<DicePair>
{
    static std::vector<int> to(const DicePair &dice) { return {dice.first, dice.second}; }
    static std::optional<DicePair> from(const std::vector<int> &dice);
    static QString needed();
};

template<>
struct Alternatives<Gain>
{
    static constexpr std::array<std::u16string_view, 2> names{u"skill", u"stat"};
    static QString needed();
};

template<>
struct Fields<AgingRoll>
{
    static constexpr auto all = describe<AgingRoll>(
        field(u"dice", &AgingRoll::dice),
        field(u"target", &AgingRoll::target, {.needed = true, .lowest = 2, .highest = 13}),
        field(u"aged", &AgingRoll::aged, {.always = true}));
};

template<>
struct Fields<Improvement>
{
    static constexpr auto all = describe<Improvement>(
        field(u"gain", &Improvement::gain), field(u"dice", &Improvement::dice),
        field(u"value", &Improvement::value,
              {.always = true, .needed = true, .lowest = 0, .highest = mostGoldPieces}),
        field(u"aging", &Improvement::aging));
};

constexpr FieldRules counted(int highest, const char *label)
{
    return {.merge = Merge::Count, .lowest = 0, .highest = highest, .label = label};
}

template<>
struct Fields<AchievementCounts>
{
    static constexpr int most = 9'999;
    static constexpr auto all = describe<AchievementCounts>(
        field(u"completion", &AchievementCounts::completions,
              counted(most, QT_TRANSLATE_NOOP("Fields", "Completions"))),
        field(u"touchdown", &AchievementCounts::touchdowns,
              counted(most, QT_TRANSLATE_NOOP("Fields", "Touchdowns"))),
        field(u"interception", &AchievementCounts::interceptions,
              counted(most, QT_TRANSLATE_NOOP("Fields", "Interceptions"))),
        field(u"casualty", &AchievementCounts::casualties,
              counted(most, QT_TRANSLATE_NOOP("Fields", "Casualties"))),
        field(u"mvp", &AchievementCounts::mvps,
              counted(most, QT_TRANSLATE_NOOP("Fields", "Most valuable player"))),
        field(u"other", &AchievementCounts::other,
              counted(most, QT_TRANSLATE_NOOP("Fields", "Points from awards"))));
};

/// As points lost by injuries; what else has these four numbers is never merged or shown by them.
template<>
struct Fields<Profile>
{
    static constexpr auto all = describe<Profile>(
        field(u"ma", &Profile::movement,
              counted(mostOfAnything, QT_TRANSLATE_NOOP("Fields", "Movement lost"))),
        field(u"st", &Profile::strength,
              counted(mostOfAnything, QT_TRANSLATE_NOOP("Fields", "Strength lost"))),
        field(u"ag", &Profile::agility,
              counted(mostOfAnything, QT_TRANSLATE_NOOP("Fields", "Agility lost"))),
        field(u"av", &Profile::armour,
              counted(mostOfAnything, QT_TRANSLATE_NOOP("Fields", "Armour lost"))));
};

template<>
struct Fields<Injuries>
{
    static constexpr auto all = describe<Injuries>(
        field(u"niggling", &Injuries::niggling,
              counted(mostOfAnything, QT_TRANSLATE_NOOP("Fields", "Niggling injuries"))),
        field(u"losses", &Injuries::losses, {.flat = true}));
};

template<>
struct Fields<Player>
{
    static constexpr auto all = describe<Player>(
        field(u"id", &Player::id, {.always = true, .needed = true}),
        field(u"number", &Player::number,
              {.always = true,
               .needed = true,
               .lowest = 0,
               .highest = highestNumber,
               .label = QT_TRANSLATE_NOOP("Fields", "Number")}),
        field(u"name", &Player::name,
              {.always = true, .most = longestName, .label = QT_TRANSLATE_NOOP("Fields", "Name")}),
        field(u"kind", &Player::kind, {.label = QT_TRANSLATE_NOOP("Fields", "Kind of player")}),
        field(u"position", &Player::position, {.label = QT_TRANSLATE_NOOP("Fields", "Position")}),
        field(u"star", &Player::star, {.label = QT_TRANSLATE_NOOP("Fields", "Star player")}),
        field(u"starMember", &Player::starMember, {.lowest = 0, .highest = 9}),
        field(u"improvements", &Player::improvements,
              {.merge = Merge::Append,
               .most = 30,
               .label = QT_TRANSLATE_NOOP("Fields", "Improvements")}),
        field(u"extraSkills", &Player::extraSkills,
              {.merge = Merge::Append,
               .once = true,
               .label = QT_TRANSLATE_NOOP("Fields", "Skills without a roll")}),
        field(u"deeds", &Player::achievements), field(u"injuries", &Player::injuries),
        field(u"missesNextMatch", &Player::missesNextMatch,
              {.label = QT_TRANSLATE_NOOP("Fields", "Misses the next match")}),
        field(u"status", &Player::status, {.merge = Merge::ByValue}),
        field(
            u"notes", &Player::notes,
            {.lines = true, .most = longestNotes, .label = QT_TRANSLATE_NOOP("Fields", "Notes")}));

    static void check(const Player &player, JsonReader &reader);
};

template<>
struct Fields<Badge>
{
    static constexpr auto all = describe<Badge>(
        field(u"shape", &Badge::shape,
              {.always = true, .label = QT_TRANSLATE_NOOP("Fields", "Shape of the badge")}),
        field(u"charge", &Badge::charge,
              {.always = true, .label = QT_TRANSLATE_NOOP("Fields", "Sign of the badge")}),
        field(u"field", &Badge::field,
              {.always = true,
               .needed = true,
               .label = QT_TRANSLATE_NOOP("Fields", "Colour of the badge")}),
        field(u"chargeColour", &Badge::chargeColour,
              {.always = true,
               .needed = true,
               .label = QT_TRANSLATE_NOOP("Fields", "Colour of the sign")}),
        field(u"png", &Badge::png, {.label = QT_TRANSLATE_NOOP("Fields", "Picture")}));

    static void check(const Badge &badge, JsonReader &reader);
};

template<>
struct Fields<HomeAffairs>
{
    static constexpr auto all = describe<HomeAffairs>(
        field(u"resident", &HomeAffairs::resident,
              {.always = true, .label = QT_TRANSLATE_NOOP("Fields", "Has a home stadium")}),
        field(u"ownsStadium", &HomeAffairs::ownsStadium,
              {.always = true, .label = QT_TRANSLATE_NOOP("Fields", "Owns the stadium")}),
        field(u"stadiumFund", &HomeAffairs::stadiumFund,
              {.merge = Merge::Sum,
               .always = true,
               .needed = true,
               .lowest = -mostGoldPieces,
               .highest = mostGoldPieces,
               .label = QT_TRANSLATE_NOOP("Fields", "Stadium fund")}),
        field(u"stadium", &HomeAffairs::stadium,
              {.always = true, .once = true, .label = QT_TRANSLATE_NOOP("Fields", "Home stadium")}),
        // Any number of ongoing deals (bb2016.en.txt:3579-3581).
        field(u"sponsors", &HomeAffairs::sponsors,
              {.merge = Merge::Append,
               .always = true,
               .label = QT_TRANSLATE_NOOP("Fields", "Sponsors")}),
        field(u"awards", &HomeAffairs::awards,
              {.merge = Merge::Append,
               .always = true,
               .once = true,
               .label = QT_TRANSLATE_NOOP("Fields", "Hall of fame")}),
        field(u"stadiumName", &HomeAffairs::stadiumName,
              {.most = longestName, .label = QT_TRANSLATE_NOOP("Fields", "Name of the stadium")}),
        field(u"blacklisted", &HomeAffairs::blacklisted,
              {.merge = Merge::Append,
               .once = true,
               .label = QT_TRANSLATE_NOOP("Fields", "Sponsors who are gone for good")}));
};

template<>
struct Fields<Purchase>
{
    static constexpr auto all = describe<Purchase>(
        field(u"inducement", &Purchase::inducement, {.always = true, .needed = true}),
        field(u"star", &Purchase::star), field(u"position", &Purchase::position),
        field(u"skill", &Purchase::skill), field(u"deck", &Purchase::deck),
        field(u"price", &Purchase::price,
              {.always = true, .needed = true, .lowest = 0, .highest = mostGoldPieces}));
};

constexpr FieldRules countedAssets(const char *label)
{
    FieldRules rules = counted(mostOfAnything, label);
    rules.always = true;
    rules.needed = true;
    return rules;
}

template<>
struct Fields<Team>
{
    static constexpr auto all = describe<Team>(
        field(u"id", &Team::id, {.merge = Merge::ByValue, .always = true, .needed = true}),
        field(u"name", &Team::name,
              {.always = true, .most = longestName, .label = QT_TRANSLATE_NOOP("Fields", "Name")}),
        field(u"coach", &Team::coach,
              {.always = true, .most = longestName, .label = QT_TRANSLATE_NOOP("Fields", "Coach")}),
        field(u"ruleset", &Team::ruleset,
              {.always = true, .label = QT_TRANSLATE_NOOP("Fields", "Edition")}),
        field(u"roster", &Team::roster,
              {.always = true, .label = QT_TRANSLATE_NOOP("Fields", "Team list")}),
        field(u"colours", &Team::primary,
              {.always = true,
               .needed = true,
               .place = 0,
               .label = QT_TRANSLATE_NOOP("Fields", "First colour")}),
        field(u"colours", &Team::secondary,
              {.always = true,
               .needed = true,
               .place = 1,
               .label = QT_TRANSLATE_NOOP("Fields", "Second colour")}),
        field(u"badge", &Team::badge, {.always = true}),
        field(u"founded", &Team::founded,
              {.always = true, .label = QT_TRANSLATE_NOOP("Fields", "Founded")}),
        field(u"budget", &Team::budget,
              {.always = true,
               .needed = true,
               .lowest = 0,
               .highest = mostGoldPieces,
               .label = QT_TRANSLATE_NOOP("Fields", "Starting gold")}),
        field(u"treasury", &Team::treasury,
              {.merge = Merge::Sum,
               .always = true,
               .needed = true,
               .lowest = -mostGoldPieces,
               .highest = mostGoldPieces,
               .label = QT_TRANSLATE_NOOP("Fields", "Treasury")}),
        field(u"rerolls", &Team::rerolls, countedAssets(QT_TRANSLATE_NOOP("Fields", "Re-rolls"))),
        field(u"fanFactor", &Team::fanFactor,
              countedAssets(QT_TRANSLATE_NOOP("Fields", "Fan factor"))),
        field(u"assistantCoaches", &Team::assistantCoaches,
              countedAssets(QT_TRANSLATE_NOOP("Fields", "Assistant coaches"))),
        field(u"cheerleaders", &Team::cheerleaders,
              countedAssets(QT_TRANSLATE_NOOP("Fields", "Cheerleaders"))),
        field(u"apothecaries", &Team::apothecaries,
              countedAssets(QT_TRANSLATE_NOOP("Fields", "Apothecaries"))),
        field(u"keptFanFactor", &Team::keptFanFactor,
              {.lowest = 0,
               .highest = mostOfAnything,
               .label = QT_TRANSLATE_NOOP("Fields", "Fan factor kept from last season")}),
        field(u"options", &Team::options, {.label = QT_TRANSLATE_NOOP("Fields", "Options")}),
        field(u"home", &Team::home),
        field(u"inducements", &Team::inducements,
              {.merge = Merge::Append,
               .most = 99,
               .label = QT_TRANSLATE_NOOP("Fields", "Inducements for every match")}),
        field(u"notes", &Team::notes,
              {.lines = true, .most = longestNotes, .label = QT_TRANSLATE_NOOP("Fields", "Notes")}),
        field(u"nextPlayer", &Team::nextPlayer,
              {.merge = Merge::ByValue,
               .always = true,
               .needed = true,
               .lowest = 1,
               .highest = 100'000'000}),
        field(u"players", &Team::players, {.merge = Merge::ByValue, .always = true, .most = 99}),
        field(u"formerPlayers", &Team::formerPlayers,
              {.merge = Merge::ByValue, .most = 10'000'000}));

    static void check(const Team &team, JsonReader &reader);
    /// Players who came or left since do so again; ids stay those of `to`.
    static void rebase(Team &onto, const Team &from, const Team &to);
};

/// A team went on from the sheet `from` to the sheet `to`, and now the first one turns out to be
/// `onto`: what changed on the way is changed on that one too.
[[nodiscard]] Team rebaseTeam(const Team &from, const Team &to, Team onto);

} // namespace dugout
