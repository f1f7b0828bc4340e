// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/afterview.h"
#include "core/aftermatch/checklist.h"
#include "core/match/report/report.h"
#include "core/match/state/promptnames.h"
#include "core/text/languagescope.h"
#include "tests/support/afterdriver.h"
#include "tests/support/carddriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

QStringList namesOf(const AfterChecklist &list)
{
    QStringList names;
    for (const AfterCheck &each : list.checks)
        names.append(each.name);
    return names;
}

QString lastLine(const MatchSession &session)
{
    const std::vector<EventGroup> &groups = session.log().groups();
    return session.game().groupLine(session.stateAfter(groups.size() - 1), groups.back());
}

/// What a coach may be asked next; he is soon done hiring and naming.
std::optional<Prompt> nextOf(const MatchSession &session, Seat seat, RandomSource &random)
{
    std::vector<Prompt> his;
    for (const Prompt &prompt : session.prompts()) {
        if (prompt.seat != seat || AfterPromptId::parse(prompt.id).seat != seat)
            continue;
        if (prompt.passes && random.roll(3) == 1)
            return prompt;
        his.push_back(prompt);
    }
    if (his.empty())
        return {};
    return his.at(static_cast<size_t>(random.roll(static_cast<int>(his.size())) - 1));
}

} // namespace

/// What a coach has done after the match and has still to do.
class TestChecklist final : public QObject
{
    Q_OBJECT

private slots:
    void followsTheSequence_data();
    void followsTheSequence();
    void keepsItsNumbers_data() { followsTheSequence_data(); }
    void keepsItsNumbers();
    void aFriendlyAsksForTheWordOnly();
    void aCardHoldsNothingUp_data();
    void aCardHoldsNothingUp();
    void aCardIsPlayedAtTheWhistle_data() { aCardHoldsNothingUp_data(); }
    void aCardIsPlayedAtTheWhistle();

private:
    static MatchSession playedToTheEnd(const MatchSetup &setup, std::uint64_t seed);
    static MatchDriver toTheWhistle(const QString &edition, const QString &card);
    static void workThrough(MatchSession &session);
};

MatchSession TestChecklist::playedToTheEnd(const MatchSetup &setup, std::uint64_t seed)
{
    MatchSession session(Match(sharedRuleset(setup.ruleset.text()), setup, stepsToTheNextSheet()));
    SeededRandomSource random(seed);
    for (int i = 0; i < 20'000 && !session.state().over; ++i) {
        const std::vector<Prompt> offered = session.prompts();
        [&] { QVERIFY(session.act({0, {randomAnswer(randomPrompt(offered, random), random)}})); }();
    }
    return session;
}

/// The home side holds the card of the row; the dice do nothing in particular.
MatchDriver TestChecklist::toTheWhistle(const QString &edition, const QString &card)
{
    MatchSetup setup = cardSetup(edition);
    setup.league = true;
    MatchDriver match(setup, stepsToTheNextSheet());
    holdToTheEnd(match, card);
    return match;
}

void TestChecklist::followsTheSequence_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QStringList>("least");
    QTest::newRow("lrb4") << u"lrb4"_s << QStringList{u"Winnings"_s,     u"Most valuable player"_s,
                                                      u"Improvements"_s, u"Fans"_s,
                                                      u"Hire"_s,         u"Confirm"_s};
    QTest::newRow("crp") << u"crp"_s << QStringList{u"Most valuable player"_s,
                                                    u"Improvements"_s,
                                                    u"Winnings"_s,
                                                    u"Fans"_s,
                                                    u"Hire and fire"_s,
                                                    u"Confirm"_s};
    QTest::newRow("bb2016") << u"bb2016"_s << QStringList{u"Most valuable player"_s,
                                                          u"Improvements"_s,
                                                          u"Winnings"_s,
                                                          u"Fans"_s,
                                                          u"Hire and fire"_s,
                                                          u"Confirm"_s};
}

/// The lines stand in the edition's own order, whatever else a team has to do between them.
void TestChecklist::followsTheSequence()
{
    QFETCH(QString, edition);
    QFETCH(QStringList, least);
    const LanguageScope english(Language::English);
    std::uint64_t seed = 3;
    MatchSession session = playedToTheEnd(leagueSetup(edition), seed);
    // The side that conceded has less to do.
    while (session.state().side(0).conceded || session.state().side(1).conceded)
        session = playedToTheEnd(leagueSetup(edition), ++seed);
    for (const AfterChecklist &list : afterChecklists(session)) {
        QStringList names = namesOf(list);
        names.removeIf([&least](const QString &name) { return !least.contains(name); });
        QCOMPARE(names, least);
        QCOMPARE(list.open(), 0);
        QCOMPARE(list.done(), 0);
        QCOMPARE(list.checks.back().kind, StepKind(StepKind::Result));
        QCOMPARE(list.checks.back().state, CheckState::ToCome);
    }
}

