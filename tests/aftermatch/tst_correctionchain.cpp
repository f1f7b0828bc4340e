// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/correctionlines.h"
#include "core/club/journalkeeper.h"
#include "core/club/matchrepository.h"
#include "core/club/randomseason.h"
#include "core/club/teamdocuments.h"
#include "core/club/teamstory.h"
#include "core/match/report/report.h"
#include "core/team/playerstats.h"
#include "core/team/teamedits.h"
#include "core/team/teamfields.h"
#include "tests/support/playedseason.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// The first home player blocks the first away player, who does not get up again.
MatchScript killing(const std::vector<int> &casualty)
{
    return [casualty](MatchDriver &match) {
        giveAwards(match);
        match.untilTurn();
        match.choose(u"block"_s, match.onPitch(0, 0));
        match.choose(u"block.victim"_s, u"1:1"_s);
        match.choose(u"block.result"_s, u"defender-down"_s);
        match.choose(u"block.outcome"_s, u"defender"_s);
        match.roll(u"armour"_s, {6, 6});
        match.roll(u"injury"_s, {6, 6});
        match.roll(u"casualty"_s, casualty);
    };
}

int pointsOf(const Team &team, const QString &player)
{
    const Player *found = team.everPlayer(PlayerId(player));
    return found ? starPlayerPoints(*found, *sharedRuleset(team.ruleset.text())) : -1;
}

/// What the chain asks, for a test that goes wrong.
QByteArray asked(const CorrectionChain &chain)
{
    if (!chain.question())
        return {};
    const auto &[link, question] = *chain.question();
    const Event &rejected = question.rejected(chain.links().at(link).is);
    const QString prompt = question.prompts.empty() ? u"nothing"_s : question.prompts.front().id;
    return u"%1 instead of %2 %3 in match %4: %5"_s
        .arg(prompt, rejected.prompt, rejected.choices.join(u' '))
        .arg(link + 1)
        .arg(question.reason.message)
        .toUtf8();
}

/// Answers dully, and takes out what can only be taken out, until this is asked or nothing is.
void settleUntil(CorrectionChain &chain, const QString &wanted = {})
{
    while (chain.question()) {
        const auto &prompts = chain.question()->question.prompts;
        if (prompts.empty()) {
            expectDone(chain.takeOut());
            continue;
        }
        const Prompt prompt = prompts.front();
        if (prompt.id == wanted)
            return;
        Event event{prompt.id, prompt.seat, {},   prompt.choices.mid(0, prompt.atLeast),
                    {},        {},          false};
        if (prompt.dice)
            event.dice.assign(prompt.dice->faces().size(), 2);
        if (prompt.kind == PromptKind::Number)
            event.number = std::clamp(0, prompt.atLeast, prompt.atMost);
        expectDone(chain.answer(event));
    }
}

/// Accepting a correction is the word of both coaches, and the report says so.
bool isConfirmed(PlayedSeason &season, const JournalId &match)
{
    const MatchReport report = makeReport(season.session(match));
    return report.sides[0].confirmed && report.sides[1].confirmed;
}

QString allLines(const CorrectionStory &story)
{
    QStringList lines;
    for (const CorrectedTeam &sheet : story.sheets) {
        for (const CorrectionLine &line : sheet.lines)
            lines.append(u"%1 today: %2"_s.arg(sheet.team, line.text));
    }
    for (const CorrectedMatch &match : story.matches) {
        for (const CorrectedTeam &team : match.teams) {
            for (const CorrectionLine &line : team.lines)
                lines.append(u"%1 %2 %3: %4"_s.arg(
                    match.title, team.team,
                    line.kind == CorrectionLine::Kind::Gone ? u"-"_s : u"+"_s, line.text));
        }
        for (const QString &rejected : match.rejectedEvents)
            lines.append(u"%1 open: %2"_s.arg(match.title, rejected));
        for (const QString &asked : match.asked)
            lines.append(u"%1 asked: %2"_s.arg(match.title, asked));
    }
    return lines.join(u'\n');
}

} // namespace

