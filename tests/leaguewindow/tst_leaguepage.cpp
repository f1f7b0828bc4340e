// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/leaguestep.h"
#include "core/leaguebook/looks/leaguetables.h"
#include "core/leaguefiles/roundtables.h"
#include "tests/support/teambuilder.h"
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/common/dugoutstyle.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguepage.h"
#include "ui/league/leagueview.h"
#include "ui/league/looks/leaguetableview.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

Team humansNamed(const QString &name)
{
    Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 12}});
    team.id = TeamId(u"team-%1"_s.arg(qHash(name)));
    team.name = name;
    team.coach = u"Coach of "_s + name;
    return team;
}

} // namespace

/// A commissioner at the window, from the founding to the standings.
class TestLeaguePage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void anEmptyPlaceInvites();
    void theWindowIsCalledByTheLeague();
    void aLeagueNeedsAName();
    void aSeasonIsRun();
    void whatIsDoneIsUndone();
    void problemsStandBesideTheTeam();
    void formulasAreCheckedWhileTyping_data();
    void formulasAreCheckedWhileTyping();
    void aLeaguesOwnColumnsAreAskedFor();
    void formatsBecomePhases_data();
    void formatsBecomePhases();
    void pairsAreChangedPinnedAndDrawnAgain();
    void walkOversAndForfeitsAreAwarded_data();
    void walkOversAndForfeitsAreAwarded();
    void aMatchInPlayIsOnlyAwarded();
    void aMatchStartsFromItsFixture();
    void aKnockOutIsDrawn();
    void aSeasonEndsWithItsPrizes();
    void anEarlierSeasonLeadsToWhatIsPlayed();
    void aTrophyIsOfferedWhereASeasonEnds();
    void homeNamesTheNextFixtures();
    void homeNamesResultsToSign();
    void hostileNamesArePlain();
    void wordsFollowTheLanguage();
    void nothingIsClipped_data();
    void nothingIsClipped();

private:
    [[nodiscard]] LeaguePage *page() const;
    [[nodiscard]] LeagueDocument &document() const { return page()->document(); }
    [[nodiscard]] QDialog *dialog() const;
    template<typename T>
    [[nodiscard]] T *in(QWidget *parent, const QString &name) const
    {
        T *found = parent ? parent->findChild<T *>(name) : nullptr;
        if (!found)
            qFatal("no %s", qPrintable(name));
        return found;
    }
    void press(QWidget *parent, const QString &name) const;
    void acceptDialog() const;
    void keepTeams(int count);
    void foundLeague(const QString &name = u"Sunday League"_s);
    void registerAll();
    void beginSeason();
    void announce(const QString &format = {});
    void drawAndPublish();
    /// Up to the first published round.
    void begin(int teams, const QString &format = {});
    void enterResult(int row, int td, int tdAway);
    [[nodiscard]] LeagueTableView *table(const QString &name) const;

    std::unique_ptr<WindowFixture> m_house;
};

void TestLeaguePage::initTestCase()
{
    QApplication::setStyle(new DugoutStyle);
}

void TestLeaguePage::init()
{
    failOnAnyWarning();
    m_house = std::make_unique<WindowFixture>();
    m_house->show();
    m_house->window().resize(1280, 800);
    m_house->window().goTo(Place::League);
    m_house->settle();
}

void TestLeaguePage::cleanup()
{
    m_house.reset();
}

LeaguePage *TestLeaguePage::page() const
{
    return m_house->window().findChild<LeaguePage *>();
}

QDialog *TestLeaguePage::dialog() const
{
    const QList<QDialog *> open = m_house->window().findChildren<QDialog *>();
    for (QDialog *each : open) {
        if (each->isVisible())
            return each;
    }
    return nullptr;
}

void TestLeaguePage::press(QWidget *parent, const QString &name) const
{
    auto *button = in<QAbstractButton>(parent, name);
    QVERIFY2(button->isVisible() && button->isEnabled(), qPrintable(name));
    button->click();
    WindowFixture::settle();
}

