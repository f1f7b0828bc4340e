// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/common/theme.h"
#include "ui/skirmish/battlefield/battlefieldview.h"
#include "ui/skirmish/battlefield/fieldpainter.h"
#include "ui/skirmish/battlefield/fieldscroll.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Boards of so many columns in a row, five hexes high.
FieldScene rowOf(int columns)
{
    Board board;
    for (int column = 0; column < columns; ++column) {
        for (int row = 0; row < 5; ++row)
            board.complete.push_back(hexAt(column, row));
    }
    FieldScene scene;
    scene.boards = {PlacedBoard{board, {}, false, 0}};
    return scene;
}

/// A battlefield in a room of its own.
class Room
{
public:
    explicit Room(const FieldScene &scene, QSize size = {480, 300})
    {
        m_scroll.resize(size);
        m_scroll.show();
        m_scroll.setScene(scene);
        WindowFixture::settle();
    }

    [[nodiscard]] FieldScroll &scroll() { return m_scroll; }
    [[nodiscard]] BattlefieldView &view() { return *m_scroll.view(); }
    [[nodiscard]] qreal radius() { return view().layoutOfHexes().radius(); }
    [[nodiscard]] QPointF seenAt(Hex hex)
    {
        return view().mapTo(m_scroll.viewport(), view().centreOf(hex).toPoint());
    }
    [[nodiscard]] bool isSeen(Hex hex)
    {
        return m_scroll.viewport()->rect().contains(seenAt(hex).toPoint());
    }
    void press(const QString &name)
    {
        m_scroll.findChild<ActionButton *>(name)->click();
        WindowFixture::settle();
    }

private:
    FieldScroll m_scroll;
};

} // namespace

/// The battlefield in little room.
class TestFieldScroll final : public QObject
{
    Q_OBJECT

private slots:
    void holesAreNoBoard_data();
    void holesAreNoBoard();
    void init() { failOnAnyWarning(); }
    void zoomKeepsItsLimits();
    void smallFieldsAreSeenWhole();
    void largeFieldsStayReadable();
    void buttonsAndKeysZoom();
    void wheelKeepsWhatIsUnderIt();
    void draggingIsNoClick();
    void hexesInQuestionComeIntoView();
    void theKeyboardTakesTheFieldAlong();
    void highFieldsAreSeenFromTheSide();
};

void TestFieldScroll::zoomKeepsItsLimits()
{
    FieldZoom zoom;
    zoom.setRoom(8, 14);
    QCOMPARE(zoom.radius(), 14.0);
    QVERIFY(!zoom.isWhole() && zoom.canGrow());
    zoom.scale(0.1);
    QCOMPARE(zoom.radius(), 8.0);
    QVERIFY(zoom.isWhole());
    zoom.scale(100);
    QVERIFY(!zoom.canGrow());
    const qreal largest = zoom.radius();
    zoom.setRoom(20, 14); // more room changes nothing that somebody chose
    QCOMPARE(zoom.radius(), largest);
    zoom.showWhole();
    QCOMPARE(zoom.radius(), 20.0);
    zoom.reset();
    QCOMPARE(zoom.radius(), 20.0); // the whole field is readable
    zoom.setRoom(13, 14);
    QCOMPARE(zoom.radius(), 13.0); // nearly: nobody wants to scroll for that
}

void TestFieldScroll::smallFieldsAreSeenWhole()
{
    Room room(rowOf(9));
    QCOMPARE(room.scroll().horizontalScrollBar()->maximum(), 0);
    QCOMPARE(room.scroll().verticalScrollBar()->maximum(), 0);
    const auto *buttons = room.scroll().findChild<ActionButton *>(u"field-whole"_s)->parentWidget();
    for (const Hex hex : room.view().scene().boards.front().board.complete) {
        QVERIFY(room.isSeen(hex));
        QVERIFY(!buttons->geometry().contains(room.seenAt(hex).toPoint()));
    }
}

