// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/matchtexts.h"

#include "core/match/effects/carddecks.h"
#include "core/match/effects/stephelp.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/choicetexts.h"
#include "core/match/words/concessionwords.h"
#include "core/match/words/playercard.h"
#include "core/match/words/steptexts.h"
#include "core/rules/knownwords.h"
#include "core/text/scoretext.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString rulesetName(const MatchContext &context, const QString &id)
{
    const Ruleset &ruleset = context.ruleset();
    if (const Skill *skill = ruleset.skills().find(id))
        return localized(skill->name);
    if (const Inducement *inducement = ruleset.inducements().find(id))
        return localized(inducement->name);
    if (const StarPlayer *star = ruleset.stars().find(id))
        return localized(star->name);
    if (const Deck *deck = ruleset.decks().find(id))
        return localized(deck->name);
    for (const Seat seat : {0, 1}) {
        const Position *position
            = context.roster(seat) ? context.roster(seat)->position(PositionId(id)) : nullptr;
        if (position)
            return localized(position->name);
    }
    return {};
}

/// "star-players/griff": the last part has a name of its own; "deck/card" is a card.
QString pathName(const MatchContext &context, const QString &id)
{
    if (const PlayCard *card = findCard(context, id))
        return localized(card->name);
    if (const TableRow *row = context.rowById(id.section(u'/', 0, 0), id.section(u'/', 1)))
        return localized(row->name);
    return rulesetName(context, id.section(u'/', -1));
}

QString causeName(const MatchContext &context, const QString &id)
{
    for (const SequenceStep &each : context.sequence(Sequences::TurnoverCauses)) {
        if (each.id == id)
            return localized(each.name);
    }
    return {};
}

/// A row of whichever table has it, where nothing is known of the step; else the choice itself.
QString anyRowName(const MatchContext &context, const QString &choice)
{
    for (const Table &table : context.ruleset().tables()) {
        if (const TableRow *row = table.row(choice))
            return localized(row->name);
    }
    return choice;
}

/// What the coaches confirm: the score, or who gave up.
QString resultWords(const MatchContext &context, const MatchState &state)
{
    const QString score
        = MatchWords::tr("Confirm %1").arg(scoreText(state.sides[0].score, state.sides[1].score));
    const QString winner = winnerWords(context, state);
    return winner.isEmpty() ? score : u"%1. %2"_s.arg(score, winner);
}

} // namespace

QString teamName(const MatchContext &context, Seat seat)
{
    return seat == noSeat ? QString() : context.team(seat).name;
}

QString playerName(const MatchState &state, const PlayerRef &ref)
{
    const MatchPlayer *player = state.find(ref);
    if (!player)
        return MatchWords::tr("somebody");
    const QString number = u"#%1 "_s.arg(player->who->player.number);
    const QString &name = player->who->player.name;
    if (!name.isEmpty() && !player->isCalledByRole())
        return number + name;
    const QString kind = player->isCalledByRole() ? QString() : kindWords(*player->who);
    const QString role = number + localized(player->who->role);
    return kind.isEmpty() ? role : u"%1 (%2)"_s.arg(role, kind);
}

QString momentWords(const MatchContext &context, const MatchState &state)
{
    if (state.active == noSeat)
        return {};
    if (state.extraTurn)
        return MatchWords::tr("Extra turn, %1").arg(teamName(context, state.active));
    return MatchWords::tr("Turn %1, %2")
        .arg(state.side(state.active).turn)
        .arg(teamName(context, state.active));
}