/// Corrections of matches that are over, carried through what was played since.
class TestCorrectionChain : public QObject
{
    Q_OBJECT

private slots:
    void wrongScorerOfAnOldMatch();
    void casualtyThatNeverHappened();
    void deathOfOneWhoPlayedOn();
    void improvementThatNoLongerHappens();
    void improvementThatIsDueNow();
    void answersThatAreLeftOpenStay();
    void undoAndRedoAreCarriedToo();
    void matchThatIsFinishedLate();
    void earlierMatchesOfOthersStay();
    void handEditsStay();
    void nothingIsKeptWhenOneThingFails();
    void carriedSheets_data();
    void carriedSheets();
};

/// Turn 2 of the first match of three: everything else stays, in every match and on every sheet.
void TestCorrectionChain::wrongScorerOfAnOldMatch()
{
    PlayedSeason season;
    const JournalId first = season.play(scoredBy(u"0:1"_s));
    season.play(scoredBy(u"0:3"_s));
    season.play(scoredBy({}));
    const Team before = season.team(u"human"_s);
    const Team orcs = season.team(u"orc"_s);
    QCOMPARE(pointsOf(before, u"1"_s), 3);
    CorrectionChain chain
        = season.chain(first, season.otherChoice(first, u"touchdown"_s, u"0:2"_s));
    QCOMPARE(chain.links().size(), 3U);
    QVERIFY2(!chain.question(), asked(chain).constData());
    const QString told = allLines(tellCorrection(chain, season.library));
    QVERIFY2(told.contains(u"human today: "_s), qPrintable(told));
    QVERIFY2(told.contains(u"match-1 human -: "_s) && told.contains(u"match-1 human +: "_s),
             qPrintable(told));
    QVERIFY2(!told.contains(u"match-2 "_s) && !told.contains(u"orc"_s), qPrintable(told));
    QVERIFY(season.team(u"human"_s) == before); // only looked at so far
    season.keep(chain);
    Team after = season.team(u"human"_s);
    QCOMPARE(pointsOf(after, u"1"_s), 0);
    QCOMPARE(pointsOf(after, u"2"_s), 3);
    QCOMPARE(pointsOf(after, u"3"_s), 3);
    after.players[0].achievements = before.players[0].achievements;
    after.players[1].achievements = before.players[1].achievements;
    QVERIFY(after == before);
    QVERIFY(season.team(u"orc"_s) == orcs);
    const TeamId humans(u"human"_s);
    const auto story = must(readStory(season.kept.results, humans));
    QCOMPARE(story.size(), 3U);
    for (const StoryLine &line : story)
        QVERIFY(!line.editedBefore);
    const auto last = must(readChapter(season.kept.stores(), story.back().match, humans));
    QVERIFY(last.chapter.after == season.team(u"human"_s));
    QCOMPARE(story.back().after.sum, sheetSum(season.team(u"human"_s)));
    QVERIFY(isConfirmed(season, first));
}

/// The victim plays the next match after all, and nobody has to be asked about it.
void TestCorrectionChain::casualtyThatNeverHappened()
{
    PlayedSeason season;
    const JournalId first = season.play(killing({5, 3}));
    season.play(scoredBy({}));
    QCOMPARE(season.team(u"orc"_s).players.front().injuries.losses.movement, 1);
    CorrectionChain chain = season.chain(first, season.otherDice(first, u"casualty"_s, {1, 1}));
    settleUntil(chain);
    QVERIFY2(!chain.question(), asked(chain).constData());
    season.keep(chain);
    const Team orcs = season.team(u"orc"_s);
    QVERIFY(orcs.players.front().injuries == Injuries{});
    QVERIFY(!orcs.players.front().missesNextMatch);
    for (const CorrectionLink &link : chain.links())
        QVERIFY(!link.isOpen());
    QCOMPARE(must(season.journals.read(JournalId(u"match-2"_s))).stand.state,
             JournalState::Finished);
    QVERIFY(isConfirmed(season, first) && isConfirmed(season, JournalId(u"match-2"_s)));
}

