// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/trade.h"

#include "core/match/state/ongoingnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

bool hasRoom(const AfterView &view)
{
    return rosteredPlayers(view.team())
        < teamRules(view.ruleset(), view.team().options).mostPlayers;
}

QStringList hireable(const AfterView &view)
{
    QStringList found;
    const Roster *roster = rosterOf(view.team(), view.ruleset());
    if (!roster || !hasRoom(view))
        return found;
    for (const Position &position : roster->positions) {
        if (position.cost <= view.team().treasury
            && playersIn(position.id, view.team()) < position.max)
            found.append(position.id.text());
    }
    return found;
}

QStringList hireableStars(const AfterView &view)
{
    QStringList found;
    const Team &team = view.team();
    const TeamRules rules = teamRules(view.ruleset(), team.options);
    const auto isStar = [](const Player &player) { return player.kind == PlayerKind::Star; };
    const bool full = std::any_of(team.players.begin(), team.players.end(), isStar);
    if (rules.mostRosteredStars == 0 || full
        || view.context().isSwitchedOff(Options::RosteredStars))
        return found;
    for (const StarPlayer &star : view.ruleset().stars()) {
        const int places = std::max(1, static_cast<int>(star.members.size()));
        const auto &others = view.other().team.players;
        const bool taken = std::any_of(others.begin(), others.end(),
                                       [&](const Player &each) { return each.star == star.id; });
        if (isHiredBy(star, team.roster) && !taken && star.cost <= team.treasury
            && rosteredPlayers(team) + places <= rules.mostPlayers)
            found.append(star.id.text());
    }
    return found;
}

QStringList buyable(const AfterView &view)
{
    QStringList found;
    for (const TeamAsset asset : allTeamAssets) {
        const auto limit = assetLimit(asset, view.team(), view.ruleset());
        const bool room = view.team().count(asset) < limit.value_or(mostOfAnything);
        if (asset != TeamAsset::FanFactor && room
            && assetPrice(asset, view.team(), view.ruleset()) <= view.team().treasury)
            found.append(teamAssetName(asset));
    }
    return found;
}

QStringList disposable(const AfterView &view)
{
    QStringList found;
    for (const TeamAsset asset : allTeamAssets) {
        if (asset != TeamAsset::FanFactor && view.team().count(asset) > 0)
            found.append(teamAssetName(asset));
    }
    return found;
}

QStringList dismissable(const AfterView &view)
{
    QStringList found;
    for (const Player &player : view.team().players) {
        if (player.kind == PlayerKind::Rostered)
            found.append(player.id.text());
    }
    return found;
}

const MatchPlayer *raisedPlayer(const AfterView &view)
{
    for (const MatchPlayer &player : view.match().side(view.seat()).players) {
        if (player.who->origin == Origin::Raised)
            return &player;
    }
    return nullptr;
}

bool wasKilled(const AfterView &view, const MatchPlayer &player)
{
    return std::any_of(
        player.casualties.begin(), player.casualties.end(), [&view](const RowId &row) {
            return view.context().number(Tables::Casualty, row.text(), Key::Dead) > 0;
        });
}

int recruitsWaiting(const AfterView &view)
{
    const auto &counters = view.match().side(view.seat()).counters;
    int raised = counters.value(Counter::Raised);
    const MatchPlayer *risen = raisedPlayer(view);
    if (risen && wasKilled(view, *risen))
        raised = 0;
    return raised + counters.value(Counter::Rotters) - view.side().recruits;
}

} // namespace dugout
