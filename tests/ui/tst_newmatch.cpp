// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/exchange/matchjson.h"
#include "core/match/state/sidecolour.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"
#include "tests/support/matchdriver.h"
#include "tests/support/teambuilder.h"
#include "tests/support/widgetwalker.h"
#include "tests/support/windowfixture.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/match/newmatch/newmatchpage.h"
#include "ui/match/newmatch/rulesdialog.h"
#include "ui/match/newmatch/teamchoice.h"
#include "ui/match/scoreboard.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScreen>
#include <QSpinBox>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What a match starts from, as two coaches choose it.
class TestNewMatch final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void quickTeamsNeedNoRoster();
    void aTeamWithoutANameIsRefused();
    void optionsAreSwitched();
    void optionsStandUnderHeadings();
    void onlyRulesOfAMatchAreOffered_data();
    void onlyRulesOfAMatchAreOffered();
    void optionsAreSearched();
    void theClockIsFoundAmongThem();
    void changesAreTakenBack();
    void theEditionWithTwoTeamsIsProposed();
    void theLastMatchIsRepeated();
    void aTeamBeingBuiltIsFoundedByALeague();
    void aTeamBeingBuiltBringsItsGold();
    void anUnfinishedTeamSaysWhatIsMissing();
    void whoIsMissingIsNamed();
    void keptTeamsMeetInTheirLeague();
    void theOccasionIsChosen_data();
    void theOccasionIsChosen();
    void teamsAreChosenFromTheKeyboard();
    void theSidesAreSwapped();
    void shirtsThatLookAlikeAreChanged();
    void otherShirtsAreChosen();
    void theMatchIsAskedAsAgreed();
    void everyMatchKeepsItsWay();
    void nothingIsCutAndTheStartIsInSight_data();
    void nothingIsCutAndTheStartIsInSight();

private:
    /// Teams without names are told apart by them.
    void keep(Team team, const QString &name, qint64 when);
    static Team humans(const QString &edition, int linemen = 11);
    static void choose(NewMatchPage &page, const QString &edition);
    static QStringList facts(const NewMatchPage &page, int seat);
    static void name(NewMatchPage &page, const QString &home, const QString &away);
    static void playFor(NewMatchPage &page, const QString &occasion);
    std::unique_ptr<NewMatchPage> opened();

    std::unique_ptr<MemoryClub> m_kept;
    std::unique_ptr<Club> m_club;
    LanguageController m_language;
};

void TestNewMatch::init()
{
    failOnAnyWarning();
    m_language.setLanguage(Language::English);
    m_kept = std::make_unique<MemoryClub>();
    m_club = std::make_unique<Club>(m_kept->stores());
}

std::unique_ptr<NewMatchPage> TestNewMatch::opened()
{
    auto page = std::make_unique<NewMatchPage>(*m_club, nullptr);
    page->open();
    return page;
}

void TestNewMatch::keep(Team team, const QString &name, qint64 when)
{
    team.id = TeamId(name.toLower());
    team.name = name;
    m_kept->nowMs = when;
    QVERIFY(m_club->teams().save({team, {}}));
}

Team TestNewMatch::humans(const QString &edition, int linemen)
{
    return testTeam(testRuleset(edition), u"human"_s, {{u"lineman"_s, linemen}});
}

void TestNewMatch::choose(NewMatchPage &page, const QString &edition)
{
    auto *box = page.findChild<QComboBox *>(u"match-edition"_s);
    box->setCurrentIndex(box->findData(edition));
}

void TestNewMatch::playFor(NewMatchPage &page, const QString &occasion)
{
    auto *box = page.findChild<QComboBox *>(u"match-occasion"_s);
    QVERIFY(box->findData(occasion) >= 0);
    box->setCurrentIndex(box->findData(occasion));
}

void TestNewMatch::name(NewMatchPage &page, const QString &home, const QString &away)
{
    page.findChild<QLineEdit *>(u"side-name-0"_s)->setText(home);
    page.findChild<QLineEdit *>(u"side-name-1"_s)->setText(away);
}