/// He cannot have scored in the second match: who did is put to the coach, at that place.
void TestCorrectionChain::deathOfOneWhoPlayedOn()
{
    PlayedSeason season;
    const JournalId first = season.play(killing({1, 1}));
    const JournalId second = season.play([](MatchDriver &match) {
        giveAwards(match);
        match.alwaysRoll(u"coin-toss"_s, {1});
        match.untilTurn();
        match.confirm(u"end-turn"_s);
        match.untilTurn();
        match.choose(u"touchdown"_s, u"1:1"_s);
    });
    season.play(scoredBy({}));
    QCOMPARE(pointsOf(season.team(u"orc"_s), u"1"_s), 3);
    CorrectionChain chain = season.chain(first, season.otherDice(first, u"casualty"_s, {6, 1}));
    settleUntil(chain, u"touchdown"_s);
    QVERIFY(chain.question());
    QVERIFY2(chain.question()->link == 1U, asked(chain).constData());
    QVERIFY(chain.question()->question.again);
    // Left like this the matches since, which are over, would be open again: on purpose only.
    QCOMPARE(chain.reopened().size(), 2U);
    QVERIFY(chain.mayBeKept().failedWith(ErrorCode::ReopensMatches));
    CorrectionChain meant = chain;
    meant.allowReopening();
    QVERIFY(meant.mayBeKept());
    const Prompt prompt = chain.question()->question.prompts.front();
    QCOMPARE(prompt.id, u"touchdown"_s);
    QVERIFY(!prompt.choices.contains(u"1:1"_s));
    Event scorer{prompt.id, prompt.seat, {}, {u"1:1"_s}, {}, {}, false};
    QVERIFY(!chain.answer(scorer));
    scorer.choices = {u"1:5"_s};
    QVERIFY(chain.answer(scorer));
    settleUntil(chain);
    QVERIFY2(!chain.question(), qPrintable(allLines(tellCorrection(chain, season.library))));
    const QString told = allLines(tellCorrection(chain, season.library));
    QVERIFY2(told.contains(u"orc today: "_s), qPrintable(told));
    QVERIFY(chain.reopened().empty() && chain.mayBeKept());
    season.keep(chain);
    const Team orcs = season.team(u"orc"_s);
    QVERIFY(!orcs.player(PlayerId(u"1"_s)));
    QCOMPARE(orcs.everPlayer(PlayerId(u"1"_s))->status, PlayerStatus::Dead);
    QCOMPARE(pointsOf(orcs, u"5"_s), 3);
    QCOMPARE(season.session(second).state().sides[1].score, 1);
    QVERIFY(season.session(second).rejectedEvents().empty());
    QVERIFY(isConfirmed(season, first) && isConfirmed(season, second));
}

/// The skill goes; both its lines are put to the coach, and stay in the log until he has decided.
void TestCorrectionChain::improvementThatNoLongerHappens()
{
    MatchSetup setup = leagueSetup();
    setup.teams[0].players[0].achievements.touchdowns = 1;
    PlayedSeason season(setup);
    const JournalId first = season.play([](MatchDriver &match) {
        match.alwaysRoll(u"after.improve.home.1"_s, {1, 2});
        match.alwaysChoose(u"after.learn.home.1"_s, u"block"_s);
        scoredBy(u"0:1"_s)(match);
    });
    season.play(scoredBy({}));
    QCOMPARE(season.team(u"human"_s).players[0].improvements.size(), 1U);
    const CorrectionChain chain
        = season.chain(first, season.otherChoice(first, u"touchdown"_s, u"0:2"_s));
    QVERIFY(chain.question());
    QVERIFY(chain.question()->question.prompts.empty());
    const CorrectionStory story = tellCorrection(chain, season.library);
    QCOMPARE(story.matches.front().rejectedEvents.size(), 2); // the dice and the skill
    season.keep(chain); // decided later
    QVERIFY(season.team(u"human"_s).players[0].improvements.empty());
    QCOMPARE(season.session(first).rejectedEvents().size(), 2U);
    QCOMPARE(must(season.journals.read(first)).stand.state, JournalState::Running);
    CorrectionChain settled = season.chain(first, std::vector<LogAction>{});
    QVERIFY(settled.takeOut());
    QVERIFY(settled.takeOut());
    QVERIFY2(!settled.question(), asked(settled).constData());
    season.keep(settled);
    QVERIFY(season.session(first).rejectedEvents().empty());
    QCOMPARE(must(season.journals.read(first)).stand.state, JournalState::Finished);
    QVERIFY(season.team(u"human"_s).players[0].improvements.empty());
}

