// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storecontents.h"

#include "core/club/journalkeeper.h"
#include "core/club/resultrecord.h"
#include "core/exchange/collectionfile.h"
#include "core/exchange/matchjson.h"
#include "core/exchange/skirmishjson.h"
#include "core/exchange/teamfile.h"
#include "core/store/documentitems.h"
#include "core/store/journalpack.h"
#include "core/store/jsontext.h"
#include "core/store/query.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct StoreContents
{
    Q_DECLARE_TR_FUNCTIONS(StoreContents)
};

/// The error of whichever result, nothing when it is a value.
template<typename T>
std::optional<Error> problemOf(const Result<T> &result)
{
    return result ? std::nullopt : std::optional(result.error());
}

std::optional<Error> teamProblem(const QJsonObject &team)
{
    return problemOf(teamFromJson(team));
}

/// What the reader of such a document says against it. A kind that nobody knows is somebody's who
/// does: that it is an object at all must do.
std::optional<Error> documentProblem(const QString &kind, const QJsonObject &body)
{
    if (kind == u"team"_s)
        return teamProblem(body);
    if (kind == u"collection"_s)
        return problemOf(CollectionFile::read(body));
    const QJsonValue after = body.value(u"after"_s);
    return kind == u"team-match"_s && after.isObject() ? teamProblem(after.toObject())
                                                       : std::nullopt;
}

std::optional<Error> setupProblem(const QString &game, const QString &text)
{
    const auto setup = jsonFromText(text, game);
    if (!setup)
        return setup.error();
    if (game == u"match"_s)
        return problemOf(setupFromJson(*setup));
    if (game == u"skirmish"_s)
        return problemOf(SkirmishJson::readSetup(*setup));
    return std::nullopt;
}

std::optional<Error> resultProblem(const QString &text)
{
    const auto body = jsonFromText(text, u"result"_s);
    return body ? problemOf(resultFromJson(*body)) : body.error();
}

std::optional<Error> entryProblem(const JournalEntry &entry)
{
    return problemOf(JournalKeeper::linesOf({{}, {}, {entry}}));
}

std::optional<Error> entryProblem(const Query &row)
{
    const auto payload = jsonFromText(row.text(2), row.text(0));
    if (!payload)
        return payload.error();
    return entryProblem(
        {row.number(0), row.number(0), 0, row.text(1), *payload, static_cast<int>(row.number(3))});
}

QString documentSentence(const QString &kind, const QString &name, const Error &problem)
{
    if (kind == u"team"_s)
        return StoreContents::tr("The team \"%1\" cannot be read: %2").arg(name, problem.message);
    if (kind == u"collection"_s)
        return StoreContents::tr("The collection of cards cannot be read: %1").arg(problem.message);
    return StoreContents::tr("\"%1\" of the kind \"%2\" cannot be read: %3")
        .arg(name, kind, problem.message);
}

struct KeptDocument
{
    QString kind;
    DocumentId id;
    QString name;
    QString body;
};

/// With its growing list, unless the list still stands in the body.
Result<QJsonObject> wholeBody(Connection &connection, const KeptDocument &document)
{
    auto body = jsonFromText(document.body, document.kind);
    const QString list = growingList(document.kind);
    if (!body || list.isEmpty() || body->contains(list))
        return body;
    auto items = readItems(connection, document.kind, document.id);
    if (!items)
        return items.error();
    if (!items->isEmpty())
        body->insert(list, *std::move(items));
    return body;
}

Result<QStringList> findUnreadableDocuments(Connection &connection)
{
    QStringList sentences;
    const auto check = [&](const KeptDocument &document) {
        const auto body = wholeBody(connection, document);
        const auto problem = body ? documentProblem(document.kind, *body) : body.error();
        if (problem)
            sentences.append(documentSentence(document.kind, document.name, *problem));
    };
    std::vector<KeptDocument> growing; // a server gives the rows of one question at a time
    Query rows(connection, u"SELECT kind, id, name, body FROM document ORDER BY kind, id"_s);
    const auto done = rows.each([&](const Query &row) {
        KeptDocument document{row.text(0), DocumentId(row.text(1)),
                              row.text(2).isEmpty() ? row.text(1) : row.text(2), row.text(3)};
        if (growingList(document.kind).isEmpty())
            check(document);
        else
            growing.push_back(std::move(document));
    });
    if (!done)
        return done.error();
    std::for_each(growing.begin(), growing.end(), check);
    return sentences;
}

struct KeptGame
{
    QString id;
    QString title;
};

/// Also says what is wrong with their starts: a server gives the rows of one question at a time.
Result<std::vector<KeptGame>> readGames(Connection &connection, QStringList &sentences)
{
    Query rows(connection, u"SELECT id, game, title, setup FROM journal ORDER BY id"_s);
    return rows.all([&sentences](const Query &row) {
        KeptGame game{row.text(0), row.text(2).isEmpty() ? row.text(0) : row.text(2)};
        if (const auto problem = setupProblem(row.text(1), row.text(3)))
            sentences.append(StoreContents::tr("How the game \"%1\" began cannot be read: %2")
                                 .arg(game.title, problem->message));
        return game;
    });
}

QString entrySentence(const KeptGame &game, qint64 seq, const Error &problem)
{
    return StoreContents::tr("Event %1 of the game \"%2\" cannot be read: %3")
        .arg(seq)
        .arg(game.title, problem.message);
}

/// The first that cannot be read, of those that are packed; false where all of them can.
bool findInPack(Connection &connection, const KeptGame &game, QStringList &sentences)
{
    const auto packed = readPack(connection, JournalId(game.id));
    if (!packed) {
        sentences.append(entrySentence(game, 1, packed.error()));
        return true;
    }
    for (const JournalEntry &entry : *packed) {
        if (const auto problem = entryProblem(entry)) {
            sentences.append(entrySentence(game, entry.seq, *problem));
            return true;
        }
    }
    return false;
}

Result<void> checkEntries(Connection &connection, const KeptGame &game, QStringList &sentences)
{
    if (findInPack(connection, game, sentences))
        return {};
    Query rows(connection,
               u"SELECT seq, kind, payload, payload_version FROM journal_entry "
               "WHERE journal_id = ? ORDER BY seq"_s);
    if (auto done = rows.bind(game.id).run(); !done)
        return done.error();
    for (;;) {
        const auto more = rows.next();
        if (!more)
            return more.error();
        if (!*more)
            return {};
        if (const auto problem = entryProblem(rows)) {
            sentences.append(entrySentence(game, rows.number(0), *problem));
            return {};
        }
    }
}

Result<void> checkResults(Connection &connection, QStringList &sentences)
{
    Query rows(connection,
               u"SELECT journal.title, result.body FROM result "
               "JOIN journal ON journal.id = result.journal_id ORDER BY journal.id"_s);
    return rows.each([&sentences](const Query &row) {
        if (const auto problem = resultProblem(row.text(1)))
            sentences.append(StoreContents::tr("The result of the game \"%1\" cannot be read: %2")
                                 .arg(row.text(0), problem->message));
    });
}

} // namespace

Result<QStringList> findUnreadable(Connection &connection)
{
    auto sentences = findUnreadableDocuments(connection);
    if (!sentences)
        return sentences;
    const auto games = readGames(connection, *sentences);
    if (!games)
        return games.error();
    for (const KeptGame &game : *games) {
        if (auto done = checkEntries(connection, game, *sentences); !done)
            return done.error();
    }
    if (auto done = checkResults(connection, *sentences); !done)
        return done.error();
    return sentences;
}

} // namespace dugout
