// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "core/skirmish/words/skirmishwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QStringList relicRewards(const SkirmishSpeech &speech, const SkirmishState &before,
                         const SkirmishState &after)
{
    QStringList sentences;
    for (size_t i = before.ledger.size(); i < after.ledger.size(); ++i) {
        const GloryEntry &entry = after.ledger[i];
        if (entry.reason == GloryFor::Relic)
            sentences.append(SkirmishWords::tr("%1 holds the Relic: %2.", "player, +3 glory")
                                 .arg(speech.player(entry.seat),
                                      SkirmishWords::tr("+%n glory", nullptr, entry.points)));
    }
    return sentences;
}

/// Who went out of action, and what that was worth to whom.
QStringList losses(const SkirmishSpeech &speech, const SkirmishState &before,
                   const SkirmishState &after)
{
    QStringList sentences;
    for (const FighterRef &ref :
         after.fighters([](Seat, const SkirmishFighter &one) { return one.out; })) {
        const SkirmishFighter *was = before.find(ref);
        if (was && !was->out)
            sentences.append(SkirmishWords::tr("%1 is out of action.").arg(speech.fighter(ref)));
    }
    for (size_t i = before.ledger.size(); i < after.ledger.size(); ++i) {
        const GloryEntry &entry = after.ledger[i];
        if (entry.reason == GloryFor::OutOfAction)
            sentences.append(u"%1: %2."_s.arg(
                speech.player(entry.seat), SkirmishWords::tr("+%n glory", nullptr, entry.points)));
    }
    return sentences;
}

/// A new game begins with other cards on the table: nothing can be compared.
QStringList inspirations(const SkirmishSpeech &speech, const SkirmishState &before,
                         const SkirmishState &after)
{
    QStringList sentences;
    if (before.game != after.game)
        return sentences;
    for (const FighterRef &ref :
         after.fighters([](Seat, const SkirmishFighter &one) { return one.inspired; })) {
        const SkirmishFighter *was = before.find(ref);
        if (was && !was->inspired)
            sentences.append(SkirmishWords::tr("%1 is inspired.").arg(speech.fighter(ref)));
    }
    return sentences;
}

/// The last value that had to be known first: now it turns out that he cannot do it.
QString impossible(const SkirmishSpeech &speech, const SkirmishState &before,
                   const SkirmishState &after, const Event &event)
{
    const bool learned
        = event.prompt == SkirmishAsks::AttackRange || event.prompt == SkirmishAsks::MoveValue;
    const bool chooses
        = !after.agenda.empty() && after.agenda.back().kind == SkirmishKind::Activation;
    if (!learned || !chooses || before.agenda.empty())
        return {};
    const SkirmishStep &wanted = before.agenda.back();
    const KnownWord<SkirmishChoices> action = wanted.as<WantedAction>().action;
    const QString sentence = action == SkirmishChoice::Attack
        ? SkirmishWords::tr("%1 cannot attack: nobody is in reach. Choose again.")
        : action == SkirmishChoice::Charge
        ? SkirmishWords::tr("%1 cannot charge: after the move nobody would be in reach. "
                            "Choose again.")
        : SkirmishWords::tr("%1 cannot move: there is no hex to go to. Choose again.");
    return sentence.arg(speech.fighter(wanted.fighter));
}

/// Round after round until somebody is left alone (underworlds.es.txt:1619-1639).
QString suddenDeath(const SkirmishState &before, const SkirmishState &after)
{
    return !before.suddenDeath && after.suddenDeath
        ? SkirmishWords::tr("The match is level: sudden death. Rounds without cards go on until a "
                            "warband is wiped out, which has lost; if both are, a roll-off "
                            "decides.")
        : QString();
}

} // namespace

QString SkirmishSpeech::news(const SkirmishState &before, const Event &event) const
{
    QStringList sentences = losses(*this, before, m_state);
    sentences.append(relicRewards(*this, before, m_state));
    const auto change = FighterChange::fromString(event.choice());
    const bool token
        = event.prompt == SkirmishAsks::Token && change && change->is(SkirmishChoice::Inspired);
    if (event.prompt != SkirmishAsks::Inspire && !token) // which say it themselves
        sentences.append(inspirations(*this, before, m_state));
    sentences.append(impossible(*this, before, m_state, event));
    sentences.append(ending(before));
    sentences.append(suddenDeath(before, m_state));
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString SkirmishSpeech::round() const
{
    QStringList parts;
    if (isMatch())
        parts.append(SkirmishWords::tr("Game %1").arg(m_state.game));
    if (isMatch() && !m_state.results.empty())
        parts.append(u"%1\u00A0:\u00A0%2"_s.arg(gamesWon(m_state.results, 0))
                         .arg(gamesWon(m_state.results, 1)));
    parts.append(
        m_state.suddenDeath ? SkirmishWords::tr("Sudden death")
            : m_state.round > 0
            ? SkirmishWords::tr("Round %1 of %2").arg(m_state.round).arg(m_context.rounds())
            : SkirmishWords::tr("Before the first round"));
    return parts.join(u" · "_s);
}

} // namespace dugout
