// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/hexname.h"
#include "core/skirmish/skirmishgame.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/state/skirmishqueries.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "core/skirmish/words/skirmishtexts.h"
#include "core/skirmish/words/skirmishwords.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What the log says of an answer.

/// A value of a card that nobody knows or wants to say.
bool isLeftOpen(const QString &prompt, int number)
{
    return number == 0
        && (prompt == SkirmishAsks::MoveValue || prompt == SkirmishAsks::AttackRange
            || prompt == SkirmishAsks::Wounds);
}

/// Glory is said as so much more or less, everything else as so much in all.
QString countedChange(const QString &prompt, int number)
{
    if (isLeftOpen(prompt, number))
        return SkirmishWords::tr("left open");
    const bool changes = prompt.startsWith("glory."_L1) || prompt.startsWith("spend."_L1);
    if (!changes)
        return QString::number(number);
    return (number < 0 ? u"−%1"_s : u"+%1"_s).arg(std::abs(number));
}

/// Some languages say "none" of them otherwise than of objectives.
bool isOfPowerCards(const QString &prompt)
{
    return prompt.endsWith(".powers"_L1) || prompt == SkirmishAsks::EndUpgrade;
}

} // namespace

/// Cards that go from deck to hand or into the other discards are for their owner's eyes; what is
/// played or discarded lies open.
QString SkirmishSpeech::chosenWords(const Event &event, Seat viewer) const
{
    const bool ofTheHand
        = event.prompt.startsWith("draw."_L1) || event.prompt.startsWith("way.hand."_L1);
    const bool hidden = ofTheHand && viewer != event.seat;
    if (hidden)
        return SkirmishWords::tr("%n card(s)", nullptr, static_cast<int>(event.choices.size()));
    if (event.prompt == SkirmishAsks::BoardPlace) // where it lies is seen on the field
        return event.choice().endsWith(",turned"_L1) ? SkirmishWords::tr("turned round")
                                                     : SkirmishWords::tr("not turned");
    QStringList names;
    for (const QString &choice : event.choices)
        names.append(placeName(choice));
    const QString chosen = names.join(u", "_s);
    const int glory = gloryOf(event);
    return glory > 0 ? chosen + u" ("_s + SkirmishWords::tr("+%n glory", nullptr, glory) + u')'
                     : chosen;
}

/// A hex as people name it; the name of anything else.
QString SkirmishSpeech::placeName(const QString &choice) const
{
    const Hex hex = hexFromText(choice);
    if (!m_state.field || hexText(hex) != choice || !m_state.field->cells().contains(hex))
        return nameOf(choice);
    return hexName(*m_state.field, hex).toString();
}

/// What the objectives that were scored are worth; 0 for anything else.
int SkirmishSpeech::gloryOf(const Event &event) const
{
    const bool scores
        = event.prompt.startsWith("score"_L1) || event.prompt == SkirmishAsks::EndScore;
    int glory = 0;
    for (const QString &choice : event.choices) {
        const SkirmishCard *card = scores ? m_context.card(CardId(choice)) : nullptr;
        glory += card ? card->glory.value_or(0) : 0;
    }
    return glory;
}

/// A token that lies there is taken away by the same tap.
bool SkirmishSpeech::takesTokenAway(const Event &event) const
{
    if (event.prompt != SkirmishAsks::Token)
        return false;
    const auto change = FighterChange::fromString(event.choice());
    const SkirmishFighter *one = change ? m_state.find(change->fighter) : nullptr;
    return one
        && ((change->is(SkirmishChoice::Moved) && one->moved)
            || (change->is(SkirmishChoice::Charged) && one->charged)
            || (change->is(SkirmishChoice::Guard) && one->guard)
            || (change->is(SkirmishChoice::Inspired) && one->inspired));
}

QString SkirmishSpeech::line(const Event &event, Seat viewer) const
{
    if (event.prompt == SkirmishAsks::RollOffSaid)
        return (isLowestWanted() ? SkirmishWords::tr("%1 came last in the roll-off.")
                                 : SkirmishWords::tr("%1 won the roll-off."))
            .arg(nameOf(event.choice()));
    if (!event.dice.empty())
        return rollLine(event);
    const SkirmishText *text = skirmishText(event.prompt);
    const char *title = loggedText(event.prompt);
    const QString allOut = event.prompt == SkirmishAsks::AllOut && !m_state.agenda.empty()
        ? allOutName(m_state.agenda.back().fighter)
        : QString();
    QString said = event.prompt == SkirmishAsks::EffectNumber ? countedEffect()
        : !allOut.isEmpty()                                   ? allOut
        : title ? filled(SkirmishWords::tr(title), event.prompt, event.seat)
                : event.prompt;
    QString chosen = chosenWords(event, viewer);
    if (event.number && event.choices.isEmpty())
        chosen = countedChange(event.prompt, *event.number);
    if (event.prompt == SkirmishAsks::DriveBack && event.choice() == SkirmishChoice::Stay)
        chosen = nameOf(SkirmishChoice::No);
    if (event.prompt == SkirmishAsks::Reaction && event.choice() == SkirmishChoice::Decline)
        chosen = SkirmishWords::tr("none", "power cards, upgrades");
    if (event.prompt == SkirmishAsks::EndUpgrade && event.choice() == SkirmishChoice::Done)
        chosen = SkirmishWords::tr("no more", "upgrades");
    if (event.prompt == SkirmishAsks::UpgradeMark && event.choices.isEmpty())
        chosen = SkirmishWords::tr("not named", "an upgrade whose card nobody says");
    if (takesTokenAway(event))
        chosen += u" ("_s + SkirmishWords::tr("taken away") + u')';
    if (!event.text.isEmpty())
        chosen += chosen.isEmpty() ? event.text : u" ("_s + event.text + u')';
    const bool namesAnswer = text && text->logged;
    const bool nothing = chosen.isEmpty()
        || (event.choice() == SkirmishChoice::Done && event.prompt.startsWith("score"_L1));
    if (namesAnswer && nothing
        && event.prompt != SkirmishAsks::PhaseOver) // or it would read as if something had been
        chosen = isOfPowerCards(event.prompt) ? SkirmishWords::tr("none", "power cards, upgrades")
                                              : SkirmishWords::tr("none");
    // The fighter or the card it is about, where the title alone does not say it.
    if (text && text->detail && !m_state.agenda.empty()) {
        const QString detail = QString::fromLatin1(text->detail);
        if (detail.contains("%2"_L1))
            said += u" ("_s + fighter(concerned(event.prompt)) + u')';
        else if (detail.contains("%3"_L1) && m_context.card(cardPlayed(m_state)))
            said += u" ("_s + card(cardPlayed(m_state).text()) + u')';
    }
    if (!chosen.isEmpty())
        said += u": "_s + chosen;
    const QString who = player(event.seat);
    return who.isEmpty() ? said : who + u": "_s + said;
}

QString SkirmishSpeech::looseLine(const Event &event) const
{
    static const QRegularExpression places(
        u"\\s*%\\d"_s); // of fighters and cards of another moment
    const char *title = loggedText(event.prompt);
    const QString said = title ? SkirmishWords::tr(title).remove(places) : event.prompt;
    const QString who = player(event.seat);
    return who.isEmpty() ? said : who + u": "_s + said;
}

} // namespace dugout
