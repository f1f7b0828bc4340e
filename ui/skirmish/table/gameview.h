// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/clockpanel.h"
#include "ui/skirmish/table/skirmishtable.h"

#include <QWidget>

class QShortcut;

namespace dugout {

class CounterTaps;
class EndPanel;
class FieldScroll;
class FighterNote;
class FighterPanel;
class GameLayout;
class HandPanel;
class OddsPanel;
class PlayDesk;
class PlayerBoard;
class PloyNotes;
class RecallNotes;
class RoundPanel;
class ScrollColumn;
class SkirmishScene;

/// A skirmish being played: the scoreboard, the fighters, the battlefield, what comes next and the
/// log.
class GameView final : public QWidget
{
    Q_OBJECT

public:
    GameView(RandomSource &random, ClockPanel::Now now, QWidget *parent = nullptr);

    /// Null takes the game off the table.
    void setTable(std::unique_ptr<SkirmishTable> table);
    [[nodiscard]] SkirmishTable *table() const { return m_table.get(); }
    [[nodiscard]] ClockPanel *clock() const;
    /// Whose reach and chances are shown; invalid for nobody. Needs a table.
    [[nodiscard]] FighterRef regarded() const;
    /// After it was read again because of `outdated`.
    void sayOutdated(const QString &sentence);
    /// Whether the table can be opened to phones at all, and how many are there while it is.
    void showPhones(bool can, std::optional<int> count);
    void retranslate();

signals:
    void backRequested();
    /// To the fixture it is played for.
    void leagueRequested();
    void newRequested();
    void screenRequested();
    void phonesRequested();
    /// Somebody else went on with the game; it must be read again.
    void outdated(const QString &sentence);

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void layOut();
    void connectAll();
    void makeSeats();
    /// The column of a player's fighters.
    [[nodiscard]] ScrollColumn *sideOf(Seat seat) const;
    void placeHand(Seat viewer);
    void refresh();
    void showSeats(const SkirmishScene &scene);
    [[nodiscard]] bool hasRoomForCard() const;
    void arrange(Seat viewer, bool over);
    void giveFocus();
    void walk(Qt::Key key);
    void showField();
    void showOdds();
    void showRecall();
    void printReport();
    void point(const FighterRef &fighter);
    void lookAway();
    void noteCard(bool noted);
    void pointHex(Hex hex);
    void take(Hex hex);

    std::unique_ptr<SkirmishTable> m_table;
    GameLayout *m_layout;
    RoundPanel *m_round;
    QList<PlayerBoard *> m_boards;
    QList<FighterPanel *> m_fighters;
    ScrollColumn *m_left;
    ScrollColumn *m_right;
    HandPanel *m_hand;
    QWidget *m_fieldCard;
    FieldScroll *m_field;
    RecallNotes *m_recall;
    PloyNotes *m_ploys;
    OddsPanel *m_odds;
    FighterNote *m_note; ///< of who is chosen, on a small screen
    EndPanel *m_end;
    PlayDesk *m_desk;
    CounterTaps *m_taps;
    QList<QShortcut *> m_arrows; ///< of the card, while a hex is asked for
    FighterRef m_pointed;
    std::vector<SkirmishStep> m_agenda; ///< when it was shown last
    std::pair<std::vector<SkirmishStep>, QStringList>
        m_asked; ///< what Enter answered last, and who looked
    QStringList m_words; ///< that the desk was given last
};

} // namespace dugout
