// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"
#include "ui/skirmish/table/actormenu.h"
#include "ui/skirmish/table/hexaim.h"

#include <QCoreApplication>

namespace dugout {

/// Says what the desk asks: the game's own words, and those of what the window adds to them.
class DeskSpeech
{
    Q_DECLARE_TR_FUNCTIONS(DeskSpeech)

public:
    DeskSpeech(const SkirmishGame &game, const SkirmishState &state);

    /// What `shown` says in the place of `real`, which the game asks.
    [[nodiscard]] PromptWords words(const Prompt &shown, const Prompt &real, const HexAim &aim,
                                    const ActorMenu &actors) const;
    /// The prompts for handing the device over and for looking at a hand.
    [[nodiscard]] PromptWords lookWords(const Prompt &prompt) const;
    /// The phase of the game.
    [[nodiscard]] QString moment() const;
    /// What is counted of a player, as a heading.
    [[nodiscard]] static QString activations();
    [[nodiscard]] static QString fighters();
    /// People count columns and rows; the game's own names for hexes are for files.
    void nameHexes(const Prompt &prompt, PromptWords &words) const;
    [[nodiscard]] QString withoutHexNames(QString line, const EventGroup &group) const;

private:
    [[nodiscard]] QString hex(Hex hex) const;
    [[nodiscard]] QString player(Seat seat) const;
    /// A choice that the window has added.
    [[nodiscard]] QString ownChoice(const QString &choice, Seat seat, const HexAim &aim) const;
    /// What a fighter who is chosen already may do: without his name on every button.
    [[nodiscard]] QString actionOf(const QString &choice) const;

    const SkirmishGame &m_game;
    const SkirmishState &m_state;
};

} // namespace dugout
