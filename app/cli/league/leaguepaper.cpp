// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguepaper.h"

#include "core/club/injurychoices.h"
#include "core/club/slipanswers.h"
#include "core/match/state/promptnames.h"
#include "core/match/turn/frompaper.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeaguePaper
{
    Q_DECLARE_TR_FUNCTIONS(LeaguePaper)
};

Error usage(const QString &sentence)
{
    return {ErrorCode::Usage, sentence, {}};
}

const QStringList &sideWords()
{
    static const QStringList words{u"home"_s, u"away"_s};
    return words;
}

/// "home:7": whose row it is, by his shirt.
Result<SlipRow *> rowNamed(const QString &word, PaperSlip &slip)
{
    const auto seat = static_cast<Seat>(sideWords().indexOf(word.section(u':', 0, 0)));
    bool isNumber = false;
    const int shirt = word.section(u':', 1).toInt(&isNumber);
    if (seat < 0 || !isNumber)
        return usage(
            LeaguePaper::tr("\"%1\" is not a player: say home:7 or away:7, by shirt number.")
                .arg(word));
    for (SlipRow &each : slip.side(seat).rows) {
        if (each.number == shirt)
            return &each;
    }
    return Error{ErrorCode::NoSuchPlayer,
                 LeaguePaper::tr("Nobody who could play has the shirt \"%1\".").arg(word),
                 {}};
}

Result<void> countAchievements(const CliParser &parser, const QString &option, int SlipRow::*what,
                               PaperSlip &slip)
{
    for (const QString &each : parser.values(option)) {
        const auto row = rowNamed(each, slip);
        if (!row)
            return row.error();
        ++((*row)->*what);
    }
    return {};
}

/// "away:3=broken-ribs=home:5"; the injury may also be a number as on the sheet: "away:3=52".
Result<void> addCasualty(const QString &word, const std::vector<InjuryChoice> &known,
                         PaperSlip &slip)
{
    const QStringList parts = word.split(u'=');
    const auto victim = rowNamed(parts.value(0), slip);
    if (!victim)
        return victim.error();
    const QString told = parts.value(1);
    const auto isId = [&told](const InjuryChoice &each) { return each.id == told; };
    const auto exact = std::find_if(known.begin(), known.end(), isId);
    const auto found
        = exact == known.end() ? injuriesNamed(known, told) : std::vector<InjuryChoice>{*exact};
    if (found.empty() || told.isEmpty()) {
        QStringList ids;
        for (const InjuryChoice &each : known)
            ids.append(each.id);
        return usage(
            LeaguePaper::tr("\"%1\" is not an injury; there are %2.").arg(told, ids.join(u", "_s)));
    }
    SlipInjury injury{found.front().id, {}, 0};
    if (parts.size() > 2) {
        const auto by = rowNamed(parts.at(2), slip);
        if (!by)
            return by.error();
        injury.by = (*by)->player;
        ++(*by)->casualties;
    }
    (*victim)->injuries.push_back(injury);
    return {};
}

/// "12000:9000", for home and away; one of both may be left out: ":9000".
Result<std::array<std::optional<int>, 2>> pairFrom(const CliParser &parser, const QString &option)
{
    std::array<std::optional<int>, 2> pair{};
    if (!parser.isSet(option))
        return pair;
    const QStringList parts = parser.value(option).split(u':');
    for (const size_t side : {0U, 1U}) {
        const QString part = parts.value(static_cast<qsizetype>(side));
        bool isNumber = part.isEmpty();
        if (!isNumber)
            pair.at(side) = part.toInt(&isNumber);
        if (!isNumber || pair.at(side).value_or(0) < 0 || parts.size() != 2)
            return usage(LeaguePaper::tr("--%1 needs two whole numbers: 12000:9000.").arg(option));
    }
    return pair;
}

/// The rest of the score has no named scorer.
Result<void> addScore(const CliParser &parser, PaperSlip &slip)
{
    constexpr int most = 20;
    for (const Seat seat : {0, 1}) {
        bool isNumber = false;
        const int score = parser.positional().at(3 + seat).toInt(&isNumber);
        if (!isNumber || score < 0 || score > most)
            return usage(LeaguePaper::tr("Touchdowns are whole numbers up to %1.").arg(most));
        SlipSide &side = slip.side(seat);
        if (side.touchdowns() > score)
            return usage(LeaguePaper::tr("More scorers are named than touchdowns were scored."));
        SlipRow others;
        others.touchdowns = score - side.touchdowns();
        if (others.touchdowns > 0)
            side.rows.push_back(others);
    }
    return {};
}

Result<Seat> seatFrom(const CliParser &parser, const QString &option)
{
    if (!parser.isSet(option))
        return noSeat;
    const auto seat = static_cast<Seat>(sideWords().indexOf(parser.value(option)));
    if (seat < 0)
        return usage(LeaguePaper::tr("--%1 is home or away.").arg(option));
    return seat;
}

