// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/oddspanel.h"

#include "core/skirmish/combat/oddswords.h"
#include "core/skirmish/state/skirmishcards.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/command.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textlabel.h"
#include "ui/models/plaintooltip.h"
#include "ui/skirmish/table/oddsbar.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// So many dice or supports more or less can be thought of.
constexpr int mostWhatIf = 4;

const PoolOdds *chancesOf(const AttackForecast &forecast)
{
    if (!forecast.odds)
        return nullptr;
    return forecast.trapped ? &forecast.odds->trapped : &forecast.odds->free;
}

} // namespace

OddsPanel::OddsPanel(QWidget *parent)
    : Panel(parent)
    , m_question(new QWidget(this))
    , m_questionWords(new TextLabel(TextStyle::Small, m_question))
    , m_large(new QWidget(this))
    , m_beside(new QBoxLayout(QBoxLayout::LeftToRight, m_large))
    , m_note(new TextLabel(TextStyle::Small, this))
    , m_bar(new OddsBar(this))
    , m_lines(new QWidget(this))
    , m_grid(new QGridLayout(m_lines))
{
    setObjectName(u"odds-panel"_s);
    auto *row = new QHBoxLayout;
    row->setSpacing(gridStep(this, 5));
    m_beside->setContentsMargins(0, 0, 0, 0);
    m_beside->setSpacing(gridStep(this, 5));
    m_beside->addLayout(row);
    m_beside->addWidget(m_bar, 1);
    for (int i = 0; i < 3; ++i) {
        auto *column = new QVBoxLayout;
        column->setSpacing(0);
        m_figures.append(new TextLabel(i == 0 ? TextStyle::Title : TextStyle::Heading, m_large));
        m_names.append(new TextLabel(TextStyle::Small, m_large));
        m_names.last()->setTone(tone::greyInk);
        column->addStretch();
        column->addWidget(m_figures.last());
        column->addWidget(m_names.last());
        row->addLayout(column);
    }
    m_figures.first()->setTone(tone::goInk);
    m_note->setWordWrap(true);
    m_note->setTone(tone::greyInk);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(gridStep(this, 3));
    m_grid->setVerticalSpacing(gridStep(this, 1));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_note);
    layout->addWidget(m_large);
    makeWhatIf();
    // Above the lines: however many there are, it is seen without scrolling and stays in place.
    layout->addWidget(m_question);
    layout->addWidget(m_lines);
    fill();
}

void OddsPanel::makeWhatIf()
{
    auto *row = new FlowLayout(m_question);
    row->setGapSteps(2);
    row->setLineSteps(1);
    m_questionWords->setTone(tone::greyInk);
    row->addWidget(m_questionWords);
    m_guard = addWhatIf(u"guard"_s, m_question, [this] { m_whatIf.guard = !m_whatIf.guard; });
    m_guard->setCheckable(true);
    row->addWidget(m_guard);
    for (const auto &[what, name] :
         {std::pair(&WhatIf::support, u"support"_s), std::pair(&WhatIf::dice, u"dice"_s),
          std::pair(&WhatIf::defence, u"defence"_s)})
        row->addWidget(addStepper(what, name));
    m_asItIs = addWhatIf(u"nothing"_s, m_question, [this] { m_whatIf = {}; });
    row->addWidget(m_asItIs);
}

template<typename Act>
ActionButton *OddsPanel::addWhatIf(const QString &name, QWidget *parent, const Act &act)
{
    auto *button = new ActionButton(parent);
    button->setObjectName(u"what-if-"_s + name);
    button->setCompact(true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QAbstractButton::clicked, this, [this, act] {
        act();
        fillWhatIf();
        emit whatIfChanged();
    });
    return button;
}

