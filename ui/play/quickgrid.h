// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/offeredprompt.h"

#include <QHash>
#include <QKeySequence>
#include <QWidget>

namespace dugout {

class ActionButton;

/// Prompts that are offered side by side: a button for each, with its key, in equal
/// columns.
class QuickGrid final : public QWidget
{
    Q_OBJECT

public:
    explicit QuickGrid(QWidget *parent = nullptr);

    /// Buttons that are still right stay, and so does the focus. Those with numbers stand in their
    /// order.
    void setOffers(const std::vector<OfferedPrompt> &given);
    /// Whether Enter is theirs: then going on is the filled button; and whether the number keys
    /// are.
    void setLeads(bool leads, bool numbered);
    /// What ends a turn is filled, unless something else is the main thing.
    void setFilled(bool filled);
    void setCompact(bool compact);
    /// Tiles stand in one row.
    void setTiles(TileSize size);
    /// How high it may be for the sake of rows that were there once and may come again.
    void setMostKept(int height);
    /// The filled button, the one that Enter presses; null when there is none.
    [[nodiscard]] QWidget *first() const;

signals:
    void pressed(const QString &prompt);

private:
    void clear();
    void number();
    /// Which they are and what keys they have, in this order.
    void note(const std::vector<OfferedPrompt> &offers);
    [[nodiscard]] std::vector<OfferedPrompt>
    inOrderOfNumbers(const std::vector<OfferedPrompt> &offers) const;
    void dress();
    /// Letters of one size on all of them.
    void levelLetters();
    [[nodiscard]] QKeySequence keyOf(qsizetype place) const;
    [[nodiscard]] bool shows(const std::vector<OfferedPrompt> &offers) const;

    QWidget *m_keeper; ///< of the keyboard, when the buttons change
    QList<ActionButton *> m_buttons;
    QList<QKeySequence> m_keys; ///< their own; most have none
    QStringList m_icons;
    QStringList m_prompts; ///< which they are, each with whose
    QHash<QString, int> m_numbers; ///< of prompts, as they were shown last
    bool m_leads = true;
    bool m_numbered = true;
    bool m_filled = true;
    bool m_compact = false;
    TileSize m_tiles = TileSize::Usual;
    bool m_tiled = false; ///< what has no key of its own has none
    qsizetype m_goingOn = -1; ///< which of them goes on by Enter; none when negative
};

} // namespace dugout
