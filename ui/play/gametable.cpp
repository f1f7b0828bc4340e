// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/gametable.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

std::vector<OfferedPrompt> GameTable::offered() const
{
    std::vector<OfferedPrompt> all;
    for (const Prompt &prompt : prompts()) {
        if (isAskedInWords(prompt))
            all.push_back(dressed(prompt, words(prompt)));
    }
    return all;
}

bool GameTable::isAskedInWords(const Prompt &) const
{
    return true;
}

void GameTable::setOnPhones(const QSet<Seat> &seats)
{
    if (std::exchange(m_onPhones, seats) == seats)
        return;
    coverHands();
    emit viewMoved();
}

void GameTable::setOwnDice(bool own)
{
    if (std::exchange(m_ownDice, own) != own)
        emit viewMoved();
}

void GameTable::sayOnPhone(Seat seat)
{
    emit troubled(tr("%1 has these cards on the phone.").arg(seatName(seat)));
}

OfferedPrompt GameTable::dressed(const Prompt &prompt, PromptWords words) const
{
    OfferedPrompt offer{prompt, std::move(words), symbolsOf(prompt), keyOf(prompt)};
    offer.ownDice = m_ownDice;
    return offer;
}

Result<void> GameTable::told(Result<void> done)
{
    if (done.failedWith(ErrorCode::StoreConflict))
        emit outdated(done.error().message);
    return done;
}

std::vector<DieSymbol> GameTable::symbolsOf(const Prompt &) const
{
    return {};
}

QKeySequence GameTable::keyOf(const Prompt &) const
{
    return {};
}

} // namespace dugout
