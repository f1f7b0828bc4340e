// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/database/dbcommand.h"

#include "app/cli/database/dboptions.h"
#include "app/cli/database/dbrestorecommand.h"
#include "app/cli/database/dbresults.h"
#include "app/cli/subcommands.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Access = StoreOptions::Access;

/// Opens what was chosen. A copy made before migrating a server lands in the data folder.
Result<std::unique_ptr<Store>> openChosen(const CliParser &parser, const CliContext &context,
                                          StoreOptions options)
{
    const auto location = chosenLocation(parser, context);
    if (!location)
        return location.error();
    options.backupFolder = context.dataFolder;
    options.takeOver = parser.isSet(u"take-over"_s);
    auto store = Store::open(*location, options);
    if (!store)
        return withTakeOverHint(store.error());
    return store;
}

/// Looks without touching, at an older database too.
StoreOptions lookOnly()
{
    StoreOptions options = StoreOptions::as(Access::Reader);
    options.acceptOutdated = true;
    return options;
}

int init(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"db init"_s,
                     DbCommand::tr("Creates the database; one that is there is left alone."));
    addDatabaseOption(parser);
    addTakeOverOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    auto store = openChosen(parser, context, lookOnly());
    // A file of no bytes may be one that somebody is just filling.
    const bool isMissing = !store
        && (store.error().code == ErrorCode::StoreMissing
            || store.error().code == ErrorCode::StoreEmpty);
    if (isMissing)
        store = openChosen(parser, context, StoreOptions::as(Access::Command));
    if (!store)
        return context.refuse(store.error());
    const bool created = isMissing && (*store)->versionBefore() == 0;
    const QString place = (*store)->location().toString();
    const QString sentence = created ? DbCommand::tr("Created %1.").arg(place)
                                     : DbCommand::tr("%1 is there already.").arg(place);
    return answerDb(context,
                    {{u"location"_s, place},
                     {u"created"_s, created},
                     {u"schema"_s, (*store)->schemaVersion()},
                     {u"notices"_s, QJsonArray::fromStringList((*store)->notices())}},
                    QStringList(sentence) + (*store)->notices());
}

QJsonObject reportObject(const QString &place, const StoreReport &report)
{
    QJsonObject settings;
    for (auto setting = report.settings.begin(); setting != report.settings.end(); ++setting)
        settings.insert(setting.key(), setting.value());
    return {{u"location"_s, place},
            {u"sound"_s, report.isSound()},
            {u"schema"_s, report.schemaVersion},
            {u"latestSchema"_s, report.latestVersion},
            {u"documents"_s, report.documents},
            {u"games"_s, report.journals},
            {u"events"_s, report.entries},
            {u"settings"_s, settings},
            {u"problems"_s, QJsonArray::fromStringList(report.problems)},
            {u"unreadable"_s, QJsonArray::fromStringList(report.unreadable)}};
}

QStringList reportSentences(const QString &place, const StoreReport &report)
{
    if (!report.problems.isEmpty())
        return {DbCommand::tr("%1 is damaged; please go back to a backup copy with \"dugout db "
                              "restore\".")
                    .arg(place)};
    if (!report.unreadable.isEmpty())
        return {DbCommand::tr("%1 is whole, but Dugout cannot read everything in it.").arg(place)};
    if (report.schemaVersion < report.latestVersion)
        return {DbCommand::tr("%1 is sound.").arg(place),
                DbCommand::tr("It is from an older Dugout; `dugout db migrate` brings it up to "
                              "date.")};
    return {DbCommand::tr("%1 is sound.").arg(place),
            DbCommand::tr("Teams, leagues and other documents: %1").arg(report.documents),
            DbCommand::tr("Matches, skirmishes and leagues: %1, their events: %2")
                .arg(report.journals)
                .arg(report.entries)};
}

