// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/home/recentlykept.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

JournalSummary game(const QString &id, qint64 changed, JournalState state = JournalState::Running)
{
    JournalSummary summary;
    summary.id = JournalId(id);
    summary.title = id;
    summary.changedMs = changed;
    summary.stand.state = state;
    return summary;
}

DocumentSummary team(const QString &id, qint64 modified)
{
    return {u"team"_s, DocumentId(id), id, 1, modified};
}

QStringList idsOf(const QList<HomeItem> &items)
{
    QStringList ids;
    for (const HomeItem &item : items)
        ids.append(item.id);
    return ids;
}

} // namespace

/// What Home tells of everything that is kept.
class TestHomeFeed final : public QObject
{
    Q_OBJECT

private slots:
    void theGameTouchedLastIsGoneOnWith();
    void finishedGamesAreOnlyRecent();
    void theNewestComeFirstAndNoMoreThanFit();
    void samplesAreOfferedOnceOnly();
    void aTeamWithoutANameIsSeen();
    void fixturesNameTheirRound();
    void resultsNameWhoHasToSignThem();
};

void TestHomeFeed::theGameTouchedLastIsGoneOnWith()
{
    RecentlyKept recent;
    recent.matches = {game(u"old"_s, 100), game(u"new"_s, 300)};
    recent.skirmishes = {game(u"between"_s, 200)};
    const HomeFeed feed = homeFeed(recent);
    QVERIFY(feed.inProgress);
    QCOMPARE(feed.inProgress->id, u"new"_s);
    QCOMPARE(feed.inProgress->kind, HomeItem::Kind::Match);
    QCOMPARE(idsOf(feed.recent), (QStringList{u"between"_s, u"old"_s}));
}

void TestHomeFeed::finishedGamesAreOnlyRecent()
{
    RecentlyKept recent;
    recent.matches = {game(u"finished"_s, 300, JournalState::Finished),
                      game(u"undecided"_s, 200, JournalState::Undecided)};
    const HomeFeed feed = homeFeed(recent);
    QVERIFY(feed.inProgress);
    QCOMPARE(feed.inProgress->id, u"undecided"_s);
    QCOMPARE(idsOf(feed.recent), QStringList{u"finished"_s});
    // A match somebody is in the middle of stands before whatever ended since, and says how it is.
    recent.skirmishes = {game(u"goes on"_s, 250)};
    const HomeFeed both = homeFeed(recent);
    QCOMPARE(both.inProgress->id, u"goes on"_s);
    QCOMPARE(idsOf(both.recent), (QStringList{u"undecided"_s, u"finished"_s}));
    QVERIFY(both.recent.front().isRunning);
}

void TestHomeFeed::theNewestComeFirstAndNoMoreThanFit()
{
    RecentlyKept recent;
    for (int i = 0; i < 9; ++i) {
        recent.teams.push_back(team(u"team-%1"_s.arg(i), 100 + i));
        recent.matches.push_back(game(u"match-%1"_s.arg(i), 200 + i, JournalState::Finished));
    }
    const QStringList shown = idsOf(homeFeed(recent).recent);
    QCOMPARE(shown.size(), 8);
    QCOMPARE(shown.front(), u"match-8"_s);
    QCOMPARE(shown.back(), u"match-1"_s);
}

void TestHomeFeed::samplesAreOfferedOnceOnly()
{
    RecentlyKept recent;
    QVERIFY(!homeFeed(recent).offersSamples); // nobody knows whether there are teams
    recent.isKnown = true;
    QVERIFY(homeFeed(recent).offersSamples);
    QVERIFY(homeFeed(recent).offersSampleLeague);
    QVERIFY(!homeFeed(recent).canStartMatch);
    recent.leagues.push_back({LeagueId(u"league"_s)});
    QVERIFY(homeFeed(recent).offersSamples);
    QVERIFY(!homeFeed(recent).offersSampleLeague);
    recent.teams = {team(u"team"_s, 1)};
    QVERIFY(!homeFeed(recent).offersSamples);
    QVERIFY(homeFeed(recent).canStartMatch);
}

void TestHomeFeed::aTeamWithoutANameIsSeen()
{
    RecentlyKept recent;
    DocumentSummary nameless = team(u"nameless"_s, 100);
    nameless.name.clear();
    recent.teams = {nameless};
    QCOMPARE(homeFeed(recent).recent.front().title, u"unnamed"_s);
}

void TestHomeFeed::fixturesNameTheirRound()
{
    RecentlyKept recent;
    WaitingFixture next;
    next.leagueName = u"Town"_s;
    next.competition = u"Cup"_s;
    next.round = 3;
    next.home = u"Orcs"_s;
    next.away = u"Elves"_s;
    recent.next = {next};
    const HomeFeed feed = homeFeed(recent);
    QCOMPARE(feed.next.size(), 1);
    QCOMPARE(feed.next.front().title, u"Orcs – Elves"_s);
    QCOMPARE(feed.next.front().subtitle, u"Town · Cup, round 3"_s);
    QVERIFY(feed.next.front().when.isNull());
}

void TestHomeFeed::resultsNameWhoHasToSignThem()
{
    RecentlyKept recent;
    WaitingFixture waiting;
    waiting.leagueName = u"Town"_s;
    waiting.home = u"Orcs"_s;
    waiting.away = u"Elves"_s;
    waiting.signers = u"Ann"_s;
    waiting.competition = u"Cup"_s;
    waiting.round = 3;
    recent.toSign = {waiting};
    const HomeFeed feed = homeFeed(recent);
    QCOMPARE(feed.toSign.size(), 1);
    QVERIFY(feed.toSign.front().isToSign);
    QCOMPARE(feed.toSign.front().title, u"Orcs – Elves"_s);
    QCOMPARE(feed.toSign.front().subtitle, u"Town · Cup, round 3 · to be signed by Ann"_s);
}

QTEST_GUILESS_MAIN(TestHomeFeed)
#include "tst_homefeed.moc"
