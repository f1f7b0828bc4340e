// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/journal/leaguevalues.h"
#include "core/leaguebook/looks/leaguetables.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/leaguebook/state/leaguedefaults.h"
#include "core/leaguefiles/roundtables.h"
#include "core/team/teamedits.h"
#include "tests/leaguewindow/commissioner.h"
#include "ui/league/competition/competitiondialog.h"

#include <QLabel>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {
// In the order of the dialog.
enum Shape { RoundRobin, Swiss, KnockOut, Groups, Ladder, Open };
} // namespace

/// What a commissioner decides beyond draws and results.
class TestLeagueDeeds final : public QObject
{
    Q_OBJECT

private slots:
    void challengesAreAnswered_data();
    void challengesAreAnswered();
    void oneChallengeAWeek();
    void aCompetitionIsChanged();
    void onlyWhatIsToComeIsChanged();
    void playOffsCanStillBeOtherwise();
    void aRoundIsDiscarded();
    void aCompetitionIsEnded();
    void aTeamLeavesOneCompetition();
    void somethingBelongsToOneTeam();
    void aStarIsChosenAndNotTyped();
    void theBestGoUp();
    void aTeamIsDraftedAnew();
    void aMatchByHandIsShown();
    void theKeysGoToWhatIsToBeDone();
    void aByeIsNamedBeforeItsRoundIsPublished();
    void aFormTakesWhatIsTypedAtOnce();
    void theBudgetIsAskedOnce();
};

void TestLeagueDeeds::challengesAreAnswered_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<int>("opponent"); ///< which of the entrants, -1: nobody
    QTest::addColumn<QString>("score");
    QTest::newRow("accepted") << static_cast<int>(ChallengeAnswer::Accepted) << 1 << QString();
    QTest::newRow("declined") << static_cast<int>(ChallengeAnswer::Declined) << 1 << u"2-0"_s;
    QTest::newRow("substitute") << static_cast<int>(ChallengeAnswer::Substitute) << 2 << QString();
    QTest::newRow("substitute refused")
        << static_cast<int>(ChallengeAnswer::SubstituteRefused) << 2 << u"0-2"_s;
}

void TestLeagueDeeds::challengesAreAnswered()
{
    QFETCH(int, answer);
    QFETCH(int, opponent);
    QFETCH(QString, score);
    Commissioner boss;
    boss.keepTeams(4);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.announce(Ladder);
    boss.press("league-do"); // the ladder begins
    const auto entries = boss.document().competition()->entries;
    boss.press("league-fixtures");
    boss.press("challenge");
    boss.choose("challenge-by", entries[0].team.text());
    boss.choose("challenge-to", entries[1].team.text());
    boss.accept();
    QCOMPARE(boss.document().competition()->challenges.size(), size_t(1));
    boss.table(u"fixtures-table"_s)->setCurrentId(u"challenge-0"_s);
    boss.press("challenge-answer-button");
    boss.choose("challenge-answer", enumWord(static_cast<ChallengeAnswer>(answer)));
    if (answer >= static_cast<int>(ChallengeAnswer::Substitute))
        boss.choose("challenge-substitute", entries[2].team.text());
    boss.accept();
    QVERIFY(!boss.dialog());
    const LeagueChallenge made = boss.document().competition()->challenges.front();
    QCOMPARE(static_cast<int>(made.challenge.answer), answer);
    const LeagueFixture *fixture = boss.league().fixture(made.fixture);
    QVERIFY(fixture);
    QCOMPARE(fixture->home, entries[0].team);
    QCOMPARE(fixture->away, entries[static_cast<size_t>(opponent)].team);
    QCOMPARE(
        fixture->outcome
            ? u"%1-%2"_s.arg(fixture->outcome->result.td).arg(fixture->outcome->result.tdAgainst)
            : QString(),
        score);
    // What is answered is not answered again.
    boss.table(u"fixtures-table"_s)->setCurrentId(u"challenge-0"_s);
    QVERIFY(!boss.in<QWidget>(boss.page(), u"challenge-answer-button"_s)->isVisible());
}

void TestLeagueDeeds::oneChallengeAWeek()
{
    Commissioner boss;
    boss.keepTeams(4);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.announce(Ladder);
    boss.press("league-do");
    const auto entries = boss.document().competition()->entries;
    boss.press("league-fixtures");
    for (const size_t other : {1U, 2U}) {
        boss.press("challenge");
        boss.choose("challenge-by", entries[0].team.text());
        boss.choose("challenge-to", entries[other].team.text());
        boss.accept();
    }
    QVERIFY(boss.dialog()); // the second is refused where it can be mended
    QCOMPARE(boss.document().competition()->challenges.size(), size_t(1));
    boss.in<QSpinBox>(boss.dialog(), u"challenge-week"_s)->setValue(2);
    boss.accept();
    QCOMPARE(boss.document().competition()->challenges.size(), size_t(2));
}

