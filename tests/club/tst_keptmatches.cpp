// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/club/matchend.h"
#include "core/club/resultbysheets.h"
#include "core/club/rulesmark.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/afterreport.h"
#include "core/exchange/matchjson.h"
#include "core/match/state/entered.h"
#include "core/match/state/setupcheck.h"
#include "core/match/state/statebytes.h"
#include "core/values/valuebytes.h"
#include "tests/support/keptplay.h"
#include "tests/support/playedseason.h"
#include "tests/support/thrownaway.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// All that is answered in a dull match in which this happens.
std::vector<Event> answersOf(const MatchSetup &setup, const MatchScript &script)
{
    MatchDriver driver(setup, stepsToTheNextSheet());
    script(driver);
    driver.finish();
    std::vector<Event> answers;
    for (const EventGroup &group : driver.session().log().groups())
        answers.insert(answers.end(), group.events.begin(), group.events.end());
    return answers;
}

template<typename T>
QString codeOf(const Result<T> &result)
{
    return result ? QString() : errorWord(result.error().code);
}

/// A club with two teams, and a match between them that is over but for its last answer.
struct LastMinute
{
    LastMinute()
    {
        for (const Team &team : setup.teams)
            (void)must(club.teams().save({team, {}}));
        id = must(club.matches().start(setup));
        match = must(club.matches().open(id));
        giveAnswers(*match, {answers.begin(), answers.end() - 1});
    }

    [[nodiscard]] Result<void> finish() { return match->act({answers.back()}); }
    [[nodiscard]] const AfterSide &after(Seat seat) const
    {
        return match->session().state().after.get().side(seat);
    }
    [[nodiscard]] Team team(Seat seat) const
    {
        const TeamId &wanted = setup.teams.at(static_cast<size_t>(seat)).id;
        return must(club.teams().load(DocumentId(wanted.text()))).team;
    }
    [[nodiscard]] JournalState state() { return must(kept.journals.read(id)).stand.state; }
    [[nodiscard]] bool hasResult() { return kept.results.read(id).has_value(); }
    /// As after a crash: nothing was closed.
    void reopen() { match = must(club.matches().open(id)); }
    /// Somebody gives the away side some gold by hand.
    void editAway()
    {
        StoredTeam edited = must(club.teams().load(DocumentId(setup.teams[1].id.text())));
        edited.team.treasury += 10'000;
        (void)must(club.teams().save(edited));
    }

    MemoryClub kept;
    Club club{kept.stores()};
    MatchSetup setup = leagueSetup();
    std::vector<Event> answers = answersOf(setup, scoredBy(u"0:1"_s));
    JournalId id;
    std::unique_ptr<OpenMatch> match;
};

/// What an old release left of a match that is over.
struct OldMatch
{
    JournalState state = JournalState::Finished;
    bool onSheets = false;
    int lines = 0; ///< that are missing at its end
};

/// Kept as the first release did: without a mark of the rules, a result, or how it stands.
JournalId keepOld(MemoryClub &kept, const QString &id, const MatchSetup &setup,
                  const std::vector<Event> &answers, const OldMatch &old)
{
    JournalHeader header{JournalId(id), matchGame(), u"Old "_s + id, ++kept.nowMs,
                         setupToJson(setup)};
    for (const Team &team : setup.teams)
        header.teams.append(team.id.text());
    expectDone(kept.journals.create(header));
    MatchSession session(Match(sharedRuleset(u"crp"_s), setup, stepsToTheNextSheet()));
    JournalKeeper keeper(kept.journals, header.id, 0, [&kept] { return ++kept.nowMs; });
    const std::vector<Event> given(answers.begin(), answers.end() - old.lines);
    for (size_t i = 0; i < given.size(); ++i) {
        const EventGroup group{++kept.nowMs, {given[i]}};
        expectDone(session.act(group));
        const bool last = i + 1 == given.size();
        const JournalProgress stand{last ? old.state : JournalState::Running, {}};
        expectDone(keeper.keep({LogAction::Kind::Do, group, {}}, stand));
    }
    if (old.onSheets) {
        const auto teams = must(teamsAfter(kept.documents, header.id, session.game().context(),
                                           session.state(), kept.nowMs));
        (void)must(kept.documents.save(teams));
    }
    return header.id;
}

} // namespace

Q_DECLARE_METATYPE(OldMatch)

/// The matches of a club: how they begin and end, and what they leave behind.
class TestKeptMatches final : public QObject
{
    Q_OBJECT

private slots:
    void startFoundsTeamsInOnePiece();
    void aOneOffFoundsNobody();
    void whatCannotBeStartedChangesNothing();
    void everyAnswerSaysHowItStands();
    void theEndIsOnePiece();
    void theEndIsRefusedWhenSomebodyElseWentOn();
    void aMatchOfNoLeagueChangesNoSheet();
    void anEditedTeamWaitsForTheCoaches();
    void acceptingWritesBothSheets();
    void leavingTheSheetsFinishesWithoutThem();
    void undoWithdrawsTheResult();
    void anotherEndTakesThePlaceOfTheFirst();
    void aRejectedEventKeepsTheMatchOpen();
    void aStateIsKeptOnTheWayAndAtTheEnd();
    void whatAnEarlierVersionFinishedIsShownAsItEnded();
    void whatAnEarlierVersionPlayedGoesOn();
    void aCorrectionPlaysItByTodaysRules();
    void oldMatchesAreCaughtUp_data();
    void oldMatchesAreCaughtUp();
    void oldMatchesOfTeamsThatPlayedOn();
    void oldMatchesThatAreNotOver_data();
    void oldMatchesThatAreNotOver();
    void whatTheFirstReleaseFinishedHasTheResultOfItsSheets();
    void catchingUpTakesItsTime();
    void catchingUpNamesWhatItCannotRead();
    void aCorrectionReplacesEveryResult();
    void whatIsLeftOpenHasNoResult();
    void removingTakesTheResult();
    void gamesAreFound_data();
    void gamesAreFound();
    void severalOfOneName();
    void renaming();
    void aTitleIsOnePlainLine_data();
    void aTitleIsOnePlainLine();
    void onlyMatchesAreListed();
    void habitsAreTheLatest();
};

