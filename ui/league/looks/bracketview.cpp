// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/bracketview.h"

#include "core/leaguefiles/leaguewords.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/sheets/badgepainter.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr int leastWidthSteps = 48;
constexpr int mostWidthSteps = 80; ///< four rounds of long names stay on one screen nearly
constexpr int figureSteps = 8; ///< how often somebody won, and the mark of the winner
constexpr int badgeSteps = 5;
constexpr int headSteps = 9; ///< what the rounds are called

/// The score where one game decides, else how many each side has won; none before that.
QStringList tieFigures(const Phase &phase, const BracketTie &tie)
{
    const QStringList score = tieScores(phase, tie).split(u'–');
    if (tie.games == 1 && score.size() == 2)
        return score;
    if (tie.games == 0)
        return {QString(), QString()};
    return {QString::number(tie.homeWins), QString::number(tie.awayWins)};
}
constexpr int heightSteps = 15;
constexpr int gapSteps = 8;
} // namespace

BracketView::BracketView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setObjectName(u"bracket"_s);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setBackgroundRole(tone::card);
}

void BracketView::setBracket(const League &league, const Competition &competition, int phase,
                             const BadgeOf &badgeOf)
{
    m_ties.clear();
    m_rounds = 0;
    QStringList said;
    const Phase &played = competition.phases[static_cast<size_t>(phase)];
    for (const BracketTie &each : bracketOf(competition, phase)) {
        const auto name = [&league](const EntrantId &team) {
            return team.isEmpty() ? QString() : teamName(league, team);
        };
        const auto badge = [&badgeOf](const EntrantId &team) {
            return team.isEmpty() ? std::optional<Badge>() : std::optional(badgeOf(team));
        };
        m_ties.push_back({each, name(each.home), each.isBye ? tr("bye") : name(each.away),
                          badge(each.home), badge(each.away), tieFigures(played, each)});
        m_rounds = std::max(m_rounds, each.round);
        if (!each.winner.isEmpty() && !each.isBye)
            said.append(tr("Round %1: %2 beat %3.")
                            .arg(each.round)
                            .arg(name(each.winner), name(each.loser)));
    }
    setAccessibleName(tr("Bracket"));
    setAccessibleDescription(said.join(u' '));
    measure();
    viewport()->update();
}

/// As wide as the longest name needs, while that leaves room for the others.
void BracketView::measure()
{
    const QFontMetrics metrics(styledFont(font(), TextStyle::Strong));
    int widest = 0;
    for (const Tie &each : m_ties) {
        for (const QString &name : {each.home, each.away})
            widest = std::max(widest, metrics.horizontalAdvance(name));
    }
    const int pads = 3 * gridStep(this, 2) + gridStep(this, badgeSteps + figureSteps) + 1;
    m_tieSize = {
        std::clamp(widest + pads, gridStep(this, leastWidthSteps), gridStep(this, mostWidthSteps)),
        gridStep(this, heightSteps)};
    fitScrollBars();
}

int BracketView::firstTies() const
{
    return static_cast<int>(std::count_if(m_ties.begin(), m_ties.end(), [](const Tie &each) {
        return each.tie.round == 1 && !each.tie.forThird;
    }));
}

QSize BracketView::wholeSize() const
{
    const int gap = gridStep(this, gapSteps);
    const bool third = std::any_of(m_ties.begin(), m_ties.end(),
                                   [](const Tie &each) { return each.tie.forThird; });
    const int rows = std::max(firstTies(), third ? 3 : 1);
    return {m_rounds * (m_tieSize.width() + gap) + gap,
            rows * (m_tieSize.height() + gap / 2) + gap + gridStep(this, headSteps)};
}

QRect BracketView::rectOf(const BracketTie &tie) const
{
    const int gap = gridStep(this, gapSteps);
    const int slot = m_tieSize.height() + gap / 2;
    const int spread = 1 << (tie.round - 1); // each round half as many
    const int x = gap + (tie.round - 1) * (m_tieSize.width() + gap);
    const int top = gridStep(this, headSteps) + gap / 2;
    int y = top + tie.number * spread * slot + (spread - 1) * slot / 2;
    if (tie.forThird)
        y = std::min(wholeSize().height() - slot, top + (spread - 1) * slot / 2 + slot * 3 / 2);
    return {QPoint(x, y), m_tieSize};
}

