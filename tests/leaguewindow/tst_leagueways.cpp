// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/acthand.h"
#include "core/leaguebook/acts/actkinds.h"
#include "core/leaguebook/sampleleague.h"
#include "core/leaguefiles/roundtables.h"
#include "tests/leaguebook/leaguesketch.h"
#include "tests/leaguewindow/commissioner.h"
#include "tests/support/matchdriver.h"
#include "tests/support/widgetwalker.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchview.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"

#include <QJsonDocument>
#include <QLabel>

#include <algorithm>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What a league says comes next, and the ways between it and its matches.
class TestLeagueWays final : public QObject
{
    Q_OBJECT

private slots:
    void aLadderIsNotDrawn_data();
    void aLadderIsNotDrawn();
    void playOffsFollow_data();
    void playOffsFollow();
    void divisionsStayAsTheyWereSaid();
    void aLadderGoesOnToPlayOffs();
    void thePromptNamesThePlayOffs();
    void theMatchForThirdPlaceIsNamed();
    void whatIsOverHereIsNotCalledPlayed();
    void theGroupOfAPairIsNamed();
    void waysToPlayAreReadInWhole();
    void aNewCompetitionIsAskedInSteps();
    void whatIsAskedLaterStandsOnNothing();
    void whoIsNotInTheCompetitionIsSeen();
    void aMatchLeadsBackToItsFixture();
    void enterOpensTheMatch();
    void aMatchThatIsOverLeadsBack();
    void aMatchOfNoLeagueHasNoWayThere();
    void onlyPrizesThatAreAllowedAreOffered();
    void otherRulesHoldFromWhereTheyCan();
    void aCoachsOwnWordIsNotTakenBackUnasked();

private:
    /// A competition of that shape from which so many go on.
    static void announce(Commissioner &boss, int teams, int shape, int finalists)
    {
        boss.keepTeams(teams);
        boss.found();
        boss.registerAll();
        boss.beginSeason(u"Spring"_s);
        boss.press("league-do");
        boss.type("competition-name", u"Cup"_s);
        boss.in<QComboBox>(boss.dialog(), u"competition-format"_s)->setCurrentIndex(shape);
        boss.in<QSpinBox>(boss.dialog(), u"competition-finalists"_s)->setValue(finalists);
        boss.accept();
        QVERIFY(!boss.dialog());
    }
    static QString labelText(Commissioner &boss, const char *label)
    {
        return boss.in<QLabel>(boss.page(), QString::fromLatin1(label))->text();
    }
};

void TestLeagueWays::aLadderIsNotDrawn_data()
{
    QTest::addColumn<int>("shape"); ///< in the order of the dialog
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("none");
    const QString nobody = u"No matches arranged yet."_s;
    QTest::newRow("Swiss") << 1 << u"Draw"_s << u"Nothing has been drawn yet."_s;
    QTest::newRow("ladder") << 4 << u"Start"_s << nobody;
    QTest::newRow("open") << 5 << u"Start"_s << nobody;
}

void TestLeagueWays::aLadderIsNotDrawn()
{
    QFETCH(int, shape);
    QFETCH(QString, button);
    QFETCH(QString, none);
    Commissioner boss;
    boss.keepTeams(3);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.announce(shape);
    const bool isDrawn = button == u"Draw"_s;
    QCOMPARE(labelText(boss, "league-next").contains(u"drawn"_s), isDrawn);
    QCOMPARE(boss.in<QAbstractButton>(boss.page(), u"league-do"_s)->text(), button);
    boss.press("league-fixtures");
    QCOMPARE(labelText(boss, "fixtures-invitation"), none);
    boss.press("league-do");
    QCOMPARE(boss.in<QWidget>(boss.page(), u"fixtures-invitation"_s)->isVisible(), !isDrawn);
    QCOMPARE(labelText(boss, "fixtures-invitation"), none);
}

void TestLeagueWays::playOffsFollow_data()
{
    QTest::addColumn<int>("shape"); ///< in the order of the dialog
    QTest::addColumn<int>("format");
    QTest::addColumn<bool>("lot"); ///< semi-finalists are paired so; a Swiss has seeds
    QTest::newRow("Swiss") << 1 << static_cast<int>(PhaseFormat::Swiss) << false;
    QTest::newRow("ladder") << 4 << static_cast<int>(PhaseFormat::Ladder) << true;
    QTest::newRow("open") << 5 << static_cast<int>(PhaseFormat::Open) << true;
}

