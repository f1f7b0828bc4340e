// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/randomteam.h"

#include "core/team/improvement.h"
#include "core/team/playerlife.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"
#include "tests/support/teambuilder.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

class Lot
{
public:
    Lot(const Ruleset &ruleset, const Roster &roster, RandomSource &dice)
        : m_ruleset(ruleset)
        , m_roster(roster)
        , m_dice(dice)
    { }

    Team team()
    {
        m_team = must(newTeam({TeamId(u"lot"_s), name(), name(), m_roster.id, {}, {}}, m_ruleset));
        m_team.founded = true;
        m_team.treasury = number(60) * 10'000;
        for (const TeamAsset asset : allTeamAssets)
            m_team = m_team.with(asset, number(asset == TeamAsset::Apothecary ? 1 : 8));
        for (int players = 9 + number(7); players > 0; --players)
            addOne();
        if (number(2) == 0 && !m_team.players.empty())
            m_team = must(letGo(m_team, m_team.players.front().id,
                                number(1) == 0 ? PlayerStatus::Retired : PlayerStatus::Dead));
        return m_team;
    }

private:
    /// From 0 to `most`.
    int number(int most) { return m_dice.roll(most + 1) - 1; }

    QString name()
    {
        static const QStringList words{u"Ängström"_s,    u"O'Brien"_s,    u"\"Quote\""_s,
                                       u"<b>Bold</b>"_s, u"Ñandú & Co"_s, u"Łódź"_s,
                                       u"a,b;c"_s,       u"Émile-Ürs"_s,  u"Zwölf"_s};
        return words.at(number(static_cast<int>(words.size()) - 1)) + u' '
            + QString::number(number(999));
    }

    void addOne()
    {
        const Position &position = m_roster.positions[static_cast<size_t>(
            number(static_cast<int>(m_roster.positions.size()) - 1))];
        m_team = must(addPlayer(std::move(m_team), m_ruleset, position.id, name()));
        Player &player = m_team.players.back();
        player.number = freeNumber(m_team) + number(3);
        while (std::count_if(m_team.players.begin(), m_team.players.end(),
                             [&player](const Player &each) { return each.number == player.number; })
               > 1)
            ++player.number;
        for (const Achievement achievement : allAchievements)
            player.achievements
                = player.achievements.with(achievement, number(2) == 0 ? number(6) : 0);
        for (int learnt = number(4); learnt > 1; --learnt)
            learn(player.id);
        hurt(player.id);
    }

    void learn(const PlayerId &id)
    {
        const Player &player = *m_team.player(id);
        std::vector<Gain> gains;
        for (const Skill &skill : m_ruleset.skills()) {
            const SkillAccess access = skillAccess(skill.id, player, m_team, m_ruleset);
            if (access == SkillAccess::Normal || access == SkillAccess::Double)
                gains.emplace_back(skill.id);
        }
        for (const Stat stat : allStats) {
            if (canGain(stat, player, m_team, m_ruleset))
                gains.emplace_back(stat);
        }
        if (gains.empty())
            return;
        const Gain gain = gains[static_cast<size_t>(number(static_cast<int>(gains.size()) - 1))];
        const DicePair dice
            = number(1) == 0 ? DicePair{m_dice.roll(6), m_dice.roll(6)} : DicePair{};
        m_team = must(addImprovement(std::move(m_team), m_ruleset, id, dice, gain));
    }

    void hurt(const PlayerId &id)
    {
        if (number(3) > 0)
            return;
        InjuryEffect effect;
        effect.missesNextMatch = number(1) == 0;
        effect.niggling = number(2);
        const Stat stat = allStats[static_cast<size_t>(number(3))];
        effect.losses = withStat({}, stat, number(1));
        m_team = must(applyInjury(std::move(m_team), m_ruleset, id, effect));
    }

    const Ruleset &m_ruleset;
    const Roster &m_roster;
    RandomSource &m_dice;
    Team m_team;
};

} // namespace

Team randomTeam(const Ruleset &ruleset, const Roster &roster, RandomSource &dice)
{
    return Lot(ruleset, roster, dice).team();
}

} // namespace dugout
