// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/battlefield/fieldzoom.h"

#include <algorithm>

namespace dugout {

namespace {

constexpr qreal largestOfReadable = 4;
/// So little less is better than having to scroll.
constexpr qreal nearlyReadable = 0.85;

} // namespace

void FieldZoom::setRoom(qreal whole, qreal readable)
{
    m_whole = whole;
    m_readable = readable;
}

qreal FieldZoom::largest() const
{
    return std::max(m_whole, m_readable * largestOfReadable);
}

qreal FieldZoom::radius() const
{
    switch (m_mode) {
    case Mode::Readable:
        return m_whole < m_readable * nearlyReadable ? m_readable : m_whole;
    case Mode::Whole:
        return m_whole;
    case Mode::Chosen:
        break;
    }
    return std::clamp(m_chosen, m_whole, largest());
}

void FieldZoom::scale(qreal factor)
{
    m_chosen = std::clamp(radius() * factor, m_whole, largest());
    m_mode = m_chosen > m_whole ? Mode::Chosen : Mode::Whole;
}

void FieldZoom::showWhole()
{
    m_mode = Mode::Whole;
}

void FieldZoom::reset()
{
    m_mode = Mode::Readable;
}

} // namespace dugout
