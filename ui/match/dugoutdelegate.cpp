// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/dugoutdelegate.h"

#include "core/text/plaintext.h"
#include "ui/common/appearance.h"
#include "ui/common/fittedtext.h"
#include "ui/common/pilllabel.h"
#include "ui/common/teamink.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"
#include "ui/match/dugoutmodel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QFont smallFont()
{
    return styledFont(QApplication::font(), TextStyle::Small);
}

QFont strongFont()
{
    return styledFont(QApplication::font(), TextStyle::Strong);
}

/// A name as people shorten it: without what stands in quotation marks or brackets, then with the
/// first name as a letter. All players keep letters of one size.
QString fittingName(const QFontMetrics &metrics, const QString &name, int width)
{
    static const QRegularExpression nickname(u"\\s+['\"«„“‘].*['\"»“”’](?=\\s)"_s);
    static const QRegularExpression bracket(u"\\s+\\(.*\\)$"_s);
    QString shorter = name;
    const auto fits = [&metrics, width](const QString &words) {
        return metrics.horizontalAdvance(words) <= width;
    };
    if (!fits(shorter))
        shorter.remove(nickname).remove(bracket);
    if (const qsizetype space = shorter.indexOf(u' '); !fits(shorter) && space > 1)
        shorter = firstCharacter(shorter) + u'.' + shorter.sliced(space);
    return metrics.elidedText(shorter, Qt::ElideRight, width);
}

void paintHeading(QPainter *painter, const QRect &area, const QPalette &palette,
                  const QModelIndex &index)
{
    QFont font = smallFont();
    font.setBold(true);
    painter->setFont(font);
    painter->setPen(palette.color(tone::greyInk));
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter,
                      QString::number(index.data(DugoutModel::CountRole).toInt()));
}

struct PillInks
{
    Shade ground, ink;
};

PillInks pillOf(DugoutModel::StateMood mood)
{
    switch (mood) {
    case DugoutModel::StateMood::Bad:
        return {Shade::BadPill, Shade::BadPillInk};
    case DugoutModel::StateMood::Warn:
        return {Shade::WarnPill, Shade::WarnPillInk};
    case DugoutModel::StateMood::Quiet:
        break;
    }
    return {Shade::QuietPill, Shade::QuietPillInk};
}

/// How he is, at the right end; at most half the line, since who he is comes first.
void paintState(QPainter *painter, QRect &area, const QPalette &palette, const QModelIndex &index,
                int gap)
{
    QString words = index.data(DugoutModel::StateRole).toString();
    const QString word = index.data(DugoutModel::WordRole).toString();
    // A word that is short in every language rather than half of another.
    if (!word.isEmpty()
        && 2 * QFontMetrics(smallFont()).horizontalAdvance(words) > area.width() - 6 * gap)
        words = word;
    if (!words.isEmpty()) {
        const auto mood
            = static_cast<DugoutModel::StateMood>(index.data(DugoutModel::MoodRole).toInt());
        const PillInks inks = pillOf(mood);
        painter->setFont(smallFont());
        QRect half = area;
        half.setLeft(area.right() - area.width() / 2);
        const QRect place = paintPill(painter, half, words, shade(palette, inks.ground),
                                      shade(palette, inks.ink));
        area.setRight(place.left() - gap);
    }
    if (index.data(DugoutModel::BallRole).toBool()) {
        const int side = QFontMetrics(strongFont()).height();
        const QRect ball(area.right() - side, area.center().y() - side / 2, side, side);
        paintToneIcon(painter, u"ball"_s, ball, shade(palette, Shade::WarnPillInk));
        area.setRight(ball.left() - gap);
    }
}

void paintSecondLine(QPainter *painter, QRect area, const QPalette &palette,
                     const QModelIndex &index, int gap)
{
    const QFontMetrics metrics(smallFont());
    const QString achievements = index.data(DugoutModel::AchievementsRole).toString();
    const QString position
        = listThatFits(metrics, index.data(DugoutModel::PositionRole).toString(), area.width());
    painter->setFont(smallFont());
    painter->setPen(palette.color(tone::greyInk));
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, position);
    area.setLeft(area.left() + metrics.horizontalAdvance(position) + gap);
    painter->setPen(palette.color(tone::goInk));
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(achievements, Qt::ElideRight, area.width()));
}

