// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/standingsdelegate.h"

#include "ui/common/appearance.h"
#include "ui/common/outcomemark.h"
#include "ui/common/rowfocus.h"
#include "ui/common/textlabel.h"
#include "ui/league/looks/leaguetableparts.h"
#include "ui/league/looks/leaguetableview.h"
#include "ui/models/plaintooltip.h"
#include "ui/models/showntablemodel.h"
#include "ui/sheets/badgepainter.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int badgeSteps = 7;
constexpr int nextSteps = 6;
constexpr int squareSteps = 5;
constexpr qreal barWidth = 4.0;

QFont secondFont(const QWidget *widget)
{
    return styledFont(widget->font(), TextStyle::Small);
}

/// Two lines stand in a row that is high enough for both.
bool hasTwoLines(const QRect &area, const QFont &first, const QFont &second)
{
    return area.height() >= QFontMetrics(first).height() + QFontMetrics(second).height();
}

} // namespace

StandingsDelegate::StandingsDelegate(LeagueTableView *view)
    : QStyledItemDelegate(view)
    , m_view(view)
{ }

void StandingsDelegate::setFaces(QHash<QString, StandingsFace> faces)
{
    if (faces == m_faces)
        return;
    m_faces = std::move(faces);
    m_view->fitAnew();
}

const StandingsFace *StandingsDelegate::faceAt(const QModelIndex &index) const
{
    const auto *model = static_cast<const ShownTableModel *>(index.model());
    const auto found = m_faces.constFind(model->idAt(index));
    return found == m_faces.constEnd() ? nullptr : &*found;
}

const ShownColumn &StandingsDelegate::columnAt(const QModelIndex &index) const
{
    return m_view->table().columns[static_cast<size_t>(index.column())];
}

int StandingsDelegate::formWidth() const
{
    size_t most = 0;
    bool any = false;
    for (const StandingsFace &each : m_faces) {
        most = std::max(most, each.form.size());
        any = any || each.next;
    }
    const int squares = static_cast<int>(most) * gridStep(m_view, squareSteps)
        + std::max(0, static_cast<int>(most) - 1) * gridStep(m_view, 1);
    return squares + (any ? gridStep(m_view, nextSteps + 3) : 0);
}

void StandingsDelegate::initStyleOption(QStyleOptionViewItem *option,
                                        const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QString &id = columnAt(index).id;
    const bool heading = m_view->table().rows[static_cast<size_t>(index.row())].isHeading();
    const bool strong = heading || id == u"rank" || id == u"team" || id == u"points";
    if (heading || (id == u"points" && columnAt(index).group.isEmpty()))
        option->font = styledFont(option->font, TextStyle::Heading);
    option->font.setBold(strong
                         || m_view->table().isDecisive(static_cast<size_t>(index.row()),
                                                       static_cast<size_t>(index.column())));
    if (option->state & QStyle::State_Selected) // the row says where the keyboard is
        option->state &= ~QStyle::State_HasFocus;
    option->fontMetrics = QFontMetrics(option->font);
}

QSize StandingsDelegate::sizeHint(const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    QStyleOptionViewItem shown(option);
    initStyleOption(&shown, index);
    const int height = gridStep(m_view, m_view->arrangement().rowSteps);
    if (m_view->table().rows[static_cast<size_t>(index.row())].isHeading())
        return {0, height};
    const int air = 2 * gridStep(m_view, LeagueTableParts::airSteps) + 2;
    int width = shown.fontMetrics.horizontalAdvance(shown.text) + air;
    const StandingsFace *face = faceAt(index);
    if (face && columnAt(index).id == u"team")
        width = std::max(width,
                         QFontMetrics(secondFont(m_view)).horizontalAdvance(face->second) + air)
            + gridStep(m_view, badgeSteps + 2);
    if (face && columnAt(index).id == u"form")
        width = formWidth() + air;
    return {width, height};
}

QColor StandingsDelegate::inkOf(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (isInkedAnew(option))
        return option.palette.color(tone::onGo);
    const ShownColumn &column = columnAt(index);
    const QString words = index.data().toString();
    if (column.id == u"moved" && !words.isEmpty())
        return option.palette.color(words.startsWith(u'▲') ? tone::goInk : tone::harm);
    const bool aside = !column.group.isEmpty() && !option.font.bold();
    const bool quiet = aside || index.data(ShownTableModel::QuietRole).toBool();
    return option.palette.color(quiet ? tone::greyInk : tone::ink);
}

