// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishcards.h"
#include "tests/support/playfixture.h"
#include "ui/common/textlabel.h"
#include "ui/skirmish/table/oddspanel.h"

#include <QSignalSpy>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The chances beside a battlefield, and what they would be otherwise.
class TestSkirmishOdds final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void whatIfIsAsked();
    void whatIfStaysAboveTheLines();
    void whatIfWaitsBesideACard();
    void whatIfsTakeTwoLines_data();
    void whatIfsTakeTwoLines();
};

void TestSkirmishOdds::whatIfIsAsked()
{
    PlayFixture fixture(17);
    OddsPanel panel;
    QVERIFY(panel.whatIf() == WhatIf{});
    QSignalSpy changed(&panel, &OddsPanel::whatIfChanged);
    panel.findChild<ActionButton *>(u"what-if-guard"_s)->click();
    panel.findChild<ActionButton *>(u"what-if-dice-more"_s)->click();
    QCOMPARE(changed.size(), 2);
    QVERIFY(panel.whatIf().guard);
    QCOMPARE(panel.whatIf().dice, 1);
    panel.findChild<ActionButton *>(u"what-if-nothing"_s)->click();
    QVERIFY(panel.whatIf() == WhatIf{});
}

/// Below ten lines it would be out of sight where counters leave little room.
void TestSkirmishOdds::whatIfStaysAboveTheLines()
{
    constexpr int wide = 560;
    PlayFixture fixture(17);
    OddsPanel panel;
    const auto placeWith = [&panel](size_t attacks) {
        panel.show(std::nullopt, std::vector<OddsPanel::Line>(attacks, {u"Axe"_s, {}}));
        panel.resize(wide, panel.heightForWidth(wide));
        WindowFixture::settle();
        return panel.findChild<ActionButton *>(u"what-if-guard"_s)->mapTo(&panel, QPoint());
    };
    const QPoint place = placeWith(1);
    QCOMPARE(placeWith(10), place);
}

/// On a small screen, where the card of who is chosen needs the room; never while it counts.
void TestSkirmishOdds::whatIfWaitsBesideACard()
{
    PlayFixture fixture(17);
    OddsPanel panel;
    panel.setCompact(true);
    panel.show(std::nullopt, {{u"Axe"_s, {}}});
    auto *guard = panel.findChild<ActionButton *>(u"what-if-guard"_s);
    QVERIFY(guard->isVisibleTo(&panel));
    const int whole = panel.heightForWidth(500);
    panel.setFolded(true);
    auto *unfold = panel.findChild<ActionButton *>(u"what-if"_s);
    QVERIFY(unfold && unfold->isVisibleTo(&panel) && !guard->isVisibleTo(&panel));
    QVERIFY2(panel.heightForWidth(500) < whole, qPrintable(QString::number(whole)));
    unfold->click();
    QVERIFY(guard->isVisibleTo(&panel));
    guard->click();
    unfold->click();
    QVERIFY(panel.whatIf().guard && guard->isVisibleTo(&panel));
    guard->click();
    panel.show(std::nullopt, {{u"Axe"_s, {}}, {u"Spear"_s, {}}});
    QVERIFY(unfold->isVisibleTo(&panel) && !guard->isVisibleTo(&panel));
    const auto says = [&panel](const QString &words) {
        const auto labels = panel.findChildren<TextLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const TextLabel *label) {
            return label->isVisibleTo(&panel) && label->text() == words;
        });
    };
    QVERIFY(says(u"Axe"_s) && !says(u"Spear"_s)); // the best of them, here the first
    QVERIFY(unfold->text().endsWith(u" +1"_s));
    unfold->click();
    QVERIFY(says(u"Axe"_s) && says(u"Spear"_s));
    panel.setFolded(false);
    QVERIFY(guard->isVisibleTo(&panel) && !unfold->isVisibleTo(&panel));
}

void TestSkirmishOdds::whatIfsTakeTwoLines_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : allLanguages)
        QTest::newRow(qPrintable(languageCode(language))) << language;
}

/// More would scroll beside a battlefield, at 1280 x 800; also when every number is another.
void TestSkirmishOdds::whatIfsTakeTwoLines()
{
    QFETCH(const Language, language);
    constexpr int besideField = 420;
    PlayFixture fixture(17);
    fixture.language().setLanguage(language);
    OddsPanel panel;
    connect(&panel, &OddsPanel::whatIfChanged, &panel, [&panel] {
        panel.show(std::nullopt, {{u"Axe"_s, {}}});
    });
    panel.show(std::nullopt, {{u"Axe"_s, {}}});
    panel.resize(besideField, panel.heightForWidth(besideField));
    const auto lines = [&panel] {
        WindowFixture::settle();
        QSet<int> tops;
        for (const ActionButton *button : panel.findChildren<ActionButton *>())
            tops.insert(button->mapTo(&panel, QPoint()).y());
        return tops.size();
    };
    QCOMPARE(panel.findChildren<ActionButton *>().size(), 8);
    QVERIFY2(lines() <= 2, qPrintable(QString::number(lines())));
    auto *less = panel.findChild<ActionButton *>(u"what-if-defence-less"_s);
    const QPoint place = less->mapTo(&panel, QPoint());
    less->click();
    QCOMPARE(lines(), 2);
    QCOMPARE(less->mapTo(&panel, QPoint()), place); // stays under the finger
    for (const QString &name : {u"support-more"_s, u"dice-more"_s})
        panel.findChild<ActionButton *>(u"what-if-"_s + name)->click();
    QVERIFY2(lines() <= 2, qPrintable(QString::number(lines())));
    QCOMPARE(panel.whatIf().defence, -1);
}

QTEST_MAIN(TestSkirmishOdds)
#include "tst_skirmishodds.moc"
