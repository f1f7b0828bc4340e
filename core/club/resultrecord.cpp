// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/resultrecord.h"

#include "core/exchange/afterreport.h"
#include "core/exchange/teamfile.h"
#include "core/match/state/entered.h"
#include "core/match/state/statefields.h"
#include "core/team/teamfields.h"
#include "core/team/teamvalue.h"
#include "core/values/jsonwriter.h"

#include <QCryptographicHash>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

template<>
struct Fields<RulesMark>
{
    static constexpr auto all
        = describe<RulesMark>(field(u"rulesVersion", &RulesMark::version),
                              field(u"rulesFingerprint", &RulesMark::fingerprint));
};

template<>
struct Fields<ResultPlayer>
{
    static constexpr auto all = describe<ResultPlayer>(
        field(u"player", &ResultPlayer::player), field(u"number", &ResultPlayer::number),
        field(u"name", &ResultPlayer::name), field(u"role", &ResultPlayer::role),
        field(u"deeds", &ResultPlayer::achievements), field(u"points", &ResultPlayer::points),
        field(u"kills", &ResultPlayer::kills), field(u"died", &ResultPlayer::died),
        field(u"known", &ResultPlayer::known));
};
DUGOUT_FIELDS(SheetFigures, value, treasury, fanFactor, sum, rating)
DUGOUT_FIELDS(ResultSide, team, name, coach, roster, score, periods, casualties, completions,
              interceptions, fans, winnings, conceded, confirmed, before, after, players, changes)
DUGOUT_FIELDS(ResultCasualty, victim, by, how, result, note, half, turn)

template<>
struct Fields<ResultRecord>
{
    static constexpr auto all = describe<ResultRecord>(
        field(u"id", &ResultRecord::id, {.needed = true}), field(u"game", &ResultRecord::game),
        field(u"ruleset", &ResultRecord::ruleset),
        field(u"rules", &ResultRecord::rules, {.flat = true}),
        field(u"league", &ResultRecord::league), field(u"occasion", &ResultRecord::occasion),
        field(u"startedMs", &ResultRecord::startedMs),
        field(u"finishedMs", &ResultRecord::finishedMs), field(u"winner", &ResultRecord::winner),
        field(u"extraTime", &ResultRecord::extraTime), field(u"shootOut", &ResultRecord::shootOut),
        field(u"onSheets", &ResultRecord::onSheets), field(u"code", &ResultRecord::code),
        field(u"sides", &ResultRecord::sides), field(u"casualties", &ResultRecord::casualties));
};

namespace {

constexpr qsizetype sumDigits = 20;
constexpr qsizetype formerSumDigits = 16; ///< of releases up to 0.2, which summed something else

/// Struck off by what the match made of his team.
bool hasDied(const MatchState &state, Seat seat, const PlayerId &player)
{
    if (!state.after.isSet())
        return false;
    const AfterSide &after = state.after.get().side(seat);
    const PlayerId known(after.names.value(player.text(), player.text()));
    const Player *now = after.team.everPlayer(known);
    return now && now->status == PlayerStatus::Dead;
}

/// The last casualty of a player who was struck off is the fatal one.
int killsOf(const MatchState &state, const PlayerRef &by)
{
    int kills = 0;
    const auto end = state.casualties.end();
    for (auto each = state.casualties.begin(); each != end; ++each) {
        const bool isLast = std::none_of(each + 1, end, [&each](const CasualtyRecord &later) {
            return later.victim == each->victim;
        });
        const bool killed = isLast && hasDied(state, each->victim.seat, each->victim.id);
        kills += killed && each->by == by ? 1 : 0;
    }
    return kills;
}

/// The first star hired is "s1" in every match. One who joined is known by the new place on the
/// sheet, a star by name, and anybody else played this once.
QString knownAs(const MatchSession &session, Seat seat, const MatchPlayer &player,
                const JournalId &match)
{
    const MatchState &state = session.state();
    if (session.game().context().team(seat).player(player.id()))
        return {};
    const Player &who = player.who->player;
    if (player.isStar()) // one of a pair is not the other
        return who.starMember == 0 ? who.star.text()
                                   : u"%1/%2"_s.arg(who.star.text()).arg(who.starMember);
    const QString place = state.after.isSet()
        ? state.after.get().side(seat).names.value(player.id().text())
        : QString();
    return place.isEmpty() ? match.text() + u'/' + player.id().text() : place;
}

ResultPlayer playerOf(const MatchSession &session, Seat seat, const MatchPlayer &player,
                      const JournalId &match)
{
    const MatchState &state = session.state();
    const Player &who = player.who->player;
    return {who.id,
            who.number,
            who.name,
            who.star.isEmpty() ? who.position.text() : who.star.text(),
            {},
            0,
            killsOf(state, {seat, who.id}),
            hasDied(state, seat, who.id),
            knownAs(session, seat, player, match)};
}

/// Everybody who could play, as for most valuable players, and all who did something before they
/// left.
std::vector<ResultPlayer> playersOf(const MatchReport &report, const MatchSession &session,
                                    Seat seat, const JournalId &match)
{
    std::vector<ResultPlayer> players;
    for (const MatchPlayer &each : session.state().side(seat).players) {
        const auto line = std::find_if(report.players.begin(), report.players.end(),
                                       [&](const ReportPlayer &reported) {
                                           return reported.seat == seat && reported.id == each.id();
                                       });
        ResultPlayer player = playerOf(session, seat, each, match);
        if (line != report.players.end()) {
            player.achievements = line->achievements;
            player.points = line->points;
        } else if (player.isIdle() && each.where == Whereabouts::Absent) {
            continue;
        }
        players.push_back(std::move(player));
    }
    return players;
}

ResultSide sideOf(const MatchReport &report, const MatchSession &session, Seat seat,
                  const JournalId &match)
{
    const MatchContext &context = session.game().context();
    const MatchState &state = session.state();
    const Team &team = context.team(seat);
    const ReportSide &said = report.sides.at(static_cast<size_t>(seat));
    ResultSide side;
    side.team = team.id;
    side.name = team.name;
    side.coach = team.coach;
    side.roster = team.roster.text();
    side.score = said.score;
    for (int half = 1; half <= report.halves(); ++half)
        side.periods.push_back(report.scoredIn(half, seat));
    side.casualties = said.casualties;
    side.completions = said.completions;
    side.interceptions = said.interceptions;
    side.fans = said.fans;
    side.conceded = said.conceded;
    side.confirmed = said.confirmed;
    side.before = side.after = figuresOf(team, context.ruleset());
    side.players = playersOf(report, session, seat, match);
    if (state.after.isSet() && state.after.get().side(seat).takesPart) {
        const AfterSide &after = state.after.get().side(seat);
        side.after = figuresOf(after.team, context.ruleset());
        side.winnings = after.winnings.value_or(0);
        side.changes = after.changes;
    }
    return side;
}

} // namespace

