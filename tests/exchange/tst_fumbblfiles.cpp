// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/namematcher.h"
#include "core/exchange/foreign/notelines.h"
#include "core/exchange/foreign/teamformats.h"
#include "core/exchange/teamfile.h"
#include "core/team/playerstats.h"
#include "core/team/teamcheck.h"
#include "tests/support/teambuilder.h"

#include <QFile>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

using Positions = QMap<QString, int>; ///< how many of each

Positions positionsOf(const Team &team)
{
    Positions counts;
    for (const Player &player : team.players)
        ++counts[player.position.text()];
    return counts;
}

const Player &numbered(const Team &team, int number)
{
    const auto found = std::find_if(team.players.begin(), team.players.end(),
                                    [number](const Player &each) { return each.number == number; });
    Q_ASSERT(found != team.players.end());
    return *found;
}

} // namespace

/// Files as FUMBBL and its client write them: numbers for team lists and positions, names beside.
class TestFumbblFiles final : public QObject
{
    Q_OBJECT

private slots:
    void realFilesAreRead_data();
    void realFilesAreRead();
    void storyOfAPlayer();
    void severalListsAreAsked();
    void unknownPositionIsLeftToSettle();
    void positionsCanBeSaid();
    void laterEditionIsCalledThat();
    void seriousInjuryIsTaken_data();
    void seriousInjuryIsTaken();
    void wordsInAnyOrder_data();
    void wordsInAnyOrder();
    void botbowlPlays2016();
    void statisticsTravel();
    void pointsDecideNoEdition();
    void notesAreGrouped();
    void noGenderNorNumbers();

private:
    [[nodiscard]] Result<ImportedTeam> open(const QString &name, ImportSettings settings = {})
    {
        settings.id = TeamId(u"x"_s);
        return importTeamFile(QStringLiteral(DUGOUT_TEST_DATA "/exchange/") + name, m_library,
                              settings);
    }

    RulesetLibrary m_library;
};

void TestFumbblFiles::realFilesAreRead_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("roster");
    QTest::addColumn<Positions>("positions");
    QTest::newRow("numbers with names")
        << u"fumbbl-khemri.xml"_s << u"crp"_s << u"khemri"_s
        << Positions{
               {u"tomb-guardian"_s, 2}, {u"thro-ra"_s, 1}, {u"blitz-ra"_s, 1}, {u"skeleton"_s, 8}};
    QTest::newRow("another edition has the list")
        << u"fumbbl-slann.xml"_s << u"bb2016"_s << u"slann"_s
        << Positions{{u"blitzer"_s, 1}, {u"catcher"_s, 1}, {u"kroxigor"_s, 1}, {u"lineman"_s, 8}};
    QTest::newRow("words of the client, race first")
        << u"ffb-nurgle.xml"_s << u"crp"_s << u"nurgle"_s
        << Positions{{u"beast-of-nurgle"_s, 1},
                     {u"nurgle-warrior"_s, 3},
                     {u"pestigor"_s, 2},
                     {u"rotter"_s, 5}};
    QTest::newRow("words of the client, turned round")
        << u"ffb-norse.xml"_s << u"crp"_s << u"norse"_s
        << Positions{{u"yhetee"_s, 1}, {u"ulfwerener"_s, 1}, {u"berserker"_s, 1},
                     {u"runner"_s, 1}, {u"thrower"_s, 1},    {u"lineman"_s, 7}};
    QTest::newRow("json") << u"fumbbl-team.json"_s << u"crp"_s << u"khemri"_s
                          << Positions{{u"tomb-guardian"_s, 1}, {u"thro-ra"_s, 1}};
}

static bool hasToSettle(const ImportNotes &notes)
{
    return std::any_of(notes.begin(), notes.end(),
                       [](const ImportNote &note) { return note.weight == NoteWeight::ToSettle; });
}

