// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"
#include "ui/play/sessiontable.h"
#include "ui/skirmish/table/actormenu.h"
#include "ui/skirmish/table/hexaim.h"
#include "ui/skirmish/table/promptveil.h"

namespace dugout {

/// A skirmish on the table. Asks what the game asks, but never shows one player's cards to another,
/// and asks for a hex by aiming at it.
class SkirmishTable final : public SessionTable<SkirmishGame>
{
    Q_OBJECT

public:
    /// `random` must outlive it.
    SkirmishTable(std::unique_ptr<OpenGame<SkirmishGame>> game, RandomSource &random,
                  QObject *parent = nullptr);

    [[nodiscard]] const SkirmishContext &context() const { return game().context(); }
    /// Who looks at the screen; only then are hands shown.
    [[nodiscard]] Seat viewer() const { return m_veil.viewer(); }
    /// Asks for the device to be handed to this player.
    void askToLook(Seat seat);
    void hideHands();
    /// Who is about to act in an activation; invalid for nobody yet.
    [[nodiscard]] const FighterRef &actor() const { return m_actors.actor(); }
    [[nodiscard]] const HexAim &aim() const { return m_aim; }
    /// Whoever points at the battlefield aims there, or chooses a fighter who stands there.
    void pointAt(Hex hex);
    /// Answers with the hex, or with the fighter on it; nothing when it is not offered.
    [[nodiscard]] Result<void> take(Hex hex);
    /// The hexes that answer what is asked: hexes themselves, or those of fighters.
    [[nodiscard]] std::vector<Hex> offeredHexes() const;
    /// The board that is being placed, where it is aimed at.
    [[nodiscard]] std::optional<PlacedBoard> heldBoard() const;
    /// The phase, in the language of the moment.
    [[nodiscard]] QString moment() const;

    [[nodiscard]] std::vector<Prompt> prompts() const override;
    [[nodiscard]] std::vector<OfferedPrompt> offered() const override;
    [[nodiscard]] PromptWords words(const Prompt &prompt) const override;
    [[nodiscard]] std::vector<OfferedPrompt>
    offeredAfter(int groups, const std::vector<Event> &events) const override;
    [[nodiscard]] Result<void> act(const std::vector<Event> &events) override;
    [[nodiscard]] Result<void> undo() override;
    [[nodiscard]] Result<void> redo() override;
    [[nodiscard]] Result<void> correct(const Correction &correction) override;
    /// Whose secret it is looks at it, alone.
    [[nodiscard]] bool mayCorrect(int group, QWidget *parent) override;
    [[nodiscard]] AnswerShown lastAnswer() const override;
    void lookBack(int groups) override;
    [[nodiscard]] QString seatName(Seat seat) const override;
    [[nodiscard]] QColor seatColour(Seat seat) const override;

protected:
    [[nodiscard]] std::vector<DieSymbol> symbolsOf(const Prompt &prompt) const override;
    void showNext() override;
    void coverHands() override;

private:
    [[nodiscard]] const std::vector<Prompt> &asked() const { return open().prompts(); }
    [[nodiscard]] const Board *boardBeingPlaced() const;
    [[nodiscard]] std::optional<Prompt> askedAs(const QString &id) const;
    [[nodiscard]] Result<void> actOnDesk(const Event &event);
    void follow();
    /// With everything that follows of itself: one action, which one undo takes away.
    [[nodiscard]] std::vector<Event> completed(std::vector<Event> events);
    void addWantedTarget(std::vector<Event> &events) const;
    void addDefence(std::vector<Event> &events);
    /// What a click on this hex means for who is about to act; nothing when it means nothing.
    [[nodiscard]] std::vector<Event> actionAt(Hex hex) const;
    [[nodiscard]] bool isLastDefenceRolledHere() const;

    RandomSource &m_random;
    PromptVeil m_veil;
    HexAim m_aim;
    ActorMenu m_actors;
    FighterRef m_wanted; ///< whom a click has named before the attack itself was chosen
};

} // namespace dugout