/// The number stands behind both buttons: it comes and goes, and they stay under the finger.
QWidget *OddsPanel::addStepper(int WhatIf::*what, const QString &name)
{
    auto *whole = new QWidget(m_question);
    auto *row = new QHBoxLayout(whole);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep(this, 1));
    Stepper one{what, addWhatIf(name + u"-less"_s, whole, [this, what] { change(what, -1); }),
                addWhatIf(name + u"-more"_s, whole, [this, what] { change(what, 1); }),
                new TextLabel(TextStyle::Small, whole)};
    row->addWidget(one.less);
    row->addWidget(one.more);
    row->addWidget(one.words);
    m_steppers.append(one);
    return whole;
}

void OddsPanel::change(int WhatIf::*what, int by)
{
    m_whatIf.*what = std::clamp(m_whatIf.*what + by, -mostWhatIf, mostWhatIf);
}

void OddsPanel::fillWhatIf()
{
    // Short, so that two lines do: the panel has little height.
    const QStringList words{tr("Support"), tr("Attack"), tr("Defence")};
    const QStringList spoken{words.at(0), tr("Attack dice"), tr("Defence dice")};
    m_questionWords->setText(tr("What if?"));
    m_guard->setCommand("odds-guard");
    m_questionWords->setMinimumHeight(m_guard->sizeHint().height()); // in the middle of its line
    m_guard->setChecked(m_whatIf.guard);
    m_asItIs->setPictureCommand("odds-as-it-is");
    m_asItIs->setEnabled(m_whatIf != WhatIf{});
    for (qsizetype i = 0; i < m_steppers.size(); ++i) {
        const Stepper &one = m_steppers.at(i);
        const int now = m_whatIf.*one.what;
        one.words->setText(
            now == 0 ? words.at(i)
                     : u"%1 %2%3"_s.arg(words.at(i), now > 0 ? u"+"_s : u"−"_s).arg(std::abs(now)));
        one.less->setEnabled(now > -mostWhatIf);
        one.more->setEnabled(now < mostWhatIf);
        for (const auto &[button, by] :
             {std::pair(one.less, u"−"_s), std::pair(one.more, u"+"_s)}) {
            const QString said = u"%1 %2"_s.arg(spoken.at(i), by + u'1');
            button->setText(by);
            button->setAccessibleName(said);
            button->setToolTip(plainToolTip(said));
        }
    }
}

void OddsPanel::show(const std::optional<Line> &current, const std::vector<Line> &others)
{
    m_current = current;
    m_others = others;
    fill();
}

