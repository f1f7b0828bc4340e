// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windowfixture.h"
#include "ui/common/appearance.h"
#include "ui/play/namelist.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Names side by side.
class TestNameList final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void columnsTakeTheRoomThereIs();
    void aVeryLongNameIsCut();
};

namespace {

void fill(NameList &list, const QString &longest)
{
    const QStringList names{u"A charge"_s, u"On guard"_s, u"Some damage"_s,
                            u"Healing"_s,  u"A push"_s,   longest};
    list.setIds(names);
    constexpr int twoColumns = 340;
    list.resize(twoColumns, 200);
    list.setVisible(true);
    list.setNames(names);
    WindowFixture::settle();
}

} // namespace

/// One name that is longer than the others is not cut beside nothing.
void TestNameList::columnsTakeTheRoomThereIs()
{
    NameList list;
    const QString longest = u"To another free hex"_s;
    fill(list, longest);
    const int needed = list.fontMetrics().horizontalAdvance(longest) + gridStep(&list, 6);
    QVERIFY(list.item(0)->sizeHint().width() >= needed);
    QVERIFY(list.gridSize().width() * 2 <= list.width());
}

void TestNameList::aVeryLongNameIsCut()
{
    NameList list;
    fill(list, u"To another hex"_s.repeated(6));
    QVERIFY(list.gridSize().width() * 2 <= list.width());
}

QTEST_MAIN(TestNameList)
#include "tst_namelist.moc"