int check(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"db check"_s, DbCommand::tr("Looks for damage and changes nothing."));
    addDatabaseOption(parser);
    parser.addOption({u"quick"_s}, DbCommand::tr("Does not play the saved matches again."));
    parser.addOption({u"take-new-reading"_s},
                     DbCommand::tr("Lets a saved match count as today's rules have it, in its "
                                   "result, in the sheets and in every match since."),
                     u"MATCH"_s);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (parser.isSet(u"take-new-reading"_s))
        return takeNewReadingOf(parser.value(u"take-new-reading"_s), context);
    const auto store = openChosen(parser, context, lookOnly());
    if (!store)
        return context.refuse(store.error());
    const auto report = (*store)->check();
    if (!report)
        return context.refuse(report.error());
    const QString place = (*store)->location().toString();
    const QStringList sentences = reportSentences(place, *report);
    if (report->isSound()) {
        const bool current = report->schemaVersion == report->latestVersion;
        const auto said = current && !parser.isSet(u"quick"_s) ? checkKeptResults(**store, context)
                                                               : Result<ResultsSaid>(ResultsSaid{});
        if (!said)
            return context.refuse(said.error());
        QJsonObject object = reportObject(place, *report);
        object.insert(u"findings"_s, said->findings);
        return answerDb(context, object, sentences + said->sentences);
    }
    if (context.json)
        answerDb(context, reportObject(place, *report), {});
    return context.refuse({ErrorCode::StoreDamaged, sentences.first(),
                           (report->problems + report->unreadable).join(u'\n')});
}

int backup(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"db backup"_s,
        DbCommand::tr(
            "Backs the whole database up into a new SQLite file, also while it is in use."));
    parser.addArgument(u"FILE"_s, DbCommand::tr("The file to write; it must not exist yet."));
    addDatabaseOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto store = openChosen(parser, context, lookOnly());
    if (!store)
        return context.refuse(store.error());
    const QString file = QFileInfo(parser.positional().constFirst()).absoluteFilePath();
    if (auto copied = (*store)->backup(file); !copied)
        return context.refuse(copied.error());
    const QString place = (*store)->location().toString();
    return answerDb(
        context,
        {{u"location"_s, place}, {u"backup"_s, file}, {u"schema"_s, (*store)->schemaVersion()}},
        {DbCommand::tr("Copied %1 to %2.").arg(place, file)});
}

int migrateOne(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"db migrate"_s,
        DbCommand::tr("Brings a database of an older Dugout up to date, after backing it up."));
    addDatabaseOption(parser);
    addTakeOverOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    StoreOptions options = StoreOptions::as(Access::Command);
    options.mayCreate = false;
    const auto store = openChosen(parser, context, options);
    if (!store)
        return context.refuse(store.error());
    const QString place = (*store)->location().toString();
    const QString copy = (*store)->migrationBackup();
    const bool changed = (*store)->versionBefore() != (*store)->schemaVersion();
    QStringList sentences{changed ? DbCommand::tr("Brought %1 up to date.").arg(place)
                                  : DbCommand::tr("%1 is up to date.").arg(place)};
    if (!copy.isEmpty())
        sentences.append(DbCommand::tr("The backup made before is %1.").arg(copy));
    return answerDb(context,
                    {{u"location"_s, place},
                     {u"from"_s, (*store)->versionBefore()},
                     {u"to"_s, (*store)->schemaVersion()},
                     {u"backup"_s, copy.isEmpty() ? QJsonValue() : QJsonValue(copy)}},
                    sentences);
}

} // namespace

int runDb(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"init"_s, QT_TRANSLATE_NOOP("DbCommand", "creates the database"), init},
        {u"check"_s, QT_TRANSLATE_NOOP("DbCommand", "looks for damage"), check},
        {u"backup"_s, QT_TRANSLATE_NOOP("DbCommand", "backs the database up into a new file"),
         backup},
        {u"restore"_s, QT_TRANSLATE_NOOP("DbCommand", "lists backups and restores one"),
         runDbRestore},
        {u"migrate"_s, QT_TRANSLATE_NOOP("DbCommand", "brings an older database up to date"),
         migrateOne},
    };
    return runSubcommand(u"db"_s, "DbCommand", subcommands, arguments, context);
}

} // namespace dugout
