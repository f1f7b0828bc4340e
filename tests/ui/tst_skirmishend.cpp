// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/words/skirmishsummary.h"
#include "tests/support/playfixture.h"
#include "ui/common/appearance.h"
#include "ui/sheets/skirmishreportpages.h"
#include "ui/skirmish/table/endpanel.h"
#include "ui/skirmish/table/gamereport.h"

#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What remains of a skirmish: the verdict, its sum, the report, the list.
class TestSkirmishEnd final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void theVerdictIsSeen_data();
    void theVerdictIsSeen();
    void theEndIsSummedUp();
    void theReportGoesRoundByRound();
    void everythingCanBeCorrectedAfterwards();
    void theListSaysHowGamesStand();
};

void TestSkirmishEnd::theVerdictIsSeen_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QSize>("size");
    for (const int players : {2, 3, 4}) {
        for (const QSize &size : {QSize(1200, 780), QSize(1170, 700), QSize(930, 580)})
            QTest::addRow("%d players, %dx%d", players, size.width(), size.height())
                << players << size;
    }
}

/// Who won and why stands on the card, whatever room there is.
void TestSkirmishEnd::theVerdictIsSeen()
{
    QFETCH(const int, players);
    QFETCH(const QSize, size);
    PlayFixture fixture(23);
    RandomSkirmish wanted;
    wanted.players = players;
    wanted.tracksCards = false;
    fixture.start(wanted);
    fixture.page().resize(size);
    while (!fixture.table().isFinished())
        fixture.press();
    WindowFixture::settle();
    const QString verdict = fixture.table().game().verdict(fixture.table().session().state());
    const auto *detail = fixture.card()->findChild<QLabel *>(u"prompt-detail"_s);
    QVERIFY(detail->isVisible());
    QCOMPARE(detail->text(), verdict);
}

void TestSkirmishEnd::theEndIsSummedUp()
{
    PlayFixture fixture(23);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.tracksField = false;
    fixture.start(wanted);
    auto *end = fixture.page().findChild<EndPanel *>();
    while (!fixture.table().isFinished()) {
        QVERIFY(!end->isVisible());
        fixture.press();
    }
    WindowFixture::settle();
    QVERIFY(end->isVisible());
    const QString verdict = fixture.table().game().verdict(fixture.table().session().state());
    QVERIFY(wordsOn(fixture.card()).contains(verdict));
    const QStringList words = wordsOn(end);
    // An Enter too many shows the report and begins nothing.
    QSignalSpy next(fixture.page().game(), &GameView::newRequested);
    fixture.card()->takeFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(next.count(), 0);
    auto *report = fixture.page().game()->findChild<QDialog *>();
    QVERIFY(report);
    report->close();
    const SkirmishSummary summary
        = summarize(fixture.table().game(), fixture.table().session().state());
    for (const SkirmishSummaryLine &line : summary.players) {
        QCOMPARE(line.glory, line.objectives + line.outOfAction + line.relic + line.byHand);
        QVERIFY(words.contains(line.won ? u"★ "_s + line.name : line.name));
    }
}

void TestSkirmishEnd::theReportGoesRoundByRound()
{
    PlayFixture fixture(23);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.tracksField = false;
    wanted.options[OptionId(u"best-of-three"_s)] = true;
    fixture.start(wanted);
    while (!fixture.table().isFinished())
        fixture.press();
    const SkirmishReport report = gameReport(fixture.table());
    QVERIFY(!report.date.isEmpty());
    QStringList headings;
    QStringList lines;
    for (const SkirmishChapter &chapter : report.chapters) {
        headings.append(chapter.heading);
        lines.append(chapter.lines);
    }
    QCOMPARE(headings.mid(0, 2),
             (QStringList{u"Game 1 · Before the first round"_s, u"Game 1 · Round 1 of 3"_s}));
    QCOMPARE(headings.filter(QRegularExpression(u"^Game 2 · \\d.:.\\d · Round"_s)).size(), 3);
    QCOMPARE(lines.filter(u"Game 1 is over"_s).size(), 1);
    for (const SkirmishSummaryLine &line : report.summary.players) {
        QCOMPARE(line.fates.size(), line.fighters);
        QCOMPARE(line.fates.filter(u"out of action"_s).size(), line.lost);
    }
    SkirmishReportPages pages(report);
    pages.layOut(SheetPaper{});
    QVERIFY(pages.pieces().size() > size_t(headings.size() + lines.size()));
}

/// With all cards on the table nothing is hidden, and hexes are called as the log calls them.
void TestSkirmishEnd::everythingCanBeCorrectedAfterwards()
{
    PlayFixture fixture(11);
    fixture.start({});
    for (int presses = 0; presses < 60; ++presses)
        fixture.press();
    const auto hidden = [&fixture] {
        int count = 0;
        const auto groups = static_cast<int>(fixture.table().log().groups().size());
        for (int group = 0; group < groups; ++group)
            count += fixture.table().offeredAfter(group, {}).empty() ? 1 : 0;
        return count;
    };
    QVERIFY(hidden() > 0); // in the middle of a game hands are
    while (!fixture.table().isFinished())
        fixture.press();
    QCOMPARE(hidden(), 0);
    static const QRegularExpression raw(u"^-?\\d+,-?\\d+"_s);
    const auto groups = static_cast<int>(fixture.table().log().groups().size());
    for (int group = 0; group < groups; ++group) {
        for (const OfferedPrompt &offer : fixture.table().offeredAfter(group, {})) {
            for (const QString &words : offer.words.choices)
                QVERIFY2(!words.contains(raw), qPrintable(offer.prompt.id + u": "_s + words));
        }
    }
}

void TestSkirmishEnd::theListSaysHowGamesStand()
{
    PlayFixture fixture(31);
    RandomSkirmish wanted;
    wanted.tracksCards = false;
    wanted.tracksField = false;
    fixture.start(wanted);
    while (!fixture.table().isFinished())
        fixture.press();
    const QString over = fixture.table().id().text();
    const QString verdict = fixture.table().game().verdict(fixture.table().session().state());
    fixture.start(wanted);
    while (fixture.table().session().state().phase != SkirmishPhase::Action)
        fixture.press();
    const QString running = fixture.table().id().text();
    fixture.page().openGame(over);
    QVERIFY(wordsOn(fixture.card()).contains(verdict)); // the one of this game, at once
    fixture.page().findChild<ActionButton *>(u"all-games"_s)->click();
    auto *list = fixture.page().findChild<QListWidget *>(u"skirmish-list"_s);
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->currentRow(), 1); // the one that was looked at; what is played comes first
    const auto spokenRow
        = [list](int row) { return list->item(row)->data(Qt::AccessibleTextRole).toString(); };
    QTRY_VERIFY2(spokenRow(1).contains(verdict), qPrintable(spokenRow(1)));
    QTRY_VERIFY2(spokenRow(0).contains(u"Round 1 of 3 · 0 : 0"_s), qPrintable(spokenRow(0)));
    QVERIFY(running != over);
}

QTEST_MAIN(TestSkirmishEnd)
#include "tst_skirmishend.moc"
