// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/blockfaces.h"

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

Rational BlockFaces::worth(const BlockEnds &ends) const
{
    const Rational safe = ends.turnover * Rational(-10000) + ends.defenderDown * Rational(50)
        + ends.ballLoose * Rational(20) + ends.pushed * Rational(10) + ends.bothProne * Rational(3);
    switch (m_situation.aim) {
    case BlockAim::KnockDown:
        return safe + ends.defenderDown * Rational(1000);
    case BlockAim::LooseBall:
        return safe + ends.ballLoose * Rational(1000);
    case BlockAim::Push:
        return safe + (ends.pushed + ends.defenderDown) * Rational(1000);
    }
    return safe;
}

const BlockEnds &BlockFaces::better(const BlockEnds &a, const BlockEnds &b) const
{
    return worth(b) > worth(a) ? b : a;
}

const BlockEnds &BlockFaces::worse(const BlockEnds &a, const BlockEnds &b) const
{
    return worth(b) < worth(a) ? b : a;
}

BlockEnds BlockFaces::attackerDown() const
{
    BlockEnds ends;
    ends.attackerDown = ends.turnover = Rational(1);
    return ends;
}

BlockEnds BlockFaces::defenderDown() const
{
    BlockEnds ends;
    ends.defenderDown = Rational(1);
    ends.ballLoose = Rational(m_situation.defender.hasBall ? 1 : 0);
    return ends;
}

BlockEnds BlockFaces::wrestled() const
{
    BlockEnds ends;
    ends.bothProne = Rational(1);
    ends.turnover = Rational(m_situation.attacker.hasBall ? 1 : 0);
    ends.ballLoose = Rational(m_situation.defender.hasBall ? 1 : 0);
    return ends;
}

BlockEnds BlockFaces::pushed(const BlockEnds *second) const
{
    BlockEnds moved;
    moved.pushed = Rational(1);
    BlockEnds stood;
    stood.nothing = Rational(1);
    // Whoever cannot follow up has nobody left to block a second time.
    if (second && !m_skills.defender(u"stops-following"_s))
        moved = *second;
    if (second)
        stood = *second;
    if (m_situation.defender.hasBall && m_skills.attacker(u"strips-ball"_s))
        moved.ballLoose = stood.ballLoose = Rational(1);
    return m_skills.defender(u"stands-firm"_s) ? worse(moved, stood) : moved;
}

BlockEnds BlockFaces::plainBothDown() const
{
    BlockEnds ends;
    const bool attackerStands = m_skills.attacker(u"stands-on-both-down"_s);
    const bool defenderStands = m_skills.defender(u"stands-on-both-down"_s);
    if (!attackerStands)
        ends = attackerDown();
    if (!defenderStands) {
        const BlockEnds down = defenderDown();
        ends.defenderDown = down.defenderDown;
        ends.ballLoose = down.ballLoose;
    }
    ends.bothDown = Rational(!attackerStands && !defenderStands ? 1 : 0);
    ends.nothing = Rational(attackerStands && defenderStands ? 1 : 0);
    return ends;
}

BlockEnds BlockFaces::bothDown(const BlockEnds *second) const
{
    const BlockEnds wrestle = wrestled();
    BlockEnds ends = plainBothDown();
    if (m_skills.defender(u"wrestles"_s))
        ends = worse(ends, wrestle);
    if (m_skills.attacker(u"wrestles"_s))
        ends = better(ends, wrestle);
    if (m_skills.attacker(u"both-down-to-push"_s))
        ends = better(ends, pushed(second));
    return ends;
}

BlockEnds BlockFaces::ends(const QString &face, const BlockEnds *second) const
{
    if (face == u"attacker-down")
        return attackerDown();
    if (face == u"both-down")
        return bothDown(second);
    if (face == u"pushed")
        return pushed(second);
    if (face == u"defender-stumbles" && m_skills.defender(u"stumbles-to-push"_s))
        return worse(defenderDown(), pushed(second));
    return defenderDown();
}

void addEnds(BlockEnds &sum, const BlockEnds &more, const Rational &chance)
{
    for (Rational BlockEnds::*part :
         {&BlockEnds::attackerDown, &BlockEnds::defenderDown, &BlockEnds::bothDown,
          &BlockEnds::bothProne, &BlockEnds::pushed, &BlockEnds::nothing, &BlockEnds::turnover,
          &BlockEnds::ballLoose, &BlockEnds::refused}) {
        if (more.*part != Rational(0))
            sum.*part += more.*part * chance;
    }
}

} // namespace dugout
