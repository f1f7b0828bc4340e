// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguepaper.h"

#include "core/club/paperslip.h"
#include "core/match/state/promptnames.h"

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

/// "home:7": the player with that shirt, as choices name him.
Result<QString> playerFrom(const QString &word, const MatchState &state)
{
    const auto seat = static_cast<Seat>(sideWords().indexOf(word.section(u':', 0, 0)));
    bool isNumber = false;
    const int shirt = word.section(u':', 1).toInt(&isNumber);
    if (seat < 0 || !isNumber)
        return usage(
            LeaguePaper::tr("\"%1\" is no player: say home:7 or away:7, by his shirt.").arg(word));
    for (const MatchPlayer &each : state.side(seat).players) {
        if (each.who->player.number == shirt && each.where != Whereabouts::Absent)
            return each.ref();
    }
    return Error{ErrorCode::NoSuchPlayer,
                 LeaguePaper::tr("Nobody who could play has the shirt \"%1\".").arg(word),
                 {}};
}

Result<QStringList> playersFrom(const CliParser &parser, const QString &option,
                                const MatchState &state)
{
    QStringList players;
    for (const QString &each : parser.values(option)) {
        const auto player = playerFrom(each, state);
        if (!player)
            return player.error();
        players.append(*player);
    }
    return players;
}

/// "away:3=broken-ribs=home:5".
Result<PaperCasualty> casualtyFrom(const QString &word, const MatchSession &session)
{
    const QStringList parts = word.split(u'=');
    const auto victim = playerFrom(parts.value(0), session.state());
    if (!victim)
        return victim.error();
    PaperCasualty casualty{*victim, parts.value(1), {}};
    const QStringList known = paperInjuries(session.game().context());
    if (!known.contains(casualty.result))
        return usage(LeaguePaper::tr("\"%1\" is no injury; there are %2.")
                         .arg(casualty.result, known.join(u", "_s)));
    if (parts.size() < 3)
        return casualty;
    const auto by = playerFrom(parts.at(2), session.state());
    if (!by)
        return by.error();
    casualty.by = *by;
    return casualty;
}

/// "12000:9000", for home and away.
Result<std::array<int, 2>> pairFrom(const CliParser &parser, const QString &option)
{
    std::array<int, 2> pair{};
    if (!parser.isSet(option))
        return pair;
    const QStringList parts = parser.value(option).split(u':');
    for (const size_t side : {0U, 1U}) {
        bool isNumber = false;
        pair.at(side) = parts.value(static_cast<qsizetype>(side)).toInt(&isNumber);
        if (!isNumber || pair.at(side) < 0 || parts.size() != 2)
            return usage(LeaguePaper::tr("--%1 needs two whole numbers: 12000:9000.").arg(option));
    }
    return pair;
}

/// Who is not named has scored the rest of the score.
Result<void> addScore(const CliParser &parser, QStringList &scorers)
{
    constexpr int most = 20;
    for (const Seat seat : {0, 1}) {
        bool isNumber = false;
        const int score = parser.positional().at(3 + seat).toInt(&isNumber);
        if (!isNumber || score < 0 || score > most)
            return usage(LeaguePaper::tr("Touchdowns are whole numbers up to %1.").arg(most));
        const auto named
            = std::count_if(scorers.begin(), scorers.end(), [seat](const QString &who) {
                  return PlayerRef::fromString(who).seat == seat;
              });
        if (named > score)
            return usage(LeaguePaper::tr("More scorers are named than touchdowns were scored."));
        for (auto i = named; i < score; ++i)
            scorers.append(otherOf(seat));
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
                     : LeaguePaper::tr("\"%1\" is no stadium of this match; there are %2.")
                           .arg(word, words.join(u", "_s)));
}

Result<PaperSlip> slipFrom(const CliParser &parser, const MatchSession &session)
{
    PaperSlip slip;
    const struct
    {
        QString option;
        QStringList *into;
    } deeds[]{{u"scorer"_s, &slip.touchdowns},
              {u"completion"_s, &slip.completions},
              {u"interception"_s, &slip.interceptions}};
    for (const auto &each : deeds) {
        auto players = playersFrom(parser, each.option, session.state());
        if (!players)
            return players.error();
        *each.into = *std::move(players);
    }
    if (auto score = addScore(parser, slip.touchdowns); !score)
        return score.error();
    for (const QString &each : parser.values(u"casualty"_s)) {
        auto casualty = casualtyFrom(each, session);
        if (!casualty)
            return casualty.error();
        slip.casualties.push_back(*std::move(casualty));
    }
    const auto fans = pairFrom(parser, u"fans"_s);
    const auto gold = pairFrom(parser, u"gold"_s);
    const auto winner = seatFrom(parser, u"winner"_s);
    const auto conceded = seatFrom(parser, u"conceded"_s);
    const auto stadium = stadiumFrom(parser, session.game().context());
    for (const Error *wrong :
         {fans ? nullptr : &fans.error(), gold ? nullptr : &gold.error(),
          winner ? nullptr : &winner.error(), conceded ? nullptr : &conceded.error(),
          stadium ? nullptr : &stadium.error()}) {
        if (wrong)
            return *wrong;
    }
    slip.fans = *fans;
    slip.gold = *gold;
    slip.winner = *winner;
    slip.stadium = *stadium;
    if (*conceded != noSeat)
        slip.conceded = *conceded == 0 ? PaperConcession::Home : PaperConcession::Away;
    return slip;
}

const QStringList &slipOptions()
{
    static const QStringList options{u"scorer"_s, u"completion"_s, u"interception"_s, u"casualty"_s,
                                     u"fans"_s,   u"gold"_s,       u"conceded"_s,     u"stadium"_s};
    return options;
}

} // namespace

void addSlipOptions(CliParser &parser)
{
    parser.addOption({u"paper"_s},
                     LeaguePaper::tr("The match was played without Dugout and changes both teams "
                                     "as any other: what follows it is asked next."));
    parser.addOption({u"scorer"_s}, LeaguePaper::tr("Who scored a touchdown, by his shirt."),
                     u"SIDE:N"_s);
    parser.addOption({u"completion"_s}, LeaguePaper::tr("Who threw a completion."), u"SIDE:N"_s);
    parser.addOption({u"interception"_s}, LeaguePaper::tr("Who intercepted."), u"SIDE:N"_s);
    parser.addOption({u"casualty"_s},
                     LeaguePaper::tr("Who was hurt, how, and who is credited with it: "
                                     "away:3=broken-ribs=home:5; or healed: away:3=saved."),
                     u"WHO=INJURY=BY"_s);
    parser.addOption({u"fans"_s}, LeaguePaper::tr("The fans of both sides."), u"N:N"_s);
    parser.addOption({u"gold"_s},
                     LeaguePaper::tr("Gold that both took from their treasuries for the match."),
                     u"N:N"_s);
    parser.addOption({u"stadium"_s},
                     LeaguePaper::tr("Where it was played, by rules with stadiums: home, away, or "
                                     "what is special about it, such as enclosed-pitch."),
                     u"WHERE"_s);
    parser.addOption({u"conceded"_s}, LeaguePaper::tr("Which side conceded: home or away."),
                     u"SIDE"_s);
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
    const auto slip = slipFrom(parser, *session);
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
            if (!each.aside)
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
