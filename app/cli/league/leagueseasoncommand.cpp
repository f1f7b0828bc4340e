// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/actoptions.h"
#include "app/cli/league/leaguecommands.h"
#include "core/leaguebook/season/seasonend.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueSeasonCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueSeasonCommand)
};

/// The act that announces what is to be played; nothing where no option is about that.
Result<std::vector<ActRequest>> announcedBy(const CliParser &parser, const LeagueAtHand &hand,
                                            const ActKind &announce)
{
    auto said = saidFields(parser, announce);
    if (!said)
        return said.error();
    if (!parser.isSet(u"promote"_s)) {
        if (said->isEmpty())
            return std::vector<ActRequest>();
        auto request = requestFrom(parser, hand, announce.id, *said);
        return request ? Result<std::vector<ActRequest>>(std::vector{*std::move(request)})
                       : request.error();
    }
    // Divisions go on with all their rules: what is said otherwise would be passed over.
    for (auto it = said->begin(); it != said->end(); ++it) {
        if (it.key() != u"name")
            return Error{ErrorCode::Usage,
                         LeagueSeasonCommand::tr("--promote takes all rules over: change them "
                                                 "afterwards with \"dugout league act\"."),
                         {}};
    }
    bool isNumber = false;
    said->insert(u"places"_s, parser.value(u"promote"_s).toInt(&isNumber));
    if (!isNumber)
        return Error{
            ErrorCode::Usage, LeagueSeasonCommand::tr("--promote needs a whole number."), {}};
    auto request = requestFrom(parser, hand, u"promote"_s, *said);
    return request ? Result<std::vector<ActRequest>>(std::vector{*std::move(request)})
                   : request.error();
}

/// What the options ask for, one after the other.
Result<std::vector<ActRequest>> requestsFrom(const CliParser &parser, const LeagueAtHand &hand,
                                             const ActKind &announce)
{
    const QString reason = parser.value(u"reason"_s).trimmed();
    std::vector<ActRequest> requests;
    if (parser.isSet(u"end"_s))
        requests.push_back({EndSeason{}, reason});
    if (parser.isSet(u"begin"_s))
        requests.push_back({BeginSeason{parser.value(u"begin"_s)}, reason});
    const auto announced = announcedBy(parser, hand, announce);
    if (!announced)
        return announced;
    requests.insert(requests.end(), announced->begin(), announced->end());
    return requests;
}

int printSeason(const OpenLeague &open, CliContext &context)
{
    QJsonArray array;
    for (const Season &season : open.league().seasons) {
        QJsonArray competitions;
        QStringList names;
        for (const Competition &each : season.competitions) {
            const EntrantId champion = championOf(open.league(), each);
            names.append(each.rules.name);
            competitions.append(
                QJsonObject{{u"id"_s, each.id.text()},
                            {u"name"_s, each.rules.name},
                            {u"entrants"_s, static_cast<int>(each.entries.size())},
                            {u"rounds"_s, each.roundCount()},
                            {u"champion"_s,
                             champion.isEmpty() ? QJsonValue()
                                                : QJsonValue(teamName(open.league(), champion))}});
        }
        array.append(QJsonObject{{u"id"_s, season.id.text()},
                                 {u"name"_s, season.name},
                                 {u"ended"_s, season.ended},
                                 {u"competitions"_s, competitions}});
        if (!context.json)
            context.out << season.name << ": "
                        << (names.isEmpty() ? LeagueSeasonCommand::tr("without a competition")
                                            : names.join(u", "_s))
                        << '\n';
    }
    if (context.json)
        context.printJson(QJsonDocument(array));
    context.out << Qt::flush;
    return exitstatus::done;
}

void addSeasonOptions(CliParser &parser, const ActKind &announce)
{
    parser.addOption({u"begin"_s}, LeagueSeasonCommand::tr("Begins a season of this name."),
                     u"NAME"_s);
    parser.addOption({u"end"_s}, LeagueSeasonCommand::tr("Ends the season that is played."));
    addActOptions(parser, announce);
    parser.addOption({u"promote"_s},
                     LeagueSeasonCommand::tr("The divisions of the last competition, or of that "
                                             "of --name, play again by its rules, with so many "
                                             "going up and down."),
                     u"N"_s);
}

} // namespace

int runLeagueSeason(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league season"_s,
                     LeagueSeasonCommand::tr("Starts and ends seasons and creates their "
                                             "competitions; without options, lists them."));
    addLeagueArgument(parser);
    const auto announce = actKind(u"announce"_s);
    if (!announce)
        return context.refuse(announce.error());
    addSeasonOptions(parser, *announce);
    addSeedOption(parser);
    addReasonOption(parser);
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto requests = requestsFrom(parser, *hand, *announce);
    if (!requests)
        return refuseAct(parser, requests.error(), context);
    const auto status
        = requests->empty() ? std::nullopt : doActs(*hand, parser, *requests, context);
    return status ? *status : printSeason(hand->open, context);
}

} // namespace dugout
