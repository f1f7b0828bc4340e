// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamdocuments.h"
#include "core/leaguebook/fixtures/fixtureresults.h"
#include "core/leaguebook/fixtures/leaguedraw.h"
#include "core/leaguebook/fixtures/randomfixture.h"
#include "core/match/randommatch.h"
#include "core/sharing/slip.h"
#include "tests/leaguewindow/sharedwindow.h"
#include "tests/support/teambuilder.h"
#include "ui/common/keptlist.h"
#include "ui/common/textfield.h"
#include "ui/league/looks/hallview.h"
#include "ui/league/looks/hallwindow.h"
#include "ui/league/looks/leaguetableview.h"
#include "ui/league/sharing/serverwords.h"
#include "ui/league/sharing/versionsdialog.h"
#include "ui/match/matchhall.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/play/displayview.h"
#include "ui/play/displaywindow.h"
#include "ui/sheets/slippages.h"
#include "ui/teams/teamspage.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSet>
#include <QSpinBox>
#include <QStatusBar>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Sharing a league with what is on the screen: bringing it to a server, joining it, saying who may
/// do what, choosing between two versions, and taking it home.
class TestSharingWindow final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aLeagueIsSharedAndLetGo();
    void theSqlIsForSomebodyWhoMay();
    void aPasswordIsAskedForAndKeptNowhere();
    void aLeagueIsJoinedByItsCode();
    void anAddressThatIsNone_data();
    void anAddressThatIsNone();
    void whatWasTypedIsHeard_data();
    void whatWasTypedIsHeard();
    void whatIsMissingAtAServerIsMade();
    void whoMayDoWhat();
    void whoIsLetInElsewhereIsSeen();
    void bothVersionsOfAResultAreShown();
    void anOlderServerIsPreparedAnew();
    void aCoachSeesHisMatchFirst();
    void theOtherCoachDisputesOrSigns();
    void nothingHarmfulIsOneKeyAway();
    void whoIsAskedHearsWhatCameIn();
    void whatOthersDoElsewhereHoldsNobodyUp();
    void bothVersionsOfACompetitionAreShown();
    void aSlipHearsWhatStandsMeanwhile();
    void bothVersionsOfATeamAreShown();
    void whoPreparesAServerHearsWhatHeCannotDo();
    void aCoachHearsNothingOfAnEndThatIsNone();
    void everyVersionHasItsOwnAuthor();
    void whoWasFasterIsShown();
    void newsTakeNothingAway();
    void aMatchOfAnotherTableIsFollowed();
    void aMatchPlayedElsewhereIsAskedAbout();
    void whoEntersInAMatchOfAnotherTableIsAsked();
    void theTableHearsThatItsMatchWasAwarded();
    void theLineTellsMore();
    void aLeagueComesHomeAndIsLeft();
    void aServerThatIsGoneIsLeftBehind();
    void slipsHaveNoPassword();
    void everythingFits_data();
    void everythingFits();

private:
    [[nodiscard]] StoreLocation newServer(const QString &person = u"anna"_s);
    /// A league of four teams with one published round, open in the window.
    static LeagueId found(SharedWindow &house);
    void share(SharedWindow &house, const StoreLocation &place);
    void letIn(SharedWindow &anna, const QString &person, SharedRole role,
               const QStringList &teams = {});
    void join(SharedWindow &house, StoreLocation place, const QString &person);
    /// Anna's league with Bob and Rita in it, who are the coaches of the fixture given back.
    LeagueFixture shareBetween(SharedWindow &anna, SharedWindow &bob, SharedWindow &rita);
    static void rename(SharedWindow &house, const QString &team, const QString &name);

    StoreFixture m_fixture;
};

void TestSharingWindow::initTestCase()
{
    QCOMPARE(m_fixture.server().problem(), QString());
}

StoreLocation TestSharingWindow::newServer(const QString &person)
{
    StoreLocation place = m_fixture.server().createDatabase();
    m_fixture.server().psql(
        place.database,
        sharedSetupSql(place.database, SharedNeed::Setup, {u"anna"_s}, {u"bob"_s, u"rita"_s}));
    place.user = person;
    return place;
}

LeagueId TestSharingWindow::found(SharedWindow &house)
{
    LeagueRules rules;
    rules.ruleset = RulesetId(u"crp"_s);
    const auto id = house.leagues().found(u"Sunday League"_s, rules);
    if (!id)
        qFatal("%s", qPrintable(id.error().message));
    auto league = house.leagues().open(*id);
    const auto done = [](const Result<void> &answer) {
        if (!answer)
            qFatal("%s", qPrintable(answer.error().message));
    };
    std::vector<LeagueEvent> events{{SeasonBegun{SeasonId(u"s1"_s), u"Spring"_s}, {}}};
    CompetitionRules competition;
    competition.name = u"Cup"_s;
    events.push_back({CompetitionAdded{CompetitionId(u"c1"_s), competition}, {}});
    for (int i = 0; i < 4; ++i) {
        Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 12}});
        team.id = TeamId(u"team-%1"_s.arg(i));
        team.name = u"Team %1"_s.arg(QChar(u'A' + i));
        team.coach = u"Coach %1"_s.arg(i);
        if (const auto saved = house.club().teams().save({team, {}}); !saved)
            qFatal("%s", qPrintable(saved.error().message));
        done(house.leagues().registerTeam(*league, team.id));
        CompetitionEntry entry;
        entry.team = EntrantId(team.id.text());
        events.push_back({EntrantJoined{CompetitionId(u"c1"_s), entry}, {}});
    }
    done(league->act(events));
    const auto drawn = drawNext(league->league(), CompetitionId(u"c1"_s), house.dice());
    done(league->act(*drawn));
    done(league->act(RoundPublished{CompetitionId(u"c1"_s), 1, 0}));
    house.page()->showChanges();
    house.page()->openLeague(id->text());
    WindowFixture::settle();
    return *id;
}

void TestSharingWindow::share(SharedWindow &house, const StoreLocation &place)
{
    VERIFY_DONE(house.table().leagues().share(house.document().id(), place.toString()));
    VERIFY_DONE(house.table().leagues().letGo(house.document().id()));
    QVERIFY(house.document().readAgain());
    house.look();
}

LeagueFixture TestSharingWindow::shareBetween(SharedWindow &anna, SharedWindow &bob,
                                              SharedWindow &rita)
{
    const StoreLocation place = newServer();
    (void)found(anna);
    share(anna, place);
    LeagueFixture fixture = anna.document().competition()->round(1)->fixtures.front();
    letIn(anna, u"bob"_s, SharedRole::Coach, {fixture.home.text()});
    letIn(anna, u"rita"_s, SharedRole::Coach, {fixture.away.text()});
    join(bob, place, u"bob"_s);
    join(rita, place, u"rita"_s);
    return fixture;
}

void TestSharingWindow::letIn(SharedWindow &anna, const QString &person, SharedRole role,
                              const QStringList &teams)
{
    SharedMember member;
    member.person = person;
    member.role = role;
    member.teams = teams;
    const auto server = anna.table().leagues().serverOf(anna.document().id());
    VERIFY_DONE(server);
    VERIFY_DONE((*server)->grant(anna.document().id(), member));
}

void TestSharingWindow::join(SharedWindow &house, StoreLocation place, const QString &person)
{
    place.user = person;
    const auto id = house.table().leagues().join(place.toString(), {}, TeamsHere::Refused);
    VERIFY_DONE(id);
    house.page()->openLeague(id->text());
    house.look();
}

void TestSharingWindow::rename(SharedWindow &house, const QString &team, const QString &name)
{
    auto kept = house.club().teams().load(DocumentId(team));
    VERIFY_DONE(kept);
    kept->team.name = name;
    VERIFY_DONE(house.club().teams().save(*kept));
}