void TestFumbblFiles::realFilesAreRead()
{
    QFETCH(QString, file);
    QFETCH(QString, edition);
    QFETCH(QString, roster);
    QFETCH(Positions, positions);
    const ImportedTeam imported = must(open(file));
    QCOMPARE(imported.team.ruleset.text(), edition);
    QCOMPARE(imported.team.roster.text(), roster);
    QCOMPARE(positionsOf(imported.team), positions);
    QVERIFY2(!hasToSettle(imported.notes), qPrintable(noteLines(imported.notes).join(u'\n')));
}

void TestFumbblFiles::storyOfAPlayer()
{
    const Team team = must(open(u"fumbbl-khemri.xml"_s)).team;
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    const Player &staub = numbered(team, 2);
    QCOMPARE(staub.achievements.casualties, 9);
    QCOMPARE(staub.achievements.mvps, 3);
    QCOMPARE(starPlayerPoints(staub, ruleset), 33);
    QCOMPARE(staub.injuries.niggling, 1);
    QCOMPARE(staub.improvements.size(), size_t(3));
    QVERIFY(!numbered(team, 3).missesNextMatch); // healed: only the list of his life has it
    QVERIFY(numbered(team, 4).missesNextMatch); // marked as healing
    QCOMPARE(numbered(team, 4).injuries.losses.movement, 1);
    QCOMPARE(numbered(team, 12).kind, PlayerKind::Journeyman);
    QCOMPARE(team.treasury, 40'000);
}

void TestFumbblFiles::severalListsAreAsked()
{
    const auto refused = open(u"fumbbl-several-lists.xml"_s);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::WhichRoster);
    QVERIFY(asksForRoster(refused.error()));
    QVERIFY(refused.error().message.contains(u"high-elf"_s));
    ImportSettings said;
    said.roster = RosterId(u"high-elf"_s);
    const Team team = must(open(u"fumbbl-several-lists.xml"_s, said)).team;
    QCOMPARE(team.roster.text(), u"high-elf"_s);
    QCOMPARE(team.players.size(), size_t(11));
    said.roster = RosterId(u"moon-people"_s);
    QCOMPARE(open(u"fumbbl-several-lists.xml"_s, said).error().code, ErrorCode::NoSuchRoster);
}

void TestFumbblFiles::unknownPositionIsLeftToSettle()
{
    const auto [team, notes] = must(open(u"ffb-unknown-position.xml"_s));
    QVERIFY(hasToSettle(notes));
    const QString first = noteLines(notes).constFirst();
    QVERIFY2(first.contains(u"moonDancer"_s) && first.startsWith(u"#1 "_s), qPrintable(first));
    const auto problems = checkTeam(team, testRuleset(u"crp"_s), Language::English);
    QVERIFY(std::any_of(problems.begin(), problems.end(), [](const TeamProblem &problem) {
        return problem.code == u"no-such-position"_s;
    }));
    QVERIFY(must(readTeam(writeTeam(team))) == team); // it can be kept as it is
}

void TestFumbblFiles::positionsCanBeSaid()
{
    ImportSettings said;
    said.positions = {{u"skaven.moonDancer"_s, PositionId(u"rat-ogre"_s)}};
    const auto [team, notes] = must(open(u"ffb-unknown-position.xml"_s, said));
    QCOMPARE(numbered(team, 1).position.text(), u"rat-ogre"_s);
    QVERIFY(!hasToSettle(notes));
}

void TestFumbblFiles::laterEditionIsCalledThat()
{
    const auto [team, notes] = must(open(u"fumbbl-2020.xml"_s));
    QCOMPARE(team.roster.text(), u"dark-elf"_s); // by the words of its positions
    const QString first = noteLines(notes).constFirst();
    QVERIFY2(first.contains(u"2020"_s), qPrintable(first));
    ForeignTeam unknown;
    unknown.race = u"Moon People"_s;
    unknown.edition = u"BB2020"_s;
    QCOMPARE(settleTeam(unknown, m_library, {TeamId(u"x"_s)}).error().code,
             ErrorCode::OtherEdition);
}

