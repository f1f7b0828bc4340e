// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/storywords.h"

#include "core/text/languagescope.h"
#include "core/text/scoretext.h"

#include <QCoreApplication>
#include <QDateTime>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamStoryWords
{
    Q_DECLARE_TR_FUNCTIONS(TeamStoryWords)
};

QString resultText(const StoryLine &line)
{
    return TeamStoryWords::tr("%1 against %2")
        .arg(scoreText(line.scored, line.conceded), line.opponent);
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

QString chapterTitle(const StoryLine &line)
{
    const QDate day = QDateTime::fromMSecsSinceEpoch(line.atMs).date();
    return u"%1 · %2"_s.arg(currentLocale().toString(day, QLocale::ShortFormat), line.title);
}

std::vector<CareerSection> chapterSections(const StoryLine &line, const StoryChapter &chapter,
                                           Language language)
{
    const Ruleset &ruleset = *chapter.ruleset;
    QStringList facts{resultText(line)};
    if (line.editedBefore)
        facts.append(TeamStoryWords::tr("The team was edited by hand since its last match."));
    return {{{}, facts},
            {TeamStoryWords::tr("Before the match"),
             teamFacts(chapter.chapter.before, ruleset, language)},
            {TeamStoryWords::tr("What changed"), changeLines(chapter)},
            {TeamStoryWords::tr("After the match"),
             teamFacts(chapter.chapter.after, ruleset, language)}};
}

CareerSection storySection(const std::vector<StoryLine> &story, const QString &problem,
                           Language language)
{
    // As many as one reads at a glance; every match has a page of its own.
    constexpr size_t mostLines = 12;
    const size_t earlier = story.size() > mostLines ? story.size() - mostLines : 0;
    QStringList lines;
    if (earlier > 0)
        lines.append(TeamStoryWords::tr("%n earlier match(es) stand in the list beside this.",
                                        nullptr, static_cast<int>(earlier)));
    for (size_t i = earlier; i < story.size(); ++i) {
        const StoryLine &each = story[i];
        lines.append(u"%1 · %2 · %3 → %4"_s.arg(chapterTitle(each), resultText(each),
                                                groupedNumber(each.before.value, language),
                                                groupedNumber(each.after.value, language)));
    }
    if (!problem.isEmpty())
        lines.append(problem);
    if (lines.isEmpty())
        lines.append(TeamStoryWords::tr(
            "Play a match with this team to its end: what it changes is told here."));
    return {TeamStoryWords::tr("History"), lines};
}

} // namespace dugout