void TestKeptMatches::startFoundsTeamsInOnePiece()
{
    MemoryClub kept;
    const Club club(kept.stores());
    MatchSetup setup = leagueSetup();
    for (Team &team : setup.teams) {
        team.founded = false;
        team.budget = 1'000'000;
        team.treasury = 0;
        (void)must(club.teams().save({team, {}}));
    }
    kept.documents.failToSave(true);
    QCOMPARE(codeOf(club.matches().start(setup)), u"store.disk-full"_s);
    QCOMPARE(must(club.matches().count()), 0);
    kept.documents.failToSave(false);
    QVERIFY(!must(club.teams().load(DocumentId(u"human"_s))).team.founded);
    const JournalId id = must(club.matches().start(setup));
    const JournalHeader header = must(kept.journals.readHeader(id));
    QCOMPARE(header.title, u"human – orc"_s);
    QCOMPARE(header.teams, (QStringList{u"human"_s, u"orc"_s}));
    QCOMPARE(header.rules, (RulesMark{currentRulesVersion, {}}));
    const auto match = must(club.matches().open(id));
    for (const Seat seat : {0, 1}) {
        const Team &plays = match->context().team(seat);
        QVERIFY(plays.founded);
        QCOMPARE(must(club.teams().load(DocumentId(plays.id.text()))).team, plays);
    }
}

void TestKeptMatches::aOneOffFoundsNobody()
{
    MemoryClub kept;
    const Club club(kept.stores());
    MatchSetup setup = plainSetup();
    setup.teams[0].founded = false;
    setup.teams[0].budget = 1'000'000;
    (void)must(club.teams().save({setup.teams[0], {}}));
    const auto match = must(club.matches().open(must(club.matches().start(setup, u"One-off"_s))));
    QVERIFY(match->context().team(0).founded);
    QVERIFY(!must(club.teams().load(DocumentId(u"human"_s))).team.founded);
    QCOMPARE(match->header().title, u"One-off"_s);
}

void TestKeptMatches::whatCannotBeStartedChangesNothing()
{
    MemoryClub kept;
    const Club club(kept.stores());
    MatchSetup setup = plainSetup();
    setup.ruleset = RulesetId(u"nosuch"_s);
    QVERIFY(!club.matches().start(setup));
    QVERIFY(kept.journals.kept().empty());
    QCOMPARE(codeOf(club.matches().open(JournalId(u"nobody"_s))), u"store.not-found"_s);
    QVERIFY(!club.matches().openUnfinished(JournalId(u"nobody"_s)));
}

/// No list has to read what was answered.
void TestKeptMatches::everyAnswerSaysHowItStands()
{
    MemoryClub kept;
    const Club club(kept.stores());
    const MatchSetup setup = leagueSetup();
    const auto match = must(club.matches().open(must(club.matches().start(setup))));
    for (const Event &event : answersOf(setup, scoredBy(u"0:1"_s))) {
        giveAnswers(*match, {event});
        const JournalSummary row = must(club.matches().list()).front();
        QCOMPARE(row.stand.standing, match->game().standing(match->session().state()));
        QCOMPARE(row.stand.state, match->kept());
        QCOMPARE(match->kept() == JournalState::Finished, match->isFinished());
    }
    QCOMPARE(match->kept(), JournalState::Finished);
}

void TestKeptMatches::theEndIsOnePiece()
{
    LastMinute last;
    const size_t entries = must(last.kept.journals.read(last.id)).entries.size();
    last.kept.documents.failToSave(true);
    QCOMPARE(codeOf(last.finish()), u"store.disk-full"_s);
    QVERIFY(!last.match->isFinished());
    QCOMPARE(last.match->kept(), JournalState::Running);
    QCOMPARE(must(last.kept.journals.read(last.id)).entries.size(), entries);
    QCOMPARE(last.state(), JournalState::Running);
    QVERIFY(!last.hasResult());
    QCOMPARE(last.team(0), last.setup.teams[0]);
    last.kept.documents.failToSave(false);
    last.reopen(); // one answer before its end, and the answer can be given again
    QVERIFY(last.finish());
    QVERIFY(last.match->isFinished() && last.match->isOnSheets());
    QCOMPARE(last.match->kept(), JournalState::Finished);
    QCOMPARE(last.match->sheetsWritten(), 1);
    QCOMPARE(last.state(), JournalState::Finished);
    for (const Seat seat : {0, 1})
        QCOMPARE(last.team(seat), last.after(seat).team);
    const ResultRecord result = must(last.kept.results.read(last.id));
    QVERIFY(result.onSheets);
    QCOMPARE(result.side(0).score, 1);
    QCOMPARE(result.code, confirmationCode(last.match->session().state().entered));
}

