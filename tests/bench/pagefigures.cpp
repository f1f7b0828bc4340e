// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/sampleteams.h"
#include "core/rules/rulesetlibrary.h"
#include "tests/bench/benchfigure.h"
#include "ui/sheets/sheetoutput.h"
#include "ui/sheets/teamsheetpages.h"

#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace dugout::bench {

namespace {

QString somewhere()
{
    static const QTemporaryDir folder;
    return folder.filePath(u"sheet.pdf"_s);
}

std::function<void()> printTeams(int work)
{
    return [work] {
        static RulesetLibrary library;
        static const auto ruleset = *library.load(u"crp"_s);
        static const Team team = *loadSampleTeam(u"crp-amber-vale-harriers"_s);
        for (int i = 0; i < work; ++i) {
            TeamSheetPages pages(makeTeamSheet(team, *ruleset, Language::German));
            if (!SheetOutput::savePdf(pages, {}, somewhere()))
                qFatal("no sheet");
        }
    };
}

/// A page with as many words and lines as a sheet of thirteen players has.
std::function<void()> printWords(int work)
{
    return [work] {
        for (int i = 0; i < work; ++i) {
            QPdfWriter writer(somewhere());
            QPainter painter(&writer);
            for (int row = 0; row < 30; ++row) {
                for (int column = 0; column < 10; ++column)
                    painter.drawText(column * 800, 300 + row * 300, u"Block %1"_s.arg(row));
                painter.drawLine(0, row * 300, 8000, row * 300);
            }
        }
    };
}

} // namespace

std::vector<Figure> pageFigures()
{
    return {{"a team sheet as PDF", "as many words by bare QPdfWriter", 1, printTeams, printWords}};
}

} // namespace dugout::bench
