// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/before/shopshelf.h"
#include "core/match/matchviewer.h"
#include "core/match/report/report.h"
#include "core/match/words/loglines.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/playercard.h"
#include "core/match/words/rulesinforce.h"
#include "core/match/words/sidethings.h"
#include "core/sheet/fulltime.h"
#include "core/sheet/reportcourse.h"
#include "core/text/languagescope.h"
#include "tests/support/matchdriver.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

Prompt promptIn(MatchDriver &match, const QString &id)
{
    for (const Prompt &prompt : match.session().prompts()) {
        if (prompt.id == id)
            return prompt;
    }
    return {};
}

QStringList wordsIn(MatchDriver &match, const QString &id)
{
    return match.session().game().words(match.state(), promptIn(match, id)).choices;
}

QString lastLine(MatchDriver &match)
{
    const auto &groups = match.session().log().groups();
    return match.session().game().groupLine(match.session().stateAfter(groups.size() - 1),
                                            groups.back());
}

QStringList courseOf(MatchDriver &match)
{
    QStringList events;
    for (const auto &row : courseSection(makeReport(match.session())).rows)
        events.append(row.at(2));
    return events;
}

constexpr int inTheChest = 900'000;

/// A match of a league in which the first team may spend what it has saved.
MatchSetup richSetup(const QString &edition = u"crp"_s)
{
    MatchSetup setup = plainSetup(edition);
    setup.league = true;
    setup.teams[0].treasury = inTheChest;
    return setup;
}

/// Until the first team may buy, with all it has.
void toTheShop(MatchDriver &match)
{
    for (int i = 0; i < 60 && !match.asks(u"inducements.buy"_s); ++i) {
        if (match.asks(u"petty-cash"_s) && promptIn(match, u"petty-cash"_s).seat == 0)
            match.number(u"petty-cash"_s, inTheChest);
        else
            match.goOn();
    }
}

} // namespace

/// What two coaches see of a match at the table.
class TestMatchTable final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aPosterOfPaperInventsNoTimes();
    void aPlayerAtAGlance();
    void whatAMercenaryWasPaidForIsMarked();
    void oldInjuriesAreInShortNotes();
    void whatAPlayerHasLearntIsMarked();
    void aJourneymanIsCalledSo();
    void listsNameWhatEachPlays();
    void theTeamValuesAreInSight();
    void aStadiumStaysInSight();
    void aLentCardStaysInSight();
    void aStadiumHasItsName();
    void rerollsOfTheTurn();
    void theCourseHasWhatCounts();
    void aNumberPutRightIsNoTouchdown();
    void linesStandUnderTheirTurn();
    void topicsAreFound();
    void aScatterIsNoSum();
    void theCoinSaysWhoWon();
    void aCasualtyAsksForItsAuthorFirst();
    void whoDidItHasNoPageOfTheBook();
    void thousandsOfFansHaveTheirPoint();
    void nobodyIsAnAuthorToo();
    void whoPlaysOnHurtIsTold();
    void rangesEndWithTheDie();
    void aPairIsDescribed();
    void theShelfIsFoundByItsKind_data();
    void theShelfIsFoundByItsKind();
    void staffIsFoundAsStaff();
    void theShelfSaysHowManyThereMayBe();

private:
    std::unique_ptr<LanguageScope> m_english;
};

void TestMatchTable::init()
{
    m_english.reset(); // each brings back what was before it: never one inside another
    m_english = std::make_unique<LanguageScope>(Language::English);
}

/// Who scored is known, and not when, nor how it stood then.
void TestMatchTable::aPosterOfPaperInventsNoTimes()
{
    MatchReport report;
    for (const int half : {0, 2}) {
        ReportMoment scored;
        scored.kind = ReportMoment::Kind::Touchdown;
        scored.seat = 0;
        scored.half = half;
        scored.turn = half;
        report.moments.push_back(scored);
    }
    report.sides[0].timeMs = 61'000;
    const FullTime poster = fullTime(report);
    QCOMPARE(poster.touchdowns.size(), size_t{2});
    QVERIFY(poster.touchdowns[0].note.isEmpty() && poster.touchdowns[0].value.isEmpty());
    QCOMPARE(poster.touchdowns[1].note, u"Half 2, turn 2"_s);
    QCOMPARE(poster.touchdowns[1].value, u"1–0"_s);
    QVERIFY2(poster.played.contains(u"1:01"_s), qPrintable(poster.played));
}

