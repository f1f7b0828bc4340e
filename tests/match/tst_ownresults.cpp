// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/results.h"
#include "core/match/engine/agenda.h"
#include "core/match/randommatch.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/rulesetlibrary.h"
#include "tests/support/matchdriver.h"
#include "tests/support/testfiles.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// The files of a ruleset as resources/rulesets/README.md shows them, each below its name.
std::map<QString, QByteArray> shownFiles()
{
    QFile page(qEnvironmentVariable("DUGOUT_SOURCE") + u"/resources/rulesets/README.md"_s);
    if (!page.open(QIODevice::ReadOnly))
        return {};
    std::map<QString, QByteArray> files;
    QString name;
    bool inside = false;
    for (const QByteArray &line : page.readAll().split('\n')) {
        if (line.startsWith("`orchard/"))
            name = QString::fromUtf8(line.mid(1, line.size() - 2));
        else if (line == "```json")
            inside = !name.isEmpty();
        else if (line == "```")
            inside = false, name.clear();
        else if (inside)
            files[name] += line + '\n';
    }
    return files;
}

} // namespace

/// The three things of a club's own that the page about rulesets shows, played.
class TestOwnResults : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void waspsStingBothSides();
    void waspsBelongToNobody();
    void applesFallAtTheEndOfATurn();
    void ciderHinders();
    void aReserveOfBothSides();
    void wholeMatches();

private:
    [[nodiscard]] Prompt asked(const MatchState &state, const QString &prompt) const
    {
        const std::vector<Prompt> found = m_match->promptsFor(state, prompt);
        return found.empty() ? Prompt() : found.front();
    }
    [[nodiscard]] MatchState after(MatchState state, const QString &prompt, Event event) const
    {
        event.prompt = prompt;
        event.seat = asked(state, prompt).seat;
        if (const auto done = m_match->apply(state, event); !done)
            qFatal("%s: %s", qPrintable(prompt), qPrintable(done.error().message));
        return state;
    }
    /// What a result of the kick-off table asks.
    [[nodiscard]] MatchState kickedOff(MatchState state, const QString &row) const
    {
        if (!carryOutRow(m_match->context(), state, noSeat, {TableId(u"kick-off"_s), RowId(row)},
                         CarryOut::InTurn))
            qFatal("%s does nothing", qPrintable(row));
        settle(m_match->context(), state);
        return state;
    }
    [[nodiscard]] MatchState rolling(MatchState state, Seat seat, const QString &table) const
    {
        state.agenda = {{StepKind::Roll, seat, {}, {}, TableId(table)}};
        settle(m_match->context(), state);
        return state;
    }
    [[nodiscard]] static Event dice(std::vector<int> dice)
    {
        Event event;
        event.dice = std::move(dice);
        return event;
    }
    [[nodiscard]] static Event choice(const QString &choice)
    {
        Event event;
        event.choices = {choice};
        return event;
    }

    QTemporaryDir m_folder;
    std::shared_ptr<const Ruleset> m_rules;
    std::unique_ptr<Match> m_match;
    MatchState m_state; ///< three of each side stand, nobody's turn is
};

void TestOwnResults::initTestCase()
{
    const auto files = shownFiles();
    QCOMPARE(files.size(), size_t(3));
    for (const auto &[name, bytes] : files)
        writeBytes(m_folder.filePath(name), bytes);
    RulesetLibrary library(m_folder.path());
    const auto rules = library.load(u"orchard"_s);
    QVERIFY2(rules, rules ? "" : qPrintable(rules.error().detail));
    m_rules = *rules;
    MatchSetup setup = plainSetup(u"crp"_s);
    setup.ruleset = RulesetId(u"orchard"_s);
    m_match = std::make_unique<Match>(m_rules, setup, StepBook::ofMatch());
    m_state = m_match->start();
    m_state.agenda.clear();
    m_state.kicking = 0;
    for (SideState &side : m_state.sides) {
        for (size_t i = 0; i < 3; ++i)
            side.players[i].where = Whereabouts::Pitch;
    }
}