void TestLeagueWays::playOffsFollow()
{
    QFETCH(int, shape);
    QFETCH(int, format);
    QFETCH(bool, lot);
    Commissioner boss;
    announce(boss, 4, shape, 2);
    const std::vector<PhaseRules> phases = boss.document().competition()->rules.phases;
    QCOMPARE(phases.size(), size_t(2));
    QCOMPARE(static_cast<int>(phases.front().format), format);
    QCOMPARE(phases.back().format, PhaseFormat::KnockOut);
    QCOMPARE(phases.back().places, 2);
    QCOMPARE(phases.back().byLot, lot);
    // Another name changes nothing else.
    boss.chooseInMenu(u"Change the competition…"_s);
    boss.type("competition-name", u"Better Cup"_s);
    boss.accept();
    QCOMPARE(boss.document().competition()->rules.name, u"Better Cup"_s);
    QCOMPARE(boss.document().competition()->rules.phases, phases);
    // Whatever is usual, the commissioner decides.
    boss.chooseInMenu(u"Change the competition…"_s);
    boss.in<QCheckBox>(boss.dialog(), u"competition-lot"_s)->setChecked(!lot);
    boss.accept();
    QCOMPARE(boss.document().competition()->rules.phases.back().byLot, !lot);
}

void TestLeagueWays::divisionsStayAsTheyWereSaid()
{
    Commissioner boss;
    boss.keepTeams(4);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.press("league-do");
    auto *divisions = boss.in<QSpinBox>(boss.dialog(), u"competition-divisions"_s);
    divisions->setValue(2);
    boss.in<QSpinBox>(boss.dialog(), u"competition-squad"_s)->setValue(2);
    QCOMPARE(divisions->value(), 2);
    boss.in<QComboBox>(boss.dialog(), u"competition-format"_s)->setCurrentIndex(3); // groups
    divisions->setValue(1);
    QCOMPARE(divisions->value(), 1);
    QVERIFY(boss.in<QWidget>(boss.dialog(), u"competition-lot"_s)->isVisible());
}

void TestLeagueWays::aLadderGoesOnToPlayOffs()
{
    Commissioner boss;
    announce(boss, 2, 4, 2);
    boss.press("league-do"); // the ladder begins
    const auto onward = [&boss] { return boss.in<QWidget>(boss.page(), u"draw-play-offs"_s); };
    QVERIFY(!onward()->isVisible());
    boss.press("league-do"); // pair two
    boss.accept();
    QVERIFY(!onward()->isVisible());
    boss.enterResult(boss.document().competition()->round(1)->fixtures.front().id, 1, 0);
    QVERIFY(onward()->isVisible());
    boss.press("draw-play-offs");
    QCOMPARE(boss.document().competition()->currentPhase(), 1);
    QCOMPARE(boss.document().competition()->roundCount(), 2);
    QVERIFY(!onward()->isVisible());
}

void TestLeagueWays::aMatchLeadsBackToItsFixture()
{
    Commissioner boss;
    boss.begin(4);
    const QString fixture = boss.document().competition()->round(1)->fixtures.back().id.text();
    boss.press("league-fixtures");
    boss.table(u"fixtures-table"_s)->setCurrentId(fixture);
    boss.press("fixture-play");
    QCOMPARE(boss.window().place(), Place::Match);
    // Also from a league that was left since.
    boss.page()->showList();
    QVERIFY(!boss.document().isOpen());
    boss.press(&boss.window(), u"back-to-league"_s);
    QCOMPARE(boss.window().place(), Place::League);
    QVERIFY(boss.document().isOpen());
    QCOMPARE(boss.page()->view()->part(), static_cast<int>(LeagueView::Fixtures));
    QCOMPARE(boss.table(u"fixtures-table"_s)->currentId(), fixture);
}

/// The same match again once it has begun, never the question for its result.
void TestLeagueWays::enterOpensTheMatch()
{
    Commissioner boss;
    boss.begin(4);
    const FixtureId fixture = boss.document().competition()->round(1)->fixtures.back().id;
    for (int time = 0; time < 2; ++time) {
        boss.window().goTo(Place::League);
        boss.press("league-fixtures");
        LeagueTableView *table = boss.table(u"fixtures-table"_s);
        table->setCurrentId(fixture.text());
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY(!boss.dialog());
        QCOMPARE(boss.window().place(), Place::Match);
        QVERIFY(!boss.league().fixture(fixture)->match.isEmpty());
    }
}

