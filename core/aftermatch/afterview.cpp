// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/afterview.h"

#include "core/match/effects/effects.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString outcomeName(Outcome outcome)
{
    if (outcome == Outcome::Draw)
        return u"draw"_s;
    return outcome == Outcome::Win ? u"win"_s : u"loss"_s;
}

Outcome AfterView::outcome() const
{
    const Seat winner = m_state.winner();
    if (winner == noSeat)
        return Outcome::Draw;
    return winner == m_seat ? Outcome::Win : Outcome::Loss;
}

bool AfterView::concededWithPenalty(Seat seat) const
{
    return m_state.side(seat).conceded && !m_state.occasion.freeConcession
        && m_context.table(Tables::Conceding);
}

const TableRow *AfterView::outcomeRow(const QString &table) const
{
    return m_context.rowById(table, outcomeName(outcome()));
}

int AfterView::fame(Seat seat) const
{
    return fameAfterMatch(m_context, m_state, seat);
}

bool AfterView::playedAtHome() const
{
    return m_state.occasion.home == m_seat;
}

bool AfterView::hasMajorSponsor() const
{
    const auto &all = team().home.sponsors;
    return !m_context.isSwitchedOff(Options::Sponsors)
        && std::any_of(all.begin(), all.end(), [this](const RowId &each) {
               return m_context.rowById(Tables::SponsorshipMajor, each.text()) != nullptr;
           });
}

AfterView::Deal AfterView::dealThat(QStringView effect) const
{
    if (m_context.isSwitchedOff(Options::Sponsors))
        return {};
    for (const RowId &each : team().home.sponsors) {
        const auto ruleEffects = ruleEffectsOfRow(ruleset(), Tables::SponsorshipMajor, each.text());
        if (const RuleEffect *ruleEffect = findRuleEffect(ruleEffects, effect))
            return {each, ruleEffect};
    }
    return {};
}

PlayerId AfterView::teamId(const MatchPlayer &player) const
{
    const QString id = player.id().text();
    const PlayerId known(side().names.value(id, id));
    return team().everPlayer(known) ? known : PlayerId();
}

std::vector<PlayerId> AfterView::livingPlayers() const
{
    std::vector<PlayerId> found;
    for (const Player &player : team().players) {
        if (player.kind != PlayerKind::Star && !isDead(player.id))
            found.push_back(player.id);
    }
    return found;
}

QString AfterView::id(QStringView what, const PlayerId &player) const
{
    QString made = u"after."_s + what.toString() + (m_seat == 0 ? u".home"_s : u".away"_s);
    return player.isEmpty() ? made : made + u'.' + player.text();
}

AfterPromptId AfterPromptId::parse(const QString &id)
{
    const QStringList parts = id.split(u'.');
    if (parts.size() < 3 || parts.first() != u"after"_s)
        return {};
    return {parts.at(1), parts.at(2) == u"home"_s ? 0 : 1, PlayerId(parts.value(3))};
}

} // namespace dugout