void TestMatchTable::aPlayerAtAGlance()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, {u"block"_s, u"dodge"_s});
    setup.teams[0].players[0].name = u"Griff"_s;
    setup.teams[0].players[0].injuries.niggling = 1;
    setup.teams[0].players[0].injuries.losses.movement = 1;
    MatchDriver match(setup);
    match.untilTurn();
    const PlayerRef ref{0, setup.teams[0].players[0].id};
    const PlayerCard card = playerCard(match.session().game().context(), match.state(), ref);
    QCOMPARE(card.name, u"#1 Griff"_s);
    QVERIFY(!card.role.isEmpty());
    QCOMPARE(card.figures.size(), size_t(4));
    QCOMPARE(card.figures[0].change, -1);
    QCOMPARE(figureWords(card.figures[0]), u"MA 5 (−1)"_s);
    QCOMPARE(figureWords(card.figures[1]), u"ST 3"_s);
    QVERIFY(card.skills.contains(u"Block"_s) && card.skills.contains(u"Dodge"_s));
    QCOMPARE(card.ills.size(), 1);
    QVERIFY(card.done.isEmpty());
    const QString text = playerCardText(card);
    QVERIFY(text.contains(u"Griff") && text.contains(u"Block, Dodge"));
    QCOMPARE(playerCardText(playerCard(match.session().game().context(), match.state(), {})),
             QString());
}

/// So is what a coach paid for on top of a mercenary's price; what the position has is not.
void TestMatchTable::whatAMercenaryWasPaidForIsMarked()
{
    MatchSetup setup = plainSetup();
    Player &hired = setup.teams[0].players[1];
    hired.kind = PlayerKind::Mercenary;
    hired.extraSkills = {SkillId(u"block"_s)};
    const PlayerRef ref{0, hired.id};
    MatchDriver match(setup);
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    QCOMPARE(playerCard(context, match.state(), ref).gained, QStringList{u"Block"_s});
    QVERIFY(notesInShort(context, match.state(), ref).contains(u"+Block"_s));
}

