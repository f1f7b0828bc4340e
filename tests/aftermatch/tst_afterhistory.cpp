// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/teamhistory.h"
#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/afterreport.h"
#include "core/exchange/matchreportwriter.h"
#include "core/match/randommatch.h"
#include "core/team/playerstats.h"
#include "core/team/teamedits.h"
#include "tests/support/afterdriver.h"
#include "tests/support/memorydocuments.h"

#include <QJsonArray>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const JournalId journal(u"match-1"_s);

/// Random coaches, but the home side's award goes to its first player when it can.
std::vector<Event> playOnce(const Match &match, std::uint64_t seed)
{
    SeededRandomSource source(seed);
    MatchState state = match.start();
    std::vector<Event> events;
    for (auto offered = match.prompts(state); !offered.empty(); offered = match.prompts(state)) {
        const auto award = std::find_if(offered.begin(), offered.end(), [](const Prompt &each) {
            return each.id == u"after.mvp.home"_s && each.choices.contains(u"0:1"_s);
        });
        const bool awarded = award != offered.end();
        Event event = randomAnswer(awarded ? *award : randomPrompt(offered, source), source);
        if (awarded)
            event.choices = {u"0:1"_s};
        if (const auto done = match.apply(state, event); !done)
            qFatal("%s: %s", qPrintable(event.prompt), qPrintable(done.error().message));
        events.push_back(std::move(event));
    }
    return events;
}

/// The first of such matches in which something is asked, in a session.
bool isAnyMatch(const MatchSession &)
{
    return true;
}

/// The first of random matches in which this was asked and that will do.
MatchSession played(const MatchSetup &setup, const QString &asked = u"after.fans.home"_s,
                    bool (*isFit)(const MatchSession &) = isAnyMatch)
{
    const auto rules = sharedRuleset(setup.ruleset.text());
    const Match match(rules, setup, stepsToTheNextSheet());
    for (std::uint64_t seed = 1; seed < 100; ++seed) {
        const std::vector<Event> events = playOnce(match, seed);
        const bool wanted = std::any_of(events.begin(), events.end(), [&asked](const Event &each) {
            return each.prompt == asked;
        });
        if (!wanted)
            continue;
        MatchSession session(match);
        qint64 at = 1;
        for (const Event &event : events) {
            if (const auto done = session.act({++at, {event}}); !done)
                qFatal("%s: %s", qPrintable(event.prompt), qPrintable(done.error().message));
        }
        if (isFit(session))
            return session;
    }
    qFatal("%s is never asked", qPrintable(asked));
}

void keep(MemoryDocuments &documents, const MatchSetup &setup)
{
    for (const Team &team : setup.teams)
        (void)must(saveTeam(documents, {team, {}}, 1));
}

/// Puts both teams on disk as the match left them; answers how many documents that changed.
Result<size_t> writeOutcome(MemoryDocuments &documents, const MatchSession &session)
{
    const auto teams = teamsAfter(documents, journal, session.game().context(), session.state(), 3);
    if (!teams)
        return teams.error();
    return must(documents.save(*teams)).size();
}

Team keptTeam(MemoryDocuments &documents, const Team &team)
{
    return must(loadTeam(documents, DocumentId(team.id.text()))).team;
}

/// The last question of the match is still open.
MatchState beforeTheLastAnswer(const MatchSession &session)
{
    return session.stateAfter(session.log().groups().size() - 1);
}

/// The group of the first event with this prompt.
int groupOf(const MatchSession &session, const QString &prompt)
{
    const auto &groups = session.log().groups();
    for (size_t g = 0; g < groups.size(); ++g) {
        if (groups[g].events.front().prompt == prompt)
            return static_cast<int>(g);
    }
    return -1;
}

} // namespace

/// Teams through their matches, and matches that are corrected afterwards.
class TestAfterHistory : public QObject
{
    Q_OBJECT

private slots:
    void chaptersTellEveryChange();
    void choicesThatNoLongerFitStay();
    void teamsAreKeptOnce();
    void looksThatWereEditedStay();
    void teamsThatChangedOtherwiseAreLeftAlone();
    void correctedMatchesAreKeptAgain();
    void reportTellsWhatChanged();
};

void TestAfterHistory::chaptersTellEveryChange()
{
    const MatchSession session = played(leagueSetup());
    const MatchState &state = session.state();
    for (const Seat seat : {0, 1}) {
        const TeamChapter chapter = chapterOf(session, journal.text(), seat);
        QVERIFY(chapter.finished);
        QVERIFY(chapter.before == session.game().context().team(seat));
        QVERIFY(chapter.after == state.after.get().side(seat).team);
        QCOMPARE(chapter.changes.size(), state.after.get().side(seat).changes.size());
        int last = -1;
        for (size_t i = 0; i < chapter.changes.size(); ++i) {
            QVERIFY(chapter.changes[i].change == state.after.get().side(seat).changes[i]);
            QVERIFY(chapter.changes[i].group >= last);
            last = chapter.changes[i].group;
        }
        QVERIFY(last > 0);
    }
}

