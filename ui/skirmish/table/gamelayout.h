// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/skirmish/table/sideswitch.h"

#include <functional>

class QGridLayout;
class QHBoxLayout;
class QVBoxLayout;

namespace dugout {

class NotedColumn;
class RoundPanel;
class ScrollColumn;
class SideStack;

/// Puts the parts of a skirmish where there is room for them. With plenty of it everything is
/// seen at once; on a small screen, or in the large letters of table mode, the scoreboard and what
/// comes next stay, and the battlefield, the fighters and the log take turns beside it.
class GameLayout final : public QWidget
{
    Q_OBJECT

public:
    struct Parts
    {
        RoundPanel *round;
        QWidget *left; ///< fighters, and the hand of who looks
        QWidget *right; ///< fighters, and on a wide screen the hand of one of theirs who looks
        QWidget *field;
        QWidget *recall; ///< conditions that may be met now
        QWidget *ploys; ///< what still lies face up
        QWidget *odds;
        QWidget *end; ///< what everybody's glory was made of
        QWidget *desk;
        QWidget *log;
        QWidget *card = nullptr; ///< of who is chosen, for where the fighters are out of sight
        /// The height that what is asked cannot do without.
        std::function<int()> asked = {};
        /// How large a hex of the field would be in so much room; 0 while boards are laid.
        std::function<double(const QSize &)> hexIn = {};
    };
    using Side = SideSwitch::Side;

    explicit GameLayout(QWidget *parent = nullptr);

    /// The parts become its children.
    void setParts(const Parts &parts);
    /// The scoreboards of the players, in the order of their seats.
    void setBoards(const QList<QWidget *> &boards);
    /// What there is at the moment.
    struct Scene
    {
        bool field = false;
        bool hand = false; ///< somebody looks at it
        bool handRight = false; ///< it stands among the fighters of `right`
        bool counters = false; ///< everything is tapped beside the fighters, little is asked
        bool notes = false; ///< ploys, odds or the end
        bool recall = false; ///< they are only conditions that what was tapped may have met
        bool list = false; ///< what is asked is chosen from a list, which wants height
        bool card = false; ///< somebody is chosen, and what is asked leaves room for his card
        bool over = false; ///< what it was made of is read, and little is asked
        bool lookedAt = false; ///< he is only looked at: what is asked may scroll meanwhile

        bool operator==(const Scene &) const = default;
    };
    void setScene(const Scene &scene);
    /// The fighter whose card is open, somewhere in `left` or `right`; null for nobody.
    void setCard(QWidget *fighter);
    [[nodiscard]] bool isCompact() const { return m_compact; }
    /// Whether the field has the whole width, with all that is asked and tapped below it.
    [[nodiscard]] bool isFieldAbove() const { return m_above; }
    /// Whether the card of who is chosen stands below what is asked.
    [[nodiscard]] bool isCardNoted() const { return m_noted; }
    void show(Side side);
    /// Something else is asked: where that takes turns with what is tapped, this is seen now.
    void turnTo(Side side);
    /// Whether there is something to undo and redo from beside the field, where the log is hidden.
    void setCan(bool undo, bool redo);
    /// The same as of the round, which has no room for it on a small screen.
    void showPhones(bool can, std::optional<int> count);
    void retranslate();

signals:
    /// To the list of games, from where the round has no room for it.
    void backRequested();
    void screenRequested();
    void phonesRequested();
    void undoRequested();
    void redoRequested();
    /// What is asked came into sight.
    void deskShown();
    /// The card of who is chosen stands below what is asked, or does so no longer.
    void cardNoted(bool noted);
    /// There is room for more, or less.
    void compactChanged(bool compact);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void space();
    void change(const Scene &scene);
    void fit();
    void arrange();
    void takeOut();
    void arrangeWide();
    void arrangeAroundField();
    void arrangeBelowField();
    [[nodiscard]] bool isBetterAbove() const;
    void boundNotes();
    void arrangeInHalves();
    void arrangeCompact();
    void arrangeBesideDesk();
    void arrangeAboveDesk();
    void arrangeInsteadOfDesk();
    void placeNotes(bool beside);
    [[nodiscard]] bool isTapped() const;
    [[nodiscard]] bool isCramped() const;
    [[nodiscard]] bool isSwitchCrowded() const;
    void placeRound();
    [[nodiscard]] Side shownSide() const;
    [[nodiscard]] bool wantsCard() const;
    void noteCard();

    // The grid has many columns so that rows can divide the width differently.
    static constexpr int columns = 36;
    static constexpr int half = columns / 2;
    // The rows of the compact arrangement; the wide one uses the last two.
    static constexpr int switchRow = 0;
    static constexpr int upperRow = 1;
    static constexpr int lowerRow = 2;

    Parts m_parts{};
    QHBoxLayout *m_head;
    QVBoxLayout *m_roundRow; ///< of more than two players
    QGridLayout *m_grid;
    QVBoxLayout *m_rightColumn = nullptr; ///< beside a field: the card and the log share its height
    SideStack *m_sides; ///< beside a field: the fighters of both
    NotedColumn *m_deskSide;
    NotedColumn *m_logSide;
    ScrollColumn *m_notes; ///< ploys, odds and the end: above the log, or below the card
    QVBoxLayout *m_aside; ///< of what stands there
    SideSwitch *m_switch;
    QList<QWidget *> m_boards;
    Scene m_scene;
    Side m_chosen = Side::OfField;
    Side m_beforeHand = Side::OfField; ///< what was chosen until somebody looked at a hand
    bool m_compact = false;
    bool m_crowded = false; ///< the buttons of the sides need the whole width
    bool m_cramped = false; ///< what is tapped and what is asked take turns as well
    bool m_above = false; ///< the field lies above everything else
    bool m_noted = false; ///< who is chosen has his card below what is asked
};

} // namespace dugout
