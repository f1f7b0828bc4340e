// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/growth.h"
#include "core/aftermatch/sponsorship.h"
#include "core/rules/rulesetlibrary.h"
#include "core/team/hiring.h"
#include "tests/support/afterdriver.h"
#include "tests/support/testfiles.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QByteArray text = R"({"es":"a","en":"b","de":"c"})";
const QByteArray words = R"(,"name":)" + text + R"(,"summary":)" + text;
const QByteArray manifest = R"({"id":"barn","game":"football","extends":"bb2016")" + words + "}";
const QByteArray sponsors = R"({"entries":[{"id":"sponsorship-major","rows":[
 {"id":"village-smith","does":[{"effect":"hard-training","values":{"dice":4}}])"
    + words + R"(},
 {"id":"grave-digger","does":[{"effect":"insures"}])"
    + words + R"(},
 {"id":"dance-school","does":[{"effect":"lends-skills","skills":["leap","dodge"],"notTeams":["orc"]}])"
    + words + R"(}]},{"id":"sponsorship-major-drawbacks","rows":[
 {"id":"dance-school","values":{"winnings":-5000})"
    + words + "}]}]}";
const QByteArray stars = R"({"entries":[
 {"id":"aunt","cost":0,"ma":6,"st":3,"ag":3,"av":8,"skills":[],"teams":["human"],
  "does":[{"effect":"comes-for-a-side","table":"white-dwarf-black-gobbo-arrival"}],"name":)"
    + text + R"(},
 {"id":"niece","cost":0,"ma":6,"st":3,"ag":3,"av":8,"skills":[],"teams":["orc"],
  "does":[{"effect":"comes-for-a-side","table":"white-dwarf-black-gobbo-arrival"}],"name":)"
    + text + "}]}";
const QByteArray teams = R"({"entries":[
 {"id":"human","does":[{"effect":"dead-join","position":"blitzer"}]}]})";

} // namespace

/// What sponsors, stars and teams do stands in their data: an edition of one's own does the same
/// with names that nobody has heard of.
class TestOwnNames : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void sponsorsOfOnesOwn_data();
    void sponsorsOfOnesOwn();
    void aLenderChooses();
    void theDeadJoin();
    void starsComeForBothSides();

private:
    [[nodiscard]] AfterState after(Seat seat, const QString &sponsor) const;

    QTemporaryDir m_folder;
    std::unique_ptr<Match> m_match;
    MatchState m_state;
};

void TestOwnNames::initTestCase()
{
    QVERIFY(QDir(m_folder.path()).mkpath(u"barn"_s));
    writeBytes(m_folder.filePath(u"barn/ruleset.json"_s), manifest);
    writeBytes(m_folder.filePath(u"barn/tables.json"_s), sponsors);
    writeBytes(m_folder.filePath(u"barn/stars.json"_s), stars);
    writeBytes(m_folder.filePath(u"barn/teams.json"_s), teams);
    RulesetLibrary library(m_folder.path());
    const auto rules = library.load(u"barn"_s);
    QVERIFY2(rules, rules ? "" : qPrintable(rules.error().detail));
    MatchSetup setup = leagueSetup(u"bb2016"_s);
    setup.ruleset = RulesetId(u"barn"_s);
    m_match = std::make_unique<Match>(*rules, setup, stepsToTheNextSheet());
    m_state = m_match->start();
}

AfterState TestOwnNames::after(Seat seat, const QString &sponsor) const
{
    AfterState state;
    state.side(seat).team = m_match->context().team(seat);
    if (!sponsor.isEmpty())
        state.side(seat).team.home.sponsors = {RowId(sponsor)};
    return state;
}

void TestOwnNames::sponsorsOfOnesOwn_data()
{
    QTest::addColumn<QString>("sponsor");
    QTest::addColumn<int>("dice");
    QTest::addColumn<bool>("insured");
    QTest::addColumn<int>("winnings");
    QTest::newRow("nobody") << QString() << 2 << false << 0;
    QTest::newRow("trains hard") << u"village-smith"_s << 4 << false << 0;
    QTest::newRow("insures") << u"grave-digger"_s << 2 << true << 0;
    QTest::newRow("takes a share") << u"dance-school"_s << 2 << false << -5'000;
}

void TestOwnNames::sponsorsOfOnesOwn()
{
    QFETCH(QString, sponsor);
    QFETCH(int, dice);
    QFETCH(bool, insured);
    QFETCH(int, winnings);
    const AfterState state = after(0, sponsor);
    const AfterView view(m_match->context(), m_state, state, 0);
    QCOMPARE(improvementDice(view), dice);
    QCOMPARE(view.dealThat(u"insures").sponsor.text(), insured ? sponsor : QString());
    QCOMPARE(sponsorDrawback(view, u"winnings"_s), winnings);
    QCOMPARE(view.hasMajorSponsor(), !sponsor.isEmpty());
}

void TestOwnNames::aLenderChooses()
{
    const RowId lender(u"dance-school"_s);
    for (const Seat seat : {0, 1}) {
        const AfterState state = after(seat, {});
        const AfterView view(m_match->context(), m_state, state, seat);
        QCOMPARE(willingSponsors(view).contains(lender.text()), seat == 0); // the others are orcs
        QCOMPARE(lendingOf(view, lender)->skills,
                 (std::vector{SkillId(u"leap"_s), SkillId(u"dodge"_s)}));
    }
}

void TestOwnNames::theDeadJoin()
{
    const MatchContext &context = m_match->context();
    const Position *position = positionOfTheDead(context.team(0), context.ruleset());
    QVERIFY(position);
    QCOMPARE(position->id.text(), u"blitzer"_s);
    QVERIFY(!positionOfTheDead(context.team(1), context.ruleset()));
}

void TestOwnNames::starsComeForBothSides()
{
    MatchState state = m_state;
    state.agenda = {{StepKind::Rivals}};
    const StepRule *rivals = stepsToTheNextSheet().find(StepKind::Rivals);
    QVERIFY(rivals);
    const Step step = state.agenda.back();
    rivals->enter(m_match->context(), state, step);
    const QStringList expected[]{{u"aunt"_s}, {u"niece"_s}};
    for (const Seat seat : {0, 1}) {
        QStringList here;
        for (const MatchPlayer &player : state.side(seat).players) {
            if (player.isStar())
                here.append(player.who->player.star.text());
        }
        QVERIFY2(here.contains(expected[seat].front()), qPrintable(here.join(u' ')));
    }
}

QTEST_GUILESS_MAIN(TestOwnNames)
#include "tst_ownnames.moc"
