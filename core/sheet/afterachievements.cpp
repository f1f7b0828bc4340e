// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/afterachievements.h"

#include "core/aftermatch/afterview.h"
#include "core/aftermatch/bookinjury.h"
#include "core/match/state/changekinds.h"
#include "core/text/everylanguage.h"

#include <set>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Who took part under the name a team knows him by; null when nobody did.
const MatchPlayer *participant(const MatchState &state, Seat seat, const PlayerId &player)
{
    const QMap<QString, QString> &names = state.after.get().side(seat).names;
    for (const MatchPlayer &each : state.side(seat).players) {
        const QString id = each.id().text();
        if (names.value(id, id) == player.text())
            return &each;
    }
    return nullptr;
}

/// His line, a new one among those of his side if he has none yet.
ReportPlayer &lineOf(MatchReport &report, const MatchPlayer &player, Seat seat)
{
    auto &lines = report.players;
    const auto own = std::find_if(lines.begin(), lines.end(), [&](const ReportPlayer &line) {
        return line.seat == seat && line.id == player.id();
    });
    if (own != lines.end())
        return *own;
    const int number = player.who->player.number;
    const auto next = std::find_if(lines.begin(), lines.end(), [&](const ReportPlayer &line) {
        return line.seat > seat || (line.seat == seat && line.number > number);
    });
    return *lines.insert(next, reportPlayer(player, seat));
}

/// The injuries of a player that stand: what was mended is not asked about.
void noteInjury(MatchReport &report, const PlayerRef &victim, const LocalizedText &words)
{
    for (ReportCasualty &casualty : report.casualties) {
        if (casualty.record.victim == victim && casualty.record.mended == Mending::None)
            casualty.after = words;
    }
}

} // namespace

void addAfterPoints(MatchReport &report, const MatchState &state, Seat seat)
{
    for (const TeamChange &change : state.after.get().side(seat).changes) {
        const bool lost = change.kind == ChangeKind::MvpLost;
        const auto achievement
            = lost ? std::optional(Achievement::Mvp) : achievementFromName(change.subject);
        if (!lost
            && (change.kind != ChangeKind::Points
                || (achievement != Achievement::Mvp && achievement != Achievement::Other)))
            continue;
        const MatchPlayer *player = lost ? state.find(PlayerRef::fromString(change.subject))
                                         : participant(state, seat, change.player);
        if (!player)
            continue;
        ReportPlayer &line = lineOf(report, *player, seat);
        const int more = lost ? 1 : change.reason.toInt();
        line.achievements
            = line.achievements.with(*achievement, line.achievements.count(*achievement) + more);
        line.points += change.after - change.before;
    }
}

void addAfterInjuries(MatchReport &report, const MatchSession &session)
{
    std::set<std::pair<int, int>> rejectedEvents;
    for (const RejectedEvent &rejected : session.rejectedEvents())
        rejectedEvents.insert({rejected.group, rejected.event});
    const auto &groups = session.log().groups();
    for (int g = 0; g < static_cast<int>(groups.size()); ++g) {
        const auto &events = groups[static_cast<size_t>(g)].events;
        for (int e = 0; e < static_cast<int>(events.size()); ++e) {
            const Event &event = events[static_cast<size_t>(e)];
            const AfterPromptId id = AfterPromptId::parse(event.prompt);
            if (id.seat == noSeat || id.what != u"injury"_s || rejectedEvents.contains({g, e}))
                continue;
            const MatchPlayer *victim = participant(session.state(), id.seat, id.player);
            if (!victim)
                continue;
            noteInjury(report, {id.seat, victim->id()}, inEveryLanguage([&event] {
                           QStringList words;
                           for (const QString &choice : event.choices)
                               words.append(bookInjuryWord(choice));
                           return words.join(u", "_s);
                       }));
        }
    }
}

} // namespace dugout
