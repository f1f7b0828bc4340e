// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windowfixture.h"
#include "ui/common/spokenparts.h"
#include "ui/league/looks/chartview.h"
#include "ui/matchviews/pitchview.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A screen reader can walk through what is drawn.
class TestSpokenParts final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void placesAreTabs();
    void curvesOfAChart();
    void playersOnThePitch();
    void partsComeAndGo();
};

void TestSpokenParts::placesAreTabs()
{
    WindowFixture fixture;
    fixture.show();
    auto *teams = fixture.window().findChild<QAbstractButton *>(u"place-teams"_s);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(teams);
    QCOMPARE(spoken->role(), QAccessible::PageTab);
    QCOMPARE(spoken->parent()->role(), QAccessible::PageTabList);
    QCOMPARE(spoken->text(QAccessible::Name), u"Teams"_s);
    QVERIFY(!spoken->state().selected);
    spoken->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(fixture.window().place(), Place::Teams);
    QVERIFY(spoken->state().selected);
}

void TestSpokenParts::curvesOfAChart()
{
    ChartView chart;
    chart.setPicture({u"Points by round"_s,
                      u"Round"_s,
                      1,
                      false,
                      {{u"a"_s, u"Gulls"_s, {1, 4, 7}},
                       {u"b"_s, u"Gits"_s, {0, 1, 1}},
                       {u"c"_s, u"Late"_s, {{}, {}, {}}}}});
    chart.choose(u"b"_s);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&chart);
    QCOMPARE(spoken->text(QAccessible::Name), u"Points by round"_s);
    QCOMPARE(spoken->childCount(), 2); // there is nothing to say of the last
    QCOMPARE(spoken->child(0)->text(QAccessible::Name), u"Gulls: from 1 to 7"_s);
    QVERIFY(!spoken->child(0)->state().selected);
    QVERIFY(spoken->child(1)->state().selected);
    QCOMPARE(spoken->child(1)->parent(), spoken);
    QCOMPARE(spoken->indexOfChild(spoken->child(1)), 1);
    QCOMPARE(spoken->child(2), nullptr);
}

void TestSpokenParts::playersOnThePitch()
{
    PitchView pitch;
    pitch.resize(780, 450);
    PitchScene scene;
    PitchToken token;
    token.ref = u"0:1"_s;
    token.name = u"#8 Urgash"_s;
    scene.tokens.insert_or_assign(Square{5, 6}, token);
    scene.chosen = token.ref;
    pitch.setScene(scene);
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&pitch);
    QCOMPARE(spoken->childCount(), 1);
    QAccessibleInterface *player = spoken->child(0);
    QVERIFY(player->text(QAccessible::Name).contains(u"#8 Urgash"_s));
    QVERIFY(player->state().selected);
    const QPoint middle = player->rect().center();
    QCOMPARE(spoken->childAt(middle.x(), middle.y()), player);
    QVERIFY(QRect(pitch.mapToGlobal(QPoint()), pitch.size()).contains(player->rect()));
}

void TestSpokenParts::partsComeAndGo()
{
    QWidget widget;
    std::vector<SpokenPart> parts{{u"one"_s, {}, false, false}, {u"two"_s, {}, true, false}};
    speakParts(&widget, [&parts] { return parts; });
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&widget);
    QAccessibleInterface *second = spoken->child(1);
    QVERIFY(second->isValid());
    parts.pop_back();
    QVERIFY(!second->isValid());
    QVERIFY(second->state().invalid);
    QCOMPARE(second->text(QAccessible::Name), QString());
    QCOMPARE(spoken->childCount(), 1);
}

QTEST_MAIN(TestSpokenParts)
#include "tst_spokenparts.moc"
