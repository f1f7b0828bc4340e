// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamdocuments.h"
#include "core/exchange/teamfile.h"
#include "core/store/datafolder.h"
#include "core/store/store.h"
#include "core/team/teamvalue.h"
#include "tests/support/commandrun.h"
#include "tests/support/matchdriver.h"
#include "tests/support/storefixture.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout team …` on the teams that are kept.
class TestKeptTeamCommand final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void wholeLife_data() { StoreFixture::addEngineRows(); }
    void wholeLife();
    void addsAllOrNone();
    void addsSamplesAndForeignFiles();
    void edits_data();
    void edits();
    void wrongEditsChangeNothing_data();
    void wrongEditsChangeNothing();
    void editsAFile();
    void foundedTeamsPay();
    void movesToAnotherEdition();
    void readsAsFromAFile_data();
    void readsAsFromAFile();
    void improves();
    void newTeamsCanBeKept();
    void namesAndFiles();
    void ambiguousAndHostileNames();
    void refusals_data();
    void refusals();
    void aTeamThatWasChangedMeanwhileIsNotOverwritten();

private:
    CommandAnswer run(const QStringList &arguments)
    {
        return runCommand(QStringList{u"team"_s} + arguments, m_folder->path());
    }
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    /// A file with a team of this name, with the name in small letters for its id unless one is
    /// said.
    QString file(const QString &name, const QString &id = {}, bool founded = true);
    /// Keeps such a team.
    void keep(const QString &name, const QString &id = {}, bool founded = true);
    [[nodiscard]] Team kept(const QString &id) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestKeptTeamCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QString TestKeptTeamCommand::file(const QString &name, const QString &id, bool founded)
{
    Team team = plainTeam(u"crp"_s, u"human"_s, u"lineman"_s, 12);
    team.id = TeamId(id.isEmpty() ? name.toLower().replace(u' ', u'-') : id);
    team.name = name;
    team.founded = founded;
    team.treasury = founded ? 200'000 : 0;
    team.players[0].name = u"Ana"_s;
    team.players[1].name = u"Ben"_s;
    team.players[2].name = u"Ben"_s;
    const QString place = path(u"%1.json"_s.arg(team.id.text().size()));
    (void)saveTeamFile(place, team);
    return place;
}

void TestKeptTeamCommand::keep(const QString &name, const QString &id, bool founded)
{
    const CommandAnswer added = run({u"add"_s, file(name, id, founded)});
    QVERIFY2(added.status == 0, qPrintable(added.err));
}

Team TestKeptTeamCommand::kept(const QString &id) const
{
    const auto store = must(Store::open(defaultStoreLocation(m_folder->path())));
    return must(loadTeam(store->documents(), DocumentId(id))).team;
}

void TestKeptTeamCommand::wholeLife()
{
    StoreFixture fixture;
    const QStringList database{u"--database"_s, fixture.emptyPlace().toString(), u"--json"_s};
    QCOMPARE(run(QStringList{u"list"_s} + database).status, 1); // nothing is there yet
    const CommandAnswer added = run(QStringList{u"add"_s, file(u"Reds"_s)} + database);
    QVERIFY2(added.status == 0, qPrintable(added.err));
    QCOMPARE(added.rows().at(0).toObject().value(u"id"_s).toString(), u"reds"_s);
    const QJsonArray rows = run(QStringList{u"list"_s} + database).rows();
    QCOMPARE(rows.size(), 1);
    const QJsonObject row = rows.at(0).toObject();
    QCOMPARE(row.value(u"name"_s).toString(), u"Reds"_s);
    QCOMPARE(row.value(u"roster"_s).toString(), u"Human"_s);
    QCOMPARE(row.value(u"players"_s).toInt(), 12);
    const QStringList edit{u"edit"_s, u"Reds"_s, u"--name"_s, u"Blues"_s};
    QCOMPARE(run(edit + database).json().value(u"name"_s).toString(), u"Blues"_s);
    QCOMPARE(run(QStringList{u"show"_s, u"Blues"_s} + database).json().value(u"id"_s).toString(),
             u"reds"_s);
    QCOMPARE(run(QStringList{u"history"_s, u"Blues"_s} + database).out.trimmed(), u"[\n]"_s);
    const CommandAnswer removed = run(QStringList{u"remove"_s, u"Blues"_s} + database);
    QCOMPARE(removed.json().value(u"name"_s).toString(), u"Blues"_s);
    QVERIFY(run(QStringList{u"list"_s} + database).rows().isEmpty());
    QCOMPARE(run(QStringList{u"show"_s, u"Blues"_s} + database).status, 1);
    QVERIFY(!QFile::exists(path(u"dugout.db"_s))); // the data folder was left alone
}

