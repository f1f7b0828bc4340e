// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/loglines.h"

#include "core/match/turn/frompaper.h"
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

LogTopics topicsOf(const std::vector<Fact> &facts)
{
    LogTopics topics;
    for (const Fact &fact : facts) {
        if (fact.kind == FactKind::Touchdown)
            topics |= LogTopic::Touchdowns;
        else if (fact.kind == FactKind::Casualty)
            topics |= LogTopic::Casualties;
        else if (fact.kind == FactKind::CardPlayed)
            topics |= LogTopic::Cards;
        else if (fact.kind == FactKind::Turnover)
            topics |= LogTopic::Turnovers;
    }
    return topics;
}

} // namespace dugout