void TestLeagueWays::aMatchThatIsOverLeadsBack()
{
    Commissioner boss;
    boss.press("sample-league");
    const QString fixture = boss.document().competition()->round(2)->fixtures.front().id.text();
    boss.press("league-fixtures");
    boss.table(u"fixtures-table"_s)->setCurrentId(fixture);
    boss.press("fixture-play");
    QCOMPARE(boss.window().place(), Place::Match);
    auto *way = boss.in<QAbstractButton>(&boss.window(), u"full-time-league"_s);
    QVERIFY(way && way->isVisible());
    way->click();
    WindowFixture::settle();
    QCOMPARE(boss.window().place(), Place::League);
    QCOMPARE(boss.document().id(), sampleLeagueId());
    QCOMPARE(boss.table(u"fixtures-table"_s)->currentId(), fixture);
}

void TestLeagueWays::aMatchOfNoLeagueHasNoWayThere()
{
    Commissioner boss;
    boss.window().goTo(Place::Match);
    boss.window().findChild<MatchPage *>()->start(plainSetup());
    WindowFixture::settle();
    QVERIFY(boss.in<QWidget>(&boss.window(), u"back-to-matches"_s)->isVisible());
    QVERIFY(!boss.in<QWidget>(&boss.window(), u"back-to-league"_s)->isVisible());
}

void TestLeagueWays::onlyPrizesThatAreAllowedAreOffered()
{
    Commissioner boss;
    boss.begin(2);
    const QVariant gold = u"gold"_s;
    const auto offersGold = [&boss, &gold] {
        boss.press("league-members");
        boss.table(u"members-table"_s)->setCurrentId(boss.league().teams.front().id.text());
        boss.press("prize-button");
        const bool offered
            = boss.in<QComboBox>(boss.dialog(), u"prize-kind"_s)->findData(gold) >= 0;
        boss.dialog()->reject();
        WindowFixture::settle();
        return offered;
    };
    QVERIFY(!offersGold());
    LeagueRules rules = boss.league().currentRules();
    rules.options[OptionId(u"trophy-perks"_s)] = true;
    QVERIFY(boss.document()
                .refusalOf(boss.document().toChange().act(RulesChanged{rules, 2}))
                .isEmpty());
    QVERIFY(offersGold());
}

void TestLeagueWays::otherRulesHoldFromWhereTheyCan()
{
    Commissioner boss;
    boss.begin(4);
    boss.enterResult(boss.document().competition()->round(1)->fixtures.front().id, 1, 0);
    boss.chooseInMenu(u"Rules of the league…"_s);
    QCOMPARE(boss.in<QSpinBox>(boss.dialog(), u"league-from-round"_s)->value(), 2);
    boss.accept();
    QVERIFY(!boss.dialog());
}

void TestLeagueWays::thePromptNamesThePlayOffs()
{
    Commissioner boss;
    boss.keepTeams(4);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.press("league-do");
    boss.type("competition-name", u"Cup"_s);
    boss.in<QComboBox>(boss.dialog(), u"competition-format"_s)->setCurrentIndex(1);
    boss.in<QSpinBox>(boss.dialog(), u"competition-rounds"_s)->setValue(1);
    boss.in<QSpinBox>(boss.dialog(), u"competition-finalists"_s)->setValue(2);
    boss.accept();
    QVERIFY(labelText(boss, "league-next").contains(u"next round"_s));
    boss.drawAndPublish();
    const auto fixtures = boss.document().competition()->round(1)->fixtures;
    for (const LeagueFixture &each : fixtures)
        boss.enterResult(each.id, 1, 0);
    QCOMPARE(labelText(boss, "league-next"), u"The play-offs of Cup can be drawn."_s);
}

void TestLeagueWays::theMatchForThirdPlaceIsNamed()
{
    CompetitionRules rules = rulesOf(PhaseFormat::KnockOut);
    rules.phases.front().thirdPlace = true;
    LeagueSketch sketch(4, rules);
    sketch.playOut();
    const ShownTable table = fixturesTable(sketch.league(), sketch.competition(), {true, true});
    const auto part = static_cast<size_t>(table.column(u"division"_s));
    const auto named
        = std::count_if(table.rows.begin(), table.rows.end(),
                        [part](const ShownRow &row) { return row.text(part) == u"Third place"_s; });
    QCOMPARE(named, 1);
    QCOMPARE(table.rows.back().text(part), u"Third place"_s); // beside the final
}