void TestKeptTeamCommand::addsAllOrNone()
{
    const QString good = file(u"Reds"_s);
    const CommandAnswer refused = run({u"add"_s, good, path(u"nowhere.json"_s)});
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.err.contains(u"nowhere.json"_s));
    QVERIFY(run({u"list"_s, u"--json"_s}).rows().isEmpty());
    QCOMPARE(run({u"add"_s, good, u"--json"_s}).rows().size(), 1);
    // What is here already stays one team, unless somebody wants a second one.
    const CommandAnswer again = run({u"add"_s, good});
    QCOMPARE(again.status, 0);
    QVERIFY(again.err.contains(u"already saved here"_s));
    QCOMPARE(run({u"list"_s, u"--json"_s}).rows().size(), 1);
    // The same team twice: each gets an id of its own.
    QCOMPARE(run({u"add"_s, good, good, u"--copy"_s, u"--json"_s}).rows().size(), 2);
    QSet<QString> ids;
    for (const auto &row : run({u"list"_s, u"--json"_s}).rows())
        ids.insert(row.toObject().value(u"id"_s).toString());
    QCOMPARE(ids.size(), 3);
    QVERIFY(ids.contains(u"reds"_s));
}

void TestKeptTeamCommand::addsSamplesAndForeignFiles()
{
    QCOMPARE(run({u"add"_s, u"--samples"_s}).status, 0);
    const qsizetype samples = run({u"list"_s, u"--json"_s}).rows().size();
    QVERIFY(samples > 5);
    const QString foreign = path(u"foreign.xml"_s);
    QCOMPARE(
        run({u"export"_s, file(u"Reds"_s), u"--format"_s, u"obblm"_s, u"--out"_s, foreign}).status,
        0);
    const CommandAnswer added = run({u"add"_s, foreign});
    QVERIFY2(added.status == 0, qPrintable(added.err));
    QCOMPARE(run({u"list"_s, u"--json"_s}).rows().size(), samples + 1);
    QCOMPARE(run({u"add"_s}).status, 2);
    QCOMPARE(run({u"add"_s, foreign, u"--samples"_s}).status, 2);
}

