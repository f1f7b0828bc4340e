// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/improvement.h"
#include "core/team/teamcheck.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"
#include "tests/support/teambuilder.h"
#include "ui/models/hiremodel.h"
#include "ui/models/rostermodel.h"
#include "ui/models/teamproblemsmodel.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The models of the roster editor keep Qt's contract and say what the team says.
class TestRosterModels final : public QObject
{
    Q_OBJECT

private slots:
    void soundWhileATeamGrows_data() { addEditions(); }
    void soundWhileATeamGrows();
    void showsWhatTheRulesSay_data() { addEditions(); }
    void showsWhatTheRulesSay();
    void onlyChangedRowsRepaint();
    void editsAreRequestedNotMade();
    void wrongNumbersAreRefused();
    void sortsNumbersAsNumbers();
    void positionsDragAsThemselves();
    void problemsNameTheirPlayer();
    void unknownPartsDoNoHarm();

private:
    static void addEditions();
};

namespace {

std::shared_ptr<const Ruleset> shared(const QString &id)
{
    static RulesetLibrary library;
    return *library.load(id);
}

constexpr auto strict = QAbstractItemModelTester::FailureReportingMode::QtTest;

} // namespace

void TestRosterModels::addEditions()
{
    QTest::addColumn<QString>("edition");
    for (const QString &id : footballRulesets())
        QTest::newRow(qPrintable(id)) << id;
}

void TestRosterModels::soundWhileATeamGrows()
{
    QFETCH(QString, edition);
    const auto ruleset = shared(edition);
    RosterModel roster;
    HireModel hires;
    TeamProblemsModel problems;
    const QAbstractItemModelTester first(&roster, strict);
    const QAbstractItemModelTester second(&hires, strict);
    const QAbstractItemModelTester third(&problems, strict);
    Team team = testTeam(*ruleset, u"human"_s, {});
    const auto show = [&] {
        roster.setTeam(team, ruleset);
        hires.setTeam(team, ruleset);
        problems.setProblems(checkTeam(team, *ruleset));
    };
    show();
    for (const Position &position : ruleset->rosters().find(RosterId(u"human"_s))->positions) {
        team = must(addPlayer(team, *ruleset, position.id));
        show();
        QCOMPARE(roster.rowCount(), static_cast<int>(team.players.size()));
    }
    team = must(renamePlayer(team, team.players[0].id, u"Ännchen Ñuñez"_s));
    show();
    for (const Language language : allLanguages) {
        roster.setLanguage(language);
        hires.setLanguage(language);
    }
    while (!team.players.empty()) {
        team = must(removePlayer(team, team.players.front().id));
        show();
    }
    QCOMPARE(roster.rowCount(), 0);
}

void TestRosterModels::showsWhatTheRulesSay()
{
    QFETCH(QString, edition);
    const auto ruleset = shared(edition);
    for (const Roster &list : ruleset->rosters()) {
        Team team = testTeam(*ruleset, list.id.text(), {});
        for (const Position &position : list.positions)
            team = must(addPlayer(team, *ruleset, position.id));
        RosterModel roster;
        roster.setTeam(team, ruleset);
        HireModel hires;
        hires.setTeam(team, ruleset);
        for (int row = 0; row < roster.rowCount(); ++row) {
            const Position &position = list.positions[static_cast<size_t>(row)];
            const auto cell = [&roster, row](int column) {
                return roster.index(row, column).data().toString();
            };
            QCOMPARE(cell(RosterModel::PositionName), position.name.en);
            QCOMPARE(cell(RosterModel::Movement),
                     QString::number(statOf(position.profile, Stat::Movement)));
            QCOMPARE(cell(RosterModel::Armour),
                     QString::number(statOf(position.profile, Stat::Armour)));
            QCOMPARE(cell(RosterModel::Value), groupedNumber(position.cost, Language::English));
            QCOMPARE(hires.index(row, HireModel::Count).data().toString(),
                     u"1/%1"_s.arg(position.max));
            QCOMPARE(hires.index(row, HireModel::Name).data(HireModel::FullRole).toBool(),
                     position.max == 1);
        }
    }
}

void TestRosterModels::onlyChangedRowsRepaint()
{
    const auto ruleset = shared(u"crp"_s);
    Team team = testTeam(*ruleset, u"human"_s, {{u"lineman"_s, 12}});
    RosterModel model;
    model.setTeam(team, ruleset);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    team = must(renamePlayer(team, team.players[4].id, u"Otto"_s));
    model.setTeam(team, ruleset);
    QCOMPARE(resets.count(), 0);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(changes.first().at(0).toModelIndex().row(), 4);
    model.setTeam(team, ruleset);
    QCOMPARE(changes.count(), 1); // nothing new, nothing said
}

