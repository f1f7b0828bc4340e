// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/steps/cardhand.h"

#include "core/match/effects.h"
#include "core/match/steps/carddecks.h"

using namespace Qt::StringLiterals;

namespace dugout {

QStringList playable(const MatchContext &context, const MatchState &state, Seat seat,
                     const QString &moment)
{
    QStringList found;
    for (const QString &id : state.side(seat).cards) {
        const PlayCard *card = findCard(context, id);
        if (!card)
            continue;
        const bool hurt = state.facts.value(u"hurt-last-turn"_s) == u"yes"_s;
        if ((isDirtyTrick(id) && isLegend(state, seat, u"bright-crusaders"))
            || (card->values.contains(u"needs-hurt"_s) && !hurt)
            || state.facts.value(u"kept "_s + id) == QString::number(state.drive))
            continue;
        const bool now
            = std::any_of(card->timings.begin(), card->timings.end(),
                          [&moment](const TimingId &timing) { return timing.text() == moment; });
        if (now)
            found.append(id);
    }
    return found;
}

QStringList playableInBetween(const MatchContext &context, const MatchState &state, Seat seat)
{
    QStringList found;
    if (state.side(seat).cards.isEmpty())
        return found;
    static const QStringList moments{u"before-throw-roll"_s, u"before-interception-roll"_s,
                                     u"instead-of-re-roll"_s, u"opposing-re-roll"_s,
                                     u"after-armour-roll"_s};
    for (const QString &id : state.side(seat).cards) {
        const PlayCard *card = findCard(context, id);
        const bool now = card
            && std::any_of(card->timings.begin(), card->timings.end(),
                           [](const TimingId &timing) { return moments.contains(timing.text()); });
        if (now)
            found.append(id);
    }
    return found;
}

void keepCard(MatchState &state, Seat seat, const QString &id)
{
    SideState &side = state.side(seat);
    if (!side.cardsPlayed.removeOne(id))
        return;
    side.cards.append(id);
    state.facts.insert(u"kept "_s + id, QString::number(state.drive));
}

} // namespace dugout