void TestSharingWindow::aLeagueIsSharedAndLetGo()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    const LeagueId id = found(anna);
    QDialog *dialog = anna.openShare();
    QVERIFY(dialog);
    const QString counts = anna.in<QLabel>(dialog, "share-counts")->text();
    QVERIFY2(counts.contains(u"teams: 4"_s), qPrintable(counts));
    // A whole address fills the fields; they can be typed into as well.
    anna.type(dialog, "address-word", place.toString());
    QCOMPARE(anna.in<QLineEdit>(dialog, "address-database")->text(), place.database);
    QCOMPARE(anna.in<QLineEdit>(dialog, "address-user")->text(), u"anna"_s);
    // How the line is to be encrypted is part of it.
    auto *safety = anna.in<QComboBox>(dialog, "address-safety");
    QCOMPARE(safety->currentData().toString(), QString());
    QVERIFY(safety->findData(u"verify-full"_s) > 0);
    anna.press(dialog, "accept");
    QTRY_COMPARE(anna.wordsOn(dialog, "accept"), u"Share the league"_s);
    const QString said = anna.in<QLabel>(dialog, "server-said")->text();
    QVERIFY2(said.contains(u"You are anna there."_s), qPrintable(said));
    QVERIFY2(said.contains(u"stays on this computer"_s), qPrintable(said));
    // Another address has to be looked at first.
    anna.type(dialog, "address-user", u"rita"_s);
    QCOMPARE(anna.wordsOn(dialog, "accept"), u"Check server"_s);
    anna.type(dialog, "address-user", u"anna"_s);
    anna.press(dialog, "accept");
    QTRY_COMPARE(anna.wordsOn(dialog, "accept"), u"Share the league"_s);
    anna.press(dialog, "accept");
    QTRY_COMPARE(anna.wordsOn(dialog, "accept"), u"Finish moving"_s);
    QCOMPARE(anna.note().state, SharedState::Kept);
    QVERIFY(anna.in<QWidget>(anna.page(), "shared-banner")->isVisible());
    // Until then it is only read here.
    QVERIFY(!anna.document().act(LeagueRenamed{u"Mine"_s}));
    anna.press(dialog, "cancel");
    QVERIFY(!anna.dialog("share-league"));
    anna.press(anna.page(), "shared-do");
    dialog = anna.dialog("share-league");
    QVERIFY(dialog);
    QCOMPARE(dialog->focusWidget(), anna.in<QWidget>(dialog, "accept"));
    anna.press(dialog, "accept");
    QTRY_COMPARE(anna.note().state, SharedState::Joined);
    QTRY_VERIFY(!anna.dialog("share-league"));
    QVERIFY(anna.asked > 0);
    QVERIFY(!anna.in<QWidget>(anna.page(), "shared-banner")->isVisible());
    QVERIFY(anna.document().act(LeagueRenamed{u"Everybody's"_s}));
    // In the list it is told apart, by a picture and a word.
    LeagueRules rules;
    rules.ruleset = RulesetId(u"crp"_s);
    VERIFY_DONE(anna.leagues().found(u"At home"_s, rules));
    anna.page()->showList();
    auto *list = anna.in<KeptList>(anna.page(), "league-list");
    QCOMPARE(list->count(), 2);
    for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(row);
        const bool isShared = list->currentId() == id.text();
        const QString words = list->item(row)->data(Qt::AccessibleTextRole).toString();
        QVERIFY2(words.contains(isShared ? u"shared, as commissioner"_s : u"on this computer"_s),
                 qPrintable(words));
    }
}

void TestSharingWindow::theSqlIsForSomebodyWhoMay()
{
    StoreLocation place = m_fixture.server().createDatabase();
    m_fixture.server().psql(place.database, u"CREATE ROLE frida LOGIN"_s);
    place.user = u"frida"_s;
    SharedWindow frida;
    (void)found(frida);
    QDialog *dialog = frida.openShare();
    frida.type(dialog, "address-word", place.toString());
    frida.press(dialog, "accept");
    auto *sql = frida.in<QPlainTextEdit>(dialog, "share-sql");
    QTRY_VERIFY(sql->isVisible());
    QVERIFY(sql->isReadOnly());
    QVERIFY(sql->toPlainText().contains(u"\"frida\""_s));
    frida.press(dialog, "share-copy");
    QCOMPARE(QGuiApplication::clipboard()->text(), sql->toPlainText());
    QCOMPARE(frida.wordsOn(dialog, "accept"), u"Check server"_s);
    // Run by somebody who may, it is all that was missing.
    m_fixture.server().psql(place.database, sql->toPlainText());
    frida.press(dialog, "accept");
    QTRY_COMPARE(frida.wordsOn(dialog, "accept"), u"Share the league"_s);
    QVERIFY(!sql->isVisible());
}

void TestSharingWindow::aPasswordIsAskedForAndKeptNowhere()
{
    const QString secret = u"very s3cret"_s;
    m_fixture.server().addUserWithPassword(u"paula"_s, secret);
    StoreLocation place = m_fixture.server().createDatabase();
    place.user = u"paula"_s;
    m_fixture.server().psql(place.database,
                            sharedSetupSql(place.database, SharedNeed::Setup, {u"paula"_s}, {}));
    SharedWindow paula;
    (void)found(paula);
    QDialog *dialog = paula.openShare();
    paula.type(dialog, "address-word", place.toString());
    paula.press(dialog, "accept");
    const auto answer = [&](const QString &word) {
        QTRY_VERIFY(paula.dialog("password-question"));
        QDialog *question = paula.dialog("password-question");
        auto *field = paula.in<QLineEdit>(question, "password");
        QCOMPARE(field->echoMode(), QLineEdit::Password);
        // A window asks for it: no file and no variable has to be known.
        const auto labels = question->findChildren<QLabel *>();
        for (const QLabel *each : labels)
            QVERIFY2(!each->text().contains(u"PGPASSWORD"_s), qPrintable(each->text()));
        QCOMPARE(std::any_of(labels.begin(), labels.end(),
                             [](const QLabel *each) {
                                 return each->text().contains(u"does not accept this password"_s);
                             }),
                 word == secret);
        field->setText(word);
        paula.press(question, "accept");
    };
    answer(u"a guess"_s);
    answer(secret);
    QTRY_COMPARE(paula.wordsOn(dialog, "accept"), u"Share the league"_s);
    paula.press(dialog, "accept");
    QTRY_COMPARE(paula.wordsOn(dialog, "accept"), u"Finish moving"_s);
    paula.press(dialog, "accept");
    QTRY_COMPARE(paula.note().state, SharedState::Joined);
    QVERIFY(!paula.note().address.contains(u"s3cret"_s));
    QVERIFY(!paula.look().asksPassword());
    for (const QWidget *each : paula.window().findChildren<QWidget *>()) {
        QVERIFY(!each->property("text").toString().contains(secret));
        QVERIFY(!each->property("plainText").toString().contains(secret));
    }
    for (const auto &kind : {sharedNoteKind(), waitingKind()}) {
        const auto all = paula.table().stores().documents.list({kind});
        for (const DocumentSummary &each : *all) {
            const auto body = paula.table().stores().documents.read(kind, each.id)->body;
            QVERIFY(!QJsonDocument(body).toJson().contains(secret.toUtf8()));
        }
    }
}

void TestSharingWindow::aLeagueIsJoinedByItsCode()
{
    StoreLocation place = newServer();
    SharedWindow anna;
    const LeagueId id = found(anna);
    share(anna, place);
    letIn(anna, u"bob"_s, SharedRole::Coach, {u"team-0"_s});
    SharedWindow bob;
    bob.press(bob.page(), "join-league-button");
    bob.press(bob.dialog("join-slip"), "slip-other");
    QDialog *dialog = bob.dialog("join-league");
    QVERIFY(dialog);
    QVERIFY(bob.in<QLineEdit>(dialog, "address-word")->hasFocus()); // ready to type
    // The code of a slip names nobody; who joins does.
    place.user.clear();
    bob.type(dialog, "address-user", u"bob"_s);
    bob.type(dialog, "address-word", codeOfAddress(place.toString()).toLower());
    QCOMPARE(bob.in<QLineEdit>(dialog, "address-database")->text(), place.database);
    QCOMPARE(bob.in<QLineEdit>(dialog, "address-user")->text(), u"bob"_s);
    bob.press(dialog, "accept");
    auto *leagues = bob.in<QListWidget>(dialog, "join-leagues");
    QTRY_COMPARE(leagues->count(), 1);
    QCOMPARE(leagues->item(0)->text(), u"Sunday League, as coach"_s);
    QCOMPARE(bob.wordsOn(dialog, "accept"), u"Join"_s);
    bob.press(dialog, "accept");
    QTRY_VERIFY(bob.document().isOpen());
    QCOMPARE(bob.document().id(), id);
    QCOMPARE(bob.note().role, SharedRole::Coach);
    QVERIFY(bob.asked > 0);
    // What only the commissioner does is refused with a sentence.
    QVERIFY(!bob.document().act(LeagueRenamed{u"Mine"_s}));
    QVERIFY(bob.in<QLabel>(bob.page(), "league-problem")->isVisible());
}

void TestSharingWindow::anAddressThatIsNone_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("database");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("a stranger's host") << u"a b@c/d?e"_s << u"x"_s;
    QTest::newRow("nobody there") << u"127.0.0.1"_s << u"x"_s;
}

void TestSharingWindow::anAddressThatIsNone()
{
    QFETCH(const QString, host);
    QFETCH(const QString, database);
    SharedWindow house;
    QDialog *dialog = house.openJoin();
    house.type(dialog, "address-host", host);
    house.type(dialog, "address-port", host.isEmpty() ? QString() : u"1"_s);
    house.type(dialog, "address-database", database);
    house.press(dialog, "accept");
    QTRY_VERIFY(house.in<QAbstractButton>(dialog, "accept")->isEnabled());
    const auto labels = dialog->findChildren<QLabel *>();
    QTRY_VERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *each) {
        return each->isVisible() && each->text().endsWith(u'.');
    }));
    QVERIFY(house.dialog("join-league")); // it can be mended
    QCOMPARE(house.in<QLineEdit>(dialog, "address-host")->text(), host);
}

