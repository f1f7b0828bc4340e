// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/playerstrip.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/models/plaintooltip.h"

#include <QHBoxLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal radius = 8.0;

} // namespace

PlayerStrip::PlayerStrip(QWidget *parent)
    : CardMiddle(parent)
    , m_head(new QHBoxLayout)
    , m_name(new TextLabel(TextStyle::Heading, this))
    , m_figures(new QHBoxLayout)
    , m_skills(new TextLabel(TextStyle::Body, this))
    , m_ills(new TextLabel(TextStyle::Small, this))
    , m_turn(new TextLabel(TextStyle::Small, this))
{
    setObjectName(u"player-strip"_s);
    m_skills->setObjectName(u"player-skills"_s);
    m_ills->setObjectName(u"player-ills"_s);
    m_turn->setObjectName(u"player-turn"_s);
    m_ills->setTone(tone::harm);
    for (TextLabel *label : {m_name, m_skills, m_ills, m_turn})
        label->setWordWrap(true);
    m_figures->setSpacing(gridStep(this, 3));
    m_head->setSpacing(gridStep(this, 2));
    m_head->addWidget(m_name, 1);
    m_head->addLayout(m_figures);
    auto *layout = new QVBoxLayout(this);
    const int pad = gridStep(this, 3);
    layout->setContentsMargins(pad, padAbove(0), pad, padAbove(0));
    layout->setSpacing(gridStep(this, 1));
    layout->addLayout(m_head);
    for (TextLabel *label : {m_skills, m_ills, m_turn})
        layout->addWidget(label);
    hide();
}

void PlayerStrip::showFigures(const std::vector<PlayerFigure> &figures)
{
    while (QLayoutItem *old = m_figures->takeAt(0)) {
        old->widget()->hide();
        old->widget()->deleteLater();
        delete old;
    }
    for (const PlayerFigure &figure : figures) {
        auto *label = new TextLabel(TextStyle::Strong, this);
        label->setText(figureWords(figure));
        label->setObjectName(u"figure-"_s + statKey(figure.stat));
        if (figure.change != 0)
            label->setTone(figure.change > 0 ? tone::goInk : tone::harm);
        m_figures->addWidget(label);
    }
}

void PlayerStrip::setCard(const PlayerCard &card, const QStringList &mayDo)
{
    setVisible(!card.name.isEmpty());
    if (card.name.isEmpty())
        return;
    m_name->setText(card.name);
    showFigures(card.figures);
    m_brief = skillWords(card);
    const QString skills = card.skills.isEmpty() ? tr("No skills") : m_brief;
    m_skills->setText(card.role.isEmpty() ? skills : u"%1 · %2"_s.arg(card.role, skills));
    m_ills->setText((card.ills + card.lent).join(u" · "_s));
    QStringList turn = card.now + card.done;
    if (!mayDo.isEmpty())
        turn.append(tr("may: %1").arg(mayDo.join(u", "_s)));
    m_turn->setText(turn.join(u" · "_s));
    showLines();
    update(); // what stands beside his name is painted
    setAccessibleName(playerCardText(card));
    setToolTip(plainToolTip(playerCardText(card))); // all of it, where lines are left out
}

/// What lies on him is in the dugout's list too, then comes what the buttons say; his numbers and
/// skills are why he is shown at all, in one line if need be.
bool PlayerStrip::isShown(const TextLabel *line, int leftOut) const
{
    const int place = line == m_ills ? 1 : line == m_turn ? 2 : 3;
    return !line->text().isEmpty() && place > leftOut;
}

void PlayerStrip::showLines()
{
    for (TextLabel *line : {m_skills, m_ills, m_turn})
        line->setVisible(isShown(line, m_leftOut));
}

int PlayerStrip::heightWithout(int lines, int width) const
{
    if (isHidden())
        return 0;
    const QMargins around = layout()->contentsMargins();
    const int inner = width - around.left() - around.right();
    int height = 2 * padAbove(lines)
        + (m_head->hasHeightForWidth() ? m_head->heightForWidth(inner)
                                       : m_head->sizeHint().height());
    for (const TextLabel *line : {m_skills, m_ills, m_turn})
        height += isShown(line, lines) ? layout()->spacing() + line->heightForWidth(inner) : 0;
    return height;
}

void PlayerStrip::leaveOut(int lines)
{
    if (lines == m_leftOut)
        return;
    m_leftOut = lines;
    QMargins around = layout()->contentsMargins();
    around.setTop(padAbove(lines));
    around.setBottom(padAbove(lines));
    layout()->setContentsMargins(around);
    showLines();
    update();
}

int PlayerStrip::padAbove(int leftOut) const
{
    return gridStep(this, leftOut < mostLeftOut ? 2 : 1);
}

QRect PlayerStrip::areaBesideName() const
{
    const int name = m_name->fontMetrics().horizontalAdvance(m_name->text()) + gridStep(this, 3);
    return m_name->geometry().adjusted(name, 0, 0, 0);
}

QFont PlayerStrip::briefFont() const
{
    return styledFont(font(), TextStyle::Small);
}

/// What he can do is worth more than what he did: a re-roll or a block hangs on it.
QString PlayerStrip::skillsBesideName() const
{
    const int room = areaBesideName().width();
    if (m_leftOut < mostLeftOut || room <= 0)
        return {};
    const QString shown = QFontMetrics(briefFont()).elidedText(m_brief, Qt::ElideRight, room);
    return shown.size() > 1 ? shown : QString(); // a mark that something is missing says nothing
}

void PlayerStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(tone::line), strokeWidth(palette())));
    painter.setBrush(palette().color(tone::soft));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    painter.setFont(briefFont());
    painter.setPen(palette().color(tone::ink));
    painter.drawText(areaBesideName(), Qt::AlignVCenter | Qt::TextSingleLine, skillsBesideName());
}

} // namespace dugout
