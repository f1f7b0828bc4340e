// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/randomsource.h"
#include "core/sharing/parcellines.h"
#include "core/sharing/sealing.h"
#include "tests/leaguebook/leaguehouse.h"

#include <QJsonDocument>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// The league of a journal as everybody sees it, and the lines that lead there.
struct Seen
{
    League league{};
    QString lines{};
    QString problem{};
};

Seen seenOf(LeagueHouse &house, const LeagueId &id)
{
    Seen seen;
    Sealing sealing;
    const QJsonObject exported = must(house.leagues().exported(id));
    const QJsonArray entries = exported.value("league"_L1).toObject().value("entries"_L1).toArray();
    for (const auto &each : entries) {
        const QJsonObject line = each.toObject().value("payload"_L1).toObject();
        const auto taken = sealing.take(line);
        if (!taken) {
            seen.problem = taken.error().message;
            return seen;
        }
        seen.lines += QString::fromUtf8(
            QJsonDocument(taken->value_or(line)).toJson(QJsonDocument::Compact));
    }
    seen.league = sealing.seen();
    return seen;
}

std::vector<int> roundsOf(const League &league)
{
    std::vector<int> numbers;
    for (const Phase &phase : league.seasons.back().competitions.back().phases) {
        for (const LeagueRound &each : phase.rounds)
            numbers.push_back(each.number);
    }
    return numbers;
}

CompetitionRules sealedRules(PhaseFormat format)
{
    CompetitionRules rules;
    rules.phases.resize(1);
    rules.phases.front().format = format;
    return rules;
}

} // namespace

/// What everybody sees of a league's journal while rounds are drawn and not yet published.
class TestSealing final : public QObject
{
    Q_OBJECT

private slots:
    void aDrawIsSeenWithItsPublication_data();
    void aDrawIsSeenWithItsPublication();
    void whatIsDoneInSecretStaysSo();
    void undoneAndCorrected();
    void aRoundOfItsOwnShowsAllBefore();
    void whatWasAddedToADrawIsPublishedWithIt();
    void linesAreSealedAndOpened();
    void aContactBesideADrawKeepsItSealed();
    void nothingLeaksHoweverItGoes_data();
    void nothingLeaksHoweverItGoes();

private:
    static void draw(LeagueHouse &house, OpenLeague &league)
    {
        const CompetitionId id = LeagueHouse::competition(league).id;
        LeagueHouse::expectAct(league.act(must(drawNext(league.league(), id, house.dice()))));
    }
    static void publish(OpenLeague &league, int round)
    {
        LeagueHouse::expectAct(
            league.act(RoundPublished{LeagueHouse::competition(league).id, round, 0}));
    }
    /// Enters a result wherever one is missing, the home side winning.
    static void enterAll(OpenLeague &league)
    {
        for (const FixtureId &each : LeagueHouse::open(league)) {
            const LeagueFixture fixture = *league.league().fixture(each);
            FixtureOutcome outcome;
            outcome.result.home = fixture.home;
            outcome.result.away = fixture.away;
            outcome.result.td = 1;
            outcome.result.round = league.league().roundOf(each)->number;
            LeagueHouse::expectAct(league.act(ResultEntered{each, outcome, std::nullopt}));
        }
    }
};

void TestSealing::aDrawIsSeenWithItsPublication_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("round robin") << int(PhaseFormat::RoundRobin);
    QTest::newRow("swiss") << int(PhaseFormat::Swiss);
    QTest::newRow("knock-out") << int(PhaseFormat::KnockOut);
}

void TestSealing::aDrawIsSeenWithItsPublication()
{
    QFETCH(const int, format);
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 4);
    house.begin(league, sealedRules(static_cast<PhaseFormat>(format)));
    draw(house, league);
    Seen seen = seenOf(house, league.id());
    QCOMPARE(seen.problem, QString());
    QVERIFY(roundsOf(seen.league).empty());
    // Neither who meets whom nor where the draw put anybody.
    QVERIFY(!seen.lines.contains(achievementId(RoundsDrawn{})));
    QVERIFY(!seen.lines.contains(achievementId(PhaseBegun{})));
    int round = 1;
    for (; round <= 2; ++round) {
        publish(league, round);
        seen = seenOf(house, league.id());
        QCOMPARE(seen.problem, QString());
        QCOMPARE(roundsOf(seen.league).size(), static_cast<size_t>(round));
        enterAll(league);
        if (round == 1 && LeagueHouse::competition(league).roundCount() == round)
            draw(house, league);
        QCOMPARE(roundsOf(seenOf(house, league.id()).league).size(), static_cast<size_t>(round));
    }
    for (; round <= LeagueHouse::competition(league).roundCount(); ++round)
        publish(league, round);
    seen = seenOf(house, league.id());
    QCOMPARE(seen.problem, QString());
    QCOMPARE(seen.league, league.league());
}