void BracketView::fitScrollBars()
{
    const QSize spare = wholeSize() - viewport()->size();
    horizontalScrollBar()->setRange(0, std::max(0, spare.width()));
    verticalScrollBar()->setRange(0, std::max(0, spare.height()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    verticalScrollBar()->setPageStep(viewport()->height());
    horizontalScrollBar()->setSingleStep(gridStep(this, 8));
    verticalScrollBar()->setSingleStep(gridStep(this, 8));
}

void BracketView::resizeEvent(QResizeEvent *)
{
    fitScrollBars();
}

void BracketView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        measure();
}

void BracketView::paintSide(QPainter &painter, const QRect &area, const Side &side) const
{
    const int pad = gridStep(this, 2);
    const QFont font = styledFont(this->font(), side.won ? TextStyle::Strong : TextStyle::Body);
    painter.setFont(font);
    painter.setPen(palette().color(side.name.isEmpty() ? tone::greyInk : tone::ink));
    QRect inner = area.adjusted(pad, 0, -pad, 0);
    painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter,
                     side.won ? u"✓ "_s + side.figure : side.figure);
    if (side.badge) {
        const int badge = gridStep(this, badgeSteps);
        paintBadge(painter,
                   QRectF(inner.left(), inner.center().y() - badge / 2.0 + 0.5, badge, badge),
                   *side.badge);
    }
    inner.setLeft(inner.left() + gridStep(this, badgeSteps) + pad);
    const QFontMetrics metrics(font);
    const int room = inner.width() - gridStep(this, figureSteps);
    painter.drawText(
        inner, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(side.name.isEmpty() ? u"…"_s : side.name, Qt::ElideRight, room));
}

void BracketView::paintTie(QPainter &painter, const Tie &tie) const
{
    const QRect box = rectOf(tie.tie);
    const QPen line(palette().color(tone::line), strokeWidth(palette()));
    painter.setPen(line);
    painter.setBrush(palette().color(tone::soft));
    painter.drawRoundedRect(box, 6, 6);
    painter.drawLine(box.left(), box.center().y(), box.right(), box.center().y());
    if (tie.tie.forThird) {
        painter.setFont(font());
        painter.setPen(palette().color(tone::greyInk));
        const int height = QFontMetrics(font()).height();
        painter.drawText(QRect(box.left(), box.top() - height, box.width(), height),
                         Qt::AlignLeft | Qt::AlignVCenter, tr("Third place"));
    }
    const QRect upper(box.topLeft(), QSize(box.width(), box.height() / 2));
    const QRect lower = upper.translated(0, box.height() / 2);
    const bool decided = !tie.tie.winner.isEmpty();
    paintSide(
        painter, upper,
        {tie.home, tie.homeBadge, tie.figures.value(0), decided && tie.tie.winner == tie.tie.home});
    paintSide(painter, lower,
              {tie.away, tie.awayBadge, tie.figures.value(1),
               decided && !tie.tie.isBye && tie.tie.winner == tie.tie.away});
    if (tie.tie.round == m_rounds || tie.tie.forThird)
        return;
    BracketTie next;
    next.round = tie.tie.round + 1;
    next.number = tie.tie.number / 2;
    const QRect to = rectOf(next);
    const int middle = (box.right() + to.left()) / 2;
    painter.setPen(line);
    painter.drawPolyline(
        QPolygon({QPoint(box.right() + 1, box.center().y()), QPoint(middle, box.center().y()),
                  QPoint(middle, to.center().y()), QPoint(to.left(), to.center().y())}));
}

void BracketView::paintHead(QPainter &painter) const
{
    painter.setFont(font());
    painter.setPen(palette().color(tone::greyInk));
    BracketTie column;
    for (column.round = 1; column.round <= m_rounds; ++column.round) {
        const QRect box = rectOf(column);
        const QRect head(box.left(), gridStep(this, 2), box.width(), gridStep(this, headSteps));
        painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
                         stageName(m_rounds - column.round));
    }
}

void BracketView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), palette().color(tone::card));
    painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
    paintHead(painter);
    for (const Tie &each : m_ties)
        paintTie(painter, each);
}

} // namespace dugout