void TestFumbblFiles::seriousInjuryIsTaken_data()
{
    QTest::addColumn<QString>("injury");
    QTest::addColumn<bool>("misses");
    QTest::addColumn<Injuries>("injuries");
    QTest::newRow("misses the next match") << u"Fractured Arm"_s << true << Injuries{};
    QTest::newRow("niggling") << u"Damaged Back"_s << false << Injuries{1, {}};
    QTest::newRow("joined") << u"SmashedCollarBone"_s << false << Injuries{0, {0, 1, 0, 0}};
    QTest::newRow("with its effect")
        << u"Broken Neck (-AG)"_s << false << Injuries{0, {0, 0, 1, 0}};
}

void TestFumbblFiles::seriousInjuryIsTaken()
{
    QFETCH(QString, injury);
    QFETCH(bool, misses);
    QFETCH(Injuries, injuries);
    const QString xml = u"<team><race>Orc</race><rosterId>orc.lrb6</rosterId><player nr='1'>"
                        "<positionId>orc.lineman</positionId><serious_injury>%1</serious_injury>"
                        "</player></team>"_s.arg(injury);
    const auto [team, notes]
        = must(importTeam(xml.toUtf8(), m_library, {nullptr, {}, TeamId(u"x"_s), {}}));
    QCOMPARE(team.players.front().missesNextMatch, misses);
    QVERIFY(team.players.front().injuries == injuries);
    QVERIFY2(notes.empty(), qPrintable(noteLines(notes).join(u'\n')));
}

void TestFumbblFiles::wordsInAnyOrder_data()
{
    QTest::addColumn<QString>("race");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("position");
    QTest::newRow("race before") << u"nurgle"_s << u"nurgle.beast"_s << u"beast-of-nurgle"_s;
    QTest::newRow("suffix") << u"norse"_s << u"norse.troll.snow"_s << u"yhetee"_s;
    QTest::newRow("humps") << u"skaven"_s << u"gutterRunner"_s << u"gutter-runner"_s;
    QTest::newRow("German plural of the book")
        << u"orc"_s << u"Schwarzork-Blocker"_s << u"black-orc-blocker"_s;
    QTest::newRow("Spanish plural")
        << u"orc"_s << u"Defensas Orcos Negros"_s << u"black-orc-blocker"_s;
    QTest::newRow("the line of orcs") << u"orc"_s << u"Lineorc"_s << u"lineman"_s;
    QTest::newRow("who hits, by what he is") << u"skaven"_s << u"Storm Vermin"_s << u"blitzer"_s;
    QTest::newRow("who throws, by his house")
        << u"high-elf"_s << u"Phoenix Warrior"_s << u"thrower"_s;
    QTest::newRow("who catches, by his house")
        << u"high-elf"_s << u"Lion Warrior"_s << u"catcher"_s;
    QTest::newRow("one word of two") << u"necromantic"_s << u"Golem"_s << u"flesh-golem"_s;
    QTest::newRow("nobody") << u"skaven"_s << u"moonDancer"_s << QString();
    QTest::newRow("two could be meant") << u"orc"_s << u"Troll Goblin"_s << QString();
    QTest::newRow("the race alone") << u"skaven"_s << u"Skaven"_s << QString();
}

void TestFumbblFiles::wordsInAnyOrder()
{
    QFETCH(QString, race);
    QFETCH(QString, word);
    QFETCH(QString, position);
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    const auto match = NameMatcher(ruleset).position(*ruleset.rosters().find(race), word);
    QCOMPARE(match.position ? match.position->id.text() : QString(), position);
}

