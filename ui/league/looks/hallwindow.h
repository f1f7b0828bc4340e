// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/hallpages.h"
#include "ui/common/screenwindow.h"

#include <QTimer>

#include <functional>

namespace dugout {

class ActionButton;
class HallView;
class NumberBox;
class TextLabel;

/// The hall's screen of a league: the draw, the clock of the round and the standings in turn.
/// The arrow keys turn by hand, Space holds what is shown.
class HallWindow final : public ScreenWindow
{
    Q_OBJECT

public:
    /// Milliseconds since 1970, UTC.
    using Now = std::function<qint64()>;
    /// What there is to be seen now, in the language of the moment.
    using Pages = std::function<std::vector<HallPage>()>;

    HallWindow(Settings &settings, Language usual, Now now, Pages pages, QWidget *parent = nullptr);

    /// The league has changed.
    void refresh();
    /// The server of a shared league does not answer: what is shown may be old.
    void setServerAway(bool away);
    void turn(int by);
    [[nodiscard]] bool isHeld() const { return !m_turning.isActive(); }
    [[nodiscard]] const HallView &view() const { return *m_view; }
    [[nodiscard]] qsizetype pageCount() const { return static_cast<qsizetype>(m_shown.size()); }

protected:
    void sayWords() override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void startClock();
    void showTime();
    void sayAway();

    Now m_now;
    Pages m_pages;
    std::vector<HallPage> m_shown;
    size_t m_place = 0;
    bool m_isAway = false;
    QTimer m_turning;
    QTimer m_tick;
    qint64 m_endsMs = 0; ///< of the round's clock; 0: none runs
    HallView *m_view;
    NumberBox *m_minutes;
    TextLabel *m_unit; ///< what the number before it counts
    ActionButton *m_start;
    ActionButton *m_hold;
};

} // namespace dugout