void TestKeptMatches::theEndIsRefusedWhenSomebodyElseWentOn()
{
    LastMinute last;
    const auto other = must(last.club.matches().open(last.id));
    QVERIFY(other->undo());
    QCOMPARE(codeOf(last.finish()), u"store.conflict"_s);
    QVERIFY(!last.match->isFinished());
    QVERIFY(!last.hasResult());
    QCOMPARE(last.team(1), last.setup.teams[1]);
}

void TestKeptMatches::aMatchOfNoLeagueChangesNoSheet()
{
    MemoryClub kept;
    const Club club(kept.stores());
    const MatchSetup setup
        = settledSetup(plainSetup(), *sharedRuleset(plainSetup().ruleset.text()));
    (void)must(club.teams().save({setup.teams[0], {}}));
    const JournalId id = must(club.matches().start(setup));
    const auto match = must(club.matches().open(id));
    giveAnswers(*match, answersOf(setup, [](MatchDriver &) {}));
    QCOMPARE(match->kept(), JournalState::Finished);
    QCOMPARE(match->sheetsWritten(), 0);
    QCOMPARE(must(club.teams().load(DocumentId(u"human"_s))).summary.revision, 1);
    QVERIFY(!must(kept.results.read(id)).league);
    QVERIFY(!club.matches().openUnfinished(id));
}

void TestKeptMatches::anEditedTeamWaitsForTheCoaches()
{
    LastMinute last;
    last.editAway();
    QVERIFY(last.finish());
    const Team edited = last.team(1);
    for (int look = 0; look < 2; ++look) {
        QCOMPARE(last.match->kept(), JournalState::Undecided);
        QVERIFY(last.match->isFinished() && !last.match->isOnSheets());
        QCOMPARE(last.state(), JournalState::Undecided);
        QVERIFY(!must(last.kept.results.read(last.id)).onSheets);
        QCOMPARE(last.team(0), last.setup.teams[0]);
        QCOMPARE(last.team(1), edited);
        QVERIFY(last.club.matches().openUnfinished(last.id));
        last.reopen();
    }
    JournalQuery undecided;
    undecided.state = JournalState::Undecided;
    QCOMPARE(must(last.club.matches().list(undecided)).front().id, last.id);
    QCOMPARE(must(last.club.matches().catchUp()).matches, 0); // it is theirs to say
    QCOMPARE(last.state(), JournalState::Undecided);
}

void TestKeptMatches::acceptingWritesBothSheets()
{
    LastMinute last;
    last.editAway();
    QVERIFY(last.finish());
    const CorrectionChain chain = must(last.club.matches().correction(last.id, {}));
    QVERIFY(!chain.question());
    QVERIFY(last.club.matches().keep(chain));
    QCOMPARE(last.state(), JournalState::Finished);
    QCOMPARE(last.team(0), last.after(0).team);
    Team away = last.after(1).team;
    away.treasury += 10'000;
    QCOMPARE(last.team(1), away);
    QVERIFY(must(last.kept.results.read(last.id)).onSheets);
    last.reopen();
    QCOMPARE(last.match->kept(), JournalState::Finished);
    QVERIFY(last.match->isOnSheets());
    QVERIFY(!last.club.matches().openUnfinished(last.id));
}

void TestKeptMatches::leavingTheSheetsFinishesWithoutThem()
{
    LastMinute last;
    last.editAway();
    QVERIFY(last.finish());
    const Team edited = last.team(1);
    QVERIFY(last.club.matches().leaveSheets(last.id));
    QCOMPARE(last.state(), JournalState::Finished);
    QCOMPARE(last.team(0), last.setup.teams[0]);
    QCOMPARE(last.team(1), edited);
    QVERIFY(!must(last.kept.results.read(last.id)).onSheets);
    QCOMPARE(must(last.club.matches().list()).front().stand.standing,
             last.match->game().standing(last.match->session().state()));
    last.reopen();
    QCOMPARE(last.match->kept(), JournalState::Finished);
    QVERIFY(!last.match->isOnSheets());
    QVERIFY(!last.club.matches().openUnfinished(last.id)); // it is not asked again
}

void TestKeptMatches::undoWithdrawsTheResult()
{
    LastMinute last;
    QVERIFY(last.finish());
    const ResultRecord result = must(last.kept.results.read(last.id));
    for (int look = 0; look < 2; ++look) {
        QVERIFY(last.match->undo());
        QVERIFY(!last.hasResult());
        QCOMPARE(last.match->kept(), JournalState::Running);
        QCOMPARE(last.state(), JournalState::Running);
        QVERIFY(last.club.matches().openUnfinished(last.id));
        QVERIFY(last.match->redo());
        QCOMPARE(must(last.kept.results.read(last.id)), result);
        QCOMPARE(last.match->kept(), JournalState::Finished);
        QCOMPARE(last.team(0), last.after(0).team);
        last.reopen();
    }
    QCOMPARE(must(last.club.teams().load(DocumentId(u"human"_s))).summary.revision, 2);
}

