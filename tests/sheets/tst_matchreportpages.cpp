// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/randommatch.h"
#include "core/text/languagescope.h"
#include "tests/support/matchdriver.h"
#include "tests/support/pdftext.h"
#include "ui/sheets/matchreportpages.h"
#include "ui/sheets/sheetoutput.h"

#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const SheetPaper papers[]{{QPageSize::A4, QPageLayout::Portrait},
                          {QPageSize::A4, QPageLayout::Landscape},
                          {QPageSize::Letter, QPageLayout::Portrait},
                          {QPageSize::Letter, QPageLayout::Landscape}};

/// A league match of random coaches with something in every part of its report.
MatchReport fullReport()
{
    const auto ruleset = sharedRuleset(u"crp"_s);
    for (std::uint64_t seed = 1;; ++seed) {
        SeededRandomSource source(seed);
        MatchSetup setup = randomSetup(*ruleset, {}, true, source);
        setup.teams[0].name = u"Die unaufhaltsamen Ñoquis vom Größeren Äquator"_s;
        setup.teams[1].name = u"%1 & <Söhne>"_s; // what a careless format would take for its own
        setup.teams[1].coach = u"Doña Íñiga"_s;
        MatchSession session(Match(ruleset, setup, StepBook::ofMatch()));
        qint64 at = 1'600'000'000'000;
        for (const Event &event : playRandomly(session.game(), source).events)
            (void)session.act({at += 7'000, {event}});
        MatchReport report = makeReport(session);
        // Where a coach sets the score by hand nobody knows when it was scored.
        const LanguageScope scope(Language::English);
        const bool isKnown = reportSections(report).front().columns.contains(u"Half 1"_s);
        if (isKnown && report.players.size() > 8 && report.casualties.size() > 2
            && report.drives.size() > 2)
            return report;
    }
}

/// Everything that the report says in a language.
QStringList textsIn(const MatchReport &report, Language language)
{
    const LanguageScope scope(language);
    QStringList texts{reportTitle(report), reportOutcome(report), reportDate(report),
                      reportCheckCode(report)};
    texts.append(reportConditions(report));
    for (const ReportSection &section : reportSections(report)) {
        texts.append(section.heading);
        texts.append(section.columns);
        for (const QStringList &row : section.rows)
            texts.append(row);
    }
    return texts;
}

} // namespace

class TestMatchReportPages final : public QObject
{
    Q_OBJECT

private slots:
    void everythingIsOnThePaper_data();
    void everythingIsOnThePaper();
    void nothingOverlaps();
    void nextPageSaysWhatGoesOn();
    void aMatchThatHasNotBegun();
    void halvesAreSaidWhereTheyAreKnown();
    void wordsOfTheBookAreNoMark();

private:
    MatchReport m_report = fullReport();
};

void TestMatchReportPages::everythingIsOnThePaper_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<int>("second");
    for (const Language language : allLanguages) {
        QTest::addRow("%s", qPrintable(languageCode(language))) << language << -1;
        for (const Language other : allLanguages) {
            if (other != language)
                QTest::addRow("%s %s", qPrintable(languageCode(language)),
                              qPrintable(languageCode(other)))
                    << language << static_cast<int>(other);
        }
    }
}

void TestMatchReportPages::everythingIsOnThePaper()
{
    QFETCH(Language, language);
    QFETCH(int, second);
    const auto other = second < 0 ? std::nullopt : std::optional(static_cast<Language>(second));
    QTemporaryDir folder;
    const QString file = folder.filePath(u"report.pdf"_s);
    for (const SheetPaper &paper : papers) {
        MatchReportPages pages(m_report, SheetWords(language, other));
        QVERIFY(SheetOutput::savePdf(pages, paper, file));
        const QString text = squeezed(pdfText(file));
        QStringList wanted = textsIn(m_report, language);
        if (other)
            wanted += textsIn(m_report, *other);
        wanted.removeAll(reportTitle(m_report)); // painted large, each side for itself
        wanted += {m_report.sides[0].team, m_report.sides[1].team, m_report.sides[1].coach,
                   u"%1 – %2"_s.arg(m_report.sides[0].score).arg(m_report.sides[1].score)};
        for (const QString &each : std::as_const(wanted))
            QVERIFY2(text.contains(squeezed(each)), qPrintable(each));
    }
    QVERIFY(textsIn(m_report, language).at(1) != QString());
}