void TestLeaguePage::acceptDialog() const
{
    press(dialog(), u"accept"_s);
}

LeagueTableView *TestLeaguePage::table(const QString &name) const
{
    return in<LeagueTableView>(page(), name);
}

void TestLeaguePage::keepTeams(int count)
{
    for (int i = 0; i < count; ++i)
        QVERIFY(m_house->club().teams().save({humansNamed(u"Team %1"_s.arg(QChar(u'A' + i))), {}}));
}

void TestLeaguePage::foundLeague(const QString &name)
{
    press(page(), u"new-league-button"_s);
    in<QLineEdit>(dialog(), u"league-name"_s)->setText(name);
    auto *edition = in<QComboBox>(dialog(), u"league-edition"_s);
    edition->setCurrentIndex(edition->findData(u"crp"_s));
    acceptDialog();
    QVERIFY(!dialog());
    QVERIFY(document().isOpen());
}

void TestLeaguePage::registerAll()
{
    press(page(), u"league-do"_s);
    auto *list = in<QListWidget>(dialog(), u"register-list"_s);
    for (int row = 0; row < list->count(); ++row)
        list->item(row)->setCheckState(Qt::Checked);
    acceptDialog();
    QVERIFY(!dialog());
}

void TestLeaguePage::beginSeason()
{
    press(page(), u"league-do"_s);
    in<QLineEdit>(dialog(), u"season-name"_s)->setText(u"Spring"_s);
    acceptDialog();
    QVERIFY(!dialog());
}

void TestLeaguePage::announce(const QString &format)
{
    press(page(), u"league-do"_s);
    in<QLineEdit>(dialog(), u"competition-name"_s)->setText(u"Cup"_s);
    auto *shape = in<QComboBox>(dialog(), u"competition-format"_s);
    if (!format.isEmpty())
        shape->setCurrentText(format);
    acceptDialog();
    QVERIFY(!dialog());
}

void TestLeaguePage::drawAndPublish()
{
    press(page(), u"league-do"_s); // draw
    press(page(), u"league-do"_s); // publish…
    acceptDialog();
    QVERIFY(!dialog());
}

void TestLeaguePage::begin(int teams, const QString &format)
{
    keepTeams(teams);
    foundLeague();
    registerAll();
    beginSeason();
    announce(format);
    drawAndPublish();
}

void TestLeaguePage::enterResult(int row, int td, int tdAway)
{
    LeagueTableView *fixtures = table(u"fixtures-table"_s);
    fixtures->setCurrentIndex(fixtures->model()->index(row, 0));
    press(page(), u"fixture-enter"_s);
    in<QSpinBox>(dialog(), u"result-td"_s)->setValue(td);
    in<QSpinBox>(dialog(), u"result-td-away"_s)->setValue(tdAway);
    acceptDialog();
    QVERIFY(!dialog());
}

void TestLeaguePage::anEmptyPlaceInvites()
{
    QVERIFY(in<QAbstractButton>(page(), u"new-league-button"_s)->isVisible());
    QVERIFY(!in<QWidget>(page(), u"league-list"_s)->isVisible());
}

void TestLeaguePage::theWindowIsCalledByTheLeague()
{
    foundLeague(u"Harbour League"_s);
    QCOMPARE(m_house->window().windowTitle(), u"Harbour League – Dugout"_s);
    page()->showList();
    QCOMPARE(m_house->window().windowTitle(), u"League – Dugout"_s);
}

void TestLeaguePage::aLeagueNeedsAName()
{
    press(page(), u"new-league-button"_s);
    acceptDialog();
    QVERIFY(dialog());
    bool said = false;
    for (const QLabel *label : dialog()->findChildren<QLabel *>())
        said = said || (label->isVisible() && label->text() == u"A league needs a name."_s);
    QVERIFY(said);
    QCOMPARE(must(m_house->leagues().list()).size(), size_t(0));
}