void TestSharingWindow::whatWasTypedIsHeard_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("part");
    QTest::newRow("a password") << u"postgresql://x:s3cret@h/db"_s << u"leave the password out"_s;
    QTest::newRow("no address") << u"rubbish"_s << u"is not the address of a server"_s;
    QTest::newRow("a file's") << u"sqlite:/tmp/x.db"_s << u"is not the address of a server"_s;
}

void TestSharingWindow::whatWasTypedIsHeard()
{
    QFETCH(const QString, word);
    QFETCH(const QString, part);
    SharedWindow house;
    QDialog *dialog = house.openJoin();
    house.type(dialog, "address-word", word);
    house.press(dialog, "accept");
    const auto labels = dialog->findChildren<QLabel *>();
    const auto said = std::find_if(labels.begin(), labels.end(), [&part](const QLabel *each) {
        return each->isVisible() && each->text().contains(part);
    });
    QVERIFY(said != labels.end());
    QVERIFY(!(*said)->text().contains(u"s3cret"_s));
    QVERIFY(!(*said)->text().contains(u"PGPASSWORD"_s)); // that is for commands
}

/// Where the login may: the database, what leagues need in it, and the logins of coaches.
void TestSharingWindow::whatIsMissingAtAServerIsMade()
{
    StoreLocation place = m_fixture.server().createDatabase();
    const QString there = place.database;
    place.database = u"made by the window"_s;
    SharedWindow anna;
    (void)found(anna);
    QDialog *dialog = anna.openShare();
    // Nobody has to know what a port is.
    QVERIFY(!anna.in<QWidget>(dialog, "address-port")->isVisible());
    anna.press(dialog, "address-details");
    QVERIFY(anna.in<QWidget>(dialog, "address-port")->isVisible());
    anna.type(dialog, "address-word", place.toString());
    anna.press(dialog, "accept");
    QTRY_COMPARE(anna.wordsOn(dialog, "accept"), u"Create database"_s);
    anna.press(dialog, "accept");
    QTRY_COMPARE(anna.wordsOn(dialog, "accept"), u"Share the league"_s);
    anna.press(dialog, "accept");
    QTRY_COMPARE(anna.wordsOn(dialog, "accept"), u"Finish moving"_s);
    anna.press(dialog, "accept");
    QTRY_COMPARE(anna.note().state, SharedState::Joined);
    anna.look();
    anna.chooseInMenu(u"Who may do what…"_s);
    dialog = anna.dialog("league-roles");
    auto *make = anna.in<QPushButton>(dialog, "roles-make-login");
    QVERIFY(!make->isVisible());
    QTRY_VERIFY(anna.in<QPushButton>(dialog, "accept")->isEnabled());
    anna.type(dialog, "roles-person", u"nina"_s);
    anna.press(dialog, "accept");
    QTRY_VERIFY(make->isVisible());
    anna.press(dialog, "roles-make-login");
    auto *told = anna.in<QLabel>(dialog, "roles-password");
    QTRY_VERIFY(told->isVisible());
    QVERIFY(told->text().contains(u"nina"_s));
    QVERIFY(!make->isVisible());
    QCOMPARE(m_fixture.server().psql(
                 there,
                 u"SELECT rolcanlogin AND rolconnlimit = 12 FROM pg_roles WHERE rolname = "
                 "'nina'"_s),
             u"t"_s);
    // Who is there already keeps his own.
    const auto again = anna.desk().makeLogin(anna.note().address, u"nina"_s, u"x"_s);
    QVERIFY(!again);
}

void TestSharingWindow::whoMayDoWhat()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    share(anna, place);
    anna.chooseInMenu(u"Who may do what…"_s);
    QDialog *dialog = anna.dialog("league-roles");
    QVERIFY(dialog);
    auto *table = anna.in<LeagueTableView>(dialog, "roles-table");
    QTRY_COMPARE(table->table().rows.size(), std::size_t(1));
    anna.type(dialog, "roles-person", u"bob"_s);
    auto *role = anna.in<QComboBox>(dialog, "roles-role");
    QCOMPARE(role->currentData().toString(), u"coach"_s); // not what anna may, whom he typed over
    auto *teams = anna.in<QListWidget>(dialog, "roles-teams");
    QCOMPARE(teams->count(), 4);
    teams->item(1)->setCheckState(Qt::Checked);
    anna.press(dialog, "accept");
    QTRY_COMPARE(table->table().rows.size(), std::size_t(2));
    QCOMPARE(table->table().rows.back().text(2), u"Team B"_s);
    // Somebody with many of them is read as well.
    ShownTable many = table->table();
    many.rows.back().cells[2] = u"Team B, "_s.repeated(200);
    table->setTable(many);
    QCoreApplication::sendPostedEvents(); // the dialog fills it again every other second
    const int line = table->fontMetrics().lineSpacing();
    QVERIFY(table->rowHeight(1) > table->rowHeight(0) + 3 * line);
    // What is being typed survives another language.
    anna.type(dialog, "roles-person", u"rita"_s);
    QCOMPARE(teams->item(1)->checkState(), Qt::Unchecked);
    QVERIFY(!anna.in<QAbstractButton>(dialog, "roles-away")->isEnabled());
    anna.language().setLanguage(Language::German);
    WindowFixture::settle();
    QCOMPARE(anna.in<QLineEdit>(dialog, "roles-person")->text(), u"rita"_s);
    anna.language().setLanguage(Language::English);
    WindowFixture::settle();
    // Somebody whom the server does not know is refused with a sentence, and nothing changes.
    anna.type(dialog, "roles-person", u"nobody at all"_s);
    anna.press(dialog, "accept");
    QTRY_VERIFY(anna.in<QAbstractButton>(dialog, "accept")->isEnabled());
    QCOMPARE(table->table().rows.size(), std::size_t(2));
    table->setCurrentId(u"anna"_s);
    table->setCurrentId(u"bob"_s);
    QCOMPARE(anna.in<QLineEdit>(dialog, "roles-person")->text(), u"bob"_s);
    QCOMPARE(teams->item(1)->checkState(), Qt::Checked);
    anna.press(dialog, "roles-away");
    QTRY_COMPARE(table->table().rows.back().text(1), u"nobody any more"_s);
}

void TestSharingWindow::whoIsLetInElsewhereIsSeen()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    share(anna, place);
    letIn(anna, u"bob"_s, SharedRole::Coach, {u"team-0"_s});
    anna.chooseInMenu(u"Who may do what…"_s);
    QDialog *dialog = anna.dialog("league-roles");
    QVERIFY(dialog);
    auto *table = anna.in<LeagueTableView>(dialog, "roles-table");
    QTRY_COMPARE(table->table().rows.size(), std::size_t(2));
    auto *teams = anna.in<QListWidget>(dialog, "roles-teams");
    table->setCurrentId(u"bob"_s);
    QCOMPARE(teams->item(0)->checkState(), Qt::Checked);
    // The selected person is shown as of now.
    letIn(anna, u"bob"_s, SharedRole::Coach, {u"team-1"_s});
    QTRY_COMPARE(teams->item(1)->checkState(), Qt::Checked);
    QCOMPARE(teams->item(0)->checkState(), Qt::Unchecked);
    // What is being typed stays.
    anna.type(dialog, "roles-person", u"carl"_s);
    teams->item(2)->setCheckState(Qt::Checked);
    letIn(anna, u"rita"_s, SharedRole::Reader);
    QTRY_COMPARE(table->table().rows.size(), std::size_t(3));
    QCOMPARE(anna.in<QLineEdit>(dialog, "roles-person")->text(), u"carl"_s);
    QCOMPARE(teams->item(2)->checkState(), Qt::Checked);
}

