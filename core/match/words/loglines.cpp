// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/loglines.h"

#include "core/match/turn/frompaper.h"
#include "core/match/words/followinglines.h"
#include "core/match/words/matchtexts.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString logHeading(const MatchContext &context, const MatchState &before)
{
    if (before.over)
        return MatchWords::tr("After the match");
    if (const QString turn = momentWords(context, before); !turn.isEmpty())
        return turn;
    if (before.drive >= 1)
        return MatchWords::tr("Drive %1").arg(before.drive);
    return isFromPaper(context) ? MatchWords::tr("From paper") : MatchWords::tr("Before the match");
}

QString capitalised(QString line)
{
    if (!line.isEmpty())
        line[0] = line.at(0).toUpper();
    return line;
}

QString lineUnderHeading(const MatchContext &context, const MatchState &before, const QString &line)
{
    const QString prefix = momentWords(context, before) + u": "_s;
    return capitalised(line.startsWith(prefix) ? line.sliced(prefix.size()) : line);
}

bool isAbout(LogTopic topic, const MatchState &before, const MatchState &after, const Event &event)
{
    switch (topic) {
    case LogTopic::Touchdowns:
        return before.sides[0].score != after.sides[0].score
            || before.sides[1].score != after.sides[1].score;
    case LogTopic::Casualties:
        return before.casualties != after.casualties;
    case LogTopic::Cards:
        return before.sides[0].cardsPlayed != after.sides[0].cardsPlayed
            || before.sides[1].cardsPlayed != after.sides[1].cardsPlayed;
    case LogTopic::Turnovers:
        return isTurnover(before, after, event);
    }
    return false;
}

} // namespace dugout
