// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/sampleteams.h"
#include "core/dice/randomsource.h"
#include "core/exchange/teamfile.h"
#include "core/team/playerlife.h"
#include "core/team/teamcheck.h"
#include "core/team/teamvalue.h"
#include "core/text/languagescope.h"
#include "tests/support/scripteddice.h"
#include "tests/support/teambuilder.h"

#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The own team file, the sample teams and the names that come along.
class TestTeamJson final : public QObject
{
    Q_OBJECT

private slots:
    void everythingComesBack();
    void fieldsKeepTheirOrder();
    void truncatedFilesAreRefused();
    void flippedBitsNeverHarm();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
    void filesOnDisk();
    void samplesAreSound_data();
    void samplesAreSound();
    void everyEditionHasASample();
    void namesAreRepeatable();
    void namesOfATeamDiffer_data();
    void namesOfATeamDiffer();
    void everyPositionHasNames();
    void namesFollowTheirPattern();
    void nothingBeforeANameHasAGender();
    void namesAreInTheLanguageOfTheMoment_data();
    void namesAreInTheLanguageOfTheMoment();
};

namespace {

/// A team with something in every field.
Team richTeam()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    Team team = testTeam(bb, u"human"_s, {{u"lineman"_s, 9}, {u"blitzer"_s, 3}});
    team.name = u"Ñandú \"Fußball\" 🏈"_s;
    team.primary = {1, 2, 255};
    team.badge.png = QByteArray("\x89PNG\r\n\x1a\n") + QByteArray(100, '\x07');
    team.badge.charge = BadgeCharge::Skull;
    team.founded = true;
    team.treasury = -20'000;
    team.rerolls = 3;
    team.options[OptionId(u"rostered-stars"_s)] = true;
    team.options[OptionId(u"mvp-method"_s)] = u"coach-choice"_s;
    team.options[OptionId(u"starting-treasury"_s)] = 1'100'000;
    team.home = {true,
                 false,
                 50'000,
                 {RowId(u"sloping-pitch"_s)},
                 {RowId(u"ongoing"_s), RowId(u"mcmurtys"_s), RowId(u"ongoing"_s)},
                 {},
                 {RowId(u"farblast"_s)}};
    team.inducements = {
        {InducementId(u"star-players"_s), StarId(u"morg-n-thorg"_s), {}, {}, {}, 430'000},
        {InducementId(u"mercenaries"_s), {}, PositionId(u"blitzer"_s), SkillId(u"dodge"_s), {}, 1}};
    team.notes = u"Line one\nline two"_s;
    team = must(hireStar(team, bb, StarId(u"griff-oberwald"_s), Payment::Free));
    team = must(letGo(team, team.players[1].id, PlayerStatus::Dead));
    Player &player = team.players.front();
    player.achievements = {1, 2, 3, 4, 5, 6};
    player.injuries = {2, {1, 0, 0, 2}};
    player.missesNextMatch = true;
    player.notes = u"Afraid of squirrels"_s;
    player.improvements = {{SkillId(u"block"_s), {3, 4}, 20'000, std::nullopt},
                           {Stat::Armour, {4, 6}, 30'000, AgingRoll{{1, 1}, 4, true}},
                           {SkillId(u"tackle"_s), {}, 20'000, std::nullopt}};
    return team;
}

} // namespace

void TestTeamJson::everythingComesBack()
{
    const Team team = richTeam();
    const QByteArray text = writeTeam(team);
    const auto read = readTeam(text);
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QCOMPARE(*read, team);
    QCOMPARE(writeTeam(*read), text);
    QVERIFY(text.contains("Ñandú"));
}

void TestTeamJson::fieldsKeepTheirOrder()
{
    const QByteArray text = writeTeam(richTeam());
    qsizetype last = -1;
    for (const char *key : {"\"format\"", "\"version\"", "\"id\"", "\"name\"", "\"coach\"",
                            "\"ruleset\"", "\"roster\"", "\"players\"", "\"formerPlayers\""}) {
        const qsizetype at = text.indexOf(key);
        QVERIFY2(at > last, key);
        last = at;
    }
}

void TestTeamJson::truncatedFilesAreRefused()
{
    const QByteArray text = writeTeam(richTeam()).trimmed();
    for (qsizetype size = 0; size < text.size(); ++size) {
        const auto read = readTeam(text.left(size));
        QVERIFY(!read);
        QVERIFY(!read.error().message.isEmpty());
    }
}

/// A flipped bit may still make a sound file, such as another letter in a name. Then what was
/// read is a team that can be written and read again; everything else is refused with a sentence.
void TestTeamJson::flippedBitsNeverHarm()
{
    const QByteArray text = writeTeam(richTeam());
    int refused = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        for (const int bit : {0, 3, 5, 7}) {
            QByteArray flipped = text;
            flipped[at] = static_cast<char>(flipped.at(at) ^ (1 << bit));
            const auto read = readTeam(flipped);
            if (!read) {
                ++refused;
                QVERIFY(!read.error().message.isEmpty());
            } else {
                QCOMPARE(must(readTeam(writeTeam(*read))), *read);
            }
        }
    }
    QVERIFY(refused > text.size()); // most of them
}

void TestTeamJson::wrongFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("code");
    const QByteArray good = writeTeam(richTeam());
    const auto changed
        = [&good](const char *from, const char *to) { return QByteArray(good).replace(from, to); };
    QTest::newRow("empty") << QByteArray() << u"team-file"_s;
    QTest::newRow("no JSON") << QByteArray("<team/>") << u"team-file"_s;
    QTest::newRow("a list") << QByteArray("[]") << u"team-file"_s;
    QTest::newRow("another format") << changed("dugout-team", "dugout-match") << u"team-file"_s;
    QTest::newRow("a later version")
        << changed("\"version\": 1", "\"version\": 2") << u"team-version"_s;
    QTest::newRow("too large") << QByteArray(largestTeamFile + 1, ' ') << u"too-large"_s;
    QTest::newRow("nested deeply") << QByteArray(100'000, '[') << u"team-file"_s;
    QTest::newRow("unknown field") << changed("\"coach\"", "\"couch\"") << u"team-file"_s;
    QTest::newRow("half a re-roll")
        << changed("\"rerolls\": 3", "\"rerolls\": 3.5") << u"team-file"_s;
    QTest::newRow("huge number") << changed("\"rerolls\": 3", "\"rerolls\": 1e300")
                                 << u"team-file"_s;
    QTest::newRow("no roster") << changed("\"roster\": \"human\"", "\"roster\": \"\"")
                               << u"team-file"_s;
    QTest::newRow("a player twice") << changed("\"id\": \"3\"", "\"id\": \"4\"") << u"team-file"_s;
    QTest::newRow("dice of seven") << changed("[3, 4]", "[3, 7]") << u"team-file"_s;
    QTest::newRow("unknown kind") << changed("\"kind\": \"star\"", "\"kind\": \"fan\"")
                                  << u"team-file"_s;
    QTest::newRow("no picture") << changed("iVBORw0KGgo", "AAAAAAAAAAA") << u"team-file"_s;
    QTest::newRow("no colour") << changed("#0102ff", "#0102fg") << u"team-file"_s;
    QTest::newRow("not UTF-8") << changed("Ñandú", "\xd1\xff") << u"team-file"_s;
    QByteArray crowd = good;
    const QByteArray one = R"({"id": "2", "number": 2, "name": "x", "position": "lineman"},)";
    crowd.insert(crowd.indexOf("\"players\": [") + 12, one.repeated(2'000));
    QTest::newRow("2,000 players") << crowd << u"team-file"_s;
}

void TestTeamJson::wrongFilesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, code);
    const auto read = readTeam(bytes);
    QVERIFY(!read);
    QCOMPARE(errorWord(read.error().code), code);
    QVERIFY(!read.error().message.isEmpty());
}

void TestTeamJson::filesOnDisk()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"team.json"_s);
    QVERIFY(saveTeamFile(path, richTeam()));
    QCOMPARE(must(loadTeamFile(path)), richTeam());
    QCOMPARE(loadTeamFile(folder.filePath(u"none"_s)).error().code, ErrorCode::FileUnreadable);
    QCOMPARE(saveTeamFile(folder.filePath(u"no/such/folder"_s), richTeam()).error().code,
             ErrorCode::FileUnwritable);
}

void TestTeamJson::samplesAreSound_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : sampleTeamNames())
        QTest::newRow(qPrintable(name)) << name;
}

