// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/slipoutlook.h"

#include "core/aftermatch/following.h"
#include "core/aftermatch/matchmoney.h"
#include "core/aftermatch/mvprules.h"
#include "core/club/injurychoices.h"
#include "core/team/playerstats.h"
#include "core/text/goldtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OutlookWords
{
    Q_DECLARE_TR_FUNCTIONS(PaperSlip)
};

/// What a row is worth by the edition's table of star player points.
int pointsOf(const SlipRow &row, const Ruleset &ruleset)
{
    if (row.isOthers() || (row.player.isEmpty() && !row.star.isEmpty()))
        return 0;
    Player player;
    player.achievements.touchdowns = row.touchdowns;
    player.achievements.casualties = row.casualties;
    player.achievements.completions = row.completions;
    player.achievements.interceptions = row.interceptions;
    player.achievements.mvps = row.mvps;
    return starPlayerPoints(player, ruleset);
}

class Looking
{
public:
    Looking(const PaperSlip &sheet, const Match &match)
        : m_sheet(sheet)
        , m_match(match)
    { }

    [[nodiscard]] SlipOutlook look()
    {
        for (const Seat seat : {0, 1}) {
            const Team &team = m_match.context().team(seat);
            SideOutlook &side = m_outlook.sides.at(static_cast<size_t>(seat));
            for (const SlipRow &row : m_sheet.side(seat).rows)
                side.points.push_back(pointsOf(row, m_match.context().ruleset()));
            side.fanFactorBefore = side.fanFactorAfter = team.fanFactor;
            side.treasuryBefore = side.treasuryAfter = team.treasury;
            checkScore(seat);
            checkCasualties(seat);
        }
        PaperSlip counted = m_sheet;
        counted.home.score.reset();
        counted.away.score.reset();
        const auto state = stateAfter(counted, m_match);
        if (!state) {
            remark(state.error().code == ErrorCode::NeedsWinner ? SlipBox::Winner : SlipBox::Whole,
                   noSeat, state.error().message);
            return m_outlook;
        }
        if (state->after.isSet()) {
            for (const Seat seat : {0, 1})
                lookAfter(*state, seat);
        }
        return m_outlook;
    }

private:
    void remark(SlipBox box, Seat seat, const QString &sentence, bool isNote = false)
    {
        m_outlook.remarks.push_back({box, seat, -1, isNote, sentence});
    }

    void checkScore(Seat seat)
    {
        const SlipSide &side = m_sheet.side(seat);
        const int missing = side.score ? *side.score - side.touchdowns() : 0;
        if (missing > 0)
            remark(
                SlipBox::Touchdowns, seat,
                OutlookWords::tr("%n touchdown(s) of the score have no scorer: write them into a "
                                 "row, or into that of the others.",
                                 nullptr, missing));
        else if (missing < 0)
            remark(
                SlipBox::Touchdowns, seat,
                OutlookWords::tr("%n touchdown(s) too many: the score says %1.", nullptr, -missing)
                    .arg(*side.score));
    }

    /// Somebody healed, or hurt by nobody: both may be, and mostly something was forgotten.
    void checkCasualties(Seat seat)
    {
        const int credited = m_sheet.side(seat).sum(&SlipRow::casualties);
        const int hurt = m_sheet.side(MatchState::otherSeat(seat)).hurt();
        if (credited > hurt)
            remark(SlipBox::Casualties, seat,
                   OutlookWords::tr("%1 casualties, and %2 injured on the other side.")
                       .arg(credited)
                       .arg(hurt),
                   true);
    }

