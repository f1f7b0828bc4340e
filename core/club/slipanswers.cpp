// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/slipanswers.h"

#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/afterview.h"
#include "core/match/state/changekinds.h"
#include "core/match/state/promptnames.h"
#include "core/match/turn/frompaper.h"
#include "core/match/turn/paperprompts.h"
#include "core/play/choosing.h"

#include <QSet>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SlipWords
{
    Q_DECLARE_TR_FUNCTIONS(PaperSlip)
};

Error rejected(const QString &sentence)
{
    return {ErrorCode::SheetMismatch, sentence, {}};
}

Event counted(const QString &prompt, Seat seat, int number)
{
    Event event;
    event.prompt = prompt;
    event.seat = seat;
    event.number = number;
    return event;
}

Event confirmed(const QString &prompt, Seat seat = noSeat)
{
    Event event;
    event.prompt = prompt;
    event.seat = seat;
    return event;
}

QString ofSide(QStringView prompt, Seat seat)
{
    return prompt.toString() + (seat == 0 ? u".home"_s : u".away"_s);
}

/// Asked on the sheet, or of the journeymen who join before it.
bool isOfSlip(const Event &event)
{
    return event.prompt.startsWith(u"paper.");
}

/// Answers one after the other, each to what the match asks then.
class Answering
{
public:
    Answering(const Match &match, MatchState state)
        : m_match(match)
        , m_state(std::move(state))
    { }

    [[nodiscard]] const MatchState &state() const { return m_state; }
    [[nodiscard]] std::vector<Event> take() { return std::exchange(m_events, {}); }
    [[nodiscard]] std::vector<Prompt> prompts() const { return m_match.prompts(m_state); }

    Result<void> answer(Event event)
    {
        if (auto done = m_match.applyChecked(m_state, event); !done)
            return done;
        m_events.push_back(std::move(event));
        return {};
    }
    /// Refuses the rest after the first that does not fit.
    void also(Event event)
    {
        if (m_wrong)
            return;
        if (auto done = answer(std::move(event)); !done)
            m_wrong = done.error();
    }
    void refuse(Error error)
    {
        if (!m_wrong)
            m_wrong = std::move(error);
    }
    [[nodiscard]] const std::optional<Error> &wrong() const { return m_wrong; }

private:
    const Match &m_match;
    MatchState m_state;
    std::vector<Event> m_events;
    std::optional<Error> m_wrong;
};

/// Journeymen join before anything is told; those of several lists are chosen.
void join(Answering &answering, const PaperSlip &sheet)
{
    constexpr int most = 32;
    std::array<QStringList, 2> wanted{sheet.home.journeymen, sheet.away.journeymen};
    for (int i = 0; i < most; ++i) {
        const std::vector<Prompt> asked = answering.prompts();
        const auto prompt = std::find_if(asked.begin(), asked.end(), [](const Prompt &each) {
            return each.id == Asks::Journeymen;
        });
        if (prompt == asked.end())
            return;
        QStringList &positions = wanted.at(prompt->seat == 1 ? 1 : 0);
        const QString position
            = positions.isEmpty() ? prompt->choices.value(0) : positions.takeFirst();
        if (!answering.answer(choosing(prompt->id, prompt->seat, position)))
            return;
    }
}

const MatchPlayer *playerOf(const MatchState &state, Seat seat, const SlipRow &row)
{
    if (!row.player.isEmpty())
        return state.side(seat).find(row.player);
    for (const MatchPlayer &each : state.side(seat).players) {
        if (each.who->origin == Origin::Star && each.who->player.star == row.star
            && each.who->player.starMember == row.member)
            return &each;
    }
    return nullptr;
}

/// The names of players there, as choices have them.
QString refOf(const MatchState &state, Seat seat, const SlipRow &row)
{
    if (row.isOthers())
        return otherOf(seat);
    const MatchPlayer *player = playerOf(state, seat, row);
    return player ? player->ref() : QString();
}

/// What stands on a sheet, in the order in which it is told.
class Telling
{
public:
    Telling(Answering &answering, const PaperSlip &sheet)
        : m_to(answering)
        , m_sheet(sheet)
    { }

