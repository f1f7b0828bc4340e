// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/leaguewindow/commissioner.h"
#include "ui/models/shopmodel.h"

#include <QLabel>
#include <QTableView>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What teams buy for all matches of an event, and the club they belong to.
class TestForGoodWindow final : public QObject
{
    Q_OBJECT

private slots:
    void boughtAtTheRegistration();
    void boughtAndGivenBackLater();
    void notOfferedByOtherRules();
    void theClubIsChanged();
};

namespace {

/// A league whose rules let teams buy so.
void foundEvent(Commissioner &boss)
{
    boss.found();
    LeagueRules rules = boss.league().currentRules();
    rules.options[OptionId(u"permanent-inducements"_s)] = true;
    QVERIFY(boss.document().act(RulesChanged{rules, 1}));
}

/// In the dialog that is open.
void buy(Commissioner &boss, QDialog *dialog, const QString &inducement)
{
    auto *offers = boss.in<QTableView>(dialog, u"shop-offers"_s);
    const auto *model = qobject_cast<const ShopModel *>(offers->model());
    QVERIFY(model);
    int row = 0;
    const auto isIt = [&](const ShopOffer *offer) {
        return offer && offer->purchase.inducement.text() == inducement;
    };
    while (row < model->rowCount() && !isIt(model->offerAt(row)))
        ++row;
    QVERIFY2(row < model->rowCount(), qPrintable(inducement));
    offers->setCurrentIndex(model->index(row, 0));
    boss.press(dialog, u"shop-buy"_s);
}

QDialog *shopIn(Commissioner &boss)
{
    for (QDialog *each : boss.window().findChildren<QDialog *>(u"for-good"_s)) {
        if (each->isVisible())
            return each;
    }
    return nullptr;
}

QString notesOf(Commissioner &boss, const EntrantId &team)
{
    for (const ShownRow &row : boss.table(u"members-table"_s)->table().rows) {
        if (row.id == team.text())
            return row.texts().last();
    }
    return {};
}

} // namespace

void TestForGoodWindow::boughtAtTheRegistration()
{
    Commissioner boss;
    boss.keepTeams(2);
    foundEvent(boss);
    boss.press("league-members");
    boss.press("register-button");
    QDialog *registering = boss.dialog();
    auto *list = boss.in<QListWidget>(registering, u"register-list"_s);
    list->setCurrentRow(0);
    boss.press(registering, u"register-for-good"_s);
    QVERIFY(shopIn(boss));
    buy(boss, shopIn(boss), u"bribes"_s);
    buy(boss, shopIn(boss), u"bribes"_s);
    boss.press(shopIn(boss), u"accept"_s);
    QVERIFY(!shopIn(boss));
    // Who buys joins, and what he has bought stands with him.
    QCOMPARE(list->item(0)->checkState(), Qt::Checked);
    QVERIFY2(list->item(0)->text().contains(u"In every match: 2 × "_s),
             qPrintable(list->item(0)->text()));
    list->item(1)->setCheckState(Qt::Checked);
    boss.press(registering, u"accept"_s);
    QVERIFY(!boss.dialog());
    int bought = 0;
    for (const LeagueTeam &each : boss.league().teams)
        bought += static_cast<int>(each.inducements.size());
    QCOMPARE(bought, 2);
    QCOMPARE(boss.league().teams.front().figures.treasury, 200'000); // 400,000 were left
    QVERIFY(notesOf(boss, boss.league().teams.front().id).contains(u"in every match: 2 × "_s));
}

void TestForGoodWindow::boughtAndGivenBackLater()
{
    Commissioner boss;
    boss.keepTeams(2);
    foundEvent(boss);
    boss.registerAll();
    const EntrantId id = boss.league().teams.front().id;
    boss.table(u"members-table"_s)->setCurrentId(id.text());
    boss.press("for-good-button");
    QVERIFY(shopIn(boss));
    buy(boss, shopIn(boss), u"wizard"_s);
    boss.press(shopIn(boss), u"accept"_s);
    QCOMPARE(boss.league().team(id)->inducements.size(), size_t(1));
    QVERIFY2(notesOf(boss, id).contains(u"in every match: "_s), qPrintable(notesOf(boss, id)));
    boss.press("for-good-button");
    boss.in<QListWidget>(shopIn(boss), u"shop-bought"_s)->setCurrentRow(0);
    boss.press(shopIn(boss), u"shop-withdraw"_s);
    boss.press(shopIn(boss), u"accept"_s);
    QVERIFY(boss.league().team(id)->inducements.empty());
}

void TestForGoodWindow::notOfferedByOtherRules()
{
    Commissioner boss;
    boss.keepTeams(1);
    boss.found();
    boss.press("league-members");
    boss.press("register-button");
    QVERIFY(!boss.in<QWidget>(boss.dialog(), u"register-for-good"_s)->isVisible());
    boss.dialog()->reject();
    boss.registerAll();
    QVERIFY(!boss.in<QWidget>(boss.page(), u"for-good-button"_s)->isVisible());
}

void TestForGoodWindow::theClubIsChanged()
{
    Commissioner boss;
    boss.keepTeams(1);
    boss.found();
    boss.registerAll();
    const EntrantId id = boss.league().teams.front().id;
    boss.table(u"members-table"_s)->setCurrentId(id.text());
    boss.press("club-button");
    boss.type("club-name", u"Old Boys"_s);
    boss.accept();
    QCOMPARE(boss.league().team(id)->club, u"Old Boys"_s);
    QVERIFY(notesOf(boss, id).contains(u"Old Boys"_s));
    boss.press("club-button");
    boss.type("club-name", QString());
    boss.accept();
    QCOMPARE(boss.league().team(id)->club, QString());
}

QTEST_MAIN(TestForGoodWindow)
#include "tst_forgoodwindow.moc"