/// Undone and played otherwise: the sheets follow, for they hold nothing else since.
void TestKeptMatches::anotherEndTakesThePlaceOfTheFirst()
{
    LastMinute last;
    QVERIFY(last.finish());
    const std::vector<Event> other = answersOf(last.setup, [](MatchDriver &match) {
        match.alwaysRoll(u"after.fans.home"_s, {6, 6, 6});
        scoredBy(u"0:1"_s)(match);
    });
    const auto differs = std::mismatch(last.answers.begin(), last.answers.end(), other.begin());
    QVERIFY(differs.first != last.answers.end());
    for (auto each = differs.first; each != last.answers.end(); ++each)
        QVERIFY(last.match->undo());
    giveAnswers(*last.match, {differs.second, other.end()});
    QCOMPARE(last.match->kept(), JournalState::Finished);
    for (const Seat seat : {0, 1})
        QCOMPARE(last.team(seat), last.after(seat).team);
    const ResultRecord result = must(last.kept.results.read(last.id));
    QCOMPARE(result.side(0).after.fanFactor, last.team(0).fanFactor);
    QVERIFY(result.side(0).after.fanFactor > result.side(0).before.fanFactor);
}

/// A match is not over while something of it no longer fits.
void TestKeptMatches::aRejectedEventKeepsTheMatchOpen()
{
    LastMinute last;
    QVERIFY(last.finish());
    int group = 0;
    while (last.answers.at(static_cast<size_t>(group)).prompt != u"touchdown"_s)
        ++group;
    QVERIFY(last.match->correct({Correction::What::Remove, group, {}}));
    QVERIFY(!last.match->session().rejectedEvents().empty());
    QCOMPARE(last.match->kept(), JournalState::Running);
    QVERIFY(!last.hasResult());
    last.reopen();
    QCOMPARE(last.match->kept(), JournalState::Running);
    QVERIFY(last.match->undo());
    QCOMPARE(last.match->kept(), JournalState::Finished);
    QVERIFY(last.hasResult());
}

namespace {

/// A league match by random coaches, after so many of their answers.
struct RandomlyPlayed
{
    explicit RandomlyPlayed(qsizetype given)
    {
        for (const Team &team : setup.teams)
            (void)must(club.teams().save({team, {}}));
        id = must(club.matches().start(setup));
        giveAnswers(*must(club.matches().open(id)), {answers.begin(), answers.begin() + given});
    }
    RandomlyPlayed()
        : RandomlyPlayed(0)
    {
        giveAnswers(*must(club.matches().open(id)), answers);
    }

    [[nodiscard]] std::vector<JournalPart> parts() { return must(kept.journals.parts(id)); }
    /// As if another version had played it, by rules that took an answer nobody knows today.
    void becomeOfAnEarlierVersion()
    {
        const MatchState state = must(club.matches().open(id))->session().state();
        const Journal journal = must(kept.journals.read(id));
        const auto lines = static_cast<qint64>(journal.entries.size());
        QByteArray bytes = (ByteWriter() << 1 << QString() << stateBytes(state)).take();
        expectDone(kept.journals.change(
            {id, lines + 1, {}, {}, journal.stand, {{u"state"_s, lines, std::move(bytes)}}}));
        MemoryJournals::Kept all = kept.journals.kept();
        LogAction odd = must(logActionFromJson(journal.entries.at(20).payload));
        odd.group.events.front().prompt = u"forgotten"_s;
        all.at(id.text()).entries.at(20).payload = logActionToJson(odd);
        kept.journals.restore(std::move(all));
    }

    MemoryClub kept;
    Club club{kept.stores()};
    MatchSetup setup = leagueSetup();
    std::vector<Event> answers = randomAnswers(setup);
    JournalId id;
};

} // namespace

void TestKeptMatches::aStateIsKeptOnTheWayAndAtTheEnd()
{
    RandomlyPlayed early(63);
    QVERIFY(early.parts().empty());
    RandomlyPlayed later(130);
    QCOMPARE(later.parts().size(), size_t(1));
    QCOMPARE(later.parts().front().entries, 128);
    RandomlyPlayed over;
    QCOMPARE(over.parts().front().entries, static_cast<qint64>(over.answers.size()));
    for (RandomlyPlayed *each : {&later, &over}) {
        const auto match = must(each->club.matches().open(each->id));
        const MatchSession folded
            = must(replay(must(each->kept.journals.read(each->id)), each->kept.library));
        QVERIFY(match->session().state() == folded.state());
        QCOMPARE(match->session().playedBefore(), size_t(0));
        QCOMPARE(match->session().prompts().size(), folded.prompts().size());
        QVERIFY(match->undo());
        QVERIFY(match->redo());
        QVERIFY(match->session().state() == folded.state());
    }
}

