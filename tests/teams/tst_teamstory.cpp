// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/matchjson.h"
#include "core/exchange/teamdocuments.h"
#include "core/exchange/teamstory.h"
#include "core/match/randommatch.h"
#include "core/play/journalkeeper.h"
#include "tests/support/afterdriver.h"
#include "tests/support/memorydocuments.h"
#include "tests/support/memoryjournals.h"
#include "ui/common/languagecontroller.h"
#include "ui/teams/careerdialog.h"
#include "ui/teams/storywords.h"
#include "ui/teams/teamprintdialog.h"
#include "ui/teams/teamspage.h"

#include <QAbstractButton>
#include <QLabel>
#include <QListWidget>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A team's history is read out of the matches that are kept, and told on its career page.
class TestTeamStory final : public QObject
{
    Q_OBJECT

private slots:
    void keptMatchGivesItsChapter_data();
    void keptMatchGivesItsChapter();
    void secondMatchFollowsTheFirst();
    void onlyFinishedMatchesOfTheTeamCount();
    void unreadableMatchIsNamed();
    void careerPageTellsEveryChange();
    void careerPageFollowsTheLanguage();
    void sheetOfAnyMomentCanBeOpened();
    void withoutMatchesItInvites();
};

namespace {

MatchSetup setupOf(const QString &edition = u"crp"_s)
{
    MatchSetup setup = leagueSetup(edition);
    setup.teams[0].id = TeamId(u"home"_s);
    setup.teams[1].id = TeamId(u"away"_s);
    setup.teams[1].name = u"The visitors"_s;
    return setup;
}

/// A whole match of random coaches, kept line by line as the table does.
void keepPlayed(JournalStore &store, const QString &id, const MatchSetup &setup,
                qint64 atMs = 1'000)
{
    const auto rules = sharedRuleset(setup.ruleset.text());
    SeededRandomSource source(1);
    const RandomOutcome outcome = playRandomly(Match(rules, setup, stepsToTheNextSheet()), source);
    if (!store.create({JournalId(id), matchGame(), u"Match "_s + id, 1, setupToJson(setup)}))
        qFatal("not created");
    JournalKeeper keeper(store, JournalId(id), 0, [atMs] { return atMs; });
    MatchSession session(Match(rules, setup, stepsToTheNextSheet()),
                         [&keeper](const LogAction &action) { return keeper.keep(action); });
    for (const Event &event : outcome.events) {
        if (!session.act({atMs, {event}}))
            qFatal("not taken");
    }
    if (!store.setState(JournalId(id), JournalState::Finished))
        qFatal("not finished");
}

TeamStory storyOf(JournalStore &store, const QString &team)
{
    RulesetLibrary library;
    auto story = readStory(store, library, TeamId(team));
    if (!story)
        qFatal("%s", qPrintable(story.error().message));
    return *std::move(story);
}

QString shownIn(const QWidget &dialog)
{
    QStringList texts;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        texts.append(label->text());
    return texts.join(u'\n');
}

} // namespace

void TestTeamStory::keptMatchGivesItsChapter_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("team");
    for (const QString &edition : {u"crp"_s, u"lrb4"_s, u"bb2016"_s}) {
        for (const QString &team : {u"home"_s, u"away"_s})
            QTest::addRow("%s %s", qPrintable(edition), qPrintable(team)) << edition << team;
    }
}

void TestTeamStory::keptMatchGivesItsChapter()
{
    QFETCH(QString, edition);
    QFETCH(QString, team);
    MemoryJournals store;
    const MatchSetup setup = setupOf(edition);
    keepPlayed(store, u"a"_s, setup);
    const TeamStory story = storyOf(store, team);
    QCOMPARE(story.chapters.size(), 1U);
    QVERIFY(story.problems.isEmpty());
    const StoryChapter &only = story.chapters.front();
    QCOMPARE(only.title, u"Match a"_s);
    QVERIFY(only.chapter.before == setup.teams.at(team == u"home"_s ? 0 : 1));
    QVERIFY(only.chapter.finished && !(only.chapter.after == only.chapter.before));
    qsizetype lines = 0;
    const std::vector<ToldChanges> told = tellChanges(only);
    for (const ToldChanges &each : told) {
        QVERIFY(!each.lines.isEmpty() && !each.lines.contains(QString()));
        QVERIFY(&each == &told.front() || !each.event.isEmpty());
        QVERIFY2(!each.event.endsWith(each.lines.back()), qPrintable(each.event)); // said once
        lines += each.lines.size();
    }
    QCOMPARE(lines, qsizetype(only.chapter.changes.size()));
    QVERIFY(told.size() > 1);
}

