// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftermatch.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/matchjson.h"
#include "core/exchange/teamfile.h"
#include "core/files/readfile.h"
#include "core/match/state/sidecolour.h"
#include "core/store/datafolder.h"
#include "tests/support/commandrun.h"
#include "tests/support/openedclub.h"
#include "tests/support/playedseason.h"
#include "tests/support/storefixture.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// The groups of a league match between the two teams of `leagueSetup`, from the coin to the
/// sheets.
std::vector<EventGroup> wholeMatch(const MatchScript &script = scoredBy(u"0:3"_s))
{
    MatchDriver driver(leagueSetup(), stepsToTheNextSheet());
    script(driver);
    driver.finish();
    return driver.session().log().groups();
}

} // namespace

/// `dugout match …` on the matches that are kept.
class TestKeptMatchCommand final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void givesTheSameDatabaseAsTheWindow_data() { StoreFixture::addEngineRows(); }
    void givesTheSameDatabaseAsTheWindow();
    void undoAndRedo();
    void listsAndRenames();
    void ambiguousAndHostileTitles();
    void readsAsFromAFile();
    void handsOutBothNextTeams();
    void aMatchOnFilesHandsOutBothNextTeams();
    void buildingTeamsAreFounded();
    void undecidedMatchesAreSettled_data();
    void undecidedMatchesAreSettled();
    void takingBackWhatOthersFollowedIsAccepted();
    void corrects();
    void correctionsAskAgain();
    void wrongCorrectionsChangeNothing_data();
    void wrongCorrectionsChangeNothing();
    void randomSeasonsAreSound();
    void newReadings();
    void twoAtOnce();
    void shirtsAreChosen();
    void refusals_data();
    void refusals();

