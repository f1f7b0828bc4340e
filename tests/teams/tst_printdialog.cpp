// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/sampleteams.h"
#include "core/shop/purchaseid.h"
#include "tests/support/teambuilder.h"
#include "ui/sheets/pagedsheet.h"
#include "ui/teams/teamprintdialog.h"

#include <QComboBox>
#include <QListWidget>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Which sheets of which teams the print dialog makes.
class TestPrintDialog final : public QObject
{
    Q_OBJECT

private slots:
    void oneSheetForEachTickedTeam();
    void matchRecordTakesAnOpponent();
    void quickReferenceOncePerEdition();
    void nothingTickedPrintsNothing();
    void purchasesTickBothTeams();
    void theTeamsOfALeagueAreTicked();

private:
    static std::vector<TeamWithRules> samples();
};

namespace {

enum Row { TeamRow, CompactRow, MatchRow, CardsRow, ReferenceRow };

int pageCount(const TeamPrintDialog &dialog)
{
    const auto pages = dialog.sheet();
    if (!pages)
        return 0;
    pages->layOut({});
    return pages->pageCount();
}

void choose(TeamPrintDialog &dialog, const char *box, int row)
{
    dialog.findChild<QComboBox *>(QString::fromLatin1(box))->setCurrentIndex(row);
}

} // namespace

std::vector<TeamWithRules> TestPrintDialog::samples()
{
    static RulesetLibrary library;
    std::vector<TeamWithRules> teams;
    for (const QString &name : sampleTeamNames()) {
        Team team = must(loadSampleTeam(name));
        team.id = TeamId(name);
        const auto ruleset = library.load(team.ruleset.text());
        teams.push_back({std::move(team), *ruleset});
    }
    return teams;
}

void TestPrintDialog::oneSheetForEachTickedTeam()
{
    const auto teams = samples();
    std::vector<TeamId> all;
    for (const TeamWithRules &each : teams)
        all.push_back(each.team.id);
    TeamPrintDialog one(teams, {all.front()}, Language::English);
    TeamPrintDialog league(teams, all, Language::English);
    choose(one, "print-kind", CompactRow);
    choose(league, "print-kind", CompactRow);
    QCOMPARE(pageCount(one), 1);
    QCOMPARE(pageCount(league), static_cast<int>(teams.size()));
}

void TestPrintDialog::matchRecordTakesAnOpponent()
{
    const auto teams = samples();
    TeamPrintDialog dialog(teams, {teams[0].team.id, teams[1].team.id}, Language::German);
    QVERIFY(!dialog.findChild<QComboBox *>(u"print-opponent"_s)->isVisibleTo(&dialog));
    choose(dialog, "print-kind", MatchRow);
    QVERIFY(dialog.findChild<QComboBox *>(u"print-opponent"_s)->isVisibleTo(&dialog));
    choose(dialog, "print-opponent", 2); // behind "none" and the first
    const auto pages = dialog.sheet();
    QVERIFY(pages);
    QCOMPARE(pages->title(), teams[0].team.name + u" – "_s + teams[1].team.name);
}

void TestPrintDialog::quickReferenceOncePerEdition()
{
    auto teams = samples();
    std::erase_if(teams, [&](const TeamWithRules &each) {
        return each.team.ruleset != teams.front().team.ruleset;
    });
    QVERIFY(teams.size() > 1);
    TeamPrintDialog one(teams, {teams[0].team.id}, Language::Spanish);
    TeamPrintDialog two(teams, {teams[0].team.id, teams[1].team.id}, Language::Spanish);
    choose(one, "print-kind", ReferenceRow);
    choose(two, "print-kind", ReferenceRow);
    QVERIFY(pageCount(one) > 0);
    QCOMPARE(pageCount(two), pageCount(one));
}

void TestPrintDialog::nothingTickedPrintsNothing()
{
    TeamPrintDialog dialog(samples(), {}, Language::English);
    QVERIFY(!dialog.sheet());
    dialog.accept(); // says so and stays
    QVERIFY(dialog.result() != QDialog::Accepted);
}

void TestPrintDialog::purchasesTickBothTeams()
{
    const auto teams = samples();
    const Ruleset &ruleset = *teams[0].ruleset;
    InducementShop shop = openShop(teams[0].team, teams[1].team, ruleset);
    TeamPrintDialog dialog(teams, {}, Language::English);
    dialog.setPurchases(shop, {});
    int ticked = 0;
    const auto *list = dialog.findChild<QListWidget *>(u"print-teams"_s);
    for (int row = 0; row < list->count(); ++row)
        ticked += list->item(row)->checkState() == Qt::Checked ? 1 : 0;
    QCOMPARE(ticked, 2);
    choose(dialog, "print-kind", MatchRow);
    QCOMPARE(dialog.sheet()->title(), teams[0].team.name + u" – "_s + teams[1].team.name);
}

void TestPrintDialog::theTeamsOfALeagueAreTicked()
{
    const auto teams = samples();
    std::vector<TeamId> all;
    for (const TeamWithRules &each : teams)
        all.push_back(each.team.id);
    TeamPrintDialog dialog(teams, all, Language::English);
    const auto *list = dialog.findChild<QListWidget *>(u"print-teams"_s);
    auto *groups = dialog.findChild<QComboBox *>(u"print-group"_s);
    const auto ticked = [list] {
        QList<int> rows;
        for (int row = 0; row < list->count(); ++row) {
            if (list->item(row)->checkState() == Qt::Checked)
                rows.append(row);
        }
        return rows;
    };
    QVERIFY(groups->isHidden()); // in no league
    QCOMPARE(ticked().size(), list->count());
    const auto offer = [&](const QString &first) {
        dialog.offerGroups({{u"east"_s, u"East League"_s, {all[1]}},
                            {u"west"_s, u"West League"_s, {all[0], all[2]}}},
                           first);
    };
    offer(u"west"_s);
    QVERIFY(!groups->isHidden());
    QCOMPARE(groups->currentText(), u"West League"_s);
    QCOMPARE(ticked(), (QList<int>{0, 2}));
    const auto pick = [groups](int row) {
        groups->setCurrentIndex(row);
        emit groups->activated(row);
    };
    pick(1);
    QCOMPARE(ticked(), (QList<int>{1}));
    pick(0);
    QCOMPARE(ticked().size(), list->count());
}

QTEST_MAIN(TestPrintDialog)
#include "tst_printdialog.moc"
