// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/turnclock.h"
#include "core/text/language.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QHBoxLayout;

namespace dugout {

class ActionButton;
class ChoiceBox;
class DisplayView;
class Settings;
struct DisplayBoard;

/// A second window for a hall or a stream: score, turns, re-rolls, weather, clock and the last
/// event, in a language of its own that the main window knows nothing of.
///
/// The bar below chooses the language and the screen; in full screen it is out of sight. F11 goes
/// there and back, Esc only back.
class DisplayWindow final : public QWidget
{
    Q_OBJECT

public:
    /// Milliseconds since 1970, UTC.
    using Now = std::function<qint64()>;

    DisplayWindow(Settings &settings, Language usual, Now now, QWidget *parent = nullptr);

    /// The language the board must be made in.
    [[nodiscard]] Language language() const { return m_language; }
    void setBoard(const DisplayBoard &board);
    /// None takes the clock away.
    void setClock(const std::optional<TurnClock> &clock);
    [[nodiscard]] const DisplayView &view() const { return *m_view; }

signals:
    /// The board is wanted in another language.
    void languageChosen(Language language);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fillBar(QHBoxLayout *bar);
    void listScreens();
    void chooseLanguage(int row);
    void chooseScreen(int row);
    void setFullScreen(bool full);
    void showTime();
    void retranslate();

    Settings &m_settings;
    Now m_now;
    Language m_language;
    std::optional<TurnClock> m_clock;
    QTimer m_tick;
    QRect m_windowed; ///< where it stands when it is not full screen
    DisplayView *m_view;
    QWidget *m_bar;
    ChoiceBox *m_languages;
    ChoiceBox *m_screens;
    ActionButton *m_full;
};

} // namespace dugout