void TestLeagueDeeds::aCompetitionIsChanged()
{
    Commissioner boss;
    boss.begin(4);
    const CompetitionRules before = boss.document().competition()->rules;
    boss.chooseInMenu(u"Change the competition…"_s);
    QCOMPARE(boss.dialog()->objectName(), u"change-competition"_s);
    boss.type("competition-name", u"Better Cup"_s);
    boss.type("competition-points", u"5-3-1"_s);
    boss.type("competition-reason", u"everybody agreed"_s);
    boss.accept();
    QVERIFY(!boss.dialog());
    CompetitionRules expected = before;
    expected.name = u"Better Cup"_s;
    expected.points = u"5-3-1"_s;
    QCOMPARE(boss.document().competition()->rules, expected);
    QCOMPARE(boss.document().opened().history().back().reason, u"everybody agreed"_s);
}

void TestLeagueDeeds::onlyWhatIsToComeIsChanged()
{
    Commissioner boss;
    boss.begin(4);
    boss.chooseInMenu(u"Change the competition…"_s);
    QVERIFY(!boss.in<QWidget>(boss.dialog(), u"competition-format"_s)->isEnabled());
    QVERIFY(!boss.in<QWidget>(boss.dialog(), u"competition-divisions"_s)->isEnabled());
    QVERIFY(boss.in<QWidget>(boss.dialog(), u"competition-points"_s)->isEnabled());
}

void TestLeagueDeeds::playOffsCanStillBeOtherwise()
{
    Commissioner boss;
    boss.begin(6, Groups);
    const auto before = boss.document().competition()->rules.phases;
    boss.chooseInMenu(u"Change the competition…"_s);
    boss.choose("competition-qualify", static_cast<int>(QualifyBy::RatioTimesValue));
    boss.accept();
    QVERIFY(!boss.dialog());
    const auto after = boss.document().competition()->rules.phases;
    QCOMPARE(after.front(), before.front());
    QCOMPARE(after.back().qualifyBy, QualifyBy::RatioTimesValue);
    QVERIFY(after.back().byLot);
}

void TestLeagueDeeds::aRoundIsDiscarded()
{
    Commissioner boss;
    boss.begin(4, Swiss);
    QCOMPARE(boss.document().competition()->roundCount(), 1);
    boss.press("round-discard");
    boss.accept();
    QCOMPARE(boss.document().competition()->roundCount(), 0);
    boss.drawAndPublish();
    boss.enterResult(boss.document().competition()->round(1)->fixtures.front().id, 1, 0);
    QVERIFY(!boss.in<QWidget>(boss.page(), u"round-discard"_s)->isVisible());
}

void TestLeagueDeeds::aCompetitionIsEnded()
{
    Commissioner boss;
    boss.begin(4);
    boss.chooseInMenu(u"End competition…"_s);
    boss.accept();
    QVERIFY(boss.document().competition()->ended);
}

void TestLeagueDeeds::aTeamLeavesOneCompetition()
{
    Commissioner boss;
    boss.begin(4);
    boss.press("league-members");
    const EntrantId team(boss.table(u"members-table"_s)->currentId());
    boss.press("leave-button");
    boss.in<QComboBox>(boss.dialog(), u"leaves-what"_s)->setCurrentIndex(1);
    boss.accept();
    QVERIFY(boss.document().competition()->entry(team)->left);
    QCOMPARE(boss.league().team(team)->state, MemberState::Active);
    boss.press("leave-button"); // there is only the league left to leave
    QCOMPARE(boss.in<QComboBox>(boss.dialog(), u"leaves-what"_s)->count(), 1);
    boss.accept();
    QCOMPARE(boss.league().team(team)->state, MemberState::Left);
}

void TestLeagueDeeds::somethingBelongsToOneTeam()
{
    Commissioner boss;
    boss.begin(2);
    boss.press("league-members");
    LeagueTableView *members = boss.table(u"members-table"_s);
    boss.press("holding-button");
    boss.type("holding-name", u"The Old Mill"_s);
    boss.accept();
    QCOMPARE(boss.league().holdings.size(), size_t(1));
    QCOMPARE(boss.league().holdings.front().team.text(), members->currentId());
    members->setCurrentIndex(members->model()->index(1, 0));
    boss.press("holding-button");
    boss.type("holding-name", u"The Old Mill"_s);
    boss.accept();
    QVERIFY(boss.dialog()); // another team has it
}

