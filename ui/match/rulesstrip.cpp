// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/rulesstrip.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype mostRuleLines = 3; // more would take the room of what is asked
constexpr int stripEdgeSteps = 4;

QString stripWords(const RulesStrip::Rule &rule)
{
    return rule.effect.isEmpty() ? rule.name : u"%1: %2"_s.arg(rule.name, rule.effect);
}

/// All of them beside each other; each is cut to its share where they do not fit as they are.
QString besideEachOther(const QList<RulesStrip::Rule> &rules, const QFontMetrics &metrics,
                        int width)
{
    const QString between = u" · "_s;
    QStringList whole;
    for (const RulesStrip::Rule &rule : rules)
        whole.append(stripWords(rule));
    if (metrics.horizontalAdvance(whole.join(between)) <= width)
        return whole.join(between);
    const int gaps = metrics.horizontalAdvance(between) * static_cast<int>(whole.size() - 1);
    const int share = (width - gaps) / static_cast<int>(whole.size());
    for (QString &each : whole)
        each = metrics.elidedText(each, Qt::ElideRight, share);
    return whole.join(between);
}

} // namespace

RulesStrip::RulesStrip(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void RulesStrip::setRules(const QList<Rule> &rules)
{
    if (rules == m_rules)
        return;
    m_rules = rules;
    updateGeometry();
    update();
}

void RulesStrip::setCompact(bool compact)
{
    m_compact = compact;
    updateGeometry();
    update();
}

QList<QList<RulesStrip::Rule>> RulesStrip::rows() const
{
    QList<QList<Rule>> rows;
    for (const Rule &rule : m_rules) {
        if (rows.size() < (m_compact ? 1 : mostRuleLines))
            rows.append(QList<Rule>());
        rows.last().append(rule);
    }
    return rows;
}

QStringList RulesStrip::lines() const
{
    const QFontMetrics metrics(words());
    QStringList lines;
    for (const QList<Rule> &row : rows())
        lines.append(besideEachOther(row, metrics, room()));
    return lines;
}

int RulesStrip::room() const
{
    return std::max(0, width() - 2 * gridStep(this, stripEdgeSteps));
}

QFont RulesStrip::words() const
{
    return styledFont(font(), TextStyle::Small);
}

QSize RulesStrip::sizeHint() const
{
    const int height = static_cast<int>(rows().size()) * QFontMetrics(words()).lineSpacing();
    return {0, height == 0 ? 0 : height + gridStep(this, 1)};
}

QSize RulesStrip::minimumSizeHint() const
{
    return sizeHint();
}

void RulesStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(words());
    painter.setPen(palette().color(tone::greyInk));
    const int high = QFontMetrics(words()).lineSpacing();
    QRect line(gridStep(this, stripEdgeSteps), 0, room(), high);
    for (const QString &each : lines()) {
        painter.drawText(line, Qt::AlignCenter | Qt::TextSingleLine, each);
        line.translate(0, high);
    }
}

void RulesStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
}

} // namespace dugout
