// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/sampleteams.h"
#include "core/exchange/foreign/teamformats.h"
#include "core/exchange/teamfile.h"
#include "core/team/improvement.h"
#include "core/team/playerlife.h"
#include "core/team/teamvalue.h"
#include "tests/support/teambuilder.h"
#include "tests/support/zipmaker.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView botocsTeam = R"(<?xml version="1.0" encoding="UTF-8"?>
<team>
  <name>Möwen &amp; Ñandúes</name><race>Human</race><coach>Ada "Übung"</coach>
  <rerolls>3</rerolls><fanfactor>4</fanfactor><assistants>1</assistants>
  <cheerleaders>2</cheerleaders><apothecary>true</apothecary><treasury>70000</treasury>
  <players>
    <player number="7"><name>Grit Ölson</name><position>Blitzer</position>
      <ma>7</ma><st>4</st><ag>3</ag><av>7</av>
      <skills><skill>Block</skill><skill>Guard</skill><skill>Claws</skill></skills>
      <spp>33</spp><nigglings>1</nigglings><injured>true</injured><value>160000</value></player>
    <player number="12"><name>Lena &lt;Line&gt;</name><position>Human Lineman</position>
      <ma>6</ma><st>3</st><ag>3</ag><av>8</av><skills/>
      <spp>0</spp><nigglings>0</nigglings><injured>false</injured><value>50000</value>
      <lucky>charm</lucky></player>
  </players>
</team>)";

constexpr QByteArrayView obblmTeam = R"(<?xml version="1.0"?>
<teams><team><name>Rust Bucket FC</name><coach_id>3</coach_id><race_id>14</race_id>
<league_id>0</league_id><division_id>0</division_id><treasury>10000</treasury>
<apothecary>1</apothecary><rr>2</rr><ff>5</ff><ass_coaches>0</ass_coaches><cheerleaders>1</cheerleaders>
<won>2</won><lost>0</lost><draw>0</draw><wt>0</wt><gf>0</gf><ga>0</ga>
<players>
<player><name>Sven</name><nr>1</nr><pos_id>143</pos_id><status>mng</status><cp>1</cp><td>2</td>
<intcpt>0</intcpt><bh>1</bh><ki>1</ki><si>0</si><mvp>1</mvp><ma>0</ma><st>0</st><ag>1</ag><av>0</av><ni>1</ni></player>
<player><name>Ole</name><nr>2</nr><pos_id>140</pos_id><status>dead</status><cp>0</cp><td>0</td>
<intcpt>0</intcpt><bh>0</bh><ki>0</ki><si>0</si><mvp>0</mvp><ma>0</ma><st>0</st><ag>0</ag><av>0</av><ni>0</ni></player>
</players></team></teams>)";

constexpr QByteArrayView fumbblXmlTeam = R"(<?xml version="1.0" encoding="UTF-8"?>
<team id="x1"><coach>Bea</coach><name>Kanalratten</name><race>Skaven</race>
<rosterId>skaven.lrb6</rosterId><reRolls>3</reRolls><fanFactor>6</fanFactor><apothecaries>1</apothecaries>
<cheerleaders>0</cheerleaders><assistantCoaches>2</assistantCoaches><currentTeamValue>100</currentTeamValue>
<division>[X]</division><treasury>50000</treasury>
<player nr="1" id="x1-1"><name>Flitz</name><gender>male</gender><positionId>skaven.gutterRunner</positionId>
<skillList><skill>Wrestle</skill><skill>+AG</skill><skill>Two Heads</skill></skillList>
<injuryList><injury>Smashed Knee (NI)</injury><injury recovering="true">Broken Neck (-1 AG)</injury></injuryList>
<playerStatistics currentSpps="40"/></player>
<player nr="2" id="x1-2"><name>Aushilfe</name><positionId>skaven.lineman</positionId><skillList/>
<status>journeyman</status></player></team>)";