    void tell()
    {
        tellStars();
        checkOthers();
        for (const Seat seat : {0, 1})
            tellNumber(u"paper.fans", seat, m_sheet.side(seat).fans);
        for (const Seat seat : {0, 1})
            tellNumber(u"paper.gold", seat, m_sheet.side(seat).gold);
        if (!m_sheet.stadium.isEmpty())
            m_to.also(choosing(Asks::PaperStadium, noSeat, m_sheet.stadium));
        tellAchievements(Asks::PaperTouchdown, &SlipRow::touchdowns);
        tellAchievements(Asks::PaperCompletion, &SlipRow::completions);
        tellAchievements(Asks::PaperInterception, &SlipRow::interceptions);
        tellInjuries();
        tellCredits();
        tellEnd();
        tellAchievements(PaperAsks::Mvp, &SlipRow::mvps);
        for (const Seat seat : {0, 1}) {
            const SlipSide &side = m_sheet.side(seat);
            tellOptional(u"paper.winnings", seat, side.winnings);
            tellOptional(u"paper.fan-roll", seat, side.fanRoll);
            tellOptional(u"paper.fan-factor", seat,
                         side.fanRoll ? std::optional<int>() : side.fanFactor);
        }
        m_to.also(confirmed(Asks::PaperDone));
    }

private:
    void tellStars()
    {
        for (const Seat seat : {0, 1}) {
            QSet<QString> told;
            for (const SlipRow &row : m_sheet.side(seat).rows) {
                if (!row.player.isEmpty() || row.star.isEmpty() || told.contains(row.star.text()))
                    continue;
                told.insert(row.star.text());
                m_to.also(choosing(ofSide(u"paper.star", seat), seat, row.star.text()));
            }
        }
    }
    void checkOthers()
    {
        for (const Seat seat : {0, 1}) {
            for (const SlipRow &row : m_sheet.side(seat).rows) {
                SlipRow scored = row;
                scored.touchdowns = 0;
                if (row.isOthers() && !scored.isBlank())
                    m_to.refuse(rejected(SlipWords::tr(
                        "The row of those who are not named takes touchdowns only.")));
            }
        }
    }
    void tellNumber(QStringView prompt, Seat seat, int number)
    {
        if (number > 0)
            m_to.also(counted(ofSide(prompt, seat), seat, number));
    }
    void tellOptional(QStringView prompt, Seat seat, const std::optional<int> &number)
    {
        if (number)
            m_to.also(counted(ofSide(prompt, seat), seat, *number));
    }
    template<typename Visit>
    void eachRow(const Visit &visit)
    {
        for (const Seat seat : {0, 1}) {
            for (const SlipRow &row : m_sheet.side(seat).rows)
                visit(seat, row);
        }
    }
    void tellAchievements(const QString &prompt, int SlipRow::*what)
    {
        eachRow([&](Seat seat, const SlipRow &row) {
            const QString ref = row.*what > 0 ? refOf(m_to.state(), seat, row) : QString();
            for (int i = 0; i < row.*what && !m_to.wrong(); ++i)
                m_to.also(choosing(prompt, noSeat, ref));
        });
    }
    void tellInjuries()
    {
        eachRow([&](Seat seat, const SlipRow &row) {
            for (const SlipInjury &each : row.injuries) {
                const QString by = each.by.isEmpty()
                    ? QString(Choice::None)
                    : PlayerRef{MatchState::otherSeat(seat), each.by}.toString();
                m_to.also(choosing(Asks::PaperCasualty, noSeat, refOf(m_to.state(), seat, row)));
                m_to.also(choosing(Asks::PaperHarm, noSeat, each.result));
                m_to.also(choosing(Asks::PaperBy, noSeat, by));
            }
        });
    }
    /// Casualties whose victim nobody wrote down.
    void tellCredits()
    {
        eachRow([&](Seat seat, const SlipRow &row) {
            const int left = row.casualties - namedFor(seat, row);
            if (left < 0)
                m_to.refuse(
                    rejected(SlipWords::tr("%1 is named for more injuries than casualties entered.")
                                 .arg(row.name)));
            for (int i = 0; i < left && !m_to.wrong(); ++i)
                m_to.also(choosing(PaperAsks::Inflicted, noSeat, refOf(m_to.state(), seat, row)));
        });
    }
    [[nodiscard]] int namedFor(Seat seat, const SlipRow &author) const
    {
        const MatchPlayer *player = playerOf(m_to.state(), seat, author);
        int named = 0;
        for (const SlipRow &row : m_sheet.side(MatchState::otherSeat(seat)).rows) {
            for (const SlipInjury &each : row.injuries)
                named += player && !each.by.isEmpty() && each.by == player->id() ? 1 : 0;
        }
        return named;
    }
    void tellEnd()
    {
        static const QStringList ways{Choice::None, Choice::Conceded0, Choice::Conceded1,
                                      Choice::GaveUp0, Choice::GaveUp1};
        if (m_sheet.conceded != PaperConcession::None)
            m_to.also(choosing(Asks::PaperConceded, noSeat,
                               ways.at(static_cast<qsizetype>(m_sheet.conceded))));
        if (m_sheet.winner != noSeat)
            m_to.also(choosing(Asks::PaperShootOut, noSeat, u"winner.%1"_s.arg(m_sheet.winner)));
    }

