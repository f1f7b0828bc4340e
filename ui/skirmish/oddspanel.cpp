// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/oddspanel.h"

#include "core/skirmish/oddswords.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/skirmish/oddsbar.h"

#include <QEvent>
#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const PoolOdds *chancesOf(const AttackForecast &forecast)
{
    if (!forecast.odds)
        return nullptr;
    return forecast.trapped ? &forecast.odds->trapped : &forecast.odds->free;
}

} // namespace

OddsPanel::OddsPanel(QWidget *parent)
    : Panel(parent)
    , m_large(new QWidget(this))
    , m_note(new TextLabel(TextStyle::Small, this))
    , m_bar(new OddsBar(this))
    , m_lines(new QWidget(this))
    , m_grid(new QGridLayout(m_lines))
{
    setObjectName(u"odds-panel"_s);
    auto *row = new QHBoxLayout(m_large);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep(this, 5));
    for (int i = 0; i < 3; ++i) {
        auto *column = new QVBoxLayout;
        m_figures.append(new TextLabel(i == 0 ? TextStyle::Title : TextStyle::Heading, m_large));
        m_names.append(new TextLabel(TextStyle::Small, m_large));
        m_names.last()->setTone(tone::greyInk);
        column->addStretch();
        column->addWidget(m_figures.last());
        column->addWidget(m_names.last());
        row->addLayout(column);
    }
    m_figures.first()->setTone(tone::goInk);
    row->addWidget(m_bar, 1);
    m_note->setWordWrap(true);
    m_note->setTone(tone::greyInk);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(gridStep(this, 3));
    m_grid->setVerticalSpacing(gridStep(this, 1));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_note);
    layout->addWidget(m_large);
    layout->addWidget(m_lines);
    fill();
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
    fill();
}

void OddsPanel::addLine(const Line &line, int row)
{
    const PoolOdds *odds = chancesOf(line.forecast);
    const QStringList chances = odds ? oddsWords(*odds) : QStringList();
    auto *words = new TextLabel(m_compact ? TextStyle::Small : TextStyle::Body, m_lines);
    words->setWordWrap(true);
    words->setText(line.words);
    auto *figures = new TextLabel(TextStyle::Small, m_lines);
    const QString all = odds
        ? tr("hits %1 · drives back %2 · fails %3").arg(chances.at(0), chances.at(1), chances.at(2))
        : tr("some values are open");
    figures->setWordWrap(!m_compact);
    figures->setText(m_compact && odds ? chances.at(0) : all);
    figures->setToolTip(all);
    m_grid->setColumnStretch(0, m_compact ? 1 : 0);
    m_grid->addWidget(words, row, 0);
    m_grid->addWidget(figures, row, 1);
    words->show();
    figures->show();
}

void OddsPanel::fill()
{
    const PoolOdds *odds = m_current ? chancesOf(m_current->forecast) : nullptr;
    m_large->setVisible(odds);
    if (odds) {
        const QStringList chances = oddsWords(*odds);
        const QStringList words{tr("hits"), tr("drives back only"), tr("fails")};
        for (int i = 0; i < 3; ++i) {
            m_figures.at(i)->setText(chances.at(i));
            m_names.at(i)->setText(words.at(i));
        }
        m_bar->setChances(odds->success.toDouble(), odds->driveBack.toDouble());
    }
    QString note = m_current ? m_current->words : tr("What this fighter could strike");
    if (m_current && m_current->forecast.trapped)
        note += u" · "_s + tr("the target is trapped");
    m_note->setText(note);
    qDeleteAll(m_lines->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    for (size_t i = 0; i < m_others.size(); ++i)
        addLine(m_others[i], static_cast<int>(i));
    m_lines->setVisible(!m_others.empty());
    setVisible(odds || !m_others.empty());
}

void OddsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    Panel::changeEvent(event);
}

} // namespace dugout
