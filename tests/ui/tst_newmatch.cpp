// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/exchange/matchjson.h"
#include "core/match/words/matchtexts.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"
#include "tests/support/matchdriver.h"
#include "tests/support/teambuilder.h"
#include "tests/support/windowfixture.h"
#include "ui/common/scrollcolumn.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/match/newmatchdialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
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
    void quickTeamsHaveRoomForTheirWords();
    void aTeamWithoutANameIsRefused();
    void optionsAreSwitched();
    void optionsStandUnderHeadings();
    void onlyRulesOfAMatchAreOffered_data();
    void onlyRulesOfAMatchAreOffered();
    void buttonsStayOnALowScreen();
    void optionsAreNotCutBesideTheTeams();
    void optionsAreSearched();
    void theClockIsFoundAmongThem();
    void changesAreTakenBack();
    void theListMakesTheDialogWider();
    void theKeyboardReachesTheButtonsLast();
    void labelsStandOnALineWithTheirFields();
    void theEditionWithTwoTeamsIsProposed();
    void theLastMatchIsRepeated();
    void aTeamBeingBuiltIsFoundedByALeague();
    void aTeamBeingBuiltBringsItsGold();
    void anUnfinishedTeamSaysWhatIsMissing();
    void keptTeamsMeetInTheirLeague();
    void theOccasionIsChosen_data();
    void theOccasionIsChosen();

private:
    /// Teams without names are told apart by them.
    void keep(Team team, const QString &name, qint64 when);
    static Team humans(const QString &edition, int linemen = 11);
    static void choose(NewMatchDialog &dialog, const QString &edition);
    static QString note(const NewMatchDialog &dialog, int seat);

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

void TestNewMatch::choose(NewMatchDialog &dialog, const QString &edition)
{
    auto *box = dialog.findChild<QComboBox *>(u"match-edition"_s);
    box->setCurrentIndex(box->findData(edition));
}

QString TestNewMatch::note(const NewMatchDialog &dialog, int seat)
{
    const auto *label = dialog.findChild<QLabel *>(u"side-note-%1"_s.arg(seat));
    return label->isHidden() ? QString() : label->text();
}

void TestNewMatch::quickTeamsNeedNoRoster()
{
    NewMatchDialog dialog(*m_club);
    dialog.findChild<QLineEdit *>(u"side-name-0"_s)->setText(u"Reds"_s);
    dialog.findChild<QLineEdit *>(u"side-name-1"_s)->setText(u"Blues"_s);
    dialog.findChild<QSpinBox *>(u"side-rerolls-1"_s)->setValue(2);
    const auto setup = dialog.setup();
    QVERIFY(setup.has_value());
    QCOMPARE(setup->teams[0].name, u"Reds"_s);
    QCOMPARE(setup->teams[1].rerolls, 2);
    QVERIFY(setup->teams[0].primary != setup->teams[1].primary);
    const auto again = setupFromJson(setupToJson(*setup));
    QCOMPARE(*again, *setup); // also their colours
}

void TestNewMatch::quickTeamsHaveRoomForTheirWords()
{
    m_language.setLanguage(Language::German);
    NewMatchDialog dialog(*m_club);
    dialog.open();
    WindowFixture::settle();
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        if (label->isVisible() && !label->wordWrap())
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
    }
    const auto *name = dialog.findChild<QLineEdit *>(u"side-name-0"_s);
    QVERIFY(name->width() > dialog.width() / 3);
}

void TestNewMatch::aTeamWithoutANameIsRefused()
{
    NewMatchDialog dialog(*m_club);
    const auto setup = dialog.setup();
    QVERIFY(!setup.has_value());
    QVERIFY(setup.error().message.endsWith(u'.'));
    dialog.open();
    dialog.accept();
    QVERIFY(dialog.isVisible());
}

void TestNewMatch::optionsAreSwitched()
{
    NewMatchDialog dialog(*m_club);
    choose(dialog, u"crp"_s);
    dialog.findChild<QLineEdit *>(u"side-name-0"_s)->setText(u"Reds"_s);
    dialog.findChild<QLineEdit *>(u"side-name-1"_s)->setText(u"Blues"_s);
    dialog.findChild<QAbstractButton *>(u"option-overtime"_s)->click();
    const auto setup = dialog.setup();
    QVERIFY(setup.has_value());
    QCOMPARE(setup->options.size(), size_t(1));
    QVERIFY(isOptionOn(setup->options, *sharedRuleset(u"crp"_s), u"overtime"_s));
    QVERIFY(!dialog.findChild<QWidget *>(u"option-league-points"_s));
    auto *league = dialog.findChild<QAbstractButton *>(u"match-league"_s);
    league->click();
    QVERIFY(dialog.setup()->league);
    auto *points = dialog.findChild<QComboBox *>(u"option-league-points"_s);
    QVERIFY(points);
    points->setCurrentIndex(points->currentIndex() == 0 ? 1 : 0);
    QCOMPARE(dialog.setup()->options.size(), size_t(2));
    league->click(); // what a league would have chosen does not hold for a one-off game
    QCOMPARE(dialog.setup()->options.size(), size_t(1));
}

