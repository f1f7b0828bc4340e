// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/contract.h"

namespace dugout {

namespace {

constexpr ContractWord cardDurationsWords[]{
    {u"action", u"For one action"},
    {u"drive", u"Until the drive ends"},
    {u"drive-then-match", u"Until the drive ends, and then otherwise until the match does"},
    {u"half", u"Until the half ends"},
    {u"instant", u"At once"},
    {u"kick-off", u"For this kick-off"},
    {u"match", u"Until the match ends"},
    {u"next-activation", u"For the next activation"},
    {u"next-drive", u"For the coming drive"},
    {u"opposing-turn", u"For the turn of the other side"},
    {u"turn", u"Until the turn ends"},
    {u"two-opposing-turns", u"For two turns of the other side"},
    {u"two-turns", u"For one turn of each side"},
    {u"until-ball-lost", u"Until the ball is lost"},
    {u"until-next-turn", u"Until the side plays again"},
    {u"until-used", u"Until it is used"},
    {u"until-weather-change", u"Until the weather changes"},
};

constexpr ContractWord cardScopesWords[]{
    {u"opponent", u"An opponent"},
    {u"player", u"A player of one's own"},
    {u"team", u"The whole side"},
    {u"turn", u"The turn"},
};

constexpr ContractWord modifierCountsWords[]{
    {u"10-fan-factor", u"Ten points of fan factor"},
    {u"assist", u"An assist"},
    {u"assistant-coach", u"An assistant coach"},
    {u"cheerleader", u"A cheerleader"},
    {u"fan-factor", u"A point of fan factor"},
    {u"gold", u"A gold piece"},
    {u"niggling-injury", u"A niggling injury"},
    {u"opposing-player", u"An opponent beside him"},
    {u"payment", u"A payment"},
    {u"point", u"A point"},
    {u"tackle-zone", u"A tackle zone of the other side"},
};

constexpr ContractWord rosterNotesWords[]{
    {u"harder-team", u"The team is for practised coaches"},
    {u"necromancer", u"The dead of the other side can be raised"},
    {u"rot", u"Who dies by its rot joins it"},
    {u"undead", u"Stakes go through its armour more easily"},
};

} // namespace

std::span<const ContractWord> cardDurations()
{
    return cardDurationsWords;
}

std::span<const ContractWord> cardScopes()
{
    return cardScopesWords;
}

std::span<const ContractWord> modifierCounts()
{
    return modifierCountsWords;
}

std::span<const ContractWord> rosterNotes()
{
    return rosterNotesWords;
}

} // namespace dugout