    void lookAfter(const MatchState &state, Seat seat)
    {
        const AfterView view(m_match.context(), state, state.after.get(), seat);
        if (!view.side().takesPart)
            return;
        const SlipSide &side = m_sheet.side(seat);
        SideOutlook &out = m_outlook.sides.at(static_cast<size_t>(seat));
        out.mvps = mvpAwards(view);
        checkMvps(seat, out.mvps);
        out.treasuryAfter = view.team().treasury;
        if (side.winnings && !view.side().winnings && !state.side(seat).conceded)
            out.treasuryAfter += *side.winnings; // it waits behind a question
        out.fanFactorAfter = view.team().fanFactor;
        checkWinnings(view, side);
        AfterState unchanged = state.after.get(); // the dice are compared with what it was
        unchanged.side(seat).team.fanFactor = out.fanFactorBefore;
        checkFans(AfterView(m_match.context(), state, unchanged, seat), side, out);
    }

    void checkMvps(Seat seat, int due)
    {
        const int told = m_sheet.side(seat).sum(&SlipRow::mvps);
        if (told > due)
            remark(SlipBox::Mvp, seat,
                   OutlookWords::tr("%1 most valuable players are marked, and %2 are awarded.")
                       .arg(told)
                       .arg(due));
        else if (told > 0 && told < due)
            remark(SlipBox::Mvp, seat,
                   OutlookWords::tr("%n more most valuable player(s) are awarded.", nullptr,
                                    due - told),
                   true);
    }

    void checkWinnings(const AfterView &view, const SlipSide &side)
    {
        constexpr int faces = 6;
        if (!side.winnings)
            return;
        const int least = winningsFor(view, 1);
        const int most = winningsFor(view, faces);
        if (least <= most && (*side.winnings < least || *side.winnings > most))
            remark(SlipBox::Winnings, view.seat(),
                   OutlookWords::tr("By the roll the winnings are from %1 to %2.")
                       .arg(goldText(least), goldText(most)),
                   true);
    }

    void checkFans(const AfterView &view, const SlipSide &side, SideOutlook &out)
    {
        const int before = m_match.context().team(view.seat()).fanFactor;
        if (view.concededWithPenalty(view.seat()))
            return;
        const auto byRoll = [&](int roll) { return before + fanFactorChange(view, {roll}); };
        if (side.fanRoll) {
            out.fanFactorAfter = std::max(0, byRoll(*side.fanRoll));
            if (side.fanFactor && *side.fanFactor != out.fanFactorAfter)
                remark(
                    SlipBox::FanFactor, view.seat(),
                    OutlookWords::tr("The dice make the fan factor %1.").arg(out.fanFactorAfter));
        } else if (side.fanFactor) {
            out.fanFactorAfter = *side.fanFactor;
        }
    }

    const PaperSlip &m_sheet;
    const Match &m_match;
    SlipOutlook m_outlook;
};

/// Tells apart what two sheets say.
class Difference
{
public:
    Difference(const PaperSlip &was, const PaperSlip &is, const Match &match)
        : m_was(was)
        , m_is(is)
        , m_match(match)
        , m_injuries(injuryChoices(match.context()))
    { }