void TestSharingWindow::bothVersionsOfAResultAreShown()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    const LeagueId id = found(anna);
    share(anna, place);
    const LeagueFixture fixture = anna.document().competition()->round(1)->fixtures.front();
    letIn(anna, u"bob"_s, SharedRole::Coach, {fixture.home.text()});
    // The commissioner has awarded the match; then bob's comes in.
    FixtureOutcome award;
    award.source = ResultSource::Commissioner;
    award.result.kind = ResultKind::Forfeit;
    award.result.home = fixture.home;
    award.result.away = fixture.away;
    award.result.tdAgainst = 2;
    QVERIFY(anna.document().act(ResultEntered{fixture.id, award, std::nullopt}));
    const auto asBob = [&](const QString &call) {
        return m_fixture.server().psqlAs(u"bob"_s, place.database,
                                         {u"SELECT dugout_shared."_s + call});
    };
    QVERIFY(!asBob(u"begin_match('%1', 'd1', '%2', 'm1', '{\"id\":\"m1\",\"game\":\"match\","
                   "\"setup\":{\"fixture\":{\"league\":\"%1\",\"fixture\":\"%2\"}}}')"_s.arg(
                       id.text(), fixture.id.text()))
                 .contains(u"ERROR"_s));
    const QString ended
        = asBob(u"end_match('%1', 'd2', 'm1', '{\"outcome\":{\"source\":\"match\",\"result\":"
                "{\"home\":\"%2\",\"away\":\"%3\",\"td\":3,\"tdAgainst\":1}},\"result\":"
                "{\"id\":\"m1\"},\"teams\":[]}')->>'done'"_s.arg(id.text(), fixture.home.text(),
                                                                 fixture.away.text()));
    QCOMPARE(ended, u"claimed"_s);
    QCOMPARE(anna.look().of(id).claims, 1);
    QVERIFY(anna.in<QWidget>(anna.page(), "shared-banner")->isVisible());
    anna.press(anna.page(), "shared-do");
    QTRY_VERIFY(anna.dialog("two-versions"));
    QDialog *dialog = anna.dialog("two-versions");
    const ShownTable shown = anna.in<LeagueTableView>(dialog, "versions-table")->table();
    QCOMPARE(shown.columns.size(), std::size_t(3));
    QCOMPARE(shown.rows.front().texts(), (QStringList{u"Touchdowns"_s, u"0 : 2"_s, u"3 : 1"_s}));
    QVERIFY(shown.rows.front().strong);
    anna.press(dialog, "accept");
    QTRY_VERIFY(!anna.dialog("two-versions"));
    (void)anna.look();
    QCOMPARE(anna.document().league().fixture(fixture.id)->outcome->result.td, 3);
    QVERIFY(!anna.in<QWidget>(anna.page(), "shared-banner")->isVisible());
}

void TestSharingWindow::anOlderServerIsPreparedAnew()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    const LeagueId id = found(anna);
    share(anna, place);
    m_fixture.server().psql(
        place.database, u"UPDATE dugout_shared.about SET version = %1"_s.arg(sharedVersion() - 1));
    QVERIFY(anna.look().of(id).isOlder);
    auto *banner = anna.in<QWidget>(anna.page(), "shared-banner");
    auto *sentence = anna.in<QLabel>(anna.page(), "shared-notice");
    QVERIFY(banner->isVisible());
    QSet<QString> said;
    for (const Language each : allLanguages) {
        anna.language().setLanguage(each);
        WindowFixture::settle();
        said.insert(sentence->text());
    }
    QCOMPARE(said.size(), qsizetype(3));
    // She may not, and gets what an administrator has to run.
    anna.press(anna.page(), "shared-do");
    QTRY_VERIFY(anna.dialog("renew-server-sql"));
    anna.dialog("renew-server-sql")->reject();
    QTRY_VERIFY(!anna.dialog("renew-server-sql"));
    // Who may has it done.
    m_fixture.server().psql(place.database, u"ALTER ROLE anna SUPERUSER"_s);
    const auto after = qScopeGuard([this, &place] {
        m_fixture.server().psql(place.database, u"ALTER ROLE anna NOSUPERUSER"_s);
    });
    anna.press(anna.page(), "shared-do");
    QTRY_VERIFY(anna.dialog("renew-server"));
    anna.press(anna.dialog("renew-server"), "accept");
    QTRY_VERIFY(!anna.dialog("renew-server"));
    QVERIFY(!anna.look().of(id).isOlder);
    QVERIFY(!banner->isVisible());
    QVERIFY(anna.document().act(LeagueRenamed{u"Anew"_s}));
}

/// Both coaches confirmed at bob's machine. The server has his word alone, and says so, until the
/// other one speaks for himself.
void TestSharingWindow::aCoachSeesHisMatchFirst()
{
    SharedWindow anna;
    SharedWindow bob;
    SharedWindow rita;
    const LeagueFixture fixture = shareBetween(anna, bob, rita);
    // Nobody who has no team of his own is told of one.
    QVERIFY(!anna.in<QWidget>(anna.page(), "own-match")->isVisible());
    for (SharedWindow *each : {&bob, &rita}) {
        auto *panel = each->in<QWidget>(each->page(), "own-match");
        QVERIFY(panel->isVisible());
        QVERIFY(!each->in<QLabel>(each->page(), "league-next")->isVisible());
        QVERIFY(each->in<QLabel>(panel, "own-match-teams")
                    ->text()
                    .contains(teamName(each->document().league(), fixture.home)));
        QCOMPARE(each->wordsOn(panel, "own-match-do"), u"Play the match"_s);
        QCOMPARE(each->wordsOn(panel, "own-match-second"), u"From paper…"_s);
    }
    // It is asked about before it starts.
    bob.press(bob.page(), "own-match-do");
    QDialog *question = bob.dialog("fixture-start");
    QVERIFY(question);
    QVERIFY(bob.document().league().fixture(fixture.id)->match.isEmpty());
    bob.press(question, "cancel");
    // What came in is to be signed by both, one after the other.
    FixtureOutcome outcome;
    outcome.result.home = fixture.home;
    outcome.result.away = fixture.away;
    outcome.result.td = 2;
    QVERIFY(anna.document().act(ResultEntered{fixture.id, outcome, std::nullopt}));
    anna.look();
    bob.look();
    QCOMPARE(bob.wordsOn(bob.page(), "own-match-do"), u"Sign…"_s);
    bob.press(bob.page(), "own-match-do");
    question = bob.dialog("fixture-sign");
    QVERIFY(question);
    for (auto *each : question->findChildren<QCheckBox *>()) {
        if (each->isEnabled())
            each->setChecked(true);
    }
    bob.press(question, "accept");
    const QString waits = bob.in<QLabel>(bob.page(), "own-match-task")->text();
    QVERIFY2(waits.contains(coachName(bob.document().league(), fixture.away)), qPrintable(waits));
    bob.look();
    rita.look();
    QCOMPARE(rita.wordsOn(rita.page(), "own-match-do"), u"Sign…"_s);
}

void TestSharingWindow::theOtherCoachDisputesOrSigns()
{
    SharedWindow anna;
    SharedWindow bob;
    SharedWindow rita;
    const LeagueFixture fixture = shareBetween(anna, bob, rita);
    VERIFY_DONE(playAtRandom(bob.table().stores(), bob.leagues(), bob.document().toChange(),
                             fixture.id, bob.dice()));
    QCOMPARE(bob.look().waiting(), 0);
    const auto notes = [&fixture](SharedWindow &at) {
        (void)at.look();
        at.window().activateWindow();
        at.page()->view()->showFixture(fixture.id);
        WindowFixture::settle();
        for (const ShownRow &each :
             at.in<LeagueTableView>(at.page(), "fixtures-table")->table().rows) {
            if (each.id == fixture.id.text())
                return each.texts().last();
        }
        return QString();
    };
    for (SharedWindow *each : {&anna, &rita}) {
        const QString told = notes(*each);
        QVERIFY2(told.contains(u"confirmed at the table of bob"_s), qPrintable(told));
    }
    // Who decides has no need to dispute.
    QVERIFY(!anna.in<QAbstractButton>(anna.page(), "fixture-dispute-button")->isVisible());
    rita.press(rita.page(), "fixture-dispute-button");
    QDialog *dialog = rita.dialog("fixture-dispute");
    QVERIFY(dialog);
    rita.press(dialog, "cancel");
    // Where she is asked to sign she can say no, too; her own name is ticked, and nobody else's.
    rita.press(rita.page(), "fixture-sign-button");
    QDialog *sign = rita.dialog("fixture-sign");
    QVERIFY(sign);
    for (QCheckBox *each : sign->findChildren<QCheckBox *>())
        QVERIFY(each->isChecked() || !each->isEnabled());
    QVERIFY(rita.in<QAbstractButton>(sign, "accept")->isEnabled());
    for (QCheckBox *each : sign->findChildren<QCheckBox *>()) {
        if (each->isEnabled())
            each->setChecked(false);
    }
    QVERIFY(!rita.in<QAbstractButton>(sign, "accept")->isEnabled());
    rita.press(sign, "sign-dispute");
    QTRY_VERIFY(!rita.dialog("fixture-sign"));
    dialog = rita.dialog("fixture-dispute");
    QVERIFY(dialog);
    rita.press(dialog, "accept");
    QVERIFY(rita.dialog("fixture-dispute")); // not without a word
    rita.type(dialog, "dispute-why", u"It was 2:1"_s);
    rita.press(dialog, "accept");
    QTRY_VERIFY(!rita.dialog("fixture-dispute"));
    for (SharedWindow *each : {&anna, &rita}) {
        const QString told = notes(*each);
        QVERIFY2(told.startsWith(u"disputed by "_s) && told.contains(u": It was 2:1"_s),
                 qPrintable(told));
    }
    // The commissioner is told, and led to her decision, which says how.
    auto *banner = anna.in<QWidget>(anna.page(), "shared-banner");
    QVERIFY(banner->isVisible());
    QCOMPARE(anna.in<QLabel>(anna.page(), "shared-notice")->text(),
             u"1 result is disputed by a coach."_s);
    anna.press(anna.page(), "shared-do");
    QCOMPARE(anna.in<LeagueTableView>(anna.page(), "fixtures-table")->currentId(),
             fixture.id.text());
    QDialog *decides = anna.dialog("fixture-decide");
    QVERIFY(decides);
    QCOMPARE(anna.wordsOn(decides, "accept"), u"Keep the result"_s);
    QVERIFY(anna.in<QAbstractButton>(decides, "decide-correct")->isVisible());
    anna.press(decides, "cancel");
    // A coach does not decide, and signs for the own team alone.
    rita.window().activateWindow();
    rita.press(rita.page(), "fixture-sign-button");
    dialog = rita.dialog("fixture-sign");
    QVERIFY(dialog);
    bool isTold = false;
    for (const QLabel *each : dialog->findChildren<QLabel *>())
        isTold |= each->text().startsWith(u"disputed by "_s)
            && each->text().endsWith(u": It was 2:1"_s);
    QVERIFY(isTold);
    int own = 0;
    for (QCheckBox *each : dialog->findChildren<QCheckBox *>()) {
        own += each->isEnabled() ? 1 : 0;
        each->setChecked(each->isEnabled() || each->isChecked());
    }
    QCOMPARE(own, 1);
    rita.press(dialog, "accept");
    QTRY_VERIFY(!rita.dialog("fixture-sign"));
    for (SharedWindow *each : {&anna, &rita})
        QCOMPARE(notes(*each), u"signed"_s);
    QVERIFY(!banner->isVisible());
}