constexpr QByteArrayView fumbblJsonTeam = R"({"id": 7, "coach": {"id": "9", "name": "Cleo"},
"roster": {"id": "1", "name": "Dark Elf"}, "name": "Nachtfalter", "rerolls": "2", "fanFactor": 3,
"assistantCoaches": 0, "cheerleaders": 1, "apothecary": "Yes", "treasury": "30000",
"record": {"games": 0}, "players": [
{"id": "1", "number": "4", "name": "Syl", "position": "Witch Elf", "positionId": "123",
 "injuries": "m,n,-ma", "skills": ["Side Step", "+ST"],
 "record": {"completions": 1, "touchdowns": 2, "interceptions": 1, "casualties": 3, "mvps": 1, "spp": 22}},
{"id": "2", "number": 5, "name": "Ny", "position": {"id": 5, "name": "Lineman"},
 "skills": ["Unheard Of"], "injuries": []}]})";

constexpr QByteArrayView botbowlTeam = R"({"name": "Botnet Brawlers", "race": "Orc", "treasury": 0,
"apothecaries": 1, "rerolls": 3, "fan_factor": 2, "ass_coaches": 1, "cheerleaders": 0, "players": [
{"nr": 1, "name": "Krk", "position": "Black Orc Blocker", "extra_skills": ["Block"], "extra_ma": 1,
 "extra_st": 0, "extra_ag": -1, "extra_av": 0, "spp": 18, "niggling": true, "mng": false},
{"nr": 2, "name": "Zap", "position": "Goblin", "extra_skills": [], "extra_ma": 0, "extra_st": 0,
 "extra_ag": 0, "extra_av": 0, "spp": 0, "niggling": false, "mng": true}]})";

constexpr QByteArrayView battleScribeRoster
    = R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="r" name="Federvieh" battleScribeVersion="2.03" gameSystemId="g" gameSystemName="Blood Bowl 2016"
 gameSystemRevision="1" xmlns="http://www.battlescribe.net/schema/rosterSchema">
<costs><cost name=" TV" typeId="t" value="500.0"/></costs>
<forces><force id="f" name="Team" catalogueId="c" catalogueName="Wood Elves - BB16"><selections>
<selection id="1" name="Wardancer" entryId="e" number="1" type="model" customName="Pirou">
 <selections><selection id="2" name="Skills" number="1" type="upgrade"><selections>
  <selection id="3" name="Tackle" number="1" type="upgrade"/>
  <selection id="4" name="+1 AG" number="1" type="upgrade"/>
  <selection id="5" name="Niggling Injury" number="1" type="upgrade"/>
  <selection id="6" name="Shiny Boots" number="1" type="upgrade"/></selections></selection></selections>
 <profiles><profile id="p" name="Wardancer" typeName="Player"><characteristics>
  <characteristic name="MA">8</characteristic></characteristics></profile></profiles></selection>
<selection id="7" name="Linemen" entryId="e" number="9" type="model">
 <profiles><profile id="p" name="Lineman" profileTypeName="Player"/></profiles></selection>
<selection id="8" name="Team Re-rolls" number="3" type="upgrade"/>
<selection id="9" name="Sideline Staff" number="1" type="upgrade"><selections>
 <selection id="10" name="Apothecary" number="1" type="upgrade"/>
 <selection id="11" name="Mascot" number="1" type="upgrade"/></selections></selection>
</selections></force></forces></roster>)";

constexpr QByteArrayView tourPlayRoster = R"({"id": 1, "teamName": "Toro Salvaje", "teamRace": "12",
"rosterMaster": {"name": "Chaos Dwarf", "lineUpMasters": []}, "player": {"userNameToShow": "Dani"},
"reRolls": 3, "apothecary": true, "assistantCoaches": 0, "cheerLeaders": 1, "fanFactor": 2, "treasury": 25,
"teamSpecialRules": 8, "lineUps": [
{"id": 11, "lineUpMasterId": 5, "name": "Asdrúbal", "number": 3, "position": "Bull Centaur", "ma": 7, "st": 4,
 "ag": 2, "av": 9, "pa": 4, "lineUpMaster": {"position": "Bull Centaur", "ma": 6, "st": 4, "ag": 2, "av": 9},
 "nigglingInjuries": 1, "skills": [{"skillMaster": {"name": "Block"}}], "starPlayerPoints": 12,
 "totalStarPlayerPoints": 16, "totalPass": 0, "totalTouchdowns": 3, "totalCasualties": 1, "totalMVP": 1,
 "totalInterceptions": 0, "canPlayNextGame": false}]})";