    [[nodiscard]] QStringList tell()
    {
        for (const Seat seat : {0, 1}) {
            for (const SlipRow &row : m_is.side(seat).rows)
                tellRow(rowIn(m_was.side(seat), row), row);
            for (const SlipRow &row : m_was.side(seat).rows) {
                SlipRow gone = row;
                if (!has(m_is.side(seat), row)) {
                    clear(gone);
                    tellRow(row, gone);
                }
            }
            tellSide(seat);
        }
        if (m_was.conceded != m_is.conceded)
            m_lines.append(OutlookWords::tr("a different side conceded"));
        if (m_was.winner != m_is.winner)
            m_lines.append(OutlookWords::tr("a different winner on a level score"));
        if (m_was.stadium != m_is.stadium)
            m_lines.append(OutlookWords::tr("another stadium"));
        return m_lines;
    }

private:
    static bool has(const SlipSide &side, const SlipRow &wanted)
    {
        return std::any_of(side.rows.begin(), side.rows.end(),
                           [&wanted](const SlipRow &each) { return each.isSame(wanted); });
    }
    static SlipRow rowIn(const SlipSide &side, const SlipRow &wanted)
    {
        for (const SlipRow &each : side.rows) {
            if (each.isSame(wanted))
                return each;
        }
        return {};
    }
    static void clear(SlipRow &row)
    {
        row.touchdowns = row.casualties = row.completions = row.interceptions = row.mvps = 0;
        row.injuries.clear();
    }
    void tellRow(const SlipRow &was, const SlipRow &is)
    {
        QStringList parts;
        const auto add = [&parts](const QString &what, int before, int after) {
            if (before != after)
                parts.append(u"%1 %2 → %3"_s.arg(what).arg(before).arg(after));
        };
        add(OutlookWords::tr("touchdowns"), was.touchdowns, is.touchdowns);
        add(OutlookWords::tr("casualties"), was.casualties, is.casualties);
        add(OutlookWords::tr("completions"), was.completions, is.completions);
        add(OutlookWords::tr("interceptions"), was.interceptions, is.interceptions);
        add(OutlookWords::tr("most valuable player"), was.mvps, is.mvps);
        if (was.injuries != is.injuries)
            parts.append(
                u"%1 %2 → %3"_s.arg(OutlookWords::tr("injury"), injuries(was), injuries(is)));
        if (parts.isEmpty())
            return;
        const QString who = is.isOthers() ? OutlookWords::tr("Others")
            : is.star.isEmpty()           ? u"#%1 %2"_s.arg(is.number).arg(is.name)
                                          : is.name;
        m_lines.append(u"%1: %2"_s.arg(who, parts.join(u", "_s)));
    }
    [[nodiscard]] QString injuries(const SlipRow &row) const
    {
        QStringList names;
        for (const SlipInjury &each : row.injuries) {
            QString name = each.result;
            for (const InjuryChoice &choice : m_injuries)
                name = choice.id == each.result ? choice.name : name;
            names.append(name);
        }
        return names.isEmpty() ? u"–"_s : names.join(u", "_s);
    }
    void tellSide(Seat seat)
    {
        const SlipSide &was = m_was.side(seat);
        const SlipSide &is = m_is.side(seat);
        QStringList parts;
        const auto said
            = [](const std::optional<int> &number) { return number ? goldText(*number) : u"–"_s; };
        const auto add = [&](const QString &what, const std::optional<int> &before,
                             const std::optional<int> &after) {
            if (before != after)
                parts.append(u"%1 %2 → %3"_s.arg(what, said(before), said(after)));
        };
        add(OutlookWords::tr("fans"), was.fans, is.fans);
        add(OutlookWords::tr("gold taken"), was.gold, is.gold);
        add(OutlookWords::tr("winnings"), was.winnings, is.winnings);
        add(OutlookWords::tr("fan roll"), was.fanRoll, is.fanRoll);
        add(OutlookWords::tr("fan factor"), was.fanFactor, is.fanFactor);
        if (!parts.isEmpty())
            m_lines.append(u"%1: %2"_s.arg(m_match.context().team(seat).name, parts.join(u", "_s)));
    }

    const PaperSlip &m_was;
    const PaperSlip &m_is;
    const Match &m_match;
    std::vector<InjuryChoice> m_injuries;
    QStringList m_lines;
};

} // namespace

QStringList slipChanges(const PaperSlip &was, const PaperSlip &is, const Match &match)
{
    return Difference(was, is, match).tell();
}

bool SlipOutlook::mayBeKept() const
{
    return std::all_of(remarks.begin(), remarks.end(),
                       [](const SlipRemark &each) { return each.isNote; });
}

QString SlipOutlook::problem() const
{
    for (const SlipRemark &each : remarks) {
        if (!each.isNote)
            return each.sentence;
    }
    return {};
}

SlipOutlook outlookOf(const PaperSlip &sheet, const Match &match)
{
    return Looking(sheet, match).look();
}

} // namespace dugout