void TestSealing::whatIsDoneInSecretStaysSo()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 4);
    house.begin(league, {});
    draw(house, league);
    const std::vector<LeagueFixture> drawn = LeagueHouse::competition(league).round(1)->fixtures;
    LeagueHouse::expectAct(league.act(PairChanged{drawn[0].id, drawn[1].home, drawn[0].away}));
    LeagueHouse::expectAct(league.act(PairPinned{drawn[0].id, true}));
    LeagueHouse::expectAct(league.act(FixtureArranged{drawn[0].id, {5000, 0, u"at Anna's"_s, 1}}));
    LeagueHouse::expectAct(league.act(RoundDiscarded{
        LeagueHouse::competition(league).id, LeagueHouse::competition(league).roundCount()}));
    Seen seen = seenOf(house, league.id());
    QCOMPARE(seen.problem, QString());
    QVERIFY(!seen.lines.contains(u"at Anna's"_s));
    QVERIFY(!seen.lines.contains(achievementId(PairChanged{})));
    publish(league, 1);
    seen = seenOf(house, league.id());
    QCOMPARE(seen.problem, QString());
    const LeagueFixture *shown = seen.league.fixture(drawn[0].id);
    QVERIFY(shown);
    QCOMPARE(shown->home, drawn[1].home);
    QCOMPARE(shown->when.place, u"at Anna's"_s);
    // From then on everybody sees what is done with it.
    LeagueHouse::expectAct(league.act(FixtureArranged{drawn[0].id, {6000, 0, u"at Bob's"_s, 2}}));
    QVERIFY(seenOf(house, league.id()).lines.contains(u"at Bob's"_s));
}

void TestSealing::undoneAndCorrected()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 4);
    house.begin(league, {});
    draw(house, league);
    LeagueHouse::expectAct(league.undo());
    LeagueHouse::expectAct(league.redo());
    publish(league, 1);
    LeagueHouse::expectAct(league.undo());
    QCOMPARE(seenOf(house, league.id()).problem, QString());
    QVERIFY(roundsOf(seenOf(house, league.id()).league).empty());
    LeagueHouse::expectAct(league.redo());
    QCOMPARE(roundsOf(seenOf(house, league.id()).league).size(), std::size_t(1));
    enterAll(league);
    // The first result is another one after all.
    const int group = static_cast<int>(league.history().size()) - 2;
    const LeagueFixture fixture = LeagueHouse::competition(league).round(1)->fixtures.front();
    FixtureOutcome outcome = *fixture.outcome;
    outcome.result.td = 3;
    LeagueHouse::expectAct(
        league.correct(group, {{ResultEntered{fixture.id, outcome, std::nullopt}, {}}}));
    const Seen seen = seenOf(house, league.id());
    QCOMPARE(seen.problem, QString());
    QCOMPARE(seen.league.fixture(fixture.id)->outcome->result.td, 3);
}

void TestSealing::aRoundOfItsOwnShowsAllBefore()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 4);
    house.begin(league, {});
    draw(house, league);
    publish(league, 1);
    const Competition &before = LeagueHouse::competition(league);
    LeagueFixture friendly = before.round(1)->fixtures.front();
    friendly.id = FixtureId(u"f%1"_s.arg(league.league().lastFixture + 1));
    friendly.friendly = true;
    LeagueHouse::expectAct(
        league.act(FixtureAdded{before.id, 0, before.roundCount() + 1, friendly}));
    Seen seen = seenOf(house, league.id());
    QCOMPARE(seen.problem, QString());
    QVERIFY(seen.league.fixture(friendly.id));
    for (int round = 2; round < LeagueHouse::competition(league).roundCount(); ++round)
        publish(league, round);
    seen = seenOf(house, league.id());
    QCOMPARE(seen.problem, QString());
    QCOMPARE(seen.league, league.league());
}