/// A team with everything a roster can hold.
Team richTeam(const Ruleset &ruleset)
{
    Team team = testTeam(ruleset, u"human"_s,
                         {{u"blitzer"_s, 4}, {u"thrower"_s, 2}, {u"lineman"_s, 6}, {u"ogre"_s, 1}});
    team = must(renameTeam(std::move(team), u"Straße & Niño \"Ü\" <1>"_s));
    team.rerolls = 3;
    team.fanFactor = 5;
    team.cheerleaders = 2;
    team.assistantCoaches = 1;
    team.apothecaries = 1;
    team.founded = true;
    team.treasury = 123'000;
    for (Player &player : team.players)
        player.name = u"Señor Größe %1"_s.arg(player.number);
    const auto learn = [&](const QString &id, const Gain &gain) {
        team = must(addImprovement(std::move(team), ruleset, PlayerId(id), {}, gain));
    };
    learn(u"1"_s, SkillId(u"guard"_s));
    learn(u"1"_s, Stat::Strength);
    learn(u"1"_s, SkillId(u"claw"_s));
    learn(u"5"_s, SkillId(u"accurate"_s));
    learn(u"5"_s, SkillId(u"nerves-of-steel"_s));
    Player &first = team.players.front();
    first.achievements = {1, 4, 2, 3, 2, 5};
    first.injuries.niggling = 2;
    first.injuries.losses.armour = 1;
    team.players[2].missesNextMatch = true;
    team.players[2].number = 42;
    return team;
}

ImportSettings settingsFor(const QString &format, const QString &ruleset = {})
{
    return {teamFormat(format), ruleset, TeamId(u"imported"_s), Language::English};
}

bool noted(const ImportNotes &notes, const QString &value)
{
    return std::any_of(notes.begin(), notes.end(),
                       [&value](const ImportNote &note) { return note.value == value; });
}

} // namespace

class TestTeamExchange final : public QObject
{
    Q_OBJECT

private slots:
    void everyFileIsRecognised_data();
    void everyFileIsRecognised();
    void importExportImport_data();
    void importExportImport();
    void richTeamSurvives_data();
    void richTeamSurvives();
    void everyRosterTravels_data();
    void everyRosterTravels();
    void botocs();
    void obblm();
    void fumbblXml();
    void fumbblJson();
    void botbowl();
    void battleScribe();
    void zippedBattleScribe();
    void tourPlay();
    void namesInEveryLanguage();
    void raceNames_data();
    void raceNames();
    void unknownPositionIsKeptAndNoted();
    void starsAreFound();
    void doubleNumbersAreNoted();
    void unknownRaceIsRefused();
    void editionIsChosen();
    void tables_data();
    void tables();
    void sampleTeamsGoEverywhere_data();
    void sampleTeamsGoEverywhere();
    void ownFormatIsUntouched();

private:
    [[nodiscard]] ImportedTeam import(QByteArrayView bytes, const ImportSettings &settings)
    {
        return must(importTeam(bytes.toByteArray(), m_library, settings));
    }
    [[nodiscard]] ImportedTeam import(QByteArrayView bytes)
    {
        return import(bytes, {nullptr, {}, TeamId(u"imported"_s), Language::English});
    }

    RulesetLibrary m_library;
};

void TestTeamExchange::everyFileIsRecognised_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("format");
    QTest::newRow("botocs") << botocsTeam.toByteArray() << u"botocs"_s;
    QTest::newRow("obblm") << obblmTeam.toByteArray() << u"obblm"_s;
    QTest::newRow("fumbbl-xml") << fumbblXmlTeam.toByteArray() << u"fumbbl-xml"_s;
    QTest::newRow("fumbbl-json") << fumbblJsonTeam.toByteArray() << u"fumbbl-json"_s;
    QTest::newRow("botbowl") << botbowlTeam.toByteArray() << u"botbowl"_s;
    QTest::newRow("battlescribe") << battleScribeRoster.toByteArray() << u"battlescribe"_s;
    QTest::newRow("tourplay") << tourPlayRoster.toByteArray() << u"tourplay"_s;
    QTest::newRow("own") << writeTeam(must(loadSampleTeam(sampleTeamNames().first())))
                         << u"dugout"_s;
}