/// A match knows a star by his id, not by what somebody called him.
void TestLeagueDeeds::aStarIsChosenAndNotTyped()
{
    Commissioner boss;
    boss.begin(2);
    boss.press("league-members");
    boss.press("holding-button");
    QVERIFY(!boss.in<QWidget>(boss.dialog(), u"holding-star"_s)->isVisible());
    boss.choose("holding-kind", static_cast<int>(HoldingKind::Star));
    QVERIFY(boss.in<QWidget>(boss.dialog(), u"holding-star"_s)->isVisible());
    QVERIFY(!boss.in<QWidget>(boss.dialog(), u"holding-name"_s)->isVisible());
    boss.choose("holding-star", u"griff-oberwald"_s);
    boss.accept();
    QVERIFY(!boss.dialog());
    QCOMPARE(boss.league().holdings.size(), size_t(1));
    QCOMPARE(boss.league().holdings.front().name, u"griff-oberwald"_s);
    const QString told = boss.document().opened().history().back().line;
    QVERIFY2(told.contains(u"Griff Oberwald"_s), qPrintable(told));
    const ShownRow row = boss.table(u"members-table"_s)->table().rows.front();
    QVERIFY2(row.texts().last().contains(u"Griff Oberwald"_s), qPrintable(row.texts().last()));
}

void TestLeagueDeeds::theBestGoUp()
{
    Commissioner boss;
    boss.keepTeams(8);
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.announce(RoundRobin, 2);
    boss.drawAndPublish();
    boss.playOut();
    const Competition before = *boss.document().competition();
    const auto expected = must(promoted(boss.league(), before, 1));
    boss.press("league-do"); // end the season
    boss.accept();
    boss.beginSeason(u"Autumn"_s);
    boss.chooseInMenu(u"Promotion and relegation…"_s);
    boss.type("promotion-name", u"Cup of Autumn"_s);
    boss.accept();
    QVERIFY(!boss.dialog());
    const Competition *after = boss.document().competition();
    QCOMPARE(after->rules.name, u"Cup of Autumn"_s);
    QCOMPARE(after->entries, expected);
    boss.press("league-do"); // draw
    QCOMPARE(boss.document().competition()->phases.front().divisions.size(), size_t(2));
    QCOMPARE(divisionOf(*boss.document().competition(), expected.front().team),
             expected.front().division);
}

