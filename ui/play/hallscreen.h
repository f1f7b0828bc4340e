// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/chessclock.h"
#include "core/text/language.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace dugout {

class DisplayWindow;
class Settings;

/// The second screen of a game of either kind: made when it is first asked for, follows the game
/// that is on the table and goes with it.
class HallScreen final : public QObject
{
    Q_OBJECT

public:
    /// The time that the clock of a turn counts.
    using Now = std::function<qint64()>;
    /// Puts the game on the window, in the window's language.
    using Fill = std::function<void(DisplayWindow &)>;

    /// The settings must outlive it.
    HallScreen(Settings &settings, Now now, QObject *parent = nullptr);
    ~HallScreen() override;

    /// The game it shows from now on, with its clock standing; none takes the window away.
    void setGame(Fill fill);
    void setClock(const ChessClock &clock);
    /// The game has gone on.
    void refresh();
    /// Brings it forward; `usual` is spoken there until somebody chooses otherwise.
    void open(Language usual);
    [[nodiscard]] DisplayWindow *window() const { return m_window.get(); }

private:
    Settings &m_settings;
    Now m_now;
    Fill m_fill;
    std::optional<ChessClock> m_clock;
    std::unique_ptr<DisplayWindow> m_window;
};

} // namespace dugout