void TestLeaguePage::aSeasonIsRun()
{
    begin(8);
    const Competition *cup = document().competition();
    QCOMPARE(cup->entries.size(), size_t(8));
    QCOMPARE(cup->roundCount(), 7);
    LeagueTableView *fixtures = table(u"fixtures-table"_s);
    QCOMPARE(fixtures->table().rows.size(), size_t(7 * 5));
    enterResult(1, 2, 1);
    enterResult(2, 1, 1);
    enterResult(3, 0, 3);
    QCOMPARE(nextStepOf(document().league(), document().competition()),
             (NextLeagueStep{LeagueStep::Play, 1, 1}));
    enterResult(4, 1, 0);
    QCOMPARE(nextStepOf(document().league(), document().competition()).step, LeagueStep::Publish);
    press(page(), u"league-standings"_s);
    LeagueTableView *standings = table(u"standings-table"_s);
    QCOMPARE(standings->table().rows.size(), size_t(8));
    const auto kept = must(standingsOf(document().league(), *document().competition()));
    for (size_t i = 0; i < kept.rows.size(); ++i)
        QCOMPARE(standings->table().rows[i].id, kept.rows[i].entrant.id.text());
    const auto points = static_cast<size_t>(standings->table().column(u"points"_s));
    QCOMPARE(standings->table().rows[0].text(points), u"3"_s);
    standings->setCurrentIndex(standings->model()->index(3, 0));
    QCOMPARE(
        in<QLabel>(page(), u"standings-why"_s)->text(),
        must(whyThere(document().league(), *document().competition(), kept.rows[3].entrant.id)));
    for (const QString &part : {u"league-members"_s, u"league-leaders"_s, u"league-history"_s})
        press(page(), part);
    QCOMPARE(table(u"history-table"_s)->table().rows[0].text(1),
             document().opened().history().back().line);
    // It is all there again after the window was closed.
    const auto again = must(m_house->leagues().open(document().id()));
    QCOMPARE(again.league(), document().league());
}

void TestLeaguePage::whatIsDoneIsUndone()
{
    begin(4);
    const League before = document().league();
    enterResult(1, 2, 0);
    const League after = document().league();
    QVERIFY(before != after);
    press(page(), u"league-undo"_s);
    QCOMPARE(document().league(), before);
    press(page(), u"league-redo"_s);
    QCOMPARE(document().league(), after);
    // One in the middle, with what it changes shown first.
    enterResult(1, 3, 0);
    press(page(), u"league-history"_s);
    LeagueTableView *history = table(u"history-table"_s);
    history->setCurrentIndex(history->model()->index(1, 0));
    press(page(), u"history-remove"_s);
    QVERIFY(dialog());
    acceptDialog();
    QCOMPARE(document().competition()->round(1)->fixtures[0].outcome->result.td, 3);
}

void TestLeaguePage::problemsStandBesideTheTeam()
{
    Team small = humansNamed(u"Small"_s);
    small.players.erase(small.players.begin() + 5, small.players.end());
    QVERIFY(m_house->club().teams().save({small, {}}));
    keepTeams(1);
    foundLeague();
    press(page(), u"league-do"_s);
    auto *list = in<QListWidget>(dialog(), u"register-list"_s);
    QCOMPARE(list->count(), 2);
    QVERIFY(!(list->item(0)->flags() & Qt::ItemIsUserCheckable));
    QVERIFY(list->item(0)->text().contains(u"\n"_s));
    QVERIFY(list->item(1)->flags() & Qt::ItemIsUserCheckable);
}

void TestLeaguePage::formulasAreCheckedWhileTyping_data()
{
    QTest::addColumn<QString>("formula");
    QTest::addColumn<QString>("says");
    QTest::newRow("three numbers") << u"5-3-1"_s << u"2–1 gives 5, 1–1 gives 3, 1–2 gives 1."_s;
    QTest::newRow("touchdowns") << u"10*won + min(td,3)"_s
                                << u"2–1 gives 12, 1–1 gives 1, 1–2 gives 1."_s;
    QTest::newRow("unfinished") << u"3*won +"_s << QString();
}

