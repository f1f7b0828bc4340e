// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/carddecks.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/results.h"
#include "core/match/extras/dangers.h"
#include "core/rules/rulesetlibrary.h"
#include "tests/support/matchdriver.h"
#include "tests/support/testfiles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QByteArray text = R"({"es":"a","en":"b","de":"c"})";
const QByteArray manifest = R"({"id":"dome","game":"football","extends":"bb2016","name":)" + text
    + R"(,"summary":)" + text + "}";
/// A stadium, a kick-off result, an event and a helper that nobody has heard of, and that do what
/// others do.
const QByteArray tables = R"({"entries":[{"id":"stadium-luxury","rows":[
 {"id":"glass-dome","from":1,"to":6,"name":)"
    + text + R"(,"summary":)" + text + R"(,"does":[{"effect":"walled-in"},
 {"at":"drive-start","effect":"checks-the-kit","table":"referee-trundlefoot-kit-check"},{"at":"drive-start","effect":"roll","table":"weather"}]}
 ]},{"id":"kick-off","rows":[{"id":"pep-talk","from":2,"to":12,"name":)"
    + text + R"(,"summary":)" + text + R"(,"does":[
 {"at":"rolled","effect":"contest-for-re-rolls","table":"kick-off-brilliant-coaching"}]}
 ]},{"id":"match-events","rows":[{"id":"free-beer","name":)"
    + text + R"(,"summary":)" + text + R"(,"does":[
 {"at":"rolled","effect":"lasts","values":{"fouls":3,"turns":2}},
 {"at":"rolled","effect":"hits","values":{"one":1}}]},
 {"id":"drizzle","name":)"
    + text + R"(,"summary":)" + text + R"(},
 {"id":"goat","values":{"av":5},"name":)"
    + text + R"(,"summary":)" + text + R"(,"does":[
 {"at":"rolled","effect":"lasts","values":{"wild-squig":1},"skills":["frenzy"]}]}]},
 {"id":"referees","rows":[{"id":"aunt","from":2,"to":12,"name":)"
    + text + R"(,"summary":)" + text + R"(,"does":[{"effect":"ordinary"},
 {"effect":"comes-by-choice","choice":"halfling"}]}]},
 {"id":"church-bells","dice":"D6","name":)"
    + text + R"(,"summary":)" + text + R"(,"rows":[
 {"id":"loud","from":1,"to":3,"values":{"fame":-1},"does":[{"at":"rolled","effect":"fans-leave"}],"name":)"
    + text + R"(,"summary":)" + text + R"(},
 {"id":"silent","from":4,"to":6,"does":[{"at":"rolled","effect":"extra-turn-for-kickers"}],"name":)"
    + text + R"(,"summary":)" + text + R"(}]}]})";
const QByteArray helpers = R"({"entries":[{"id":"uncle","max":1,"cost":10000,"name":)" + text
    + R"(,"summary":)" + text + R"(,"does":[{"effect":"fixes","table":"argue-the-call"},
 {"at":"half-start","effect":"ready-again"}]}]})";

const QByteArray decks = R"({"entries":[{"id":"low-blows","price":50000,"name":)" + text
    + R"(,"summary":)" + text + R"(,"does":[{"effect":"are-dirty"}],
 "cards":[{"id":"c","timing":"own-turn-start","name":)"
    + text + R"(,"summary":)" + text + R"(}]}]})";

} // namespace

/// What is in force does what its data say.
class TestMatchInForce : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aPlaceOfOnesOwn();
    void inTheOrderOfTheData();
    void aHelperOfOnesOwn();
    void aKickOffResultOfOnesOwn();
    void anEventOfOnesOwn();
    void aTableOfOnesOwn();
    void aDeckOfOnesOwn();
    void aRefereeOfOnesOwn();
    void aDangerOfOnesOwn();
    void nobodyElse();

private:
    QTemporaryDir m_folder;
    std::shared_ptr<const Ruleset> m_rules;
    MatchSetup m_setup;
    std::unique_ptr<Match> m_match;
    MatchState m_state;
};

