// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/improvement.h"
#include "tests/support/teambuilder.h"
#include "ui/teams/teamoptionsdialog.h"

#include <QAbstractButton>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Optional rules that stay with a team from match to match.
class TestTeamOptions final : public QObject
{
    Q_OBJECT

private slots:
    void aSkillOfSomeLeaguesCanBeLearnt();
    void whatIsChosenElsewhereStays();
    void onlyEditionsWithSuchRulesOfferThem_data();
    void onlyEditionsWithSuchRulesOfferThem();

private:
    static std::shared_ptr<const Ruleset> shared(const QString &id);
};

std::shared_ptr<const Ruleset> TestTeamOptions::shared(const QString &id)
{
    static RulesetLibrary library;
    return *library.load(id);
}

void TestTeamOptions::aSkillOfSomeLeaguesCanBeLearnt()
{
    const auto rules = shared(u"bb2016"_s);
    const Team team = testTeam(*rules, u"human"_s, {{u"blitzer"_s, 1}});
    const auto access = [&rules](const Team &of) {
        return skillAccess(SkillId(u"piling-on"_s), of.players.front(), of, *rules);
    };
    QCOMPARE(access(team), SkillAccess::Never);
    TeamOptionsDialog dialog(team, rules);
    dialog.findChild<QAbstractButton *>(u"option-piling-on"_s)->click();
    QCOMPARE(access(dialog.edited()), SkillAccess::Normal);
    dialog.findChild<QAbstractButton *>(u"option-reset"_s)->click();
    QCOMPARE(dialog.edited(), team);
}

void TestTeamOptions::whatIsChosenElsewhereStays()
{
    const auto rules = shared(u"bb2016"_s);
    Team team = testTeam(*rules, u"human"_s, {});
    team.options = {{OptionId(u"starting-treasury"_s), 900'000}};
    TeamOptionsDialog dialog(team, rules);
    QVERIFY(!dialog.findChild<QWidget *>(u"option-starting-treasury"_s));
    dialog.findChild<QAbstractButton *>(u"option-piling-on"_s)->click();
    QCOMPARE(dialog.edited().options.size(), size_t(2));
    dialog.findChild<QAbstractButton *>(u"option-reset"_s)->click();
    QCOMPARE(dialog.edited(), team);
}

void TestTeamOptions::onlyEditionsWithSuchRulesOfferThem_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<bool>("offers");
    QTest::newRow("bb2016") << u"bb2016"_s << true;
    QTest::newRow("crp") << u"crp"_s << true;
    QTest::newRow("lrb4") << u"lrb4"_s << false;
    QTest::newRow("lrb5") << u"lrb5"_s << true;
}

void TestTeamOptions::onlyEditionsWithSuchRulesOfferThem()
{
    QFETCH(const QString, edition);
    QFETCH(const bool, offers);
    QCOMPARE(TeamOptionsDialog::hasAny(*shared(edition)), offers);
}

QTEST_MAIN(TestTeamOptions)
#include "tst_teamoptions.moc"