QString harmWords(HarmCause cause)
{
    switch (cause) {
    case HarmCause::Block:
    case HarmCause::Blitz:
        return MatchWords::tr("by a block");
    case HarmCause::Foul:
        return MatchWords::tr("by a foul");
    case HarmCause::Crowd:
    case HarmCause::Rock:
        return MatchWords::tr("by the crowd");
    case HarmCause::Fall:
        return MatchWords::tr("by a fall");
    case HarmCause::Spell:
        return MatchWords::tr("by a spell");
    case HarmCause::Bite:
        return MatchWords::tr("by a bite");
    case HarmCause::Eaten:
        return MatchWords::tr("eaten by a team-mate");
    case HarmCause::Weapon:
    case HarmCause::Stab:
    case HarmCause::Chainsaw:
    case HarmCause::Bomb:
    case HarmCause::Axe:
    case HarmCause::Warp:
        return MatchWords::tr("by a weapon");
    case HarmCause::Danger:
    case HarmCause::Mine:
    case HarmCause::None:
    case HarmCause::Other:
    case HarmCause::Stun:
        break;
    }
    return {};
}

namespace {

/// Where nothing is chosen it is said of what: not every language has one word for no skill, no
/// card and no ball.
QString noneOf(const Step &step)
{
    if (step.kind == StepKind::MercenarySkill)
        return MatchWords::tr("No skill");
    if (step.kind == StepKind::CardExchange)
        return MatchWords::tr("No card");
    return step.kind == StepKind::SpecialBall ? MatchWords::tr("An ordinary ball") : QString();
}

bool choosesSkills(StepKind kind)
{
    return kind == StepKind::BookStar || kind == StepKind::MercenarySkill
        || kind == StepKind::CardLearn || kind == StepKind::LotMutation;
}

/// Whom a book lets a side hire, and what somebody can: a position or a skill may bear the name of
/// something else in a match, as Kick, Leader, Loner and Wrestle do.
QString nameInStep(const MatchContext &context, const Step &step, const QString &choice)
{
    if (choosesSkills(step.kind)) {
        const Skill *skill = context.ruleset().skills().find(choice);
        return skill ? localized(skill->name) : QString();
    }
    const bool hires = step.kind == StepKind::ShopPrice || step.kind == StepKind::Freebooter;
    const Roster *roster = hires ? context.roster(step.seat) : nullptr;
    const Position *who = roster ? roster->position(PositionId(choice)) : nullptr;
    return who ? localized(who->name) : QString();
}

} // namespace

QString choiceWords(const MatchContext &context, const MatchState &state, const Step &step,
                    const QString &choice)
{
    if (const QString none = noneOf(step); choice == Choice::None && !none.isEmpty())
        return none;
    if (choice.size() > 1 && choice.at(1) == u':') {
        const qsizetype slash = choice.indexOf(u'/');
        const PlayerRef ref = PlayerRef::fromString(slash < 0 ? choice : choice.left(slash));
        const QString name = playerName(state, ref);
        return slash < 0 ? name
                         : u"%1: %2"_s.arg(name, rulesetName(context, choice.mid(slash + 1)));
    }
    if (const Table *table = context.table(tableOf(context, state, step))) {
        if (const TableRow *row = table->row(choice))
            return localized(row->name);
    }
    if (step.kind == StepKind::TurnActions) {
        if (const QString cause = causeName(context, choice); !cause.isEmpty())
            return cause;
    }
    if (board::squareNamed(choice)) // letters and a number in every language
        return choice;
    if (step.kind == StepKind::Result)
        return resultWords(context, state);
    if (const QString name = nameInStep(context, step, choice); !name.isEmpty())
        return name;
    if (const char *own = choiceText(choice))
        return MatchWords::tr(own)
            .replace(u"{home}"_s, teamName(context, 0))
            .replace(u"{away}"_s, teamName(context, 1));
    QString name = choice.contains(u'/') ? pathName(context, choice) : rulesetName(context, choice);
    for (const QString &table : {Tables::Casualty.word(), Tables::SpecialBalls.word(),
                                 Tables::Wizard.word(), context.weatherTable()}) {
        if (const TableRow *row = name.isEmpty() ? context.rowById(table, choice) : nullptr)
            name = localized(row->name);
    }
    return name.isEmpty() ? anyRowName(context, choice) : name;
}

} // namespace dugout