void TestMatchInForce::initTestCase()
{
    QVERIFY(QDir(m_folder.path()).mkpath(u"dome"_s));
    writeBytes(m_folder.filePath(u"dome/ruleset.json"_s), manifest);
    writeBytes(m_folder.filePath(u"dome/tables.json"_s), tables);
    writeBytes(m_folder.filePath(u"dome/inducements.json"_s), helpers);
    writeBytes(m_folder.filePath(u"dome/decks.json"_s), decks);
    RulesetLibrary library(m_folder.path());
    const auto rules = library.load(u"dome"_s);
    QVERIFY2(rules, rules ? "" : qPrintable(rules.error().detail));
    m_rules = *rules;
    m_setup = plainSetup(u"bb2016"_s);
    m_setup.ruleset = RulesetId(u"dome"_s);
    m_match = std::make_unique<Match>(m_rules, m_setup, StepBook::ofMatch());
    m_state = m_match->start();
    m_state.occasion.stadium = RowOf::fromString(u"stadium-luxury/glass-dome"_s);
}

void TestMatchInForce::aPlaceOfOnesOwn()
{
    QVERIFY(hasEffect(m_match->context(), m_state, EffectSource::Stadium, u"walled-in"));
    QVERIFY(!hasEffect(m_match->context(), m_state, EffectSource::Stadium, u"gentle-crowd"));
}

void TestMatchInForce::inTheOrderOfTheData()
{
    MatchState state = m_state;
    state.agenda.clear();
    pushRuleEffects(m_match->context(), state, EffectSource::Stadium, 1, u"drive-start");
    QCOMPARE(state.agenda.size(), size_t(2));
    QCOMPARE(state.agenda.back().kind, u"kit-check"_s);
    QCOMPARE(state.agenda.back().seat, 1);
    QCOMPARE(state.agenda.front().kind, u"roll"_s);
    QCOMPARE(state.agenda.front().table(), u"weather"_s);
}

void TestMatchInForce::aHelperOfOnesOwn()
{
    const MatchContext &context = m_match->context();
    MatchState state = m_state;
    state.side(0).counters.insert(u"uncle"_s, 1);
    QCOMPARE(helperWho(context, state, 0, u"fixes"), u"uncle"_s);
    QVERIFY(helperWho(context, state, 1, u"fixes").isEmpty());
    // Used up he does nothing, until he is ready again.
    state.side(0).counters.insert(u"uncle"_s, 0);
    QVERIFY(helperWho(context, state, 0, u"fixes").isEmpty());
    pushRuleEffects(context, state, EffectSource::Helper, 0, u"half-start");
    QCOMPARE(helperWho(context, state, 0, u"fixes"), u"uncle"_s);
}

void TestMatchInForce::aKickOffResultOfOnesOwn()
{
    const MatchContext &context = m_match->context();
    MatchState state = m_state;
    state.agenda.clear();
    QVERIFY(carryOutRow(context, state, noSeat, RowOf::fromString(u"kick-off/pep-talk"_s),
                        CarryOut::InTurn));
    const Prompt asked = m_match->prompts(state).front();
    QCOMPARE(asked.id, u"kick-off.pep-talk"_s);
    QCOMPARE(asked.dice->faces(), (std::vector<int>{3, 3}));
    QCOMPARE(m_match->words(state, asked).title, u"b"_s);
    Event event;
    event.prompt = asked.id;
    event.dice = {3, 1};
    QVERIFY(m_match->apply(state, event));
    QCOMPARE(state.side(0).rerolls.bonusHalf, 1);
    QCOMPARE(state.side(1).rerolls.bonusHalf, 0);
}