void TestLeagueDeeds::aTeamIsDraftedAnew()
{
    Commissioner boss;
    boss.keepTeams(2, u"bb2016"_s);
    boss.found(u"bb2016"_s);
    LeagueRules rules = boss.league().currentRules();
    rules.options[OptionId(u"redraft"_s)] = true;
    QVERIFY(boss.document().act(RulesChanged{rules, 1}));
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.announce();
    boss.drawAndPublish();
    boss.playOut();
    boss.press("league-do");
    boss.accept();
    boss.press("league-members");
    const EntrantId id(boss.table(u"members-table"_s)->currentId());
    // The next step says so before it is too late.
    const auto *next = boss.in<QLabel>(boss.page(), u"league-next"_s);
    QVERIFY2(next->text().contains(u"can redraft them"_s), qPrintable(next->text()));
    boss.press("redraft-button");
    boss.in<QSpinBox>(boss.dialog(), u"redraft-gold"_s)->setValue(30'000);
    boss.accept();
    QVERIFY(!boss.dialog());
    // It is kept, unlike one on paper.
    const auto notes = [&boss, &id] {
        for (const ShownRow &row : boss.table(u"members-table"_s)->table().rows) {
            if (row.id == id.text())
                return row.texts().last();
        }
        return QString();
    };
    QVERIFY2(notes().contains(u"redrafted"_s), qPrintable(notes()));
    QVERIFY2(next->text().contains(u"Register 1 redrafted team again"_s), qPrintable(next->text()));
    {
        const CompetitionDialog asked(
            boss.league(), {}, [](const CompetitionDialog &) { return QString(); }, boss.page());
        const auto ticked = asked.teams();
        QCOMPARE(ticked.size(), size_t(1)); // nobody who would be refused
        QVERIFY(ticked.front() != id);
    }
    // Players come back, and the team is registered where it was.
    boss.press("buy-back-button");
    auto *list = boss.in<QListWidget>(boss.dialog(), u"former-players"_s);
    QCOMPARE(list->count(), 12);
    QVERIFY(list->minimumWidth() >= list->sizeHintForColumn(0)); // no price is cut off
    const auto shownText = [&boss] {
        QStringList words;
        for (const QLabel *label : boss.dialog()->findChildren<QLabel *>())
            words.append(label->text());
        return words.join(u'\n');
    };
    const QString before = shownText();
    for (int row = 0; row < 11; ++row)
        list->item(row)->setCheckState(Qt::Checked);
    QVERIFY2(shownText() != before, qPrintable(before)); // what is left goes down with every tick
    boss.accept();
    QVERIFY(!boss.dialog());
    const auto kept = must(boss.house().club().teams().load(DocumentId(id.text()))).team;
    QCOMPARE(kept.players.size(), size_t(11));
    QVERIFY(!kept.founded);
    boss.registerAll();
    QVERIFY(!boss.dialog());
    QVERIFY2(!next->text().contains(u"Register 1 redrafted team again"_s),
             qPrintable(next->text()));
    QVERIFY(!boss.league().team(id)->sheet.isEmpty());
    QVERIFY(boss.league().team(id)->figures.value > 0);
    QCOMPARE(boss.league().teams.size(), size_t(2));
    boss.beginSeason(u"Autumn"_s);
    boss.announce();
    boss.drawAndPublish();
    QVERIFY(boss.in<QWidget>(boss.page(), u"fixture-play"_s)->isVisible());
}

void TestLeagueDeeds::theKeysGoToWhatIsToBeDone()
{
    Commissioner boss;
    boss.keepTeams(4);
    boss.found();
    // Nothing stands in the table yet that the keys could go through.
    QCOMPARE(boss.window().focusWidget()->objectName(), u"league-do"_s);
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.announce();
    boss.drawAndPublish();
    const auto fixtures = boss.document().competition()->round(1)->fixtures;
    boss.enterResult(fixtures.front().id, 1, 0);
    boss.press("league-standings");
    boss.press("league-do"); // to the fixtures that wait
    const LeagueTableView *table = boss.table(u"fixtures-table"_s);
    QVERIFY(boss.window().focusWidget() == table);
    QCOMPARE(table->currentId(), fixtures.back().id.text());
}

void TestLeagueDeeds::aMatchByHandIsShown()
{
    Commissioner boss;
    boss.begin(4);
    boss.press("league-fixtures");
    boss.press("fixture-add");
    boss.accept();
    QVERIFY(!boss.dialog());
    QCOMPARE(boss.table(u"fixtures-table"_s)->currentId(), u"f%1"_s.arg(boss.league().lastFixture));
}

void TestLeagueDeeds::aByeIsNamedBeforeItsRoundIsPublished()
{
    Commissioner boss;
    boss.begin(3); // the first of three rounds is published
    boss.press("league-fixtures");
    QCOMPARE(boss.document().competition()->roundCount(), 3);
    QVERIFY(!boss.document().competition()->round(3)->published);
    const ShownTable shown
        = fixturesTable(boss.league(), *boss.document().competition(), {true, true});
    int byes = 0;
    for (const auto &row : shown.rows)
        byes += row.text(1) == u"bye"_s ? 1 : 0;
    QCOMPARE(byes, 3);
}

void TestLeagueDeeds::aFormTakesWhatIsTypedAtOnce()
{
    Commissioner boss;
    boss.keepTeams(2);
    boss.found();
    boss.registerAll();
    boss.press("league-do"); // begin a season
    auto *name = boss.in<QLineEdit>(boss.dialog(), u"season-name"_s);
    QCOMPARE(boss.dialog()->focusWidget(), name);
    QTest::keyClicks(boss.dialog()->focusWidget(), u"Winter"_s);
    QCOMPARE(name->text(), u"Winter"_s);
    boss.dialog()->reject();
    boss.press("paper-button"); // a sentence stands in this one, too
    QCOMPARE(boss.dialog()->focusWidget(), boss.in<QLineEdit>(boss.dialog(), u"paper-name"_s));
}

void TestLeagueDeeds::theBudgetIsAskedOnce()
{
    Commissioner boss;
    boss.press("new-league-button");
    boss.type("league-name", u"Sunday League"_s);
    boss.choose("league-edition", u"bb2016"_s);
    QVERIFY(boss.dialog()->findChild<QWidget *>(u"option-redraft"_s));
    QVERIFY(!boss.dialog()->findChild<QWidget *>(u"option-starting-treasury"_s));
    QVERIFY(!boss.dialog()->findChild<QWidget *>(u"option-treasury-increase"_s));
    boss.in<QSpinBox>(boss.dialog(), u"league-budget"_s)->setValue(1'100'000);
    boss.in<QSpinBox>(boss.dialog(), u"league-rise"_s)->setValue(50'000);
    boss.accept();
    const auto ruleset = boss.document().ruleset();
    QCOMPARE(budgetOf(boss.league(), *ruleset), 1'100'000);
    QCOMPARE(budgetRiseOf(boss.league().currentRules()), 50'000);
}

QTEST_MAIN(TestLeagueDeeds)
#include "tst_leaguedeeds.moc"
