// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/resultrecord.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"
#include "tests/support/afterdriver.h"
#include "tests/support/commandrun.h"
#include "tests/support/openedclub.h"
#include "tests/support/randomhand.h"
#include "tests/support/windowfixture.h"
#include "ui/home/homepage.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/match/newmatch/newmatchpage.h"
#include "ui/match/newmatch/teamchoice.h"
#include "ui/play/playdesk.h"
#include "ui/teams/careerdialog.h"
#include "ui/teams/teameditor.h"
#include "ui/teams/teamspage.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Without what no two databases share: when it was, and whether Dugout rolled.
QJsonObject timeless(QJsonObject object)
{
    for (const QString &field : {u"at"_s, u"rolled"_s, u"startedMs"_s, u"finishedMs"_s})
        object.remove(field);
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it->isObject())
            *it = timeless(it->toObject());
    }
    return object;
}

/// The id of the match stands in names and notes.
QString written(const QJsonObject &object, const QString &match)
{
    return QString::fromUtf8(QJsonDocument(timeless(object)).toJson(QJsonDocument::Compact))
        .replace(match, u"the-match"_s);
}

/// The events of a line, one by one: answering two questions in one go says the same.
QStringList eventsIn(const QJsonObject &line, const QString &match)
{
    QStringList events;
    for (const auto &event : line.value(u"group"_s).toObject().value(u"events"_s).toArray())
        events.append(written(event.toObject(), match));
    return events;
}

/// Everything that a database holds of one match and its teams, but for times.
QStringList contentsOf(OpenedClub &opened, const QString &match)
{
    QStringList lines;
    for (const QString &kind : {u"team"_s, u"team-match"_s}) {
        QStringList documents;
        for (const DocumentSummary &each : must(opened.store->documents().list({kind}))) {
            const Document document = must(opened.store->documents().read(kind, each.id));
            documents.append(
                u"%1 %2 %3 %4 %5"_s
                    .arg(kind, QString(each.id.text()).replace(match, u"the-match"_s), each.name)
                    .arg(each.revision)
                    .arg(written(document.body, match)));
        }
        documents.sort();
        lines += documents;
    }
    lines.append(written(resultToJson(opened.result(match)), match));
    const Journal journal = must(opened.store->journals().read(JournalId(match)));
    lines << journal.header.title << journal.header.teams << written(journal.header.setup, match)
          << written(journal.stand.standing, match)
          << QString::number(static_cast<int>(journal.stand.state));
    for (const JournalEntry &entry : journal.entries)
        lines += eventsIn(entry.payload, match);
    return lines;
}

} // namespace

/// A league match in the real window on a real database, from the coin to the kept teams.
class TestWholeMatch final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theEndKeepsTheFocus();
    void everythingIsKept();
    void theSheetsFollow();
    void theListFollows();
    void homeFollows();
    void theCareerFollows();
    void theCommandLineGivesTheSame();
    void cleanupTestCase() { m_window.reset(); }

private:
    void keepTeams(OpenedClub &opened);
    void startFromThePage();
    [[nodiscard]] MatchPage *matches() { return m_window->findChild<MatchPage *>(); }
    [[nodiscard]] TeamsPage *teams() { return m_window->findChild<TeamsPage *>(); }
    /// As the match left it.
    [[nodiscard]] const Team &next(Seat seat)
    {
        return matches()->table()->session().state().after.get().side(seat).team;
    }

    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath(u"settings.ini"_s)};
    LanguageController m_language;
    Appearance m_appearance;
    SeededRandomSource m_dice{7};
    std::unique_ptr<OpenedClub> m_opened;
    std::unique_ptr<LeagueRepository> m_leagues;
    std::unique_ptr<MainWindow> m_window;
    QString m_match; ///< its id
    HomeFeed m_homeBefore;
};

void TestWholeMatch::keepTeams(OpenedClub &opened)
{
    for (const Team &team : leagueSetup().teams)
        (void)must(opened.club.teams().save({team, {}}));
}