void TestMatchInForce::anEventOfOnesOwn()
{
    const MatchContext &context = m_match->context();
    const TableId events(u"match-events"_s);
    MatchState state = m_state;
    state.agenda.clear();
    QVERIFY(carryOutRow(context, state, 1, {events, RowId(u"free-beer"_s)}, CarryOut::AtOnce));
    QCOMPARE(state.ongoing.size(), size_t(1));
    QCOMPARE(sourceText(state.ongoing.front().source), u"free-beer"_s);
    QCOMPARE(state.ongoing.front().seat, 1);
    QCOMPARE(state.ongoing.front().values, (QMap<QString, int>{{u"fouls"_s, 3}}));
    QCOMPARE(state.ongoing.front().turns, 2);
    // Whom it hits the board says.
    QCOMPARE(state.agenda.size(), size_t(1));
    QCOMPARE(state.agenda.front().kind, u"event-hit"_s);
    QCOMPARE(state.agenda.front().as<TableResult>().mostHit, 1);
    // One that does nothing is only told.
    QVERIFY(!carryOutRow(context, state, 1, {events, RowId(u"drizzle"_s)}, CarryOut::AtOnce));
    QCOMPARE(state.agenda.size(), size_t(1));
}

/// What its rows do is an effect of such rolls, or a step.
void TestMatchInForce::aTableOfOnesOwn()
{
    for (const int die : {1, 6}) {
        MatchState state = m_state;
        state.kicking = 1;
        state.agenda = {{StepKind::Roll, 0, {}, {}, TableId(u"church-bells"_s)}};
        Event event;
        event.prompt = m_match->prompts(state).front().id;
        event.seat = 0;
        event.dice = {die};
        const auto *rule = m_match->context().steps().find(StepKind::Roll);
        const Step step = state.agenda.back();
        QVERIFY(rule->answer(m_match->context(), state, step, event));
        QCOMPARE(state.side(0).fame, die == 1 ? -1 : 0);
        QCOMPARE(state.agenda.empty(), die == 1);
        QVERIFY(die == 1 || state.agenda.back().kind == StepKind::ExtraTurnForKickers);
    }
}

/// Whatever it is called, its cards are dirty tricks.
void TestMatchInForce::aDeckOfOnesOwn()
{
    const MatchContext &context = m_match->context();
    for (const QString &id : {u"low-blows"_s, u"dirty-tricks"_s})
        QVERIFY(isDirtyTrick(context, DeckId(id)));
    for (const QString &id : {u"miscellaneous-mayhem-2016"_s, u"no-deck"_s})
        QVERIFY(!isDirtyTrick(context, DeckId(id)));
}

/// He comes by the value of the option that his row names.
void TestMatchInForce::aRefereeOfOnesOwn()
{
    for (const QString &choice : {u"halfling"_s, u"goblin"_s, u"standard"_s}) {
        MatchSetup setup = m_setup;
        setup.options[OptionId(u"referees"_s)] = choice;
        const Match match(m_rules, setup, StepBook::ofMatch());
        MatchState state = m_state;
        const Step step{StepKind::Referee};
        state.agenda = {step};
        StepBook::ofMatch().find(StepKind::Referee)->enter(match.context(), state, step);
        QCOMPARE(state.occasion.referee.text(), choice == u"halfling"_s ? u"aunt"_s : QString());
    }
}

/// What roams the pitch is as its row says.
void TestMatchInForce::aDangerOfOnesOwn()
{
    const MatchContext &context = m_match->context();
    const PlayerRef goat{0, PlayerId(u"wild-squig"_s)};
    QVERIFY(isDanger(goat));
    QVERIFY(dangerHas(context, goat, u"frenzy"));
    QVERIFY(!dangerHas(context, goat, u"block"));
    QCOMPARE(bringing(context, u"wild-squig"_s).row->id, RowId(u"goat"_s));
    QVERIFY(!bringing(context, u"no-such-key"_s).row);
}

void TestMatchInForce::nobodyElse()
{
    for (const EffectSource effectSource :
         {EffectSource::Referee, EffectSource::Ball, EffectSource::Legend, EffectSource::Helper,
          EffectSource::Star}) {
        for (const Seat seat : {noSeat, 0, 1})
            QVERIFY(ruleEffectsAt(m_match->context(), m_state, effectSource, seat, u"drive-start")
                        .empty());
    }
}

QTEST_GUILESS_MAIN(TestMatchInForce)
#include "tst_matchinforce.moc"