void TestKeptMatches::whatAnEarlierVersionFinishedIsShownAsItEnded()
{
    RandomlyPlayed played;
    const MatchState end = must(played.club.matches().open(played.id))->session().state();
    const auto before = must(played.club.teams().chapter(played.id, TeamId(u"human"_s)));
    played.becomeOfAnEarlierVersion();
    QVERIFY(!must(replay(must(played.kept.journals.read(played.id)), played.kept.library))
                 .rejectedEvents()
                 .empty());
    const auto match = must(played.club.matches().open(played.id));
    QVERIFY(match->session().state() == end);
    QVERIFY(match->session().rejectedEvents().empty() && match->isFinished());
    QCOMPARE(match->kept(), JournalState::Finished);
    QCOMPARE(match->rows().size(), played.answers.size());
    QVERIFY(match->rows().at(20).line.contains(u"earlier version"_s));
    QVERIFY(match->rows().at(19).rejected.isEmpty() && match->rows().at(20).rejected.isEmpty());
    QVERIFY(match->undo().failedWith(ErrorCode::PlayedBefore));
    const auto after = must(played.club.teams().chapter(played.id, TeamId(u"human"_s)));
    QCOMPARE(after.chapter.after, before.chapter.after);
    QCOMPARE(after.chapter.scored, before.chapter.scored);
    QCOMPARE(after.chapter.changes.size(), before.chapter.changes.size());
    QCOMPARE(makeFullReport(match->session()).sides[0].score, end.sides[0].score);
}

void TestKeptMatches::whatAnEarlierVersionPlayedGoesOn()
{
    RandomlyPlayed played(150);
    played.becomeOfAnEarlierVersion();
    const auto match = must(played.club.matches().open(played.id));
    QVERIFY(match->session().rejectedEvents().empty());
    QCOMPARE(match->session().playedBefore(), size_t(150));
    giveAnswers(*match, {played.answers.begin() + 150, played.answers.end()});
    QCOMPARE(match->kept(), JournalState::Finished);
    QVERIFY(match->isOnSheets());
    // Where the other version stopped stays noted.
    const auto again = must(played.club.matches().open(played.id));
    QCOMPARE(again->session().playedBefore(), size_t(150));
    QVERIFY(again->session().state() == match->session().state());
    QVERIFY(again->undo());
}

void TestKeptMatches::aCorrectionPlaysItByTodaysRules()
{
    RandomlyPlayed played;
    played.becomeOfAnEarlierVersion();
    const MatchRepository matches(played.kept.stores());
    const CorrectionChain accepted = must(matches.correction(played.id, {}));
    QVERIFY(!accepted.question());
    const Correction without{Correction::What::Remove, 40, {}};
    const CorrectionChain chain
        = must(matches.correction(played.id, {{LogAction::Kind::Correct, {}, without}}));
    QVERIFY(chain.links().front().was.rejectedEvents().empty());
    QVERIFY(!chain.links().front().is.rejectedEvents().empty());
    QVERIFY(chain.question());
}

void TestKeptMatches::oldMatchesAreCaughtUp_data()
{
    QTest::addColumn<OldMatch>("old");
    QTest::addColumn<bool>("byOpening");
    const std::pair<const char *, OldMatch> rows[] = {
        {"finished, on the sheets", {JournalState::Finished, true}},
        {"finished, the sheets never written", {JournalState::Finished, false}},
        {"running but over", {JournalState::Running, false}},
        {"running but over, on the sheets", {JournalState::Running, true}},
    };
    for (const auto &[name, old] : rows) {
        QTest::addRow("%s", name) << old << false;
        QTest::addRow("%s, by opening it", name) << old << true;
    }
}

void TestKeptMatches::oldMatchesAreCaughtUp()
{
    QFETCH(OldMatch, old);
    QFETCH(bool, byOpening);
    MemoryClub kept;
    const Club club(kept.stores());
    const MatchSetup setup = leagueSetup();
    for (const Team &team : setup.teams)
        (void)must(club.teams().save({team, {}}));
    const JournalId id = keepOld(kept, u"m1"_s, setup, answersOf(setup, scoredBy(u"0:1"_s)), old);
    if (!byOpening)
        QCOMPARE(must(club.matches().catchUp()).matches, 1);
    const auto match = must(club.matches().open(id));
    QCOMPARE(match->kept(), JournalState::Finished);
    QVERIFY(match->isOnSheets());
    const JournalProgress stand = must(kept.journals.read(id)).stand;
    QCOMPARE(stand.state, JournalState::Finished);
    QCOMPARE(stand.standing, match->game().standing(match->session().state()));
    QVERIFY(must(kept.results.read(id)).onSheets);
    for (const Seat seat : {0, 1}) {
        const Team &team = match->session().state().after.get().side(seat).team;
        const StoredTeam now = must(club.teams().load(DocumentId(team.id.text())));
        QCOMPARE(now.team, team);
        QCOMPARE(now.summary.revision, 2); // written once, by whichever release
    }
    QVERIFY(must(kept.results.missing()).empty());
    QCOMPARE(must(club.matches().catchUp()).matches, 0);
}

/// An old match stays decided although its teams are no longer what it left; the same for one whose
/// sheet was edited since. What is not over is left alone.
void TestKeptMatches::oldMatchesOfTeamsThatPlayedOn()
{
    MemoryClub kept;
    const Club club(kept.stores());
    MatchSetup setup = leagueSetup();
    for (const Team &team : setup.teams)
        (void)must(club.teams().save({team, {}}));
    std::vector<JournalId> ids;
    for (int round = 1; round <= 3; ++round) {
        for (Team &team : setup.teams)
            team = must(club.teams().load(DocumentId(team.id.text()))).team;
        const bool last = round == 3;
        ids.push_back(keepOld(
            kept, u"m%1"_s.arg(round), setup, answersOf(setup, scoredBy(u"0:%1"_s.arg(round))),
            {last ? JournalState::Running : JournalState::Finished, !last, last ? 5 : 0}));
    }
    StoredTeam edited = must(club.teams().load(DocumentId(u"orc"_s)));
    edited.team.treasury += 10'000;
    (void)must(club.teams().save(edited));
    const Team humans = must(club.teams().load(DocumentId(u"human"_s))).team;
    const CaughtUp done = must(club.matches().catchUp());
    QCOMPARE(done.matches, 2);
    QCOMPARE(done.undecided, 0);
    QVERIFY(done.problems.isEmpty());
    QCOMPARE(must(club.teams().load(DocumentId(u"human"_s))).team, humans);
    QCOMPARE(must(club.teams().load(DocumentId(u"orc"_s))).team, edited.team);
    const auto story = must(club.teams().story(TeamId(u"human"_s)));
    QCOMPARE(story.size(), 2U);
    QVERIFY(!story[1].editedBefore);
    QCOMPARE(must(kept.journals.read(ids[2])).stand.state, JournalState::Running);
}

