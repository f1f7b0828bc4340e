// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/displayview.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

DisplayView::DisplayView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void DisplayView::setBoard(const DisplayBoard &board)
{
    if (board == m_board)
        return;
    m_board = board;
    setAccessibleName(
        u"%1 %2 – %3 %4"_s.arg(board.sides[0].team, QString::number(board.sides[0].score),
                               QString::number(board.sides[1].score), board.sides[1].team));
    setAccessibleDescription(
        QStringList{board.period, board.weather, board.lastEvent}.join(u". "_s));
    update();
}

void DisplayView::setClock(const DisplayClock &clock)
{
    if (clock == m_clock)
        return;
    m_clock = clock;
    update();
}

void DisplayView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    DisplayPainter(m_board, m_clock, palette()).paint(painter, rect());
}

} // namespace dugout