QStringList TestNewMatch::facts(const NewMatchPage &page, int seat)
{
    QStringList said;
    for (int row = 0;; ++row) {
        const auto *label = page.findChild<QLabel *>(u"side-fact-%1-%2"_s.arg(seat).arg(row));
        if (!label)
            return said;
        said.append(label->text());
    }
}

void TestNewMatch::quickTeamsNeedNoRoster()
{
    const auto page = opened();
    name(*page, u"Reds"_s, u"Blues"_s);
    page->findChild<QSpinBox *>(u"side-rerolls-1"_s)->setValue(2);
    const auto setup = page->setup();
    QVERIFY(setup.has_value());
    QCOMPARE(setup->teams[0].name, u"Reds"_s);
    QCOMPARE(setup->teams[1].rerolls, 2);
    QVERIFY(setup->teams[0].primary != setup->teams[1].primary);
    const auto again = setupFromJson(setupToJson(*setup));
    QCOMPARE(*again, *setup); // also their colours
}

void TestNewMatch::aTeamWithoutANameIsRefused()
{
    const auto page = opened();
    const auto setup = page->setup();
    QVERIFY(!setup.has_value());
    page->show();
    int started = 0;
    connect(page.get(), &NewMatchPage::startRequested, this, [&started] { ++started; });
    page->findChild<QAbstractButton *>(u"start-match"_s)->click();
    QCOMPARE(started, 0);
    const auto *problem = page->findChild<QLabel *>(u"new-match-problem"_s);
    QCOMPARE(problem->text(), setup.error().message);
    QVERIFY(problem->isVisible());
}

void TestNewMatch::optionsAreSwitched()
{
    const auto page = opened();
    choose(*page, u"crp"_s);
    playFor(*page, {});
    name(*page, u"Reds"_s, u"Blues"_s);
    page->findChild<QAbstractButton *>(u"match-options"_s)->click();
    auto *rules = page->findChild<RulesDialog *>();
    rules->findChild<QAbstractButton *>(u"option-overtime"_s)->click();
    auto *points = rules->findChild<QComboBox *>(u"option-league-points"_s);
    points->setCurrentIndex(points->currentIndex() == 0 ? 1 : 0);
    rules->accept();
    QCOMPARE(page->setup()->options.size(), size_t(2));
    QVERIFY(isOptionOn(page->setup()->options, *sharedRuleset(u"crp"_s), u"overtime"_s));
    playFor(*page,
            u"one-off"_s); // what a league would have chosen does not hold for a one-off game
    QCOMPARE(page->setup()->options.size(), size_t(1));
}

void TestNewMatch::optionsStandUnderHeadings()
{
    const RulesDialog dialog(sharedRuleset(u"bb2016"_s), true, {});
    auto *heading = dialog.findChild<QLabel *>(u"option-group-weather"_s);
    QVERIFY(heading);
    QCOMPARE(heading->text(), u"Weather"_s);
    for (const QString &group : {u"match"_s, u"inducements"_s, u"cards"_s, u"hall-of-fame"_s})
        QVERIFY2(dialog.findChild<QLabel *>(u"option-group-"_s + group), qPrintable(group));
}

void TestNewMatch::onlyRulesOfAMatchAreOffered_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("option");
    QTest::addColumn<bool>("inOneOff");
    QTest::addColumn<bool>("inLeague");
    QTest::newRow("overtime") << u"bb2016"_s << u"overtime"_s << true << true;
    QTest::newRow("most valuable") << u"bb2016"_s << u"mvp-method"_s << false << true;
    QTest::newRow("stadium") << u"bb2016"_s << u"stadium"_s << false << true;
    QTest::newRow("referees") << u"bb2016"_s << u"referees"_s << false << true;
    QTest::newRow("no stars") << u"crp"_s << u"ban-star-players"_s << true << true;
    for (const QString &option : {u"team-creation"_s, u"starting-treasury"_s,
                                  u"treasury-increase"_s, u"several-teams"_s, u"redraft"_s})
        QTest::newRow(qPrintable(option)) << u"bb2016"_s << option << false << false;
    QTest::newRow("semi-finals") << u"crp"_s << u"qualification"_s << false << false;
}