/// At the left edge, where somebody goes through: a line of words says how many.
void StandingsDelegate::paintPlaceBar(QPainter &painter, const QRect &row,
                                      const QModelIndex &index) const
{
    const auto &rows = m_view->table().rows;
    const auto goes = [](const ShownRow &each) { return each.onward != Onward::No; };
    if (!m_view->arrangement().parts || std::none_of(rows.begin(), rows.end(), goes))
        return;
    const Onward onward = rows[static_cast<size_t>(index.row())].onward;
    const auto role = onward == Onward::Yes ? tone::go
        : onward == Onward::Open            ? tone::look
                                            : tone::line;
    painter.fillRect(QRectF(row.left(), row.top(), barWidth, row.height()),
                     m_view->palette().color(role));
}

void StandingsDelegate::paintTeam(QPainter &painter, const QRect &area,
                                  const QStyleOptionViewItem &option, const QString &name,
                                  const StandingsFace &face) const
{
    const int side = std::min(gridStep(m_view, badgeSteps), area.height() - gridStep(m_view, 1));
    paintBadge(painter, QRectF(area.left(), area.center().y() - side / 2.0 + 0.5, side, side),
               face.badge);
    const QFont second = secondFont(m_view);
    QRect words = area.adjusted(side + gridStep(m_view, 2), 0, 0, 0);
    const QFontMetrics metrics(option.font);
    const QFontMetrics small(second);
    const bool two = !face.second.isEmpty() && hasTwoLines(area, option.font, second);
    if (two) {
        const int top = area.top() + (area.height() - metrics.height() - small.height()) / 2;
        words = QRect(words.left(), top, words.width(), metrics.height());
    }
    painter.setFont(option.font);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(name, Qt::ElideRight, words.width()));
    if (!two)
        return;
    words = QRect(words.left(), words.bottom() + 1, words.width(), small.height());
    painter.setFont(second);
    if (!isInkedAnew(option))
        painter.setPen(option.palette.color(tone::greyInk));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     small.elidedText(face.second, Qt::ElideRight, words.width()));
}

void StandingsDelegate::paintForm(QPainter &painter, const QRect &area,
                                  const StandingsFace &face) const
{
    const int side = gridStep(m_view, squareSteps);
    const int next = gridStep(m_view, nextSteps);
    const bool any = std::any_of(m_faces.begin(), m_faces.end(),
                                 [](const StandingsFace &each) { return each.next.has_value(); });
    int x = area.right() + 1 - (any ? gridStep(m_view, nextSteps + 3) : 0)
        - static_cast<int>(face.form.size()) * (side + gridStep(m_view, 1));
    for (const LeagueOutcome each : face.form) {
        x += gridStep(m_view, 1);
        paintOutcome(painter, QRectF(x, area.center().y() - side / 2.0 + 0.5, side, side), each,
                     m_view);
        x += side;
    }
    if (face.next)
        paintBadge(
            painter,
            QRectF(area.right() + 1 - next, area.center().y() - next / 2.0 + 0.5, next, next),
            *face.next);
}

void StandingsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    QStyleOptionViewItem shown(option);
    initStyleOption(&shown, index);
    shown.rect = m_view->rowPart(option.rect, index.row());
    const QString text = std::exchange(shown.text, QString());
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &shown, painter, option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(option.palette.color(tone::soft), strokeWidth(option.palette)));
    painter->drawLine(shown.rect.bottomLeft(), shown.rect.bottomRight());
    const int pad = gridStep(m_view, LeagueTableParts::airSteps);
    const QRect area = shown.rect.adjusted(pad, 0, -pad, 0);
    const StandingsFace *face = faceAt(index);
    const QString &id = columnAt(index).id;
    if (id == u"rank" && face)
        paintPlaceBar(*painter, shown.rect, index);
    painter->setFont(shown.font);
    painter->setPen(inkOf(shown, index));
    if (face && id == u"team")
        paintTeam(*painter, area, shown, text, *face);
    else if (face && id == u"form" && !face->form.empty())
        paintForm(*painter, area, *face);
    else
        painter->drawText(area, int(shown.displayAlignment),
                          shown.fontMetrics.elidedText(text, Qt::ElideRight, area.width()));
    painter->restore();
}

bool StandingsDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view,
                                  const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const StandingsFace *face = index.isValid() ? faceAt(index) : nullptr;
    const QString words = !face         ? QString()
        : columnAt(index).id == u"form" ? face->nextWords
        : columnAt(index).id == u"team" ? u"%1\n%2"_s.arg(index.data().toString(), face->second)
                                        : QString();
    if (event->type() != QEvent::ToolTip || words.isEmpty())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), plainToolTip(words), view);
    return true;
}

} // namespace dugout