void OddsPanel::setCompact(bool compact)
{
    m_compact = compact;
    setTight(compact);
    m_beside->setDirection(compact ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_beside->setSpacing(gridStep(this, compact ? 1 : 5));
    fill();
}

void OddsPanel::setFolded(bool folded)
{
    if (folded == std::exchange(m_folded, folded))
        return;
    if (!m_unfold) {
        m_unfold = new ActionButton(m_lines);
        m_unfold->setObjectName(u"what-if"_s);
        m_unfold->setCheckable(true);
        m_unfold->setCompact(true);
        m_unfold->setFocusPolicy(Qt::TabFocus);
        connect(m_unfold, &QAbstractButton::clicked, this, &OddsPanel::fill);
    }
    fill();
}

/// The attack under way is all there is to decide: then it has the room.
bool OddsPanel::isFolded() const
{
    return m_folded && !m_current;
}

bool OddsPanel::isBrief() const
{
    return isFolded() && !m_unfold->isChecked() && m_whatIf == WhatIf{};
}

void OddsPanel::fold()
{
    if (m_unfold) {
        m_grid->removeWidget(m_unfold);
        if (isFolded())
            m_grid->addWidget(m_unfold, 0, 0, Qt::AlignLeft);
        const size_t more = isBrief() && !m_others.empty() ? m_others.size() - 1 : 0;
        const QString unfold = commandWords("what-if");
        m_unfold->setText(more > 0 ? u"%1 +%2"_s.arg(unfold).arg(more) : unfold);
        m_unfold->setVisible(isFolded());
    }
    m_questionWords->setVisible(!isFolded());
    // What is thought of is never out of sight.
    m_question->setVisible(!isBrief());
}

void OddsPanel::addCell(const QString &words, int row, int column, QPalette::ColorRole tone)
{
    auto *cell = new TextLabel(TextStyle::Small, m_lines);
    const bool wraps = m_grid->columnStretch(column) > 0;
    cell->setWordWrap(wraps);
    cell->setTone(tone);
    cell->setText(words);
    m_grid->addWidget(cell, row, column,
                      wraps ? Qt::Alignment() : Qt::AlignRight | Qt::AlignVCenter);
    cell->show();
}

/// Only how likely a hit is, where there is little room.
void OddsPanel::addLine(const Line &line, int row)
{
    addCell(line.words, row, 0, tone::ink);
    const PoolOdds *odds = chancesOf(line.forecast);
    const QStringList chances = odds ? oddsWords(*odds) : QStringList{tr("some values are open")};
    for (int i = 0; i < (m_compact ? 1 : chances.size()); ++i)
        addCell(chances.at(i), row, i + 1, tone::ink);
}

void OddsPanel::fillLines()
{
    const auto cells = m_lines->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (QWidget *cell : cells) {
        if (cell != m_unfold)
            delete cell;
    }
    m_lines->setVisible(!m_others.empty());
    if (m_others.empty())
        return;
    m_grid->setColumnStretch(0, isBrief() ? 0 : 1);
    m_grid->setColumnStretch(1, isBrief() ? 1 : 0);
    if (isBrief())
        return fillBriefly();
    // One line also in German: there is little height.
    if (!isFolded())
        addCell(m_current ? tr("Other attacks") : tr("Possible attacks"), 0, 0, tone::greyInk);
    const QStringList heads = chanceNames();
    for (int i = 0; i < (m_compact ? 1 : heads.size()); ++i)
        addCell(heads.at(i), 0, i + 1, tone::greyInk);
    for (size_t i = 0; i < m_others.size(); ++i)
        addLine(m_others[i], static_cast<int>(i) + 1);
}

/// In one line with the button.
void OddsPanel::fillBriefly()
{
    const auto chance = [](const Line &line) {
        const PoolOdds *odds = chancesOf(line.forecast);
        return odds ? odds->success.toDouble() : 0.0;
    };
    const Line &best = *std::max_element(
        m_others.begin(), m_others.end(),
        [&chance](const Line &a, const Line &b) { return chance(a) < chance(b); });
    const PoolOdds *odds = chancesOf(best.forecast);
    addCell(best.words, 0, 1, tone::ink);
    addCell(odds ? chanceNames().at(0) + u' ' + oddsWords(*odds).at(0) : tr("some values are open"),
            0, 2, tone::ink);
}

QStringList OddsPanel::chanceNames()
{
    return {tr("hits"), tr("drives back only"), tr("fails")};
}

void OddsPanel::fill()
{
    const PoolOdds *odds = m_current ? chancesOf(m_current->forecast) : nullptr;
    m_large->setVisible(odds);
    if (odds) {
        const QStringList chances = oddsWords(*odds);
        const QStringList words = chanceNames();
        for (int i = 0; i < 3; ++i) {
            m_figures.at(i)->setText(chances.at(i));
            m_names.at(i)->setText(words.at(i));
        }
        m_bar->setChances(odds->success.toDouble(), odds->driveBack.toDouble());
    }
    QString note = m_current ? m_current->words : QString();
    if (m_current && m_current->forecast.trapped)
        note += u" · "_s + tr("the target is trapped");
    if (odds) {
        const AttackForecast &forecast = m_current->forecast;
        const QString worth = worthWords(worthOf(*odds, forecast.damage, forecast.life));
        note += worth.isEmpty() ? worth : u" · "_s + worth;
    }
    m_note->setText(note);
    m_note->setVisible(odds);
    fillLines();
    fillWhatIf();
    fold();
    setVisible(odds || !m_others.empty());
}

void OddsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    Panel::changeEvent(event);
}

} // namespace dugout