void TestNewMatch::onlyRulesOfAMatchAreOffered()
{
    QFETCH(const QString, edition);
    QFETCH(const QString, option);
    QFETCH(const bool, inOneOff);
    QFETCH(const bool, inLeague);
    QVERIFY(testRuleset(edition).options().contains(option));
    for (const bool league : {false, true}) {
        const RulesDialog dialog(sharedRuleset(edition), league, {});
        QCOMPARE(dialog.findChild<QWidget *>(u"option-"_s + option) != nullptr,
                 league ? inLeague : inOneOff);
    }
}

void TestNewMatch::optionsAreSearched()
{
    RulesDialog dialog(sharedRuleset(u"bb2016"_s), false, {});
    dialog.open();
    auto *search = dialog.findChild<QLineEdit *>(u"option-search"_s);
    QCOMPARE(dialog.focusWidget(), search);
    const auto isSeen
        = [&](const QString &name) { return dialog.findChild<QWidget *>(name)->isVisible(); };
    QTest::keyClicks(search, u"piling"_s);
    QVERIFY(isSeen(u"option-piling-on"_s) && isSeen(u"option-group-match"_s));
    QVERIFY(!isSeen(u"option-overtime"_s) && !isSeen(u"option-group-cards"_s));
    search->setText(u"nosuchrule"_s);
    QVERIFY(isSeen(u"option-nothing"_s));
    search->clear();
    QVERIFY(isSeen(u"option-overtime"_s) && !isSeen(u"option-nothing"_s));
}

/// Coaches look for the clock, whatever the book calls it.
void TestNewMatch::theClockIsFoundAmongThem()
{
    RulesDialog dialog(sharedRuleset(u"lrb4"_s), false, {});
    dialog.open();
    auto *search = dialog.findChild<QLineEdit *>(u"option-search"_s);
    for (const QString &word : {u"clock"_s, u"Reloj"_s, u"Uhr"_s}) {
        search->setText(word);
        QVERIFY(dialog.findChild<QWidget *>(u"option-turn-time-limit"_s)->isVisible());
        QVERIFY(!dialog.findChild<QWidget *>(u"option-nothing"_s)->isVisible());
    }
}

void TestNewMatch::changesAreTakenBack()
{
    RulesDialog dialog(sharedRuleset(u"crp"_s), false, {});
    auto *reset = dialog.findChild<QAbstractButton *>(u"option-reset"_s);
    QVERIFY(!reset->isEnabled());
    dialog.findChild<QAbstractButton *>(u"option-overtime"_s)->click();
    QVERIFY(reset->isEnabled());
    reset->click();
    QVERIFY(!dialog.findChild<QAbstractButton *>(u"option-overtime"_s)->isChecked());
}

void TestNewMatch::theEditionWithTwoTeamsIsProposed()
{
    keep(humans(u"crp"_s), u"Reds"_s, 1);
    keep(humans(u"crp"_s), u"Blues"_s, 2);
    keep(humans(u"bb2016"_s), u"Greens"_s, 3);
    QCOMPARE(opened()->setup()->ruleset.text(), u"crp"_s);
}

void TestNewMatch::theLastMatchIsRepeated()
{
    keep(humans(u"crp"_s), u"Reds"_s, 1);
    keep(humans(u"crp"_s), u"Blues"_s, 2);
    const auto start
        = [this](const QString &edition, qint64 when, bool league, const OptionChoices &options) {
              MatchSetup setup;
              setup.ruleset = RulesetId(edition);
              setup.league = league;
              setup.options = options;
              m_kept->nowMs = when;
              QVERIFY(m_club->matches().start(setup));
          };
    const OptionChoices overtime{{OptionId(u"overtime"_s), true}};
    start(u"crp"_s, 10, false, {});
    start(u"crp"_s, 30, true, overtime);
    start(u"crp"_s, 20, false, {});
    start(u"bb2016"_s, 40, false, {}); // another edition has habits of its own
    const auto page = opened();
    QVERIFY(page->setup()->league);
    QCOMPARE(page->setup()->options, overtime);
}