/// The right scorer has an improvement waiting now: it is asked where it belongs, and everything
/// that was answered after it still fits.
void TestCorrectionChain::improvementThatIsDueNow()
{
    MatchSetup setup = leagueSetup();
    setup.teams[0].players[1].achievements.touchdowns = 1;
    PlayedSeason season(setup);
    const JournalId first = season.play(scoredBy(u"0:1"_s));
    season.play(scoredBy({}));
    const int gold = season.team(u"human"_s).treasury;
    CorrectionChain chain
        = season.chain(first, season.otherChoice(first, u"touchdown"_s, u"0:2"_s));
    QVERIFY(chain.question());
    QVERIFY2(!chain.question()->question.again, asked(chain).constData());
    QCOMPARE(chain.question()->question.prompts.front().id, u"after.improve.home.2"_s);
    QVERIFY(chain.answer({u"after.improve.home.2"_s, 0, {1, 2}, {}, {}, {}, false}));
    QVERIFY(chain.question());
    QCOMPARE(chain.question()->question.prompts.front().id, u"after.learn.home.2"_s);
    QVERIFY(chain.answer({u"after.learn.home.2"_s, 0, {}, {u"block"_s}, {}, {}, false}));
    QVERIFY2(!chain.question(), asked(chain).constData());
    season.keep(chain);
    const Team humans = season.team(u"human"_s);
    QCOMPARE(humans.players[1].improvements.size(), 1U);
    QCOMPARE(humans.treasury, gold);
    QVERIFY(season.session(first).rejectedEvents().empty());
    QVERIFY(season.session(first).prompts().empty());
    QVERIFY(isConfirmed(season, first));
}

/// Who decides later finds the match open again, and what was answered still stands in its log.
void TestCorrectionChain::answersThatAreLeftOpenStay()
{
    MatchSetup setup = leagueSetup();
    setup.teams[0].players[1].achievements.touchdowns = 1;
    PlayedSeason season(setup);
    const JournalId first = season.play(scoredBy(u"0:1"_s));
    CorrectionChain chain
        = season.chain(first, season.otherChoice(first, u"touchdown"_s, u"0:2"_s));
    QVERIFY(chain.question());
    const QString told = allLines(tellCorrection(chain, season.library));
    QVERIFY2(told.contains(u"match-1 asked: "_s), qPrintable(told));
    const size_t entries = season.session(first).log().groups().size();
    season.keep(chain);
    QCOMPARE(must(season.journals.read(first)).stand.state, JournalState::Running);
    QCOMPARE(season.session(first).log().groups().size(), entries);
    QVERIFY(!season.session(first).rejectedEvents().empty());
    // It is asked again the next time somebody looks.
    CorrectionChain again = season.chain(first, std::vector<LogAction>{});
    QVERIFY(again.question());
    QVERIFY(again.answer({u"after.improve.home.2"_s, 0, {1, 2}, {}, {}, {}, false}));
    QVERIFY(again.answer({u"after.learn.home.2"_s, 0, {}, {u"block"_s}, {}, {}, false}));
    season.keep(again);
    QCOMPARE(must(season.journals.read(first)).stand.state, JournalState::Finished);
    QCOMPARE(season.team(u"human"_s).players[1].improvements.size(), 1U);
}