void TestLeaguePage::formulasAreCheckedWhileTyping()
{
    QFETCH(QString, formula);
    QFETCH(QString, says);
    keepTeams(2);
    foundLeague();
    registerAll();
    beginSeason();
    press(page(), u"league-do"_s);
    press(dialog(), u"competition-next"_s);
    auto *points = in<QLineEdit>(dialog(), u"competition-points"_s);
    points->setText(formula);
    const auto *said = in<QLabel>(dialog(), u"competition-points-note"_s);
    const int below
        = said->mapToGlobal(QPoint()).y() - points->mapToGlobal(QPoint(0, points->height())).y();
    QVERIFY2(below >= 0 && below < points->height(), qPrintable(QString::number(below)));
    const QString note = said->text();
    if (!says.isEmpty())
        QCOMPARE(note.section(u'\n', 0, 0), says);
    else
        QCOMPARE(note, PointsFormula::parse(formula).error().message);
}

void TestLeaguePage::aLeaguesOwnColumnsAreAskedFor()
{
    keepTeams(2);
    foundLeague();
    registerAll();
    beginSeason();
    press(page(), u"league-do"_s);
    in<QLineEdit>(dialog(), u"competition-name"_s)->setText(u"Cup"_s);
    in<QLineEdit>(dialog(), u"competition-points"_s)->setText(u"3*won + painted"_s);
    const auto *note = in<QLabel>(dialog(), u"competition-points-note"_s);
    QVERIFY(note->text().contains(u"painted"_s)); // there is no such word yet
    in<QLineEdit>(dialog(), u"competition-columns"_s)->setText(u"painted, kills"_s);
    QCOMPARE(note->text(),
             u"2–1 gives 3, 1–1 gives 0, 1–2 gives 0.\n1–1 with painted: 4 gives 4"_s);
    acceptDialog();
    QCOMPARE(document().competition()->rules.columns, (QStringList{u"painted"_s, u"kills"_s}));
    drawAndPublish();
    const auto result
        = [this] { return document().competition()->round(1)->fixtures[0].outcome->result; };
    press(page(), u"fixture-enter"_s);
    const QString home
        = teamName(document().league(), document().competition()->round(1)->fixtures[0].home);
    QStringList labels;
    for (const QLabel *each : dialog()->findChildren<QLabel *>())
        labels.append(each->text());
    QVERIFY2(labels.contains(u"Painted, "_s + home), qPrintable(labels.join(u'\n')));
    QVERIFY2(labels.contains(u"Kills, "_s + home), qPrintable(labels.join(u'\n')));
    in<QSpinBox>(dialog(), u"result-column-painted"_s)->setValue(2);
    acceptDialog();
    QCOMPARE(result().columns,
             (std::vector<ResultColumn>{{u"painted"_s, 2, 0}, {u"kills"_s, 0, 0}}));
    press(page(), u"fixture-enter"_s); // a correction keeps what it does not change
    in<QSpinBox>(dialog(), u"result-td"_s)->setValue(1);
    acceptDialog();
    QCOMPARE(result().td, 1);
    QCOMPARE(result().columns,
             (std::vector<ResultColumn>{{u"painted"_s, 2, 0}, {u"kills"_s, 0, 0}}));
}

void TestLeaguePage::formatsBecomePhases_data()
{
    QTest::addColumn<QString>("shape");
    QTest::addColumn<QStringList>("formats");
    QTest::newRow("swiss") << u"Swiss"_s << QStringList{u"swiss"_s};
    QTest::newRow("knock-out") << u"Knock-out"_s << QStringList{u"knock-out"_s};
    QTest::newRow("groups") << u"Groups, then play-offs"_s
                            << QStringList{u"round-robin"_s, u"knock-out"_s};
    QTest::newRow("ladder") << u"Ladder"_s << QStringList{u"ladder"_s};
    QTest::newRow("open") << u"Open play"_s << QStringList{u"open"_s};
}