void TestNewMatch::optionsStandUnderHeadings()
{
    NewMatchDialog dialog(*m_club);
    choose(dialog, u"bb2016"_s);
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
    NewMatchDialog dialog(*m_club);
    choose(dialog, edition);
    const auto isOffered
        = [&] { return dialog.findChild<QWidget *>(u"option-"_s + option) != nullptr; };
    QCOMPARE(isOffered(), inOneOff);
    dialog.findChild<QAbstractButton *>(u"match-league"_s)->click();
    QCOMPARE(isOffered(), inLeague);
}

void TestNewMatch::buttonsStayOnALowScreen()
{
    NewMatchDialog dialog(*m_club);
    dialog.open();
    dialog.resize(dialog.width(), 420);
    QCoreApplication::processEvents();
    QCOMPARE(dialog.height(), 420);
    QVERIFY(dialog.rect().contains(dialog.findChild<QWidget *>(u"accept"_s)->geometry()));
}

void TestNewMatch::optionsAreNotCutBesideTheTeams()
{
    NewMatchDialog dialog(*m_club);
    choose(dialog, u"bb2016"_s);
    dialog.open();
    dialog.findChild<QAbstractButton *>(u"match-options"_s)->click();
    dialog.resize(dialog.minimumWidth(), 420);
    dialog.findChild<QAbstractButton *>(u"match-league"_s)->click(); // other options are offered
    const auto *reset = dialog.findChild<QWidget *>(u"option-reset"_s);
    QTRY_VERIFY(dialog.rect().contains(reset->mapTo(&dialog, reset->rect().bottomRight())));
}

void TestNewMatch::optionsAreSearched()
{
    NewMatchDialog dialog(*m_club);
    choose(dialog, u"bb2016"_s);
    dialog.open();
    dialog.findChild<QAbstractButton *>(u"match-options"_s)->click();
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
    NewMatchDialog dialog(*m_club);
    choose(dialog, u"lrb4"_s);
    dialog.open();
    dialog.findChild<QAbstractButton *>(u"match-options"_s)->click();
    auto *search = dialog.findChild<QLineEdit *>(u"option-search"_s);
    for (const QString &word : {u"clock"_s, u"Reloj"_s, u"Uhr"_s}) {
        search->setText(word);
        QVERIFY(dialog.findChild<QWidget *>(u"option-turn-time-limit"_s)->isVisible());
        QVERIFY(!dialog.findChild<QWidget *>(u"option-nothing"_s)->isVisible());
    }
}

void TestNewMatch::changesAreTakenBack()
{
    NewMatchDialog dialog(*m_club);
    choose(dialog, u"crp"_s);
    auto *reset = dialog.findChild<QAbstractButton *>(u"option-reset"_s);
    auto *more = dialog.findChild<QAbstractButton *>(u"match-options"_s);
    const QString untouched = more->text();
    QVERIFY(!reset->isEnabled());
    dialog.findChild<QAbstractButton *>(u"option-overtime"_s)->click();
    QVERIFY(reset->isEnabled());
    QVERIFY(more->text() != untouched);
    reset->click();
    QCOMPARE(more->text(), untouched);
    QVERIFY(!dialog.findChild<QAbstractButton *>(u"option-overtime"_s)->isChecked());
}

void TestNewMatch::theListMakesTheDialogWider()
{
    NewMatchDialog dialog(*m_club);
    choose(dialog, u"bb2016"_s);
    dialog.open();
    WindowFixture::settle();
    const QSize before = dialog.size();
    dialog.findChild<QAbstractButton *>(u"match-options"_s)->click();
    WindowFixture::settle();
    QVERIFY(dialog.width() > before.width());
    const QRect room = dialog.screen()->availableGeometry();
    QVERIFY(dialog.height() >= room.height() * 8 / 10);
    QVERIFY(room.contains(dialog.geometry()));
    const auto *list = dialog.findChild<ScrollColumn *>();
    QVERIFY(list->height() > dialog.height() / 2);
}

