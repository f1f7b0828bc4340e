// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "core/skirmish/words/skirmishwords.h"

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
    return points.join(u"\u00A0:\u00A0"_s);
}

/// "Ana 2, Ben 1": the objectives of those between whom they decide.
QString heldList(const SkirmishSpeech &speech, const GameResult &result)
{
    const int most = result.standings[static_cast<size_t>(result.winners.front())].glory;
    QStringList held;
    for (size_t i = 0; i < result.standings.size(); ++i) {
        const Standing &standing = result.standings[i];
        if (standing.glory == most && !standing.wipedOut)
            held.append(u"%1 %2"_s.arg(speech.player(static_cast<Seat>(i)),
                                       QString::number(standing.held)));
    }
    return held.join(u", "_s);
}

QString drawSentence(const SkirmishSpeech &speech, const GameResult &result)
{
    QStringList names;
    for (const Seat seat : result.winners)
        names.append(speech.player(seat));
    const QString held = heldList(speech, result);
    if (held.isEmpty())
        return SkirmishWords::tr("Glory is level (%2), and %1 have no fighters left: a draw.",
                                 "%1: several players")
            .arg(joined(names), gloryList(result));
    return SkirmishWords::tr("Nothing decides between %1, neither glory (%2) nor objectives held "
                             "(%3): a draw.")
        .arg(joined(names), gloryList(result), held);
}

QString gameSentence(const SkirmishSpeech &speech, const GameResult &result)
{
    const QString winner = speech.player(result.winner());
    const QString glory = gloryList(result);
    if (result.reason == WonBy::MostGlory)
        return SkirmishWords::tr("%1 wins with the most glory (%2).").arg(winner, glory);
    if (result.reason == WonBy::WipedOut)
        return SkirmishWords::tr("Glory is level (%2), but the other warband is wholly out of "
                                 "action: %1 wins.")
            .arg(winner, glory);
    if (result.reason == WonBy::Survivors)
        return SkirmishWords::tr("Glory is level (%2), but of those tied only %1 still has "
                                 "fighters in play and wins.")
            .arg(winner, glory);
    if (result.reason == WonBy::Objectives)
        return SkirmishWords::tr("Glory is level (%2); %1 holds the most objectives (%3) and wins.")
            .arg(winner, glory, heldList(speech, result));
    return drawSentence(speech, result);
}

QString matchSentence(const SkirmishSpeech &speech, const SkirmishState &state)
{
    const QString winner = speech.player(state.matchWinner);
    const QString &reason = state.matchReason;
    const auto score = [&state](auto count) {
        return u"%1\u00A0:\u00A0%2"_s.arg(count(state.results, 0)).arg(count(state.results, 1));
    };
    const QString games = score(gamesWon);
    if (reason == WonBy::Wins)
        return SkirmishWords::tr("%1 has won more games (%2) and the match.").arg(winner, games);
    if (reason == WonBy::TotalGlory)
        return SkirmishWords::tr("Games are level (%2); %1 has more glory in all (%3) and wins the "
                                 "match.")
            .arg(winner, games, score(gloryOfAll));
    if (reason == WonBy::WipedOut)
        return SkirmishWords::tr("Games and glory are level; the other warband ended the third "
                                 "game out of action: %1 wins the match.")
            .arg(winner);
    if (reason == WonBy::SuddenDeath)
        return SkirmishWords::tr("%1 wiped out the other warband in sudden death and wins the "
                                 "match.")
            .arg(winner);
    if (reason == WonBy::RollOff)
        return SkirmishWords::tr("%1 wins the match by the roll-off.").arg(winner);
    return SkirmishWords::tr("Games are level (%1): the match is drawn.").arg(games);
}

} // namespace

bool SkirmishSpeech::isMatch() const
{
    return m_context.isOn(Options::BestOfThree) && m_context.playerCount() == 2;
}

QString SkirmishSpeech::verdict() const
{
    if (m_state.results.empty())
        return {};
    // How its last game ended stands in the log and among the games.
    return m_state.finished && isMatch() ? matchSentence(*this, m_state)
                                         : gameSentence(*this, m_state.results.back());
}

QString SkirmishSpeech::ending(const SkirmishState &before) const
{
    QStringList sentences;
    if (const size_t played = m_state.results.size(); played > before.results.size()) {
        const QString game = gameSentence(*this, m_state.results.back());
        sentences.append(isMatch() ? SkirmishWords::tr("Game %1 is over: %2", "%2 is a sentence")
                                         .arg(QString::number(played), game)
                                   : game);
    }
    if (isMatch() && m_state.finished && !before.finished)
        sentences.append(matchSentence(*this, m_state));
    return sentences.join(u' ');
}

} // namespace dugout