/// Whom an old injury makes easier to hurt is told in every list, before what he has learnt.
void TestMatchTable::oldInjuriesAreInShortNotes()
{
    MatchSetup setup = plainSetup();
    Player &hurt = setup.teams[0].players[0];
    hurt.injuries.niggling = 2;
    hurt.improvements.push_back({SkillId(u"guard"_s), {}, 20'000, {}});
    const PlayerRef ref{0, hurt.id};
    MatchDriver match(setup);
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    const LanguageScope english(Language::English);
    const QStringList notes = notesInShort(context, match.state(), ref);
    QVERIFY2(notes.contains(u"2 niggling"_s), qPrintable(notes.join(u'|')));
    QVERIFY(notes.indexOf(u"2 niggling"_s) < notes.indexOf(u"+Guard"_s));
    const PlayerRef other{0, setup.teams[0].players[1].id};
    QVERIFY(notesInShort(context, match.state(), other).filter(u"niggling"_s).isEmpty());
}

/// What a player has learnt is told from what everybody of his position can do.
void TestMatchTable::whatAPlayerHasLearntIsMarked()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, {u"block"_s});
    setup.teams[0].players[0].improvements.push_back({SkillId(u"guard"_s), {}, 20'000, {}});
    MatchDriver match(setup);
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    const PlayerCard card = playerCard(context, match.state(), {0, setup.teams[0].players[0].id});
    QCOMPARE(card.gained, QStringList{u"Guard"_s});
    QVERIFY2(skillWords(card).contains(u"+Guard"_s), qPrintable(skillWords(card)));
    QVERIFY(!skillWords(card).contains(u"+Block"_s));
    QVERIFY(playerCardText(card).contains(u"+Guard"_s));
    QCOMPARE(gainedWords(context, match.player(u"0:1"_s)), QStringList{u"+Guard"_s});
    QVERIFY(gainedWords(context, match.player(u"0:2"_s)).isEmpty());
    // The lists that somebody is chosen from say it like the dugouts.
    QVERIFY(notesInShort(context, match.state(), {0, setup.teams[0].players[0].id})
                .contains(u"+Guard"_s));
    for (const Prompt &prompt : match.session().prompts()) {
        if (prompt.id != u"block"_s)
            continue;
        const QStringList words = match.session().game().words(match.state(), prompt).choices;
        const QString first = words.at(prompt.choices.indexOf(u"0:1"_s));
        QVERIFY2(first.contains(u"+Guard"_s), qPrintable(first));
        QVERIFY(!words.at(prompt.choices.indexOf(u"0:2"_s)).contains(u'+'));
        return;
    }
    QFAIL("nobody may block");
}

void TestMatchTable::aJourneymanIsCalledSo()
{
    MatchSetup setup = plainSetup();
    setup.teams[0].players[0].kind = PlayerKind::Journeyman;
    setup.teams[0].players[0].name.clear();
    setup.teams[0].players[1].name = u"Bob"_s;
    MatchDriver match(setup);
    const QString name = playerName(match.state(), {0, setup.teams[0].players[0].id});
    QVERIFY2(name.endsWith(u" (journeyman)"), qPrintable(name));
    QCOMPARE(playerName(match.state(), {0, setup.teams[0].players[1].id}), u"#2 Bob"_s);
}

void TestMatchTable::listsNameWhatEachPlays()
{
    MatchSetup setup = plainSetup();
    setup.teams[0].players[0].name = u"Griff"_s;
    setup.teams[0].players[0].injuries.losses.armour = 1;
    MatchDriver match(setup);
    match.untilTurn();
    const QStringList who = wordsIn(match, u"touchdown"_s);
    const auto griff = std::find_if(who.begin(), who.end(),
                                    [](const QString &one) { return one.contains(u"Griff"); });
    QVERIFY(griff != who.end());
    QVERIFY2(griff->startsWith(u"#1 Griff · "), qPrintable(*griff));
    QVERIFY2(griff->endsWith(u"−1\u00a0AV"), qPrintable(*griff));
    // The log keeps to the name.
    match.choose(u"touchdown"_s, u"0:"_s + setup.teams[0].players[0].id.text());
    QVERIFY2(!lastLine(match).contains(u" · "), qPrintable(lastLine(match)));
}

void TestMatchTable::theTeamValuesAreInSight()
{
    MatchSetup setup = plainSetup();
    setup.league = true;
    setup.teams[0].rerolls = 8; // so much more that the other can buy something
    setup.teams[1].rerolls = 0;
    MatchDriver match(setup);
    const MatchContext &context = match.session().game().context();
    const QStringList home = worthWords(context, match.state(), 0);
    const QStringList away = worthWords(context, match.state(), 1);
    QVERIFY2(home.value(0).startsWith(u"Team value "), qPrintable(home.join(u'/')));
    QVERIFY(home.value(0) != away.value(0));
    const QStringList weaker = home.size() > away.size() ? home : away;
    QVERIFY2(weaker.value(1).startsWith(u"to spend "), qPrintable(weaker.join(u'/')));
    match.until(u"inducements.buy"_s);
    const Prompt buying = promptIn(match, u"inducements.buy"_s);
    const QStringList buyer = worthWords(context, match.state(), buying.seat);
    QCOMPARE(buyer.size(), 2);
    QVERIFY2(buyer.value(1).endsWith(u"for lower team value"), qPrintable(buyer.join(u'/')));
    Prompt skill = buying;
    skill.id = u"mercenary-skill"_s;
    const MatchViewer other{MatchState::otherSeat(buying.seat)};
    QCOMPARE(other.shown(context, match.state(), skill).id, buying.id);
    QCOMPARE(MatchViewer{buying.seat}.shown(context, match.state(), skill).id, skill.id);
    match.until(u"coin-toss"_s); // the shop is shut: what was not spent is lost
    Prompt dealt = skill; // a card that nobody bought is not hired
    dealt.id = u"draw-card"_s;
    QCOMPARE(other.shown(context, match.state(), dealt).id, dealt.id);
    QVERIFY(other.shown(context, match.state(), dealt).choices.isEmpty());
    QCOMPARE(match.state().half, 0);
    QCOMPARE(worthWords(context, match.state(), 0).size(), 1);
    QCOMPARE(worthWords(context, match.state(), 1).size(), 1);
    match.untilTurn();
    QCOMPARE(worthWords(context, match.state(), 0).size(), 1);
    MatchDriver rated(plainSetup(u"lrb4"_s));
    QVERIFY(worthWords(rated.session().game().context(), rated.state(), 0)
                .value(0)
                .startsWith(u"Team rating "));
}

void TestMatchTable::aStadiumStaysInSight()
{
    MatchDriver match(plainSetup(u"bb2016"_s));
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    QVERIFY(rulesInForce(context, match.state()).empty());
    MatchState state = match.state();
    const TableRow &referee = context.rows(u"referees"_s).front();
    state.occasion.referee = referee.id;
    state.ongoing.push_back(
        {RowId(u"big-money"_s), noSeat, {{u"re-rolls-per-turn"_s, 99}}, Until::Drive});
    const std::vector<RuleInForce> now = rulesInForce(context, state);
    QVERIFY(!now.empty());
    QCOMPARE(now.front().name, localized(referee.name));
    QVERIFY(!now.front().effect.isEmpty());
}

/// A card that is for one player for a while stands there with him, as long as he may play.
void TestMatchTable::aLentCardStaysInSight()
{
    MatchDriver match(plainSetup(u"bb2016"_s));
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    const CardOf helmet = CardOf::fromString(u"magical-memorabilia-2016/bobs-biffin-helmet"_s);
    MatchState state = match.state();
    MatchPlayer &wears = *state.find(PlayerRef::fromString(u"1:2"_s));
    wears.timedEffects.push_back({helmet, {0, 1, 0, 0}, {}, Until::Match, {}});
    const std::vector<RuleInForce> now = rulesInForce(context, state);
    QCOMPARE(now.size(), size_t(1));
    QVERIFY2(now.front().name.startsWith(u"Bob's Biffin' Helmet · #2"_s),
             qPrintable(now.front().name));
    QCOMPARE(now.front().seat, 1);
    QVERIFY(!now.front().effect.isEmpty());
    wears.where = Whereabouts::Injured;
    QVERIFY(rulesInForce(context, state).empty());
}

/// It is known by it, more than by what is special about it.
void TestMatchTable::aStadiumHasItsName()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.teams[1].home.stadiumName = u"The Old Ditch"_s;
    MatchDriver match(setup);
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    const TableRow &pitch = context.rows(u"stadium-luxury"_s).front();
    MatchState state = match.state();
    state.occasion.stadium = {TableId(u"stadium-luxury"_s), pitch.id};
    QCOMPARE(rulesInForce(context, state).front().name, localized(pitch.name));
    state.occasion.home = 1;
    QCOMPARE(rulesInForce(context, state).front().name,
             u"The Old Ditch · %1"_s.arg(localized(pitch.name)));
}

/// One a turn, and none once it is used.
void TestMatchTable::rerollsOfTheTurn()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const MatchContext &context = match.session().game().context();
    const Seat own = match.state().active;
    QCOMPARE(match.state().side(own).rerolls.available(), 2);
    QCOMPARE(usableRerolls(context, match.state(), own), 1);
    MatchState state = match.state();
    state.side(own).rerolls.usedThisTurn = 1;
    QCOMPARE(usableRerolls(context, state, own), 0);
    state.side(own).rerolls = {};
    QCOMPARE(usableRerolls(context, state, own), 0);
}

