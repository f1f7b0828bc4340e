// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/database/dbrestorecommand.h"

#include "app/cli/database/dboptions.h"
#include "core/store/backupshelf.h"
#include "core/store/storerestore.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString lineOf(const BackupCopy &copy, const QLocale &locale)
{
    return u"%1  %2  %3"_s.arg(locale.toString(copy.madeAt, QLocale::ShortFormat),
                               locale.formattedDataSize(copy.size),
                               QFileInfo(copy.path).fileName());
}

QJsonObject objectOf(const BackupCopy &copy)
{
    return {{u"file"_s, copy.path},
            {u"made"_s, copy.madeAt.toUTC().toString(Qt::ISODate)},
            {u"bytes"_s, copy.size}};
}

int list(const StoreLocation &location, const BackupShelf &shelf, CliContext &context)
{
    const std::vector<BackupCopy> copies = shelf.copies();
    const QLocale locale = languageLocale(context.language);
    QJsonArray objects;
    QStringList lines;
    for (const BackupCopy &copy : copies) {
        objects.append(objectOf(copy));
        lines.append(lineOf(copy, locale));
    }
    const QString place = location.toString();
    lines.prepend(copies.empty()
                      ? DbCommand::tr("There is no copy of %1 in %2.").arg(place, shelf.folder())
                      : DbCommand::tr("The copies of %1 in %2, the newest first:")
                            .arg(place, shelf.folder()));
    return answerDb(context,
                    {{u"location"_s, place}, {u"folder"_s, shelf.folder()}, {u"copies"_s, objects}},
                    lines);
}

/// A path, or a name as the list shows it.
QString fileOf(const QString &word, const BackupShelf &shelf)
{
    const QFileInfo listed(shelf.folder() + u'/' + word);
    return !QFileInfo::exists(word) && listed.exists() ? listed.absoluteFilePath()
                                                       : QFileInfo(word).absoluteFilePath();
}

} // namespace

int runDbRestore(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"db restore"_s,
                     DbCommand::tr("Lists the copies of the database, or puts one of them in its "
                                   "place."));
    parser.addArgument(u"FILE"_s, DbCommand::tr("The copy; without it all are listed."),
                       u"[FILE]"_s);
    parser.addOption({u"force"_s},
                     DbCommand::tr("Replaces the database that is there, which is kept beside it "
                                   "under another name."));
    addDatabaseOption(parser);
    addTakeOverOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto location = chosenLocation(parser, context);
    if (!location)
        return context.refuse(location.error());
    const BackupShelf shelf(*location, context.dataFolder);
    if (parser.positional().isEmpty())
        return list(*location, shelf, context);
    const QString copy = fileOf(parser.positional().constFirst(), shelf);
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