void TestOwnResults::waspsStingBothSides()
{
    MatchState state = kickedOff(m_state, u"wasps"_s);
    const Prompt first = asked(state, u"event.each"_s);
    QVERIFY(m_match->words(state, first)
                .detail.contains(playerName(m_state, {0, m_state.side(0).players[2].id()})));
    state = after(state, u"event.each"_s, dice({1, 2, 6}));
    state = after(state, u"event.each"_s, dice({3, 1, 1}));
    for (const Seat seat : {0, 1}) {
        for (size_t i = 0; i < 3; ++i) {
            const bool stung = seat == 0 ? i == 0 : i > 0;
            QCOMPARE(state.side(seat).players[i].posture == Posture::Stunned, stung);
        }
    }
    QVERIFY(state.agenda.empty());
}

/// Where nobody stands nobody is asked.
void TestOwnResults::waspsBelongToNobody()
{
    MatchState state = m_state;
    for (SideState &side : state.sides) {
        for (MatchPlayer &player : side.players)
            player.where = Whereabouts::Reserves;
    }
    QVERIFY(kickedOff(state, u"wasps"_s).agenda.empty());
}

void TestOwnResults::applesFallAtTheEndOfATurn()
{
    const TableRow *windfall = m_rules->tables().find(u"weather"_s)->lookUp(10);
    QCOMPARE(windfall->id.text(), u"windfall"_s);
    MatchState turn = m_state;
    turn.active = 1;
    turn.weather.row = windfall->id;
    turn.agenda = {{StepKind::TurnEndEffects, 1}};
    settle(m_match->context(), turn);
    QVERIFY(after(turn, u"roll"_s, dice({2})).agenda.empty());
    MatchState state = after(turn, u"roll"_s, dice({1}));
    for (const Seat seat : {0, 1}) {
        const QString who = asked(state, u"event.lot"_s).choices.front();
        QCOMPARE(PlayerRef::fromString(who).seat, seat);
        state = after(state, u"event.lot"_s, choice(who));
        state = after(state, u"armour"_s, dice({1, 1}));
        QCOMPARE(state.find(PlayerRef::fromString(who))->posture, Posture::Prone);
    }
}

void TestOwnResults::ciderHinders()
{
    const Deck *deck = m_rules->decks().find(u"miscellaneous-mayhem"_s);
    QVERIFY(std::any_of(deck->cards.begin(), deck->cards.end(),
                        [](const PlayCard &card) { return card.id.text() == u"cider"; }));
    MatchState turn = m_state;
    turn.active = 0;
    MatchState state = after(rolling(turn, 0, u"cider"_s), u"roll"_s, dice({5}));
    const QString who = asked(state, u"event.nominee"_s).choices.at(1);
    state = after(state, u"event.nominee"_s, choice(who));
    const MatchPlayer &drinker = *state.find(PlayerRef::fromString(who));
    QCOMPARE(PlayerRef::fromString(who).seat, 1);
    QVERIFY(!drinker.canAct());
    QCOMPARE(drinker.timedEffects.size(), size_t(1));
    QCOMPARE(drinker.timedEffects.front().until, Until::Turn);
}

/// A reserve of each side, one coach after the other.
void TestOwnResults::aReserveOfBothSides()
{
    MatchState state = m_state;
    const Step step{StepKind::ReserveComes,
                    noSeat,
                    {},
                    {},
                    RowId(u"wasps"_s),
                    TableResult{RowOf::fromString(u"kick-off/wasps"_s)}};
    state.agenda = {step};
    m_match->context().steps().find(StepKind::ReserveComes)->enter(m_match->context(), state, step);
    QCOMPARE(state.agenda.size(), size_t(2));
    QCOMPARE(state.agenda.back().seat, 0);
    QCOMPARE(state.agenda.front().seat, 1);
}

/// Nothing stands still with wasps, apples and cider.
void TestOwnResults::wholeMatches()
{
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
        SeededRandomSource source(seed);
        const Match match(m_rules, randomSetup(*m_rules, {}, false, source), StepBook::ofMatch());
        const RandomOutcome outcome = playRandomly(match, source);
        QVERIFY2(outcome.finished, qPrintable(outcome.fault));
    }
}

QTEST_GUILESS_MAIN(TestOwnResults)
#include "tst_ownresults.moc"
