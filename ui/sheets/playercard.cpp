// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/playercard.h"

#include "ui/sheets/badgepainter.h"
#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheetcells.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal inset = 6 * unitsPerPoint;
constexpr qreal stripe = 4 * unitsPerPoint;
constexpr qreal cardGap = 3 * unitsPerPoint;
constexpr qreal smallest = 4.5;
constexpr qreal badgePart = 4.2; ///< of the letters
constexpr qreal writing = 15 * unitsPerPoint; ///< between two lines for a pen
constexpr int ticksEach = 3;
constexpr const char *achievementWords[]{"Comp", "TD", "Int", "Cas", "MVP"};
constexpr Achievement achievements[]{Achievement::Completion, Achievement::Touchdown,
                                     Achievement::Interception, Achievement::Casualty,
                                     Achievement::Mvp};

} // namespace

PrintedPlayerCard::PrintedPlayerCard(const TeamSheet &sheet, const TeamSheetPlayer &player,
                                     const QSizeF &size)
    : m_sheet(sheet)
    , m_player(player)
    , m_size(size)
{
    choose();
}

void PrintedPlayerCard::choose()
{
    struct Room
    {
        Explaining explaining;
        bool hasTicks;
    };
    for (const Room &room : {Room{Explaining::Both, true}, Room{Explaining::First, true},
                             Room{Explaining::None, true}, Room{Explaining::None, false}}) {
        m_explaining = room.explaining;
        m_hasTicks = room.hasTicks && m_player.kind.first.isEmpty();
        for (m_points = 7.5; m_points >= smallest; m_points -= 0.5) {
            if (height() <= m_size.height())
                return;
        }
    }
    m_points = smallest;
    m_fits = false;
}

qreal PrintedPlayerCard::innerWidth() const
{
    return m_size.width() - 2 * inset;
}

qreal PrintedPlayerCard::badgeSide() const
{
    return m_points * badgePart * unitsPerPoint;
}

qreal PrintedPlayerCard::textWidth() const
{
    // The number stands at the left, as wide as two digits, the badge at the right.
    return innerWidth() - sheetTextWidth(u"00"_s, sheetFont(m_points * 2.6, QFont::Bold))
        - badgeSide() - 2 * cardGap;
}

SheetBoxRow PrintedPlayerCard::ticks() const
{
    std::vector<SheetBox> boxes;
    for (size_t i = 0; i < std::size(achievements); ++i) {
        const int count = m_player.achievements.count(achievements[i]);
        const QString word = m_sheet.words.one(achievementWords[i]);
        boxes.push_back({count > 0 ? u"%1 %2"_s.arg(word).arg(count) : word, {}, {}, ticksEach});
    }
    return {std::move(boxes), m_points * 1.3, innerWidth()};
}

QString PrintedPlayerCard::value() const
{
    return m_sheet.words.number(m_player.value);
}

SheetText PrintedPlayerCard::name() const
{
    return {m_player.name, sheetFont(m_points * 1.4, QFont::Bold)};
}

SheetText PrintedPlayerCard::role() const
{
    QStringList parts{m_player.role.both()};
    if (!m_player.kind.first.isEmpty() && m_player.kind.first != m_player.role.first)
        parts.append(m_player.kind.both());
    parts.append(m_sheet.name);
    return {parts.join(u"  ·  "_s), sheetFont(m_points)};
}

SheetText PrintedPlayerCard::foot() const
{
    const SheetWords &words = m_sheet.words;
    QStringList parts{words(QT_TRANSLATE_NOOP("SheetWords", "Value")).both() + u' ' + value(),
                      words(QT_TRANSLATE_NOOP("SheetWords", "SPP")).both() + u' '
                          + words.number(m_player.points)};
    if (!m_player.level.first.isEmpty())
        parts.append(m_player.level.both());
    if (!m_player.injuries.first.isEmpty())
        parts.append(m_player.injuries.both());
    return {parts.join(u"  ·  "_s), sheetFont(m_points)};
}

std::vector<SheetText> PrintedPlayerCard::skills() const
{
    std::vector<SheetText> texts;
    for (const SheetWord &skill : m_player.skills) {
        const QString names = skill.both();
        const auto known
            = std::find_if(m_sheet.skills.begin(), m_sheet.skills.end(),
                           [&skill](const TeamSheetSkill &each) { return each.name == skill; });
        QString text = names;
        if (m_explaining != Explaining::None && known != m_sheet.skills.end()) {
            text += u"  "_s + known->summary.first;
            if (m_explaining == Explaining::Both && !known->summary.second.isEmpty())
                text += u" / "_s + known->summary.second;
        }
        texts.push_back({text, sheetFont(m_points), static_cast<int>(names.size())});
    }
    return texts;
}

