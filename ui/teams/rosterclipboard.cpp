// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/rosterclipboard.h"

#include "core/team/teamedits.h"

#include <QAbstractItemModel>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ClipboardWords
{
    Q_DECLARE_TR_FUNCTIONS(RosterClipboard)
};

} // namespace

QString rosterToText(const QAbstractItemModel &model, const QList<int> &rows)
{
    QStringList lines;
    for (const int row : rows) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells.append(model.index(row, column).data(Qt::EditRole).toString());
        lines.append(cells.join(u'\t'));
    }
    return lines.join(u'\n') + u'\n';
}

Result<Team> pasteIntoRoster(Team team, int firstRow, const QString &text)
{
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    const qsizetype room = static_cast<qsizetype>(team.players.size()) - firstRow;
    if (lines.size() > room)
        return Error{u"paste-too-long"_s,
                     ClipboardWords::tr("There are %1 lines but only %2 players from here on.")
                         .arg(lines.size())
                         .arg(room),
                     {}};
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QStringList cells = lines.at(i).trimmed().split(u'\t');
        const PlayerId id = team.players[static_cast<size_t>(firstRow + i)].id;
        bool hasNumber = false;
        const int number = cells.first().toInt(&hasNumber);
        if (hasNumber && cells.size() > 1) {
            auto renumbered = renumberPlayer(team, id, number);
            if (!renumbered)
                return renumbered;
            team = std::move(*renumbered);
        }
        auto renamed = renamePlayer(team, id, cells.value(hasNumber && cells.size() > 1 ? 1 : 0));
        if (!renamed)
            return renamed;
        team = std::move(*renamed);
    }
    return team;
}

} // namespace dugout
