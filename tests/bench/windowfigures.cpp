// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/club/sampleteams.h"
#include "core/team/teamedits.h"
#include "tests/bench/benchfigure.h"
#include "tests/support/memorybatches.h"
#include "ui/teams/teamdocument.h"
#include "ui/teams/teameditor.h"

#include <QApplication>
#include <QStandardItemModel>
#include <QTableView>

#include <memory>

using namespace Qt::StringLiterals;

namespace dugout::bench {

namespace {

/// Lays out and paints what waits for it, as the next picture on the screen would.
void showNow()
{
    QApplication::sendPostedEvents();
    QApplication::processEvents();
}

/// A roster editor with a team in it.
struct Editor
{
    MemoryClub kept{};
    Club club{kept.stores()};
    TeamDocument document{club};
    TeamEditor editor{document, club.library()};
    DocumentId id{};

    Editor()
    {
        const Team team = *loadSampleTeam(u"crp-amber-vale-harriers"_s);
        id = DocumentId(team.id.text());
        if (!document.create(team))
            qFatal("no team");
        editor.resize(1280, 800);
        editor.show();
        showNow();
    }
};

/// A table of the same size.
struct Table
{
    QStandardItemModel model{13, 12};
    QTableView view{};

    Table()
    {
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column)
                model.setItem(row, column, new QStandardItem(u"Block, Dodge %1"_s.arg(row)));
        }
        view.setModel(&model);
        view.resize(1280, 800);
        view.show();
        showNow();
    }
};

std::function<void()> openTeam(int work)
{
    return [open = std::make_shared<Editor>(), work] {
        for (int i = 0; i < work; ++i) {
            if (!open->document.open(open->id))
                qFatal("the team does not open");
            open->editor.update();
            showNow();
        }
    };
}

std::function<void()> fillTable(int work)
{
    return [table = std::make_shared<Table>(), work] {
        for (int i = 0; i < work; ++i) {
            table->view.setModel(nullptr);
            table->view.setModel(&table->model);
            showNow();
        }
    };
}

std::function<void()> namePlayer(int work)
{
    return [open = std::make_shared<Editor>(), work] {
        for (int i = 0; i < work; ++i) {
            const PlayerId player = open->document.team().players[5].id;
            open->document.edit(
                renamePlayer(open->document.team(), player, u"Name %1"_s.arg(i % 7)), u"name"_s);
            showNow();
        }
    };
}

std::function<void()> editCell(int work)
{
    return [table = std::make_shared<Table>(), work] {
        for (int i = 0; i < work; ++i) {
            table->model.item(3, 1)->setText(u"Name %1"_s.arg(i % 7));
            showNow();
        }
    };
}

} // namespace

std::vector<Figure> windowFigures()
{
    return {
        {"a team opened and painted", "a bare table filled and painted", 3, openTeam, fillTable},
        {"a player renamed and painted", "a cell of a bare table edited", 5, namePlayer, editCell},
    };
}

} // namespace dugout::bench
