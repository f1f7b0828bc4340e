// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/fighterrow.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/skirmish/pips.h"

#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Wraps between the values, never inside one.
QString unbroken(const QString &values)
{
    QStringList parts = values.split(u" · "_s);
    for (QString &part : parts)
        part.replace(u' ', QChar::Nbsp);
    return parts.join(u" · "_s);
}

} // namespace

FighterRow::FighterRow(QWidget *parent)
    : QWidget(parent)
    , m_name(new TextLabel(TextStyle::Strong, this))
    , m_state(new TextLabel(TextStyle::Small, this))
    , m_wounds(new Pips(Pips::Shape::Heart, this))
    , m_values(new TextLabel(TextStyle::Small, this))
    , m_upgrades(new TextLabel(TextStyle::Small, this))
{
    setFocusPolicy(Qt::StrongFocus);
    for (TextLabel *label : {m_name, m_state, m_values, m_upgrades}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    for (TextLabel *label : {m_values, m_upgrades})
        label->setTone(tone::greyInk);
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 2);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 1));
    for (QWidget *part : QList<QWidget *>{m_name, m_state, m_wounds, m_values, m_upgrades})
        layout->addWidget(part);
}

void FighterRow::show(const FighterSeen &fighter, bool acting)
{
    m_fighter = fighter;
    m_acting = acting;
    setObjectName(u"fighter-"_s + fighter.ref.toString());
    fill();
}

void FighterRow::fill()
{
    QStringList words;
    if (m_fighter.out)
        words.append(tr("out of action"));
    if (m_fighter.inspired && !m_fighter.out)
        words.append(tr("inspired"));
    if (!m_fighter.out)
        words += m_fighter.tokens;
    const QString wounds = m_fighter.wounds
        ? tr("%1 of %2 wounds").arg(m_fighter.damage).arg(*m_fighter.wounds)
        : tr("%n wound(s)", nullptr, m_fighter.damage);
    // The mark on his disc, where it is more than his initial.
    m_name->setText(m_fighter.mark.size() > 1 ? u"%1 · %2"_s.arg(m_fighter.mark, m_fighter.name)
                                              : m_fighter.name);
    m_name->setTone(m_fighter.out ? tone::greyInk : tone::ink);
    m_state->setText(words.join(u", "_s));
    m_state->setTone(m_fighter.out ? tone::harm : tone::look);
    m_state->setVisible(!words.isEmpty());
    m_wounds->setCount(m_fighter.damage, m_fighter.wounds.value_or(0), wounds);
    m_wounds->setVisible(!m_fighter.out && (m_fighter.wounds || m_fighter.damage > 0));
    m_values->setText(unbroken(m_fighter.values));
    m_values->setVisible(!m_fighter.out && !m_fighter.values.isEmpty());
    m_upgrades->setText(tr("Upgrades: %1").arg(m_fighter.upgrades.join(u", "_s)));
    m_upgrades->setVisible(!m_fighter.upgrades.isEmpty());
    setAccessibleName(QStringList{m_fighter.name, wounds, words.join(u", "_s)}.join(u", "_s));
    update();
}

void FighterRow::mousePressEvent(QMouseEvent *)
{
    emit pointed(m_fighter.ref);
}

void FighterRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
        || event->key() == Qt::Key_Space)
        emit pointed(m_fighter.ref);
    else
        QWidget::keyPressEvent(event);
}

void FighterRow::focusInEvent(QFocusEvent *)
{
    update();
}

void FighterRow::focusOutEvent(QFocusEvent *)
{
    update();
}

void FighterRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_fighter.ref.isValid())
        fill();
    QWidget::changeEvent(event);
}

void FighterRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_acting)
        painter.fillRect(rect(), palette().color(tone::soft));
    painter.setPen(QPen(palette().color(tone::line), strokeWidth(palette())));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
    if (!hasFocus())
        return;
    painter.setPen(QPen(palette().color(tone::ink), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

} // namespace dugout
