// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/scoreboard.h"

#include "core/match/state/sidecolour.h"
#include "core/match/turn/frompaper.h"
#include "core/match/words/concessionwords.h"
#include "core/match/words/matchstanding.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/rulesinforce.h"
#include "core/text/languagescope.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/match/scoreside.h"
#include "ui/match/scoretile.h"
#include "ui/models/plaintooltip.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// As wide as competition and round are beside the half.
constexpr int middleSteps = 52;

/// Without what a small screen has no room for.
QString shortHalfWords(const MatchContext &context, const MatchState &state)
{
    if (state.over) {
        const QString winner = winnerWords(context, state);
        return winner.isEmpty() ? Scoreboard::tr("Final whistle") : winner;
    }
    switch (state.half) {
    case 0:
        return isFromPaper(context) ? Scoreboard::tr("From paper")
                                    : Scoreboard::tr("Before the match");
    case 1:
        return Scoreboard::tr("First half");
    case 2:
        return Scoreboard::tr("Second half");
    default:
        return Scoreboard::tr("Extra time");
    }
}

QString halfWords(const MatchContext &context, const MatchState &state)
{
    const QString brief = shortHalfWords(context, state);
    if (state.over)
        return brief;
    switch (state.half) {
    case 0:
        return brief;
    case 1:
        return state.drive < 1 ? brief : Scoreboard::tr("First half · Drive %1").arg(state.drive);
    case 2:
        return Scoreboard::tr("Second half · Drive %1").arg(state.drive);
    default:
        return Scoreboard::tr("Extra time · Drive %1").arg(state.drive);
    }
}

/// The row of the weather table, or the book's word.
QString weatherWords(const MatchContext &context, const MatchState &state)
{
    const TableRow *row = context.rowById(context.weatherTable(), state.weather.row.text());
    return row ? localized(row->name) : state.weather.text();
}

/// As much of it as takes no more lines than what stands there.
QString fitting(const QString &words, const QLabel &label)
{
    const auto height = [&label](const QString &text) {
        const QRect room(0, 0, label.contentsRect().width(), QWIDGETSIZE_MAX);
        return QFontMetrics(label.font()).boundingRect(room, Qt::TextWordWrap, text).height();
    };
    const int most = height(label.text());
    QString shown = words;
    for (qsizetype left = words.size() - 1; left > 0 && height(shown) > most; --left)
        shown = words.left(left).trimmed() + QChar(0x2026);
    return shown;
}

} // namespace

