// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/matchrepository.h"
#include "core/club/teamoutcomes.h"
#include "core/club/teamrepository.h"
#include "core/team/hiring.h"
#include "tests/support/playedseason.h"

#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString orc = u"orc"_s;

Player former(const QString &id, PlayerStatus status)
{
    Player player = leagueSetup().teams[1].players.front();
    player.id = PlayerId(id);
    player.name = u"Former "_s + id;
    player.status = status;
    return player;
}

/// Two who left the orcs long ago.
MatchSetup setupWithFormers()
{
    MatchSetup setup = leagueSetup();
    setup.teams[1].nextPlayer = 100;
    setup.teams[1].formerPlayers
        = {former(u"90"_s, PlayerStatus::Dead), former(u"91"_s, PlayerStatus::Retired)};
    return setup;
}

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

const std::vector<int> dies{6, 1};
const std::vector<int> isBadlyHurt{1, 1};

QString idsOf(const std::vector<Player> &players)
{
    QStringList ids;
    for (const Player &each : players)
        ids.append(each.id.text());
    return ids.join(u' ');
}

Event dullAnswer(const Prompt &prompt)
{
    Event event;
    event.prompt = prompt.id;
    event.seat = prompt.seat;
    event.choices = prompt.choices.mid(0, prompt.atLeast);
    if (prompt.dice)
        event.dice.assign(prompt.dice->faces().size(), 2);
    if (prompt.kind == PromptKind::Number)
        event.number = std::clamp(0, prompt.atLeast, prompt.atMost);
    return event;
}

/// Answers dully, and takes out what can only be taken out.
void settle(CorrectionChain &chain)
{
    while (chain.question()) {
        const auto &prompts = chain.question()->question.prompts;
        if (prompts.empty()) {
            expectDone(chain.takeOut());
            continue;
        }
        expectDone(chain.answer(dullAnswer(prompts.front())));
    }
}

void correct(PlayedSeason &season, const JournalId &match, const std::vector<int> &casualty)
{
    CorrectionChain chain = season.chain(match, season.otherDice(match, u"casualty"_s, casualty));
    settle(chain);
    season.keep(chain);
}

} // namespace

/// Those who left a team are kept apart from its sheet: matches know who can play, and corrections
/// find everybody all the same.
class TestFormerPlayers final : public QObject
{
    Q_OBJECT

private slots:
    void matchesKnowWhoCanPlay();
    void theDeadComeBackAndGoAgain_data() { addReleases(); }
    void theDeadComeBackAndGoAgain();
    void whoPlayedOnDiesAfterAll_data() { addReleases(); }
    void whoPlayedOnDiesAfterAll();
    void whoWasFiredMeanwhileStaysAway_data() { addReleases(); }
    void whoWasFiredMeanwhileStaysAway();
    void whatTheDeadDidIsCorrected();
    void anOutcomeThatIsWrittenAgain();

private:
    static void addReleases();
    /// As the row says.
    static void keepAsReleased(PlayedSeason &season);
};

void TestFormerPlayers::addReleases()
{
    QTest::addColumn<bool>("inSetups");
    QTest::newRow("apart") << false;
    QTest::newRow("in every set-up, as 0.2 kept them") << true;
}

void TestFormerPlayers::keepAsReleased(PlayedSeason &season)
{
    QFETCH(bool, inSetups);
    if (inSetups)
        season.keepFormerPlayersInSetups();
}

void TestFormerPlayers::matchesKnowWhoCanPlay()
{
    MemoryClub kept;
    const ClubStores stores = kept.stores();
    const MatchSetup setup = setupWithFormers();
    for (const Team &team : setup.teams)
        (void)must(saveTeam(kept.documents, {team, {}}, 1));
    const JournalId match = must(MatchRepository(stores).start(setup));
    const QJsonObject kepts = must(kept.journals.readHeader(match)).setup;
    QVERIFY(!QJsonDocument(kepts).toJson().contains("formerPlayers"));
    QCOMPARE(must(loadTeam(kept.documents, DocumentId(orc))).team, setup.teams[1]);
    const PlayingTeam playing = must(TeamRepository(stores).loadPlaying(DocumentId(orc)));
    QVERIFY(playing.team.formerPlayers.empty());
    QCOMPARE(playing.team.players, setup.teams[1].players);
}

void TestFormerPlayers::theDeadComeBackAndGoAgain()
{
    PlayedSeason season(setupWithFormers());
    keepAsReleased(season);
    const JournalId first = season.play(killing(dies));
    season.play(scoredBy({}));
    season.play(scoredBy({}));
    const Team dead = season.team(orc);
    QCOMPARE(idsOf(dead.formerPlayers), u"90 91 1"_s);
    correct(season, first, isBadlyHurt);
    const Team alive = season.team(orc);
    QCOMPARE(idsOf(alive.formerPlayers), u"90 91"_s);
    QVERIFY(alive.player(PlayerId(u"1"_s)));
    QCOMPARE(alive.player(PlayerId(u"1"_s))->status, PlayerStatus::Active);
    QVERIFY(
        season.session(JournalId(u"match-3"_s)).game().context().team(1).player(PlayerId(u"1"_s)));
    QVERIFY(keptOutcome(season.documents, TeamId(orc), first).value().formerPlayers.empty());
    correct(season, first, dies);
    QCOMPARE(idsOf(season.team(orc).formerPlayers), u"90 91 1"_s);
    QCOMPARE(season.team(orc), dead);
    QCOMPARE(idsOf(keptOutcome(season.documents, TeamId(orc), first).value().formerPlayers),
             u"1"_s);
}

