// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "ui/match/rulesstrip.h"
#include "ui/play/clockpanel.h"

#include <QWidget>

namespace dugout {

class ScoreSide;
class ScoreTile;
class TextLabel;

/// Score, half, turns, re-rolls, weather and clock, like the board's own dugout.
class Scoreboard final : public QWidget
{
    Q_OBJECT

public:
    explicit Scoreboard(ClockPanel::Now now, QWidget *parent = nullptr);

    void setState(const MatchContext &context, const MatchState &state);
    /// Smaller figures and only what counts, for little room.
    /// The score may be read from afar all the same.
    void setCompact(bool compact, bool largeScore = false);
    /// Without badges and what is set once, for little width.
    void setTiny(bool tiny);
    /// What the two coaches have used of the clock, or have left for the match.
    void showTimes();
    /// What each side spent in its turns; where the match is over it is shown instead of what the
    /// clock counted, so that the head and the report agree.
    void setTimes(const std::array<qint64, 2> &spentMs) { m_spent = spentMs; }
    /// When the match will end if it goes on like this; 0 shows nothing.
    void setProjectedEnd(qint64 atMs);
    [[nodiscard]] ClockPanel *clock() const { return m_clock; }

signals:
    /// The team of this seat is to be seen as a whole.
    void rosterRequested(int seat);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showHalf();
    void readRules(const MatchContext &context, const MatchState &state);
    void showRules();

    bool m_compact = false;
    std::array<qint64, 2> m_spent{};
    bool m_over = false;
    QString m_fixtureWords; ///< empty for a match of no competition
    QString m_halfWords;
    QString m_shortHalfWords;
    QString m_weatherWords;
    QList<RulesStrip::Rule> m_inForce;
    ScoreSide *m_home;
    ScoreSide *m_away;
    TextLabel *m_half;
    std::array<ScoreTile *, 2> m_tiles;
    ClockPanel *m_clock;
    TextLabel *m_weather;
    RulesStrip *m_rules; ///< referee, stadium and cards that hold now, with what they do
};

} // namespace dugout
