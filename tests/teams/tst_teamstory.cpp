// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/changetexts.h"
#include "core/club/club.h"
#include "tests/support/keptplay.h"
#include "tests/support/memorybatches.h"
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
    void theLatestMatchesAreTold();
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

/// A whole match of random coaches, begun at this moment.
JournalId keepPlayed(MemoryClub &kept, const QString &title, const MatchSetup &setup,
                     qint64 atMs = 1'000'000)
{
    kept.nowMs = atMs;
    return playKept(MatchRepository(kept.stores()), setup, title);
}

std::vector<StoryLine> storyOf(MemoryClub &kept, const QString &team)
{
    return must(TeamRepository(kept.stores()).story(TeamId(team)));
}

StoryChapter chapterOf(MemoryClub &kept, const StoryLine &line, const QString &team)
{
    return must(TeamRepository(kept.stores()).chapter(line.match, TeamId(team)));
}

/// A line that only a later Dugout understands, at the end of a journal.
void addLineOfTheFuture(MemoryClub &kept, const JournalId &id)
{
    const qint64 next = static_cast<qint64>(must(kept.journals.read(id)).entries.size()) + 1;
    const JournalProgress finished{JournalState::Finished, {}};
    if (!kept.journals.append(id, next, {{next, next, 1, u"from-the-future"_s, {}, 99}}, finished))
        qFatal("not kept");
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
    MemoryClub kept;
    const MatchSetup setup = setupOf(edition);
    keepPlayed(kept, u"Match a"_s, setup);
    const std::vector<StoryLine> story = storyOf(kept, team);
    QCOMPARE(story.size(), 1U);
    const StoryLine &line = story.front();
    const StoryChapter only = chapterOf(kept, line, team);
    const size_t seat = team == u"home"_s ? 0 : 1;
    QCOMPARE(line.title, u"Match a"_s);
    QCOMPARE(line.opponent, setup.teams.at(1 - seat).name);
    QCOMPARE(line.scored, only.session.state().sides.at(seat).score);
    QCOMPARE(line.conceded, only.session.state().sides.at(1 - seat).score);
    QVERIFY(only.chapter.before == setup.teams.at(seat));
    QVERIFY(only.chapter.finished && !(only.chapter.after == only.chapter.before));
    QCOMPARE(line.before.sum, sheetSum(only.chapter.before));
    QCOMPARE(line.after.sum, sheetSum(only.chapter.after));
    QCOMPARE(line.after.treasury, only.chapter.after.treasury);
    qsizetype lines = 0;
    const std::vector<ToldChanges> told = tellChanges(only);
    for (const ToldChanges &each : told) {
        QVERIFY(!each.lines.isEmpty() && !each.lines.contains(QString()));
        QVERIFY(&each == &told.front() || !each.event.isEmpty());
        QVERIFY2(!each.event.endsWith(each.lines.back()), qPrintable(each.event)); // said once
        lines += each.lines.size();
    }
    const auto &changes = only.chapter.changes;
    QCOMPARE(lines, std::count_if(changes.begin(), changes.end(), [](const DatedChange &each) {
                 return isNews(each.change);
             }));
    QVERIFY(told.size() > 1);
}

void TestTeamStory::secondMatchFollowsTheFirst()
{
    MemoryClub kept;
    keepPlayed(kept, u"a"_s, setupOf(), 3'000'000);
    MatchSetup next = setupOf();
    next.teams[0] = chapterOf(kept, storyOf(kept, u"home"_s).front(), u"home"_s).chapter.after;
    keepPlayed(kept, u"b"_s, next, 4'000'000);
    next.teams[0].treasury += 10'000;
    const JournalId first = keepPlayed(kept, u"c"_s, next, 2'000'000);
    const std::vector<StoryLine> story = storyOf(kept, u"home"_s);
    QCOMPARE(story.size(), 3U);
    QCOMPARE(story[0].match, first);
    QVERIFY(!story[0].editedBefore);
    QVERIFY(story[1].editedBefore);
    QVERIFY(!story[2].editedBefore);
}