/// What is not over is looked at once: its list shows how it stands, and no later start plays it
/// again.
void TestKeptMatches::oldMatchesThatAreNotOver_data()
{
    QTest::addColumn<JournalState>("state");
    QTest::addColumn<int>("problems");
    QTest::newRow("still played") << JournalState::Running << 0;
    QTest::newRow("over by other rules, and nobody noted how") << JournalState::Finished << 1;
}

void TestKeptMatches::oldMatchesThatAreNotOver()
{
    QFETCH(JournalState, state);
    MemoryClub kept;
    const Club club(kept.stores());
    const MatchSetup setup = leagueSetup();
    const std::vector<Event> answers = answersOf(setup, [](MatchDriver &) {});
    const JournalId id = keepOld(kept, u"m1"_s, setup, answers, {state, false, 3});
    const CaughtUp done = must(club.matches().catchUp());
    QCOMPARE(done.notOver, 1);
    QCOMPARE(done.lookedAt(), 1);
    QTEST(int(done.problems.size()), "problems");
    const JournalProgress stand = must(kept.journals.read(id)).stand;
    QCOMPARE(stand.state, JournalState::Running); // it is settled by hand
    QVERIFY(!stand.standing.isEmpty());
    QVERIFY(must(kept.results.missing()).empty());
    QCOMPARE(must(club.matches().catchUp()).lookedAt(), 0);
    QCOMPARE(must(club.matches().open(id))
                 ->game()
                 .standing(must(club.matches().open(id))->session().state()),
             stand.standing);
}

/// By today's rules it would not be over; the sheets that were noted say how it ended.
void TestKeptMatches::whatTheFirstReleaseFinishedHasTheResultOfItsSheets()
{
    RandomlyPlayed played;
    const ResultRecord record = must(played.kept.results.read(played.id));
    Journal journal = must(played.kept.journals.read(played.id));
    journal.entries.resize(200);
    const MatchSession folded = must(replay(journal, played.kept.library));
    const auto made = resultBySheets(played.kept.documents, journal, folded);
    QVERIFY(made);
    for (const Seat seat : {0, 1}) {
        const ResultSide &side = made->side(seat);
        QCOMPARE(side.after, record.side(seat).after);
        QCOMPARE(side.before, record.side(seat).before);
        int touchdowns = 0;
        for (const ResultPlayer &each : record.side(seat).players)
            touchdowns += played.setup.teams.at(static_cast<size_t>(seat)).player(each.player)
                ? each.achievements.touchdowns
                : 0;
        QVERIFY(side.score >= touchdowns && side.score <= record.side(seat).score);
        const MatchState end = must(played.club.matches().open(played.id))->session().state();
        QCOMPARE(end.side(seat).score, record.side(seat).score);
    }
}

/// A part at a time, and what cannot be read takes nobody's turn.
void TestKeptMatches::catchingUpTakesItsTime()
{
    MemoryClub kept;
    const Club club(kept.stores());
    const MatchSetup setup = plainSetup();
    const std::vector<Event> answers = answersOf(setup, [](MatchDriver &) {});
    const JournalId odd(u"odd"_s);
    expectDone(kept.journals.create({odd, matchGame(), u"Odd one"_s, 1, setupToJson(setup)}));
    expectDone(kept.journals.append(odd, 1, {{1, 1, 1, u"from-the-future"_s, {}, 99}},
                                    {JournalState::Finished, {}}));
    for (const QString &id : {u"m2"_s, u"m1"_s, u"m3"_s})
        keepOld(kept, id, setup, answers, {});
    CaughtUp done = must(club.matches().catchUp(2));
    QCOMPARE(done.matches, 2);
    QVERIFY(done.more);
    QVERIFY(kept.results.read(JournalId(u"m2"_s)) && kept.results.read(JournalId(u"m1"_s)));
    done = must(club.matches().catchUp(2));
    QCOMPARE(done.matches, 1);
    QVERIFY(!done.more);
}