void TestLeaguePage::formatsBecomePhases()
{
    QFETCH(QString, shape);
    QFETCH(QStringList, formats);
    keepTeams(4);
    foundLeague();
    registerAll();
    beginSeason();
    announce(shape);
    QStringList made;
    for (const PhaseRules &each : document().competition()->rules.phases)
        made.append(phaseFormatIds().at(static_cast<int>(each.format)));
    QCOMPARE(made, formats);
    QCOMPARE(nextStepOf(document().league(), document().competition()).step, LeagueStep::Draw);
    press(page(), u"league-do"_s);
    QVERIFY(document().competition()->currentPhase() == 0);
}

void TestLeaguePage::pairsAreChangedPinnedAndDrawnAgain()
{
    keepTeams(6);
    foundLeague();
    registerAll();
    beginSeason();
    announce(u"Swiss"_s);
    press(page(), u"league-do"_s);
    LeagueTableView *fixtures = table(u"fixtures-table"_s);
    fixtures->setCurrentIndex(fixtures->model()->index(1, 0));
    const LeagueFixture first = document().competition()->round(1)->fixtures[0];
    const LeagueFixture second = document().competition()->round(1)->fixtures[1];
    press(page(), u"fixture-change"_s);
    auto *away = in<QComboBox>(dialog(), u"pair-away"_s);
    away->setCurrentIndex(away->findData(second.away.text()));
    acceptDialog();
    QCOMPARE(document().league().fixture(first.id)->away, second.away);
    QCOMPARE(document().league().fixture(second.id)->away, first.away);
    press(page(), u"fixture-pin"_s);
    QVERIFY(document().league().fixture(first.id)->pinned);
    for (int i = 0; i < 5; ++i) {
        press(page(), u"draw-again"_s);
        const auto &drawn = document().competition()->round(1)->fixtures;
        QVERIFY(std::any_of(drawn.begin(), drawn.end(), [&](const LeagueFixture &each) {
            return each.home == first.home && each.away == second.away && each.pinned;
        }));
    }
    const auto saysPinned = [this] {
        const ShownTable fixtures
            = fixturesTable(document().league(), *document().competition(), {true, true});
        return std::any_of(fixtures.rows.begin(), fixtures.rows.end(), [](const ShownRow &row) {
            return row.texts().join(u' ').contains(u"pinned"_s);
        });
    };
    QVERIFY(saysPinned());
    press(page(), u"league-do"_s); // publishes, after which every pair stays
    acceptDialog();
    QVERIFY(document().competition()->round(1)->published);
    QVERIFY(!saysPinned());
}

void TestLeaguePage::walkOversAndForfeitsAreAwarded_data()
{
    QTest::addColumn<int>("ending");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("winner");
    QTest::addColumn<QString>("shown");
    QTest::newRow("home conceded")
        << 1 << u"played"_s << static_cast<int>(FixtureSide::Away) << u"0–0 (home conceded)"_s;
    QTest::newRow("away conceded")
        << 2 << u"played"_s << static_cast<int>(FixtureSide::Home) << u"0–0 (away conceded)"_s;
    QTest::newRow("home missing") << 3 << u"forfeit"_s << static_cast<int>(FixtureSide::Away)
                                  << u"0–2 (forfeit)"_s;
    QTest::newRow("away missing") << 4 << u"forfeit"_s << static_cast<int>(FixtureSide::Home)
                                  << u"2–0 (forfeit)"_s;
    QTest::newRow("nobody came") << 5 << u"double-forfeit"_s
                                 << static_cast<int>(FixtureSide::Neither) << u"double forfeit"_s;
}

