// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/displayview.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

DisplayView::DisplayView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void DisplayView::setBoard(const HallBoard &board)
{
    if (board == m_board)
        return;
    m_board = board;
    QStringList standing;
    for (const HallSide &side : board.sides)
        standing.append(u"%1 %2"_s.arg(side.name, QString::number(side.score)));
    if (board.sides.size() == 2)
        standing = {u"%1 – %2 %3"_s.arg(
            standing.constFirst(), QString::number(board.sides[1].score), board.sides[1].name)};
    setAccessibleName(standing.join(u", "_s));
    setAccessibleDescription(QStringList{board.period, board.note, board.lastEvent}.join(u". "_s));
    update();
}

void DisplayView::setPicture(const HallPicture &picture)
{
    m_picture = picture;
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
    DisplayPainter(m_board, m_clock, palette(), m_picture).paint(painter, rect());
}

} // namespace dugout
