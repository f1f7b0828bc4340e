// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/blockfaces.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Kind = SkillEffect::Kind;

Circumstances circumstances(const BlockPlayer &player, const BlockSituation &situation)
{
    Circumstances now;
    now.skills = player.skills;
    now.conditions = situation.conditions + QStringList{u"block"_s};
    now.weather = situation.weather;
    now.options = situation.options;
    return now;
}

void cancel(std::vector<ActiveEffect> &effects, const std::vector<ActiveEffect> &byOthers)
{
    for (const ActiveEffect &one : byOthers) {
        if (one.effect->kind != Kind::Cancels)
            continue;
        const std::vector<SkillId> &gone = one.effect->skills;
        std::erase_if(effects, [&gone](const ActiveEffect &mine) {
            return std::find(gone.begin(), gone.end(), mine.skill->id) != gone.end();
        });
    }
}

bool behaves(const std::vector<ActiveEffect> &effects, const QString &behaviour)
{
    return std::any_of(effects.begin(), effects.end(), [&behaviour](const ActiveEffect &one) {
        return one.effect->behaviour == behaviour;
    });
}

} // namespace

BlockSkills::BlockSkills(const EffectIndex &effects, const BlockSituation &situation)
    : m_attacker(effects.active(u"block"_s, circumstances(situation.attacker, situation)))
    , m_defender(effects.active(u"blocked"_s, circumstances(situation.defender, situation)))
{
    const std::vector<ActiveEffect> defender = m_defender;
    cancel(m_defender, m_attacker);
    cancel(m_attacker, defender);
}

bool BlockSkills::attacker(const QString &behaviour) const
{
    return behaves(m_attacker, behaviour);
}

bool BlockSkills::defender(const QString &behaviour) const
{
    return behaves(m_defender, behaviour);
}

BlockFaces::BlockFaces(const BlockSkills &skills, const BlockSituation &situation)
    : m_skills(skills)
    , m_situation(situation)
{ }

std::int64_t BlockFaces::worth(const BlockWays &ends) const
{
    // Both down is worth no more than both standing: a player who can stay up does.
    const std::int64_t safe
        = ends.turnover * -10000 + ends.defenderDown * 50 + ends.ballLoose * 20 + ends.pushed * 10;
    switch (m_situation.aim) {
    case BlockAim::KnockDown:
        return safe + ends.defenderDown * 1000;
    case BlockAim::LooseBall:
        return safe + ends.ballLoose * 1000;
    case BlockAim::Push:
        return safe + (ends.pushed + ends.defenderDown) * 1000;
    }
    return safe;
}

const BlockWays &BlockFaces::better(const BlockWays &a, const BlockWays &b) const
{
    return worth(b) > worth(a) ? b : a;
}

const BlockWays &BlockFaces::worse(const BlockWays &a, const BlockWays &b) const
{
    return worth(b) < worth(a) ? b : a;
}

BlockWays BlockFaces::attackerDown(std::int64_t all) const
{
    BlockWays ends;
    ends.attackerDown = ends.turnover = all;
    return ends;
}

BlockWays BlockFaces::defenderDown(std::int64_t all) const
{
    BlockWays ends;
    ends.defenderDown = all;
    ends.ballLoose = m_situation.defender.hasBall ? all : 0;
    return ends;
}

BlockWays BlockFaces::wrestled(std::int64_t all) const
{
    BlockWays ends;
    ends.bothProne = all;
    ends.turnover = m_situation.attacker.hasBall ? all : 0;
    ends.ballLoose = m_situation.defender.hasBall ? all : 0;
    return ends;
}

BlockWays BlockFaces::pushed(std::int64_t all, const BlockWays *second) const
{
    BlockWays moved;
    moved.pushed = all;
    BlockWays stood;
    stood.nothing = all;
    // A player who cannot follow up has nobody left to block a second time.
    if (second && !m_skills.defender(u"stops-following"_s))
        moved = *second;
    if (second)
        stood = *second;
    if (m_situation.defender.hasBall && m_skills.attacker(u"strips-ball"_s))
        moved.ballLoose = stood.ballLoose = all;
    return m_skills.defender(u"stands-firm"_s) ? worse(moved, stood) : moved;
}

BlockWays BlockFaces::plainBothDown(std::int64_t all) const
{
    BlockWays ends;
    const bool attackerStands = m_skills.attacker(u"stands-on-both-down"_s);
    const bool defenderStands = m_skills.defender(u"stands-on-both-down"_s);
    if (!attackerStands)
        ends = attackerDown(all);
    if (!defenderStands) {
        const BlockWays down = defenderDown(all);
        ends.defenderDown = down.defenderDown;
        ends.ballLoose = down.ballLoose;
    }
    ends.bothDown = !attackerStands && !defenderStands ? all : 0;
    ends.nothing = attackerStands && defenderStands ? all : 0;
    return ends;
}

BlockWays BlockFaces::bothDown(std::int64_t all, const BlockWays *second) const
{
    const BlockWays wrestle = wrestled(all);
    BlockWays ends = plainBothDown(all);
    if (m_skills.defender(u"wrestles"_s))
        ends = worse(ends, wrestle);
    if (m_skills.attacker(u"wrestles"_s))
        ends = better(ends, wrestle);
    if (m_skills.attacker(u"both-down-to-push"_s))
        ends = better(ends, pushed(all, second));
    return ends;
}

BlockWays BlockFaces::ends(const QString &face, std::int64_t all, const BlockWays *second) const
{
    if (face == u"attacker-down")
        return attackerDown(all);
    if (face == u"both-down")
        return bothDown(all, second);
    if (face == u"pushed")
        return pushed(all, second);
    if (face == u"defender-stumbles" && m_skills.defender(u"stumbles-to-push"_s))
        return worse(defenderDown(all), pushed(all, second));
    return defenderDown(all);
}

namespace {

/// The same end in ways and in chances.
struct End
{
    std::int64_t BlockWays::*ways;
    Rational BlockEnds::*chance;
};

constexpr std::array<End, 9> allEnds{{
    {&BlockWays::attackerDown, &BlockEnds::attackerDown},
    {&BlockWays::defenderDown, &BlockEnds::defenderDown},
    {&BlockWays::bothDown, &BlockEnds::bothDown},
    {&BlockWays::bothProne, &BlockEnds::bothProne},
    {&BlockWays::pushed, &BlockEnds::pushed},
    {&BlockWays::nothing, &BlockEnds::nothing},
    {&BlockWays::turnover, &BlockEnds::turnover},
    {&BlockWays::ballLoose, &BlockEnds::ballLoose},
    {&BlockWays::refused, &BlockEnds::refused},
}};

} // namespace

void addEnds(BlockWays &sum, const BlockWays &more, std::int64_t times)
{
    for (const End &end : allEnds)
        sum.*end.ways += more.*end.ways * times;
}

BlockEnds chancesOf(const BlockWays &ends, std::int64_t all)
{
    BlockEnds chances;
    for (const End &end : allEnds)
        chances.*end.chance = Rational(Int128(ends.*end.ways), Int128(all));
    return chances;
}

} // namespace dugout
