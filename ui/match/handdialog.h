// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"

#include <QDialog>

class QVBoxLayout;

namespace dugout {

class ActionButton;
class MatchTable;
class ScrollColumn;
class TextLabel;

/// The cards that a side holds, for its coach alone: first the device is handed over, then the
/// cards are seen, and those that can be played now are played.
class HandDialog final : public QDialog
{
    Q_OBJECT

public:
    HandDialog(const MatchTable &table, Seat seat, QWidget *parent = nullptr);

signals:
    /// A card is played, put away or taken up again.
    void played(const Event &event);

protected:
    void changeEvent(QEvent *event) override;

private:
    void uncover();
    void showWords();
    void addCard(const QString &id);
    [[nodiscard]] ActionButton *playButton(const QString &id);
    [[nodiscard]] ActionButton *restButton(const QString &id);

    const MatchTable &m_table;
    Seat m_seat;
    bool m_open = false;
    TextLabel *m_words;
    ScrollColumn *m_cards;
    ActionButton *m_show;
    ActionButton *m_close;
};

/// The event that plays a card now; none where that is not possible.
[[nodiscard]] std::optional<Event> playing(const MatchTable &table, Seat seat, const QString &card);

} // namespace dugout
