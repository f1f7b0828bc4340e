// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace dugout {

/// How large the hexes of a battlefield are drawn. Until somebody chooses otherwise the whole field
/// is seen, unless its hexes would become too small to read and to touch.
class FieldZoom
{
public:
    /// What there is room for: `whole` shows the whole field, `readable` is the least radius that
    /// can be read.
    void setRoom(qreal whole, qreal readable);

    /// From a hex's centre to its corners.
    [[nodiscard]] qreal radius() const;
    [[nodiscard]] bool isWhole() const { return radius() <= m_whole; }
    [[nodiscard]] bool canGrow() const { return radius() < largest(); }

    /// By how much one press of a button or key scales.
    static constexpr qreal oneStep = 1.25;
    /// Never smaller than the whole field, never larger than a hex can usefully be.
    void scale(qreal factor);
    void showWhole();
    /// As nobody had chosen anything.
    void reset();

private:
    enum class Mode { Readable, Whole, Chosen };

    [[nodiscard]] qreal largest() const;

    Mode m_mode = Mode::Readable;
    qreal m_whole = 1;
    qreal m_readable = 1;
    qreal m_chosen = 1;
};

} // namespace dugout