void TestSealing::whatWasAddedToADrawIsPublishedWithIt()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 4);
    house.begin(league, sealedRules(PhaseFormat::RoundRobin));
    draw(house, league);
    publish(league, 1);
    const Competition &before = LeagueHouse::competition(league);
    LeagueFixture added = before.round(1)->fixtures.front();
    added.id = FixtureId(u"f%1"_s.arg(league.league().lastFixture + 1));
    LeagueHouse::expectAct(league.act(FixtureAdded{before.id, 0, before.roundCount(), added}));
    Seen seen = seenOf(house, league.id());
    QCOMPARE(seen.problem, QString());
    QVERIFY(!seen.league.fixture(added.id));
    for (int round = 2; round <= LeagueHouse::competition(league).roundCount(); ++round)
        publish(league, round);
    seen = seenOf(house, league.id());
    QCOMPARE(seen.problem, QString());
    QCOMPARE(seen.league, league.league());
}

void TestSealing::linesAreSealedAndOpened()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 4);
    house.begin(league, {});
    draw(house, league);
    const QJsonArray entries = must(house.leagues().exported(league.id()))
                                   .value("league"_L1)
                                   .toObject()
                                   .value("entries"_L1)
                                   .toArray();
    const auto lines = sealedEntries(entries, 0);
    QVERIFY(lines);
    QCOMPARE(lines->size(), static_cast<size_t>(entries.size()));
    QVERIFY(lines->back().contains("sealed"_L1));
    QVERIFY(!lines->front().contains("sealed"_L1));
    // A member who may see all of it has it as it was.
    QJsonObject whole = lines->back();
    whole.insert("payload"_L1, whole.take("sealed"_L1));
    QCOMPARE(joinEntry(whole), entries.last().toObject());
    // Only the last one is asked for, and it is the same.
    const auto last = sealedEntries(entries, entries.size() - 1);
    QVERIFY(last);
    QCOMPARE(last->size(), std::size_t(1));
    QCOMPARE(last->front(), lines->back());
}

/// One action with both: the draw is the commissioner's alone, and the contact his and the coach's.
void TestSealing::aContactBesideADrawKeepsItSealed()
{
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 4);
    house.begin(league, {});
    LeagueCoach coach = league.league().coaches.back();
    coach.contact = u"here@example.org"_s;
    std::vector<LeagueEvent> events
        = must(drawNext(league.league(), LeagueHouse::competition(league).id, house.dice()));
    events.push_back({CoachRecorded{coach}, {}});
    LeagueHouse::expectAct(league.act(events));
    const QJsonArray entries = must(house.leagues().exported(league.id()))
                                   .value("league"_L1)
                                   .toObject()
                                   .value("entries"_L1)
                                   .toArray();
    const QJsonObject line = must(sealedEntries(entries, entries.size() - 1)).front();
    QCOMPARE(line.value("contacts"_L1).toArray().size(), qsizetype(1));
    const auto textOf = [](const QJsonValue &value) {
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson());
    };
    for (const QString &secret : {achievementId(RoundsDrawn{}), coach.contact})
        QVERIFY(!textOf(line.value("payload"_L1)).contains(secret));
    QVERIFY(textOf(line.value("sealed"_L1)).contains(achievementId(RoundsDrawn{})));
    QVERIFY(!textOf(line.value("sealed"_L1)).contains(coach.contact));
    // A member who sees both has all of it; the coach finds the own contact where it was.
    QJsonObject whole = line;
    whole.insert("payload"_L1, whole.take("sealed"_L1));
    QCOMPARE(joinEntry(whole), entries.last().toObject());
    QJsonObject his = line;
    his.remove("sealed"_L1);
    const QJsonObject payload = joinEntry(his).value("payload"_L1).toObject();
    const QJsonArray seen = payload.value("group"_L1).toObject().value("events"_L1).toArray();
    QCOMPARE(seen.size(), qsizetype(1));
    QVERIFY(textOf(payload).contains(coach.contact));
    // Published, it stands behind what everybody hears of the draw.
    events = {{RoundPublished{LeagueHouse::competition(league).id, 1, 0}, {}},
              {CoachRecorded{coach}, {}}};
    LeagueHouse::expectAct(league.act(events));
    const QJsonArray all = must(house.leagues().exported(league.id()))
                               .value("league"_L1)
                               .toObject()
                               .value("entries"_L1)
                               .toArray();
    QJsonObject published = must(sealedEntries(all, all.size() - 1)).front();
    QVERIFY(published.contains("sealed"_L1));
    published.remove("sealed"_L1);
    QVERIFY(textOf(joinEntry(published).value("payload"_L1)).contains(coach.contact));
}

