// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/odds/oddswords.h"

#include "core/odds/needwords.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OddsWords
{
    Q_DECLARE_TR_FUNCTIONS(OddsWords)
};

void addModifiers(QStringList &why, const std::vector<AppliedModifier> &modifiers,
                  Language language)
{
    for (const AppliedModifier &modifier : modifiers)
        why.append(modifierWords(modifier, language));
}

QString percentLine(const QString &what, const Rational &chance)
{
    return u"%1: %2"_s.arg(what, percentText(chance));
}

} // namespace

OddsAnswer answerFor(const RollNeed &need, Language language)
{
    OddsAnswer answer;
    if (need.certain)
        answer.needed = OddsWords::tr("No roll needed");
    else if (need.impossible)
        answer.needed = OddsWords::tr("Impossible");
    else
        answer.needed = u"%1+"_s.arg(need.target);
    answer.chance = need.chanceWithSkill;
    answer.why = needReasons(need, language);
    for (const Skill *skill : need.rerolls)
        answer.why.append(OddsWords::tr("%1 re-rolls: without it %2")
                              .arg(skill->name.in(language), percentText(need.chance)));
    for (const Skill *skill : need.cancelled)
        answer.why.append(OddsWords::tr("%1 is cancelled").arg(skill->name.in(language)));
    if (need.fumble > Rational(0))
        answer.why.append(percentLine(OddsWords::tr("Fumble"), need.fumble));
    if (need.kept > Rational(0))
        answer.why.append(percentLine(OddsWords::tr("Ball kept"), need.kept));
    answer.step = need.step();
    answer.stepName = need.roll->name.in(language);
    return answer;
}

OddsAnswer answerFor(const BlockNeed &need, Language language)
{
    OddsAnswer answer;
    const QString chooser = need.dice.chooser == Chooser::Attacker
        ? OddsWords::tr("the attacker chooses")
        : OddsWords::tr("the defender chooses");
    answer.needed = OddsWords::tr("%n block die(s), %1", nullptr, need.dice.dice).arg(chooser);
    answer.chance = need.ends.defenderDown;
    answer.why.append(OddsWords::tr("Strength %1 against %2")
                          .arg(need.dice.attackerStrength)
                          .arg(need.dice.defenderStrength));
    addModifiers(answer.why, need.strengthModifiers, language);
    addModifiers(answer.why, need.attackerSkills, language);
    addModifiers(answer.why, need.defenderSkills, language);
    answer.why.append(percentLine(OddsWords::tr("Defender down"), need.ends.defenderDown));
    answer.why.append(percentLine(OddsWords::tr("Pushed"), need.ends.pushed));
    answer.why.append(percentLine(OddsWords::tr("Turnover"), need.ends.turnover));
    answer.why.append(percentLine(OddsWords::tr("Armour broken"), need.defenderHarm.armourBroken));
    answer.why.append(percentLine(OddsWords::tr("Knocked out"), need.defenderHarm.knockedOut));
    answer.why.append(percentLine(OddsWords::tr("Casualty"), need.defenderHarm.casualty));
    answer.why.append(percentLine(OddsWords::tr("Death"), need.defenderHarm.dead));
    answer.stepName = OddsWords::tr("Block");
    answer.step = ChainStep::other(answer.stepName, need.ends.defenderDown, true);
    return answer;
}

} // namespace dugout