/// Enter at a question that takes something away only closes it.
void TestSharingWindow::nothingHarmfulIsOneKeyAway()
{
    SharedWindow anna;
    SharedWindow bob;
    SharedWindow rita;
    (void)shareBetween(anna, bob, rita);
    anna.window().activateWindow();
    for (const auto &[words, name] :
         {std::pair(u"Run it here only…"_s, "take-home"),
          std::pair(u"Leave the shared league…"_s, "leave-league"),
          std::pair(u"Continue without the server…"_s, "go-on-alone")}) {
        anna.chooseInMenu(words);
        QDialog *asked = anna.dialog(name);
        QVERIFY2(asked, name);
        auto *accept = anna.in<QPushButton>(asked, "accept");
        QVERIFY2(asked->focusWidget() != accept && !accept->isDefault(), name);
        QTest::keyClick(asked, Qt::Key_Return);
        QTRY_VERIFY2(!anna.dialog(name), name);
        QCOMPARE(anna.note().state, SharedState::Joined);
    }
}

/// What came in while somebody was asked is told before his answer goes on top of it.
void TestSharingWindow::whoIsAskedHearsWhatCameIn()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    share(anna, place);
    const FixtureId fixture = anna.document().competition()->round(1)->fixtures.front().id;
    letIn(anna, u"bob"_s, SharedRole::Commissioner, {});
    SharedWindow bob;
    join(bob, place, u"bob"_s);
    const auto placeIn = [&fixture](SharedWindow &at) {
        return at.document().league().fixture(fixture)->when.place;
    };
    anna.window().activateWindow();
    anna.page()->view()->showFixture(fixture);
    WindowFixture::settle();
    anna.press(anna.page(), "fixture-arrange");
    QDialog *dialog = anna.dialog("fixture-arrangement");
    QVERIFY(dialog);
    dialog->findChild<TextField *>()->setText(u"Hall A"_s);
    QVERIFY(bob.document().act(FixtureArranged{fixture, {0, 0, u"Room 2"_s, 5}}));
    (void)bob.look();
    (void)anna.look();
    QCOMPARE(placeIn(anna), u"Room 2"_s);
    anna.press(dialog, "accept");
    QVERIFY(anna.dialog("fixture-arrangement"));
    QCOMPARE(placeIn(anna), u"Room 2"_s);
    const auto isTold = [dialog](const QString &words) {
        const auto labels = dialog->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&words](const QLabel *each) {
            return each->isVisible() && each->text().startsWith(words);
        });
    };
    QVERIFY(isTold(u"Somebody else made a change first: "_s));
    anna.language().setLanguage(Language::German);
    WindowFixture::settle();
    QVERIFY(!isTold(u"Somebody else made a change first: "_s));
    anna.language().setLanguage(Language::English);
    WindowFixture::settle();
    QVERIFY(isTold(u"Somebody else made a change first: "_s));
    // Knowing it, she may.
    anna.press(dialog, "accept");
    QTRY_VERIFY(!anna.dialog("fixture-arrangement"));
    QCOMPARE(placeIn(anna), u"Hall A"_s);
}

/// On an evening of many tables something comes in all the time.
void TestSharingWindow::whatOthersDoElsewhereHoldsNobodyUp()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    share(anna, place);
    const auto fixtures = anna.document().competition()->round(1)->fixtures;
    QVERIFY(fixtures.size() > 1);
    const FixtureId fixture = fixtures.front().id;
    letIn(anna, u"bob"_s, SharedRole::Commissioner, {});
    SharedWindow bob;
    join(bob, place, u"bob"_s);
    anna.window().activateWindow();
    anna.page()->view()->showFixture(fixture);
    WindowFixture::settle();
    anna.press(anna.page(), "fixture-arrange");
    QDialog *dialog = anna.dialog("fixture-arrangement");
    QVERIFY(dialog);
    dialog->findChild<TextField *>()->setText(u"Hall A"_s);
    QVERIFY(bob.document().act(FixtureArranged{fixtures.back().id, {0, 0, u"Room 2"_s, 5}}));
    (void)bob.look();
    (void)anna.look();
    anna.press(dialog, "accept");
    QTRY_VERIFY(!anna.dialog("fixture-arrangement"));
    QCOMPARE(anna.document().league().fixture(fixture)->when.place, u"Hall A"_s);
    QCOMPARE(anna.document().league().fixture(fixtures.back().id)->when.place, u"Room 2"_s);
}

void TestSharingWindow::bothVersionsOfACompetitionAreShown()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    share(anna, place);
    letIn(anna, u"bob"_s, SharedRole::Commissioner, {});
    SharedWindow bob;
    join(bob, place, u"bob"_s);
    const CompetitionId id = bob.document().competition()->id;
    const auto changeAtBobs = [&](const QString &name, int bestResults) {
        (void)bob.look();
        CompetitionRules theirs = bob.document().competition()->rules;
        theirs.name = name;
        theirs.bestResults = bestResults;
        QVERIFY(bob.document().act(CompetitionChanged{id, theirs}));
        (void)anna.look();
    };
    const auto stands = [&] { return anna.document().league().competition(id)->rules; };
    anna.window().activateWindow();
    anna.chooseInMenu(u"Change the competition…"_s);
    QDialog *dialog = anna.dialog("change-competition");
    QVERIFY(dialog);
    anna.type(dialog, "competition-name", u"Anna's Cup"_s);
    changeAtBobs(u"Bob's Cup"_s, 3);
    anna.press(dialog, "accept");
    QCOMPARE(stands().name, u"Bob's Cup"_s); // nothing is done before she has seen both
    QDialog *versions = anna.dialog("two-versions");
    QVERIFY(versions);
    const auto rows = anna.in<LeagueTableView>(versions, "versions-table")->table().rows;
    QCOMPARE(rows.front().texts(), (QStringList{u"Name"_s, u"Bob's Cup"_s, u"Anna's Cup"_s}));
    anna.language().setLanguage(Language::Spanish);
    WindowFixture::settle();
    const auto inSpanish = anna.in<LeagueTableView>(versions, "versions-table")->table().rows;
    QCOMPARE(inSpanish.size(), rows.size());
    QCOMPARE(inSpanish.front().texts(),
             (QStringList{u"Nombre"_s, u"Bob's Cup"_s, u"Anna's Cup"_s}));
    QVERIFY(inSpanish.back().cells != rows.back().cells);
    anna.language().setLanguage(Language::English);
    WindowFixture::settle();
    // Going on from what stands, nothing of it is lost.
    anna.press(versions, "versions-first");
    QTRY_VERIFY(!anna.dialog("two-versions"));
    QCOMPARE(anna.in<QLineEdit>(dialog, "competition-name")->text(), u"Bob's Cup"_s);
    anna.type(dialog, "competition-name", u"Everybody's Cup"_s);
    anna.press(dialog, "accept");
    QTRY_VERIFY(!anna.dialog("change-competition"));
    QCOMPARE(stands().name, u"Everybody's Cup"_s);
    QCOMPARE(stands().bestResults, 3);
    // Or hers counts, knowing what it takes the place of.
    anna.chooseInMenu(u"Change the competition…"_s);
    dialog = anna.dialog("change-competition");
    anna.type(dialog, "competition-name", u"Anna's Cup"_s);
    changeAtBobs(u"Bob's again"_s, 4);
    anna.press(dialog, "accept");
    anna.press(anna.dialog("two-versions"), "accept");
    QTRY_VERIFY(!anna.dialog("change-competition"));
    QCOMPARE(stands().name, u"Anna's Cup"_s);
    QCOMPARE(stands().bestResults, 3);
}

