// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/namedgame.h"

#include "core/text/plaintext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct NamedGame
{
    Q_DECLARE_TR_FUNCTIONS(NamedGame)
};

} // namespace

QString plainTitle(const QString &title)
{
    constexpr qsizetype longestTitle = 200;
    return shortened(plainLine(title).trimmed(), longestTitle);
}

Result<JournalId> namedGame(JournalStore &journals, const QString &game, const QString &name)
{
    if (const auto header = journals.readHeader(JournalId(name)); header && header->game == game)
        return header->id;
    JournalQuery query;
    query.game = game;
    query.text = name;
    auto named = journals.list(query);
    if (!named)
        return named.error();
    std::erase_if(*named, [&name](const JournalSummary &each) { return each.title != name; });
    if (named->size() == 1)
        return named->front().id;
    if (named->empty())
        return Error{
            ErrorCode::NoSuchGame, NamedGame::tr("There is no saved game \"%1\".").arg(name), {}};
    return Error{
        ErrorCode::AmbiguousGame,
        NamedGame::tr("Several games are called \"%1\": name one of them by its id.").arg(name),
        {}};
}

} // namespace dugout
