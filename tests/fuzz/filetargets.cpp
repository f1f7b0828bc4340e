// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/filetargets.h"

#include "core/aftermatch/aftermatch.h"
#include "core/club/resultrecord.h"
#include "core/exchange/afterreport.h"
#include "core/exchange/cardlistimport.h"
#include "core/exchange/collectionfile.h"
#include "core/exchange/foreign/teamformats.h"
#include "core/exchange/matchjson.h"
#include "core/exchange/matchreportwriter.h"
#include "core/exchange/skirmishjson.h"
#include "core/exchange/teamfile.h"
#include "core/skirmish/cards/collection.h"
#include "core/team/teamcheck.h"
#include "core/team/teamvalue.h"
#include "tests/fuzz/demand.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace dugout::fuzz {

namespace {

RulesetLibrary &library()
{
    static RulesetLibrary instance;
    return instance;
}

QJsonObject objectOf(const QByteArray &bytes)
{
    return QJsonDocument::fromJson(bytes).object();
}

/// What every window and sheet asks about a team, and every file it may be written to.
void useTeam(const Team &team)
{
    const auto ruleset = library().load(team.ruleset.text());
    if (!ruleset)
        return;
    (void)checkTeam(team, **ruleset);
    (void)teamValue(team, **ruleset);
    for (const TeamFormat &format : teamFormats()) {
        if (!format.canWrite())
            continue;
        const auto written = exportTeam(team, **ruleset, format, Language::German);
        if (written && format.canRead())
            demand(readTeamBytes(*written, &format).has_value(), "an export that nobody can read");
    }
}

} // namespace

void readOwnTeam(const QByteArray &bytes, const QString & /*name*/)
{
    const auto team = readTeam(bytes);
    if (!isRead(team))
        return;
    const auto again = readTeam(writeTeam(*team));
    demand(again && *again == *team, "a team changes when it is written");
    useTeam(*team);
}

void readMatchFile(const QByteArray &bytes, const QString & /*name*/)
{
    const auto file = readMatch(bytes);
    if (!isRead(file))
        return;
    const auto again = readMatch(writeMatch(*file));
    demand(again && *again == *file, "a match changes when it is written");
    const auto session = openMatch(*file, library());
    if (!isRead(session))
        return;
    (void)session->prompts();
    (void)reportHtml(makeFullReport(*session));
}

void readSkirmishFile(const QByteArray &bytes, const QString & /*name*/)
{
    const auto record = SkirmishJson::fromBytes(bytes);
    if (!isRead(record))
        return;
    const auto again = SkirmishJson::fromBytes(SkirmishJson::toBytes(*record));
    demand(again && *again == *record, "a skirmish changes when it is written");
    const auto session = SkirmishJson::open(*record, library());
    if (isRead(session))
        (void)session->prompts();
}

void readCollection(const QByteArray &bytes, const QString & /*name*/)
{
    const auto collection = CollectionFile::read(objectOf(bytes));
    if (!isRead(collection))
        return;
    const auto again = CollectionFile::read(CollectionFile::write(*collection));
    demand(again && *again == *collection, "a collection changes when it is written");
}

void readCardList(const QByteArray &bytes, const QString & /*name*/)
{
    static const Collection known = builtInCollection(**library().load(u"shadespire"_s));
    const CardListImport::Outcome outcome = CardListImport::read(bytes, known);
    demand(outcome.cards.size() <= static_cast<size_t>(CardListImport::mostRows), "too many cards");
}

void readRulesetFile(const QByteArray &bytes, const QString & /*name*/)
{
    static const QTemporaryDir folder;
    const qsizetype line = bytes.indexOf('\n');
    const QByteArray part = bytes.left(line);
    if (line < 1 || part.size() > 20 || part.contains('/') || part.contains('\0'))
        return;
    const auto put = [](const QString &name, const QByteArray &text) {
        QFile file(folder.filePath(name));
        demand(file.open(QIODevice::WriteOnly) && file.write(text) == text.size(), "no place");
    };
    const QString name = QString::fromLatin1(part) + u".json"_s;
    put(u"ruleset.json"_s,
        R"({"id": "own", "game": "football", "extends": "crp", "name": {"es": "x", "en": "x",
        "de": "x"}, "summary": {"es": "x.", "en": "x.", "de": "x."}})");
    put(name, bytes.mid(line + 1));
    (void)library().checkFolder(folder.path());
    QFile::remove(folder.filePath(name));
}

void readForeignTeam(const QByteArray &bytes, const QString &name)
{
    ImportSettings settings;
    settings.format = teamFormat(name);
    settings.id = TeamId(u"fuzz"_s);
    settings.language = Language::Spanish;
    const auto imported = importTeam(bytes, library(), settings);
    if (!isRead(imported))
        return;
    const auto again = readTeam(writeTeam(imported->team));
    demand(again && *again == imported->team, "an imported team cannot be kept");
    useTeam(imported->team);
}

void readResultRecord(const QByteArray &bytes, const QString & /*name*/)
{
    const auto result = resultFromJson(objectOf(bytes));
    if (!isRead(result))
        return;
    const auto again = resultFromJson(resultToJson(*result));
    demand(again && *again == *result, "a result changes when it is written");
}

} // namespace dugout::fuzz
