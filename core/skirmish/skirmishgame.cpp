// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/skirmishgame.h"

#include "core/skirmish/forcedanswers.h"
#include "core/skirmish/skirmishview.h"
#include "core/skirmish/state/skirmishchanges.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/state/tablerefs.h"
#include "core/skirmish/steps/boardsteps.h"
#include "core/skirmish/steps/powersteps.h"
#include "core/skirmish/steps/silence.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "core/text/languagescope.h"
#include "core/text/localizedtext.h"

#include <QCryptographicHash>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

template class Session<SkirmishGame>;

namespace {

SkirmishMachine machineOf(const SkirmishContext &context)
{
    return {skirmishSteps(), context};
}

/// That nobody wanted anything, that a card or a hand is done with, or who is asked alone: what he
/// then does says it, or that he does nothing after all.
bool saysNothing(const SkirmishContext &context, const SkirmishState &state, const Event &event)
{
    const QString choice = event.choice();
    const bool nothing
        = choice == SkirmishChoice::Nobody || choice == SkirmishChoice::Onward || isSilence(choice);
    if (isLeftOut(state) && (choice == SkirmishChoice::Pass || nothing))
        return true;
    if (event.prompt == SkirmishAsks::Effect)
        return choice == SkirmishChoice::Done;
    if (event.prompt == SkirmishAsks::Reaction)
        return nothing && !context.asksEverybody(state);
    return (event.prompt == SkirmishAsks::React || event.prompt == SkirmishAsks::PowerTable)
        && (nothing || SeatRef::fromString(choice));
}

/// What a card says may be asked first: it stands between who acts and what he does.
bool isOpenValue(const QString &prompt)
{
    return prompt == SkirmishAsks::MoveValue || prompt == SkirmishAsks::AttackRange;
}

/// Who was chosen for something is said where it is done.
bool isToldBy(const QString &prompt, const QString &next)
{
    static const QStringList done{SkirmishAsks::MoveHex,    SkirmishAsks::ChargeHex,
                                  SkirmishAsks::PushHex,    SkirmishAsks::PlaceHex,
                                  SkirmishAsks::RestoreHex, SkirmishAsks::EffectNumber};
    static const QStringList played{SkirmishAsks::UpgradeFighter, SkirmishAsks::UpgradeSaid,
                                    SkirmishAsks::PloyFighter};
    if (prompt == SkirmishAsks::Activation)
        return next == SkirmishAsks::MoveHex || next == SkirmishAsks::ChargeHex
            || next == SkirmishAsks::AttackTarget;
    if (prompt == SkirmishAsks::Power || prompt == SkirmishAsks::PowerSaid
        || prompt == SkirmishAsks::EndUpgrade)
        return played.contains(next);
    if (prompt == SkirmishAsks::Reaction)
        return next == SkirmishAsks::PloyFighter;
    if (prompt == SkirmishAsks::UpgradeSaid)
        return next == SkirmishAsks::UpgradeMark;
    return prompt.startsWith("effect"_L1) && done.contains(next);
}

/// Who answers for himself alone is called on and wants nothing in one breath: no more news than
/// that nobody does.
bool wantsNothing(const Event &call, const Event &own)
{
    return (call.prompt == SkirmishAsks::React || call.prompt == SkirmishAsks::PowerTable)
        && SeatRef::fromString(call.choice())
        && (own.choice() == SkirmishChoice::Pass || isSilence(own.choice()));
}

/// What the events of an act that need words are. Who is placed is always said with the hex.
std::vector<bool> needWords(const std::vector<Event> &events)
{
    std::vector<bool> needed(events.size(), true);
    for (size_t i = 0; i < events.size(); ++i)
        needed[i] = events[i].prompt != SkirmishAsks::DeployFighter;
    for (size_t i = 0; i + 1 < events.size(); ++i) {
        size_t next = i + 1;
        while (next + 1 < events.size() && isOpenValue(events[next].prompt))
            ++next;
        if (wantsNothing(events[i], events[i + 1]))
            needed[i + 1] = false;
        if (!isToldBy(events[i].prompt, events[next].prompt))
            continue;
        needed[i] = false;
        if (i > 0 && events[i].prompt == SkirmishAsks::EffectFighter
            && events[i - 1].prompt == SkirmishAsks::Effect)
            needed[i - 1] = false;
    }
    return needed;
}

QString withNews(const QString &line, const QString &news)
{
    if (line.isEmpty() || news.isEmpty())
        return line + news;
    return line + (line.endsWith(u'.') ? u" "_s : u". "_s) + news;
}

} // namespace