void TestRosterModels::editsAreRequestedNotMade()
{
    const auto ruleset = shared(u"crp"_s);
    const Team team = testTeam(*ruleset, u"human"_s, {{u"lineman"_s, 2}});
    RosterModel model;
    model.setTeam(team, ruleset);
    std::vector<Team> requested;
    connect(&model, &RosterModel::editRequested, this,
            [&requested](const Team &edited) { requested.push_back(edited); });
    QVERIFY(model.setData(model.index(0, RosterModel::Name), u"Kurt"_s, Qt::EditRole));
    QVERIFY(model.setData(model.index(1, RosterModel::Number), 14, Qt::EditRole));
    QVERIFY(model.setData(model.index(1, RosterModel::PositionName), u"blitzer"_s, Qt::EditRole));
    QCOMPARE(requested.size(), size_t(3));
    QCOMPARE(requested[0].players[0].name, u"Kurt"_s);
    QCOMPARE(requested[1].players[1].number, 14);
    QCOMPARE(requested[2].players[1].position, PositionId(u"blitzer"_s));
    QCOMPARE(model.team(), team);
    QVERIFY(!model.setData(model.index(0, RosterModel::Name), QString(), Qt::EditRole)); // the same
    QVERIFY(!(model.flags(model.index(0, RosterModel::Value)) & Qt::ItemIsEditable));
}

void TestRosterModels::wrongNumbersAreRefused()
{
    const auto ruleset = shared(u"crp"_s);
    RosterModel model;
    model.setTeam(testTeam(*ruleset, u"human"_s, {{u"lineman"_s, 1}}), ruleset);
    const QSignalSpy refused(&model, &RosterModel::editRefused);
    const QSignalSpy requested(&model, &RosterModel::editRequested);
    for (const QString &wrong : {u"x"_s, u"-1"_s, u"1000"_s, u"99999999999"_s})
        QVERIFY(!model.setData(model.index(0, RosterModel::Number), wrong, Qt::EditRole));
    QVERIFY(!model.setData(model.index(0, RosterModel::PositionName), u"wizard"_s, Qt::EditRole));
    QCOMPARE(refused.count(), 5);
    QCOMPARE(requested.count(), 0);
}

void TestRosterModels::sortsNumbersAsNumbers()
{
    const auto ruleset = shared(u"crp"_s);
    RosterModel model;
    model.setTeam(testTeam(*ruleset, u"human"_s, {{u"lineman"_s, 11}, {u"ogre"_s, 1}}), ruleset);
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&model);
    sorted.setSortRole(RosterModel::SortRole);
    sorted.sort(RosterModel::Number, Qt::DescendingOrder);
    QCOMPARE(sorted.index(0, RosterModel::Number).data().toInt(), 12); // not 9
    sorted.sort(RosterModel::Value, Qt::DescendingOrder);
    QCOMPARE(sorted.index(0, RosterModel::PositionName).data().toString(), u"Ogre"_s);
}

void TestRosterModels::positionsDragAsThemselves()
{
    const auto ruleset = shared(u"crp"_s);
    HireModel model;
    model.setTeam(testTeam(*ruleset, u"human"_s, {}), ruleset);
    const QModelIndex third = model.index(2, HireModel::Name);
    QVERIFY(model.flags(third) & Qt::ItemIsDragEnabled);
    const std::unique_ptr<QMimeData> dragged(model.mimeData({third}));
    QCOMPARE(QString::fromUtf8(dragged->data(HireModel::positionMimeType())),
             third.data(HireModel::PositionIdRole).toString());
}

void TestRosterModels::problemsNameTheirPlayer()
{
    const auto ruleset = shared(u"crp"_s);
    Team team = testTeam(*ruleset, u"human"_s, {{u"lineman"_s, 11}});
    team = must(addImprovement(team, *ruleset, team.players[3].id, {2, 3}, SkillId(u"stunty"_s)));
    TeamProblemsModel model;
    model.setProblems(checkTeam(team, *ruleset));
    QStringList players;
    for (int row = 0; row < model.rowCount(); ++row)
        players += model.index(row).data(TeamProblemsModel::PlayerIdsRole).toStringList();
    QVERIFY(players.contains(team.players[3].id.text()));
}

void TestRosterModels::unknownPartsDoNoHarm()
{
    const auto ruleset = shared(u"crp"_s);
    Team team = testTeam(*ruleset, u"human"_s, {{u"lineman"_s, 3}});
    team.players[0].position = PositionId(u"of-another-edition"_s);
    team.players[1].improvements.push_back({SkillId(u"no-such-skill"_s), {}, 20'000, {}});
    RosterModel model;
    const QAbstractItemModelTester tester(&model, strict);
    model.setTeam(team, ruleset);
    QVERIFY(model.index(1, RosterModel::Skills).data().toString().contains(u"no-such-skill"_s));
    team.roster = RosterId(u"no-such-team"_s);
    HireModel hires;
    const QAbstractItemModelTester other(&hires, strict);
    hires.setTeam(team, ruleset);
    model.setTeam(team, ruleset);
    QCOMPARE(hires.rowCount(), 0);
}

QTEST_MAIN(TestRosterModels)
#include "tst_rostermodels.moc"