void TestNewMatch::aTeamBeingBuiltIsFoundedByALeague()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window().goTo(Place::Match);
    auto *page = fixture.window().findChild<MatchPage *>();
    MatchSetup setup;
    setup.ruleset = RulesetId(u"bb2016"_s);
    setup.league = true;
    setup.teams = {humans(u"bb2016"_s), humans(u"bb2016"_s, 12)};
    for (Team &team : setup.teams) {
        team.id = TeamId(QString::number(team.players.size()));
        team.name = team.id.text();
        QVERIFY(fixture.club().teams().save({team, {}}));
    }
    page->start(setup);
    for (const Seat seat : {0, 1}) {
        const Team &before = setup.teams.at(static_cast<size_t>(seat));
        const Team &plays = page->table()->context().team(seat);
        QVERIFY(plays.founded);
        QCOMPARE(plays.treasury, goldLeft(before, testRuleset(u"bb2016"_s)));
        QCOMPARE(must(fixture.club().teams().load(DocumentId(before.id.text()))).team, plays);
    }
}

void TestNewMatch::aTeamBeingBuiltBringsItsGold()
{
    keep(humans(u"bb2016"_s), u"Reds"_s, 1);
    Team founded = humans(u"bb2016"_s);
    founded.founded = true;
    keep(founded, u"Blues"_s, 2);
    const auto page = opened(); // the newest stands first
    const QString gold = goldText(goldLeft(humans(u"bb2016"_s), testRuleset(u"bb2016"_s)));
    QVERIFY(!facts(*page, 0).join(u' ').contains(u"Draft"_s));
    playFor(*page, u"one-off"_s);
    const QString oneOff = facts(*page, 1).join(u' ');
    QVERIFY(oneOff.contains(gold));
    playFor(*page, {});
    const QString league = facts(*page, 1).join(u' ');
    QVERIFY(league.contains(gold) && league.contains(u"Draft"_s));
    QVERIFY(league != oneOff);
}

void TestNewMatch::anUnfinishedTeamSaysWhatIsMissing()
{
    keep(humans(u"bb2016"_s, 5), u"Reds"_s, 1);
    keep(humans(u"bb2016"_s), u"Blues"_s, 2);
    const auto page = opened();
    QVERIFY(facts(*page, 1).constLast().startsWith(u"Not ready to play"_s));
    QVERIFY(facts(*page, 0).contains(u"Roster is valid"_s));
}

void TestNewMatch::whoIsMissingIsNamed()
{
    Team team = humans(u"crp"_s, 12);
    team.founded = true;
    team.players.at(3).name = u"Mog Tallow"_s;
    team.players.at(3).number = 4;
    team.players.at(3).missesNextMatch = true;
    keep(humans(u"crp"_s), u"Reds"_s, 1);
    keep(team, u"Blues"_s, 2);
    const QStringList said = facts(*opened(), 0);
    QCOMPARE(said.at(0), u"12 players, 11 can play"_s);
    QVERIFY2(said.contains(u"#4 Mog Tallow misses this match"_s), qPrintable(said.join(u'/')));
}

void TestNewMatch::keptTeamsMeetInTheirLeague()
{
    QVERIFY(!opened()->findChild<QComboBox *>(u"match-occasion"_s)->currentData().isNull());
    keep(humans(u"crp"_s), u"Reds"_s, 1);
    keep(humans(u"crp"_s), u"Blues"_s, 2);
    const auto page = opened();
    QVERIFY(page->setup()->league);
    QVERIFY(page->setup()->occasion.isEmpty());
    QVERIFY(page->findChild<QLabel *>(u"match-reminder"_s)->isHidden());
}

void TestNewMatch::theOccasionIsChosen_data()
{
    QTest::addColumn<QString>("occasion");
    for (const char *occasion : {"friendly", "play-off", "semi-final", "final"})
        QTest::newRow(occasion) << QString::fromLatin1(occasion);
}