Scoreboard::Scoreboard(ClockPanel::Now now, QWidget *parent)
    : QWidget(parent)
    , m_home(new ScoreSide(0, this))
    , m_away(new ScoreSide(1, this))
    , m_half(new TextLabel(TextStyle::Small, this))
    , m_tiles{new ScoreTile(0, this), new ScoreTile(1, this)}
    , m_clock(new ClockPanel(std::move(now), this))
    , m_weather(new TextLabel(TextStyle::Strong, this))
    , m_rules(new RulesStrip(this))
{
    setObjectName(u"scoreboard"_s);
    m_half->setObjectName(u"half"_s);
    m_weather->setObjectName(u"weather"_s);
    auto *middle = new QVBoxLayout;
    middle->setContentsMargins(0, gridStep(this, 1), 0, gridStep(this, 1));
    middle->setSpacing(0);
    m_rules->setObjectName(u"rules-in-force"_s);
    m_half->setWordWrap(true); // never what makes the page wide
    for (QLabel *label : {m_half, m_weather})
        label->setAlignment(Qt::AlignCenter);
    middle->addStretch();
    middle->addWidget(m_half);
    middle->addWidget(m_clock);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(gridStep(this, 1));
    foot->addStretch();
    foot->addWidget(m_weather);
    foot->addStretch();
    middle->addLayout(foot);
    middle->addStretch();
    connect(m_home, &ScoreSide::rosterRequested, this, [this] { emit rosterRequested(0); });
    connect(m_away, &ScoreSide::rosterRequested, this, [this] { emit rosterRequested(1); });
    auto *sides = new QHBoxLayout;
    sides->setSpacing(gridStep(this, 3));
    sides->addWidget(m_home, 1);
    sides->addWidget(m_tiles[0]);
    sides->addLayout(middle);
    sides->addWidget(m_tiles[1]);
    sides->addWidget(m_away, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(sides, 1);
    layout->addWidget(m_rules);
}

void Scoreboard::setState(const MatchContext &context, const MatchState &state)
{
    m_over = state.over;
    m_home->setState(context, state);
    m_away->setState(context, state);
    const MatchFixture &fixture = context.setup().fixture;
    QString half = halfWords(context, state);
    if (!state.over && state.half > 0) // a number is never alone in its line
        half.replace(half.lastIndexOf(u' '), 1, QChar::Nbsp);
    m_shortHalfWords = shortHalfWords(context, state);
    m_fixtureWords = fixture.isEmpty() ? QString() : fixtureWords(context.setup());
    // Where the line is too long its end goes: who has won is said first.
    m_halfWords = m_fixtureWords.isEmpty() ? half
        : state.over                       ? u"%1 · %2"_s.arg(half, m_fixtureWords)
                                           : u"%1 · %2"_s.arg(m_fixtureWords, half);
    for (const Seat seat : {0, 1}) {
        ScoreTile *tile = m_tiles[static_cast<size_t>(seat)];
        const Rgb shirt = sideColour(context, seat);
        tile->setScore(state.side(seat).score, QColor(shirt.red, shirt.green, shirt.blue));
        tile->setAccessibleName(
            tr("Score %1 to %2").arg(state.sides[0].score).arg(state.sides[1].score));
    }
    const TableRow *row = context.rowById(context.weatherTable(), state.weather.row.text());
    m_weatherWords = weatherWords(context, state);
    m_weather->setToolTip(row ? plainToolTip(localized(row->summary)) : QString());
    m_clock->setVisible(!isFromPaper(context) && !state.over); // nobody's time is counted
    readRules(context, state);
    showHalf();
    update(); // the edges have the colours of the sides
}

void Scoreboard::readRules(const MatchContext &context, const MatchState &state)
{
    m_inForce.clear();
    for (const RuleInForce &each : rulesInForce(context, state)) {
        const QString whose = teamName(context, each.seat);
        const QString name = whose.isEmpty() ? each.name : u"%1 (%2)"_s.arg(each.name, whose);
        m_inForce.append({name, each.effect});
    }
    showRules();
}

void Scoreboard::showRules()
{
    QList<RulesStrip::Rule> rules = m_inForce;
    // The line of the half has no room for it then; a big match says it with its own rule.
    if (m_compact && !m_fixtureWords.isEmpty() && rules.value(0).name != m_fixtureWords)
        rules.prepend({m_fixtureWords, {}});
    QStringList effects;
    for (const RulesStrip::Rule &each : std::as_const(rules))
        effects.append(each.effect.isEmpty() ? each.name : u"%1: %2"_s.arg(each.name, each.effect));
    m_rules->setRules(rules);
    m_rules->setVisible(!rules.isEmpty());
    m_rules->setToolTip(plainToolTip(effects.join(u'\n')));
    m_rules->setAccessibleName(effects.join(u' '));
}

void Scoreboard::setCompact(bool compact, bool largeScore)
{
    m_compact = compact;
    m_home->setCompact(compact);
    m_away->setCompact(compact);
    m_clock->setCompact(compact);
    m_rules->setCompact(compact);
    for (ScoreTile *tile : m_tiles)
        tile->setCompact(compact && !largeScore);
    showRules();
    showHalf();
}

void Scoreboard::setTiny(bool tiny)
{
    m_home->setTiny(tiny);
    m_away->setTiny(tiny);
    m_clock->setTiny(tiny);
}

void Scoreboard::showHalf()
{
    const bool weather = !m_weatherWords.isEmpty();
    // When the match is over the line may get longer: a second one would push the whole page down.
    const QString half = m_over && isVisible() ? fitting(m_halfWords, *m_half) : m_halfWords;
    m_half->setText(!m_compact    ? half
                        : weather ? u"%1 · %2"_s.arg(m_shortHalfWords, m_weatherWords)
                                  : m_shortHalfWords);
    const bool cut = m_compact || half != m_halfWords;
    m_half->setToolTip(cut ? plainToolTip(m_halfWords) : QString());
    // Its line is there before the weather is: nothing moves when it is rolled.
    m_weather->setText(weather ? m_weatherWords : QString(QChar::Nbsp));
    m_weather->setVisible(!m_compact);
    // Always of one width, lest the score moves when a drive begins.
    m_half->setMinimumWidth(m_compact ? 0 : gridStep(this, middleSteps));
    m_half->setSizePolicy(m_compact ? QSizePolicy::Preferred : QSizePolicy::Ignored,
                          QSizePolicy::Preferred);
}

void Scoreboard::showTimes()
{
    if (m_over) {
        m_home->setSpent(m_spent[0]);
        m_away->setSpent(m_spent[1]);
        return;
    }
    const ChessClock clock = m_clock->chess();
    const qint64 now = m_clock->nowMs();
    m_home->setClock(clock, now);
    m_away->setClock(clock, now);
}

void Scoreboard::setProjectedEnd(qint64 atMs)
{
    const QTime end = QDateTime::fromMSecsSinceEpoch(atMs).time();
    m_clock->setToolTip(
        atMs > 0
            ? tr("match ends about %1").arg(currentLocale().toString(end, QLocale::ShortFormat))
            : QString());
}

void Scoreboard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(tone::card));
    // Down to the line, also beside what is in force.
    painter.fillRect(QRect(0, 0, m_home->edgeWidth(), height()), m_home->colour());
    painter.fillRect(QRect(width() - m_away->edgeWidth(), 0, m_away->edgeWidth(), height()),
                     m_away->colour());
    painter.setPen(QPen(palette().color(tone::line), strokeWidth(palette())));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace dugout
