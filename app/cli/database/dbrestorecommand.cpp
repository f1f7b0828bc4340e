// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/database/dbrestorecommand.h"

#include "app/cli/database/dboptions.h"
#include "core/store/storecopies.h"
#include "core/store/storerestore.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString lineOf(const KeptCopy &copy, const QLocale &locale)
{
    return u"%1  %2  %3"_s.arg(
        locale.toString(QDateTime::fromMSecsSinceEpoch(copy.madeMs), QLocale::ShortFormat),
        locale.formattedDataSize(copy.bytes), QFileInfo(copy.path).fileName());
}

QString kindWord(KeptCopy::Kind kind)
{
    switch (kind) {
    case KeptCopy::Kind::BeforeUpdate:
        return u"before-update"_s;
    case KeptCopy::Kind::PutAside:
        return u"put-aside"_s;
    case KeptCopy::Kind::Brought:
        return u"brought"_s;
    case KeptCopy::Kind::Daily:
        break;
    }
    return u"daily"_s;
}

QJsonObject objectOf(const KeptCopy &copy)
{
    return {{u"file"_s, copy.path},
            {u"kind"_s, kindWord(copy.kind)},
            {u"made"_s, QDateTime::fromMSecsSinceEpoch(copy.madeMs).toUTC().toString(Qt::ISODate)},
            {u"bytes"_s, copy.bytes}};
}

int list(const StoreLocation &location, const StoreCopies &shelf, CliContext &context)
{
    const std::vector<KeptCopy> copies = shelf.list();
    const QLocale locale = languageLocale(context.language);
    QJsonArray objects;
    QStringList lines;
    for (const KeptCopy &copy : copies) {
        objects.append(objectOf(copy));
        lines.append(lineOf(copy, locale));
    }
    const QString place = location.toString();
    lines.prepend(
        copies.empty()
            ? DbCommand::tr("There is no backup of %1 in %2.").arg(place, shelf.folder())
            : DbCommand::tr("Backups of %1 in %2, newest first:").arg(place, shelf.folder()));
    return answerDb(context,
                    {{u"location"_s, place}, {u"folder"_s, shelf.folder()}, {u"copies"_s, objects}},
                    lines);
}

/// What lies in a copy; nothing is changed.
int look(const QString &copy, const StoreCopies &shelf, CliContext &context)
{
    const auto found = shelf.contents(copy);
    if (!found)
        return context.refuse(found.error());
    QStringList lines;
    if (found->isOlder) {
        lines.append(DbCommand::tr("%1 is from an older Dugout; restoring it brings it up to date.")
                         .arg(copy));
    } else {
        for (const QString &each : found->leagues)
            lines.append(DbCommand::tr("League: %1").arg(each));
        for (const QString &each : found->teams)
            lines.append(DbCommand::tr("Team: %1").arg(each));
        lines.append(DbCommand::tr("Matches: %1, skirmishes: %2")
                         .arg(found->matches)
                         .arg(found->skirmishes));
    }
    return answerDb(context,
                    {{u"copy"_s, copy},
                     {u"older"_s, found->isOlder},
                     {u"leagues"_s, QJsonArray::fromStringList(found->leagues)},
                     {u"teams"_s, QJsonArray::fromStringList(found->teams)},
                     {u"matches"_s, found->matches},
                     {u"skirmishes"_s, found->skirmishes}},
                    lines);
}

/// A path, or a name as the list shows it.
QString fileOf(const QString &word, const StoreCopies &shelf)
{
    if (!QFileInfo::exists(word)) {
        for (const KeptCopy &each : shelf.list()) {
            if (QFileInfo(each.path).fileName() == word)
                return each.path;
        }
    }
    return QFileInfo(word).absoluteFilePath();
}

} // namespace

int runDbRestore(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"db restore"_s,
                     DbCommand::tr("Lists the backups of the database, or restores one."));
    parser.addArgument(u"FILE"_s, DbCommand::tr("The backup; without it all are listed."),
                       u"[FILE]"_s);
    parser.addOption({u"force"_s},
                     DbCommand::tr("Replaces the database that is there, which is kept beside it "
                                   "under another name."));
    parser.addOption({u"look"_s},
                     DbCommand::tr("Tells what is in the backup; nothing is changed."));
    addDatabaseOption(parser);
    addTakeOverOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto location = chosenLocation(parser, context);
    if (!location)
        return context.refuse(location.error());
    const StoreCopies shelf(*location, BackupShelf(*location, context.dataFolder));
    if (parser.positional().isEmpty())
        return list(*location, shelf, context);
    const QString copy = fileOf(parser.positional().constFirst(), shelf);
    if (parser.isSet(u"look"_s))
        return look(copy, shelf, context);
    const auto aside
        = restoreCopy(*location, copy, {parser.isSet(u"force"_s), parser.isSet(u"take-over"_s)});
    if (!aside)
        return context.refuse(withTakeOverHint(aside.error()));
    const QString place = location->toString();
    QStringList sentences{DbCommand::tr("%1 is now what %2 holds.").arg(place, copy)};
    if (!aside->isEmpty())
        sentences.append(DbCommand::tr("What was there before is kept as %1.").arg(*aside));
    return answerDb(context,
                    {{u"location"_s, place},
                     {u"copy"_s, copy},
                     {u"aside"_s, aside->isEmpty() ? QJsonValue() : QJsonValue(*aside)}},
                    sentences);
}

} // namespace dugout