void TestFumbblFiles::botbowlPlays2016()
{
    const QByteArray file = R"({"name": "Blechbüchsen", "race": "Human", "treasury": 0,
        "apothecaries": 0, "rerolls": 2, "fan_factor": 1, "ass_coaches": 0, "cheerleaders": 0,
        "players": [{"nr": 1, "name": "A", "position": "Lineman"}]})";
    const Team team = must(importTeam(file, m_library, {nullptr, {}, TeamId(u"x"_s), {}})).team;
    QCOMPARE(team.ruleset.text(), u"bb2016"_s);
}

void TestFumbblFiles::statisticsTravel()
{
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    Team team = testTeam(ruleset, u"human"_s, {{u"blitzer"_s, 1}});
    team.players.front().achievements = {1, 2, 3, 4, 5, 0};
    const TeamFormat &format = *teamFormat(u"fumbbl-xml");
    const QByteArray bytes = must(exportTeam(team, ruleset, format, Language::English));
    QVERIFY(bytes.contains("<touchdowns>2</touchdowns>"));
    QVERIFY(bytes.contains("<position>Blitzer</position>"));
    const Team back = must(importTeam(bytes, m_library, {&format, {}, team.id, {}})).team;
    QVERIFY(back.players.front().achievements == team.players.front().achievements);
}

/// An edition whose points stand in its book only has nothing to say against them.
void TestFumbblFiles::pointsDecideNoEdition()
{
    QFile file(QStringLiteral(DUGOUT_TEST_DATA "/exchange/fumbbl-khemri.xml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains("currentSpps=\"12\""));
    bytes.replace("currentSpps=\"12\"", "currentSpps=\"3\""); // six casualties are worth more
    const ImportedTeam read = must(importTeam(bytes, m_library, {nullptr, {}, TeamId(u"x"_s), {}}));
    QCOMPARE(read.team.ruleset.text(), u"crp"_s);
    QVERIFY(std::any_of(read.notes.begin(), read.notes.end(),
                        [](const ImportNote &note) { return note.place.endsWith(u"/points"_s); }));
}

void TestFumbblFiles::notesAreGrouped()
{
    const QString nothing = u"Nothing of this kind."_s;
    const QStringList lines = noteLines({
        {u"player/1/blocks"_s, u"3"_s, nothing, NoteWeight::LeftOut, u"#1"_s, {}},
        {u"player/2/blocks"_s, u"4"_s, nothing, NoteWeight::LeftOut, u"#2"_s, {}},
        {u"player/3/blocks"_s, u"5"_s, nothing, NoteWeight::LeftOut, u"#3"_s, {}},
        {u"mascot"_s, u"Cow"_s, nothing, NoteWeight::LeftOut, {}, {}},
        {u"player/1/skills"_s, u"Dash"_s, u"Changed."_s, NoteWeight::Changed, u"#1"_s, u"skills"_s},
        {u"player/7/position"_s, u"Odd"_s, u"Choose."_s, NoteWeight::ToSettle, u"#7"_s,
         u"position"_s},
        {u"player/8/position"_s, u"Odd"_s, u"Choose."_s, NoteWeight::ToSettle, u"#8"_s,
         u"position"_s},
    });
    QCOMPARE(lines,
             (QStringList{u"#7, #8 – position: Odd – Choose."_s, u"#1 – skills: Dash – Changed."_s,
                          u"Nothing of this kind: blocks, mascot (Cow)"_s}));
}

void TestFumbblFiles::noGenderNorNumbers()
{
    const ImportNotes notes = must(open(u"fumbbl-khemri.xml"_s)).notes;
    for (const QString &line : noteLines(notes)) {
        QVERIFY2(!line.contains(u"gender"_s), qPrintable(line));
        QVERIFY2(!line.contains(u"2895"_s) && !line.contains(u"player/"_s), qPrintable(line));
    }
    QVERIFY(noteLines(notes).size() <= 2);
}

QTEST_GUILESS_MAIN(TestFumbblFiles)
#include "tst_fumbblfiles.moc"
