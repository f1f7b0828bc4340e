// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/turnshown.h"

#include "core/match/action/actionhelp.h"
#include "core/match/action/actions.h"
#include "core/match/rolls/rollplan.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/pawnstate.h"
#include "core/match/words/playercard.h"
#include "core/match/words/sidethings.h"
#include "core/match/words/turnboard.h"
#include "core/team/teamfields.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const Prompt *askedPrompt(const std::vector<Prompt> &asked, QStringView id)
{
    const auto found = std::find_if(asked.begin(), asked.end(),
                                    [id](const Prompt &prompt) { return prompt.id == id; });
    return found == asked.end() ? nullptr : &*found;
}

QString sizeName(TurnPlaceSize size)
{
    constexpr std::array names{"tile"_L1, "ending"_L1, "side"_L1, "chip"_L1};
    return names.at(static_cast<size_t>(size));
}

/// The rolls on the way that are offered.
QJsonArray rollsOf(const std::vector<Prompt> &asked)
{
    QJsonArray rolls;
    for (const Prompt &prompt : asked) {
        if (isRolledOnTheWay(prompt.id))
            rolls.append(prompt.id);
    }
    return rolls;
}

/// What cannot be done now says why.
void addWhyNot(const MatchContext &context, const MatchState &state, QJsonObject &place)
{
    place.insert(u"spent"_s, true);
    const QString why = whySpent(context, state, place.value(u"asks"_s).toString());
    if (!why.isEmpty())
        place.insert(u"why"_s, why);
}

QString nameOf(const Match &game, const MatchState &state, const TurnPlace &place)
{
    if (place.says)
        return placeWords(place.says);
    Prompt prompt;
    prompt.id = place.prompt.toString();
    prompt.seat = state.active;
    prompt.kind = PromptKind::Choice;
    return game.words(state, prompt).title;
}

QString noteOf(const MatchContext &context, const MatchState &state, const TurnPlace &place)
{
    const auto left = leftInTurn(context, state, place.prompt);
    const QString words = placeWords(place.note);
    return left ? words.arg(*left) : words;
}

bool hasWordsOfHere(const MatchState &state)
{
    return !state.agenda.empty() && state.active != noSeat
        && !state.onPitch(state.active).isEmpty();
}

/// Whom the step of a chain is about; that of a roll that may be made again is the roll's.
const Step &sceneOf(const MatchState &state)
{
    const Step &step = state.agenda.back();
    return step.kind == StepKind::RollHeld ? *step.as<SecondChance>() : step;
}

QString kindOf(StepKind kind)
{
    constexpr std::array block{StepKind::ActBlock,  StepKind::ActBlitz,    StepKind::BlockResult,
                               StepKind::BlockDice, StepKind::BlockChoose, StepKind::BlockOutcome,
                               StepKind::BlockReply};
    constexpr std::array harm{StepKind::Armour, StepKind::ArmourBonus, StepKind::Injury,
                              StepKind::InjuryBonus};
    const auto isOneOf = [kind](const auto &kinds) {
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    };
    if (isOneOf(block))
        return u"block"_s;
    if (isOneOf(harm))
        return u"harm"_s;
    return kind == playerRoll ? u"roll"_s : QString();
}

} // namespace

QJsonArray turnShown(const MatchSession &session)
{
    const Match &game = session.game();
    const MatchState now = game.seen(session.state());
    const std::vector<Prompt> asked = session.prompts();
    QJsonArray places;
    if (!askedPrompt(asked, Asks::EndTurn) || !hasWordsOfHere(now))
        return places;
    const bool due = isTouchdownDue(now);
    for (const TurnPlace &place : turnPlaces(false)) {
        const bool moves = place.prompt == movePlace;
        const QJsonArray leads = moves ? rollsOf(asked) : QJsonArray();
        const QString id = place.prompt.toString();
        const bool offered = moves ? !leads.isEmpty() : askedPrompt(asked, id) != nullptr;
        if (!offered && (place.comesAndGoes || !isKnownInTurn(game.context(), now, id)))
            continue;
        const bool ends = due && place.prompt == Asks::Touchdown;
        QJsonObject one{{u"asks"_s, id},
                        {u"size"_s, ends ? u"ending"_s : sizeName(place.size)},
                        {u"icon"_s, QString::fromLatin1(place.icon)},
                        {u"name"_s, nameOf(game, now, place)}};
        if (due && place.prompt == Asks::EndTurn)
            one.insert(u"size"_s, u"side"_s);
        if (const QString note = noteOf(game.context(), now, place); offered && !note.isEmpty())
            one.insert(u"note"_s, note);
        if (moves)
            one.insert(u"leads"_s, leads);
        if (!offered)
            addWhyNot(game.context(), now, one);
        places.append(one);
    }
    return places;
}

QJsonArray shirtsShown(const MatchContext &context, const MatchState &state, Seat seat)
{
    static const QStringList names{u"ready"_s, u"done"_s, u"prone"_s, u"stunned"_s, u"off"_s};
    QJsonArray shirts;
    for (const MatchPlayer &player : state.side(seat).players) {
        const PlayerCard card = playerCard(context, state, PlayerRef::fromString(player.ref()));
        QStringList figures;
        for (const PlayerFigure &figure : card.figures)
            figures.append(figureWords(figure));
        QJsonObject shirt{
            {u"ref"_s, player.ref()},
            {u"number"_s, player.who->player.number},
            {u"name"_s, card.name},
            {u"role"_s, card.role},
            {u"figures"_s, figures.join(u' ')},
            {u"state"_s, names.at(static_cast<qsizetype>(pawnState(state, player, seat)))}};
        if (!card.skills.isEmpty())
            shirt.insert(u"skills"_s, skillWords(card));
        if (const QString word = pawnWord(state, player, seat); !word.isEmpty())
            shirt.insert(u"word"_s, word);
        shirts.append(shirt);
    }
    return shirts;
}

QJsonObject sceneShown(const MatchState &state)
{
    if (state.agenda.empty())
        return {};
    const Step &step = sceneOf(state);
    const QString kind = kindOf(step.kind);
    if (kind.isEmpty())
        return {};
    const bool rolls = step.kind == playerRoll;
    const PlayerRef by = rolls ? planOf(step).who : step.by;
    const PlayerRef at = rolls ? planOf(step).other : step.player;
    return {{u"kind"_s, kind}, {u"by"_s, by.toString()}, {u"at"_s, at.toString()}};
}

QJsonObject badgeShown(const Badge &badge)
{
    return {{u"shape"_s, enumWords<BadgeShape>().at(static_cast<qsizetype>(badge.shape))},
            {u"sign"_s, enumWords<BadgeCharge>().at(static_cast<qsizetype>(badge.charge))},
            {u"field"_s, badge.field.toString()},
            {u"ink"_s, badge.chargeColour.toString()}};
}

} // namespace dugout
