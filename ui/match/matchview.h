// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/match/state/matchplayer.h"
#include "ui/match/playstyle.h"
#include "ui/play/clockpanel.h"

#include <QWidget>

class QGridLayout;
class QVBoxLayout;

namespace dugout {

class ActionButton;
class AfterWhistle;
class DugoutPanel;
class MatchHead;
class MatchTable;
class PitchPanel;
class PlayDesk;
class PlayerStrip;
class Scoreboard;

/// A match being played: the scoreboard above, what comes next and the log in the middle, with the
/// pitch above them if it is wanted, the two dugouts at the sides. With less room, and where it is
/// read from afar, the players are numbers.
class MatchView final : public QWidget
{
    Q_OBJECT

public:
    /// Milliseconds since 1970, UTC.
    using WallClock = std::function<qint64()>;

    /// The clock on the wall says when the match will end, the steady one counts the turns.
    MatchView(RandomSource &random, WallClock wall, ClockPanel::Now steady,
              QWidget *parent = nullptr);

    /// The table must outlive the view or be taken away before; null for none.
    void setTable(MatchTable *table, const QString &title);
    [[nodiscard]] MatchTable *table() const { return m_table; }
    [[nodiscard]] PlayDesk *desk() const { return m_desk; }
    [[nodiscard]] Scoreboard *scoreboard() const { return m_scoreboard; }
    /// The pages that follow the final whistle.
    [[nodiscard]] AfterWhistle *whistle() const { return m_whistle; }
    /// The keyboard goes to where the answer begins, on whichever page it is.
    void takeFocus();
    /// Who is current in the dugout that has the keyboard, else who is looked at; empty for nobody.
    [[nodiscard]] QString currentPlayer() const;
    /// How this match is asked, and the next one.
    void setStyle(const PlayStyle &style);
    [[nodiscard]] PlayStyle style() const;
    void setTableMode(bool on);
    [[nodiscard]] PitchPanel *pitch() const { return m_pitch; }
    /// Whether tables can be opened to phones at all.
    void setCanOpenPhones(bool can);
    /// How many phones are there while the table is open to them; none while it is not.
    void showPhones(std::optional<int> count);
    void retranslate();
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void backRequested();
    /// To the fixture it is played for.
    void leagueRequested();
    void teamsRequested();
    /// The roster of one that plays here.
    void rosterRequested(const QString &team);
    void oddsRequested(const QString &player);
    void reportRequested();
    void printRequested();
    void nextRequested();
    void secondDisplayRequested();
    void phonesRequested();
    void styleChosen(const dugout::PlayStyle &style);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void arrange();
    void showChoices();
    void lookAsArranged();
    [[nodiscard]] bool canShowPitch() const;
    [[nodiscard]] bool isPitchShown() const;
    void arrangePlayers(bool numbers, bool pitch);
    void actOnPitch(const std::vector<Event> &events);
    void fitDesk(int wanted);
    void setMenu(bool crowded);
    void showPitch(const MatchState &state);
    void pointAt(const QString &ref);
    void connectHead();
    void connectWhistle();
    void openRoster(Seat seat);
    /// The button stands above the menu.
    void openCards(QWidget *button);
    void showHand(Seat seat);
    void offerHands();
    /// How many cards of this side may be looked at on this screen.
    [[nodiscard]] qsizetype cardsToSee(Seat seat) const;
    void refresh();
    void keepTime();
    /// Where to go from a match that is over.
    [[nodiscard]] QString doneWords() const;
    void openMenu(const QString &ref, const QPoint &at);
    bool answerWith(const QString &ref);
    void answerForChosen();
    void lookAt(const QString &ref);
    /// Who is looked at; nobody until a coach chooses one.
    [[nodiscard]] PlayerRef playerShown() const;
    void showPlayer();
    void showChosen(const MatchState &state);

    WallClock m_wall;
    MatchHead *m_head;
    QGridLayout *m_body; ///< while it is played
    QVBoxLayout *m_after; ///< after the whistle
    MatchTable *m_table = nullptr;
    ActionButton *m_cards; ///< while somebody holds any
    bool m_isTable = false; ///< read from afar
    bool m_isAfar = false; ///< and large enough for that
    Scoreboard *m_scoreboard;
    QWidget *m_middle; ///< the pitch, if it is shown, and the desk
    PlayDesk *m_desk;
    PitchPanel *m_pitch;
    AfterWhistle *m_whistle;
    PlayerStrip *m_player;
    QString m_lookedAt; ///< a player, until the turn of the other side
    Seat m_active = noSeat;
    int m_deskHeight = 0; ///< below the pitch, in this turn
    int m_deskRoom = 0; ///< of both
    std::array<DugoutPanel *, 2> m_dugouts;
};

} // namespace dugout