void TestSharingWindow::aSlipHearsWhatStandsMeanwhile()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    share(anna, place);
    const LeagueFixture fixture = anna.document().competition()->round(1)->fixtures.front();
    letIn(anna, u"bob"_s, SharedRole::Coach, {fixture.home.text()});
    SharedWindow bob;
    join(bob, place, u"bob"_s);
    bob.window().activateWindow();
    bob.page()->view()->showFixture(fixture.id);
    WindowFixture::settle();
    bob.press(bob.page(), "fixture-slip");
    QDialog *dialog = bob.dialog("paper-match");
    QVERIFY(dialog);
    QVERIFY(anna.document().act(
        ResultEntered{fixture.id, awardOf(fixture, FixtureSide::Home, 2), std::nullopt}));
    (void)bob.look();
    const auto says = [&](const QString &words) {
        const auto labels = dialog->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&words](const QLabel *each) {
            return each->isVisible() && each->text().contains(words);
        });
    };
    bob.press(dialog, "accept");
    QVERIFY(says(u"Somebody else made a change first: "_s));
    bob.press(dialog, "accept");
    QVERIFY(says(u"the result is now "_s));
    QVERIFY(bob.dialog("paper-match"));
    QVERIFY(bob.document().league().fixture(fixture.id)->match.isEmpty());
}

void TestSharingWindow::bothVersionsOfATeamAreShown()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    const LeagueId id = found(anna);
    share(anna, place);
    letIn(anna, u"bob"_s, SharedRole::Coach, {u"team-0"_s});
    SharedWindow bob;
    join(bob, place, u"bob"_s);
    rename(bob, u"team-0"_s, u"Bob's own"_s);
    rename(anna, u"team-0"_s, u"Anna's own"_s);
    (void)anna.look();
    (void)bob.look();
    QCOMPARE(bob.look().of(id).overtaken(), 1);
    // It waits for him, not for the line.
    QCOMPARE(bob.in<QAbstractButton>(&bob.window(), "line")->text(),
             u"Connected to the league's server. The server refused 1 change."_s);
    bob.press(bob.page(), "shared-do");
    QTRY_VERIFY(bob.dialog("two-versions"));
    QDialog *dialog = bob.dialog("two-versions");
    const ShownTable shown = bob.in<LeagueTableView>(dialog, "versions-table")->table();
    QCOMPARE(shown.rows.front().texts(), (QStringList{u"Name"_s, u"Bob's own"_s, u"Anna's own"_s}));
    bob.language().setLanguage(Language::German);
    WindowFixture::settle();
    QVERIFY(
        shown.rows.back().texts().first()
        != bob.in<LeagueTableView>(dialog, "versions-table")->table().rows.back().texts().first());
    bob.language().setLanguage(Language::English);
    WindowFixture::settle();
    bob.press(dialog, "versions-first"); // his own
    QTRY_VERIFY(!bob.dialog("two-versions"));
    QCOMPARE(bob.look().waiting(), 0);
    (void)anna.look();
    QCOMPARE(anna.club().teams().load(DocumentId(u"team-0"_s))->team.name, u"Bob's own"_s);
}

void TestSharingWindow::whoPreparesAServerHearsWhatHeCannotDo()
{
    ServerLook look;
    QCOMPARE(ServerWords::preparing(look), QString());
    look.mayPrepare = true;
    QVERIFY(ServerWords::preparing(look).contains(u"large objects"_s));
    look.isSuperuser = true;
    QVERIFY(ServerWords::preparing(look).contains(u"dugout_shared"_s));
    QVERIFY(!ServerWords::preparing(look).contains(u"large objects"_s));
    // Also where an older Dugout did it.
    look.isPrepared = true;
    look.isOlder = true;
    look.mayFound = true;
    QVERIFY(!ServerWords::preparing(look).contains(u"large objects"_s));
    look.isSuperuser = false;
    QVERIFY(ServerWords::preparing(look).contains(u"large objects"_s));
}

/// A coach is not shown the rounds of a calendar that are not published: nobody has won yet.
void TestSharingWindow::aCoachHearsNothingOfAnEndThatIsNone()
{
    SharedWindow anna;
    SharedWindow bob;
    SharedWindow rita;
    (void)shareBetween(anna, bob, rita);
    const auto fixtures = anna.document().competition()->round(1)->fixtures;
    for (const LeagueFixture &each : fixtures) {
        FixtureOutcome outcome;
        outcome.result.home = each.home;
        outcome.result.away = each.away;
        outcome.result.td = 2;
        QVERIFY(anna.document().act(ResultEntered{each.id, outcome, std::nullopt}));
    }
    (void)bob.look();
    WindowFixture::settle();
    QVERIFY(!bob.in<QLabel>(bob.page(), "league-next")->text().contains(u"Everything"_s));
    QVERIFY(!bob.in<QWidget>(bob.page(), "league-do")->isVisibleTo(bob.page()));
    QVERIFY(anna.in<QWidget>(anna.page(), "league-do")->isVisibleTo(anna.page()));
}

void TestSharingWindow::everyVersionHasItsOwnAuthor()
{
    const auto lines = [] { return std::vector<VersionLine>{{u"Name"_s, u"a"_s, u"b"_s}}; };
    VersionsDialog dialog([] { return VersionsDialog::Words(); },
                          {{u"Reds"_s, lines, [] { return u"by anna"_s; }},
                           {u"Blues"_s, lines, [] { return u"by carl"_s; }}},
                          {}, nullptr);
    const auto *about = dialog.findChild<QLabel *>(u"versions-about"_s);
    QCOMPARE(about->text(), u"by anna"_s);
    dialog.findChild<QComboBox *>(u"versions-item"_s)->setCurrentIndex(1);
    QCOMPARE(about->text(), u"by carl"_s);
}

void TestSharingWindow::whoWasFasterIsShown()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    share(anna, place);
    SharedWindow second;
    join(second, place, u"anna"_s);
    QVERIFY(anna.document().act(LeagueRenamed{u"First"_s}));
    QVERIFY(!second.document().act(LeagueRenamed{u"Second"_s}));
    QDialog *dialog = second.dialog("two-versions");
    QVERIFY(dialog);
    const ShownTable shown = second.in<LeagueTableView>(dialog, "versions-table")->table();
    QVERIFY(shown.rows.front().text(0).contains(u"First"_s));
    QVERIFY(shown.rows.front().text(1).contains(u"Second"_s));
    QCOMPARE(second.document().league().name, u"First"_s);
    second.press(dialog, "accept");
    QCOMPARE(second.document().league().name, u"Second"_s);
    // In a dialog with fields the sentence says what came in, and what was typed stays.
    (void)anna.look();
    QVERIFY(second.document().act(LeagueRenamed{u"Third"_s}));
    const QString said
        = anna.document().refusalOf(anna.document().toChange().act(LeagueRenamed{u"Fourth"_s}));
    QVERIFY2(said.contains(u"Third"_s), qPrintable(said));
    QCOMPARE(anna.document().refusalOf(anna.document().toChange().act(LeagueRenamed{u"Fourth"_s})),
             QString());
}

void TestSharingWindow::newsTakeNothingAway()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    share(anna, place);
    SharedWindow second;
    join(second, place, u"anna"_s);
    auto news = [&, number = 0]() mutable {
        (void)anna.look();
        QVERIFY(anna.document().act(LeagueRenamed{u"News %1"_s.arg(++number)}));
        QVERIFY(second.look().hasNews);
        // A page that nobody sees is read again when somebody does.
        if (second.page()->isVisible())
            QCOMPARE(second.document().league().name, u"News %1"_s.arg(number));
    };
    // The row and the focus in a table stay.
    second.window().activateWindow();
    second.press(second.page(), "league-fixtures");
    auto *table = second.in<LeagueTableView>(second.page(), "fixtures-table");
    const QString last = second.document().competition()->round(1)->fixtures.back().id.text();
    table->setCurrentId(last);
    table->setFocus();
    news();
    QCOMPARE(table->currentId(), last);
    QCOMPARE(second.window().focusWidget(), table);
    // What is typed into a dialog stays, with the caret.
    second.press(second.page(), "fixture-enter");
    auto *number = second.window().findChild<QSpinBox *>(u"result-td"_s);
    QVERIFY(number);
    number->setValue(4);
    number->setFocus();
    news();
    QVERIFY(number->isVisible());
    QCOMPARE(number->value(), 4);
    for (QDialog *each : second.window().findChildren<QDialog *>())
        each->reject();
    WindowFixture::settle();
    // A team that is open stays open.
    second.window().goTo(Place::Teams);
    second.window().findChild<TeamsPage *>()->openTeam(u"team-1"_s);
    WindowFixture::settle();
    const QWidget *focus = second.window().focusWidget();
    news();
    QCOMPARE(second.window().focusWidget(), focus);
    QVERIFY(second.window().windowTitle().startsWith(u"Team B"_s));
    // And is shown as somebody else left it, while nobody types.
    rename(anna, u"team-1"_s, u"Renamed"_s);
    (void)anna.look();
    (void)second.look();
    QVERIFY(second.window().windowTitle().startsWith(u"Renamed"_s));
}

