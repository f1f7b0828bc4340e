// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/teamrules.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Looks numbers up by table, row and key.
class Numbers
{
public:
    explicit Numbers(const Ruleset &ruleset)
        : m_ruleset(ruleset)
    { }

    [[nodiscard]] const TableRow *row(const QString &table, const QString &row) const
    {
        const Table *found = m_ruleset.tables().find(table);
        return found ? found->row(row) : nullptr;
    }

    [[nodiscard]] std::optional<int> find(const QString &table, const QString &rowId,
                                          const QString &key) const
    {
        const TableRow *found = row(table, rowId);
        if (!found || !found->values.contains(key))
            return std::nullopt;
        return found->values.value(key);
    }

    [[nodiscard]] int get(const QString &table, const QString &rowId, const QString &key,
                          int fallback = 0) const
    {
        return find(table, rowId, key).value_or(fallback);
    }

    [[nodiscard]] QList<SkillId> skills(const QString &table, const QString &rowId) const
    {
        const TableRow *found = row(table, rowId);
        return found ? QList<SkillId>(found->skills.begin(), found->skills.end())
                     : QList<SkillId>();
    }

private:
    const Ruleset &m_ruleset;
};

void readCreation(TeamRules &rules, const Numbers &numbers)
{
    const QString table = u"creation-costs"_s;
    rules.budget = numbers.get(table, u"budget"_s, u"gold"_s);
    rules.fewestPlayers = numbers.get(table, u"players"_s, u"min"_s);
    rules.mostPlayers = numbers.get(table, u"players"_s, u"max"_s);
    for (const TeamAsset asset : allTeamAssets) {
        const QString row = teamAssetName(asset);
        rules.assets[static_cast<size_t>(asset)]
            = {numbers.get(table, row, u"cost"_s), numbers.find(table, row, u"max"_s)};
    }
    rules.laterRerollFactor = numbers.get(table, u"re-roll"_s, u"later-multiplier"_s, 1);
}

void readOptions(TeamRules &rules, const Ruleset &ruleset, const OptionChoices &options)
{
    if (isOptionOn(options, ruleset, u"free-fan-factor"_s)) {
        rules.freeFanFactor
            = ruleset.options().find(u"free-fan-factor"_s)->values.value(u"fan-factor"_s);
        rules.assets[static_cast<size_t>(TeamAsset::FanFactor)].cost = 0;
    }
    if (ruleset.options().contains(u"starting-treasury"_s))
        rules.budget = std::get<int>(optionValue(options, ruleset, u"starting-treasury"_s));
    const auto bar
        = [&rules](TeamAsset asset) { rules.assets[static_cast<size_t>(asset)].max = 0; };
    if (isSwitchedOff(options, ruleset, u"apothecary"_s))
        bar(TeamAsset::Apothecary);
    if (isSwitchedOff(options, ruleset, u"coaching-staff"_s)) {
        bar(TeamAsset::AssistantCoach);
        bar(TeamAsset::Cheerleader);
    }
    if (isSwitchedOff(options, ruleset, u"rostered-stars"_s))
        rules.mostRosteredStars = 0;
}

void readPlayers(TeamRules &rules, const Numbers &numbers)
{
    rules.mostLoss = numbers.find(u"stat-limits"_s, u"max-loss"_s, u"limit"_s);
    rules.lowestStat = numbers.find(u"stat-limits"_s, u"minimum"_s, u"limit"_s);
    rules.mostGain = numbers.find(u"stat-limits"_s, u"max-gain"_s, u"limit"_s);
    rules.highestStat = numbers.find(u"stat-limits"_s, u"maximum"_s, u"limit"_s);
    rules.skillValue = numbers.get(u"value-increases"_s, u"skill"_s, u"value"_s);
    rules.doubleSkillValue = numbers.get(u"value-increases"_s, u"double-skill"_s, u"value"_s);
    for (const Stat stat : allStats)
        rules.statValue[static_cast<size_t>(stat)]
            = numbers.get(u"value-increases"_s, statKey(stat), u"value"_s);
    for (const Achievement achievement : allAchievements)
        rules.achievementPoints[static_cast<size_t>(achievement)]
            = numbers.get(u"star-player-points"_s, achievementName(achievement), u"spp"_s);
    rules.achievementPoints[static_cast<size_t>(Achievement::Other)] = 1;
}

void readHired(TeamRules &rules, const Numbers &numbers)
{
    rules.journeymenUpTo = numbers.get(u"journeymen"_s, u"fill-up"_s, u"up-to"_s);
    for (const QString &key : {u"max"_s, u"alternative-max"_s}) {
        if (const auto maximum = numbers.find(u"journeymen"_s, u"position"_s, key))
            rules.journeymanMaxima.push_back(*maximum);
    }
    rules.journeymanSkills = numbers.skills(u"hired-players"_s, u"journeyman"_s);
    rules.mercenarySurcharge = numbers.get(u"mercenaries"_s, u"surcharge"_s, u"cost"_s);
    rules.mercenarySkillCost = numbers.get(u"mercenaries"_s, u"extra-skill"_s, u"cost"_s);
    rules.mercenarySkills = numbers.skills(u"hired-players"_s, u"mercenary"_s);
    rules.rosteredStarSkills = numbers.skills(u"hired-players"_s, u"rostered-star"_s);
    rules.mostRosteredStars = numbers.get(u"rostered-star-rules"_s, u"one-star"_s, u"max"_s);
}

/// What an edition says before any team chooses options. Every player of a team asks for it.
struct EditionTeamRules
{
    explicit EditionTeamRules(const Ruleset &ruleset)
    {
        const Numbers numbers(ruleset);
        readCreation(tables, numbers);
        readPlayers(tables, numbers);
        readHired(tables, numbers);
        tables.ratingGoldDivisor = numbers.find(u"team-rating"_s, u"gold"_s, u"divisor"_s);
        tables.ratingPointsDivisor
            = numbers.get(u"team-rating"_s, u"star-player-points"_s, u"divisor"_s, 1);
        byDefault = tables;
        readOptions(byDefault, ruleset, {});
    }

    TeamRules tables; ///< whatever the options are
    TeamRules byDefault; ///< with the options as the edition has them: those of most teams
};

} // namespace

TeamRules teamRules(const Ruleset &ruleset, const OptionChoices &options)
{
    const auto &edition = ruleset.derived<EditionTeamRules>();
    if (options.empty())
        return edition.byDefault;
    TeamRules rules = edition.tables;
    readOptions(rules, ruleset, options);
    return rules;
}

} // namespace dugout