void TestSealing::nothingLeaksHoweverItGoes_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("seed");
    for (const auto &[name, format] :
         {std::pair("round robin", PhaseFormat::RoundRobin), std::pair("swiss", PhaseFormat::Swiss),
          std::pair("knock-out", PhaseFormat::KnockOut)}) {
        for (int seed = 1; seed <= 5; ++seed)
            QTest::addRow("%s %d", name, seed) << int(format) << seed;
    }
}

/// A commissioner who draws, publishes, pairs, discards, enters, takes back and does again, as it
/// comes: every line of hers can be sealed, and before its publication nobody hears of a round.
void TestSealing::nothingLeaksHoweverItGoes()
{
    QFETCH(const int, format);
    QFETCH(const int, seed);
    SeededRandomSource dice(static_cast<std::uint64_t>(seed));
    LeagueHouse house;
    OpenLeague league = house.found(u"crp"_s);
    house.addTeams(league, 4);
    house.begin(league, sealedRules(static_cast<PhaseFormat>(format)));
    const CompetitionId id = LeagueHouse::competition(league).id;
    const auto some = [&](bool published) {
        std::vector<LeagueFixture> found;
        for (const Phase &phase : LeagueHouse::competition(league).phases) {
            for (const LeagueRound &round : phase.rounds) {
                if (round.published == published)
                    found.insert(found.end(), round.fixtures.begin(), round.fixtures.end());
            }
        }
        return found.empty()
            ? std::optional<LeagueFixture>()
            : found.at(static_cast<size_t>(dice.roll(static_cast<int>(found.size())) - 1));
    };
    const auto roundsWhere = [&](bool published) {
        std::vector<int> numbers;
        for (int n = 1; n <= LeagueHouse::competition(league).roundCount(); ++n) {
            const LeagueRound *round = LeagueHouse::competition(league).round(n);
            if (round && round->published == published)
                numbers.push_back(n);
        }
        return numbers;
    };
    for (int step = 0; step < 40; ++step) {
        const bool open = dice.roll(2) == 1;
        const auto fixture = some(open);
        switch (dice.roll(9)) {
        case 1:
            if (const auto drawn = drawNext(league.league(), id, dice))
                (void)league.act(*drawn);
            break;
        case 2:
        case 3:
            if (const auto hidden = roundsWhere(false); !hidden.empty())
                (void)league.act(RoundPublished{id, hidden.front(), 0});
            break;
        case 4:
            if (const auto hidden = roundsWhere(false); !hidden.empty())
                (void)league.act(RoundDiscarded{id, hidden.back()});
            break;
        case 5:
            if (fixture)
                (void)league.act(PairChanged{fixture->id, fixture->away, fixture->home});
            break;
        case 6:
            if (fixture)
                (void)league.act(FixtureArranged{fixture->id, {1000 + step, 0, u"Hall"_s, step}});
            break;
        case 7:
            if (fixture && !fixture->isBye()) {
                FixtureOutcome outcome;
                outcome.result.home = fixture->home;
                outcome.result.away = fixture->away;
                outcome.result.td = 1 + dice.roll(3);
                outcome.result.round = league.league().roundOf(fixture->id)->number;
                (void)league.act(ResultEntered{fixture->id, outcome, std::nullopt});
            }
            break;
        case 8:
            // Not behind the season.
            if (league.undo()
                && (league.league().seasons.empty()
                    || league.league().seasons.back().competitions.empty()))
                (void)league.redo();
            break;
        default:
            (void)league.redo();
            break;
        }
        const Seen seen = seenOf(house, league.id());
        QVERIFY2(seen.problem.isEmpty(), qPrintable(u"%1: %2"_s.arg(step).arg(seen.problem)));
        for (const int hidden : roundsWhere(false)) {
            const bool isLater = !roundsWhere(true).empty() && roundsWhere(true).back() > hidden;
            if (isLater)
                continue; // told with the later one
            for (const LeagueFixture &each :
                 LeagueHouse::competition(league).round(hidden)->fixtures)
                QVERIFY2(!seen.league.fixture(each.id), qPrintable(QString::number(step)));
        }
    }
}

QTEST_GUILESS_MAIN(TestSealing)
#include "tst_sealing.moc"