void TestLeaguePage::walkOversAndForfeitsAreAwarded()
{
    QFETCH(int, ending);
    QFETCH(QString, kind);
    QFETCH(int, winner);
    QFETCH(QString, shown);
    begin(2);
    press(page(), u"fixture-enter"_s);
    in<QComboBox>(dialog(), u"result-ending"_s)->setCurrentIndex(ending);
    acceptDialog();
    const FixtureOutcome outcome = *document().competition()->round(1)->fixtures[0].outcome;
    QCOMPARE(resultKindId(outcome.result.kind), kind);
    QCOMPARE(static_cast<int>(outcome.result.winner), winner);
    QCOMPARE(outcome.source, ResultSource::Commissioner);
    // A walk-over counts with the touchdowns that the competition awards.
    const bool isForfeit = outcome.result.kind == ResultKind::Forfeit;
    QCOMPARE(outcome.result.td + outcome.result.tdAgainst, isForfeit ? 2 : 0);
    LeagueFixture fixture = document().competition()->round(1)->fixtures[0];
    QCOMPARE(scoreText(fixture), shown);
    // Other programs tell a walk-over by its score alone.
    if (isForfeit)
        fixture.outcome->result.winner = FixtureSide::Neither;
    QCOMPARE(scoreText(fixture), shown);
}

void TestLeaguePage::aMatchInPlayIsOnlyAwarded()
{
    begin(2);
    press(page(), u"fixture-play"_s);
    m_house->window().goTo(Place::League);
    WindowFixture::settle();
    table(u"fixtures-table"_s)
        ->setCurrentId(document().competition()->round(1)->fixtures[0].id.text());
    press(page(), u"fixture-enter"_s);
    auto *ending = in<QComboBox>(dialog(), u"result-ending"_s);
    QCOMPARE(ending->count(), 4);
    ending->setCurrentIndex(0); // the home side did not come back
    acceptDialog();
    QVERIFY(!dialog());
    const LeagueFixture awarded = document().competition()->round(1)->fixtures[0];
    QCOMPARE(awarded.outcome->result.tdAgainst, 2);
    QVERIFY(!awarded.match.isEmpty());
    press(page(), u"fixture-withdraw-button"_s);
    acceptDialog();
    QVERIFY(!document().competition()->round(1)->fixtures[0].outcome);
}

void TestLeaguePage::aMatchStartsFromItsFixture()
{
    begin(2);
    press(page(), u"fixture-play"_s);
    QCOMPARE(m_house->window().place(), Place::Match);
    auto *match = m_house->window().findChild<MatchPage *>();
    QVERIFY(match->table());
    const MatchSetup &setup = match->table()->context().setup();
    QCOMPARE(setup.fixture.competition, u"Cup"_s);
    QCOMPARE(setup.fixture.league, document().id().text());
    QVERIFY(setup.league);
    const LeagueFixture &fixture = document().competition()->round(1)->fixtures[0];
    QCOMPARE(fixture.match.text(), match->table()->id().text());
    QCOMPARE(setup.teams[0].name, teamName(document().league(), fixture.home));
    // Its competition stands on the scoreboard.
    bool onBoard = false;
    for (const ShownText &each : shownTexts(match))
        onBoard = onBoard || each.text.contains(u"Cup, round 1"_s);
    QVERIFY(onBoard);
}

void TestLeaguePage::aKnockOutIsDrawn()
{
    begin(4, u"Knock-out"_s);
    LeagueTableView *fixtures = table(u"fixtures-table"_s);
    fixtures->setCurrentIndex(fixtures->model()->index(1, 0));
    press(page(), u"fixture-enter"_s);
    acceptDialog();
    QVERIFY(dialog()); // a draw is refused
    auto *ending = in<QComboBox>(dialog(), u"result-ending"_s);
    const auto *winner = in<QComboBox>(dialog(), u"result-winner"_s);
    QVERIFY(winner->isVisible());
    ending->setCurrentIndex(3); // who did not come draws with nobody
    QVERIFY(!winner->isVisible());
    dialog()->reject();
    WindowFixture::settle();
    enterResult(1, 2, 1);
    enterResult(2, 0, 1);
    press(page(), u"league-do"_s); // the round to look at is the one that is shown
    QCOMPARE(table(u"fixtures-table"_s)->currentId(),
             document().competition()->round(2)->fixtures.front().id.text());
    press(page(), u"league-do"_s);
    acceptDialog();
    press(page(), u"league-standings"_s);
    press(page(), u"look-bracket"_s);
    QVERIFY(in<QWidget>(page(), u"bracket"_s)->isVisible());
    QVERIFY(!in<QWidget>(page(), u"bracket"_s)->accessibleDescription().isEmpty());
}