void TestKeptMatches::catchingUpNamesWhatItCannotRead()
{
    MemoryClub kept;
    const Club club(kept.stores());
    const MatchSetup setup = leagueSetup();
    const std::vector<Event> answers = answersOf(setup, [](MatchDriver &) {});
    keepOld(kept, u"m1"_s, setup, answers, {JournalState::Finished, false, 3});
    const JournalId odd(u"m2"_s);
    const JournalProgress finished{JournalState::Finished, {}};
    expectDone(kept.journals.create({odd, matchGame(), u"Odd one"_s, 1, setupToJson(setup)}));
    expectDone(kept.journals.append(odd, 1, {{1, 1, 1, u"from-the-future"_s, {}, 99}}, finished));
    keepOld(kept, u"m3"_s, setup, answers, {});
    const CaughtUp done = must(club.matches().catchUp());
    QCOMPARE(done.matches, 1);
    QCOMPARE(done.problems.size(), 2);
    QVERIFY(done.problems[0].startsWith(u"Odd one: "_s)); // the oldest first
    QVERIFY(done.problems[1].startsWith(u"Old m1: "_s));
    QVERIFY(kept.results.read(JournalId(u"m3"_s)));
    QCOMPARE(codeOf(club.matches().open(odd)), u"log-line-unknown"_s);
}

void TestKeptMatches::aCorrectionReplacesEveryResult()
{
    PlayedSeason season;
    const MatchRepository matches(season.kept.stores());
    const JournalId first = season.play(scoredBy(u"0:1"_s));
    const JournalId second = season.play(scoredBy(u"0:3"_s));
    const auto scorers = [&season](const JournalId &id) {
        QStringList ids;
        const ResultRecord result = must(season.kept.results.read(id));
        for (const ResultPlayer &player : result.side(0).players) {
            if (player.achievements.touchdowns > 0)
                ids.append(player.player.text());
        }
        return ids.join(u' ');
    };
    QCOMPARE(scorers(first), u"1"_s);
    const ResultRecord before = must(season.kept.results.read(second));
    const CorrectionChain chain = must(matches.correction(
        first,
        {{LogAction::Kind::Correct, {}, season.otherChoice(first, u"touchdown"_s, u"0:2"_s)}}));
    QVERIFY(chain.goesOn() && !chain.question());
    QVERIFY(matches.keep(chain));
    QCOMPARE(scorers(first), u"2"_s);
    QCOMPARE(scorers(second), u"3"_s);
    const ResultRecord after = must(season.kept.results.read(second));
    QVERIFY(after.side(0).before.sum != before.side(0).before.sum);
    QCOMPARE(after.side(0).before.sum, must(season.kept.results.read(first)).side(0).after.sum);
    QCOMPARE(after.side(0).after.sum, sheetSum(season.team(u"human"_s)));
    QCOMPARE(after.side(1), before.side(1)); // the orcs have nothing to do with it
    for (const JournalId &id : {first, second}) {
        const ResultRecord result = must(season.kept.results.read(id));
        QVERIFY(result.onSheets);
        QCOMPARE(result.code, confirmationCode(season.session(id).state().entered));
        QVERIFY(result.side(0).confirmed && result.side(1).confirmed);
    }
}

void TestKeptMatches::whatIsLeftOpenHasNoResult()
{
    MatchSetup setup = leagueSetup();
    setup.teams[0].players[1].achievements.touchdowns = 1; // one more is an improvement
    PlayedSeason season(setup);
    const MatchRepository matches(season.kept.stores());
    const JournalId first = season.play(scoredBy(u"0:1"_s));
    const Correction scorer = season.otherChoice(first, u"touchdown"_s, u"0:2"_s);
    const CorrectionChain chain
        = must(matches.correction(first, {{LogAction::Kind::Correct, {}, scorer}}));
    QVERIFY(chain.question());
    QVERIFY(matches.keep(chain));
    QVERIFY(!season.kept.results.read(first));
    QVERIFY(matches.openUnfinished(first));
    CorrectionChain settled = must(matches.correction(first, {}));
    QVERIFY(settled.answer({u"after.improve.home.2"_s, 0, {1, 2}, {}, {}, {}, false}));
    QVERIFY(settled.answer({u"after.learn.home.2"_s, 0, {}, {u"block"_s}, {}, {}, false}));
    QVERIFY(!settled.question());
    QVERIFY(matches.keep(settled));
    QCOMPARE(must(season.kept.results.read(first)).side(0).after.sum,
             sheetSum(season.team(u"human"_s)));
    QVERIFY(!matches.openUnfinished(first));
}

void TestKeptMatches::removingTakesTheResult()
{
    LastMinute last;
    QVERIFY(last.finish());
    QVERIFY(keptOutcome(last.kept.documents, TeamId(u"human"_s), last.id));
    const Team team = last.team(0);
    last.match.reset();
    QVERIFY(throwAwayGame(Bin(last.kept.stores()), last.id));
    QVERIFY(!last.hasResult());
    QVERIFY(must(last.club.teams().story(TeamId(u"human"_s))).empty());
    QVERIFY(!keptOutcome(last.kept.documents, TeamId(u"human"_s), last.id));
    QVERIFY(!keptOutcome(last.kept.documents, TeamId(u"orc"_s), last.id));
    QCOMPARE(last.team(0), team); // its sheet stays as it is
    QCOMPARE(codeOf(throwAwayGame(Bin(last.kept.stores()), last.id)), u"store.not-found"_s);
}

void TestKeptMatches::gamesAreFound_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("found");
    QTest::newRow("id") << u"m1"_s << u"m1"_s;
    QTest::newRow("name") << u"Ñandúes – Orcs"_s << u"m2"_s;
    QTest::newRow("a name within another") << u"The final"_s << u"m1"_s;
    QTest::newRow("a part of a name") << u"final"_s << u"no-such-game"_s;
    QTest::newRow("small letters") << u"the final"_s << u"no-such-game"_s;
    QTest::newRow("no name") << u""_s << u"no-such-game"_s;
    QTest::newRow("a skirmish") << u"Red – Blue"_s << u"no-such-game"_s;
    QTest::newRow("the id of a skirmish") << u"s1"_s << u"no-such-game"_s;
}

