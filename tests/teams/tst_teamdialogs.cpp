// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/club/sampleteams.h"
#include "tests/support/memorybatches.h"
#include "tests/support/scripteddice.h"
#include "tests/support/teambuilder.h"
#include "tests/support/thrownaway.h"
#include "ui/common/actionbutton.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/numberbox.h"
#include "ui/teams/identitydialog.h"
#include "ui/teams/improvementdialog.h"
#include "ui/teams/newteamdialog.h"
#include "ui/teams/notespanel.h"
#include "ui/teams/opponentdialog.h"
#include "ui/teams/playerdialog.h"
#include "ui/teams/teamprintdialog.h"
#include "ui/teams/teamspage.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTest>
#include <QTimer>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The dialogs of the Teams place.
class TestTeamDialogs final : public QObject
{
    Q_OBJECT

private slots:
    void goldIsTypedAsItIsRead_data();
    void goldIsTypedAsItIsRead();
    void newTeamFromEveryList();
    void newTeamBeginsWithTheEditionGiven();
    void labelsStandOnALineWithTheirFields();
    void treasuryOrBudgetByHand();
    void playerLeavesForAReason_data();
    void playerLeavesForAReason();
    void improvementTakesTheDiceOfTheTable();
    void agingIsRolledWhereThereIsAging();
    void opponentsPlayTheSameEdition();
    void aLongListIsOpenedPageByPage();
    void journeymenFillUpAndSign();
    void importListsWhatItDidNotUnderstand();
    void droppedRubbishIsRefusedInOneSentence();
    void ageHasItsConsequence();
    void improvementsStandInGroups();
    void whichListIsAsked();
    void samplesGoAtOnce();
    void tallDialogsKeepTheirButtons();
    void aDialogGrowsWithItsFields();
    void aGiftIsCalledOne();
};

namespace {

std::shared_ptr<const Ruleset> shared(const QString &id)
{
    static RulesetLibrary library;
    return *library.load(id);
}

Team linemen(const QString &edition, int players = 11)
{
    return testTeam(testRuleset(edition), u"human"_s, {{u"lineman"_s, players}});
}

/// The Teams place with a store of its own.
struct Place
{
    Place()
        : page(club, language)
    {
        page.resize(1280, 800);
        page.show();
    }

    MemoryClub kept;
    Club club{kept.stores()};
    LanguageController language;
    TeamsPage page;
};

QString fileWith(const QTemporaryDir &folder, const QByteArray &bytes)
{
    const QString path = folder.filePath(u"team.xml"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("no file");
    return path;
}

} // namespace

void TestTeamDialogs::goldIsTypedAsItIsRead_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::newRow("German") << Language::German << u"1.250.000"_s << u"1.250.000"_s;
    QTest::newRow("Spanish") << Language::Spanish << u"1250000"_s << u"1.250.000"_s;
    QTest::newRow("English") << Language::English << u"1,250,000"_s << u"1,250,000"_s;
    QTest::newRow("commas in German") << Language::German << u"1,250,000"_s << u"1.250.000"_s;
}

void TestTeamDialogs::goldIsTypedAsItIsRead()
{
    QFETCH(Language, language);
    QFETCH(QString, typed);
    const QLocale before;
    QLocale::setDefault(languageLocale(language));
    NumberBox box;
    box.setRange(0, 2'000'000);
    box.selectAll();
    QTest::keyClicks(&box, typed);
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(box.value(), 1'250'000);
    QTEST(box.text(), "shown");
    box.selectAll();
    QTest::keyClicks(&box, u"99999999999"_s);
    QTest::keyClick(&box, Qt::Key_Return);
    QVERIFY(box.value() <= 2'000'000);
    QLocale::setDefault(before);
}

void TestTeamDialogs::newTeamFromEveryList()
{
    RulesetLibrary library;
    NewTeamDialog dialog(library);
    dialog.findChild<QLineEdit *>(u"team-name"_s)->setText(u"Harriers"_s);
    auto *edition = dialog.findChild<QComboBox *>(u"team-edition"_s);
    auto *roster = dialog.findChild<QComboBox *>(u"team-roster"_s);
    for (int row = 0; row < edition->count(); ++row) {
        edition->setCurrentIndex(row);
        QVERIFY(roster->count() > 10);
        for (int list = 0; list < roster->count(); ++list) {
            roster->setCurrentIndex(list);
            const auto team = dialog.team();
            QVERIFY(team);
            QCOMPARE(team->roster.text(), roster->currentData().toString());
            QVERIFY(team->budget > 0);
        }
    }
    dialog.accept();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
}

