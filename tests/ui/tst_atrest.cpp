// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/atrest.h"

#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>

using namespace dugout;

class TestAtRest final : public QObject
{
    Q_OBJECT

private slots:
    void whoTypesIsWaitedFor_data();
    void whoTypesIsWaitedFor();
};

void TestAtRest::whoTypesIsWaitedFor_data()
{
    QTest::addColumn<bool>("isBox");
    QTest::newRow("words") << false;
    QTest::newRow("a number") << true;
}

void TestAtRest::whoTypesIsWaitedFor()
{
    QFETCH(const bool, isBox);
    QWidget page;
    QWidget *field = isBox ? static_cast<QWidget *>(new QSpinBox) : new QLineEdit;
    auto *layout = new QVBoxLayout(&page);
    layout->addWidget(field);
    int done = 0;
    AtRest news([&done] { ++done; }, &page);
    page.show();
    field->setFocus();
    news.ask();
    QCOMPARE(done, 1); // a field that nobody has written in keeps nobody waiting
    QTest::keyClicks(field, QStringLiteral("7"));
    news.ask();
    QCOMPARE(done, 1);
    if (isBox)
        field->findChild<QLineEdit *>()->setModified(false);
    else
        static_cast<QLineEdit *>(field)->setModified(false);
    QTRY_COMPARE(done, 2);
}

QTEST_MAIN(TestAtRest)
#include "tst_atrest.moc"
