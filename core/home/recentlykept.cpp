// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/home/recentlykept.h"

#include "core/club/club.h"
#include "core/match/words/matchstanding.h"
#include "core/text/goldtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// As many as fit on Home without scrolling.
constexpr qsizetype mostRecent = 8;

QString subtitleOf(HomeItem::Kind kind, const JournalSummary &game)
{
    const QJsonObject &standing = game.stand.standing;
    return kind == HomeItem::Kind::Match
        ? standingWords(standingFromJson(standing))
        : standing.value(languageCode(currentLanguage())).toString();
}

void tellStanding(HomeItem &item, const JournalSummary &game,
                  const QMap<QString, std::vector<HomeSide>> &sides)
{
    item.subtitle = subtitleOf(item.kind, game);
    if (item.kind != HomeItem::Kind::Match || !sides.contains(item.id))
        return;
    const MatchSummary standing = standingFromJson(game.stand.standing);
    item.moment = momentWords(standing);
    item.sides = sides.value(item.id);
    for (size_t i = 0; i < item.sides.size(); ++i)
        item.sides[i].score = standing.score.at(i);
}

/// The game touched last is the one to continue; all others are recent, and those that go on still
/// say how they stand.
void addGames(HomeFeed &feed, HomeItem::Kind kind, const std::vector<JournalSummary> &games,
              const QMap<QString, std::vector<HomeSide>> &sides)
{
    for (const JournalSummary &game : games) {
        HomeItem item{
            kind, game.id.text(), game.title, {}, QDateTime::fromMSecsSinceEpoch(game.changedMs)};
        item.isRunning = game.stand.state != JournalState::Finished;
        if (item.isRunning)
            tellStanding(item, game, sides);
        if (item.isRunning && feed.inProgress && feed.inProgress->when < item.when)
            std::swap(*feed.inProgress, item);
        else if (item.isRunning && !feed.inProgress) {
            feed.inProgress = item;
            continue;
        }
        feed.recent.append(item);
    }
}

HomeItem waitingItem(const WaitingFixture &waiting, const QString &subtitle)
{
    HomeItem item{HomeItem::Kind::League,
                  waiting.league.text(),
                  u"%1 – %2"_s.arg(waiting.home, waiting.away),
                  subtitle,
                  {},
                  waiting.fixture.text()};
    item.home = waiting.home;
    item.away = waiting.away;
    if (waiting.atMs > 0)
        item.when = QDateTime::fromMSecsSinceEpoch(waiting.atMs);
    return item;
}

HomeItem nextItem(const WaitingFixture &next)
{
    if (next.toDecide)
        return waitingItem(
            next,
            QCoreApplication::translate("RecentlyKept", "%1 · %2 · others would go on: decide")
                .arg(next.leagueName, next.competition));
    return waitingItem(next,
                       QCoreApplication::translate("RecentlyKept", "%1 · %2, round %3")
                           .arg(next.leagueName, next.competition, QString::number(next.round)));
}

HomeItem signItem(const WaitingFixture &waiting)
{
    HomeItem item = waitingItem(
        waiting,
        QCoreApplication::translate("RecentlyKept", "%1 · %2, round %3 · to be signed by %4")
            .arg(waiting.leagueName, waiting.competition, QString::number(waiting.round),
                 waiting.signers));
    item.isToSign = true;
    return item;
}

} // namespace

/// Of the teams that are shown only: a badge lies in the team, and a team with a career is long.
static void readBadges(const Club &club, RecentlyKept &recent)
{
    for (const HomeItem &item : homeFeed(recent).recent) {
        if (item.kind != HomeItem::Kind::Team)
            continue;
        if (const auto kept = club.teams().load(DocumentId(item.id)))
            recent.badges.insert(item.id, kept->team.badge);
    }
}

/// Of the newest match that is played.
static void readSides(const Club &club, RecentlyKept &recent)
{
    const auto running = std::find_if(
        recent.matches.begin(), recent.matches.end(),
        [](const JournalSummary &each) { return each.stand.state != JournalState::Finished; });
    if (running == recent.matches.end())
        return;
    std::vector<HomeSide> sides;
    for (const QString &id : club.matches().teamsOf(running->id)) {
        if (const auto kept = club.teams().loadPlaying(DocumentId(id)))
            sides.push_back({kept->team.name, kept->team.badge, kept->team.primary});
    }
    if (sides.size() == 2)
        recent.sides.insert(running->id.text(), std::move(sides));
}

RecentlyKept readRecent(const Club &club, const LeagueRepository &leagues,
                        const QMap<QString, QStringList> &signers)
{
    JournalQuery latest;
    latest.limit = mostRecent + 1; // and the one to continue
    RecentlyKept recent;
    if (auto matches = club.matches().list(latest))
        recent.matches = *std::move(matches);
    if (auto skirmishes = club.skirmishes().list(latest))
        recent.skirmishes = *std::move(skirmishes);
    if (auto kept = leagues.list()) {
        recent.leagues = *std::move(kept);
        // As many of each as fit on Home.
        auto waiting = leagues.waitingIn(recent.leagues, signers, mostWaitingKept, mostWaitingKept);
        recent.next = std::move(waiting.next);
        recent.toSign = std::move(waiting.toSign);
    }
    if (auto teams = club.teams().list(mostRecent)) {
        recent.teams = *std::move(teams);
        recent.isKnown = true;
    }
    readBadges(club, recent);
    readSides(club, recent);
    return recent;
}

HomeFeed homeFeed(const RecentlyKept &recent)
{
    HomeFeed feed;
    addGames(feed, HomeItem::Kind::Match, recent.matches, recent.sides);
    addGames(feed, HomeItem::Kind::Skirmish, recent.skirmishes, {});
    feed.offersSamples = recent.isKnown && recent.teams.empty();
    feed.offersSampleLeague = feed.offersSamples && recent.leagues.empty();
    feed.canStartMatch = !recent.teams.empty();
    for (const DocumentSummary &team : recent.teams) {
        HomeItem item{HomeItem::Kind::Team,
                      team.id.text(),
                      team.name.isEmpty() ? QCoreApplication::translate("RecentlyKept", "unnamed")
                                          : team.name,
                      {},
                      QDateTime::fromMSecsSinceEpoch(team.modifiedMs)};
        if (const auto badge = recent.badges.constFind(item.id); badge != recent.badges.constEnd())
            item.badge = *badge;
        feed.recent.append(item);
    }
    for (const LeagueSummary &league : recent.leagues)
        feed.recent.append({HomeItem::Kind::League, league.id.text(), league.name, league.season,
                            QDateTime::fromMSecsSinceEpoch(league.changedMs)});
    for (const WaitingFixture &each : recent.next)
        feed.next.append(nextItem(each));
    for (const WaitingFixture &each : recent.toSign)
        feed.toSign.append(signItem(each));
    // What somebody is in the middle of is never lost among the rest.
    std::stable_sort(feed.recent.begin(), feed.recent.end(),
                     [](const HomeItem &a, const HomeItem &b) {
                         return std::pair(a.isRunning, a.when) > std::pair(b.isRunning, b.when);
                     });
    feed.recent = feed.recent.first(std::min(mostRecent, feed.recent.size()));
    return feed;
}

} // namespace dugout