void TestTeamStory::secondMatchFollowsTheFirst()
{
    MemoryJournals store;
    keepPlayed(store, u"a"_s, setupOf(), 3'000);
    MatchSetup next = setupOf();
    next.teams[0] = storyOf(store, u"home"_s).chapters.front().chapter.after;
    keepPlayed(store, u"b"_s, next, 4'000);
    next.teams[0].treasury += 10'000;
    keepPlayed(store, u"c"_s, next, 2'000);
    const TeamStory story = storyOf(store, u"home"_s);
    QCOMPARE(story.chapters.size(), 3U);
    QCOMPARE(story.chapters[0].chapter.match, u"c"_s);
    QVERIFY(!story.chapters[0].editedBefore);
    QVERIFY(story.chapters[1].editedBefore);
    QVERIFY(!story.chapters[2].editedBefore);
}

void TestTeamStory::onlyFinishedMatchesOfTheTeamCount()
{
    MemoryJournals store;
    keepPlayed(store, u"a"_s, setupOf());
    QVERIFY(storyOf(store, u"somebody else"_s).chapters.empty());
    QVERIFY(store.setState(JournalId(u"a"_s), JournalState::Running));
    QVERIFY(storyOf(store, u"home"_s).chapters.empty());
}

void TestTeamStory::unreadableMatchIsNamed()
{
    MemoryJournals store;
    const JournalId id(u"a"_s);
    QVERIFY(store.create({id, matchGame(), u"Odd one"_s, 1, setupToJson(setupOf())}));
    QVERIFY(store.append(id, 1, {{1, 1, 1, u"from-the-future"_s, {}, 99}}, JournalState::Finished));
    const TeamStory story = storyOf(store, u"home"_s);
    QVERIFY(story.chapters.empty());
    QCOMPARE(story.problems.size(), 1);
    QVERIFY(story.problems.front().startsWith(u"Odd one: "_s));
}

void TestTeamStory::careerPageTellsEveryChange()
{
    MemoryJournals store;
    MemoryDocuments documents;
    RulesetLibrary library;
    LanguageController language;
    const MatchSetup setup = setupOf();
    keepPlayed(store, u"a"_s, setup);
    QVERIFY(saveTeam(documents, {setup.teams[0], {}}, 1));
    TeamsPage page(documents, store, library, language);
    page.openTeam(u"home"_s);
    page.findChild<QAbstractButton *>(u"career"_s)->click();
    auto *dialog = page.findChild<CareerDialog *>();
    QVERIFY(dialog);
    auto *list = dialog->findChild<QListWidget *>(u"career-list"_s);
    list->setCurrentRow(0);
    QVERIFY(shownIn(*dialog).contains(u"Match a"_s));
    list->setCurrentRow(list->count() - 1);
    const QString shown = shownIn(*dialog);
    QVERIFY2(shown.contains(u"against The visitors"_s), qPrintable(shown));
    for (const ToldChanges &told : tellChanges(storyOf(store, u"home"_s).chapters.front())) {
        QVERIFY2(shown.contains(told.event), qPrintable(told.event));
        for (const QString &line : told.lines)
            QVERIFY2(shown.contains(line), qPrintable(line));
    }
}

/// The words of the tables, of the log and of the interface, on the page that is open.
void TestTeamStory::careerPageFollowsTheLanguage()
{
    MemoryJournals store;
    LanguageController language;
    language.setLanguage(Language::English);
    const MatchSetup setup = setupOf();
    keepPlayed(store, u"a"_s, setup);
    CareerDialog dialog(setup.teams[0], sharedRuleset(u"crp"_s), Language::English, {});
    dialog.setStory(storyOf(store, u"home"_s));
    auto *list = dialog.findChild<QListWidget *>(u"career-list"_s);
    for (const int row : {0, 1, list->count() - 1}) {
        list->setCurrentRow(row);
        const QString english = shownIn(dialog);
        for (const Language other : {Language::German, Language::Spanish}) {
            language.setLanguage(other);
            QCoreApplication::sendPostedEvents();
            QCOMPARE(list->currentRow(), row);
            QVERIFY(shownIn(dialog) != english);
            QVERIFY2(!shownIn(dialog).contains(u"Lineman"_s), qPrintable(shownIn(dialog)));
        }
        language.setLanguage(Language::English);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(shownIn(dialog), english);
    }
}

void TestTeamStory::sheetOfAnyMomentCanBeOpened()
{
    MemoryJournals store;
    const MatchSetup setup = setupOf();
    keepPlayed(store, u"a"_s, setup);
    CareerDialog dialog(setup.teams[0], sharedRuleset(u"crp"_s), Language::English, {});
    dialog.setStory(storyOf(store, u"home"_s));
    auto *list = dialog.findChild<QListWidget *>(u"career-list"_s);
    for (const QString &name : {u"career-sheet-before"_s, u"career-sheet-after"_s}) {
        auto *button = dialog.findChild<QAbstractButton *>(name);
        list->setCurrentRow(0);
        QVERIFY(button->isHidden());
        list->setCurrentRow(list->count() - 1);
        QVERIFY(!button->isHidden());
        button->click();
        auto *sheet = dialog.findChild<TeamPrintDialog *>();
        QVERIFY(sheet && sheet->sheet());
        delete sheet;
    }
}

void TestTeamStory::withoutMatchesItInvites()
{
    MemoryJournals store;
    const CareerSection section = storySection(storyOf(store, u"home"_s), Language::English);
    QCOMPARE(section.lines.size(), 1);
    QVERIFY(section.lines.front().startsWith(u"Play a match"_s));
}

QTEST_MAIN(TestTeamStory)
#include "tst_teamstory.moc"
