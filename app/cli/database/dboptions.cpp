// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/database/dboptions.h"

#include "core/store/datafolder.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

void addDatabaseOption(CliParser &parser)
{
    parser.addOption({u"database"_s},
                     DbCommand::tr("sqlite:PATH or postgresql://user@host/database instead of "
                                   "the database in the data folder."),
                     u"URL"_s);
}

void addTakeOverOption(CliParser &parser)
{
    parser.addOption({u"take-over"_s},
                     DbCommand::tr("Goes on although the database was left open on another "
                                   "computer."));
}

Result<StoreLocation> chosenLocation(const CliParser &parser, const CliContext &context)
{
    if (parser.isSet(u"database"_s))
        return StoreLocation::parse(parser.value(u"database"_s));
    return defaultStoreLocation(context.dataFolder);
}

Error withTakeOverHint(Error error)
{
    if (error.code == ErrorCode::StoreOtherComputer)
        error.detail = DbCommand::tr("To go on, say it again with --take-over.");
    return error;
}

int answerDb(CliContext &context, const QJsonObject &object, const QStringList &sentences)
{
    if (context.json)
        context.printJson(QJsonDocument(object));
    else
        context.out << sentences.join(u'\n') << '\n';
    context.out << Qt::flush;
    return exitstatus::done;
}

} // namespace dugout