SkirmishGame::SkirmishGame(std::shared_ptr<const Ruleset> ruleset, SkirmishSetup setup)
    : m_context(std::move(ruleset), std::move(setup))
{ }

SkirmishState SkirmishGame::start() const
{
    SkirmishState state;
    push(state, {SkirmishKind::Game, noSeat, {}, GameNumber{}});
    machineOf(m_context).settle(state);
    return state;
}

std::vector<Prompt> SkirmishGame::prompts(const SkirmishState &state) const
{
    return machineOf(m_context).prompts(state);
}

std::vector<Prompt> SkirmishGame::formerPrompts(const SkirmishState &state, const QString &id) const
{
    std::vector<Prompt> former;
    if (state.agenda.empty())
        return former;
    if (id == SkirmishAsks::Board && state.agenda.back().kind == SkirmishKind::BoardChoose)
        former.push_back(formerBoardPrompt(m_context, state, state.agenda.back().seat));
    // The power step asked one player after the other, with or without cards.
    if (id == SkirmishAsks::Power && state.agenda.back().kind == SkirmishKind::Power)
        former.push_back(playerPowerPrompt(m_context, state, state.agenda.back()));
    // A player's rest of the attack was the whole table's.
    if (id == SkirmishAsks::Reaction && state.agenda.back().kind == SkirmishKind::Reaction
        && state.agenda.back().seat != noSeat && !state.combats.empty())
        former.push_back(choicePrompt(id, state.agenda.back().seat, {SkirmishChoice::Rest}));
    // The active player gained the glory for what was done by hand.
    const std::vector<Prompt> asked
        = id == SkirmishAsks::ByHand ? prompts(state) : std::vector<Prompt>{};
    if (std::any_of(asked.begin(), asked.end(),
                    [](const Prompt &one) { return one.id == SkirmishAsks::Hand; }))
        former.push_back(aside(confirmPrompt(id)));
    return former;
}

Result<void> SkirmishGame::apply(SkirmishState &state, const Event &event) const
{
    const SkirmishMachine machine = machineOf(m_context);
    const Result<void> done = machine.answer(state, event);
    if (!done)
        return done;
    const auto goesOn = [&] {
        return !state.agenda.empty()
            && (inspireWhoMay(m_context, state) || outWhoMust(m_context, state));
    };
    machine.settle(state);
    // Each round turns a card or takes somebody out, so there are not many.
    while (goesOn())
        machine.settle(state);
    return done;
}

PromptWords SkirmishGame::words(const SkirmishState &state, const Prompt &prompt) const
{
    return SkirmishSpeech(m_context, state, prompt.seat).words(prompt);
}

QString SkirmishGame::line(const SkirmishState &before, const Event &event, Seat viewer) const
{
    return SkirmishSpeech(m_context, before, event.seat).line(event, viewer);
}

QString SkirmishGame::rejectedLine(const SkirmishState &state, const Event &event) const
{
    return SkirmishSpeech(m_context, state).looseLine(event);
}

QString SkirmishGame::news(const SkirmishState &before, const Event &event,
                           const SkirmishState &after) const
{
    return SkirmishSpeech(m_context, after).news(before, event);
}

