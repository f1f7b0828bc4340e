// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/storywords.h"

#include "core/team/teamvalue.h"

#include <QCoreApplication>
#include <QDateTime>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamStoryWords
{
    Q_DECLARE_TR_FUNCTIONS(TeamStoryWords)
};

QString scoreText(const TeamChapter &chapter)
{
    return TeamStoryWords::tr("%1 : %2 against %3")
        .arg(chapter.scored)
        .arg(chapter.conceded)
        .arg(chapter.opponent);
}

QStringList changeLines(const StoryChapter &chapter)
{
    QStringList lines;
    for (const ToldChanges &told : tellChanges(chapter)) {
        lines.append(told.event.isEmpty() ? TeamStoryWords::tr("The final whistle") : told.event);
        for (const QString &line : told.lines)
            lines.append(u"  • "_s + line);
    }
    if (lines.isEmpty())
        lines.append(TeamStoryWords::tr("This match changed nothing on the sheet of the team."));
    return lines;
}

} // namespace

QString chapterTitle(const StoryChapter &chapter)
{
    const QDate day = QDateTime::fromMSecsSinceEpoch(chapter.chapter.atMs).date();
    return u"%1 · %2"_s.arg(QLocale().toString(day, QLocale::ShortFormat), chapter.title);
}

std::vector<CareerSection> chapterSections(const StoryChapter &chapter, Language language)
{
    const Ruleset &ruleset = *chapter.ruleset;
    QStringList facts{scoreText(chapter.chapter)};
    if (chapter.editedBefore)
        facts.append(TeamStoryWords::tr("The team was edited by hand since its last match."));
    return {{{}, facts},
            {TeamStoryWords::tr("Before the match"),
             teamFacts(chapter.chapter.before, ruleset, language)},
            {TeamStoryWords::tr("What changed"), changeLines(chapter)},
            {TeamStoryWords::tr("After the match"),
             teamFacts(chapter.chapter.after, ruleset, language)}};
}

CareerSection storySection(const TeamStory &story, Language language)
{
    QStringList lines;
    for (const StoryChapter &each : story.chapters) {
        const int before = teamValue(each.chapter.before, *each.ruleset);
        const int after = teamValue(each.chapter.after, *each.ruleset);
        lines.append(u"%1 · %2 · %3 → %4"_s.arg(chapterTitle(each), scoreText(each.chapter),
                                                groupedNumber(before, language),
                                                groupedNumber(after, language)));
    }
    lines += story.problems;
    if (lines.isEmpty())
        lines.append(TeamStoryWords::tr(
            "Play a match with this team to its end: what it changes is told here."));
    return {TeamStoryWords::tr("History"), lines};
}

} // namespace dugout