private:
    CommandAnswer run(const QStringList &arguments)
    {
        return runCommand(QStringList{u"match"_s} + arguments, m_folder->path());
    }
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] StoreLocation place() const { return defaultStoreLocation(m_folder->path()); }
    /// Keeps the two teams of `leagueSetup`, humans and orcs.
    void keepTeams(const QStringList &database = {});
    /// The id of a league match between them.
    QString newMatch(const QStringList &more = {});
    /// Lets the club answer in it.
    void play(const QString &id, const std::vector<EventGroup> &groups);
    QString playedMatch(const MatchScript &script = scoredBy(u"0:3"_s));
    /// Which entry of the log answers this first, from 1 on.
    [[nodiscard]] int entryOf(const QString &id, const QString &prompt);
    /// What is asked first; empty when nothing is.
    [[nodiscard]] static QString firstPrompt(const CommandAnswer &answer)
    {
        const QJsonArray prompts = answer.json().value(u"prompts"_s).toArray();
        return prompts.at(0).toObject().value(u"id"_s).toString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestKeptMatchCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestKeptMatchCommand::keepTeams(const QStringList &database)
{
    QStringList files;
    for (const Team &team : leagueSetup().teams) {
        files.append(path(team.id.text() + u".json"_s));
        QVERIFY(saveTeamFile(files.back(), team));
    }
    const CommandAnswer added
        = runCommand(QStringList{u"team"_s, u"add"_s} + files + database, m_folder->path());
    QVERIFY2(added.status == 0, qPrintable(added.err));
}

QString TestKeptMatchCommand::newMatch(const QStringList &more)
{
    const CommandAnswer made = run(QStringList{u"new"_s, u"--home"_s, u"human"_s, u"--away"_s,
                                               u"orc"_s, u"--league"_s, u"--json"_s}
                                   + more);
    return made.json().value(u"id"_s).toString();
}

void TestKeptMatchCommand::play(const QString &id, const std::vector<EventGroup> &groups)
{
    OpenedClub opened(place());
    const auto match = must(opened.club.matches().open(JournalId(id)));
    for (const EventGroup &group : groups)
        expectDone(match->act(group.events));
}

QString TestKeptMatchCommand::playedMatch(const MatchScript &script)
{
    keepTeams();
    const QString id = newMatch();
    play(id, wholeMatch(script));
    return id;
}

int TestKeptMatchCommand::entryOf(const QString &id, const QString &prompt)
{
    OpenedClub opened(place());
    const auto match = must(opened.club.matches().open(JournalId(id)));
    int entry = 1;
    for (const EventGroup &group : match->session().log().groups()) {
        if (group.events.front().prompt == prompt)
            return entry;
        ++entry;
    }
    return 0;
}

/// The same answers on the command line and in an open match leave the same behind.
void TestKeptMatchCommand::givesTheSameDatabaseAsTheWindow()
{
    StoreFixture fixture;
    const StoreLocation commands = fixture.emptyPlace();
    const StoreLocation window = StoreLocation::sqliteFile(path(u"window.db"_s));
    const QStringList database{u"--database"_s, commands.toString()};
    keepTeams(database);
    keepTeams({u"--database"_s, window.toString()});
    const std::vector<EventGroup> groups = wholeMatch();

    const QString id = newMatch(database);
    QVERIFY(!id.isEmpty());
    QJsonObject last;
    for (const EventGroup &group : groups) {
        for (const Event &event : group.events) {
            const CommandAnswer answered
                = run(QStringList{u"answer"_s, id, u"--json"_s} + database + answerWords(event));
            QVERIFY2(answered.status == 0, qPrintable(event.prompt + answered.err));
            last = answered.json();
        }
    }
    QCOMPARE(last.value(u"kept"_s).toString(), u"finished"_s);
    QVERIFY(last.value(u"prompts"_s).toArray().isEmpty());
    QCOMPARE(last.value(u"id"_s).toString(), id);

    OpenedClub one(commands);
    OpenedClub other(window);
    MatchSetup setup = leagueSetup();
    const JournalId opened = must(other.club.matches().start(setup));
    const auto match = must(other.club.matches().open(opened));
    for (const EventGroup &group : groups) {
        for (const Event &event : group.events)
            expectDone(match->act({event}));
    }
    ResultRecord told = one.result(id);
    const ResultRecord shown = other.result(opened.text());
    QCOMPARE(told.sides.front().score, 1);
    told.id = shown.id;
    told.startedMs = shown.startedMs;
    told.finishedMs = shown.finishedMs;
    QCOMPARE(told, shown);
    Journal lines = must(one.store->journals().read(JournalId(id)));
    const Journal same = must(other.store->journals().read(opened));
    QCOMPARE(lines.entries.size(), same.entries.size());
    for (size_t i = 0; i < same.entries.size(); ++i) {
        const auto ours = must(logActionFromJson(lines.entries[i].payload));
        const auto theirs = must(logActionFromJson(same.entries[i].payload));
        QCOMPARE(ours.group.events, theirs.group.events);
        QCOMPARE(lines.entries[i].seq, same.entries[i].seq);
        QCOMPARE(lines.entries[i].group, same.entries[i].group);
        QCOMPARE(lines.entries[i].kind, same.entries[i].kind);
    }
    QCOMPARE(lines.stand, same.stand);
    lines.header.id = same.header.id;
    lines.header.createdMs = same.header.createdMs;
    QCOMPARE(lines.header, same.header);
    for (const Team &team : setup.teams) {
        QCOMPARE(one.team(team.id.text()), other.team(team.id.text()));
        QCOMPARE(keptOutcome(one.store->documents(), team.id, JournalId(id)),
                 keptOutcome(other.store->documents(), team.id, opened));
    }
}

void TestKeptMatchCommand::undoAndRedo()
{
    keepTeams();
    const QString id = newMatch();
    const auto hash = [&] {
        return run({u"replay"_s, id, u"--json"_s}).json().value(u"hash"_s).toString();
    };
    const QString start = hash();
    const std::vector<EventGroup> groups = wholeMatch();
    const CommandAnswer said
        = run(QStringList{u"answer"_s, id} + answerWords(groups.front().events.front()));
    QVERIFY2(said.status == 0, qPrintable(said.err));
    QVERIFY(!said.out.isEmpty()); // the line of the log
    const QString later = hash();
    QVERIFY(later != start);
    QCOMPARE(run({u"undo"_s, id}).status, 0);
    QCOMPARE(hash(), start);
    const CommandAnswer redone = run({u"redo"_s, id, u"--json"_s});
    QCOMPARE(redone.json().value(u"entries"_s).toInt(), 1);
    QCOMPARE(hash(), later);
    QCOMPARE(run({u"redo"_s, id}).status, 1);
    QCOMPARE(run({u"answer"_s, id, u"--undo"_s}).status, 0);
    QCOMPARE(run({u"undo"_s, id}).status, 1);
    QCOMPARE(hash(), start);
}

void TestKeptMatchCommand::listsAndRenames()
{
    keepTeams();
    const QString first = newMatch({u"--title"_s, u"The opener"_s});
    const QString second = newMatch();
    QCOMPARE(run({u"list"_s, u"--json"_s}).rows().size(), 2);
    const QString text = run({u"list"_s}).out;
    QVERIFY(text.contains(u"The opener – in progress"_s));
    QVERIFY(text.contains(u"human – orc"_s));
    QCOMPARE(run({u"list"_s, u"--json"_s, u"--text"_s, u"OPEN"_s}).rows().size(), 1);
    QCOMPARE(run({u"list"_s, u"--json"_s, u"--limit"_s, u"1"_s}).rows().size(), 1);
    QCOMPARE(run({u"list"_s, u"--json"_s, u"--offset"_s, u"2"_s}).rows().size(), 0);
    QCOMPARE(run({u"list"_s, u"--json"_s, u"--team"_s, u"orc"_s}).rows().size(), 2);
    play(second, wholeMatch());
    const QJsonArray finished = run({u"list"_s, u"--json"_s, u"--state"_s, u"finished"_s}).rows();
    QCOMPARE(finished.size(), 1);
    QCOMPARE(finished.at(0).toObject().value(u"kept"_s).toString(), u"finished"_s);
    const CommandAnswer renamed = run({u"rename"_s, u"The opener"_s, u" Derby "_s, u"--json"_s});
    QCOMPARE(renamed.json().value(u"title"_s).toString(), u"Derby"_s);
    QCOMPARE(run({u"show"_s, u"Derby"_s, u"--json"_s}).json().value(u"id"_s).toString(), first);
    QCOMPARE(run({u"rename"_s, u"Derby"_s, u" "_s}).status, 2);
    QCOMPARE(run({u"remove"_s, u"Derby"_s, u"--json"_s}).json().value(u"id"_s).toString(), first);
    QCOMPARE(run({u"remove"_s, u"Derby"_s}).status, 1);
    QCOMPARE(run({u"list"_s, u"--json"_s}).rows().size(), 1);
}

void TestKeptMatchCommand::ambiguousAndHostileTitles()
{
    keepTeams();
    const QString first = newMatch();
    (void)newMatch();
    const CommandAnswer refused = run({u"show"_s, u"human – orc"_s});
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.err.contains(u"by its id"_s));
    QCOMPARE(run({u"show"_s, first}).status, 0);
    for (const QString &title : {u"'; DELETE FROM journal; --"_s, u"%1 % _"_s, u"<i>&amp;</i>"_s}) {
        QCOMPARE(run({u"rename"_s, first, title}).status, 0);
        const QJsonObject shown = run({u"show"_s, first, u"--json"_s}).json();
        QCOMPARE(shown.value(u"title"_s).toString(), title);
        if (!title.contains(u'/'))
            QCOMPARE(run({u"show"_s, title}).status, 0);
    }
    QCOMPARE(run({u"list"_s, u"--json"_s}).rows().size(), 2);
}