void TestMatchTable::theCourseHasWhatCounts()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const Seat own = match.state().active;
    match.choose(u"completion"_s, match.onPitch(own, 1));
    match.untilTurn();
    match.choose(u"casualty.victim"_s, match.onPitch(1 - own, 0));
    match.choose(u"casualty.by"_s, match.onPitch(own, 2));
    match.roll(u"casualty"_s, {1, 1});
    match.untilTurn();
    match.choose(u"turnover"_s, match.choices(u"turnover"_s).first());
    match.untilTurn();
    match.choose(u"touchdown"_s, match.onPitch(match.state().active, 0));
    const QStringList course = courseOf(match);
    const auto has = [&course](const QString &start) {
        return std::any_of(course.begin(), course.end(),
                           [&start](const QString &one) { return one.startsWith(start); });
    };
    for (const QString &start :
         {u"Completion: #"_s, u"Casualty: #"_s, u"Turnover: "_s, u"Touchdown: #"_s})
        QVERIFY2(has(start), qPrintable(start + u" / "_s + course.join(u'\n')));
    for (const ReportMoment &moment : makeReport(match.session()).moments) {
        if (moment.kind == ReportMoment::Kind::Touchdown)
            QCOMPARE(moment.turn, 1);
    }
}

void TestMatchTable::aNumberPutRightIsNoTouchdown()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"hand.number"_s, u"score.0"_s);
    match.number(u"hand.value"_s, 2);
    QVERIFY(!courseOf(match).join(u'\n').contains(u"Touchdown"));
}