void TestSharingWindow::aMatchOfAnotherTableIsFollowed()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    share(anna, place);
    letIn(anna, u"rita"_s, SharedRole::Reader);
    SharedWindow rita;
    join(rita, place, u"rita"_s);
    const FixtureId fixture = anna.document().competition()->round(1)->fixtures.front().id;
    const auto match = anna.leagues().startMatch(anna.document().toChange(), fixture);
    VERIFY_DONE(match);
    (void)anna.look();
    QVERIFY(rita.look().hasNews);
    // Who has no part in it follows it, and is not offered to play it.
    rita.window().activateWindow();
    rita.page()->view()->showFixture(fixture);
    WindowFixture::settle();
    QVERIFY(!rita.in<QAbstractButton>(rita.page(), "fixture-play")->isVisible());
    rita.press(rita.page(), "fixture-follow");
    DisplayWindow *screen = nullptr;
    for (QWidget *each : QApplication::topLevelWidgets()) {
        if (auto *window = qobject_cast<DisplayWindow *>(each); window && window->isVisible())
            screen = window;
    }
    QVERIFY(screen);
    const LeagueFixture *seen = rita.document().league().fixture(fixture);
    QCOMPARE(screen->view().board().sides.front().name,
             teamName(rita.document().league(), seen->home));
    const QString before = screen->view().board().lastEvent;
    // The hall sees every table.
    rita.page()->view()->openHall();
    const HallWindow *hall = rita.page()->view()->hall();
    QCOMPARE(hall->view().page().kind, HallPage::Kind::Tables);
    QCOMPARE(hall->view().page().rows.size(), size_t(2));
    const auto tableNow = [hall] { return hall->view().page().rows.front().at(2); };
    QCOMPARE(tableNow(), u"…"_s);
    // Every answer there is seen here, and nothing else is touched.
    auto opened = anna.club().matches().open(*match);
    VERIFY_DONE(opened);
    const RandomOutcome outcome = playRandomly((*opened)->game(), anna.dice());
    auto *table = rita.in<LeagueTableView>(rita.page(), "fixtures-table");
    table->setFocus();
    for (size_t i = 0; i < 60; ++i)
        VERIFY_DONE((*opened)->act({outcome.events.at(i)}));
    (void)anna.look();
    const LineLook look = rita.look();
    QVERIFY(look.hasPlay);
    QVERIFY(!look.hasNews);
    QVERIFY(screen->view().board().lastEvent != before);
    QCOMPARE(screen->view().board().period,
             hallBoard(makeDisplayBoard((*opened)->session(), Language::English)).period);
    QVERIFY2(tableNow().contains(u"H1 T"_s), qPrintable(tableNow()));
    QCOMPARE(table->currentId(), fixture.text());
    // The match itself, where it lies open in her window.
    rita.window().findChild<LeaguePage *>()->matchRequested(match->text());
    WindowFixture::settle();
    auto *page = rita.window().findChild<MatchPage *>();
    QCOMPARE(page->table()->opened().lines(), 60);
    VERIFY_DONE((*opened)->act({outcome.events.at(60)}));
    (void)anna.look();
    (void)rita.look();
    QCOMPARE(page->table()->opened().lines(), 61);
    // While the server is away both screens say so, each in its own language.
    const QString away = u"The league server is not responding: this may be out of date."_s;
    const QString last = screen->view().board().lastEvent;
    QVERIFY(last != away && hall->view().notice().isEmpty());
    m_fixture.server().stop();
    QVERIFY(rita.look().isAway());
    QCOMPARE(screen->view().board().lastEvent, away);
    QCOMPARE(hall->view().notice(), away);
    QVERIFY(m_fixture.server().start());
    QVERIFY(!rita.look().isAway());
    QCOMPARE(screen->view().board().lastEvent, last);
    QVERIFY(hall->view().notice().isEmpty());
    screen->close();
}

void TestSharingWindow::aMatchPlayedElsewhereIsAskedAbout()
{
    SharedWindow anna;
    SharedWindow bob;
    SharedWindow rita;
    const LeagueFixture fixture = shareBetween(anna, bob, rita);
    const auto started = bob.leagues().startMatch(bob.document().toChange(), fixture.id);
    VERIFY_DONE(started);
    (void)bob.look();
    (void)rita.look();
    m_fixture.server().stop();
    const auto back = qScopeGuard([this] { m_fixture.server().start(); });
    for (SharedWindow *each : {&bob, &rita}) {
        QVERIFY(each->look().isAway());
        each->window().activateWindow();
        each->page()->view()->showFixture(fixture.id);
        WindowFixture::settle();
        each->press(each->page(), "fixture-play");
    }
    // Where it was begun it is simply opened; at another table there is a choice.
    const auto onTable
        = [](SharedWindow &at) { return at.window().findChild<MatchPage *>()->table() != nullptr; };
    QVERIFY(!bob.dialog("match-elsewhere"));
    QVERIFY(onTable(bob));
    QDialog *asked = rita.dialog("match-elsewhere");
    QVERIFY(asked);
    QVERIFY(!onTable(rita));
    rita.language().setLanguage(Language::Spanish);
    QVERIFY(rita.wordsOn(asked, "elsewhere-play") != u"Play on here"_s);
    rita.language().setLanguage(Language::English);
    QCOMPARE(rita.wordsOn(asked, "elsewhere-play"), u"Play on here"_s);
    rita.press(asked, "elsewhere-play");
    QVERIFY(onTable(rita));
    // The start that finds it on the table again asks as well, once it is known that nobody
    // answers.
    const auto goToMatch = [&rita] {
        rita.window().goTo(Place::Match);
        WindowFixture::settle();
    };
    rita.openAgain();
    goToMatch();
    QVERIFY(onTable(rita));
    QVERIFY(!rita.dialog("match-elsewhere"));
    QCOMPARE(rita.wordsOn(&rita.window(), "line"), u"Looking for the league's server…"_s);
    (void)rita.look();
    asked = rita.dialog("match-elsewhere");
    QVERIFY(asked);
    rita.press(asked, "elsewhere-play");
    QVERIFY(onTable(rita));
    (void)rita.look();
    QVERIFY(!rita.dialog("match-elsewhere"));
    // Closing decides nothing: the next start has it on the table, and asks again.
    rita.openAgain();
    goToMatch();
    (void)rita.look();
    asked = rita.dialog("match-elsewhere");
    QVERIFY(asked);
    asked->close();
    WindowFixture::settle();
    QVERIFY(onTable(rita));
    // Nor does it ask before somebody sees the match; who only follows has it no longer on his
    // table.
    rita.openAgain();
    rita.window().goTo(Place::League);
    (void)rita.look();
    QVERIFY(!rita.dialog("match-elsewhere"));
    goToMatch();
    asked = rita.dialog("match-elsewhere");
    QVERIFY(asked);
    rita.press(asked, "elsewhere-follow");
    QVERIFY(!onTable(rita));
    const QWidgetList all = QApplication::topLevelWidgets();
    const auto screen = std::find_if(all.begin(), all.end(), [](QWidget *each) {
        return qobject_cast<DisplayWindow *>(each) && each->isVisible();
    });
    QVERIFY(screen != all.end());
    (*screen)->close();
    // Nobody is spared who opens it before the first look, which takes its time where a server is
    // silent; whatever was entered meanwhile.
    rita.openAgain();
    goToMatch();
    QVERIFY(!onTable(rita));
    rita.window().findChild<MatchPage *>()->openMatch(started->text());
    QVERIFY(onTable(rita));
    QVERIFY(!rita.dialog("match-elsewhere"));
    auto entered = rita.club().matches().open(*started);
    VERIFY_DONE(entered);
    const RandomOutcome outcome = playRandomly((*entered)->game(), rita.dice());
    VERIFY_DONE((*entered)->act({outcome.events.front()}));
    (void)rita.look();
    asked = rita.dialog("match-elsewhere");
    QVERIFY(asked);
    rita.press(asked, "elsewhere-play");
    QVERIFY(onTable(rita));
}