/// "home" and "away" are where those live; else what is special about it: "enclosed-pitch".
Result<QString> stadiumFrom(const CliParser &parser, const MatchContext &context)
{
    if (!parser.isSet(u"stadium"_s))
        return QString();
    const QString word = parser.value(u"stadium"_s);
    const QStringList homes{Choice::Home0, Choice::Home1};
    QStringList words;
    for (const QString &each : paperStadiums(context)) {
        const QString own
            = homes.contains(each) ? sideWords().at(homes.indexOf(each)) : each.section(u'/', 1);
        if (own == word)
            return each;
        words.append(own);
    }
    return usage(words.isEmpty()
                     ? LeaguePaper::tr("This match has no stadium to name.")
                     : LeaguePaper::tr("\"%1\" is not a stadium of this match; there are %2.")
                           .arg(word, words.join(u", "_s)));
}

/// What is told once for each side.
Result<void> tellSides(const CliParser &parser, PaperSlip &slip)
{
    for (const auto &[option, write] :
         std::initializer_list<std::pair<QString, void (*)(SlipSide &, int)>>{
             {u"fans"_s, [](SlipSide &side, int number) { side.fans = number; }},
             {u"gold"_s, [](SlipSide &side, int number) { side.gold = number; }},
             {u"winnings"_s, [](SlipSide &side, int number) { side.winnings = number; }},
             {u"fan-roll"_s, [](SlipSide &side, int number) { side.fanRoll = number; }},
             {u"fan-factor"_s, [](SlipSide &side, int number) { side.fanFactor = number; }}}) {
        const auto pair = pairFrom(parser, option);
        if (!pair)
            return pair.error();
        for (const Seat seat : {0, 1}) {
            if (const auto &number = pair->at(static_cast<size_t>(seat)))
                write(slip.side(seat), *number);
        }
    }
    for (const Seat seat : {0, 1}) {
        slip.side(seat).isSigned = slip.side(seat).isSigned || parser.isSet(u"signed"_s);
        slip.side(seat).boughtNothing
            = slip.side(seat).boughtNothing || parser.isSet(u"bought-nothing"_s);
    }
    return {};
}

Result<PaperSlip> slipFrom(const CliParser &parser, const Match &match)
{
    PaperSlip slip = blankSlip(match);
    const std::initializer_list<std::pair<QString, int SlipRow::*>> achievements{
        {u"scorer"_s, &SlipRow::touchdowns},
        {u"completion"_s, &SlipRow::completions},
        {u"interception"_s, &SlipRow::interceptions},
        {u"hit"_s, &SlipRow::casualties},
        {u"mvp"_s, &SlipRow::mvps}};
    for (const auto &[option, what] : achievements) {
        if (auto counted = countAchievements(parser, option, what, slip); !counted)
            return counted.error();
    }
    const std::vector<InjuryChoice> injuries = injuryChoices(match.context());
    for (const QString &each : parser.values(u"casualty"_s)) {
        if (auto added = addCasualty(each, injuries, slip); !added)
            return added.error();
    }
    if (auto score = addScore(parser, slip); !score)
        return score.error();
    if (auto told = tellSides(parser, slip); !told)
        return told.error();
    const auto winner = seatFrom(parser, u"winner"_s);
    const auto conceded = seatFrom(parser, u"conceded"_s);
    const auto stadium = stadiumFrom(parser, match.context());
    for (const Error *wrong :
         {winner ? nullptr : &winner.error(), conceded ? nullptr : &conceded.error(),
          stadium ? nullptr : &stadium.error()}) {
        if (wrong)
            return *wrong;
    }
    slip.winner = *winner;
    slip.stadium = *stadium;
    if (*conceded != noSeat)
        slip.conceded = *conceded == 0 ? PaperConcession::Home : PaperConcession::Away;
    return slip;
}

const QStringList &slipOptions()
{
    static const QStringList options{
        u"scorer"_s,     u"completion"_s, u"interception"_s,   u"casualty"_s, u"hit"_s,
        u"mvp"_s,        u"fans"_s,       u"gold"_s,           u"winnings"_s, u"fan-roll"_s,
        u"fan-factor"_s, u"signed"_s,     u"bought-nothing"_s, u"stadium"_s};
    return options;
}

} // namespace

void addFixtureArguments(CliParser &parser)
{
    addLeagueArgument(parser);
    parser.addArgument(u"HOME"_s, LeaguePaper::tr("The team that plays at home."));
    parser.addArgument(u"AWAY"_s, LeaguePaper::tr("The other one."));
    parser.addNumberOption(u"round"_s,
                           LeaguePaper::tr("The round, where they meet more than once."));
    addCompetitionOption(parser);
}