    Answering &m_to;
    const PaperSlip &m_sheet;
};

/// What a side answers that bought nothing; none where that does not say it.
std::optional<Event> leaving(const Prompt &prompt)
{
    const QString what = AfterPromptId::parse(prompt.id).what;
    if (what == AfterAsks::TradeDone)
        return confirmed(prompt.id, prompt.seat);
    if (what == AfterAsks::Journeyman)
        return choosing(prompt.id, prompt.seat, u"release"_s);
    if (what == AfterAsks::Recruit || what == AfterAsks::BuyStadium)
        return choosing(prompt.id, prompt.seat, u"no"_s);
    if (what == AfterAsks::Fund)
        return counted(prompt.id, prompt.seat, 0);
    return std::nullopt;
}

void sign(Answering &answering, const PaperSlip &sheet, SlipAnswers &answers)
{
    for (const Seat seat : {0, 1}) {
        if (!sheet.side(seat).isSigned)
            continue;
        const QString id = seat == 0 ? Asks::ResultHome : Asks::ResultAway;
        for (const Prompt &each : answering.prompts()) {
            if (each.id != id || !answering.answer(choosing(id, seat, each.choices.value(0))))
                continue;
            answers.after.push_back(answering.take());
            break;
        }
    }
}

/// As far as it goes: whatever else is asked of a side is its coach's to say.
void leaveTheRest(Answering &answering, const PaperSlip &sheet, SlipAnswers &answers)
{
    constexpr int most = 64;
    for (int i = 0; i < most; ++i) {
        bool moved = false;
        for (const Prompt &each : answering.prompts()) {
            if (each.alwaysOffered || each.seat == noSeat || !sheet.side(each.seat).boughtNothing)
                continue;
            auto left = leaving(each);
            if (!left || !answering.answer(*std::move(left)))
                continue;
            answers.after.push_back(answering.take());
            moved = true;
            break;
        }
        if (!moved)
            return;
    }
}

SlipRow rowFor(const MatchPlayer &player)
{
    SlipRow row;
    const Player &who = player.who->player;
    if (player.who->origin == Origin::Star) {
        row.star = who.star;
        row.member = who.starMember;
    } else {
        row.player = who.id;
    }
    row.number = who.number;
    row.name = player.isCalledByRole() ? player.who->role.in(currentLanguage()) : who.name;
    return row;
}

/// Everybody who could play, by his shirt; those hired last.
std::vector<SlipRow> rowsOf(const MatchState &state, Seat seat)
{
    std::vector<SlipRow> rows;
    for (const MatchPlayer &player : state.side(seat).players) {
        if (player.where != Whereabouts::Absent)
            rows.push_back(rowFor(player));
    }
    std::stable_sort(rows.begin(), rows.end(), [](const SlipRow &one, const SlipRow &other) {
        return one.star.isEmpty() != other.star.isEmpty() ? one.star.isEmpty()
                                                          : one.number < other.number;
    });
    return rows;
}

SlipRow *rowIn(SlipSide &side, const SlipRow &wanted)
{
    const auto found = std::find_if(side.rows.begin(), side.rows.end(),
                                    [&wanted](const SlipRow &each) { return each.isSame(wanted); });
    return found == side.rows.end() ? nullptr : &*found;
}

/// The one of that shirt, where a file has no id.
PlayerId withShirt(const SlipSide &side, int number)
{
    for (const SlipRow &each : side.rows) {
        if (each.number == number && !each.player.isEmpty())
            return each.player;
    }
    return {};
}

QString nameIn(const SlipRow &row)
{
    return row.name.isEmpty() ? u"#%1"_s.arg(row.number) : row.name;
}

