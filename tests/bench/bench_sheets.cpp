// SPDX-License-Identifier: GPL-3.0-or-later
// How long the sheets of a team take, and reading and writing it for other programs.
#include "core/club/sampleteams.h"
#include "core/exchange/foreign/teamformats.h"
#include "tests/bench/benchrounds.h"
#include "ui/sheets/matchrecordpages.h"
#include "ui/sheets/playercardpages.h"
#include "ui/sheets/sheetoutput.h"
#include "ui/sheets/teamsheetpages.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const int runs = benchRounds(15);

/// Prints the first run and the middle one: the first loads fonts and words.
template<typename Work>
void measure(const char *name, const Work &work)
{
    std::vector<double> times;
    for (int i = 0; i < runs; ++i) {
        QElapsedTimer timer;
        timer.start();
        work();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    const double first = times.front();
    std::sort(times.begin(), times.end());
    std::printf("%-24s first %7.2f ms, median %7.2f ms\n", name, first, times[times.size() / 2]);
}

/// Sixteen players with eight skills each.
Team heavyTeam(Team team, const Ruleset &ruleset)
{
    const Roster &roster = *rosterOf(team, ruleset);
    while (team.players.size() < 16) {
        Player player = team.players.front();
        player.id = PlayerId(QString::number(team.nextPlayer++));
        player.number = static_cast<int>(team.players.size()) + 1;
        player.position = roster.positions.front().id;
        team.players.push_back(player);
    }
    for (Player &player : team.players) {
        for (size_t skill = 0; skill < 8; ++skill)
            player.improvements.push_back({ruleset.skills()[skill * 3].id, {}, 20'000, {}});
    }
    return team;
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    RulesetLibrary library;
    const auto sample = loadSampleTeam(u"crp-amber-vale-harriers"_s);
    const auto crp = library.load(u"crp"_s);
    if (!sample || !crp)
        return 1;
    const Ruleset &ruleset = **crp;
    const Team team = heavyTeam(*sample, ruleset);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_s);
    const auto save = [&file](PagedSheet &sheet) {
        if (!SheetOutput::savePdf(sheet, {}, file))
            std::abort();
    };
    const auto sheet = [&] { return makeTeamSheet(team, ruleset, Language::German); };
    measure("team sheet PDF", [&] {
        TeamSheetPages pages(sheet());
        save(pages);
    });
    measure("compact sheet PDF", [&] {
        TeamSheetPages pages(sheet(), TeamSheetKind::Compact);
        save(pages);
    });
    measure("match record PDF", [&] {
        MatchRecordPages pages({sheet(), sheet(), {}});
        save(pages);
    });
    measure("player cards PDF", [&] {
        PlayerCardPages pages(sheet());
        save(pages);
    });
    for (const TeamFormat &format : teamFormats()) {
        if (!format.canRead() || !format.canWrite())
            continue;
        const auto bytes = exportTeam(team, ruleset, format, Language::English);
        if (!bytes)
            return 1;
        measure(qPrintable(u"export, import "_s + format.id), [&] {
            const auto again = exportTeam(team, ruleset, format, Language::English);
            const auto back = importTeam(*again, library, {&format, {}, TeamId(u"x"_s), {}});
            if (!back)
                std::abort();
        });
    }
    return 0;
}