void paintPlayer(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                 bool low)
{
    const QPalette &palette = option.palette;
    const int gap = gridStep(option.widget, 2);
    const int side = gridStep(option.widget, low ? 6 : 7);
    const auto state = static_cast<PawnState>(index.data(DugoutModel::PawnRole).toInt());
    const auto *model = qobject_cast<const DugoutModel *>(index.model());
    const QColor colour = model ? model->colour() : palette.color(tone::ink);
    QRect area = option.rect.adjusted(gap, 0, -gap, 0);
    const QRectF disc(area.left(), area.center().y() - side / 2.0 + 0.5, side, side);
    paintPawn(painter, disc, {index.data(DugoutModel::NumberRole).toInt(), colour, state}, palette);
    area.setLeft(area.left() + side + gap);
    paintState(painter, area, palette, index, gap);
    const QFontMetrics strong(strongFont());
    QRect line = area;
    if (!low) {
        const int small = QFontMetrics(smallFont()).height();
        line.setTop(area.center().y() - (strong.height() + small) / 2);
        line.setHeight(strong.height());
        paintSecondLine(painter, QRect(area.left(), line.bottom(), area.width(), small), palette,
                        index, gap);
    }
    painter->setFont(strongFont());
    painter->setPen(state == PawnState::Done || state == PawnState::Off
                        ? shade(palette, Shade::DoneInk)
                        : palette.color(tone::ink));
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                      fittingName(strong, index.data().toString(), line.width()));
}

/// His number in what his team can do with him, to be read from afar, and a word where he cannot.
void paintNumber(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QPalette &palette = option.palette;
    const auto state = static_cast<PawnState>(index.data(DugoutModel::PawnRole).toInt());
    const auto *model = qobject_cast<const DugoutModel *>(index.model());
    const QColor team = model->colour();
    const bool lies = state == PawnState::Prone || state == PawnState::Stunned;
    const bool ready = state == PawnState::Ready;
    const bool off = state == PawnState::Off;
    const QColor ground = ready ? team : off ? palette.color(tone::card) : teamTint(palette, team);
    const QColor ink = ready ? inkOn(team) : palette.color(off ? tone::greyInk : tone::ink);
    const int gap = gridStep(option.widget, 1);
    const QRectF body = QRectF(option.rect).adjusted(1, 1, -gap - 1, -gap - 1);
    const bool chosen = option.state & QStyle::State_Selected;
    const QColor edge = chosen ? shade(palette, Shade::Chosen)
        : lies                 ? team
        : off                  ? palette.color(tone::line)
                               : ground;
    painter->setPen(QPen(edge, chosen ? 3.0 : 2.0));
    painter->setBrush(ground);
    painter->drawRoundedRect(body, 8, 8);
    const QString word = index.data(DugoutModel::WordRole).toString();
    const bool ball = index.data(DugoutModel::BallRole).toBool();
    QRectF number = body.adjusted(3, 2, -3, -2);
    if (!word.isEmpty())
        number.setHeight(number.height() * 0.56);
    if (ball) {
        const qreal side = std::min(number.height(), number.width() / 2) * 0.62;
        const QRectF place(body.right() - side - gap, number.center().y() - side / 2, side, side);
        painter->setPen(Qt::NoPen);
        painter->setBrush(palette.color(tone::card));
        painter->drawEllipse(place);
        const qreal in = side * 0.2;
        paintToneIcon(painter, u"ball"_s, place.adjusted(in, in, -in, -in).toRect(),
                      shade(palette, Shade::WarnPillInk));
        number.setRight(place.left());
    }
    painter->setPen(ink);
    paintFitted(*painter, number, QString::number(index.data(DugoutModel::NumberRole).toInt()),
                option.rect.height() * 0.5, QFont::Bold);
    if (word.isEmpty())
        return;
    const auto mood
        = static_cast<DugoutModel::StateMood>(index.data(DugoutModel::MoodRole).toInt());
    const QColor wordInk
        = lies || mood == DugoutModel::StateMood::Quiet ? ink : shade(palette, pillOf(mood).ink);
    painter->setPen(wordInk);
    const QRectF below(body.left() + 3, number.bottom(), body.width() - 6,
                       body.bottom() - number.bottom() - 3);
    paintFitted(*painter, below, word, QFontInfo(smallFont()).pixelSize(), QFont::Bold);
}