void TestNewMatch::theOccasionIsChosen()
{
    QFETCH(QString, occasion);
    keep(humans(u"crp"_s), u"Reds"_s, 1);
    keep(humans(u"crp"_s), u"Blues"_s, 2);
    const auto page = opened();
    playFor(*page, occasion);
    QCOMPARE(page->setup()->occasion, occasion);
    QVERIFY(page->setup()->league);
    playFor(*page, u"one-off"_s);
    QVERIFY(page->setup()->occasion.isEmpty()); // only a league has any
    QVERIFY(!page->setup()->league);
}

void TestNewMatch::teamsAreChosenFromTheKeyboard()
{
    keep(humans(u"crp"_s), u"Reds"_s, 1);
    keep(humans(u"crp"_s), u"Blues"_s, 2);
    keep(humans(u"crp"_s), u"Greens"_s, 3);
    const auto page = opened();
    page->show();
    QVERIFY(QTest::qWaitForWindowActive(page.get()));
    QTest::keyClick(page.get(), Qt::Key_1);
    auto *teams = page->findChild<TeamChoice *>();
    QVERIFY(teams);
    QTest::keyClicks(teams->findChild<QLineEdit *>(u"team-search"_s), u"red"_s);
    teams->accept();
    QCOMPARE(page->setup()->teams[0].name, u"Reds"_s);
    QCOMPARE(page->setup()->teams[1].name, u"Blues"_s);
    WindowFixture::settle();
    page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(page.get()));
    QTest::keyClick(page.get(), Qt::Key_2); // the other side's team: the two change places
    teams = page->findChild<TeamChoice *>();
    QTest::keyClicks(teams->findChild<QLineEdit *>(u"team-search"_s), u"red"_s);
    teams->accept();
    QCOMPARE(page->setup()->teams[1].name, u"Reds"_s);
    QCOMPARE(page->setup()->teams[0].name, u"Blues"_s);
    WindowFixture::settle();
    int started = 0;
    connect(page.get(), &NewMatchPage::startRequested, this, [&started] { ++started; });
    page->open();
    QTest::keyClick(page->focusWidget(), Qt::Key_Return);
    QCOMPARE(started, 1);
}

void TestNewMatch::theSidesAreSwapped()
{
    keep(humans(u"crp"_s), u"Reds"_s, 1);
    keep(humans(u"crp"_s), u"Blues"_s, 2);
    const auto page = opened();
    const auto before = page->setup();
    page->findChild<QAbstractButton *>(u"swap-sides"_s)->click();
    QCOMPARE(page->setup()->teams[0], before->teams[1]);
    QCOMPARE(page->setup()->teams[1], before->teams[0]);
}

void TestNewMatch::shirtsThatLookAlikeAreChanged()
{
    Team one = humans(u"crp"_s);
    one.primary = {30, 80, 140};
    Team other = one;
    other.primary = {34, 84, 146};
    other.secondary = {200, 120, 0};
    keep(other, u"Reds"_s, 1);
    keep(one, u"Blues"_s, 2);
    const auto page = opened();
    const auto *how = page->findChild<QLabel *>(u"kit-apart"_s);
    QCOMPARE(how->text(), u"The second team changes its shirts"_s);
    QVERIFY(areToldApart(sideColour(*page->setup(), 0), sideColour(*page->setup(), 1)));
    QCOMPARE(page->setup()->teams[1].primary, other.primary); // on its sheet nothing changes
}

void TestNewMatch::otherShirtsAreChosen()
{
    Team one = humans(u"crp"_s);
    one.primary = {30, 80, 140};
    Team other = humans(u"crp"_s);
    other.primary = {140, 43, 43};
    keep(other, u"Reds"_s, 1);
    keep(one, u"Blues"_s, 2);
    const auto page = opened();
    page->findChild<QAbstractButton *>(u"kit-change"_s)->click();
    auto *menu = page->findChild<QMenu *>(u"kit-menu"_s);
    QVERIFY(menu);
    const Rgb amber{199, 119, 0};
    auto *shirt = menu->findChild<QAction *>(u"kit-0-%1"_s.arg(amber.toString()));
    QVERIFY(shirt);
    shirt->trigger();
    const auto setup = page->setup();
    QCOMPARE(sideColour(*setup, 0), amber);
    QCOMPARE(setup->teams[0].primary, one.primary);
    QCOMPARE(setupFromJson(setupToJson(*setup))->kits, setup->kits);
    menu->close();
}

