// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/tour.h"

#include <algorithm>

namespace dugout {

namespace {
/// In a turn, before mistakes are spoken of.
constexpr size_t enoughAnswers = 3;
} // namespace

void Tour::see(const TourSight &sight)
{
    if (!sight.isOpen)
        return;
    const TourStop before = m_stop;
    reach(TourStop::Questions);
    if (sight.isInTurn)
        reach(TourStop::Turn);
    if (sight.isOver)
        reach(sight.isFinished ? TourStop::Done : TourStop::Whistle);
    if (m_stop != before)
        m_answers = sight.answers;
    else if (m_stop == TourStop::Turn && sight.answers >= m_answers + enoughAnswers)
        reach(TourStop::Undo);
    else if (m_stop == TourStop::Undo && sight.answers < m_answers)
        reach(TourStop::PlayOn);
    if (m_stop == TourStop::Undo)
        m_answers = std::max(m_answers, sight.answers);
}

void Tour::skip()
{
    reach(static_cast<TourStop>(std::min(static_cast<int>(m_stop) + 1, tourStops - 1)));
}

void Tour::reach(TourStop stop)
{
    m_stop = std::max(m_stop, stop);
}

} // namespace dugout