void TestMatchReportPages::nothingOverlaps()
{
    for (const SheetPaper &paper : papers) {
        MatchReportPages pages(m_report, SheetWords(Language::German, Language::Spanish));
        pages.layOut(paper);
        const QRectF printable = paper.printable().adjusted(-0.01, -0.01, 0.01, 0.01);
        const auto &pieces = pages.pieces();
        QVERIFY(pieces.size() > 20);
        for (size_t i = 0; i < pieces.size(); ++i) {
            QVERIFY(printable.contains(pieces[i].area));
            for (size_t j = 0; j < i; ++j) {
                const QRectF common = pieces[i].area.intersected(pieces[j].area);
                QVERIFY(pieces[i].page != pieces[j].page || common.width() < 0.01
                        || common.height() < 0.01);
            }
        }
    }
}

/// A table that goes over a page says there whose it is; all is on paper in the order it was made.
void TestMatchReportPages::nextPageSaysWhatGoesOn()
{
    MatchReport report = m_report;
    const LocalizedText note{u"Nota"_s, u"Note"_s, u"Notiz"_s};
    report.moments.assign(120, {ReportMoment::Kind::Note, 1, 1, 0, note});
    MatchReportPages pages(report, SheetWords(Language::German));
    QTemporaryDir folder;
    const QString file = folder.filePath(u"report.pdf"_s);
    QVERIFY(SheetOutput::savePdf(pages, papers[0], file));
    QVERIFY(pages.pageCount() >= 3);
    const LanguageScope scope(Language::German);
    const auto sections = reportSections(report);
    const auto course
        = std::find_if(sections.begin(), sections.end(),
                       [](const ReportSection &section) { return section.rows.size() >= 120; });
    QVERIFY(course != sections.end());
    const QString text = squeezed(pdfText(file));
    QVERIFY(text.count(squeezed(reportContinued(course->heading))) >= 2);
}

void TestMatchReportPages::aMatchThatHasNotBegun()
{
    const MatchSession session{
        Match(sharedRuleset(u"lrb4"_s), plainSetup(u"lrb4"_s), StepBook::ofMatch())};
    MatchReportPages pages(makeReport(session), SheetWords(Language::English));
    QTemporaryDir folder;
    const QString file = folder.filePath(u"report.pdf"_s);
    QVERIFY(SheetOutput::savePdf(pages, papers[0], file));
    QVERIFY(pdfText(file).contains(u"Not finished yet."));
    QCOMPARE(pages.pageCount(), 1);
}

void TestMatchReportPages::halvesAreSaidWhereTheyAreKnown()
{
    const LanguageScope scope(Language::English);
    QVERIFY(reportSections(m_report).front().columns.contains(u"Half 1"_s));
    // From paper only the score is known.
    MatchReport told = m_report;
    told.drives.clear();
    told.sides[0].score = 2;
    QVERIFY(reportTitle(told).contains(u'2'));
    told.luck.clear();
    told.over = true;
    const LocalizedText who{u"Él"_s, u"Him"_s, u"Ihn"_s};
    told.moments = {{ReportMoment::Kind::Touchdown, 0, 0, 0, who}};
    for (ReportSide &side : told.sides) {
        side.turns = 0;
        side.timeMs = 0;
    }
    const QStringList all = textsIn(told, Language::English);
    for (const QString &unknown : {u"Line score"_s, u"Total"_s, u"Turns"_s, u"Time"_s,
                                   u"Dice rolled"_s, u"When"_s, u"Before the match"_s})
        QVERIFY2(!all.contains(unknown), qPrintable(unknown));
}

/// Whatever a coach reads in his book, it does not say that somebody was mended.
void TestMatchReportPages::wordsOfTheBookAreNoMark()
{
    MatchReport report = m_report;
    ReportCasualty &casualty = report.casualties.front();
    casualty.result = {};
    casualty.after = {};
    casualty.record.mended = Mending::None;
    casualty.record.note = u"saved"_s;
    QVERIFY(textsIn(report, Language::English).contains(u"saved"_s));
    casualty.record.mended = Mending::Saved;
    QVERIFY(!textsIn(report, Language::English).contains(u"saved"_s));
    QVERIFY(textsIn(report, Language::English).contains(u"Casualty, saved by the apothecary"_s));
}

QTEST_MAIN(TestMatchReportPages)
#include "tst_matchreportpages.moc"
