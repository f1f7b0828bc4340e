// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/resultstrip.h"

#include "ui/common/appearance.h"
#include "ui/common/dieface.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textlabel.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A line-up of dice is read in the log.
constexpr size_t mostDice = 6;
constexpr qreal radius = 8.0;
constexpr int dieSteps = 10;

/// Several things that came of it stand one below the other; many of them are read in the log, but
/// what it came to is never among those.
constexpr qsizetype mostLines = 3;

QString inShort(const QString &line, const QString &came)
{
    QStringList parts = line.split(u"; "_s);
    for (QString &part : parts) // each is a line of its own here
        part = part.first(std::min<qsizetype>(1, part.size())).toUpper() + part.mid(1);
    const qsizetype more = parts.size() - mostLines + 1;
    if (more > 1) {
        parts.resize(mostLines - 1);
        parts.append(came.isEmpty() ? ResultStrip::tr("… and %n more in the log", nullptr,
                                                      static_cast<int>(more))
                                    : came);
    }
    return parts.join(u'\n');
}

/// "Blood Lust: #4, needed 2+, rolled 1: fails. With a 1 he …": what happened, not what it means.
QString firstSentence(const QString &words)
{
    const QString line = words.section(u'\n', 0, 0);
    const qsizetype end = line.indexOf(u". "_s);
    return end < 0 ? line : line.first(end + 1);
}

/// "Fan Factor: 3 + 4. · Fan Factor: 2 → 3": everything that came of it, side by side.
QString sideBySide(const QString &words)
{
    QStringList lines = words.split(u'\n');
    for (QString &line : lines)
        line = firstSentence(line);
    return lines.join(u" · "_s);
}

/// Of a few things the last is what they came to, as a lost turn; many are counts of which none is
/// weightier than what they are counted for.
QString weightiest(const QString &words, qsizetype things)
{
    return firstSentence(things > mostLines ? words : words.section(u'\n', -1));
}

void addDie(QWidget *row, const AnswerShown &answer, size_t die)
{
    auto *face = new DieFace(DieFace::Use::Shown, row);
    const int value = answer.dice[die];
    const auto place = static_cast<size_t>(value - 1);
    if (place < answer.symbols.size())
        face->setSymbol(answer.symbols[place].id, answer.symbols[place].name, value);
    else
        face->setNumber(value, answer.faces[die]);
    face->setSide(dieSteps);
    row->layout()->addWidget(face);
}

} // namespace

ResultStrip::ResultStrip(QWidget *parent)
    : QWidget(parent)
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_dice(nullptr)
    , m_line(new TextLabel(TextStyle::Strong, this))
{
    setObjectName(u"last-result"_s);
    m_line->setWordWrap(true);
    const int pad = gridStep(this, 2);
    m_row->setContentsMargins(pad + gridStep(this, 1), pad, pad, pad);
    m_row->setSpacing(gridStep(this, 3));
    m_row->addWidget(m_line, 1);
    hide();
}

void ResultStrip::setAnswer(const AnswerShown &answer)
{
    delete m_dice;
    m_dice = new QWidget(this);
    auto *row = new QHBoxLayout(m_dice);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep(this, 1));
    const bool drawn = answer.dice.size() <= mostDice && answer.faces.size() == answer.dice.size();
    for (size_t die = 0; drawn && die < answer.dice.size(); ++die)
        addDie(m_dice, answer, die);
    m_row->insertWidget(0, m_dice, 0, Qt::AlignLeft | Qt::AlignVCenter);
    m_hasDice = drawn && !answer.dice.empty();
    m_words = inShort(answer.line, answer.came);
    m_short = answer.came.isEmpty() ? sideBySide(m_words) : answer.came;
    m_least
        = answer.came.isEmpty() ? weightiest(m_words, answer.line.count(u"; "_s) + 1) : answer.came;
    m_length = ResultLength::Full;
    say(m_words, m_hasDice);
}

void ResultStrip::say(const QString &words, bool dice)
{
    if (m_dice)
        m_dice->setVisible(dice);
    m_line->setText(words);
    turn();
}

void ResultStrip::setLength(ResultLength length)
{
    if (length == m_length)
        return;
    m_length = length;
    say(wordsAt(length, width()), m_hasDice && length == ResultLength::Full);
}

int ResultStrip::innerWidth(int width) const
{
    const QMargins margins = m_row->contentsMargins();
    return width - margins.left() - margins.right();
}

QString ResultStrip::wordsAt(ResultLength length, int width) const
{
    switch (length) {
    case ResultLength::Short:
        return m_short;
    case ResultLength::Least:
        return m_least;
    case ResultLength::Line: // who it was, and what came of it
        return QFontMetrics(m_line->font()).elidedText(m_least, Qt::ElideMiddle, innerWidth(width));
    case ResultLength::Full:
        break;
    }
    return m_words;
}

int ResultStrip::lineHeight(const QString &words, int width) const
{
    const QRect room(0, 0, std::max(1, width), QWIDGETSIZE_MAX);
    return QFontMetrics(m_line->font()).boundingRect(room, Qt::TextWordWrap, words).height();
}

ResultStrip::Heights ResultStrip::heightsFor(int width) const
{
    const QMargins margins = m_row->contentsMargins();
    const int inner = innerWidth(width);
    const int around = margins.top() + margins.bottom();
    const QSize dice = m_hasDice ? m_dice->sizeHint() : QSize(0, 0);
    const int gap = m_hasDice ? m_row->spacing() : 0;
    return {around + std::max(dice.height(), lineHeight(m_words, inner - dice.width() - gap)),
            around + dice.height() + gap + lineHeight(m_words, inner)};
}

int ResultStrip::heightAt(ResultLength length, int width) const
{
    if (length == ResultLength::Full) {
        const Heights heights = heightsFor(width);
        return std::min(heights.beside, heights.below);
    }
    const QMargins margins = m_row->contentsMargins();
    return margins.top() + margins.bottom() + lineHeight(wordsAt(length, width), innerWidth(width));
}

int ResultStrip::usualHeight() const
{
    const QMargins margins = m_row->contentsMargins();
    return margins.top() + margins.bottom()
        + std::max(gridStep(this, dieSteps), 2 * QFontMetrics(m_line->font()).lineSpacing());
}

/// In a narrow card words beside four dice would be a column of single words: they go below where
/// that is no higher.
void ResultStrip::turn()
{
    const Heights heights = heightsFor(width());
    const bool below
        = m_hasDice && m_length == ResultLength::Full && heights.below <= heights.beside;
    m_row->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

int ResultStrip::heightForWidth(int width) const
{
    return heightAt(m_length, width);
}

void ResultStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_length == ResultLength::Line)
        m_line->setText(wordsAt(m_length, width()));
    turn();
}

bool ResultStrip::isEmpty() const
{
    return m_words.isEmpty();
}

void ResultStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(tone::soft));
    painter.drawRoundedRect(QRectF(rect()), radius, radius);
}

} // namespace dugout