void TestCorrectionChain::undoAndRedoAreCarriedToo()
{
    PlayedSeason season;
    const JournalId first = season.play(scoredBy(u"0:1"_s));
    const JournalId second = season.play(scoredBy({}));
    const Team before = season.team(u"human"_s);
    const QJsonObject start = must(season.journals.read(second)).header.setup;
    season.keep(season.chain(first, season.otherChoice(first, u"touchdown"_s, u"0:2"_s)));
    const Team corrected = season.team(u"human"_s);
    QVERIFY(corrected != before);
    QVERIFY(must(season.journals.read(second)).header.setup != start);
    season.keep(season.chain(first, {{LogAction::Kind::Undo, {}, {}}}));
    QVERIFY(season.team(u"human"_s) == before);
    QCOMPARE(must(season.journals.read(second)).header.setup, start);
    season.keep(season.chain(first, {{LogAction::Kind::Redo, {}, {}}}));
    QVERIFY(season.team(u"human"_s) == corrected);
}

/// The sequence of the first match was done only after the second one.
void TestCorrectionChain::matchThatIsFinishedLate()
{
    PlayedSeason season;
    const JournalId first = season.play(scoredBy(u"0:1"_s), false);
    season.play(scoredBy(u"0:2"_s));
    QCOMPARE(pointsOf(season.team(u"human"_s), u"1"_s), 0);
    CorrectionChain chain = season.chain(first, std::vector<LogAction>{});
    QVERIFY(chain.goesOn());
    settleUntil(chain);
    season.keep(chain);
    QCOMPARE(pointsOf(season.team(u"human"_s), u"1"_s), 3);
    QCOMPARE(pointsOf(season.team(u"human"_s), u"2"_s), 3);
}

/// A team that is first reached by its fifth match played the first four as it did.
void TestCorrectionChain::earlierMatchesOfOthersStay()
{
    MemoryClub kept;
    RandomSeason random{sharedRuleset(u"crp"_s)};
    random.matches = 16;
    random.newTeams = 5;
    SeededRandomSource dice(8);
    expectDone(playSeason(kept.stores(), random, dice));
    JournalQuery oldest;
    oldest.order = JournalQuery::Order::OldestFirst;
    const auto matches = must(kept.journals.list(oldest));
    const JournalId first = matches.front().id;
    const MatchSession session = must(replay(must(kept.journals.read(first)), kept.library));
    const auto &groups = session.log().groups();
    const auto paid = std::find_if(groups.begin(), groups.end(), [](const EventGroup &each) {
        return each.events.front().prompt == u"after.winnings.home"_s;
    });
    QVERIFY(paid != groups.end());
    EventGroup changed = *paid;
    changed.events.front().dice = {changed.events.front().dice.front() == 1 ? 6 : 1};
    const Correction correction{Correction::What::Replace, static_cast<int>(paid - groups.begin()),
                                changed};
    const auto chain = CorrectionChain::begin(kept.stores(), first,
                                              {{LogAction::Kind::Correct, {}, correction}});
    QVERIFY2(chain, chain ? "" : qPrintable(chain.error().message));
    QVERIFY(chain->goesOn());
    // Each follows from one before it in which one of its teams played.
    QStringList reached = chain->links().front().header.teams;
    for (size_t i = 1; i < chain->links().size(); ++i) {
        const JournalHeader &link = chain->links()[i].header;
        QVERIFY(link.createdMs > chain->links()[i - 1].header.createdMs);
        QVERIFY(reached.contains(link.teams.at(0)) || reached.contains(link.teams.at(1)));
        reached += link.teams;
    }
}