void TestTeamJson::samplesAreSound()
{
    QFETCH(QString, name);
    const Team team = must(loadSampleTeam(name));
    const Ruleset &ruleset = testRuleset(team.ruleset.text());
    const auto problems = checkTeam(team, ruleset);
    for (const TeamProblem &problem : problems)
        qWarning("%s", qPrintable(problem.sentence));
    QVERIFY(problems.empty());
    QCOMPARE(team.budget, 1'000'000);
    QCOMPARE(creationCost(team, ruleset), 1'000'000);
    QCOMPARE(teamValue(team, ruleset), 1'000'000);
    QCOMPARE(goldLeft(team, ruleset), 0);
    QFile file(u":/samples/teams/"_s + name + u".json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(writeTeam(team), file.readAll());
}

void TestTeamJson::everyEditionHasASample()
{
    QMap<QString, int> samples;
    for (const QString &name : sampleTeamNames())
        ++samples[must(loadSampleTeam(name)).ruleset.text()];
    for (const QString &id : footballRulesets())
        QVERIFY2(samples.value(id) >= 1, qPrintable(id));
    QVERIFY(samples.value(u"crp"_s) >= 8);
}

void TestTeamJson::namesAreRepeatable()
{
    const NameGenerator names = must(loadNames());
    const Ruleset &crp = testRuleset(u"crp"_s);
    const auto build = [&](std::uint64_t seed) {
        SeededRandomSource dice(seed);
        Team team = testTeam(crp, u"orc"_s, {});
        for (int i = 0; i < 16; ++i) {
            const QString name = names.nameFor(team, PositionId(u"lineman"_s), i, dice);
            team = must(addPlayer(team, crp, PositionId(u"lineman"_s), name));
        }
        return team;
    };
    QCOMPARE(build(7), build(7));
    QVERIFY(build(7) != build(8));
    QSet<QString> all;
    const Team team = build(7);
    for (const Player &player : team.players)
        all.insert(player.name);
    QCOMPARE(all.size(), 16);
}

void TestTeamJson::namesOfATeamDiffer_data()
{
    QTest::addColumn<QString>("roster");
    QTest::addColumn<int>("flavour");
    for (const QString &roster : {u"human"_s, u"halfling"_s, u"norse"_s, u"orc"_s}) {
        for (int flavour = 0; flavour < 3; ++flavour)
            QTest::addRow("%s %d", qPrintable(roster), flavour) << roster << flavour;
    }
}

/// Three Josefs among thirteen players are two too many.
void TestTeamJson::namesOfATeamDiffer()
{
    QFETCH(const QString, roster);
    QFETCH(const int, flavour);
    const NameGenerator names = must(loadNames());
    const Ruleset &crp = testRuleset(u"crp"_s);
    const PositionId position = crp.rosters().find(roster)->positions.front().id;
    SeededRandomSource dice(3);
    Team team = testTeam(crp, roster, {});
    QMap<QString, int> given;
    for (int i = 0; i < 13; ++i) {
        const QString name = names.nameFor(team, position, flavour, dice);
        team = must(addPlayer(team, crp, position, name));
        ++given[name.section(u' ', 0, 0)];
    }
    for (auto it = given.begin(); it != given.end(); ++it)
        QVERIFY2(it.value() == 1, qPrintable(it.key()));
}

void TestTeamJson::everyPositionHasNames()
{
    const NameGenerator names = must(loadNames());
    SeededRandomSource dice(1);
    for (const QString &id : footballRulesets()) {
        for (const Roster &roster : testRuleset(id).rosters()) {
            const bool listed = std::any_of(
                names.families().begin(), names.families().end(),
                [&](const NameFamily &each) { return each.rosters.contains(roster.id.text()); });
            QVERIFY2(listed, qPrintable(roster.id.text()));
            for (const Position &position : roster.positions) {
                const NameFamily &family = names.familyOf(roster.id, position.id);
                QCOMPARE(family.flavours.size(), size_t(3));
                for (int flavour = 0; flavour < 3; ++flavour) {
                    const QString name = NameGenerator::name(family, flavour, dice);
                    QVERIFY(name.size() >= 2 && name.size() <= 40);
                    QVERIFY(!name.contains(u'{'));
                }
            }
        }
    }
    QCOMPARE(names.familyOf(RosterId(u"human"_s), PositionId(u"ogre"_s)).id, u"big"_s);
    QCOMPARE(names.familyOf(RosterId(u"dwarf"_s), PositionId(u"troll-slayer"_s)).id, u"dwarf"_s);
}

void TestTeamJson::namesFollowTheirPattern()
{
    const auto names = NameGenerator::fromJson(
        R"({"families": [{"id": "x", "flavours": [{"id": "y", "patterns": ["{a} the {b}"],
            "pieces": {"a": ["Ann", "Bob"], "b": ["Red", "Tall", "Wise"]}}]}]})");
    QVERIFY(names);
    ScriptedDice dice({1, 2, 3}); // the only pattern, Bob, Wise
    QCOMPARE(NameGenerator::name(names->families().front(), 5, dice), u"Bob the Wise"_s);
    QVERIFY(!NameGenerator::fromJson("{}"));
}

