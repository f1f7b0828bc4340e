// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/teamfile.h"
#include "core/team/teamedits.h"
#include "tests/releases/copiedstore.h"
#include "tests/releases/facts.h"
#include "tests/releases/maker/leaguehouse.h"
#include "tests/releases/maker/makerelease.h"
#include "tests/releases/releasefolder.h"
#include "tests/releases/storefacts.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(dugout::ReleaseFile)

namespace {

void addRows(const std::vector<ReleaseFile> &files)
{
    QTest::addColumn<ReleaseFile>("file");
    for (const ReleaseFile &each : files)
        QTest::newRow(qPrintable(each.row())) << each;
}

std::vector<ReleaseFile> gameFiles()
{
    std::vector<ReleaseFile> files = releaseFiles(u"matches"_s, u"*.json"_s);
    for (const ReleaseFile &each : releaseFiles(u"skirmish"_s, u"*.json"_s))
        files.push_back(each);
    return files;
}

std::vector<ReleaseFile> unfinishedFiles()
{
    std::vector<ReleaseFile> files = gameFiles();
    std::erase_if(
        files, [](const ReleaseFile &each) { return each.expected.value("finished"_L1).toBool(); });
    return files;
}

/// What a game says that was taken back and forth: whether more can be redone does not matter.
QJsonObject withoutRedo(QJsonObject facts)
{
    facts.remove(u"canRedo"_s);
    return facts;
}

} // namespace

/// What earlier releases wrote opens, says what it said then, and goes on.
class TestReleases : public QObject
{
    Q_OBJECT

private slots:
    void everyReleaseIsComplete();
    void rulesets_data() { addRows(releaseRulesets()); }
    void rulesets();
    void teams_data() { addRows(releaseFiles(u"teams"_s, u"*.dugout-team"_s)); }
    void teams();
    void gamesSayTheSame_data() { addRows(gameFiles()); }
    void gamesSayTheSame();
    void gamesGoOn_data() { addRows(gameFiles()); }
    void gamesGoOn();
    void gamesArePlayedToTheirEnd_data() { addRows(unfinishedFiles()); }
    void gamesArePlayedToTheirEnd();
    void databaseSaysTheSame_data() { addDatabases(); }
    void databaseSaysTheSame();
    void outcomesAreTakenUp_data() { addDatabases(); }
    void outcomesAreTakenUp();
    void nothingIsTakenUpTwice_data() { addDatabases(); }
    void nothingIsTakenUpTwice();
    void keptMatchesGoOn_data() { addDatabases(); }
    void keptMatchesGoOn();
    void leagueGoesOn_data() { addDatabases(); }
    void leagueGoesOn();

private:
    static void addDatabases() { addRows(releaseFiles(u"database"_s, u"*.db"_s)); }
};

void TestReleases::everyReleaseIsComplete()
{
    QMap<QString, QMap<QString, int>> kinds;
    for (const auto &files : {releaseFiles(u"teams"_s, u"*.dugout-team"_s), gameFiles(),
                              releaseFiles(u"database"_s, u"*.db"_s)}) {
        for (const ReleaseFile &each : files) {
            ++kinds[each.release][each.name.section(u'/', 0, 0)];
            QVERIFY2(!each.expected.isEmpty(), qPrintable(each.row()));
        }
    }
    QVERIFY(kinds.contains(u"0.1"_s));
    for (auto release = kinds.begin(); release != kinds.end(); ++release) {
        for (const QString &kind : {u"teams"_s, u"matches"_s, u"skirmish"_s, u"database"_s})
            QVERIFY2(release->contains(kind), qPrintable(release.key() + u' ' + kind));
    }
}

