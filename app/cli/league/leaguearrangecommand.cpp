// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueArrangeCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueArrangeCommand)
};

constexpr int mostTables = 999;

/// "2026-03-14 19:30" where we are; a day alone means its end. Empty: none any more.
std::optional<qint64> momentOf(const QString &text)
{
    if (text.trimmed().isEmpty())
        return 0;
    const QString said = text.trimmed().replace(u' ', u'T');
    constexpr qsizetype dayLength = 10; // Qt takes a longer text for a day, too
    if (const QDate day = QDate::fromString(said, Qt::ISODate);
        day.isValid() && said.size() == dayLength)
        return QDateTime(day, QTime(23, 59)).toMSecsSinceEpoch();
    const QDateTime at = QDateTime::fromString(said, Qt::ISODate);
    return at.isValid() && at.toMSecsSinceEpoch() > 0 ? std::optional(at.toMSecsSinceEpoch())
                                                      : std::nullopt;
}

/// What was arranged before, with what the options say; none where one makes no sense.
std::optional<FixtureArrangement> arrangementFrom(const CliParser &parser,
                                                  FixtureArrangement arranged)
{
    const auto take = [&parser](const QString &option, qint64 &value) {
        if (!parser.isSet(option))
            return true;
        const auto at = momentOf(parser.value(option));
        value = at.value_or(value);
        return at.has_value();
    };
    if (!take(u"date"_s, arranged.dateMs) || !take(u"deadline"_s, arranged.deadlineMs))
        return std::nullopt;
    if (parser.isSet(u"place"_s))
        arranged.place = parser.value(u"place"_s).simplified();
    if (parser.isSet(u"table"_s)) {
        bool isNumber = false;
        arranged.table = parser.value(u"table"_s).toInt(&isNumber);
        if (!isNumber || arranged.table < 0 || arranged.table > mostTables)
            return std::nullopt;
    }
    return arranged;
}

} // namespace

int runLeagueArrange(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league arrange"_s,
                     LeagueArrangeCommand::tr("Says when and where a fixture is played."));
    addLeagueArgument(parser);
    parser.addArgument(u"HOME"_s, LeagueArrangeCommand::tr("The team that plays at home."));
    parser.addArgument(u"AWAY"_s, LeagueArrangeCommand::tr("The other one."));
    addCompetitionOption(parser);
    parser.addNumberOption(u"round"_s,
                           LeagueArrangeCommand::tr("The round, where they meet more than once."));
    parser.addOption({u"date"_s}, LeagueArrangeCommand::tr("When, such as \"2026-03-14 19:30\"."),
                     u"TIME"_s);
    parser.addOption({u"deadline"_s}, LeagueArrangeCommand::tr("Until when, at the latest."),
                     u"TIME"_s);
    parser.addOption({u"place"_s}, LeagueArrangeCommand::tr("Where."), u"TEXT"_s);
    parser.addOption({u"table"_s}, LeagueArrangeCommand::tr("At which table; 0 for none."), u"N"_s);
    addReasonOption(parser);
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto competition = competitionNamed(hand->league(), parser.value(u"competition"_s));
    if (!competition)
        return context.refuse(competition.error());
    const auto fixture = fixtureNamed(hand->league(), *competition, parser.positional().at(1),
                                      parser.positional().at(2), parser.value(u"round"_s).toInt());
    if (!fixture)
        return context.refuse(fixture.error());
    const auto arranged = arrangementFrom(parser, hand->league().fixture(*fixture)->when);
    if (!arranged)
        return parser.wrongUsage(LeagueArrangeCommand::tr("A time is written as 2026-03-14 19:30, "
                                                          "and a table is a number up to %1.")
                                     .arg(mostTables),
                                 context);
    const auto done
        = hand->open.act(FixtureArranged{*fixture, *arranged}, parser.value(u"reason"_s));
    return done ? endWithLeague(hand->open, context) : context.refuse(done.error());
}

} // namespace dugout