/// The server was away when it ended, and does not know it yet.
void TestLeagueWays::whatIsOverHereIsNotCalledPlayed()
{
    LeagueSketch sketch(2, rulesOf(PhaseFormat::RoundRobin));
    QCOMPARE(sketch.draw(), QString());
    sketch.publishAll();
    const FixtureId fixture = sketch.open().front();
    sketch.must({MatchBegun{fixture, JournalId(u"m1"_s)}, {}});
    const auto note = [&sketch](const QSet<FixtureId> &ended) {
        return fixturesTable(sketch.league(), sketch.competition(), {true, true, ended})
            .rows.back()
            .texts()
            .last();
    };
    QCOMPARE(note({}), u"being played"_s);
    QCOMPARE(note({fixture}), u"over, waits to be delivered"_s);
}

/// Both groups stand under one round.
void TestLeagueWays::theGroupOfAPairIsNamed()
{
    CompetitionRules rules = rulesOf(PhaseFormat::RoundRobin);
    rules.phases.front().divisions = 2;
    rules.phases.emplace_back();
    rules.phases.back().format = PhaseFormat::KnockOut;
    rules.phases.back().places = 1;
    LeagueSketch sketch(4, rules);
    sketch.playOut();
    const ShownTable table = fixturesTable(sketch.league(), sketch.competition(), {true, true});
    QStringList notes;
    for (const ShownRow &row : table.rows) {
        if (!row.id.isEmpty())
            notes.append(row.text(static_cast<size_t>(table.column(u"division"_s))));
    }
    notes.sort(); // the final is of no group
    QCOMPARE(notes, (QStringList{QString(), u"Group 1"_s, u"Group 2"_s}));
}

void TestLeagueWays::waysToPlayAreReadInWhole()
{
    Commissioner boss;
    boss.keepTeams(4);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.press("league-do");
    QDialog *dialog = boss.dialog();
    constexpr QSize usual(920, 600);
    dialog->resize(usual);
    for (const Language language : allLanguages) {
        boss.house().language().setLanguage(language);
        WindowFixture::settle();
        QCOMPARE(clippedTexts(dialog).join(u'\n'), QString());
    }
    // Whether divisions meet is asked where they are, not far below.
    const auto y = [&](const QString &name) {
        return boss.in<QWidget>(dialog, name)->mapTo(dialog, QPoint()).y();
    };
    QVERIFY(y(u"competition-across"_s) > y(u"competition-divisions"_s));
    dialog->reject();
}

/// Three steps, each with what belongs to it; nothing is lost between them.
void TestLeagueWays::aNewCompetitionIsAskedInSteps()
{
    Commissioner boss;
    boss.keepTeams(4);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.press("league-do");
    QDialog *dialog = boss.dialog();
    const auto seen
        = [&](const QString &name) { return boss.in<QWidget>(dialog, name)->isVisible(); };
    QVERIFY(seen(u"competition-formats"_s) && seen(u"competition-name"_s));
    QVERIFY(!seen(u"competition-points"_s) && !seen(u"competition-teams"_s));
    boss.type("competition-name", u"Cup"_s);
    boss.press(dialog, u"format-%1"_s.arg(static_cast<int>(PlanFormat::KnockOut)));
    QCOMPARE(boss.in<QComboBox>(dialog, u"competition-format"_s)->currentIndex(),
             static_cast<int>(PlanFormat::KnockOut));
    QTest::keyClick(dialog, Qt::Key_Return); // to the next step, and nowhere else
    QVERIFY(dialog->isVisible());
    QVERIFY(seen(u"competition-points"_s) && seen(u"competition-tie-breaks"_s));
    QVERIFY(!seen(u"competition-formats"_s) && !seen(u"competition-teams"_s));
    QVERIFY(!seen(u"competition-columns"_s)); // what few ask for
    boss.press(dialog, u"competition-more"_s);
    QVERIFY(seen(u"competition-columns"_s));
    boss.type("competition-points", u"5-2-0"_s);
    boss.press(dialog, u"competition-next"_s);
    QVERIFY(seen(u"competition-teams"_s) && !seen(u"competition-points"_s));
    QVERIFY(!seen(u"competition-next"_s));
    boss.press(dialog, u"competition-back"_s);
    boss.press(dialog, u"competition-step-0"_s);
    QVERIFY(seen(u"competition-formats"_s));
    boss.press(dialog, u"competition-step-2"_s);
    QTest::keyClick(dialog, Qt::Key_Return);
    WindowFixture::settle();
    QVERIFY(!boss.dialog());
    const CompetitionRules &rules = boss.document().competition()->rules;
    QCOMPARE(rules.name, u"Cup"_s);
    QCOMPARE(rules.phases.front().format, PhaseFormat::KnockOut);
    QCOMPARE(planOf(rules).points, u"5-2-0"_s);
}

