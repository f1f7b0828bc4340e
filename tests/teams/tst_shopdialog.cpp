// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scripteddice.h"
#include "tests/support/teambuilder.h"
#include "ui/common/actionbutton.h"
#include "ui/models/shopmodel.h"
#include "ui/shop/budgetbar.h"
#include "ui/shop/shopdialog.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Two coaches shop for a match, turn by turn.
class TestShopDialog final : public QObject
{
    Q_OBJECT

private slots:
    void modelIsSound_data() { addEditions(); }
    void modelIsSound();
    void wholeShopping_data() { addEditions(); }
    void wholeShopping();
    void whatIsForSaleStandsInGroups();
    void whoHasNoGoldIsNotAsked();
    void onlyWhoseTurnItIsCanAct();
    void mercenaryTakesASkill();
    void priceFromTheBook();
    void cardsAreDrawnAndPaidFor();
    void sameStarForBothIsTold();

private:
    static void addEditions();
};

namespace {

Team founded(const Ruleset &ruleset, const QString &id, const QString &roster, int players,
             int treasury)
{
    Team team = testTeam(ruleset, roster, {{u"lineman"_s, players}});
    team.id = TeamId(id);
    team.name = id;
    team.founded = true;
    team.treasury = treasury;
    return team;
}

std::shared_ptr<const Ruleset> shared(const QString &id)
{
    static RulesetLibrary library;
    return *library.load(id);
}

/// A shop dialog with what a coach can see and press.
struct Shopping
{
    explicit Shopping(const QString &edition, std::vector<int> rolls = {}, int otherPlayers = 11)
        : ruleset(shared(edition))
        , dice(std::move(rolls))
        , dialog(openShop(founded(*ruleset, u"Home"_s, u"human"_s, 11, 900'000),
                          founded(*ruleset, u"Away"_s, u"orc"_s, otherPlayers, 900'000), *ruleset),
                 ruleset, Language::English, dice)
    {
        dialog.show();
    }

    template<typename T>
    [[nodiscard]] T *on(int side, const QString &name) const
    {
        return dialog.findChild<QWidget *>(u"shop-side-%1"_s.arg(side))->findChild<T *>(name);
    }
    [[nodiscard]] ActionButton *button(const QString &name) const
    {
        return dialog.findChild<ActionButton *>(name);
    }
    void next() const { button(u"shop-next"_s)->click(); }
    void bring(int side, int gold) const { on<QSpinBox>(side, u"shop-treasury"_s)->setValue(gold); }
    /// Puts the cursor on an offer.
    void point(int side, const QString &name) const
    {
        auto *table = on<QTableView>(side, u"shop-offers"_s);
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            if (table->model()->index(row, ShopModel::Name).data().toString() == name)
                table->setCurrentIndex(table->model()->index(row, ShopModel::Name));
        }
    }
    void buy(int side, const QString &name) const
    {
        point(side, name);
        on<ActionButton>(side, u"shop-buy"_s)->click();
    }
    [[nodiscard]] int bought(int side) const
    {
        return static_cast<int>(dialog.shop().sides.at(static_cast<size_t>(side)).purchases.size());
    }
    [[nodiscard]] QString words() const
    {
        QStringList texts;
        for (const QLabel *label : dialog.findChildren<QLabel *>()) {
            if (label->isVisible())
                texts.append(label->text());
        }
        return texts.join(u'\n');
    }

    std::shared_ptr<const Ruleset> ruleset;
    ScriptedDice dice;
    ShopDialog dialog;
};

QString nameOf(const Ruleset &ruleset, const char *inducement)
{
    return ruleset.inducements().find(InducementId(QString::fromLatin1(inducement)))->name.en;
}

} // namespace

void TestShopDialog::addEditions()
{
    QTest::addColumn<QString>("edition");
    for (const QString &id : {u"lrb5"_s, u"crp"_s, u"bb2016"_s})
        QTest::newRow(qPrintable(id)) << id;
}

void TestShopDialog::modelIsSound()
{
    QFETCH(QString, edition);
    const auto ruleset = shared(edition);
    ShopModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    InducementShop shop = openShop(founded(*ruleset, u"a"_s, u"human"_s, 11, 500'000),
                                   founded(*ruleset, u"b"_s, u"orc"_s, 16, 0), *ruleset);
    model.setShop(shop, 0, ruleset);
    QVERIFY(model.rowCount() > 10);
    model.setShop(must(transferGold(shop, 0, 300'000)), 0, ruleset);
    model.setLanguage(Language::German);
    model.setShop(shop, 1, ruleset); // another list: other stars
}

void TestShopDialog::wholeShopping()
{
    QFETCH(QString, edition);
    const Shopping shopping(edition);
    shopping.bring(0, 400'000);
    shopping.next();
    shopping.bring(1, 300'000);
    shopping.next();
    const int first = static_cast<int>(firstBuyer(shopping.dialog.shop(), *shopping.ruleset));
    const QString bribes = nameOf(*shopping.ruleset, "bribes");
    shopping.buy(first, bribes);
    shopping.buy(first, bribes);
    QCOMPARE(shopping.bought(first), 2);
    shopping.on<ActionButton>(first, u"shop-withdraw"_s)->click();
    QCOMPARE(shopping.bought(first), 1);
    shopping.next();
    shopping.buy(1 - first, nameOf(*shopping.ruleset, "bloodweiser-babes"));
    shopping.next();
    QVERIFY(shopping.words().contains(u"Done."_s));
    shopping.dialog.findChild<QCheckBox *>(u"shop-pays"_s)->setChecked(true);
    shopping.next(); // now it prints
    QCOMPARE(shopping.dialog.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY(shopping.dialog.isPaid());
    QCOMPARE(shopping.bought(0), 1);
    QCOMPARE(shopping.bought(1), 1);
}

/// Groups with a heading each, whose rows are no choice; what is chosen is told in full.
void TestShopDialog::whatIsForSaleStandsInGroups()
{
    const Shopping shopping(u"crp"_s);
    shopping.bring(0, 900'000);
    shopping.next();
    shopping.next();
    auto *offers = shopping.on<QTableView>(0, u"shop-offers"_s);
    const auto *model = qobject_cast<ShopModel *>(offers->model());
    QStringList headings;
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex index = model->index(row, 0);
        if (!index.data(ShopModel::HeadingRole).toBool())
            continue;
        headings.append(index.data().toString());
        QVERIFY(!model->offerAt(row) && !index.flags().testFlag(Qt::ItemIsSelectable));
    }
    QCOMPARE(
        headings,
        (QStringList{u"Helpers and extras"_s, u"Mercenaries"_s, u"Cards"_s, u"Star players"_s}));
    QVERIFY(model->offerAt(offers->currentIndex().row())); // never a heading
    const StarPlayer *star = shopping.ruleset->stars().find(StarId(u"morg-n-thorg"_s));
    shopping.point(0, star->name.en);
    const auto *about = shopping.on<QLabel>(0, u"shop-about"_s);
    QVERIFY(about->text().contains(u"ST 6"_s));
    QVERIFY(about->text().contains(u"Mighty Blow"_s));
    const auto *bar = shopping.on<BudgetBar>(0, u"shop-budget"_s);
    QCOMPARE(bar->price(), star->cost);
    const int gold = bar->left();
    shopping.buy(0, nameOf(*shopping.ruleset, "bribes"));
    QCOMPARE(bar->spent() + bar->left(), gold);
    QCOMPARE(bar->spent(), shopping.dialog.shop().sides[0].purchases.front().price);
    auto *group = shopping.on<QComboBox>(0, u"shop-group"_s);
    group->setCurrentIndex(group->findText(u"Star players"_s));
    for (int row = 0; row < model->rowCount(); ++row)
        QVERIFY(model->offerAt(row) && !model->offerAt(row)->purchase.star.isEmpty());
}

/// Who has no gold is not asked what he buys, and going back does not stop there either.
void TestShopDialog::whoHasNoGoldIsNotAsked()
{
    const Shopping shopping(u"bb2016"_s);
    shopping.bring(0, 200'000);
    shopping.next();
    shopping.next();
    QCOMPARE(shopGoldLeft(shopping.dialog.shop(), 1, *shopping.ruleset), 0);
    QVERIFY(shopping.on<QTableView>(0, u"shop-offers"_s)->isEnabled());
    shopping.next();
    QVERIFY(shopping.words().contains(u"Done."_s));
    shopping.button(u"shop-back"_s)->click();
    QVERIFY(shopping.on<QTableView>(0, u"shop-offers"_s)->isEnabled());
}

void TestShopDialog::onlyWhoseTurnItIsCanAct()
{
    const Shopping shopping(u"crp"_s, {}, 16); // the orcs are worth more and say first
    QVERIFY(!shopping.on<QSpinBox>(0, u"shop-treasury"_s)->isEnabled());
    QVERIFY(shopping.on<QSpinBox>(1, u"shop-treasury"_s)->isEnabled());
    shopping.buy(0, nameOf(*shopping.ruleset, "bribes"));
    shopping.buy(1, nameOf(*shopping.ruleset, "bribes"));
    QCOMPARE(shopping.bought(0) + shopping.bought(1), 0);
    shopping.next();
    QVERIFY(shopping.on<QSpinBox>(0, u"shop-treasury"_s)->isEnabled());
    shopping.button(u"shop-back"_s)->click();
    QVERIFY(shopping.on<QSpinBox>(1, u"shop-treasury"_s)->isEnabled());
    QVERIFY(!shopping.button(u"shop-back"_s)->isEnabled());
}

void TestShopDialog::mercenaryTakesASkill()
{
    const Shopping shopping(u"crp"_s);
    shopping.bring(0, 900'000);
    shopping.next();
    shopping.next();
    shopping.point(0, u"Blitzer"_s);
    auto *skills = shopping.on<QComboBox>(0, u"shop-skill"_s);
    QVERIFY(skills->isVisible());
    skills->setCurrentIndex(skills->findData(u"dodge"_s));
    QCOMPARE(skills->currentIndex(), -1); // no blitzer learns that without a double
    skills->setCurrentIndex(skills->findData(u"guard"_s));
    shopping.on<ActionButton>(0, u"shop-buy"_s)->click();
    QCOMPARE(shopping.bought(0), 1);
    const Purchase &bought = shopping.dialog.shop().sides[0].purchases.front();
    QCOMPARE(bought.skill, SkillId(u"guard"_s));
    QCOMPARE(bought.price, 90'000 + 30'000 + 50'000);
    shopping.point(0, nameOf(*shopping.ruleset, "bribes"));
    QVERIFY(!skills->isVisible());
}

void TestShopDialog::priceFromTheBook()
{
    const Shopping shopping(u"lrb4"_s);
    shopping.bring(0, 500'000);
    shopping.next();
    shopping.next();
    shopping.point(0, nameOf(*shopping.ruleset, "wizard"));
    auto *price = shopping.on<QSpinBox>(0, u"shop-price"_s);
    QVERIFY(price->isVisible());
    price->setValue(120'000);
    shopping.on<ActionButton>(0, u"shop-buy"_s)->click();
    QCOMPARE(shopping.dialog.shop().sides[0].purchases.front().price, 120'000);
}

void TestShopDialog::cardsAreDrawnAndPaidFor()
{
    const Shopping shopping(u"bb2016"_s, {1, 1});
    shopping.bring(0, 200'000);
    shopping.next();
    shopping.next();
    const Deck &deck = *shopping.ruleset->decks().find(DeckId(u"dirty-tricks-2016"_s));
    shopping.buy(0, deck.name.en);
    shopping.buy(0, deck.name.en);
    QVERIFY(!shopping.button(u"shop-deal"_s)->isVisible());
    shopping.next(); // the other has no gold and is not asked
    QVERIFY(shopping.button(u"shop-deal"_s)->isVisible());
    shopping.button(u"shop-deal"_s)->click();
    QCOMPARE(shopping.dialog.cards()[0].size(), size_t(2));
    QVERIFY(shopping.words().contains(deck.cards[0].name.en));
    shopping.button(u"shop-back"_s)->click(); // changed minds: the cards go back
    QVERIFY(shopping.dialog.cards()[0].empty());
}

void TestShopDialog::sameStarForBothIsTold()
{
    const Shopping shopping(u"crp"_s);
    shopping.bring(0, 900'000);
    shopping.next();
    shopping.bring(1, 900'000);
    shopping.next();
    const QString star = shopping.ruleset->stars().find(StarId(u"morg-n-thorg"_s))->name.en;
    const int first = static_cast<int>(firstBuyer(shopping.dialog.shop(), *shopping.ruleset));
    shopping.buy(first, star);
    shopping.next();
    shopping.buy(1 - first, star);
    shopping.next();
    QVERIFY(shopping.words().contains(u"Home gets nothing for "_s + star));
    QVERIFY(shopping.words().contains(u"Away gets nothing for "_s + star));
}

QTEST_MAIN(TestShopDialog)
#include "tst_shopdialog.moc"
