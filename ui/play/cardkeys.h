// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QWidget>

class QKeyEvent;

namespace dugout {

class PromptCard;

/// The keys that belong to the card wherever the keyboard is in its window: Enter presses the
/// button that prints it, and what is typed goes to where the answer is typed. What a coach has
/// reached by Tab or writes in keeps its keys.
class CardKeys final : public QObject
{
    Q_OBJECT

public:
    explicit CardKeys(PromptCard *card);

    /// A number is answered: where a digit did it, an Enter right behind ends that number and
    /// nothing else.
    void endCount();
    /// What is asked has opened by itself: keys that are still being typed are not meant for it.
    void holdBack() { m_opened.start(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool endsCount(bool isEnter);
    [[nodiscard]] bool isHeard(const QWidget *widget) const;
    [[nodiscard]] bool isHeldOn(const QWidget *widget, const QKeyEvent &event) const;
    [[nodiscard]] bool isTooEarly(const QWidget *widget, const QKeyEvent &event) const;
    [[nodiscard]] bool keepsEnter(QWidget *widget) const;
    [[nodiscard]] bool enter(QWidget *widget, const QKeyEvent &event);
    [[nodiscard]] bool type(QWidget *widget, QKeyEvent *event);

    PromptCard *m_card;
    QPointer<QWidget> m_reached; ///< by the keyboard, on purpose
    QPointer<QWidget> m_pressedIn; ///< what had the focus when the key went down
    QElapsedTimer m_counted; ///< since a digit answered; not running once another key came
    QElapsedTimer m_opened; ///< since a question opened by itself
    bool m_digit = false; ///< so was the key that was pressed last
    bool m_heard = false; ///< the key that is pressed just now
    bool m_typing = false; ///< what is typed is just being handed on
};

} // namespace dugout