/// Behind the current player, with a mark at its edge.
void paintGround(QPainter *painter, const QStyleOptionViewItem &option)
{
    const bool current = option.state & QStyle::State_Selected;
    if (!current && !(option.state & QStyle::State_MouseOver))
        return;
    const QRectF body = QRectF(option.rect).adjusted(1, 1, -1, -1);
    const bool ring = current && option.state & QStyle::State_HasFocus;
    painter->setPen(ring ? QPen(option.palette.color(tone::go), 2.0) : QPen(Qt::NoPen));
    painter->setBrush(current ? shade(option.palette, Shade::ChosenRow)
                              : option.palette.color(tone::soft));
    painter->drawRoundedRect(body, 6, 6);
    if (!current)
        return;
    painter->setPen(Qt::NoPen);
    painter->setBrush(shade(option.palette, Shade::Chosen));
    painter->drawRoundedRect(QRectF(body.left(), body.top(), 3, body.height()), 1.5, 1.5);
}

} // namespace

namespace {

bool areNumbers(const QModelIndex &index)
{
    const auto *model = qobject_cast<const DugoutModel *>(index.model());
    return model && model->areNumbers();
}

} // namespace

QString listThatFits(const QFontMetrics &metrics, QString words, int width)
{
    const QString more = u" …"_s;
    const qsizetype all = words.size();
    while (!words.isEmpty() && metrics.horizontalAdvance(words) > width)
        words.truncate(std::max<qsizetype>(0, words.lastIndexOf(", "_L1)));
    // Who reads the list sees that it goes on: his card has the rest.
    const bool cut = !words.isEmpty() && words.size() < all;
    return cut && metrics.horizontalAdvance(words + more) <= width ? words + more : words;
}

void DugoutDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (areNumbers(index)) {
        paintNumber(painter, option, index);
    } else if (index.data(DugoutModel::HeadingRole).toBool()) {
        const int pad = gridStep(option.widget, 2);
        paintHeading(painter, option.rect.adjusted(pad, 0, -pad, 0), option.palette, index);
    } else {
        paintGround(painter, option);
        if (index.data(DugoutModel::ChipRole).toBool()) {
            const int side = gridStep(option.widget, 7);
            const QRectF disc(option.rect.center().x() - side / 2.0 + 0.5,
                              option.rect.center().y() - side / 2.0 + 0.5, side, side);
            paintPawn(painter, disc,
                      {index.data(DugoutModel::NumberRole).toInt(), {}, PawnState::Off},
                      option.palette);
        } else {
            paintPlayer(painter, option, index, m_low);
        }
    }
    painter->restore();
}

int DugoutDelegate::rowHeight(const QWidget *view, bool low) const
{
    const int name = QFontMetrics(strongFont()).height();
    const int below = low ? 0 : QFontMetrics(smallFont()).height();
    return std::max(gridStep(view, low ? 7 : 8), name + below + gridStep(view, 1) + 2);
}

int DugoutDelegate::headingHeight(const QWidget *view) const
{
    return QFontMetrics(smallFont()).height() + gridStep(view, 2);
}

int DugoutDelegate::chipSide(const QWidget *view) const
{
    return gridStep(view, 9);
}

QSize DugoutDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (areNumbers(index) && view) { // two columns, as high as there is room
        const int rows = (index.model()->rowCount() + 1) / 2;
        const int height = (view->viewport()->height() - 1) / std::max(1, rows);
        return {(view->viewport()->width() - 1) / 2,
                std::clamp(height, gridStep(view, 5), gridStep(view, 14))};
    }
    if (index.data(DugoutModel::ChipRole).toBool())
        return {chipSide(view), chipSide(view)};
    const int width = view ? view->viewport()->width() - 1 : 0;
    const bool heading = index.data(DugoutModel::HeadingRole).toBool();
    return {width, heading ? headingHeight(view) : rowHeight(view, m_low)};
}

} // namespace dugout