void TestKeptTeamCommand::edits_data()
{
    using Look = bool (*)(const Team &);
    QTest::addColumn<QStringList>("said");
    QTest::addColumn<Look>("fits");
    const auto row = [](const char *name, const QStringList &said, Look fits) {
        QTest::newRow(name) << said << fits;
    };
    row("name", {u"--name"_s, u" The Reds "_s},
        [](const Team &team) { return team.name == u"The Reds"_s; });
    row("coach", {u"--coach"_s, u"Eva"_s}, [](const Team &team) { return team.coach == u"Eva"_s; });
    row("notes", {u"--notes"_s, u"a\nb"_s},
        [](const Team &team) { return team.notes == u"a\nb"_s; });
    row("colours", {u"--colours"_s, u"#010203,#040506"_s}, [](const Team &team) {
        return team.primary == Rgb{1, 2, 3} && team.secondary == Rgb{4, 5, 6};
    });
    row("badge", {u"--badge"_s, u"round,skull"_s}, [](const Team &team) {
        return team.badge.shape == BadgeShape::Round && team.badge.charge == BadgeCharge::Skull;
    });
    row("gold", {u"--gold"_s, u"70000"_s},
        [](const Team &team) { return team.treasury == 70'000; });
    row("re-rolls", {u"--rerolls"_s, u"3"_s},
        [](const Team &team) { return team.rerolls == 3 && team.treasury == 100'000; });
    row("fewer re-rolls", {u"--rerolls"_s, u"1"_s},
        [](const Team &team) { return team.rerolls == 1 && team.treasury == 200'000; });
    row("staff",
        {u"--cheerleaders"_s, u"2"_s, u"--assistant-coaches"_s, u"1"_s, u"--apothecary"_s, u"1"_s},
        [](const Team &team) {
            return team.cheerleaders == 2 && team.assistantCoaches == 1 && team.apothecaries == 1;
        });
    row("hire", {u"--hire"_s, u"Lineman:2"_s, u"--hire"_s, u"blitzer"_s},
        [](const Team &team) { return team.players.size() == 15 && team.treasury == 10'000; });
    row("fire by name", {u"--fire"_s, u"Ana"_s}, [](const Team &team) {
        return team.players.size() == 11 && team.formerPlayers.back().name == u"Ana"_s;
    });
    row("fire by number", {u"--fire"_s, u"#2"_s, u"--fire"_s, u"#3"_s},
        [](const Team &team) { return team.players.size() == 10; });
    row("retire", {u"--retire"_s, u"1"_s},
        [](const Team &team) { return team.formerPlayers.back().status == PlayerStatus::Retired; });
    row("one goes and one comes",
        {u"--hire"_s, u"catcher"_s, u"--fire"_s, u"Ana"_s, u"--rename"_s, u"13=Eva"_s},
        [](const Team &team) { return team.players.back().name == u"Eva"_s; });
    row("rename", {u"--rename"_s, u"Ana=Ana = Eva"_s},
        [](const Team &team) { return team.players[0].name == u"Ana = Eva"_s; });
    row("number", {u"--number"_s, u"1=77"_s},
        [](const Team &team) { return team.players[0].number == 77; });
    row("position", {u"--position"_s, u"1=thrower"_s},
        [](const Team &team) { return team.players[0].position.text() == u"thrower"_s; });
    row("record",
        {u"--record"_s, u"1=touchdown:3"_s, u"--record"_s, u"1=ma:1"_s, u"--record"_s,
         u"1=absent:1"_s, u"--record"_s, u"1=niggling:2"_s},
        [](const Team &team) {
            const Player &player = team.players[0];
            return player.achievements.touchdowns == 3 && player.injuries.losses.movement == 1
                && player.missesNextMatch && player.injuries.niggling == 2;
        });
    row("note", {u"--note"_s, u"1=left-footed"_s},
        [](const Team &team) { return team.players[0].notes == u"left-footed"_s; });
    row("journeymen",
        {u"--fire"_s, u"1"_s, u"--fire"_s, u"2"_s, u"--fire"_s, u"3"_s, u"--journeymen"_s},
        [](const Team &team) { return playersAvailable(team) == 11; });
    row("names", {u"--invent-names"_s}, [](const Team &team) {
        return std::none_of(team.players.begin(), team.players.end(),
                            [](const Player &player) { return player.name.isEmpty(); });
    });
}

void TestKeptTeamCommand::edits()
{
    using Look = bool (*)(const Team &);
    QFETCH(QStringList, said);
    QFETCH(Look, fits);
    keep(u"Reds"_s);
    const CommandAnswer edited = run(QStringList{u"edit"_s, u"Reds"_s} + said);
    QVERIFY2(edited.status == 0, qPrintable(edited.err));
    QVERIFY(edited.out.isEmpty());
    QVERIFY(fits(kept(u"reds"_s)));
}

void TestKeptTeamCommand::wrongEditsChangeNothing_data()
{
    QTest::addColumn<QStringList>("said");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing") << QStringList{} << 2;
    QTest::newRow("no number") << QStringList{u"--rerolls"_s, u"many"_s} << 2;
    QTest::newRow("no such number") << QStringList{u"--gold"_s, u"10000000000"_s} << 2;
    QTest::newRow("no colour") << QStringList{u"--colours"_s, u"red,blue"_s} << 2;
    QTest::newRow("no badge") << QStringList{u"--badge"_s, u"tower,of"_s} << 2;
    QTest::newRow("no value") << QStringList{u"--rename"_s, u"Ana"_s} << 2;
    QTest::newRow("nothing to record") << QStringList{u"--record"_s, u"1=luck:3"_s} << 2;
    QTest::newRow("too many injuries") << QStringList{u"--record"_s, u"1=ma:77"_s} << 2;
    QTest::newRow("no count") << QStringList{u"--hire"_s, u"lineman:some"_s} << 2;
    QTest::newRow("no such position") << QStringList{u"--hire"_s, u"juggler"_s} << 1;
    QTest::newRow("too expensive") << QStringList{u"--rerolls"_s, u"9"_s} << 1;
    QTest::newRow("nobody") << QStringList{u"--fire"_s, u"Zoe"_s} << 1;
    QTest::newRow("two of them") << QStringList{u"--fire"_s, u"Ben"_s} << 1;
    QTest::newRow("a number twice") << QStringList{u"--number"_s, u"1=-3"_s} << 1;
    QTest::newRow("no such option") << QStringList{u"--options"_s, u"gravity=off"_s} << 1;
    QTest::newRow("no such edition") << QStringList{u"--ruleset"_s, u"chess"_s} << 1;
    QTest::newRow("the first would do")
        << QStringList{u"--name"_s, u"Blues"_s, u"--fire"_s, u"Zoe"_s} << 1;
    QTest::newRow("no longer a name") << QStringList{u"--name"_s, QString(99, u'x')} << 1;
}

void TestKeptTeamCommand::wrongEditsChangeNothing()
{
    QFETCH(QStringList, said);
    keep(u"Reds"_s);
    const Team before = kept(u"reds"_s);
    const CommandAnswer refused = run(QStringList{u"edit"_s, u"Reds"_s} + said);
    QTEST(refused.status, "status");
    QVERIFY(!refused.err.isEmpty());
    QVERIFY(refused.out.isEmpty());
    QCOMPARE(kept(u"reds"_s), before);
}

void TestKeptTeamCommand::editsAFile()
{
    const QString place = file(u"Reds"_s);
    QCOMPARE(run({u"edit"_s, place, u"--fire"_s, u"Ana"_s}).status, 0);
    QCOMPARE(must(loadTeamFile(place)).players.size(), size_t(11));
    const QString other = path(u"other.json"_s);
    const CommandAnswer copied
        = run({u"edit"_s, place, u"--fire"_s, u"#4"_s, u"--out"_s, other, u"--json"_s});
    QCOMPARE(copied.json().value(u"file"_s).toString(), other);
    QCOMPARE(must(loadTeamFile(place)).players.size(), size_t(11));
    QCOMPARE(must(loadTeamFile(other)).players.size(), size_t(10));
}

void TestKeptTeamCommand::foundedTeamsPay()
{
    keep(u"Building"_s, {}, false);
    QCOMPARE(run({u"edit"_s, u"Building"_s, u"--hire"_s, u"catcher:6"_s}).status, 0); // four may be
    QCOMPARE(kept(u"building"_s).players.size(), size_t(18));
    QCOMPARE(run({u"check"_s, u"Building"_s}).status, 1);
    QCOMPARE(run({u"edit"_s, u"Building"_s, u"--fire"_s, u"Ana"_s}).status, 0);
    QVERIFY(kept(u"building"_s).formerPlayers.empty());
    keep(u"Playing"_s);
    QCOMPARE(run({u"edit"_s, u"Playing"_s, u"--hire"_s, u"catcher:6"_s}).status, 1);
    QCOMPARE(kept(u"playing"_s).players.size(), size_t(12));
    keep(u"Almost"_s, {}, false);
    QCOMPARE(run({u"edit"_s, u"Almost"_s, u"--ready"_s}).status, 0);
    QVERIFY(kept(u"almost"_s).founded);
    QCOMPARE(run({u"edit"_s, u"Almost"_s, u"--ready"_s}).status, 1);
}

void TestKeptTeamCommand::movesToAnotherEdition()
{
    keep(u"Reds"_s);
    const CommandAnswer moved = run({u"edit"_s, u"Reds"_s, u"--ruleset"_s, u"bb2016"_s});
    QVERIFY2(moved.status == 0, qPrintable(moved.err));
    QCOMPARE(kept(u"reds"_s).ruleset.text(), u"bb2016"_s);
}

void TestKeptTeamCommand::readsAsFromAFile_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("show") << QStringList{u"show"_s};
    QTest::newRow("show as JSON") << QStringList{u"show"_s, u"--json"_s};
    QTest::newRow("value") << QStringList{u"value"_s};
    QTest::newRow("check") << QStringList{u"check"_s};
    QTest::newRow("export") << QStringList{u"export"_s, u"--format"_s, u"csv"_s};
}

void TestKeptTeamCommand::readsAsFromAFile()
{
    QFETCH(QStringList, command);
    keep(u"Reds"_s);
    QStringList ofFile = command;
    ofFile.insert(1, file(u"Reds"_s));
    QStringList ofKept = command;
    ofKept.insert(1, u"Reds"_s);
    const CommandAnswer fromFile = run(ofFile);
    const CommandAnswer fromKept = run(ofKept);
    QCOMPARE(fromKept.status, fromFile.status);
    QCOMPARE(fromKept.out, fromFile.out);
    QCOMPARE(fromKept.err, fromFile.err);
}

void TestKeptTeamCommand::improves()
{
    keep(u"Reds"_s);
    QCOMPARE(run({u"edit"_s, u"Reds"_s, u"--record"_s, u"1=touchdown:2"_s}).status, 0);
    const QStringList take{u"improve"_s, u"Reds"_s,   u"1"_s,     u"--dice"_s,
                           u"1,2"_s,     u"--take"_s, u"block"_s, u"--json"_s};
    const CommandAnswer improved = run(take);
    QVERIFY2(improved.status == 0, qPrintable(improved.err));
    QCOMPARE(improved.json().value(u"id"_s).toString(), u"reds"_s);
    QVERIFY(improved.json().value(u"file"_s).isNull());
    QCOMPARE(kept(u"reds"_s).players.front().improvements.size(), size_t(1));
}

void TestKeptTeamCommand::newTeamsCanBeKept()
{
    const QStringList make{u"new"_s,    u"--ruleset"_s,  u"crp"_s,       u"--roster"_s, u"orc"_s,
                           u"--name"_s, u"Green Ones"_s, u"--players"_s, u"lineman:3"_s};
    const CommandAnswer made = run(make + QStringList{u"--keep"_s, u"--json"_s});
    QVERIFY2(made.status == 0, qPrintable(made.err));
    QCOMPARE(kept(made.json().value(u"id"_s).toString()).name, u"Green Ones"_s);
    const QString place = path(u"made.json"_s);
    const CommandAnswer written = run(make + QStringList{u"--out"_s, place, u"--json"_s});
    QCOMPARE(written.json().value(u"file"_s).toString(), place);
}

void TestKeptTeamCommand::namesAndFiles()
{
    keep(u"Reds"_s);
    // A file of that name in the folder one works in comes first.
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder->path()));
    QVERIFY(QFile::copy(file(u"Of the file"_s), path(u"Reds"_s)));
    const QString shown = run({u"show"_s, u"Reds"_s}).out;
    QVERIFY(QFile::remove(path(u"Reds"_s)));
    const QString again = run({u"show"_s, u"Reds"_s}).out;
    QVERIFY(QDir(m_folder->path()).mkdir(u"Reds"_s)); // a folder is no team
    QCOMPARE(run({u"show"_s, u"Reds"_s}).out, again);
    keep(u"Lions/Tigers"_s, u"cats"_s);
    QVERIFY(run({u"show"_s, u"Lions/Tigers"_s}).out.startsWith(u"Lions/Tigers"_s));
    QCOMPARE(run({u"show"_s, u"Reds/Tigers"_s}).status, 1); // in that folder
    QVERIFY(QDir::setCurrent(before));
    QVERIFY(shown.startsWith(u"Of the file"_s));
    QVERIFY(again.startsWith(u"Reds"_s));
    for (const QString &word : {u"Reds.json"_s, u"./Reds"_s, u"Reds.dugout-team"_s})
        QCOMPARE(run({u"show"_s, word}).status, 1);
}

void TestKeptTeamCommand::ambiguousAndHostileNames()
{
    keep(u"Twins"_s, u"one"_s);
    keep(u"Twins"_s, u"other"_s);
    const CommandAnswer refused = run({u"show"_s, u"Twins"_s});
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.err.contains(u"by its id"_s));
    QCOMPARE(run({u"show"_s, u"one"_s}).status, 0);
    QCOMPARE(run({u"remove"_s, u"Twins"_s}).status, 1);
    QCOMPARE(run({u"list"_s, u"--json"_s}).rows().size(), 2);
    const QStringList hostile{u"%1 %2"_s, u"'; DROP TABLE document; --"_s, u"--json"_s,
                              u"<b>bold</b> & \"quotes\""_s, u"Ñandú % _ ü"_s};
    int number = 0;
    for (const QString &name : hostile) {
        const QString id = u"hostile-%1"_s.arg(++number);
        keep(name, id);
        const QStringList show = name.startsWith(u'-') ? QStringList{u"show"_s, u"--"_s, name}
                                                       : QStringList{u"show"_s, name};
        QCOMPARE(run(show).status, 0);
        const CommandAnswer byId = run({u"show"_s, id, u"--json"_s});
        QCOMPARE(byId.json().value(u"name"_s).toString(), name);
        QCOMPARE(run({u"remove"_s, id}).status, 0);
    }
}

void TestKeptTeamCommand::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    for (const QString &command : {u"show"_s, u"value"_s, u"check"_s, u"history"_s, u"remove"_s}) {
        QTest::addRow("%s: no database", qPrintable(command))
            << QStringList{command, u"Reds"_s} << 1;
        QTest::addRow("%s: nobody named", qPrintable(command)) << QStringList{command} << 2;
    }
    QTest::newRow("no such database")
        << QStringList{u"list"_s, u"--database"_s, u"mysql://host/db"_s} << 1;
    QTest::newRow("a word too many") << QStringList{u"list"_s, u"Reds"_s} << 2;
}

void TestKeptTeamCommand::refusals()
{
    QFETCH(QStringList, arguments);
    const CommandAnswer refused = run(arguments);
    QTEST(refused.status, "status");
    QVERIFY(!refused.err.isEmpty());
    QVERIFY(refused.out.isEmpty());
    QVERIFY(!QFile::exists(path(u"dugout.db"_s)));
}

void TestKeptTeamCommand::aTeamThatWasChangedMeanwhileIsNotOverwritten()
{
    keep(u"Reds"_s);
    const auto store = must(Store::open(defaultStoreLocation(m_folder->path()),
                                        StoreOptions::as(StoreOptions::Access::Window)));
    const StoredTeam open = must(loadTeam(store->documents(), DocumentId(u"reds"_s)));
    // The window has it open; a command may change it all the same, and the window is told.
    QCOMPARE(run({u"edit"_s, u"Reds"_s, u"--coach"_s, u"Eva"_s}).status, 0);
    const auto saved = saveTeam(store->documents(), open, 5);
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::StoreConflict);
}

QTEST_GUILESS_MAIN(TestKeptTeamCommand)
#include "tst_keptteamcommand.moc"