void TestTeamExchange::everyFileIsRecognised()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, format);
    const TeamFormat *found = formatOf(bytes);
    QVERIFY(found);
    QCOMPARE(found->id, format);
}

void TestTeamExchange::importExportImport_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("botocs") << botocsTeam.toByteArray();
    QTest::newRow("obblm") << obblmTeam.toByteArray();
    QTest::newRow("fumbbl-xml") << fumbblXmlTeam.toByteArray();
    QTest::newRow("fumbbl-json") << fumbblJsonTeam.toByteArray();
    QTest::newRow("botbowl") << botbowlTeam.toByteArray();
}

void TestTeamExchange::importExportImport()
{
    QFETCH(QByteArray, bytes);
    const TeamFormat &format = *formatOf(bytes);
    const Team first = import(bytes).team;
    const QByteArray written
        = must(exportTeam(first, testRuleset(first.ruleset.text()), format, Language::German));
    QCOMPARE(formatOf(written), &format);
    const Team second = import(written, settingsFor(format.id, first.ruleset.text())).team;
    QCOMPARE(QString::fromUtf8(writeTeam(second)), QString::fromUtf8(writeTeam(first)));
    QVERIFY(second == first);
    QCOMPARE(must(exportTeam(second, testRuleset(first.ruleset.text()), format, Language::Spanish)),
             written);
}

void TestTeamExchange::richTeamSurvives_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<bool>("skills");
    QTest::addColumn<bool>("achievements");
    QTest::addColumn<bool>("coach");
    QTest::newRow("botocs") << u"botocs"_s << true << false << true;
    QTest::newRow("obblm") << u"obblm"_s << false << true << false;
    QTest::newRow("fumbbl-xml") << u"fumbbl-xml"_s << true << true << true;
    QTest::newRow("fumbbl-json") << u"fumbbl-json"_s << true << true << true;
    QTest::newRow("botbowl") << u"botbowl"_s << true << false << false;
}

void TestTeamExchange::richTeamSurvives()
{
    QFETCH(QString, format);
    QFETCH(bool, skills);
    QFETCH(bool, achievements);
    QFETCH(bool, coach);
    for (const QString &edition : {u"crp"_s, u"bb2016"_s}) {
        const Ruleset &ruleset = testRuleset(edition);
        const Team team = richTeam(ruleset);
        const QByteArray bytes
            = must(exportTeam(team, ruleset, *teamFormat(format), Language::English));
        const Team back = import(bytes, settingsFor(format, edition)).team;
        QCOMPARE(back.name, team.name);
        QCOMPARE(back.coach, coach ? team.coach : QString());
        QCOMPARE(back.roster, team.roster);
        QCOMPARE(back.treasury, team.treasury);
        for (const TeamAsset asset : allTeamAssets)
            QCOMPARE(back.count(asset), team.count(asset));
        QCOMPARE(back.players.size(), team.players.size());
        for (size_t row = 0; row < team.players.size(); ++row) {
            const Player &was = team.players[row];
            const Player &is = back.players[row];
            QCOMPARE(is.name, was.name);
            QCOMPARE(is.number, was.number);
            QCOMPARE(is.position, was.position);
            QCOMPARE(is.missesNextMatch, was.missesNextMatch);
            QCOMPARE(is.injuries.niggling, was.injuries.niggling);
            if (skills) {
                QVERIFY(skillsOf(is, back, ruleset) == skillsOf(was, team, ruleset));
                QVERIFY(profileOf(is, back, ruleset) == profileOf(was, team, ruleset));
                QCOMPARE(playerValue(is, back, ruleset), playerValue(was, team, ruleset));
                QCOMPARE(starPlayerPoints(is, ruleset), starPlayerPoints(was, ruleset));
            }
            if (achievements)
                QVERIFY(is.achievements.with(Achievement::Other, 0)
                        == was.achievements.with(Achievement::Other, 0));
        }
        if (skills)
            QCOMPARE(teamValue(back, ruleset), teamValue(team, ruleset));
    }
}

void TestTeamExchange::everyRosterTravels_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("format");
    for (const QString &edition : footballRulesets()) {
        for (const QString &format :
             {u"botocs"_s, u"fumbbl-xml"_s, u"fumbbl-json"_s, u"botbowl"_s, u"obblm"_s})
            QTest::addRow("%s %s", qPrintable(edition), qPrintable(format)) << edition << format;
    }
}