void TestSharingWindow::whoEntersInAMatchOfAnotherTableIsAsked()
{
    SharedWindow anna;
    SharedWindow bob;
    SharedWindow rita;
    const LeagueFixture fixture = shareBetween(anna, bob, rita);
    const auto started = bob.leagues().startMatch(bob.document().toChange(), fixture.id);
    VERIFY_DONE(started);
    (void)bob.look();
    (void)rita.look();
    // Looking on needs nobody's word.
    rita.window().activateWindow();
    rita.window().goTo(Place::Match);
    WindowFixture::settle();
    auto *page = rita.window().findChild<MatchPage *>();
    page->openMatch(started->text());
    WindowFixture::settle();
    QVERIFY(page->table());
    QVERIFY(!rita.dialog("match-elsewhere"));
    const RandomOutcome outcome = playRandomly(page->table()->game(), rita.dice());
    const std::vector<Event> first{outcome.events.front()};
    const auto enter = [&] {
        const auto done = page->table()->act(first);
        WindowFixture::settle();
        return done;
    };
    const auto refused = enter();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::SharedElsewhere);
    QCOMPARE(page->table()->opened().lines(), 0);
    QDialog *asked = rita.dialog("match-elsewhere");
    QVERIFY(asked);
    asked->close();
    WindowFixture::settle();
    QVERIFY(page->table());
    QVERIFY(!enter());
    asked = rita.dialog("match-elsewhere");
    QVERIFY(asked);
    rita.press(asked, "elsewhere-play");
    VERIFY_DONE(enter());
    QCOMPARE(page->table()->opened().lines(), 1);
}

void TestSharingWindow::theTableHearsThatItsMatchWasAwarded()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    share(anna, place);
    const LeagueFixture fixture = anna.document().competition()->round(1)->fixtures.front();
    letIn(anna, u"bob"_s, SharedRole::Coach, {fixture.home.text()});
    SharedWindow bob;
    join(bob, place, u"bob"_s);
    bob.window().activateWindow();
    bob.page()->view()->showFixture(fixture.id);
    WindowFixture::settle();
    bob.press(bob.page(), "fixture-play");
    auto *match = bob.window().findChild<MatchPage *>();
    QVERIFY(match && match->table());
    auto *notice = bob.in<QWidget>(match, "match-notice");
    (void)bob.look();
    QVERIFY(!notice->isVisible());
    (void)anna.look();
    QVERIFY(anna.document().act(
        ResultEntered{fixture.id, awardOf(fixture, FixtureSide::Away, 2), std::nullopt}));
    (void)bob.look();
    QVERIFY(notice->isVisible());
    const QString words = bob.in<QLabel>(match, "match-notice-words")->text();
    QVERIFY2(words.contains(u"forfeit"_s), qPrintable(words));
    // Taken back, the match is the league's again.
    QVERIFY(anna.document().undo());
    (void)bob.look();
    QVERIFY(!notice->isVisible());
}

void TestSharingWindow::theLineTellsMore()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    (void)anna.look();
    QVERIFY(!anna.window().findChild<QAbstractButton *>(u"line"_s));
    share(anna, place);
    auto *line = anna.in<QAbstractButton>(&anna.window(), "line");
    QVERIFY(line->isVisible());
    QCOMPARE(line->text(), u"Connected to the league's server."_s);
    m_fixture.server().stop();
    rename(anna, u"team-1"_s, u"Changed meanwhile"_s);
    (void)anna.look();
    QCOMPARE(line->text(),
             u"League server unreachable. You can play on. 1 waiting to be delivered."_s);
    line->click();
    QDialog *panel = anna.dialog("line-panel");
    QVERIFY(panel);
    auto *table = anna.in<LeagueTableView>(panel, "line-table");
    QCOMPARE(table->table().rows.back().texts(),
             (QStringList{u"Changed meanwhile was changed"_s, u"waits to be delivered"_s}));
    // A row has room for a part of the sentence only.
    const QString told = anna.in<QLabel>(panel, "line-told")->text();
    QVERIFY(told.startsWith(u"Server unreachable. You can play on; changes are sent later.\n"_s));
    // The row says which computer; only who chooses it sees the whole address.
    QVERIFY(told.contains(u"postgresql://"_s));
    QVERIFY(!table->table().rows.at(1).text(0).contains(u"postgresql://"_s));
    // However long it is, it makes no dialog wider than its screen.
    QVERIFY(anna.in<QLabel>(panel, "line-told")->wordWrap());
    const int asked = anna.asked;
    anna.press(panel, "accept");
    QCOMPARE(anna.asked, asked + 1);
    // What was said in the language of before is asked for again.
    anna.language().setLanguage(Language::German);
    WindowFixture::settle();
    QVERIFY(anna.asked > asked + 1);
    anna.language().setLanguage(Language::English);
    WindowFixture::settle();
    QVERIFY(m_fixture.server().start());
    (void)anna.look();
    QCOMPARE(table->table().rows.size(), std::size_t(4)); // the panel follows
    QCOMPARE(line->text(), u"Connected to the league's server."_s);
}

void TestSharingWindow::aLeagueComesHomeAndIsLeft()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    share(anna, place);
    letIn(anna, u"bob"_s, SharedRole::Reader);
    SharedWindow bob;
    join(bob, place, u"bob"_s);
    bob.chooseInMenu(u"Leave the shared league…"_s);
    QDialog *dialog = bob.dialog("leave-league");
    QVERIFY(dialog);
    bob.press(dialog, "accept");
    QTRY_VERIFY(!bob.document().isOpen());
    QVERIFY(bob.leagues().list()->empty());
    // Not while something waits; a window says where that is seen, and names no command.
    rename(anna, u"team-0"_s, u"Waiting"_s);
    anna.chooseInMenu(u"Run it here only…"_s);
    dialog = anna.dialog("take-home");
    QVERIFY(dialog);
    anna.press(dialog, "accept");
    const auto says = [&](const QString &words) {
        const auto labels = dialog->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&words](const QLabel *each) {
            return each->isVisible() && each->text().contains(words);
        });
    };
    QTRY_VERIFY(says(u"The button at the bottom of the window shows what is waiting"_s));
    QVERIFY(!says(u"dugout league"_s));
    (void)anna.look();
    anna.press(dialog, "accept");
    QTRY_VERIFY(!anna.document().note());
    QTRY_VERIFY(!anna.dialog("take-home"));
    QVERIFY(anna.document().act(LeagueRenamed{u"At home again"_s}));
}

void TestSharingWindow::aServerThatIsGoneIsLeftBehind()
{
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    share(anna, place);
    anna.chooseInMenu(u"Continue without the server…"_s);
    QDialog *dialog = anna.dialog("go-on-alone");
    QVERIFY(dialog);
    // It is there, and has the league.
    const auto says = [dialog](const QString &words) {
        const auto labels = dialog->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&words](const QLabel *each) {
            return each->isVisible() && each->text().contains(words);
        });
    };
    anna.press(dialog, "accept");
    QTRY_VERIFY(says(u"take it home, or leave it"_s));
    QVERIFY(anna.document().note());
    m_fixture.server().stop();
    anna.press(dialog, "accept");
    QTRY_VERIFY(!anna.document().note());
    QTRY_VERIFY(!anna.dialog("go-on-alone"));
    QVERIFY(m_fixture.server().start());
    QVERIFY(anna.document().act(LeagueRenamed{u"Alone"_s}));
}

void TestSharingWindow::slipsHaveNoPassword()
{
    const SlipPages slip({u"Sunday League"_s, u"postgresql://club.example/league"_s,
                          codeOfAddress(u"postgresql://club.example/league"_s)});
    const QStringList lines = slip.lines();
    QCOMPARE(lines.front(), u"Sunday League"_s);
    QVERIFY(lines.contains(codeOfAddress(u"postgresql://club.example/league"_s)));
    QVERIFY(lines.join(u'\n').contains(u"postgresql://club.example/league"_s));
}

void TestSharingWindow::everythingFits_data()
{
    QTest::addColumn<int>("language");
    QTest::newRow("es") << int(Language::Spanish);
    QTest::newRow("en") << int(Language::English);
    QTest::newRow("de") << int(Language::German);
}

void TestSharingWindow::everythingFits()
{
    QFETCH(const int, language);
    const StoreLocation place = newServer();
    SharedWindow anna;
    (void)found(anna);
    share(anna, place);
    anna.language().setLanguage(static_cast<Language>(language));
    WindowFixture::settle();
    QVERIFY(anna.window().minimumSizeHint().width() <= 1024);
    QVERIFY(anna.window().minimumSizeHint().height() <= 600);
    const auto fits = [](const QDialog *dialog) {
        QVERIFY(dialog);
        const QSize least = dialog->minimumSizeHint();
        QVERIFY2(
            least.width() <= 1024 && least.height() <= 560,
            qPrintable(dialog->objectName() + u" %1x%2"_s.arg(least.width()).arg(least.height())));
    };
    (void)anna.in<QAbstractButton>(&anna.window(), "line");
    anna.in<QAbstractButton>(&anna.window(), "line")->click();
    fits(anna.dialog("line-panel"));
    anna.press(anna.dialog("line-panel"), "cancel");
    fits(anna.openJoin());
    anna.press(anna.dialog("join-league"), "cancel");
}

QTEST_MAIN(TestSharingWindow)
#include "tst_sharingwindow.moc"
