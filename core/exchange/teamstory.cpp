// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/teamstory.h"

#include "core/aftermatch/aftermatch.h"
#include "core/aftermatch/changetexts.h"
#include "core/exchange/matchjson.h"
#include "core/play/journalkeeper.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Seat seatOf(const MatchSetup &setup, const TeamId &team)
{
    for (const Seat seat : {0, 1}) {
        if (setup.teams.at(static_cast<size_t>(seat)).id == team)
            return seat;
    }
    return noSeat;
}

Result<StoryChapter> readChapter(JournalStore &journals, RulesetLibrary &library,
                                 const JournalHeader &header, MatchSetup setup, Seat seat)
{
    const auto ruleset = library.load(setup.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    const auto journal = journals.read(header.id);
    if (!journal)
        return journal.error();
    auto lines = JournalKeeper::linesOf(*journal);
    if (!lines)
        return lines.error();
    auto session
        = openMatch({std::move(setup), *std::move(lines)}, library, {}, stepsToTheNextSheet());
    if (!session)
        return session.error();
    TeamChapter chapter = chapterOf(*session, header.id.text(), seat);
    return StoryChapter{header.title, *ruleset, *std::move(session), std::move(chapter), false};
}

/// A match that was corrected may have something to decide again, and still counts.
bool isTold(const StoryChapter &chapter, JournalState state)
{
    const bool reopened = !chapter.session.misfits().empty();
    return state == JournalState::Finished
        || (reopened && chapter.session.state().after.hasBegun());
}

void putInOrder(std::vector<StoryChapter> &chapters)
{
    std::stable_sort(chapters.begin(), chapters.end(),
                     [](const auto &a, const auto &b) { return a.chapter.atMs < b.chapter.atMs; });
    TeamHistory history;
    for (const StoryChapter &each : chapters)
        history.chapters.push_back(each.chapter);
    for (size_t i = 0; i < chapters.size(); ++i)
        chapters[i].editedBefore = history.wasEditedBefore(i);
}

/// The log says at its end what an entry changed; here that stands below it.
QString withoutChanges(QString event, const QStringList &lines)
{
    for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
        for (const QString &end : {u"; "_s + *line, u": "_s + *line, u' ' + *line}) {
            if (event.endsWith(end))
                event.chop(end.size());
        }
    }
    return event;
}

} // namespace

QString matchGame()
{
    return u"match"_s;
}

Result<TeamStory> readStory(JournalStore &journals, RulesetLibrary &library, const TeamId &team)
{
    const auto all = journals.list();
    if (!all)
        return all.error();
    TeamStory story;
    for (const JournalSummary &each : *all) {
        if (each.header.game != matchGame())
            continue;
        auto setup = setupFromJson(each.header.setup);
        const Seat seat = setup ? seatOf(*setup, team) : noSeat;
        if (seat == noSeat) // whose match it is that cannot be read, nobody knows
            continue;
        auto chapter = readChapter(journals, library, each.header, *std::move(setup), seat);
        if (chapter && isTold(*chapter, each.state))
            story.chapters.push_back(*std::move(chapter));
        else if (!chapter)
            story.problems.append(u"%1: %2"_s.arg(each.header.title, chapter.error().message));
    }
    putInOrder(story.chapters);
    return story;
}

std::vector<ToldChanges> tellChanges(const StoryChapter &chapter)
{
    const Speech speech = Speech::ofTheMoment();
    const Match &game = chapter.session.game();
    const auto &groups = chapter.session.log().groups();
    std::vector<ToldChanges> told;
    MatchState state = game.start();
    int next = 0; // the group that is applied next
    int last = -2;
    for (const auto &[change, group] : chapter.chapter.changes) {
        for (; next < group; ++next)
            applyFitting(chapter.session, next, state);
        if (group != last)
            told.push_back({group < 0
                                ? QString()
                                : game.groupLine(state, groups.at(static_cast<size_t>(group))),
                            {}});
        last = group;
        told.back().lines.append(
            changeText(change, chapter.chapter.after, *chapter.ruleset, speech).line());
    }
    for (ToldChanges &each : told)
        each.event = withoutChanges(each.event, each.lines);
    return told;
}

} // namespace dugout