void TestKeptMatchCommand::readsAsFromAFile()
{
    const QString id = playedMatch();
    MatchFile file;
    {
        OpenedClub opened(place());
        const Journal journal = must(opened.store->journals().read(JournalId(id)));
        file = {must(setupFromJson(journal.header.setup)), must(JournalKeeper::linesOf(journal))};
    }
    const QString copy = path(u"copy.json"_s);
    QVERIFY(saveMatchFile(copy, file));
    for (const QStringList &command :
         {QStringList{u"show"_s}, QStringList{u"replay"_s}, QStringList{u"report"_s},
          QStringList{u"report"_s, u"--format"_s, u"html"_s}, QStringList{u"report"_s, u"--json"_s},
          QStringList{u"report"_s, u"--changes"_s, u"home"_s}}) {
        const CommandAnswer kept = run(command + QStringList{id});
        const CommandAnswer filed = run(command + QStringList{copy});
        QCOMPARE(kept.status, 0);
        QVERIFY(!kept.out.isEmpty());
        QCOMPARE(kept.out, filed.out);
    }
    const QString report = path(u"report.html"_s);
    const CommandAnswer written
        = run({u"report"_s, id, u"--format"_s, u"json"_s, u"--out"_s, report, u"--json"_s});
    QCOMPARE(written.json().value(u"file"_s).toString(), report);
}