void TestNewMatch::theKeyboardReachesTheButtonsLast()
{
    NewMatchDialog dialog(*m_club);
    choose(dialog, u"bb2016"_s);
    dialog.findChild<QAbstractButton *>(u"match-league"_s)->click(); // makes the list anew
    dialog.open();
    dialog.findChild<QAbstractButton *>(u"match-options"_s)->click();
    WindowFixture::settle();
    auto *option = dialog.findChild<QWidget *>(u"option-overtime"_s);
    auto *accept = dialog.findChild<QWidget *>(u"accept"_s);
    bool seenOption = false;
    for (int i = 0; i < 200 && dialog.focusWidget() != accept; ++i) {
        seenOption = seenOption || dialog.focusWidget() == option;
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(dialog.focusWidget(), accept);
    QVERIFY(seenOption);
}

void TestNewMatch::labelsStandOnALineWithTheirFields()
{
    NewMatchDialog dialog(*m_club);
    dialog.open();
    WindowFixture::settle();
    const QStringList fields{u"match-edition"_s, u"side-team-0"_s, u"side-team-1"_s};
    int checked = 0;
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        const QWidget *field = label->buddy();
        if (field && field->focusProxy())
            field = field->focusProxy();
        if (!field || !fields.contains(field->objectName()))
            continue;
        const int labelAt = label->mapTo(&dialog, label->rect().center()).y();
        const int fieldAt = field->mapTo(&dialog, field->rect().center()).y();
        QVERIFY2(qAbs(labelAt - fieldAt) <= 1, qPrintable(label->text()));
        ++checked;
    }
    QCOMPARE(checked, 3);
}

void TestNewMatch::theEditionWithTwoTeamsIsProposed()
{
    keep(humans(u"crp"_s), u"Reds"_s, 1);
    keep(humans(u"crp"_s), u"Blues"_s, 2);
    keep(humans(u"bb2016"_s), u"Greens"_s, 3);
    const NewMatchDialog dialog(*m_club);
    QCOMPARE(dialog.setup()->ruleset.text(), u"crp"_s);
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
    const NewMatchDialog dialog(*m_club);
    QVERIFY(dialog.setup()->league);
    QCOMPARE(dialog.setup()->options, overtime);
    QVERIFY(dialog.findChild<QAbstractButton *>(u"option-overtime"_s)->isChecked());
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
    const NewMatchDialog dialog(*m_club);
    const QString gold = goldText(goldLeft(humans(u"bb2016"_s), testRuleset(u"bb2016"_s)));
    QCOMPARE(note(dialog, 0), QString()); // the newest stands first
    QVERIFY(note(dialog, 1).contains(gold));
    const QString oneOff = note(dialog, 1);
    dialog.findChild<QAbstractButton *>(u"match-league"_s)->click();
    QVERIFY(note(dialog, 1).contains(gold));
    QVERIFY(note(dialog, 1) != oneOff);
}

void TestNewMatch::anUnfinishedTeamSaysWhatIsMissing()
{
    keep(humans(u"bb2016"_s, 5), u"Reds"_s, 1);
    keep(humans(u"bb2016"_s), u"Blues"_s, 2);
    NewMatchDialog dialog(*m_club);
    QVERIFY(note(dialog, 1).startsWith(u"Not ready to play"_s));
    auto *other = dialog.findChild<QComboBox *>(u"side-team-1"_s);
    other->setCurrentIndex(other->count() - 1); // a quick team
    QCOMPARE(note(dialog, 1), QString());
}

void TestNewMatch::keptTeamsMeetInTheirLeague()
{
    {
        const NewMatchDialog quick(*m_club);
        QVERIFY(!quick.findChild<QAbstractButton *>(u"match-league"_s)->isChecked());
    }
    keep(humans(u"crp"_s), u"Reds"_s, 1);
    keep(humans(u"crp"_s), u"Blues"_s, 2);
    const NewMatchDialog dialog(*m_club);
    QVERIFY(dialog.setup()->league);
    QVERIFY(dialog.setup()->occasion.isEmpty());
    QVERIFY(dialog.findChild<QLabel *>(u"match-reminder"_s)->isHidden());
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
    const NewMatchDialog dialog(*m_club);
    auto *box = dialog.findChild<QComboBox *>(u"match-occasion"_s);
    box->setCurrentIndex(box->findData(occasion));
    QCOMPARE(dialog.setup()->occasion, occasion);
    dialog.findChild<QAbstractButton *>(u"match-league"_s)->setChecked(false);
    QVERIFY(dialog.setup()->occasion.isEmpty()); // only a league has any
    QVERIFY(!box->isEnabled());
}

QTEST_MAIN(TestNewMatch)
#include "tst_newmatch.moc"
