// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"

#include <QColor>

#include <functional>
#include <optional>
#include <vector>

class QPainter;
class QPalette;
class QRectF;

namespace dugout {

/// One side on the second screen.
struct HallSide
{
    QString name;
    QString person;
    QColor colour;
    int score = 0;
    int step = 0; ///< where the marker stands on the track; 0 before the first square
    /// Where squares are used up one after the other so many are full, and the marker is a frame.
    std::optional<int> used{};
    int left = 0; ///< filled pips
    int spent = 0; ///< empty ones

    bool operator==(const HallSide &) const = default;
};

/// What a hall or a stream sees of a game of either kind, its words in the language of the screen.
struct HallBoard
{
    std::vector<HallSide> sides;
    Seat active = noSeat;
    QString trackWord;
    int track = 0; ///< squares
    QString pipWord;
    QString period; ///< "Second half · Drive 4", "Round 2 of 3 · Action phase"
    QString note; ///< the weather, or who won; may be empty
    QString lastEvent;

    bool operator==(const HallBoard &) const = default;
};

/// Paints what lies on the table into an area, in the colours of the screen.
using HallPicture = std::function<void(QPainter &, const QRectF &, const QPalette &)>;

} // namespace dugout