void TestMatchTable::linesStandUnderTheirTurn()
{
    MatchDriver match(plainSetup());
    const MatchContext &context = match.session().game().context();
    QCOMPARE(logHeading(context, match.state()), u"Before the match"_s);
    MatchSetup told = context.setup();
    told.options[OptionId(u"from-paper"_s)] = true;
    const MatchContext paper(sharedRuleset(told.ruleset.text()), told, StepBook::ofMatch());
    QCOMPARE(logHeading(paper, match.state()), u"From paper"_s);
    match.untilTurn();
    const MatchState before = match.state();
    QCOMPARE(logHeading(context, before), momentWords(context, before));
    match.choose(u"completion"_s, match.onPitch(before.active, 1));
    const QString line = lineUnderHeading(context, before, lastLine(match));
    QVERIFY2(!line.contains(u"Turn 1"), qPrintable(line));
    QVERIFY2(!line.at(0).isLower(), qPrintable(line));
    QCOMPARE(capitalised(u"über"_s), u"Über"_s);
    QCOMPARE(capitalised({}), QString());
}

void TestMatchTable::topicsAreFound()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"touchdown"_s, match.onPitch(match.state().active, 0));
    QCOMPARE(topicsOf(match.state().facts), LogTopics(LogTopic::Touchdowns));
}

void TestMatchTable::aScatterIsNoSum()
{
    MatchDriver match(plainSetup());
    match.until(u"scatter"_s);
    match.roll(u"scatter"_s, {7, 2});
    const QString line = lastLine(match);
    QVERIFY2(!line.contains(u'+'), qPrintable(line));
    QVERIFY2(line.endsWith(u"2 squares ↓ (7)"), qPrintable(line));
    match.until(u"kick-off-table"_s);
    match.roll(u"kick-off-table"_s, {3, 4});
    match.roll(u"changing-weather"_s, {3, 4});
    match.roll(u"gust"_s, {4});
    QVERIFY2(lastLine(match).endsWith(u"more: ← (4)"), qPrintable(lastLine(match)));
}

void TestMatchTable::theCoinSaysWhoWon()
{
    MatchDriver match(plainSetup());
    match.until(u"coin-toss"_s);
    match.roll(u"coin-toss"_s, {2});
    const QString name = match.session().game().context().team(1).name;
    QCOMPARE(lastLine(match), u"%1 wins the toss"_s.arg(capitalised(name)));
}

void TestMatchTable::aCasualtyAsksForItsAuthorFirst()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const Seat own = match.state().active;
    match.choose(u"casualty.victim"_s, match.onPitch(1 - own, 0));
    QCOMPARE(match.offered().first(), u"casualty.by"_s);
    match.choose(u"casualty.by"_s, match.onPitch(own, 3));
    QCOMPARE(match.offered().first(), u"casualty"_s);
    match.roll(u"casualty"_s, {1, 1});
    QCOMPARE(match.player(match.onPitch(own, 3)).achievements.casualties, 1);
}

/// As everywhere else: the words of the table say 1.000, and so does the report.
void TestMatchTable::thousandsOfFansHaveTheirPoint()
{
    MatchDriver match(plainSetup());
    match.until(u"gate"_s);
    match.roll(u"gate"_s, {3, 4});
    const LanguageScope scope(Language::Spanish);
    const QString fans = groupedNumber(match.state().side(0).fans, Language::Spanish);
    QCOMPARE(fans.size(), 5); // "7.000"
    QVERIFY2(lastLine(match).endsWith(fans + u" hinchas"_s), qPrintable(lastLine(match)));
}

