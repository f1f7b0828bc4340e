// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/chessclock.h"
#include "ui/common/screenwindow.h"
#include "ui/play/hallboard.h"

#include <QTimer>

#include <optional>

namespace dugout {

class DisplayView;

/// A second window for a hall or a stream: score, turns, clock and the last event of a game of
/// either kind, and what lies on its table.
class DisplayWindow final : public ScreenWindow
{
    Q_OBJECT

public:
    /// Milliseconds since 1970, UTC.
    using Now = std::function<qint64()>;

    DisplayWindow(Settings &settings, Language usual, Now now, QWidget *parent = nullptr);

    void setBoard(const HallBoard &board, const HallPicture &picture = {});
    /// None takes the clock away.
    void setClock(const std::optional<ChessClock> &clock);
    [[nodiscard]] const DisplayView &view() const { return *m_view; }

protected:
    void sayWords() override;

private:
    void showTime();

    Now m_now;
    std::optional<ChessClock> m_clock;
    QTimer m_tick;
    DisplayView *m_view;
};

} // namespace dugout
