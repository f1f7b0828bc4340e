// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windowfixture.h"
#include "ui/common/flowlayout.h"
#include "ui/common/scrollcolumn.h"
#include "ui/skirmish/table/notedcolumn.h"

#include <QLabel>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

using namespace dugout;

namespace {

constexpr int gap = 10;
constexpr int least = 120;

} // namespace

/// Notes that come and go beside a part that must stay.
class TestNotedColumn final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void withoutNotesThePartHasAll();
    void notesTakeWhatTheyNeed_data();
    void notesTakeWhatTheyNeed();
    void longNotesScroll();
    void longNotesLeaveWhatIsNeeded();
    void notesMoveToAnotherColumn();
    void aBarGoesWithItsNeed();
    void wideWordsNeedLittle();

private:
    void note(int height);

    std::unique_ptr<NotedColumn> m_column;
    QWidget *m_part = nullptr;
    ScrollColumn *m_notes = nullptr;
    QWidget *m_note = nullptr;
};

void TestNotedColumn::init()
{
    failOnAnyWarning();
    m_column = std::make_unique<NotedColumn>();
    m_part = new QWidget;
    m_notes = new ScrollColumn(m_column.get());
    m_notes->column()->setContentsMargins(0, 0, 0, 0);
    m_note = new QWidget;
    m_notes->column()->addWidget(m_note);
    m_column->setGap(gap);
    m_column->setPart(m_part, least);
    m_column->resize(200, 400);
    m_column->show();
}

void TestNotedColumn::note(int height)
{
    m_note->setFixedHeight(height);
    m_notes->setVisible(height > 0);
    WindowFixture::settle();
}

void TestNotedColumn::withoutNotesThePartHasAll()
{
    m_column->setNotes(m_notes);
    note(0);
    QCOMPARE(m_part->geometry(), m_column->rect());
}

void TestNotedColumn::notesTakeWhatTheyNeed_data()
{
    QTest::addColumn<NotedColumn::Side>("side");
    QTest::newRow("above") << NotedColumn::Side::Above;
    QTest::newRow("below") << NotedColumn::Side::Below;
}

void TestNotedColumn::notesTakeWhatTheyNeed()
{
    QFETCH(NotedColumn::Side, side);
    m_column->setNotes(m_notes, side);
    note(80);
    QCOMPARE(m_notes->height(), 80);
    QCOMPARE(m_part->height(), 400 - 80 - gap);
    QCOMPARE(m_notes->y() < m_part->y(), side == NotedColumn::Side::Above);
    note(50); // changes while it is seen
    QCOMPARE(m_notes->height(), 50);
    QCOMPARE(m_part->height(), 400 - 50 - gap);
}

void TestNotedColumn::longNotesScroll()
{
    m_column->setNotes(m_notes);
    note(1000);
    QCOMPARE(m_part->height(), least);
    QVERIFY(m_notes->verticalScrollBar()->maximum() > 0);
}

/// Which may change while they are seen.
void TestNotedColumn::longNotesLeaveWhatIsNeeded()
{
    int need = 200;
    m_column->setNotes(m_notes, NotedColumn::Side::Below);
    m_column->setNeed([&need] { return need; });
    note(1000);
    QCOMPARE(m_part->height(), 200);
    need = 150;
    note(900);
    QCOMPARE(m_part->height(), 150);
    m_column->setNeed(nullptr);
    QCOMPARE(m_part->height(), least);
}

void TestNotedColumn::notesMoveToAnotherColumn()
{
    m_column->setNotes(m_notes);
    note(80);
    NotedColumn other;
    auto *part = new QWidget;
    other.setPart(part, 0);
    other.resize(200, 300);
    other.show();
    other.setNotes(m_notes);
    m_column->setNotes(nullptr);
    WindowFixture::settle();
    QVERIFY(m_notes->isVisible());
    QCOMPARE(m_notes->parentWidget(), &other);
    QCOMPARE(m_part->geometry(), m_column->rect());
    QCOMPARE(part->height(), 300 - 80);
    m_column->setNotes(m_notes); // and back, before the other goes
}

/// Beside the bar what wraps needs more lines than without it: that alone must not keep it.
void TestNotedColumn::aBarGoesWithItsNeed()
{
    constexpr int side = 100;
    ScrollColumn column;
    column.column()->setContentsMargins(0, 0, 0, 0);
    auto *flow = new FlowLayout;
    flow->setLineSteps(0);
    flow->setGapSteps(0);
    for (int i = 0; i < 4; ++i) {
        auto *part = new QWidget;
        part->setFixedSize(side, side / 2);
        flow->addWidget(part);
    }
    column.column()->addLayout(flow);
    auto *more = new QWidget;
    more->setFixedHeight(3 * side);
    column.column()->addWidget(more);
    column.resize(2 * side + gap, side + gap); // beside a bar is room for one only
    column.show();
    WindowFixture::settle();
    QVERIFY(column.verticalScrollBar()->isVisible());
    more->hide();
    WindowFixture::settle();
    QVERIFY(!column.verticalScrollBar()->isVisible());
}

/// What stands below it would lose the room that words need only where they are narrow.
void TestNotedColumn::wideWordsNeedLittle()
{
    ScrollColumn wide;
    wide.column()->setContentsMargins(0, 0, 0, 0);
    auto *words = new QLabel(QStringLiteral("word ").repeated(12));
    words->setWordWrap(true);
    wide.column()->addWidget(words);
    wide.resize(1200, 300);
    wide.show();
    WindowFixture::settle();
    const int line = words->heightForWidth(words->width());
    QVERIFY2(words->sizeHint().height() > line, "the hint is narrow, or this tries nothing");
    QCOMPARE(wide.minimumSizeHint().height(), line);
    wide.resize(90, 300);
    WindowFixture::settle();
    QVERIFY(wide.minimumSizeHint().height() > line);
}

QTEST_MAIN(TestNotedColumn)
#include "tst_notedcolumn.moc"