qreal PrintedPlayerCard::headHeight() const
{
    const qreal number
        = sheetTextHeight({u"00"_s, sheetFont(m_points * 2.6, QFont::Bold)}, innerWidth());
    return std::max({number, badgeSide(),
                     sheetTextHeight(name(), textWidth()) + sheetTextHeight(role(), textWidth())});
}

qreal PrintedPlayerCard::statsHeight() const
{
    return (m_points * 0.8 + m_points * 1.8) * 1.3 * unitsPerPoint + cardGap;
}

qreal PrintedPlayerCard::height() const
{
    qreal sum = 2 * inset + stripe + headHeight() + statsHeight() + 4 * cardGap
        + sheetTextHeight(foot(), innerWidth());
    for (const SheetText &skill : skills())
        sum += sheetTextHeight(skill, innerWidth()) + cardGap / 2;
    return m_hasTicks ? sum + ticks().height() + cardGap : sum;
}

void PrintedPlayerCard::paintHead(QPainter &painter, const QRectF &inside) const
{
    const QFont strong = sheetFont(m_points * 2.6, QFont::Bold);
    paintSheetText(painter, {QString::number(m_player.number), strong}, inside.topLeft(),
                   innerWidth() - textWidth());
    paintBadge(painter, {inside.right() - badgeSide(), inside.top(), badgeSide(), badgeSide()},
               m_sheet.badge);
    const QPointF corner(inside.right() - badgeSide() - cardGap - textWidth(), inside.top());
    const qreal below = paintSheetText(painter, name(), corner, textWidth());
    if (m_player.name.isEmpty()) { // somebody writes it
        painter.setPen(sheetPen(0.5));
        painter.drawLine(corner + QPointF(0, below), corner + QPointF(textWidth(), below));
    }
    paintSheetText(painter, role(), corner + QPointF(0, below), textWidth());
}

void PrintedPlayerCard::paintStats(QPainter &painter, const QRectF &area) const
{
    const qreal width = area.width() / static_cast<qreal>(allStats.size());
    qreal x = area.left();
    for (const Stat stat : allStats) {
        const QRectF box = QRectF(x, area.top(), width, area.height()).adjusted(0, 0, -cardGap, 0);
        x += width;
        painter.setPen(sheetPen(0.5, 60));
        painter.drawRect(box);
        painter.setPen(Qt::black);
        const int now = statOf(m_player.profile, stat);
        const int before = statOf(m_player.start, stat);
        const QString mark = now > before ? u"▴"_s : now < before ? u"▾"_s : QString();
        const qreal below = paintSheetText(
            painter,
            {statTitle(stat, m_sheet.words).both(), sheetFont(m_points * 0.8), 0, Qt::AlignHCenter},
            box.topLeft() + QPointF(0, cardGap / 2), box.width());
        paintSheetText(painter,
                       {QString::number(now) + mark, sheetFont(m_points * 1.8, QFont::Bold), 0,
                        Qt::AlignHCenter},
                       box.topLeft() + QPointF(0, cardGap / 2 + below), box.width());
    }
}

/// What is left of the card, for a pen.
void PrintedPlayerCard::paintLines(QPainter &painter, const QRectF &area) const
{
    painter.setPen(sheetPen(0.4, 120));
    for (qreal y = area.top() + writing; y <= area.bottom(); y += writing)
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(Qt::black);
}

void PrintedPlayerCard::paint(QPainter &painter, const QRectF &area) const
{
    painter.setPen(sheetPen(0.4, 90));
    painter.drawRect(area);
    const QRectF band(area.left(), area.top(), area.width(), stripe);
    painter.fillRect(band, toColour(m_sheet.primary));
    painter.drawRect(band);
    painter.setPen(Qt::black);
    const QRectF inside = area.adjusted(inset, inset + stripe, -inset, -inset);
    paintHead(painter, inside);
    qreal y = inside.top() + headHeight() + cardGap;
    paintStats(painter, {inside.left(), y, inside.width() + cardGap, statsHeight()});
    y += statsHeight() + 2 * cardGap;
    for (const SheetText &skill : skills())
        y += paintSheetText(painter, skill, {inside.left(), y}, innerWidth()) + cardGap / 2;
    const SheetText last = foot();
    qreal bottom = inside.bottom() - sheetTextHeight(last, innerWidth());
    paintSheetText(painter, last, {inside.left(), bottom}, innerWidth());
    if (m_hasTicks) {
        const SheetBoxRow boxes = ticks();
        bottom -= boxes.height() + cardGap;
        boxes.paint(painter, {inside.left(), bottom, inside.width(), boxes.height()});
    }
    paintLines(painter, {inside.left(), y, inside.width(), bottom - cardGap - y});
}

} // namespace dugout