void TestLeaguePage::aSeasonEndsWithItsPrizes()
{
    begin(2);
    enterResult(1, 2, 0);
    QCOMPARE(nextStepOf(document().league(), document().competition()).step, LeagueStep::EndSeason);
    press(page(), u"league-do"_s);
    QCOMPARE(dialog()->objectName(), u"end-season"_s);
    acceptDialog();
    QVERIFY(!dialog());
    QVERIFY(!document().league().currentSeason());
    const EntrantId winner = document().competition()->round(1)->fixtures[0].home;
    QCOMPARE(document().league().prizes.size(), size_t(2));
    QCOMPARE(document().league().prizes[0].team, winner);
    press(page(), u"league-members"_s);
    bool shown = false;
    for (const ShownRow &row : table(u"members-table"_s)->table().rows)
        shown
            = shown || (row.id == winner.text() && row.texts().last().contains(u"Winner of Cup"_s));
    QVERIFY(shown);
    // By hand, to the chosen team.
    press(page(), u"prize-button"_s);
    in<QLineEdit>(dialog(), u"prize-name"_s)->setText(u"Fair play"_s);
    acceptDialog();
    QCOMPARE(document().league().prizes.back().name, u"Fair play"_s);
}

/// It said "Announce what is played for", and made another competition.
void TestLeaguePage::anEarlierSeasonLeadsToWhatIsPlayed()
{
    begin(2);
    const CompetitionId earlier = document().competition()->id;
    QVERIFY(document().act(ActRequest{EndSeason{}, {}}));
    QVERIFY(document().act(ActRequest{BeginSeason{u"Autumn"_s}, {}}));
    document().show(earlier);
    QCOMPARE(nextStepOf(document().league(), document().competition()).step, LeagueStep::Announce);
    AnnounceCompetition bowl;
    bowl.plan.name = u"Bowl"_s;
    bowl.allTeams = true;
    QVERIFY(document().act(ActRequest{bowl, {}}));
    document().show(earlier);
    WindowFixture::settle();
    QCOMPARE(in<QLabel>(page(), u"league-next"_s)->text(),
             u"You are viewing an earlier season; Bowl is being played now."_s);
    press(page(), u"league-do"_s);
    QCOMPARE(document().competition()->rules.name, u"Bowl"_s);
    QCOMPARE(document().league().seasons.back().competitions.size(), size_t(1));
    QCOMPARE(nextStepOf(document().league(), document().competition()).step, LeagueStep::Draw);
}

void TestLeaguePage::aTrophyIsOfferedWhereASeasonEnds()
{
    begin(2);
    enterResult(1, 2, 0);
    press(page(), u"league-do"_s);
    const CompetitionId cup = document().competition()->id;
    auto *trophy = in<QCheckBox>(dialog(), u"trophy-"_s + cup.text());
    QVERIFY(!trophy->isChecked()); // not every competition is for one
    trophy->setChecked(true);
    acceptDialog();
    QVERIFY(!dialog());
    const Prize &given = document().league().prizes.back();
    QCOMPARE(given.kind, PrizeKind::Trophy);
    QCOMPARE(given.team, document().league().competition(cup)->round(1)->fixtures[0].home);
}

