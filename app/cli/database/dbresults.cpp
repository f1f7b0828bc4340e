// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/database/dbresults.h"

#include "app/cli/keptgames.h"
#include "app/cli/openclub.h"
#include "app/cli/subcommands.h"
#include "core/club/resultcheck.h"
#include "core/store/datafolder.h"

#include <QDateTime>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct DbResults
{
    Q_DECLARE_TR_FUNCTIONS(DbResults)
};

QString kindKey(ResultFinding::Kind kind)
{
    switch (kind) {
    case ResultFinding::Kind::Undecided:
        return u"undecided"_s;
    case ResultFinding::Kind::Unreadable:
        return u"unreadable"_s;
    case ResultFinding::Kind::Waiting:
        return u"waiting"_s;
    case ResultFinding::Kind::Differs:
        break;
    }
    return u"differs"_s;
}

} // namespace

Result<ResultsSaid> checkKeptResults(Store &store, const CliContext &context)
{
    RulesetLibrary library(ownRulesetsFolder(dataFolder(context.dataFolder)));
    const auto check = checkResults({store.journals(), store.documents(), store.batches(),
                                     store.results(), library, QDateTime::currentMSecsSinceEpoch});
    if (!check)
        return check.error();
    ResultsSaid said;
    for (const ResultFinding &each : check->findings) {
        said.sentences.append(each.sentence);
        said.findings.append(QJsonObject{{u"kind"_s, kindKey(each.kind)},
                                         {u"id"_s, each.match.text()},
                                         {u"title"_s, each.title},
                                         {u"sentence"_s, each.sentence}});
    }
    return said;
}

int takeNewReadingOf(const QString &match, CliContext &context)
{
    const auto club = OpenClub::open(context, OpenClub::Use::Results);
    if (!club)
        return context.refuse(club.error());
    const auto id = (*club)->matches().find(match);
    if (!id)
        return context.refuse(id.error());
    if (const auto taken = takeNewReading(club->stores(), *id); !taken)
        return context.refuse(taken.error());
    const QString title = titleOf(*club, *id);
    return endWithGame(
        *id, title, DbResults::tr("\"%1\" counts as today's rules have it.").arg(title), context);
}

} // namespace dugout
