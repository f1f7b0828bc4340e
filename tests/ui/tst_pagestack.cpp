// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windowfixture.h"
#include "ui/common/pagestack.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace dugout;

class TestPageStack final : public QObject
{
    Q_OBJECT

private slots:
    void aBarIsThereForWhatDoesNotFit_data();
    void aBarIsThereForWhatDoesNotFit();
};

void TestPageStack::aBarIsThereForWhatDoesNotFit_data()
{
    QTest::addColumn<QSize>("page");
    QTest::addColumn<bool>("upright");
    QTest::addColumn<bool>("level");
    QTest::newRow("fits") << QSize(300, 200) << false << false;
    QTest::newRow("too high") << QSize(200, 400) << true << false;
    // The upright bar takes some of its margin, not of what it shows.
    QTest::newRow("too high, as wide as the window") << QSize(300, 400) << true << false;
    QTest::newRow("wider by less than a margin") << QSize(305, 200) << false << false;
    QTest::newRow("too wide") << QSize(309, 200) << true << true;
}

void TestPageStack::aBarIsThereForWhatDoesNotFit()
{
    QFETCH(const QSize, page);
    PageStack stack;
    auto *shown = new QWidget;
    shown->setMinimumSize(page);
    stack.addPage(shown);
    stack.resize(300, 200);
    stack.show();
    WindowFixture::settle();
    const auto *frame = stack.findChild<QScrollArea *>();
    QTEST(frame->verticalScrollBar()->isVisible(), "upright");
    QTEST(frame->horizontalScrollBar()->isVisible(), "level");
}

QTEST_MAIN(TestPageStack)
#include "tst_pagestack.moc"