/// Neither the page where the casualty is looked up nor an answer that nobody has given yet.
void TestMatchTable::whoDidItHasNoPageOfTheBook()
{
    MatchDriver match(plainSetup(u"lrb4"_s));
    match.untilTurn();
    match.choose(u"casualty.victim"_s, match.onPitch(1 - match.state().active, 0));
    const auto words = [&match](const QString &id) {
        return match.session().game().words(match.state(), promptIn(match, id));
    };
    QCOMPARE(words(u"casualty.by"_s).why, QString());
    QCOMPARE(words(u"casualty.by"_s).detail, QString());
    match.choose(u"casualty.by"_s, u"none"_s);
    QCOMPARE(words(u"casualty.by"_s).detail, u"Nobody caused it."_s);
    QVERIFY(words(u"casualty"_s).why.contains(u"Page "_s));
}

void TestMatchTable::nobodyIsAnAuthorToo()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"casualty.victim"_s, match.onPitch(1 - match.state().active, 0));
    match.choose(u"casualty.by"_s, u"none"_s);
    QCOMPARE(match.offered().first(), u"casualty"_s);
    QVERIFY(!lastLine(match).contains(u"()"));
}

void TestMatchTable::whoPlaysOnHurtIsTold()
{
    MatchDriver match(plainSetup(u"lrb4"_s));
    match.untilTurn();
    const QString victim = match.onPitch(1 - match.state().active, 0);
    match.choose(u"casualty.victim"_s, victim);
    match.choose(u"casualty.by"_s, u"none"_s);
    match.untilTurn();
    QCOMPARE(match.player(victim).where, Whereabouts::Injured);
    match.choose(u"hand.player"_s, victim);
    const QStringList places = wordsIn(match, u"hand.place"_s);
    QVERIFY2(places.first().startsWith(u"Healed"), qPrintable(places.join(u'\n')));
    const qsizetype standing = match.choices(u"hand.place"_s).indexOf(u"standing"_s);
    QVERIFY2(places.at(standing).endsWith(u"the injury counts after the match"),
             qPrintable(places.at(standing)));
    match.choose(u"hand.place"_s, u"standing-healed"_s);
    QVERIFY(match.player(victim).casualties.empty());
}

void TestMatchTable::rangesEndWithTheDie()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"hand.player"_s, match.onPitch(0, 0));
    match.choose(u"hand.place"_s, u"knocked-out"_s);
    match.choose(u"touchdown"_s, match.onPitch(match.state().active, 0));
    match.until(u"ko-recovery"_s);
    const QString detail
        = match.session().game().words(match.state(), promptIn(match, u"ko-recovery"_s)).detail;
    QVERIFY2(detail.contains(u"4 or more") && !detail.contains(u"20"), qPrintable(detail));
}

void TestMatchTable::theShelfIsFoundByItsKind_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("star") << u"star"_s;
    QTest::newRow("wizard") << u"wizard"_s;
    QTest::newRow("in German") << u"zauberer"_s;
    QTest::newRow("mercenary") << u"mercenar"_s;
}

void TestMatchTable::theShelfIsFoundByItsKind()
{
    QFETCH(QString, typed);
    MatchDriver match(richSetup());
    toTheShop(match);
    QVERIFY(match.asks(u"inducements.buy"_s));
    const Prompt prompt = promptIn(match, u"inducements.buy"_s);
    const std::vector<ShelfRow> shelf
        = shopShelf(match.session().game().context(), match.state(), prompt);
    const auto payable = static_cast<size_t>(prompt.choices.size());
    QVERIFY(shelf.size() >= payable);
    for (size_t row = 0; row < shelf.size(); ++row)
        QCOMPARE(shelf[row].lacking > 0, row >= payable);
    QVERIFY(std::any_of(shelf.begin(), shelf.end(), [&typed](const ShelfRow &row) {
        return row.search.contains(typed) && row.price.value_or(1) > 0 && row.inCart == 0;
    }));
    QVERIFY(shopShelf(match.session().game().context(), match.state(), {}).empty());
    // Humans have an apothecary and so no Igor (L5543-5545).
    const std::vector<ShelfRow> refused
        = refusedShelf(match.session().game().context(), match.state(), prompt);
    QVERIFY(std::any_of(refused.begin(), refused.end(), [](const ShelfRow &row) {
        return row.search.contains(u"igor"_s) && !row.refusal.isEmpty();
    }));
}

