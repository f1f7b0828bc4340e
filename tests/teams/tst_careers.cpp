// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/team/improvement.h"
#include "core/team/playerlife.h"
#include "tests/support/memorybatches.h"
#include "tests/support/teambuilder.h"
#include "ui/teams/careerdialog.h"

#include <QLabel>
#include <QListWidget>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The career page shows everything a team knows of a player, also of one who is gone.
class TestCareers final : public QObject
{
    Q_OBJECT

private slots:
    void playerShowsEverything();
    void agingIsToldInTheEditionThatHasIt();
    void teamShowsTotalsAndTheGone();
    void dialogOpensAtThePlayer();
};

namespace {

Team veterans(const Ruleset &ruleset)
{
    Team team = testTeam(ruleset, u"human"_s, {{u"blitzer"_s, 2}, {u"lineman"_s, 9}});
    team.founded = true;
    const PlayerId first = team.players[0].id;
    team.players[0].name = u"Conrad Weiß"_s;
    team = must(addAchievements(team, first, Achievement::Touchdown, 7));
    team = must(addAchievements(team, first, Achievement::Completion, 2));
    team = must(improve(team, ruleset, first, {5, 5}, SkillId(u"dodge"_s)));
    team = must(improve(team, ruleset, first, {3, 4}, SkillId(u"guard"_s)));
    InjuryEffect hurt;
    hurt.missesNextMatch = true;
    hurt.niggling = 1;
    hurt.losses = withStat({}, Stat::Agility, 1);
    team = must(applyInjury(team, ruleset, first, hurt));
    team.players[0].notes = u"Never passes."_s;
    InjuryEffect dead;
    dead.dead = true;
    team = must(addAchievements(team, team.players[1].id, Achievement::Casualty, 3));
    team = must(applyInjury(team, ruleset, team.players[1].id, dead));
    return must(letGo(team, team.players.back().id, PlayerStatus::Retired));
}

QString allLines(const std::vector<CareerSection> &sections)
{
    QStringList lines;
    for (const CareerSection &section : sections)
        lines += QStringList{section.title} + section.lines;
    return lines.join(u'\n');
}

} // namespace

void TestCareers::playerShowsEverything()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const Team team = veterans(crp);
    const QString text = allLines(playerCareer(team.players[0], team, crp, Language::English));
    for (const QString &word :
         {u"Blitzer"_s, u"Veteran"_s, u"7"_s, u"Dodge · rolled the double 5 + 5 · +30,000"_s,
          u"Guard · rolled 3 + 4 · +20,000"_s, u"AG 2 (3)"_s, u"−1 AG"_s,
          u"Misses the next match"_s, u"Worth 140,000, hired for 90,000"_s, u"Never passes."_s})
        QVERIFY2(text.contains(word), qPrintable(word + u" is not in\n"_s + text));
}

void TestCareers::agingIsToldInTheEditionThatHasIt()
{
    const Ruleset &lrb4 = testRuleset(u"lrb4"_s);
    Team team = testTeam(lrb4, u"human"_s, {{u"lineman"_s, 11}});
    const PlayerId first = team.players[0].id;
    team = must(addImprovement(team, lrb4, first, {2, 5}, SkillId(u"block"_s)));
    team = must(recordAging(team, lrb4, first, {1, 1}, {}));
    const QString text = allLines(playerCareer(team.players[0], team, lrb4, Language::English));
    QVERIFY2(text.contains(u"Aging: 1 + 1 against"_s), qPrintable(text));
    QVERIFY2(text.contains(u"has aged"_s), qPrintable(text));
}

void TestCareers::teamShowsTotalsAndTheGone()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const Team team = veterans(crp);
    const auto sections = teamCareer(team, crp, Language::English);
    const QString text = allLines(sections);
    QVERIFY2(text.contains(u"dead"_s) && text.contains(u"retired"_s), qPrintable(text));
    QVERIFY(text.contains(u"11"_s)); // players ever
    QVERIFY(text.contains(u"Team value "_s));
    QVERIFY(text.contains(u"Together they have\n2 "_s)); // the dead man's casualties count
    QVERIFY(text.contains(u"3 casualt"_s));
}

void TestCareers::dialogOpensAtThePlayer()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const Team team = veterans(crp);
    MemoryClub kept;
    const Club club(kept.stores());
    CareerDialog dialog(club, team, *kept.library.load(u"crp"_s), Language::German,
                        team.players[3].id);
    auto *list = dialog.findChild<QListWidget *>(u"career-list"_s);
    QCOMPARE(list->count(), 1 + 11);
    QCOMPARE(list->currentRow(), 4);
    list->setCurrentRow(list->count() - 1); // the last to go
    QStringList texts;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        texts.append(label->text());
    QVERIFY(texts.join(u'\n').contains(u"retired"_s));
}

QTEST_MAIN(TestCareers)
#include "tst_careers.moc"