/// Each entry that a coach wrote down is in force as it was written.
void TestReleases::rulesets()
{
    QFETCH(ReleaseFile, file);
    RulesetLibrary &library = libraryOf(file);
    const auto loaded = library.load(file.name);
    VERIFY_DONE(loaded);
    QVERIFY(library.ids().contains(file.name));
    QVERIFY(library.checkFolder(file.path).empty());
    const QDir folder(file.path);
    for (const QFileInfo &part : folder.entryInfoList({u"*.json"_s}, QDir::Files)) {
        if (part.fileName() == u"ruleset.json"_s)
            continue;
        QFile text(part.filePath());
        QVERIFY(text.open(QIODevice::ReadOnly));
        const QJsonObject own = QJsonDocument::fromJson(text.readAll()).object();
        ProblemList problems;
        QMap<QString, QJsonObject> inForce;
        for (const Entry &each : (*loaded)->files().entries(part.completeBaseName(), problems))
            inForce[each.object.value("id"_L1).toString()] = each.object;
        for (const auto &entry : own.value("entries"_L1).toArray())
            QCOMPARE(
                differenceFrom(entry, inForce.value(entry.toObject().value("id"_L1).toString())),
                QString());
        for (const auto &removed : own.value("removed"_L1).toArray())
            QVERIFY(!inForce.contains(removed.toString()));
    }
}

void TestReleases::teams()
{
    QFETCH(ReleaseFile, file);
    RulesetLibrary &library = libraryOf(file);
    const auto team = readTeam(file.read());
    VERIFY_DONE(team);
    const auto ruleset = library.load(team->ruleset.text());
    VERIFY_DONE(ruleset);
    QCOMPARE(differenceFrom(file.expected, teamFacts(*team, **ruleset)), QString());
    const auto again = readTeam(writeTeam(*team));
    VERIFY_DONE(again);
    QVERIFY(*again == *team);
    // It is edited as any other.
    const auto renamed = renameTeam(*team, u"Somebody Else"_s);
    VERIFY_DONE(renamed);
    const auto larger = addPlayer(*renamed, **ruleset, rosterOf(*team, **ruleset)->positions[0].id);
    VERIFY_DONE(larger);
    QCOMPARE(larger->players.size(), team->players.size() + 1);
}

void TestReleases::gamesSayTheSame()
{
    QFETCH(ReleaseFile, file);
    RulesetLibrary &library = libraryOf(file);
    const QByteArray bytes = file.read();
    QVERIFY(isUnaltered(bytes));
    const auto game = openFile(bytes, library);
    VERIFY_DONE(game);
    const QJsonObject facts = (*game)->facts();
    QCOMPARE(differenceFrom(asFarAsItFits(file.expected, facts), facts), QString());
    const QByteArray written = (*game)->written();
    QVERIFY(isUnaltered(written));
    const auto again = openFile(written, library);
    VERIFY_DONE(again);
    QCOMPARE((*again)->facts(), (*game)->facts());
}

/// A few answers, all of them taken back, given again, and found in the file.
void TestReleases::gamesGoOn()
{
    QFETCH(ReleaseFile, file);
    RulesetLibrary &library = libraryOf(file);
    const auto opened = openFile(file.read(), library);
    VERIFY_DONE(opened);
    AnyGame &game = **opened;
    const QJsonObject before = withoutRedo(game.facts());
    Coach coach(3);
    MadeTime time;
    int answers = 0;
    for (auto event = coach.answer(game.prompts()); event && answers < 5;
         event = coach.answer(game.prompts())) {
        const auto done = game.act({time(), {*event}});
        VERIFY_DONE(done);
        ++answers;
    }
    const QJsonObject after = game.facts();
    for (int i = 0; i < answers; ++i)
        QVERIFY(game.undo());
    QCOMPARE(withoutRedo(game.facts()), before);
    int back = 0;
    for (; back < 3 && game.log().canUndo(); ++back)
        QVERIFY(game.undo());
    for (int i = 0; i < back + answers; ++i)
        QVERIFY(game.redo());
    QCOMPARE(withoutRedo(game.facts()), withoutRedo(after));
    const auto again = openFile(game.written(), library);
    VERIFY_DONE(again);
    QCOMPARE((*again)->facts(), game.facts());
}

void TestReleases::gamesArePlayedToTheirEnd()
{
    QFETCH(ReleaseFile, file);
    RulesetLibrary &library = libraryOf(file);
    const auto opened = openFile(file.read(), library);
    VERIFY_DONE(opened);
    AnyGame &game = **opened;
    const int rejectedEvents = game.rejectedEvents();
    Coach coach(5);
    MadeTime time;
    QVERIFY(play(game, coach, {}, time));
    QVERIFY(game.prompts().empty());
    QCOMPARE(game.rejectedEvents(), rejectedEvents);
    QVERIFY(game.facts().value("over"_L1).toBool());
}

