// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/skirmishspeech.h"
#include "core/skirmish/skirmishwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString joined(const QStringList &names)
{
    if (names.size() < 2)
        return names.join(QString());
    return SkirmishWords::tr("%1 and %2", "the last two of a list of names")
        .arg(names.mid(0, names.size() - 1).join(u", "_s), names.constLast());
}

QString gloryList(const GameResult &result)
{
    QStringList points;
    for (const Standing &standing : result.standings)
        points.append(QString::number(standing.glory));
    return points.join(u" : "_s);
}

QString gameSentence(const SkirmishSpeech &speech, const GameResult &result)
{
    const QString winner = speech.player(result.winner());
    const QString glory = gloryList(result);
    if (result.reason == u"most-glory"_s)
        return SkirmishWords::tr("%1 wins with the most glory (%2).").arg(winner, glory);
    if (result.reason == u"wiped-out"_s)
        return SkirmishWords::tr("Glory is level (%2), but the other warband is wholly out of "
                                 "action: %1 wins.")
            .arg(winner, glory);
    if (result.reason == u"survivors"_s)
        return SkirmishWords::tr("Glory is level (%2), but of those tied only %1 still has "
                                 "fighters in play and wins.")
            .arg(winner, glory);
    if (result.reason == u"objectives"_s)
        return SkirmishWords::tr("Glory is level (%2); %1 holds the most objectives and wins.")
            .arg(winner, glory);
    QStringList names;
    for (const Seat seat : result.winners)
        names.append(speech.player(seat));
    return SkirmishWords::tr("Nothing decides between %1 (%2): a draw.").arg(joined(names), glory);
}

QString matchSentence(const SkirmishSpeech &speech, const SkirmishState &state)
{
    const QString winner = speech.player(state.matchWinner);
    const QString &reason = state.matchReason;
    if (reason == u"wins"_s)
        return SkirmishWords::tr("%1 has won more games and the match.").arg(winner);
    if (reason == u"total-glory"_s)
        return SkirmishWords::tr("Games are level; %1 has more glory in all and wins the match.")
            .arg(winner);
    if (reason == u"wiped-out"_s)
        return SkirmishWords::tr("Games and glory are level; the other warband ended the third "
                                 "game out of action: %1 wins the match.")
            .arg(winner);
    if (reason == u"sudden-death"_s)
        return SkirmishWords::tr("%1 wiped out the other warband in sudden death and wins the "
                                 "match.")
            .arg(winner);
    if (reason == u"roll-off"_s)
        return SkirmishWords::tr("%1 wins the match by the roll-off.").arg(winner);
    return SkirmishWords::tr("Games are level: the match is drawn.");
}

} // namespace

QString SkirmishSpeech::verdict() const
{
    if (m_state.results.empty())
        return {};
    const QString game = gameSentence(*this, m_state.results.back());
    const bool match = m_state.finished && m_context.isOn(u"best-of-three"_s);
    return match ? game + u' ' + matchSentence(*this, m_state) : game;
}

} // namespace dugout