/// Horatio and his like are not called staff, but that is what coaches look for.
void TestMatchTable::staffIsFoundAsStaff()
{
    MatchDriver match(richSetup(u"bb2016"_s));
    toTheShop(match);
    QVERIFY(match.asks(u"inducements.buy"_s));
    const std::vector<ShelfRow> shelf = shopShelf(match.session().game().context(), match.state(),
                                                  promptIn(match, u"inducements.buy"_s));
    for (const QString &typed : {u"coach"_s, u"staff"_s, u"personal"_s})
        QVERIFY2(std::any_of(shelf.begin(), shelf.end(),
                             [&typed](const ShelfRow &row) {
                                 return row.search.contains(u"horatio"_s)
                                     && row.search.contains(typed);
                             }),
                 qPrintable(typed));
}

/// As many as the position has room for, not as many as there are mercenaries in the world.
void TestMatchTable::theShelfSaysHowManyThereMayBe()
{
    MatchDriver match(richSetup());
    toTheShop(match);
    QVERIFY(match.asks(u"inducements.buy"_s));
    const auto rowOf = [&match](const QString &name) {
        const std::vector<ShelfRow> shelf = shopShelf(
            match.session().game().context(), match.state(), promptIn(match, u"inducements.buy"_s));
        const auto found = std::find_if(shelf.begin(), shelf.end(),
                                        [&name](const ShelfRow &row) { return row.name == name; });
        return found == shelf.end() ? ShelfRow{} : *found;
    };
    QCOMPARE(rowOf(u"Mercenary: Ogre"_s).most, 1);
    QCOMPARE(rowOf(u"Mercenary: Lineman"_s).most, 2); // fourteen of sixteen are there
    QVERIFY(rowOf(u"Mercenary: Lineman"_s).description.contains(u"Loner"_s));
    match.choose(u"inducements.buy"_s, u"mercenaries/ogre"_s);
    QVERIFY2(newestLine(match).contains(u"mercenary: Ogre"_s), qPrintable(newestLine(match)));
    const Prompt skill = promptIn(match, u"mercenary-skill"_s);
    QCOMPARE(skill.choices.value(0), u"none"_s); // no skill, which is not nobody
    QCOMPARE(match.session().game().words(match.state(), skill).choices.value(0), u"No skill"_s);
    match.choose(u"mercenary-skill"_s, match.choices(u"mercenary-skill"_s).at(1));
    QVERIFY2(newestLine(match).contains(u"mercenary (Ogre) also has"_s),
             qPrintable(newestLine(match)));
    while (!match.asks(u"inducements.buy"_s))
        match.goOn();
    QCOMPARE(rowOf(u"Mercenary: Lineman"_s).most, 1);
}

/// Two stars that are hired together are two players: what each can do is said. Cards are found by
/// that word in every language.
void TestMatchTable::aPairIsDescribed()
{
    MatchDriver match(richSetup(u"bb2016"_s));
    toTheShop(match);
    QVERIFY(match.asks(u"inducements.buy"_s));
    const std::vector<ShelfRow> shelf = shopShelf(match.session().game().context(), match.state(),
                                                  promptIn(match, u"inducements.buy"_s));
    for (const QString &typed : {u"card"_s, u"carta"_s, u"karte"_s})
        QVERIFY2(std::any_of(shelf.begin(), shelf.end(),
                             [&typed](const ShelfRow &row) { return row.search.contains(typed); }),
                 qPrintable(typed));
    const auto pair = std::find_if(shelf.begin(), shelf.end(), [](const ShelfRow &row) {
        return row.name == u"Grak & Crumbleberry"_s;
    });
    QVERIFY(pair != shelf.end());
    QVERIFY2(pair->description.contains(u"; Crumbleberry: MA "_s), qPrintable(pair->description));
}

QTEST_GUILESS_MAIN(TestMatchTable)
#include "tst_matchtable.moc"