void TestTeamDialogs::newTeamBeginsWithTheEditionGiven()
{
    RulesetLibrary library;
    for (const QString &id : footballRulesets()) {
        const NewTeamDialog dialog(library, RulesetId(id));
        QCOMPARE(dialog.findChild<QComboBox *>(u"team-edition"_s)->currentData().toString(), id);
        QVERIFY(dialog.findChild<QComboBox *>(u"team-roster"_s)->count() > 10);
    }
    const NewTeamDialog unknown(library, RulesetId(u"no-such"_s));
    QCOMPARE(unknown.findChild<QComboBox *>(u"team-edition"_s)->currentIndex(), 0);
}

void TestTeamDialogs::labelsStandOnALineWithTheirFields()
{
    RulesetLibrary library;
    NewTeamDialog dialog(library);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    int checked = 0;
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        const QWidget *field = label->buddy();
        if (!field || !field->isVisible())
            continue;
        const int labelAt = label->mapTo(&dialog, label->rect().center()).y();
        const int fieldAt = field->mapTo(&dialog, field->rect().center()).y();
        QVERIFY2(qAbs(labelAt - fieldAt) <= 1, qPrintable(label->text()));
        ++checked;
    }
    QVERIFY(checked >= 4);
}

void TestTeamDialogs::treasuryOrBudgetByHand()
{
    Team team = linemen(u"crp"_s);
    IdentityDialog building(team);
    building.findChild<NumberBox *>(u"identity-gold"_s)->setValue(1'150'000);
    QCOMPARE(must(building.edited()).budget, 1'150'000);
    team.founded = true;
    team.treasury = 20'000;
    IdentityDialog playing(team);
    QCOMPARE(playing.findChild<NumberBox *>(u"identity-gold"_s)->value(), 20'000);
    QCOMPARE(must(playing.edited()), team); // nothing touched, nothing changed
    playing.findChild<NumberBox *>(u"identity-gold"_s)->setValue(90'000);
    QCOMPARE(must(playing.edited()).treasury, 90'000);
}

void TestTeamDialogs::playerLeavesForAReason_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<PlayerStatus>("status");
    QTest::newRow("dead") << 1 << PlayerStatus::Dead;
    QTest::newRow("retired") << 2 << PlayerStatus::Retired;
    QTest::newRow("fired") << 3 << PlayerStatus::Fired;
    QTest::newRow("left") << 4 << PlayerStatus::Left;
}

void TestTeamDialogs::playerLeavesForAReason()
{
    QFETCH(int, row);
    const Team team = linemen(u"crp"_s);
    PlayerDialog dialog(team, team.players[4].id, Language::English);
    QCOMPARE(must(dialog.edited()), team);
    dialog.findChild<QComboBox *>(u"player-status"_s)->setCurrentIndex(row);
    const Team after = must(dialog.edited());
    QCOMPARE(after.players.size(), size_t(10));
    QCOMPARE(after.formerPlayers.size(), size_t(1));
    QTEST(after.formerPlayers[0].status, "status");
}

void TestTeamDialogs::improvementTakesTheDiceOfTheTable()
{
    Team team = linemen(u"crp"_s);
    team.players[0].achievements.touchdowns = 2;
    ScriptedDice dice({6, 6});
    ImprovementDialog dialog(team, shared(u"crp"_s), team.players[0].id, dice);
    dialog.accept(); // no dice yet: says so and stays
    QVERIFY(dialog.result() != QDialog::Accepted);
    auto *typed = dialog.findChild<QLineEdit *>(u"improvement-dice"_s);
    auto *choices = dialog.findChild<QListWidget *>(u"improvement-choices"_s);
    typed->setText(u"3 4"_s);
    const int normal = choices->count();
    typed->setText(u"7 1"_s);
    QCOMPARE(choices->count(), 0);
    for (ActionButton *button : dialog.findChildren<ActionButton *>()) {
        if (button->text() == u"Roll for me"_s)
            button->click();
    }
    QCOMPARE(typed->text(), u"6 6"_s);
    QVERIFY(choices->count() > normal); // a double, and strength
    choices->setCurrentRow(choices->count() - 1);
    dialog.accept();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(must(dialog.improved()).players[0].improvements.front().dice, (DicePair{6, 6}));
    QVERIFY(!dialog.findChild<QLineEdit *>(u"aging-dice"_s)->isVisibleTo(&dialog));
}

void TestTeamDialogs::agingIsRolledWhereThereIsAging()
{
    Team team = linemen(u"lrb4"_s);
    team.players[0].achievements.other = 10;
    ScriptedDice dice({});
    ImprovementDialog dialog(team, shared(u"lrb4"_s), team.players[0].id, dice);
    auto *aging = dialog.findChild<QLineEdit *>(u"aging-dice"_s);
    QVERIFY(aging->isVisibleTo(&dialog));
    dialog.findChild<QLineEdit *>(u"improvement-dice"_s)->setText(u"3 4"_s);
    dialog.findChild<QLineEdit *>(u"improvement-filter"_s)->setText(u"block"_s);
    aging->setText(u"1 1"_s);
    auto *effect = dialog.findChild<QComboBox *>(u"aging-effect"_s);
    effect->setCurrentIndex(effect->findData(u"no-effect"_s));
    const Team after = must(dialog.improved());
    const auto &roll = after.players[0].improvements.front().aging;
    QVERIFY(roll);
    QCOMPARE(roll->dice, (DicePair{1, 1}));
    QVERIFY(roll->aged);
    aging->setText(u"9 9"_s);
    QVERIFY(!dialog.improved());
}

void TestTeamDialogs::opponentsPlayTheSameEdition()
{
    Team home = linemen(u"crp"_s);
    home.id = TeamId(u"home"_s);
    Team other = linemen(u"crp"_s);
    other.id = TeamId(u"other"_s);
    Team older = linemen(u"lrb4"_s);
    older.id = TeamId(u"older"_s);
    const OpponentDialog dialog(
        home, {{home, shared(u"crp"_s)}, {older, shared(u"lrb4"_s)}, {other, shared(u"crp"_s)}});
    QCOMPARE(dialog.findChild<QComboBox *>(u"opponent"_s)->count(), 1);
    QCOMPARE(dialog.opponent()->id, other.id);
    const OpponentDialog alone(home, {{home, shared(u"crp"_s)}});
    QVERIFY(!alone.opponent());
}

void TestTeamDialogs::journeymenFillUpAndSign()
{
    Place place;
    Team team = linemen(u"crp"_s, 9);
    team.id = TeamId(u"short"_s);
    team.founded = true;
    team.treasury = 100'000;
    QVERIFY(place.club.teams().save({team, {}}));
    place.page.openTeam(u"short"_s);
    auto *fill = place.page.findChild<QAction *>(u"team-journeymen"_s);
    auto *sign = place.page.findChild<QAction *>(u"team-sign"_s);
    QVERIFY(fill->isEnabled());
    QVERIFY(!sign->isEnabled());
    fill->trigger();
    const auto kept
        = [&place] { return must(place.club.teams().load(DocumentId(u"short"_s))).team; };
    QCOMPARE(kept().players.size(), size_t(11));
    QCOMPARE(kept().players.back().kind, PlayerKind::Journeyman);
    QVERIFY(!fill->isEnabled());
    auto *table = place.page.findChild<QAbstractItemView *>(u"roster"_s);
    table->setCurrentIndex(table->model()->index(10, 1));
    QVERIFY(sign->isEnabled());
    sign->trigger();
    QCOMPARE(kept().players.back().kind, PlayerKind::Rostered);
    QCOMPARE(kept().treasury, 50'000);
}

void TestTeamDialogs::aLongListIsOpenedPageByPage()
{
    Place place;
    std::vector<Team> teams(60, linemen(u"crp"_s));
    (void)must(place.club.teams().add(teams));
    place.page.showChanges();
    const auto *list = place.page.findChild<QListWidget *>(u"team-list"_s);
    QCOMPARE(list->count(), 24);
    list->verticalScrollBar()->setValue(list->verticalScrollBar()->maximum());
    QCOMPARE(list->count(), 48);
    place.language.setLanguage(Language::German);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(list->count(), 48); // the same in other words
    list->verticalScrollBar()->setValue(list->verticalScrollBar()->maximum());
    QCOMPARE(list->count(), 60);
    QSet<QString> ids;
    for (int row = 0; row < list->count(); ++row)
        ids.insert(list->item(row)->data(Qt::UserRole).toString());
    QCOMPARE(ids.size(), 60);
    list->verticalScrollBar()->setValue(0);
    place.page.showChanges();
    QCOMPARE(list->count(), 24);
    place.page.setMinimumSize(0, 0);
    place.page.resize(1280, 3000); // a tall screen is filled
    QTRY_VERIFY(list->count() > 24);
    place.language.setLanguage(Language::English); // for the tests that follow
}

void TestTeamDialogs::importListsWhatItDidNotUnderstand()
{
    const QTemporaryDir folder;
    Place place;
    place.page.importFile(
        fileWith(folder,
                 "<team><name>Foreign</name><race>Human</race><rerolls>2</rerolls><players>"
                 "<player number='1'><name>A</name><position>Lineman</position>"
                 "<lucky>charm</lucky></player></players></team>"));
    auto *notes = place.page.findChild<QListWidget *>(u"exchange-notes"_s);
    QTRY_VERIFY(notes->isVisible());
    QStringList lines;
    for (int row = 0; row < notes->count(); ++row)
        lines.append(notes->item(row)->text());
    QVERIFY2(lines.join(u'\n').contains(u"charm"_s), qPrintable(lines.join(u'\n')));
    place.page.findChild<ActionButton *>(u"close-notes"_s)->click();
    QVERIFY(!notes->isVisible());
}

void TestTeamDialogs::droppedRubbishIsRefusedInOneSentence()
{
    const QTemporaryDir folder;
    Place place;
    place.page.importFile(fileWith(folder, QByteArray("\0\1\2 not a team", 14)));
    QVERIFY(must(place.club.teams().list()).empty());
    const auto shownText = [&place] {
        QStringList all;
        for (const QLabel *label : place.page.findChildren<QLabel *>()) {
            if (label->isVisible())
                all.append(label->text());
        }
        return all.join(u'\n');
    };
    QTRY_VERIFY(shownText().contains(u"does not know this kind of file"_s));
}

void TestTeamDialogs::ageHasItsConsequence()
{
    Team team = linemen(u"lrb4"_s);
    team.players[0].achievements.other = 10;
    ScriptedDice dice({});
    ImprovementDialog dialog(team, shared(u"lrb4"_s), team.players[0].id, dice);
    auto *effect = dialog.findChild<QComboBox *>(u"aging-effect"_s);
    dialog.findChild<QLineEdit *>(u"improvement-dice"_s)->setText(u"3 5"_s);
    dialog.findChild<QLineEdit *>(u"improvement-filter"_s)->setText(u"block"_s);
    auto *aging = dialog.findChild<QLineEdit *>(u"aging-dice"_s);
    aging->setText(u"6 6"_s);
    QVERIFY(!effect->isVisibleTo(&dialog));
    aging->setText(u"1 1"_s);
    QVERIFY(effect->isVisibleTo(&dialog));
    QCOMPARE(dialog.improved().error().code, ErrorCode::NoEffect); // he must say what the book says
    effect->setCurrentIndex(effect->findData(u"niggling"_s));
    QCOMPARE(must(dialog.improved()).players[0].injuries.niggling, 1);
    effect->setCurrentIndex(effect->findData(u"ag"_s));
    QCOMPARE(must(dialog.improved()).players[0].injuries.losses.agility, 1);
}

void TestTeamDialogs::improvementsStandInGroups()
{
    Team team = linemen(u"crp"_s);
    team.players[0].achievements.touchdowns = 2;
    ScriptedDice dice({});
    ImprovementDialog dialog(team, shared(u"crp"_s), team.players[0].id, dice);
    dialog.findChild<QLineEdit *>(u"improvement-dice"_s)->setText(u"6 6"_s);
    auto *choices = dialog.findChild<QListWidget *>(u"improvement-choices"_s);
    QCOMPARE(choices->item(0)->flags(), Qt::ItemFlags(Qt::NoItemFlags));
    QVERIFY(choices->item(1)->text().startsWith(u"+1 ST"_s)); // the rare on top
    // Enter after the dice gives nobody what only stands on top.
    QVERIFY(!choices->currentItem());
    dialog.accept();
    QVERIFY(dialog.result() != QDialog::Accepted);
    QCOMPARE(dialog.improved().error().code, ErrorCode::NoChoice);
    auto *filter = dialog.findChild<QLineEdit *>(u"improvement-filter"_s);
    filter->setText(u"dirty"_s);
    int seen = 0;
    for (int row = 0; row < choices->count(); ++row)
        seen += choices->item(row)->isHidden() ? 0 : 1;
    QCOMPARE(seen, 2); // its heading and itself
    QVERIFY(choices->currentItem()->text().startsWith(u"Dirty Player"_s));
    QVERIFY(dialog.improved());
    filter->setText(u"s"_s); // a beginning before a middle, wherever it stands
    QVERIFY(choices->currentItem()->text().startsWith(u'S'));
    filter->setText(u"strength (doubles"_s); // a whole category
    seen = 0;
    for (int row = 0; row < choices->count(); ++row)
        seen += choices->item(row)->isHidden() ? 0 : 1;
    QVERIFY(seen > 5);
}

void TestTeamDialogs::whichListIsAsked()
{
    Place place;
    const QTemporaryDir folder;
    QTimer answer;
    connect(&answer, &QTimer::timeout, &answer, [&answer] {
        auto *question = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!question || question->objectName() != u"import-question"_s)
            return;
        answer.stop();
        auto *edition = question->findChild<QComboBox *>(u"import-edition"_s);
        edition->setCurrentIndex(edition->findData(u"crp"_s));
        auto *roster = question->findChild<QComboBox *>(u"import-roster"_s);
        roster->setCurrentIndex(roster->findData(u"high-elf"_s));
        question->accept();
    });
    answer.start(10);
    place.page.importFile(
        fileWith(folder,
                 "<team><name>Wer</name><rosterId>98765</rosterId><reRolls>2</reRolls>"
                 "<player nr='1'><name>A</name><position>Blitzer</position></player>"
                 "<player nr='2'><name>B</name><position>Thrower</position></player>"
                 "</team>"));
    QTRY_COMPARE(must(place.club.teams().list()).size(), size_t(1));
    const Team team = must(place.club.teams().load(must(place.club.teams().list())[0].id)).team;
    QCOMPARE(team.roster.text(), u"high-elf"_s);
    QCOMPARE(team.players.size(), size_t(2));
}

void TestTeamDialogs::samplesGoAtOnce()
{
    Place place;
    QVERIFY(place.club.teams().addSamples());
    QVERIFY(place.club.teams().save({linemen(u"crp"_s), {}}));
    QVERIFY(place.club.teams().untouchedSamples().size() > 1);
    place.page.showChanges();
    auto *remove = place.page.findChild<ActionButton *>(u"remove-samples"_s);
    QVERIFY(remove->isVisible());
    for (const DocumentSummary &each : place.club.teams().untouchedSamples())
        QVERIFY(throwAway(Bin(place.kept.stores()),
                          Bin(place.kept.stores()).team(TeamId(each.id.text()))));
    QCOMPARE(must(place.club.teams().list()).size(), size_t(1)); // the coach's own stays
    place.page.showChanges();
    QVERIFY(!remove->isVisible());
}

void TestTeamDialogs::tallDialogsKeepTheirButtons()
{
    const Team team = linemen(u"crp"_s);
    const auto ruleset = shared(u"lrb4"_s);
    const Team old = linemen(u"lrb4"_s);
    ScriptedDice dice({});
    IdentityDialog identity(team);
    PlayerDialog player(team, team.players[0].id, Language::German);
    ImprovementDialog improvement(old, ruleset, old.players[0].id, dice);
    TeamPrintDialog print({{old, ruleset}}, {old.id}, Language::German);
    for (QDialog *dialog :
         std::initializer_list<QDialog *>{&identity, &player, &improvement, &print}) {
        dialog->show();
        dialog->resize(dialog->width(), 420);
        QCoreApplication::processEvents();
        QVERIFY2(dialog->height() <= 430, qPrintable(dialog->objectName()));
        auto *accept = dialog->findChild<QWidget *>(u"accept"_s);
        QVERIFY(dialog->rect().contains(accept->geometry()));
    }
    QVERIFY(player.windowTitle().contains(u"#1"_s));
}

void TestTeamDialogs::aDialogGrowsWithItsFields()
{
    const Team team = linemen(u"crp"_s);
    TeamPrintDialog print({{team, shared(u"crp"_s)}}, {team.id}, Language::German);
    print.show();
    QCoreApplication::processEvents();
    const int before = print.height();
    auto *kind = print.findChild<QComboBox *>(u"print-kind"_s);
    auto *opponent = print.findChild<QWidget *>(u"print-opponent"_s);
    for (int row = 0; row < kind->count() && !opponent->isVisible(); ++row)
        kind->setCurrentIndex(row);
    QVERIFY(opponent->isVisible());
    QTRY_VERIFY(print.height() >= std::min(print.sizeHint().height(), before + 100));
}

void TestTeamDialogs::aGiftIsCalledOne()
{
    Team team = linemen(u"crp"_s);
    team.players[0].achievements.touchdowns = 2;
    ScriptedDice dice({});
    const auto saysGift = [&](size_t player) {
        const ImprovementDialog dialog(team, shared(u"crp"_s), team.players[player].id, dice);
        return dialog.findChild<QLabel *>(u"improvement-gift"_s)->isVisibleTo(&dialog);
    };
    QVERIFY(!saysGift(0));
    QVERIFY(saysGift(1));
}

QTEST_MAIN(TestTeamDialogs)
#include "tst_teamdialogs.moc"