void TestTeamStory::onlyFinishedMatchesOfTheTeamCount()
{
    MemoryClub kept;
    const JournalId id = keepPlayed(kept, u"a"_s, setupOf());
    QVERIFY(storyOf(kept, u"somebody else"_s).empty());
    QCOMPARE(storyOf(kept, u"home"_s).size(), 1U);
    QVERIFY(must(MatchRepository(kept.stores()).open(id))->undo());
    QVERIFY(storyOf(kept, u"home"_s).empty());
}

/// The line stands on its result; only who wants the whole match is told why it cannot be had.
void TestTeamStory::unreadableMatchIsNamed()
{
    MemoryClub kept;
    const Club club(kept.stores());
    const MatchSetup setup = setupOf();
    const JournalId id = keepPlayed(kept, u"a"_s, setup);
    addLineOfTheFuture(kept, id);
    QCOMPARE(storyOf(kept, u"home"_s).size(), 1U);
    const auto refused = club.teams().chapter(id, TeamId(u"home"_s));
    QCOMPARE(refused.error().code, ErrorCode::LogLineUnknown);
    CareerDialog dialog(club, setup.teams[0], sharedRuleset(u"crp"_s), Language::English, {});
    dialog.setStory(storyOf(kept, u"home"_s));
    auto *list = dialog.findChild<QListWidget *>(u"career-list"_s);
    list->setCurrentRow(list->count() - 1);
    QVERIFY(shownIn(dialog).contains(refused.error().message));
    QVERIFY(!dialog.findChild<QAbstractButton *>(u"career-sheet-after"_s)->isEnabled());
}

void TestTeamStory::careerPageTellsEveryChange()
{
    MemoryClub kept;
    const Club club(kept.stores());
    LanguageController language;
    const MatchSetup setup = setupOf();
    keepPlayed(kept, u"Match a"_s, setup);
    QVERIFY(club.teams().save({setup.teams[0], {}}));
    TeamsPage page(club, language);
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
    const StoryChapter only = chapterOf(kept, storyOf(kept, u"home"_s).front(), u"home"_s);
    for (const ToldChanges &told : tellChanges(only)) {
        QVERIFY2(shown.contains(told.event), qPrintable(told.event));
        for (const QString &line : told.lines)
            QVERIFY2(shown.contains(line), qPrintable(line));
    }
}

/// The words of the tables, of the log and of the interface, on the page that is open.
void TestTeamStory::careerPageFollowsTheLanguage()
{
    MemoryClub kept;
    const Club club(kept.stores());
    LanguageController language;
    language.setLanguage(Language::English);
    const MatchSetup setup = setupOf();
    keepPlayed(kept, u"a"_s, setup);
    CareerDialog dialog(club, setup.teams[0], sharedRuleset(u"crp"_s), Language::English, {});
    dialog.setStory(storyOf(kept, u"home"_s));
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
    MemoryClub kept;
    const Club club(kept.stores());
    const MatchSetup setup = setupOf();
    keepPlayed(kept, u"a"_s, setup);
    CareerDialog dialog(club, setup.teams[0], sharedRuleset(u"crp"_s), Language::English, {});
    dialog.setStory(storyOf(kept, u"home"_s));
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
    MemoryClub kept;
    const CareerSection section = storySection(storyOf(kept, u"home"_s), {}, Language::English);
    QCOMPARE(section.lines.size(), 1);
    QVERIFY(section.lines.front().startsWith(u"Play a match"_s));
    QCOMPARE(storySection({}, u"The disk is gone."_s, Language::English).lines,
             QStringList(u"The disk is gone."_s));
}

void TestTeamStory::theLatestMatchesAreTold()
{
    std::vector<StoryLine> story(40);
    for (size_t i = 0; i < story.size(); ++i)
        story[i].opponent = u"Opponent %1"_s.arg(i + 1);
    const QStringList lines = storySection(story, {}, Language::English).lines;
    QCOMPARE(lines.size(), 13);
    QVERIFY(lines.front().startsWith(u"28 earlier match"_s));
    QVERIFY(lines.at(1).contains(u"Opponent 29"_s));
    QVERIFY(lines.back().contains(u"Opponent 40"_s));
}

QTEST_MAIN(TestTeamStory)
#include "tst_teamstory.moc"