/// Whatever is answered, one line is open, those above it are done, and no line changes its number
/// but for what is found out on the way; in the end both words are given and every line is ticked.
void TestChecklist::keepsItsNumbers()
{
    QFETCH(QString, edition);
    QFETCH(QStringList, least);
    const LanguageScope english(Language::English);
    MatchSession session = playedToTheEnd(leagueSetup(edition), 5);
    workThrough(session);
}

void TestChecklist::workThrough(MatchSession &session)
{
    SeededRandomSource random(9);
    // Now and then one waits for the other.
    for (int round = 0; round < 400; ++round) {
        std::optional<Prompt> prompt = nextOf(session, 0, random);
        if (!prompt)
            prompt = nextOf(session, 1, random);
        if (!prompt)
            break;
        const auto place = static_cast<size_t>(prompt->seat);
        const AfterChecklist before = afterChecklists(session)[place];
        const auto open = static_cast<size_t>(before.open());
        QVERIFY(before.open() >= before.done());
        QVERIFY(session.act({0, {randomAnswer(*prompt, random)}}));
        const AfterChecklist now = afterChecklists(session)[place];
        QCOMPARE(now.checks.at(open).kind, before.checks.at(open).kind);
        QCOMPARE(now.checks.at(open).groups.back(),
                 static_cast<int>(session.log().groups().size()) - 1);
        QVERIFY(now.open() >= before.open());
    }
    for (const size_t place : {0U, 1U}) {
        const AfterChecklist done = afterChecklists(session)[place];
        QCOMPARE(done.open(), static_cast<int>(done.checks.size()) - 1);
        QCOMPARE(done.checks.back().state, CheckState::Open);
        for (const AfterCheck &each : done.checks)
            QVERIFY(each.state == CheckState::Open || !each.note.isEmpty());
        QVERIFY(!done.changes.empty());
    }
    for (const QString &id : {Asks::ResultHome, Asks::ResultAway}) {
        for (const Prompt &prompt : session.prompts()) {
            if (prompt.id == id)
                QVERIFY(session.act({0, {randomAnswer(prompt, random)}}));
        }
    }
    for (const AfterChecklist &list : afterChecklists(session))
        QCOMPARE(list.done(), static_cast<int>(list.checks.size()));
}

void TestChecklist::aFriendlyAsksForTheWordOnly()
{
    const LanguageScope english(Language::English);
    MatchSetup setup = leagueSetup();
    setup.league = false;
    const MatchSession session = playedToTheEnd(setup, 3);
    for (const AfterChecklist &list : afterChecklists(session)) {
        QCOMPARE(namesOf(list), QStringList{u"Confirm"_s});
        QCOMPARE(list.open(), 0);
        QVERIFY(list.changes.empty());
    }
}

void TestChecklist::aCardHoldsNothingUp_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("card");
    QTest::newRow("crp") << u"crp"_s << u"random-events/magic-sponge"_s;
    QTest::newRow("bb2016") << u"bb2016"_s << u"benefits-of-training-2016/team-talk"_s;
}

/// At the final whistle a card for the end of a drive could still be played: what follows has all
/// its steps all the same, nothing tells that it is held, and the match leads to new sheets.
void TestChecklist::aCardHoldsNothingUp()
{
    const LanguageScope english(Language::English);
    QFETCH(QString, edition);
    QFETCH(QString, card);
    MatchDriver match = toTheWhistle(edition, card);
    QVERIFY(match.choices(Asks::CardHome).contains(card));
    QVERIFY(makeReport(match.session()).over);
    QVERIFY(lastLine(match.session()).endsWith(u"final whistle"_s));
    for (const AfterChecklist &list : afterChecklists(match.session())) {
        QCOMPARE(list.open(), 0);
        QCOMPARE(list.done(), 0);
        for (const QString &name : {u"Most valuable player"_s, u"Winnings"_s, u"Confirm"_s})
            QVERIFY2(namesOf(list).contains(name), qPrintable(namesOf(list).join(u' ')));
    }
    workThrough(match.session());
    QVERIFY(isAfterMatchDone(match.state()));
    QVERIFY(match.state().side(0).cards.contains(CardOf::fromString(card)));
}

/// Its moment is open until somebody begins with what follows.
void TestChecklist::aCardIsPlayedAtTheWhistle()
{
    const LanguageScope english(Language::English);
    QFETCH(QString, edition);
    QFETCH(QString, card);
    MatchDriver match = toTheWhistle(edition, card);
    match.choose(Asks::CardHome, card);
    while (!match.state().over && match.goOn()) { }
    QVERIFY(match.state().side(0).cardsPlayed.contains(CardOf::fromString(card)));
    workThrough(match.session());
    QVERIFY(isAfterMatchDone(match.state()));
}

QTEST_GUILESS_MAIN(TestChecklist)
#include "tst_checklist.moc"