/// An improvement whose touchdowns never happened is not dropped: it is a rejected event until the
/// coach has decided, and what follows fits again once it is gone.
void TestAfterHistory::choicesThatNoLongerFitStay()
{
    MatchSetup setup = leagueSetup();
    setup.teams[0].players.front().achievements.other = 1;
    // He must owe his improvement to the award alone.
    MatchSession session = played(setup, u"after.improve.home.1"_s, [](const MatchSession &match) {
        const AchievementCounts &achievements
            = match.state().find(PlayerRef::fromString(u"0:1"_s))->achievements;
        return achievements.touchdowns + achievements.casualties + achievements.interceptions
            + achievements.completions
            == 0;
    });
    const int group = groupOf(session, u"after.mvp.home"_s);
    const int learnt = groupOf(session, u"after.improve.home.1"_s);
    QVERIFY(learnt > group);
    EventGroup other = session.log().groups().at(static_cast<size_t>(group));
    other.events.front().choices = {u"0:2"_s};
    const Correction correction{Correction::What::Replace, group, other};
    QVERIFY(session.correct(correction));
    QVERIFY(!session.rejectedEvents().empty());
    bool told = false;
    for (const RejectedEvent &rejected : session.rejectedEvents()) {
        const Event &event
            = session.log().groups().at(static_cast<size_t>(rejected.group)).events.front();
        told = told || event.prompt.startsWith(u"after.improve.home.1"_s);
    }
    QVERIFY(told);
    QCOMPARE(session.log().groups().at(static_cast<size_t>(learnt)).events.front().prompt,
             u"after.improve.home.1"_s);
}

void TestAfterHistory::teamsAreKeptOnce()
{
    const MatchSetup setup = leagueSetup();
    MemoryDocuments documents;
    keep(documents, setup);
    const MatchSession session = played(setup);
    const MatchContext &context = session.game().context();
    const auto early = teamsAfter(documents, journal, context, beforeTheLastAnswer(session), 2);
    QCOMPARE(early.error().code, ErrorCode::NotFinished);
    QCOMPARE(must(writeOutcome(documents, session)), 4U); // each team and the note beside it
    for (const Seat seat : {0, 1})
        QVERIFY(keptTeam(documents, setup.teams.at(static_cast<size_t>(seat)))
                == session.state().after.get().side(seat).team);
    const auto revision
        = must(loadTeam(documents, DocumentId(setup.teams[0].id.text()))).summary.revision;
    QCOMPARE(must(writeOutcome(documents, session)), 0U);
    QCOMPARE(must(loadTeam(documents, DocumentId(setup.teams[0].id.text()))).summary.revision,
             revision);
}

void TestAfterHistory::looksThatWereEditedStay()
{
    const MatchSetup setup = leagueSetup();
    MemoryDocuments documents;
    keep(documents, setup);
    StoredTeam edited = must(loadTeam(documents, DocumentId(setup.teams[0].id.text())));
    edited.team = must(renamePlayer(edited.team, edited.team.players.front().id, u"Grim"_s));
    edited.team.name = u"Renamed"_s;
    (void)must(saveTeam(documents, edited, 2));
    const MatchSession session = played(setup);
    (void)must(writeOutcome(documents, session));
    const Team kept = keptTeam(documents, setup.teams[0]);
    QCOMPARE(kept.name, u"Renamed"_s);
    QCOMPARE(kept.treasury, session.state().after.get().side(0).team.treasury);
    if (const Player *player = kept.player(PlayerId(u"1"_s)))
        QCOMPARE(player->name, u"Grim"_s);
}

void TestAfterHistory::teamsThatChangedOtherwiseAreLeftAlone()
{
    const MatchSetup setup = leagueSetup();
    MemoryDocuments documents;
    keep(documents, setup);
    StoredTeam edited = must(loadTeam(documents, DocumentId(setup.teams[1].id.text())));
    edited.team.treasury += 10'000;
    (void)must(saveTeam(documents, edited, 2));
    const MatchSession session = played(setup);
    const auto refused = writeOutcome(documents, session);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::TeamChanged);
    QVERIFY(keptTeam(documents, setup.teams[0]) == setup.teams[0]);
}

void TestAfterHistory::correctedMatchesAreKeptAgain()
{
    const MatchSetup setup = leagueSetup();
    MemoryDocuments documents;
    keep(documents, setup);
    MatchSession session = played(setup);
    (void)must(writeOutcome(documents, session));
    const int group = groupOf(session, u"after.fans.home"_s);
    EventGroup other = session.log().groups().at(static_cast<size_t>(group));
    const int before = session.state().after.get().side(0).team.fanFactor;
    for (int &die : other.events.front().dice)
        die = before > 5 ? 1 : 6;
    QVERIFY(session.correct({Correction::What::Replace, group, std::move(other)}));
    if (session.rejectedEvents().empty()) {
        (void)must(writeOutcome(documents, session));
        QVERIFY(keptTeam(documents, setup.teams[0]) == session.state().after.get().side(0).team);
    }
}

void TestAfterHistory::reportTellsWhatChanged()
{
    const MatchSession session = played(leagueSetup(u"bb2016"_s));
    const MatchReport report = makeFullReport(session);
    QVERIFY(!report.changes.empty());
    for (const ReportChange &change : report.changes) {
        QVERIFY(!change.what.en.isEmpty());
        QVERIFY(change.what.isComplete());
    }
    const QString text = reportText(report);
    QVERIFY(text.contains(report.changes.front().what.en));
    QCOMPARE(reportJson(report).value("changes"_L1).toArray().size(),
             static_cast<qsizetype>(report.changes.size()));
    QVERIFY(isReportUnaltered(reportJson(report)));
    for (const ReportChange &change : changesOnly(report, 1).changes)
        QCOMPARE(change.seat, 1);
}

QTEST_GUILESS_MAIN(TestAfterHistory)
#include "tst_afterhistory.moc"