/// Lists mix names of men and women: what stands before one must suit both.
void TestTeamJson::nothingBeforeANameHasAGender()
{
    for (const Language language : {Language::English, Language::Spanish, Language::German}) {
        const LanguageScope scope(language);
        const NameGenerator names = must(loadNames());
        for (const NameFamily &family : names.families()) {
            for (const NameFlavour &flavour : family.flavours) {
                for (const QString &pattern : flavour.patterns) {
                    const bool suits = pattern.startsWith(u'{') || pattern.startsWith(u"Old "_s)
                        || pattern.startsWith(u"Alt-"_s);
                    QVERIFY2(suits, qPrintable(pattern));
                }
            }
        }
    }
}

void TestTeamJson::namesAreInTheLanguageOfTheMoment_data()
{
    QTest::addColumn<QString>("roster");
    QTest::addColumn<int>("flavour");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("orcs") << u"orc"_s << 1 << QStringList{u" da "_s, u" el "_s, u" der "_s};
    QTest::newRow("townspeople") << u"human"_s << 0
                                 << QStringList{u" of "_s, u" de "_s, u" von "_s};
    QTest::newRow("lords of a castle")
        << u"undead"_s << 2 << QStringList{u" of "_s, u" de "_s, u" von "_s};
    QTest::newRow("dwarfs") << u"dwarf"_s << 0
                            << QStringList{u" Iron"_s, u" de Hierro"_s, u" Eisen"_s};
}

void TestTeamJson::namesAreInTheLanguageOfTheMoment()
{
    QFETCH(QString, roster);
    QFETCH(int, flavour);
    QFETCH(QStringList, words); // in English, Spanish and German
    const auto namesIn = [&](Language language) {
        const LanguageScope scope(language);
        const NameGenerator names = must(loadNames());
        SeededRandomSource dice(5);
        QStringList all;
        for (int i = 0; i < 40; ++i)
            all.append(NameGenerator::name(names.familyOf(RosterId(roster)), flavour, dice));
        return all.join(u'\n');
    };
    const QList<Language> languages{Language::English, Language::Spanish, Language::German};
    for (qsizetype spoken = 0; spoken < languages.size(); ++spoken) {
        const QString names = namesIn(languages.at(spoken));
        for (qsizetype word = 0; word < words.size(); ++word)
            QVERIFY2(names.contains(words.at(word)) == (word == spoken), qPrintable(names));
    }
}

QTEST_GUILESS_MAIN(TestTeamJson)
#include "tst_teamjson.moc"