/// Writes one row of a sheet over the blank one that it means.
Result<void> settleRow(SlipRow row, const SlipSide &rivals, SlipSide &into)
{
    if (row.player.isEmpty() && row.star.isEmpty() && row.number > 0) {
        row.player = withShirt(into, row.number);
        if (row.player.isEmpty())
            return rejected(
                SlipWords::tr("Nobody who could play has the shirt %1.").arg(row.number));
    }
    for (SlipInjury &each : row.injuries) {
        if (each.by.isEmpty() && each.byNumber > 0) {
            each.by = withShirt(rivals, each.byNumber);
            if (each.by.isEmpty())
                return rejected(
                    SlipWords::tr("Nobody who could play has the shirt %1.").arg(each.byNumber));
        }
        each.byNumber = 0; // it is known by the id from here on
    }
    SlipRow *known = rowIn(into, row);
    if (!known && !row.star.isEmpty()) {
        into.rows.push_back(std::move(row)); // hired for this match
        return {};
    }
    if (!known && row.isOthers()) {
        row.name.clear();
        into.rows.push_back(std::move(row));
        return {};
    }
    if (!known)
        return rejected(SlipWords::tr("%1 could not play in this match.").arg(nameIn(row)));
    if (!known->isBlank())
        return rejected(SlipWords::tr("%1 stands on the sheet twice.").arg(nameIn(*known)));
    row.number = known->number;
    row.name = known->name;
    *known = std::move(row);
    return {};
}

/// Up to the slip, as its journeymen and their shirts are known then.
MatchState beforeSlip(const Match &match, const PaperSlip &sheet)
{
    Answering answering(match, match.start());
    join(answering, sheet);
    return answering.state();
}

int before(const MatchContext &context, Seat seat, const PlayerId &player,
           int AchievementCounts::*what)
{
    const Player *known = context.team(seat).everPlayer(player);
    return known ? known->achievements.*what : 0;
}

/// Reads a kept match from paper back.
class Reading
{
public:
    explicit Reading(const MatchSession &session)
        : m_session(session)
        , m_state(session.state())
    { }

    [[nodiscard]] PaperSlip read()
    {
        for (const Seat seat : {0, 1})
            readSide(seat);
        readEvents();
        if (m_state.after.isSet()) {
            for (const Seat seat : {0, 1})
                readAfter(seat);
        }
        m_sheet.winner = m_state.shootOutWinner;
        for (const Seat seat : {0, 1}) {
            if (m_state.side(seat).conceded)
                m_sheet.conceded = static_cast<PaperConcession>(
                    1 + seat + (m_state.occasion.freeConcession ? 2 : 0));
        }
        return m_sheet;
    }

private:
    void readSide(Seat seat)
    {
        const SideState &of = m_state.side(seat);
        SlipSide &side = m_sheet.side(seat);
        side.rows = rowsOf(m_state, seat);
        for (SlipRow &row : side.rows) {
            const MatchPlayer *player = playerOf(m_state, seat, row);
            row.touchdowns = player->achievements.touchdowns;
            row.casualties = player->achievements.casualties;
            row.completions = player->achievements.completions;
            row.interceptions = player->achievements.interceptions;
            for (const CasualtyRecord &each : m_state.casualties) {
                if (each.victim == PlayerRef{seat, player->id()})
                    row.injuries.push_back(SlipInjury{
                        each.mended == Mending::Saved ? QString(Choice::Saved) : each.result.text(),
                        each.by.isValid() ? each.by.id : PlayerId(), 0});
            }
        }
        if (const int unnamed = of.score - side.touchdowns(); unnamed > 0) {
            SlipRow others;
            others.touchdowns = unnamed;
            side.rows.push_back(others);
        }
        side.fans = of.fans;
        side.gold = of.transferred;
        side.isSigned = of.confirmed;
    }

    void readEvents()
    {
        for (const EventGroup &group : m_session.log().groups()) {
            for (const Event &event : group.events)
                readEvent(event);
        }
    }
    void readEvent(const Event &event)
    {
        const QString &what = event.prompt;
        if (what == Asks::PaperStadium)
            m_sheet.stadium = event.choice();
        else if (what == PaperAsks::Mvp)
            addMvp(event.choice());
        else if (what == Asks::Journeymen)
            m_sheet.side(event.seat).journeymen.append(event.choice());
        for (const Seat seat : {0, 1}) {
            SlipSide &side = m_sheet.side(seat);
            if (what == ofSide(u"paper.winnings", seat))
                side.winnings = event.number;
            else if (what == ofSide(u"paper.fan-roll", seat))
                side.fanRoll = event.number;
            else if (what == ofSide(u"paper.fan-factor", seat))
                side.fanFactor = event.number;
            else if (what == ofSide(u"after.fans", seat))
                side.fanRoll = std::accumulate(event.dice.begin(), event.dice.end(), 0);
        }
    }
    void addMvp(const QString &ref)
    {
        const PlayerRef who = PlayerRef::fromString(ref);
        for (SlipRow &row : m_sheet.side(who.seat == 1 ? 1 : 0).rows) {
            const MatchPlayer *player = playerOf(m_state, who.seat, row);
            if (player && player->id() == who.id)
                ++row.mvps;
        }
    }

