// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetlibrary.h"
#include "core/skirmish/cards/collectionedits.h"
#include "core/text/localizedtext.h"
#include "ui/skirmish/collection/attackform.h"
#include "ui/skirmish/collection/carddialog.h"
#include "ui/skirmish/collection/fighterdialog.h"
#include "ui/skirmish/collection/openspin.h"
#include "ui/skirmish/collection/symbolbox.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QTabWidget>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What the dialogs of cards and fighters ask for, and that every open value can be filled in.
class TestCardDialog final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void openAttackOfACardIsFilledIn();
    void ownUpgradeGivesAnAttack();
    void onlyWhatTheKindHasIsAsked_data();
    void onlyWhatTheKindHasIsAsked();
    void tabGoesThroughANewAttack();
    void printedNamesAreNoTabStop();

private:
    RulesetLibrary m_library;
    std::shared_ptr<const Ruleset> m_ruleset;
    Collection m_all;
};

void TestCardDialog::initTestCase()
{
    m_ruleset = *m_library.load(u"shadespire"_s);
    m_all = builtInCollection(*m_ruleset);
}

void TestCardDialog::openAttackOfACardIsFilledIn()
{
    const SkirmishCard *spin = m_all.card(CardId(u"deadly-spin"_s));
    QCOMPARE(openFields(*spin).size(), 1);
    CardDialog dialog(m_ruleset, m_all, *spin, spin);
    dialog.show();
    auto *symbol = dialog.findChild<SymbolBox *>(u"attack-symbol"_s);
    QVERIFY(symbol->isVisible() && symbol->isEnabled());
    QVERIFY(!dialog.findChild<OpenSpin *>(u"attack-dice"_s)->isEnabled()); // that is printed
    QVERIFY(!dialog.findChild<QCheckBox *>(u"gives-attack"_s)->isEnabled());
    symbol->setSymbol(u"hammer"_s);
    const SkirmishCard filled = dialog.card();
    QCOMPARE(filled.attack->symbol, u"hammer"_s);
    QVERIFY(openFields(filled).isEmpty() && !filled.open);
    QVERIFY(filled.attack->allAdjacent); // what was printed stays
}

void TestCardDialog::ownUpgradeGivesAnAttack()
{
    SkirmishCard card;
    card.kind = CardKind::Upgrade;
    CardDialog dialog(m_ruleset, m_all, card, nullptr);
    dialog.show();
    dialog.findChild<QLineEdit *>(u"card-name"_s)->setText(u"Long Spear"_s);
    const auto *form = dialog.findChild<AttackForm *>();
    QVERIFY(!form->isVisible());
    QVERIFY(!dialog.card().attack);
    dialog.findChild<QCheckBox *>(u"gives-attack"_s)->click();
    QVERIFY(form->isVisible());
    QVERIFY(!dialog.findChild<QLineEdit *>(u"attack-name"_s)->isVisible()); // it is the card's
    dialog.findChild<OpenSpin *>(u"attack-range"_s)->setValue(2);
    dialog.findChild<OpenSpin *>(u"attack-damage"_s)->setValue(3);
    SkirmishCard made = dialog.card();
    QCOMPARE(made.attack->range, std::optional(2));
    QCOMPARE(made.attack->damage, std::optional(3));
    made.id = freeCardId(m_all, localized(made.name));
    Collection own;
    put(own, made);
    QCOMPARE(own.cards.front().attack->id.text(), u"long-spear"_s);
    QCOMPARE(own.cards.front().attack->name, made.name);
}

void TestCardDialog::onlyWhatTheKindHasIsAsked_data()
{
    QTest::addColumn<CardKind>("kind");
    QTest::addColumn<QStringList>("asked");
    QTest::newRow("objective") << CardKind::Objective
                               << QStringList{u"card-glory"_s, u"card-timing"_s};
    QTest::newRow("ploy") << CardKind::Ploy << QStringList{u"card-duration"_s};
    QTest::newRow("upgrade") << CardKind::Upgrade << QStringList{u"gives-attack"_s};
}

void TestCardDialog::onlyWhatTheKindHasIsAsked()
{
    QFETCH(CardKind, kind);
    QFETCH(QStringList, asked);
    SkirmishCard card;
    card.kind = kind;
    CardDialog dialog(m_ruleset, m_all, card, nullptr);
    dialog.show();
    for (const QString &name :
         {u"card-glory"_s, u"card-timing"_s, u"card-duration"_s, u"gives-attack"_s})
        QCOMPARE(dialog.findChild<QWidget *>(name)->isVisible(), asked.contains(name));
}

void TestCardDialog::tabGoesThroughANewAttack()
{
    FighterDialog dialog(m_ruleset, FighterCard{}, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *side = dialog.findChild<QTabWidget *>()->currentWidget();
    auto *add = side->findChild<QAbstractButton *>(u"add-attack"_s);
    add->click();
    add->click();
    const auto names = side->findChildren<QLineEdit *>(u"attack-name"_s);
    QCOMPARE(names.size(), 2);
    QCOMPARE(dialog.focusWidget(), names.at(1)); // goes on with what it is called
    names.at(0)->setFocus();
    QStringList visited;
    while (dialog.focusWidget() != add && visited.size() < 30) {
        visited.append(dialog.focusWidget()->objectName());
        QTest::keyClick(&dialog, Qt::Key_Tab);
    }
    QCOMPARE(visited.count(u"attack-name"_s), 2);
    QCOMPARE(visited.count(u"attack-symbol"_s), 2);
    QVERIFY(!visited.contains(u"accept"_s));
}

void TestCardDialog::printedNamesAreNoTabStop()
{
    FighterCard printed;
    for (const Warband &warband : m_all.warbands) {
        for (const FighterCard &fighter : warband.fighters) {
            if (!fighter.normal.attacks.empty())
                printed = fighter;
        }
    }
    QVERIFY(!printed.normal.attacks.empty());
    FighterDialog dialog(m_ruleset, printed, &printed);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(&dialog, Qt::Key_Tab);
        QVERIFY(dialog.focusWidget()->objectName() != u"attack-name"_s);
        QVERIFY(dialog.focusWidget()->isEnabled());
    }
}

QTEST_MAIN(TestCardDialog)
#include "tst_carddialog.moc"