void TestWholeMatch::initTestCase()
{
    failOnAnyWarning();
    m_language.setLanguage(Language::English);
    m_opened = std::make_unique<OpenedClub>(
        StoreLocation::sqliteFile(m_folder.filePath(u"window.db"_s)));
    keepTeams(*m_opened);
    m_leagues = std::make_unique<LeagueRepository>(m_opened->stores(), m_opened->store->leaders());
    m_settings.setValue(Setting::MatchOwnDice, false); // Enter rolls
    m_window = std::make_unique<MainWindow>(
        WindowServices{m_settings, m_language, m_appearance, m_dice, m_opened->club, *m_leagues});
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_homeBefore = m_window->home()->feed();
    m_window->goTo(Place::Teams); // it lies open while the match is played
    teams()->openTeam(u"human"_s);
    startFromThePage();
    RandomHand hand(matches()->view()->desk()->card(), 3);
    for (int i = 0; i < 20'000 && !matches()->table()->isFinished(); ++i)
        QVERIFY(hand.press());
    QVERIFY(matches()->table()->isFinished());
    m_match = matches()->table()->id().text();
    WindowFixture::settle();
}

void TestWholeMatch::startFromThePage()
{
    m_window->goTo(Place::Match);
    matches()->askForNew();
    auto *fresh = matches()->findChild<NewMatchPage *>();
    for (const int seat : {0, 1}) {
        fresh->findChild<QAbstractButton *>(u"side-change-%1"_s.arg(seat))->click();
        auto *teams = fresh->findChild<TeamChoice *>();
        QVERIFY(teams);
        QTest::keyClicks(teams->findChild<QLineEdit *>(u"team-search"_s),
                         seat == 0 ? u"human"_s : u"orc"_s);
        teams->accept();
        WindowFixture::settle();
    }
    auto *occasion = fresh->findChild<QComboBox *>(u"match-occasion"_s);
    occasion->setCurrentIndex(occasion->findData(QString()));
    fresh->findChild<QAbstractButton *>(u"start-match"_s)->click();
    WindowFixture::settle();
    QVERIFY(matches()->table());
    QVERIFY(matches()->table()->context().setup().league);
}

/// The teams are shown anew where nobody sees them; Enter stays with the match.
void TestWholeMatch::theEndKeepsTheFocus()
{
    const QWidget *focus = m_window->focusWidget();
    const QString name = focus ? focus->objectName() : QString();
    QVERIFY2(!focus || matches()->isAncestorOf(focus), qPrintable(name));
}

void TestWholeMatch::everythingIsKept()
{
    const MatchState &state = matches()->table()->session().state();
    const Journal journal = must(m_opened->store->journals().read(JournalId(m_match)));
    QCOMPARE(journal.stand.state, JournalState::Finished);
    const ResultRecord result = m_opened->result(m_match);
    QVERIFY(result.onSheets);
    for (const Seat seat : {0, 1}) {
        QCOMPARE(result.side(seat).score, state.side(seat).score);
        QVERIFY(result.side(seat).confirmed);
        QCOMPARE(m_opened->team(next(seat).id.text()), next(seat));
        QVERIFY(next(seat) != leagueSetup().teams.at(static_cast<size_t>(seat)));
    }
}

/// Nobody has to leave the place of the teams to see what the match made of them.
void TestWholeMatch::theSheetsFollow()
{
    const auto *list = teams()->findChild<QListWidget *>(u"team-list"_s);
    QCOMPARE(list->count(), 2);
    const Ruleset &rules = matches()->table()->context().ruleset();
    QStringList shown;
    for (int row = 0; row < list->count(); ++row)
        shown.append(list->item(row)->data(Qt::AccessibleTextRole).toString());
    for (const Seat seat : {0, 1}) {
        const QString value = groupedNumber(teamValue(next(seat), rules), Language::English);
        QVERIFY2(shown.filter(next(seat).name).value(0).contains(value),
                 qPrintable(shown.join(u'\n') + value));
    }
    m_window->goTo(Place::Teams);
    teams()->openTeam(u"human"_s);
    const auto *roster = teams()->findChild<QAbstractItemView *>(u"roster"_s);
    QCOMPARE(roster->model()->rowCount(), static_cast<int>(next(0).players.size()));
}

void TestWholeMatch::theListFollows()
{
    const MatchState &state = matches()->table()->session().state();
    const QString score = u"%1 – %2"_s.arg(state.sides[0].score).arg(state.sides[1].score);
    OpenedClub other(StoreLocation::sqliteFile(m_folder.filePath(u"window.db"_s)));
    QCOMPARE(must(other.club.matches().list()).size(), 1U); // others see it too
    const auto listed = must(m_opened->club.matches().list()).front();
    QCOMPARE(listed.stand.state, JournalState::Finished);
    MatchPage fresh({m_opened->club, m_dice, m_language, m_settings});
    const auto *list = fresh.findChild<QListWidget *>(u"match-list"_s);
    QCOMPARE(list->count(), 1);
    const QString words = list->item(0)->data(Qt::AccessibleTextRole).toString();
    QVERIFY2(words.contains(score) && words.contains(u"finished"_s), qPrintable(words));
}

void TestWholeMatch::homeFollows()
{
    QVERIFY(!m_homeBefore.inProgress);
    m_window->goTo(Place::Home);
    const HomeFeed feed = m_window->home()->feed();
    QVERIFY(!feed.inProgress);
    QCOMPARE(feed.recent.size(), 3); // the match and both teams
    const auto isMatch = [this](const HomeItem &item) { return item.id == m_match; };
    const auto found = std::find_if(feed.recent.begin(), feed.recent.end(), isMatch);
    QVERIFY(found != feed.recent.end());
    emit m_window->home()->itemRequested(*found);
    QCOMPARE(m_window->place(), Place::Match);
    QCOMPARE(matches()->table()->id().text(), m_match);
}

void TestWholeMatch::theCareerFollows()
{
    const auto story = must(m_opened->club.teams().story(TeamId(u"orc"_s)));
    QCOMPARE(story.size(), 1U);
    QCOMPARE(story.front().opponent, u"human"_s);
    QVERIFY(!story.front().editedBefore);
    m_window->goTo(Place::Teams);
    teams()->openTeam(u"orc"_s);
    emit teams()->findChild<TeamEditor *>()->careerRequested({});
    auto *dialog = teams()->findChild<CareerDialog *>();
    QVERIFY(dialog);
    auto *list = dialog->findChild<QListWidget *>(u"career-list"_s);
    list->setCurrentRow(list->count() - 1); // the match, played through for its page
    QVERIFY2(list->currentItem()->text().contains(u"human"_s),
             qPrintable(list->currentItem()->text()));
    QVERIFY(dialog->findChild<QWidget *>(u"career-sheet-after"_s)->isEnabled());
    dialog->close();
}

void TestWholeMatch::theCommandLineGivesTheSame()
{
    const StoreLocation place = StoreLocation::sqliteFile(m_folder.filePath(u"commands.db"_s));
    {
        OpenedClub opened(place);
        keepTeams(opened);
    }
    const QStringList database{u"--database"_s, place.toString(), u"--json"_s};
    const auto run = [&](const QStringList &arguments) {
        return runCommand(QStringList{u"match"_s} + arguments + database, m_folder.path());
    };
    const CommandAnswer made
        = run({u"new"_s, u"--home"_s, u"human"_s, u"--away"_s, u"orc"_s, u"--league"_s});
    QVERIFY2(made.status == 0, qPrintable(made.err));
    const QString id = made.json().value(u"id"_s).toString();
    for (const EventGroup &group : matches()->table()->log().groups()) {
        for (const Event &event : group.events) {
            const CommandAnswer answered = run(QStringList{u"answer"_s, id} + answerWords(event));
            QVERIFY2(answered.status == 0, qPrintable(event.prompt + u": "_s + answered.err));
        }
    }
    OpenedClub commands(place);
    QCOMPARE(contentsOf(commands, id), contentsOf(*m_opened, m_match));
}

QTEST_MAIN(TestWholeMatch)
#include "tst_wholematch.moc"