/// Once the club has caught up, every match that is over has its result, and what had never reached
/// the sheets is on them, unless somebody wrote on them meanwhile.
void TestReleases::databaseSaysTheSame()
{
    QFETCH(ReleaseFile, file);
    CopiedStore store(file);
    QCOMPARE(store.fault, QByteArray());
    const auto doubtful = doubtfulMatches(file, store.stores());
    VERIFY_DONE(doubtful);
    QVERIFY(!doubtful->isEmpty());
    QCOMPARE(catchUp(store.stores(), settledByHand(file)), QString());
    const auto report = store->check();
    VERIFY_DONE(report);
    QCOMPARE(report->problems, QStringList());
    const auto first = storeContents(store.stores());
    VERIFY_DONE(first);
    QCOMPARE(differenceFrom(expectedOf(file.expected, *doubtful), *first), QString());
    store.open();
    QCOMPARE(store.fault, QByteArray());
    QCOMPARE(catchUp(store.stores(), settledByHand(file)), QString());
    const auto again = storeContents(store.stores());
    VERIFY_DONE(again);
    QCOMPARE(differenceFrom(*first, *again), QString());
}

/// Matches whose outcome never reached the sheets: those that wait for a word of the coaches get
/// it, the others need none.
void TestReleases::outcomesAreTakenUp()
{
    QFETCH(ReleaseFile, file);
    CopiedStore store(file);
    QCOMPARE(store.fault, QByteArray());
    QCOMPARE(catchUp(store.stores(), settledByHand(file)), QString());
    const QJsonArray all = file.expected.value("owed"_L1).toArray();
    QVERIFY(!all.isEmpty());
    for (const QString &id : owedMatches(file)) {
        auto match = keptMatchFacts(store.stores(), id);
        VERIFY_DONE(match);
        if (stopsIn(file.expected, id)) {
            QCOMPARE(match->value("state"_L1).toString(), u"running"_s);
            continue;
        }
        if (match->value("state"_L1).toString() == u"undecided"_s) {
            const auto accepted = acceptOutcome(store.stores(), JournalId(id));
            VERIFY_DONE(accepted);
            match = keptMatchFacts(store.stores(), id);
            VERIFY_DONE(match);
        }
        QCOMPARE(match->value("state"_L1).toString(), u"finished"_s);
        QVERIFY(match->value("result"_L1).toObject().value("onSheets"_L1).toBool());
    }
    for (const auto &owed : all) {
        if (stopsIn(file.expected, owed.toObject().value("match"_L1).toString()))
            continue;
        for (const auto &team : owed.toObject().value("teams"_L1).toArray()) {
            const auto facts
                = keptTeamFacts(store.stores(), team.toObject().value("id"_L1).toString());
            VERIFY_DONE(facts);
            QCOMPARE(differenceFrom(team, *facts), QString());
        }
    }
}

/// Accepting again what is on the sheets, however long ago, changes nothing on them.
void TestReleases::nothingIsTakenUpTwice()
{
    QFETCH(ReleaseFile, file);
    CopiedStore store(file);
    QCOMPARE(store.fault, QByteArray());
    QCOMPARE(catchUp(store.stores(), settledByHand(file)), QString());
    for (const QString &id : owedMatches(file)) {
        if (stopsIn(file.expected, id))
            continue;
        const auto accepted = acceptOutcome(store.stores(), JournalId(id));
        VERIFY_DONE(accepted);
    }
    const auto before = storeContents(store.stores());
    VERIFY_DONE(before);
    for (const auto &each : before->value("matches"_L1).toArray()) {
        if (each.toObject().value("state"_L1).toString() != u"finished"_s)
            continue;
        const auto accepted
            = acceptOutcome(store.stores(), JournalId(each.toObject().value("id"_L1).toString()));
        VERIFY_DONE(accepted);
        const auto after = storeContents(store.stores());
        VERIFY_DONE(after);
        QCOMPARE(differenceFrom(*before, *after), QString());
    }
}