void TestKeptMatchCommand::handsOutBothNextTeams()
{
    const QString id = playedMatch();
    OpenedClub opened(place());
    for (const auto &[side, team] : {std::pair(u"home"_s, u"human"_s), {u"away"_s, u"orc"_s}}) {
        const QString file = path(side + u".json"_s);
        const CommandAnswer written = run({u"team"_s, id, side, u"--out"_s, file, u"--json"_s});
        QCOMPARE(written.json().value(u"file"_s).toString(), file);
        QCOMPARE(must(loadTeamFile(file)), opened.team(team));
        QCOMPARE(must(readTeam(run({u"team"_s, id, side}).out.toUtf8())), opened.team(team));
    }
    QCOMPARE(run({u"team"_s, id, u"north"_s}).status, 2);
    const QString running = newMatch();
    QCOMPARE(run({u"team"_s, running, u"home"_s}).status, 1);
}

void TestKeptMatchCommand::aMatchOnFilesHandsOutBothNextTeams()
{
    keepTeams();
    const QString file = path(u"match.json"_s);
    const CommandAnswer made
        = run({u"new"_s, u"--home"_s, path(u"human.json"_s), u"--away"_s, path(u"orc.json"_s),
               u"--league"_s, u"--out"_s, file, u"--json"_s});
    QVERIFY2(made.status == 0, qPrintable(made.err));
    QCOMPARE(made.json().value(u"file"_s).toString(), file);
    QVERIFY(!made.json().value(u"prompts"_s).toArray().isEmpty());
    QCOMPARE(run({u"team"_s, file, u"home"_s}).status, 1); // it is not over
    MatchFile match = must(readMatch(must(readFile(file, largestMatchFile))));
    for (const EventGroup &group : wholeMatch())
        match.log.push_back({LogAction::Kind::Do, group, {}});
    QVERIFY(saveMatchFile(file, match));
    for (const QString &side : {u"home"_s, u"away"_s}) {
        const QString next = path(u"next-"_s + side + u".json"_s);
        QCOMPARE(run({u"team"_s, file, side, u"--out"_s, next}).status, 0);
        QVERIFY(must(loadTeamFile(next)).treasury > 50'000);
    }
    const QString friendly = path(u"one-off.json"_s);
    QCOMPARE(run({u"new"_s, u"--home"_s, path(u"human.json"_s), u"--away"_s, path(u"orc.json"_s),
                  u"--out"_s, friendly})
                 .status,
             0);
    QCOMPARE(run({u"team"_s, friendly, u"home"_s}).status, 1);
    QVERIFY(run({u"list"_s, u"--json"_s}).rows().isEmpty()); // nothing of it is kept
}

void TestKeptMatchCommand::buildingTeamsAreFounded()
{
    keepTeams();
    QVERIFY(saveTeamFile(path(u"new.json"_s),
                         testTeam(testRuleset(u"crp"_s), u"dwarf"_s, {{u"blocker"_s, 12}})));
    QCOMPARE(runCommand({u"team"_s, u"add"_s, path(u"new.json"_s)}, m_folder->path()).status, 0);
    const CommandAnswer made = run(
        {u"new"_s, u"--home"_s, u"Testers"_s, u"--away"_s, u"orc"_s, u"--league"_s, u"--json"_s});
    QVERIFY2(made.status == 0, qPrintable(made.err));
    OpenedClub opened(place());
    QVERIFY(opened.team(u"test"_s).founded);
    QCOMPARE(opened.team(u"test"_s).treasury, 160'000);
    const QString file = path(u"founded.json"_s);
    QCOMPARE(run({u"new"_s, u"--home"_s, path(u"new.json"_s), u"--away"_s, path(u"orc.json"_s),
                  u"--league"_s, u"--out"_s, file})
                 .status,
             0);
    QCOMPARE(must(readMatch(must(readFile(file, largestMatchFile)))).setup.teams[0].treasury,
             160'000);
    QCOMPARE(run({u"new"_s, u"--home"_s, u"orc"_s, u"--away"_s, u"orc"_s}).status, 1);
}

void TestKeptMatchCommand::undecidedMatchesAreSettled_data()
{
    QTest::addColumn<QStringList>("how");
    QTest::addColumn<bool>("onSheets");
    QTest::newRow("written") << QStringList{u"--accept"_s} << true;
    QTest::newRow("left") << QStringList{u"--leave-sheets"_s} << false;
}

void TestKeptMatchCommand::undecidedMatchesAreSettled()
{
    QFETCH(QStringList, how);
    QFETCH(bool, onSheets);
    keepTeams();
    const QString id = newMatch();
    QCOMPARE(run({u"settle"_s, id, u"--accept"_s}).status, 1); // nothing to settle yet
    const CommandAnswer edited
        = runCommand({u"team"_s, u"edit"_s, u"human"_s, u"--gold"_s, u"90000"_s}, m_folder->path());
    QVERIFY2(edited.status == 0, qPrintable(edited.err));
    const std::vector<EventGroup> groups = wholeMatch();
    play(id, {groups.begin(), groups.end() - 1});
    const CommandAnswer last
        = run(QStringList{u"answer"_s, id} + answerWords(groups.back().events.front()));
    QCOMPARE(last.status, 0);
    QVERIFY(last.err.contains(u"match settle"_s));
    QCOMPARE(run({u"list"_s, u"--json"_s, u"--state"_s, u"undecided"_s}).rows().size(), 1);
    if (onSheets) { // first told, then done
        const CommandAnswer told = run({u"settle"_s, id});
        QCOMPARE(told.status, 1);
        QVERIFY(told.out.contains(u"human"_s));
    }
    const CommandAnswer settled = run(QStringList{u"settle"_s, id, u"--json"_s} + how);
    QVERIFY2(settled.status == 0, qPrintable(settled.err));
    QCOMPARE(settled.json().value(u"kept"_s).toString(), u"finished"_s);
    OpenedClub opened(place());
    QCOMPARE(opened.result(id).onSheets, onSheets);
    QCOMPARE(opened.team(u"human"_s).treasury > 90'000, onSheets);
}

void TestKeptMatchCommand::takingBackWhatOthersFollowedIsAccepted()
{
    const QString first = playedMatch();
    const QString second = newMatch();
    // Answers that changed no sheet are simply taken back, until one of them did.
    CommandAnswer told;
    int undone = -1;
    while (told.status == 0 && ++undone < 100)
        told = run({u"undo"_s, first});
    QCOMPARE(told.status, 1);
    QVERIFY2(told.err.contains(u"--accept"_s), qPrintable(told.err));
    const auto entries = [&] {
        return run({u"show"_s, first, u"--json"_s}).json().value(u"entries"_s).toInt();
    };
    const int before = entries();
    const CommandAnswer asJson = run({u"undo"_s, first, u"--json"_s});
    QCOMPARE(asJson.status, 1);
    QCOMPARE(asJson.json().value(u"accepted"_s), QJsonValue(false));
    QCOMPARE(entries(), before);
    const CommandAnswer done = run({u"undo"_s, first, u"--accept"_s, u"--json"_s});
    QVERIFY2(done.status == 0, qPrintable(done.err));
    QCOMPARE(done.json().value(u"kept"_s).toString(), u"running"_s);
    QCOMPARE(entries(), before - 1);
    QCOMPARE(run({u"show"_s, second}).status, 0);
}

void TestKeptMatchCommand::corrects()
{
    const QString id = playedMatch();
    const QStringList correct{u"correct"_s, id, QString::number(entryOf(id, u"touchdown"_s)),
                              u"--with"_s, u"touchdown=0:4"_s};
    const CommandAnswer told = run(correct);
    QCOMPARE(told.status, 1);
    QVERIFY2(told.err.contains(u"--accept"_s), qPrintable(told.err));
    const CommandAnswer done = run(correct + QStringList{u"--accept"_s, u"--json"_s});
    QVERIFY2(done.status == 0, qPrintable(done.err));
    QCOMPARE(done.json().value(u"kept"_s).toString(), u"finished"_s);
    OpenedClub opened(place());
    const ResultRecord result = opened.result(id);
    QVERIFY(!result.side(0).players.empty());
    for (const ResultPlayer &player : result.side(0).players)
        QCOMPARE(player.achievements.touchdowns, player.player.text() == u"4"_s ? 1 : 0);
    const CommandAnswer checked = runCommand({u"db"_s, u"check"_s, u"--json"_s}, m_folder->path());
    QVERIFY(checked.json().value(u"findings"_s).toArray().isEmpty());
}

/// The scorer is the most valuable player after all: he has enough points for an improvement now.
void TestKeptMatchCommand::correctionsAskAgain()
{
    const QString id = playedMatch();
    const QStringList correct{u"correct"_s, id, QString::number(entryOf(id, u"after.mvp.home"_s)),
                              u"--with"_s, u"after.mvp.home=0:3"_s};
    const CommandAnswer asked = run(correct + QStringList{u"--json"_s});
    QCOMPARE(asked.status, 1);
    QVERIFY(asked.json().contains(u"question"_s));
    QCOMPARE(firstPrompt(asked), u"after.improve.home.3"_s);
    const CommandAnswer later
        = run(correct + QStringList{u"--later"_s, u"--accept"_s, u"--json"_s});
    QVERIFY2(later.status == 0, qPrintable(later.err));
    QCOMPARE(later.json().value(u"kept"_s).toString(), u"running"_s);
    const CommandAnswer open = run({u"settle"_s, id, u"--json"_s});
    QCOMPARE(open.status, 1);
    QCOMPARE(firstPrompt(open), u"after.improve.home.3"_s);
    const QStringList rolled{u"settle"_s, id, u"--then"_s, u"after.improve.home.3=1 2"_s};
    const CommandAnswer next = run(rolled + QStringList{u"--json"_s});
    QCOMPARE(firstPrompt(next), u"after.learn.home.3"_s);
    const CommandAnswer settled = run(
        rolled
        + QStringList{u"--then"_s, u"after.learn.home.3=block"_s, u"--accept"_s, u"--json"_s});
    QVERIFY2(settled.status == 0, qPrintable(settled.err));
    QCOMPARE(settled.json().value(u"kept"_s).toString(), u"finished"_s);
    OpenedClub opened(place());
    QCOMPARE(opened.team(u"human"_s).player(PlayerId(u"3"_s))->improvements.size(), size_t(1));
}

void TestKeptMatchCommand::wrongCorrectionsChangeNothing_data()
{
    QTest::addColumn<QStringList>("said");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing") << QStringList{u"1"_s} << 2;
    QTest::newRow("both") << QStringList{u"1"_s, u"--remove"_s, u"--with"_s, u"x=1"_s} << 2;
    QTest::newRow("no number") << QStringList{u"first"_s, u"--remove"_s} << 1;
    QTest::newRow("none of that number") << QStringList{u"0"_s, u"--remove"_s} << 1;
    QTest::newRow("beyond the end") << QStringList{u"99999"_s, u"--remove"_s} << 1;
    QTest::newRow("not asked") << QStringList{u"1"_s, u"--with"_s, u"lunch=now"_s} << 1;
    QTest::newRow("not accepted") << QStringList{u"1"_s, u"--remove"_s} << 1;
    QTest::newRow("nothing more is asked")
        << QStringList{u"1"_s, u"--remove"_s, u"--then"_s, u"lunch=now"_s} << 1;
}

void TestKeptMatchCommand::wrongCorrectionsChangeNothing()
{
    QFETCH(QStringList, said);
    const QString id = playedMatch();
    OpenedClub before(place());
    const Journal journal = must(before.store->journals().read(JournalId(id)));
    const CommandAnswer refused = run(QStringList{u"correct"_s, id} + said);
    QTEST(refused.status, "status");
    QVERIFY(!refused.err.isEmpty());
    QCOMPARE(must(before.store->journals().read(JournalId(id))), journal);
}

void TestKeptMatchCommand::randomSeasonsAreSound()
{
    const CommandAnswer played = run({u"random"_s, u"--keep"_s, u"12"_s, u"--teams"_s, u"3"_s,
                                      u"--seed"_s, u"5"_s, u"--json"_s});
    QVERIFY2(played.status == 0, qPrintable(played.err));
    const QStringList lines = played.out.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 12);
    const QJsonObject first = QJsonDocument::fromJson(lines.front().toUtf8()).object();
    QCOMPARE(first.value(u"teams"_s).toArray().size(), 2);
    const QJsonArray listed = run({u"list"_s, u"--json"_s}).rows();
    QCOMPARE(listed.size(), 12);
    const CommandAnswer checked = runCommand({u"db"_s, u"check"_s, u"--json"_s}, m_folder->path());
    QCOMPARE(checked.status, 0);
    QCOMPARE(checked.json().value(u"sound"_s), QJsonValue(true));
    QVERIFY(checked.json().value(u"findings"_s).toArray().isEmpty());
    const QJsonArray teams
        = runCommand({u"team"_s, u"list"_s, u"--json"_s}, m_folder->path()).rows();
    QCOMPARE(teams.size(), 3);
    qsizetype told = 0;
    for (const auto &team : teams)
        told += runCommand({u"team"_s, u"history"_s, team.toObject().value(u"id"_s).toString(),
                            u"--json"_s},
                           m_folder->path())
                    .rows()
                    .size();
    QCOMPARE(told, 24);
    // It goes on with the same teams, and by the same seed on an empty database comes the same.
    QCOMPARE(run({u"random"_s, u"--keep"_s, u"2"_s}).status, 0);
    QCOMPARE(run({u"list"_s, u"--json"_s}).rows().size(), 14);
    const CommandAnswer again
        = run({u"random"_s, u"--keep"_s, u"12"_s, u"--teams"_s, u"3"_s, u"--seed"_s, u"5"_s,
               u"--json"_s, u"--database"_s, path(u"again.db"_s)});
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto score = [](const QString &line) {
            QJsonObject object = QJsonDocument::fromJson(line.toUtf8()).object();
            object.remove(u"id"_s);
            return object;
        };
        QCOMPARE(score(again.out.split(u'\n').at(i)), score(lines.at(i)));
    }
}

void TestKeptMatchCommand::newReadings()
{
    const QString id = playedMatch();
    const auto check = [this](const QStringList &more) {
        return runCommand(QStringList{u"db"_s, u"check"_s} + more, m_folder->path());
    };
    QVERIFY(check({u"--json"_s}).json().value(u"findings"_s).toArray().isEmpty());
    {
        OpenedClub opened(place());
        ResultRecord wrong = opened.result(id);
        wrong.sides[1].score = 3;
        StoreBatch batch;
        batch.results.push_back(wrong);
        QVERIFY(opened.store->batches().keep(batch));
    }
    const CommandAnswer named = check({u"--json"_s});
    QCOMPARE(named.status, 0); // the record stands, and the database is sound
    const QJsonObject finding = named.json().value(u"findings"_s).toArray().at(0).toObject();
    QCOMPARE(finding.value(u"kind"_s).toString(), u"differs"_s);
    QCOMPARE(finding.value(u"id"_s).toString(), id);
    QVERIFY(check({}).out.contains(u"1 – 0 instead of 1 – 3"_s));
    QVERIFY(check({u"--quick"_s, u"--json"_s}).json().value(u"findings"_s).toArray().isEmpty());
    QCOMPARE(check({u"--take-new-reading"_s, u"nobody"_s}).status, 1);
    const CommandAnswer taken = check({u"--take-new-reading"_s, id, u"--json"_s});
    QVERIFY2(taken.status == 0, qPrintable(taken.err));
    QCOMPARE(taken.json().value(u"id"_s).toString(), id);
    QVERIFY(check({u"--json"_s}).json().value(u"findings"_s).toArray().isEmpty());
    OpenedClub opened(place());
    QCOMPARE(opened.result(id).side(1).score, 0);
}

/// A window and a command on the same match: the second is refused and loses nothing.
void TestKeptMatchCommand::twoAtOnce()
{
    keepTeams();
    const QString id = newMatch();
    const std::vector<EventGroup> groups = wholeMatch();
    OpenedClub window(place());
    const auto match = must(window.club.matches().open(JournalId(id)));
    const QStringList first = answerWords(groups.front().events.front());
    QCOMPARE(run(QStringList{u"answer"_s, id} + first).status, 0);
    const auto late = match->act(groups.front().events);
    QVERIFY(!late);
    QCOMPARE(late.error().code, ErrorCode::StoreConflict);
    QCOMPARE(run({u"show"_s, id, u"--json"_s}).json().value(u"entries"_s).toInt(), 1);
}

/// For this match alone; the team keeps its own.
void TestKeptMatchCommand::shirtsAreChosen()
{
    keepTeams();
    const QString id = newMatch({u"--away-kit"_s, u"#2e7d32"_s});
    OpenedClub opened(place());
    const auto match = must(opened.club.matches().open(JournalId(id)));
    const MatchSetup &setup = match->session().game().context().setup();
    QVERIFY(!setup.kits[0]);
    QVERIFY(setup.kits[1] == (Rgb{0x2e, 0x7d, 0x32}));
    QVERIFY(sideColour(setup, 1) == (Rgb{0x2e, 0x7d, 0x32}));
    QVERIFY(setup.teams[1].primary == leagueSetup().teams[1].primary);
}

void TestKeptMatchCommand::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    for (const QString &command : {u"show"_s, u"replay"_s, u"report"_s, u"remove"_s, u"undo"_s})
        QTest::addRow("%s: no such match", qPrintable(command))
            << QStringList{command, u"Cup final"_s} << 1;
    QTest::newRow("answer nothing") << QStringList{u"answer"_s, u"Cup final"_s, u"x"_s} << 1;
    QTest::newRow("no such state") << QStringList{u"list"_s, u"--state"_s, u"lost"_s} << 2;
    QTest::newRow("no such limit") << QStringList{u"list"_s, u"--limit"_s, u"all"_s} << 2;
    QTest::newRow("no such team") << QStringList{u"list"_s, u"--team"_s, u"elf"_s} << 1;
    QTest::newRow("no such opponent")
        << QStringList{u"new"_s, u"--home"_s, u"human"_s, u"--away"_s, u"elf"_s} << 1;
    QTest::newRow("two quick teams of no edition")
        << QStringList{u"new"_s, u"--quick-home"_s, u"A"_s, u"--quick-away"_s, u"B"_s} << 2;
    QTest::newRow("no such colour")
        << QStringList{u"new"_s, u"--home"_s,     u"human"_s, u"--away"_s,
                       u"orc"_s, u"--away-kit"_s, u"teal"_s}
        << 2;
    QTest::newRow("keep none") << QStringList{u"random"_s, u"--keep"_s, u"0"_s} << 2;
    QTest::newRow("keep one-offs")
        << QStringList{u"random"_s, u"--keep"_s, u"1"_s, u"--one-off"_s} << 2;
    QTest::newRow("rename nothing") << QStringList{u"rename"_s, u"Cup final"_s, u"x"_s} << 1;
    QTest::newRow("settle nothing") << QStringList{u"settle"_s, u"Cup final"_s} << 1;
}

void TestKeptMatchCommand::refusals()
{
    QFETCH(QStringList, arguments);
    keepTeams();
    const CommandAnswer refused = run(arguments);
    QTEST(refused.status, "status");
    QVERIFY(!refused.err.isEmpty());
    QVERIFY(refused.out.isEmpty());
    QVERIFY(run({u"list"_s, u"--json"_s}).rows().isEmpty());
}

QTEST_GUILESS_MAIN(TestKeptMatchCommand)
#include "tst_keptmatchcommand.moc"