void TestLeaguePage::homeNamesTheNextFixtures()
{
    begin(2);
    m_house->window().goTo(Place::Home);
    WindowFixture::settle();
    const FixtureId fixture = document().competition()->round(1)->fixtures[0].id;
    const QString name = u"next-"_s + document().id().text() + fixture.text();
    auto *card = in<QAbstractButton>(&m_house->window(), name);
    QVERIFY(card->isVisible());
    card->click();
    QCOMPARE(m_house->window().place(), Place::League);
    QCOMPARE(dialog()->objectName(), u"fixture-start"_s);
}

void TestLeaguePage::homeNamesResultsToSign()
{
    begin(2);
    const FixtureId fixture = document().competition()->round(1)->fixtures[0].id;
    const QString name = u"sign-"_s + document().id().text() + fixture.text();
    m_house->window().goTo(Place::Home);
    WindowFixture::settle();
    QVERIFY(!m_house->window().findChild<QAbstractButton *>(name));
    m_house->window().goTo(Place::League);
    enterResult(1, 2, 0);
    m_house->window().goTo(Place::Home);
    WindowFixture::settle();
    auto *card = in<QAbstractButton>(&m_house->window(), name);
    QVERIFY(card->isVisible());
    card->click();
    QCOMPARE(m_house->window().place(), Place::League);
    QCOMPARE(dialog()->objectName(), u"fixture-sign"_s);
}

void TestLeaguePage::hostileNamesArePlain()
{
    const QString evil = u"<img src=\"file:///dev/zero\"><b>zz9</b>"_s;
    QVERIFY(m_house->club().teams().save({humansNamed(evil), {}}));
    keepTeams(1);
    foundLeague(evil);
    registerAll();
    beginSeason();
    announce();
    drawAndPublish();
    for (const QString &part : {u"league-standings"_s, u"league-fixtures"_s, u"league-members"_s,
                                u"league-leaders"_s, u"league-history"_s}) {
        press(page(), part);
        for (const QLabel *label : page()->findChildren<QLabel *>())
            QVERIFY(label->textFormat() == Qt::PlainText || !label->text().contains(u"zz9"_s));
        for (const LeagueTableView *each : page()->findChildren<LeagueTableView *>()) {
            for (int row = 0; row < each->model()->rowCount(); ++row) {
                const QString tip = each->model()->index(row, 0).data(Qt::ToolTipRole).toString();
                QVERIFY2(!Qt::mightBeRichText(tip), qPrintable(tip));
            }
        }
    }
}

void TestLeaguePage::wordsFollowTheLanguage()
{
    begin(4);
    const auto words = [this] {
        QStringList all;
        for (const ShownText &each : shownTexts(page()))
            all.append(each.text);
        return all.join(u'\n');
    };
    const auto speak = [&](Language language) {
        m_house->language().setLanguage(language);
        WindowFixture::settle();
        return words();
    };
    const QString german = speak(Language::German);
    const QString english = speak(Language::English);
    QVERIFY(english != german);
    QCOMPARE(speak(Language::German), german);
    QCOMPARE(speak(Language::English), english);
}

void TestLeaguePage::nothingIsClipped_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<QSize>("size");
    for (const Language language : allLanguages) {
        for (const QSize size : {QSize(1280, 800), QSize(1024, 600)})
            QTest::addRow("%s %d", qPrintable(languageCode(language)), size.width())
                << static_cast<int>(language) << size;
    }
}

void TestLeaguePage::nothingIsClipped()
{
    QFETCH(int, language);
    QFETCH(QSize, size);
    begin(8);
    m_house->language().setLanguage(static_cast<Language>(language));
    m_house->window().resize(size);
    WindowFixture::settle();
    for (const QString &part : {u"league-standings"_s, u"league-fixtures"_s, u"league-members"_s,
                                u"league-leaders"_s, u"league-history"_s}) {
        press(page(), part);
        QCOMPARE(clippedTexts(page()).join(u'\n'), QString());
    }
}

QTEST_MAIN(TestLeaguePage)
#include "tst_leaguepage.moc"
