// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/keptgames.h"

#include "app/cli/match/openmatchfile.h"
#include "app/cli/printeach.h"
#include "app/cli/throwaway.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct KeptGames
{
    Q_DECLARE_TR_FUNCTIONS(KeptGames)
};

QString stateWords(JournalState state)
{
    switch (state) {
    case JournalState::Undecided:
        return KeptGames::tr("to be decided");
    case JournalState::Finished:
        return KeptGames::tr("finished");
    case JournalState::Running:
        break;
    }
    return KeptGames::tr("in progress");
}

QJsonObject gameObject(const JournalSummary &game)
{
    return {{u"id"_s, game.id.text()},
            {u"title"_s, game.title},
            {u"kept"_s, journalStateKey(game.stand.state)},
            {u"createdMs"_s, game.createdMs},
            {u"changedMs"_s, game.changedMs},
            {u"entries"_s, game.entryCount},
            {u"standing"_s, game.stand.standing}};
}

/// Not negative; `fallback` when the option was left out.
Result<qint64> amount(const CliParser &parser, const QString &option, qint64 fallback)
{
    if (!parser.isSet(option))
        return fallback;
    bool isNumber = false;
    const qint64 number = parser.value(option).toLongLong(&isNumber);
    if (!isNumber || number < 0)
        return Error{ErrorCode::Usage, KeptGames::tr("--%1 needs a whole number.").arg(option), {}};
    return number;
}

} // namespace

void addGamesOptions(CliParser &parser)
{
    parser.addOption({u"state"_s},
                     KeptGames::tr("Only those that are running, undecided or finished."), u"S"_s);
    parser.addOption({u"text"_s}, KeptGames::tr("Only those with this in their title."), u"TEXT"_s);
    parser.addOption({u"limit"_s}, KeptGames::tr("At most this many."), u"N"_s);
    parser.addOption({u"offset"_s}, KeptGames::tr("Skips this many at the beginning."), u"N"_s);
    addClubOption(parser);
}

Result<JournalQuery> gamesFrom(const CliParser &parser)
{
    JournalQuery query;
    query.text = parser.value(u"text"_s);
    for (const JournalState state :
         {JournalState::Running, JournalState::Undecided, JournalState::Finished}) {
        if (parser.value(u"state"_s) == journalStateKey(state))
            query.state = state;
    }
    if (parser.isSet(u"state"_s) && !query.state)
        return Error{
            ErrorCode::Usage, KeptGames::tr("The state is running, undecided or finished."), {}};
    const auto limit = amount(parser, u"limit"_s, JournalQuery::all);
    const auto offset = amount(parser, u"offset"_s, 0);
    if (!limit || !offset)
        return limit ? offset.error() : limit.error();
    query.limit = *limit;
    query.offset = *offset;
    return query;
}

void addGameArgument(CliParser &parser, const QString &name)
{
    parser.addArgument(name, KeptGames::tr("The title or id of a saved game."));
    addClubOption(parser);
}

int printGames(const std::vector<JournalSummary> &games, CliContext &context,
               const std::function<QString(const JournalSummary &)> &standing)
{
    return printEach(
        games, gameObject,
        [&standing](const JournalSummary &game) {
            QStringList facts{stateWords(game.stand.state), standing(game)};
            facts.removeAll(QString());
            return u"%1  %2 – %3"_s.arg(game.id.text(), game.title, facts.join(u", "_s));
        },
        context);
}

int endWithGame(const JournalId &id, const QString &title, const QString &sentence,
                CliContext &context)
{
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"id"_s, id.text()}, {u"title"_s, title}}));
    else if (!sentence.isEmpty())
        context.out << sentence << Qt::endl;
    return exitstatus::done;
}

QString titleOf(const OpenClub &club, const JournalId &id)
{
    const auto header = club.stores().journals.readHeader(id);
    return header ? header->title : id.text();
}

int removeGame(const OpenClub &club, const Result<JournalId> &id, CliContext &context)
{
    return throwAway(club, id ? club.leagues().bin().game(*id) : Result<Removal>(id.error()),
                     context);
}

} // namespace dugout
