// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/matchshown.h"

#include "core/match/effects/carddecks.h"
#include "core/match/report/displayboard.h"
#include "core/match/state/sidecolour.h"
#include "core/match/words/matchstanding.h"
#include "core/match/words/playercard.h"
#include "core/table/sheetshown.h"
#include "core/table/turnshown.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QJsonObject sideObject(const DisplaySide &side)
{
    return {{u"team"_s, side.team},
            {u"coach"_s, side.coach},
            {u"colour"_s, side.colour.toString()},
            {u"score"_s, side.score},
            {u"turn"_s, side.turn},
            {u"rerolls"_s, side.rerolls},
            {u"rerollsSpent"_s, side.rerollsSpent}};
}

QJsonObject cardObject(const MatchContext &context, const QString &id)
{
    const PlayCard *card = findCard(context, id);
    if (!card)
        return {{u"id"_s, id}, {u"name"_s, id}};
    QStringList when;
    for (const TimingId &moment : card->timings) {
        if (const Timing *timing = context.ruleset().timings().find(moment))
            when.append(localized(timing->name));
    }
    return {{u"id"_s, id},
            {u"name"_s, localized(card->name)},
            {u"summary"_s, localized(card->summary)},
            {u"facts"_s, when.join(u" · "_s)}};
}

QJsonArray skillsOf(const Ruleset &ruleset, const MatchPlayer &player)
{
    QJsonArray skills;
    for (const QString &id : player.skills()) {
        if (const Skill *skill = ruleset.skills().find(id))
            skills.append(QJsonObject{{u"name"_s, localized(skill->name)},
                                      {u"summary"_s, localized(skill->summary)}});
    }
    return skills;
}

QJsonObject playerObject(const MatchContext &context, const MatchState &state,
                         const MatchPlayer &player)
{
    const PlayerCard card = playerCard(context, state, PlayerRef::fromString(player.ref()));
    QJsonArray figures;
    for (const PlayerFigure &figure : card.figures)
        figures.append(figureWords(figure));
    return {{u"ref"_s, player.ref()},
            {u"name"_s, card.name},
            {u"role"_s, card.role},
            {u"figures"_s, figures},
            {u"skills"_s, skillsOf(context.ruleset(), player)},
            {u"ills"_s, QJsonArray::fromStringList(card.ills)},
            {u"now"_s, QJsonArray::fromStringList(card.now + card.done)},
            {u"lent"_s, QJsonArray::fromStringList(card.lent)}};
}

} // namespace

QJsonObject matchShown(const MatchSession &session)
{
    const MatchContext &context = session.game().context();
    const DisplayBoard board = makeDisplayBoard(session, currentLanguage());
    const MatchState now = session.game().seen(session.state());
    QJsonArray sides;
    for (const Seat seat : {0, 1}) {
        QJsonObject side = sideObject(board.sides.at(static_cast<size_t>(seat)));
        side.insert(u"badge"_s, badgeShown(sideBadge(context.setup(), seat)));
        side.insert(u"shirts"_s, shirtsShown(context, now, seat));
        sides.append(side);
    }
    return {{u"scene"_s, sceneShown(now)},
            {u"turn"_s, turnShown(session)},
            {u"edition"_s, localized(context.ruleset().name())},
            {u"period"_s, board.period},
            {u"moment"_s, momentWords(standingOf(context, now))},
            {u"weather"_s, board.weather},
            {u"turns"_s, board.turns},
            {u"sides"_s, sides}};
}

QJsonObject coachShown(const MatchSession &session, Seat seat)
{
    const MatchContext &context = session.game().context();
    const MatchState state = session.game().seen(session.state());
    const SideState &side = state.side(seat);
    QJsonArray hand;
    for (const CardOf &card : side.cards + side.drawn)
        hand.append(cardObject(context, card.toString()));
    const QJsonArray hands{QJsonObject{{u"kind"_s, u"cards"_s}, {u"cards"_s, hand}}};
    // Once it is over he reads what the match makes of his team.
    if (state.after.isSet() && state.after.get().side(seat).takesPart) {
        const TeamSheet sheet = makeTeamSheet(state.after.get().side(seat).team, context.ruleset(),
                                              currentLanguage());
        return {{u"hands"_s, hands},
                {u"sheet"_s, sheetFactsShown(sheet)},
                {u"players"_s, sheetPlayersShown(sheet)}};
    }
    QJsonArray players;
    for (const MatchPlayer &player : side.players)
        players.append(playerObject(context, state, player));
    return {{u"hands"_s, hands}, {u"players"_s, players}};
}

} // namespace dugout