void TestKeptMatches::gamesAreFound()
{
    QFETCH(QString, name);
    QFETCH(QString, found);
    MemoryClub kept;
    const Club club(kept.stores());
    expectDone(kept.journals.create({JournalId(u"m1"_s), matchGame(), u"The final"_s, 1, {}}));
    expectDone(kept.journals.create({JournalId(u"m2"_s), matchGame(), u"Ñandúes – Orcs"_s, 2, {}}));
    expectDone(kept.journals.create({JournalId(u"m3"_s), matchGame(), u"The final 2"_s, 3, {}}));
    expectDone(kept.journals.create({JournalId(u"s1"_s), skirmishGame(), u"Red – Blue"_s, 4, {}}));
    const auto id = club.matches().find(name);
    QCOMPARE(id ? id->text() : errorWord(id.error().code), found);
    QVERIFY(id || id.error().message.endsWith(u'.'));
}

void TestKeptMatches::severalOfOneName()
{
    MemoryClub kept;
    const Club club(kept.stores());
    const JournalId first = must(club.matches().start(plainSetup(), u"Derby"_s));
    QCOMPARE(must(club.matches().find(u"Derby"_s)), first);
    const JournalId second = must(club.matches().start(plainSetup(), u"Derby"_s));
    const auto several = club.matches().find(u"Derby"_s);
    QCOMPARE(codeOf(several), u"ambiguous-game"_s);
    QVERIFY(several.error().message.contains(u"Derby"_s));
    QCOMPARE(must(club.matches().find(second.text())), second);
}

void TestKeptMatches::renaming()
{
    LastMinute last;
    QVERIFY(last.finish());
    QVERIFY(last.club.matches().rename(last.id, u"The final"_s));
    QCOMPARE(must(last.club.matches().list()).front().title, u"The final"_s);
    QCOMPARE(must(last.club.matches().find(u"The final"_s)), last.id);
    last.reopen();
    QCOMPARE(last.match->header().title, u"The final"_s);
    QCOMPARE(must(last.club.teams().story(TeamId(u"human"_s))).front().title, u"The final"_s);
    QCOMPARE(codeOf(last.club.matches().rename(JournalId(u"x"_s), u"?"_s)), u"store.not-found"_s);
}

void TestKeptMatches::aTitleIsOnePlainLine_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("kept");
    const QString names = plainSetup().teams[0].name + u" – "_s + plainSetup().teams[1].name;
    QTest::newRow("pages") << QString(100'000, u'x') << QString(200, u'x');
    QTest::newRow("two lines") << u" The\nfinal "_s << u"The final"_s;
    QTest::newRow("turned round") << u"a\u202eb"_s << u"ab"_s;
    QTest::newRow("nothing to see") << u"\u202e \u0007"_s << names;
}

void TestKeptMatches::aTitleIsOnePlainLine()
{
    QFETCH(const QString, title);
    QFETCH(const QString, kept);
    MemoryClub there;
    const Club club(there.stores());
    (void)must(club.matches().start(plainSetup(), title));
    QCOMPARE(must(club.matches().list()).front().title, kept);
}

void TestKeptMatches::onlyMatchesAreListed()
{
    MemoryClub kept;
    const Club club(kept.stores());
    expectDone(kept.journals.create({JournalId(u"s1"_s), skirmishGame(), u"Red – Blue"_s, 4, {}}));
    const JournalId id = must(club.matches().start(plainSetup()));
    JournalQuery query;
    query.game = skirmishGame();
    QCOMPARE(must(club.matches().list(query)).size(), 1U);
    QCOMPARE(must(club.matches().list(query)).front().id, id);
    QCOMPARE(must(club.matches().count(query)), 1);
    QCOMPARE(must(club.skirmishes().list()).size(), 1U);
}

void TestKeptMatches::habitsAreTheLatest()
{
    MemoryClub kept;
    const Club club(kept.stores());
    const auto start = [&](const QString &edition, qint64 when, bool league) {
        MatchSetup setup = plainSetup(edition);
        setup.league = league;
        setup.options = {{OptionId(u"overtime"_s), league}};
        kept.nowMs = when;
        (void)must(club.matches().start(setup));
    };
    QVERIFY(club.matches().habits().empty());
    start(u"crp"_s, 30, true);
    start(u"crp"_s, 10, false);
    start(u"bb2016"_s, 20, false);
    expectDone(kept.journals.create({JournalId(u"odd"_s), matchGame(), u"Odd one"_s, 40, {}}));
    const auto habits = club.matches().habits();
    QCOMPARE(habits.size(), 2U);
    QVERIFY(habits.at(RulesetId(u"crp"_s)).league);
    QCOMPARE(habits.at(RulesetId(u"crp"_s)).options,
             (OptionChoices{{OptionId(u"overtime"_s), true}}));
    QVERIFY(!habits.at(RulesetId(u"bb2016"_s)).league);
}

QTEST_GUILESS_MAIN(TestKeptMatches)
#include "tst_keptmatches.moc"