/// Dice, detail, clock and sounds.
void TestNewMatch::theMatchIsAskedAsAgreed()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window().goTo(Place::Match);
    auto *page = fixture.window().findChild<MatchPage *>();
    page->askForNew();
    auto *fresh = page->findChild<NewMatchPage *>();
    name(*fresh, u"Reds"_s, u"Blues"_s);
    for (const QString &id : {u"own-dice"_s, u"detail-quick"_s, u"clock-3"_s, u"match-sounds"_s})
        fresh->findChild<QAbstractButton *>(id)->click();
    fresh->findChild<QAbstractButton *>(u"start-match"_s)->click();
    QVERIFY(page->table());
    QVERIFY(page->view()->style().ownDice);
    QVERIFY(page->view()->style().quick);
    QCOMPARE(page->view()->scoreboard()->clock()->limitMs(), qint64(180'000));
    QVERIFY(fixture.settings().value(Setting::MatchSounds).toBool());
    page->showList();
    page->askForNew(); // the next one begins as this one
    QVERIFY(fresh->findChild<QAbstractButton *>(u"detail-quick"_s)->isChecked());
    QVERIFY(fresh->findChild<QAbstractButton *>(u"clock-3"_s)->isChecked());
}

void TestNewMatch::everyMatchKeepsItsWay()
{
    WindowFixture fixture;
    fixture.show();
    fixture.window().goTo(Place::Match);
    auto *page = fixture.window().findChild<MatchPage *>();
    QStringList matches;
    for (const bool quick : {true, false}) {
        page->askForNew();
        auto *fresh = page->findChild<NewMatchPage *>();
        name(*fresh, u"Reds"_s, u"Blues"_s);
        fresh->findChild<QAbstractButton *>(quick ? u"detail-quick"_s : u"detail-full"_s)->click();
        fresh->findChild<QAbstractButton *>(u"start-match"_s)->click();
        matches.append(page->table()->id().text());
    }
    page->openMatch(matches.at(0));
    QVERIFY(page->view()->style().quick);
    page->openMatch(matches.at(1));
    QVERIFY(!page->view()->style().quick);
}

void TestNewMatch::nothingIsCutAndTheStartIsInSight_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QSize>("size");
    for (const Language language : allLanguages) {
        for (const QSize &size : {QSize(800, 600), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%s %d", qPrintable(languageCode(language)), size.width())
                << language << size;
    }
}

void TestNewMatch::nothingIsCutAndTheStartIsInSight()
{
    QFETCH(const Language, language);
    QFETCH(const QSize, size);
    WindowFixture fixture;
    fixture.language().setLanguage(language);
    fixture.show();
    fixture.window().resize(size);
    for (const QString &name : {u"Old Mill Maulers"_s, u"Canal Street Kickers"_s}) {
        Team team = humans(u"crp"_s, 13);
        team.name = name;
        team.id = TeamId(name.toLower().remove(u' '));
        QVERIFY(fixture.club().teams().save({team, {}}));
    }
    fixture.window().goTo(Place::Match);
    fixture.window().findChild<MatchPage *>()->askForNew();
    WindowFixture::settle();
    auto *start = fixture.window().findChild<QWidget *>(u"start-match"_s);
    QVERIFY(start->isVisible());
    QVERIFY(fixture.window().rect().contains(
        start->mapTo(&fixture.window(), start->rect().bottomRight())));
    QCOMPARE(clippedTexts(&fixture.window()).join(u'\n'), QString());
}

QTEST_MAIN(TestNewMatch)
#include "tst_newmatch.moc"
