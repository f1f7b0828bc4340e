// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/exportnotes.h"
#include "core/exchange/teamfile.h"
#include "core/team/teamedits.h"
#include "tests/support/randomteam.h"
#include "tests/support/teambuilder.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Teams made by lot go through every format and come back: what the format holds unchanged, what
/// it does not hold listed.
class TestExchangeRandom final : public QObject
{
    Q_OBJECT

private slots:
    void secondJourneyChangesNothing_data() { addFormats(); }
    void secondJourneyChangesNothing();
    void firstJourneyListsEverythingItLoses_data() { addFormats(); }
    void firstJourneyListsEverythingItLoses();
    void ownFormatHoldsEverything();
    void tablesSayWhatTheyLeaveOut();
    void eachLossHasItsLine_data();
    void eachLossHasItsLine();

private:
    static void addFormats();
};

namespace {

constexpr int teamsEach = 6;

QString written(const ImportNotes &notes)
{
    QStringList lines;
    for (const ImportNote &note : notes)
        lines.append(u"%1 | %2 | %3"_s.arg(note.place, note.value, note.reason));
    return lines.join(u'\n');
}

/// None when the format has no such team.
std::optional<Team> thereAndBack(const Team &team, const Ruleset &ruleset, const TeamFormat &format)
{
    static RulesetLibrary library;
    const auto bytes = exportTeam(team, ruleset, format, Language::English);
    if (!bytes)
        return std::nullopt;
    return must(importTeam(*bytes, library, {&format, ruleset.id().text(), team.id, {}})).team;
}

} // namespace

void TestExchangeRandom::addFormats()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("edition");
    for (const TeamFormat &format : teamFormats()) {
        if (!format.read || !format.write)
            continue;
        for (const QString &edition : footballRulesets())
            QTest::addRow("%s %s", qPrintable(format.id), qPrintable(edition))
                << format.id << edition;
    }
}

void TestExchangeRandom::secondJourneyChangesNothing()
{
    QFETCH(QString, format);
    QFETCH(QString, edition);
    const Ruleset &ruleset = testRuleset(edition);
    const TeamFormat &through = *teamFormat(format);
    SeededRandomSource dice(7);
    int journeys = 0;
    for (const Roster &roster : ruleset.rosters()) {
        for (int i = 0; i < teamsEach; ++i) {
            const auto once = thereAndBack(randomTeam(ruleset, roster, dice), ruleset, through);
            if (!once)
                continue;
            const auto twice = thereAndBack(*once, ruleset, through);
            QVERIFY(twice);
            QCOMPARE(written(exportNotes(*once, ruleset, through, Language::English)), QString());
            QCOMPARE(writeTeam(*twice), writeTeam(*once));
            ++journeys;
        }
    }
    QVERIFY2(journeys > 30, qPrintable(QString::number(journeys)));
}

void TestExchangeRandom::firstJourneyListsEverythingItLoses()
{
    QFETCH(QString, format);
    QFETCH(QString, edition);
    const Ruleset &ruleset = testRuleset(edition);
    const TeamFormat &through = *teamFormat(format);
    SeededRandomSource dice(11);
    for (const Roster &roster : ruleset.rosters()) {
        const Team team = randomTeam(ruleset, roster, dice);
        const auto back = thereAndBack(team, ruleset, through);
        if (!back)
            continue;
        const QString notes = written(exportNotes(team, ruleset, through, Language::English));
        QVERIFY(back->players.size() == team.players.size());
        for (size_t row = 0; row < team.players.size(); ++row) {
            const Player &before = team.players[row];
            const Player &after = back->players[row];
            const QString place = u"#%1, "_s.arg(before.number);
            const auto listed = [&](bool same, const QString &subject) {
                return same || notes.contains(place + subject);
            };
            QVERIFY(before.name == after.name && before.number == after.number);
            QVERIFY(listed(before.position == after.position, u"position"_s));
            QVERIFY(listed(before.achievements.touchdowns == after.achievements.touchdowns,
                           u"touchdowns"_s));
            QVERIFY(listed(before.injuries.niggling == after.injuries.niggling, u"niggling"_s));
            QVERIFY(listed(before.missesNextMatch == after.missesNextMatch, u"misses"_s));
            QVERIFY(listed(before.improvements.size() == after.improvements.size(), u"skills"_s));
        }
        if (!team.formerPlayers.empty() && back->formerPlayers.empty())
            QVERIFY(notes.contains(u"Those who left"_s));
    }
}

void TestExchangeRandom::ownFormatHoldsEverything()
{
    SeededRandomSource dice(3);
    for (const QString &edition : footballRulesets()) {
        const Ruleset &ruleset = testRuleset(edition);
        for (const Roster &roster : ruleset.rosters()) {
            const Team team = randomTeam(ruleset, roster, dice);
            QCOMPARE(must(readTeam(writeTeam(team))), team);
            QVERIFY(exportNotes(team, ruleset, *teamFormat(u"dugout"), Language::German).empty());
        }
    }
}

void TestExchangeRandom::tablesSayWhatTheyLeaveOut()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    Team team = testTeam(crp, u"human"_s, {{u"lineman"_s, 11}});
    team.rerolls = 3;
    team.notes = u"Founded in a pub."_s;
    team = must(letGo(team, team.players.front().id, PlayerStatus::Retired));
    for (const QString &id : {u"csv"_s, u"html"_s, u"text"_s}) {
        const QString notes = written(exportNotes(team, crp, *teamFormat(id), Language::English));
        QVERIFY(notes.contains(u"Founded in a pub."_s));
        QVERIFY(notes.contains(u"Those who left"_s));
        QCOMPARE(notes.contains(u"team, re-rolls"_s), id == u"csv"_s);
    }
}

void TestExchangeRandom::eachLossHasItsLine_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("place"); ///< of the note
    QTest::newRow("OBBLM has no coach's name") << u"obblm"_s << u"team, coach"_s;
    QTest::newRow("OBBLM has no skills") << u"obblm"_s << u"#1, skills"_s;
    QTest::newRow("BOTOCS has no deeds") << u"botocs"_s << u"#1, touchdowns"_s;
    QTest::newRow("FUMBBL has no dice") << u"fumbbl-xml"_s << u"#1, dice of improvements"_s;
    QTest::newRow("FUMBBL has no notes") << u"fumbbl-xml"_s << u"#1, notes"_s;
    QTest::newRow("FUMBBL JSON has no badge") << u"fumbbl-json"_s << u"team, badge"_s;
    QTest::newRow("botbowl has no coach") << u"botbowl"_s << u"team, coach"_s;
    QTest::newRow("botbowl has no notes") << u"botbowl"_s << u"#1, notes"_s;
}

void TestExchangeRandom::eachLossHasItsLine()
{
    QFETCH(QString, format);
    QFETCH(QString, place);
    const Ruleset &crp = testRuleset(u"crp"_s);
    Team team = testTeam(crp, u"human"_s, {{u"lineman"_s, 11}});
    team.founded = true;
    team.badge.charge = BadgeCharge::Skull;
    Player &first = team.players.front();
    first.achievements.touchdowns = 2;
    first.notes = u"limps"_s;
    first.improvements.push_back({SkillId(u"block"_s), {3, 4}, 20'000, {}});
    const ImportNotes notes = exportNotes(team, crp, *teamFormat(format), Language::English);
    const bool found = std::any_of(notes.begin(), notes.end(),
                                   [&](const ImportNote &note) { return note.place == place; });
    QVERIFY2(found, qPrintable(written(notes)));
}

QTEST_GUILESS_MAIN(TestExchangeRandom)
#include "tst_exchangerandom.moc"
