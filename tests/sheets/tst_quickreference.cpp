// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulesetlibrary.h"
#include "tests/support/pdftext.h"
#include "ui/sheets/quickreferencepages.h"
#include "ui/sheets/sheetoutput.h"

#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const SheetPaper papers[]{{QPageSize::A4, QPageLayout::Portrait},
                          {QPageSize::A4, QPageLayout::Landscape},
                          {QPageSize::Letter, QPageLayout::Portrait},
                          {QPageSize::Letter, QPageLayout::Landscape}};

} // namespace

class TestQuickReference final : public QObject
{
    Q_OBJECT

private slots:
    void everyRowIsOnThePaper_data();
    void everyRowIsOnThePaper();
    void piecesNeitherOverlapNorLeaveThePaper_data();
    void piecesNeitherOverlapNorLeaveThePaper();
    void theLastPageIsEven_data();
    void theLastPageIsEven();
    void noPageIsForWhatIsLeftOver_data();
    void noPageIsForWhatIsLeftOver();
    void secondLanguageStandsBelow();
    void sameLanguageTwiceIsOne();
    void everyPageHasItsNumber();
    void isBlackOnWhite();
    void unwritableFileIsRefused();
    void benchPdf();

private:
    [[nodiscard]] const Ruleset &edition(const QString &id) { return **m_library.load(id); }

    RulesetLibrary m_library;
};

void TestQuickReference::everyRowIsOnThePaper_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("language");
    for (const QString &id : m_library.ids()) {
        for (const Language language : allLanguages)
            QTest::addRow("%s %s", qPrintable(id), qPrintable(languageCode(language)))
                << id << languageCode(language);
    }
}

void TestQuickReference::everyRowIsOnThePaper()
{
    QFETCH(QString, id);
    QFETCH(QString, language);
    const Language wanted = *languageFromCode(language);
    const Ruleset &ruleset = edition(id);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    QuickReferencePages pages(makeQuickReference(ruleset, wanted, std::nullopt));
    QVERIFY(SheetOutput::savePdf(pages, papers[0], file));
    const QString text = squeezed(pdfText(file));
    QVERIFY(!text.isEmpty());
    QVERIFY(quickReferenceTables(ruleset).size() >= 15);
    for (const QString &table : quickReferenceTables(ruleset)) {
        const Table *found = ruleset.tables().find(table);
        QVERIFY2(text.contains(squeezed(found->name.in(wanted))), qPrintable(table));
        for (const TableRow &row : found->rows)
            QVERIFY2(text.contains(squeezed(row.name.in(wanted))),
                     qPrintable(table + u'/' + row.id.text()));
    }
    for (const QString &sequence : quickReferenceSequences(ruleset)) {
        int number = 0;
        for (const SequenceStep &step : ruleset.sequences().find(sequence)->steps) {
            // Counted through, whatever number the book gives a step.
            static const QRegularExpression ofTheBook(u"^\\d+\\.\\s*"_s);
            const QString name
                = u"%1."_s.arg(++number) + QString(step.name.in(wanted)).remove(ofTheBook);
            QVERIFY2(text.contains(squeezed(name)), qPrintable(sequence + u'/' + step.id));
        }
    }
}

void TestQuickReference::piecesNeitherOverlapNorLeaveThePaper_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("paper");
    for (const QString &id : m_library.ids()) {
        for (int paper = 0; paper < 4; ++paper)
            QTest::addRow("%s paper %d", qPrintable(id), paper) << id << paper;
    }
}

void TestQuickReference::piecesNeitherOverlapNorLeaveThePaper()
{
    QFETCH(QString, id);
    QFETCH(int, paper);
    QuickReferencePages pages(makeQuickReference(edition(id), Language::German, Language::Spanish));
    pages.layOut(papers[paper]);
    const auto &pieces = pages.layout().pieces();
    const QRectF printable = papers[paper].printable();
    for (size_t i = 0; i < pieces.size(); ++i) {
        QVERIFY(printable.contains(pieces[i].area));
        QVERIFY(pieces[i].page < pages.pageCount());
        QVERIFY(pieces[i].area.top() >= pages.layout().headLine().bottom());
        QVERIFY(pieces[i].area.bottom() <= pages.layout().footLine().top());
        if (i == 0 || pieces[i].page != pieces[i - 1].page)
            continue;
        const bool below = pieces[i].area.top() >= pieces[i - 1].area.bottom() - 0.01;
        const bool beside = pieces[i].area.left() >= pieces[i - 1].area.right();
        QVERIFY(below || beside);
    }
}

void TestQuickReference::theLastPageIsEven_data()
{
    everyRowIsOnThePaper_data();
}

