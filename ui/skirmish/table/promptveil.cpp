// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/promptveil.h"

#include "core/skirmish/skirmishgame.h"
#include "core/skirmish/state/skirmishaction.h"
#include "ui/skirmish/table/deskchoice.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Prompt ask(const QString &id, Seat seat, const QStringList &choices)
{
    Prompt prompt;
    prompt.id = id;
    prompt.seat = seat;
    prompt.kind = PromptKind::Choice;
    prompt.choices = choices;
    return prompt;
}

} // namespace

void PromptVeil::ask(Seat seat)
{
    m_viewer = noSeat;
    m_wanted = seat;
}

void PromptVeil::lift(Seat seat)
{
    m_viewer = seat;
}

void PromptVeil::drop()
{
    m_viewer = noSeat;
    m_wanted = noSeat;
}

void PromptVeil::setElsewhere(const QSet<Seat> &seats)
{
    m_elsewhere = seats;
    m_here = noSeat;
}

void PromptVeil::follow(const std::vector<Prompt> &prompts)
{
    const bool again = std::any_of(prompts.begin(), prompts.end(), [this](const Prompt &prompt) {
        const bool playsCard
            = prompt.id == SkirmishAsks::UpgradeFighter || prompt.id == SkirmishAsks::CardGlory;
        return !prompt.alwaysOffered && prompt.seat == m_viewer
            && (playsCard || SkirmishGame::isSecret(prompt));
    });
    m_wanted = noSeat;
    if (!again)
        m_viewer = noSeat;
    const bool stillHis = std::any_of(prompts.begin(), prompts.end(), [this](const Prompt &prompt) {
        return !prompt.alwaysOffered && prompt.seat == m_here;
    });
    if (!stillHis)
        m_here = noSeat;
}

bool PromptVeil::hides(const Prompt &prompt) const
{
    return SkirmishGame::isSecret(prompt) && prompt.seat != m_viewer;
}

/// What everybody may hear: a pass, a refusal, that nothing is chosen, that cards are drawn face
/// down, and what the fighters on the table can do.
Prompt PromptVeil::veiled(const Prompt &prompt) const
{
    static const QStringList plain{
        SkirmishChoice::Pass,      SkirmishChoice::Decline, SkirmishChoice::Rest,
        SkirmishChoice::OwnRest,   SkirmishChoice::Done,    SkirmishChoice::OwnQuiet,
        SkirmishChoice::OwnOnward, SkirmishChoice::Keep,    SkirmishChoice::Same};
    QStringList open;
    if (!isElsewhere(prompt.seat))
        open.append(deskchoice::look);
    for (const QString &choice : prompt.choices) {
        const auto action = SkirmishAction::fromString(choice);
        if (plain.contains(choice) || (action && action->isOpenReaction()))
            open.append(choice);
    }
    if (prompt.byLot)
        open.append(deskchoice::draw);
    Prompt shown = ::dugout::ask(prompt.id, prompt.seat, open);
    shown.atLeast = prompt.byLot ? 1 : std::min(1, prompt.atLeast);
    return shown;
}

std::vector<Prompt> PromptVeil::ownOnly(const std::vector<Prompt> &prompts) const
{
    std::vector<Prompt> own{::dugout::ask(deskchoice::handPrompt, m_viewer, {deskchoice::back})};
    for (Prompt prompt : prompts) {
        if (prompt.seat != m_viewer || !SkirmishGame::isSecret(prompt))
            continue;
        prompt.alwaysOffered = false;
        own.push_back(std::move(prompt));
    }
    return own;
}

std::vector<Prompt> PromptVeil::over(const std::vector<Prompt> &prompts) const
{
    if (isHandingOver())
        return {::dugout::ask(deskchoice::lookPrompt, m_wanted, {deskchoice::look})};
    if (m_wanted != noSeat)
        return ownOnly(prompts);
    std::vector<Prompt> shown;
    for (Prompt prompt : prompts) {
        if (waitsFor(prompt)) {
            shown.push_back(::dugout::ask(prompt.id, prompt.seat, {}));
            shown.push_back(
                ::dugout::ask(deskchoice::insteadPrompt, prompt.seat, {deskchoice::instead}));
            continue;
        }
        if (hides(prompt)) {
            if (!prompt.alwaysOffered)
                shown.push_back(veiled(prompt));
            continue;
        }
        // What else the cards in sight allow is not looked for in a menu.
        prompt.alwaysOffered = prompt.alwaysOffered && !SkirmishGame::isSecret(prompt);
        shown.push_back(std::move(prompt));
    }
    return shown;
}

} // namespace dugout
