// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/decksheetpages.h"
#include "ui/sheets/sheettext.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// The least that a legal deck may have.
DeckSheet smallestDeck()
{
    DeckSheet sheet;
    sheet.name = u"Wrath"_s;
    sheet.warband = u"Garrek's Reavers"_s;
    const auto add = [](std::vector<DeckSheetCard> &list, int count, const QString &facts) {
        for (int i = 0; i < count; ++i)
            list.push_back({u"%1/437"_s.arg(i + 1), u"Commanding Stride %1"_s.arg(i), facts,
                            u"every warband"_s, u"Something happens."_s});
    };
    add(sheet.objectives, 12, u"1 glory · end phase"_s);
    add(sheet.ploys, 10, {});
    add(sheet.upgrades, 10, u"Range 1 · Dice 3 Hammer · Damage 1"_s);
    return sheet;
}

} // namespace

class TestDeckSheets final : public QObject
{
    Q_OBJECT

private slots:
    void smallestDeckIsOnePage();
    void sheetsHaveDifferentTitles();
    void linesAreBroken();
    void proxiesAreCards_data();
    void proxiesAreCards();
    void referenceHasALineForEachAttack();
};

void TestDeckSheets::smallestDeckIsOnePage()
{
    for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
        DeckSheetPages list(smallestDeck(), DeckSheetKind::List);
        list.layOut({paper, QPageLayout::Portrait});
        QCOMPARE(list.pageCount(), 1);
    }
}

void TestDeckSheets::sheetsHaveDifferentTitles()
{
    const DeckSheetPages list(smallestDeck(), DeckSheetKind::List);
    const DeckSheetPages reference(smallestDeck(), DeckSheetKind::Reference);
    QVERIFY(list.title() != reference.title());
    QVERIFY(list.title().contains(u"Wrath"_s) && reference.title().contains(u"Wrath"_s));
}

void TestDeckSheets::proxiesAreCards_data()
{
    QTest::addColumn<QPageSize::PageSizeId>("paper");
    QTest::addColumn<int>("pages");
    QTest::newRow("A4, three by three") << QPageSize::A4 << 4;
    QTest::newRow("Letter, three by two") << QPageSize::Letter << 6;
}

/// 32 of them, each as large as a card less a little for its sleeve.
void TestDeckSheets::proxiesAreCards()
{
    QFETCH(const QPageSize::PageSizeId, paper);
    QFETCH(const int, pages);
    DeckSheet sheet = smallestDeck();
    sheet.upgrades.front().summary = u"A long text that says very much. "_s.repeated(40);
    DeckSheetPages proxies(sheet, DeckSheetKind::Proxies);
    proxies.layOut({paper, QPageLayout::Portrait});
    QCOMPARE(proxies.pageCount(), pages);
    QCOMPARE(proxies.pieces().size(), size_t(11)); // rows of three
    const qreal millimetre = unitsPerInch / 25.4;
    for (const SheetPiece &piece : proxies.pieces()) {
        QVERIFY(std::abs(piece.area.height() - 87 * millimetre) < 1);
        QVERIFY(piece.area.width() >= 3 * 61.5 * millimetre);
        QVERIFY(SheetPaper{paper}.printable().adjusted(-1, -1, 1, 1).contains(piece.area));
    }
    QImage page(600, 850, QImage::Format_RGB32);
    page.fill(Qt::white);
    QPainter painter(&page);
    painter.scale(0.1, 0.1);
    for (int i = 0; i < proxies.pageCount(); ++i)
        proxies.paintPage(painter, i);
    painter.end();
    const QRgb corner = page.pixel(QPointF(SheetPaper{paper}.printable().topLeft() * 0.1).toPoint()
                                   + QPoint(0, 20));
    QVERIFY(corner != qRgb(255, 255, 255)); // the edge to cut along
}

void TestDeckSheets::linesAreBroken()
{
    const qreal one = sheetTextHeight({u"Move 3"_s, sheetFont(8)}, 5000);
    const qreal two = sheetTextHeight({u"Move 3\nBroadsword"_s, sheetFont(8)}, 5000);
    QVERIFY(two > 1.8 * one);
}

void TestDeckSheets::referenceHasALineForEachAttack()
{
    const auto heightWith = [](const QStringList &side) {
        DeckSheet sheet;
        sheet.fighters = {{u"Severin (leader)"_s, side, side, {}}};
        DeckSheetPages pages(sheet, DeckSheetKind::Reference);
        pages.layOut(SheetPaper{});
        qreal height = 0;
        for (const SheetPiece &piece : pages.pieces())
            height += piece.area.height();
        return height;
    };
    const qreal plain = heightWith({u"Move 3"_s});
    const qreal line = sheetTextHeight({u"Move 3"_s, sheetFont(8)}, 5000);
    QVERIFY(heightWith({u"Move 3"_s, u"Sword"_s, u"Parry"_s}) > plain + 3.8 * line);
}

QTEST_MAIN(TestDeckSheets)
#include "tst_decksheets.moc"