    /// What was asked after the whistle, where the slip did not say it.
    void readAfter(Seat seat)
    {
        const AfterSide &after = m_state.after.get().side(seat);
        SlipSide &side = m_sheet.side(seat);
        if (!side.winnings && after.winnings)
            side.winnings = after.winnings;
        if (side.sum(&SlipRow::mvps) > 0)
            return;
        const AfterView view(m_session.game().context(), m_state, m_state.after.get(), seat);
        for (SlipRow &row : side.rows) {
            const MatchPlayer *player = playerOf(m_state, seat, row);
            const Player *now = player ? after.team.everPlayer(view.teamId(*player)) : nullptr;
            if (!now)
                continue;
            row.mvps = now->achievements.mvps
                - before(m_session.game().context(), seat, player->id(), &AchievementCounts::mvps);
        }
        for (const TeamChange &each : after.changes) {
            if (each.kind == ChangeKind::MvpLost)
                addMvp(each.subject);
        }
    }

    const MatchSession &m_session;
    const MatchState &m_state;
    PaperSlip m_sheet;
};

/// Asked after the whistle, and told on this sheet.
bool isToldBy(const PaperSlip &sheet, const Event &event)
{
    const AfterPromptId id = AfterPromptId::parse(event.prompt);
    if (id.seat == noSeat)
        return false;
    const SlipSide &side = sheet.side(id.seat);
    const auto isOne = [&id](const QStringList &of) { return of.contains(id.what); };
    if (isOne({AfterAsks::Mvp, AfterAsks::Nominate, AfterAsks::MvpDie}))
        return side.sum(&SlipRow::mvps) > 0;
    if (isOne({AfterAsks::Winnings, AfterAsks::WinningsAgain, AfterAsks::WinningsSecond,
               AfterAsks::WinningsModifier, AfterAsks::LoserWinnings, AfterAsks::Stalls,
               AfterAsks::OwnerWinnings}))
        return side.winnings.has_value();
    return isOne({AfterAsks::Fans}) && (side.fanRoll || side.fanFactor);
}

/// The log with another sheet in it, as one change that one undo takes back.
class Rewriting
{
public:
    Rewriting(const MatchSession &session, const PaperSlip &sheet)
        : m_groups(session.log().groups())
        , m_sheet(sheet)
    { }

    [[nodiscard]] LogAction withSlip(const std::vector<Event> &slip)
    {
        LogAction action{LogAction::Kind::Correct, {}, {}};
        bool first = true;
        const auto add = [&](Correction correction) {
            if (std::exchange(first, false))
                action.correction = std::move(correction);
            else
                action.correction.also.push_back(std::move(correction));
        };
        const int place = firstOfSlip();
        for (int g = static_cast<int>(m_groups.size()) - 1; g >= 0; --g) {
            const EventGroup &was = m_groups[static_cast<size_t>(g)];
            EventGroup is{was.atMs, {}};
            for (const Event &event : was.events) {
                if (g == place && isOfSlip(event) && !m_put) {
                    is.events.insert(is.events.end(), slip.begin(), slip.end());
                    m_put = true;
                }
                if (!isOfSlip(event) && !isToldBy(m_sheet, event))
                    is.events.push_back(event);
            }
            if (is == was)
                continue;
            add({is.events.empty() ? Correction::What::Remove : Correction::What::Replace, g,
                 is.events.empty() ? EventGroup{} : std::move(is)});
        }
        return action;
    }
    [[nodiscard]] int firstOfSlip() const
    {
        for (size_t g = 0; g < m_groups.size(); ++g) {
            if (std::any_of(m_groups[g].events.begin(), m_groups[g].events.end(), isOfSlip))
                return static_cast<int>(g);
        }
        return -1;
    }

private:
    const std::vector<EventGroup> &m_groups;
    const PaperSlip &m_sheet;
    bool m_put = false;
};

