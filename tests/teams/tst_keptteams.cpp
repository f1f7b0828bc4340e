// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memorybatches.h"
#include "tests/support/teambuilder.h"
#include "ui/teams/teamrows.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What the list of teams is made from.
class TestKeptTeams final : public QObject
{
    Q_OBJECT

private slots:
    void aTeamThatCannotBeReadSaysWhy_data();
    void aTeamThatCannotBeReadSaysWhy();
};

void TestKeptTeams::aTeamThatCannotBeReadSaysWhy_data()
{
    QTest::addColumn<QJsonObject>("body");
    QTest::newRow("nothing in it") << QJsonObject{};
    QTest::newRow("another thing") << QJsonObject{{u"fish"_s, 3}};
}

void TestKeptTeams::aTeamThatCannotBeReadSaysWhy()
{
    QFETCH(const QJsonObject, body);
    MemoryClub kept;
    const TeamRepository teams(kept.stores());
    const Team good = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 11}});
    QVERIFY(teams.save({good, {}}).has_value());
    const Document bad{{u"team"_s, DocumentId(u"bad"_s), u"Broken"_s, 0, 2000}, body};
    QVERIFY(kept.documents.save({bad}).has_value());
    const auto listed = teams.listOpened();
    QVERIFY(listed.has_value());
    const std::vector<TeamRow> rows = teamRows(*listed, Language::English);
    QCOMPARE(rows.size(), size_t(2));
    for (const TeamRow &row : rows) {
        const bool isBad = row.summary.id == bad.summary.id;
        QCOMPARE(row.facts.size(), isBad ? 1 : 2);
        QCOMPARE(row.value.isEmpty(), isBad);
        QCOMPARE(row.facts.constLast().endsWith(u'.'), isBad);
    }
    // It is not offered where it could not be used.
    QCOMPARE(teams.openable().size(), size_t(1));
}

QTEST_GUILESS_MAIN(TestKeptTeams)
#include "tst_keptteams.moc"
