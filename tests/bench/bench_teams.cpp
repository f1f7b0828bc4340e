// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs the processor to open a team in the roster editor and to show an edit, beside a
// bare table of the same size in the same run.
#include "core/club/club.h"
#include "core/club/sampleteams.h"
#include "core/team/teamedits.h"
#include "tests/bench/benchrounds.h"
#include "tests/bench/processortime.h"
#include "tests/support/memorybatches.h"
#include "ui/common/appearance.h"
#include "ui/common/languagecontroller.h"
#include "ui/teams/teamdocument.h"
#include "ui/teams/teameditor.h"

#include <QApplication>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const int runs = benchRounds(25);
constexpr int columns = 12;

template<typename Work>
void measure(const char *name, const Work &work)
{
    std::vector<double> times;
    for (int i = 0; i < runs; ++i) {
        const double start = processorMicroseconds();
        work(i);
        times.push_back((processorMicroseconds() - start) / 1e3);
    }
    const double first = times.front();
    std::sort(times.begin(), times.end());
    std::printf("%-34s first %7.2f ms, median %7.2f ms\n", name, first, times[times.size() / 2]);
}

/// Sixteen players with eight skills each.
Team heavyTeam(Team team, const Ruleset &ruleset)
{
    while (team.players.size() < 16)
        team = *addPlayer(team, ruleset, team.players.front().position);
    for (Player &player : team.players) {
        for (size_t skill = 0; skill < 8; ++skill)
            player.improvements.push_back({ruleset.skills()[skill * 3].id, {}, 20'000, {}});
    }
    return team;
}

/// Lays out and paints what waits for it, as the next picture on the screen would.
void showNow()
{
    QApplication::sendPostedEvents();
    QApplication::processEvents();
}

void measureBare()
{
    QStandardItemModel model(16, columns);
    for (int row = 0; row < 16; ++row) {
        for (int column = 0; column < columns; ++column)
            model.setItem(row, column, new QStandardItem(u"Block, Dodge %1"_s.arg(row)));
    }
    QTableView table;
    table.resize(1280, 800);
    measure("bare table, shown anew", [&](int) {
        table.setModel(nullptr);
        table.setModel(&model);
        table.show();
        showNow();
    });
    measure("bare table, one cell edited", [&](int run) {
        model.item(3, 1)->setText(u"Name %1"_s.arg(run));
        showNow();
    });
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Appearance appearance;
    appearance.setTheme(ThemeChoice::Light);
    LanguageController language;
    language.setLanguage(Language::German);
    MemoryClub kept;
    const Club club(kept.stores());
    const auto sample = loadSampleTeam(u"crp-amber-vale-harriers"_s);
    const auto crp = club.library().load(u"crp"_s);
    if (!sample || !crp)
        return 1;
    TeamDocument document(club);
    const Team heavy = heavyTeam(*sample, **crp);
    if (!document.create(heavy))
        return 1;
    TeamEditor editor(document, club.library());
    editor.setLanguage(Language::German);
    editor.resize(1280, 800);
    editor.show();
    showNow();
    measureBare();
    const DocumentId id(heavy.id.text());
    measure("16-player team opened (< 30)", [&](int) {
        if (!document.open(id))
            std::abort();
        editor.update(); // a team that comes up is painted whole
        showNow();
    });
    measure("player renamed and shown (< 5)", [&](int run) {
        const PlayerId player = document.team().players[5].id;
        document.edit(renamePlayer(document.team(), player, u"Name %1"_s.arg(run)), u"name"_s);
        showNow();
    });
    measure("re-roll bought and shown (< 5)", [&](int run) {
        document.edit(setCount(document.team(), TeamAsset::Reroll, run % 8), u"re-roll"_s);
        showNow();
    });
    return 0;
}
