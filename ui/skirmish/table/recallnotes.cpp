// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/recallnotes.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr size_t fewLines = 3;
} // namespace

RecallNotes::RecallNotes(QWidget *parent)
    : Panel(parent)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"recall-notes"_s);
    setLeftEdge(tone::goInk);
    setTight(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(gridStep(this, 1));
    hide();
}

void RecallNotes::show(const std::vector<RecallLine> &lines, const QString &standing)
{
    if (lines == m_lines && standing == m_standing)
        return;
    m_lines = lines;
    m_standing = standing;
    fill();
    setVisible(!m_lines.empty() || !m_standing.isEmpty());
}

void RecallNotes::setCompact(bool compact)
{
    if (compact != std::exchange(m_compact, compact))
        fill();
}

void RecallNotes::fill()
{
    qDeleteAll(findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    if (!m_standing.isEmpty())
        addWords(m_standing);
    std::vector<RecallLine> left = m_lines;
    while (!left.empty()) {
        const auto same = std::stable_partition(
            left.begin(), left.end(), [condition = left.front().condition](const RecallLine &line) {
                return line.condition == condition;
            });
        addCondition({left.begin(), same});
        left.erase(left.begin(), same);
    }
}

void RecallNotes::addWords(const QString &words)
{
    auto *label = new TextLabel(TextStyle::Small, this);
    label->setWordWrap(true);
    label->setText(words);
    m_column->addWidget(label);
    label->show();
}

QWidget *RecallNotes::buttonFor(const RecallLine &line, const QString &word, QWidget *parent)
{
    auto *button = new ActionButton(parent);
    button->setObjectName(u"inspire-"_s + line.fighter.toString());
    button->setCompact(true);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves Enter to what is asked
    button->setText(word);
    button->setAccessibleName(tr("Inspire %1").arg(line.name));
    connect(
        button, &QAbstractButton::clicked, this,
        [this, fighter = line.fighter] { emit inspired(fighter); }, Qt::QueuedConnection);
    return button;
}

void RecallNotes::addCondition(const std::vector<RecallLine> &same)
{
    const RecallLine &first = same.front();
    if (m_compact && m_lines.size() > fewLines) {
        QStringList names;
        for (const RecallLine &line : same)
            names.append(line.name);
        return addWords(
            tr("Inspired when: %1").arg(u"%1 (%2)"_s.arg(first.condition, names.join(u", "_s))));
    }
    if (same.size() > 1)
        addWords(tr("Inspired when: %1").arg(first.condition));
    auto *row = new QWidget(this);
    if (same.size() > 1) {
        auto *names = new FlowLayout(row);
        names->setGapSteps(1);
        names->setLineSteps(1);
        for (const RecallLine &line : same)
            names->addWidget(buttonFor(line, tr("Inspire %1").arg(line.name), row));
    } else {
        auto *cells = new QHBoxLayout(row);
        cells->setContentsMargins(0, 0, 0, 0);
        auto *words = new TextLabel(TextStyle::Small, row);
        words->setWordWrap(true);
        words->setText(tr("%1 is inspired when: %2").arg(first.name, first.condition));
        cells->addWidget(words, 1);
        cells->addWidget(buttonFor(first, tr("Inspire"), row), 0, Qt::AlignTop);
    }
    m_column->addWidget(row);
    row->show();
}

void RecallNotes::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    Panel::changeEvent(event);
}

} // namespace dugout