Result<LeagueFixture> fixtureFrom(const CliParser &parser, const League &league)
{
    const auto competition = competitionNamed(league, parser.value(u"competition"_s));
    if (!competition)
        return competition.error();
    const auto id = fixtureNamed(league, *competition, parser.positional().at(1),
                                 parser.positional().at(2), parser.value(u"round"_s).toInt());
    if (!id)
        return id.error();
    return *league.fixture(*id);
}

void addSlipOptions(CliParser &parser)
{
    parser.addOption({u"paper"_s},
                     LeaguePaper::tr("The match was played without Dugout and changes both teams "
                                     "as any other: what follows it is asked next."));
    parser.addOption({u"scorer"_s}, LeaguePaper::tr("Who scored a touchdown, by shirt number."),
                     u"SIDE:N"_s);
    parser.addOption({u"completion"_s}, LeaguePaper::tr("Who threw a completion."), u"SIDE:N"_s);
    parser.addOption({u"interception"_s}, LeaguePaper::tr("Who intercepted."), u"SIDE:N"_s);
    parser.addOption({u"casualty"_s},
                     LeaguePaper::tr("Who was hurt, how, and who is credited with it: "
                                     "away:3=broken-ribs=home:5; or healed: away:3=saved."),
                     u"WHO=INJURY=BY"_s);
    parser.addOption({u"hit"_s},
                     LeaguePaper::tr("Who is credited with a casualty, where nobody wrote down who "
                                     "was hurt."),
                     u"SIDE:N"_s);
    parser.addOption({u"mvp"_s}, LeaguePaper::tr("Who was a most valuable player."), u"SIDE:N"_s);
    parser.addOption({u"fans"_s}, LeaguePaper::tr("The fans of both sides."), u"N:N"_s);
    parser.addOption({u"winnings"_s},
                     LeaguePaper::tr("All the gold that the match brought both sides; one of them "
                                     "may be left out."),
                     u"N:N"_s);
    parser.addOption({u"fan-roll"_s},
                     LeaguePaper::tr("The dice for the fan factors, added up for each side."),
                     u"N:N"_s);
    parser.addOption({u"fan-factor"_s},
                     LeaguePaper::tr("The fan factors afterwards, where no dice are known."),
                     u"N:N"_s);
    parser.addOption({u"signed"_s}, LeaguePaper::tr("Both coaches have signed the sheet."));
    parser.addOption({u"bought-nothing"_s},
                     LeaguePaper::tr("Neither side hires, buys or sends anybody away."));
    parser.addOption({u"gold"_s},
                     LeaguePaper::tr("Gold that both took from their treasuries for the match."),
                     u"N:N"_s);
    parser.addOption({u"stadium"_s},
                     LeaguePaper::tr("Where it was played, by rules with stadiums: home, away, or "
                                     "what is special about it, such as enclosed-pitch."),
                     u"WHERE"_s);
}

QString strayOfSlip(const CliParser &parser)
{
    for (const QString &each : slipOptions()) {
        if (parser.isSet(each) && !parser.isSet(u"paper"_s))
            return each;
    }
    return {};
}

int enterSlipOf(LeagueAtHand &hand, const LeagueFixture &fixture, CliParser &parser,
                CliContext &context)
{
    const auto session = hand.club.leagues().paperMatch(hand.league(), hand.open.id(), fixture.id);
    if (!session)
        return context.refuse(session.error());
    const auto slip = slipFrom(parser, session->game());
    if (!slip)
        return slip.error().code == ErrorCode::Usage
            ? parser.wrongUsage(slip.error().message, context)
            : context.refuse(slip.error());
    const auto match = hand.club.leagues().enterSlip(hand.open, fixture.id, *slip);
    if (!match)
        return context.refuse(match.error());
    return endWithMatch(hand, *match, fixture, context);
}

int endWithMatch(const LeagueAtHand &hand, const JournalId &match, const LeagueFixture &fixture,
                 CliContext &context)
{
    if (!context.json) {
        context.out << LeaguePaper::tr("The match is kept as %1.").arg(match.text()) << Qt::endl;
        return exitstatus::done;
    }
    QJsonArray asks;
    const auto append = [&asks](const std::vector<Prompt> &prompts) {
        for (const Prompt &each : prompts) {
            if (!each.alwaysOffered)
                asks.append(each.id);
        }
    };
    if (hand.league().competitionOf(fixture.id)->rules.isSkirmish()) {
        if (const auto seen = hand.club->skirmishes().look(match))
            append(seen->session.prompts());
    } else if (const auto seen = hand.club->matches().look(match)) {
        append(seen->session.prompts());
    }
    context.printJson(QJsonDocument(QJsonObject{
        {u"match"_s, match.text()}, {u"fixture"_s, fixture.id.text()}, {u"asks"_s, asks}}));
    return exitstatus::done;
}

} // namespace dugout
