// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/keeping/bincontents.h"

#include "core/club/teamdocuments.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QStringList &kindWords()
{
    static const QStringList words{u"team"_s, u"match"_s, u"skirmish"_s, u"league"_s};
    return words;
}

QJsonObject documentToJson(const Document &document)
{
    return {{u"kind"_s, document.summary.kind},
            {u"id"_s, document.summary.id.text()},
            {u"name"_s, document.summary.name},
            {u"modified"_s, document.summary.modifiedMs},
            {u"body"_s, document.body}};
}

Document documentFromJson(const QJsonObject &object)
{
    return {{object.value("kind"_L1).toString(), DocumentId(object.value("id"_L1).toString()),
             object.value("name"_L1).toString(), 0, object.value("modified"_L1).toInteger()},
            object.value("body"_L1).toObject()};
}

} // namespace

const BinnedGame *BinContents::game(const JournalId &id) const
{
    const auto found = std::find_if(games.begin(), games.end(), [&id](const BinnedGame &each) {
        return each.journal.header.id == id;
    });
    return found == games.end() ? nullptr : &*found;
}

QString binKind()
{
    return u"bin"_s;
}

QString binContentsKind()
{
    return u"bin-contents"_s;
}

Document binDocument(const BinLine &line)
{
    return {{binKind(), line.id, line.name, 0, line.deletedMs},
            {{u"kind"_s, kindWords().at(static_cast<qsizetype>(line.kind))},
             {u"what"_s, line.what},
             {u"teams"_s, QJsonArray::fromStringList(line.teams)},
             {u"matches"_s, line.matches}}};
}

std::optional<BinLine> binLineFrom(const Document &document)
{
    const DocumentSummary &summary = document.summary;
    const qsizetype kind = kindWords().indexOf(document.body.value("kind"_L1).toString());
    if (summary.kind != binKind() || kind < 0)
        return std::nullopt;
    QStringList teams;
    for (const auto &each : document.body.value("teams"_L1).toArray())
        teams.append(each.toString());
    return BinLine{summary.id,
                   static_cast<BinKind>(kind),
                   summary.name,
                   document.body.value("what"_L1).toString(),
                   summary.modifiedMs,
                   teams,
                   document.body.value("matches"_L1).toInt()};
}

Document contentsDocument(const BinLine &line, const BinContents &contents)
{
    QJsonArray games;
    for (const BinnedGame &each : contents.games) {
        QJsonObject game{{u"journal"_s, journalToJson(each.journal)}};
        if (each.result)
            game.insert(u"result"_s, resultToJson(*each.result));
        games.append(game);
    }
    QJsonArray documents;
    for (const Document &each : contents.documents)
        documents.append(documentToJson(each));
    return {{binContentsKind(), line.id, line.name, 0, line.deletedMs},
            {{u"games"_s, games}, {u"documents"_s, documents}}};
}

std::optional<BinContents> contentsFrom(const Document &document)
{
    BinContents contents;
    for (const auto &each : document.body.value("games"_L1).toArray()) {
        const QJsonObject object = each.toObject();
        auto journal = journalFromJson(object.value("journal"_L1).toObject());
        if (!journal)
            return std::nullopt;
        BinnedGame game{*std::move(journal), std::nullopt};
        if (object.contains("result"_L1)) {
            auto result = resultFromJson(object.value("result"_L1).toObject());
            if (!result || result->id != game.journal.header.id)
                return std::nullopt;
            game.result = *std::move(result);
        }
        contents.games.push_back(std::move(game));
    }
    for (const auto &each : document.body.value("documents"_L1).toArray())
        contents.documents.push_back(documentFromJson(each.toObject()));
    return contents;
}

void addForgetting(const BinLine &line, StoreBatch &batch)
{
    // Neither of them is ever saved over.
    batch.removed.push_back({binKind(), line.id, {}, 1, 0});
    batch.removed.push_back({binContentsKind(), line.id, {}, 1, 0});
    for (const QString &team : line.teams)
        batch.forgotten.push_back({teamKind(), DocumentId(team), {}, 0, 0});
}

} // namespace dugout