/// Rows that come and go leave the others their height.
void TestLeagueWays::whatIsAskedLaterStandsOnNothing()
{
    Commissioner boss;
    boss.keepTeams(4);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.press("league-do");
    QDialog *dialog = boss.dialog();
    auto *shape = boss.in<QComboBox>(dialog, u"competition-format"_s);
    auto *finalists = boss.in<QSpinBox>(dialog, u"competition-finalists"_s);
    const auto whoOverlaps = [&] {
        QCoreApplication::processEvents(); // what is hidden, and where, is laid out in between
        const auto fields
            = shape->parentWidget()->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        QStringList pairs;
        for (const QWidget *one : fields) {
            for (const QWidget *other : fields) {
                if (one < other && one->isVisible() && other->isVisible()
                    && one->geometry().intersects(other->geometry()))
                    pairs.append(one->accessibleName() + u'/' + other->accessibleName());
            }
        }
        return pairs.join(u", "_s);
    };
    QCOMPARE(whoOverlaps(), QString());
    for (const int each : {4, 0, 1, 5, 4}) {
        shape->setCurrentIndex(each);
        QCOMPARE(whoOverlaps(), QString());
        for (const int places : {4, 0}) {
            finalists->setValue(places);
            QCOMPARE(whoOverlaps(), QString());
        }
    }
    dialog->reject();
}

void TestLeagueWays::whoIsNotInTheCompetitionIsSeen()
{
    Commissioner boss;
    boss.begin(4, 1);
    LeagueDocument &document = boss.document();
    QVERIFY(document.take(
        document.services().leagues.registerPaperTeam(document.toChange(), u"Late"_s, u"Lea"_s)));
    boss.press("league-members");
    for (const ShownRow &row : boss.table(u"members-table"_s)->table().rows)
        QCOMPARE(row.texts().last().contains(u"not in Cup"_s), row.texts().first() == u"Late"_s);
}

/// What the commissioner enters himself he takes back at once; what a coach said by his phone is
/// asked about first, in a league that nobody shares, too.
void TestLeagueWays::aCoachsOwnWordIsNotTakenBackUnasked()
{
    Commissioner boss;
    boss.begin(2);
    const FixtureId id = boss.document().competition()->round(1)->fixtures.front().id;
    boss.enterResult(id, 2, 1);
    const auto isSigned = [&] { return boss.league().fixture(id)->outcome->homeSigned; };
    const SignResult home{id, Signers::Home};
    QVERIFY(boss.document().act(ActRequest{home, {}}));
    QVERIFY(isSigned());
    boss.press("league-undo");
    QVERIFY(!boss.dialog());
    QVERIFY(!isSigned());

    const LeagueTeam *team = boss.league().team(boss.league().fixture(id)->home);
    QVERIFY(team && !team->coach.isEmpty());
    SeededRandomSource lot(5);
    const QByteArray request = QJsonDocument(toJson(ActRequest{home, {}})).toJson();
    QVERIFY(boss.house().leagues().actFromAfar(boss.document().id(), request,
                                               ActHand::of(team->coach), lot));
    boss.page()->showChanges();
    WindowFixture::settle();
    QVERIFY(isSigned());
    QCOMPARE(boss.document().opened().lastAction().front().by, team->coach);
    boss.press("league-undo");
    QVERIFY(boss.dialog());
    QCOMPARE(boss.dialog()->objectName(), u"undo-others"_s);
    QVERIFY(isSigned());
    QTest::keyClick(boss.dialog(), Qt::Key_Escape);
    WindowFixture::settle();
    QVERIFY(!boss.dialog());
    QVERIFY(isSigned());
    boss.press("league-undo");
    boss.accept();
    QVERIFY(!isSigned());
}

QTEST_MAIN(TestLeagueWays)
#include "tst_leagueways.moc"