void TestTeamExchange::everyRosterTravels()
{
    QFETCH(QString, edition);
    QFETCH(QString, format);
    const Ruleset &ruleset = testRuleset(edition);
    int written = 0;
    for (const Roster &roster : ruleset.rosters()) {
        std::vector<std::pair<QString, int>> players;
        for (const Position &position : roster.positions)
            players.emplace_back(position.id.text(), 1);
        const Team team = testTeam(ruleset, roster.id.text(), players);
        const auto bytes = exportTeam(team, ruleset, *teamFormat(format), Language::English);
        if (!bytes) {
            QCOMPARE(bytes.error().code, ErrorCode::NotInFormat);
            QVERIFY2(!roster.official, qPrintable(roster.id.text()));
            continue;
        }
        ++written;
        const ImportedTeam back = import(*bytes, settingsFor(format, edition));
        for (const ImportNote &note : back.notes)
            QFAIL(qPrintable(roster.id.text() + u": "_s + note.value + u' ' + note.reason));
        QCOMPARE(back.team.roster, roster.id);
        for (size_t row = 0; row < team.players.size(); ++row)
            QCOMPARE(back.team.players[row].position, team.players[row].position);
    }
    QVERIFY(written >= 20);
}

void TestTeamExchange::botocs()
{
    const auto [team, notes] = import(botocsTeam);
    QCOMPARE(team.ruleset.text(), u"crp"_s);
    QCOMPARE(team.name, u"Möwen & Ñandúes"_s);
    QCOMPARE(team.coach, u"Ada \"Übung\""_s);
    QCOMPARE(team.roster.text(), u"human"_s);
    QCOMPARE(team.treasury, 70'000);
    const Ruleset &ruleset = testRuleset(team.ruleset.text());
    const Player &grit = team.players.at(0);
    QCOMPARE(grit.number, 7);
    QVERIFY(grit.missesNextMatch);
    QCOMPARE(grit.injuries.niggling, 1);
    QCOMPARE(grit.injuries.losses.armour, 1);
    QCOMPARE(starPlayerPoints(grit, ruleset), 33);
    QVERIFY(profileOf(grit, team, ruleset) == (Profile{7, 4, 3, 7}));
    QVERIFY(skillsOf(grit, team, ruleset)
            == (std::vector{SkillId(u"block"_s), SkillId(u"guard"_s), SkillId(u"claw"_s)}));
    QCOMPARE(team.players.at(1).position.text(), u"lineman"_s);
    QVERIFY(noted(notes, u"charm"_s));
    QVERIFY(noted(notes, u"+1"_s));
    QVERIFY(noted(notes, u"-1"_s));
    QCOMPARE(notes.size(), size_t(3));
}

void TestTeamExchange::obblm()
{
    const auto [team, notes] = import(obblmTeam);
    QCOMPARE(team.roster.text(), u"norse"_s);
    QCOMPARE(team.rerolls, 2);
    QCOMPARE(team.players.size(), size_t(1));
    QCOMPARE(team.formerPlayers.size(), size_t(1));
    QCOMPARE(team.formerPlayers.at(0).status, PlayerStatus::Dead);
    const Player &sven = team.players.at(0);
    QCOMPARE(sven.position.text(), u"berserker"_s);
    QVERIFY(sven.missesNextMatch);
    QVERIFY(sven.achievements == (AchievementCounts{1, 2, 0, 2, 1, 0}));
    QCOMPARE(sven.injuries.losses.agility, 1);
    QVERIFY(noted(notes, u"3"_s)); // coach_id
    QVERIFY(noted(notes, u"2"_s)); // won
    QVERIFY(noted(notes, u"0, 1"_s)); // si, ki
    QCOMPARE(notes.size(), size_t(3));
}

void TestTeamExchange::fumbblXml()
{
    const auto [team, notes] = import(fumbblXmlTeam);
    QCOMPARE(team.ruleset.text(), u"crp"_s);
    QCOMPARE(team.roster.text(), u"skaven"_s);
    const Player &flitz = team.players.at(0);
    QCOMPARE(flitz.position.text(), u"gutter-runner"_s);
    QCOMPARE(flitz.improvements.size(), size_t(3));
    QVERIFY(flitz.missesNextMatch);
    QCOMPARE(flitz.injuries.niggling, 1);
    QCOMPARE(flitz.injuries.losses.agility, 1);
    QCOMPARE(starPlayerPoints(flitz, testRuleset(u"crp"_s)), 40);
    QCOMPARE(team.players.at(1).kind, PlayerKind::Journeyman);
    QVERIFY(noted(notes, u"[X]"_s));
    QCOMPARE(notes.size(), size_t(1));
}

void TestTeamExchange::fumbblJson()
{
    const auto [team, notes] = import(fumbblJsonTeam);
    QCOMPARE(team.roster.text(), u"dark-elf"_s);
    QCOMPARE(team.coach, u"Cleo"_s);
    QCOMPARE(team.apothecaries, 1);
    const Player &syl = team.players.at(0);
    QVERIFY(syl.achievements == (AchievementCounts{1, 2, 1, 3, 1, 2}));
    QVERIFY(syl.missesNextMatch);
    QCOMPARE(syl.injuries.losses.movement, 1);
    QCOMPARE(team.players.at(1).position.text(), u"lineman"_s);
    QCOMPARE(notes.size(), size_t(1));
    QVERIFY(noted(notes, u"Unheard Of"_s));
}

void TestTeamExchange::botbowl()
{
    const auto [team, notes] = import(botbowlTeam);
    QCOMPARE(team.roster.text(), u"orc"_s);
    const Ruleset &ruleset = testRuleset(team.ruleset.text());
    QVERIFY(profileOf(team.players.at(0), team, ruleset) == (Profile{5, 4, 1, 9}));
    QCOMPARE(team.players.at(0).injuries.niggling, 1);
    QVERIFY(team.players.at(1).missesNextMatch);
    QCOMPARE(notes.size(), size_t(2));
}

void TestTeamExchange::battleScribe()
{
    const auto [team, notes] = import(battleScribeRoster);
    QCOMPARE(team.ruleset.text(), u"bb2016"_s);
    QCOMPARE(team.name, u"Federvieh"_s);
    QCOMPARE(team.roster.text(), u"wood-elf"_s);
    QCOMPARE(team.players.size(), size_t(10));
    QCOMPARE(team.rerolls, 3);
    QCOMPARE(team.apothecaries, 1);
    QVERIFY(!team.founded);
    const Player &pirou = team.players.at(0);
    QCOMPARE(pirou.name, u"Pirou"_s);
    QCOMPARE(pirou.improvements.size(), size_t(2));
    QCOMPARE(pirou.injuries.niggling, 1);
    QCOMPARE(team.players.at(9).position.text(), u"lineman"_s);
    QCOMPARE(team.players.at(9).number, 10);
    QVERIFY(noted(notes, u"Shiny Boots"_s));
    QVERIFY(noted(notes, u"Mascot"_s));
    QCOMPARE(notes.size(), size_t(2));
}

void TestTeamExchange::zippedBattleScribe()
{
    const QByteArray zip = makeZip({{u"Federvieh.ros"_s, battleScribeRoster.toByteArray()}});
    QVERIFY(import(zip) == import(battleScribeRoster));
}

void TestTeamExchange::tourPlay()
{
    const auto [team, notes] = import(tourPlayRoster);
    QCOMPARE(team.roster.text(), u"chaos-dwarf"_s);
    QCOMPARE(team.coach, u"Dani"_s);
    QCOMPARE(team.treasury, 25'000);
    const Player &player = team.players.at(0);
    QCOMPARE(player.name, u"Asdrúbal"_s);
    QVERIFY(player.missesNextMatch);
    const Ruleset &ruleset = testRuleset(team.ruleset.text());
    QCOMPARE(profileOf(player, team, ruleset).movement, 7);
    QCOMPARE(starPlayerPoints(player, ruleset), 16);
    QCOMPARE(notes.front().place, u"edition"_s); // special rules came in 2020
    QVERIFY(noted(notes, u"4"_s)); // pa
    QVERIFY(noted(notes, u"+1"_s));
}

void TestTeamExchange::namesInEveryLanguage()
{
    for (const Language language : allLanguages) {
        const Ruleset &ruleset = testRuleset(u"crp"_s);
        const Roster &roster = *ruleset.rosters().find(u"skaven"_s);
        const Position &runner = *roster.position(PositionId(u"gutter-runner"_s));
        const QString xml
            = u"<team><race>%1</race><rerolls>1</rerolls><players><player number='1'>"
              "<position>%2</position><skills><skill>%3</skill></skills></player></players></team>"_s
                  .arg(roster.name.in(language), runner.name.in(language).toUpper(),
                       ruleset.skills().find(u"side-step"_s)->name.in(language));
        const Team team = import(xml.toUtf8(), settingsFor(u"botocs"_s, u"crp"_s)).team;
        QCOMPARE(team.roster, roster.id);
        QCOMPARE(team.players.at(0).position, runner.id);
        QVERIFY(gainedSkills(team.players.at(0)) == std::vector{SkillId(u"side-step"_s)});
    }
}

void TestTeamExchange::raceNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("roster");
    const std::pair<const char *, const char *> names[]{{"Amazons", "amazon"},
                                                        {"Bretonnians", "bretonnia"},
                                                        {"Chaos", "chaos-chosen"},
                                                        {"Chaos Dwarves", "chaos-dwarf"},
                                                        {"Chaos Pact", "chaos-renegades"},
                                                        {"Dark Elves", "dark-elf"},
                                                        {"Dwarves", "dwarf"},
                                                        {"Elves", "elf"},
                                                        {"Goblins", "goblin"},
                                                        {"Halflings", "halfling"},
                                                        {"High Elves", "high-elf"},
                                                        {"Humans", "human"},
                                                        {"Khemri", "khemri"},
                                                        {"Khorne", "khorne"},
                                                        {"Lizardmen", "lizardmen"},
                                                        {"Necromantic", "necromantic"},
                                                        {"Norse", "norse"},
                                                        {"Nurgle's Rotters", "nurgle"},
                                                        {"Ogres", "ogre"},
                                                        {"Orc", "orc"},
                                                        {"Skaven", "skaven"},
                                                        {"Slann", "slann"},
                                                        {"Undead", "undead"},
                                                        {"Underworld", "underworld"},
                                                        {"Vampires", "vampire"},
                                                        {"Wood Elves", "wood-elf"}};
    for (const auto &[name, roster] : names)
        QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(roster);
}

void TestTeamExchange::raceNames()
{
    QFETCH(QString, name);
    QFETCH(QString, roster);
    ForeignTeam foreign;
    foreign.race = name;
    QCOMPARE(
        must(settleTeam(foreign, testRuleset(u"bb2016"_s), {TeamId(u"x"_s)})).team.roster.text(),
        roster);
}

void TestTeamExchange::unknownPositionIsKeptAndNoted()
{
    ForeignTeam foreign;
    foreign.race = u"Human"_s;
    ForeignPlayer player;
    player.place = u"players/1"_s;
    player.name = u"Wer"_s;
    player.position = u"39328"_s;
    foreign.players.push_back(player);
    const auto [team, notes] = must(settleTeam(foreign, m_library, {TeamId(u"x"_s)}));
    QCOMPARE(team.players.size(), size_t(1));
    QCOMPARE(team.players.at(0).position.text(), u"39328"_s); // no guess: the check complains
    QVERIFY(noted(notes, u"39328"_s));
}

void TestTeamExchange::starsAreFound()
{
    const StarPlayer &star = testRuleset(u"crp"_s).stars()[0];
    ForeignTeam foreign;
    foreign.race = u"Human"_s;
    ForeignPlayer player;
    player.place = u"players/1"_s;
    player.position = star.members.empty() ? star.name.en : star.members[0].name.en;
    foreign.players.push_back(player);
    const Team team = must(settleTeam(foreign, testRuleset(u"crp"_s), {TeamId(u"x"_s)})).team;
    QCOMPARE(team.players.at(0).kind, PlayerKind::Star);
    QCOMPARE(team.players.at(0).star, star.id);
}

void TestTeamExchange::doubleNumbersAreNoted()
{
    ForeignTeam foreign;
    foreign.race = u"Human"_s;
    for (int i = 0; i < 3; ++i) {
        ForeignPlayer player;
        player.place = u"players/%1"_s.arg(i);
        player.number = 9;
        player.position = u"Lineman"_s;
        foreign.players.push_back(player);
    }
    const auto [team, notes] = must(settleTeam(foreign, m_library, {TeamId(u"x"_s)}));
    QCOMPARE(team.players.at(0).number, 9);
    QCOMPARE(team.players.at(1).number, 1);
    QCOMPARE(team.players.at(2).number, 2);
    QCOMPARE(notes.size(), size_t(2));
}

void TestTeamExchange::unknownRaceIsRefused()
{
    ForeignTeam foreign;
    foreign.race = u"Moon People"_s;
    QCOMPARE(settleTeam(foreign, m_library, {TeamId(u"x"_s)}).error().code, ErrorCode::UnknownRace);
    foreign.race.clear();
    QCOMPARE(settleTeam(foreign, m_library, {TeamId(u"x"_s)}).error().code, ErrorCode::NoRace);
}

void TestTeamExchange::editionIsChosen()
{
    ForeignTeam foreign;
    foreign.race = u"Human"_s;
    const auto edition = [&] {
        return must(settleTeam(foreign, m_library, {TeamId(u"x"_s)})).team.ruleset.text();
    };
    QCOMPARE(edition(), u"crp"_s);
    foreign.edition = u"LRB 4"_s;
    QCOMPARE(edition(), u"lrb4"_s);
    foreign.edition.clear();
    foreign.race = u"Slann"_s; // only one edition has them
    QCOMPARE(edition(), u"bb2016"_s);
}

void TestTeamExchange::tables_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("language");
    for (const QString &format : {u"csv"_s, u"html"_s, u"text"_s}) {
        for (const Language language : allLanguages)
            QTest::addRow("%s %s", qPrintable(format), qPrintable(languageCode(language)))
                << format << languageCode(language);
    }
}