bool ResultPlayer::isIdle() const
{
    return achievements == AchievementCounts{} && points == 0 && kills == 0 && !died;
}

ResultRecord resultOf(const JournalHeader &header, const MatchSession &session)
{
    const MatchReport report = makeFullReport(session);
    const MatchSetup &setup = session.game().context().setup();
    ResultRecord result;
    result.id = header.id;
    result.game = header.game;
    result.ruleset = setup.ruleset;
    result.rules = header.rules;
    result.league = setup.league;
    result.occasion = setup.occasion;
    result.startedMs = report.startedMs;
    result.finishedMs = report.lastMs;
    result.winner = report.winner;
    result.extraTime = report.extraTime;
    result.shootOut = report.shootOut;
    result.code = confirmationCode(session.state().entered);
    for (const Seat seat : {0, 1})
        result.sides.push_back(sideOf(report, session, seat, header.id));
    for (const CasualtyRecord &each : session.state().casualties)
        result.casualties.push_back({each.victim, each.by, harmCauseName(each.cause),
                                     each.result.text(), each.note, each.half, each.turn});
    return result;
}

SheetFigures figuresOf(const Team &team, const Ruleset &ruleset)
{
    if (team.roster.isEmpty()) // a quick team has no sheet
        return {};
    return {teamValue(team, ruleset), team.treasury, team.fanFactor, sheetSum(team),
            teamRating(team, ruleset).value_or(0)};
}

QString sheetSum(const Team &team)
{
    Team plain = team;
    plain.name.clear();
    plain.coach.clear();
    plain.notes.clear();
    plain.primary = plain.secondary = {};
    plain.badge = {};
    plain.formerPlayers.clear();
    for (Player &player : plain.players) {
        player.name.clear();
        player.notes.clear();
        player.number = 0;
    }
    const QByteArray text = QJsonDocument(teamToJson(plain)).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(
        QCryptographicHash::hash(text, QCryptographicHash::Sha1).toHex().left(sumDigits));
}

bool isSameSum(const QString &one, const QString &other)
{
    return one == other || (one.size() == formerSumDigits) != (other.size() == formerSumDigits);
}

namespace {

constexpr int resultVersion = 1;

struct ResultRecordWords
{
    Q_DECLARE_TR_FUNCTIONS(ResultRecord)
};

} // namespace

QJsonObject resultToJson(const ResultRecord &result)
{
    QJsonObject object = JsonWriter().object(result);
    object.insert(u"version"_s, resultVersion);
    return object;
}

Result<ResultRecord> resultFromJson(const QJsonObject &object)
{
    ResultRecord result;
    ProblemList problems;
    JsonReader(problems, ReadStyle::Tolerant).read(object, result);
    const bool fits = problems.empty() && object.value("version"_L1).toInt() == resultVersion
        && !result.id.isEmpty() && result.sides.size() >= 2 && result.winner >= noSeat
        && result.winner < static_cast<Seat>(result.sides.size());
    if (!fits)
        return Error{ErrorCode::ResultUnreadable,
                     ResultRecordWords::tr("The result of this game cannot be read."),
                     problems.empty() ? result.id.text() : problems.front().toString()};
    return result;
}

} // namespace dugout