void TestFormerPlayers::whoPlayedOnDiesAfterAll()
{
    PlayedSeason season(setupWithFormers());
    keepAsReleased(season);
    const JournalId first = season.play(killing(isBadlyHurt));
    season.play(scoredBy({}));
    season.play(scoredBy({}));
    const Team alive = season.team(orc);
    QCOMPARE(idsOf(alive.formerPlayers), u"90 91"_s);
    correct(season, first, dies);
    const Team dead = season.team(orc);
    QCOMPARE(idsOf(dead.formerPlayers), u"90 91 1"_s);
    QCOMPARE(dead.formerPlayers.back().status, PlayerStatus::Dead);
    QVERIFY(!season.session(JournalId(u"match-2"_s))
                 .game()
                 .context()
                 .team(1)
                 .everPlayer(PlayerId(u"1"_s)));
    correct(season, first, isBadlyHurt);
    QCOMPARE(idsOf(season.team(orc).formerPlayers), u"90 91"_s);
    QVERIFY(season.team(orc).player(PlayerId(u"1"_s)));
    QCOMPARE(season.team(orc).players.size(), alive.players.size());
}

/// Between the matches a coach sent somebody away and struck somebody else out: neither comes back.
void TestFormerPlayers::whoWasFiredMeanwhileStaysAway()
{
    PlayedSeason season(setupWithFormers());
    keepAsReleased(season);
    const JournalId first = season.play(killing(dies));
    StoredTeam kept = must(loadTeam(season.documents, DocumentId(orc)));
    kept.team = must(letGo(kept.team, PlayerId(u"5"_s), PlayerStatus::Fired));
    std::erase_if(kept.team.players,
                  [](const Player &each) { return each.id == PlayerId(u"6"_s); });
    (void)must(saveTeam(season.documents, kept, 1));
    season.play(scoredBy({}));
    season.play(scoredBy({}));
    QCOMPARE(idsOf(season.team(orc).formerPlayers), u"90 91 1 5"_s);
    correct(season, first, isBadlyHurt);
    const Team alive = season.team(orc);
    QCOMPARE(idsOf(alive.formerPlayers), u"90 91 5"_s);
    QVERIFY(alive.player(PlayerId(u"1"_s)));
    QVERIFY(!alive.everPlayer(PlayerId(u"6"_s)));
    for (const QString &match : {u"match-2"_s, u"match-3"_s}) {
        const Team came = season.session(JournalId(match)).game().context().team(1);
        QVERIFY(came.player(PlayerId(u"1"_s)));
        QVERIFY(!came.player(PlayerId(u"5"_s)) && !came.player(PlayerId(u"6"_s)));
    }
}

/// Nobody's next sheet changes by it, and it stands on his record all the same.
void TestFormerPlayers::whatTheDeadDidIsCorrected()
{
    PlayedSeason season(setupWithFormers());
    const JournalId first = season.play([](MatchDriver &match) {
        killing(dies)(match);
        match.alwaysChoose(u"after.mvp.away"_s, u"1:13"_s);
    });
    season.play(scoredBy({}));
    const Team before = season.team(orc);
    CorrectionChain chain
        = season.chain(first, season.otherChoice(first, u"after.mvp.away"_s, u"1:1"_s));
    settle(chain);
    season.keep(chain);
    const Team after = season.team(orc);
    QCOMPARE(idsOf(after.formerPlayers), u"90 91 1"_s);
    QCOMPARE(after.everPlayer(PlayerId(u"1"_s))->achievements.mvps,
             before.everPlayer(PlayerId(u"1"_s))->achievements.mvps + 1);
}

/// The match is taken back and ends otherwise before anything else is played.
void TestFormerPlayers::anOutcomeThatIsWrittenAgain()
{
    PlayedSeason season(setupWithFormers());
    const JournalId first = season.play(killing(dies));
    QCOMPARE(idsOf(season.team(orc).formerPlayers), u"90 91 1"_s);
    const auto open = must(MatchRepository(season.kept.stores()).open(first));
    const std::vector<EventGroup> played = open->session().log().groups();
    const auto casualty = static_cast<size_t>(season.groupOf(first, u"casualty"_s));
    while (open->session().log().groups().size() > casualty)
        expectDone(open->undo());
    QCOMPARE(open->kept(), JournalState::Running);
    std::vector<Event> roll = played[casualty].events;
    roll.front().dice = isBadlyHurt;
    expectDone(open->act(roll));
    for (size_t i = casualty + 1; i < played.size(); ++i)
        (void)open->act(played[i].events); // what is asked no more is refused
    for (int i = 0; i < 99 && !open->isFinished(); ++i)
        expectDone(open->act({dullAnswer(open->prompts().front())}));
    QCOMPARE(open->kept(), JournalState::Finished);
    const Team alive = season.team(orc);
    QCOMPARE(idsOf(alive.formerPlayers), u"90 91"_s);
    QVERIFY(alive.player(PlayerId(u"1"_s)));
}

QTEST_GUILESS_MAIN(TestFormerPlayers)
#include "tst_formerplayers.moc"
