// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftermatch.h"
#include "core/exchange/afterreport.h"
#include "core/match/randommatch.h"
#include "core/team/playercheck.h"
#include "core/team/playerstats.h"
#include "core/team/teamvalue.h"
#include "core/text/languagescope.h"
#include "tests/support/matchdriver.h"
#include "tests/support/pdftext.h"
#include "ui/sheets/matchreportpages.h"
#include "ui/sheets/sheetoutput.h"
#include "ui/sheets/teamsheetpages.h"

#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const SheetPaper a4{QPageSize::A4, QPageLayout::Portrait};

/// A league match of random coaches in which much changed for both teams.
MatchSession eventful(const QString &edition)
{
    const auto ruleset = sharedRuleset(edition);
    for (std::uint64_t seed = 1;; ++seed) {
        SeededRandomSource source(seed);
        MatchSetup setup = randomSetup(*ruleset, {}, true, source);
        setup.teams[0].name = u"Die Ñoquis vom Größeren Äquator"_s;
        MatchSession session(Match(ruleset, setup, stepsToTheNextSheet()));
        qint64 at = 1'600'000'000'000;
        for (const Event &event : playRandomly(session.game(), source).events)
            (void)session.act({at += 7'000, {event}});
        const AfterState &after = session.state().after.get();
        if (after.sides[0].changes.size() > 12 && after.sides[1].changes.size() > 12)
            return session;
    }
}

} // namespace

/// What a coach takes home on paper after a match: what changed, and the sheet for the next one.
class TestAfterSheets final : public QObject
{
    Q_OBJECT

private slots:
    void paper_data();
    void paper();
};

void TestAfterSheets::paper_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<Language>("language");
    for (const QString &edition : footballRulesets()) {
        for (const Language language : allLanguages)
            QTest::addRow("%s %s", qPrintable(edition), qPrintable(languageCode(language)))
                << edition << language;
    }
}

void TestAfterSheets::paper()
{
    QFETCH(QString, edition);
    QFETCH(Language, language);
    const MatchSession session = eventful(edition);
    const MatchReport report = makeFullReport(session);
    const Ruleset &ruleset = session.game().context().ruleset();
    QTemporaryDir folder;
    const QString file = folder.filePath(u"page.pdf"_s);
    for (const Seat seat : {0, 1}) {
        MatchReportPages changes(changesOnly(report, seat), SheetWords(language), changeSections);
        QVERIFY(SheetOutput::savePdf(changes, a4, file));
        QString text = squeezed(pdfText(file));
        int lines = 0;
        for (const ReportChange &line : report.changes) {
            if (line.seat != seat)
                continue;
            ++lines;
            for (const LocalizedText &part : {line.what, line.before, line.after, line.why})
                QVERIFY2(text.contains(squeezed(part.in(language))), qPrintable(part.in(language)));
        }
        QVERIFY(lines > 6);

        const Team &team = session.state().after.get().side(seat).team;
        TeamSheetPages sheet(makeTeamSheet(team, ruleset, language));
        QVERIFY(SheetOutput::savePdf(sheet, a4, file));
        text = squeezed(pdfText(file));
        const auto has = [&text](const QString &wanted) { return text.contains(squeezed(wanted)); };
        QVERIFY(has(team.name) && has(groupedNumber(worthInGold(team, ruleset), language)));
        QVERIFY(has(groupedNumber(team.treasury, language)));
        for (const Player &player : team.players) {
            // A star is printed as his name is in the language.
            QVERIFY2(player.kind == PlayerKind::Star || has(player.name), qPrintable(player.name));
            QVERIFY(has(groupedNumber(playerValue(player, team, ruleset), language)));
            for (const SkillId &skill : skillsOf(player, team, ruleset)) {
                const Skill *found = ruleset.skills().find(skill);
                QVERIFY2(found && has(found->name.in(language)), qPrintable(skill.text()));
            }
        }
    }
}

QTEST_MAIN(TestAfterSheets)
#include "tst_aftersheets.moc"