/// What was running is played to its end, and the sheets get it.
void TestReleases::keptMatchesGoOn()
{
    QFETCH(ReleaseFile, file);
    CopiedStore store(file);
    QCOMPARE(store.fault, QByteArray());
    Coach coach(7);
    QStringList played;
    for (const auto &each : file.expected.value("matches"_L1).toArray()) {
        const QJsonObject match = each.toObject();
        if (match.value("finished"_L1).toBool() || match.value("misfits"_L1).toInt() > 0)
            continue;
        const QString id = match.value("id"_L1).toString();
        const auto game = openKept(store.stores(), JournalId(id));
        VERIFY_DONE(game);
        if (stopsIn(file.expected, id)) // what no longer fits goes, and it is played from there
            QVERIFY((*game)->takeOutRejectedEvents());
        QVERIFY(play(**game, coach, {}, store.time));
        QVERIFY((*game)->isFinished());
        played.append(id);
    }
    QVERIFY(!played.isEmpty());
    store.open();
    for (const QString &id : played) {
        const auto match = keptMatchFacts(store.stores(), id);
        VERIFY_DONE(match);
        QCOMPARE(match->value("state"_L1).toString(), u"finished"_s);
        QVERIFY(match->value("finished"_L1).toBool());
        const QJsonObject result = match->value("result"_L1).toObject();
        QCOMPARE(result.value("score"_L1), match->value("score"_L1));
        QVERIFY(result.value("onSheets"_L1).toBool());
    }
    const auto facts = storeFacts(store.stores());
    VERIFY_DONE(facts);
}

/// Teams that played for an earlier release play on, and an old match is corrected.
void TestReleases::leagueGoesOn()
{
    QFETCH(ReleaseFile, file);
    CopiedStore store(file);
    QCOMPARE(store.fault, QByteArray());
    QCOMPARE(catchUp(store.stores(), settledByHand(file)), QString());
    Coach coach(11);
    LeagueHouse house(store.stores(), coach, store.time);
    const QJsonObject old
        = factsById(file.expected.value("matches"_L1).toArray(), file.expected.value("early"_L1));
    const QJsonArray teams = file.expected.value("teams"_L1).toArray();
    QStringList pair;
    for (const auto &team : teams) {
        const QString name = team.toObject().value("name"_L1).toString();
        if (old.value("teams"_L1).toArray().contains(name))
            pair.append(team.toObject().value("id"_L1).toString());
    }
    QCOMPARE(pair.size(), 2);
    house.playLeague(pair.at(0), pair.at(1));
    for (const QString &id : pair) {
        const auto facts = keptTeamFacts(store.stores(), id);
        VERIFY_DONE(facts);
        QCOMPARE(facts->value("career"_L1).toArray().size(),
                 factsById(teams, id).value("career"_L1).toArray().size() + 1);
    }
    const JournalId early(old.value("id"_L1).toString());
    if (stopsIn(file.expected, early.text())) { // by today's rules much of it is asked again
        const auto chain
            = MatchRepository(store.stores())
                  .correction(
                      early,
                      {{LogAction::Kind::Correct, {}, {Correction::What::Remove, 1, {}, {}}}});
        VERIFY_DONE(chain);
        QVERIFY(chain->question());
    } else {
        house.correct(early, false);
    }
    const auto report = store->check();
    VERIFY_DONE(report);
    QCOMPARE(report->problems, QStringList());
    const auto corrected = storeContents(store.stores());
    VERIFY_DONE(corrected);
    const auto accepted = acceptOutcome(store.stores(), early);
    VERIFY_DONE(accepted);
    const auto again = storeContents(store.stores());
    VERIFY_DONE(again);
    QCOMPARE(differenceFrom(*corrected, *again), QString());
}

/// Writes the set of a new release instead of testing when it is told where.
int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    const QString folder = qEnvironmentVariable("DUGOUT_MAKE_RELEASE");
    if (!folder.isEmpty()) {
        const bool made = makeRelease(folder);
        if (!made)
            qWarning("%s is there already: a released set never changes.", qPrintable(folder));
        return made ? 0 : 1;
    }
    TestReleases tests;
    return QTest::qExec(&tests, argc, argv);
}

#include "tst_releases.moc"