/// No page with one long column and nothing beside it.
void TestQuickReference::theLastPageIsEven()
{
    QFETCH(QString, id);
    QFETCH(QString, language);
    const SheetPaper paper = papers[0];
    const QuickReferenceLayout layout(
        makeQuickReference(edition(id), *languageFromCode(language), std::nullopt), paper);
    std::map<qreal, qreal> columns; // how far down each of the last page goes
    for (const QuickReferencePiece &piece : layout.pieces()) {
        if (piece.page + 1 == layout.pageCount())
            columns[piece.area.left()] = std::max(columns[piece.area.left()], piece.area.bottom());
    }
    qreal lowest = 0;
    for (const auto &[left, down] : columns)
        lowest = std::max(lowest, down);
    const qreal page = paper.printable().height();
    const bool isShort = lowest < page * 0.4; // so little needs no second column
    QVERIFY2(columns.size() > 1 || isShort, qPrintable(QString::number(lowest / page)));
}

void TestQuickReference::noPageIsForWhatIsLeftOver_data()
{
    everyRowIsOnThePaper_data();
}

/// Two steps of a long list stood on a page of their own.
void TestQuickReference::noPageIsForWhatIsLeftOver()
{
    QFETCH(QString, id);
    QFETCH(QString, language);
    const QuickReferenceSheet sheet
        = makeQuickReference(edition(id), *languageFromCode(language), std::nullopt);
    for (const SheetPaper &paper : papers) {
        const QuickReferenceLayout layout(sheet, paper);
        const qreal top = layout.headLine().bottom();
        qreal lowest = top;
        for (const QuickReferencePiece &piece : layout.pieces()) {
            if (piece.page + 1 == layout.pageCount())
                lowest = std::max(lowest, piece.area.bottom());
        }
        const qreal filled = (lowest - top) / (layout.footLine().top() - top);
        QVERIFY2(layout.pageCount() == 1 || filled > 0.3, qPrintable(QString::number(filled)));
    }
}

void TestQuickReference::secondLanguageStandsBelow()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    QuickReferencePages pages(
        makeQuickReference(edition(u"crp"_s), Language::English, Language::German));
    QVERIFY(SheetOutput::savePdf(pages, papers[2], file));
    const QString text = squeezed(pdfText(file));
    const Table *weather = edition(u"crp"_s).tables().find(u"weather"_s);
    for (const TableRow &row : weather->rows) {
        QVERIFY(text.contains(squeezed(row.name.en + row.summary.en)));
        QVERIFY(text.contains(squeezed(row.name.de + row.summary.de)));
    }
}

void TestQuickReference::sameLanguageTwiceIsOne()
{
    const Ruleset &crp = edition(u"crp"_s);
    QVERIFY(makeQuickReference(crp, Language::German, Language::German)
            == makeQuickReference(crp, Language::German, std::nullopt));
}

void TestQuickReference::everyPageHasItsNumber()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    QuickReferencePages pages(makeQuickReference(edition(u"crp"_s), Language::English, {}));
    QVERIFY(SheetOutput::savePdf(pages, papers[0], file));
    QVERIFY(pages.pageCount() > 1);
    const QString text = pdfText(file);
    for (int page = 1; page <= pages.pageCount(); ++page)
        QVERIFY(text.contains(u"Page %1 of %2"_s.arg(page).arg(pages.pageCount())));
}

void TestQuickReference::isBlackOnWhite()
{
    QuickReferencePages pages(makeQuickReference(edition(u"crp"_s), Language::English, {}));
    pages.layOut(papers[0]);
    const QImage image = SheetOutput::picture(pages, papers[0], 0, 60);
    QVERIFY(image.height() > image.width());
    int dark = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            QVERIFY(qRed(pixel) == qGreen(pixel) && qGreen(pixel) == qBlue(pixel));
            dark += qRed(pixel) < 128 ? 1 : 0;
        }
    }
    QVERIFY(dark > 500);
}

void TestQuickReference::unwritableFileIsRefused()
{
    QuickReferencePages pages(makeQuickReference(edition(u"crp"_s), Language::English, {}));
    const auto saved = SheetOutput::savePdf(pages, papers[0], u"/nonexistent-folder/sheet.pdf"_s);
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, ErrorCode::FileNotWritten);
    QVERIFY(!saved.error().message.isEmpty());
}

void TestQuickReference::benchPdf()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    const Ruleset &crp = edition(u"crp"_s);
    QBENCHMARK
    {
        QuickReferencePages pages(makeQuickReference(crp, Language::German, {}));
        QVERIFY(SheetOutput::savePdf(pages, papers[0], file));
    }
}

QTEST_MAIN(TestQuickReference)
#include "tst_quickreference.moc"
