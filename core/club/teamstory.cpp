// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/teamstory.h"

#include "core/aftermatch/changetexts.h"
#include "core/club/games.h"
#include "core/club/keptstate.h"

#include <map>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Seat seatOf(const MatchSetup &setup, const TeamId &team)
{
    for (const Seat seat : {0, 1}) {
        if (setup.teams.at(static_cast<size_t>(seat)).id == team)
            return seat;
    }
    return 0;
}

/// The log says at its end what an entry changed; here that stands below it.
QString withoutChanges(QString event, const QStringList &lines, const QString &team)
{
    for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
        for (const QString &end :
             {u"; %1: %2"_s.arg(team, *line), u"; "_s + *line, u": "_s + *line, u' ' + *line}) {
            if (event.endsWith(end))
                event.chop(end.size());
        }
    }
    return event;
}

} // namespace

Result<std::vector<StoryLine>> readStory(ResultStore &results, const TeamId &team)
{
    ResultQuery query;
    query.game = matchGame();
    query.team = team;
    const auto found = results.list(query);
    if (!found)
        return found.error();
    std::vector<StoryLine> story;
    for (const ResultLine &each : *found) {
        const size_t seat = each.sides.at(0).team == team ? 0 : 1;
        const ResultLineSide &own = each.sides.at(seat);
        const ResultLineSide &other = each.sides.at(1 - seat);
        const bool edited = !story.empty() && !isSameSum(story.back().after.sum, own.before.sum);
        story.push_back({each.id, each.title, each.finishedMs, other.name, own.score, other.score,
                         own.before, own.after, edited});
    }
    return story;
}

Result<StoryChapter> readChapter(const ClubStores &stores, const JournalId &match,
                                 const TeamId &team)
{
    const auto journal = stores.journals.read(match);
    if (!journal)
        return journal.error();
    auto session = openJournal(stores, *journal);
    if (!session)
        return session.error();
    const MatchContext &context = session->game().context();
    const auto ruleset = stores.library.load(context.setup().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    TeamChapter chapter = chapterOf(*session, match.text(), seatOf(context.setup(), team));
    return StoryChapter{*ruleset, *std::move(session), std::move(chapter)};
}

std::vector<ToldChanges> tellChanges(const StoryChapter &chapter)
{
    const Speech speech = Speech::ofTheMoment();
    const Match &game = chapter.session.game();
    std::map<int, QString> events; // the lines of the log that changed something
    for (const auto &[change, group] : chapter.chapter.changes) {
        if (isNews(change))
            events.insert({group, {}});
    }
    chapter.session.walk([&](int place, const EventGroup &group, MatchState &state) {
        if (const auto wanted = events.find(place); wanted != events.end())
            wanted->second = game.groupLine(state, group);
        for (const Event &event : group.events)
            (void)game.apply(state, event);
    });
    std::vector<ToldChanges> told;
    int last = -2;
    for (const auto &[change, group] : chapter.chapter.changes) {
        if (!isNews(change))
            continue;
        if (group != last)
            told.push_back({events.at(group), {}});
        last = group;
        told.back().lines.append(
            changeText(change, chapter.chapter.after, *chapter.ruleset, speech).line());
    }
    for (ToldChanges &each : told)
        each.event = withoutChanges(each.event, each.lines, chapter.chapter.after.name);
    return told;
}

} // namespace dugout