void TestFieldScroll::largeFieldsStayReadable()
{
    Room room(rowOf(40));
    QVERIFY(room.scroll().horizontalScrollBar()->maximum() > 0);
    QCOMPARE(room.scroll().verticalScrollBar()->maximum(), 0);
    QVERIFY2(room.radius() * std::sqrt(3.0) >= 24, qPrintable(QString::number(room.radius())));
}

void TestFieldScroll::buttonsAndKeysZoom()
{
    Room room(rowOf(40));
    const qreal before = room.radius();
    room.press(u"field-larger"_s);
    QVERIFY(room.radius() > before * 1.2);
    room.press(u"field-smaller"_s);
    QVERIFY(qAbs(room.radius() - before) < 0.1);
    room.press(u"field-whole"_s);
    QCOMPARE(room.scroll().horizontalScrollBar()->maximum(), 0);
    QVERIFY(!room.scroll().findChild<ActionButton *>(u"field-smaller"_s)->isEnabled());
    room.scroll().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&room.scroll()));
    const qreal whole = room.radius();
    QTest::keyClick(&room.view(), Qt::Key_Plus);
    QVERIFY(room.radius() > whole);
    QTest::keyClick(&room.view(), Qt::Key_0);
    QCOMPARE(room.radius(), whole);
}

void TestFieldScroll::wheelKeepsWhatIsUnderIt()
{
    Room room(rowOf(40));
    const Hex hex = hexAt(10, 2);
    const QPointF at = room.seenAt(hex);
    QWheelEvent turn(at, room.scroll().viewport()->mapToGlobal(at), {}, {0, 240}, Qt::NoButton,
                     Qt::NoModifier, Qt::NoScrollPhase, false);
    const qreal before = room.radius();
    QApplication::sendEvent(room.scroll().viewport(), &turn);
    WindowFixture::settle();
    QVERIFY(room.radius() > before * 1.3);
    QVERIFY((room.seenAt(hex) - at).manhattanLength() < 4);
}