void TestCorrectionChain::handEditsStay()
{
    PlayedSeason season;
    const JournalId first = season.play(scoredBy(u"0:1"_s));
    StoredTeam kept = must(loadTeam(season.documents, DocumentId(u"human"_s)));
    kept.team = must(renamePlayer(kept.team, PlayerId(u"1"_s), u"Grim"_s));
    kept.team.treasury += 20'000;
    (void)must(saveTeam(season.documents, kept, 5));
    season.play(scoredBy({}));
    const int gold = season.team(u"human"_s).treasury;
    season.keep(season.chain(first, season.otherChoice(first, u"touchdown"_s, u"0:2"_s)));
    const Team humans = season.team(u"human"_s);
    QCOMPARE(humans.players[0].name, u"Grim"_s);
    QCOMPARE(humans.treasury, gold);
    QCOMPARE(pointsOf(humans, u"2"_s), 3);
}

void TestCorrectionChain::nothingIsKeptWhenOneThingFails()
{
    PlayedSeason season;
    const JournalId first = season.play(scoredBy(u"0:1"_s));
    const JournalId second = season.play(scoredBy({}));
    const Journal before = must(season.journals.read(first));
    const CorrectionChain chain
        = season.chain(first, season.otherChoice(first, u"touchdown"_s, u"0:2"_s));
    // Somebody else went on with the second match.
    JournalKeeper keeper(season.journals, second,
                         static_cast<qint64>(must(season.journals.read(second)).entries.size()),
                         [] { return 1; });
    QVERIFY(keeper.keep({LogAction::Kind::Undo, {}, {}}));
    MemoryBatches batches(season.journals, season.documents, season.kept.results);
    QCOMPARE(batches.keep(chain.batch()).error().code, ErrorCode::StoreConflict);
    QCOMPARE(must(season.journals.read(first)), before);
    QCOMPARE(pointsOf(season.team(u"human"_s), u"1"_s), 3);
}

void TestCorrectionChain::carriedSheets_data()
{
    QTest::addColumn<Team>("to");
    QTest::addColumn<Team>("expected");
    const Team from = leagueSetup().teams[0];
    Team onto = from;
    onto.treasury = 30'000;
    onto.players[0].achievements.touchdowns = 1;
    Team to = from;
    Team expected = onto;
    QTest::newRow("nothing happened since") << to << expected;
    to.treasury = 90'000;
    expected.treasury = 70'000;
    QTest::newRow("earned some gold") << to << expected;
    to = from;
    expected = onto;
    to.treasury = 0;
    expected.treasury = 30'000 - from.treasury; // a debt, which somebody has to decide about
    QTest::newRow("spent more than there was") << to << expected;
    to = from;
    expected = onto;
    to.players[0].achievements.touchdowns = 2;
    expected.players[0].achievements.touchdowns = 3;
    QTest::newRow("deeds add up") << to << expected;
    to = from;
    expected = onto;
    to.players[1].status = expected.players[1].status = PlayerStatus::Fired;
    to.formerPlayers.push_back(to.players[1]);
    to.players.erase(to.players.begin() + 1);
    expected.formerPlayers.push_back(expected.players[1]);
    expected.players.erase(expected.players.begin() + 1);
    QTest::newRow("somebody was fired") << to << expected;
    to = must(addPlayer(from, *sharedRuleset(u"crp"_s), PositionId(u"blitzer"_s)));
    expected = onto;
    expected.players.push_back(to.players.back());
    expected.nextPlayer = to.nextPlayer;
    QTest::newRow("somebody was hired") << to << expected;
    to = from;
    expected = onto;
    std::swap(to.players[0], to.players[1]);
    std::swap(expected.players[0], expected.players[1]);
    QTest::newRow("put into another order") << to << expected;
}

void TestCorrectionChain::carriedSheets()
{
    QFETCH(Team, to);
    QFETCH(Team, expected);
    const Team from = leagueSetup().teams[0];
    Team onto = from;
    onto.treasury = 30'000;
    onto.players[0].achievements.touchdowns = 1;
    QVERIFY(rebaseTeam(from, to, onto) == expected);
    QVERIFY(rebaseTeam(from, to, from) == to);
}

QTEST_GUILESS_MAIN(TestCorrectionChain)
#include "tst_correctionchain.moc"