/// With what only some sheets say, so that two can be compared.
PaperSlip plain(PaperSlip sheet)
{
    for (const Seat seat : {0, 1}) {
        SlipSide &side = sheet.side(seat);
        side.score.reset();
        side.isSigned = side.boughtNothing = false;
        for (SlipRow &row : side.rows) {
            row.number = row.isOthers() ? 0 : 1; // its ids say whose it is
            row.name.clear();
        }
        std::erase_if(side.rows,
                      [](const SlipRow &row) { return row.isOthers() && row.isBlank(); });
    }
    return sheet;
}

} // namespace

PaperSlip blankSlip(const Match &match, const PaperSlip &journeymen)
{
    const MatchState state = beforeSlip(match, journeymen);
    PaperSlip sheet;
    for (const Seat seat : {0, 1}) {
        sheet.side(seat).rows = rowsOf(state, seat);
        sheet.side(seat).journeymen = journeymen.side(seat).journeymen;
    }
    return sheet;
}

Result<PaperSlip> settledSlip(const PaperSlip &sheet, const Match &match)
{
    const PaperSlip blank = blankSlip(match, sheet);
    PaperSlip settled = sheet;
    for (const Seat seat : {0, 1}) {
        SlipSide &side = settled.side(seat);
        side.rows = blank.side(seat).rows;
        for (const SlipRow &row : sheet.side(seat).rows) {
            if (auto done = settleRow(row, blank.side(MatchState::otherSeat(seat)), side); !done)
                return done.error();
        }
        if (side.score && *side.score != side.touchdowns())
            return rejected(
                SlipWords::tr("The rows of %1 add up to %2 touchdowns, and the score says %3.")
                    .arg(match.context().team(seat).name, QString::number(side.touchdowns()),
                         QString::number(*side.score)));
    }
    return settled;
}

Result<SlipAnswers> answersOf(const PaperSlip &sheet, const Match &match)
{
    auto settled = settledSlip(sheet, match);
    if (!settled)
        return settled.error();
    Answering answering(match, match.start());
    join(answering, *settled);
    Telling(answering, *settled).tell();
    if (answering.wrong())
        return *answering.wrong();
    SlipAnswers answers;
    answers.slip = answering.take();
    sign(answering, *settled, answers);
    leaveTheRest(answering, *settled, answers);
    return answers;
}

Result<MatchState> stateAfter(const PaperSlip &sheet, const Match &match)
{
    auto settled = settledSlip(sheet, match);
    if (!settled)
        return settled.error();
    Answering answering(match, match.start());
    join(answering, *settled);
    Telling(answering, *settled).tell();
    return answering.wrong() ? Result<MatchState>(*answering.wrong())
                             : Result<MatchState>(answering.state());
}

bool asksForSheet(const MatchSession &session)
{
    if (!isFromPaper(session.game().context()))
        return false;
    if (session.log().groups().empty())
        return true;
    const std::vector<Prompt> asked = session.game().prompts(session.state());
    return std::any_of(asked.begin(), asked.end(),
                       [](const Prompt &one) { return one.id == Asks::PaperDone; });
}

PaperSlip sheetToFillIn(const MatchSession &session)
{
    if (!session.log().groups().empty())
        return slipOf(session); // what was told of it so far
    if (session.log().canRedo()) {
        if (const auto before = session.trial({LogAction::Kind::Redo, {}, {}}))
            return slipOf(*before);
    }
    return blankSlip(session.game());
}

PaperSlip slipOf(const MatchSession &session)
{
    return Reading(session).read();
}

Result<std::optional<LogAction>> correctionTo(const PaperSlip &sheet, const MatchSession &session)
{
    using Change = std::optional<LogAction>;
    auto settled = settledSlip(sheet, session.game());
    if (!settled)
        return settled.error();
    if (plain(*settled) == plain(slipOf(session)))
        return Change();
    Answering answering(session.game(), session.game().start());
    join(answering, *settled);
    (void)answering.take(); // they stand in the log already
    Telling(answering, *settled).tell();
    if (answering.wrong())
        return *answering.wrong();
    Rewriting rewriting(session, *settled);
    if (rewriting.firstOfSlip() < 0)
        return Error{ErrorCode::PlayedInDugout,
                     SlipWords::tr("This match was played in Dugout: it is corrected by its own "
                                   "log."),
                     {}};
    return Change(rewriting.withSlip(answering.take()));
}

} // namespace dugout
