// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/words/pawnstate.h"

#include <QColor>
#include <QPalette>
#include <QRectF>

class QPainter;

namespace dugout {

/// The number of a shirt on a disc in his team's colour: full while he can act, pale when he has,
/// with a bar below him where he lies, a cross beside it where he is stunned, and only outlined
/// where he is off the pitch.
struct Pawn
{
    int number = 0;
    QColor colour{};
    PawnState state = PawnState::Ready;
};

void paintPawn(QPainter *painter, const QRectF &square, const Pawn &pawn, const QPalette &palette);

} // namespace dugout
