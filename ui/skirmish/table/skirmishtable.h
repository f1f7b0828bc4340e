// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/combat/hexoutlook.h"
#include "core/skirmish/skirmishgame.h"
#include "ui/play/sessiontable.h"
#include "ui/skirmish/table/actormenu.h"
#include "ui/skirmish/table/answerchain.h"
#include "ui/skirmish/table/heldact.h"
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
    /// Where somebody is chosen already: another of those who could act. Nothing for anybody else.
    void actInstead(const FighterRef &fighter);
    /// Whom the moment is about: who acts, or whom something happens to; invalid for nobody.
    [[nodiscard]] FighterRef regarded() const;
    [[nodiscard]] const HexAim &aim() const { return m_aim; }
    /// Pointing at the battlefield aims there, or chooses a fighter on that hex.
    void pointAt(Hex hex);
    /// Answers with the hex, or with the fighter on it; nothing when it is not offered.
    [[nodiscard]] Result<void> take(Hex hex);
    /// Why nothing comes of pointing there, in a short sentence; empty where something does.
    [[nodiscard]] QString whyNotAt(Hex hex) const;
    /// The hexes that answer what is asked: hexes themselves, or those of fighters.
    [[nodiscard]] std::vector<Hex> offeredHexes() const;
    /// The one that Enter takes; nothing where it takes none.
    [[nodiscard]] std::optional<Hex> aimedHex() const;
    /// Where the arrow keys begin while a hex is asked for; nothing otherwise.
    [[nodiscard]] std::optional<Hex> walkFrom() const;
    /// What every hex that this fighter could go to is worth, while that is being decided.
    [[nodiscard]] std::vector<HexOutlook> outlooks(const FighterRef &fighter) const;
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
    void endCorrection() override { hideHands(); }
    [[nodiscard]] AnswerShown lastAnswer() const override;
    [[nodiscard]] bool canStepBack() const override
    {
        return !m_held.isEmpty() || m_veil.isHandingOver();
    }
    void lookBack(int groups) override;
    [[nodiscard]] QString seatName(Seat seat) const override;
    [[nodiscard]] QColor seatColour(Seat seat) const override;

protected:
    [[nodiscard]] std::vector<DieSymbol> symbolsOf(const Prompt &prompt) const override;
    void showNext() override;
    void coverHands() override;

private:
    /// What the game asks now, or would ask after what is kept back.
    [[nodiscard]] const std::vector<Prompt> &asked() const { return m_asked; }
    [[nodiscard]] const SkirmishState &deskState() const
    {
        return m_held.isEmpty() ? session().state() : m_held.state();
    }
    [[nodiscard]] const Board *boardBeingPlaced() const;
    [[nodiscard]] std::optional<Prompt> askedAs(const QString &id) const;
    [[nodiscard]] Result<void> actOnDesk(const Event &event);
    /// Shows something else; the game does not go on. `asked` for a choice added to a prompt.
    void changeDesk(const Event &event, bool asked);
    /// Takes the answers with all that follows of itself, once the act is told to its end.
    [[nodiscard]] Result<void> tell(const std::vector<Event> &events);
    [[nodiscard]] bool hasSaidToPlay(const Prompt &prompt) const;
    /// It is asked of somebody who answers here, and not hidden from who looks.
    [[nodiscard]] bool isOpenHere(const Prompt &prompt) const
    {
        return !m_veil.hides(prompt) && !m_veil.waitsFor(prompt);
    }
    void letGo();
    void follow();
    [[nodiscard]] FieldAction actionAt(Hex hex) const;
    [[nodiscard]] static Prompt leavingThe(const Prompt &endPhase);
    /// The activation that comes if nobody wants anything at the end of this one. Pointing at one
    /// of its fighters, or passing, says just that.
    [[nodiscard]] std::optional<Prompt> activationAfterNobody() const;
    [[nodiscard]] FighterRef nextActorAt(Hex hex) const;
    [[nodiscard]] Result<void> sayNobody();
    /// Nobody plays a card or reacts, and this fighter is chosen.
    [[nodiscard]] Result<void> goOnWith(const FighterRef &fighter);
    /// The same, and the next player passes.
    [[nodiscard]] Result<void> goOnPassing();

    RandomSource &m_random;
    AnswerChain m_chain;
    HeldAct m_held;
    PromptVeil m_veil;
    HexAim m_aim;
    ActorMenu m_actors;
    std::vector<Prompt> m_asked;
    std::optional<Prompt> m_next; ///< what is asked once nobody wants anything
    FieldAction m_wanted; ///< whom or where a click has named before all else was said
};

} // namespace dugout