QString SkirmishGame::groupLine(const SkirmishState &before, const EventGroup &group) const
{
    SkirmishState state = before;
    QStringList lines;
    const std::vector<bool> needed = needWords(group.events);
    for (size_t i = 0; i < group.events.size(); ++i) {
        const Event &event = group.events[i];
        const SkirmishState was = state;
        if (!apply(state, event))
            break;
        const bool told = needed[i] && !saysNothing(m_context, was, event);
        lines.append(withNews(told ? line(was, event) : QString(), news(was, event, state)));
    }
    lines.removeAll(QString());
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        if (lines.at(i).endsWith(u'.'))
            lines[i].chop(1); // the sentence goes on
    }
    return lines.join(u"; "_s);
}

QString SkirmishGame::cameOf(const SkirmishState &before, const EventGroup &group) const
{
    SkirmishState state = before;
    QString came;
    for (const Event &event : group.events) {
        const SkirmishState was = state;
        if (!apply(state, event))
            break;
        if (const QString now = SkirmishSpeech(m_context, was).cameOf(event); !now.isEmpty())
            came = now; // dice that were rolled again say it anew
        if (!came.isEmpty())
            came = withNews(came, news(was, event, state));
    }
    return came;
}

QString SkirmishGame::round(const SkirmishState &state) const
{
    return SkirmishSpeech(m_context, state).round();
}

QString SkirmishGame::verdict(const SkirmishState &state) const
{
    return SkirmishSpeech(m_context, state).verdict();
}

QJsonObject SkirmishGame::standing(const SkirmishState &state) const
{
    QStringList glory;
    for (const SkirmishPlayer &player : state.players)
        glory.append(QString::number(player.totalGlory()));
    QJsonObject words;
    for (const Language language : allLanguages) {
        const LanguageScope scope(language);
        words.insert(languageCode(language),
                     state.finished ? verdict(state)
                                    : u"%1 · %2"_s.arg(round(state), glory.join(u" : "_s)));
    }
    return words;
}

QStringList SkirmishGame::faceNames(const Prompt &prompt) const
{
    if (prompt.kind != PromptKind::Dice)
        return {};
    const SkirmishDie &die
        = prompt.id.startsWith("defence."_L1) ? m_context.defenceDie() : m_context.attackDie();
    QStringList names;
    for (const SkirmishFace &face : die.faces) {
        for (int i = 0; i < face.count; ++i)
            names.append(localized(face.name));
    }
    return names;
}

bool SkirmishGame::isSecret(const Prompt &prompt)
{
    static const QStringList ids{SkirmishAsks::DrawObjectives,
                                 SkirmishAsks::DrawPowers,
                                 SkirmishAsks::Mulligan,
                                 SkirmishAsks::Swap,
                                 SkirmishAsks::Power,
                                 SkirmishAsks::Reaction,
                                 SkirmishAsks::ScoreNow,
                                 SkirmishAsks::WayKnown,
                                 SkirmishAsks::WayHandObjectives,
                                 SkirmishAsks::WayHandPowers,
                                 SkirmishAsks::WayGoneObjectives, // of all that is not in the hand
                                 SkirmishAsks::WayGonePowers,
                                 SkirmishAsks::EndScore,
                                 SkirmishAsks::EndUpgrade,
                                 SkirmishAsks::EndDiscardObjectives,
                                 SkirmishAsks::EndDiscardPowers};
    return ids.contains(prompt.id) || prompt.id.startsWith("score."_L1);
}

QJsonObject SkirmishGame::toJson(const SkirmishState &state) const
{
    return skirmishStateJson(m_context, state, std::nullopt);
}

QString SkirmishGame::hash(const SkirmishState &state) const
{
    constexpr qsizetype digits = 16;
    const QByteArray text = QJsonDocument(toJson(state)).toJson(QJsonDocument::Compact);
    const QByteArray sum = QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
    return QString::fromLatin1(sum.left(digits));
}

QJsonObject SkirmishGame::view(const SkirmishState &state, Seat viewer) const
{
    return skirmishStateJson(m_context, state, viewer);
}

} // namespace dugout