void TestTeamExchange::tables()
{
    QFETCH(QString, format);
    QFETCH(QString, language);
    const Language wanted = *languageFromCode(language);
    const Ruleset &ruleset = testRuleset(u"crp"_s);
    const Team team = richTeam(ruleset);
    const QString text
        = QString::fromUtf8(must(exportTeam(team, ruleset, *teamFormat(format), wanted)));
    for (const Player &player : team.players) {
        QVERIFY(text.contains(player.name));
        QVERIFY(text.contains(roleName(player, team, ruleset).in(wanted)));
        for (const SkillId &skill : skillsOf(player, team, ruleset))
            QVERIFY(text.contains(ruleset.skills().find(skill)->name.in(wanted).toHtmlEscaped()));
    }
    if (format == u"html"_s) {
        QVERIFY(text.contains(team.name.toHtmlEscaped()));
        QVERIFY(!text.contains(u"<1>"_s));
    }
    if (format == u"csv"_s)
        QCOMPARE(text.count(u'\n'), static_cast<int>(team.players.size()) + 1);
}

void TestTeamExchange::sampleTeamsGoEverywhere_data()
{
    QTest::addColumn<QString>("sample");
    for (const QString &name : sampleTeamNames())
        QTest::newRow(qPrintable(name)) << name;
}

void TestTeamExchange::sampleTeamsGoEverywhere()
{
    QFETCH(QString, sample);
    const Team team = must(loadSampleTeam(sample));
    const Ruleset &ruleset = testRuleset(team.ruleset.text());
    for (const TeamFormat &format : teamFormats()) {
        if (!format.canWrite())
            continue;
        const QByteArray bytes = must(exportTeam(team, ruleset, format, Language::English));
        if (!format.canRead())
            continue;
        const Team back = import(bytes, settingsFor(format.id, team.ruleset.text())).team;
        QCOMPARE(back.players.size(), team.players.size());
        QCOMPARE(back.roster, team.roster);
    }
}

void TestTeamExchange::ownFormatIsUntouched()
{
    const Team team = must(loadSampleTeam(sampleTeamNames().first()));
    const auto [back, notes] = import(writeTeam(team));
    QVERIFY(back == team);
    QVERIFY(notes.empty());
}

QTEST_GUILESS_MAIN(TestTeamExchange)
#include "tst_teamexchange.moc"