void TestFieldScroll::draggingIsNoClick()
{
    FieldScene scene = rowOf(40);
    Room room(scene);
    QSignalSpy pointed(&room.view(), &BattlefieldView::hexPointed);
    const QPoint from = room.view().centreOf(hexAt(8, 2)).toPoint();
    QTest::mousePress(&room.view(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&room.view(), from - QPoint(60, 0));
    QTest::mouseRelease(&room.view(), Qt::LeftButton, {}, from);
    QCOMPARE(room.scroll().horizontalScrollBar()->value(), 60);
    QCOMPARE(pointed.count(), 0);
    QTest::mouseClick(&room.view(), Qt::LeftButton, {}, from);
    QCOMPARE(pointed.count(), 1);
    QCOMPARE(pointed.first().first().value<Hex>(), hexAt(8, 2));
}

void TestFieldScroll::hexesInQuestionComeIntoView()
{
    FieldScene scene = rowOf(40);
    Room room(scene);
    QVERIFY(!room.isSeen(hexAt(37, 2)));
    scene.offered = {hexAt(37, 2), hexAt(35, 4)};
    room.scroll().setScene(scene);
    for (const Hex hex : scene.offered)
        QVERIFY(room.isSeen(hex));
    const int value = room.scroll().horizontalScrollBar()->value();
    scene.offered = {hexAt(36, 2)}; // seen already: nothing moves
    room.scroll().setScene(scene);
    QCOMPARE(room.scroll().horizontalScrollBar()->value(), value);
    scene.offered = {hexAt(0, 0), hexAt(39, 0)}; // too far apart: the first
    room.scroll().setScene(scene);
    QVERIFY(room.isSeen(hexAt(0, 0)));
}

void TestFieldScroll::theKeyboardTakesTheFieldAlong()
{
    Room room(rowOf(40));
    room.view().setFocus();
    for (int i = 0; i < 39; ++i)
        QTest::keyClick(&room.view(), Qt::Key_Right);
    QCOMPARE(hexColumn(room.view().cursor()), 39);
    QVERIFY(room.isSeen(room.view().cursor()));
}

/// In a wide room; boards that are being laid stay as they lie.
void TestFieldScroll::highFieldsAreSeenFromTheSide()
{
    FieldScene scene = rowOf(9);
    scene.boards.push_back({scene.boards.front().board, hexAt(0, 5), false, 1});
    scene.boards.push_back({scene.boards.front().board, hexAt(0, 10), false, 0});
    Room room(scene, {600, 300});
    QVERIFY(!room.view().isTurned());
    const qreal before = room.radius();
    scene.settled = true;
    room.scroll().setScene(scene);
    WindowFixture::settle();
    QVERIFY(room.view().isTurned());
    QVERIFY2(room.radius() > before * 1.1,
             qPrintable(u"%1 instead of %2"_s.arg(room.radius()).arg(before)));
    const Battlefield field(scene.boards);
    for (const auto &[hex, cell] : field.cells()) {
        QVERIFY(room.isSeen(hex));
        QCOMPARE(room.view().layoutOfHexes().hexAtPoint(room.view().centreOf(hex)), hex);
    }
    // Keys go the way they point.
    QSignalSpy moved(&room.view(), &BattlefieldView::cursorMoved);
    QTest::mouseClick(&room.view(), Qt::LeftButton, {},
                      room.view().centreOf(hexAt(4, 7)).toPoint());
    const QPointF from = room.view().centreOf(room.view().cursor());
    QTest::keyClick(&room.view(), Qt::Key_Right);
    const QPointF right = room.view().centreOf(room.view().cursor());
    QVERIFY(right.x() > from.x() && std::abs(right.y() - from.y()) < room.radius());
    QTest::keyClick(&room.view(), Qt::Key_Down);
    const QPointF below = room.view().centreOf(room.view().cursor());
    QVERIFY(below.y() > right.y() && std::abs(below.x() - right.x()) < room.radius());
    QCOMPARE(moved.size(), 2);
}

void TestFieldScroll::holesAreNoBoard_data()
{
    QTest::addColumn<ThemeKind>("theme");
    QTest::newRow("light") << ThemeKind::Light;
    QTest::newRow("dark") << ThemeKind::Dark;
    QTest::newRow("high contrast") << ThemeKind::HighContrast;
}

/// Neither as plain as the card around the field nor as a hex, not even a blocked one.
void TestFieldScroll::holesAreNoBoard()
{
    QFETCH(ThemeKind, theme);
    FieldScene scene = rowOf(5);
    const Hex hole = hexAt(2, 2);
    const Hex blocked = hexAt(0, 2);
    scene.boards.front().board.blocked = {blocked};
    std::erase(scene.boards.front().board.complete, hole);
    const QPalette palette = themePalette(theme);
    const Battlefield field(scene.boards);
    const HexLayout layout(scene.boards.front().board.complete, QRectF(0, 0, 300, 300));
    QImage image(300, 300, QImage::Format_RGB32);
    image.fill(palette.color(tone::card));
    QPainter painter(&image);
    FieldPainter(painter, layout, palette, QApplication::font()).paint(scene, field);
    painter.end();
    const QRect inside(layout.centre(hole).toPoint() - QPoint(8, 8), QSize(16, 16));
    QSet<QRgb> colours;
    for (int x = inside.left(); x <= inside.right(); ++x) {
        for (int y = inside.top(); y <= inside.bottom(); ++y)
            colours.insert(image.pixel(x, y));
    }
    QVERIFY(colours.contains(palette.color(tone::card).rgb()));
    QVERIFY(colours.contains(palette.color(tone::greyInk).rgb()));
    // What is blocked is crossed out, whatever its ground is.
    const int seen = qGray(image.pixel(layout.centre(blocked).toPoint()));
    const int cross = qGray(palette.color(tone::railInk).rgb());
    const int ground = qGray(palette.color(tone::rail).rgb());
    QVERIFY2(std::abs(seen - cross) < std::abs(seen - ground), qPrintable(QString::number(seen)));
}

QTEST_MAIN(TestFieldScroll)
#include "tst_fieldscroll.moc"
